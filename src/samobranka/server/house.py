"""All tables of this process: made, fetched from storage when first wanted, and played at.

Whatever changes a table is inside its turnstile until the change is stored; only then is anybody told.
"""

import asyncio
import logging
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from hashlib import sha256
from typing import Final, TypeVar

from samobranka.bots.chair import Chair
from samobranka.bots.reasons import why
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Illegal, Message, SamobrankaError
from samobranka.core.gesture import gesture_of
from samobranka.core.table import Table
from samobranka.rulebook.lesson import PUPIL
from samobranka.server import campaign_rows, catalogue, chronicle, codes, rows, telling
from samobranka.server.answers import chosen
from samobranka.server.botpool import BotPool, job_for
from samobranka.server.live import Chapter, Live, Said, Seat
from samobranka.server.pointing import why_not
from samobranka.server.refusals import NoTable, NotNow, NotStored
from samobranka.server.storage import Database
from samobranka.server.wire.basics import Data, frame
from samobranka.server.wire.heard import CHAT_LIMIT, Answer
from samobranka.server.writer import Done, Work, Writer, finished

# More tables than this are forgotten when nobody looks at them; storage has them.
IN_MEMORY: Final = 1000
# So often a new table is given another code, should it not be taken up.
NEW_CODES: Final = 3
log = logging.getLogger(__name__)

T = TypeVar("T")
# What is to be stored of a change that has been made, and what follows when it is.
Change = tuple[list[Work], Callable[[], T]]


def token() -> str:
    return secrets.token_urlsafe(24)


def again(live: Live) -> str:
    """The id of a table's rematch: always the same, and nobody can guess it."""
    return urlsafe_b64encode(sha256(f"rematch {live.id} {live.spectator}".encode()).digest()[:9]).decode()


