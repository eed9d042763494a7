"""Whatever happens in Bad Bones can be said in every language."""

import re

import pytest

import samobranka
from playing import place, questions
from samobranka import words
from samobranka.core.chance import Chance
from samobranka.core.errors import Message
from samobranka.core.events import Event
from samobranka.games.bad_bones import GAME
from test_words import messages

TABLES = [
    (3, {"advanced": True, "chiefs": True}),
    (3, {"mode": "coop", "advanced": True, "chiefs": True, "sapper_takes_second_coop_tower": True}),
    (2, {"mode": "coop", "advanced": True, "chiefs": True, "ruleset": "de"}),
    (1, {"advanced": True, "chiefs": True, "ruleset": "ru", "rounds": 5}),
    (4, {}),
]


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_everything_that_happens_can_be_said(language: str, seats: int, options: dict[str, object]) -> None:
    for seed in range(6):
        table = samobranka.new("bad_bones", seats, options, seed=seed)
        said: list[Message] = []
        for decision in questions(table, seed):
            said.append(GAME.ask(table.state, decision))
            said += [GAME.describe(table.state, decision.seat, action) for action in decision.choices]
        said += [GAME.tell(event) for event in table.events]
        for message in said:
            sentence = words.say(message, language)
            assert "bad_bones-" not in sentence, message
            assert "{" not in sentence, sentence


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_group_and_value_of_an_option_has_a_name(language: str) -> None:
    known = words.bundle(language)
    for option in GAME.info.options:
        assert known.has_message(f"bad_bones-group-{option.group}")
        for value in option.values if isinstance(option.default, str) else ():
            assert words.explain(f"bad_bones-{option.name}-{value}", language)


def told_of(*given: str, seats: int = 2, mode: str = "standard", language: str = "en") -> str:
    """Event by event, as a line of the story opens to them."""
    options = GAME.info.complete(seats, {"mode": mode, "chiefs": True, "advanced": True})
    events: list[Event] = []
    GAME.notation.position(options, seats, ["phase 3", "pause before phase 4", *given], Chance(1), events.append)
    return " ".join(words.say(GAME.tell(event), language) for event in events)


def test_what_is_lost_is_counted_event_by_event() -> None:
    capital = ("capital 3", "left sapper r1c3 n", "top red r1c2 n", "top blue r1c4 n")
    told = told_of(*capital, seats=3, mode="coop")
    assert "burns down 2 houses of the capital" in told
    assert "burns down a house of the capital" in told
    assert "finds nothing left of the capital" in told
    assert "жечь там больше нечего" in told_of(*capital, seats=3, mode="coop", language="ru")
    assert "ne trouve plus rien à brûler" in told_of(*capital, seats=3, mode="coop", language="fr")


def test_alone_the_hearse_comes_back() -> None:
    hearse = ("hearse r5c2", "left purple r5c1 e")
    assert "Player 1’s hearse comes back into the reserve." in told_of(*hearse, seats=1, mode="solo")
    assert "Player 1’s hearse drives to Player 2." in told_of(*hearse)


def test_every_event_has_words() -> None:
    room = place("bad_bones", "rules")
    known = messages(place("bad_bones", "words") / "en.ftl")
    rules = "\n".join(file.read_text("utf8") for file in room.glob("*.py"))
    kinds = set(re.findall(r'Event\("([\w-]+)"', rules))
    assert len(kinds) > 20
    for kind in kinds:
        assert any(id.startswith(f"bad_bones-event-{kind}") for id in known), kind
