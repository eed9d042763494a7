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
from test_words import messages

# Tables where bots mostly play, so that games last, and somebody now and then does anything at all.
TABLES: list[tuple[list[str], dict[str, object]]] = [
    (["greedy", "easy"], {}),
    (["easy"], {"mode": "solo", "heroic_powers": True, "under_construction": True}),
    (["easy", "random", "greedy"], {"home_is_castle": True, "tar_blocks_hits": True, "all_for_one": True}),
    (["easy", "easy", "easy"], {"mode": "overlord", "wall_breaker_held_in_phase6": True}),
    (["greedy", "greedy", "random"], {"mode": "overlord", "draw_tokens_add_plays": True}),
    (["greedy", "easy", "easy"], {"mode": "overlord", "goblin_king_extends_overlord_play": False}),
]
GAMES = 6


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
    found: list[tuple[Moment, Message]] = []
    decision = table.decisions[0]
    chair = Chair(table.game, decision.seat, table.state)
    for action in some_of(decision, chance):
        reason = why(chair, action, Chance(1))
        if reason is not None:
            parts = [reason, *(fact for fact in reason.facts.values() if isinstance(fact, Message) and "-why-" in fact.id)]
            found += [(Moment(table.state, decision, action, part, refused), part) for part in parts]
            say(reason)
    return found


def say(reason: Message) -> None:
    for language in words.LANGUAGES:
        sentence = words.say(reason, language)
        assert "castle_panic-" not in sentence, reason
        assert "{" not in sentence, sentence
        assert re.match(r"[\dA-ZА-ЯÀ-Ý].*\.$", sentence, re.S), sentence


def test_every_claim_is_true_and_every_reason_comes_up() -> None:
    made: Counter[str] = Counter()
    for seats, options in TABLES:
        for seed in range(GAMES):
            table = samobranka.new("castle_panic", len(seats), options, seed=seed)
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
    told = {id for id in messages(place("castle_panic", "words") / "en.ftl") if id.startswith("castle_panic-why-")}
    assert {f"castle_panic-why-{id}" for id in CLAIMS} == told
    assert CLAIMS.keys() - made.keys() == set()


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_claim_about_numbers_can_be_said_with_any(language: str) -> None:
    for id, facts in messages(place("castle_panic", "words") / "en.ftl").items():
        if id.startswith("castle_panic-why-"):
            for number in (0, 1, 2, 5, 6):
                sentence = words.say(Message(id, **dict.fromkeys(facts, number)), language)
                assert "{" not in sentence, sentence
