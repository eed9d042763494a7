"""Plays the coming turns out in imagined worlds, and takes the choice that went best."""

import time
from random import Random
from typing import Any, Final

from samobranka.bots.brain import HARD, Answers, Brain, brain_of, planner_of, worlds_of
from samobranka.bots.chair import Chair
from samobranka.bots.greedy import NO_CHANCE, value_after, worth
from samobranka.core.chance import DIE, Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.game import Game

# So many of the choices that look best at first sight are played out, in so many worlds; the worse half drops out on the way.
PROMISING: Final = 6
WORLDS: Final = 12
# A playout looks so many turns ahead, then the brain judges.
TURNS: Final = 2
# What looks best at first sight stays the choice unless another is better by so many standard errors.
SURE: Final = 1.5
# Without a brain there is no first sight, and a playout goes on at random to the end: it tells less and costs less.
BLIND_WORLDS: Final = 20
LONGEST: Final = 2000
RANKS: Final = 256


class Fate(Chance):
    """One future: whatever is chosen, the same things come out of the same bag in the same order.

    So choices are compared in the same luck, even if one of them draws more cards than the other.
    """

    def __init__(self, seed: int) -> None:
        self.record = []
        self._seed = seed
        self._random = Random(seed).random
        self._dice: dict[str, Random] = {}
        self._ranks: dict[str, list[float]] = {}

    def roll(self, sides: int, source: str = DIE) -> int:
        stream = self._dice.get(source)
        if stream is None:
            stream = self._dice[source] = Random(f"{self._seed}/{source}")
        return int(stream.random() * sides) + 1

    def draw(self, bag: list[int], source: str) -> int:
        ranks = self._ranks.get(source)
        if ranks is None:
            stream = Random(f"{self._seed}/{source}")
            ranks = self._ranks[source] = [stream.random() for _ in range(RANKS)]
        first, rank = 0, float("inf")
        for at in range(len(bag)):
            its = ranks[bag[at] % RANKS]
            if its < rank:
                first, rank = at, its
        item = bag[first]
        bag[first] = bag[-1]
        bag.pop()
        # What comes back into the bag comes after all that has not been out.
        ranks[item % RANKS] += 1.0
        return item


class Trial:
    """A choice, and how much better than the first one it went, world by world."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.total = 0.0
        self.squares = 0.0

    def note(self, better: float) -> None:
        self.total += better
        self.squares += better * better

    def better(self, worlds: int, sure: float) -> bool:
        """By so many standard errors."""
        mean = self.total / max(1, worlds)
        spread = max(0.0, self.squares / max(1, worlds) - mean * mean)
        return mean > 0.0 and mean * mean * worlds > sure * sure * spread


class SearchBot:
    """Stops after so many worlds, or earlier when `seconds` are over.

    The first gives the same choice again, the second keeps a table waiting no longer than that.
    """

    def __init__(self, seed: int | str, worlds: int = WORLDS, seconds: float = float("inf")) -> None:
        self.chance = Chance(seed)
        self.worlds = worlds
        self.seconds = seconds
        # Somebody's adviser says what is meant, not what an unsteady hand makes of it.
        self.steady = False

    def choose(self, chair: Chair, decision: Decision) -> Action:
        planner = planner_of(chair.game)
        if planner is not None:
            return planner.plan(chair.world(self.chance), decision, self.chance, HARD, self.steady)
        end = time.monotonic() + self.seconds
        game, brain = chair.game, brain_of(chair.game)
        trials = [Trial(action) for action in self.promising(chair, decision, brain)]
        worlds, most = 0, self.worlds * (BLIND_WORLDS if brain is None else 1)
        while len(trials) > 1 and worlds < most and time.monotonic() < end:
            world, seed = chair.world(self.chance), self.chance.pick(1 << 30)
            values = [played_out(game, brain, world, decision.seat, trial.action, Fate(seed)) for trial in trials]
            for trial, value in zip(trials, values, strict=True):
                trial.note(value - values[0])
            worlds += 1
            if worlds % max(1, most // 3) == 0:
                rest = sorted(trials[1:], key=gain, reverse=True)
                trials = trials[:1] + rest[: len(trials) // 2]
        better = [trial for trial in trials[1:] if trial.better(worlds, 0.0 if brain is None else SURE)]
        return max(better, key=gain).action if better else trials[0].action

    def promising(self, chair: Chair, decision: Decision, brain: Brain | None) -> list[Action]:
        """The best at first sight, the very best first; without a brain, some choices at random."""
        if brain is None:
            return list(dict.fromkeys(decision.sample(self.chance) for _ in range(2 * PROMISING)))
        world = chair.world(self.chance)
        candidates = brain.candidates(world, decision) or [decision.sample(self.chance)]
        seeds = [self.chance.pick(1 << 30) for _ in range(brain.samples(decision))]
        # As careful at first sight as the greedy bot: what is hidden is imagined as often.
        seen = [world, *(chair.world(self.chance) for _ in range(1, worlds_of(brain, decision)))]
        # Luck decides between equals.
        sight = [
            (
                sum(worth(chair.game, brain, each, decision.seat, action, seeds) for each in seen),
                self.chance.pick(1 << 30),
                action,
            )
            for action in candidates
        ]
        return [action for _, _, action in sorted(sight, reverse=True)[:PROMISING]]


def gain(trial: Trial) -> float:
    return trial.total


def played_out(game: Game[Any], brain: Brain | None, world: Any, seat: int, action: Action, chance: Chance) -> float:
    """What a choice is worth in one world, with this luck, if everybody goes on sensibly."""
    state = world.copy()
    until = game.turn(state) + TURNS
    game.apply(state, seat, action, chance, None)
    for _ in range(LONGEST):
        decisions = game.decisions(state)
        if not decisions or (brain is not None and game.turn(state) >= until):
            break
        open_one = decisions[0]
        game.apply(state, open_one.seat, at_once(game, brain, state, open_one, chance), chance, None)
    if brain is not None:
        return brain.value(state, seat)
    outcome = game.outcome(state)
    return 0.0 if outcome is None else float(seat in outcome.winners)


def at_once(game: Game[Any], brain: Brain | None, state: Any, decision: Decision, chance: Chance) -> Action:
    """As the greedy bot would, with open eyes: in an imagined world there are no secrets."""
    if brain is None:
        return decision.sample(chance)
    if isinstance(brain, Answers):
        return brain.at_once(state, decision)
    candidates = brain.candidates(state, decision)
    if not candidates:
        return decision.sample(chance)
    best, best_value = candidates[0], float("-inf")
    if len(candidates) > 1:
        for action in candidates:
            value = value_after(game, brain, state, decision.seat, action, NO_CHANCE)
            if value > best_value:
                best, best_value = action, value
    return best
