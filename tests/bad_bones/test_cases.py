"""The test cases of the specification (cases.toml says why they are not in the rulebook)."""

import tomllib
from pathlib import Path

import pytest

from samobranka.games.bad_bones import GAME
from samobranka.rulebook.book import chapters
from samobranka.rulebook.playing import check_example
from samobranka.rulebook.reading import Example

FILE = Path(__file__).with_name("cases.toml")
CASES = tomllib.loads(FILE.read_text("utf8"))
TOLD = {rule.id: rule.examples for chapter in chapters("bad_bones") for rule in chapter.rules}


@pytest.mark.parametrize("name", list(CASES))
def test_case(name: str) -> None:
    line = FILE.read_text("utf8").splitlines().index(f'["{name}"]') + 1
    words = {"says": {"en": name, "ru": name, "fr": name}}
    failure = check_example(GAME, Example({**CASES[name], **words}, CASES[name]["rule"], FILE, line))
    assert failure is None, str(failure)


@pytest.mark.parametrize("name", list(CASES))
def test_players_find_an_example_of_its_rule_in_the_rulebook(name: str) -> None:
    assert TOLD[CASES[name]["rule"]]
