"""How pieces moved, as one short text that an event can hold: who, when, and where.

`1962000|d3:0,100,200;3510,480,200|d5:3510,300,200;…`: what slows everything down (places a second, a second), then each piece
with its knots. A knot is a moment, in tenths of a millisecond since the motion began, and the place where the piece was.
Between two knots it goes straight, ever slower: a stretch of length d that takes T began with the speed d/T + drag·T/2.
Without drag it goes at one speed.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

# The fact of an event that holds a motion.
PATH: Final = "path"
# Tenths of a millisecond in a second.
SECOND: Final = 10_000

Knot = tuple[int, int, int]


class Motion:
    """The paths of all pieces that moved, by their names."""

    def __init__(self, paths: Mapping[str, Sequence[Knot]], drag: int = 0) -> None:
        self.paths = {piece: [tuple(knot) for knot in knots] for piece, knots in paths.items()}
        self.drag = drag

    @property
    def length(self) -> int:
        """How long it takes until everything rests."""
        return max((knots[-1][0] for knots in self.paths.values()), default=0)

    def __str__(self) -> str:
        pieces = (f"{piece}:{';'.join(','.join(map(str, knot)) for knot in knots)}" for piece, knots in self.paths.items())
        return "|".join([str(self.drag), *pieces])

    @staticmethod
    def parse(text: str) -> "Motion":
        drag, *pieces = text.split("|")
        paths: dict[str, list[Knot]] = {}
        for entry in pieces:
            piece, _, knots = entry.rpartition(":")
            read = [tuple(map(int, knot.split(","))) for knot in knots.split(";")]
            if not piece or any(len(knot) != 3 for knot in read):
                raise ValueError(f"no path: {entry[:40]!r}")
            paths[piece] = [(knot[0], knot[1], knot[2]) for knot in read]
        return Motion(paths, int(drag))

    def at(self, piece: str, moment: int) -> tuple[float, float]:
        """Where a piece is at a moment: the same sum that a drawing does."""
        knots = self.paths[piece]
        if moment <= knots[0][0]:
            return float(knots[0][1]), float(knots[0][2])
        for before, after in pairwise(knots):
            if moment < after[0]:
                span = (after[0] - before[0]) / SECOND
                since = (moment - before[0]) / SECOND
                x, y = after[1] - before[1], after[2] - before[2]
                distance = (x * x + y * y) ** 0.5
                if distance == 0:
                    break
                speed = distance / span + self.drag * span / 2
                part = (speed * since - self.drag * since * since / 2) / distance
                return before[1] + x * part, before[2] + y * part
        else:
            return float(knots[-1][1]), float(knots[-1][2])
        return float(before[1]), float(before[2])
