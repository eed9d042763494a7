"""One move of phase 3: a skeleton, or an instructor with his whole cell; frozen ones and those lost in a maze stay."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action
from samobranka.core.events import Emit, Event
from samobranka.games.bad_bones.material import (
    AT,
    BLACK,
    CHIEF,
    INSTRUCTOR,
    KIND_BITS,
    MAZE,
    RIM,
    SKIP,
    STEP,
    TOKEN_BITS,
    TURNED,
)
from samobranka.games.bad_bones.rules.arriving import set_out
from samobranka.games.bad_bones.rules.matters import OnTheWay
from samobranka.games.bad_bones.rules.steps import LEADER, V_LEAD
from samobranka.games.bad_bones.state import Board, State


def led_places(s: State, b: Board) -> int:
    """BB-126, BB-127: cells from which an instructor is still to move, as bits. The forest is no cell."""
    places = 0
    for skeleton in b.queue:
        if CHIEF[skeleton & TOKEN_BITS] == INSTRUCTOR and not skeleton & SKIP:
            places |= 1 << (skeleton >> AT & 63)
    return places & ~RIM


def maze_places(b: Board) -> int:
    """BB-88: mazes that somebody is still to leave, as bits."""
    places = 0
    for skeleton in b.queue:
        place = skeleton >> AT & 63
        if b.traps[place] & KIND_BITS == MAZE:
            places |= 1 << place
    return places


def move_one(s: State, b: Board, leaders: int, emit: Emit) -> None:
    """BB-88, BB-99, BB-126: the next in the queue, unless it is held; with an instructor, its whole cell."""
    skeleton = b.queue.pop()
    token = skeleton & TOKEN_BITS
    place = skeleton >> AT & 63
    if skeleton & SKIP:
        thaw(b, skeleton, emit)
        return
    if leaders >> place & 1:
        b.queue.append(skeleton)
        move_group(s, b, place, emit)
        return
    if lost_in_maze(b, skeleton):
        b.skeletons.append(skeleton ^ BLACK)
        tell_held(b, token, place, "maze", emit)
        return
    heading = skeleton >> AT >> 6 & 3
    set_out(s, b, [skeleton], place + STEP[heading], heading, emit)


def thaw(b: Board, skeleton: int, emit: Emit) -> None:
    """BB-99: it has skipped its move, and is not flipped."""
    b.skeletons.append(skeleton & ~SKIP)
    tell_held(b, skeleton & TOKEN_BITS, skeleton >> AT & 63, "frozen", emit)


def tell_held(b: Board, token: int, place: int, cause: str, emit: Emit) -> None:
    if emit is not None:
        emit(Event("held", {"seat": b.seat, "token": token, "place": place, "cause": cause}))


def lost_in_maze(b: Board, skeleton: int) -> bool:
    """BB-88, A15: the face at the beginning of the phase must be the maze's colour."""
    tile = b.traps[skeleton >> AT & 63]
    return tile & KIND_BITS == MAZE and bool(tile & TURNED) != bool(skeleton & BLACK)


def members(b: Board, place: int) -> list[int]:
    """BB-126, A17: those on the cell that have still to move."""
    return [skeleton for skeleton in b.queue if skeleton >> AT & 63 == place and not skeleton & SKIP]


def instructors(b: Board, place: int) -> list[int]:
    return [skeleton for skeleton in members(b, place) if CHIEF[skeleton & TOKEN_BITS] == INSTRUCTOR]


def move_group(s: State, b: Board, place: int, emit: Emit) -> None:
    """BB-126, BB-129: behind the one instructor, or behind the one that the owner picks."""
    chiefs = instructors(b, place)
    if len(chiefs) > 1:
        b.agenda.append((LEADER, place))
    else:
        follow_leader(s, b, chiefs[0], emit)


class Leader(OnTheWay):
    """(LEADER, place): BB-129: of several instructors the owner picks the one whom all follow."""

    def choices(self, s: State, b: Board, due: Due) -> list[Action]:
        return [(V_LEAD, chief & TOKEN_BITS) for chief in instructors(b, due[1])]

    def answer(self, s: State, b: Board, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        b.agenda.pop()
        for chief in instructors(b, due[1]):
            if chief & TOKEN_BITS == action[1]:
                follow_leader(s, b, chief, emit)


def follow_leader(s: State, b: Board, leader: int, emit: Emit) -> None:
    """BB-126, BB-127, A15, A17: all go his way; a maze asks for his face, and who is held there is not turned."""
    place = leader >> AT & 63
    group = [leader] + [skeleton for skeleton in members(b, place) if skeleton != leader]
    b.queue = [skeleton for skeleton in b.queue if skeleton not in group]
    heading = leader >> AT >> 6 & 3
    if lost_in_maze(b, leader):
        for skeleton in group:
            b.skeletons.append(skeleton ^ BLACK)
            tell_held(b, skeleton & TOKEN_BITS, place, "maze", emit)
        return
    set_out(s, b, group, place + STEP[heading], heading, emit)


STEPS: Final[dict[int, Step[State, Board]]] = {LEADER: Leader("leader")}
