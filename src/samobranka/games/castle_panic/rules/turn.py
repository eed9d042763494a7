"""The frame of a turn and its first two phases."""

from typing import Final

from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.castle_panic.material import CARDS
from samobranka.games.castle_panic.rules.hands import discard_card, draw_card, one_of_each
from samobranka.games.castle_panic.rules.steps import (
    COMMAND,
    DISCARD,
    DRAW_TOKENS,
    DRAW_UP,
    END_TURN,
    FILL_HAND,
    MOVE,
    PLAY,
    TRADE,
    V_DISCARD,
    V_PASS,
)
from samobranka.games.castle_panic.state import NOBODY, OFF, State

# The agenda is a stack: what comes first is written last.
SIX_PHASES: Final[list[Action]] = [(END_TURN,), (DRAW_TOKENS,), (MOVE,), (PLAY,), (TRADE,), (DISCARD,), (DRAW_UP,)]
CASTLE_AND_OVERLORD: Final[list[Action]] = [
    (END_TURN,), (COMMAND,), (FILL_HAND,), (MOVE,), (PLAY,), (TRADE,), (DISCARD,), (DRAW_UP,)
]  # fmt: skip

PASS: Final[Action] = (V_PASS,)
DISCARDS: Final[list[Action]] = [(V_DISCARD, card) for card in range(CARDS)]


def phases(s: State) -> list[Action]:
    """CP-11, CP-90: six phases; with an Overlord, his turn takes the place of the last two."""
    return SIX_PHASES if s.setup.overlord == NOBODY else CASTLE_AND_OVERLORD


def begin_turn(s: State, seat: int, emit: Emit) -> None:
    """CP-13, CP-38, F12: tar comes off before anything else; what a turn allows is allowed anew."""
    s.active = seat
    s.turn += 1
    s.tarred = OFF
    s.missing = False
    s.discards_left = s.setup.discards_a_turn
    s.trades_left = s.setup.trades_a_turn
    s.refused = []
    s.wall_breakers = []
    s.agenda.extend(phases(s))
    if emit is not None:
        emit(Event("turn", {"seat": seat, "turn": s.turn}))


def begin_the_game(s: State, emit: Emit) -> None:
    """CP-10"""
    s.agenda.pop()
    begin_turn(s, s.setup.first_player, emit)


def end_turn(s: State, emit: Emit) -> None:
    """CP-13, CP-103a: the next player clockwise who is still in the game."""
    s.agenda.pop()
    castle = s.setup.castle
    place = castle.index(s.active)
    while True:
        place = (place + 1) % len(castle)
        if not s.is_out(castle[place]):
            break
    begin_turn(s, castle[place], emit)


def draw_up(s: State, chance: Chance, emit: Emit) -> None:
    """CP-14, CP-15, F27: up to the limit, never down to it. A full hand draws nothing."""
    s.agenda.pop()
    while len(s.hands[s.active]) < s.setup.hand_limit:
        if draw_card(s, s.active, chance, emit) == OFF:
            break


def ask_discard(s: State) -> Decision | None:
    """CP-12, CP-17: one card may be thrown away for another; solo two, one after the other (F48)."""
    if s.discards_left == 0 or not s.hands[s.active]:
        return None
    choices: list[Action] = [PASS]
    for card in one_of_each(s.hands[s.active]):
        choices.append(DISCARDS[card])
    return Decision(s.active, "discard", choices)


def answer_discard(s: State, action: Action, chance: Chance, emit: Emit) -> None:
    """CP-17 to CP-19: the new card comes only for a discarded one, and only in this phase does anybody discard by choice."""
    if action[0] == V_PASS:
        s.agenda.pop()
        return
    s.discards_left -= 1
    discard_card(s, s.active, action[1])
    if emit is not None:
        emit(Event("discarded", {"seat": s.active, "card": action[1], "cause": "exchange"}))
    draw_card(s, s.active, chance, emit)
