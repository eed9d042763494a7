"""Phase 2: place a trap, take one back, or do nothing. The dragon may land on skeletons, the bomb may go off."""

from typing import Final

from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.bad_bones.material import (
    AT,
    BESIDE,
    BOMB,
    CELLS,
    CHIEF,
    CRATER,
    DAMAGED,
    DRAGON,
    INSTRUCTOR,
    KIND_BITS,
    LOOKS,
    MAZE,
    PLACES,
    SPOT,
    STEP,
    TOKEN_BITS,
    TRAP_KINDS,
    TREASURE,
    TURNED,
    WALL,
)
from samobranka.games.bad_bones.rules.arriving import arrive, stay_on_dragon, towards_treasure
from samobranka.games.bad_bones.rules.deaths import perish
from samobranka.games.bad_bones.rules.foresight import same_way_out, ways_out
from samobranka.games.bad_bones.rules.steps import LAND, PASS, TRAP_STEP, V_PASS, V_PLACE, V_PUSH, V_TAKE
from samobranka.games.bad_bones.state import NOBODY, NONE, Board, State, changed

# By tile (kind, and TURNED for its other way) and cell; and retrievals by cell.
PLACINGS: Final[list[list[Action]]] = [[(V_PLACE, tile, place) for place in range(PLACES)] for tile in range(2 * TURNED)]
TAKINGS: Final[list[Action]] = [(V_TAKE, place) for place in range(PLACES)]


def begin_trap_phase(b: Board) -> None:
    """BB-15, BB-100: the death staff took the kills of phase 1 alone."""
    b.slain = NONE
    b.cursed = NOBODY
    b.agenda.append(TRAP_STEP)


def ask_trap(s: State, b: Board) -> Decision:
    """BB-15 to BB-18, BB-20, BB-53, BB-83 to BB-86: a tile of the reserve on a free cell, a tile back, or nothing."""
    choices: list[Action] = [PASS]
    closed = b.tiles | b.towers
    crowded = 0
    for skeleton in b.skeletons:
        crowded |= 1 << (skeleton >> AT & 63)
    taken = closed | crowded
    free = [cell for cell in CELLS if not taken >> cell & 1]
    reserve = s.reserve_of(b)
    for kind in range(1, TRAP_KINDS):
        if reserve[kind] > 0:
            row = PLACINGS[kind]
            choices += [row[cell] for cell in free]
            if kind in (WALL, MAZE):
                row = PLACINGS[kind + TURNED]
                choices += [row[cell] for cell in free]
            elif kind in (DRAGON, BOMB):
                landing = crowded & ~closed
                choices += [row[cell] for cell in CELLS if landing >> cell & 1]
    if b.tiles:
        choices += [TAKINGS[cell] for cell in CELLS if b.traps[cell] and b.traps[cell] != CRATER]
    return Decision(b.seat, "trap", choices)


def answer_trap(s: State, b: Board, action: Action, emit: Emit) -> None:
    """BB-15"""
    b.agenda.pop()
    if action[0] == V_PLACE:
        place_trap(s, b, action[1], action[2], emit)
    elif action[0] == V_TAKE:
        retrieve(s, b, action[1], emit)
    elif action[0] == V_PASS and emit is not None:
        emit(Event("waited", {"seat": b.seat}))


def place_trap(s: State, b: Board, tile: int, place: int, emit: Emit) -> None:
    """BB-16, BB-19, BB-46, BB-53, BB-84, BB-113a: intact side up; on skeletons the dragon lands and the bomb goes off."""
    kind = tile & KIND_BITS
    if s.setup.coop:
        s.reserve = changed(s.reserve, kind, -1)
    else:
        b.reserve = changed(b.reserve, kind, -1)
    there = [skeleton for skeleton in b.skeletons if skeleton >> AT & 63 == place]
    if there:
        tile = DRAGON | DAMAGED if kind == DRAGON else CRATER
    b.lay(place, tile)
    if emit is not None:
        emit(Event("laid", {"seat": b.seat, "trap": tile, "place": place, "spare": kind}))
    if kind == TREASURE:
        lure(b, place, emit)
    elif there and kind == DRAGON:
        b.agenda.append((LAND, place))
    elif there:
        b.skeletons = [skeleton for skeleton in b.skeletons if skeleton >> AT & 63 != place]
        for skeleton in there:
            perish(s, b, skeleton, place, emit)


