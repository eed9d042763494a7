"""`expect`: what must be true of a state."""

import re
from typing import Final

from samobranka.core.chance import Chance
from samobranka.games.dead_cells.box.places import TO_BOSS
from samobranka.games.dead_cells.dealing import determinize
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.language.tiles import HOLE, WALL
from samobranka.games.dead_cells.material import BOSSES, FACES, UPGRADES, WORLD
from samobranka.games.dead_cells.notation.words import LINE, WORDS, Told, card, gear, id_of, of_fighters
from samobranka.games.dead_cells.record import CARD_IDS, GEAR_IDS
from samobranka.games.dead_cells.rules.abilities import of_kind
from samobranka.games.dead_cells.rules.playing import ANNOUNCEABLE, talk
from samobranka.games.dead_cells.rules.steps import NEXT
from samobranka.games.dead_cells.rules.summoned import SPACES
from samobranka.games.dead_cells.state import NOBODY, NOWHERE, Bag, Fight, State
from samobranka.games.dead_cells.view import view
from samobranka.rulebook.notation import Reader, Unreadable, compare, heap_line, seat_of

# So many worlds are imagined.
IMAGINED: Final = 20
HEAP: Final = re.compile(
    r"(hand|deck|discard|active|gear) (\d)\b"
    r"|(?:equipment (?:deck|discard)|loot (?:gear|blueprints)|collector|owned|purged(?! tile))\b"
)


def stands(s: State, face: int, space: str) -> str:
    found = "start" if s.space == NOWHERE else FACES[s.face].spaces[s.space]
    return compare("the Group", (FACES[face].id, space), (FACES[s.face].id, found))


def held(what: str, bag: Bag, carried: dict[str, int]) -> str:
    return compare(what, carried, {name: getattr(bag, name) for name in carried})


def healthy(s: State, seat: int, health: tuple[int, int]) -> str:
    fighter = s.fighters[seat]
    return compare(f"hp {seat + 1}", health, (fighter.hearts - fighter.damage, fighter.hearts))


def companion(s: State, seat: int, gear: int, damage: int) -> str:
    fighter = s.fighters[seat]
    if gear not in fighter.gear:
        return f"player {seat + 1} has no such companion"
    return compare(GEAR_IDS[gear], damage, fighter.gear_damage[fighter.gear.index(gear)])


def resists(s: State, seat: int, state: int) -> str:
    immune = [clause.n for _, clause in of_kind(s, seat, v.IMMUNE)]
    return "" if state in immune else f"player {seat + 1} resists only {immune}"


def leaves(s: State, exit: str) -> str:
    """In the market on the way there, at its start, or before the boss."""
    if s.fight is not None and s.fight.boss != NOBODY:
        return compare("exit", exit, BOSSES[s.fight.boss].id.lower())
    for due in s.agenda:
        if due[0] == NEXT:
            found = FACES[due[1]].id if due[1] < TO_BOSS else BOSSES[due[1] - TO_BOSS].id
            return compare("exit", exit, found.lower())
    return compare("exit", (exit, NOWHERE), (FACES[s.face].id.lower(), s.space))


def lies(s: State, space: str, tile: int) -> str:
    return compare(f"tile {space}", tile, s.tiles[FACES[s.face].spaces.index(space)])


def fought(s: State) -> Fight:
    if s.fight is None:
        raise Unreadable("there is no fight")
    return s.fight


def enemy_there(s: State, space: int, told: Told) -> str:
    there = fought(s).line[space]
    if there is None:
        return f"nobody stands in {LINE[space]}"
    return compare(LINE[space], told, (there.foe, there.damage, there.shields, there.states, there.frozen))


def tokens_on(s: State, seat: int, told: tuple[int, list[int], int]) -> str:
    fighter = s.fighters[seat]
    states = [0 if state == v.FROZEN else count for state, count in enumerate(fighter.states)]
    return compare(f"tokens {seat + 1}", told, (fighter.shields, states, fighter.states[v.FROZEN]))


def announced(s: State, seat: int, kind: int, number: int) -> str:
    said = s.fighters[seat].announced
    return "" if (kind, number) in said else f"announced: {said}"


def seen(s: State, seat: int, who: int, cards: list[int]) -> str:
    """DC-HID-01: what a seat's view shows of a hand."""
    hand = view(s, seat)["cards"][who]["hand"]
    return compare("seen", sorted(CARD_IDS[card] for card in cards), sorted(card["id"] for card in hand))


def seen_lying(s: State, seat: int, who: int, cards: list[int] | None) -> str:
    """DC-HID-01: what a seat's view shows of active cards."""
    lying = [None if placed["card"] is None else placed["card"]["id"] for placed in view(s, seat)["cards"][who]["active"]]
    return compare("seen", [None] * len(lying) if cards is None else [CARD_IDS[card] for card in cards], lying)


