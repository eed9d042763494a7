"""The eight weapons. Each is offered when the hero has destroyed three at once, and may be left alone."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.bad_bones.bones import (
    brought_to,
    flipped,
    heading_of,
    held,
    look,
    of_kind,
    place_of,
    places_of,
    skips,
    standing_on,
    token_of,
    tokens_of,
    turned,
)
from samobranka.games.bad_bones.material import (
    AROUND,
    BATTLE_AXE,
    BESIDE,
    CELLS,
    CRATER,
    CROSSBOW,
    DEATH_STAFF,
    ICE_STAFF,
    INSTRUCTOR,
    MORNING_STAR,
    RIM,
    SYMBOL,
    TELEPORT_STAFF,
    TWO_HANDED_SWORD,
)
from samobranka.games.bad_bones.rules.deaths import BY_WEAPON, slay, to_cemetery
from samobranka.games.bad_bones.rules.hero import go_to
from samobranka.games.bad_bones.rules.leaving import standing
from samobranka.games.bad_bones.rules.showing import shown
from samobranka.games.bad_bones.rules.steps import (
    PASS,
    TURN,
    V_CLEAVE,
    V_CURSE,
    V_FENCE,
    V_FREEZE,
    V_PASS,
    V_SHOOT,
    V_STRIKE,
    V_SWEEP,
    V_TELEPORT,
    V_TURN,
    WEAPON_STEP,
)
from samobranka.games.bad_bones.state import DE, NONE, RU, Board, State

# The German ice staff freezes the whole board: no cell is named.
EVERYWHERE = 0


def on_cells(b: Board) -> list[int]:
    """BB-96: those on the cells, moved or not; never the forest."""
    return [skeleton for skeleton in b.skeletons + b.queue if not RIM >> place_of(skeleton) & 1]


def crowded_cells(b: Board) -> list[int]:
    places = places_of(on_cells(b))
    return [cell for cell in CELLS if places >> cell & 1]


def cells_to_freeze(b: Board) -> list[int]:
    """BB-99: where everybody is frozen already, the staff would do nothing."""
    places = places_of([skeleton for skeleton in on_cells(b) if not skips(skeleton)])
    return [cell for cell in CELLS if places >> cell & 1]


class Weapon(Step[State, Board]):
    """BB-95 to BB-97: all that the weapon can do now, or nothing."""

    def ask(self, s: State, b: Board, due: Due) -> Decision | None:
        choices = uses(s, b)
        return Decision(b.seat, "weapon", [*choices, PASS], (b.weapon,)) if choices else None

    def answer(self, s: State, b: Board, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        b.agenda.pop()
        # What the weapon does may change whose order matters.
        b.ordered = 0
        if action[0] != V_PASS:
            use(s, b, action, emit)

    def go_on(self, s: State, b: Board, due: Due, chance: Chance, emit: Emit) -> None:
        """BB-97: it can do nothing."""
        b.agenda.pop()


def uses(s: State, b: Board) -> list[Action]:
    """BB-98 to BB-105"""
    weapon = b.weapon
    if weapon == CROSSBOW:
        return one_of_each(on_cells(b))
    if weapon == ICE_STAFF:
        cells = cells_to_freeze(b)
        if s.setup.ruleset == DE:
            return [(V_FREEZE, EVERYWHERE)] if cells else []
        return [(V_FREEZE, cell) for cell in cells]
    if weapon == DEATH_STAFF:
        seats = range(s.setup.seats)
        return [(V_CURSE, seat) for seat in seats if seat != b.seat or s.setup.solo] if b.slain else []
    if weapon == TELEPORT_STAFF:
        return [(V_TELEPORT, cell) for cell in teleport_targets(s, b)]
    if weapon == TWO_HANDED_SWORD:
        return [(V_STRIKE, cell) for cell in AROUND[b.hero]]
    if weapon == BATTLE_AXE:
        near = {SYMBOL[token_of(skeleton)] for skeleton in beside_hero(b)}
        return [(V_CLEAVE, symbol) for symbol in sorted(near)]
    crowded = crowded_cells(b)
    near_hero = [cell for cell in AROUND[b.hero] if cell in crowded]
    if weapon == MORNING_STAR:
        return [(V_SWEEP, cell, other) for cell in near_hero for other in sweep_targets(s, b, crowded) if other != cell]
    if s.setup.ruleset == RU:
        return [(V_FENCE, cell, heading) for cell in near_hero for heading in range(4)]
    return [(V_FENCE, cell) for cell in near_hero]


def one_of_each(skeletons: list[int]) -> list[Action]:
    """Equal skeletons on one cell stand for each other."""
    choices: list[Action] = []
    seen: list[int] = []
    for skeleton in skeletons:
        if look(skeleton) not in seen:
            seen.append(look(skeleton))
            choices.append((V_SHOOT, token_of(skeleton)))
    return choices


def teleport_targets(s: State, b: Board) -> list[int]:
    """BB-101, BB-118: a standing tower of one's own, never a ruin; by German rules also a cell without skeletons."""
    towers = [tower for tower in standing(s, b) if tower != b.hero and (s.setup.coop or b.floors)]
    if s.setup.ruleset != DE:
        return towers
    crowded = crowded_cells(b)
    bases = s.setup.face.towers
    bare = [cell for cell in CELLS if cell != b.hero and cell not in crowded and cell not in bases]
    return sorted(towers + bare)


