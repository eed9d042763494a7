"""What lies on the table during a run, in a form that copies in microseconds."""

from typing import Final

from samobranka.core.agenda import Due
from samobranka.core.decision import Decision
from samobranka.core.info import OptionValue
from samobranka.games.dead_cells.box.cards import SERENADE
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.material import GUESTS, HEROES, MONSTERS, SERENADE_BOARD
from samobranka.games.dead_cells.options import EN2024, OPEN
from samobranka.games.dead_cells.record import Record

NOBODY: Final = -1
NOWHERE: Final = -1
HAND: Final = 3

# Single cards of monsters and elites: the kind of each, those of the Well last; and which belong to a biome.
MONSTER_CARDS: Final[tuple[int, ...]] = tuple(
    kind for kind, foe in enumerate((*MONSTERS, *GUESTS)) for _ in range(len(foe.codes))
)


# By how many they are and who begins: everybody, in order.
CLOCKWISE: Final[list[list[tuple[int, ...]]]] = [
    [tuple((first + step) % count for step in range(count)) for first in range(count)] for count in range(5)
]


class Setup:
    """The options of this table. Never changes, so that all copies share it."""

    __slots__ = ("en2024", "hands_open", "seats", "solo")

    def __init__(self, options: dict[str, OptionValue], seats: int) -> None:
        self.seats: int = seats
        self.solo: bool = seats == 1
        self.en2024: bool = options["ruleset"] == EN2024
        self.hands_open: bool = options["hands"] == OPEN


class Enemy:
    """Somebody who stands against the Group: its kind, its card, and what lies on it."""

    __slots__ = (
        "acted", "came", "card", "damage", "foe", "frozen", "hidden", "hurt", "idle", "invisible", "shields", "states",
    )  # fmt: skip

    def __init__(self, foe: int, card: int, like: "Enemy | None" = None) -> None:
        self.foe: int = foe
        # A monster card, or NOBODY for a boss and what it calls.
        self.card: int = card
        self.damage: int = 0 if like is None else like.damage
        self.shields: int = 0 if like is None else like.shields
        self.states: list[int] = [0] * len(v.STATES) if like is None else like.states[:]
        # Rows that bear a Frozen token, as bits.
        self.frozen: int = 0 if like is None else like.frozen
        # In this round: whether it has acted, and whether it can be seen.
        self.acted: bool = False if like is None else like.acted
        self.invisible: bool = False if like is None else like.invisible
        # Whether it skips its row in this round; and whom its actions have hurt in this fight, as bits.
        self.idle: bool = False if like is None else like.idle
        self.hurt: int = 0 if like is None else like.hurt
        # Whether it lies face down in the dark.
        self.hidden: bool = False if like is None else like.hidden
        # Of the Time Keeper: whether she has come from behind to the far space in this round.
        self.came: bool = False if like is None else like.came

    def key(self) -> tuple[object, ...]:
        marks = self.damage, self.shields, tuple(self.states), self.frozen
        return self.foe, self.card, *marks, self.acted, self.invisible, self.idle, self.hurt, self.hidden, self.came


