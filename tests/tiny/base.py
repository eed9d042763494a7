"""What every tiny game shares: the edges, made of ids and numbers, and the refusal of what is not on offer."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Illegal, Message
from samobranka.core.events import Emit, Event
from samobranka.core.facts import Facts, Told, plain
from samobranka.core.game import GameInfo, OptionValue, State, only_seat
from samobranka.core.rooms import room_of


class Counted(State, Protocol):
    """A state that counts its turns."""

    turn: int


S = TypeVar("S", bound=Counted)


class NoNotation(Generic[S]):
    """Tiny games have no rulebook, hence no examples."""

    def position(self, options: Mapping[str, OptionValue], seats: int, lines: Sequence[str], chance: Chance, emit: Emit) -> S:
        raise ValueError("no positions here")

    def action(self, state: S, seat: int, words: str) -> Action:
        raise ValueError(words)

    def drawn(self, words: str) -> tuple[str, list[int]]:
        raise ValueError(words)

    def holds(self, state: S, line: str) -> str:
        raise ValueError(line)


class Tiny(Generic[S]):
    """The edge methods. A game derives from it and answers the seven questions."""

    info: GameInfo

    @property
    def facts(self) -> Facts | None:
        return None

    def fact(self, event: Event) -> Told:
        return plain(event)

    def room(self, name: str) -> Any:
        """What a game of one file has as an attribute, or one of several files as a module."""
        return getattr(self, f"room_{name}", None) or room_of(type(self).__module__, name)

    def decisions(self, state: S) -> Sequence[Decision]:
        raise NotImplementedError

    def expect(self, state: S, seat: int, action: Action) -> None:
        """Refuses whatever is not on offer, before anything has changed."""
        decision = only_seat(self.decisions(state), seat)
        if decision is None:
            raise Illegal(f"{self.info.id}-refused-turn")
        if not decision.allows(action):
            raise Illegal(f"{self.info.id}-refused-choice")

    def turn(self, state: S) -> int:
        return state.turn

    def check(self, state: S) -> list[str]:
        return []

    def describe(self, state: S, seat: int, action: Action) -> Message:
        facts = {f"number{place}": number for place, number in enumerate(action[1:], 1)}
        return Message(f"{self.info.id}-choice-{self.info.verbs[action[0]]}", **facts)

    def ask(self, state: S, decision: Decision) -> Message:
        return Message(f"{self.info.id}-ask-{decision.question}")

    def tell(self, event: Event) -> Message:
        return Message(f"{self.info.id}-event-{event.kind}", **event.facts)

    def pieces(self, state: S, action: Action) -> list[str]:
        return [f"{self.info.verbs[action[0]]}-{number}" for number in action[1:]]

    @property
    def notation(self) -> NoNotation[S]:
        return NoNotation()
