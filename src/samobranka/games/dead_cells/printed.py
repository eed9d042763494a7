"""What is printed on cards, tiles and enemies, for those who draw them: made once, handed out to every view."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, Literal

from samobranka.core.agenda import Due
from samobranka.core.errors import Message
from samobranka.games.dead_cells import wording
from samobranka.games.dead_cells.box.cards import Card
from samobranka.games.dead_cells.box.decks import KINDS as AREAS
from samobranka.games.dead_cells.box.decks import SECRETS, Upgrade
from samobranka.games.dead_cells.box.foes import BOSS, ELITE, MONSTER, Foe
from samobranka.games.dead_cells.box.gear import CLASSES, Gear
from samobranka.games.dead_cells.facts.printed import (
    CardPrint,
    FoePrint,
    GearPrint,
    Reward,
    Sign,
    TilePrint,
    UpgradePrint,
    Words,
)
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.language.clauses import Clause
from samobranka.games.dead_cells.language.tiles import FREE, HAND_CHECK, Tile
from samobranka.games.dead_cells.material import BOSSES, CARDS, FOES, GEAR, SERENADE_BOARD, TILES, UPGRADES, WORLD
from samobranka.games.dead_cells.names import CARDS as CARD_NAMES
from samobranka.games.dead_cells.names import DECKS, HEROES, ROUNDS, SCROLLS, STATES, TRACKS
from samobranka.games.dead_cells.names import FOES as FOE_NAMES
from samobranka.games.dead_cells.names import GEAR as GEAR_NAMES
from samobranka.games.dead_cells.names import TILES as TILE_NAMES
from samobranka.games.dead_cells.names import UPGRADES as UPGRADE_NAMES

REMEMBERED: Final = 64
SERENADE: Final = "serenade"
# By its number: what an action or a gain is called. States and the like are named by what they are.
ATOMS: Final[dict[int, str]] = {
    **wording.AIMED, **wording.FOR_WHOM, **wording.COUNTED, v.SCROLL: "scroll", v.RUNE: "rune", v.GEAR: "gear",
}  # fmt: skip
USES: Final[tuple[Literal["instead", "plus", "always", "skill", "companion"], ...]] = (
    "instead", "plus", "always", "skill", "companion",
)  # fmt: skip
assert tuple(CLASSES) == USES
AREA_NAMES: Final[dict[int, str]] = {number: name for name, number in AREAS.items()}
RANKS: Final[dict[int, Literal["monster", "elite", "boss", "thing"]]] = {MONSTER: "monster", ELITE: "elite", BOSS: "boss"}
DOORS: Final[tuple[Literal["", "hand", "deck", "pay"], ...]] = ("", "hand", "deck", "pay")
ENDS: Final[tuple[Literal["", "falls", "falls-in-iii", "shifts", "heals-boss"], ...]] = (
    "", "falls", "falls-in-iii", "shifts", "heals-boss",
)  # fmt: skip
assert wording.ENDS == ENDS
# A boss is one figure on both sides of its card.
BOSS_ICONS: Final[dict[str, str]] = {side.id: boss.icon for boss in BOSSES for side in boss.sides}
TERRAINS: Final[tuple[Literal["", "wall", "hole"], ...]] = ("", "wall", "hole")


def words(message: Message) -> Words:
    """As plain data: a view holds nothing else."""
    return {
        "id": message.id,
        "facts": {name: words(fact) if isinstance(fact, Message) else fact for name, fact in message.facts.items()},
    }


def sign(atom: Due) -> Sign:
    kind, n, whom, where = atom
    if kind in (v.INFLICT, v.AFFLICT):
        return {"what": STATES[n], "n": 1, "whom": wording.WHOM[whom], "where": wording.RANGES.get(where, "")}
    if kind == v.SCROLL:
        reach = SCROLLS[where]
    elif kind == v.RUNE:
        reach = wording.RUNES[where]
    else:
        reach = wording.RANGES.get(where, "") if kind in wording.AIMED else ""
    return {"what": ATOMS.get(kind, ""), "n": n, "whom": wording.WHOM[whom], "where": reach}


def signs(atoms: Iterable[Due]) -> list[Sign]:
    return [sign(atom) for atom in atoms]


def reward(atoms: tuple[Due, ...]) -> Reward:
    return {"signs": signs(atoms), "text": words(wording.row(atoms))}


def card(number: int, card: Card) -> CardPrint:
    return {
        "id": CARD_NAMES[number],
        "hero": "" if card.owner < 0 else HEROES[card.owner],
        "symbols": [TRACKS[track] for track in range(len(TRACKS)) if card.checks >> track & 1],
        "rows": [signs(row) for row in card.rows[1:]],
        "text": [words(text) for text in wording.card(card)],
    }


def gear(number: int, card: Gear) -> GearPrint:
    timed = [clause for clause in card.clauses if clause.kind == v.ROW]
    return {
        "id": GEAR_NAMES[number],
        "icon": card.icon,
        "use": USES[card.kind],
        "health": card.hp,
        "blueprint": not card.code.startswith("ST-"),
        "rounds": [ROUNDS[clause.n] for clause in timed],
        "does": signs(first_done(card.clauses)),
        "text": [words(text) for text in wording.gear(card)],
    }


def first_done(clauses: tuple[Clause, ...]) -> tuple[Due, ...]:
    return next((clause.does for clause in clauses if clause.does), ())


def foe(number: int, foe: Foe) -> FoePrint:
    return {
        "id": FOE_NAMES[number],
        "icon": foe.icon or BOSS_ICONS[foe.id],
        "rank": RANKS.get(foe.kind, "thing"),
        "rows": [signs(row) for row in foe.rows],
        "immune": [STATES[state] for state in range(len(STATES)) if foe.immune >> state & 1],
        "death": signs(foe.death),
        "end": ENDS[foe.end],
        "text": [words(text) for text in wording.foe(foe)],
    }


def tile(number: int, tile: Tile) -> TilePrint:
    hand = tile.door == HAND_CHECK
    wanted = tile.price if hand else tile.lock
    return {
        "id": TILE_NAMES[number],
        "passes": tile.passes,
        "enemies": ["elite" if elite else "monster" for elite in tile.enemies],
        "terrain": TERRAINS[tile.terrain],
        "gains": signs(tile.gains if tile.lock == FREE else tile.options[-1]),
        "options": [
            {"signs": signs(option), "text": words(wording.option(tile, at))} for at, option in enumerate(tile.options)
        ],
        "curse": words(wording.rule(WORLD.curses[tile.biome][tile.curse - 1])) if tile.curse else None,
        "goods": [
            {"sign": sign(good), "price": price, "times": times, "text": words(wording.atom(good))}
            for good, price, times in tile.goods
        ],
        "door": DOORS[tile.door],
        "price": 0 if hand else tile.price,
        "symbol": "" if not hand and tile.lock == FREE else (*TRACKS, "deck")[wanted],
        "checks": [reward(check) for check in tile.checks],
        "fails": signs(tile.fails),
        "text": [words(text) for text in wording.tile(tile)],
    }


def upgrade(number: int, card: Upgrade) -> UpgradePrint:
    thing = card.gear or card.foe
    return {
        "id": UPGRADE_NAMES[number],
        "deck": "secret" if card.deck == SECRETS else DECKS[card.deck],
        "area": AREA_NAMES[card.kind],
        "icon": card.icon or (thing.icon if thing is not None else ""),
        "stack": card.stack,
        "replace": card.replace,
        "name": words(wording.upgrade_name(card)),
        "text": [words(text) for text in wording.upgrade(card)],
    }


CARD_PRINTS: Final = [card(number, each) for number, each in enumerate(CARDS)]
# DC-SOL-05: what Serenade does where she has no card.
SERENADE_PRINT: Final[CardPrint] = {
    "id": SERENADE,
    "hero": SERENADE,
    "symbols": [],
    "rows": [signs(row) for row in SERENADE_BOARD.rows[1:]],
    "text": [
        words(wording.said("round-plain", round=wording.ROUNDS[number], text=wording.row(atoms)))
        for number, atoms in enumerate(SERENADE_BOARD.rows)
        if atoms
    ],
}
GEAR_PRINTS: Final = [gear(number, each) for number, each in enumerate(GEAR)]
FOE_PRINTS: Final = [foe(number, each) for number, each in enumerate(FOES)]
TILE_PRINTS: Final = [tile(number, each) for number, each in enumerate(TILES)]
UPGRADE_PRINTS: Final = [upgrade(number, each) for number, each in enumerate(UPGRADES)]


# The same numbers give the same object, so that it is not told again (server/telling.py).


@lru_cache(maxsize=REMEMBERED)
def cards(numbers: tuple[int, ...], solo: bool) -> list[CardPrint]:
    return [*([SERENADE_PRINT] if solo else []), *(CARD_PRINTS[number] for number in numbers)]


@lru_cache(maxsize=REMEMBERED)
def equipment(numbers: tuple[int, ...]) -> list[GearPrint]:
    return [GEAR_PRINTS[number] for number in numbers]


@lru_cache(maxsize=REMEMBERED)
def foes(numbers: tuple[int, ...]) -> list[FoePrint]:
    return [FOE_PRINTS[number] for number in numbers]


@lru_cache(maxsize=REMEMBERED)
def tiles(numbers: tuple[int, ...]) -> list[TilePrint]:
    return [TILE_PRINTS[number] for number in numbers]


@lru_cache(maxsize=REMEMBERED)
def upgrades(numbers: tuple[int, ...]) -> list[UpgradePrint]:
    return [UPGRADE_PRINTS[number] for number in numbers]
