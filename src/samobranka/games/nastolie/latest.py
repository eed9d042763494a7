"""The latest flick or shot, as examples ask for it: who was met and struck, how everything moved. Nothing follows from it."""

from typing import Final

from samobranka.core.names import NOTHING
from samobranka.flick.course import Course


class Latest:
    """Never changed: whoever is struck next makes a new one."""

    __slots__ = ("course", "disc", "met", "struck", "target")

    def __init__(self, disc: int = NOTHING, met: tuple[int, ...] = (), course: Course | None = None) -> None:
        # What was flicked: a character, or a missile; whom and what it met, obstacles as -1 - number.
        self.disc = disc
        self.met = met
        self.course = course
        # Whom it struck, in order; of a shot, its target.
        self.struck: tuple[int, ...] = ()
        self.target = NOTHING

    def left(self) -> list[int]:
        """Discs that left the table."""
        return [] if self.course is None else [gone.number for gone in self.course.exits]

    def and_struck(self, disc: int) -> "Latest":
        """The same with one more who was struck."""
        return self._with((*self.struck, disc), self.target)

    def and_target(self, disc: int) -> "Latest":
        """The same with the target of the shot."""
        return self._with(self.struck, disc)

    def _with(self, struck: tuple[int, ...], target: int) -> "Latest":
        new = Latest(self.disc, self.met, self.course)
        new.struck = struck
        new.target = target
        return new


NOTHING_YET: Final = Latest()
