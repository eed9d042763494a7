"""The numbered examples hold; every rule of the spec is there, with words, an example and a function."""

import shutil
from pathlib import Path

import pytest

from playing import place
from samobranka.core.errors import BadExample
from samobranka.games.castle_panic import GAME
from samobranka.lab.check import Report, check_files, check_game
from samobranka.rulebook import book
from samobranka.rulebook.book import chapters
from samobranka.rulebook.playing import SEEDS, Run, check_example, play_example
from samobranka.rulebook.reading import Example, read_chapter

EXAMPLES = [example for chapter in chapters("castle_panic") for rule in chapter.rules for example in rule.examples]
# The numbering: 1 to 105, and the rules that were added between.
RULES = {f"CP-{number}" for number in range(1, 106)}
RULES |= {f"CP-{number}" for number in ("6a", "23a", "25a", "92a", "93a", "95a", "96a", "103a")}


def label(example: Example) -> str:
    return f"{example.rule}@{example.file.stem}:{example.line}"


@pytest.mark.parametrize("example", EXAMPLES, ids=label)
def test_the_example_holds(example: Example) -> None:
    failure = check_example(GAME, example)
    assert failure is None, str(failure)


def test_every_rule_of_the_spec_is_told_once() -> None:
    ids = [rule.id for chapter in chapters("castle_panic") for rule in chapter.rules]
    assert sorted(ids) == sorted(RULES)


def test_every_row_of_the_faq_is_an_example() -> None:
    rows = {row for example in EXAMPLES for row in example.faq}
    assert rows == {f"F{number}" for number in range(1, 52)}


def test_every_rule_has_an_example_and_a_function_that_names_it() -> None:
    report = check_game("castle_panic")
    assert (report.without_example, report.unnamed, report.unknown) == ([], [], [])


@pytest.mark.parametrize(
    ("switch", "rules"),
    [
        ("tar_blocks_hits", {"CP-36", "CP-38", "CP-44"}),
        ("wall_breaker_held_in_phase6", {"CP-54", "CP-55", "CP-67", "CP-68", "CP-70"}),
        ("extra_tokens_fifo", {"CP-63"}),
        ("draw_tokens_add_plays", {"CP-95a"}),
        ("heroic_powers", {"CP-29", "CP-32"}),
    ],
)
def test_a_rule_says_what_a_switch_changes_in_it(switch: str, rules: set[str]) -> None:
    """Where its own text cannot: `differs` is read beside it at a table that plays so."""
    told = [rule for chapter in chapters("castle_panic") for rule in chapter.rules]
    assert {rule.id for rule in told if any(switch in each.when for each in rule.differs)} == rules


def test_every_switch_is_turned_in_some_example() -> None:
    text = "\n".join(file.read_text("utf8") for file in book.files("castle_panic"))
    silent = [option.name for option in GAME.info.options if option.name != "mode" and option.name not in text]
    assert silent == []


def one_example(folder: Path, given: str, do: str, expect: str) -> Path:
    words = '{en = "x", ru = "x", fr = "x"}'
    file = folder / "cards.toml"
    file.write_text(
        f"[chapter]\ntitle = {words}\n\n[[rule]]\nid = 'CP-27'\ntitle = {words}\ntext = {words}\n\n"
        f'[[rule.example]]\nsays = {words}\ngiven = """\n{given}\n"""\ndo = """\n{do}\n"""\nexpect = """\n{expect}\n"""\n',
        "utf8",
    )
    return file


def failures(file: Path) -> list[str]:
    report = Report()
    check_files("castle_panic", [file], report)
    return [str(failure) for failure in report.failures]


GIVEN = "hand 1: red archer, draw 2\ngoblin archer 1"


@pytest.mark.parametrize(
    ("given", "do", "expect", "complaint"),
    [
        (GIVEN, "1 plays red archer on goblin archer 1", "monsters: goblin archer 1", "expected"),
        (GIVEN, "refused: 1 plays red archer on goblin archer 1", "monsters: none", "was not refused"),
        (GIVEN + "\nbarbarian at home", "", "monsters: none", "cannot be set up"),
        (GIVEN, "1 plays red archer on troll archer 1", "monsters: none", "there is no 'troll archer 1'"),
        (GIVEN, "1 sings", "monsters: none", "cannot read 'sings'"),
        (GIVEN, "roll 3", "goblin archer 1", "never happened"),
        (GIVEN, "", "the moon is full", "cannot read"),
        ("hand 1: 5 red archer", "", "hand 1 size 5", "not that many"),
        ("option singing", "", "walls all", "singing"),
        ("players 9", "", "walls all", "9"),
    ],
)
def test_a_wrong_example_is_reported_with_its_line(tmp_path: Path, given: str, do: str, expect: str, complaint: str) -> None:
    found = failures(one_example(tmp_path, given, do, expect))
    assert len(found) == 1
    assert complaint in found[0]
    assert "cards.toml:" in found[0]


def test_an_example_that_leaves_its_point_to_luck_is_caught(tmp_path: Path) -> None:
    file = one_example(tmp_path, "turn 1 tokens\npile: 5 goblin", "", "no goblin forest 1\nno goblin forest 2")
    example = read_chapter(file).rules[0].examples[0]
    results = [play_example(GAME, example, seed) is None for seed in range(1, 12)]
    assert True in results
    assert False in results
    assert len(SEEDS) >= 3


@pytest.mark.parametrize(
    ("text", "line"),
    [("[chapter\n", 1), ("[chapter]\ntitle = {en = 'a', ru = 'b', fr = 'c'}\n[[rule]]\nid = 'CP-1'\ntext = 3\n", 3), ("", 1)],
)
def test_a_broken_file_is_refused_with_its_line(tmp_path: Path, text: str, line: int) -> None:
    file = tmp_path / "broken.toml"
    file.write_text(text, "utf8")
    with pytest.raises(BadExample) as caught:
        read_chapter(file)
    assert caught.value.message.facts["line"] == line
    assert "broken.toml" in str(caught.value)


def test_a_run_can_be_shown_step_by_step() -> None:
    """What "show me" will do: the position, then the events of each choice."""
    example = next(example for example in EXAMPLES if example.rule == "CP-27" and example.do)
    events: list[object] = []
    run = Run(GAME, example, 1, events.append)
    for choice in run.choices():
        run.step(choice)
    assert events


def test_the_rulebook_lies_in_the_games_folder(tmp_path: Path) -> None:
    assert len(book.files("castle_panic")) >= 7
    copied = tmp_path / "castle_panic" / "rulebook"
    shutil.copytree(place("castle_panic", "rulebook"), copied)
    assert failures(copied / "end.toml") == []
