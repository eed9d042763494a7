"""Whatever happens in Bad Bones can be said in every language."""

import re

import pytest

import samobranka
from playing import place, questions
from samobranka import words
from samobranka.core.errors import Message
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


def test_every_event_has_words() -> None:
    room = place("bad_bones", "rules")
    known = messages(place("bad_bones", "words") / "en.ftl")
    rules = "\n".join(file.read_text("utf8") for file in room.glob("*.py"))
    kinds = set(re.findall(r'Event\("([\w-]+)"', rules))
    assert len(kinds) > 20
    for kind in kinds:
        assert any(id.startswith(f"bad_bones-event-{kind}") for id in known), kind
