"""The set-up: who begins, Orders, heroes and fighters, captives, placement, secret cards; each in turn order."""

from itertools import permutations
from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.core.names import NOTHING
from samobranka.core.regions import Number, OneOf, Region
from samobranka.core.shapes import Circle, Point
from samobranka.games.nastolie.material import (
    F1,
    F2,
    FACINGS,
    FIGHTER,
    H1,
    H2,
    MOST_COPIES,
    ORDERS,
    OUTWARD,
    V,
)
from samobranka.games.nastolie.material import HERO as HERO_RANK
from samobranka.games.nastolie.names import ARTEFACT, BARREL, DISC_COUNT, DISCS, character
from samobranka.games.nastolie.places import Area, Ground, setting_up, standard_line
from samobranka.games.nastolie.rules.ending import in_turn_order
from samobranka.games.nastolie.rules.ground import Somewhere, ground_of, put
from samobranka.games.nastolie.rules.heaps import supply_at_start
from samobranka.games.nastolie.rules.puzzle import lay_the_puzzle
from samobranka.games.nastolie.rules.steps import (
    BATTLE,
    CATCH,
    DEAL,
    FIGHTERS,
    FIRST,
    HERO,
    ORDER,
    PLACE,
    TURN,
    V_FIGHTERS,
    V_HERO,
    V_LINE,
    V_ORDER,
    V_PLACE,
)
from samobranka.games.nastolie.scenario import ANY_FIGHTER, ANY_HERO, Seat, Zone
from samobranka.games.nastolie.state import CAPTIVE, GROUND, KIND, NOBODY, OWNER, RESERVE, WAITING, State
from samobranka.games.nastolie.terrain import Terrain

PLACE_SLACK: Final = 40_000
# NA-1206: all ways to deal four Orders so that nobody gets his own.
DEALS: Final = [deal for deal in permutations(range(4)) if all(seat != other for seat, other in enumerate(deal))]


class Battle(Step[State, State]):
    """NA-117, NA-1401, NA-1402: a battle begins with full squads; (BATTLE, number). Only ritual cards are kept."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        s.battle = due[1]
        s.scenario = s.setup.scenarios[s.battle]
        clear_the_table(s)
        set_the_scene(s)
        if emit is not None:
            facts: dict[str, int | str] = {"battle": s.battle + 1, "battles": s.setup.battles, "scenario": s.scenario.id}
            emit(Event("battle", facts | {"rounds": s.scenario.rounds}))
        if s.scenario.puzzles:
            lay_the_puzzle(s, emit)
        else:
            s.agenda.append((FIRST,))


def clear_the_table(s: State) -> None:
    """Everything goes back to the reserve."""
    sides = s.setup.sides
    s.where = [RESERVE] * DISC_COUNT
    s.field, s.waiting, s.barrels, s.stack = [], [], [], []
    s.deck, s.discard = s.deck + s.discard, []
    s.riders = [NOBODY] * (BARREL - ARTEFACT)
    s.by = [NOBODY] * len(s.by)
    s.captives, s.prey, s.fighters = [NOBODY] * sides, [NOTHING] * sides, [0] * sides
    s.black = s.violet = s.points = s.gates = s.hunted = s.killed = (0,) * sides
    s.out, s.hits, s.delivered, s.frozen, s.round = 0, 0, 0, NOBODY, 0
    s.acted, s.raised, s.used, s.dealt, s.actions, s.bonus = (), (), 0, 0, 0, 0
    s.glass = s.scenario.glass_hits > 0


def set_the_scene(s: State) -> None:
    """What the scenario puts on the table: obstacles, artefacts, barrels."""
    s.terrain = Terrain(s.scenario.cups, s.scenario.boxes, s.setup.restitution)
    for artefact, x, y in s.scenario.artefacts:
        put(s, ARTEFACT + artefact, x, y)
    for number, (x, y) in enumerate(s.scenario.barrels):
        put(s, BARREL + number, x, y)
        s.barrels.append(BARREL + number)


class First(Step[State, State]):
    """NA-108, NA-117, NA-1404: as the scenario says, or by lot; in a campaign whoever has the fewest marks."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        cause, seats = "scenario", list(range(s.setup.seats))
        s.first = s.scenario.first
        if s.first == NOBODY:
            fewest = min(s.marks[seat] for seat in seats)
            rivals = [seat for seat in seats if s.marks[seat] == fewest]
            cause = "lot" if len(rivals) == len(seats) else "marks"
            s.first = rivals[0] if len(rivals) == 1 else rivals[chance.roll(len(rivals)) - 1]
        s.active = s.first
        if emit is not None:
            emit(Event("first", {"seat": s.first, "cause": cause}, reveals=True))
        order = in_turn_order(s, s.first)
        plan: list[Due] = [(ORDER, seat) for seat in order]
        plan += [(HERO, seat) for seat in order]
        plan += [(FIGHTERS, seat) for seat in order]
        plan += [(CATCH, seat) for seat in order if s.seat(seat).captives]
        s.agenda += reversed([*plan, (PLACE, s.first), (DEAL,), (TURN, s.first)])


