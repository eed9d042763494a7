"""What a seat sees."""

from typing import Annotated, Literal, TypedDict

from samobranka.games.dead_cells.facts.pieces import FighterName, FoeName, MonsterName, RoundName, Space
from samobranka.games.dead_cells.facts.printed import CardPrint, FoePrint, GearPrint, Sign, TilePrint, UpgradePrint, Words
from samobranka.games.dead_cells.names import (
    BOSSES,
    CARDS,
    DECKS,
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


class MonsterPiece(TypedDict):
    """A card of a monster or an elite that lies in its deck."""

    id: MonsterName
    kind: FoeName


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
    done: Annotated[bool, "its row of this round has been performed, or is past"]


class Fighter(TypedDict):
    """A Beheaded with his board, or Serenade."""

    id: Annotated[str, FIGHTERS]
    kind: Annotated[str, HEROES, "empty: not chosen yet"]
    seat: int
    health: Annotated[int, "what is left"]
    hearts: Annotated[int, "the most he can have"]
    levels: Annotated[list[int], "steps gained on survival, tactics, brutality; of Serenade the first is her one marker"]
    melee: Annotated[bool, "of Serenade: her board shows MELEE"]
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
    text: Annotated[Words, "what stands in it, in words"] | None
    leaves: Annotated[bool, "it begins where the Group is"]
    locked: Annotated[bool, "the rune is asleep, or there is no key"]
    walked: Annotated[bool, "the Group came this way"]


class Board(TypedDict):
    """The face on which the Group walks, with the column and row of each place."""

    face: Annotated[str, FACES]
    places: list[SpaceOfBoard]
    ways: list[Corridor]


class Counter(TypedDict):
    """Somebody who sells: in the market, or the merchant of a room."""

    who: Literal["healer", "merchant", "collector", "room"]
    state: Annotated[Literal["done", "open", "next"], "before, at or after the one who is asked for"]
    price: Annotated[int, "in teeth"]
    times: Annotated[int, "how often still, or how many cards"]
    good: Annotated[int, "of a room's merchant: which of his goods"]


class Pile(TypedDict):
    """A deck that cells buy from."""

    id: Annotated[str, DECKS]
    left: Annotated[int, "cards in it, without the cover"]
    price: Annotated[int, "of its lowest card, in cells"]
    shown: Annotated[str, UPGRADES, "its lowest card, where it lies face up"] | None


class Area(TypedDict):
    """A part of the mutation board."""

    id: Literal["start", "during", "skill", "feats"]
    cards: Annotated[list[str], UPGRADES]
    slots: int
    taken: Annotated[int, "slots that are filled: cards of one stack share one"]


class Door(TypedDict):
    """A place where a run may begin, open or not yet."""

    id: Annotated[str, STAGES]
    boss: Annotated[str, BOSSES, "who waits at its end"]
    needs: Annotated[str, BOSSES, "who must be beaten first"] | None
    open: bool


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
    done: Annotated[bool, "its row of this round has been performed, or is past"]


class Coming(TypedDict):
    """What happens next, in order."""

    what: Literal["row", "companions", "zero", "round-end", "upkeep"]
    piece: Annotated[str, "whose it is: a fighter or the space of an enemy; empty: everybody's"]
    round: str
    card: Annotated[int, "which of his cards, as they were placed"]


class Acting(TypedDict):
    """Who is performing a row at this moment."""

    piece: Annotated[str, "a fighter, or the space of an enemy"]
    card: Annotated[int, "which of his cards, as they were placed"]


class RoundEnd(TypedDict):
    """What the end of this round will do as things stand."""

    poisoned: Annotated[list[str], "whom poison will hurt, from left to right: fighters and spaces of enemies"]
    bleeding: Annotated[list[str], "who will die of Bleeding"]
    falling: Annotated[list[Space], "what will fall on the Group"]
    gaps: Annotated[bool, "enemies will close up"]


class Blow(TypedDict):
    """What a hit would do to one of us, while the Group says who takes it."""

    piece: FighterName
    stopped: Annotated[Literal["", "ability", "shield", "gold", "companion"], "what would stop it; `gold`: its owner is asked"]
    left: Annotated[int, "health points left after it, if nothing stops it"]


class Threat(TypedDict):
    """Damage that is still printed for a round, on enemies that have not acted in it."""

    round: RoundName
    any: Annotated[int, "the Group says who takes it"]
    first: Annotated[int, "for the First Player"]
    each: Annotated[int, "for everybody who takes part"]


class Added(TypedDict):
    """What the Turn card of a boss adds at the end of a row."""

    round: RoundName
    signs: list[Sign]


class BossCard(TypedDict):
    """A boss, and how far the fight with it has come."""

    id: Annotated[str, BOSSES]
    side: Annotated[int, "0 is the first instance"]
    turn_card: Annotated[int, "the Turn card that lies there, by its number"] | None
    turn_text: Annotated[list[Words], "what it says"]
    adds: Annotated[list[Added], "what it adds to rows of the boss"]
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
    acting: Acting | None
    threat: Threat
    ahead: Annotated[list[Threat], "the same for each later round, and before the cards lie open for every round"]
    round_end: RoundEnd
    blows: Annotated[list[Blow], "while somebody must take a hit; else empty"]
    hits: Annotated[int, "of the same strike that are still to be given out; 0: none"]
    boss: BossCard | None


class PastRun(TypedDict):
    """A run that is over."""

    stage: str
    heroes: list[str]
    way: Annotated[list[str], "biomes, and the shapes of the rooms in them, in the order in which they were entered"]
    end: str
    boss: Annotated[str, "at which boss; empty: before"]
    fallen: list[str]
    cells: Annotated[int, "that came home"]
    taken: Annotated[dict[str, int], "cards that had left each deck before these cells were spent"]


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
    history: list[PastRun]


class View(TypedDict):
    """The table, as a seat sees it: all but other hands, cards that lie face down, and who stands in the dark."""

    game: Literal["dead_cells"]
    turn: Annotated[int, "rooms entered so far"]
    ruleset: str
    hands_open: bool
    phase: Annotated[Literal["camp", "map", "fight", "market", "spending", "over"], "which board is wanted"]
    stage: Annotated[str, STAGES, "where the run began"] | None
    biomes: Annotated[int, "entered in this run"]
    rooms: Annotated[int, "entered in this run"]
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
    monsters_top: Annotated[list[MonsterPiece], "cards on top of the monsters that everybody knows, the top last; then elites"]
    board: Board | None
    runes: Annotated[list[str], RUNES, "those that are active"]
    seals: Annotated[list[str], "curses and constraints that hold until the biome is left"]
    dark: Annotated[list[int], "lanterns that are out, counted from 1"]
    bells: Annotated[int, "bells that lie face down"]
    fight: Fight | None
    mutations: Annotated[list[str], UPGRADES, "what lies on the mutation board and works"]
    stored: Annotated[list[str], UPGRADES]
    asks: Annotated[str, "the question that is open now; empty: none"]
    handing: Annotated[str, GEAR, "equipment that somebody must be given, or find a slot for"] | None
    counters: Annotated[list[Counter], "who sells something where the Group is, in their order"]
    piles: Annotated[list[Pile], "what cells buy from, after a run"]
    areas: Annotated[list[Area], "the mutation board"]
    doors: Annotated[list[Door], "where a run may begin"]
    bought: Annotated[str, UPGRADES, "the card that is being put somewhere, after a run"] | None
    fate: Annotated[str, "why the run ended, while its cells are being spent; else empty"]
    fallen: Annotated[list[str], FIGHTERS, "who was dead then"]
    card_prints: Annotated[list[CardPrint], "of combat cards that may be seen"]
    gear_prints: Annotated[list[GearPrint], "of equipment that lies open"]
    foe_prints: Annotated[list[FoePrint], "of enemies in this fight, and of those that are known to come"]
    tile_prints: Annotated[list[TilePrint], "of tiles that lie face up"]
    upgrade_prints: Annotated[list[UpgradePrint], "of the mutation board, what is stored, and what has just been bought"]
    record: Annotated[Campaign, "the campaign as it stands: it is sent again only when it changes"]
    ending: Annotated[str, "why the run is over; empty while it goes on"]
