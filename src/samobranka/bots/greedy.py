"""Looks one choice ahead with the game's own value function."""

from typing import Any, Final

from samobranka.bots.brain import NORMAL, Brain, brain_of, planner_of, worlds_of
from samobranka.bots.chair import Chair
from samobranka.core.chance import Chance, ChanceNeeded, NoChance
from samobranka.core.decision import Action, Decision
from samobranka.core.game import Game

NO_CHANCE: Final = NoChance()


class GreedyBot:
    """Tries every candidate on copies of possible worlds and takes the best; luck decides between equals."""

    def __init__(self, seed: int | str) -> None:
        self.chance = Chance(seed)
        # Somebody's adviser says what is meant, not what an unsteady hand makes of it.
        self.steady = False

    def choose(self, chair: Chair, decision: Decision) -> Action:
        planner = planner_of(chair.game)
        if planner is not None:
            return planner.plan(chair.world(self.chance), decision, self.chance, NORMAL, self.steady)
        brain = brain_of(chair.game)
        if brain is None:
            return decision.sample(self.chance)
        world = chair.world(self.chance)
        candidates = brain.candidates(world, decision) or [decision.sample(self.chance)]
        samples = brain.samples(decision)
        seeds = [self.chance.pick(1 << 30) for _ in range(samples)]
        if len(candidates) == 1:
            return candidates[self.chance.pick(1)]
        others = [chair.world(self.chance) for _ in range(1, worlds_of(brain, decision))]
        best: list[Action] = []
        best_value = float("-inf")
        for action in candidates:
            value = worth(chair.game, brain, world, decision.seat, action, seeds)
            for other in others:
                value += worth(chair.game, brain, other, decision.seat, action, seeds)
            if value > best_value + 1e-9:
                best, best_value = [action], value
            elif value > best_value - 1e-9:
                best.append(action)
        return best[self.chance.pick(len(best))]


def worth(game: Game[Any], brain: Brain, world: Any, seat: int, action: Action, seeds: list[int]) -> float:
    """The value of what a choice leads to: up to the first die or draw, or averaged over the same few futures."""
    if not seeds:
        return value_after(game, brain, world, seat, action, NO_CHANCE)
    return sum(value_after(game, brain, world, seat, action, Chance(seed)) for seed in seeds) / len(seeds)


def value_after(game: Game[Any], brain: Brain, world: Any, seat: int, action: Action, chance: Chance) -> float:
    trial = world.copy()
    try:
        game.apply(trial, seat, action, chance, None)
    except ChanceNeeded:
        pass
    return brain.value(trial, seat)