class Order(Step[State, State]):
    """NA-117, NA-1401: an Order for each, in turn order, unless the scenario names it; in a campaign everybody keeps his."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        if s.orders[due[1]] or s.seat(due[1]).order != NOBODY:
            return None
        return Decision(due[1], "order", [(V_ORDER, order) for order in free_orders(s)], due)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        lead(s, due[1], action[1], True, emit)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        if not s.orders[due[1]]:
            lead(s, due[1], s.seat(due[1]).order, False, emit)


def free_orders(s: State) -> list[int]:
    """Those that nobody leads and the scenario gives to nobody."""
    named = [seat.order for seat in s.scenario.seats(s.setup.seats)]
    return [order for order in range(len(ORDERS)) if order not in named and not any(led >> order & 1 for led in s.orders)]


def lead(s: State, seat: int, order: int, chosen: bool, emit: Emit) -> None:
    s.orders = [*s.orders[:seat], 1 << order, *s.orders[seat + 1 :]]
    if emit is not None:
        emit(Event("ordered", {"seat": seat, "order": order, "chosen": chosen}))


def force_of(s: State, seat: int) -> tuple[int, ...]:
    """H1, H2, V, F1, F2 of the Order that a player leads."""
    return s.setup.roster.forces[s.orders[seat].bit_length() - 1]


def enlist(s: State, seat: int, kind: int) -> None:
    """NA-116: one more disc of a kind; letters in the order of set-up."""
    for copy in range(MOST_COPIES):
        disc = character(kind, seat, copy)
        if s.where[disc] == RESERVE:
            s.where[disc] = WAITING
            s.give_lives(disc, s.limit(disc))
            s.waiting.append(disc)
            return


class Hero(Step[State, State]):
    """NA-117: which hero comes along, where there is one of two; with him the veterans."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        if s.seat(due[1]).chooses(ANY_HERO) != 1:
            return None
        force = force_of(s, due[1])
        return Decision(due[1], "hero", [(V_HERO, force[H1]), (V_HERO, force[H2])], due)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        if emit is not None:
            emit(Event("led", {"seat": due[1], "hero": action[1]}))
        self.gather(s, due[1], [action[1]])

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        force = force_of(s, due[1])
        self.gather(s, due[1], [force[H1], force[H2]] if s.seat(due[1]).chooses(ANY_HERO) else [])

    def gather(self, s: State, seat: int, heroes: list[int]) -> None:
        force = force_of(s, seat)
        for kind in heroes:
            enlist(s, seat, kind)
        for slot in s.seat(seat).squad:
            if slot <= V:
                enlist(s, seat, force[slot])


