"""What a game answers. `core` knows games only through this protocol, and imports none."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeVar, runtime_checkable

from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Message
from samobranka.core.events import Emit, Event
from samobranka.core.facts import Facts, Told
from samobranka.core.info import GameInfo as GameInfo
from samobranka.core.info import Option as Option
from samobranka.core.info import OptionValue as OptionValue
from samobranka.core.outcome import Outcome

# Plain data. A game declares what its own contain (core/facts.py).
View = Mapping[str, Any]


class State(Protocol):
    """What lies on the table. Plain slotted classes and ints; rules change it in place."""

    def copy(self) -> "State": ...

    def key(self) -> tuple[object, ...]:
        """Everything that makes two states the same, for tests and for search."""
        ...


S = TypeVar("S", bound=State)
# Of a room that is only given states and hands out none.
Given = TypeVar("Given", bound=State, contravariant=True)


class Rules(Protocol[S]):
    """The room of the rules: how a game begins, goes on and ends."""

    def start(self, options: Mapping[str, OptionValue], seats: int, chance: Chance, emit: Emit) -> S:
        """The set-up, up to the first question. `options` come from `info.complete`."""
        ...

    def decisions(self, state: S) -> Sequence[Decision]:
        """Who must choose what now; several seats: simultaneous. Empty when the game is over."""
        ...

    def apply(self, state: S, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
        """Makes a choice and plays on to the next question. Raises Illegal, and then changes nothing."""
        ...

    def outcome(self, state: S) -> Outcome | None: ...

    def turn(self, state: S) -> int:
        """Turns (or rounds) begun so far, for statistics."""
        ...

    def check(self, state: S) -> list[str]:
        """Broken invariants, in words; empty if all is well."""
        ...


class Sight(Protocol[S]):
    """The room of eyes: what a seat may see, and the worlds it may imagine."""

    def view(self, state: S, seat: int | None) -> View:
        """What a seat may see, as plain data; None is a spectator. Whoever gets it reads it and changes nothing in it."""
        ...

    def eyes(self, state: S, seat: int | None) -> int | None:
        """Through whose eyes this seat sees: those with equal eyes see the same view and the same events, all through the game.

        What is told to one of them is made once for all: None (a spectator) where nothing is secret, else the seat itself.
        """
        ...

    def determinize(self, state: S, seat: int | None, chance: Chance) -> S:
        """A world that this seat cannot tell from the real one: what it does not know is dealt anew."""
        ...


class Words(Protocol[Given]):
    """The room of words: ids of messages for choices, questions and events, and what a choice points at.

    What is handed out is never changed afterwards, so it may be handed out again: a server knows by the same message and the
    same list of pieces that it has written this choice already.
    """

    def describe(self, state: Given, seat: int, action: Action) -> Message: ...

    def ask(self, state: Given, decision: Decision) -> Message: ...

    def tell(self, event: Event) -> Message: ...

    def pieces(self, state: Given, action: Action) -> list[str]:
        """Names of the pieces a choice touches, in the order in which a person would point at them."""
        ...


class Notation(Protocol[S]):
    """How this game's positions, choices and chance are written in examples (docs/scenarios.md)."""

    def position(
        self, options: Mapping[str, OptionValue], seats: int, lines: Sequence[str], chance: Chance, emit: Emit
    ) -> S: ...

    def action(self, state: S, seat: int, words: str) -> Action:
        """Reads a choice. It need not be legal; it must only be readable."""
        ...

    def drawn(self, words: str) -> tuple[str, list[int]]:
        """Where a drawn thing comes from, and which pieces are called so."""
        ...

    def holds(self, state: S, line: str) -> str:
        """Checks one expectation: empty if it holds, else what is there instead. Raises ValueError if unreadable."""
        ...


@runtime_checkable
class LaysOut(Protocol):
    """A notation that can lay a position out without playing on: "show me" then begins before what happens by itself."""

    def lay_out(self, options: Mapping[str, OptionValue], seats: int, lines: Sequence[str]) -> State: ...


class Game(Rules[S], Sight[S], Words[S], Protocol[S]):
    """All that a game answers. Ours are put together from their rooms (core/rooms.py); one object may also answer by itself."""

    info: GameInfo

    @property
    def facts(self) -> Facts | None:
        """What its views and events contain, as types; None: it does not say."""
        ...

    @property
    def notation(self) -> Notation[S]: ...

    def fact(self, event: Event) -> Told:
        """An event as it is told: its kind, and its facts by the names that views and choices use."""
        ...

    def room(self, name: str) -> Any:
        """A room that a game may have or not (core/rooms.py lists them), or None."""
        ...


def only_seat(decisions: Iterable[Decision], seat: int) -> Decision | None:
    """The open decision of one seat."""
    for decision in decisions:
        if decision.seat == seat:
            return decision
    return None
