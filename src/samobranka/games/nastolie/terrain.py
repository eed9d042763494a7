"""What stands on the table and never moves, and the table of the physics that goes with it."""

from collections.abc import Iterable
from typing import Final

from samobranka.flick.constants import USUAL, with_restitution
from samobranka.flick.discs import Table
from samobranka.games.nastolie.material import TABLE
from samobranka.games.nastolie.obstacles import Box, Cup, Obstacle

THOUSAND: Final = 1000


class Terrain:
    """Cups and boxes. Shared by all states of a battle; another one where something has been removed.

    `table` belongs to the physics: between two flicks nobody relies on what lies there.
    """

    __slots__ = ("boxes", "cups", "obstacles", "table")

    def __init__(self, cups: Iterable[Cup] = (), boxes: Iterable[Box] = (), restitution: int = 0) -> None:
        self.cups: tuple[Cup, ...] = tuple(cups)
        self.boxes: tuple[Box, ...] = tuple(boxes)
        self.obstacles: tuple[Obstacle, ...] = (*self.cups, *self.boxes)
        world = with_restitution(restitution / THOUSAND) if restitution else USUAL
        self.table = Table(TABLE, TABLE, world)
        for cup in self.cups:
            self.table.cup(cup.x, cup.y, cup.radius)
        for box in self.boxes:
            self.table.box(box.x, box.y, box.width, box.height, box.along_x, box.along_y)


EMPTY: Final = Terrain()
