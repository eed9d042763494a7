"""A flick: everything comes to rest first, then its contacts are counted, one by one, and last it is tidied up.

What is to be counted goes onto the agenda in the order of contact (NA-308), so that a player can be asked in the middle of it.
"""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.core.names import NOTHING
from samobranka.core.regions import Direction, Number, OneOf, Region
from samobranka.flick.course import LAUNCH, Course
from samobranka.flick.hand import FARTHEST, STRONGEST
from samobranka.games.nastolie.latest import Latest
from samobranka.games.nastolie.material import DRYADIC, LASSO
from samobranka.games.nastolie.names import ARTEFACT, BARREL, CHARACTERS, DISCS, MISSILE
from samobranka.games.nastolie.places import power as on_the_arc
from samobranka.games.nastolie.rules.control import is_neutral, lose_control, take_control
from samobranka.games.nastolie.rules.goals import count_gates, count_hit, deliver
from samobranka.games.nastolie.rules.ground import ground_of, put, stands
from samobranka.games.nastolie.rules.heaps import discard, slip
from samobranka.games.nastolie.rules.lasso import lasso_choices, lay_lasso
from samobranka.games.nastolie.rules.motion import EDGE, come_to_rest, course_of, knocks, name_of, trembling
from samobranka.games.nastolie.rules.penalties import spend_action
from samobranka.games.nastolie.rules.steps import (
    BACK,
    BY_LASSO,
    CAUSES,
    CHECK,
    FALL,
    FLICK,
    GOALS,
    GREET,
    LAND,
    LEAVE,
    MOUNT,
    PENALTY,
    SLIP,
    STRIKE,
    V_FLICK,
    V_LAY,
    V_PICK,
)
from samobranka.games.nastolie.state import AWAY, GROUND, KIND, MISSILE_KIND, NOBODY, OWNER, State

# What a lesson takes for the same aim: about four degrees, and so much power.
WAY_SLACK: Final = 70
POWER_SLACK: Final = 80
# A flick counts as so many listed choices where somebody chooses at random.
WORTH: Final = 6


