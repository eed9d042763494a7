"""What things are worth to the Group by what is printed on them: the measure of bots, hints and reports.

One unit is about a third of a health point. Nothing here looks at a fight that goes on (forecast.py does).
"""

from collections.abc import Iterable
from typing import Final

from samobranka.core.agenda import Due
from samobranka.games.dead_cells.box import decks
from samobranka.games.dead_cells.box.foes import ELITE
from samobranka.games.dead_cells.box.gear import COMPANION, INSTEAD, SKILL_GEAR
from samobranka.games.dead_cells.language import tiles as shapes
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.language.clauses import Clause
from samobranka.games.dead_cells.language.tiles import Tile
from samobranka.games.dead_cells.material import CARDS, FACES, FOES, GEAR, HEROES, TILES, UPGRADE_DECKS

# By health points left: the last ones are dear, and the dead end the run.
HEALTH: Final[tuple[float, ...]] = (-150.0, -15.0, -7.5, -3.6, -1.2, 0.6, 2.0, 3.0, 3.6)
CELL: Final = 2.5
TOOTH: Final = 0.55
POTION: Final = 5.0
KEY: Final = 2.0
SCROLL: Final = 3.6
PLAN: Final = 1.6
WORM: Final = -1.3
SECRET: Final = 6.0
RUNE: Final = 5.0

# How many of our spaces a range covers on the average, as a share of a blow that always finds somebody.
REACH: Final[dict[int, float]] = {
    v.FRONT: 0.85, v.MIDDLE: 0.5, v.FAR: 0.45, v.RIGHT: 1.0, v.LEFT | v.FRONT: 0.95, v.ANY: 1.1,
}  # fmt: skip
STRUCK: Final = 2.0
AFFLICTED: Final[tuple[float, ...]] = (3.4, 4.2, 2.4, 2.2, 2.0)
SHIELDED: Final = 1.9
GILDED: Final = 2.6
MENDED: Final = 2.6
SKILLED: Final = 1.3
LOOTED: Final = 2.2
# A blow in a later round finds somebody less often, and comes after theirs.
LATER: Final[tuple[float, ...]] = (1.15, 1.1, 1.0, 0.85, 0.6)


def of_deed(atom: Due) -> float:
    """What one action of a hero is worth, if things go as they mostly do."""
    kind, n, whom, where = atom
    times = max(n, 1) if n >= 0 else 1.5
    if kind in (v.HIT, v.PIERCE):
        spread = 1.7 if whom == v.ALL else 1.5 if whom == v.TWO else 1.0
        return STRUCK * times * spread * REACH.get(where & v.ANY, 1.0) * (1.1 if kind == v.PIERCE else 1.0)
    if kind == v.INFLICT:
        return AFFLICTED[n] * REACH.get(where & v.ANY, 1.0) * (1.5 if whom in (v.TWO, v.ALL) else 1.0)
    if kind == v.SHIELD:
        return SHIELDED * times * (2.0 if whom == v.ALL else 1.0)
    if kind == v.GOLD:
        return GILDED * times
    if kind == v.HEAL:
        return MENDED * times
    if kind == v.SKILL:
        return SKILLED
    if kind == v.LOOT:
        return LOOTED
    if kind in (v.PUSH, v.PULL, v.CLEANSE, v.WARD, v.DRAW):
        return 0.8
    if kind == v.REPEAT_ROW:
        return 2.0
    return of_gain(atom) if kind >= v.TEETH else 0.0


def of_gain(atom: Due) -> float:
    """What a gain, or a penalty in its place, is worth."""
    kind, n = atom[0], atom[1]
    times = max(n, 1) * (3 if atom[2] == v.ALL else 1)
    return times * GAINED.get(kind, 0.5)


GAINED: Final[dict[int, float]] = {
    v.TEETH: TOOTH, v.CELLS: CELL, v.POTIONS: POTION, v.KEYS: KEY, v.SCROLL: SCROLL, v.VIALS: 2.2, v.EQUIPMENT: 3.2,
    v.BLUEPRINT: PLAN, v.SECRET: SECRET, v.RUNE: RUNE, v.HEART: 3.0, v.GEAR: 3.0, v.UNWORM: 1.0, v.RELIGHT: 0.8,
    v.PURGE: 2.0, v.WOUND: -3.0, v.WORM: WORM, v.SICKEN: -2.0, v.UNSICKEN: 1.0, v.REVEAL: 0.6,
}  # fmt: skip


