"""Forms with blanks: one table says how things are written, and what number each of them is."""

import re
from collections.abc import Mapping
from typing import Final

from samobranka.core.agenda import Due

# Where the numbers of a reading stand: what it is, how many, to whom, where.
KIND: Final = 0
COUNT: Final = 1
WHOM: Final = 2
WHERE: Final = 3
LENGTH: Final = 4

BLANK: Final = re.compile(r"\{(\w+)\}")
NUMBER: Final[Mapping[str, int]] = {}


class Unreadable(ValueError):
    """The words cannot be understood; it says why."""


class Blank:
    """What may stand in a blank, with the number that each word means (none: a whole number), and where that number goes."""

    def __init__(self, at: int, meanings: Mapping[str, int] = NUMBER) -> None:
        self.at = at
        self.meanings = meanings

    def pattern(self) -> str:
        if self.meanings is NUMBER:
            return r"\d+"
        return "|".join(re.escape(word) for word in sorted(self.meanings, key=len, reverse=True))

    def number(self, text: str) -> int:
        return int(text) if self.meanings is NUMBER else self.meanings[text]


class Form:
    """One way of writing."""

    def __init__(self, text: str, kind: int, blanks: Mapping[str, Blank]) -> None:
        self.text = text
        self.kind = kind
        self.names = BLANK.findall(text)
        self.blanks = [blanks[name] for name in self.names]
        self.plain = [re.escape(part) for part in BLANK.split(text)[::2]]
        self.strict = self.pattern([blank.pattern() for blank in self.blanks])

    def pattern(self, filled: list[str]) -> re.Pattern[str]:
        """The plain words, and between them what may stand in the blanks."""
        return re.compile("".join(f"({blank}){part}" for blank, part in zip(["", *filled], self.plain, strict=True)))

    def read(self, text: str) -> Due | None:
        found = self.strict.fullmatch(text)
        if found is None:
            return None
        numbers = [self.kind, *[0] * (LENGTH - 1)]
        for blank, word in zip(self.blanks, found.groups()[1:], strict=True):
            numbers[blank.at] = blank.number(word)
        return tuple(numbers)

    def wrong(self, text: str) -> str:
        """What is wrong if one blank does not fit and all the rest does; else empty: something else is meant."""
        for at in range(len(self.blanks) - 1, -1, -1):
            name, blank = self.names[at], self.blanks[at]
            filled = [each.pattern() for each in self.blanks]
            filled[at] = r"\S*"
            found = self.pattern(filled).fullmatch(text)
            if found is not None:
                known = ", ".join(each or repr(each) for each in blank.meanings) or "a whole number"
                return f"{found[at + 2]!r} is no {name} in {text!r} ({known})"
        return ""


class Forms:
    """A table of forms for one kind of thing."""

    def __init__(self, what: str, table: Mapping[str, int], blanks: Mapping[str, Blank]) -> None:
        self.what = what
        self.forms = [Form(text, kind, blanks) for text, kind in table.items()]

    def find(self, text: str) -> Due | None:
        """The numbers, or None where no form fits."""
        for form in self.forms:
            numbers = form.read(text)
            if numbers is not None:
                return numbers
        return None

    def read(self, text: str) -> Due:
        numbers = self.find(text)
        if numbers is None:
            # The form with the most plain letters is the likeliest to be meant.
            for form in sorted(self.forms, key=lambda form: -len(BLANK.sub("", form.text))):
                if BLANK.sub("", form.text) and (why := form.wrong(text)):
                    raise Unreadable(why)
            raise Unreadable(f"there is no {self.what} {text!r}")
        return numbers
