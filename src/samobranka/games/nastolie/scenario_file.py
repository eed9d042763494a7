"""Reads a scenario's file, which any player may write, and refuses a broken one with file, line and a sentence.

How such a file is written is told in docs/nastolie-scenarios.md.
"""

import re
import tomllib
from collections.abc import Sequence
from decimal import Decimal
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from samobranka.core.errors import BadExample
from samobranka.core.shapes import Point
from samobranka.games.nastolie.material import (
    ARTEFACT_RADIUS,
    ARTEFACTS,
    BOX_DEPTH,
    BOX_LENGTH,
    CORNER_SIDE,
    DATA,
    EAST,
    EDGES,
    ENDLESS,
    F1,
    F2,
    H1,
    KINDS,
    MAIN,
    MIDDLE,
    MOST_COPIES,
    NORTH,
    ORDERS,
    PLACEMENT_GAP,
    RADIUS,
    RANKS,
    ROUNDS,
    SLOTS,
    SOUTH,
    STRIP_DEPTH,
    TABLE,
    WEST,
    V,
    micrometres,
)
from samobranka.games.nastolie.names import BARRELS, MOST_OBSTACLES
from samobranka.games.nastolie.obstacles import Box, Cup, Obstacle, overlap
from samobranka.games.nastolie.places import standard_line
from samobranka.games.nastolie.scenario import (
    ANY_FIGHTER,
    ANY_HERO,
    BY_SEAT,
    COMPARISONS,
    OUTS,
    Scenario,
    Seat,
    Zone,
    rank_of_slot,
)
from samobranka.games.nastolie.toml_lines import Lines

FOLDER: Final = DATA / "scenarios"
LANGUAGES: Final = ("en", "ru", "fr")
COUNTS: Final[tuple[str, ...]] = ("", "one", "two", "three", "four")
MOST_ROUNDS: Final = 99
MOST_POINTS: Final = 999
# A vector along which a box lies: small enough that no square of it is a trouble anywhere.
LONGEST_VECTOR: Final = 10_000
HEROES: Final = 2

ZONES: Final[dict[str, tuple[int, int, int, int]]] = {
    "south-west": (0, 0, CORNER_SIDE, CORNER_SIDE),
    "south-east": (TABLE - CORNER_SIDE, 0, TABLE, CORNER_SIDE),
    "north-west": (0, TABLE - CORNER_SIDE, CORNER_SIDE, TABLE),
    "north-east": (TABLE - CORNER_SIDE, TABLE - CORNER_SIDE, TABLE, TABLE),
}
# Along the own edge, in its middle: how long, how deep.
EDGE_ZONES: Final[dict[str, tuple[int, int]]] = {
    "strip": (TABLE, STRIP_DEPTH),
    "box": (BOX_LENGTH, BOX_DEPTH),
    "square": (CORNER_SIDE, CORNER_SIDE),
}


