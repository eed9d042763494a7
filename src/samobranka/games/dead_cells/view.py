"""What a seat may see: everything but other hands, cards that lie face down, and who stands in the dark."""

from functools import lru_cache
from typing import Final, Literal, cast

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
    PlacedCard,
    Token,
    View,
    Worn,
)
from samobranka.games.dead_cells.foresight import coming, threat
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.material import CARDS, FACES, GEAR
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
from samobranka.games.dead_cells.rules.steps import (
    CHOOSE_HERO,
    INTERBIOME,
    MARKET_GEAR,
    MARKET_HEAL,
    MARKET_PLANS,
    SHOP,
    TIDY,
)
from samobranka.games.dead_cells.rules.summoned import health_of
from samobranka.games.dead_cells.state import NOBODY, NOWHERE, Enemy, State
from samobranka.games.dead_cells.state import Bag as Things
from samobranka.games.dead_cells.state import Fight as Combat
from samobranka.games.dead_cells.wording import GATES

# A view is made with every choice: what never changes is made once. Nobody changes a view.
CARD: Final[list[CardPiece]] = [{"id": CARD_NAMES[number], "kind": card.id} for number, card in enumerate(CARDS)]
WEAR: Final[list[GearPiece]] = [{"id": GEAR_NAMES[number], "kind": card.id} for number, card in enumerate(GEAR)]
TERRAINS: Final[tuple[Literal["", "wall", "hole"], ...]] = ("", "wall", "hole")
MARKET: Final = (INTERBIOME, MARKET_HEAL, MARKET_GEAR, MARKET_PLANS, TIDY)
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
        "board": None if s.face == NOWHERE else board(s.face, s.space, s.tiles),
        "runes": [RUNES[rune] for rune in range(len(RUNES)) if record.runes >> rune & 1],
        "seals": [CURSES[word] for word in range(v.CLAUSES) if s.seals >> word & 1],
        "dark": [lantern + 1 for lantern in range(3) if s.dark >> lantern & 1],
        "bells": len(s.bells),
        "fight": None if s.fight is None else fight(s, s.fight),
        "mutations": [UPGRADES[upgrade] for upgrade in lying],
        "stored": [UPGRADES[upgrade] for upgrade in record.stored],
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


def phase(s: State) -> Literal["camp", "map", "fight", "market", "over"]:
    if s.ending:
        return "over"
    if s.fight is not None:
        return "fight"
    if s.face == NOWHERE:
        return "camp"
    return "market" if s.agenda and s.agenda[-1][0] in MARKET else "map"


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
    for at, card in enumerate(him.active):
        kind, number = him.announced[at] if at < len(him.announced) else (NOBODY, NOBODY)
        announced = "" if kind == NOBODY else ANNOUNCED[kind]
        said = "" if number == NOBODY else ROUNDS[number]
        active.append({"card": CARD[card] if open_cards else None, "announced": announced, "round": said})
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
def board(face: int, space: int, tiles: tuple[int, ...]) -> Board:
    """Changes only when the Group moves or a tile is turned up."""
    plan = FACES[face]
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
            }
            for way in plan.ways
        ],
    }


def gate_of(gate: int, what: int) -> str:
    if GATES[gate] == "rune":
        return RUNES[what]
    return TRACKS[what] if GATES[gate] == "hand" else str(what) if GATES[gate] in ("bell", "lantern") else ""


def fight(s: State, combat: Combat) -> Fight:
    return {
        "round": ROUNDS[combat.round],
        "line": [foe(s, space, enemy) for space, enemy in enumerate(combat.line) if enemy is not None],
        "loot": bag(combat.loot),
        "terrain": TERRAINS[combat.terrain],
        "passer": None if combat.passer == NOBODY else name_of(s, combat.passer),
        "shown": combat.shown,
        "coming": coming(s),
        "threat": threat(s),
        "boss": None if combat.boss == NOBODY else boss(s, combat),
    }


def boss(s: State, combat: Combat) -> BossCard:
    return {
        "id": BOSSES[combat.boss],
        "side": combat.side,
        "turn_card": None if combat.turn_card == NOBODY else combat.turn_card,
        "passed": [name_of(s, who) for who in s.beheaded() if combat.passed >> who & 1],
        "swords": combat.swords,
    }


def foe(s: State, space: int, enemy: Enemy) -> Foe:
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
    }
