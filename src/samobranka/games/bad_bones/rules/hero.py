"""Phase 1: the hero takes one step and destroys whoever stands there."""

from typing import Final

from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.bad_bones.material import AROUND, AT
from samobranka.games.bad_bones.rules.deaths import BY_HERO, slay, wake_weapon
from samobranka.games.bad_bones.rules.steps import HERO_STEP, V_HERO
from samobranka.games.bad_bones.state import NOBODY, NONE, NOWHERE, Board, State

STEPS: Final[list[list[Action]]] = [[(V_HERO, cell) for cell in around] for around in AROUND]


def begin_hero_phase(b: Board) -> None:
    """BB-95, A23: kills are counted anew; without a hero there is nothing to do."""
    b.kills = 0
    b.slain = NONE
    b.triggered = False
    b.cursed = NOBODY
    if b.hero != NOWHERE:
        b.agenda.append(HERO_STEP)


def ask_hero(b: Board) -> Decision:
    """BB-10 to BB-12: one of the eight cells around, never off the board, never staying."""
    return Decision(b.seat, "hero", STEPS[b.hero])


def answer_hero(s: State, b: Board, action: Action, emit: Emit) -> None:
    """BB-10, BB-14, BB-95"""
    b.agenda.pop()
    b.kills += go_to(s, b, action[1], emit)
    wake_weapon(b)


def go_to(s: State, b: Board, place: int, emit: Emit) -> int:
    """BB-13, BB-14, BB-102: all skeletons there are destroyed; how many."""
    if emit is not None:
        emit(Event("hero", {"seat": b.seat, "start": b.hero, "place": place}))
    b.hero = place
    doomed: list[int] = []
    for skeleton in b.skeletons:
        if skeleton >> AT & 63 == place:
            doomed.append(skeleton)
    if doomed:
        b.skeletons = [skeleton for skeleton in b.skeletons if skeleton >> AT & 63 != place]
    if b.queue:
        doomed += [skeleton for skeleton in b.queue if skeleton >> AT & 63 == place]
        b.queue = [skeleton for skeleton in b.queue if skeleton >> AT & 63 != place]
    if doomed:
        slay(s, b, doomed, BY_HERO, emit)
    return len(doomed)
