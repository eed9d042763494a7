"""What a seat may see: everything but other hands, cards that lie face down, and who stands in the dark."""

import itertools
from functools import lru_cache
from typing import Final, Literal, cast

from samobranka.games.dead_cells import printed
from samobranka.games.dead_cells.between import areas, bought, counters, doors, handing, phase, piles
from samobranka.games.dead_cells.box.cards import SERENADE
from samobranka.games.dead_cells.box.gear import COMPANION
from samobranka.games.dead_cells.dealing import determinize as determinize
from samobranka.games.dead_cells.facts.view import (
    Bag,
    Board,
    BossCard,
    Campaign,
    CardPiece,
    Cards,
    Fight,
    Fighter,
    Foe,
    GearPiece,
    HeroPiece,
    MonsterPiece,
    PlacedCard,
    Token,
    View,
    Worn,
)
from samobranka.games.dead_cells.foresight import acting, ahead, blows, coming, hits_left, pending, round_end, threat
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.language.tiles import KEY_GATE, RUNE_GATE
from samobranka.games.dead_cells.material import BOSSES as BOSS_CARDS
from samobranka.games.dead_cells.material import CARDS, FACES, FOES, GEAR
from samobranka.games.dead_cells.names import (
    ANNOUNCED,
    BOSSES,
    CURSES,
    FIGHTERS,
    HEROES,
    LINE,
    MALAISES,
    MONSTERS,
    ROUNDS,
    RUNES,
    SERENADES_NUMBER,
    SHAPES,
    STAGES,
    STATES,
    TILES,
    TRACKS,
    UPGRADES,
)
from samobranka.games.dead_cells.names import CARDS as CARD_NAMES
from samobranka.games.dead_cells.names import FACES as FACE_NAMES
from samobranka.games.dead_cells.names import FOES as FOE_NAMES
from samobranka.games.dead_cells.names import GEAR as GEAR_NAMES
from samobranka.games.dead_cells.options import EN2024, SEED
from samobranka.games.dead_cells.record import NONE, Record
from samobranka.games.dead_cells.rules.abilities import FIRST_GEAR
from samobranka.games.dead_cells.rules.exploring import passable
from samobranka.games.dead_cells.rules.steps import (
    CHOOSE_HERO,
    MARKET_GEAR,
    MARKET_PLANS,
    SHOP,
)
from samobranka.games.dead_cells.rules.summoned import health_of, turned_up
from samobranka.games.dead_cells.state import MONSTER_CARDS, NOBODY, NOWHERE, Enemy, State
from samobranka.games.dead_cells.state import Bag as Things
from samobranka.games.dead_cells.state import Fight as Combat
from samobranka.games.dead_cells.wording import GATES, gate, rule

# A view is made with every choice: what never changes is made once. Nobody changes a view.
CARD: Final[list[CardPiece]] = [{"id": CARD_NAMES[number], "kind": card.id} for number, card in enumerate(CARDS)]
WEAR: Final[list[GearPiece]] = [{"id": GEAR_NAMES[number], "kind": card.id} for number, card in enumerate(GEAR)]
TERRAINS: Final[tuple[Literal["", "wall", "hole"], ...]] = ("", "wall", "hole")
# By boss: the kinds of enemies that are its two sides, and what it calls.
OF_BOSS: Final[list[tuple[int, ...]]] = [
    tuple(number for number, foe in enumerate(FOES) if foe in boss.sides or foe in boss.things) for boss in BOSS_CARDS
]
DARK: Final = "dark"
START: Final = "start"
REMEMBERED: Final = 256


def name_of(s: State, who: int) -> str:
    """DC-SOL-01: alone, the second fighter is Serenade."""
    return FIGHTERS[SERENADES_NUMBER if s.setup.solo and who == 1 else who]


def eyes(s: State, seat: int | None) -> int | None:
    """DC-HID-01, DC-HID-04: hands are secret, unless this table plays with open ones."""
    return None if s.setup.hands_open else seat


def sees(s: State, seat: int | None, who: int) -> bool:
    """Whether a seat may see somebody's hand."""
    return s.setup.hands_open or (seat is not None and s.seat_of(who) == seat)


