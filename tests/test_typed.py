"""Choices in words at a terminal: those that cannot be listed, and all others too."""

import re
from pathlib import Path

import pytest

import samobranka
from person import Person
from samobranka.core.chance import Chance
from samobranka.core.decision import Action
from samobranka.core.errors import Illegal
from samobranka.core.names import numbered
from samobranka.core.regions import Direction, Number, OneOf, Part, Region, Spot
from samobranka.core.shapes import Circle, Polygon, rectangle
from samobranka.core.simple import NoNotation
from samobranka.core.table import Table
from samobranka.rulebook.notation import Writes
from samobranka.terminal import aiming, play, typed
from tiny.cards import Cards, State
from tiny.darts import GAME as DARTS
from tiny.darts.verbs import THROW

pytestmark = pytest.mark.usefixtures("tiny_shelf")


@pytest.fixture(autouse=True)
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SAMOBRANKA_DATA", str(tmp_path))
    return tmp_path / "saves"


def throw(*lines: str, language: str = "en", game: str = "darts") -> Person:
    person = Person(lines, language, width=120)
    assert play(game, ["human"], {}, 4, language, None, desk=person.desk) == 0
    return person


def made(saves: Path) -> list[str]:
    """What the log says."""
    (file,) = (file for file in saves.glob("*.json") if not file.name.endswith(".seats.json"))
    table = samobranka.load(file)
    return [table.game.info.verbs.text(entry.action) for entry in table.made]


def test_the_question_says_the_form_and_the_bounds_of_each_part() -> None:
    saw = throw().saw
    assert "Throw a dart: throw ‹x› ‹y› (for example: throws at " in saw
    assert "   Where: x from -95 to 95, y from -95 to 95: at most 95 from 0, 0\n" in saw
    assert "Slide a coin: slide ‹coin› ‹x› ‹y› ‹power› (for example: slides coin " in saw
    assert "   Coin: one of coin-1 (-50, -150), coin-2 (0, -150), coin-3 (50, -150)\n" in saw
    assert "   Way: x and y from -1000 to 1000, not both 0; only where they point counts\n" in saw
    assert "   Power: from 1 to 100\n" in saw
    assert "Type a number, or a choice in words > " in saw


@pytest.mark.parametrize("words", ["throws at 20 30", "throw 20 30", "  Throws  at 20 30 "])
def test_a_throw_is_typed_in_the_words_of_examples_or_of_the_log(words: str, saves: Path) -> None:
    throw(words)
    assert made(saves) == ["throw 20 30"]


@pytest.mark.parametrize("words", ["slides coin 2 towards 0 100 power 60", "slide coin-2 0 1000 60", "slide 1 0 1000 60"])
def test_a_slide_is_typed_by_names_or_numbers(words: str, saves: Path) -> None:
    throw(words)
    assert made(saves) == ["slide coin-2 0 1000 60"]


def test_a_listed_choice_still_has_its_number(saves: Path) -> None:
    throw("throw 0 0", "1")
    assert made(saves) == ["throw 0 0", "stop"]


@pytest.mark.parametrize(
    "words", ["throws at 96 0", "throw 900 900", "slide coin-2 0 0 60", "slide coin-2 5 5 101", "throw", "throw 1"]
)
def test_what_lies_outside_is_refused_with_the_reason_of_the_game(words: str, saves: Path) -> None:
    person = throw(words)
    assert "Nobody can aim there." in person.saw
    assert made(saves) == []


@pytest.mark.parametrize("words", ["throws", "throws at", "throws at x y", "slide coin-9 1 1 1", "dance 3", "0x3"])
def test_what_cannot_be_understood_is_no_choice(words: str, saves: Path) -> None:
    person = throw(words)
    assert f"“{words}” is not one of the choices." in person.saw
    assert made(saves) == []


def test_where_a_dart_sticks_is_said_before_and_refused_after(saves: Path) -> None:
    person = throw("throw 0 0", "throw -8 -11")
    assert "at least 6 from -8, -12" in person.saw
    assert "Nobody can aim there." in person.saw
    assert len(made(saves)) == 1


@pytest.mark.parametrize("words", ["try throws at 20 30", "t throws at 20 30", "T throw 20 30", "е throw 20 30"])
def test_trying_says_what_would_come_of_it_and_changes_nothing(words: str, saves: Path) -> None:
    person = throw(words)
    assert "   at best: 9\n   at worst: 5\n   Where it ends: at most 15 from 20, 30\n" in person.saw
    assert "t Try (t and a choice)" in person.saw
    assert made(saves) == []


def test_a_listed_choice_is_tried_by_its_number_and_nonsense_is_refused() -> None:
    person = throw("t 1", "t 7", "t throw 900 0", "t")
    assert "   at best: 0\n   at worst: 0\n" in person.saw
    assert "“7” is not one of the choices." in person.saw
    assert "Nobody can aim there." in person.saw


