"""Everything else: stages, market, slots, runes, Malaise, curses, bells, constraints and the numbers of our own rules."""

from typing import Final

from samobranka.games.dead_cells.box.files import ContentFile, Entry
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.language.clauses import Clause, evil, owned

PERSONS: Final[tuple[str, ...]] = ("healer", "merchant", "collector")
HEALER: Final = 0
MERCHANT: Final = 1
COLLECTOR: Final = 2


class Stage:
    """Where a run may begin, the boss at its end, and the boss that must have been beaten before ("": none)."""

    __slots__ = ("boss", "face", "needs")

    def __init__(self, entry: Entry) -> None:
        self.face = entry.id
        self.boss = entry.text("boss")
        self.needs = entry.text("needs", "")
        entry.finish()


class World:
    """`content/world.toml`, read."""

    __slots__ = (
        "bells", "constraints", "curses", "level_most", "malaise", "malaise_cards", "malaise_names", "market", "rune_icons",
        "runes", "slots", "stages", "tokens", "worm_damage", "worms_bite_at",
    )  # fmt: skip

    def __init__(self, file: ContentFile) -> None:
        self.stages: tuple[Stage, ...] = tuple(Stage(entry) for entry in file.entries("stages"))
        # Of healer, merchant and collector: a price, and how often or how many cards.
        self.market: tuple[tuple[int, int], ...] = tuple(person(file.entry("market", name)) for name in PERSONS)
        self.slots = numbers(file.entry("mutations"))
        self.tokens = numbers(file.entry("tokens"))
        self.runes: tuple[Clause, ...] = ()
        self.rune_icons: tuple[str, ...] = ()
        self.read_runes(file)
        malaise = file.entry("malaise")
        self.malaise_names: tuple[str, ...] = tuple(malaise.data)
        self.malaise: tuple[Clause, ...] = tuple(malaise.read(name, evil) for name in malaise.data)
        # By biome: what curse a and curse b are.
        self.curses: dict[int, tuple[Clause, Clause]] = {
            int(entry.id[1]): (entry.read("a", evil), entry.read("b", evil)) for entry in file.entries("curses")
        }
        self.bells = listed(file.entry("bells"))
        self.constraints = listed(file.entry("constraints"))
        rules = file.entry("rules")
        self.worms_bite_at = rules.number("worms_bite_at", least=1)
        self.worm_damage = rules.number("worm_damage", least=1)
        self.malaise_cards = rules.number("malaise_cards", least=1)
        self.level_most = rules.number("level_most", least=1)
        rules.finish()

    def read_runes(self, file: ContentFile) -> None:
        """In the order in which the rules know them."""
        table = file.entry("runes")
        if list(table.data) != list(v.RUNES):
            raise table.bad(f"the runes should be {', '.join(v.RUNES)}, in this order")
        entries = list(file.entries("runes"))
        self.runes = tuple(entry.read("effect", owned) for entry in entries)
        self.rune_icons = tuple(entry.text("icon") for entry in entries)


def person(entry: Entry) -> tuple[int, int]:
    return entry.number("price"), entry.number("uses" if entry.id == "healer" else "draws", least=1)


def numbers(entry: Entry) -> dict[str, int]:
    return {name: entry.number(name, least=1) for name in entry.data}


def listed(entry: Entry) -> tuple[Clause, ...]:
    """1 = "…", 2 = "…": from the first to the last."""
    if list(entry.data) != [str(number) for number in range(1, len(entry.data) + 1)]:
        raise entry.bad("these are counted from 1")
    return tuple(entry.read(number, evil) for number in entry.data)