class Fighter:
    """A Beheaded with his board and cards; or, in solo, Serenade, who comes after him.

    The deck is a bag and the cards on top of it whose place is known, the top last. The discard has an order.
    """

    __slots__ = (
        "acted", "active", "announced", "bag", "damage", "discard", "gear", "gear_damage", "gold", "hand", "hearts", "hero",
        "levels", "malaise", "melee", "shields", "sick", "slots", "states", "top", "unhurt", "used", "warded", "worms",
    )  # fmt: skip

    def __init__(self, hero: int, like: "Fighter | None" = None) -> None:
        """Nobody yet, or a copy."""
        self.hero: int = hero
        if like is None:
            # DC-SET-10: three health points, and the markers of the tracks on their first spaces.
            self.hearts: int = SERENADE_BOARD.hp if hero == SERENADE else HEROES[hero].hp if hero >= 0 else 0
            self.damage: int = 0
            self.levels: list[int] = [0, 0, 0]
            self.slots: int = HEROES[hero].slots_open if 0 <= hero < SERENADE else 0
            self.shields: int = 0
            self.gold: int = 0
            # Tokens of each state; Frozen ones by the rows of the first card that bear them, as bits.
            self.states: list[int] = [0] * len(v.STATES)
            self.worms: int = 0
            self.gear: list[int] = []
            # Of companions, slot by slot.
            self.gear_damage: list[int] = []
            self.hand: list[int] = []
            self.bag: list[int] = []
            self.top: list[int] = []
            self.discard: list[int] = []
            # Cards in the active space, in the order in which they were placed, and what was announced with each: its kind
            # and the round.
            self.active: list[int] = []
            self.announced: list[tuple[int, int]] = []
            # Whether he has acted in this round, and whether states cannot touch him in it; whether he is unhurt in this fight.
            self.acted: bool = False
            self.warded: bool = False
            self.unhurt: bool = True
            # Abilities that he has used (rules/abilities.py), as bits: in this round, fight, biome and run (v.ROUND … v.RUN).
            self.used: list[int] = [0] * (v.RUN + 1)
            # Of Serenade: whether her board shows MELEE.
            self.melee: bool = False
            # DC-MAL-02: how many cards his Malaise token still brings (0: he has none), and the card of this fight or Turn.
            self.sick: int = 0
            self.malaise: int = NOBODY
        else:
            self.hearts = like.hearts
            self.damage = like.damage
            self.levels = like.levels[:]
            self.slots = like.slots
            self.shields = like.shields
            self.gold = like.gold
            self.states = like.states[:]
            self.worms = like.worms
            self.gear = like.gear[:]
            self.gear_damage = like.gear_damage[:]
            self.hand = like.hand[:]
            self.bag = like.bag[:]
            self.top = like.top[:]
            self.discard = like.discard[:]
            self.active = like.active[:]
            self.announced = like.announced[:]
            self.acted = like.acted
            self.warded = like.warded
            self.unhurt = like.unhurt
            self.used = like.used[:]
            self.melee = like.melee
            self.sick = like.sick
            self.malaise = like.malaise

    def key(self) -> tuple[object, ...]:
        return (
            self.hero, self.hearts, self.damage, tuple(self.levels), self.slots, self.shields, self.gold, tuple(self.states),
            self.worms, tuple(self.gear), tuple(self.gear_damage), tuple(sorted(self.hand)), tuple(sorted(self.bag)),
            tuple(self.top), tuple(self.discard), tuple(self.active), tuple(self.announced),
            self.acted, self.warded, self.unhurt, tuple(self.used), self.melee,
            self.sick, self.malaise,
        )  # fmt: skip

    def alive(self) -> bool:
        """DC-ACT-03: not every heart left of the marker holds a damage token."""
        return self.damage < self.hearts

    def cards(self) -> list[int]:
        return self.hand + self.bag + self.top + self.discard + self.active


class Bag:
    """DC-EXP-09: what the Group carries together. Scrolls by colour, the fourth is of choice."""

    __slots__ = ("blueprints", "cells", "gear", "keys", "potions", "scrolls", "teeth")

    def __init__(self, like: "Bag | None" = None) -> None:
        self.teeth: int = 0 if like is None else like.teeth
        self.cells: int = 0 if like is None else like.cells
        self.potions: int = 0 if like is None else like.potions
        self.keys: int = 0 if like is None else like.keys
        # DC-RE-05: looted, and handed out in Upkeep.
        self.scrolls: list[int] = [0, 0, 0, 0] if like is None else like.scrolls[:]
        self.gear: list[int] = [] if like is None else like.gear[:]
        self.blueprints: list[int] = [] if like is None else like.blueprints[:]

    def key(self) -> tuple[object, ...]:
        mixed = tuple(self.scrolls), tuple(self.gear), tuple(self.blueprints)
        return self.teeth, self.cells, self.potions, self.keys, *mixed


