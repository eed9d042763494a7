"""Files of content. Whatever is wrong with one is said with its name and the line."""

import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, TypeVar

from samobranka.games.dead_cells.language.forms import Unreadable

FOLDER: Final = Path(__file__).parent.parent / "content"
Read = TypeVar("Read")
REQUIRED: Final = object()


class BadContent(ValueError):
    """A file of content is broken: "gear.toml:12: …"."""

    def __init__(self, file: str, line: int, why: str) -> None:
        super().__init__(f"{file}:{line}: {why}")
        self.file = file
        self.line = line


class Entry:
    """A table of a file, such as [raw-nerve]: hands out its values, and knows the line of each."""

    def __init__(self, file: "ContentFile", path: tuple[str, ...], data: dict[str, Any]) -> None:
        self.file = file
        self.path = path
        self.id = path[-1]
        self.data = data
        self.seen: set[str] = set()

    def bad(self, why: str, key: str = "") -> BadContent:
        return BadContent(self.file.name, self.file.line_of(self.path, key), f"[{'.'.join(self.path)}] {why}")

    def get(self, key: str, kind: type[Read], default: Any = REQUIRED) -> Read:
        """A value of the right type; without a default it must be there."""
        self.seen.add(key)
        value = self.data.get(key, default)
        if value is REQUIRED:
            raise self.bad(f"{key!r} is missing")
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.bad(f"{key} = {value!r} should be of the type {kind.__name__}", key)
        return value

    def text(self, key: str, default: Any = REQUIRED) -> str:
        return self.get(key, str, default)

    def number(self, key: str, default: Any = REQUIRED, least: int = 0) -> int:
        value = self.get(key, int, default)
        if value < least:
            raise self.bad(f"{key} = {value} should be at least {least}", key)
        return value

    def texts(self, key: str, count: int = 0) -> list[str]:
        """A list of texts, so many if that is said."""
        values = self.get(key, list)
        if not all(isinstance(value, str) for value in values) or (count and len(values) != count):
            raise self.bad(f"{key} should be a list of {count or ''} texts".replace("  ", " "), key)
        return values

    def one_of(self, key: str, known: dict[str, int], default: Any = REQUIRED) -> int:
        word = self.text(key, default)
        if word not in known:
            raise self.bad(f"{key} = {word!r} is none of {', '.join(known)}", key)
        return known[word]

    def read(self, key: str, reader: Callable[[str], Read], text: str | None = None) -> Read:
        """What a reader of the language makes of a value, or of one text in it."""
        try:
            return reader(self.text(key) if text is None else text)
        except Unreadable as error:
            raise self.bad(str(error), key) from None

    def table(self, key: str) -> "Entry":
        value = self.get(key, dict)
        return Entry(self.file, (*self.path, key), value)

    def finish(self) -> None:
        """Every key is one that somebody reads."""
        for key in self.data:
            if key not in self.seen:
                raise self.bad(f"nobody reads {key!r} here", key)


class ContentFile:
    """A TOML file by its tables, in the order of the file."""

    def __init__(self, name: str, source: str | None = None) -> None:
        self.name = name
        self.source = (FOLDER / name).read_text("utf8") if source is None else source
        self.lines = self.source.splitlines()
        try:
            self.data: dict[str, Any] = tomllib.loads(self.source)
        except tomllib.TOMLDecodeError as error:
            at = re.search(r"line (\d+)", str(error))
            raise BadContent(name, int(at[1]) if at else len(self.lines), str(error)) from None

    def line_of(self, path: tuple[str, ...], key: str = "") -> int:
        """Where a table, or a key in it, stands: its heading, or the line of a table within a line."""
        first = 0
        for depth in range(len(path), 0, -1):
            heading = f"[{'.'.join(path[:depth])}]"
            at = next((at for at, line in enumerate(self.lines) if line.split("#")[0].strip() == heading), None)
            if at is not None:
                first, key = at, key if depth == len(path) else path[depth]
                break
        if key:
            for at in range(first, len(self.lines)):
                if at > first and self.lines[at].startswith("["):
                    break
                if re.match(rf'"?{re.escape(key)}"? *=', self.lines[at]):
                    return at + 1
        return first + 1

    def entries(self, *path: str) -> Iterator[Entry]:
        """The tables under a table, or all of the file."""
        data = self.data
        for part in path:
            data = data.get(part, {})
        for id, value in data.items():
            if isinstance(value, dict):
                yield Entry(self, (*path, id), value)

    def entry(self, *path: str) -> Entry:
        data = self.data
        for part in path:
            if not isinstance(data.get(part), dict):
                raise BadContent(self.name, 1, f"there is no [{'.'.join(path)}]")
            data = data[part]
        return Entry(self, path, data)


class Codes:
    """The codes of one deck: each is given once, and none is left out."""

    def __init__(self) -> None:
        self.known: dict[str, Entry] = {}

    def take(self, entry: Entry, code: str, key: str = "code") -> None:
        if not re.fullmatch(r"[A-Z]+\d?-\d\d", code):
            raise entry.bad(f"{code!r} is no code: letters, a dash and two digits", key)
        if code in self.known:
            raise entry.bad(f"the code {code} belongs to {self.known[code].id!r} already", key)
        self.known[code] = entry

    def take_all(self, entry: Entry, codes: str) -> list[str]:
        """ "B1-01..03" is three of them."""
        found = re.fullmatch(r"([A-Z]\d)-(\d\d)(?:\.\.(\d\d))?", codes)
        if found is None:
            raise entry.bad(f"{codes!r} is no range of codes such as B1-01..03", "codes")
        all_of_them = [f"{found[1]}-{number:02}" for number in range(int(found[2]), int(found[3] or found[2]) + 1)]
        for code in all_of_them:
            self.take(entry, code, "codes")
        return all_of_them

    def finish(self) -> None:
        """No number of a deck is missing."""
        last: dict[str, int] = {}
        for code, entry in sorted(self.known.items()):
            deck, number = code.split("-")
            if int(number) != last.get(deck, 0) + 1:
                raise entry.bad(f"before {code} the code {deck}-{last.get(deck, 0) + 1:02} is missing")
            last[deck] = int(number)
