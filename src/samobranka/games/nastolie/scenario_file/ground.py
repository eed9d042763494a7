"""What stands and lies on the table before anybody is placed: cup, boxes, barrels, artefacts."""

from typing import Final

from samobranka.core.shapes import Point
from samobranka.games.nastolie.material import ARTEFACT_RADIUS, ARTEFACTS, MIDDLE, TABLE
from samobranka.games.nastolie.names import BARRELS, MOST_OBSTACLES
from samobranka.games.nastolie.obstacles import Box, Cup, Obstacle, overlap
from samobranka.games.nastolie.scenario import Scenario
from samobranka.games.nastolie.scenario_file.part import Part, mm

# A vector along which a box lies: small enough that no square of it is a trouble anywhere.
LONGEST_VECTOR: Final = 10_000


def terrain(scenario: Scenario, part: Part) -> None:
    """Cups and boxes: on the table, and not in each other."""
    standing: list[Obstacle] = []
    cups: list[Cup] = []
    boxes: list[Box] = []
    for each in part.tables("cups", MOST_OBSTACLES):
        x, y = each.point("at")
        cups.append(Cup(x, y, each.length("radius", 1000, MIDDLE)))
        _stand(standing, cups[-1], each)
    for each in part.tables("boxes", MOST_OBSTACLES):
        boxes.append(_box(each))
        _stand(standing, boxes[-1], each)
    scenario.cups, scenario.boxes = tuple(cups), tuple(boxes)


def _box(part: Part) -> Box:
    x, y = part.point("at")
    size, along = part.take("size"), part.take("along", [1, 0])
    if not isinstance(size, list) or len(size) != 2:
        raise part.refuse("size must be width and height, such as [180, 30]", "size")
    width, height = (part.measure("size", each, 1000, TABLE) for each in size)
    whole = isinstance(along, list) and len(along) == 2 and all(type(each) is int for each in along)
    if not whole or along == [0, 0] or max(abs(each) for each in along) > LONGEST_VECTOR:
        raise part.refuse(
            f"along must be two whole numbers up to {LONGEST_VECTOR}, not both nought, such as [940, 342]", "along"
        )
    return Box(x, y, width, height, along[0], along[1])


def _stand(standing: list[Obstacle], obstacle: Obstacle, part: Part) -> None:
    part.done()
    for x, y in obstacle.corners():
        if not (0 <= x <= TABLE and 0 <= y <= TABLE):
            raise part.refuse("it stands beyond the edge of the table")
    for at, other in enumerate(standing):
        if overlap(other, obstacle):
            raise part.refuse(f"it stands in obstacle {at + 1} (cups are counted before boxes)")
    standing.append(obstacle)


def pieces(scenario: Scenario, part: Part) -> None:
    """Artefacts and barrels: on the table, clear of everything, no more of both than there are discs (four)."""
    lying: list[Point] = []
    artefacts: list[tuple[int, int, int]] = []
    table = part.table("artefacts")
    if table is not None:
        for artefact, name in enumerate(ARTEFACTS):
            if name in table.data:
                x, y = table.point(name, ARTEFACT_RADIUS)
                _lie(lying, (x, y), scenario, table, name)
                artefacts.append((artefact, x, y))
            else:
                table.take(name)
        table.done()
    scenario.artefacts, scenario.barrels = tuple(artefacts), part.points("barrels", ARTEFACT_RADIUS)
    for barrel in scenario.barrels:
        _lie(lying, barrel, scenario, part, "barrels")
    if len(lying) > BARRELS:
        raise part.refuse(f"artefacts and barrels share {BARRELS} discs, and these are {len(lying)}", "barrels")


def _lie(lying: list[Point], point: Point, scenario: Scenario, part: Part, key: str) -> None:
    x, y = point
    if any(obstacle.near(x, y, ARTEFACT_RADIUS) for obstacle in scenario.obstacles()):
        raise part.refuse(f"{key}: the disc at {mm(x)}, {mm(y)} lies in an obstacle", key)
    if any((x - ox) ** 2 + (y - oy) ** 2 < 4 * ARTEFACT_RADIUS**2 for ox, oy in lying):
        raise part.refuse(f"{key}: the disc at {mm(x)}, {mm(y)} lies on another", key)
    lying.append(point)
