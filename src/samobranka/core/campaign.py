"""A campaign is a chain of tables: one run is one table, and between two runs lies a record.

So logs, undo, replays and bots deal with one run at a time, and a new version of the rules ends no campaign: only a run that
was open is begun anew. The record is plain data with a version of its own.
"""

import json
from collections.abc import Mapping
from typing import Any, Final, Protocol

from samobranka.core.chance import Chance
from samobranka.core.errors import BadOption, BadSave, Message, SamobrankaError
from samobranka.core.events import Emit
from samobranka.core.game import Game
from samobranka.core.info import OptionValue
from samobranka.core.table import Record, Table, whole

FORMAT: Final = "samobranka-campaign-1"


class Continues(Protocol):
    """The room `campaign` of a game that goes on from run to run."""

    # Of the record. Another one is brought up to date by `migrate`.
    VERSION: str

    def blank(self, options: Mapping[str, OptionValue]) -> Record:
        """The record before the first run, at a table with these options."""
        ...

    def go_on(self, record: Record, options: Mapping[str, OptionValue], seats: int, chance: Chance, emit: Emit) -> Any:
        """The state in which a run begins. The record is read and never changed."""
        ...

    def leaves(self, state: Any) -> Record:
        """The record after a run that is over."""
        ...

    def migrate(self, record: Record, version: str) -> Record:
        """A record of an older version as this one has it; raises BadSave for one that cannot be read any more."""
        ...

    def milestones(self, record: Record) -> Mapping[str, bool]:
        """What there is to be reached, and whether it has been."""
        ...

    def progress(self, record: Record) -> Message:
        """How far it has come, in a few words."""
        ...


def album_of(game: Game[Any], record: Record | None) -> Record:
    """What a game draws of its record on the page of a campaign; a room may have no `album`, and then there is nothing more."""
    tell = getattr(room_of(game), "album", None)
    return {} if tell is None or record is None else dict(tell(record))


def room_of(game: Game[Any]) -> Continues:
    room: Continues | None = game.room("campaign")
    if room is None:
        raise BadOption("campaign-none", game=game.info.id)
    return room


def settled(game: Game[Any], options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Of the options of a first table those that hold for the whole campaign."""
    return {option.name: options[option.name] for option in game.info.options if option.fixed}


def options_of(
    game: Game[Any], fixed: Mapping[str, OptionValue], seats: int, options: Mapping[str, object] | None
) -> dict[str, OptionValue]:
    """The options of a run in full; refuses to change what the first one settled."""
    given = dict(options or {})
    full = game.info.complete(seats, {**fixed, **given})
    for name, value in fixed.items():
        if full[name] != value:
            raise BadOption("campaign-fixed", option=name, value=str(value).lower())
    return full


def up_to_date(game: Game[Any], record: Record, version: str) -> Record:
    """A stored record as this version of the game reads it."""
    room = room_of(game)
    return record if version == room.VERSION else room.migrate(record, version)


def left_by(table: Table) -> Record:
    """What a finished run leaves, as it is stored."""
    left: Record = json.loads(json.dumps(room_of(table.game).leaves(table.state)))
    return left


class Run:
    """A chapter of a campaign: who played how, how it ended, and the save of its table."""

    def __init__(
        self, seats: int, options: Mapping[str, OptionValue], outcome: dict[str, Any], save: dict[str, Any], turn: int = 0
    ) -> None:
        self.seats = seats
        self.options = dict(options)
        self.outcome = outcome
        self.save = save
        # How long it lasted; 0: nobody wrote that down.
        self.turn = turn

    def data(self) -> dict[str, Any]:
        values = {"seats": self.seats, "options": self.options, "outcome": self.outcome, "turn": self.turn}
        return {**values, "table": self.save}

    def table(self, game: Game[Any]) -> Table:
        """The run, played again; refused where the rules have changed since."""
        return Table.from_data(game, self.save)


class Campaign:
    """Lays one table after the other and keeps what each leaves. Saved and loaded as one file.

    `table` is the open run, `runs` are those that are over. `dropped` says, after loading, why an open run was given up.
    """

    def __init__(self, game: Game[Any]) -> None:
        room_of(game)
        self.game = game
        self.fixed: dict[str, OptionValue] = {}
        self.record: Record | None = None
        self.runs: list[Run] = []
        self.table: Table | None = None
        self.dropped: Message | None = None

    def next_run(self, seats: int, options: Mapping[str, object] | None = None, seed: int | str | None = None) -> Table:
        """Lays the table of the next run, with whoever plays this time. There is one open run at a time."""
        if self.table is not None:
            raise BadOption("campaign-open", run=len(self.runs) + 1)
        full = options_of(self.game, self.fixed, seats, options)
        record = room_of(self.game).blank(full) if self.record is None else self.record
        table = Table(self.game, seats, full, seed, record=record)
        self.record, self.table = record, table
        self.fixed = self.fixed or settled(self.game, full)
        return table

    def close_run(self) -> Run:
        """The open run is over, and becomes a chapter."""
        table = self.table
        outcome = None if table is None else table.outcome
        if table is None or outcome is None:
            raise BadOption("campaign-not-over")
        run = Run(table.seats, table.options, outcome.data(), json.loads(table.to_json()), table.turn)
        self.record = left_by(table)
        self.runs.append(run)
        self.table = None
        return run

    def give_up_run(self) -> None:
        """The open run is as if it had never been begun."""
        self.table = None
        if not self.runs:
            self.record, self.fixed = None, {}

    def to_json(self) -> str:
        return json.dumps(self.data(), indent=1)

    def data(self) -> dict[str, Any]:
        """All of it as it is saved."""
        return {
            "format": FORMAT,
            "game": self.game.info.id,
            "record_version": room_of(self.game).VERSION,
            "record": self.record,
            "fixed": self.fixed,
            "runs": [run.data() for run in self.runs],
            "open": None if self.table is None else json.loads(self.table.to_json()),
        }

    @staticmethod
    def from_data(game: Game[Any], data: Mapping[str, Any], seed: int | str | None = None) -> "Campaign":
        """A saved campaign. The record goes on whatever the version; an open run that cannot be played on is given up."""
        campaign = Campaign(game)
        try:
            campaign._read(data)
        except (SamobrankaError, KeyError, TypeError, ValueError, AttributeError) as error:
            why = error.message if isinstance(error, SamobrankaError) else repr(error)
            raise BadSave("campaign-broken", why=why) from error
        if data.get("open") is not None:
            try:
                campaign.table = Table.from_data(game, data["open"], seed)
            except BadSave as error:
                campaign.dropped = error.message
                campaign.give_up_run()
        return campaign

    def _read(self, data: Mapping[str, Any]) -> None:
        record, fixed = data["record"], data["fixed"]
        if record is not None:
            self.record = up_to_date(self.game, dict(record), str(data["record_version"]))
            self.fixed = settled(self.game, self.game.info.complete(self.game.info.seats[0], dict(fixed))) if fixed else {}
        for run in data["runs"]:
            seats, turn = whole(run["seats"], "seats"), whole(run.get("turn", 0), "turn")
            self.runs.append(Run(seats, dict(run["options"]), dict(run["outcome"]), dict(run["table"]), turn))


def read_campaign(text: str, name: str = "save") -> dict[str, Any]:
    """The data of a saved campaign, whatever its game; refuses what is none."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadSave("save-not-json", file=name) from None
    if not isinstance(data, dict) or not str(data.get("format", "")).startswith("samobranka-campaign"):
        raise BadSave("save-not-campaign", file=name)
    if data["format"] != FORMAT:
        raise BadSave("save-format", saved=str(data["format"])[:40])
    return data
