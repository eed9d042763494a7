"""The record of a campaign: what lies between two runs. Plain data for saves, numbers for the rules.

Decks in code order lose cards from the bottom only, so a number says all about them; what a blueprint deck still holds follows
from the equipment that the campaign owns. Nothing in it is secret, random, or somebody's own.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from samobranka.core.errors import BadSave
from samobranka.core.table import Record as Data
from samobranka.games.dead_cells.box.cards import HEROES, SERENADE
from samobranka.games.dead_cells.box.decks import DECKS
from samobranka.games.dead_cells.language.vocabulary import RUNES
from samobranka.games.dead_cells.material import BOSSES, CARDS, GEAR, TILES, UPGRADES, WORLD

VERSION: Final = "1"
NONE: Final = -1
OWNERS: Final[tuple[str, ...]] = (*HEROES, "serenade")
CARD_IDS: Final[tuple[str, ...]] = tuple(card.id for card in CARDS)
GEAR_IDS: Final[tuple[str, ...]] = tuple(card.id for card in GEAR)
UPGRADE_CODES: Final[tuple[str, ...]] = tuple(card.code for card in UPGRADES)
TILE_CODES: Final[tuple[str, ...]] = tuple(tile.code for tile in TILES)
BOSS_IDS: Final[tuple[str, ...]] = tuple(boss.id for boss in BOSSES)
RUNE_IDS: Final[tuple[str, ...]] = tuple(RUNES)
STARTERS: Final = sum(card.code.startswith("ST-") for card in CARDS)
STARTING_GEAR: Final[tuple[int, ...]] = tuple(number for number, card in enumerate(GEAR) if card.code.startswith("ST-"))
# Blueprints by the biome or boss whose deck they come from, the lowest first.
BLUEPRINTS: Final[dict[str, tuple[int, ...]]] = {
    source: tuple(number for number, card in enumerate(GEAR) if card.code.startswith(f"{source}-"))
    for source in dict.fromkeys((*(f"B{tile.biome}" for tile in TILES), *BOSS_IDS))
}


class Past(NamedTuple):
    """A run that is over, as it is remembered: where it began, who played, the biomes and shapes of rooms in the order in which
    they were entered, how it ended (at which boss, and who fell), the cells that came home, and what had been bought before."""

    stage: int
    heroes: tuple[int, ...]
    way: tuple[str, ...]
    end: str
    boss: int
    fallen: tuple[int, ...]
    cells: int
    taken: tuple[int, ...]


class Record:
    """DC-SET-02, DC-SET-03, DC-SET-07: a campaign that has not begun owns eight cards of equipment and grey runes.

    States share it, and whoever changes something puts a changed copy in its place.
    """

    __slots__ = (
        "beaten", "boss_cell", "deeds", "during", "during_slots", "equipment", "feats", "gifts", "guests", "healer", "history",
        "owners", "purged_cards", "purged_gear", "purged_tiles", "runes", "runs", "secrets", "skill", "start", "start_slots",
        "stored", "taken", "well_runs",
    )  # fmt: skip

    def __init__(self, like: "Record | None" = None) -> None:
        """A campaign that begins, or a copy of another one."""
        self.runs: int = 0 if like is None else like.runs
        # Bosses that have been beaten and runes that are active, as bits.
        self.beaten: int = 0 if like is None else like.beaten
        self.runes: int = 0 if like is None else like.runes
        # How many cards have left Survival, Tactics, Brutality, the Well and the Secrets, always from the bottom.
        self.taken: tuple[int, ...] = (0,) * len(DECKS) if like is None else like.taken
        self.equipment: tuple[int, ...] = STARTING_GEAR if like is None else like.equipment
        # By combat card: whose deck each improved card is in (NONE: it has not been bought).
        self.owners: tuple[int, ...] = (NONE,) * len(CARDS) if like is None else like.owners
        # The mutation board, by the numbers of upgrades, in the order of the slots; what has been stored beside it.
        self.start: tuple[int, ...] = () if like is None else like.start
        self.during: tuple[int, ...] = () if like is None else like.during
        self.skill: int = NONE if like is None else like.skill
        self.feats: tuple[int, ...] = () if like is None else like.feats
        self.stored: tuple[int, ...] = () if like is None else like.stored
        # Slots and uses of the Healer that have been added for good; Secrets that work; gifts for the next run.
        self.start_slots: int = 0 if like is None else like.start_slots
        self.during_slots: int = 0 if like is None else like.during_slots
        self.healer: int = 0 if like is None else like.healer
        self.secrets: tuple[int, ...] = () if like is None else like.secrets
        self.gifts: tuple[int, ...] = () if like is None else like.gifts
        # Well cards that are monsters of a biome now.
        self.guests: tuple[int, ...] = () if like is None else like.guests
        # What has left for good; combat cards in the order in which they left.
        self.purged_cards: tuple[int, ...] = () if like is None else like.purged_cards
        self.purged_gear: tuple[int, ...] = () if like is None else like.purged_gear
        self.purged_tiles: tuple[int, ...] = () if like is None else like.purged_tiles
        # The Boss Cell, and the deeds that have been done with it, as bits.
        self.boss_cell: bool = False if like is None else like.boss_cell
        self.deeds: int = 0 if like is None else like.deeds
        # Every run that is over, for the page of the campaign; no rule reads it.
        self.history: tuple[Past, ...] = () if like is None else like.history
        # Runs in which something was thrown into the Well.
        self.well_runs: int = 0 if like is None else like.well_runs

    def key(self) -> tuple[object, ...]:
        return (
            self.runs, self.beaten, self.runes, self.taken, self.equipment, self.owners, self.start, self.during, self.skill,
            self.feats, self.stored, self.start_slots, self.during_slots, self.healer, self.secrets, self.gifts, self.guests,
            self.purged_cards, self.purged_gear, self.purged_tiles, self.boss_cell, self.deeds, self.well_runs,
        )  # fmt: skip

    def deck_of(self, owner: int) -> list[int]:
        """DC-DEC-02: the cards that somebody's deck has by right: his own starting ones and the improved ones given to him."""
        purged = set(self.purged_cards)
        own = [card for card in range(STARTERS) if CARDS[card].owner == owner]
        own += [card for card in range(STARTERS, len(CARDS)) if self.owners[card] == owner]
        return [card for card in own if card not in purged]

    def improved(self) -> list[int]:
        """DC-SET-15: all improved cards that the campaign has."""
        return [card for card in range(STARTERS, len(CARDS)) if self.owners[card] != NONE and card not in self.purged_cards]

    def starts(self) -> list[int]:
        """DC-SET-04, DC-SET-17: the stages at which a run may begin."""
        return [
            number
            for number, stage in enumerate(WORLD.stages)
            if not stage.needs or self.beaten >> BOSS_IDS.index(stage.needs) & 1
        ]

    def blueprints(self, source: str) -> list[int]:
        """DC-SET-06: what the blueprint deck of a biome or boss holds, the lowest card first."""
        gone = {*self.equipment, *self.purged_gear}
        return [number for number in BLUEPRINTS[source] if number not in gone]

    def data(self) -> Data:
        """As it is saved: everything by its code or name, so that it outlives a renumbering."""
        return {
            "runs": self.runs,
            "beaten": bits(self.beaten, BOSS_IDS),
            "runes": bits(self.runes, RUNE_IDS),
            "taken": dict(zip(DECKS, self.taken, strict=True)),
            "equipment": called(self.equipment, GEAR_IDS),
            "decks": {CARD_IDS[card]: OWNERS[owner] for card, owner in enumerate(self.owners) if owner != NONE},
            "start": called(self.start, UPGRADE_CODES),
            "during": called(self.during, UPGRADE_CODES),
            "skill": "" if self.skill == NONE else UPGRADE_CODES[self.skill],
            "feats": called(self.feats, UPGRADE_CODES),
            "stored": called(self.stored, UPGRADE_CODES),
            "start_slots": self.start_slots,
            "during_slots": self.during_slots,
            "healer": self.healer,
            "secrets": called(self.secrets, UPGRADE_CODES),
            "gifts": called(self.gifts, UPGRADE_CODES),
            "guests": called(self.guests, UPGRADE_CODES),
            "purged_cards": called(self.purged_cards, CARD_IDS),
            "purged_gear": called(self.purged_gear, GEAR_IDS),
            "purged_tiles": called(self.purged_tiles, TILE_CODES),
            "boss_cell": self.boss_cell,
            "deeds": self.deeds,
            "well_runs": self.well_runs,
            "history": [past_data(past) for past in self.history],
        }


