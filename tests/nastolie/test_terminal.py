"""Nastolie at a terminal: the table is drawn, every piece has a name, flicks are typed in words, and a person can play it."""

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import samobranka
from person import Person
from playing import questions
from samobranka import words
from samobranka.core.chance import Chance
from samobranka.core.game import View
from samobranka.games.nastolie import GAME
from samobranka.games.nastolie.preview import preview
from samobranka.games.nastolie.terminal import foreseen, forms
from samobranka.terminal import play
from samobranka.terminal.face import Face

# Terminals that people have; each moment of a game is drawn in the next of them.
WIDTHS = [60, 100, 160]


def drawn(view: View, width: int, language: str) -> str:
    console = Console(file=StringIO(), width=width, force_terminal=False)
    console.print(Face("nastolie").draw(view, width, language))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert isinstance(text, str)
    return text


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize(("seats", "scenario"), [(2, "p2"), (2, "p3"), (4, "p6"), (2, "p7"), (3, "p8")])
def test_the_table_is_drawn_in_the_room_there_is(language: str, seats: int, scenario: str) -> None:
    table = samobranka.new("nastolie", seats, {"scenario": scenario}, seed=5)
    for width, _ in zip(WIDTHS * 8, questions(table, 5), strict=False):
        picture = drawn(table.view(0), width, language)
        assert all(len(line) <= width for line in picture.splitlines()), picture
        assert "nastolie-" not in picture
        assert all(disc["id"].replace("-", " ") in picture for disc in table.view(0)["discs"])


def laid(*lines: str, **options: object) -> View:
    return GAME.view(GAME.notation.position(GAME.info.complete(2, dict(options)), 2, list(lines), Chance(1), None), 0)


def test_things_lie_where_they_lie() -> None:
    """A row is forty millimetres high, a column twenty wide; five columns are taken by the figures."""
    picture = drawn(laid("ajarha 1 at 510 110", "baarun 2 at 110 910", "box 500 500 180 30", "mine at 910 510"), 140, "en")
    lines = picture.splitlines()[2:]
    assert lines[22][5 + 24 :].startswith("Aj⁴") or lines[22][5 + 23 :].startswith("▸Aj⁴")
    assert lines[2][5 + 4 :].startswith("Ba³")
    assert lines[12][5 + 44 :].startswith("◆Fi")
    assert lines[12].count("▒") == 10


def test_two_at_one_place_are_both_there() -> None:
    picture = drawn(laid("ajarha 1 at 500 500", "baarun 2 at 505 512"), 100, "en")
    board = "\n".join(line[:55] for line in picture.splitlines())
    assert "Aj⁴" in board
    assert "Ba" in board


def test_every_piece_of_every_choice_has_a_name() -> None:
    face = Face("nastolie")
    for seats, scenario in ((2, "p2"), (2, "p3"), (4, "p5")):
        table = samobranka.new("nastolie", seats, {"scenario": scenario, "rituals": True}, seed=9)
        for decision in questions(table, 9):
            for action in [*decision.choices, *(region.sample(Chance(1)) for region in decision.regions)]:
                for piece in GAME.pieces(table.state, action):
                    said = words.say(face.name(piece, table.view(decision.seat)), "en")
                    assert not re.search(r"nastolie-|-\d|^[a-z]+$", said) or said == "barrel", piece


def test_every_gesture_says_how_it_is_typed() -> None:
    for verb in ("flick", "shoot", "place", "pull", "raise", "call", "teleport"):
        for language in words.LANGUAGES:
            (form,) = forms(verb, ["ramprak-1b"])
            said = words.say(form, language)
            assert "ramprak 1b" in said, said


@pytest.mark.parametrize(
    ("do", "lines", "said"),
    [
        ("flicks edzen at baarun 2 power 500", ["edzen 1 at 500 300", "baarun 2 at 500 500"], "Meets Baarun: one wound."),
        ("flicks haru at edzen 2 power 500", ["haru 1 at 500 300", "edzen 2 at 500 500"], "Meets Edzen: 2 wounds, dead."),
        ("flicks edzen at mine power 500", ["edzen 1 at 500 300", "mine at 500 500"], "takes it: Fire Mine"),
        ("flicks edzen n power 100", ["edzen 1 at 500 300"], "ends at 500 344"),
        ("flicks edzen at cup 1 power 500", ["edzen 1 at 500 300", "cup 500 500 30"], "stands fast: cup"),
        ("flicks edzen w power 900", ["edzen 1 at 100 300"], "Edzen leaves the table."),
        ("flicks edzen w power 900", ["edzen 1 at 100 300", "flame of 2 on edzen 1"], "Flame slips off Edzen."),
        ("flicks edzen n power 500", ["edzen 1 at 500 300", "baarun 2 at 500 500", "shield of 2 on baarun 2"], "no wound"),
        ("flicks dryad at vampal 1 power 500", ["dryad 1 at 500 300", "vampal 1 at 500 500 lives 1"], "gains a life"),
        ("flicks edzen n power 100", ["edzen 1 at 500 300", "akeru 2 at 500 335", "lasso of 2 on edzen 1"], "one wound itself"),
        ("flicks dymer n power 100", ["dymer 1 at 500 300", "akeru 2 at 500 335", "lasso of 2 on dymer 1"], "own Lasso"),
    ],
)
def test_a_look_ahead_is_told_in_words(do: str, lines: list[str], said: str) -> None:
    given = [*lines, "ratnik 1 at 900 100", "vaya 2 at 900 900"]
    state = GAME.notation.position(GAME.info.complete(2, {}), 2, given, Chance(1), None)
    ahead = preview(state, 0, GAME.notation.action(state, 0, do))
    told = " ".join(words.say(line, "en") for line in foreseen(dict(ahead), GAME.view(state, 0)))
    assert said in told, told
    for language in words.LANGUAGES:
        assert not any("nastolie-" in words.say(line, language) for line in foreseen(dict(ahead), GAME.view(state, 0)))


def test_a_person_flicks_and_plays_to_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAMOBRANKA_DATA", str(tmp_path))
    typed = ["t flicks ramprak at phantom 2 power 900", "flicks ramprak at phantom 2 power 900", "flicks nobody at all"]
    person = Person([*typed, *["1"] * 300])
    options: dict[str, object] = {"scenario": "p1", "placement": "line", "hand": "steady"}
    assert play("nastolie", ["human", "pass"], options, 7, "en", None, desk=person.desk) == 0
    assert "Meets Phantom: one wound." in person.saw
    assert "wound Phantom" in person.saw
    assert re.search("The end|game is over", person.saw)
    assert not re.search(r"nastolie-[a-z]+-", person.saw)
