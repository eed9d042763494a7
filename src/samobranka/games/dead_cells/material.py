"""What is in the box, as tables: everything that `content/*.toml` says, read once and numbered.

Each kind of card has numbers of its own from 0; `names.py` has what they are called. No logic here.
"""

from typing import Final

from samobranka.games.dead_cells.box.cards import Card, Hero, Serenade, read_heroes, read_starters
from samobranka.games.dead_cells.box.decks import DECKS, SECRETS, WELL, Upgrade, read_deck
from samobranka.games.dead_cells.box.files import ContentFile
from samobranka.games.dead_cells.box.foes import Boss, Foe, read_bosses, read_monsters
from samobranka.games.dead_cells.box.gear import Gear, read_gear
from samobranka.games.dead_cells.box.places import Face, read_faces, read_tiles
from samobranka.games.dead_cells.box.world import World
from samobranka.games.dead_cells.language.tiles import Tile

_BOARDS: Final = read_heroes(ContentFile("heroes.toml"))
HEROES: Final[tuple[Hero, ...]] = _BOARDS[0]
SERENADE_BOARD: Final[Serenade] = _BOARDS[1]
WORLD: Final[World] = World(ContentFile("world.toml"))

# Upgrades by deck (survival, tactics, brutality, Well, Secrets), from the lowest card to the cover; and all of them in a row.
_BOXED_GEAR: Final[tuple[Gear, ...]] = tuple(read_gear(ContentFile("gear.toml")))
_CODES: Final[list[str]] = [card.code for card in _BOXED_GEAR]
_UPGRADE_FILE: Final = ContentFile("upgrades.toml")
_WELL_FILE: Final = ContentFile("well.toml")
_SECRET_FILE: Final = ContentFile("secrets.toml")
UPGRADE_DECKS: Final[tuple[tuple[Upgrade, ...], ...]] = tuple(
    tuple(read_deck(_WELL_FILE if deck == WELL else _SECRET_FILE if deck == SECRETS else _UPGRADE_FILE, deck, _CODES))
    for deck in range(len(DECKS))
)
UPGRADES: Final[tuple[Upgrade, ...]] = tuple(card for deck in UPGRADE_DECKS for card in deck)

# Combat cards: the starting ones, then the improved ones.
CARDS: Final[tuple[Card, ...]] = (
    *read_starters(ContentFile("cards.toml")),
    *(upgrade.card for upgrade in UPGRADES if upgrade.card is not None),
)
# Equipment: the starting cards and the blueprints, then the Secrets among them.
GEAR: Final[tuple[Gear, ...]] = (
    *_BOXED_GEAR,
    *(upgrade.gear for upgrade in UPGRADES if upgrade.gear is not None),
)
BOSSES: Final[tuple[Boss, ...]] = tuple(read_bosses(ContentFile("bosses.toml")))

# Kinds of enemies: monsters and elites, those that the Well may add, the sides of the bosses, and what those call.
MONSTERS: Final[tuple[Foe, ...]] = tuple(read_monsters(ContentFile("monsters.toml")))
GUESTS: Final[tuple[Foe, ...]] = tuple(upgrade.foe for upgrade in UPGRADES if upgrade.foe is not None)
FOES: Final[tuple[Foe, ...]] = (
    *MONSTERS,
    *GUESTS,
    *(side for boss in BOSSES for side in boss.sides),
    *(thing for boss in BOSSES for thing in boss.things),
)
TILES: Final[tuple[Tile, ...]] = tuple(read_tiles(ContentFile("tiles.toml")))
FACES: Final[tuple[Face, ...]] = tuple(read_faces(ContentFile("boards.toml"), tuple(boss.id for boss in BOSSES)))
