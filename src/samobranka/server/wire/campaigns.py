"""Campaigns over HTTP: what is asked for, and what is answered."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from samobranka.core.game import OptionValue
from samobranka.server.wire.basics import Message, Outcome
from samobranka.server.wire.tables import PATIENCE, ListedSeat, NewTable, SeatWish

# Longer than any name may be, so that what is too long is refused with a sentence.
Wished = Annotated[str, Meta(max_length=1000)]


class CampaignWish(Struct):
    """A campaign that is to be begun, with its first run."""

    game: str
    seats: Annotated[list[SeatWish], Meta(max_length=32)]
    options: dict[str, OptionValue] = {}
    name: Wished = ""
    patience: int = PATIENCE


class RunWish(Struct):
    """A run that is to be begun, with whoever plays this time. Patience null: as in the last run."""

    seats: Annotated[list[SeatWish], Meta(max_length=32)]
    options: dict[str, OptionValue] = {}
    patience: int | None = None


class Renaming(Struct):
    """What a campaign is called from now on."""

    name: Wished


class NewRun(Struct):
    """A campaign that has been begun, and the table of its first run."""

    campaign: str
    token: str
    table: NewTable


class NewCampaign(Struct):
    """A campaign that goes on from a file, or from nothing. `table`: the run that was open in the file."""

    campaign: str
    token: str
    table: NewTable | None = None


class CampaignLine(Struct):
    """A campaign in a list: `runs` are those that are over, `open` is the table of the one that is not."""

    campaign: str
    token: str
    game: str
    name: str
    runs: int
    open: str | None
    progress: Message
    changed: float


class Milestone(Struct):
    """Something to be reached in a campaign; the words are `<game>-milestone-<name>`."""

    name: str
    reached: bool


class CompanySeat(Struct):
    """A seat of the last run, for the next one."""

    name: str
    colour: str
    symbol: str
    kind: str
    bot: str


class CampaignRun(Struct):
    """A run that is over. `table` and `spectator` open its replay; null: it was played by other rules, and cannot be shown."""

    number: int
    table: str | None
    spectator: str | None
    seats: list[ListedSeat]
    outcome: Outcome
    turn: int
    ended: float


class OpenRun(Struct):
    """The run that is being played."""

    number: int
    table: str
    spectator: str
    seats: list[ListedSeat]
    turn: int


class CampaignPage(Struct):
    """A campaign: how far it is, its runs, and what the next one would begin with.

    `fixed` are the options that the first run settled; `dropped` says why a run that was open has been given up; `album` is
    what the game draws of its record (docs/wire/<game>.md), empty where it has nothing to add.
    """

    campaign: str
    game: str
    name: str
    progress: Message
    milestones: list[Milestone]
    fixed: dict[str, OptionValue]
    options: dict[str, OptionValue]
    seats: list[CompanySeat]
    runs: list[CampaignRun]
    open: OpenRun | None
    dropped: Message | None
    patience: int
    changed: float
    album: dict[str, Any]