def sweep_targets(s: State, b: Board, crowded: list[int]) -> list[int]:
    """BB-104: no trap but a crater, no standing tower; by Russian rules no skeletons either."""
    cells = [cell for cell in AROUND[b.hero] if b.traps[cell] in (0, CRATER) and not b.towers >> cell & 1]
    return [cell for cell in cells if cell not in crowded] if s.setup.ruleset == RU else cells


def beside_hero(b: Board) -> list[int]:
    return [skeleton for skeleton in on_cells(b) if BESIDE[b.hero] >> place_of(skeleton) & 1]


def use(s: State, b: Board, action: Action, emit: Emit) -> None:
    """BB-96"""
    verb = action[0]
    if emit is not None:
        emit(Event("weapon", {"seat": b.seat, "weapon": b.weapon}))
    if verb == V_SHOOT:
        destroy(s, b, [skeleton for skeleton in on_cells(b) if token_of(skeleton) == action[1]], emit)
    elif verb == V_FREEZE:
        freeze(b, action[1], emit)
    elif verb == V_CURSE:
        curse(b, action[1], emit)
    elif verb in (V_TELEPORT, V_STRIKE):
        go_to(s, b, action[1], emit)
    elif verb == V_CLEAVE:
        destroy(s, b, [skeleton for skeleton in beside_hero(b) if SYMBOL[token_of(skeleton)] == action[1]], emit)
    elif verb == V_SWEEP:
        sweep(b, action[1], action[2], emit)
    else:
        fence(b, action, emit)


def destroy(s: State, b: Board, doomed: list[int], emit: Emit) -> None:
    """BB-97, BB-98, BB-103, BB-124, BB-128, A16: a kill by the hero's weapon is the hero's, but wakes nothing."""
    b.skeletons = [skeleton for skeleton in b.skeletons if skeleton not in doomed]
    b.queue = [skeleton for skeleton in b.queue if skeleton not in doomed]
    slay(s, b, doomed, BY_WEAPON, emit)


def change(b: Board, old: int, new: int) -> None:
    b.skeletons = [new if skeleton == old else skeleton for skeleton in b.skeletons]
    b.queue = [new if skeleton == old else skeleton for skeleton in b.queue]


def freeze(b: Board, place: int, emit: Emit) -> None:
    """BB-99, A27: flipped once, and held for the next move that is due."""
    for skeleton in on_cells(b):
        if not skips(skeleton) and place in (EVERYWHERE, place_of(skeleton)):
            cold = held(flipped(skeleton))
            change(b, skeleton, cold)
            if emit is not None:
                facts: dict[str, int | str] = {"seat": b.seat, "token": token_of(skeleton), "place": place_of(skeleton)}
                emit(Event("frozen", {**facts, **shown(cold)}))


def curse(b: Board, seat: int, emit: Emit) -> None:
    """BB-100: those just destroyed, and whoever still falls to the hero in this phase."""
    b.cursed = seat
    for token in b.slain:
        b.dead.remove(token)
        to_cemetery(b, token, seat, "staff", emit)
    b.slain = NONE


def sweep(b: Board, cell: int, other: int, emit: Emit) -> None:
    """BB-104: moved, not flipped, heading kept."""
    for skeleton in standing_on(on_cells(b), cell):
        change(b, skeleton, brought_to(skeleton, other))
        if emit is not None:
            facts: dict[str, int | str] = {"seat": b.seat, "token": token_of(skeleton), "start": cell, "place": other}
            emit(Event("swept", {**facts, "heading": heading_of(skeleton)}))


def fence(b: Board, action: Action, emit: Emit) -> None:
    """BB-105, BB-127: by Russian rules all one way; else each by itself, unless an instructor is among them."""
    there = standing_on(on_cells(b), action[1])
    if len(action) == 3:
        for skeleton in there:
            turn(b, skeleton, action[2], emit)
        return
    chiefs = of_kind(there, INSTRUCTOR)
    if chiefs:
        others = [skeleton for skeleton in there if skeleton != chiefs[0]]
        b.agenda.append((TURN, 1, *tokens_of([chiefs[0], *others])))
    else:
        b.agenda.append((TURN, 0, *tokens_of(there)))


def turn(b: Board, skeleton: int, heading: int, emit: Emit) -> None:
    place = place_of(skeleton)
    change(b, skeleton, turned(skeleton, heading))
    if emit is not None and heading != heading_of(skeleton):
        facts: dict[str, int | str] = {"seat": b.seat, "token": token_of(skeleton), "place": place}
        emit(Event("turned", {**facts, "heading": heading, "cause": "rapier"}))


class Turn(Step[State, Board]):
    """(TURN, as one, tokens): BB-105, BB-127: whom to turn where; a group as one."""

    def ask(self, s: State, b: Board, due: Due) -> Decision:
        choices: list[Action] = []
        seen: list[int] = []
        for token in due[2:3] if due[1] else due[2:]:
            for skeleton in on_cells(b):
                if token_of(skeleton) == token and look(skeleton) not in seen:
                    seen.append(look(skeleton))
                    choices += [(V_TURN, token, heading) for heading in range(4)]
        return Decision(b.seat, "turn", choices)

    def answer(self, s: State, b: Board, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        b.agenda.pop()
        now = due[2:] if due[1] else (action[1],)
        for skeleton in on_cells(b):
            if token_of(skeleton) in now:
                turn(b, skeleton, action[2], emit)
        left = [token for token in due[2:] if token not in now]
        if left:
            b.agenda.append((TURN, 0, *left))


STEPS: Final[dict[int, Step[State, Board]]] = {WEAPON_STEP: Weapon("weapon"), TURN: Turn("turn")}
