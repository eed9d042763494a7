"""Why a hint is a hint in Nastolie: every claim is checked again, in every scenario, and every reason comes up."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import samobranka
from nastolie.claims import CLAIMS, Moment
from playing import place, seated
from samobranka import words
from samobranka.bots.chair import Chair
from samobranka.bots.reasons import why
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Message
from samobranka.games.nastolie import GAME
from samobranka.games.nastolie.state import State
from test_words import messages

WHY = "nastolie-why-"
# So many choices of each game are looked at.
LONGEST = 40
TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {"scenario": "p1"}),
    (2, {"scenario": "p2"}),
    (2, {"scenario": "p3", "rituals": True, "hand": "steady"}),
    (3, {"scenario": "p4", "hand": "light", "strike": "each"}),
    (4, {"scenario": "p5", "rider": "struck", "rituals": True}),
    (4, {"scenario": "p6", "placement": "line"}),
    (2, {"scenario": "p7", "hand": "steady"}),
    (3, {"scenario": "p8"}),
]
# What games seldom bring.
CASES: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "reasons.toml").read_text("utf8"))["case"]
OUT_OF_THE_GLASS = """
terrain
captive haru 1
captive vampal 2
edzen 1 at 500 400
ratnik 1 at 500 700
zhukorog 2 at 100 700
hits 4
"""


def some_of(decision: Decision, chance: Chance) -> list[Action]:
    """One of each kind that is listed, a handful of the others, and of those that cannot be listed."""
    kinds = {action[0]: action for action in decision.choices}
    return [*kinds.values(), *(decision.sample(chance) for _ in range(3))]


def parts(reason: Message) -> Iterator[Message]:
    """Every claim of a reason, however deep."""
    yield reason
    for fact in reason.facts.values():
        if isinstance(fact, Message) and fact.id.startswith(WHY):
            yield from parts(fact)


def check(state: State, decision: Decision, action: Action, made: Counter[str]) -> None:
    """Everything that is claimed about a choice is true, and can be said."""
    before = state.key()
    reason = why(Chair(GAME, decision.seat, state), action, Chance(1))
    assert state.key() == before
    if reason is None:
        return
    for part in parts(reason):
        id = part.id.removeprefix(WHY)
        made[id] += 1
        assert CLAIMS[id](Moment(state, decision, action, part)), (GAME.info.verbs.text(action), part)
    for language in words.LANGUAGES:
        sentence = words.say(reason, language)
        assert "nastolie-" not in sentence, reason
        assert not re.search(r"[{}]|\bseat\b", sentence), sentence
        assert re.match(r"[\dA-ZА-ЯÀ-Ý].*\.$", sentence, re.S), sentence


def laid(given: str, seats: int, options: dict[str, Any]) -> State:
    return GAME.notation.position(GAME.info.complete(seats, options), seats, given.strip().splitlines(), Chance(1), None)


def explained(state: State, do: str, made: Counter[str]) -> None:
    decision = GAME.decisions(state)[0]
    action = GAME.notation.action(state, decision.seat, do)
    assert decision.allows(action), do
    check(state, decision, action, made)


def done(state: State, do: str) -> None:
    seat = GAME.decisions(state)[0].seat
    GAME.apply(state, seat, GAME.notation.action(state, seat, do), Chance(1), None)


def out_of_the_glass(made: Counter[str]) -> None:
    """Captives come out, and one is pushed homewards."""
    state = laid(OUT_OF_THE_GLASS, 2, {"scenario": "p7"})
    placing = ("places haru at 500 550", "places vampal at 455 480")
    for do in ("flicks edzen n power 400", *placing, "flicks ratnik at haru 1 power 350"):
        explained(state, do, made)
        done(state, do)


def test_every_claim_is_true_and_every_reason_comes_up() -> None:
    made: Counter[str] = Counter()
    for seats, options in TABLES:
        table = samobranka.new("nastolie", seats, options, seed=11)
        players, chance = seated(["easy"] * seats, 11), Chance(11)
        while table.decisions and len(table.made) < LONGEST:
            decision = table.decisions[0]
            action = players[decision.seat].choose(Chair(GAME, decision.seat, table.state), decision)
            for choice in [action, *some_of(decision, chance)]:
                check(table.state, decision, choice, made)
            table.act(decision.seat, action)
    for case in CASES:
        options = {"scenario": case.get("scenario", "p1"), "rituals": "rituals" in case["given"]}
        state = laid(case["given"], case.get("seats", 2), options)
        if "first" in case:
            done(state, case["first"])
        explained(state, case["do"], made)
    out_of_the_glass(made)
    told = {id.removeprefix(WHY) for id in messages(place("nastolie", "words") / "help.en.ftl") if id.startswith(WHY)}
    assert told == CLAIMS.keys()
    missing = sorted(CLAIMS.keys() - made.keys())
    assert not missing, " ".join(missing)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_claim_about_numbers_can_be_said_with_any(language: str) -> None:
    for id, facts in messages(place("nastolie", "words") / "help.en.ftl").items():
        if id.startswith(WHY):
            for number in (0, 1, 2, 5, 21):
                sentence = words.say(Message(id, **dict.fromkeys(facts, number)), language)
                assert "{" not in sentence, sentence