def imagined(s: State, seat: int, kind: int, number: int, who: int) -> str:
    """DC-HID-03: in every world that a seat can imagine somebody's first card bears the announced action."""
    for seed in range(IMAGINED):
        card = determinize(s, seat, Chance(seed)).fighters[who].active[0]
        if (kind, number) not in ANNOUNCEABLE[card]:
            return f"{CARD_IDS[card]} does not bear it"
    return ""


EXPECTATIONS: Final = Reader[str](
    WORDS,
    {
        "heroes {heroes}": lambda s, heroes: compare("heroes", heroes, [fighter.hero for fighter in s.fighters]),
        "first {player}": lambda s, seat: compare("first", seat, s.first),
        "hp {player}: {health}": healthy,
        "tracks {player}: {levels}": lambda s, seat, levels: compare("tracks", levels, s.fighters[seat].levels),
        "companion {player}: {gear} {number}": companion,
        "slots {player}: {number}": lambda s, seat, slots: compare("slots", slots, s.fighters[seat].slots),
        "resists {player}: {state}": resists,
        "dead {player}": lambda s, seat: compare("dead", True, bool(s.fallen >> seat & 1) or not s.fighters[seat].alive()),
        "bag {carried}": lambda s, carried: held("bag", s.bag, carried),
        "biome {face} at {space}": stands,
        "tile {space}: {tile}": lies,
        "tile {space} face down": lambda s, space: lies(s, space, NOWHERE),
        "tiles left {number}": lambda s, number: compare("tiles", number, len(s.tile_bag)),
        "monsters left {number}": lambda s, number: compare("monsters", number, len(s.monsters)),
        "fight": lambda s: compare("a fight", True, s.fight is not None),
        "{on_line}: none": lambda s, space: compare(LINE[space], None, fought(s).line[space]),
        "{on_line}: {enemy}": enemy_there,
        "tokens {player}: {tokens}": tokens_on,
        "gold {player}: {number}": lambda s, seat, number: compare("gold", number, s.fighters[seat].gold),
        "wall": lambda s: compare("terrain", WALL, fought(s).terrain),
        "hole": lambda s: compare("terrain", HOLE, fought(s).terrain),
        "loot scrolls {levels} any {number}": lambda s, levels, n: compare("scrolls", [*levels, n], fought(s).loot.scrolls),
        "loot {carried}": lambda s, carried: held("loot", fought(s).loot, carried),
        "announced {player}: {announced} {round}": announced,
        "shown": lambda s: compare("shown", True, fought(s).shown),
        "not shown": lambda s: compare("shown", False, fought(s).shown),
        "leaves to {rest}": leaves,
        "turn card none": lambda s: compare("turn card", NOBODY, fought(s).turn_card),
        "turn card {turn}": lambda s, turn: compare("turn card", turn, fought(s).turn_card),
        "turn cards left {number}": lambda s, number: compare("turn cards", number, len(fought(s).turn_bag)),
        "shuriken {on_line}": lambda s, space: compare("a shuriken", True, fought(s).line[SPACES + space] is not None),
        "no shuriken {on_line}": lambda s, space: compare("a shuriken", False, fought(s).line[SPACES + space] is not None),
        "swords to come {number}": lambda s, number: compare("swords", number, fought(s).swords),
        "round {round}": lambda s, number: compare("round", number, fought(s).round),
        "beaten {boss}": lambda s, boss: compare("beaten", True, bool(s.record.beaten >> boss & 1)),
        "boss cell": lambda s: compare("boss cell", True, s.record.boss_cell),
        "deeds {number}": lambda s, number: compare("deeds", number, s.record.deeds.bit_count()),
        "sick {player}: {number}": lambda s, seat, number: compare("sick", number, s.fighters[seat].sick),
        "malaise {player}: none": lambda s, seat: compare("malaise", NOBODY, s.fighters[seat].malaise),
        "malaise {player}: {malaise}": lambda s, seat, malaise: compare("malaise", malaise, s.fighters[seat].malaise),
        "announced {player}: nothing": lambda s, seat: compare("announced", [], s.fighters[seat].announced),
        "{player} sees no hand {player}": lambda s, seat, who: seen(s, seat, who, []),
        "{player} sees hand {player}: {cards}": seen,
        "{player} sees face down {player}": lambda s, seat, who: seen_lying(s, seat, who, None),
        "{player} sees active {player}: {cards}": seen_lying,
        "imagined by {player}: {announced} {round} of {player}": imagined,
        "talk {rest}": lambda s, said: compare("talk", said, talk(s)),
        "melee": lambda s: compare("melee", True, s.fighters[-1].melee),
        "not melee": lambda s: compare("melee", False, s.fighters[-1].melee),
        "symbol none": lambda s: compare("symbol", NOBODY, fought(s).symbol),
        "symbol {track}": lambda s, track: compare("symbol", track, fought(s).symbol),
        "passer {player}": lambda s, seat: compare("passer", seat, fought(s).passer),
        "worms {player}: {number}": lambda s, seat, number: compare("worms", number, s.fighters[seat].worms),
        "lanterns out {number}": lambda s, number: compare("lanterns", number, s.dark.bit_count()),
        "hidden {on_line}": lambda s, space: "" if (enemy := fought(s).line[space]) and enemy.hidden else "nobody is hidden",
        "no runes": lambda s: compare("no runes", True, s.sealed(v.NO_RUNES)),
        "no talk": lambda s: compare("no talk", True, s.sealed(v.NO_TALK)),
        "constraint {number}": lambda s, n: compare("the constraint", True, s.sealed(WORLD.constraints[n - 1].kind)),
        "ended {rest}": lambda s, reason: compare("the end", reason, s.fate),
        "runes {runes}": lambda s, runes: compare("runes", runes, s.record.runes),
        "board start: {upgrades}": lambda s, upgrades: compare("start", upgrades, s.record.start),
        "board during: {upgrades}": lambda s, upgrades: compare("during", upgrades, s.record.during),
        "board skill: {upgrade}": lambda s, upgrade: compare("skill", upgrade, s.record.skill),
        "feats: {upgrades}": lambda s, upgrades: compare("feats", upgrades, s.record.feats),
        "feats none": lambda s: compare("feats", (), s.record.feats),
        "secrets: {upgrades}": lambda s, upgrades: compare("secrets", upgrades, s.record.secrets),
        "gifts: {upgrades}": lambda s, upgrades: compare("gifts", upgrades, s.record.gifts),
        "guests: {upgrades}": lambda s, upgrades: compare("guests", upgrades, s.record.guests),
        "purged tile {tile}": lambda s, tile: compare("purged", True, tile in s.record.purged_tiles),
        "runs {number}": lambda s, number: compare("runs", number, s.record.runs),
        "starts {number}": lambda s, number: compare("starts", number, len(s.record.starts())),
        "stored: {upgrades}": lambda s, upgrades: compare("stored", upgrades, s.record.stored),
        "gifts none": lambda s: compare("gifts", (), s.record.gifts),
        "next blueprint {rest}: {gear}": lambda s, source, gear: compare(
            "blueprint", gear, s.record.blueprints(source.upper())[0]
        ),
        "left {rest} {number}": lambda s, deck, number: compare(deck, number, left(s, deck)),
        "improved {card} of {hero}": lambda s, card, hero: compare("its owner", hero, s.record.owners[card]),
    },
)


