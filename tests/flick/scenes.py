"""Tables for the physics to be tried on, positions rebuilt from knots alone, and broken copies of the engine."""

import importlib
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import samobranka.flick
from samobranka.flick import constants, discs, run
from samobranka.flick.course import Course
from samobranka.flick.course import Path as Way

SOURCE = Path(samobranka.flick.__file__).parent
WIDTH = 1_000_000
RADII = (15_500, 14_000, 11_500, 7_500)

Velocities = dict[int, tuple[float, float]]


class Engine:
    """Our engine, or a copy of it in which something was changed."""

    def __init__(self, constants: Any, discs: Any, run: Any) -> None:
        self.constants = constants
        self.discs = discs
        self.run = run


OURS = Engine(constants, discs, run)


@contextmanager
def broken(folder: Path, file: str, old: str, new: str) -> Iterator[Engine]:
    """A copy of the engine, never compiled, with one passage of one file changed."""
    name = f"broken_{abs(hash((file, old, new)))}"
    target = folder / name
    target.mkdir()
    for source in (*SOURCE.glob("*.py"), *SOURCE.glob("*.toml")):
        text = source.read_text("utf8").replace("samobranka.flick", name)
        if source.name == file:
            assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
            text = text.replace(old, new)
        (target / source.name).write_text(text, "utf8")
    sys.path.insert(0, str(folder))
    try:
        yield Engine(*(importlib.import_module(f"{name}.{room}") for room in ("constants", "discs", "run")))
    finally:
        sys.path.remove(str(folder))
        for module in [module for module in sys.modules if module.partition(".")[0] == name]:
            del sys.modules[module]


class Scene:
    """Discs, obstacles and pushes as plain numbers, so that they can be mirrored, renumbered and laid out again."""

    def __init__(self) -> None:
        self.discs: dict[int, tuple[int, int, int]] = {}
        self.cups: list[tuple[int, int, int]] = []
        self.boxes: list[tuple[int, int, int, int, int, int]] = []
        self.pushes: Velocities = {}

    def turned(self, across: bool, upright: bool) -> "Scene":
        """Mirrored left to right, upside down, or both: a half turn."""
        other = Scene()
        sx, sy = -1 if across else 1, -1 if upright else 1
        fx: Callable[[int], int] = lambda x: WIDTH - x if across else x  # noqa: E731
        fy: Callable[[int], int] = lambda y: WIDTH - y if upright else y  # noqa: E731
        other.discs = {number: (fx(x), fy(y), radius) for number, (x, y, radius) in self.discs.items()}
        other.cups = [(fx(x), fy(y), radius) for x, y, radius in self.cups]
        other.boxes = [(fx(x), fy(y), length, width, sx * dx, sy * dy) for x, y, length, width, dx, dy in self.boxes]
        other.pushes = {number: (sx * vx, sy * vy) for number, (vx, vy) in self.pushes.items()}
        return other

    def renumbered(self, name: dict[int, int]) -> "Scene":
        other = Scene()
        other.discs = {name[number]: place for number, place in self.discs.items()}
        other.cups, other.boxes = self.cups, self.boxes
        other.pushes = {name[number]: velocity for number, velocity in self.pushes.items()}
        return other

    def table(self, engine: Engine = OURS, world: Any = None) -> Any:
        table = engine.discs.Table(WIDTH, WIDTH, world or engine.constants.Constants())
        for cup in self.cups:
            table.cup(*cup)
        for box in self.boxes:
            table.box(*box)
        for number, (x, y, radius) in self.discs.items():
            table.lay(number, x, y, radius)
        return table

    def run(self, engine: Engine = OURS, world: Any = None, until: float = 1e300) -> Course:
        table = self.table(engine, world)
        running = engine.run.Run(table)
        for number, (vx, vy) in self.pushes.items():
            running.push(table.by_number[number], vx, vy)
        course: Course = running.go(None, 0, until)
        return course


