"""All tables of this process: made, fetched from storage when first wanted, and changed.

Whatever changes a table is inside its turnstile until the change is stored; only then is anybody told. What the changes are,
`playing.py` and `seating.py` say; when a bot makes one, `company.py`.
"""

import asyncio
import logging
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable, Sequence
from functools import partial
from hashlib import sha256
from typing import Final

from samobranka.core.errors import Message, SamobrankaError
from samobranka.core.table import Table
from samobranka.server import campaign_rows, catalogue, chronicle, codes, rows, seating, telling
from samobranka.server.absence import Absences, Clock, LoopClock
from samobranka.server.botpool import BotPool
from samobranka.server.changes import Change, T
from samobranka.server.company import Company
from samobranka.server.live import Chapter, Live, Seat
from samobranka.server.refusals import NoTable, NotNow, NotStored
from samobranka.server.seating import token
from samobranka.server.storage import Database
from samobranka.server.wire.basics import frame
from samobranka.server.wire.tables import PATIENCE
from samobranka.server.writer import Done, Work, Writer, finished

# More tables than this are forgotten when nobody looks at them; storage has them.
IN_MEMORY: Final = 1000
# So often a new table is given another code, should it not be taken up.
NEW_CODES: Final = 3
log = logging.getLogger(__name__)


def again(live: Live) -> str:
    """The id of a table's rematch: always the same, and nobody can guess it."""
    return urlsafe_b64encode(sha256(f"rematch {live.id} {live.spectator}".encode()).digest()[:9]).decode()


