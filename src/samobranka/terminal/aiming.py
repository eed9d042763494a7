"""Choices that cannot be listed, in words: how they are typed, what is allowed in each part, and what would come of one.

Numbers are said as they are typed, without a sign between thousands.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from samobranka.core.game import View
from samobranka.core.regions import PartData, Region
from samobranka.terminal.desk import Desk

# So many things in the way are named; the rest are counted.
NAMED: Final = 6
Data = Mapping[str, Any]


def explained(desk: Desk, game: str, verb: str, region: Region, example: str) -> list[str]:
    """The form of a region with an example, and a line for each of its parts."""
    parts = region.data()
    form = " ".join([verb, *(f"‹{word}›" for part in parts for word in blanks(desk, game, part))])
    what = desk.named(f"{game}-verb-{verb}", verb)
    lines = [desk.words("tui-form", what=what, form=form, example=example)]
    return lines + [f"   {desk.named(part_id(game, part), str(part['name']))}: {bounds(desk, part)}" for part in parts]


def part_id(game: str, part: PartData) -> str:
    return f"{game}-part-{part['name']}"


def blanks(desk: Desk, game: str, part: PartData) -> list[str]:
    """What stands for the numbers of a part in the form."""
    return ["x", "y"] if part["kind"] in ("spot", "direction") else [desk.named(part_id(game, part), str(part["name"])).lower()]


def bounds(desk: Desk, part: Data) -> str:
    """What may be typed there."""
    kind = part["kind"]
    if kind == "piece":
        places: Sequence[Sequence[int] | None] = part.get("places") or [None] * len(part["pieces"])
        names = [name if at is None else f"{name} ({at[0]}, {at[1]})" for name, at in zip(part["pieces"], places, strict=True)]
        return desk.words("tui-part-piece", pieces=", ".join(names))
    if kind == "number":
        facts = {name: str(part[name]) for name in ("least", "most", "step")}
        return desk.words("tui-part-number" if part["step"] == 1 else "tui-part-steps", **facts)
    if kind == "direction":
        return desk.words("tui-part-direction", reach=str(part["reach"]))
    left, low, right, high = map(str, part["box"])
    zone = listed(desk, part["zone"], "inside")
    words = desk.words("tui-part-spot", left=left, right=right, low=low, high=high, zone=zone)
    return f"{words}; {listed(desk, part['taken'], 'outside')}" if part["taken"] else words


def listed(desk: Desk, shapes: Sequence[Data], side: str) -> str:
    words = [shape_words(desk, shape, side) for shape in shapes[:NAMED]]
    if len(shapes) > NAMED:
        words.append(desk.words("tui-shapes-more", count=len(shapes) - NAMED))
    return "; ".join(words)


def shape_words(desk: Desk, shape: Data, side: str) -> str:
    """ "at most 95 from 0, 0" or, of what is in the way, "at least 6 from 10, 12"."""
    if shape["shape"] == "circle":
        return desk.words(f"tui-circle-{side}", **{name: str(shape[name]) for name in ("x", "y", "radius")})
    corners = ", ".join(f"({x}, {y})" for x, y in shape["corners"])
    id = f"tui-polygon-{side}" if shape["margin"] else f"tui-polygon-{side}-bare"
    return desk.words(id, corners=corners, **({"margin": str(shape["margin"])} if shape["margin"] else {}))


def foreseen(desk: Desk, game: str, view: View) -> list[str]:
    """What a look ahead says: its flat values by their names, and where it would end."""
    lines: list[str] = []
    for name, value in view.items():
        if isinstance(value, bool):
            value = desk.words("tui-yes" if value else "tui-no")
        if isinstance(value, (int, str)):
            lines.append(f"{desk.named(f'{game}-seen-{name}', name)}: {value}")
    shapes = view.get("shapes")
    if shapes:
        lines.append(desk.words("tui-foreseen", shapes=listed(desk, shapes, "inside")))
    return lines
