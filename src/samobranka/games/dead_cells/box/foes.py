"""Enemies: monsters and elites, bosses, and what bosses call into the fight."""

from typing import Final

from samobranka.core.agenda import Due
from samobranka.games.dead_cells.box.files import Codes, ContentFile, Entry
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.language.atoms import enemy_row, gains
from samobranka.games.dead_cells.language.clauses import Clause, turned
from samobranka.games.dead_cells.language.forms import Unreadable

MONSTER: Final = 0
ELITE: Final = 1
BOSS: Final = 2
MINION: Final = 3
OBJECT: Final = 4

NORMAL: Final = 0
BEHIND: Final = 1
FAR_AWAY: Final = 2
PLACEMENTS: Final[dict[str, int]] = {"normal": NORMAL, "behind": BEHIND, "far": FAR_AWAY}

# What a thing does at every Round End.
STAYS: Final = 0
FALLS: Final = 1
FALLS_IN_III: Final = 2
SHIFTS: Final = 3
HEALS_BOSS: Final = 4
ENDS: Final[dict[str, int]] = {
    "": STAYS, "falls D1": FALLS, "falls D1 in III": FALLS_IN_III, "shifts": SHIFTS, "heals_boss 1": HEALS_BOSS,
}  # fmt: skip


class Foe:
    """A kind of enemy. `rows` by round, 0 to IV; `immune` are the states it resists, as bits."""

    __slots__ = ("biome", "codes", "death", "end", "hp", "hp_four", "icon", "id", "immune", "kind", "place", "places", "rows")

    def __init__(self, id: str, kind: int, hp: int, rows: tuple[tuple[Due, ...], ...]) -> None:
        self.id = id
        self.kind = kind
        self.hp = hp
        self.hp_four = hp
        self.rows = rows
        self.icon: str = ""
        # Of monsters: the biome (1 to 7), the codes of its cards, where it stands, and its death box.
        self.biome: int = 0
        self.codes: tuple[str, ...] = ()
        self.place: int = NORMAL
        self.death: tuple[Due, ...] = ()
        self.immune: int = 0
        # Of things that a boss calls: where they may stand, the first one first, and what they do at a Round End.
        self.places: tuple[int, ...] = ()
        self.end: int = STAYS


class Boss:
    """A boss: the kinds of its two sides, where it stands, its Turn cards, what it calls, and what beating it gives."""

    __slots__ = ("cells", "code", "first", "icon", "id", "place", "setup", "sides", "things", "turn_codes", "turns")

    def __init__(
        self, entry: Entry, sides: tuple[Foe, ...], things: tuple[Foe, ...], turns: tuple[tuple[Clause, ...], ...]
    ) -> None:
        self.id: str = entry.id
        self.code: str = entry.text("code")
        self.icon: str = entry.text("icon")
        self.place: int = entry.one_of("place", v.PLACES)
        self.sides = sides
        self.things = things
        self.turns = turns
        # By the numbers of the Turn cards.
        self.turn_codes: tuple[str, ...] = ()
        known = {thing.id: number for number, thing in enumerate(things)}
        # Things that stand there from the beginning, each with its space.
        self.setup: tuple[tuple[int, int], ...] = tuple(
            placed(entry, text, known) for text in (entry.texts("setup") if "setup" in entry.data else [])
        )
        self.cells = cells_of(entry)
        # What the first victory gives beside: "start B4", "rune challenger", "won", "boss_cell".
        self.first: tuple[str, ...] = tuple(entry.text("first").split(" + "))


def placed(entry: Entry, text: str, known: dict[str, int]) -> tuple[int, int]:
    """ "sword R1"."""
    id, _, place = text.partition(" ")
    if id not in known or place not in v.PLACES:
        raise entry.bad(f"{text!r} is none of its things with a space", "setup")
    return known[id], v.PLACES[place]


def cells_of(entry: Entry) -> int:
    """ "blueprint C1 + cell3": every boss gives a blueprint of its own, and so many cells."""
    blueprint, _, rest = entry.text("victory").partition(" + ")
    if blueprint != f"blueprint {entry.id}":
        raise entry.bad(f"victory gives {blueprint!r}, not a blueprint of its own", "victory")
    found = entry.read("victory", gains, rest)
    if len(found) != 1 or found[0][0] != v.CELLS:
        raise entry.bad("victory gives a blueprint and cells", "victory")
    return found[0][1]