class Part:
    """A table of the file: what is asked for is taken out, and what nobody asked for is refused in the end."""

    def __init__(self, file: str, lines: Lines, path: tuple[str | int, ...], data: dict[str, Any]) -> None:
        self.file = file
        self.lines = lines
        self.path = path
        self.data = data
        self.known: list[str] = []

    def refuse(self, why: str, *keys: str | int) -> BadExample:
        """To be raised: names the line of a key, or of the table itself."""
        line = self.lines.find((*self.path, *keys))
        return BadExample("example-broken", file=self.file, line=line, why=why)

    def take(self, key: str, default: Any = None) -> Any:
        self.known.append(key)
        return self.data.get(key, default)

    def done(self) -> None:
        for key in self.data:
            if key not in self.known:
                known = ", ".join(sorted(self.known))
                raise self.refuse(f"{key!r} means nothing here; what can be said is {known}", key)

    def whole(self, key: str, least: int, most: int, default: int | None = None) -> int:
        value = self.take(key, default)
        if value is None:
            raise self.refuse(f"{key} is missing: a whole number from {least} to {most}")
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.refuse(f"{key} must be a whole number from {least} to {most}, not {value}", key)
        return value

    def maybe(self, key: str, least: int, most: int) -> int:
        """The same; nought where nothing is said."""
        self.known.append(key)
        return self.whole(key, least, most) if key in self.data else 0

    def truth(self, key: str) -> bool:
        value = self.take(key, False)
        if not isinstance(value, bool):
            raise self.refuse(f"{key} must be true or false, not {value}", key)
        return value

    def length(self, key: str, least: int, most: int) -> int:
        """Millimetres in the file, micrometres here."""
        value = self.take(key)
        if value is None:
            raise self.refuse(f"{key} is missing: a length in millimetres")
        return self.measure(key, value, least, most)

    def measure(self, key: str, value: object, least: int, most: int) -> int:
        if not isinstance(value, int | Decimal) or isinstance(value, bool):
            raise self.refuse(f"{key} must be in millimetres, not {value!r}", key)
        scaled = micrometres(value)
        if scaled != value * 1000:
            raise self.refuse(f"{key}: {value} is finer than a thousandth of a millimetre", key)
        if not least <= scaled <= most:
            raise self.refuse(f"{key} must be from {_mm(least)} to {_mm(most)}, not {value}", key)
        return scaled

    def word(self, key: str, words: Sequence[str], default: str | None = None) -> int:
        """The number of one of these words."""
        value = self.take(key, default)
        if value is None:
            raise self.refuse(f"{key} is missing: {', '.join(words)}")
        if value not in words:
            raise self.refuse(f"{key}: nobody knows {value!r}; there is {', '.join(words)}", key)
        return words.index(value)

    def point(self, key: str, radius: int = 0) -> Point:
        value = self.take(key)
        if value is None:
            raise self.refuse(f"{key} is missing: a point, such as [500, 500]")
        return self._point(key, value, radius)

    def _point(self, key: str, value: object, radius: int) -> Point:
        if not isinstance(value, list) or len(value) != 2:
            raise self.refuse(f"{key} must be a point, such as [500, 500], not {_plain(value)}", key)
        x, y = (self.measure(key, each, radius, TABLE - radius) for each in value)
        return (x, y)

    def points(self, key: str, radius: int) -> tuple[Point, ...]:
        value = self.take(key, [])
        if not isinstance(value, list):
            raise self.refuse(f"{key} must be points, such as [[100, 350], [100, 410]]", key)
        return tuple(self._point(key, each, radius) for each in value)

    def zone(self, key: str, value: object) -> Zone:
        if not isinstance(value, list) or len(value) != 4:
            raise self.refuse(f"{key} must be left, low, right and high, such as [0, 0, 220, 220], not {_plain(value)}", key)
        left, low, right, high = (self.measure(key, each, 0, TABLE) for each in value)
        if left >= right or low >= high:
            raise self.refuse(f"{key}: left must be less than right, and low less than high", key)
        return Zone(left, low, right, high)

    def table(self, key: str) -> "Part | None":
        value = self.take(key)
        if value is None:
            return None
        if not isinstance(value, dict):
            raise self.refuse(f"{key} must be a table, begun by [{key}]", key)
        return Part(self.file, self.lines, (*self.path, key), value)

    def tables(self, key: str, most: int) -> "list[Part]":
        value = self.take(key, [])
        if not isinstance(value, list) or any(not isinstance(each, dict) for each in value):
            raise self.refuse(f"{key} must be tables, each begun by [[{key}]]", key)
        if len(value) > most:
            raise self.refuse(f"no more than {most} {key}", key, most)
        return [Part(self.file, self.lines, (*self.path, key, at), each) for at, each in enumerate(value)]


def _mm(length: int) -> str:
    return f"{Decimal(length) / 1000:f} mm"


def _plain(value: object) -> object:
    """As somebody would write it, decimals without their type."""
    return [_plain(each) for each in value] if isinstance(value, list) else str(value) if isinstance(value, Decimal) else value


def read_scenario(file: Path) -> Scenario:
    """A scenario, or BadExample that says what is wrong with its file and where."""
    try:
        text = file.read_text("utf8")
        data = tomllib.loads(text, parse_float=Decimal)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"line (\d+)", str(error))
        line = int(at[1]) if at else len(text.splitlines())
        raise BadExample("example-broken", file=file.name, line=line, why=str(error)) from None
    except UnicodeDecodeError:
        raise BadExample("example-broken", file=file.name, line=1, why="the file must be UTF-8 text") from None
    except FileNotFoundError:
        raise BadExample("file-missing", file=str(file)) from None
    except OSError:
        raise BadExample("file-unreadable", file=str(file)) from None
    return compiled(file.stem, Part(file.name, Lines(text), (), data))


def compiled(id: str, part: Part) -> Scenario:
    title = part.table("title")
    if title is None:
        raise part.refuse("title is missing: what it is called in en, ru and fr")
    scenario = Scenario(id, _title(title))
    terrain(scenario, part)
    pieces(scenario, part)
    seatings(scenario, part)
    goals(scenario, part)
    part.done()
    return scenario


