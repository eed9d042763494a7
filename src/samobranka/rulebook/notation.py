"""What the notations of all games share: how lines are read, pieces are taken from the box, and heaps are compared."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from samobranka.core.decision import Action, Decision

Read = TypeVar("Read")


class Unreadable(ValueError):
    """The words cannot be understood."""


@runtime_checkable
class Writes(Protocol):
    """A notation that can say a choice in its own words too: what it writes, it reads again."""

    def write(self, state: Any, seat: int, action: Action) -> str: ...


class Word:
    """A blank in a pattern, such as {cell}: what may stand there, and what it means to the rules."""

    def __init__(self, pattern: str, read: Callable[[str], object] = str) -> None:
        self.pattern = pattern
        self.read = read


# In the patterns of every game: {player} is counted from 1 and becomes a seat, {number} is one, {rest} is anything.
PLAYER = "player"
WORDS = {PLAYER: Word(r"\d"), "number": Word(r"\d+", int), "rest": Word(r".+")}


BLANK = re.compile(r"\{(\w+)\}")


def ungrouped(pattern: str) -> str:
    """The same with brackets that only hold together: what is handed on are the blanks."""
    return re.sub(r"\((?!\?)", "(?:", pattern)


class Reader(Generic[Read]):
    """A table of patterns: the first that fits a whole line hands what stands in its blanks to its function.

    "tower {arc} of {player}": between the blanks stand plain words, and regular expressions where that is not enough. A blank
    that is not filled is handed on as None.
    """

    def __init__(self, words: Mapping[str, Word], table: Mapping[str, Callable[..., Read]]) -> None:
        self._rows: list[tuple[re.Pattern[str], list[tuple[str, Word]], Callable[..., Read]]] = []
        known = {**WORDS, **words}
        for line, read in table.items():
            blanks = [(name, known[name]) for name in BLANK.findall(line)]
            pattern = BLANK.sub(lambda blank: f"({ungrouped(known[blank[1]].pattern)})", ungrouped(line))
            self._rows.append((re.compile(pattern), blanks, read))

    def read(self, line: str, seats: int, *given: object) -> Read:
        """What the function of the fitting pattern makes of it; it is given `given` first."""
        for pattern, blanks, read in self._rows:
            found = pattern.fullmatch(line)
            if found is not None:
                texts = zip(blanks, found.groups(), strict=True)
                return read(*given, *(meaning(name, word, text, seats) for (name, word), text in texts))
        raise Unreadable(f"cannot read {line!r}")


def meaning(name: str, word: Word, text: str | None, seats: int) -> object:
    if text is None:
        return None
    return seat_of(text, seats) if name == PLAYER else word.read(text)


def seat_of(number: str, seats: int) -> int:
    seat = int(number) - 1
    if not 0 <= seat < seats:
        raise Unreadable(f"there is no player {number}")
    return seat


def called(name: str, names: Sequence[str], what: str) -> int:
    """The number of a kind by its name."""
    if not name or name not in names:
        raise Unreadable(f"there is no {what} called {name!r}")
    return names.index(name)


class Box:
    """The pieces that nobody has mentioned yet. Each is taken only once."""

    def __init__(self, pieces: Iterable[int]) -> None:
        self.left = list(pieces)

    def take(self, alike: Iterable[int], name: str) -> int:
        """One of several equal pieces."""
        for piece in alike:
            if piece in self.left:
                self.left.remove(piece)
                return piece
        raise Unreadable(f"there are not that many of {name!r}")


def offered(asked: Decision | None, actions: Sequence[Action], what: str = "piece") -> Action:
    """Equal pieces stand for each other: the action that is on offer is meant, if one is."""
    if not actions:
        raise Unreadable(f"there is no such {what}")
    choices = asked.choices if asked is not None else []
    return next((action for action in actions if action in choices), actions[0])


def listed(words: str, between: str = ";") -> list[str]:
    """ "a; b" as its parts; "none" as none."""
    parts = (part.strip() for part in words.split(between))
    return [part for part in parts if part not in ("", "none")]


def counted(words: str) -> list[str]:
    """ "3 goblin, orc" as four names; "none" and nothing as none. "draw 3" is a name, not a number."""
    names: list[str] = []
    for word in listed(words.replace(";", ","), ","):
        number = re.match(r"(\d+) (.+)", word)
        names += [number[2]] * int(number[1]) if number else [word]
    return names


def compare(what: str, wanted: object, found: object) -> str:
    return "" if wanted == found else f"{what}: expected {wanted}, found {found}"


class Heaps(Protocol):
    """What a game knows of its heaps, such as "hand 1", "deck" or "bag"."""

    def names_in(self, place: str) -> list[str]:
        """What lies there, by name."""
        ...

    def check(self, name: str) -> None:
        """Raises Unreadable where nothing is called so."""
        ...

    def fits(self, name: str, thing: str) -> bool:
        """Whether something may be called so: by its own name, or by one for several kinds."""
        ...


def heap_line(heaps: Heaps, line: str) -> str:
    """ "hand 1: brick, 2 mortar" (just that), "hand 1 size 3", "hand 1 has brick", "hand 1 lacks brick". Empty if it is so."""
    found = re.fullmatch(r"([^:]+?)(: ?| size | has | lacks )(.*)", line)
    if found is None:
        raise Unreadable(f"cannot read {line!r}")
    place, how, words = found[1], found[2].strip(), found[3]
    there = heaps.names_in(place)
    if how == "size":
        return compare(place, int(words), len(there))
    wanted = counted(words)
    for name in wanted:
        heaps.check(name)
    missing = lacking(heaps, wanted, there)
    if how == "lacks":
        good = all(name in missing for name in wanted)
    else:
        good = not missing and (how == "has" or len(wanted) == len(there))
    return "" if good else f"{place}: {sorted(there)}"


def lacking(heaps: Heaps, wanted: Sequence[str], there: Sequence[str]) -> list[str]:
    """What is wanted and not there. A name that fits several kinds chooses last."""
    left = list(there)
    missing: list[str] = []
    for name in sorted(wanted, key=lambda name: sum(heaps.fits(name, thing) for thing in set(there))):
        thing = next((one for one in left if heaps.fits(name, one)), None)
        if thing is None:
            missing.append(name)
        else:
            left.remove(thing)
    return missing
