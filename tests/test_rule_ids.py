"""Ids of rules, as rulebooks and docstrings write them, and what `samobranka check` makes of them."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from samobranka import games
from samobranka.core.errors import BadExample
from samobranka.lab.check import check_game, game_of_file, ids_in_code
from samobranka.rulebook.book import chapters
from samobranka.rulebook.ids import by_number, ids_in, in_order
from samobranka.rulebook.reading import read_chapter

WORDS = '{en = "x", ru = "x", fr = "x"}'


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("CP-54: the wall falls", {"CP-54"}),
        ("CP-6, CP-6a; F25 (BB-113a)", {"CP-6", "CP-6a", "BB-113a"}),
        ("NA-101 to NA-104.", {"NA-101", "NA-102", "NA-103", "NA-104"}),
        ("DC-SET-01, DC-MAP-12", {"DC-SET-01", "DC-MAP-12"}),
        ("DC-SET-08 to DC-SET-11", {"DC-SET-08", "DC-SET-09", "DC-SET-10", "DC-SET-11"}),
        ("CP-9 to CP-11", {"CP-9", "CP-10", "CP-11"}),
        ("PEB-1, HOUSE-2", {"PEB-1", "HOUSE-2"}),
        ("DC-SET-01 to DC-MAP-03", {"DC-SET-01", "DC-MAP-03"}),
        ("A-1, cp-54, C3, CP54, CP-, -54", set()),
    ],
)
def test_ids_are_found_in_a_text(text: str, ids: set[str]) -> None:
    assert ids_in(text) == ids


def test_ids_are_put_in_order() -> None:
    ids = ["CP-10", "CP-9", "CP-6a", "CP-6", "CP-93a"]
    assert sorted(ids, key=in_order) == ["CP-6", "CP-6a", "CP-9", "CP-10", "CP-93a"]
    assert sorted(["DC-SET-02", "DC-MAP-10", "DC-SET-01"], key=in_order) == ["DC-MAP-10", "DC-SET-01", "DC-SET-02"]
    assert [by_number(id) for id in ("NA-101", "DC-SET-01", "CP-6a")] == [101, 1, 6]


def chapter(*ids: str) -> str:
    example = f"[[rule.example]]\nsays = {WORDS}\ngiven = 'new game'\nexpect = 'not over'\n"
    rules = "".join(f'[[rule]]\nid = "{id}"\ntitle = {WORDS}\ntext = {WORDS}\n{example}\n' for id in ids)
    return f"[chapter]\ntitle = {WORDS}\n\n{rules}"


@pytest.mark.parametrize("id", ["54", "cp-54", "CP54", "C-1", "CP-", "CP-5 ", "CP-54ab"])
def test_a_rule_with_another_id_is_refused(id: str, tmp_path: Path) -> None:
    file = tmp_path / "rules.toml"
    file.write_text(chapter(id), "utf8")
    with pytest.raises(BadExample, match="DC-SET-01"):
        read_chapter(file)


GAME = '''
"""A game whose rules have long ids."""

from samobranka.core.info import GameInfo
from tiny.guess import Guess


class Dead(Guess):
    def __init__(self) -> None:
        super().__init__()
        self.info = GameInfo("dead", "1", self.info.seats, [], ["write"])


def lay_the_table() -> None:
    """DC-SET-01 to DC-SET-03: boards, decks, tokens. HTTP-2 is no rule."""


def walk() -> None:
    """DC-MAP-01, DC-MAP-09."""


GAME = Dead()
'''


@pytest.fixture
def dead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package of somebody else, with a rulebook in two chapters."""
    book = tmp_path / "dead" / "rulebook"
    book.mkdir(parents=True)
    (tmp_path / "dead" / "__init__.py").write_text(GAME, "utf8")
    (book / "1-setup.toml").write_text(chapter("DC-SET-01", "DC-SET-02", "DC-SET-03", "DC-SET-04"), "utf8")
    (book / "2-map.toml").write_text(chapter("DC-MAP-01"), "utf8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("SAMOBRANKA_GAMES", "dead=dead:GAME")
    games.look_again()
    yield book
    monkeypatch.undo()
    games.look_again()
    chapters.cache_clear()
    sys.modules.pop("dead", None)


def test_check_compares_rulebook_and_code(dead: Path) -> None:
    assert ids_in_code("dead") == {"DC-SET-01", "DC-SET-02", "DC-SET-03", "DC-MAP-01", "DC-MAP-09", "HTTP-2"}
    report = check_game("dead")
    assert (report.passed, report.failures) == (5, [])
    assert report.unnamed == ["DC-SET-04"]
    assert report.unknown == ["DC-MAP-09"]


def test_chapters_that_all_begin_with_01_stand_in_the_order_of_their_files(dead: Path) -> None:
    assert [chapter.name for chapter in chapters("dead")] == ["1-setup", "2-map"]


def test_a_file_elsewhere_belongs_to_the_game_with_such_ids(dead: Path, tmp_path: Path) -> None:
    file = tmp_path / "elsewhere.toml"
    file.write_text(chapter("DC-END-01"), "utf8")
    assert game_of_file(file) == "dead"
    file.write_text(chapter("DCX-01"), "utf8")
    with pytest.raises(BadExample, match="no registered game"):
        game_of_file(file)
