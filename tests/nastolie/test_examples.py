"""The numbered examples hold; every rule and every test case of the spec is there, with words in the glossary's terms."""

import re
import tomllib
from pathlib import Path

import pytest

from samobranka.games import nastolie
from samobranka.games.nastolie import GAME
from samobranka.rulebook.playing import check_example, is_chance
from samobranka.rulebook.reading import Example, read_chapter
from samobranka.words import LANGUAGES

FOLDER = Path(nastolie.__file__).parent
CHAPTERS = [read_chapter(file) for file in sorted((FOLDER / "rulebook").glob("*.toml"))]
RULES = [rule for chapter in CHAPTERS for rule in chapter.rules]
EXAMPLES = [example for rule in RULES for example in rule.examples]
GLOSSARY = tomllib.loads((FOLDER / "words" / "glossary.toml").read_text("utf8"))
# How many rules each section of the spec has: the hundreds of its numbers, and its last rule.
SECTIONS = {1: 18, 2: 18, 3: 19, 4: 15, 5: 21, 6: 20, 7: 21, 8: 17, 9: 11, 10: 14, 11: 11, 12: 9, 13: 20, 14: 4}
# The spec's table of test cases has gaps: these numbers were never given.
CASES = {f"T-{number:02}" for number in range(1, 55)} - {f"T-{number}" for number in (11, 13, 16, 22, 26, 28, 31, 33)}

# What each ruling changes, and in which rules: `differs` is read beside them at a table that plays so.
RULINGS = {
    "missile_exit": {"NA-514", "NA-1001"},
    "rider": {"NA-318", "NA-811"},
    "doubling": {"NA-410"},
    "strike": {"NA-310"},
    "roster": {"NA-102"},
    "placement": {"NA-117"},
}


def label(example: Example) -> str:
    return f"{example.rule}@{example.file.stem}:{example.line}"


@pytest.mark.parametrize("example", EXAMPLES, ids=label)
def test_the_example_holds(example: Example) -> None:
    failure = check_example(GAME, example)
    assert failure is None, str(failure)


def test_every_rule_of_the_spec_is_told_once() -> None:
    told = {f"NA-{hundreds * 100 + number}" for hundreds, last in SECTIONS.items() for number in range(1, last + 1)}
    assert sorted(rule.id for rule in RULES) == sorted(told)


def test_every_case_of_the_spec_is_an_example() -> None:
    assert {case for example in EXAMPLES for case in example.faq} == CASES


def test_the_first_example_of_a_rule_shows_somebody_doing_something() -> None:
    still = [rule.id for rule in RULES if all(is_chance(line) for line in rule.examples[0].do)]
    assert still == []


def test_every_option_is_turned_in_some_example() -> None:
    turned = {line.split()[1] for example in EXAMPLES for line in example.given if line.startswith("option ")}
    assert {option.name for option in GAME.info.options} - turned == set()


def test_what_a_rule_needs_are_options_with_their_values() -> None:
    values = {option.name: option.values for option in GAME.info.options} | {"players": tuple(GAME.info.seats)}
    asked = [rule.when for rule in RULES] + [other.when for rule in RULES for other in rule.differs]
    wrong = [when for when in asked for name, wanted in when.items() if not set(wanted) <= set(values[name])]
    assert wrong == []


@pytest.mark.parametrize(("option", "rules"), RULINGS.items())
def test_a_rule_says_what_an_option_changes_in_it(option: str, rules: set[str]) -> None:
    assert {rule.id for rule in RULES if any(option in other.when for other in rule.differs)} == rules


def test_every_piece_leads_to_a_rule() -> None:
    pieces = {name for section in ("character", "missile", "artefact", "ritual") for name in GLOSSARY[section]} | {"barrel"}
    assert {piece for rule in RULES for piece in rule.pieces} == pieces


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_has_a_second_name(language: str) -> None:
    texts = [text[language] for rule in RULES for text in (rule.title, rule.text, *(other.text for other in rule.differs))]
    texts += [example.says[language] for example in EXAMPLES]
    avoid = [re.compile(pattern, re.I) for pattern in GLOSSARY["avoid"][language]]
    assert [text for text in texts if any(pattern.search(text) for pattern in avoid)] == []
