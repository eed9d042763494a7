"""Trying things out on copies of the table."""

from typing import Final

from samobranka.core.chance import Chance, Steady
from samobranka.core.decision import Action, Decision
from samobranka.core.regions import towards
from samobranka.flick.hand import STRONGEST
from samobranka.games.nastolie.brain.candidates import candidates
from samobranka.games.nastolie.brain.levels import Level
from samobranka.games.nastolie.brain.value import value
from samobranka.games.nastolie.rules.flow import apply, decisions
from samobranka.games.nastolie.rules.steps import ACT, V_FLICK, V_LINE, V_PASS, V_SHOOT, V_USUAL
from samobranka.games.nastolie.state import State

# What a question is called when a player may act.
ACTING: Final = "act"
# Questions in the middle of an action are answered at first sight: of so many candidates the best.
AT_ONCE: Final = 16
# So many of them, one after the other.
LONGEST: Final = 12
# A free flick that somebody still owes succeeds as often, compared with the best that could come of it.
HOPE: Final = 0.7
# How a good flick is varied: thousandths of a radian, hundredths of its power.
TWISTS: Final = ((6, 100), (-6, 100), (14, 100), (-14, 100), (0, 92), (0, 108), (6, 108), (-6, 108))

Scored = tuple[float, int, Action]


class Planner:
    """One choice of a seat, at its level."""

    __slots__ = ("chance", "level", "seat", "steady")

    def __init__(self, seat: int, level: Level, chance: Chance) -> None:
        self.seat = seat
        self.level = level
        self.chance = chance
        self.steady = Steady(chance.pick(1 << 30))

    def choose(self, world: State, decision: Decision) -> Action:
        """First sight, second look, and the rest of the turn; what is meant, before the own hand has its say."""
        simple = obvious(decision)
        if simple is not None:
            return simple
        tried = self.first_sight(world, decision, self.level.candidates)
        tried = self.second_look(world, self.refined(world, tried))
        if self.level.beam and decision.question == ACTING:
            tried = self.look_ahead(world, tried)
        return tried[0][2]

    def first_sight(self, world: State, decision: Decision, most: int) -> list[Scored]:
        """Everything once, the best first; luck decides between equals."""
        actions = [*decision.choices, *candidates(world, decision, most, self.chance)]
        before = value(world, self.seat)
        scored = [(self.promise(world, action, before), self.chance.pick(1 << 30), action) for action in actions]
        scored.sort(reverse=True)
        return scored

    def refined(self, world: State, tried: list[Scored]) -> list[Scored]:
        """The best, and each of them turned a little or flicked a little harder or softer."""
        best = [action for _, _, action in tried if is_flick(action)][: self.level.refined]
        if not best:
            return tried
        before = value(world, self.seat)
        finer = [(self.promise(world, action, before), self.chance.pick(1 << 30), action) for action in near(best)]
        return sorted([*tried, *finer], reverse=True)

    def promise(self, world: State, action: Action, before: float) -> float:
        """What a choice leads to with a steady hand; less where that hangs on another flick."""
        after, owed = self.after(world, action, self.steady)
        there = value(after, self.seat)
        return before + HOPE * (there - before) if owed and there > before else there

    def second_look(self, world: State, tried: list[Scored]) -> list[Scored]:
        """The best again, each with the same few draws of both hands: the best mean first."""
        draws = self.level.draws
        finalists = tried[: self.level.finalists]
        if draws < 2 or not any(is_flick(action) for _, _, action in finalists):
            return tried
        seeds = [self.chance.pick(1 << 30) for _ in range(draws)]
        again: list[Scored] = []
        for first, lot, action in finalists:
            if is_flick(action):
                first = sum(self.drawn(world, action, seed) for seed in seeds) / draws
            again.append((first, lot, action))
        again.sort(reverse=True)
        return again

    def drawn(self, world: State, action: Action, seed: int) -> float:
        chance = Chance(seed)
        after, _ = self.after(world, self.trembled(action, chance), chance)
        return value(after, self.seat)

    def look_ahead(self, world: State, tried: list[Scored]) -> list[Scored]:
        """The very best, each followed by the best that comes to mind for the rest of the turn."""
        ahead: list[Scored] = []
        for mean, lot, action in tried[: self.level.beam]:
            after, _ = self.after(world, action, self.steady)
            start, turn = value(after, self.seat), after.turn
            while after.turn == turn and not after.ending:
                decision = decisions(after)[0]
                if decision.seat != self.seat or decision.question != ACTING or after.actions <= 0:
                    break
                best = self.first_sight(after, decision, self.level.further)[0][2]
                if best[0] == V_PASS:
                    break
                after, _ = self.after(after, best, self.steady)
            ahead.append((mean + HOPE * (value(after, self.seat) - start), lot, action))
        ahead.sort(reverse=True)
        return ahead

    def after(self, world: State, action: Action, chance: Chance) -> tuple[State, bool]:
        """What comes of a choice, with the questions of that action answered; and whether another flick was among them."""
        s, owed = world.copy(), False
        turn = s.turn
        apply(s, self.seat, action, chance, None)
        for _ in range(LONGEST):
            open_ones = decisions(s)
            if not open_ones or open_ones[0].question == ACTING or s.turn != turn or not in_an_action(s):
                break
            decision = open_ones[0]
            owed = owed or (decision.seat == self.seat and bool(decision.regions))
            apply(s, decision.seat, self.at_once(s, decision), chance, None)
        return s, owed

    def at_once(self, s: State, decision: Decision) -> Action:
        """An answer in the middle of something, for whoever is asked."""
        simple = obvious(decision)
        if simple is not None:
            return simple
        best, most = decision.choices[0] if decision.choices else (), float("-inf")
        for action in [*decision.choices[:AT_ONCE], *candidates(s, decision, AT_ONCE, self.chance)]:
            trial = s.copy()
            apply(trial, decision.seat, action, self.steady, None)
            worth = value(trial, decision.seat)
            if worth > most:
                best, most = action, worth
        return best

    def trembled(self, action: Action, chance: Chance) -> Action:
        """A flick or shot as the own hand does it."""
        if not is_flick(action):
            return action
        return (*action[:-3], *self.level.shaken(action[-3], action[-2], action[-1], chance))


def in_an_action(s: State) -> bool:
    """Whether the player on turn will still be asked to act: what comes later is judged as it lies there."""
    return any(due[0] == ACT for due in s.agenda)


def is_flick(action: Action) -> bool:
    return action[0] in (V_FLICK, V_SHOOT)


def near(actions: list[Action]) -> list[Action]:
    """Flicks around these."""
    found: list[Action] = []
    for action in actions:
        dx, dy, power = action[-3:]
        for turn, share in TWISTS:
            way_x, way_y = towards(1000 * dx - turn * dy, 1000 * dy + turn * dx)
            found.append((*action[:-3], way_x, way_y, min(STRONGEST, max(1, power * share // 100))))
    return found


def obvious(decision: Decision) -> Action | None:
    """What needs no thought: the only choice, the usual order of effects, the standard line."""
    if len(decision.choices) == 1 and not decision.regions:
        return decision.choices[0]
    for action in decision.choices:
        if action[0] in (V_USUAL, V_LINE):
            return action
    return None
