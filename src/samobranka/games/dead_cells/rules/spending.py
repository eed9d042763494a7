"""Spending: what cells buy after a run."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.events import Emit
from samobranka.games.dead_cells.rules.steps import SPEND
from samobranka.games.dead_cells.state import State


class Spend(Step[State, State]):
    """DC-CEL-01."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


STEPS: Final[dict[int, Step[State, State]]] = {SPEND: Spend("spend")}
