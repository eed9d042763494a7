"""What a game answers. `core` knows games only through this protocol, and imports none."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol, TypeVar, runtime_checkable

from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.errors import BadOption, Message
from samobranka.core.events import Emit, Event
from samobranka.core.outcome import Outcome

OptionValue = bool | int | str
View = dict[str, object]


class Option:
    """A switch of the table: a flag, or one value out of several. `group` and `rule` say where it stands in the rulebook.

    It is offered where the other options have one of the values that `when` lists for them (`players`: the number of seats),
    and each of its values at the numbers of seats that `seats` names for it. What is not offered may still be said: the game
    then passes over it, or refuses it with a reason.
    """

    def __init__(
        self,
        name: str,
        default: OptionValue,
        values: Sequence[OptionValue] = (),
        group: str = "",
        rule: str = "",
        when: Mapping[str, Sequence[OptionValue]] | None = None,
        seats: Mapping[OptionValue, range] | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.values = tuple(values) or (False, True)
        self.group = group
        self.rule = rule
        self.when = {name: tuple(needed) for name, needed in (when or {}).items()}
        self.seats = dict(seats or {})

    def offered(self, seats: int, options: Mapping[str, OptionValue]) -> bool:
        """Whether it makes a difference at such a table."""
        table = {**options, "players": seats}
        return all(table[name] in needed for name, needed in self.when.items())

    def fitting(self, seats: int) -> tuple[OptionValue, ...]:
        """The values that can be chosen with so many seats."""
        return tuple(value for value in self.values if value not in self.seats or seats in self.seats[value])

    def data(self) -> View:
        return {
            "name": self.name,
            "default": self.default,
            "values": list(self.values),
            "group": self.group,
            "rule": self.rule,
            "when": {name: list(needed) for name, needed in self.when.items()},
            "seats": [list(self.seats.get(value, ())) for value in self.values],
        }

    def parse(self, value: object) -> OptionValue:
        """Takes a value of the right type or its text; anything else is refused with the values there are."""
        text = str(value).lower()
        if isinstance(self.default, bool):
            text = {"on": "true", "yes": "true", "1": "true", "off": "false", "no": "false", "0": "false"}.get(text, text)
        for known in self.values:
            if text == str(known).lower():
                return known
        values = ", ".join(str(known).lower() for known in self.values)
        raise BadOption("option-value", option=self.name, value=str(value)[:40], values=values)


class GameInfo:
    """What can be said of a game before it starts."""

    def __init__(
        self,
        id: str,
        version: str,
        seats: range,
        options: Sequence[Option],
        verbs: Sequence[str],
        minutes: int = 30,
        weight: float = 2.0,
    ) -> None:
        self.id = id
        self.version = version
        self.seats = seats
        self.options = tuple(options)
        self.verbs = tuple(verbs)
        self.minutes = minutes
        self.weight = weight

    def data(self) -> View:
        """All of it as plain data, for scripts and clients."""
        return {
            "id": self.id,
            "version": self.version,
            "seats": [self.seats[0], self.seats[-1]],
            "minutes": self.minutes,
            "weight": self.weight,
            "options": [option.data() for option in self.options],
        }

    def offered(self, seats: int, options: Mapping[str, OptionValue]) -> list[Option]:
        """The options that make a difference, given the others."""
        return [option for option in self.options if option.offered(seats, options)]

    def fit(self, seats: int, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """The same options with what is not offered to so many seats put back: to its default, or to what is possible."""
        fitted: dict[str, OptionValue] = {}
        for option in self.options:
            possible = option.fitting(seats)
            value = options.get(option.name, option.default)
            fitted[option.name] = value if value in possible else option.default if option.default in possible else possible[0]
        idle = {option.name: option.default for option in self.options if not option.offered(seats, fitted)}
        return fitted | idle

    def complete(self, seats: int, options: Mapping[str, object] | None) -> dict[str, OptionValue]:
        """The options in full, defaults filled in; refuses unknown names, wrong values and a wrong number of seats."""
        if seats not in self.seats:
            raise BadOption("option-seats", game=self.id, seats=seats, least=self.seats[0], most=self.seats[-1])
        given = dict(options or {})
        full: dict[str, OptionValue] = {}
        for option in self.options:
            full[option.name] = option.parse(given.pop(option.name)) if option.name in given else option.default
        for name in given:
            known = ", ".join(option.name for option in self.options)
            raise BadOption("option-unknown", game=self.id, option=str(name)[:40], known=known)
        return full


class State(Protocol):
    """What lies on the table. Plain slotted classes and ints; rules change it in place."""

    def copy(self) -> "State": ...

    def key(self) -> tuple[object, ...]:
        """Everything that makes two states the same, for tests and for search."""
        ...


S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """The seven questions, and below them what the edges need: words, pieces, and the notation of examples."""

    info: GameInfo

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

    def turn(self, state: S) -> int:
        """Turns (or rounds) begun so far, for statistics."""
        ...

    def check(self, state: S) -> list[str]:
        """Broken invariants, in words; empty if all is well."""
        ...

    def describe(self, state: S, seat: int, action: Action) -> Message: ...

    def ask(self, state: S, decision: Decision) -> Message: ...

    def tell(self, event: Event) -> Message: ...

    def pieces(self, state: S, action: Action) -> list[str]:
        """Ids of the pieces a choice touches, in the order in which a person would point at them."""
        ...

    @property
    def notation(self) -> "Notation[S]": ...


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


def only_seat(decisions: Iterable[Decision], seat: int) -> Decision | None:
    """The open decision of one seat."""
    for decision in decisions:
        if decision.seat == seat:
            return decision
    return None