class House:
    """The only one that changes tables."""

    def __init__(self, database: Database, pool: BotPool, seed: int | None = None, clock: Clock | None = None) -> None:
        self.database = database
        self.writer = Writer(database)
        self.pool = pool
        self.company = Company(pool, self.changed, seed)
        self.absences = Absences(clock or LoopClock(), self.change)
        # Every table of a house with a seed has the same luck: for tests and demonstrations.
        self.seed = seed
        self.live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}

    async def close(self) -> None:
        for live in self.live.values():
            for waiting in (live.thinking, live.alarm):
                if waiting is not None:
                    waiting.cancel()
        await self.writer.close()
        self.pool.close()

    # Finding

    async def enter(self, id: str, token: str) -> tuple[Live, int | None]:
        """The table and the seat that this token stands for; None is a spectator. Anything else does not exist."""
        live = self.live.get(id)
        if live is None:
            if not await catalogue.opens(self.database, id, token):
                raise NoTable("table-unknown")
            live = await self._fetch(id)
        for number, seat in enumerate(live.seats):
            if secrets.compare_digest(seat.token.encode(), token.encode()):
                return live, number
        if secrets.compare_digest(live.spectator.encode(), token.encode()):
            return live, None
        raise NoTable("table-unknown")

    async def behind(self, code: str) -> Live:
        """The table that this code leads to: one where somebody is, or was, expected to come from outside."""
        id = await catalogue.behind(self.database, code)
        if id is not None:
            live = await self._fetch(id)
            if any("link" in (seat.kind, seat.was) or seat.taken for seat in live.seats):
                return live
        raise NoTable("code-unknown")

    async def _fetch(self, id: str) -> Live:
        """From storage, once, however many ask at the same time, and also if it came while somebody was looking for it."""
        live = self.live.get(id)
        if live is not None:
            return live
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def _load(self, id: str) -> Live:
        live = await asyncio.to_thread(rows.rebuild, *await catalogue.kept(self.database, id))
        if live.table.record is not None:
            live.chapter = await chronicle.chapter_of(self.database, id)
        self._keep(live)
        return live

    def _keep(self, live: Live) -> None:
        if len(self.live) >= IN_MEMORY:
            for other in [other for other in self.live.values() if other.idle]:
                del self.live[other.id]
        self.live[live.id] = live
        self.company.wake(live)

    async def resume(self) -> None:
        """Fetches the tables at which a bot must choose, so that they go on although nobody has opened them yet."""
        for id in (await catalogue.waiting_for_bots(self.database))[:IN_MEMORY]:
            try:
                if id not in self.live:
                    await self._fetch(id)
            except Exception as error:
                log.warning("table %s could not be picked up: %r", id, error)

    # Changing

    async def open(
        self,
        table: Table,
        seats: list[Seat],
        id: str = "",
        chapter: Chapter | None = None,
        before: Sequence[Work] = (),
        patience: int = PATIENCE,
    ) -> Live:
        """A table that has been laid is stored, and exists; `before` is stored together with it."""
        live = Live(id or secrets.token_urlsafe(9), token(), table, seats)
        live.chapter = chapter
        live.patience = patience
        for left in reversed(range(NEW_CODES)):
            live.code = codes.new()
            try:
                await self.writer.store([*before, *rows.new_table(live), *campaign_rows.begun(live)])
                break
            except Exception as error:
                # Once in a long while a code is in use; if that is not why, another one does not help.
                if not left:
                    self._lose(live, error)
                    raise NotStored("not-stored") from error
        self._keep(live)
        return live

    async def rematch(self, live: Live) -> Live:
        """The same seats and options once more. However many ask, and whenever, it is one table."""
        async with live.lock:
            if live.lost:
                raise NotStored("not-stored")
            if live.table.outcome is None:
                raise NotNow("rematch-later")
            id = again(live)
            next_one = self.live.get(id)
            if next_one is None and await catalogue.exists(self.database, id):
                next_one = await self._fetch(id)
            if next_one is None:
                play = live.table
                table = Table(
                    play.game, play.seats, play.options, self.seed, play.practice, record=play.record, position=play.position
                )
                seats = [seating.again(seat) for seat in live.seats]
                next_one = await self.open(table, seats, id, patience=live.patience)
            for listener in list(live.listeners):
                listener.send(telling.rematch(next_one, listener.seat))
        return next_one

    def change(self, live: Live, make: Callable[[], Change[object]], done: Done) -> None:
        """The one way in which a table changes, when it is its turn: made, stored, and only then told to anybody.

        What cannot be done is refused: `done` is told why, and nothing has happened.
        """
        live.lock.enter(partial(self._make, live, make, done))

    async def changed(self, live: Live, make: Callable[[], Change[T]]) -> T:
        """The same for coroutines, which get what the change came to."""
        came_to: list[T] = []

        def kept() -> Change[object]:
            works, tell = make()
            return works, lambda: came_to.append(tell())

        await finished(partial(self.change, live, kept))
        return came_to[0]

    def _make(self, live: Live, make: Callable[[], Change[object]], done: Done) -> None:
        try:
            if live.lost:
                raise NotStored("not-stored")
            works, tell = make()
            if works:
                self.writer.put(works, partial(self._finish, live, tell, done))
                return
        except Exception as error:
            if not isinstance(error, SamobrankaError):
                log.exception("a change could not be made")
            live.lock.leave()
            done(error)
            return
        self._finish(live, tell, done, None)

    def _finish(self, live: Live, tell: Callable[[], object], done: Done, failed: Exception | None) -> None:
        error: Exception | None = None
        try:
            if failed is None:
                tell()
            else:
                self._lose(live, failed)
                error = NotStored("not-stored")
        except Exception as broken:
            log.exception("it is stored, but what should follow failed")
            error = broken
        live.lock.leave()
        self.company.wake(live)
        self.absences.look(live)
        done(error)

    def _lose(self, live: Live, error: BaseException) -> None:
        """If it cannot be stored, memory is ahead of the truth: forget it, and let everybody come back."""
        self.dismiss(live, Message("not-stored"))
        log.error("could not be stored: %r", error)

    def dismiss(self, live: Live, why: Message) -> None:
        """The table is not in memory any more, and whoever is at it is seen off."""
        live.lost = True
        self.absences.look(live)
        self.live.pop(live.id, None)
        live.tell(frame({"type": "refused", "error": why, "ask": None}))
        for listener in list(live.listeners):
            listener.hang_up()
