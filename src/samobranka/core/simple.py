"""What makes a small game small: derive from `Simple` and answer five questions, in one file.

The five are `start`, `decisions`, `apply`, `outcome` and `view`. The rest follows: nothing is secret (`eyes`, `determinize`),
ids of messages are made from names, pieces are what a choice names. A game with secrets answers `eyes` and `determinize`, too.
docs/adding-a-game.md builds one.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from samobranka.core.action import Action
from samobranka.core.chance import Chance
from samobranka.core.decision import Decision
from samobranka.core.errors import Fact, Illegal, Message
from samobranka.core.events import Emit, Event
from samobranka.core.facts import Facts, Told, plain
from samobranka.core.game import OptionValue, State, View, only_seat
from samobranka.core.info import GameInfo
from samobranka.core.outcome import Outcome
from samobranka.core.rooms import room_of


class Counted(State, Protocol):
    """A state that counts its turns."""

    turn: int


S = TypeVar("S", bound=Counted)


class NoNotation(Generic[S]):
    """A game without a rulebook has no examples to read."""

    def position(self, options: Mapping[str, OptionValue], seats: int, lines: Sequence[str], chance: Chance, emit: Emit) -> S:
        raise ValueError("no positions here")

    def action(self, state: S, seat: int, words: str) -> Action:
        raise ValueError(words)

    def drawn(self, words: str) -> tuple[str, list[int]]:
        raise ValueError(words)

    def holds(self, state: S, line: str) -> str:
        raise ValueError(line)


class Simple(Generic[S]):
    """A game by itself, with everything at its edges that can be said in general."""

    info: GameInfo
    # Its words where it has no folder of them: Fluent by language, English at least.
    sentences: ClassVar[Mapping[str, str]] = {}

    def start(self, options: Mapping[str, OptionValue], seats: int, chance: Chance, emit: Emit) -> S:
        raise NotImplementedError

    def decisions(self, state: S) -> Sequence[Decision]:
        raise NotImplementedError

    def apply(self, state: S, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
        """Begins with `self.expect(state, seat, action)`, as a rule."""
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome | None:
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> View:
        raise NotImplementedError

    def expect(self, state: S, seat: int, action: Action) -> None:
        """Refuses whatever is not on offer, before anything has changed."""
        decision = only_seat(self.decisions(state), seat)
        if decision is None:
            raise Illegal(f"{self.info.id}-refused-turn")
        if not decision.allows(action):
            raise Illegal(f"{self.info.id}-refused-choice")

    def eyes(self, state: S, seat: int | None) -> int | None:
        """Nothing is secret: all see what a spectator sees."""
        return None

    def determinize(self, state: S, seat: int | None, chance: Chance) -> S:
        """Nothing is secret: there is one world."""
        world: S = state.copy()  # type: ignore[assignment]  # A copy is of its own kind.
        return world

    def turn(self, state: S) -> int:
        return state.turn

    def check(self, state: S) -> list[str]:
        return []

    def describe(self, state: S, seat: int, action: Action) -> Message:
        """`four-choice-drop`, with what the choice names as $number1, $number2 …"""
        facts: dict[str, Fact] = {f"number{place}": number for place, number in enumerate(action[1:], 1)}
        return Message(f"{self.info.id}-choice-{self.info.verbs[action[0]]}", **facts)

    def ask(self, state: S, decision: Decision) -> Message:
        return Message(f"{self.info.id}-ask-{decision.question}")

    def tell(self, event: Event) -> Message:
        """`four-event-dropped` with its facts; a `seat` among them is also there as $player, by name."""
        facts: dict[str, Fact | Message] = dict(event.facts)
        if isinstance(event.facts.get("seat"), int):
            facts["player"] = Message("player", seat=int(event.facts["seat"]) + 1)
        return Message(f"{self.info.id}-event-{event.kind}", **facts)

    def pieces(self, state: S, action: Action) -> list[str]:
        """What a verb's names say, as they stand in its text; of plain numbers `drop-3`."""
        verb = self.info.verbs.all[action[0]]
        words = self.info.verbs.text(action).split()[1:]
        named = [*verb.arguments, *[None] * len(words)]
        return [word if names else f"{verb.name}-{word}" for word, names in zip(words, named, strict=False)]

    @property
    def facts(self) -> Facts | None:
        return None

    def fact(self, event: Event) -> Told:
        return plain(event)

    @property
    def notation(self) -> NoNotation[S]:
        return NoNotation()

    def room(self, name: str) -> Any:
        """A room as an attribute (`room_brain = Brain()`), or as a module beside this one where there are several files."""
        return getattr(self, f"room_{name}", None) or room_of(type(self).__module__, name)

    def __repr__(self) -> str:
        return f"<{self.info.id} {self.info.version}>"