class House:
    """The only one that changes tables."""

    def __init__(self, database: Database, pool: BotPool, seed: int | None = None) -> None:
        self.database = database
        self.writer = Writer(database)
        self.pool = pool
        # Every table of a house with a seed has the same luck: for tests and demonstrations.
        self.seed = seed
        self.live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}

    async def close(self) -> None:
        for live in self.live.values():
            if live.thinking is not None:
                live.thinking.cancel()
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
            if any(seat.kind == "link" or seat.taken for seat in live.seats):
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
        self.wake(live)

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
        self, table: Table, seats: list[Seat], id: str = "", chapter: Chapter | None = None, before: Sequence[Work] = ()
    ) -> Live:
        """A table that has been laid is stored, and exists; `before` is stored together with it."""
        live = Live(id or secrets.token_urlsafe(9), token(), table, seats)
        live.chapter = chapter
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
                table = Table(play.game, play.seats, play.options, self.seed, play.practice, record=play.record)
                seats = [replace(old, token=token()) for old in live.seats]
                next_one = await self.open(table, seats, id)
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
        self.wake(live)
        done(error)

    def answer(self, live: Live, seat: int, answer: Answer, done: Done) -> None:
        self.change(live, partial(self._answer, live, seat, answer), done)

    def _answer(self, live: Live, seat: int, answer: Answer) -> Change[None]:
        if live.is_bot(seat):
            raise NotNow("seat-bot")
        return self._act(live, seat, chosen(live.table, seat, answer), answer.ask)

    def _act(self, live: Live, seat: int, action: Action, ask: int) -> Change[None]:
        events, entries = len(live.table.events), len(live.table.log)
        lesson = live.lesson
        if lesson is None:
            live.table.act(seat, action, ask)
        else:
            lesson.act(live.table, seat, action, ask)
        works = [*rows.moves_from(live, entries), *campaign_rows.ended(live)]
        return works, partial(self._tell, live, events)

    def _tell(self, live: Live, events: int) -> None:
        """What happened, to everybody. Who aimed for a question that is gone aims no more."""
        live.aims.settle(live.table)
        telling.tell_all(live, events)

    def undo(self, live: Live, seat: int, done: Done) -> None:
        """Takes back. At a practice table also what bots did since, or they would do it again at once."""
        self.change(live, partial(self._undo, live, seat), done)

    def _undo(self, live: Live, seat: int) -> Change[None]:
        entries = len(live.table.log)
        live.undo(seat)
        while self._only_bots(live) and not live.table.why_no_undo(seat):
            live.undo(seat)
        return rows.moves_from(live, entries), partial(self._tell_undone, live)

    def _tell_undone(self, live: Live) -> None:
        live.aims.end_all()
        telling.tell_all(live, None)

    def _only_bots(self, live: Live) -> bool:
        return live.table.practice and all(live.is_bot(decision.seat) for decision in live.table.decisions)

    def say(self, live: Live, seat: int | None, text: str, done: Done) -> None:
        plain = "".join(letter for letter in text if letter == "\n" or letter.isprintable()).strip()
        if not plain:
            raise NotNow("chat-empty")
        if len(plain) > CHAT_LIMIT:
            raise NotNow("chat-long", length=len(plain), limit=CHAT_LIMIT)
        said = Said(seat, plain, round(time.time(), 3))
        self.change(live, lambda: (rows.chat_line(live, said), partial(self._tell_said, live, said)), done)

    def _tell_said(self, live: Live, said: Said) -> None:
        live.chat.append(said)
        live.tell(frame({"type": "chat", **telling.chat_line(said)}))

    async def change_seat(self, live: Live, number: int, seat: Seat) -> Seat:
        return await self.changed(live, partial(self._change_seat, live, number, seat))

    def _change_seat(self, live: Live, number: int, seat: Seat) -> Change[Seat]:
        return rows.seat_change(live, number, seat), partial(self._tell_seat, live, number, seat)

    def _tell_seat(self, live: Live, number: int, seat: Seat) -> Seat:
        live.seats[number] = seat
        if seat.kind == "bot":
            live.aims.end(number)
        telling.tell_seats(live)
        return seat

    async def free(self, live: Live, number: int) -> Seat:
        """Offers a seat anew: its old link opens nothing any more, and whoever sat there is seen off."""
        return await self.changed(live, partial(self._free, live, number))

    def _free(self, live: Live, number: int) -> Change[Seat]:
        for listener in [listener for listener in live.listeners if listener.seat == number]:
            live.listeners.discard(listener)
            listener.hang_up()
        seat = replace(live.seats[number], token=token(), kind="link", name="", taken=False)
        return self._change_seat(live, number, seat)

    async def claim(self, live: Live, number: int, name: str) -> Seat:
        """Gives a free seat to who asks first; to everybody after that it is taken."""
        return await self.changed(live, partial(self._claim, live, number, name))

    def _claim(self, live: Live, number: int, name: str) -> Change[Seat]:
        if number >= len(live.seats) or not live.is_free(number):
            raise NotNow("join-over" if live.table.outcome is not None else "seat-taken")
        old = live.seats[number]
        return self._change_seat(live, number, replace(old, name=name or old.name, taken=True))

    async def arrive(self, live: Live, number: int | None, token: str, greet: Callable[[], None]) -> None:
        """Lets somebody in, and has them greeted while nothing changes."""
        return await self.changed(live, partial(self._arrive, live, number, token, greet))

    def _arrive(self, live: Live, number: int | None, token: str, greet: Callable[[], None]) -> Change[None]:
        """Who comes by a link has taken its seat: from now on nobody gets it by the code."""
        if number is None:
            return [], greet
        old = live.seats[number]
        if old.token != token:
            raise NoTable("table-unknown")  # It was freed this very moment.
        if old.kind != "link" or old.taken:
            return [], greet
        works, sit = self._change_seat(live, number, replace(old, taken=True))

        def tell() -> None:
            sit()
            greet()

        return works, tell

    def _lose(self, live: Live, error: BaseException) -> None:
        """If it cannot be stored, memory is ahead of the truth: forget it, and let everybody come back."""
        self.dismiss(live, Message("not-stored"))
        log.error("could not be stored: %r", error)

    def dismiss(self, live: Live, why: Message) -> None:
        """The table is not in memory any more, and whoever is at it is seen off."""
        live.lost = True
        self.live.pop(live.id, None)
        live.tell(frame({"type": "refused", "error": why, "ask": None}))
        for listener in list(live.listeners):
            listener.hang_up()

    # Bots

    def wake(self, live: Live) -> None:
        """Lets bots choose, if it is on them."""
        running = live.thinking is not None and not live.thinking.done()
        if not running and not live.lost and self._bot_to_choose(live) is not None:
            live.thinking = asyncio.create_task(self._bots(live))

    def _bot_to_choose(self, live: Live) -> Decision | None:
        """In a lesson only whoever comes next in it: where all choose at once, nobody goes before the pupil."""
        asked = live.table.decisions
        lesson = live.lesson
        if lesson is not None and lesson.done(live.table) is not None:
            taught = lesson.next(live.table)
            turn = PUPIL if taught is None else taught.seat
            asked = [decision for decision in asked if decision.seat == turn] or asked
        return next((decision for decision in asked if live.is_bot(decision.seat)), None)

    async def _bots(self, live: Live) -> None:
        while not live.lost:
            async with live.lock:
                decision = self._bot_to_choose(live)
                if decision is None:
                    return
                taught = None if live.lesson is None else live.lesson.next(live.table)
                job = job_for(live.id, live.table, decision.seat, live.seats[decision.seat].bot, self.seed)
            if taught is not None and taught.seat == decision.seat:
                action = taught.action
            else:
                action = await self.pool.choose(job, decision)
            try:
                await self.changed(live, partial(self._bot_acts, live, decision, action))
            except Illegal:
                await asyncio.sleep(0)  # The question is gone: somebody took back, or came back.
            except NotStored:
                return

    def _bot_acts(self, live: Live, decision: Decision, action: Action) -> Change[None]:
        if not live.is_bot(decision.seat):
            raise Illegal("illegal-seat", seat=decision.seat + 1)
        return self._act(live, decision.seat, action, decision.id)

    def why_not(self, live: Live, seat: int, pieces: list[str]) -> Message | None:
        """Why pointing at these pieces leads nowhere; None: nobody is asked, or the game has nothing to say."""
        decision = live.table.decision_of(seat)
        if decision is None:
            return None
        return why_not(Chair(live.table.game, seat, live.table.state), decision, pieces, Chance(secrets.randbits(63)))

    async def hint(self, live: Live, seat: int) -> Data:
        """What a bot would do in this seat, and why."""
        async with live.lock:
            decision = live.table.decision_of(seat)
            if decision is None:
                raise Illegal("illegal-seat", seat=seat + 1)
            job = job_for(live.id, live.table, seat, live.seats[seat].bot, self.seed)
            chair = Chair(live.table.game, seat, live.table.state.copy())
        action = await self.pool.choose(job, decision)
        game = live.table.game
        return {
            "type": "hint",
            "ask": decision.id,
            "choice": decision.choices.index(action) if action in decision.choices else None,
            "action": game.info.verbs.text(action),
            "gesture": gesture_of(game, decision, action),
            "why": why(chair, action, Chance(secrets.randbits(63))),
        }
