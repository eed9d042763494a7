"""A table of a scenario's file: what is asked for is taken out, and what nobody asked for is refused."""

from collections.abc import Sequence
from decimal import Decimal
from typing import Any

from samobranka.core.errors import BadExample
from samobranka.core.shapes import Point
from samobranka.games.nastolie.material import TABLE, micrometres
from samobranka.games.nastolie.scenario import Zone
from samobranka.games.nastolie.toml_lines import Lines


class Part:
    """A table of the file: what is asked for is taken out, and what nobody asked for is refused in the end."""

    def __init__(self, file: str, lines: Lines, path: tuple[str | int, ...], data: dict[str, Any]) -> None:
        self.file = file
        self.lines = lines
        self.path = path
        self.data = data
        self.known: list[str] = []

    def refuse(self, why: str, *keys: str | int) -> BadExample:
        """To be raised: names the line of a key, or of the table itself."""
        line = self.lines.find((*self.path, *keys))
        return BadExample("example-broken", file=self.file, line=line, why=why)

    def take(self, key: str, default: Any = None) -> Any:
        self.known.append(key)
        return self.data.get(key, default)

    def done(self) -> None:
        for key in self.data:
            if key not in self.known:
                known = ", ".join(sorted(self.known))
                raise self.refuse(f"{key!r} means nothing here; what can be said is {known}", key)

    def whole(self, key: str, least: int, most: int, default: int | None = None) -> int:
        value = self.take(key, default)
        if value is None:
            raise self.refuse(f"{key} is missing: a whole number from {least} to {most}")
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.refuse(f"{key} must be a whole number from {least} to {most}, not {value}", key)
        return value

    def maybe(self, key: str, least: int, most: int) -> int:
        """The same; nought where nothing is said."""
        self.known.append(key)
        return self.whole(key, least, most) if key in self.data else 0

    def truth(self, key: str) -> bool:
        value = self.take(key, False)
        if not isinstance(value, bool):
            raise self.refuse(f"{key} must be true or false, not {value}", key)
        return value

    def length(self, key: str, least: int, most: int) -> int:
        """Millimetres in the file, micrometres here."""
        value = self.take(key)
        if value is None:
            raise self.refuse(f"{key} is missing: a length in millimetres")
        return self.measure(key, value, least, most)

    def measure(self, key: str, value: object, least: int, most: int) -> int:
        if not isinstance(value, int | Decimal) or isinstance(value, bool):
            raise self.refuse(f"{key} must be in millimetres, not {value!r}", key)
        scaled = micrometres(value)
        if scaled != value * 1000:
            raise self.refuse(f"{key}: {value} is finer than a thousandth of a millimetre", key)
        if not least <= scaled <= most:
            raise self.refuse(f"{key} must be from {mm(least)} to {mm(most)}, not {value}", key)
        return scaled

    def word(self, key: str, words: Sequence[str], default: str | None = None) -> int:
        """The number of one of these words."""
        value = self.take(key, default)
        if value is None:
            raise self.refuse(f"{key} is missing: {', '.join(words)}")
        if value not in words:
            raise self.refuse(f"{key}: nobody knows {value!r}; there is {', '.join(words)}", key)
        return words.index(value)

    def point(self, key: str, radius: int = 0) -> Point:
        value = self.take(key)
        if value is None:
            raise self.refuse(f"{key} is missing: a point, such as [500, 500]")
        return self._point(key, value, radius)

    def _point(self, key: str, value: object, radius: int) -> Point:
        if not isinstance(value, list) or len(value) != 2:
            raise self.refuse(f"{key} must be a point, such as [500, 500], not {plain(value)}", key)
        x, y = (self.measure(key, each, radius, TABLE - radius) for each in value)
        return (x, y)

    def points(self, key: str, radius: int) -> tuple[Point, ...]:
        value = self.take(key, [])
        if not isinstance(value, list):
            raise self.refuse(f"{key} must be points, such as [[100, 350], [100, 410]]", key)
        return tuple(self._point(key, each, radius) for each in value)

    def zone(self, key: str, value: object) -> Zone:
        if not isinstance(value, list) or len(value) != 4:
            raise self.refuse(f"{key} must be left, low, right and high, such as [0, 0, 220, 220], not {plain(value)}", key)
        left, low, right, high = (self.measure(key, each, 0, TABLE) for each in value)
        if left >= right or low >= high:
            raise self.refuse(f"{key}: left must be less than right, and low less than high", key)
        return Zone(left, low, right, high)

    def table(self, key: str) -> "Part | None":
        value = self.take(key)
        if value is None:
            return None
        if not isinstance(value, dict):
            raise self.refuse(f"{key} must be a table, begun by [{key}]", key)
        return Part(self.file, self.lines, (*self.path, key), value)

    def tables(self, key: str, most: int) -> "list[Part]":
        value = self.take(key, [])
        if not isinstance(value, list) or any(not isinstance(each, dict) for each in value):
            raise self.refuse(f"{key} must be tables, each begun by [[{key}]]", key)
        if len(value) > most:
            raise self.refuse(f"no more than {most} {key}", key, most)
        return [Part(self.file, self.lines, (*self.path, key, at), each) for at, each in enumerate(value)]


def mm(length: int) -> str:
    return f"{Decimal(length) / 1000:f} mm"


def plain(value: object) -> object:
    """As somebody would write it, decimals without their type."""
    return [plain(each) for each in value] if isinstance(value, list) else str(value) if isinstance(value, Decimal) else value
