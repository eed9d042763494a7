"""Heroes and their combat cards."""

from typing import Final

from samobranka.core.agenda import Due
from samobranka.games.dead_cells.box.files import Codes, ContentFile, Entry
from samobranka.games.dead_cells.language.atoms import effects, hero_row
from samobranka.games.dead_cells.language.clauses import Clause, worn
from samobranka.games.dead_cells.language.vocabulary import TRACKS

HEROES: Final[tuple[str, ...]] = ("flayed", "quartered", "immolated", "poisoned")
SERENADE: Final = 4
OWNERS: Final[dict[str, int]] = {**{id: number for number, id in enumerate(HEROES)}, "serenade": SERENADE}
NOBODYS: Final = -1
TRACK_NAMES: Final[tuple[str, ...]] = ("survival", "tactics", "brutality")
STEPS: Final = 5


class Card:
    """A combat card: its symbols as bits, and what it does in rounds I to III (`rows[0]` stays empty)."""

    __slots__ = ("checks", "code", "id", "owner", "rows")

    def __init__(self, id: str, code: str, owner: int, checks: int, rows: tuple[tuple[Due, ...], ...]) -> None:
        self.id = id
        self.code = code
        self.owner = owner
        self.checks = checks
        self.rows = rows


class Hero:
    """The board of a Beheaded. `tracks` holds the clauses that each of five steps opens."""

    __slots__ = ("hearts", "hp", "icon", "id", "slots", "slots_open", "tracks")

    def __init__(self, entry: Entry) -> None:
        self.id: str = entry.id
        self.icon: str = entry.text("icon")
        self.hp: int = entry.number("hp", least=1)
        self.hearts: int = entry.number("hearts", least=self.hp)
        self.slots: int = entry.number("slots", least=1)
        self.slots_open: int = entry.number("open", least=1)
        self.tracks: tuple[tuple[tuple[Clause, ...], ...], ...] = tuple(
            tuple(entry.read(track, worn, step) for step in entry.texts(track, STEPS)) for track in TRACK_NAMES
        )
        entry.finish()


class Serenade:
    """Her board: health, the rows printed on it, what a symbol lets her do, and the steps of its two sides."""

    __slots__ = ("hp", "icon", "melee", "power", "rows", "symbols")

    def __init__(self, entry: Entry) -> None:
        self.icon: str = entry.text("icon")
        self.hp: int = entry.number("hp", least=1)
        self.rows: tuple[tuple[Due, ...], ...] = rows_of(entry)
        symbols = entry.table("symbols")
        self.symbols: tuple[Clause, ...] = tuple(symbols.read(name, worn)[0] for name in TRACKS)
        self.power: tuple[Due, ...] = tuple(entry.read("power", effects, step)[0] for step in entry.texts("power", 3))
        self.melee: tuple[Clause, ...] = tuple(entry.read("melee", worn, step)[0] for step in entry.texts("melee", 3))
        entry.finish()


def checks_of(entry: Entry) -> int:
    """Symbols as bits: S 1, T 2, B 4."""
    letters = entry.text("checks")
    if any(letter not in TRACKS for letter in letters) or len(set(letters)) != len(letters):
        raise entry.bad(f"checks = {letters!r} should be some of S, T and B", "checks")
    return sum(1 << TRACKS[letter] for letter in letters)


def rows_of(entry: Entry) -> tuple[tuple[Due, ...], ...]:
    """Rows I to III; the first of the four is empty, so that a round is its row's number."""
    return ((), *(entry.read("rows", hero_row, row) for row in entry.texts("rows", 3)))


def read_card(entry: Entry, owner: int) -> Card:
    return Card(entry.id, entry.text("code"), owner, checks_of(entry), rows_of(entry))


def read_heroes(file: ContentFile) -> tuple[tuple[Hero, ...], Serenade]:
    return tuple(Hero(file.entry(id)) for id in HEROES), Serenade(file.entry("serenade"))


def read_starters(file: ContentFile) -> list[Card]:
    codes = Codes()
    cards: list[Card] = []
    for entry in file.entries():
        card = read_card(entry, entry.one_of("hero", OWNERS))
        codes.take(entry, card.code)
        entry.finish()
        cards.append(card)
    codes.finish()
    return cards
