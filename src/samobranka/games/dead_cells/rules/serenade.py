"""Alone: Serenade stands beside the one Beheaded, with a board of two sides and a marker that any scroll moves."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.material import CARDS, SERENADE_BOARD
from samobranka.games.dead_cells.rules.steps import GAIN_FOR, HER_SYMBOL, V_USE
from samobranka.games.dead_cells.state import NOBODY, Fighter, State

HIM: Final = 0
HER: Final = 1
# Her one marker stands where others have that of their first track.
MARKER: Final = 0
STEPS_OF_A_SIDE: Final = len(SERENADE_BOARD.melee)


def has_room(her: Fighter) -> bool:
    """DC-SOL-06: the last step of POWER is the way over to MELEE, so only there the marker comes to an end."""
    return her.levels[MARKER] < STEPS_OF_A_SIDE


def step_on(s: State, emit: Emit) -> None:
    """DC-SOL-06, DC-SOL-08: what POWER gives is the Beheaded's; its third step turns the board over."""
    her = s.fighters[HER]
    her.levels[MARKER] += 1
    if emit is not None:
        emit(Event("serenade-advanced", {"level": her.levels[MARKER]}))
    if her.melee:
        return
    kind, n, _, where = SERENADE_BOARD.power[her.levels[MARKER] - 1]
    if kind == v.TRANSFORM:
        turn_over(her, emit)
    else:
        s.agenda.append((GAIN_FOR, HIM, kind, n, where))


def turn_over(her: Fighter, emit: Emit) -> None:
    """DC-SOL-08: she is healed, her marker stands on the first space again, her cards stay where they are."""
    her.melee = True
    her.levels[MARKER] = her.damage = 0
    if emit is not None:
        emit(Event("serenade-turned", {}))


def step_back(her: Fighter, emit: Emit) -> None:
    """DC-SOL-13: a step of the side that is up, and never back to POWER."""
    if her.levels[MARKER]:
        her.levels[MARKER] -= 1
        if emit is not None:
            emit(Event("serenade-lost-step", {"level": her.levels[MARKER]}))


def listen(s: State) -> None:
    """DC-SOL-03: when her card is flipped, the top of the Beheaded's discard says which power she has in this fight."""
    assert s.fight is not None
    s.fight.symbol = NOBODY
    discard = s.fighters[HIM].discard
    symbols = CARDS[discard[-1]].checks if discard else 0
    if symbols and s.fighters[HER].alive():
        s.agenda.append((HER_SYMBOL, symbols))


class HerSymbol(Step[State, State]):
    """(HER_SYMBOL, symbols as bits): DC-SOL-03: one of them, of the player's choice."""

    def ask(self, s: State, _: State, due: Due) -> Decision:
        return Decision(0, "her-symbol", [(V_USE, symbol) for symbol in range(3) if due[1] >> symbol & 1], due)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        assert s.fight is not None
        s.fight.symbol = action[1]
        if emit is not None:
            emit(Event("serenade-listens", {"symbol": action[1]}))


STEPS: Final[dict[int, Step[State, State]]] = {HER_SYMBOL: HerSymbol("her symbol")}
