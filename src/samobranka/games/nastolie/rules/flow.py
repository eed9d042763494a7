"""How the chapters follow each other, and what the table asks of them."""

from collections.abc import Mapping, Sequence
from typing import Final

from samobranka.core.agenda import Due, Flow
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.errors import BadOption
from samobranka.core.events import Emit
from samobranka.core.info import OptionValue
from samobranka.games.nastolie.options import set_up
from samobranka.games.nastolie.puzzles import puzzles
from samobranka.games.nastolie.rules import (
    artefacts,
    campaign,
    deaths,
    effects,
    ending,
    flick,
    goals,
    penalties,
    rituals,
    setup,
    shots,
    strikes,
)
from samobranka.games.nastolie.rules import turn as turns
from samobranka.games.nastolie.rules.refusal import refusal
from samobranka.games.nastolie.rules.steps import BATTLE
from samobranka.games.nastolie.state import State

NOTHING_OPEN: Final[list[Decision]] = []

FLOW: Final[Flow[State, State]] = Flow(
    setup.STEPS,
    turns.STEPS,
    flick.STEPS,
    strikes.STEPS,
    shots.STEPS,
    effects.STEPS,
    deaths.STEPS,
    artefacts.STEPS,
    rituals.STEPS,
    penalties.STEPS,
    goals.STEPS,
    ending.STEPS,
    campaign.STEPS,
)


def settle(s: State, chance: Chance, emit: Emit) -> None:
    s.asked = FLOW.settle(s, s, s.agenda, chance, emit)


def start(options: Mapping[str, OptionValue], seats: int, chance: Chance, emit: Emit) -> State:
    """NA-117: the table is laid, up to the first question."""
    s = State(set_up(dict(options), seats))
    if s.setup.puzzle > len(puzzles()):
        raise BadOption("nastolie-option-puzzle", puzzle=s.setup.puzzle)
    s.agenda = [(BATTLE, 0)]
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


def ask(s: State, due: Due) -> Decision | None:
    """The question of a step, worked out anew."""
    return FLOW.ask(s, s, due)


def turn(s: State) -> int:
    return s.turn
