"""How the chapters follow each other: the order of the phases, and who is next."""

from collections.abc import Mapping, Sequence
from typing import Final

from samobranka.core.agenda import Due, Flow, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.core.info import OptionValue
from samobranka.games.castle_panic.options import set_up
from samobranka.games.castle_panic.rules import cards, movement, overlord, setup, tokens, trade
from samobranka.games.castle_panic.rules import turn as first_phases
from samobranka.games.castle_panic.rules.ending import SLAIN, all_monsters_slain, end_the_game
from samobranka.games.castle_panic.rules.refusal import refusal
from samobranka.games.castle_panic.rules.setup import lay_the_table
from samobranka.games.castle_panic.rules.steps import (
    BEGIN,
    COMMAND,
    DISCARD,
    DRAW_TOKENS,
    DRAW_UP,
    END_TURN,
    FILL_HAND,
    HURT,
    LOSE,
    MOVE,
    PLACE,
    PLAY,
    TRADE,
)
from samobranka.games.castle_panic.state import NOBODY, OFF, State

# The agenda is a stack: what comes first is written last.
SIX_PHASES: Final[list[Due]] = [(END_TURN,), (DRAW_TOKENS,), (MOVE,), (PLAY,), (TRADE,), (DISCARD,), (DRAW_UP,)]
CASTLE_AND_OVERLORD: Final[list[Due]] = [
    (END_TURN,), (COMMAND,), (FILL_HAND,), (MOVE,), (PLAY,), (TRADE,), (DISCARD,), (DRAW_UP,)
]  # fmt: skip
NOTHING_OPEN: Final[list[Decision]] = []


def phases(s: State) -> list[Due]:
    """CP-11, CP-90: six phases; with an Overlord, his turn takes the place of the last two."""
    return SIX_PHASES if s.setup.overlord == NOBODY else CASTLE_AND_OVERLORD


def begin_turn(s: State, seat: int, emit: Emit) -> None:
    """CP-13, CP-38, F12: tar comes off before anything else; what a turn allows is allowed anew."""
    s.active = seat
    s.turn += 1
    freed = s.tarred
    s.tarred = OFF
    s.missing = False
    s.discards_left = s.setup.discards_a_turn
    s.trades_left = s.setup.trades_a_turn
    s.refused = False
    s.wall_breakers = []
    s.agenda.extend(phases(s))
    if emit is not None:
        emit(Event("turn", {"seat": seat, "turn": s.turn, "phase": DRAW_UP, "freed": freed}))


class Begin(Step[State, State]):
    """CP-10: the first player's turn."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        begin_turn(s, s.setup.first_player, emit)


class EndTurn(Step[State, State]):
    """CP-13, CP-103a: the next player clockwise who is still in the game."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        castle = s.setup.castle
        place = castle.index(s.active)
        while True:
            place = (place + 1) % len(castle)
            if not s.is_out(castle[place]):
                break
        begin_turn(s, castle[place], emit)


STEPS: Final[dict[int, Step[State, State]]] = {BEGIN: Begin("begin"), END_TURN: EndTurn("end")}


class CastleFlow(Flow[State, State]):
    """CP-12: plays on until there is a question with more than one answer, or the game is over."""

    def over(self, s: State, who: State, due: Due, emit: Emit) -> bool:
        """CP-81, F44: in the middle of a phase too, once nothing is left to resolve."""
        # Nearly always somebody stands on the board, and that is seen without asking further.
        if s.board or not all_monsters_slain(s) or due[0] <= PLACE or due[0] in (HURT, LOSE):
            return False
        end_the_game(s, SLAIN, emit)
        return True


FLOW: Final = CastleFlow(
    setup.STEPS, first_phases.STEPS, trade.STEPS, cards.STEPS, movement.STEPS, tokens.STEPS, overlord.STEPS, STEPS
)


def settle(s: State, chance: Chance, emit: Emit) -> None:
    s.asked = FLOW.settle(s, s, s.agenda, chance, emit)


def start(options: Mapping[str, OptionValue], seats: int, chance: Chance, emit: Emit) -> State:
    """CP-1 to CP-10: the table is laid, up to the first question."""
    s = lay_the_table(set_up(dict(options), seats))
    settle(s, chance, emit)
    return s


def decisions(s: State) -> Sequence[Decision]:
    asked = s.asked
    return NOTHING_OPEN if asked is None else [asked]


def apply(s: State, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
    """A choice that is on offer, and all that follows from it; anything else is refused with its reason."""
    asked = s.asked
    if asked is None or asked.seat != seat or not asked.allows(action):
        raise refusal(s, seat, asked, action)
    FLOW.answer(s, s, s.agenda[-1], action, chance, emit)
    settle(s, chance, emit)


def turn(s: State) -> int:
    return s.turn
