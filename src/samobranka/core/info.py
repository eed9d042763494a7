"""What can be said of a game before it starts: its name, its seats, its options, its verbs."""

from collections.abc import Mapping, Sequence

from samobranka.core.action import Verb, Verbs
from samobranka.core.errors import BadOption

OptionValue = bool | int | str


class Option:
    """A switch of the table: a flag, or one value out of several. `group` and `rule` say where it stands in the rulebook.

    It is offered where the other options have one of the values that `when` lists for them (`players`: the number of seats),
    and each of its values at the numbers of seats that `seats` names for it. What is not offered may still be said: the game
    then passes over it, or refuses it with a reason. `fixed`: the first table of a campaign settles it for all that follow.
    `sofa`: what is proposed in the place of `default` where all who play sit at one device.
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
        fixed: bool = False,
        sofa: OptionValue | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.values = tuple(values) or (False, True)
        self.group = group
        self.rule = rule
        self.when = {name: tuple(needed) for name, needed in (when or {}).items()}
        self.seats = dict(seats or {})
        self.fixed = fixed
        self.sofa = sofa

    def offered(self, seats: int, options: Mapping[str, OptionValue]) -> bool:
        """Whether it makes a difference at such a table."""
        table = {**options, "players": seats}
        return all(table[name] in needed for name, needed in self.when.items())

    def fitting(self, seats: int) -> tuple[OptionValue, ...]:
        """The values that can be chosen with so many seats."""
        return tuple(value for value in self.values if value not in self.seats or seats in self.seats[value])

    def data(self) -> dict[str, object]:
        return {
            "name": self.name,
            "default": self.default,
            "values": list(self.values),
            "group": self.group,
            "rule": self.rule,
            "when": {name: list(needed) for name, needed in self.when.items()},
            "seats": [list(self.seats.get(value, ())) for value in self.values],
            "fixed": self.fixed,
            "sofa": self.sofa,
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
        verbs: Sequence[str | Verb],
        minutes: int = 30,
        weight: float = 2.0,
    ) -> None:
        self.id = id
        self.version = version
        self.seats = seats
        self.options = tuple(options)
        self.verbs = Verbs(verbs)
        self.minutes = minutes
        self.weight = weight

    def data(self) -> dict[str, object]:
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
        if type(seats) is not int or seats not in self.seats:
            raise BadOption(
                "option-seats",
                game=self.id,
                seats=seats if type(seats) is int else repr(seats)[:40],
                least=self.seats[0],
                most=self.seats[-1],
            )
        given = dict(options or {})
        full: dict[str, OptionValue] = {}
        for option in self.options:
            full[option.name] = option.parse(given.pop(option.name)) if option.name in given else option.default
        for name in given:
            known = ", ".join(option.name for option in self.options)
            raise BadOption("option-unknown", game=self.id, option=str(name)[:40], known=known)
        return full