def view(s: State, seat: int | None) -> View:
    """DC-HID-01: announcements, discards, boards, enemies, equipment and what is in each deck lie open."""
    record = s.record
    lying = (*record.start, *record.during, *record.secrets, *(() if record.skill == NONE else (record.skill,)))
    return {
        "game": "dead_cells",
        "turn": s.turn,
        "ruleset": EN2024 if s.setup.en2024 else SEED,
        "hands_open": s.setup.hands_open,
        "phase": phase(s),
        "stage": STAGES.told(s.stage),
        "biomes": s.biomes,
        "rooms": sum(space != NOWHERE for _, space in s.trail),
        "first": None if s.first == NOBODY else name_of(s, s.first),
        "heroes": free_heroes(s),
        "fighters": [fighter(s, who) for who in range(len(s.fighters))],
        "cards": [cards(s, seat, who) for who in range(len(s.fighters))],
        "bag": bag(s.bag),
        "offered": [WEAR[gear] for gear in on_show(s)],
        "collector": [WEAR[gear] for gear in s.collector],
        "equipment": len(s.gear_bag) + len(s.gear_top),
        "equipment_top": [WEAR[gear] for gear in s.gear_top],
        "equipment_discard": [WEAR[gear] for gear in s.gear_discard],
        "monsters_top": monsters_top(s),
        "board": None if s.face == NOWHERE else board(s.face, s.space, s.tiles, walked(s), locked(s)),
        "runes": [RUNES[rune] for rune in range(len(RUNES)) if record.runes >> rune & 1],
        "seals": [CURSES[word] for word in range(v.CLAUSES) if s.seals >> word & 1],
        "dark": [lantern + 1 for lantern in range(3) if s.dark >> lantern & 1],
        "bells": len(s.bells),
        "fight": None if s.fight is None else fight(s, s.fight),
        "mutations": [UPGRADES[upgrade] for upgrade in lying],
        "stored": [UPGRADES[upgrade] for upgrade in record.stored],
        "asks": "" if s.asked is None else s.asked.question,
        "handing": GEAR_NAMES.told(handing(s)),
        "counters": counters(s),
        "piles": piles(s),
        "areas": areas(record),
        "doors": doors(record),
        "bought": None if (card := bought(s)) == NOWHERE else UPGRADES[card],
        "fate": s.fate,
        "fallen": [name_of(s, who) for who in range(len(s.fighters)) if s.fallen >> who & 1],
        "card_prints": printed.cards(cards_seen(s), s.setup.solo),
        "gear_prints": printed.equipment(gear_seen(s)),
        "foe_prints": printed.foes(foes_seen(s)),
        "tile_prints": printed.tiles(tuple(sorted({tile for tile in s.tiles if tile != NOWHERE}))),
        "upgrade_prints": printed.upgrades(upgrades_seen(s, card)),
        "record": campaign(record),
        "ending": s.ending,
    }


@lru_cache(maxsize=16)
def kept(record: tuple[object, ...], whole: "Kept") -> Campaign:
    return cast(Campaign, whole.record.data())


class Kept:
    """Carries a record past the memory of `kept`, which looks at its key alone."""

    def __init__(self, record: Record) -> None:
        self.record = record

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Kept)

    def __hash__(self) -> int:
        return 0


def campaign(record: Record) -> Campaign:
    return kept(record.key(), Kept(record))


def cards_seen(s: State) -> tuple[int, ...]:
    """DC-HID-01: what is in each deck everybody knows, and so of those who could still be picked."""
    playing = {each.hero for each in s.fighters}
    free = range(SERENADE) if free_heroes(s) else ()
    owned = {card for owner in (*playing, *free) if owner != NOBODY for card in s.record.deck_of(owner)}
    lying = {card for each in s.fighters for card in each.cards()}
    return tuple(sorted(owned | lying | set(s.record.improved())))


def gear_seen(s: State) -> tuple[int, ...]:
    """Worn, on show, found, and known on top of the deck; after a run all that the campaign owns, since some may be purged."""
    worn = [gear for each in s.fighters for gear in each.gear]
    loot = [] if s.fight is None else [*s.fight.loot.gear, *s.fight.loot.blueprints]
    lying = [*on_show(s), *s.collector, *s.gear_top, *s.gear_discard, *s.bag.gear, *s.bag.blueprints]
    return tuple(sorted({*worn, *loot, *lying, handing(s), *(s.record.equipment if s.fate else ())} - {NOWHERE}))


def monsters_top(s: State) -> list[MonsterPiece]:
    """DC-MUT-08: what has been foreseen, and has not come yet."""
    return [{"id": MONSTERS[card], "kind": FOE_NAMES[MONSTER_CARDS[card]]} for deck in s.foreseen for card in deck]


