"""Why a hint is a hint in Dead Cells: every claim is counted again, and nearly every reason comes up."""

import re
from collections import Counter

import pytest

from dead_cells.claims import CLAIMS, Moment
from playing import place, seated
from samobranka import words
from samobranka.bots.chair import Chair
from samobranka.bots.reasons import why
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Message
from samobranka.games.dead_cells import GAME
from samobranka.games.dead_cells.campaign import go_on
from samobranka.games.dead_cells.report import equipped
from samobranka.games.dead_cells.state import State
from test_words import messages

# Who sits there, and how many upgrades of each deck the campaign has.
TABLES: list[tuple[list[str], int]] = [
    (["greedy", "random", "greedy"], 0),
    (["greedy"], 6),
    (["greedy", "random", "random", "greedy"], 9),
]
SEEDS = (1,)
# What a few runs do not bring about.
SELDOM = {
    "bear-companion", "begin", "does-enemy-state", "does-gained", "does-healed", "does-looted", "does-shield", "purge",
    "state-resists", "skip", "does-killed", "equip-full", "loot-only", "go-trapezoid", "shield-least", "aim-kills", "passer",
}  # fmt: skip


def some_of(decision: Decision, chance: Chance) -> list[Action]:
    """All of a few choices; of many, a handful."""
    if len(decision.choices) < 6:
        return decision.choices
    return list(dict.fromkeys(decision.sample(chance) for _ in range(4)))


def say(reason: Message) -> None:
    for language in words.LANGUAGES:
        sentence = words.say(reason, language)
        assert "dead_cells-" not in sentence, reason
        assert "{" not in sentence, sentence
        assert re.match(r"[\dA-ZА-ЯÀ-Ý].*\.$", sentence, re.S), sentence


def check(state: State, decision: Decision, chance: Chance, made: Counter[str]) -> None:
    for action in some_of(decision, chance):
        # With the world that the reason was found in, what it claims is counted.
        world = GAME.determinize(state, decision.seat, Chance(1))
        before = world.key()
        reason = GAME.room("reasons").explain(world, decision.seat, action)
        assert world.key() == before
        if reason is not None:
            id = reason.id.removeprefix("dead_cells-why-")
            if not made[id]:
                say(reason)
            made[id] += 1
            facts = {name: fact for name, fact in reason.facts.items() if isinstance(fact, int)}
            assert CLAIMS[id](Moment(world, action, facts)), (decision.question, action, reason)


def test_every_claim_is_true_and_nearly_every_reason_comes_up() -> None:
    made: Counter[str] = Counter()
    for seats, upgrades in TABLES:
        options = GAME.info.complete(len(seats), {})
        record = equipped(upgrades, len(seats)).data()
        for seed in SEEDS:
            chance = Chance(seed)
            state = go_on(record, options, len(seats), chance, None)
            players = seated(seats, seed)
            while decisions := GAME.decisions(state):
                decision = decisions[0]
                check(state, decision, chance, made)
                action = players[decision.seat].choose(Chair(GAME, decision.seat, state), decision)
                GAME.apply(state, decision.seat, action, chance, None)
    assert CLAIMS.keys() - made.keys() <= SELDOM
    assert why(Chair(GAME, 0, state), (0,), Chance(1)) is None


def test_every_reason_is_checked() -> None:
    told = {id for id in messages(place("dead_cells", "words") / "reasons.en.ftl") if id.startswith("dead_cells-why-")}
    assert {f"dead_cells-why-{id}" for id in CLAIMS} == told


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_claim_about_numbers_can_be_said_with_any(language: str) -> None:
    for id, facts in messages(place("dead_cells", "words") / "reasons.en.ftl").items():
        for number in (0, 1, 2, 5):
            sentence = words.say(Message(id, **dict.fromkeys(facts, number)), language)
            assert "{" not in sentence, sentence
