"""Bad Bones at a terminal: every board is drawn, every piece has a name, and a person can play it to its end."""

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import samobranka
from person import Person, forever
from playing import questions
from samobranka import words
from samobranka.core.game import View
from samobranka.games.bad_bones import GAME
from samobranka.terminal import play
from samobranka.terminal.face import Face


def drawn(view: View, width: int, language: str) -> str:
    console = Console(file=StringIO(), width=width, force_terminal=False)
    console.print(Face("bad_bones").draw(view, width, language))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert isinstance(text, str)
    return text


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("width", [44, 80, 140])
@pytest.mark.parametrize(
    ("seats", "options"), [(3, {"advanced": True, "chiefs": True}), (2, {"mode": "coop", "advanced": True}), (1, {})]
)
def test_boards_are_drawn_in_the_room_there_is(language: str, width: int, seats: int, options: dict[str, object]) -> None:
    table = samobranka.new("bad_bones", seats, options, seed=5)
    for _ in questions(table, 5):
        picture = drawn(table.view(0), width, language)
        assert all(len(line) <= width for line in picture.splitlines())
        assert "bad_bones-" not in picture
        assert picture.count("☻") >= sum(board["hero"] is not None for board in table.view(0)["boards"])


def test_every_piece_of_every_choice_has_a_name() -> None:
    table = samobranka.new("bad_bones", 3, {"advanced": True, "chiefs": True}, seed=9)
    face = Face("bad_bones")
    for decision in questions(table, 9):
        for action in decision.choices:
            for piece in GAME.pieces(table.state, action):
                said = words.say(face.name(piece, table.view(decision.seat)), "en")
                assert not re.search(r"bad_bones-|^k\d|^r\dc\d", said), piece


@pytest.mark.parametrize("seats", ["human", "human,random"])
def test_a_person_plays_to_the_end(seats: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAMOBRANKA_DATA", str(tmp_path))
    person = Person(forever("1"))
    assert play("bad_bones", seats.split(","), {}, 7, "en", None, desk=person.desk) == 0
    assert re.search("The end|realm has fallen|Defeat", person.saw)
    assert not re.search(r"bad_bones-[a-z]+-", person.saw)
