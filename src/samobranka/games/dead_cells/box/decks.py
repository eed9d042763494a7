"""The decks that are never shuffled: upgrades, the Well and the Secrets."""

from collections.abc import Container
from typing import Final

from samobranka.games.dead_cells.box.cards import NOBODYS, Card, read_card
from samobranka.games.dead_cells.box.files import Codes, ContentFile, Entry
from samobranka.games.dead_cells.box.foes import Foe, read_monster
from samobranka.games.dead_cells.box.gear import CLASSES, Gear
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.language.clauses import Clause, owned

DECKS: Final[tuple[str, ...]] = ("SV", "TC", "BR", "W", "S")
SURVIVAL_DECK: Final = 0
TACTICS_DECK: Final = 1
BRUTALITY_DECK: Final = 2
WELL: Final = 3
SECRETS: Final = 4

IMPROVED: Final = 0
AT_START: Final = 1
DURING: Final = 2
SKILL_CARD: Final = 3
INSTRUCTION: Final = 4
FEAT: Final = 5
COVER: Final = 6
JOINING: Final = 7
SECRET_GEAR: Final = 8
PERMANENT: Final = 9
NOW: Final = 10
KINDS: Final[dict[str, int]] = {
    "improved": IMPROVED, "start": AT_START, "during": DURING, "skill": SKILL_CARD, "instruction": INSTRUCTION, "feat": FEAT,
    "cover": COVER, "monster": JOINING, "gear": SECRET_GEAR, "permanent": PERMANENT, "now": NOW,
}  # fmt: skip


class Upgrade:
    """A card of these decks: an effect, or a combat card, a monster or a piece of equipment."""

    __slots__ = ("card", "code", "deck", "effect", "foe", "gear", "icon", "id", "kind", "level", "replace", "stack")

    def __init__(self, entry: Entry, deck: int) -> None:
        self.id: str = entry.id
        self.deck = deck
        self.code: str = entry.text("code")
        self.kind: int = entry.one_of("is", KINDS)
        self.effect: Clause | None = None
        self.card: Card | None = None
        self.gear: Gear | None = None
        self.foe: Foe | None = None
        # Cards of one stack share a slot; what it costs to take another skill's place.
        self.stack: str = entry.text("stack", "")
        self.level: int = entry.number("level", 0)
        self.replace: int = entry.number("replace", least=1) if self.kind == SKILL_CARD else 0
        self.icon: str = entry.text("icon", "")
        if self.kind == IMPROVED:
            self.card = read_card(entry, NOBODYS)
        elif self.kind == JOINING:
            self.foe = read_monster(entry, int(joins(entry)[1]), [self.code])
        elif self.kind == SECRET_GEAR:
            self.gear = Gear(entry, entry.one_of("gear", CLASSES))
        else:
            self.effect = entry.read("effect", owned)


def gear_named(card: Upgrade) -> list[str]:
    does = () if card.effect is None else card.effect.does
    return [f"ST-{atom[1]:02}" for atom in does if atom[0] == v.GEAR]


def joins(entry: Entry) -> str:
    biome = entry.text("joins")
    if biome not in (f"B{number}" for number in range(1, 8)):
        raise entry.bad(f"there is no biome {biome!r}", "joins")
    return biome


def read_deck(file: ContentFile, deck: int, gear: Container[str]) -> list[Upgrade]:
    """From the lowest card, which is taken first, to the cover. `gear`: codes of the equipment that an effect may name."""
    codes = Codes()
    cards: list[Upgrade] = []
    for entry in file.entries(DECKS[deck]):
        card = Upgrade(entry, deck)
        codes.take(entry, card.code)
        if not card.code.startswith(f"{DECKS[deck]}-"):
            raise entry.bad(f"the code {card.code} is none of {DECKS[deck]}", "code")
        for named in gear_named(card):
            if named not in gear:
                raise entry.bad(f"there is no equipment {named}", "effect")
        entry.finish()
        cards.append(card)
    codes.finish()
    return sorted(cards, key=lambda card: card.code)
