"""What the page of a campaign shows of its record: every run as a thread, and what has grown."""

from typing import Final

from samobranka.games.dead_cells import printed
from samobranka.games.dead_cells.between import areas
from samobranka.games.dead_cells.box.cards import HEROES, SERENADE
from samobranka.games.dead_cells.facts.album import Album, BossMet, DeckGrown, RunWalked
from samobranka.games.dead_cells.facts.printed import Words
from samobranka.games.dead_cells.material import CARDS, UPGRADE_DECKS, UPGRADES, WORLD
from samobranka.games.dead_cells.names import BOSSES, RUNES
from samobranka.games.dead_cells.names import CARDS as CARD_NAMES
from samobranka.games.dead_cells.names import UPGRADES as UPGRADE_NAMES
from samobranka.games.dead_cells.record import NONE, OWNERS, STARTERS, STARTING_GEAR, Past, Record
from samobranka.games.dead_cells.wording import upgrade_name

WON: Final = "won"


def album(record: Record) -> Album:
    lying = {*record.start, *record.during, *record.feats, *record.stored, record.skill} - {NONE}
    return {
        "bosses": [boss(record, number) for number in range(len(BOSSES))],
        "runs": runs(record),
        "decks": [deck(record, owner) for owner in range(SERENADE + 1) if owner < SERENADE or record.deck_of(SERENADE)],
        "equipment_before": len(STARTING_GEAR),
        "equipment": [printed.GEAR_PRINTS[gear] for gear in record.equipment if gear not in STARTING_GEAR],
        "runes": [RUNES[rune] for rune in range(len(RUNES)) if record.runes >> rune & 1],
        "areas": areas(record),
        "upgrades": [printed.UPGRADE_PRINTS[upgrade] for upgrade in sorted(lying)],
        "stored": [UPGRADE_NAMES[upgrade] for upgrade in record.stored],
        "boss_cell": record.boss_cell,
    }


def boss(record: Record, number: int) -> BossMet:
    """DC-SET-17: each is at the end of the stage that the one before it opened."""
    wins = [run for run, past in enumerate(record.history, 1) if past.end == WON and past.boss == number]
    return {
        "id": BOSSES[number],
        "beaten": bool(record.beaten >> number & 1),
        "open": any(WORLD.stages[stage].boss.lower() == BOSSES[number] for stage in record.starts()),
        "run": wins[0] if wins else 0,
    }


def runs(record: Record) -> list[RunWalked]:
    after = [*(past.taken for past in record.history[1:]), record.taken]
    return [walked(number, past, taken) for number, (past, taken) in enumerate(zip(record.history, after, strict=True), 1)]


def walked(number: int, past: Past, after: tuple[int, ...]) -> RunWalked:
    return {
        "number": number,
        "stage": WORLD.stages[past.stage].face.lower(),
        "heroes": [OWNERS[hero] for hero in past.heroes],
        "way": list(past.way),
        "rooms": sum(not is_biome(step) for step in past.way),
        "end": past.end,
        "boss": met(past),
        "fallen": [OWNERS[hero] for hero in past.fallen],
        "cells": past.cells,
        "bought": bought(past.taken, after),
    }


def met(past: Past) -> str:
    """Who stood at its end. Older records say of a run that was won only where it began, and each stage has one boss."""
    if past.boss == NONE:
        return WORLD.stages[past.stage].boss.lower() if past.end == WON else ""
    return BOSSES[past.boss]


def is_biome(step: str) -> bool:
    return step[:1] == "b" and step[1:2].isdigit()


def bought(before: tuple[int, ...], after: tuple[int, ...]) -> list[Words]:
    """What has left the ordered decks in between, always from the bottom."""
    return [
        printed.words(upgrade_name(card))
        for deck, (old, new) in enumerate(zip(before, after, strict=True))
        for card in UPGRADE_DECKS[deck][old:new]
    ]


def deck(record: Record, owner: int) -> DeckGrown:
    purged = set(record.purged_cards)
    before = [card for card in range(STARTERS) if CARDS[card].owner == owner]
    added = [card for card in range(STARTERS, len(CARDS)) if record.owners[card] == owner and card not in purged]
    upgrades = [next(at for at, each in enumerate(UPGRADES) if each.card is CARDS[card]) for card in added]
    return {
        "hero": (*HEROES, "serenade")[owner],
        "before": len(before),
        "now": len(record.deck_of(owner)),
        "added": [printed.UPGRADE_PRINTS[upgrade] for upgrade in upgrades],
        "symbols": [(printed.CARD_PRINTS[card]["symbols"] or [""])[0] for card in added],
        "purged": [
            {"id": f"dead_cells-card-{CARD_NAMES[card]}", "facts": {}}
            for card in record.purged_cards
            if card in before or record.owners[card] == owner
        ],
    }
