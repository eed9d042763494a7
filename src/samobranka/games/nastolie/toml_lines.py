"""Where the keys of a TOML text stand, so that whoever wrote one is told the line. `tomllib` keeps no lines.

The text has been read by `tomllib` before, so it is well formed: only headers and keys are looked for here.
"""

import re
from typing import Final

Path = tuple[str | int, ...]

HEADER: Final = re.compile(r"\s*(\[\[?)\s*([^\]#]+?)\s*\]\]?\s*(?:#.*)?")
KEY: Final = re.compile(r"""\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=""")
WORD: Final = re.compile(r"""[\w-]+|"[^"]*"|'[^']*'""")
# What can hold brackets that open nothing.
IGNORED: Final = re.compile(r""""(?:\\.|[^"\\])*"|'[^']*'|#.*""")
FENCES: Final = ('"""', "'''")


class Lines:
    """The line of every key and table, by the way that leads there: `("seats", "two", 1, "zone")`."""

    def __init__(self, text: str) -> None:
        self._lines: dict[Path, int] = {(): 1}
        self._counts: dict[Path, int] = {}
        table: Path = ()
        depth, fence = 0, ""
        for number, line in enumerate(text.splitlines(), 1):
            if fence:
                fence = "" if fence in line else fence
                continue
            if depth == 0:
                header, key = HEADER.fullmatch(line), KEY.match(line)
                if header is not None:
                    table = self._enter(_words(header[2]), header[1] == "[[", number)
                    continue
                if key is not None:
                    self._lines[self._within(table, _words(key[1]))] = number
            fence = next((each for each in FENCES if line.count(each) % 2), "")
            bare = IGNORED.sub("", line)
            depth += bare.count("[") + bare.count("{") - bare.count("]") - bare.count("}")

    def _within(self, table: Path, words: list[str]) -> Path:
        """Down some keys; where one of them is a list of tables, into its latest."""
        for word in words:
            table = (*table, word)
            if table in self._counts:
                table = (*table, self._counts[table] - 1)
        return table

    def _enter(self, words: list[str], listed: bool, number: int) -> Path:
        path: Path = (*self._within((), words[:-1]), words[-1])
        if listed:
            self._lines.setdefault(path, number)
            self._counts[path] = self._counts.get(path, 0) + 1
            path = (*path, self._counts[path] - 1)
        elif path in self._counts:
            path = (*path, self._counts[path] - 1)
        self._lines[path] = number
        return path

    def find(self, path: Path) -> int:
        """The line of a key; of what it stands in, if it has none of its own."""
        while path not in self._lines:
            path = path[:-1]
        return self._lines[path]


def _words(keys: str) -> list[str]:
    return [word.strip("\"'") for word in WORD.findall(keys)]
