"""Phase 1: the hero takes one step and destroys whoever stands there."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.bad_bones.bones import standing_off, standing_on
from samobranka.games.bad_bones.material import AROUND
from samobranka.games.bad_bones.rules.deaths import BY_HERO, slay, wake_weapon
from samobranka.games.bad_bones.rules.steps import HERO, HERO_STEP, V_HERO
from samobranka.games.bad_bones.state import NOBODY, NONE, NOWHERE, Board, State

MOVES: Final[list[list[Action]]] = [[(V_HERO, cell) for cell in around] for around in AROUND]


def begin_hero_phase(b: Board) -> None:
    """BB-95, A23: kills are counted anew; without a hero there is nothing to do."""
    b.kills = 0
    b.slain = NONE
    b.triggered = False
    b.cursed = NOBODY
    if b.hero != NOWHERE:
        b.agenda.append(HERO_STEP)


class MoveHero(Step[State, Board]):
    """BB-10 to BB-12, BB-14, BB-95: one of the eight cells around, never off the board, never staying."""

    def ask(self, s: State, b: Board, due: Due) -> Decision:
        return Decision(b.seat, "hero", MOVES[b.hero])

    def answer(self, s: State, b: Board, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        b.agenda.pop()
        b.kills += go_to(s, b, action[1], emit)
        wake_weapon(b)


def go_to(s: State, b: Board, place: int, emit: Emit) -> int:
    """BB-13, BB-14, BB-102: all skeletons there are destroyed; how many."""
    if emit is not None:
        emit(Event("hero", {"seat": b.seat, "start": b.hero, "place": place, "near": s.setup.face.near[place]}))
    b.hero = place
    doomed = standing_on(b.skeletons, place)
    if doomed:
        b.skeletons = standing_off(b.skeletons, place)
    if b.queue:
        doomed += standing_on(b.queue, place)
        b.queue = standing_off(b.queue, place)
    if doomed:
        slay(s, b, doomed, BY_HERO, emit)
    return len(doomed)


STEPS: Final[dict[int, Step[State, Board]]] = {HERO: MoveHero("hero")}
