"""Who plays a scenario: squads, supplies, zones, and whether all of them find room."""

from typing import Final

from samobranka.games.nastolie.material import (
    BOX_DEPTH,
    BOX_LENGTH,
    CORNER_SIDE,
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
    SLOTS,
    SOUTH,
    STRIP_DEPTH,
    TABLE,
    WEST,
    V,
)
from samobranka.games.nastolie.places import standard_line
from samobranka.games.nastolie.scenario import ANY_FIGHTER, ANY_HERO, Scenario, Seat, Zone, rank_of_slot
from samobranka.games.nastolie.scenario_file.part import Part, mm, plain

COUNTS: Final[tuple[str, ...]] = ("", "one", "two", "three", "four")
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
            raise part.refuse(f"squad: {plain(named)} must be a list of {', '.join(SLOTS)}", "squad")
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
                raise part.refuse(f"{key}: a disc at {mm(x)}, {mm(y)} would stand in an obstacle", key)
            if any((x - ox) ** 2 + (y - oy) ** 2 < (2 * RADIUS[0]) ** 2 for ox, oy in points[:at]):
                raise part.refuse(f"{key}: a disc at {mm(x)}, {mm(y)} would stand on another", key)


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
            raise part.refuse(f"{key}: too small for a disc of {mm(2 * r)}", key)
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
