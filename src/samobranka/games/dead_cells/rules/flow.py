"""How the chapters follow each other."""

from collections.abc import Mapping, Sequence
from typing import Final

from samobranka.core.agenda import Due, Flow
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit
from samobranka.core.info import OptionValue
from samobranka.core.outcome import Outcome
from samobranka.games.dead_cells.record import Record
from samobranka.games.dead_cells.rules import (
    acting,
    bosses,
    checks,
    encounter,
    ending,
    equipment,
    evils,
    exploring,
    foes,
    foresight,
    gaining,
    harm,
    hitting,
    malaise,
    market,
    moments,
    playing,
    rounds,
    secrets,
    serenade,
    setup,
    spending,
    tiles,
)
from samobranka.games.dead_cells.rules.refusal import refusal
from samobranka.games.dead_cells.rules.setup import lay_the_table
from samobranka.games.dead_cells.rules.telling import of_serenade
from samobranka.games.dead_cells.state import NOWHERE, Setup, State

NOTHING_OPEN: Final[list[Decision]] = []


class Run(Flow[State, State]):
    """From the first biome to the last cell. DC-BOS-05: when that has fallen, everything else that was due is forgotten."""

    def over(self, s: State, who: State, due: Due, emit: Emit) -> bool:
        return s.fight is not None and s.fight.fell != NOWHERE


FLOW: Final = Run(
    setup.STEPS, gaining.STEPS, exploring.STEPS, tiles.STEPS, checks.STEPS, encounter.STEPS, playing.STEPS, rounds.STEPS,
    equipment.STEPS, acting.STEPS, hitting.STEPS, foes.STEPS, harm.STEPS, evils.STEPS, market.STEPS, ending.STEPS,
    malaise.STEPS, bosses.STEPS, moments.STEPS, foresight.STEPS, spending.STEPS, secrets.STEPS, serenade.STEPS,
)  # fmt: skip


def settle(s: State, chance: Chance, emit: Emit) -> None:
    """On to the next question; past a boss that falls on the way."""
    s.asked = FLOW.settle(s, s, s.agenda, chance, emit)
    while s.fight is not None and s.fight.fell != NOWHERE:
        bosses.fall(s, emit)
        s.asked = FLOW.settle(s, s, s.agenda, chance, emit)


def start(options: Mapping[str, OptionValue], seats: int, chance: Chance, emit: Emit) -> State:
    """DC-SET-02 to DC-SET-07: the first run of a campaign."""
    return begin(Record(), options, seats, chance, emit)


def begin(record: Record, options: Mapping[str, OptionValue], seats: int, chance: Chance, emit: Emit) -> State:
    """DC-SET-14: a run that begins with this record."""
    s = lay_the_table(Setup(dict(options), seats), record)
    settle(s, chance, of_serenade(emit, s.setup.solo))
    return s


def decisions(s: State) -> Sequence[Decision]:
    asked = s.asked
    return NOTHING_OPEN if asked is None else [asked]


def apply(s: State, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
    """A choice that is on offer, and all that follows from it; anything else is refused with its reason."""
    asked = s.asked
    if asked is None or asked.seat != seat or not asked.allows(action):
        raise refusal(s, seat, action, asked)
    emit = of_serenade(emit, s.setup.solo)
    FLOW.answer(s, s, s.agenda[-1], action, chance, emit)
    settle(s, chance, emit)


def outcome(s: State) -> Outcome | None:
    """DC-EXP-07, DC-RUN-06: a dead Beheaded ends the run for all, a beaten boss wins it; over it is with the cells spent."""
    if not s.ending:
        return None
    seats = list(range(s.setup.seats))
    return Outcome(s.ending, [seats], seats if s.ending == ending.WON else [], [0] * len(seats), [], [])


def turn(s: State) -> int:
    return s.turn
