"""What a seat sees."""

from typing import Annotated, Literal, TypedDict

from samobranka.games.dead_cells.facts.pieces import FighterName, FoeName, MonsterName, Space
from samobranka.games.dead_cells.names import (
    BOSSES,
    CARDS,
    FACES,
    FIGHTERS,
    GEAR,
    HEROES,
    MALAISES,
    PLACES,
    RUNES,
    STAGES,
    TILES,
    UPGRADES,
)


class CardPiece(TypedDict):
    """A combat card."""

    id: Annotated[str, CARDS]
    kind: str


class HeroPiece(TypedDict):
    """A Beheaded who can be chosen."""

    id: Annotated[str, HEROES]
    kind: str


class GearPiece(TypedDict):
    """A card of equipment."""

    id: Annotated[str, GEAR]
    kind: str


class Worn(TypedDict):
    """Equipment in a slot."""

    id: Annotated[str, GEAR]
    kind: str
    health: Annotated[int, "of a companion: what it has left; else 0"]
    used: Annotated[bool, "in this round"]


class Token(TypedDict):
    """So many of a kind."""

    kind: str
    count: int


class PlacedCard(TypedDict):
    """A card in the active space."""

    card: Annotated[CardPiece, "null: it lies face down, and is not yours"] | None
    announced: Annotated[str, "what was announced with it"]
    round: Annotated[str, "for which round"]


class Fighter(TypedDict):
    """A Beheaded with his board, or Serenade."""

    id: Annotated[str, FIGHTERS]
    kind: Annotated[str, HEROES, "empty: not chosen yet"]
    seat: int
    health: Annotated[int, "what is left"]
    hearts: Annotated[int, "the most he can have"]
    levels: Annotated[list[int], "steps gained on survival, tactics, brutality"]
    slots: int
    shields: int
    gold: Annotated[int, "golden shields"]
    states: Annotated[list[Token], "without Frozen"]
    frozen: Annotated[list[str], "the rounds in which he is Frozen"]
    worms: int
    sick: Annotated[int, "cards that his Malaise token still brings; 0: he has none"]
    malaise: Annotated[str, MALAISES, "the Malaise card of this fight or Turn"] | None


class Cards(TypedDict):
    """What lies before a Beheaded, or before Serenade."""

    fighter: Annotated[str, FIGHTERS]
    seat: int
    gear: list[Worn]
    hand: Annotated[list[CardPiece], "empty for whoever may not see it"]
    held: Annotated[int, "cards in the hand"]
    active: Annotated[list[PlacedCard], "as they were placed"]
    deck: Annotated[int, "cards in it"]
    top: Annotated[list[CardPiece], "cards on top of the deck that everybody has seen, the top last"]
    unseen: Annotated[list[str], CARDS, "what lies in places that this seat cannot see: deck, hand, face down"]
    discard: Annotated[list[CardPiece], "the top last"]


class Bag(TypedDict):
    """Teeth and the like; what waits to be handed out."""

    teeth: int
    cells: int
    potions: int
    keys: int
    scrolls: Annotated[list[int], "survival, tactics, brutality, of choice"]
    gear: list[GearPiece]
    blueprints: list[GearPiece]


class SpaceOfBoard(TypedDict):
    """A space or an exit of the biome."""

    id: Annotated[str, PLACES]
    kind: Annotated[str, "its shape, or `exit`"]
    tile: Annotated[str, TILES, "what lies there face up"] | None
    x: float
    y: float
    here: bool


class Corridor(TypedDict):
    """A way, in the direction of its arrow."""

    start: Annotated[str, PLACES, "or `start`"]
    end: Annotated[str, PLACES]
    gate: Annotated[str, "rune, hand, deck, key, key-or-elite, bell, lantern; empty: none"]
    what: Annotated[str, "which rune or symbol, or which number"]


class Board(TypedDict):
    """The face on which the Group walks, with the column and row of each place."""

    face: Annotated[str, FACES]
    places: list[SpaceOfBoard]
    ways: list[Corridor]


class Foe(TypedDict):
    """An enemy on its space."""

    id: Space
    kind: Annotated[FoeName, "`dark`: it cannot be seen"]
    card: Annotated[MonsterName, "null: a boss, what it calls, or somebody in the dark"] | None
    health: int
    max: int
    shields: int
    states: list[Token]
    frozen: Annotated[list[str], "the rounds that it will skip"]
    invisible: bool