def foes_seen(s: State) -> tuple[int, ...]:
    """Who stands there or is known to come; of a boss both sides of its card, and what it may call."""
    if s.fight is not None and s.fight.boss != NOBODY:
        return OF_BOSS[s.fight.boss]
    line = [] if s.fight is None else [enemy for enemy in s.fight.line if enemy is not None and not enemy.hidden]
    coming_up = [MONSTER_CARDS[card] for deck in s.foreseen for card in deck]
    return tuple(sorted({*coming_up, *(enemy.foe for enemy in line)}))


def upgrades_seen(s: State, new: int) -> tuple[int, ...]:
    record = s.record
    lying = {*record.start, *record.during, *record.feats, *record.secrets, *record.stored, record.skill, new}
    lying |= {UPGRADES.parse(pile["shown"]) for pile in piles(s) if pile["shown"] is not None}
    return tuple(sorted(lying - {NONE, NOWHERE}))


def walked(s: State) -> tuple[int, ...]:
    """The spaces of this face that the Group has entered, in order."""
    here: list[int] = []
    for face, space in s.trail:
        if space == NOWHERE:
            here = []
        elif face == s.face:
            here.append(space)
    return tuple(here)


def locked(s: State) -> tuple[int, ...]:
    """Ways whose rune is asleep, or that want a key while there is none. Of a hand nothing is told here."""
    ways = FACES[s.face].ways
    return tuple(number for number, way in enumerate(ways) if way.gate in (RUNE_GATE, KEY_GATE) and not passable(s, way))


def free_heroes(s: State) -> list[HeroPiece]:
    """While somebody must still pick one."""
    if not s.agenda or s.agenda[-1][0] != CHOOSE_HERO:
        return []
    taken = [each.hero for each in s.fighters]
    return [{"id": HEROES[hero], "kind": HEROES[hero]} for hero in range(SERENADE) if hero not in taken]


def on_show(s: State) -> tuple[int, ...]:
    """DC-TIL-03, DC-INT-04, DC-INT-05: cards that can be bought now."""
    due = s.agenda[-1] if s.agenda else ()
    if due and due[0] == SHOP:
        return due[3:]
    return due[2:] if due and due[0] in (MARKET_GEAR, MARKET_PLANS) else ()


def tokens(states: list[int]) -> list[Token]:
    return [{"kind": STATES[state], "count": count} for state, count in enumerate(states) if count and state != v.FROZEN]


def rounds_in(bits: int) -> list[str]:
    return [ROUNDS[number] for number in range(len(ROUNDS)) if bits >> number & 1]


def fighter(s: State, who: int) -> Fighter:
    him = s.fighters[who]
    return {
        "id": name_of(s, who),
        "kind": "" if him.hero == NOBODY else HEROES[him.hero],
        "seat": s.seat_of(who),
        "health": him.hearts - him.damage,
        "hearts": him.hearts,
        "levels": him.levels[:],
        "melee": him.melee,
        "slots": him.slots,
        "shields": him.shields,
        "gold": him.gold,
        "states": tokens(him.states),
        "frozen": rounds_in(him.states[v.FROZEN]),
        "worms": him.worms,
        "sick": him.sick,
        "malaise": MALAISES.told(him.malaise),
    }


def cards(s: State, seat: int | None, who: int) -> Cards:
    """DC-HID-01: what is in a deck everybody knows; of what lies face down or in another's hand, only that it is among it."""
    him = s.fighters[who]
    own = sees(s, seat, who)
    open_cards = own or (s.fight is not None and s.fight.shown)
    unseen = him.bag + ([] if own else him.hand) + ([] if open_cards else him.active)
    active: list[PlacedCard] = []
    waiting = pending(s) if him.active else set()
    for at, card in enumerate(him.active):
        kind, number = him.announced[at] if at < len(him.announced) else (NOBODY, NOBODY)
        announced = "" if kind == NOBODY else ANNOUNCED[kind]
        said = "" if number == NOBODY else ROUNDS[number]
        done = s.fight is not None and s.fight.shown and (who, at) not in waiting
        active.append({"card": CARD[card] if open_cards else None, "announced": announced, "round": said, "done": done})
    return {
        "fighter": name_of(s, who),
        "seat": s.seat_of(who),
        "gear": [worn(gear, damage, him.used[v.ROUND]) for gear, damage in zip(him.gear, him.gear_damage, strict=True)],
        "hand": [CARD[card] for card in sorted(him.hand)] if own else [],
        "held": len(him.hand),
        "active": active,
        "deck": len(him.bag) + len(him.top),
        "top": [CARD[card] for card in him.top],
        "unseen": [CARD_NAMES[card] for card in sorted(unseen)],
        "discard": [CARD[card] for card in him.discard],
    }