class Fight:
    """A combat: who stands on the four spaces (L, R1, R2, R3), what lies at the Group's feet, who passes.

    Against a boss four more places follow: of Shurikens that share a space with somebody.
    """

    __slots__ = (
        "boss", "challenger", "fell", "fled", "fresh", "kills", "line", "loot", "passed", "passer", "round", "shown", "side",
        "slew", "swapped", "swords", "symbol", "terrain", "touched", "turn_bag", "turn_card", "turn_discard",
    )  # fmt: skip

    def __init__(self, like: "Fight | None" = None) -> None:
        if like is None:
            self.line: list[Enemy | None] = [None] * len(v.PLACES)
            self.loot: Bag = Bag()
            self.terrain: int = 0
            self.round: int = 0
            # DC-CMP-11: with four players one does not take part.
            self.passer: int = NOBODY
            # Whether the active cards lie face up.
            self.shown: bool = False
            # Where the enemy stands that an action touched last, and whether a hero has killed since his ability began.
            self.touched: int = NOWHERE
            self.slew: bool = False
            # How many enemies have been killed, and whether one has got away.
            self.kills: int = 0
            # DC-MUT-09: whose first cards have changed places.
            self.swapped: tuple[int, ...] = ()
            self.fled: bool = False
            # DC-CHL-01: the elite that was asked for.
            self.challenger: int = NOBODY
            # DC-SOL-03: the symbol whose power Serenade has in this fight.
            self.symbol: int = NOBODY
            # Of a boss: who it is, which side of its card, its Turn cards, the one that lies there, and Swords still to come.
            self.boss: int = NOBODY
            self.side: int = 0
            self.turn_bag: list[int] = []
            self.turn_discard: list[int] = []
            self.turn_card: int = NOBODY
            self.swords: int = 0
            # DC-BOS-02, DC-BOS-04: whether this Turn begins with round 0, and who has passed already, as bits.
            self.fresh: bool = True
            self.passed: int = 0
            # DC-BOS-05: where it fell a moment ago; everything else that was due is forgotten then.
            self.fell: int = NOWHERE
        else:
            self.line = [None if enemy is None else Enemy(enemy.foe, enemy.card, enemy) for enemy in like.line]
            self.loot = Bag(like.loot)
            self.terrain = like.terrain
            self.round = like.round
            self.passer = like.passer
            self.shown = like.shown
            self.touched = like.touched
            self.slew = like.slew
            self.kills = like.kills
            self.swapped = like.swapped
            self.fled = like.fled
            self.challenger = like.challenger
            self.symbol = like.symbol
            self.boss = like.boss
            self.side = like.side
            self.turn_bag = like.turn_bag[:]
            self.turn_discard = like.turn_discard[:]
            self.turn_card = like.turn_card
            self.swords = like.swords
            self.fresh = like.fresh
            self.passed = like.passed
            self.fell = like.fell

    def key(self) -> tuple[object, ...]:
        line = tuple(None if enemy is None else enemy.key() for enemy in self.line)
        return (
            line, self.loot.key(), self.terrain, self.round, self.passer, self.shown, self.touched, self.slew,
            self.kills, self.swapped, self.fled, self.challenger, self.symbol, self.boss, self.side,
            tuple(sorted(self.turn_bag)), tuple(sorted(self.turn_discard)),
            self.turn_card, self.swords, self.fresh, self.passed, self.fell,
        )  # fmt: skip