class Coming(TypedDict):
    """What happens next, in order."""

    what: Literal["row", "companions", "zero", "round-end", "upkeep"]
    piece: Annotated[str, "whose it is: a fighter or the space of an enemy; empty: everybody's"]
    round: str


class Threat(TypedDict):
    """Damage that is still printed for this round, on enemies that have not acted."""

    any: Annotated[int, "the Group says who takes it"]
    first: Annotated[int, "for the First Player"]
    each: Annotated[int, "for everybody who takes part"]


class BossCard(TypedDict):
    """A boss, and how far the fight with it has come."""

    id: Annotated[str, BOSSES]
    side: Annotated[int, "0 is the first instance"]
    turn_card: Annotated[int, "the Turn card that lies there, by its number"] | None
    passed: Annotated[list[str], FIGHTERS, "who has passed already, with four players"]
    swords: Annotated[int, "Swords still to come"]


class Fight(TypedDict):
    """A fight."""

    round: str
    line: list[Foe]
    loot: Bag
    terrain: Literal["", "wall", "hole"]
    passer: Annotated[FighterName, "who does not take part"] | None
    shown: Annotated[bool, "the placed cards lie face up"]
    coming: list[Coming]
    threat: Threat
    boss: BossCard | None


class Campaign(TypedDict):
    """The record of the campaign, as it is saved: cards by their codes and ids."""

    runs: Annotated[int, "played so far"]
    beaten: Annotated[list[str], "bosses"]
    runes: list[str]
    taken: Annotated[dict[str, int], "cards that have left each deck in code order"]
    equipment: list[str]
    decks: Annotated[dict[str, str], "improved cards, and whose each is"]
    start: Annotated[list[str], "Start-of-Game mutations"]
    during: Annotated[list[str], "During-Game mutations"]
    skill: Annotated[str, "the Skill card; empty: none"]
    feats: list[str]
    stored: list[str]
    start_slots: Annotated[int, "more than at first"]
    during_slots: Annotated[int, "more than at first"]
    healer: Annotated[int, "uses of the Healer, more than at first"]
    secrets: list[str]
    gifts: Annotated[list[str], "for the next run"]
    guests: Annotated[list[str], "monsters that have joined a biome"]
    purged_cards: list[str]
    purged_gear: list[str]
    purged_tiles: list[str]
    boss_cell: bool
    deeds: int
    well_runs: int


class View(TypedDict):
    """The table, as a seat sees it: all but other hands, cards that lie face down, and who stands in the dark."""

    game: Literal["dead_cells"]
    turn: Annotated[int, "rooms entered so far"]
    ruleset: str
    hands_open: bool
    phase: Annotated[Literal["camp", "map", "fight", "market", "over"], "which board is wanted"]
    stage: Annotated[str, STAGES, "where the run began"] | None
    biomes: Annotated[int, "entered in this run"]
    first: Annotated[str, FIGHTERS, "who holds the First Player token"] | None
    heroes: Annotated[list[HeroPiece], "Beheaded that nobody has taken yet, while that is open"]
    fighters: list[Fighter]
    cards: Annotated[list[Cards], "of each of them, in the same order"]
    bag: Bag
    offered: Annotated[list[GearPiece], "cards on show that can be bought"]
    collector: Annotated[list[GearPiece], "blueprints in the Collector's space"]
    equipment: Annotated[int, "cards in the equipment deck"]
    equipment_top: Annotated[list[GearPiece], "cards on top of it that everybody knows, the top last"]
    equipment_discard: list[GearPiece]
    board: Board | None
    runes: Annotated[list[str], RUNES, "those that are active"]
    seals: Annotated[list[str], "curses and constraints that hold until the biome is left"]
    dark: Annotated[list[int], "lanterns that are out, counted from 1"]
    bells: Annotated[int, "bells that lie face down"]
    fight: Fight | None
    mutations: Annotated[list[str], UPGRADES, "what lies on the mutation board and works"]
    stored: Annotated[list[str], UPGRADES]
    record: Annotated[Campaign, "the campaign as it stands: it is sent again only when it changes"]
    ending: Annotated[str, "why the run is over; empty while it goes on"]