def _title(part: Part) -> dict[str, str]:
    words = {language: str(part.take(language, "")).strip() for language in LANGUAGES}
    missing = [language for language, word in words.items() if not word]
    if missing:
        raise part.refuse(f"the title needs words in {', '.join(missing)}")
    part.done()
    return words


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
        raise part.refuse(f"{key}: the disc at {_mm(x)}, {_mm(y)} lies in an obstacle", key)
    if any((x - ox) ** 2 + (y - oy) ** 2 < 4 * ARTEFACT_RADIUS**2 for ox, oy in lying):
        raise part.refuse(f"{key}: the disc at {_mm(x)}, {_mm(y)} lies on another", key)
    lying.append(point)


def seatings(scenario: Scenario, part: Part) -> None:
    """Who sits where, for each number of players that the scenario allows."""
    table = part.table("seats")
    scenario.puzzles = part.truth("puzzles")
    if table is None or not table.data:
        raise part.refuse("seats are missing: begin each with [[seats.two]], or one, three, four", "seats")
    for players in range(1, len(COUNTS)):
        tables = table.tables(COUNTS[players], players)
        if tables and len(tables) != players:
            raise table.refuse(
                f"{len(tables)} seats for {COUNTS[players]} players: give [[seats.{COUNTS[players]}]] {COUNTS[players]} times",
                COUNTS[players],
            )
        if tables:
            scenario.seatings[players] = tuple(_seat(scenario, each, at) for at, each in enumerate(tables))
            _sides(scenario.seatings[players], tables)
    table.done()