def test_a_hint_says_what_why_and_how_it_is_typed() -> None:
    person = throw("i", "ш")
    hint = person.saw.partition("Hint: ")[2].splitlines()
    assert hint[0].startswith("Throw at ")
    assert hint[1] == "The middle counts most."
    words = hint[2].removeprefix("Type: ")
    assert words.startswith("throws at ")
    assert person.saw.count(f"Hint: {hint[0]}") == 2, "the same question gets the same hint"
    table = Table(DARTS, 1, None, 4)
    assert typed.read(table, table.decisions[0], words)[0] == THROW


def test_a_hint_for_a_listed_choice_gives_its_number() -> None:
    person = throw("4", "i", game="castle_panic")
    assert re.search(r"Type: \d\n", person.saw)


def test_what_a_notation_writes_it_reads_again() -> None:
    table = Table(DARTS, 1, None, 3)
    decision = table.decisions[0]
    assert isinstance(DARTS.notation, Writes)
    chance = Chance(5)
    for _ in range(40):
        action = decision.sample(chance)
        read = typed.read(table, decision, typed.written(table, decision, action))
        assert read[0] == action[0]
        assert decision.near_enough(action, read)


def test_ordinary_choices_can_be_typed_too(saves: Path) -> None:
    throw("places the rest at random", "passes", "plays drive him back on troll archer 3", game="castle_panic")
    assert [words.split()[0] for words in made(saves)] == ["scatter", "pass", "drive"]


def test_a_refused_choice_in_words_is_refused_with_the_reason(saves: Path) -> None:
    person = throw("4", "1", "plays green archer on troll archer 3", "plays red archer on troll archer 7", game="castle_panic")
    assert "No such card is there." in person.saw
    assert "“plays red archer on troll archer 7” is not one of the choices." in person.saw
    assert len(made(saves)) == 2


def test_help_tells_of_words_and_rules_are_still_found() -> None:
    person = throw("h", "r DA-3", "r coin", "l")
    assert "such as: stops" in person.saw
    assert "DA-3  Sliding a coin" in person.saw


@pytest.mark.parametrize("language", ["ru", "fr"])
def test_it_is_said_in_every_language(language: str) -> None:
    person = throw("i", "t throw 20 30", "throw 900 0", "h", "throw 0 0", "throw 60 0", language=language)
    assert person.unspoken == []
    part = {"ru": "Сила: от 1 до 100", "fr": "Force: de 1 à 100"}
    assert part[language] in person.saw


@pytest.mark.parametrize(
    ("part", "says"),
    [
        (Number("turn", 0, 90, 15), "from 0 to 90, in steps of 15"),
        (Number("power", -2000, 4000), "from -2000 to 4000"),
        (OneOf("disc", numbered("d", 9), [2, 5]), "one of d2, d5"),
        (Direction("way", 10_000), "x and y from -10000 to 10000, not both 0; only where they point counts"),
        (
            Spot("at", [rectangle(0, 0, 4000, 10)]),
            "x from 0 to 4000, y from 0 to 10: in the field (0, 0), (4000, 0), (4000, 10), (0, 10)",
        ),
        (
            Spot("at", [Circle(0, 0, 9)], [Polygon([(0, 0), (4, 0), (0, 4)], 2), rectangle(5, 5, 6, 6)]),
            "x from -9 to 9, y from -9 to 9: at most 9 from 0, 0; at least 2 from the field (0, 0), (4, 0), (0, 4); "
            "outside of the field (5, 5), (6, 5), (6, 6), (5, 6)",
        ),
        (
            Spot("at", [Polygon([(0, 0), (4, 0), (0, 4)], 2)], [Circle(x, 0, 1) for x in range(8)]),
            "x from -2 to 6, y from -2 to 6: at most 2 from the field (0, 0), (4, 0), (0, 4); "
            + "; ".join(f"at least 1 from {x}, 0" for x in range(6))
            + "; and 2 more places",
        ),
    ],
)
def test_every_kind_of_part_is_said_in_words(part: Part, says: str) -> None:
    desk = Person([]).desk
    lines = aiming.explained(desk, "darts", "throw", Region(THROW, [part]), "any")
    assert lines[1].partition(": ")[2] == says


class Spying(NoNotation[State]):
    """A notation that looks at what it is given."""

    def __init__(self) -> None:
        self.seen: list[State] = []

    def action(self, state: State, seat: int, words: str) -> Action:
        self.seen.append(state)
        return (9, 9)


class SpiedUpon(Cards):
    spy = Spying()

    @property
    def notation(self) -> NoNotation[State]:
        return self.spy


def test_a_choice_is_read_in_a_world_that_its_seat_may_imagine() -> None:
    """Nobody finds out by typing what lies in another's hand."""
    game = SpiedUpon()
    table = Table(game, 3, None, 4)
    seat = table.decisions[0].seat
    for _ in range(12):
        with pytest.raises(Illegal):
            typed.read(table, table.decisions[0], "plays the highest")
    others = {tuple(map(tuple, (hand for at, hand in enumerate(world.hands) if at != seat))) for world in game.spy.seen}
    assert len(others) > 4
    assert {tuple(world.hands[seat]) for world in game.spy.seen} == {tuple(table.state.hands[seat])}
