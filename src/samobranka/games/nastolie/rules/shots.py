"""Shots: a missile is put beside the shooter and flicked in his stead; whom it touches, one of them is its target."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.core.names import NOTHING
from samobranka.core.regions import Direction, Number, OneOf, Region
from samobranka.core.shapes import Circle
from samobranka.flick.course import LAUNCH, Course
from samobranka.flick.hand import FARTHEST, STRONGEST
from samobranka.games.nastolie.latest import Latest
from samobranka.games.nastolie.material import HOME_RADII, LIGHTNING, MAGNET, MISSILE_RADIUS, STAYS, VAYA, WHIRL
from samobranka.games.nastolie.names import DISCS
from samobranka.games.nastolie.places import Area, Ground, shot_ring
from samobranka.games.nastolie.rules.flick import POWER_SLACK, WAY_SLACK, falls_of, struck_by, thrown_at, tidy_up, whom_it_met
from samobranka.games.nastolie.rules.goals import is_frozen
from samobranka.games.nastolie.rules.ground import Somewhere, room
from samobranka.games.nastolie.rules.heaps import discard, empty, in_flight, lay
from samobranka.games.nastolie.rules.lives import dishes_on, drop_dishes, shielded, wound
from samobranka.games.nastolie.rules.motion import come_to_rest, course_of, knocks, name_of, trembling
from samobranka.games.nastolie.rules.penalties import spend_action
from samobranka.games.nastolie.rules.steps import AGAIN, BY_MAGNET, CHECK, FLICK, GOALS, TARGET, V_PICK, V_SHOOT
from samobranka.games.nastolie.rules.strikes import immune
from samobranka.games.nastolie.state import GROUND, KIND, MISSILE_KIND, OWNER, State

WORTH: Final = 3
PLACE_SLACK: Final = 20_000


def shot_regions(s: State, shooters: list[int], ground: Ground) -> list[Region]:
    """NA-501, NA-502: for each of these who has something to shoot and room for it."""
    found: list[Region] = []
    for shooter in shooters:
        if s.setup.roster.shoots[KIND[shooter]] and s.supply(shooter):
            region = shot_region(s, shooter, ground)
            if region is not None:
                found.append(region)
    return found


def shot_region(s: State, shooter: int, ground: Ground) -> Region | None:
    x, y, radius = s.x[shooter], s.y[shooter], s.setup.radius[shooter]
    witness = room(shot_ring(ground, x, y, radius), x, y, radius + MISSILE_RADIUS, HOME_RADII * radius + MISSILE_RADIUS)
    if witness is None:
        return None
    return shot_from(shooter, (x, y), Somewhere("spot", lambda: shot_ring(ground, x, y, radius), witness, PLACE_SLACK))


def shot_from(shooter: int, place: tuple[int, int], spot: Somewhere) -> Region:
    way, power = Direction("way", FARTHEST, WAY_SLACK), Number("power", 1, STRONGEST, 1, POWER_SLACK, STRONGEST // 2)
    return Region(V_SHOOT, [OneOf("disc", DISCS, [shooter], [place]), spot, way, power], WORTH)


def shoot(s: State, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
    """NA-501 to NA-503: the shooter's action; one missile of his supply."""
    shooter = action[1]
    missile = s.supply(shooter)[0]
    s.acted = (*s.acted, shooter)
    spend_action(s, emit)
    in_flight(s, missile, action[2], action[3])
    fly(s, seat, shooter, missile, action, False, chance, emit)


def fly(s: State, seat: int, shooter: int, missile: int, action: Action, again: bool, chance: Chance, emit: Emit) -> None:
    """NA-503 to NA-521: everything comes to rest, then the target is named and the effect happens."""
    _, _, x, y, dx, dy, power = action
    tremor = trembling(s, dx, dy, power, chance)
    course = course_of(s, missile, tremor.launch)
    if emit is not None:
        facts: dict[str, int | str] = {"seat": seat, "disc": shooter, "missile": missile, "sort": MISSILE_KIND[missile]}
        facts |= {"x": x, "y": y, "dx": dx, "dy": dy, "power": power, "angle": tremor.angle, "strength": tremor.strength}
        facts |= {"again": again, "left": s.actions, "supply": len(s.supply(shooter))}
        facts |= {"path": str(course.motion(name_of)), "knocks": knocks(s, course)}
        emit(Event("shot", facts, reveals=True, once=True))
    s.latest = Latest(missile, whom_it_met(course, missile), course)
    targets = targets_of(s, seat, shooter, missile, course)
    results = thrown(s, course)
    fallen = falls_of(s, course)
    come_to_rest(s, course, missile)
    after = tidy_up(s, seat, course, fallen)
    s.agenda.append((CHECK,))
    s.agenda.append((AGAIN, seat, shooter, missile, int(again), NOTHING))
    s.agenda.append((GOALS,))
    s.agenda += after
    s.agenda += reversed(results)
    s.agenda.append((TARGET, seat, shooter, missile, int(again), *targets))