def lure(b: Board, treasure: int, emit: Emit) -> None:
    """BB-46, A7: who stands beside it turns to it at once; the forest is no cell."""
    for index in range(len(b.skeletons)):
        skeleton = b.skeletons[index]
        place = skeleton >> AT & 63
        if BESIDE[treasure] >> place & 1:
            heading = towards_treasure(b, place, 0)
            b.skeletons[index] = skeleton & ~SPOT | (place + 64 * heading) << AT
            if emit is not None and heading != skeleton >> AT >> 6 & 3:
                facts: dict[str, int | str] = {"seat": b.seat, "token": skeleton & TOKEN_BITS, "place": place}
                emit(Event("turned", {**facts, "heading": heading, "cause": "treasure"}))


def retrieve(s: State, b: Board, place: int, emit: Emit) -> None:
    """BB-20, BB-50, BB-113, A9: intact again; in co-op it stays in hand until the phase is over."""
    kind = b.traps[place] & KIND_BITS
    if emit is not None:
        to = "hand" if s.setup.coop else "reserve"
        emit(Event("retrieved", {"seat": b.seat, "trap": b.traps[place], "place": place, "spare": kind, "to": to}))
    b.lay(place, 0)
    if s.setup.coop:
        b.hand = kind
    else:
        b.reserve = changed(b.reserve, kind, 1)


def empty_hands(s: State, emit: Emit) -> None:
    """BB-113: what was taken back joins the common reserve for the next round."""
    for b in s.boards:
        if b.hand:
            if emit is not None:
                emit(Event("returned", {"seat": b.seat, "spare": b.hand}))
            s.reserve = changed(s.reserve, b.hand, 1)
            b.hand = 0


def landed_on(b: Board, dragon: int) -> list[int]:
    """Who is still to be scattered: not those who stay because they have nowhere to go."""
    return [skeleton for skeleton in b.skeletons if skeleton >> AT & 63 == dragon]


def leader_of(b: Board, there: list[int]) -> int:
    """BB-127: with an instructor among them all go as one."""
    for skeleton in there:
        if CHIEF[skeleton & TOKEN_BITS] == INSTRUCTOR:
            return skeleton
    return 0


def ask_landing(s: State, b: Board, step: Action) -> Decision | None:
    """BB-53, BB-127: whom it drives where, in any order. None: nobody is left, or nobody can go."""
    there = landed_on(b, step[1])
    headings = ways_out(s, b, step[1], 0)
    if not there or not headings:
        return None
    if same_way_out(s, step[1], headings):
        headings = headings[:1]
    leader = leader_of(b, there)
    firsts = [skeleton for skeleton in there if CHIEF[skeleton & TOKEN_BITS] == INSTRUCTOR] if leader else there
    if len(headings) == 1 and not s.setup.coop and not s.setup.chiefs:
        # One way for all, and nobody minds who goes first.
        firsts = there[:1]
    choices: list[Action] = []
    seen: list[int] = []
    for skeleton in firsts:
        token = skeleton & TOKEN_BITS
        if LOOKS[token] not in seen:
            seen.append(LOOKS[token])
            choices += [(V_PUSH, token, heading) for heading in headings]
    return Decision(b.seat, "push", choices, (step[1],))


def end_landing(s: State, b: Board, emit: Emit) -> None:
    """BB-55a: who could not go stays on the dragon's cell, and has had its move."""
    dragon = b.agenda.pop()[1]
    for skeleton in landed_on(b, dragon):
        b.skeletons.remove(skeleton)
        b.party = [skeleton]
        stay_on_dragon(s, b, dragon, skeleton >> AT >> 6 & 3, emit)


def answer_landing(s: State, b: Board, action: Action, emit: Emit) -> None:
    """BB-53, BB-55: driven off like in phase 3, in the same breath."""
    dragon = b.agenda[-1][1]
    there = landed_on(b, dragon)
    first = next(skeleton for skeleton in there if skeleton & TOKEN_BITS == action[1])
    party = [first]
    if leader_of(b, there):
        party += [skeleton for skeleton in there if skeleton != first]
    b.skeletons = [skeleton for skeleton in b.skeletons if skeleton not in party]
    b.party = party
    b.start = first >> AT & 255
    b.walls = NONE
    b.dragons = 1 << dragon
    arrive(s, b, dragon + STEP[action[2]], action[2], False, dragon, emit)
