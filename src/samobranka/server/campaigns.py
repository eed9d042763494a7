"""The house's campaigns: begun, led from run to run, given up, and begun anew.

Nothing of a campaign is kept in memory. Whoever changes one reads it first, with its lock held; a table's lock is taken before
its campaign's, never after.
"""

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from msgspec import json

from samobranka.core.campaign import options_of, room_of
from samobranka.core.errors import BadSave, Message
from samobranka.core.game import Game, OptionValue
from samobranka.core.table import Record, Table
from samobranka.server import campaign_rows, chronicle, seating, telling
from samobranka.server.chronicle import Kept, readable
from samobranka.server.house import House, again
from samobranka.server.live import Chapter, Live, Seat
from samobranka.server.refusals import NoTable, NotNow, NotStored
from samobranka.server.seating import token
from samobranka.server.wire.basics import Data
from samobranka.server.wire.tables import PATIENCE
from samobranka.server.writer import Work

Options = Mapping[str, object]


def fresh(name: str = "", number: int = 1) -> Chapter:
    """A campaign that nobody knows of yet, at this run."""
    return Chapter(secrets.token_urlsafe(9), token(), name, number)


class Campaigns:
    """The only one that changes campaigns, apart from the move that ends a run."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def _lock(self, id: str) -> asyncio.Lock:
        lock = self._locks.get(id)
        if lock is None:
            lock = self._locks[id] = asyncio.Lock()
        return lock

    async def _read(self, id: str, token: str) -> Kept:
        kept = await chronicle.read(self.house.database, id, token)
        if kept is None:
            raise NoTable("campaign-unknown")
        return kept

    async def store(self, works: Sequence[Work]) -> None:
        """All of it or nothing."""
        try:
            await self.house.writer.store(works)
        except Exception as error:
            raise NotStored("campaign-not-stored") from error

    async def opened(self, id: str, token: str) -> Kept:
        """The campaign behind a token. If its open run cannot be played on any more, that is given up now."""
        kept = await self._read(id, token)
        run = kept.open
        if run is not None:
            try:
                await self.house.enter(run["table_id"], run["spectator"])
            except BadSave as error:
                await self._drop(kept, run["table_id"], run["number"], error.message)
                kept = await self._read(id, token)
        return kept

    async def _drop(self, kept: Kept, table: str, number: int, why: Message | None) -> None:
        company = campaign_rows.company_of(*await self.last(kept))
        await self.store(campaign_rows.given_up(kept.id, number, table, company, why))

    async def last(self, kept: Kept) -> tuple[list[Data], dict[str, OptionValue]]:
        """Who played the last run, and how: what the next one would begin with."""
        if kept.company is not None:
            return kept.company["seats"], kept.fitted(len(kept.company["seats"]), kept.company["options"])
        if not kept.runs:
            return [], kept.fitted(0, {})
        run = kept.runs[-1]
        rows = (await chronicle.seats_of(self.house.database, [run["table_id"]]))[run["table_id"]]
        return [campaign_rows.looks(row) for row in rows], kept.fitted(len(rows), json.decode(run["options"]))

    # From run to run

    async def begin(self, game: Game[Any], name: str, seats: list[Seat], options: Options, patience: int = PATIENCE) -> Live:
        """A campaign and its first run."""
        chapter = fresh(name)
        room_of(game)
        full = options_of(game, {}, len(seats), options)
        before = [campaign_rows.new_campaign(chapter, game)]
        return await self._lay(game, chapter, seats, full, None, before=before, patience=patience)

    async def run(self, id: str, token: str, seats: list[Seat], options: Options, patience: int | None = None) -> Live:
        """The next run, with whoever plays this time."""
        await self.opened(id, token)
        async with self._lock(id):
            return await self._next(await self._read(id, token), seats, options, patience=patience)

    async def go_on(self, live: Live) -> Live:
        """The run after this one, with the same company. However many ask, and whenever, it is one table."""
        chapter = live.chapter
        async with live.lock:
            if chapter is None or live.table.outcome is None:
                raise NotNow("campaign-not-over")
            async with self._lock(chapter.campaign):
                kept = await self._read(chapter.campaign, chapter.token)
                run = kept.run(chapter.number + 1)
                if run is None:
                    seats = [seating.again(seat) for seat in live.seats]
                    next_one = await self._next(kept, seats, kept.fitted(len(seats), live.table.options), again(live))
                elif run["table_id"] == again(live):
                    next_one, _ = await self.house.enter(run["table_id"], run["spectator"])
                else:
                    raise NotNow("campaign-went-on", run=run["number"])
            self.house.lead(live, next_one)
        return next_one

    async def _next(self, kept: Kept, seats: list[Seat], options: Options, id: str = "", patience: int | None = None) -> Live:
        if kept.open is not None:
            raise NotNow("campaign-open", run=kept.open["number"])
        chapter = Chapter(kept.id, kept.token, kept.name, len(kept.runs) + 1)
        full = options_of(kept.game, kept.fixed, len(seats), options)
        waits = kept.patience if patience is None else patience
        try:
            return await self._lay(kept.game, chapter, seats, full, kept.record, id, patience=waits)
        except NotStored:
            # Another server may have been faster; if the same was asked of it, it is the same table.
            run = (await self._read(kept.id, kept.token)).run(chapter.number)
            if run is None:
                raise
            if run["table_id"] != id:
                raise NotNow("campaign-open", run=chapter.number) from None
            return (await self.house.enter(id, run["spectator"]))[0]

    async def _lay(
        self,
        game: Game[Any],
        chapter: Chapter,
        seats: list[Seat],
        options: Mapping[str, OptionValue],
        record: Record | None,
        id: str = "",
        before: Sequence[Work] = (),
        patience: int = PATIENCE,
    ) -> Live:
        seed = None if self.house.seed is None else f"{self.house.seed} {chapter.number}"
        with readable():
            record = room_of(game).blank(options) if record is None else record
            table = Table(game, len(seats), options, seed, record=record)
        return await self.house.open(table, seats, id, chapter, before, patience, again=bool(id))

    async def give_up(self, id: str, token: str) -> None:
        """The open run is as if it had never been begun."""
        kept = await self.opened(id, token)
        run = kept.open
        if run is None:
            raise NotNow("campaign-none-open")
        live, _ = await self.house.enter(run["table_id"], run["spectator"])
        async with live.lock, self._lock(id):
            if live.lost or live.table.outcome is not None:
                raise NotNow("campaign-none-open")
            await self._drop(kept, live.id, run["number"], None)
            self.house.dismiss(live, Message("campaign-given-up"))

    # Beside the runs

    async def rename(self, id: str, token: str, name: str) -> None:
        """Whoever sits at one of its tables hears of it at once."""
        await self._read(id, token)
        await self.store(campaign_rows.renamed(id, name))
        for live in self.house.live:
            if live.chapter is not None and live.chapter.campaign == id:
                live.chapter = replace(live.chapter, name=name)
                telling.tell_campaign(live)

    async def anew(self, id: str, token: str) -> Chapter:
        """A blank campaign of the same game, for the same company. The old one stays."""
        kept = await self._read(id, token)
        chapter = fresh(kept.name)
        company = campaign_rows.company_of(*await self.last(kept))
        await self.store([campaign_rows.new_campaign(chapter, kept.game, company=company)])
        return chapter
