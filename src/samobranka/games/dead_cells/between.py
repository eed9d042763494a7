"""What lies open beside the map and between the runs: counters, piles that cells buy from, the mutation board, doors."""

from functools import lru_cache
from typing import Final, Literal

from samobranka.games.dead_cells.box import decks
from samobranka.games.dead_cells.box.world import COLLECTOR, HEALER, MERCHANT
from samobranka.games.dead_cells.facts.view import Area, Counter, Door, Pile
from samobranka.games.dead_cells.material import CARDS, UPGRADES, WORLD
from samobranka.games.dead_cells.names import DECKS, STAGES
from samobranka.games.dead_cells.names import UPGRADES as UPGRADE_NAMES
from samobranka.games.dead_cells.record import BOSS_IDS, NONE, Record
from samobranka.games.dead_cells.rules.market import offer
from samobranka.games.dead_cells.rules.setup import slots_taken
from samobranka.games.dead_cells.rules.spending import FIRST, FOR_SALE, cards_left, price
from samobranka.games.dead_cells.rules.steps import (
    CARD_TO,
    EQUIP,
    GIVE_GEAR,
    INTERBIOME,
    MARKET_GEAR,
    MARKET_HEAL,
    MARKET_PLANS,
    SHOP,
    SLOT,
    TAKE_ONE,
    TIDY,
)
from samobranka.games.dead_cells.rules.tiles import cheaper, here
from samobranka.games.dead_cells.state import NOWHERE, State

MARKET: Final = (INTERBIOME, MARKET_HEAL, MARKET_GEAR, MARKET_PLANS, TIDY)
STALLS: Final[tuple[tuple[int, int, Literal["healer", "merchant", "collector"]], ...]] = (
    (MARKET_HEAL, HEALER, "healer"),
    (MARKET_GEAR, MERCHANT, "merchant"),
    (MARKET_PLANS, COLLECTOR, "collector"),
)
# A healer knows how often still, the others show their cards behind a mark.
TIMES: Final = 1
CARDS_FROM: Final = 2


def phase(s: State) -> Literal["camp", "map", "fight", "market", "spending", "over"]:
    if s.ending:
        return "over"
    if s.fate:
        return "spending"
    if s.fight is not None:
        return "fight"
    if s.face == NOWHERE:
        return "camp"
    return "market" if any(due[0] in MARKET for due in s.agenda) else "map"


def counters(s: State) -> list[Counter]:
    """DC-INT-02, DC-TIL-03: from left to right; the open one is the next that is due."""
    due = {each[0]: each for each in s.agenda}
    if phase(s) == "market":
        ahead = [step for step, _, _ in STALLS if step in due]
        return [stall(s, due.get(step, ()), person, who, step in ahead[:1]) for step, person, who in STALLS]
    shops = [each for each in reversed(s.agenda) if each[0] == SHOP]
    if not shops:
        return []
    told: list[Counter] = []
    for good, (_, teeth, times) in enumerate(here(s).goods):
        shop = next((each for each in shops if each[1] == good), None)
        state: Literal["done", "open", "next"] = "done" if shop is None else "open" if shop is shops[0] else "next"
        left = 0 if shop is None else shop[2]
        told.append({"who": "room", "state": state, "price": cheaper(s, teeth), "times": left or times, "good": good})
    return told


def stall(s: State, due: tuple[int, ...], person: int, who: Literal["healer", "merchant", "collector"], now: bool) -> Counter:
    teeth, many = offer(s, person)
    if person == HEALER and due:
        many = due[TIMES]
    elif len(due) > TIMES:
        many = len(due[CARDS_FROM:])
    return {"who": who, "state": "open" if now else "next" if due else "done", "price": teeth, "times": many, "good": 0}


def piles(s: State) -> list[Pile]:
    """DC-CEL-01, DC-CEL-02: while cells are spent."""
    if not s.fate or s.ending:
        return []
    showing = bool(s.agenda) and s.agenda[-1][0] == TAKE_ONE
    return [
        {
            "id": DECKS[deck],
            "left": cards_left(s.record, deck),
            "price": price(s, deck),
            "shown": UPGRADE_NAMES[FIRST[deck] + s.record.taken[deck]]
            if showing and deck in FOR_SALE and cards_left(s.record, deck)
            else None,
        }
        for deck in (*FOR_SALE, decks.WELL)
    ]


def bought(s: State) -> int:
    """The upgrade that somebody must find a place for."""
    due = s.agenda[-1] if s.agenda else (NOWHERE,)
    if due[0] == SLOT:
        return due[1]
    if due[0] == CARD_TO:
        return next(number for number, upgrade in enumerate(UPGRADES) if upgrade.card is CARDS[due[1]])
    return NOWHERE


def handing(s: State) -> int:
    """Equipment that the Group hands out, or that its new owner has no slot for."""
    due = s.agenda[-1] if s.agenda else (NOWHERE,)
    return due[-1] if due[0] in (GIVE_GEAR, EQUIP) else NOWHERE


def areas(record: Record) -> list[Area]:
    """DC-MUT-01 to DC-MUT-05."""
    return areas_of(record.start, record.during, record.skill, record.feats, record.start_slots, record.during_slots)


@lru_cache(maxsize=64)
def areas_of(
    start: tuple[int, ...], during: tuple[int, ...], skill: int, feats: tuple[int, ...], start_slots: int, during_slots: int
) -> list[Area]:
    skills = () if skill == NONE else (skill,)
    return [
        {"id": "start", "cards": named(start), "slots": WORLD.slots["start"] + start_slots, "taken": slots_taken(start)},
        {"id": "during", "cards": named(during), "slots": WORLD.slots["during"] + during_slots, "taken": slots_taken(during)},
        {"id": "skill", "cards": named(skills), "slots": 1, "taken": len(skills)},
        {"id": "feats", "cards": named(feats), "slots": WORLD.slots["feats"], "taken": len(feats)},
    ]


def named(upgrades: tuple[int, ...]) -> list[str]:
    return [UPGRADE_NAMES[upgrade] for upgrade in upgrades]


@lru_cache(maxsize=8)
def doors_with(beaten: int) -> list[Door]:
    return [
        {
            "id": STAGES[number],
            "boss": stage.boss.lower(),
            "needs": stage.needs.lower() or None,
            "open": not stage.needs or bool(beaten >> BOSS_IDS.index(stage.needs) & 1),
        }
        for number, stage in enumerate(WORLD.stages)
    ]


def doors(record: Record) -> list[Door]:
    """DC-SET-04, DC-SET-17."""
    return doors_with(record.beaten)
