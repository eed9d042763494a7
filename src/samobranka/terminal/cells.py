"""A grid that any view may have, drawn in a terminal: the same as on the browser's general board."""

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

from rich.text import Text

CELL: Final = re.compile(r"r(\d+)c(\d+)")
LARGEST: Final = 40
# By seats, so that colour is not the only sign.
SIGNS: Final = "●○▲△■□"
COLOURS: Final = ("yellow", "magenta", "cyan", "green", "blue", "red")


def grid_of(view: object) -> tuple[int, int] | None:
    """Rows and columns, where a view or a part of it says so."""
    grid = view.get("grid") if isinstance(view, dict) else None
    if not isinstance(grid, dict):
        return None
    size = grid.get("rows"), grid.get("columns")
    if all(type(each) is int and 0 < each <= LARGEST for each in size):
        return size  # type: ignore[return-value]  # Both are numbers.
    return None


def in_cell(thing: object) -> bool:
    return isinstance(thing, dict) and CELL.fullmatch(str(thing.get("cell"))) is not None


def is_gridded(name: str, value: object) -> bool:
    """Whether a part is the grid itself, or lies in it."""
    return name == "grid" or in_cell(value) or (isinstance(value, list) and bool(value) and all(map(in_cell, value)))


def things(value: object) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        if in_cell(value):
            yield value
        for inside in value.values():
            yield from things(inside)
    elif isinstance(value, list):
        for inside in value:
            yield from things(inside)


def drawn(view: dict[str, Any], size: tuple[int, int], called: Callable[[str], str]) -> Text:
    """Rows are numbered at the left, columns below; pieces of a player have his sign, others their first letters."""
    rows, columns = size
    lying: dict[tuple[int, int], list[Text]] = {}
    for thing in things(view):
        row, column = map(int, CELL.fullmatch(str(thing["cell"])).groups())  # type: ignore[union-attr]  # It is in a cell.
        lying.setdefault((row, column), []).append(sign_of(thing, called))
    text = Text()
    for row in range(1, rows + 1):
        text.append(f"{row:>2} ", "dim")
        for column in range(1, columns + 1):
            cell = Text(" ").join(lying.get((row, column), [])) if (row, column) in lying else Text("·", "dim")
            cell.truncate(3, pad=True)
            text.append_text(cell)
        text.append("\n")
    text.append("   " + "".join(f"{column:<3}" for column in range(1, columns + 1)), "dim")
    return text


def sign_of(thing: dict[str, Any], called: Callable[[str], str]) -> Text:
    owner = thing.get("owner", thing.get("seat"))
    if type(owner) is int:
        return Text(SIGNS[owner % len(SIGNS)], COLOURS[owner % len(COLOURS)])
    return Text(called(str(thing.get("id", "")))[:2])
