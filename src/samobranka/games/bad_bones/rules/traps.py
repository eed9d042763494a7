"""Phase 2: place a trap, take one back, or do nothing. The dragon may land on skeletons, the bomb may go off."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.bad_bones.bones import (
    heading_of,
    of_kind,
    place_of,
    places_of,
    standing_off,
    standing_on,
    token_of,
    turned,
)
from samobranka.games.bad_bones.material import (
    BESIDE,
    BOMB,
    CELLS,
    CRATER,
    DAMAGED,
    DRAGON,
    INSTRUCTOR,
    KIND_BITS,
    LOOKS,
    MAZE,
    PLACES,
    STEP,
    TRAP_KINDS,
    TREASURE,
    TURNED,
    WALL,
    WIDTH,
)
from samobranka.games.bad_bones.rules.arriving import arrive, stay_on_dragon, towards_treasure
from samobranka.games.bad_bones.rules.deaths import perish
from samobranka.games.bad_bones.rules.foresight import same_way_out, ways_out
from samobranka.games.bad_bones.rules.steps import LAND, PASS, TRAP, TRAP_STEP, V_PASS, V_PLACE, V_PUSH, V_TAKE
from samobranka.games.bad_bones.state import NOBODY, NONE, Board, State, changed


def rows_of(cells: int) -> list[int]:
    """Cells given as bits, row by row: which row, and which of its five."""
    return [row << 5 | cells >> (WIDTH * row + 1) & 31 for row in range(1, 6)]


def placings_of(tile: int) -> list[list[Action]]:
    """For each row, and whichever of its cells are open, all that can be done there with a tile."""
    placings: list[list[Action]] = [[] for _ in range(6 << 5)]
    for cell in CELLS:
        action = (V_PLACE, tile, cell)
        for cells in range(32):
            if cells >> (cell % WIDTH - 1) & 1:
                placings[cell // WIDTH << 5 | cells].append(action)
    return placings


TILES: Final = (*range(1, TRAP_KINDS), WALL + TURNED, MAZE + TURNED)
# By tile, since the question for a trap has a hundred answers: it is put together from ready rows. And retrievals by cell.
PLACINGS: Final[list[list[list[Action]]]] = [placings_of(tile) if tile in TILES else [] for tile in range(2 * TURNED)]
TAKINGS: Final[list[Action]] = [(V_TAKE, place) for place in range(PLACES)]


def begin_trap_phase(b: Board) -> None:
    """BB-15, BB-100: the death staff took the kills of phase 1 alone."""
    b.slain = NONE
    b.cursed = NOBODY
    b.agenda.append(TRAP_STEP)


class Trap(Step[State, Board]):
    """BB-15: one trap, or none."""

    def ask(self, s: State, b: Board, due: Due) -> Decision:
        return Decision(b.seat, "trap", trap_choices(s, b))

    def answer(self, s: State, b: Board, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        b.agenda.pop()
        if action[0] == V_PLACE:
            place_trap(s, b, action[1], action[2], emit)
        elif action[0] == V_TAKE:
            retrieve(s, b, action[1], emit)
        elif action[0] == V_PASS and emit is not None:
            emit(Event("waited", {"seat": b.seat}))


def trap_choices(s: State, b: Board) -> list[Action]:
    """BB-15 to BB-18, BB-20, BB-53, BB-83 to BB-86: a tile of the reserve on a free cell, a tile back, or nothing."""
    choices: list[Action] = [PASS]
    closed = b.tiles | b.towers
    crowded = places_of(b.skeletons)
    free = rows_of(~(closed | crowded))
    reserve = s.reserve_of(b)
    for kind in range(1, TRAP_KINDS):
        if reserve[kind] > 0:
            placings = PLACINGS[kind]
            for row in free:
                choices += placings[row]
            if kind in (WALL, MAZE):
                placings = PLACINGS[kind + TURNED]
                for row in free:
                    choices += placings[row]
            elif kind in (DRAGON, BOMB):
                for row in rows_of(crowded & ~closed):
                    choices += placings[row]
    if b.tiles:
        choices += [TAKINGS[cell] for cell in CELLS if b.traps[cell] and b.traps[cell] != CRATER]
    return choices


def place_trap(s: State, b: Board, tile: int, place: int, emit: Emit) -> None:
    """BB-16, BB-19, BB-46, BB-53, BB-84, BB-113a: intact side up; on skeletons the dragon lands and the bomb goes off."""
    kind = tile & KIND_BITS
    if s.setup.coop:
        s.reserve = changed(s.reserve, kind, -1)
    else:
        b.reserve = changed(b.reserve, kind, -1)
    there = standing_on(b.skeletons, place)
    if there:
        tile = DRAGON | DAMAGED if kind == DRAGON else CRATER
    b.lay(place, tile)
    if emit is not None:
        facts: dict[str, int | str] = {"seat": b.seat, "trap": tile, "place": place, "near": s.setup.face.near[place]}
        emit(Event("laid", {**facts, "spare": kind}))
    if kind == TREASURE:
        lure(b, place, emit)
    elif there and kind == DRAGON:
        b.agenda.append((LAND, place))
    elif there:
        b.skeletons = standing_off(b.skeletons, place)
        for skeleton in there:
            perish(s, b, skeleton, place, emit)


def lure(b: Board, treasure: int, emit: Emit) -> None:
    """BB-46, A7: who stands beside it turns to it at once; the forest is no cell."""
    for index in range(len(b.skeletons)):
        skeleton = b.skeletons[index]
        place = place_of(skeleton)
        if BESIDE[treasure] >> place & 1:
            heading = towards_treasure(b, place, 0)
            b.skeletons[index] = turned(skeleton, heading)
            if emit is not None and heading != heading_of(skeleton):
                facts: dict[str, int | str] = {"seat": b.seat, "token": token_of(skeleton), "place": place}
                emit(Event("turned", {**facts, "heading": heading, "cause": "treasure"}))


def retrieve(s: State, b: Board, place: int, emit: Emit) -> None:
    """BB-20, BB-50, BB-113, A9: intact again; in co-op it stays in hand until the phase is over."""
    kind = b.traps[place] & KIND_BITS
    if emit is not None:
        to = "hand" if s.setup.coop else "reserve"
        facts: dict[str, int | str] = {"seat": b.seat, "trap": b.traps[place], "place": place, "near": s.setup.face.near[place]}
        emit(Event("retrieved", {**facts, "spare": kind, "to": to}))
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
    return standing_on(b.skeletons, dragon)


def leader_of(b: Board, there: list[int]) -> int:
    """BB-127: with an instructor among them all go as one."""
    chiefs = of_kind(there, INSTRUCTOR)
    return chiefs[0] if chiefs else 0


class Land(Step[State, Board]):
    """(LAND, cell): the dragon has landed on skeletons, and the owner scatters them."""

    def ask(self, s: State, b: Board, due: Due) -> Decision | None:
        choices = scattering(s, b, due[1])
        return Decision(b.seat, "push", choices, (due[1],)) if choices else None

    def answer(self, s: State, b: Board, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        scatter(s, b, due[1], action[1], action[2], emit)

    def go_on(self, s: State, b: Board, due: Due, chance: Chance, emit: Emit) -> None:
        """BB-55a: who could not go stays on the dragon's cell, and has had its move."""
        b.agenda.pop()
        dragon = due[1]
        for skeleton in landed_on(b, dragon):
            b.skeletons.remove(skeleton)
            b.party = [skeleton]
            stay_on_dragon(s, b, dragon, heading_of(skeleton), emit)


