"""What one run leaves to the next (core/campaign.py). The record itself is in record.py."""

from collections.abc import Mapping
from typing import Final

from samobranka.core.chance import Chance
from samobranka.core.errors import BadSave, Message
from samobranka.core.events import Emit
from samobranka.core.info import OptionValue
from samobranka.core.table import Record as Data
from samobranka.games.dead_cells.album import album as album_of
from samobranka.games.dead_cells.record import BOSS_IDS, RUNE_IDS, Record, read_record
from samobranka.games.dead_cells.record import VERSION as VERSION
from samobranka.games.dead_cells.rules.flow import begin
from samobranka.games.dead_cells.state import State

# Upgrades that may still be bought are counted over these decks.
UPGRADE_DECKS: Final[tuple[str, ...]] = ("SV", "TC", "BR")


def blank(options: Mapping[str, OptionValue]) -> Data:
    """DC-SET-02, DC-SET-03, DC-SET-07, DC-RST-01: a campaign that begins; a reset is nothing else."""
    return Record().data()


def go_on(record: Data, options: Mapping[str, OptionValue], seats: int, chance: Chance, emit: Emit) -> State:
    """DC-SET-14, DC-SET-16: the next run, with whoever plays this time."""
    return begin(read_record(record), options, seats, chance, emit)


def leaves(state: State) -> Data:
    """DC-RUN-06: the record when the last cell has been spent."""
    return state.record.data()


def migrate(record: Data, version: str) -> Data:
    """There is only one version so far; what it cannot read is refused."""
    if version != VERSION:
        raise BadSave("campaign-version", saved=version, here=VERSION)
    return read_record(record).data()


def milestones(record: Data) -> Mapping[str, bool]:
    """DC-END-01, DC-END-02: the three bosses, all runes, and what the Boss Cell asks for."""
    found = read_record(record)
    reached = {f"beaten-{boss.lower()}": bool(found.beaten >> number & 1) for number, boss in enumerate(BOSS_IDS)}
    return {**reached, "all-runes": found.runes == (1 << len(RUNE_IDS)) - 1, "boss-cell": found.boss_cell}


def progress(record: Data) -> Message:
    found = read_record(record)
    bought = sum(found.taken[: len(UPGRADE_DECKS)])
    return Message("dead_cells-progress", runs=found.runs, beaten=found.beaten.bit_count(), upgrades=bought)


def album(record: Data) -> Mapping[str, object]:
    """What the page of the campaign draws: every run as a thread, and what has grown."""
    return album_of(read_record(record))