def left(s: State, deck: str) -> int:
    """How many cards an ordered deck still has, its cover not counted."""
    codes = sorted({upgrade.code.split("-")[0].lower() for upgrade in UPGRADES})
    if deck not in codes:
        raise Unreadable(f"there is no deck {deck!r}")
    cards = [upgrade for upgrade in UPGRADES if upgrade.code.lower().startswith(f"{deck}-")]
    return len(cards) - 1 - s.record.taken[cards[0].deck]


class Heaps:
    """Cards and equipment by name."""

    def __init__(self, s: State) -> None:
        self.s = s

    def names_in(self, place: str) -> list[str]:
        s = self.s
        found = HEAP.fullmatch(place)
        if found is None:
            raise Unreadable(f"there is no place called {place!r}")
        if found[1] == "gear":
            return [GEAR_IDS[number] for number in s.fighters[seat_of(found[2], len(s.fighters))].gear]
        if found[1]:
            fighter = s.fighters[seat_of(found[2], len(s.fighters))]
            pile = {
                "hand": fighter.hand,
                "deck": fighter.bag + fighter.top,
                "discard": fighter.discard,
                "active": fighter.active,
            }[found[1]]
            return [CARD_IDS[number] for number in pile]
        if place == "purged":
            return [CARD_IDS[number] for number in s.record.purged_cards]
        if place.startswith("loot"):
            loot = fought(s).loot
            return [GEAR_IDS[number] for number in (loot.gear if place == "loot gear" else loot.blueprints)]
        gear = {"equipment deck": s.gear_bag + s.gear_top, "equipment discard": s.gear_discard, "owned": s.record.equipment}
        return [GEAR_IDS[number] for number in gear.get(place, s.collector)]

    def check(self, name: str) -> None:
        (card if id_of(name) in CARD_IDS else gear)(name)

    def fits(self, name: str, thing: str) -> bool:
        return id_of(name) == thing


def expectation(s: State, line: str) -> str:
    """Empty if the line is true of the state."""
    line = of_fighters(line, s.setup.seats)
    return heap_line(Heaps(s), line) if HEAP.match(line) else EXPECTATIONS.read(line, len(s.fighters), s)