class Fighters(Step[State, State]):
    """NA-116, NA-117: how many fighters of which kind; F1 and F2 in turn on the line."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        count = s.seat(due[1]).chooses(ANY_FIGHTER)
        if count == 0:
            return None
        least, most = max(0, count - MOST_COPIES), min(count, MOST_COPIES)
        return Decision(due[1], "fighters", [(V_FIGHTERS, first) for first in range(least, most + 1)], due)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        seat, first = due[1], action[1]
        others = s.seat(seat).chooses(ANY_FIGHTER) - first
        force = force_of(s, seat)
        if emit is not None:
            facts: dict[str, int | str] = {"seat": seat, "sort": force[F1], "count": first, "other": force[F2]}
            emit(Event("mixed", facts | {"others": others}))
        for turn in range(max(first, others)):
            if turn < first:
                enlist(s, seat, force[F1])
            if turn < others:
                enlist(s, seat, force[F2])
        self.count(s, seat)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        force = force_of(s, due[1])
        for slot in s.seat(due[1]).squad:
            if F1 <= slot <= F2:
                enlist(s, due[1], force[slot])
        self.count(s, due[1])

    def count(self, s: State, seat: int) -> None:
        """How many fighters a player has at the start, and what lies on the cards (NA-114)."""
        squad = [disc for disc in s.waiting if OWNER[disc] == seat]
        fighters = sum(1 for disc in squad if s.rank(disc) == FIGHTER)
        s.fighters = [*s.fighters[:seat], fighters, *s.fighters[seat + 1 :]]
        for disc in squad:
            supply_at_start(s, disc, dict(s.seat(seat).supply))


class Catch(Step[State, State]):
    """NA-1207: which hero lies under the glass."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        heroes = [KIND[disc] for disc in s.waiting if OWNER[disc] == due[1] and s.rank(disc) == HERO_RANK]
        return Decision(due[1], "captive", [(V_HERO, kind) for kind in heroes], due)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        seat = due[1]
        disc = character(action[1], seat)
        s.waiting.remove(disc)
        s.where[disc] = CAPTIVE
        s.captives = [*s.captives[:seat], disc, *s.captives[seat + 1 :]]
        if emit is not None:
            emit(Event("caught", {"seat": seat, "disc": disc}))