class State:
    """A run. Lists that seldom change (`tiles`, `collector`) are shared by copies: a rule puts a new list there."""

    __slots__ = (
        "agenda", "asked", "bag", "bells", "biomes", "collector", "dark", "ending", "face", "fallen", "fate", "fight",
        "fighters", "first", "foreseen", "gear_bag", "gear_discard", "gear_top", "monster_discard", "monsters", "record",
        "rung", "seals", "setup", "space", "stage", "tally", "throws", "tile_bag", "tiles", "trail", "turn", "visited",
    )  # fmt: skip

    def __init__(self, setup: Setup, record: Record, like: "State | None" = None) -> None:
        """An empty table, or a copy of another one."""
        self.setup: Setup = setup
        self.record: Record = record
        if like is None:
            self.fighters: list[Fighter] = [Fighter(NOBODY) for _ in range(setup.seats)]
            # Who holds the First Player token, by fighter; NOBODY: it has not been handed out.
            self.first: int = NOBODY
            self.bag: Bag = Bag()
            # Blueprints in the Collector's space, in the order in which they were found.
            self.collector: tuple[int, ...] = ()
            # Equipment: a bag, the known top (the top last), the discard.
            self.gear_bag: list[int] = []
            self.gear_top: list[int] = []
            self.gear_discard: list[int] = []
            # Where the Group is: stage, face, space; what is known of the tiles on the face (NOWHERE: face down, not drawn),
            # and the tiles from which they will be drawn.
            self.stage: int = NOWHERE
            self.face: int = NOWHERE
            self.space: int = NOWHERE
            self.tiles: tuple[int, ...] = ()
            self.tile_bag: list[int] = []
            # The way of this run: for each step a face and a space; NOWHERE where a biome begins.
            self.trail: tuple[tuple[int, int], ...] = ()
            # Cards of this biome's monsters and elites, both in one bag: a draw knows which it wants.
            self.monsters: list[int] = []
            self.monster_discard: list[int] = []
            # DC-MUT-08: of these the monsters, and the elites, that are known to lie on top of their decks, the top last.
            self.foreseen: tuple[tuple[int, ...], ...] = ((), ())
            self.fight: Fight | None = None
            # Of this biome: what holds until it is left, as bits (rules/evils.py); bells that lie face down, corridors whose
            # bell has rung, lanterns that are out, as bits.
            self.seals: int = 0
            self.bells: tuple[int, ...] = (0, 1, 2)
            self.rung: int = 0
            self.dark: int = 0
            # How many biomes have been entered in this run.
            self.biomes: int = 0
            self.turn: int = 0
            self.agenda: list[Due] = []
            self.ending: str = ""
            # After the run (rules/ending.py): why it ended (`ending` says so, too, once the cells are spent), and who was dead
            # then, as bits.
            self.fate: str = ""
            self.fallen: int = 0
            # Biomes entered in this run, as bits, and throws into the Well after it.
            self.visited: int = 0
            self.throws: int = 0
            # What feats count, by their goals (rules/feats.py).
            self.tally: tuple[int, ...] = (0,) * len(v.GOALS)
            # The open question. It follows from the rest, and is kept so that it is worked out only once.
            self.asked: Decision | None = None
        else:
            self.fighters = [Fighter(fighter.hero, fighter) for fighter in like.fighters]
            self.first = like.first
            self.bag = Bag(like.bag)
            self.collector = like.collector
            self.gear_bag = like.gear_bag[:]
            self.gear_top = like.gear_top[:]
            self.gear_discard = like.gear_discard[:]
            self.stage = like.stage
            self.face = like.face
            self.space = like.space
            self.tiles = like.tiles
            self.trail = like.trail
            self.tile_bag = like.tile_bag[:]
            self.monsters = like.monsters[:]
            self.monster_discard = like.monster_discard[:]
            self.foreseen = like.foreseen
            self.fight = None if like.fight is None else Fight(like.fight)
            self.seals = like.seals
            self.bells = like.bells
            self.rung = like.rung
            self.dark = like.dark
            self.biomes = like.biomes
            self.turn = like.turn
            self.agenda = like.agenda[:]
            self.ending = like.ending
            self.fate = like.fate
            self.fallen = like.fallen
            self.visited = like.visited
            self.throws = like.throws
            self.tally = like.tally
            self.asked = like.asked

    def copy(self) -> "State":
        return State(self.setup, self.record, self)

    def key(self) -> tuple[object, ...]:
        asked = self.asked
        return (
            self.record.key(), tuple(fighter.key() for fighter in self.fighters), self.first, self.bag.key(), self.collector,
            tuple(sorted(self.gear_bag)), tuple(self.gear_top), tuple(sorted(self.gear_discard)), self.stage,
            self.face, self.space, self.tiles, self.trail, self.biomes, tuple(sorted(self.tile_bag)),
            tuple(sorted(self.monsters)), tuple(sorted(self.monster_discard)), self.foreseen,
            None if self.fight is None else self.fight.key(),
            self.seals, self.bells, self.rung, self.dark, self.turn, tuple(self.agenda), self.ending,
            self.fate, self.fallen, self.visited, self.throws, self.tally,
            None if asked is None else (asked.seat, asked.question, asked.about, tuple(asked.choices)),
        )  # fmt: skip

    def sealed(self, word: int) -> bool:
        """DC-CON-01 to DC-CON-04: whether a constraint or a lasting curse of this biome says so."""
        return bool(self.seals >> word & 1)

    def seat_of(self, fighter: int) -> int:
        """DC-SOL-12: in solo one seat decides for both."""
        return 0 if self.setup.solo else fighter

    def spokesman(self) -> int:
        """DC-SET-14: the First Player's seat answers for the Group; before there is one, seat 1."""
        return 0 if self.first == NOBODY else self.seat_of(self.first)

    def beheaded(self) -> range:
        """The fighters that are Beheaded; Serenade comes after them."""
        return range(self.setup.seats)

    def group(self) -> tuple[int, ...]:
        """Everybody, clockwise from the First Player."""
        return CLOCKWISE[len(self.fighters)][self.first if self.first > 0 else 0]


