"""Every message is there in every language, says the same facts, and uses the glossary's names."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.parser import FluentParser
from fluent.syntax.visitor import Visitor

import samobranka
from samobranka import games, words
from samobranka.core.chance import Chance
from samobranka.core.errors import Message
from samobranka.games.castle_panic import GAME

ROOMS = {"shared": Path(words.__file__).parent, "castle_panic": Path(str(games.room("castle_panic", "words")))}


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """Ids and attributes, with the variables each mentions."""
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text("utf8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            for name, part in [("", entry.value), *((f".{a.id.name}", a.value) for a in entry.attributes)]:
                if part is not None:
                    variables = Variables()
                    variables.visit(part)
                    assert entry.id.name + name not in found, f"{entry.id.name} is said twice"
                    found[entry.id.name + name] = variables.names
    return found


@pytest.mark.parametrize("room", sorted(ROOMS))
@pytest.mark.parametrize("language", ["ru", "fr"])
def test_the_languages_have_the_same_messages(room: str, language: str) -> None:
    assert messages(ROOMS[room], language) == messages(ROOMS[room], "en")


def glossary() -> dict[str, dict[str, dict[str, str]]]:
    data: dict[str, Any] = tomllib.loads((ROOMS["castle_panic"] / "glossary.toml").read_text("utf8"))
    return data


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_cards_and_tokens_are_called_as_the_glossary_says(language: str) -> None:
    terms = glossary()
    wrong = []
    for name, term in terms["card"].items():
        said = words.say(Message(f"castle_panic-card-{name.replace('_', '-')}"), language)
        if not said.startswith("castle_panic") and said != term[language]:
            wrong.append((name, said, term[language]))
    for name, term in terms["monster"].items():
        said = words.say(Message(f"castle_panic-token-{name.replace('_', '-')}"), language)
        if said != term[language]:
            wrong.append((name, said, term[language]))
    for unit in ("archer", "knight", "swordsman", "hero"):
        said = words.say(Message(f"castle_panic-card-red-{unit}"), language)
        if terms["card"][unit][language].lower() not in said.lower():
            wrong.append((unit, said, terms["card"][unit][language]))
    assert wrong == []


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("mode", ["standard", "overlord"])
def test_everything_that_happens_can_be_said(language: str, mode: str) -> None:
    table = samobranka.new("castle_panic", 3, {"mode": mode, "home_is_castle": True, "all_for_one": True}, seed=3)
    chance = Chance(3)
    while table.decisions:
        decision = table.decisions[0]
        said = [GAME.ask(table.state, decision), *(GAME.describe(table.state, decision.seat, a) for a in decision.choices)]
        said += [GAME.tell(event) for event in table.act(decision.seat, decision.sample(chance))]
        for message in said:
            sentence = words.say(message, language)
            assert not sentence.startswith("castle_panic-"), message
            assert "{" not in sentence, sentence


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_option_is_explained(language: str) -> None:
    for option in GAME.info.options:
        assert words.explain(f"castle_panic-opt-{option.name.replace('_', '-')}", language), option.name


def test_every_reason_for_refusing_has_words() -> None:
    source = Path(str(games.room("castle_panic", "rules"))) / "refusal.py"
    known = messages(ROOMS["castle_panic"], "en")
    reasons = {id.removeprefix("castle_panic-refused-") for id in known if id.startswith("castle_panic-refused-")}
    named = set(re.findall(r'return (?:no\()?"(\w+)"', source.read_text("utf8")))
    assert named
    assert named <= reasons


def test_an_unknown_message_is_shown_and_does_not_fail() -> None:
    assert words.say(Message("no-such-thing", count=3), "en") == "no-such-thing count=3"