class Deal(Step[State, State]):
    """NA-1206: four Order cards are dealt in secret, nobody gets his own. Then the first turn of the first round."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        s.round = 1
        if not s.scenario.prey:
            return
        deal = DEALS[chance.roll(len(DEALS)) - 1]
        s.prey = [s.orders[other].bit_length() - 1 for other in deal]
        if emit is not None:
            for seat, prey in enumerate(s.prey):
                seen = Event("hunts-unseen", {"seat": seat}, reveals=True)
                emit(Event("hunts", {"seat": seat, "prey": prey}, reveals=True, seats=(seat,), public=seen))


class Points(Somewhere):
    """Some points of which one is taken."""

    def __init__(self, name: str, points: list[Point], radius: int) -> None:
        super().__init__(name, lambda: Area(radius, [Circle(x, y, 0) for x, y in points], []), points[0], PLACE_SLACK)
        self.points = points

    def sample(self, chance: Chance) -> Action:
        return self.points[chance.pick(len(self.points))]


class Place(Step[State, State]):
    """NA-117: one disc each in turn, wholly in the own zone; or the rest on the standard line. (PLACE, seat)"""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        seat = due[1]
        mine = waiting_of(s, seat)
        if not mine or s.setup.line or s.seat(seat).posts:
            return None
        regions = place_regions(s, seat, mine)
        return Decision(seat, "place", [(V_LINE,)], due, tuple(regions))

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        seat = due[1]
        if action[0] == V_LINE:
            line_up(s, seat, "line", emit)
        else:
            settle(s, seat, action[1], action[2], action[3], action[4], "hand", emit)
        self.pass_on(s, seat)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        line_up(s, due[1], "scenario" if s.seat(due[1]).posts else "line", emit)
        self.pass_on(s, due[1])

    def pass_on(self, s: State, seat: int) -> None:
        for other in [*in_turn_order(s, seat)[1:], seat]:
            if waiting_of(s, other):
                s.agenda.append((PLACE, other))
                return


def waiting_of(s: State, seat: int) -> list[int]:
    return [disc for disc in s.waiting if OWNER[disc] == seat]


def open_zones(s: State, seat: int) -> list[Zone]:
    """NA-1202: zones into which the next disc may go, so that at least so many come into each."""
    part = s.seat(seat)
    if not part.each:
        return list(part.zones)
    counts = [sum(1 for disc in s.own(seat) if within(zone, s.x[disc], s.y[disc])) for zone in part.zones]
    owed = [max(0, part.each - count) for count in counts]
    left = len(waiting_of(s, seat))
    return [zone for at, zone in enumerate(part.zones) if owed[at] > 0 or sum(owed) < left]


def within(zone: Zone, x: int, y: int) -> bool:
    return zone.left <= x <= zone.right and zone.low <= y <= zone.high


def place_regions(s: State, seat: int, discs: list[int]) -> list[Region]:
    """For each size of discs that wait: where one of them may be put, and how it may be turned."""
    ground, part, zones = ground_of(s), s.seat(seat), open_zones(s, seat)
    found: list[Region] = []
    for radius in sorted({s.setup.radius[disc] for disc in discs}, reverse=True):
        alike = first_of_each_kind([disc for disc in discs if s.setup.radius[disc] == radius])
        spot = place_spot(s, part, ground, zones, radius)
        if spot is not None:
            facing = Number("facing", 0, FACINGS - 1, slack=FACINGS, usual=OUTWARD[part.edge])
            found.append(Region(V_PLACE, [OneOf("disc", DISCS, alike), spot, facing]))
    return found


def place_spot(s: State, part: Seat, ground: Ground, zones: list[Zone], radius: int) -> Somewhere | None:
    if part.points:
        return Points("spot", open_points(s, part), radius)
    area = setting_up(ground, zones, radius)
    for zone in zones:
        wide, high = zone.right - zone.left - 2 * radius, zone.high - zone.low - 2 * radius
        for step in range(GRID * GRID):
            x = zone.left + radius + wide * (step % GRID) // (GRID - 1)
            y = zone.low + radius + high * (step // GRID) // (GRID - 1)
            if area.allows(x, y):
                return Somewhere("spot", lambda: setting_up(ground, zones, radius), (x, y), PLACE_SLACK)
    return None


# So many places a side are tried for one that is free.
GRID: Final = 12


def first_of_each_kind(discs: list[int]) -> list[int]:
    """Discs of a kind are as good as each other: the next one is put."""
    found: dict[int, int] = {}
    for disc in discs:
        found.setdefault(KIND[disc], disc)
    return list(found.values())


def open_points(s: State, part: Seat) -> list[Point]:
    taken = [(s.x[disc], s.y[disc]) for disc in s.field if s.where[disc] == GROUND]
    return [point for point in part.points if point not in taken]


def line_up(s: State, seat: int, cause: str, emit: Emit) -> None:
    """NA-117: the i-th of n on its place of the line, or the nearest free place."""
    part = s.seat(seat)
    squad = [*s.own(seat), *waiting_of(s, seat)]
    places = standard_line(part, len(squad))
    for disc in waiting_of(s, seat):
        x, y = places[line_number(s, seat, disc, squad)]
        if part.points:
            x, y = open_points(s, part)[0]
        elif part.each and not any(within(zone, x, y) for zone in open_zones(s, seat)):
            zone = open_zones(s, seat)[0]
            x, y = (zone.left + zone.right) // 2, (zone.low + zone.high) // 2
        x, y = ground_of(s).nearest_free(x, y, s.setup.radius[disc])
        settle(s, seat, disc, x, y, OUTWARD[part.edge], cause, emit)


def line_number(s: State, seat: int, disc: int, squad: list[int]) -> int:
    """Heroes, veterans, fighters; fighters of both kinds in turn."""
    ordered = sorted(squad, key=lambda one: (s.rank(one), one % MOST_COPIES if s.rank(one) == FIGHTER else 0, one))
    return ordered.index(disc)


def settle(s: State, seat: int, disc: int, x: int, y: int, facing: int, cause: str, emit: Emit) -> None:
    """A disc of the squad is on the field."""
    s.waiting.remove(disc)
    put(s, disc, x, y)
    s.face(disc, facing)
    s.field.append(disc)
    s.field.sort()
    if emit is not None:
        facts: dict[str, int | str] = {"seat": seat, "disc": disc, "x": x, "y": y, "facing": facing, "cause": cause}
        emit(Event("placed", facts))


STEPS: Final[dict[int, Step[State, State]]] = {
    BATTLE: Battle("battle"),
    FIRST: First("first"),
    ORDER: Order("order"),
    HERO: Hero("hero"),
    FIGHTERS: Fighters("fighters"),
    CATCH: Catch("captive"),
    PLACE: Place("place"),
    DEAL: Deal("deal"),
}
