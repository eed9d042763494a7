"""What happens at the start and at the end of a turn: long effects of missiles, properties, the Magnetosphere, points.

Where effects of different kinds wait, the player on turn says which comes next (NA-209, NA-1111).
"""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.core.names import NOTHING
from samobranka.core.regions import OneOf, Region
from samobranka.games.nastolie.material import ADJACENT_GAP, SHIELD
from samobranka.games.nastolie.material import AJARHA as AJARHA_KIND
from samobranka.games.nastolie.material import BAARUN as BAARUN_KIND
from samobranka.games.nastolie.material import FLAME as FLAME_KIND
from samobranka.games.nastolie.material import MAGNETOSPHERE as SPHERE_KIND
from samobranka.games.nastolie.material import RATNIK as RATNIK_KIND
from samobranka.games.nastolie.material import SHAVAKH as SHAVAKH_KIND
from samobranka.games.nastolie.material import TICK as TICK_KIND
from samobranka.games.nastolie.material import VAMPAL as VAMPAL_KIND
from samobranka.games.nastolie.names import ARTEFACT, DISCS, MISSILE
from samobranka.games.nastolie.places import beside
from samobranka.games.nastolie.rules.control import lose_control
from samobranka.games.nastolie.rules.ground import Somewhere, ground_of, neighbours, own_heroes, put, room
from samobranka.games.nastolie.rules.heaps import fill, lay
from samobranka.games.nastolie.rules.lives import heal, wound
from samobranka.games.nastolie.rules.scoring import controlled, score_control
from samobranka.games.nastolie.rules.steps import (
    AJARHA,
    BAARUN,
    CHECK,
    EFFECT_NAMES,
    EFFECTS,
    FLAME,
    FLAMES,
    HERO_HEALED,
    MAGNETOSPHERE,
    MOVES,
    PASS,
    POINTS,
    RATNIK,
    RATNIKS,
    SHAVAKH,
    SHIELDS,
    SPHERE,
    TICK,
    TICKS,
    V_LAY,
    V_MOVE,
    V_NEXT,
    V_PASS,
    V_PICK,
    V_PULL,
    V_USUAL,
    VAMPAL,
)
from samobranka.games.nastolie.state import GROUND, KIND, MISSILE_KIND, OWNER, State

# All kinds of each moment, in the usual order.
KINDS: Final = ((BAARUN, VAMPAL, TICKS, POINTS), (FLAMES, RATNIKS, MOVES, SHIELDS, MAGNETOSPHERE))
# Those that need no order: nothing that the others do could change them, nor they the others.
APART: Final = (BAARUN, POINTS)
# Set in a due once the player has asked for the usual order.
USUAL: Final = 1 << len(EFFECT_NAMES)


def of_kind(s: State, seat: int, kind: int) -> list[int]:
    return [disc for disc in s.field if OWNER[disc] == seat and KIND[disc] == kind]


def missiles_of(s: State, seat: int, missile: int) -> list[int]:
    """NA-608: missiles of a kind that lie on discs and belong to this player."""
    return [one for one in s.stack if MISSILE_KIND[one] == missile and s.by[one - MISSILE] == seat]


def waits(s: State, seat: int, effect: int) -> bool:
    """Whether this effect has something to do now."""
    if effect == BAARUN:
        return any(can_gain(s, disc) for disc in of_kind(s, seat, BAARUN_KIND))
    if effect == VAMPAL:
        return any(s.lives[disc] < s.limit(disc) and friends_beside(s, disc) for disc in of_kind(s, seat, VAMPAL_KIND))
    if effect == TICKS:
        return bool(missiles_of(s, seat, TICK_KIND))
    if effect == POINTS:
        return s.scenario.control_points > 0 and controlled(s, seat) > 0
    if effect == FLAMES:
        return bool(missiles_of(s, seat, FLAME_KIND))
    if effect == RATNIKS:
        return any(neighbours(s, disc) for disc in of_kind(s, seat, RATNIK_KIND))
    if effect == MOVES:
        return bool(of_kind(s, seat, AJARHA_KIND)) and any(MISSILE_KIND[one] == FLAME_KIND for one in s.stack)
    if effect == SHIELDS:
        return any(s.supply(disc) for disc in of_kind(s, seat, SHAVAKH_KIND))
    return may_pull(s, seat)


