"""What things are called: message ids by the rules' numbers."""

from typing import Final

from samobranka.core.errors import Fact, Message
from samobranka.core.names import Names
from samobranka.games.dead_cells import wording
from samobranka.games.dead_cells.language.clauses import Clause
from samobranka.games.dead_cells.material import CARDS, FACES, FOES, GEAR, UPGRADES, WORLD
from samobranka.games.dead_cells.names import (
    ANNOUNCED,
    DECKS,
    DEEDS,
    HEROES,
    LINE,
    LOOT,
    RUNES,
    SERENADES_NUMBER,
    STATES,
    TRACKS,
)
from samobranka.games.dead_cells.rules.abilities import FIRST_GEAR, FIRST_RUNE, FIRST_UPGRADE, HER_POWERS, HER_STEPS, abilities
from samobranka.games.dead_cells.state import State

GAME: Final = "dead_cells-"
MOST_SEATS: Final = 4
PLAYERS: Final = [Message("player", seat=seat + 1) for seat in range(MOST_SEATS)]
# By the number under which somebody is told of: a seat, or Serenade.
FIGHTER_WORDS: Final = [*PLAYERS, Message(GAME + "hero-serenade")]


def said(id: str, **facts: Fact | Message) -> Message:
    return Message(GAME + id, **facts)


def words_of(shelf: str, names: Names) -> list[Message]:
    return [said(f"{shelf}-{name}") for name in names.all]


CARD_WORDS: Final = [said(f"card-{card.id}") for card in CARDS]
GEAR_WORDS: Final = [said(f"gear-{card.id}") for card in GEAR]
FOE_WORDS: Final = [said(f"foe-{foe.id}") for foe in FOES]
HERO_WORDS: Final = words_of("hero", HEROES)
UPGRADE_WORDS: Final = [wording.upgrade_name(upgrade) for upgrade in UPGRADES]
TRACK_WORDS: Final = words_of("track", TRACKS)
STATE_WORDS: Final = words_of("state", STATES)
SPACE_WORDS: Final = words_of("space", LINE)
LOOT_WORDS: Final = words_of("loot", LOOT)
RUNE_WORDS: Final = words_of("rune", RUNES)
ANNOUNCED_WORDS: Final = words_of("announced", ANNOUNCED)
DEED_WORDS: Final = words_of("deed", DEEDS)
# Whose words count them: "2 gold teeth".
COUNTABLE: Final = ("teeth", "cells", "potions", "keys", "equipment")
BIOME_WORDS: Final = [said(f"biome-b{face.biome}") for face in FACES]
STAGE_WORDS: Final = [said(f"biome-{stage.face[:2].lower()}") for stage in WORLD.stages]
DECK_WORDS: Final = [said(f"deck-{name.removesuffix('-deck')}") for name in DECKS.all]
SCROLL_WORDS: Final = [*TRACK_WORDS, said("track-any")]


def some_of(kind: int, count: int) -> Message:
    """ "2 gold teeth", "1 damage", "a blueprint"."""
    name = DEEDS[kind]
    if name in COUNTABLE:
        return said(f"do-{name}", n=count)
    if name == "wound":
        return said("harm-hit", n=count)
    return DEED_WORDS[kind] if count == 1 else said("some-of", what=DEED_WORDS[kind], count=count)


def fighter(s: State, who: int) -> Message:
    return FIGHTER_WORDS[SERENADES_NUMBER if s.setup.solo and who == 1 else who]


def ability_name(number: int) -> Message:
    """A step of a track, a card of equipment, an upgrade, a rune, or what Serenade can do."""
    if number < FIRST_GEAR:
        return said("step", track=TRACK_WORDS[number // 5], step=number % 5 + 1)
    if number < FIRST_UPGRADE:
        return GEAR_WORDS[number - FIRST_GEAR]
    if number < FIRST_RUNE:
        return UPGRADE_WORDS[number - FIRST_UPGRADE]
    if number < HER_POWERS:
        return RUNE_WORDS[number - FIRST_RUNE]
    if number < HER_STEPS:
        return said("her-power", track=TRACK_WORDS[number - HER_POWERS])
    return said("her-step", step=number - HER_STEPS + 1)


def clause_of(s: State, who: int, number: int, kinds: tuple[int, ...]) -> Clause | None:
    return next((clause for other, clause in abilities(s, who) if other == number and clause.kind in kinds), None)


def enemy_at(s: State, space: int) -> Message:
    enemy = None if s.fight is None or space < 0 else s.fight.line[space]
    if enemy is None:
        return SPACE_WORDS[space]
    return said("somebody-dark") if enemy.hidden else FOE_WORDS[enemy.foe]
