"""One move of phase 3: a skeleton, or an instructor with his whole cell; frozen ones and those lost in a maze stay."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action
from samobranka.core.events import Emit, Event
from samobranka.games.bad_bones.bones import (
    flipped,
    freed,
    heading_of,
    is_black,
    of_kind,
    place_of,
    places_of,
    skips,
    standing_on,
    token_of,
    tokens_of,
)
from samobranka.games.bad_bones.material import INSTRUCTOR, RIM, TURNED
from samobranka.games.bad_bones.rules.arriving import set_out
from samobranka.games.bad_bones.rules.matters import OnTheWay
from samobranka.games.bad_bones.rules.showing import shown
from samobranka.games.bad_bones.rules.steps import LEADER, V_LEAD
from samobranka.games.bad_bones.state import Board, State


def led_places(s: State, b: Board) -> int:
    """BB-126, BB-127: where an instructor is still to move with those around him, as bits. The forest is no cell."""
    places = 0
    for skeleton in of_kind(b.queue, INSTRUCTOR):
        if not skips(skeleton) and (not in_forest(skeleton) or token_of(skeleton) in b.band):
            places |= 1 << place_of(skeleton)
    return places


def in_forest(skeleton: int) -> bool:
    return bool(RIM >> place_of(skeleton) & 1)


def is_led(b: Board, leaders: int, skeleton: int) -> bool:
    """BB-126, BB-127: whether it moves with an instructor; in the forest only if they came there together."""
    return bool(leaders >> place_of(skeleton) & 1) and (not in_forest(skeleton) or token_of(skeleton) in b.band)


def maze_places(b: Board) -> int:
    """BB-88: mazes that somebody is still to leave, as bits."""
    return places_of(b.queue) & b.mazes if b.mazes else 0


def move_one(s: State, b: Board, leaders: int, emit: Emit) -> None:
    """BB-88, BB-99, BB-126: the next in the queue, unless it is held; with an instructor, its whole cell."""
    skeleton = b.queue.pop()
    place = place_of(skeleton)
    if skips(skeleton):
        thaw(b, skeleton, emit)
        return
    if leaders >> place & 1 and is_led(b, leaders, skeleton):
        b.queue.append(skeleton)
        move_group(s, b, place, emit)
        return
    if b.mazes >> place & 1 and lost_in_maze(b, skeleton):
        b.skeletons.append(flipped(skeleton))
        tell_held(b, b.skeletons[-1], "maze", emit)
        return
    set_out(s, b, [skeleton], place, heading_of(skeleton), emit)


def thaw(b: Board, skeleton: int, emit: Emit) -> None:
    """BB-99: it has skipped its move, and is not flipped."""
    b.skeletons.append(freed(skeleton))
    tell_held(b, b.skeletons[-1], "frozen", emit)


def tell_held(b: Board, skeleton: int, cause: str, emit: Emit) -> None:
    """As it stands now."""
    if emit is not None:
        facts: dict[str, int | str] = {"seat": b.seat, "token": token_of(skeleton), "place": place_of(skeleton)}
        emit(Event("held", {**facts, "cause": cause, **shown(skeleton)}))


def lost_in_maze(b: Board, skeleton: int) -> bool:
    """BB-88, A15: the face at the beginning of the phase must be the maze's colour."""
    place = place_of(skeleton)
    return b.mazes >> place & 1 == 1 and bool(b.traps[place] & TURNED) != is_black(skeleton)


def members(b: Board, place: int) -> list[int]:
    """BB-126, BB-127, A17: those on the cell that have still to move; in the forest those who came there together."""
    return [skeleton for skeleton in standing_on(b.queue, place) if not skips(skeleton) and is_led(b, 1 << place, skeleton)]


def instructors(b: Board, place: int) -> list[int]:
    return of_kind(members(b, place), INSTRUCTOR)


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
        return [(V_LEAD, token_of(chief)) for chief in instructors(b, due[1])]

    def answer(self, s: State, b: Board, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        b.agenda.pop()
        for chief in instructors(b, due[1]):
            if token_of(chief) == action[1]:
                follow_leader(s, b, chief, emit)


def follow_leader(s: State, b: Board, leader: int, emit: Emit) -> None:
    """BB-126, BB-127, A15, A17: all go his way; a maze asks for his face, and who is held there is not turned."""
    place = place_of(leader)
    group = [leader] + [skeleton for skeleton in members(b, place) if skeleton != leader]
    b.queue = [skeleton for skeleton in b.queue if skeleton not in group]
    if b.band:
        b.band = [token for token in b.band if token not in tokens_of(group)]
    if lost_in_maze(b, leader):
        for skeleton in group:
            b.skeletons.append(flipped(skeleton))
            tell_held(b, b.skeletons[-1], "maze", emit)
        return
    set_out(s, b, group, place, heading_of(leader), emit)


STEPS: Final[dict[int, Step[State, Board]]] = {LEADER: Leader("leader")}
