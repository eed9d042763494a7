"""A line of code knows its room: what each may import is as docs/architecture.md says."""

import ast
import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "samobranka"
GUIDE = Path(__file__).parent.parent / "docs" / "adding-a-game.md"
MAY: dict[str, set[str]] = {
    "core": set(),
    "words": {"core", "games"},
    "rulebook": {"core", "games", "words"},
    "bots": {"core"},
    "flick": {"core"},
    "testing": {"core", "games", "bots", "words"},
    "terminal": {"core", "games", "bots", "rulebook", "words", "folders"},
    "lab": {"core", "games", "bots", "rulebook", "words"},
    "server": {"core", "games", "bots", "rulebook", "words", "folders"},
    # A game sees core and itself; its examples the reader of notations, its drawing in the terminal what draws there.
    "games": {"core", "flick", "rulebook", "terminal", "words"},
}
ONLY_THERE = {"rulebook": "notation", "terminal": "terminal", "words": "terminal"}


def imports(file: Path) -> set[str]:
    """The modules of ours that a file imports, without the name of the package."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None and node.level == 0:
            names = [f"{node.module}.{name.name}" for name in node.names] if node.module == "samobranka" else [node.module]
        elif isinstance(node, ast.Import):
            names = [name.name for name in node.names]
        else:
            continue
        found |= {name.removeprefix("samobranka.") for name in names if name.startswith("samobranka.")}
    return found


def files_of(room: str) -> list[Path]:
    return sorted((SOURCE / room).rglob("*.py"))


@pytest.mark.parametrize("room", MAY)
def test_a_room_imports_what_it_may(room: str) -> None:
    assert files_of(room)
    for file in files_of(room):
        others = {name.partition(".")[0] for name in imports(file)} - {room}
        assert others <= MAY[room], f"{file.relative_to(SOURCE)} imports {sorted(others - MAY[room])}"


def test_no_room_but_the_shelf_knows_a_game_by_name() -> None:
    games = {folder.name for folder in (SOURCE / "games").iterdir() if folder.is_dir()} - {"__pycache__"}
    for room in MAY.keys() - {"games"}:
        for file in files_of(room):
            known = {name for name in imports(file) if any(name.startswith(f"games.{game}") for game in games)}
            assert not known, f"{file.relative_to(SOURCE)} knows {known}"


def test_a_game_does_not_know_another_and_keeps_edges_at_its_edges() -> None:
    for file in files_of("games"):
        parts = file.relative_to(SOURCE / "games").parts
        for name in imports(file):
            room, _, rest = name.partition(".")
            if room == "games":
                assert rest.partition(".")[0] in (parts[0], ""), f"{file} knows {name}"
            elif room in ONLY_THERE:
                assert any(part.startswith(ONLY_THERE[room]) for part in parts[1:]), f"{file} knows {name}"


def listed(page: str) -> set[str]:
    """The first column of the table that tells of rooms: `| `brain` | ...`."""
    found: list[str] = re.findall(r"^\| `([a-z]+)` \| ", page, re.MULTILINE)
    return set(found)


def test_every_room_that_is_looked_for_is_told_of_where_games_are_made() -> None:
    asked: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        asked |= set(re.findall(r"""\broom(?:_of)?\([^()"]*"([a-z]+)"\)""", file.read_text("utf8")))
    assert len(asked) > 10
    assert listed(ast.get_docstring(ast.parse((SOURCE / "core" / "rooms.py").read_text("utf8"))) or "") == asked
    assert listed(GUIDE.read_text("utf8").partition("## Rooms that a game may have")[2]) == asked