def broken_invariants(s: State) -> list[str]:
    """Nothing is created or lost, and nothing lies where it cannot."""
    wrong: list[str] = []
    worn = [gear for fighter in s.fighters for gear in fighter.gear]
    gear = s.gear_bag + s.gear_top + s.gear_discard + worn + s.bag.gear + ([] if s.fight is None else s.fight.loot.gear)
    if s.first != NOBODY and sorted(gear) != sorted(s.record.equipment):
        wrong.append("the equipment of the campaign is not in one place each")
    heroes = [fighter.hero for fighter in s.fighters if fighter.hero != NOBODY]
    if len(set(heroes)) != len(heroes):
        wrong.append("two seats play the same Beheaded")
    for number, fighter in enumerate(s.fighters):
        if len(set(fighter.cards())) != len(fighter.cards()):
            wrong.append(f"fighter {number}: a card is double")
        if not all(0 <= level <= 5 for level in fighter.levels):
            wrong.append(f"fighter {number}: a marker has left its track")
        if len(fighter.gear) > fighter.slots or len(fighter.gear) != len(fighter.gear_damage):
            wrong.append(f"fighter {number}: more equipment than slots")
        if fighter.damage > fighter.hearts:
            wrong.append(f"fighter {number}: more damage than hearts")
    standing = [] if s.fight is None else [enemy.card for enemy in s.fight.line if enemy is not None]
    monsters = [card for card in s.monsters + s.monster_discard + standing if card != NOBODY]
    if len(set(monsters)) != len(monsters):
        wrong.append("a monster stands in two places")
    if any(card not in s.monsters for deck in s.foreseen for card in deck):
        wrong.append("a monster is known to lie where it does not")
    lying = [tile for tile in s.tiles if tile != NOWHERE]
    if len({*lying, *s.tile_bag}) != len(lying) + len(s.tile_bag):
        wrong.append("a tile lies in two places")
    return wrong