def _seat(scenario: Scenario, part: Part, at: int) -> Seat:
    seat = Seat(part.word("edge", EDGES), part.whole("team", 1, len(COUNTS) - 1, at + 1) - 1)
    if part.take("order") is not None:
        seat.order = part.word("order", ORDERS)
    seat.squad = _squad(scenario, part)
    seat.captives = part.whole("captives", 0, sum(slot in (H1, H1 + 1, ANY_HERO) for slot in seat.squad), 0)
    seat.supply = _supply(part)
    discs = len(seat.squad) - seat.captives
    _zones(seat, part)
    _points(scenario, seat, part, discs)
    seat.each = part.whole("each", 0, discs // max(1, len(seat.zones)), 0)
    if discs and not (seat.zones or seat.points or seat.posts):
        raise part.refuse("where does the squad stand? Give a zone, zones, points or posts")
    part.done()
    _room(seat, part, discs)
    return seat


def _squad(scenario: Scenario, part: Part) -> tuple[int, ...]:
    """By places in the forces, or by how many of each rank; then heroes and fighters are their owner's choice."""
    named = part.take("squad")
    heroes, fighters = part.whole("heroes", 0, HEROES, 0), part.whole("fighters", 0, MOST_COPIES, 0)
    veterans = part.whole("veterans", 0, MOST_COPIES, 0)
    if named is None:
        # Both heroes leave nothing to choose.
        chosen = [H1, H1 + 1] if heroes == HEROES else [ANY_HERO] * heroes
        slots = [*chosen, *[V] * veterans, *[ANY_FIGHTER] * fighters]
    else:
        if heroes or veterans or fighters:
            raise part.refuse("a squad is named, or counted by heroes, veterans and fighters, not both", "squad")
        if not isinstance(named, list) or any(name not in SLOTS for name in named):
            raise part.refuse(f"squad: {_plain(named)} must be a list of {', '.join(SLOTS)}", "squad")
        slots = sorted(SLOTS.index(name) for name in named)
        _copies(slots, part)
    if not slots and not scenario.puzzles:
        raise part.refuse("a seat needs a squad: squad, or heroes, veterans and fighters")
    return tuple(slots)


def _copies(slots: list[int], part: Part) -> None:
    if any(slots.count(hero) > 1 for hero in (H1, H1 + 1)):
        raise part.refuse("squad: there is only one disc of each hero", "squad")
    if slots.count(V) > MOST_COPIES:
        raise part.refuse(f"squad: there are only {MOST_COPIES} veterans of an Order", "squad")
    if slots.count(F1) + slots.count(F2) > MOST_COPIES:
        raise part.refuse(f"squad: there are only {MOST_COPIES} discs for fighters of both kinds", "squad")


def _supply(part: Part) -> tuple[tuple[int, int], ...]:
    table = part.table("supply")
    if table is None:
        return ()
    found: list[tuple[int, int]] = []
    for kind, name in enumerate(KINDS):
        if MAIN.limit[kind] == ENDLESS:
            continue
        if name in table.data:
            found.append((kind, table.whole(name, 0, MAIN.cap[kind])))
        else:
            table.take(name)
    table.done()
    return tuple(found)


def _zones(seat: Seat, part: Part) -> None:
    one, several = part.take("zone"), part.take("zones")
    if several is not None:
        if one is not None:
            raise part.refuse("give zone or zones, not both", "zones")
        if not isinstance(several, list) or not several:
            raise part.refuse("zones must be a list, such as [[400, 0, 900, 120], [400, 880, 900, 1000]]", "zones")
        seat.zones = tuple(part.zone("zones", each) for each in several)
    elif isinstance(one, str):
        if one not in ZONES and one not in EDGE_ZONES:
            known = ", ".join([*EDGE_ZONES, *ZONES])
            raise part.refuse(f"zone: nobody knows {one!r}; there is {known}, or [left, low, right, high]", "zone")
        seat.zones = (Zone(*ZONES[one]) if one in ZONES else _at_edge(seat.edge, *EDGE_ZONES[one]),)
    elif one is not None:
        seat.zones = (part.zone("zone", one),)


def _at_edge(edge: int, length: int, depth: int) -> Zone:
    """In the middle of an edge."""
    first, last = MIDDLE - length // 2, MIDDLE + length // 2
    return {
        SOUTH: Zone(first, 0, last, depth),
        WEST: Zone(0, first, depth, last),
        NORTH: Zone(first, TABLE - depth, last, TABLE),
        EAST: Zone(TABLE - depth, first, TABLE, last),
    }[edge]


def _points(scenario: Scenario, seat: Seat, part: Part, discs: int) -> None:
    """Points in any order, or posts in the order of the squad: as many as discs, and room for each."""
    seat.points, seat.posts = part.points("points", RADIUS[0]), part.points("posts", RADIUS[0])
    if (bool(seat.zones), bool(seat.points), bool(seat.posts)).count(True) > 1:
        raise part.refuse("give zones, points or posts: one of them", "points" if seat.points else "posts")
    for key, points in (("points", seat.points), ("posts", seat.posts)):
        if points and len(points) != discs:
            raise part.refuse(f"{key}: {len(points)} for {discs} discs", key)
        for at, (x, y) in enumerate(points):
            if any(obstacle.near(x, y, RADIUS[0]) for obstacle in scenario.obstacles()):
                raise part.refuse(f"{key}: a disc at {_mm(x)}, {_mm(y)} would stand in an obstacle", key)
            if any((x - ox) ** 2 + (y - oy) ** 2 < (2 * RADIUS[0]) ** 2 for ox, oy in points[:at]):
                raise part.refuse(f"{key}: a disc at {_mm(x)}, {_mm(y)} would stand on another", key)


def _room(seat: Seat, part: Part, discs: int) -> None:
    """A zone is large enough if its standard line has room for everybody."""
    if not seat.zones:
        return
    # Captives are heroes, and the last of them: they are not on the line.
    free = [slot for slot in seat.squad if rank_of_slot(slot) == 0][: -seat.captives or None]
    free += [slot for slot in seat.squad if rank_of_slot(slot) != 0]
    radii = [RADIUS[rank_of_slot(slot)] for slot in free]
    line = standard_line(seat, discs)
    key = "zones" if "zones" in part.data else "zone"
    for disc, (x, y) in enumerate(line):
        zone = seat.zones[disc % len(seat.zones)]
        r = radii[disc]
        if not (zone.left + r <= x <= zone.right - r and zone.low + r <= y <= zone.high - r):
            raise part.refuse(f"{key}: too small for a disc of {_mm(2 * r)}", key)
        for other in range(disc):
            far = r + radii[other] + PLACEMENT_GAP
            if (x - line[other][0]) ** 2 + (y - line[other][1]) ** 2 < far * far:
                raise part.refuse(f"{key}: too small for {discs} discs", key)


def _sides(seats: tuple[Seat, ...], parts: list[Part]) -> None:
    """One owner an Order; teams for everybody or for nobody, and more than one of them."""
    for at, seat in enumerate(seats):
        if seat.order >= 0 and any(seat.order == other.order for other in seats[:at]):
            raise parts[at].refuse(f"order: {ORDERS[seat.order]} has an owner already", "order")
    told = ["team" in part.data for part in parts]
    if any(told) and not all(told):
        raise parts[told.index(False)].refuse("team is missing: the others have one")
    if len(seats) > 1 and len({seat.team for seat in seats}) < 2:
        raise parts[-1].refuse("team: everybody is in the same one, so nobody could win", "team")


def goals(scenario: Scenario, part: Part) -> None:
    """Who begins, how long it lasts, what is counted, who wins."""
    least = min(scenario.seatings)
    scenario.rounds = part.whole("rounds", 1, MOST_ROUNDS, ROUNDS)
    scenario.first = part.maybe("first", 1, least) - 1
    scenario.out = part.word("out", OUTS, "all")
    scenario.swept = part.truth("swept")
    scenario.prey = part.truth("prey")
    if scenario.prey and least < 3:
        raise part.refuse("prey needs three players or more, or everybody would know whom he hunts", "prey")
    scenario.goal = part.maybe("goal", 1, MOST_POINTS)
    _scores(scenario, part)
    _delivery(scenario, part, least)
    _captives(scenario, part)
    _race(scenario, part)
    _comparison(scenario, part, least)


def _scores(scenario: Scenario, part: Part) -> None:
    control, kills = part.table("control"), part.table("kills")
    if control is not None:
        scenario.control_points = control.whole("points", 1, MOST_POINTS)
        control.done()
        if not scenario.artefacts:
            raise control.refuse("there are no artefacts to control")
    if kills is not None:
        hero, veteran, fighter = (kills.whole(rank, 0, MOST_POINTS) for rank in RANKS)
        scenario.kill_points = (hero, veteran, fighter)
        scenario.spare_last = kills.truth("spare_last")
        kills.done()
    if scenario.goal and control is None and kills is None:
        raise part.refuse("goal: nobody can score; say [control] or [kills]", "goal")


def _delivery(scenario: Scenario, part: Part, least: int) -> None:
    delivery = part.table("delivery")
    if delivery is None:
        return
    if not scenario.barrels:
        raise delivery.refuse("there are no barrels to deliver")
    scenario.delivery_seat = delivery.whole("seat", 1, least) - 1
    scenario.delivery_edge = delivery.word("edge", EDGES)
    scenario.delivery_line = delivery.length("line", 0, TABLE)
    scenario.delivery_count = delivery.whole("barrels", 1, len(scenario.barrels))
    delivery.done()


def _captives(scenario: Scenario, part: Part) -> None:
    captives = part.table("captives")
    held = [
        (COUNTS[players], at) for players, seats in scenario.seatings.items() for at, seat in enumerate(seats) if seat.captives
    ]
    if captives is None:
        if held:
            why = "captives: who is held is said, but not how they come free; say [captives]"
            raise part.refuse(why, "seats", *held[0], "captives")
        return
    if not scenario.cups:
        raise captives.refuse("captives need a cup to be held under: the first one")
    if not held:
        raise captives.refuse("no seat has captives")
    scenario.glass_hits = captives.whole("hits", 1, MOST_POINTS)
    scenario.captives_within = captives.length("within", RADIUS[0], MIDDLE)
    scenario.captives_home = captives.length("home", RADIUS[0], MIDDLE)
    captives.done()


def _race(scenario: Scenario, part: Part) -> None:
    race = part.table("race")
    if race is None:
        return
    gates, cups = race.take("gates"), scenario.cups
    if not isinstance(gates, list) or not gates:
        raise race.refuse("gates are missing: pairs of cups, such as [[1, 2], [3, 4]]")
    found: list[tuple[int, int, int, int]] = []
    for gate in gates:
        pair = gate if isinstance(gate, list) else []
        if len(pair) != 2 or any(type(cup) is not int or not 1 <= cup <= len(cups) for cup in pair) or pair[0] == pair[1]:
            raise race.refuse(f"gates: {_plain(gate)} must be two cups from 1 to {len(cups)}", "gates")
        one, other = cups[pair[0] - 1], cups[pair[1] - 1]
        found.append((one.x, one.y, other.x, other.y))
    scenario.gates = tuple(found)
    scenario.finish = race.length("finish", 0, TABLE)
    race.done()


def _comparison(scenario: Scenario, part: Part, least: int) -> None:
    """What decides after the last round: a word, or the number of the seat that has won then."""
    then = part.take("then", "lives")
    if type(then) is int and 1 <= then <= least:
        scenario.then, scenario.then_seat = BY_SEAT, then - 1
        return
    scenario.then = part.word("then", COMPARISONS, "lives")
    counted = {
        "points": scenario.control_points or any(scenario.kill_points),
        "captives": scenario.glass_hits,
        "gates": scenario.gates,
    }
    if not counted.get(COMPARISONS[scenario.then], True):
        raise part.refuse(f"then: nobody counts {COMPARISONS[scenario.then]} in this scenario", "then")


@lru_cache
def scenario(name: str) -> Scenario:
    """One of ours, by its name."""
    return read_scenario(FOLDER / f"{name}.toml")


@lru_cache
def scenarios() -> tuple[str, ...]:
    """The names of all that lie in the folder."""
    return tuple(sorted(file.stem for file in FOLDER.glob("*.toml")))
