"""What is still to be done, as small values, and the one loop that works it off.

Effects nest: a boss draws tokens that move monsters that hit a wall, and a player picks the victim. So a state keeps an
agenda, a list of what is due, the next thing last. It can be copied and saved at any question, since it is a list and not a
running function; and a card can be a few lines of data, since what is due is numbers.
"""

from collections.abc import Mapping
from typing import Generic, TypeVar

from samobranka.core.chance import Chance
from samobranka.core.compiling import mypyc_attr
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit

# A step by its number, and what it is about: (HURT, AT_WALL, 12, 31).
Due = tuple[int, ...]
S = TypeVar("S")
# Whose agenda it is: the state itself, or one seat's part of it.
W = TypeVar("W")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S, W]):
    """A kind of thing to be done: what it asks, what an answer does, and how it goes on where there is nothing to ask.

    It stays on the agenda until it takes itself off. A step that never asks has no `answer`, one that always asks no `go_on`.
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def ask(self, s: S, who: W, due: Due) -> Decision | None:
        """The question, or None where there is nothing to ask."""
        return None

    def answer(self, s: S, who: W, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        raise NotImplementedError(f"{self.name} asks and takes no answer")

    def go_on(self, s: S, who: W, due: Due, chance: Chance, emit: Emit) -> None:
        raise NotImplementedError(f"{self.name} has nothing to ask and does not go on")


@mypyc_attr(allow_interpreted_subclasses=True)
class Flow(Generic[S, W]):
    """The steps of a game, put together from its chapters."""

    def __init__(self, *chapters: Mapping[int, Step[S, W]]) -> None:
        joined: dict[int, Step[S, W]] = {}
        for chapter in chapters:
            twice = joined.keys() & chapter.keys()
            if twice:
                raise ValueError(f"two chapters have a step {min(twice)}")
            joined.update(chapter)
        if sorted(joined) != list(range(len(joined))):
            raise ValueError(f"the steps are not numbered from 0 to {len(joined) - 1}: {sorted(joined)}")
        self.steps: list[Step[S, W]] = [joined[number] for number in range(len(joined))]

    def settle(self, s: S, who: W, agenda: list[Due], chance: Chance, emit: Emit) -> Decision | None:
        """Plays on until there is a question with more than one answer, or a stop; None: nothing is left to be done."""
        steps = self.steps
        while agenda:
            due = agenda[-1]
            if self.over(s, who, due, emit):
                return None
            step = steps[due[0]]
            decision = step.ask(s, who, due)
            if decision is None:
                step.go_on(s, who, due, chance, emit)
            elif len(decision.choices) == 1 and not decision.regions and not decision.stop:
                step.answer(s, who, due, decision.choices[0], chance, emit)
            else:
                spared = self.spared(s, who, due, decision)
                if spared is None:
                    return decision
                step.answer(s, who, due, spared, chance, emit)
        return None

    def answer(self, s: S, who: W, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        """Hands an answer to the step that asked."""
        self.steps[due[0]].answer(s, who, due, action, chance, emit)

    def ask(self, s: S, who: W, due: Due) -> Decision | None:
        return self.steps[due[0]].ask(s, who, due)

    def name(self, due: Due) -> str:
        return self.steps[due[0]].name

    def over(self, s: S, who: W, due: Due, emit: Emit) -> bool:
        """Whether nothing more happens, although something is due."""
        return False

    def spared(self, s: S, who: W, due: Due, decision: Decision) -> Action | None:
        """The answer to a question that nobody needs to be asked, although it has several; None: it must be asked."""
        return None
