"""How examples are read: a table of patterns, a box of pieces, heaps."""

import random
import re
from contextlib import suppress

import pytest

import samobranka
from samobranka.core.chance import Chance
from samobranka.core.decision import Decision
from samobranka.core.errors import SamobrankaError
from samobranka.core.game import only_seat
from samobranka.rulebook.book import chapters
from samobranka.rulebook.notation import (
    Box,
    Reader,
    Unreadable,
    Word,
    called,
    compare,
    counted,
    heap_line,
    lacking,
    listed,
    offered,
)
from samobranka.terminal import typed

CELL = {"cell": Word("([a-h])([1-8])", lambda word: (ord(word[0]) - 96, int(word[1])))}
READ = Reader[object](
    CELL,
    {
        "white moves": lambda *given: ("white", given),
        "{cell} takes {cell}( at once)?": lambda *given: ("takes", given),
        "{number} pawns( of {player})?": lambda *given: ("pawns", given),
        "(draw|remis)": lambda *given: "draw",
        "says {rest}": lambda *given: ("says", given),
        "{rest} again": lambda *given: "never, if another fits before",
    },
)


@pytest.mark.parametrize(
    ("line", "means"),
    [
        ("white moves", ("white", ("table",))),
        ("e4 takes d5", ("takes", ("table", (5, 4), (4, 5)))),
        ("e4 takes d5 at once", ("takes", ("table", (5, 4), (4, 5)))),
        ("3 pawns", ("pawns", ("table", 3, None))),
        ("12 pawns of 2", ("pawns", ("table", 12, 1))),
        ("remis", "draw"),
        ("says e4 takes d5", ("says", ("table", "e4 takes d5"))),
        ("says it again", ("says", ("table", "it again"))),
    ],
)
def test_the_first_pattern_that_fits_reads_the_line(line: str, means: object) -> None:
    assert READ.read(line, 2, "table") == means


@pytest.mark.parametrize("line", ["", "white moves ", "white", "e9 takes d5", "e4 takes", "pawns", "says", "a white moves"])
def test_what_no_pattern_fits_cannot_be_read(line: str) -> None:
    with pytest.raises(Unreadable, match=re.escape(f"cannot read {line!r}")):
        READ.read(line, 2, "table")


@pytest.mark.parametrize("number", ["0", "3", "9"])
def test_a_player_who_is_not_there_cannot_be_named(number: str) -> None:
    with pytest.raises(Unreadable, match=f"there is no player {number}"):
        READ.read(f"3 pawns of {number}", 2, "table")


def test_a_piece_is_taken_from_the_box_only_once() -> None:
    box = Box([1, 2, 3, 4])
    assert [box.take([2, 4], "pawn"), box.take([2, 4], "pawn")] == [2, 4]
    assert box.left == [1, 3]
    with pytest.raises(Unreadable, match="not that many of 'pawn'"):
        box.take([2, 4], "pawn")


def test_things_are_counted_and_listed() -> None:
    assert counted("3 goblin, orc; draw 3") == ["goblin", "goblin", "goblin", "orc", "draw 3"]
    assert counted("none") == counted("") == listed("none") == listed(" ; ") == []
    assert listed("a b; c") == ["a b", "c"]
    assert called("orc", ("goblin", "orc"), "token") == 1
    for name in ("troll", ""):
        with pytest.raises(Unreadable, match="there is no token called"):
            called(name, ("goblin", "orc", ""), "token")


def test_the_piece_on_offer_is_meant() -> None:
    asked = Decision(0, "play", [(1, 7)])
    assert offered(asked, [(1, 5), (1, 7)]) == (1, 7)
    assert offered(asked, [(1, 5), (1, 6)]) == offered(None, [(1, 5)]) == (1, 5)
    with pytest.raises(Unreadable, match="no such rook"):
        offered(asked, [], "rook")


class Fruit:
    """A bowl; `berry` is any of two kinds."""

    def names_in(self, place: str) -> list[str]:
        if place != "bowl":
            raise Unreadable(place)
        return ["plum", "currant", "plum", "gooseberry"]

    def check(self, name: str) -> None:
        if name not in ("plum", "currant", "gooseberry", "berry"):
            raise Unreadable(name)

    def fits(self, name: str, thing: str) -> bool:
        return name == thing or (name == "berry" and thing in ("currant", "gooseberry"))


@pytest.mark.parametrize(
    ("line", "true"),
    [
        ("bowl: 2 plum, currant, gooseberry", True),
        ("bowl: plum, currant, gooseberry", False),
        ("bowl: 2 plum, berry, currant", True),
        ("bowl: 2 plum, 2 berry", True),
        ("bowl: 3 plum, berry", False),
        ("bowl: none", False),
        ("bowl size 4", True),
        ("bowl size 3", False),
        ("bowl has 2 plum", True),
        ("bowl has 3 plum", False),
        ("bowl has berry", True),
        ("bowl lacks 3 plum", True),
        ("bowl lacks plum", False),
        ("bowl lacks berry", False),
    ],
)
def test_heaps_are_compared(line: str, true: bool) -> None:
    assert (heap_line(Fruit(), line) == "") == true


@pytest.mark.parametrize("line", ["bowl", "bowl has stone", "bowl: stone", "plate: plum", "bowl is full"])
def test_heaps_that_cannot_be_read(line: str) -> None:
    with pytest.raises(Unreadable):
        heap_line(Fruit(), line)


def test_a_name_for_several_kinds_chooses_last() -> None:
    assert lacking(Fruit(), ["berry", "currant"], ["currant", "gooseberry"]) == []
    assert len(lacking(Fruit(), ["berry", "currant"], ["currant"])) == 1
    assert compare("sum", 1, 2) == "sum: expected 1, found 2"
    assert compare("sum", 1, 1) == ""


@pytest.mark.parametrize("game", ["castle_panic", "bad_bones"])
def test_whatever_is_typed_is_a_choice_or_refused(game: str) -> None:
    """Words of all examples, mixed anyhow: nobody can break the terminal by typing."""
    lines = [line for chapter in chapters(game) for rule in chapter.rules for each in rule.examples for line in each.do]
    words = sorted({word for line in lines for word in line.split()})
    luck = random.Random(7)
    table = samobranka.new(game, 2, seed=3)
    read = 0
    for number in range(600):
        decision = only_seat(table.decisions, table.decisions[0].seat)
        assert decision is not None
        line = luck.choice(lines).partition(" ")[2].split() or ["passes"]
        line[luck.randrange(len(line))] = luck.choice(words)
        with suppress(SamobrankaError):
            typed.read(table, decision, " ".join(line))
            read += 1
        if number % 20 == 0:
            table.act(decision.seat, decision.sample(Chance(number)))
    assert 0 < read < 600
