"""`given`: a position, built line by line."""

from collections.abc import Mapping, Sequence
from typing import Final

from samobranka.core.chance import Chance
from samobranka.core.events import Emit
from samobranka.core.game import OptionValue
from samobranka.games.dead_cells.box.cards import SERENADE
from samobranka.games.dead_cells.box.foes import BOSS as A_BOSS
from samobranka.games.dead_cells.box.foes import ELITE, MONSTER
from samobranka.games.dead_cells.box.gear import COMPANION
from samobranka.games.dead_cells.language.tiles import HOLE, WALL
from samobranka.games.dead_cells.language.vocabulary import FROZEN, GOALS, NO_RUNES
from samobranka.games.dead_cells.material import BOSSES, FACES, FOES, GEAR, HEROES, TILES, WORLD
from samobranka.games.dead_cells.notation.words import WORDS, Told, fighters_of, of_fighters
from samobranka.games.dead_cells.record import Record
from samobranka.games.dead_cells.rules.bosses import begin_fight
from samobranka.games.dead_cells.rules.encounter import look_for_elites
from samobranka.games.dead_cells.rules.ending import DIED, beat_the_boss, end_the_run
from samobranka.games.dead_cells.rules.feats import note
from samobranka.games.dead_cells.rules.flow import settle
from samobranka.games.dead_cells.rules.setup import lay_the_table, monsters_of
from samobranka.games.dead_cells.rules.steps import BOSS, LIFE, PATH, ROUNDS
from samobranka.games.dead_cells.rules.summoned import SHURIKEN, SPACES, SWORD, side_of
from samobranka.games.dead_cells.rules.tracks import advance, open_slots
from samobranka.games.dead_cells.state import HAND, MONSTER_CARDS, NOBODY, NOWHERE, Enemy, Fight, Fighter, Setup, State
from samobranka.rulebook.notation import Reader, Unreadable