def flick_region(s: State, discs: list[int]) -> Region:
    """NA-301, NA-801, NA-1304: one of these, any way, as hard as you like."""
    places = [(s.x[disc], s.y[disc]) for disc in discs]
    way, power = Direction("way", FARTHEST, WAY_SLACK), Number("power", 1, STRONGEST, 1, POWER_SLACK, STRONGEST // 2)
    return Region(V_FLICK, [OneOf("disc", DISCS, discs, places), way, power], WORTH)


def flick(s: State, seat: int, action: Action, free: int, chance: Chance, emit: Emit) -> None:
    """NA-301 to NA-319, NA-809: `free` says why no action is spent, or NOTHING."""
    _, disc, dx, dy, power = action
    if free in (NOTHING, BY_LASSO):
        s.acted = (*s.acted, disc)
        spend_action(s, emit)
    kind = KIND[disc]
    strong = s.setup.roster.sector[kind] and on_the_arc(dx, dy, s.facing[disc])
    tremor = trembling(s, dx, dy, power, chance)
    under = s.where[disc] if s.on_artefact(disc) else NOTHING
    x, y = s.x[disc], s.y[disc]
    course = course_of(s, disc, tremor.launch)
    if emit is not None:
        facts: dict[str, int | str] = {"seat": seat, "disc": disc, "x": x, "y": y, "dx": dx, "dy": dy, "power": power}
        facts |= {"angle": tremor.angle, "strength": tremor.strength, "strong": bool(strong)}
        facts |= {"free": "" if free in (NOTHING, BY_LASSO) else CAUSES[free], "left": s.actions}
        facts |= {"path": str(course.motion(name_of)), "knocks": knocks(s, course)}
        emit(Event("flicked", facts, reveals=True, once=True))
    s.latest = Latest(disc, whom_it_met(course, disc), course)
    neutral = [artefact for artefact in range(ARTEFACT, BARREL) if is_neutral(s, artefact)]
    results = results_of(s, seat, disc, bool(strong), course)
    touched = touched_artefacts(course, disc, neutral) if OWNER[disc] == seat else []
    fallen = falls_of(s, course)
    come_to_rest(s, course, disc)
    after = tidy_up(s, seat, course, fallen)
    step_down(s, disc, under, after, emit)
    if touched:
        after.insert(0, (MOUNT, disc, *touched))
    count_gates(s, course, emit)
    s.agenda.append((CHECK,))
    count_hit(s, seat, disc, course, emit)
    s.agenda.append((GOALS,))
    s.agenda += after
    s.agenda += reversed(results)
    if emit is not None and not s.latest.met:
        emit(Event("moved", {"disc": disc}))


def whom_it_met(course: Course, disc: int) -> tuple[int, ...]:
    """All contacts of a disc; obstacles as -1 less their number."""
    found: list[int] = []
    for contact in course.contacts_of(disc):
        other = contact.other(disc)
        found.append(-1 - contact.obstacle if other == NOTHING else other)
    return tuple(found)


def results_of(s: State, seat: int, disc: int, strong: bool, course: Course) -> list[Due]:
    """NA-307 to NA-310, NA-314, NA-315, NA-610, NA-611: what contacts do and jumps throw off, in the order of time."""
    lassos = [s.by[missile - MISSILE] for missile in s.missiles_on(disc) if MISSILE_KIND[missile] == LASSO]
    found: list[Due] = thrown_at(s, course, LAUNCH)
    once: list[int] = []
    throwing = {throw.contact for throw in course.throws}
    for number, contact in enumerate(course.contacts):
        if contact.has(disc):
            other = struck_by(s, contact.other(disc))
            if other != NOTHING and (s.setup.each_contact or other not in once):
                once.append(other)
                if not s.friends(seat, OWNER[other]):
                    found.append((STRIKE, disc, other, seat, int(strong), *lassos))
                elif s.setup.roster.strike[KIND[disc]] == DRYADIC:
                    found.append((GREET, disc, other))
        if number in throwing:
            found += thrown_at(s, course, number)
    return found


def struck_by(s: State, other: int) -> int:
    """NA-318, NA-811, NA-813: which character a contact with that disc concerns; NOTHING: none."""
    if other == NOTHING or other < CHARACTERS:
        return other
    if s.setup.rider_struck and ARTEFACT <= other < BARREL:
        return s.riders[other - ARTEFACT]
    return NOTHING


def thrown_at(s: State, course: Course, contact: int) -> list[Due]:
    """NA-305, NA-314, NA-605, NA-1312, NA-1313: stacks that slide off at one jump, and whoever falls from an artefact."""
    found: list[Due] = []
    for throw in course.throws:
        if throw.contact == contact:
            carrier = throw.number
            if carrier < CHARACTERS:
                found.append((SLIP, carrier, *s.missiles_on(carrier)))
            else:
                rider = s.riders[carrier - ARTEFACT]
                found.append((FALL, rider))
                found.append((SLIP, rider, *s.missiles_on(rider)))
    return found


def falls_of(s: State, course: Course) -> list[Due]:
    """NA-1313: where those who are shaken off come down, once all is over."""
    return [
        (LAND, s.riders[throw.number - ARTEFACT], throw.x, throw.y, round(throw.slip_x * 1000.0), round(throw.slip_y * 1000.0))
        for throw in course.throws
        if ARTEFACT <= throw.number < BARREL
    ]


def touched_artefacts(course: Course, disc: int, neutral: list[int]) -> list[int]:
    """NA-304, NA-804, NA-806: those that were nobody's when the flick began, each once."""
    found: list[int] = []
    for contact in course.contacts_of(disc):
        other = contact.other(disc)
        if other in neutral and other not in found:
            found.append(other)
    return found


def tidy_up(s: State, seat: int, course: Course, fallen: list[Due]) -> list[Due]:
    """NA-319: what left and the penalty for it, then those who fell; as the agenda has it, the last first."""
    after: list[Due] = [*reversed(fallen)]
    if not course.exits:
        return after
    back: list[int] = []
    leaving: list[Due] = []
    penalty = False
    for gone in course.exits:
        edge = EDGE[gone.side]
        leaving.append((LEAVE, gone.number, edge, gone.x, gone.y, *s.missiles_on(gone.number)))
        if gone.number < MISSILE:
            back += (gone.number, edge, gone.x, gone.y)
        penalty = penalty or is_penal(s, gone.number, edge)
        if ARTEFACT <= gone.number < BARREL and s.riders[gone.number - ARTEFACT] != NOBODY:
            rider = s.riders[gone.number - ARTEFACT]
            if all(due[1] != rider for due in fallen):
                leaving.append((LEAVE, rider, edge, gone.x, gone.y, *s.missiles_on(rider)))
                back += (rider, edge, gone.x, gone.y)
    after.append((BACK, seat, *back))
    if penalty:
        after.append((PENALTY, seat))
    return after + leaving[::-1]


def is_penal(s: State, disc: int, edge: int) -> bool:
    """NA-514, NA-1001, NA-1014: any disc; not a delivered barrel (NA-1202), nor the missile where the table says so."""
    if disc >= MISSILE:
        return s.setup.missile_exit
    delivered = s.scenario.delivery_seat != NOBODY and edge == s.scenario.delivery_edge
    return not (BARREL <= disc and delivered)


def step_down(s: State, disc: int, under: int, after: list[Due], emit: Emit) -> None:
    """NA-814: who was flicked from an artefact stays on it if its middle is still above, else control ends."""
    if under == NOTHING:
        return
    dx, dy = s.x[disc] - s.x[under], s.y[disc] - s.y[under]
    far = dx * dx + dy * dy
    gone = s.latest.course is not None and any(path.number == disc and path.gone for path in s.latest.course.paths)
    if not gone and s.where[under] == GROUND and far <= s.setup.radius[under] ** 2:
        stands(s, disc, under)
        return
    lose_control(s, disc, "flicked", emit)
    s.where[disc] = AWAY if gone else GROUND
    if not gone and far < (s.setup.radius[under] + s.setup.radius[disc]) ** 2:
        after.insert(0, (LAND, disc, s.x[disc], s.y[disc], dx, dy))


class Slip(Step[State, State]):
    """NA-305, NA-603, NA-614, NA-617: missiles that lay there when the flick began slide off; (SLIP, disc, missile …)."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        for missile in due[2:]:
            if s.where[missile] == due[1]:
                slip(s, missile, emit)


class Fall(Step[State, State]):
    """NA-805, NA-815: a character is shaken off its artefact, which nobody controls from now on."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        rider = due[1]
        if s.on_artefact(rider):
            lose_control(s, rider, "fell", emit)
            s.where[rider] = AWAY


class Leave(Step[State, State]):
    """NA-1009, NA-1010, NA-816: a disc is off the table, and what lay on it is lost; (LEAVE, disc, edge, x, y, missile …)."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        disc, edge, x, y = due[1:5]
        if emit is not None:
            emit(Event("left", {"disc": disc, "edge": edge, "x": x, "y": y}))
        if BARREL <= disc and not is_penal(s, disc, edge):
            if disc < MISSILE:
                deliver(s, disc, emit)
            return
        for missile in due[5:]:
            if s.where[missile] == disc:
                discard(s, missile, "left", emit)
        if disc < CHARACTERS and s.on_artefact(disc):
            lose_control(s, disc, "left", emit)
            s.where[disc] = AWAY


class Land(Step[State, State]):
    """NA-319, NA-815, NA-1313: whoever fell lies at the nearest free place; (LAND, disc, x, y, slip_x, slip_y)."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        disc, x, y, slip_x, slip_y = due[1:]
        if disc not in s.field:
            return
        x, y = ground_of(s, disc).nearest_free(x, y, s.setup.radius[disc], slip_x, slip_y)
        put(s, disc, x, y)
        if emit is not None:
            emit(Event("fell", {"disc": disc, "x": x, "y": y}))


class Mount(Step[State, State]):
    """NA-803, NA-810, NA-812: the flicked one goes on top of the artefact that it touched; of two its player chooses one."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        """What has died is not put there; what left has come back by now, and does not count."""
        left = s.latest.left()
        if due[1] not in s.field or due[1] in left:
            return None
        choices: list[Action] = [(V_PICK, artefact) for artefact in due[2:] if artefact not in left]
        return Decision(OWNER[due[1]], "pick", choices, due) if choices else None

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        lose_control(s, due[1], "moved", emit)
        take_control(s, due[1], action[1], emit)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


class Flick(Step[State, State]):
    """NA-212, NA-714: somebody must be flicked now; (FLICK, disc, seat, cause, laid). Haru may lay a Lasso first."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        disc, seat, laid = due[1], due[2], due[4]
        choices = [] if laid else lasso_choices(s, disc, seat)
        return Decision(seat, "flick", choices, due, (flick_region(s, [disc]),))

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        disc, seat, cause = due[1:4]
        if action[0] == V_LAY:
            lay_lasso(s, action, seat, emit)
            s.agenda.append((FLICK, disc, seat, cause, 1))
        else:
            flick(s, seat, action, cause, chance, emit)


STEPS: Final[dict[int, Step[State, State]]] = {
    SLIP: Slip("slip"),
    FALL: Fall("fall"),
    LEAVE: Leave("leave"),
    LAND: Land("land"),
    MOUNT: Mount("mount"),
    FLICK: Flick("flick"),
}
