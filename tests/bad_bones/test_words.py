"""Every message of Bad Bones is there in every language, says the same facts, and uses the glossary's names."""

import re
import tomllib
from pathlib import Path

import pytest

import samobranka
from samobranka import games, words
from samobranka.core.chance import Chance
from samobranka.core.errors import Message
from samobranka.games.bad_bones import GAME
from test_words import messages

ROOM = Path(str(games.room("bad_bones", "words")))
TABLES = [
    (3, {"advanced": True, "chiefs": True}),
    (3, {"mode": "coop", "advanced": True, "chiefs": True, "sapper_takes_second_coop_tower": True}),
    (2, {"mode": "coop", "advanced": True, "chiefs": True, "ruleset": "de"}),
    (1, {"advanced": True, "chiefs": True, "ruleset": "ru", "rounds": 5}),
    (4, {}),
]


@pytest.mark.parametrize("language", ["ru", "fr"])
def test_the_languages_have_the_same_messages(language: str) -> None:
    assert messages(ROOM, language) == messages(ROOM, "en")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_things_are_called_as_the_glossary_says(language: str) -> None:
    terms = tomllib.loads((ROOM / "glossary.toml").read_text("utf8"))
    for group in ("trap", "weapon", "chief"):
        for name, term in terms[group].items():
            assert words.say(Message(f"bad_bones-{group}-{name.replace('_', '-')}"), language) == term[language]


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_everything_that_happens_can_be_said(language: str, seats: int, options: dict[str, object]) -> None:
    for seed in range(6):
        table = samobranka.new("bad_bones", seats, options, seed=seed)
        chance = Chance(seed)
        said = [GAME.tell(event) for event in table.events]
        while table.decisions:
            decision = table.decisions[chance.pick(len(table.decisions))]
            said.append(GAME.ask(table.state, decision))
            said += [GAME.describe(table.state, decision.seat, action) for action in decision.choices]
            said += [GAME.tell(event) for event in table.act(decision.seat, decision.sample(chance))]
            for message in said:
                sentence = words.say(message, language)
                assert "bad_bones-" not in sentence, message
                assert "{" not in sentence, sentence
            said = []


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_option_is_explained(language: str) -> None:
    for option in GAME.info.options:
        assert words.explain(f"bad_bones-opt-{option.name.replace('_', '-')}", language), option.name
        assert words.bundle(language).has_message(f"bad_bones-group-{option.group}")


def test_every_reason_for_refusing_and_every_event_has_words() -> None:
    room = Path(str(games.room("bad_bones", "rules")))
    known = messages(ROOM, "en")
    source = (room / "refusal.py").read_text("utf8")
    reasons = set(re.findall(r'(?:return|no\(|else) ?"(\w+)"', source))
    assert len(reasons) > 10
    assert {f"bad_bones-refused-{reason}" for reason in reasons} <= set(known)
    rules = "\n".join(file.read_text("utf8") for file in room.glob("*.py"))
    for kind in set(re.findall(r'Event\("([\w-]+)"', rules)):
        assert any(id.startswith(f"bad_bones-event-{kind}") for id in known), kind
