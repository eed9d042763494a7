"""All tables of this process: made, fetched from storage when first wanted, and changed.

Whatever changes a table is inside its turnstile until the change is stored; only then is anybody told. What the changes are,
`playing.py` and `seating.py` say; when a bot makes one, `company.py`.
"""

import asyncio
import logging
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from hashlib import sha256
from typing import Final, ParamSpec, TypeVar

from samobranka.core.errors import Message, SamobrankaError
from samobranka.core.table import Table
from samobranka.server import campaign_rows, catalogue, chronicle, codes, rows, seating, telling
from samobranka.server.absence import Absences, Clock, LoopClock
from samobranka.server.botpool import BotPool
from samobranka.server.changes import Change, T
from samobranka.server.company import Company
from samobranka.server.complaints import Complaint
from samobranka.server.keyring import HOST, Keyring, fits
from samobranka.server.limits import ASIDE, LOADING
from samobranka.server.live import Chapter, Live, Seat
from samobranka.server.memory import MOST, Memory
from samobranka.server.refusals import Away, NoTable, NotNow, NotStored
from samobranka.server.seating import token
from samobranka.server.storage import Database
from samobranka.server.wire.basics import frame
from samobranka.server.wire.tables import PATIENCE
from samobranka.server.writer import Done, Work, Writer, finished

# So often a new table is given another code, should it not be taken up.
NEW_CODES: Final = 3
# Seconds after which a database that was away is asked again, and those that what is under way may take at the end.
ASK_AGAIN: Final = 5.0
ENDING: Final = 8.0
log = logging.getLogger(__name__)
P = ParamSpec("P")
R = TypeVar("R")


def again(live: Live) -> str:
    """The id of a table's rematch: always the same, and nobody can guess it."""
    return urlsafe_b64encode(sha256(f"rematch {live.id} {live.spectator}".encode()).digest()[:9]).decode()


class House:
    """The only one that changes tables."""

    def __init__(
        self,
        database: Database,
        pool: BotPool,
        seed: int | None = None,
        clock: Clock | None = None,
        most: int = MOST,
        secret: bytes = b"",
    ) -> None:
        self.keyring = Keyring(secret)
        self.database = database
        self.writer = Writer(database)
        self.pool = pool
        self.company = Company(pool, self.changed, seed)
        self.absences = Absences(clock or LoopClock(), self.change)
        # Every table of a house with a seed has the same luck: for tests and demonstrations.
        self.seed = seed
        self.live = Memory(most)
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._troubles = Complaint(log)
        # Told what every change came to.
        self.counted: Callable[[Exception | None], None] | None = None
        self._aside = asyncio.Semaphore(ASIDE)
        self._laying_out = asyncio.Semaphore(LOADING)

    async def close(self) -> None:
        for live in self.live:
            for waiting in (live.thinking, live.alarm):
                if waiting is not None:
                    waiting.cancel()
        try:
            await asyncio.wait_for(self.writer.close(), ENDING)
        except TimeoutError:
            log.error("the database did not answer in time; what was not stored was not told to anybody either")
        self.pool.close()

    async def aside(self, work: Callable[P, R], *given: P.args, **named: P.kwargs) -> R:
        """What takes long, such as playing a whole game again, happens beside the tables, and little of it at once."""
        async with self._aside:
            return await asyncio.to_thread(work, *given, **named)

    # Finding

    async def enter(self, id: str, token: str) -> tuple[Live, int | None]:
        """The table and the seat that this token stands for; None is a spectator. Anything else does not exist."""
        live = self.live.get(id)
        if live is None:
            if not await catalogue.opens(self.database, id, token):
                raise NoTable("table-unknown")
            live = await self._fetch(id)
        for number, seat in enumerate(live.seats):
            if fits(seat.token, token):
                return live, number
        if secrets.compare_digest(live.spectator.encode(), token.encode()):
            return live, None
        raise NoTable("table-unknown")

    def is_host(self, live: Live, tokens: Sequence[str]) -> bool:
        """Whether the key of whoever laid this table is among them."""
        return any(fits(self.keyring.made(live, HOST), token) for token in tokens)

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
        live = await asyncio.shield(task)
        if live.lost:
            raise NotStored("not-stored")
        # It may have been put away before we were called; nobody has had it since.
        return self.live.add(live)

    async def _load(self, id: str) -> Live:
        async with self._laying_out:
            live = await asyncio.to_thread(rows.rebuild, *await catalogue.kept(self.database, id))
        if live.table.record is not None:
            live.chapter = await chronicle.chapter_of(self.database, id)
        return self._keep(live)

    def _keep(self, live: Live) -> Live:
        live = self.live.add(live)
        self.company.wake(live)
        return live

    async def resume(self) -> None:
        """Fetches the tables at which a bot must choose, so that they go on although nobody has opened them yet."""
        while True:
            try:
                waiting = await catalogue.waiting_for_bots(self.database)
                break
            except Away:
                await asyncio.sleep(ASK_AGAIN)
        for id in waiting[: self.live.most]:
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
        again: bool = False,
    ) -> Live:
        """A table that has been laid is stored, and exists; `before` is stored together with it.

        `again`: it follows another one, and whoever sat there can ask for their token at any time.
        """
        live = Live(id or secrets.token_urlsafe(9), token(), table, seats)
        live.chapter = chapter
        live.patience = patience
        for left in reversed(range(NEW_CODES)):
            live.code = codes.new()
            if again:
                live.seats = [replace(seat, token=self.keyring.made(live, at)) for at, seat in enumerate(seats)]
            try:
                await self.writer.store([*before, *rows.new_table(live), *campaign_rows.begun(live)])
                break
            except Exception as error:
                # Once in a long while a code is in use; if that is not why, another one does not help.
                if not left:
                    self._lose(live, error)
                    raise NotStored("not-stored") from error
        return self._keep(live)

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
                try:
                    next_one = await self.open(table, seats, id, patience=live.patience, again=True)
                except NotStored:
                    # Another server may have been faster: then it is the same table.
                    if not await catalogue.exists(self.database, id):
                        raise
                    next_one = await self._fetch(id)
            self.lead(live, next_one)
        return next_one

    def lead(self, live: Live, next_one: Live) -> None:
        """Everybody who is at a table is told where they sit at the next."""
        for listener in list(live.listeners):
            token = self.way(next_one, listener.seat)
            if token is not None:
                listener.send(telling.rematch(next_one, listener.seat, token))

    def way(self, next_one: Live, seat: int | None) -> str | None:
        """The token for this seat of a table that follows another one; None: it has been given to somebody else since."""
        if seat is None:
            return next_one.spectator
        token = self.keyring.made(next_one, seat)
        return token if fits(next_one.seats[seat].token, token) else None

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
        if self.counted is not None:
            self.counted(error)
        self.company.wake(live)
        self.absences.look(live)
        done(error)

    def _lose(self, live: Live, error: BaseException) -> None:
        """If it cannot be stored, memory is ahead of the truth: forget it, and let everybody come back."""
        self.dismiss(live, Message("not-stored"))
        self._troubles.say("could not be stored: %r", error)

    def dismiss(self, live: Live, why: Message) -> None:
        """The table is not in memory any more, and whoever is at it is seen off."""
        live.lost = True
        self.absences.look(live)
        self.live.forget(live)
        live.tell(frame({"type": "refused", "error": why, "ask": None}))
        for listener in list(live.listeners):
            listener.hang_up()
