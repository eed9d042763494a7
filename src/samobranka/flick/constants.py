"""The numbers of the physics, read from `constants.toml`, where each stands with its source."""

import tomllib
from pathlib import Path
from typing import Any, Final

DATA: Final[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("constants.toml").read_text("utf8"))

# Radii of the discs in the box, in micrometres, by size.
SIZES: Final[dict[str, int]] = DATA["sizes"]


class Constants:
    """What a world is like. Change a field of a fresh one for a world with other friction or other wood."""

    __slots__ = (
        "closing",
        "drag",
        "events",
        "fall",
        "grip",
        "least",
        "least_step",
        "most",
        "obstacle",
        "parting",
        "rest",
        "slide",
        "touch",
    )

    def __init__(self) -> None:
        drag, riders, restitution, contact, method = (
            DATA["drag"],
            DATA["riders"],
            DATA["restitution"],
            DATA["contact"],
            DATA["method"],
        )
        # How much slower a sliding disc gets, mm/s in a second.
        self.drag: float = drag["friction"] * drag["gravity"]
        # X12: a jump of J mm/s shifts a rider by J*J / grip mm.
        self.grip: float = 2.0 * (drag["friction"] + riders["friction"]) * drag["gravity"]
        self.most: float = restitution["most"]
        self.fall: float = restitution["fall"]
        self.least: float = restitution["least"]
        self.obstacle: float = restitution["obstacle"]
        self.parting: float = contact["parting"]
        self.closing: float = contact["closing"]
        self.rest: float = contact["rest"]
        self.slide: float = DATA["launch"]["slide"]
        self.events: int = method["events"]
        self.touch: float = method["touch"]
        self.least_step: float = method["least_step"]


USUAL: Final = Constants()


def with_restitution(share: float) -> Constants:
    """The usual world with one restitution of discs at every speed, as the worked examples of the physics have it."""
    world = Constants()
    world.most = world.least = share
    world.fall = 0.0
    return world