class Position:
    """What the lines say, before they are put together: the record first, then who plays, then where the Group is."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.record = Record()
        self.preparing = False
        self.heroes = list(range(setup.seats))
        self.first = 0
        self.face = 0
        self.space = NOWHERE
        self.hands: dict[int, list[int]] = {}
        self.decks: dict[int, list[int]] = {}
        self.discards: dict[int, list[int]] = {}
        self.gear: dict[int, list[int]] = {}
        self.bitten: dict[tuple[int, int], int] = {}
        self.levels: dict[int, list[int]] = {}
        self.health: dict[int, tuple[int, int]] = {}
        self.carried: dict[str, int] = {}
        self.tiles: dict[str, int] = {}
        self.top: list[int] = []
        # A fight whose cards lie face up: enemies by space, cards by seat, tokens on heroes, loot, terrain, who passes.
        self.line: dict[int, Told] = {}
        self.cards: dict[int, list[int]] = {}
        self.tokens: dict[int, tuple[int, list[int], int]] = {}
        self.gold: dict[int, int] = {}
        self.loot: dict[str, int] = {}
        self.terrain = 0
        self.passer = NOBODY
        # Of a boss: the Turn card that lies there, Shurikens by space, who has passed, Swords still to come, and whether the
        # Turn begins with round 0; or a boss whose fight is about to begin.
        self.boss = NOBODY
        self.turn_card = NOBODY
        self.shurikens: list[int] = []
        self.passed = 0
        self.swords = NOBODY
        self.fresh = False
        # DC-CHL-01: where the elite stands that was asked for.
        self.challenger = NOWHERE
        # What the biome does to the Group.
        self.worms: dict[int, int] = {}
        self.seals = 0
        self.dark = 0
        # Bells that have rung, as if each had hung in the corridor of its number.
        self.rung: list[int] = []
        # Enemies that have been killed in this run, and doors that have been opened.
        self.killed = 0
        self.doors = 0
        self.sick: dict[int, int] = {}
        self.suffering: dict[int, int] = {}
        # DC-SOL-08: whether Serenade's board shows MELEE; DC-SOL-03: the symbol that she has heard.
        self.melee = False
        self.symbol = NOBODY
        # A run that is about to end, and the boss that has just been beaten.
        self.over = False
        self.victory = NOBODY

    def prepare(self) -> None:
        self.preparing = True

    def cast(self, heroes: list[int]) -> None:
        if len(heroes) != self.setup.seats:
            raise Unreadable(f"there are {self.setup.seats} players, not {len(heroes)}")
        self.heroes = heroes

    def stand(self, face: int, space: str) -> None:
        self.face = face
        self.space = NOWHERE if space == "start" else self.space_called(space)

    def space_called(self, name: str) -> int:
        spaces = FACES[self.face].spaces
        if name not in spaces:
            raise Unreadable(f"there is no space {name!r} on {FACES[self.face].id}")
        return spaces.index(name)

    def own(self, card: int, hero: int) -> None:
        owners = self.record.owners
        self.record.owners = (*owners[:card], hero, *owners[card + 1 :])

    def add_gear(self, gears: list[int]) -> None:
        """Equipment that an example mentions belongs to the campaign."""
        self.record.equipment = (*self.record.equipment, *(card for card in gears if card not in self.record.equipment))

    def equip(self, seat: int, gears: list[int]) -> None:
        self.gear[seat] = gears
        self.add_gear(gears)

    def stack(self, gears: list[int]) -> None:
        self.top = gears
        self.add_gear(gears)

    def finish(self) -> State:
        if self.preparing:
            return lay_the_table(self.setup, self.record)
        s = State(self.setup, self.record)
        s.turn = 1
        s.first = self.first
        s.fighters = [Fighter(hero) for hero in self.heroes]
        if self.setup.solo:
            s.fighters.append(Fighter(SERENADE))
        for who in range(len(s.fighters)):
            self.arm(s, who)
        worn = [card for cards in self.gear.values() for card in cards]
        note(s, GOALS["companions_in_run"], sum(GEAR[card].kind == COMPANION for card in worn))
        s.gear_top = self.top[::-1]
        s.gear_bag = [card for card in self.record.equipment if card not in worn and card not in self.top]
        for name, number in self.carried.items():
            setattr(s.bag, name, number)
        self.explore(s)
        if self.boss != NOBODY:
            s.agenda = [(BOSS, self.boss)]
        elif self.line or self.cards:
            self.begin_fight(s)
        s.visited = 1 << FACES[self.face].biome
        if self.victory != NOBODY:
            beat_the_boss(s, self.victory, None)
        elif self.over:
            end_the_run(s, DIED, None)
        return s

    def face_boss(self, fought: int) -> Fight:
        """In the middle of a Turn, with one side of its card on the line."""
        boss = next(boss for boss in range(len(BOSSES)) if fought in (side_of(boss, 0), side_of(boss, 1)))
        fight = begin_fight(boss)
        fight.side = fought - side_of(boss, 0)
        fight.fresh, fight.passed, fight.turn_card = self.fresh, self.passed, self.turn_card
        if self.turn_card != NOBODY:
            fight.turn_bag.remove(self.turn_card)
        for space in self.shurikens:
            fight.line[SPACES + space] = Enemy(SHURIKEN, NOBODY)
        standing = sum(told[0] == SWORD for told in self.line.values())
        fight.swords = max(fight.swords - standing, 0) if self.swords == NOBODY else self.swords
        return fight

    def take(self, deck: int, number: int) -> None:
        taken = self.record.taken
        self.record.taken = (*taken[:deck], number, *taken[deck + 1 :])

    def begin_fight(self, s: State) -> None:
        sides = [told[0] for told in self.line.values() if FOES[told[0]].kind == A_BOSS]
        fight = self.face_boss(sides[0]) if sides else Fight()
        s.fight = fight
        fight.shown, fight.terrain, fight.passer = True, self.terrain, self.passer
        fight.symbol = self.symbol
        for space, (foe, damage, shields, states, frozen) in self.line.items():
            card = NOBODY
            if FOES[foe].kind in (MONSTER, ELITE):
                card = next(card for card in s.monsters if MONSTER_CARDS[card] == foe)
                s.monsters.remove(card)
            enemy = Enemy(foe, card)
            enemy.damage, enemy.shields, enemy.states, enemy.frozen = damage, shields, states, frozen
            fight.line[space] = enemy
            if space == self.challenger:
                fight.challenger = card
        for name, number in self.loot.items():
            setattr(fight.loot, name, number)
        for seat, fighter in enumerate(s.fighters):
            fighter.active = self.cards.get(seat, [])
            fighter.hand = [card for card in fighter.hand if card not in fighter.active]
            fighter.bag = [card for card in fighter.bag if card not in fighter.active]
            fighter.gold = self.gold.get(seat, 0)
            fighter.shields, fighter.states, frozen = self.tokens.get(seat, (0, [0] * 5, 0))
            fighter.states[FROZEN] = frozen
        look_for_elites(s, fight)
        s.agenda = [(ROUNDS,)] if sides else [(LIFE,), (ROUNDS,)]

    def arm(self, s: State, seat: int) -> None:
        fighter = s.fighters[seat]
        if fighter.hero == SERENADE:
            fighter.melee, fighter.levels = self.melee, self.levels.get(seat, [0, 0, 0])
        else:
            for track, level in enumerate(self.levels.get(seat, [0, 0, 0])):
                for _ in range(level):
                    advance(s, seat, track, None)
        if seat in self.health:
            left, fighter.hearts = self.health[seat]
            fighter.damage = fighter.hearts - left
        fighter.gear = self.gear.get(seat, [])
        fighter.gear_damage = [self.bitten.get((seat, gear), 0) for gear in fighter.gear]
        if fighter.hero != SERENADE:
            fighter.slots = max(open_slots(s, seat), min(len(fighter.gear), HEROES[fighter.hero].slots))
        fighter.hand = self.hands.get(seat, [])
        fighter.discard = self.discards.get(seat, [])
        rest = [card for card in s.record.deck_of(fighter.hero) if card not in fighter.hand + fighter.discard]
        if seat in self.decks:
            fighter.bag = self.decks[seat]
        else:
            fighter.bag = rest
            if seat not in self.hands and fighter.hero != SERENADE:
                fighter.hand, fighter.bag = rest[:HAND], rest[HAND:]

    def explore(self, s: State) -> None:
        face = FACES[self.face]
        s.face, s.space, s.biomes = self.face, self.space, 1
        lying = {self.space_called(name): tile for name, tile in self.tiles.items()}
        s.tiles = tuple(lying.get(space, NOWHERE) for space in range(len(face.spaces)))
        s.tile_bag = [number for number, tile in enumerate(TILES) if tile.biome == face.biome and number not in lying.values()]
        s.monsters = monsters_of(s.record, face.biome)
        s.seals, s.dark = self.seals, self.dark
        s.bells = tuple(bell for bell in s.bells if bell not in self.rung)
        s.rung = sum(1 << (bell + 1) for bell in self.rung)
        note(s, GOALS["bells_in_run"], len(self.rung))
        note(s, GOALS["kills_in_run"], self.killed)
        note(s, GOALS["doors_in_run"], self.doors)
        for seat, cards in self.sick.items():
            s.fighters[seat].sick = cards
        for seat, malaise in self.suffering.items():
            s.fighters[seat].malaise = malaise
        for seat, worms in self.worms.items():
            s.fighters[seat].worms = worms
        s.agenda = [(PATH,)]


LINES: Final = Reader[None](
    WORDS,
    {
        "preparation": Position.prepare,
        "heroes {heroes}": Position.cast,
        "first {player}": lambda p, seat: setattr(p, "first", seat),
        "hp {player}: {health}": lambda p, seat, health: p.health.__setitem__(seat, health),
        "tracks {player}: {levels}": lambda p, seat, levels: p.levels.__setitem__(seat, levels),
        "hand {player}: none": lambda p, seat: p.hands.__setitem__(seat, []),
        "hand {player}: {cards}": lambda p, seat, cards: p.hands.__setitem__(seat, cards),
        "deck {player}: none": lambda p, seat: p.decks.__setitem__(seat, []),
        "deck {player}: {cards}": lambda p, seat, cards: p.decks.__setitem__(seat, cards),
        "discard {player}: {cards}": lambda p, seat, cards: p.discards.__setitem__(seat, cards),
        "gear {player}: {gears}": Position.equip,
        "companion {player}: {gear} {number}": lambda p, seat, gear, number: p.bitten.__setitem__((seat, gear), number),
        "bag {carried}": lambda p, carried: p.carried.update(carried),
        "equipment deck: {gears}": Position.stack,
        "biome {face} at {space}": Position.stand,
        "tile {space}: {tile}": lambda p, space, tile: p.tiles.__setitem__(space, tile),
        "{on_line}: {enemy}": lambda p, space, enemy: p.line.__setitem__(space, enemy),
        "cards {player}: {cards}": lambda p, seat, cards: p.cards.__setitem__(seat, cards),
        "tokens {player}: {tokens}": lambda p, seat, tokens: p.tokens.__setitem__(seat, tokens),
        "gold {player}: {number}": lambda p, seat, number: p.gold.__setitem__(seat, number),
        "loot {carried}": lambda p, carried: p.loot.update(carried),
        "wall": lambda p: setattr(p, "terrain", WALL),
        "hole": lambda p: setattr(p, "terrain", HOLE),
        "passer {player}": lambda p, seat: setattr(p, "passer", seat),
        "worms {player}: {number}": lambda p, seat, number: p.worms.__setitem__(seat, number),
        "malaise {player}: {malaise}": lambda p, seat, malaise: p.suffering.__setitem__(seat, malaise),
        "sick {player}: {number}": lambda p, seat, number: p.sick.__setitem__(seat, number),
        "boss {boss}": lambda p, boss: setattr(p, "boss", boss),
        "turn card {turn}": lambda p, turn: setattr(p, "turn_card", turn),
        "shuriken {on_line}": lambda p, space: p.shurikens.append(space),
        "passed {player}": lambda p, seat: setattr(p, "passed", p.passed | 1 << seat),
        "swords to come {number}": lambda p, number: setattr(p, "swords", number),
        "killed {number}": lambda p, number: setattr(p, "killed", number),
        "doors {number}": lambda p, number: setattr(p, "doors", number),
        "healer {number}": lambda p, number: setattr(p.record, "healer", number),
        "well runs {number}": lambda p, number: setattr(p.record, "well_runs", number),
        "rung {number}": lambda p, number: p.rung.append(number - 1),
        "challenger {on_line}": lambda p, space: setattr(p, "challenger", space),
        "new instance": lambda p: setattr(p, "fresh", True),
        "no runes": lambda p: setattr(p, "seals", 1 << NO_RUNES),
        "constraint {number}": lambda p, number: setattr(p, "seals", 1 << WORLD.constraints[number - 1].kind),
        "lanterns out {number}": lambda p, number: setattr(p, "dark", (1 << number) - 1),
        "melee": lambda p: setattr(p, "melee", True),
        "symbol {track}": lambda p, track: setattr(p, "symbol", track),
        "boss cell": lambda p: setattr(p.record, "boss_cell", True),
        "runes {runes}": lambda p, runes: setattr(p.record, "runes", runes),
        "beaten {boss}": lambda p, boss: setattr(p.record, "beaten", p.record.beaten | 1 << boss),
        "board start: {upgrades}": lambda p, upgrades: setattr(p.record, "start", upgrades),
        "board during: {upgrades}": lambda p, upgrades: setattr(p.record, "during", upgrades),
        "board skill: {upgrade}": lambda p, upgrade: setattr(p.record, "skill", upgrade),
        "stored: {upgrades}": lambda p, upgrades: setattr(p.record, "stored", upgrades),
        "secrets: {upgrades}": lambda p, upgrades: setattr(p.record, "secrets", upgrades),
        "gifts: {upgrades}": lambda p, upgrades: setattr(p.record, "gifts", upgrades),
        "feats: {upgrades}": lambda p, upgrades: setattr(p.record, "feats", upgrades),
        "taken {deck}: {number}": Position.take,
        "over": lambda p: setattr(p, "over", True),
        "beats {boss}": lambda p, boss: setattr(p, "victory", boss),
        "guests: {upgrades}": lambda p, upgrades: setattr(p.record, "guests", upgrades),
        "improved {card} of {hero}": Position.own,
        "purged: {cards}": lambda p, cards: setattr(p.record, "purged_cards", tuple(cards)),
        "purged tile {tile}": lambda p, tile: setattr(p.record, "purged_tiles", (*p.record.purged_tiles, tile)),
        "owned: {gears}": Position.add_gear,
    },
)


def lay_out(options: Mapping[str, OptionValue], seats: int, lines: Sequence[str]) -> State:
    """The whole of `given`, before anything happens."""
    position = Position(Setup(dict(options), seats))
    # Spaces belong to a board, so the board comes first.
    for line in sorted(lines, key=lambda line: not line.startswith("biome")):
        LINES.read(of_fighters(line, seats), fighters_of(seats), position)
    return position.finish()


def set_position(options: Mapping[str, OptionValue], seats: int, lines: Sequence[str], chance: Chance, emit: Emit) -> State:
    """The same, played on to the first question."""
    s = lay_out(options, seats, lines)
    settle(s, chance, emit)
    return s
