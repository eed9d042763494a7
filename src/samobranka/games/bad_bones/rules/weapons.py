"""The eight weapons. Each is offered when the hero has destroyed three at once, and may be left alone."""

from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.bad_bones.material import (
    AROUND,
    AT,
    BATTLE_AXE,
    BESIDE,
    BLACK,
    CELLS,
    CHIEF,
    CRATER,
    CROSSBOW,
    DEATH_STAFF,
    ICE_STAFF,
    INSTRUCTOR,
    MORNING_STAR,
    RIM,
    SKIP,
    SPOT,
    SYMBOL,
    TELEPORT_STAFF,
    TOKEN_BITS,
    TWO_HANDED_SWORD,
)
from samobranka.games.bad_bones.rules.deaths import BY_WEAPON, slay, to_cemetery
from samobranka.games.bad_bones.rules.hero import go_to
from samobranka.games.bad_bones.rules.leaving import standing
from samobranka.games.bad_bones.rules.moving import look
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
)
from samobranka.games.bad_bones.state import DE, NONE, RU, Board, State

# The German ice staff freezes the whole board: no cell is named.
EVERYWHERE = 0


def on_cells(b: Board) -> list[int]:
    """BB-96: those on the cells, moved or not; never the forest."""
    return [skeleton for skeleton in b.skeletons + b.queue if not RIM >> (skeleton >> AT & 63) & 1]


def crowded_cells(b: Board) -> list[int]:
    places = {skeleton >> AT & 63 for skeleton in on_cells(b)}
    return [cell for cell in CELLS if cell in places]


def cells_to_freeze(b: Board) -> list[int]:
    """BB-99: where everybody is frozen already, the staff would do nothing."""
    places = {skeleton >> AT & 63 for skeleton in on_cells(b) if not skeleton & SKIP}
    return [cell for cell in CELLS if cell in places]


def ask_weapon(s: State, b: Board) -> Decision | None:
    """BB-95 to BB-97: all that the weapon can do now, or nothing. None: it can do nothing."""
    choices = uses(s, b)
    return Decision(b.seat, "weapon", [*choices, PASS], (b.weapon,)) if choices else None


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
        near = {SYMBOL[skeleton & TOKEN_BITS] for skeleton in beside_hero(b)}
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
            choices.append((V_SHOOT, skeleton & TOKEN_BITS))
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
    return [skeleton for skeleton in on_cells(b) if BESIDE[b.hero] >> (skeleton >> AT & 63) & 1]


def answer_weapon(s: State, b: Board, action: Action, emit: Emit) -> None:
    """BB-96, BB-97"""
    b.agenda.pop()
    # What the weapon does may change whose order matters.
    b.ordered = 0
    verb = action[0]
    if verb == V_PASS:
        return
    if emit is not None:
        emit(Event("weapon", {"seat": b.seat, "weapon": b.weapon}))
    if verb == V_SHOOT:
        destroy(s, b, [skeleton for skeleton in on_cells(b) if skeleton & TOKEN_BITS == action[1]], emit)
    elif verb == V_FREEZE:
        freeze(b, action[1], emit)
    elif verb == V_CURSE:
        curse(b, action[1], emit)
    elif verb in (V_TELEPORT, V_STRIKE):
        go_to(s, b, action[1], emit)
    elif verb == V_CLEAVE:
        destroy(s, b, [skeleton for skeleton in beside_hero(b) if SYMBOL[skeleton & TOKEN_BITS] == action[1]], emit)
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
        if not skeleton & SKIP and place in (EVERYWHERE, skeleton >> AT & 63):
            cold = (skeleton ^ BLACK) | SKIP
            change(b, skeleton, cold)
            if emit is not None:
                facts: dict[str, int | str] = {"seat": b.seat, "token": skeleton & TOKEN_BITS, "place": skeleton >> AT & 63}
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
    for skeleton in on_cells(b):
        if skeleton >> AT & 63 == cell:
            heading = skeleton >> AT >> 6 & 3
            change(b, skeleton, skeleton & ~SPOT | (other + 64 * heading) << AT)
            if emit is not None:
                facts: dict[str, int | str] = {"seat": b.seat, "token": skeleton & TOKEN_BITS, "start": cell, "place": other}
                emit(Event("swept", {**facts, "heading": heading}))


def fence(b: Board, action: Action, emit: Emit) -> None:
    """BB-105, BB-127: by Russian rules all one way; else each by itself, unless an instructor is among them."""
    there = [skeleton for skeleton in on_cells(b) if skeleton >> AT & 63 == action[1]]
    if len(action) == 3:
        for skeleton in there:
            turn(b, skeleton, action[2], emit)
    elif any(CHIEF[skeleton & TOKEN_BITS] == INSTRUCTOR for skeleton in there):
        chief = next(skeleton for skeleton in there if CHIEF[skeleton & TOKEN_BITS] == INSTRUCTOR)
        others = [skeleton & TOKEN_BITS for skeleton in there if skeleton != chief]
        b.agenda.append((TURN, 1, chief & TOKEN_BITS, *others))
    else:
        b.agenda.append((TURN, 0, *(skeleton & TOKEN_BITS for skeleton in there)))


def turn(b: Board, skeleton: int, heading: int, emit: Emit) -> None:
    place = skeleton >> AT & 63
    change(b, skeleton, skeleton & ~SPOT | (place + 64 * heading) << AT)
    if emit is not None and heading != skeleton >> AT >> 6 & 3:
        facts: dict[str, int | str] = {"seat": b.seat, "token": skeleton & TOKEN_BITS, "place": place}
        emit(Event("turned", {**facts, "heading": heading, "cause": "rapier"}))


def ask_turn(b: Board, step: Action) -> Decision:
    """BB-105, BB-127: whom to turn where; a group as one."""
    choices: list[Action] = []
    seen: list[int] = []
    for token in step[2:3] if step[1] else step[2:]:
        for skeleton in on_cells(b):
            if skeleton & TOKEN_BITS == token and look(skeleton) not in seen:
                seen.append(look(skeleton))
                choices += [(V_TURN, token, heading) for heading in range(4)]
    return Decision(b.seat, "turn", choices)


def answer_turn(b: Board, action: Action, emit: Emit) -> None:
    """BB-105"""
    step = b.agenda.pop()
    turned = step[2:] if step[1] else (action[1],)
    for skeleton in on_cells(b):
        if skeleton & TOKEN_BITS in turned:
            turn(b, skeleton, action[2], emit)
    left = [token for token in step[2:] if token not in turned]
    if left:
        b.agenda.append((TURN, 0, *left))
