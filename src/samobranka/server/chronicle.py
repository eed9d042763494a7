"""Campaigns that are stored, looked at without being changed: one of them, or all that somebody has tokens of."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from msgspec import json
from sqlalchemy import RowMapping, select

from samobranka import games
from samobranka.core.campaign import Continues, room_of, up_to_date
from samobranka.core.errors import BadSave, Message, SamobrankaError
from samobranka.core.game import Game, OptionValue
from samobranka.core.table import Record
from samobranka.server import schema
from samobranka.server.catalogue import MOST
from samobranka.server.live import Chapter
from samobranka.server.storage import Database
from samobranka.server.wire.basics import Data, message_of
from samobranka.server.wire.campaigns import CampaignLine
from samobranka.server.wire.tables import PATIENCE

CAMPAIGNS, CHAPTERS, TABLES = schema.campaigns.c, schema.chapters.c, schema.tables.c


@contextmanager
def readable() -> Iterator[None]:
    """Whatever a record does to its game is told as a campaign that is damaged."""
    try:
        yield
    except SamobrankaError:
        raise
    except Exception as error:
        raise BadSave("campaign-broken", why=repr(error)[:200]) from error


def latest(row: RowMapping, runs: Sequence[RowMapping]) -> float:
    """When something was last played, or decided about it."""
    times: list[float] = [row["changed"], *(run["changed"] for run in runs)]
    return max(times)


class Kept:
    """A campaign as it is stored. `runs` are its chapters with how their tables stand, the open one last."""

    def __init__(self, row: RowMapping, runs: Sequence[RowMapping]) -> None:
        self.id: str = row["id"]
        self.token: str = row["token"]
        self.name: str = row["name"]
        self.changed = latest(row, runs)
        self.game: Game[Any] = games.find(row["game"])
        self.room: Continues = room_of(self.game)
        self.runs = runs
        self.dropped: Data | None = json.decode(row["dropped"]) if row["dropped"] else None
        self.company: Data | None = json.decode(row["company"]) if row["company"] else None
        # What a release took away settles nothing any more.
        settled: dict[str, OptionValue] = json.decode(row["fixed"])
        known = {option.name: option.values for option in self.game.info.options if option.fixed}
        self.fixed = {name: value for name, value in settled.items() if value in known.get(name, ())}
        self._row = row

    @property
    def open(self) -> RowMapping | None:
        return self.runs[-1] if self.runs and self.runs[-1]["ended"] is None else None

    @property
    def over(self) -> Sequence[RowMapping]:
        return self.runs if self.open is None else self.runs[:-1]

    @property
    def patience(self) -> int:
        """How long the last run waited for who was away."""
        waited: int = self.runs[-1]["patience"] if self.runs else PATIENCE
        return waited

    def run(self, number: int) -> RowMapping | None:
        return next((run for run in self.runs if run["number"] == number), None)

    def fitted(self, seats: int, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """Options of an earlier run as far as so many players can have them, and what the first one settled."""
        info = self.game.info
        return {**info.fit(seats if seats in info.seats else info.seats[0], options), **self.fixed}

    @property
    def record(self) -> Record | None:
        """What the last run left, as this version of the game reads it; refused if nobody can any more."""
        stored = self._row["record"]
        if stored is None:
            return None
        with readable():
            return up_to_date(self.game, json.decode(stored), self._row["record_version"])

    @property
    def stands(self) -> tuple[Message, dict[str, bool]]:
        """How far it has come, and which milestones there are."""
        record = self.record
        with readable():
            if record is None:
                record = self.room.blank(self.game.info.complete(self.game.info.seats[0], self.fixed))
            return self.room.progress(record), dict(self.room.milestones(record))


async def read(database: Database, id: str, token: str) -> Kept | None:
    """None: there is no such campaign, or not for this token."""
    if "\0" in id + token:
        return None
    found = await database.rows(select(schema.campaigns).where(CAMPAIGNS.id == id, CAMPAIGNS.token == token))
    return Kept(found[0], await runs_of(database, [id])) if found else None


async def runs_of(database: Database, ids: Sequence[str]) -> Sequence[RowMapping]:
    """The chapters of campaigns, in order, with how their tables stand."""
    query = (
        select(schema.chapters, TABLES.spectator, TABLES.version, TABLES.options, TABLES.patience, TABLES.turn, TABLES.changed)
        .join(schema.tables, TABLES.id == CHAPTERS.table_id)
        .where(CHAPTERS.campaign_id.in_(ids))
        .order_by(CHAPTERS.number)
    )
    return await database.rows(query)


async def seats_of(database: Database, tables: Sequence[str]) -> dict[str, list[RowMapping]]:
    """Who sits, or sat, at these tables."""
    seats = schema.seats.c
    sitting: dict[str, list[RowMapping]] = {table: [] for table in tables}
    for row in await database.rows(select(schema.seats).where(seats.table_id.in_(tables)).order_by(seats.seat)):
        sitting[row["table_id"]].append(row)
    return sitting


async def chapter_of(database: Database, table: str) -> Chapter | None:
    """Which run of which campaign this table is."""
    query = (
        select(CAMPAIGNS.id, CAMPAIGNS.token, CAMPAIGNS.name, CHAPTERS.number)
        .join(schema.chapters, CHAPTERS.campaign_id == CAMPAIGNS.id)
        .where(CHAPTERS.table_id == table)
    )
    found = await database.rows(query)
    return Chapter(*(found[0][name] for name in ("id", "token", "name", "number"))) if found else None


async def lines(database: Database, tokens: Sequence[str]) -> list[CampaignLine]:
    """The campaigns that these tokens belong to, the latest first. One that cannot be read says so instead of how far it is."""
    asked = [token for token in tokens if token and "\0" not in token][:MOST]
    found = await database.rows(select(schema.campaigns).where(CAMPAIGNS.token.in_(asked)))
    runs: dict[str, list[RowMapping]] = {row["id"]: [] for row in found}
    for run in await runs_of(database, list(runs)):
        runs[run["campaign_id"]].append(run)
    return sorted((line(row, runs[row["id"]]) for row in found), key=lambda line: line.changed, reverse=True)


def line(row: RowMapping, runs: Sequence[RowMapping]) -> CampaignLine:
    over = sum(run["ended"] is not None for run in runs)
    table, changed = None, latest(row, runs)
    try:
        kept = Kept(row, runs)
        progress = kept.stands[0]
        if kept.open is not None and kept.open["version"] == kept.game.info.version:
            table = kept.open["table_id"]
    except SamobrankaError as error:
        progress = error.message
    data = message_of(progress)
    return CampaignLine(row["id"], row["token"], row["game"], row["name"], over, table, data, changed)
