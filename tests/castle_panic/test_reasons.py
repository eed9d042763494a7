"""Why a hint is a hint in Castle Panic: every claim is counted again, and every reason comes up."""

import re
from collections import Counter

import pytest

import samobranka
from castle_panic.claims import CLAIMS, Moment
from playing import place, seated
from samobranka import words
from samobranka.bots.chair import Chair
from samobranka.bots.reasons import why
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Message
from samobranka.core.table import Table
from samobranka.games.castle_panic import GAME
from samobranka.games.castle_panic.state import State
from test_words import messages

# Tables where bots mostly play, so that games last, and somebody now and then does anything at all; mode by mode.
TABLES: dict[str, list[tuple[list[str], dict[str, object]]]] = {
    "standard": [
        (["greedy", "easy"], {}),
        (["easy", "random", "greedy"], {"home_is_castle": True, "tar_blocks_hits": True, "all_for_one": True}),
    ],
    "coop": [(["greedy", "random"], {"under_construction": True}), (["easy", "random", "greedy"], {"heroic_powers": True})],
    "solo": [(["easy"], {"heroic_powers": True, "under_construction": True}), (["greedy"], {})],
    "overlord": [
        (["easy", "easy", "easy"], {"wall_breaker_held_in_phase6": True}),
        (["greedy", "greedy", "random"], {"draw_tokens_add_plays": True, "home_is_castle": True}),
        (["greedy", "easy", "easy"], {"goblin_king_extends_overlord_play": False}),
    ],
}
GAMES = 6
# What cannot be said in a mode: nobody plays tokens there, claims towers, or has anybody to trade with.
COMMANDS = {
    "summon", "summon-open", "monster", "boss-mage", "boss-warlord", "boss-by-die", "boss-healer", "boulder", "move", "turn",
    "plague", "discard-one", "more", "pass-command", "missing-overlord",
}  # fmt: skip
CLAIMED = {"claim", "claim-weakest"}
TRADES = {
    "get-hits", "get-wall", "lend-hits", "lend-wall", "spare", "stay-hits", "stay-wall", "useless", "pass-covered",
    "pass-refused",
}  # fmt: skip
NEVER = {"standard": COMMANDS, "coop": COMMANDS | CLAIMED, "solo": COMMANDS | CLAIMED | TRADES, "overlord": {"missing"}}


# What games seldom bring about, as a choice in a position.
MET = ("turn 1 move", "missing", "troll swordsman 5", "orc swordsman 5", "goblin swordsman 5")
WITHIN = ("hand 1: barbarian, red archer", "orc castle 1", "goblin forest 3")
SELDOM: list[tuple[str, ...]] = [
    ("plays scavenge for barbarian", "hand 1: scavenge", "discard: barbarian", "orc archer 1", "goblin forest 2"),
    ("plays scavenge for mortar", "hand 1: scavenge, brick", "discard: mortar", "walls 1 2 3", "goblin forest 2"),
    ("plays barbarian on orc castle 1", *WITHIN, "towers 2 3"),
    ("plays barbarian on orc castle 1", *WITHIN, "towers 3 4"),
    ("plays barbarian on orc archer 1", "hand 1: barbarian", "orc archer 1 tar"),
    *((f"hurts {who} swordsman 5", *MET) for who in ("troll", "orc", "goblin")),
]


def some_of(decision: Decision, chance: Chance) -> list[Action]:
    """All of a few choices; of many, one of each kind and a handful."""
    if len(decision.choices) < 10:
        return decision.choices
    kinds = {action[0]: action for action in decision.choices}
    return [*kinds.values(), *(decision.sample(chance) for _ in range(5))]


def id_of(reason: Message) -> str:
    return reason.id.removeprefix("castle_panic-why-")


def claims_at(table: Table, chance: Chance, refused: bool) -> list[tuple[Moment, Message]]:
    """Everything that is claimed about choices of the open question; a threat is a claim of its own."""
    decision = table.decisions[0]
    return [found for action in some_of(decision, chance) for found in claims_of(table.state, decision, action, refused)]


def claims_of(state: State, decision: Decision, action: Action, refused: bool) -> list[tuple[Moment, Message]]:
    reason = why(Chair(GAME, decision.seat, state), action, Chance(1))
    if reason is None:
        return []
    say(reason)
    parts = [reason, *(fact for fact in reason.facts.values() if isinstance(fact, Message) and "-why-" in fact.id)]
    return [(Moment(state, decision, action, part, refused), part) for part in parts]


def say(reason: Message) -> None:
    for language in words.LANGUAGES:
        sentence = words.say(reason, language)
        assert "castle_panic-" not in sentence, reason
        assert "{" not in sentence, sentence
        assert re.match(r"[\dA-ZА-ЯÀ-Ý].*\.$", sentence, re.S), sentence


@pytest.mark.parametrize("mode", TABLES)
def test_every_claim_is_true_and_every_reason_comes_up(mode: str) -> None:
    made: Counter[str] = Counter()
    for seats, options in TABLES[mode]:
        for seed in range(GAMES):
            table = samobranka.new("castle_panic", len(seats), {"mode": mode, **options}, seed=seed)
            players, chance, refused = seated(seats, seed), Chance(seed), False
            while table.decisions:
                before = table.state.key()
                for moment, reason in claims_at(table, chance, refused):
                    made[id_of(reason)] += 1
                    assert CLAIMS[id_of(reason)](moment), (seats, seed, len(table.made), moment.words, reason)
                assert table.state.key() == before
                decision = table.decisions[0]
                action = players[decision.seat].choose(Chair(table.game, decision.seat, table.state), decision)
                kinds = [event.kind for event in table.act(decision.seat, action)]
                refused = "turn" not in kinds and (refused or "refused" in kinds)
    players_there = len(TABLES[mode][-1][0])
    complete = GAME.info.complete(players_there, {"mode": mode})
    for choice, *given in SELDOM:
        state = GAME.notation.position(complete, players_there, given, Chance(1), None)
        (decision,) = GAME.decisions(state)
        for moment, reason in claims_of(state, decision, GAME.notation.action(state, 0, choice), False):
            made[id_of(reason)] += 1
            assert CLAIMS[id_of(reason)](moment), (choice, reason)
    assert CLAIMS.keys() - made.keys() == NEVER[mode]


def test_every_reason_is_checked() -> None:
    told = {id for id in messages(place("castle_panic", "words") / "en.ftl") if id.startswith("castle_panic-why-")}
    assert {f"castle_panic-why-{id}" for id in CLAIMS} == told


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_claim_about_numbers_can_be_said_with_any(language: str) -> None:
    for id, facts in messages(place("castle_panic", "words") / "en.ftl").items():
        if id.startswith("castle_panic-why-"):
            for number in (0, 1, 2, 5, 6):
                sentence = words.say(Message(id, **dict.fromkeys(facts, number)), language)
                assert "{" not in sentence, sentence