def can_gain(s: State, baarun: int) -> bool:
    """NA-716: one more Lightning, whatever the card says, but never above three."""
    roster = s.setup.roster
    return len(s.supply(baarun)) < roster.cap[KIND[baarun]] and bool(s.reserve(roster.missile[KIND[baarun]]))


def friends_beside(s: State, disc: int) -> int:
    """NA-717: adjacent friends, not counting itself."""
    return sum(1 for other in neighbours(s, disc) if s.friends(OWNER[disc], OWNER[other]))


class Effects(Step[State, State]):
    """NA-208, NA-209, NA-602, NA-703 to NA-705, NA-1104, NA-1111: (EFFECTS, moment, what is done, as bits)."""

    def open(self, s: State, due: Due) -> list[int]:
        return [kind for kind in KINDS[due[1]] if not due[2] >> kind & 1 and waits(s, s.active, kind)]

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        if due[2] & USUAL:
            return None
        touching = [kind for kind in self.open(s, due) if kind not in APART]
        if len(touching) < 2:
            return None
        return Decision(s.active, "next", [*((V_NEXT, kind) for kind in touching), (V_USUAL,)], due)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        usual = action[0] == V_USUAL
        if emit is not None:
            emit(Event("ordering", {"seat": s.active, "effect": "usual" if usual else EFFECT_NAMES[action[1]]}))
        if usual:
            s.agenda.append((EFFECTS, due[1], due[2] | USUAL))
        else:
            self.do(s, due, action[1], emit)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        waiting = self.open(s, due)
        if waiting:
            self.do(s, due, waiting[0], emit)

    def do(self, s: State, due: Due, kind: int, emit: Emit) -> None:
        s.agenda.append((EFFECTS, due[1], due[2] | 1 << kind))
        s.agenda.append((CHECK,))
        seat = s.active
        if kind == BAARUN:
            for disc in of_kind(s, seat, BAARUN_KIND):
                fill(s, disc, 1, s.setup.roster.cap[BAARUN_KIND], "property", emit)
        elif kind == VAMPAL:
            for disc in of_kind(s, seat, VAMPAL_KIND):
                heal(s, disc, friends_beside(s, disc), "vampal", emit)
        elif kind == POINTS:
            score_control(s, seat, emit)
        else:
            s.agenda += reversed(self.steps(s, seat, kind))

    def steps(self, s: State, seat: int, kind: int) -> list[Due]:
        """NA-620: each Flame, each Tick, each Ratnik by itself."""
        if kind == TICKS:
            return [(TICK, missile) for missile in missiles_of(s, seat, TICK_KIND)]
        if kind == FLAMES:
            return [(FLAME, missile) for missile in missiles_of(s, seat, FLAME_KIND)]
        if kind == RATNIKS:
            return [(RATNIK, disc) for disc in of_kind(s, seat, RATNIK_KIND)]
        if kind == MOVES:
            return [(AJARHA, disc) for disc in of_kind(s, seat, AJARHA_KIND)]
        if kind == SHIELDS:
            return [(SHAVAKH, disc) for disc in of_kind(s, seat, SHAVAKH_KIND)]
        return [(SPHERE,)]


class Flame(Step[State, State]):
    """NA-619: at the end of its owner's turn a Flame deals its carrier a wound."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        carrier = s.where[due[1]]
        if due[1] in s.stack:
            wound(s, carrier, 1, "flame", s.by[due[1] - MISSILE], emit)


class Tick(Step[State, State]):
    """NA-615: at the start of its owner's turn a Tick deals its carrier a wound; then a hero of the owner gains a life."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        if due[1] in s.stack:
            seat = s.by[due[1] - MISSILE]
            s.agenda.append((HERO_HEALED, seat))
            wound(s, s.where[due[1]], 1, "tick", seat, emit)


class HeroHealed(Step[State, State]):
    """NA-615: which hero it is, where several could gain one."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        heroes = [hero for hero in own_heroes(s, due[1]) if s.lives[hero] < s.limit(hero)]
        return Decision(due[1], "pick", [(V_PICK, hero) for hero in heroes], due) if heroes else None

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        heal(s, action[1], 1, "tick", emit)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


class Ratnik(Step[State, State]):
    """NA-712: a wound to every adjacent character, friend or foe, at once."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        ratnik = due[1]
        if ratnik in s.field:
            for other in neighbours(s, ratnik):
                wound(s, other, 1, "ratnik", OWNER[ratnik], emit)