def scattering(s: State, b: Board, dragon: int) -> list[Action]:
    """BB-53, BB-127: whom it drives where, in any order. Nothing: nobody is left, or nobody can go."""
    choices: list[Action] = []
    there = landed_on(b, dragon)
    headings = ways_out(s, b, dragon, 0)
    if not there or not headings:
        return choices
    if same_way_out(s, dragon, headings):
        headings = headings[:1]
    leader = leader_of(b, there)
    firsts = of_kind(there, INSTRUCTOR) if leader else there
    if len(headings) == 1 and not s.setup.coop and not s.setup.chiefs:
        # One way for all, and nobody minds who goes first.
        firsts = there[:1]
    seen: list[int] = []
    for skeleton in firsts:
        token = token_of(skeleton)
        if LOOKS[token] not in seen:
            seen.append(LOOKS[token])
            choices += [(V_PUSH, token, heading) for heading in headings]
    return choices


def scatter(s: State, b: Board, dragon: int, token: int, heading: int, emit: Emit) -> None:
    """BB-53, BB-55: driven off like in phase 3, in the same breath."""
    there = landed_on(b, dragon)
    first = next(skeleton for skeleton in there if token_of(skeleton) == token)
    party = [first]
    if leader_of(b, there):
        party += [skeleton for skeleton in there if skeleton != first]
    b.skeletons = [skeleton for skeleton in b.skeletons if skeleton not in party]
    b.party = party
    b.walls = NONE
    b.dragons = 1 << dragon
    arrive(s, b, dragon + STEP[heading], heading, False, dragon, emit)


STEPS: Final[dict[int, Step[State, Board]]] = {TRAP: Trap("trap"), LAND: Land("land")}