def crowd(seed: int, count: int = 16, movers: int = 10, least: int = 150, most: int = 850, fast: float = 1800.0) -> Scene:
    """Discs of all sizes, a cup and a turned box; many of the discs are pushed at once, each its own way."""
    dice = random.Random(seed)
    scene = Scene()
    scene.cups = [(350_000, 620_000, 35_000)]
    scene.boxes = [(620_000, 400_000, 180_000, 40_000, 940, 342)]
    taken = [*scene.cups, (620_000, 400_000, 95_000)]
    while len(scene.discs) < count:
        radius = dice.choice(RADII)
        x, y = (dice.randint(least * 1000, most * 1000) for _ in range(2))
        if all((x - cx) ** 2 + (y - cy) ** 2 > (radius + size + 10) ** 2 for cx, cy, size in taken):
            taken.append((x, y, radius))
            scene.discs[len(scene.discs)] = (x, y, radius)
    for number in range(movers):
        scene.pushes[number] = (dice.uniform(-fast, fast), dice.uniform(-fast, fast))
    return scene


def packed(count: int, radius: int = 14_000) -> Scene:
    """So many discs that touch, in rows as dense as they go, and one that flies at them."""
    scene = Scene()
    side = next(side for side in range(1, 100) if side * side >= count)
    row = radius * 1_732_051 // 1_000_000 + 1
    for number in range(count):
        x, y = number % side, number // side
        scene.discs[number] = (400_000 + 2 * radius * x + radius * (y % 2), 350_000 + row * y, radius)
    scene.discs[count] = (150_000, 441_000, 15_500)
    scene.pushes[count] = (2300.0, 60.0)
    return scene


def at(way: Way, time: float, drag: float) -> tuple[float, float] | None:
    """X17: where a disc is at a time, from its knots alone; None once it has left."""
    knots = way.knots
    if time <= knots[0].time:
        return knots[0].x, knots[0].y
    for before, after in pairwise(knots):
        if time < after.time:
            dx, dy = after.x - before.x, after.y - before.y
            length, span, since = (dx * dx + dy * dy) ** 0.5, after.time - before.time, time - before.time
            if length == 0.0:
                return before.x, before.y
            part = ((length / span + drag * span / 2) * since - drag * since * since / 2) / length
            return before.x + dx * part, before.y + dy * part
    return None if way.gone else (knots[-1].x, knots[-1].y)


def places(table: Any, course: Course, time: float) -> list[tuple[int, float, float, float]]:
    """Number, place and radius of every disc on the table at a time."""
    found = []
    ways = {way.number: way for way in course.paths}
    for disc in table.discs:
        way = ways.get(disc.number)
        place = (disc.home_x, disc.home_y) if way is None else at(way, time, course.drag)
        if place is not None:
            found.append((disc.number, *place, disc.radius))
    return found


def depth_in_box(box: Any, x: float, y: float, radius: float) -> float:
    """How deep a disc stands in a box; negative: how far it is from it."""
    dx, dy = x - box.x, y - box.y
    along, aside = dx * box.along_x + dy * box.along_y, dy * box.along_x - dx * box.along_y
    out_x, out_y = max(abs(along) - box.half_length, 0.0), max(abs(aside) - box.half_width, 0.0)
    return float(radius - (out_x * out_x + out_y * out_y) ** 0.5)


def deepest(table: Any, course: Course, time: float) -> float:
    """The deepest overlap of anything with anything at a time, in mm."""
    worst = -1.0
    lying = places(table, course, time)
    for index, (_, x, y, radius) in enumerate(lying):
        for _, ox, oy, other in lying[:index]:
            reach = radius + other
            if abs(x - ox) < reach and abs(y - oy) < reach:
                worst = max(worst, reach - ((x - ox) ** 2 + (y - oy) ** 2) ** 0.5)
        for cup in table.cups:
            worst = max(worst, radius + cup.radius - ((x - cup.x) ** 2 + (y - cup.y) ** 2) ** 0.5)
        for box in table.boxes:
            worst = max(worst, depth_in_box(box, x, y, radius))
    return worst