class Ajarha(Step[State, State]):
    """NA-711: may move one Flame from one character to another; it stays whose it was."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        choices: list[Action] = [PASS]
        seen: list[tuple[int, int]] = []
        for missile in s.stack:
            alike = (s.where[missile], s.by[missile - MISSILE])
            if MISSILE_KIND[missile] == FLAME_KIND and alike not in seen:
                seen.append(alike)
                choices += [(V_MOVE, missile, target) for target in s.field if target != s.where[missile]]
        return Decision(s.active, "move", choices, due) if len(choices) > 1 and due[1] in s.field else None

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        if action[0] == V_MOVE:
            lay(s, action[1], action[2], s.by[action[1] - MISSILE], "ajarha", emit)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


class Shavakh(Step[State, State]):
    """NA-720: may lay a Shield on one or two characters of any side that carry none; (SHAVAKH, disc, whom he has covered)."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        shavakh = due[1]
        if shavakh not in s.field or len(due) > 3 or not s.supply(shavakh):
            return None
        bare = [target for target in s.field if target not in due[2:] and s.carries(target, SHIELD) == 0]
        return Decision(s.active, "lay", [PASS, *((V_LAY, shavakh, target) for target in bare)], due) if bare else None

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        if action[0] == V_LAY:
            lay(s, s.supply(due[1])[0], action[2], s.active, "shavakh", emit)
            s.agenda.append((*due, action[2]))

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


def may_pull(s: State, seat: int) -> bool:
    """NA-807: the Magnetosphere is controlled, lies on the table and was not used in this turn."""
    sphere = ARTEFACT + SPHERE_KIND
    return s.controller(sphere) == seat and s.where[sphere] == GROUND and not s.used >> SPHERE_KIND & 1


def pull_region(s: State, disc: int) -> Region | None:
    """NA-1108: where a character can be moved next to the Magnetosphere; None: nowhere."""
    sphere = ARTEFACT + SPHERE_KIND
    ground, radius = ground_of(s, disc), s.setup.radius[disc]
    x, y, other = s.x[sphere], s.y[sphere], s.setup.radius[sphere]
    witness = room(beside(ground, x, y, other, radius), x, y, radius + other, radius + other + ADJACENT_GAP)
    if witness is None:
        return None
    spot = Somewhere("spot", lambda: beside(ground, x, y, other, radius), witness)
    return Region(V_PULL, [OneOf("disc", DISCS, [disc], [(s.x[disc], s.y[disc])]), spot])


class Sphere(Step[State, State]):
    """NA-808: may move any one character next to the Magnetosphere, the one who stands on it too."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        if not may_pull(s, s.active):
            return None
        regions = [region for disc in s.field if (region := pull_region(s, disc)) is not None]
        return Decision(s.active, "sphere", [PASS], due, tuple(regions)) if regions else None

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        if action[0] == V_PASS:
            return
        s.used |= 1 << SPHERE_KIND
        if emit is not None:
            emit(Event("used", {"seat": s.active, "artefact": ARTEFACT + SPHERE_KIND, "how": ""}))
        move(s, action[1], action[2], action[3], NOTHING, "magnetosphere", emit)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


def move(s: State, disc: int, x: int, y: int, facing: int, cause: str, emit: Emit) -> None:
    """NA-606, NA-805: a character is lifted and put down somewhere else, with what lies on it."""
    lose_control(s, disc, "moved", emit)
    put(s, disc, x, y)
    if facing != NOTHING:
        s.face(disc, facing)
    if emit is not None:
        emit(Event("put", {"disc": disc, "x": x, "y": y, "facing": s.facing[disc], "cause": cause}))


STEPS: Final[dict[int, Step[State, State]]] = {
    EFFECTS: Effects("effects"),
    FLAME: Flame("flame"),
    TICK: Tick("tick"),
    HERO_HEALED: HeroHealed("hero_healed"),
    RATNIK: Ratnik("ratnik"),
    AJARHA: Ajarha("ajarha"),
    SHAVAKH: Shavakh("shavakh"),
    SPHERE: Sphere("sphere"),
}
