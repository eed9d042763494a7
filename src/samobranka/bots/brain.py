"""What a game adds to the general bots, in its room `brain`: what a state is worth, or how to plan by itself."""

from typing import Any, Final, Protocol, runtime_checkable

from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.game import Game

EASY: Final = "easy"
NORMAL: Final = "normal"
HARD: Final = "hard"


@runtime_checkable
class Brain(Protocol):
    """How good a state is for a seat, which choices deserve a look, and how to look at luck."""

    def value(self, state: Any, seat: int) -> float: ...

    def candidates(self, state: Any, decision: Decision) -> list[Action]: ...

    def samples(self, decision: Decision) -> int:
        """How many futures to try where a choice leads to chance; 0: judge the state just before it."""
        ...


@runtime_checkable
class Plans(Protocol):
    """A brain that finds its choices by itself, as where they cannot be listed: its own unsteady hand included."""

    def plan(self, world: Any, decision: Decision, chance: Chance, level: str, steady: bool = False) -> Action:
        """A choice as somebody of this level (easy, normal, hard) would make it in this world.

        Steady: as it was meant, before an unsteady hand has its say. Whoever asks for a hint has a hand of his own.
        """
        ...


@runtime_checkable
class Guesses(Protocol):
    """A brain that knows how much of a choice hangs on what others hide."""

    def worlds(self, decision: Decision) -> int:
        """In how many imagined worlds a choice deserves to be tried; 1: in any."""
        ...


@runtime_checkable
class Answers(Protocol):
    """A brain with answers that cost next to nothing: playouts go on with them."""

    def at_once(self, state: Any, decision: Decision) -> Action: ...


def worlds_of(brain: Brain, decision: Decision) -> int:
    return brain.worlds(decision) if isinstance(brain, Guesses) else 1


def brain_of(game: Game[Any]) -> Brain | None:
    room = game.room("brain")
    return room if isinstance(room, Brain) else None


def planner_of(game: Game[Any]) -> Plans | None:
    room = game.room("brain")
    return room if isinstance(room, Plans) else None
