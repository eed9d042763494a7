"""Equipment."""

from typing import Final

from samobranka.games.dead_cells.box.files import Codes, ContentFile, Entry
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.language.clauses import Clause, worn

# How a card is used.
INSTEAD: Final = 0
PLUS: Final = 1
ALWAYS_ACTIVE: Final = 2
SKILL_GEAR: Final = 3
COMPANION: Final = 4
CLASSES: Final[dict[str, int]] = {
    "instead": INSTEAD, "plus": PLUS, "always": ALWAYS_ACTIVE, "skill": SKILL_GEAR, "companion": COMPANION,
}  # fmt: skip


class Gear:
    """A card of equipment. `rows` are what a timed card or a companion does in a round, by the round; None: nothing."""

    __slots__ = ("clauses", "code", "hp", "icon", "id", "kind", "rows")

    def __init__(self, entry: Entry, kind: int) -> None:
        self.id: str = entry.id
        self.code: str = entry.text("code")
        self.kind = kind
        self.icon: str = entry.text("icon")
        self.hp: int = entry.number("hp", least=1) if kind == COMPANION else 0
        self.clauses: tuple[Clause, ...] = entry.read("rules", worn)
        self.rows: list[Clause | None] = [None] * 4
        for clause in self.clauses:
            if clause.kind == v.ROW:
                self.rows[clause.n] = clause
        timed = any(clause.kind == v.ROW and clause.n for clause in self.clauses)
        if kind in (INSTEAD, PLUS) and not timed:
            raise entry.bad("timed equipment needs a round", "rules")
        if kind == SKILL_GEAR and not any(clause.kind == v.USE for clause in self.clauses):
            raise entry.bad("equipment for Skill actions needs 'skill: …'", "rules")
        if kind == ALWAYS_ACTIVE and timed:
            raise entry.bad("equipment that is always active has no round but 0", "rules")


def read_gear(file: ContentFile) -> list[Gear]:
    codes = Codes()
    cards: list[Gear] = []
    for entry in file.entries():
        gear = Gear(entry, entry.one_of("is", CLASSES))
        codes.take(entry, gear.code)
        entry.finish()
        cards.append(gear)
    codes.finish()
    return cards