def of_row(row: Iterable[Due], number: int) -> float:
    return LATER[number] * sum(of_deed(atom) for atom in row)


def _card(card: int) -> float:
    return sum(of_row(row, number) for number, row in enumerate(CARDS[card].rows))


def of_clause(clause: Clause) -> float:
    """What a step of a track or a clause of equipment is worth in a run."""
    kind = clause.kind
    does = sum(of_deed(atom) for atom in clause.does)
    if kind == v.ROW:
        return 1.4 * does * LATER[clause.n] if clause.n else 1.7 * does
    if kind == v.USE:
        return 0.5 * does if clause.limit else 0.6 * does
    if kind == v.ON:
        return 0.8 * does
    if kind == v.IMMUNE:
        return (2.2, 1.6, 2.6, 1.2, 1.0)[clause.n]
    return HELD.get(kind, 1.5)


HELD: Final[dict[int, float]] = {
    v.HEARTS: 5.0, v.SLOT: 3.4, v.BONUS: 2.2, v.CANCEL_DAMAGE: 3.2, v.POISON_LESS: 1.6, v.LOOT_TYPES: 1.8,
    v.FRONT_ALSO_BEHIND: 1.6, v.WARD_STATE: 2.2, v.SEE_IN_DARK: 0.8, v.BODYGUARD: 4.0, v.FREE_HAND_CHECK: 0.8,
    v.CHEATS_DEATH: 6.0, v.SKIP_FAR_ROW: 2.2, v.DECK_CHECK_TWO: 0.6,
}  # fmt: skip


def _gear(number: int) -> float:
    gear = GEAR[number]
    worth = sum(of_clause(clause) for clause in gear.clauses)
    if gear.kind == INSTEAD:
        # It takes the place of a row, which is mostly worth something, too.
        return 0.6 * worth
    if gear.kind == SKILL_GEAR:
        return 1.1 * worth
    return worth + 1.2 * gear.hp if gear.kind == COMPANION else worth


def _upgrade(deck: int, at: int) -> float:
    """A card of the ordered decks; `at`: the how manieth to leave it."""
    upgrade = UPGRADE_DECKS[deck][at]
    if upgrade.kind == decks.IMPROVED:
        return 5.0
    if upgrade.kind in (decks.AT_START, decks.DURING):
        return 4.0
    if upgrade.kind == decks.SKILL_CARD:
        return 3.0
    return 2.5 if upgrade.kind == decks.INSTRUCTION else 2.0


CARD: Final[tuple[float, ...]] = tuple(_card(card) for card in range(len(CARDS)))
GEAR_WORTH: Final[tuple[float, ...]] = tuple(_gear(gear) for gear in range(len(GEAR)))
# By hero, track and steps gained: what all of them are worth together.
TRACK: Final[tuple[tuple[tuple[float, ...], ...], ...]] = tuple(
    tuple(
        tuple(sum(1.2 + sum(of_clause(each) for each in step) for step in track[:level]) for level in range(len(track) + 1))
        for track in hero.tracks
    )
    for hero in HEROES
)
# By ordered deck and cards taken from it: what they are worth together.
TAKEN: Final[tuple[tuple[float, ...], ...]] = tuple(
    tuple(sum(_upgrade(deck, at) for at in range(count)) for count in range(len(cards)))
    for deck, cards in enumerate(UPGRADE_DECKS)
)


def _danger(foe: int) -> float:
    """Hits and states that an enemy deals if nobody hinders it, as tokens."""
    found = 0.0
    for row in FOES[foe].rows:
        for atom in row:
            if atom[0] == v.STRIKE:
                found += atom[1] * (3 if atom[2] == v.ALL else 2 if atom[2] == v.TWO else 1)
            elif atom[0] in (v.AFFLICT, v.WORM, v.SICKEN):
                found += 1.0
    return found