def worn(gear: int, damage: int, used: int) -> Worn:
    card = GEAR[gear]
    health = card.hp - damage if card.kind == COMPANION else 0
    return {"id": GEAR_NAMES[gear], "kind": card.id, "health": health, "used": bool(used >> (FIRST_GEAR + gear) & 1)}


def bag(things: Things) -> Bag:
    return {
        "teeth": things.teeth,
        "cells": things.cells,
        "potions": things.potions,
        "keys": things.keys,
        "scrolls": things.scrolls[:],
        "gear": [WEAR[gear] for gear in things.gear],
        "blueprints": [WEAR[gear] for gear in things.blueprints],
    }


@lru_cache(maxsize=REMEMBERED)
def board(face: int, space: int, tiles: tuple[int, ...], trail: tuple[int, ...], shut: tuple[int, ...]) -> Board:
    """Changes only when the Group moves, a tile is turned up, or a gate opens."""
    plan = FACES[face]
    steps = set(itertools.pairwise((NOWHERE, *trail)))
    names = [*plan.spaces, *(exit.lower() for exit in plan.exits)]
    kinds = [SHAPES[shape] for shape in plan.shapes]
    # Exits lie beyond the last column, one below the other.
    beyond = max(spot[0] for spot in plan.spots) + 1
    spots = [*plan.spots, *((beyond, 2.0 * at + 1 - len(plan.exits)) for at in range(len(plan.exits)))]
    return {
        "face": FACE_NAMES[face],
        "places": [
            {
                "id": name,
                "kind": kinds[at] if at < len(kinds) else "exit",
                "tile": TILES.told(tiles[at]) if at < len(tiles) and tiles[at] != NOWHERE else None,
                "x": spots[at][0],
                "y": spots[at][1],
                "here": at == space,
            }
            for at, name in enumerate(names)
        ],
        "ways": [
            {
                "start": START if way.start < 0 else plan.spaces[way.start],
                "end": way.name.lower(),
                "gate": GATES[way.gate],
                "what": gate_of(way.gate, way.what),
                "text": None if (text := gate(way)) is None else printed.words(text),
                "leaves": way.start == space,
                "locked": number in shut,
                "walked": way.end >= 0 and (way.start, way.end) in steps,
            }
            for number, way in enumerate(plan.ways)
        ],
    }


def gate_of(gate: int, what: int) -> str:
    if GATES[gate] == "rune":
        return RUNES[what]
    return TRACKS[what] if GATES[gate] == "hand" else str(what) if GATES[gate] in ("bell", "lantern") else ""


def fight(s: State, combat: Combat) -> Fight:
    waiting = pending(s)
    return {
        "round": ROUNDS[combat.round],
        "line": [
            foe(s, space, enemy, done=combat.shown and (NOBODY, space) not in waiting)
            for space, enemy in enumerate(combat.line)
            if enemy is not None
        ],
        "loot": bag(combat.loot),
        "terrain": TERRAINS[combat.terrain],
        "passer": None if combat.passer == NOBODY else name_of(s, combat.passer),
        "shown": combat.shown,
        "coming": coming(s),
        "acting": acting(s),
        "threat": threat(s),
        "ahead": ahead(s),
        "round_end": round_end(s),
        "blows": blows(s),
        "hits": hits_left(s),
        "boss": None if combat.boss == NOBODY else boss(s, combat),
    }


def boss(s: State, combat: Combat) -> BossCard:
    clauses = turned_up(s)
    adding = [clause for clause in clauses if clause.kind == v.ADD]
    return {
        "id": BOSSES[combat.boss],
        "side": combat.side,
        "turn_card": None if combat.turn_card == NOBODY else combat.turn_card,
        "turn_text": [printed.words(rule(clause)) for clause in clauses],
        "adds": [{"round": ROUNDS[clause.n], "signs": printed.signs(clause.does)} for clause in adding],
        "passed": [name_of(s, who) for who in s.beheaded() if combat.passed >> who & 1],
        "swords": combat.swords,
    }


def foe(s: State, space: int, enemy: Enemy, done: bool) -> Foe:
    """DC-LAN-01: who stands in the dark is there, and no more than that is known."""
    health = health_of(s, enemy)
    dark = enemy.hidden
    return {
        "id": LINE[space],
        "kind": DARK if dark else FOE_NAMES[enemy.foe],
        "card": None if dark else MONSTERS.told(enemy.card),
        "health": 0 if dark else health - enemy.damage,
        "max": 0 if dark else health,
        "shields": enemy.shields,
        "states": tokens(enemy.states),
        "frozen": rounds_in(enemy.frozen),
        "invisible": enemy.invisible,
        "done": done,
    }
