"""How the chapters meet. Every seat works off its own agenda; a phase closes when nobody has a choice left."""

from collections.abc import Mapping, Sequence
from typing import Final

from samobranka.core.agenda import Due, Flow
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.core.info import OptionValue
from samobranka.games.bad_bones.options import set_up
from samobranka.games.bad_bones.rules import (
    arriving,
    ending,
    hero,
    leaving,
    market,
    moving,
    order,
    setup,
    traps,
    walking,
    weapons,
)
from samobranka.games.bad_bones.rules.ending import HEROIC_WIN, end_the_game, has_fallen, no_bones_left
from samobranka.games.bad_bones.rules.matters import nothing_at_stake
from samobranka.games.bad_bones.rules.phases import PHASES
from samobranka.games.bad_bones.rules.refusal import refusal
from samobranka.games.bad_bones.rules.setup import lay_the_table
from samobranka.games.bad_bones.rules.showing import face_of
from samobranka.games.bad_bones.rules.steps import HEARSED, MARKET, NO_LUCK, PASS, SEND, TRAP
from samobranka.games.bad_bones.state import MARKET_PHASE, TRAP_PHASE, WALK_PHASE, Board, State


class BonesFlow(Flow[State, Board]):
    """BB-8: each seat plays on by itself until it truly has a choice, or has finished the phase."""

    def spared(self, s: State, b: Board, due: Due, decision: Decision) -> Action | None:
        """BB-9, BB-58: who has fallen is asked no more, but for what still counts."""
        if not b.fallen or counts_after_the_fall(s, b, due):
            return None
        return PASS if PASS in decision.choices else decision.choices[0]


def counts_after_the_fall(s: State, b: Board, due: Due) -> bool:
    """BB-9, BB-58: where skeletons are sent is of no matter any more, but for those whom a hearse takes along."""
    return not nothing_at_stake(s, b) and (due[0] != SEND or due[1] == HEARSED)


FLOW: Final = BonesFlow(
    market.STEPS, setup.STEPS, hero.STEPS, traps.STEPS, walking.STEPS, order.STEPS, moving.STEPS, arriving.STEPS,
    leaving.STEPS, weapons.STEPS, ending.STEPS,
)  # fmt: skip


def start(options: Mapping[str, OptionValue], seats: int, chance: Chance, emit: Emit) -> State:
    """BB-1 to BB-7: the table is laid, up to the first question."""
    s = lay_the_table(set_up(dict(options), seats), chance, emit)
    open_phase(s, chance, emit)
    proceed(s, chance, emit)
    return s


def decisions(s: State) -> Sequence[Decision]:
    asked: list[Decision] = []
    for board in s.boards:
        if board.asked is not None:
            asked.append(board.asked)
    return asked


def apply(s: State, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
    """A choice that is on offer, and all that follows from it; anything else is refused with its reason."""
    if not 0 <= seat < len(s.boards):
        raise refusal(s, seat, None, action)
    b = s.boards[seat]
    if b.asked is None or not b.asked.allows(action):
        raise refusal(s, seat, b.asked, action)
    answer(s, b, action, emit)
    if s.setup.coop and (s.phase == TRAP_PHASE or s.phase == MARKET_PHASE):
        ask_others_anew(s, b, emit)
    if not b.agenda:
        proceed(s, chance, emit)


def turn(s: State) -> int:
    return s.round


def answer(s: State, b: Board, action: Action, emit: Emit) -> None:
    """A seat's answer, and all that follows for it."""
    FLOW.answer(s, b, b.agenda[-1], action, NO_LUCK, emit)
    b.asked = FLOW.settle(s, b, b.agenda, NO_LUCK, emit)


def work(s: State, b: Board, emit: Emit) -> None:
    """Plays on for one seat."""
    b.asked = FLOW.settle(s, b, b.agenda, NO_LUCK, emit)


def ask_others_anew(s: State, b: Board, emit: Emit) -> None:
    """BB-113a, BB-118: what one takes from the common reserve, or buys, the others cannot have."""
    for other in s.boards:
        if other is not b and other.agenda and other.agenda[-1][0] in (TRAP, MARKET):
            work(s, other, emit)


def proceed(s: State, chance: Chance, emit: Emit) -> None:
    """BB-8, BB-8a: closes phases and opens the next until somebody has to choose, or the game is over."""
    while not s.ending:
        for b in s.boards:
            if b.agenda:
                return
        closed = s.phase
        close_phase(s, emit)
        if s.ending:
            return
        if s.pause and s.pause == s.phase:
            return
        open_phase(s, chance, emit, s.phase != closed)


def open_phase(s: State, chance: Chance, emit: Emit, new: bool = True) -> None:
    """BB-2, BB-8, BB-22: everybody begins at once.

    The market goes on for the next buyer: that is no new phase to tell of.
    """
    phase = PHASES[s.phase]
    phase.open(s)
    if emit is not None and new:
        facts: dict[str, int | str] = {"phase": s.phase, "round": s.round, "marker": face_of(s.marker)}
        emit(Event("phase", {**facts, "waiting": s.phase == WALK_PHASE, "market": s.phase == MARKET_PHASE}))
    phase.draw(s, chance, emit)
    for b in s.boards:
        phase.begin(s, b)
        if b.agenda:
            work(s, b, emit)


def close_phase(s: State, emit: Emit) -> None:
    """BB-8, BB-65: which phase is next, unless this was the end; with no bones left it is the best one."""
    following = PHASES[s.phase].close(s, emit)
    if s.ending:
        return
    s.phase = following
    if s.heroic and not has_fallen(s) and no_bones_left(s):
        end_the_game(s, HEROIC_WIN, emit)