DANGER: Final[tuple[float, ...]] = tuple(_danger(foe) for foe in range(len(FOES)))


def _prey(foe: int) -> float:
    return sum(of_gain(atom) for atom in FOES[foe].death)


PREY: Final[tuple[float, ...]] = tuple(_prey(foe) for foe in range(len(FOES)))


def _gains(atoms: Iterable[Due]) -> float:
    return sum(of_gain(atom) for atom in atoms)


def _mean(values: list[float]) -> float:
    # From 0.0: a sum that begins with the whole number 0 is no float to a compiler.
    return sum(values, 0.0) / len(values)


class Room:
    """What a room gives, how many tokens of damage it threatens with, and how many it takes away: for nothing, or for teeth."""

    __slots__ = ("danger", "gives", "heals", "sells")

    def __init__(self, gives: float = 0.0, danger: float = 0.0, heals: float = 0.0, sells: float = 0.0) -> None:
        self.gives = gives
        self.danger = danger
        self.heals = heals
        self.sells = sells


def _vials(atoms: Iterable[Due]) -> float:
    return float(sum(max(atom[1], 1) for atom in atoms if atom[0] == v.VIALS))


def _dry(atoms: Iterable[Due]) -> float:
    """What it gives beside vials: what they are worth depends on who is hurt."""
    return sum([of_gain(atom) for atom in atoms if atom[0] != v.VIALS], 0.0)


def _tile(tile: Tile) -> Room:
    if tile.enemies:
        elites = sum(tile.enemies)
        monsters = len(tile.enemies) - elites
        kinds = [foe for foe in range(len(FOES)) if FOES[foe].biome == tile.biome]
        common = [DANGER[foe] for foe in kinds if FOES[foe].kind != ELITE]
        strong = [DANGER[foe] for foe in kinds if FOES[foe].kind == ELITE]
        prey = [PREY[foe] for foe in kinds if FOES[foe].kind != ELITE]
        rich = [PREY[foe] for foe in kinds if FOES[foe].kind == ELITE]
        danger = monsters * _mean(common) + elites * _mean(strong)
        return Room(0.75 * _gains(tile.gains) + monsters * _mean(prey) + elites * _mean(rich), danger)
    if tile.options:
        # A locked option is for those only who pass its check.
        sure = [0.6 if tile.lock != shapes.FREE and option is tile.options[-1] else 1.0 for option in tile.options]
        share, best = max(zip(sure, tile.options, strict=True), key=lambda pair: pair[0] * _gains(pair[1]))
        return Room(share * _dry(best) - (4.0 if tile.curse else 0.0), 0.0, share * _vials(best))
    if tile.goods:
        sold = [(good, price, uses) for good, price, uses in tile.goods if good[0] != v.VIALS]
        gives = sum([max(0.0, of_gain(good) - TOOTH * price) * min(uses, 1.5) for good, price, uses in sold], 0.0)
        return Room(gives, sells=float(sum(uses for good, _, uses in tile.goods if good[0] == v.VIALS)))
    if tile.door == shapes.DECK_CHECK:
        best = max(tile.checks, key=_gains)
        return Room(0.75 * _dry(best), heals=0.75 * _vials(best))
    if tile.door:
        return Room(0.6 * _dry(tile.gains) + 0.4 * _gains(tile.fails), heals=0.6 * _vials(tile.gains))
    return Room(-4.0) if tile.constraint else Room()


ROOM: Final[tuple[Room, ...]] = tuple(_tile(tile) for tile in TILES)


def _fog(biome: int, shape: int) -> Room:
    """A room that nobody has seen: the mean of what it may be."""
    rooms = [ROOM[number] for number, tile in enumerate(TILES) if tile.biome == biome and tile.shape == shape]
    if not rooms:
        return Room()
    return Room(
        _mean([room.gives for room in rooms]),
        _mean([room.danger for room in rooms]),
        _mean([room.heals for room in rooms]),
        _mean([room.sells for room in rooms]),
    )


# By face and space.
FOG: Final[tuple[tuple[Room, ...], ...]] = tuple(tuple(_fog(face.biome, shape) for shape in face.shapes) for face in FACES)
