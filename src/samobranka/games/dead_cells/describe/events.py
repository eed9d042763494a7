"""What an event says: a line of the log."""

from collections.abc import Callable
from typing import Final

from samobranka.core.errors import Fact, Message
from samobranka.core.events import Event
from samobranka.core.names import NOTHING
from samobranka.games.dead_cells import wording
from samobranka.games.dead_cells.describe.things import (
    ANNOUNCED_WORDS,
    BIOME_WORDS,
    CARD_WORDS,
    DEED_WORDS,
    FIGHTER_WORDS,
    FOE_WORDS,
    GEAR_WORDS,
    HERO_WORDS,
    LOOT_WORDS,
    PLAYERS,
    RUNE_WORDS,
    SCROLL_WORDS,
    SPACE_WORDS,
    STAGE_WORDS,
    STATE_WORDS,
    TRACK_WORDS,
    UPGRADE_WORDS,
    ability_name,
    said,
    some_of,
    words_of,
)
from samobranka.games.dead_cells.material import TILES, WORLD
from samobranka.games.dead_cells.names import BOSSES, CURSES, EXITS, MALAISES, PLACES
from samobranka.games.dead_cells.state import MONSTER_CARDS

FACTS: Final[dict[str, tuple[str, list[Message]]]] = {
    "seat": ("player", PLAYERS),
    "fighter": ("fighter", FIGHTER_WORDS),
    "other": ("other", FIGHTER_WORDS),
    "malaise": ("malaise", [said(f"malaise-{name}") for name in MALAISES.all]),
    "hero": ("hero", HERO_WORDS),
    "card": ("card", CARD_WORDS),
    "gear": ("gear", GEAR_WORDS),
    "foe": ("foe", FOE_WORDS),
    "monster": ("foe", [FOE_WORDS[kind] for kind in MONSTER_CARDS]),
    "state": ("state", STATE_WORDS),
    "track": ("track", TRACK_WORDS),
    "colour": ("track", SCROLL_WORDS),
    "symbol": ("track", TRACK_WORDS),
    "upgrade": ("upgrade", UPGRADE_WORDS),
    "face": ("place", BIOME_WORDS),
    "stage": ("place", STAGE_WORDS),
    "space": ("space", SPACE_WORDS),
    "to": ("space", SPACE_WORDS),
    "rune": ("rune", RUNE_WORDS),
    "loot": ("loot", LOOT_WORDS),
    "announced": ("announced", ANNOUNCED_WORDS),
    "boss": ("boss", words_of("boss", BOSSES)),
}
NUMBERS: Final = frozenset((
    "count", "left", "total", "level", "hearts", "slots", "price", "teeth", "worms", "damage", "option", "cells", "run",
))  # fmt: skip


def tell(event: Event) -> Message:
    """A line of the log, in the present tense."""
    kind = event.kind
    special = SPECIAL.get(kind)
    if special is not None:
        return special(event)
    return said(f"event-{kind}", **told_facts(event))


def told_facts(event: Event) -> dict[str, Fact | Message]:
    facts: dict[str, Fact | Message] = {}
    for name, value in event.facts.items():
        if name in NUMBERS:
            facts[name] = value
        elif name == "round":
            facts["round"] = wording.ROUNDS[int(value)]
        elif name in ("ability", "skill"):
            facts["ability"] = ability_name(int(value))
        elif name in FACTS and value != NOTHING:
            called, words = FACTS[name]
            # A monster's card says what its kind says.
            facts.setdefault(called, words[int(value)])
    return facts


def number(event: Event, fact: str) -> int:
    value = event.facts[fact]
    assert isinstance(value, int)
    return value


def tell_turned_up(event: Event) -> Message:
    tile = TILES[number(event, "tile")]
    return said("event-turned-up", text=wording.joined(wording.tile(tile), "follows"))


def tell_went(event: Event) -> Message:
    name = PLACES[number(event, "place")]
    if name in EXITS:
        return said("event-went-out", place=said(f"biome-{name[:2]}" if name.startswith("b") else f"boss-{name}"))
    return said("event-went", letter=name.upper())


def tell_gained(event: Event) -> Message:
    return said(f"event-gained-{event.facts['what']}", count=number(event, "count"), total=number(event, "total"))


def tell_spilled(event: Event) -> Message:
    return said("event-spilled", what=some_of(number(event, "what"), number(event, "count")))


def tell_assigned(event: Event) -> Message:
    return said("event-assigned", fighter=FIGHTER_WORDS[number(event, "fighter")], what=DEED_WORDS[number(event, "what")])


def tell_enemy(event: Event) -> Message:
    return said("event-enemy-away" if event.facts["space"] == NOTHING else "event-enemy", **told_facts(event))


def tell_curse(event: Event) -> Message:
    return said("event-cursed", text=said(f"rule-{CURSES[number(event, 'curse')]}", n=0, less=0))


def tell_constraint(event: Event) -> Message:
    return said("event-constraint", text=wording.rule(WORLD.constraints[number(event, "number") - 1]))


def tell_bell(event: Event) -> Message:
    return said("event-rang", text=wording.rule(WORLD.bells[number(event, "bell")]))


def tell_end(event: Event) -> Message:
    return said(f"end-{event.facts['reason']}")


SPECIAL: Final[dict[str, Callable[[Event], Message]]] = {
    "turned-up": tell_turned_up,
    "went": tell_went,
    "gained": tell_gained,
    "spilled": tell_spilled,
    "assigned": tell_assigned,
    "enemy": tell_enemy,
    "cursed": tell_curse,
    "constraint": tell_constraint,
    "rang": tell_bell,
    "ended": tell_end,
}