def rows_of(entry: Entry) -> tuple[tuple[Due, ...], ...]:
    """{I = "D1", III = "D1xAll, die"} by round."""
    table = entry.table("rows") if "rows" in entry.data else Entry(entry.file, entry.path, {})
    entry.seen.add("rows")
    rows: list[tuple[Due, ...]] = [() for _ in v.ROUNDS]
    for name in table.data:
        if name not in v.ROUNDS:
            raise entry.bad(f"rows has no round {name!r} ({', '.join(v.ROUNDS)})", "rows")
        rows[v.ROUNDS[name]] = entry.read("rows", enemy_row, table.text(name))
    return tuple(rows)


def states_of(entry: Entry) -> int:
    words = entry.text("immune", "").split()
    for word in words:
        if word not in v.STATES:
            raise entry.bad(f"immune: {word!r} is no state ({', '.join(v.STATES)})", "immune")
    return sum(1 << v.STATES[word] for word in words)


def read_monster(entry: Entry, biome: int, codes: list[str]) -> Foe:
    foe = Foe(entry.id, ELITE if entry.get("elite", bool, False) else MONSTER, entry.number("hp", least=1), rows_of(entry))
    foe.icon = entry.text("icon")
    foe.biome = biome
    foe.codes = tuple(codes)
    foe.place = entry.one_of("place", PLACEMENTS, "normal")
    foe.death = entry.read("death", gains)
    foe.immune = states_of(entry)
    return foe


def read_monsters(file: ContentFile) -> list[Foe]:
    codes = Codes()
    foes: list[Foe] = []
    for entry in file.entries():
        cards = codes.take_all(entry, entry.text("codes"))
        foes.append(read_monster(entry, int(cards[0][1]), cards))
        entry.finish()
    codes.finish()
    return foes


def read_side(entry: Entry) -> Foe:
    foe = Foe(entry.id, BOSS, entry.number("hp", least=1), rows_of(entry))
    foe.hp_four = entry.number("four", least=foe.hp)
    entry.finish()
    return foe


def read_thing(entry: Entry, codes: Codes) -> Foe:
    """A minion or an object: cards of the boss's own deck, or tokens."""
    foe = Foe(entry.id, entry.one_of("is", {"minion": MINION, "object": OBJECT}), entry.number("hp", least=1), rows_of(entry))
    if entry.id not in v.THINGS:
        raise entry.bad(f"the rules know no thing called {entry.id!r} ({', '.join(v.THINGS)})")
    if "tokens" in entry.data:
        foe.codes = ("",) * entry.number("tokens", least=1)
    else:
        foe.codes = tuple(codes.take_all(entry, entry.text("codes")))
    foe.icon = entry.text("icon")
    foe.places = tuple(entry.read("places", place_of, word) for word in entry.text("places").split())
    foe.end = entry.one_of("end", ENDS, "")
    # DC-BOS-11: objects resist all states.
    foe.immune = (1 << len(v.STATES)) - 1 if foe.kind == OBJECT else 0
    entry.finish()
    return foe


def place_of(word: str) -> int:
    if word not in v.PLACES:
        raise Unreadable(f"{word!r} is no space ({', '.join(v.PLACES)})")
    return v.PLACES[word]


def read_bosses(file: ContentFile) -> list[Boss]:
    codes = Codes()
    bosses: list[Boss] = []
    for entry in file.entries():
        codes.take(entry, entry.text("code"))
        cards = entry.table("turns")
        for code in cards.data:
            codes.take(cards, code, code)
        turns = tuple(cards.read(code, turned) for code in cards.data)
        sides = tuple(read_side(each) for each in file.entries(entry.id, "sides"))
        things = tuple(read_thing(each, codes) for each in file.entries(entry.id, "things"))
        boss = Boss(entry, sides, things, turns)
        boss.turn_codes = tuple(cards.data)
        own = [v.THINGS[thing.id] for thing in things]
        for code, clauses in zip(cards.data, turns, strict=True):
            if any(clause.kind == v.SUMMON and clause.n not in own for clause in clauses):
                raise cards.bad(f"{code} calls what this boss does not have", code)
        entry.seen |= {"sides", "things"}
        entry.finish()
        bosses.append(boss)
    codes.finish()
    return bosses