def past_data(past: Past) -> dict[str, Any]:
    return {
        "stage": WORLD.stages[past.stage].face,
        "heroes": called(past.heroes, OWNERS),
        "way": list(past.way),
        "end": past.end,
        "boss": "" if past.boss == NONE else BOSS_IDS[past.boss],
        "fallen": called(past.fallen, OWNERS),
        "cells": past.cells,
        "taken": dict(zip(DECKS, past.taken, strict=True)),
    }


def read_past(data: Mapping[str, Any]) -> Past:
    return Past(
        [stage.face for stage in WORLD.stages].index(data["stage"]),
        numbers(data["heroes"], OWNERS),
        tuple(str(step) for step in data["way"]),
        str(data["end"]),
        BOSS_IDS.index(data["boss"]) if data["boss"] else NONE,
        numbers(data["fallen"], OWNERS),
        int(data["cells"]),
        tuple(int(data["taken"][deck]) for deck in DECKS),
    )


def bits(number: int, names: Sequence[str]) -> list[str]:
    return [name for at, name in enumerate(names) if number >> at & 1]


def called(numbers: Iterable[int], names: Sequence[str]) -> list[str]:
    return [names[number] for number in numbers]


def read_record(data: Mapping[str, Any]) -> Record:
    """A saved record as the rules count in it; raises BadSave where something is not known."""
    record = Record()
    try:
        record.runs = int(data["runs"])
        record.beaten = sum(1 << BOSS_IDS.index(name) for name in data["beaten"])
        record.runes = sum(1 << RUNE_IDS.index(name) for name in data["runes"])
        record.taken = tuple(int(data["taken"][deck]) for deck in DECKS)
        record.equipment = numbers(data["equipment"], GEAR_IDS)
        owners = [NONE] * len(CARDS)
        for card, owner in data["decks"].items():
            owners[CARD_IDS.index(card)] = OWNERS.index(owner)
        record.owners = tuple(owners)
        record.start = numbers(data["start"], UPGRADE_CODES)
        record.during = numbers(data["during"], UPGRADE_CODES)
        record.skill = UPGRADE_CODES.index(data["skill"]) if data["skill"] else NONE
        record.feats = numbers(data["feats"], UPGRADE_CODES)
        record.stored = numbers(data["stored"], UPGRADE_CODES)
        record.start_slots = int(data["start_slots"])
        record.during_slots = int(data["during_slots"])
        record.healer = int(data["healer"])
        record.secrets = numbers(data["secrets"], UPGRADE_CODES)
        record.gifts = numbers(data["gifts"], UPGRADE_CODES)
        record.guests = numbers(data["guests"], UPGRADE_CODES)
        record.purged_cards = numbers(data["purged_cards"], CARD_IDS)
        record.purged_gear = numbers(data["purged_gear"], GEAR_IDS)
        record.purged_tiles = numbers(data["purged_tiles"], TILE_CODES)
        record.boss_cell = bool(data["boss_cell"])
        record.deeds = int(data["deeds"])
        record.well_runs = int(data["well_runs"])
        # Campaigns that began before runs were remembered have none.
        record.history = tuple(read_past(past) for past in data.get("history", ()))
    except (KeyError, ValueError, TypeError, AttributeError) as error:
        raise BadSave("campaign-broken", why=repr(error)) from error
    return record


def numbers(names: Iterable[str], known: Sequence[str]) -> tuple[int, ...]:
    return tuple(known.index(name) for name in names)


SMALLEST_DECK: Final = 6
SMALLEST_DECK_OF_SERENADE: Final = 3


def smallest(owner: int) -> int:
    """DC-DEC-01: a combat deck never has fewer cards."""
    return SMALLEST_DECK_OF_SERENADE if owner == SERENADE else SMALLEST_DECK
