"""Plays a game to its end with nobody listening: the loop under simulations and benchmarks."""

from typing import Any, Final

from samobranka.core.chance import Chance
from samobranka.core.game import Game, OptionValue

# No game needs so many choices; a loop that never ends is a fault to be seen, not waited for.
LONGEST: Final = 100_000


class Played:
    """The last state, and how many choices it took."""

    def __init__(self, state: Any, decisions: int) -> None:
        self.state = state
        self.decisions = decisions


def play_at_random(game: Game[Any], options: dict[str, OptionValue], seats: int, chance: Chance) -> Played:
    """Every open question is answered with a random choice, the first one first."""
    state = game.start(options, seats, chance, None)
    decisions, apply = game.decisions, game.apply
    count = 0
    while count < LONGEST:
        open_now = decisions(state)
        if not open_now:
            break
        decision = open_now[0]
        apply(state, decision.seat, decision.sample(chance), chance, None)
        count += 1
    chance.record.clear()
    return Played(state, count)
