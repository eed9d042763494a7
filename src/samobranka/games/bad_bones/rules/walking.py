"""Phase 3: every skeleton moves once. Runs by itself, and stops only where the owner has a choice."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.events import Emit, Event
from samobranka.games.bad_bones.bones import heading_of, place_of, token_of, trap_of
from samobranka.games.bad_bones.material import AT, BLACK, CATAPULT, KIND_BITS, PLACE_BITS, RIM, SKIP, SPOT_BITS, TOKEN_BITS
from samobranka.games.bad_bones.rules.moving import led_places, maze_places, move_one
from samobranka.games.bad_bones.rules.order import contest
from samobranka.games.bad_bones.rules.showing import shown
from samobranka.games.bad_bones.rules.steps import WALK, WALK_STEP
from samobranka.games.bad_bones.state import NOBODY, NONE, Board, State


def begin_walk(s: State, b: Board) -> None:
    """BB-22, BB-45, BB-95: all are due; catapults may be aimed anew, hearses keep their way (A11)."""
    b.queue = b.skeletons[::-1]
    b.skeletons = []
    b.kills = 0
    b.slain = NONE
    b.triggered = False
    b.cursed = NOBODY
    b.ordered = 0 if s.setup.coop or s.setup.chiefs or b.weapon else 2
    if b.targets:
        b.targets = [target for target in b.targets if b.traps[trap_of(target)] & KIND_BITS != CATAPULT]
    b.agenda.append(WALK_STEP)


def walk(s: State, b: Board, emit: Emit) -> None:
    """BB-23, BB-25, BB-26: bare steps first, then the others one by one, until all have moved or the owner is asked."""
    if b.ordered < 2 and contest(s, b, emit):
        return
    leaders = led_places(s, b) if s.setup.chiefs else 0
    watch = leaders | maze_places(b)
    face = s.setup.face
    ahead, rest = face.ahead, face.rest
    # Whatever makes a place more than bare ground with, perhaps, an arrow.
    special = RIM | b.towers | b.tiles | b.lures | 1 << b.hero
    if s.setup.coop and s.setup.chiefs:
        special |= face.tower_bits
    done = b.skeletons
    others: list[int] = []
    # In bits, since this is the innermost loop: with words, interpreted games have 4 % more instructions.
    for skeleton in b.queue:
        spot = skeleton >> AT & SPOT_BITS
        if special >> ahead[spot] & 1 or skeleton & SKIP or watch >> (spot & PLACE_BITS) & 1:
            others.append(skeleton)
        else:
            done.append(skeleton & TOKEN_BITS | rest[spot] | ~skeleton & BLACK)
            if emit is not None:
                tell_plain(b, skeleton, done[-1], emit)
    b.queue = others
    while b.queue:
        move_one(s, b, leaders, emit)
        if b.agenda[-1] is not WALK_STEP:
            return
    b.agenda.pop()


def tell_plain(b: Board, before: int, after: int, emit: Emit) -> None:
    """BB-23, BB-26: a step on bare ground, and the turn by an arrow there."""
    assert emit is not None
    facts: dict[str, int | str] = {"seat": b.seat, "token": token_of(before)}
    place, heading, turned = place_of(after), heading_of(before), heading_of(after)
    emit(Event("moved", {**facts, "start": place_of(before), "place": place, "heading": heading, **shown(after)}))
    if turned != heading:
        emit(Event("turned", {**facts, "place": place, "heading": turned, "cause": "arrow"}))


class Walk(Step[State, Board]):
    """BB-22: goes on by itself; where the owner must choose, that lies above it on the agenda."""

    def go_on(self, s: State, b: Board, due: Due, chance: Chance, emit: Emit) -> None:
        walk(s, b, emit)


STEPS: Final[dict[int, Step[State, Board]]] = {WALK: Walk("walk")}