def thrown(s: State, course: Course) -> list[Due]:
    """NA-305, NA-603: all that is thrown off, jump by jump."""
    found = thrown_at(s, course, LAUNCH)
    for number in sorted({throw.contact for throw in course.throws} - {LAUNCH}):
        found += thrown_at(s, course, number)
    return found


def targets_of(s: State, seat: int, shooter: int, missile: int, course: Course) -> list[int]:
    """NA-504, NA-506, NA-519, NA-520: whom it touched and may concern, each with whether a Shield lay there just before."""
    found: list[int] = []
    widened = MISSILE_KIND[missile] == MAGNET and KIND[shooter] == VAYA
    for number, contact in enumerate(course.contacts):
        if not contact.has(missile):
            continue
        other = struck_by(s, contact.other(missile))
        if other == NOTHING or other in found[::2] or (s.friends(seat, OWNER[other]) and not widened):
            continue
        slipped = any(throw.number == other and throw.contact < number for throw in course.throws)
        found += (other, int(shielded(s, other) and not slipped))
    return found


class Target(Step[State, State]):
    """NA-505 to NA-509: of several he names one; (TARGET, seat, shooter, missile, again, target, shielded …)."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        return Decision(due[1], "pick", [(V_PICK, target) for target in due[5::2]], due) if len(due) > 5 else None

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        seat, shooter, missile = due[1:4]
        target = action[1]
        shield = bool(due[due.index(target, 5) + 1])
        s.latest = s.latest.and_target(target)
        if emit is not None:
            emit(Event("targeted", {"disc": shooter, "missile": missile, "target": target}))
        remember(s, target)
        kind = MISSILE_KIND[missile]
        if STAYS[kind]:
            lay(s, missile, target, seat, "shot", emit)
            return
        wounds, left = 1, []
        if kind == LIGHTNING:
            left = s.supply(shooter)
            wounds += len(left)
        discard(s, missile, "used", emit)
        if kind != MAGNET:
            hit(s, seat, shooter, target, wounds, shield, emit)
        empty(s, shooter, left, "lightning", emit)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        """NA-508, NA-517: a miss; a Whirl that still lies on the table is shot once more."""
        s.agenda.pop()
        shooter, missile, again = due[2:]
        if emit is not None:
            emit(Event("missed", {"disc": shooter, "missile": missile}))
        if MISSILE_KIND[missile] == WHIRL and not again and s.where[missile] == GROUND:
            return
        discard(s, missile, "missed" if s.where[missile] == GROUND else "left", emit)


def hit(s: State, seat: int, shooter: int, target: int, wounds: int, shield: bool, emit: Emit) -> None:
    """NA-414, NA-519, NA-710, NA-713: wounds of a shot; never doubled."""
    dishes = len(dishes_on(s, shooter))
    if immune(s, target, shooter):
        if emit is not None:
            emit(Event("spared", {"disc": target, "wounds": wounds + dishes, "cause": "dymer"}))
        return
    if dishes and not shield:
        drop_dishes(s, shooter, emit)
    wound(s, target, wounds + dishes, "shot", seat, emit, shield)


def remember(s: State, target: int) -> None:
    """What follows the shot must know whom it hit."""
    for at in range(len(s.agenda) - 1, -1, -1):
        if s.agenda[at][0] == AGAIN:
            s.agenda[at] = (*s.agenda[at][:5], target)
            return


class Again(Step[State, State]):
    """NA-517, NA-212: after a shot the Whirl once more, or a Magnet's flick; (AGAIN, seat, shooter, missile, again, target)."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        seat, shooter, missile, again, target = due[1:]
        if target != NOTHING or again or s.where[missile] != GROUND:
            return None
        at = s.x[missile], s.y[missile]
        spot = Somewhere("spot", lambda: Area(MISSILE_RADIUS, [Circle(at[0], at[1], 0)], []), at)
        return Decision(seat, "again", [], due, (shot_from(shooter, (s.x[shooter], s.y[shooter]), spot),))

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        seat, shooter, missile = due[1:4]
        fly(s, seat, shooter, missile, action, True, chance, emit)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        seat, missile, target = due[1], due[3], due[5]
        if MISSILE_KIND[missile] == MAGNET and target != NOTHING and target in s.field and not is_frozen(s, target):
            s.agenda.append((FLICK, target, seat, BY_MAGNET, 0))


STEPS: Final[dict[int, Step[State, State]]] = {TARGET: Target("target"), AGAIN: Again("again")}
