"""What scenarios count besides the dead: barrels, gates, hits on the glass and the captives who come out of it."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.core.regions import Number, OneOf, Region
from samobranka.flick.course import Course
from samobranka.games.nastolie.material import EAST, FACINGS, HERO, NORTH, OUTWARD, SOUTH, TABLE
from samobranka.games.nastolie.names import DISCS
from samobranka.games.nastolie.places import around
from samobranka.games.nastolie.rules.ground import Somewhere, ground_of, put, room
from samobranka.games.nastolie.rules.steps import COME_OUT, GOALS, SHATTER, V_PLACE
from samobranka.games.nastolie.state import NOBODY, OWNER, REMOVED, State, changed
from samobranka.games.nastolie.terrain import Terrain

# The glass is the first cup (NA-1207).
GLASS: Final = 0


def count_gates(s: State, course: Course, emit: Emit) -> None:
    """NA-1208, NA-1318: whoever's push it was, a hero that slides through his next gate from west to east has passed it."""
    gates = s.scenario.gates
    if not gates:
        return
    for hero in [disc for disc in s.field if s.rank(disc) == HERO and course.path_of(disc) is not None]:
        seat, since = OWNER[hero], 0.0
        while s.gates[seat] < len(gates):
            x1, y1, x2, y2 = gates[s.gates[seat]]
            south = (x1, y1, x2, y2) if y1 <= y2 else (x2, y2, x1, y1)
            times = [time for time, eastward in course.crossings(hero, *south) if eastward and time >= since]
            if not times:
                break
            since = times[0]
            s.gates = changed(s.gates, seat, s.gates[seat] + 1)
            if emit is not None:
                emit(Event("gate-passed", {"seat": seat, "disc": hero, "gate": s.gates[seat]}))


def count_hit(s: State, seat: int, disc: int, course: Course, emit: Emit) -> None:
    """NA-1207: a flick whose own disc touches the glass is one hit; the fifth breaks it, once that flick is resolved."""
    if not s.glass or not any(contact.obstacle == GLASS for contact in course.contacts_of(disc)):
        return
    s.hits += 1
    needed = s.scenario.glass_hits
    if emit is not None:
        emit(Event("glass-hit", {"seat": seat, "disc": disc, "hits": s.hits, "needed": needed}))
    if s.hits >= needed:
        s.agenda.append((SHATTER, seat))


def delivered_at(s: State, x: int, y: int) -> bool:
    """NA-1202: whether a barrel that lies there is beyond the line."""
    edge, line = s.scenario.delivery_edge, s.scenario.delivery_line
    if edge == EAST:
        return x > line
    if edge == NORTH:
        return y > line
    return y < line if edge == SOUTH else x < line


class Goals(Step[State, State]):
    """NA-1202: once all is at rest, barrels beyond the line are removed and counted."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        if s.scenario.delivery_seat == NOBODY:
            return
        for barrel in s.barrels[:]:
            if delivered_at(s, s.x[barrel], s.y[barrel]):
                deliver(s, barrel, emit)


def deliver(s: State, barrel: int, emit: Emit) -> None:
    """NA-1202"""
    if barrel in s.barrels:
        s.barrels.remove(barrel)
    s.where[barrel] = REMOVED
    s.delivered += 1
    if emit is not None:
        emit(Event("delivered", {"barrel": barrel, "seat": s.scenario.delivery_seat, "count": s.delivered}))


class Shatter(Step[State, State]):
    """NA-1207: the glass is removed; the captives come out, the hitting player's first. None may act before his next turn."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        seat, seats = due[1], s.setup.seats
        s.glass = False
        s.frozen = seat
        s.terrain = Terrain(s.terrain.cups[1:], s.terrain.boxes, s.setup.restitution)
        if emit is not None:
            emit(Event("glass-broken", {"seat": seat}))
        for after in range(seats - 1, -1, -1):
            if s.captives[(seat + after) % seats] != NOBODY:
                s.agenda.append((COME_OUT, (seat + after) % seats))


class ComeOut(Step[State, State]):
    """NA-1207: its owner puts a captive near the middle of the broken glass, touching nothing."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        disc = s.captives[due[1]]
        glass, within = s.scenario.cups[GLASS], s.scenario.captives_within
        ground, radius = ground_of(s), s.setup.radius[disc]
        witness = room(around(ground, glass.x, glass.y, within, radius), glass.x, glass.y, 0, within)
        if witness is None:
            return None
        spot = Somewhere("spot", lambda: around(ground, glass.x, glass.y, within, radius), witness)
        facing = Number("facing", 0, FACINGS - 1, slack=FACINGS, usual=OUTWARD[s.seat(due[1]).edge])
        return Decision(due[1], "place", [], due, (Region(V_PLACE, [OneOf("disc", DISCS, [disc]), spot, facing]),))

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        self.come(s, action[1], action[2], action[3], action[4], emit)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        """There is no room: the nearest free place."""
        s.agenda.pop()
        disc = s.captives[due[1]]
        glass = s.scenario.cups[GLASS]
        x, y = ground_of(s).nearest_free(glass.x, glass.y, s.setup.radius[disc])
        self.come(s, disc, x, y, OUTWARD[s.seat(due[1]).edge], emit)

    def come(self, s: State, disc: int, x: int, y: int, facing: int, emit: Emit) -> None:
        put(s, disc, x, y)
        s.face(disc, facing)
        s.field.append(disc)
        s.field.sort()
        if emit is not None:
            emit(Event("put", {"disc": disc, "x": x, "y": y, "facing": facing, "cause": "glass"}))


def is_frozen(s: State, disc: int) -> bool:
    """NA-1207: a captive that has come out of the glass, before the hitting player's next turn begins."""
    return s.frozen != NOBODY and disc in s.captives


def from_own_edge(s: State, seat: int, disc: int) -> int:
    """NA-1207: how far its middle is from its owner's edge."""
    edge = s.seat(seat).edge
    if edge == SOUTH:
        return s.y[disc]
    if edge == NORTH:
        return TABLE - s.y[disc]
    return TABLE - s.x[disc] if edge == EAST else s.x[disc]


STEPS: Final[dict[int, Step[State, State]]] = {
    GOALS: Goals("goals"),
    SHATTER: Shatter("shatter"),
    COME_OUT: ComeOut("come_out"),
}
