"""What the page of a campaign shows of its record."""

from typing import Annotated, TypedDict

from samobranka.games.dead_cells.facts.printed import GearPrint, UpgradePrint, Words
from samobranka.games.dead_cells.facts.view import Area
from samobranka.games.dead_cells.names import BOSSES, HEROES, RUNES, STAGES


class BossMet(TypedDict):
    """A boss on the thread of the campaign."""

    id: Annotated[str, BOSSES]
    beaten: bool
    open: Annotated[bool, "runs can lead there"]
    run: Annotated[int, "in which it was beaten first; 0: not yet"]


class RunWalked(TypedDict):
    """A run that is over, as a thread."""

    number: int
    stage: Annotated[str, STAGES]
    heroes: Annotated[list[str], HEROES]
    way: Annotated[list[str], "biomes, and the shapes of the rooms in them"]
    rooms: Annotated[int, "how many were entered"]
    end: Annotated[str, "died, won"]
    boss: Annotated[str, "at which boss; empty: before"]
    fallen: Annotated[list[str], HEROES]
    cells: Annotated[int, "that came home"]
    bought: Annotated[list[Words], "what they bought"]


class DeckGrown(TypedDict):
    """The deck of a Beheaded."""

    hero: Annotated[str, HEROES]
    before: Annotated[int, "cards at the beginning"]
    now: int
    added: Annotated[list[UpgradePrint], "improved cards"]
    symbols: Annotated[list[str], "of each of them: its first symbol, or nothing"]
    purged: Annotated[list[Words], "cards that have left"]


class Album(TypedDict):
    """What has grown, and every run."""

    bosses: list[BossMet]
    runs: list[RunWalked]
    decks: list[DeckGrown]
    equipment_before: int
    equipment: Annotated[list[GearPrint], "what has joined the deck"]
    runes: Annotated[list[str], RUNES, "those that are awake"]
    areas: list[Area]
    upgrades: Annotated[list[UpgradePrint], "of the mutation board"]
    stored: Annotated[list[str], "beside the board"]
    boss_cell: bool
