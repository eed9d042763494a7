"""One WebSocket: what comes in is read with suspicion, what goes out never makes anybody wait."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final

from litestar import websocket
from litestar.exceptions import WebSocketException

from samobranka.core.errors import Message, SamobrankaError
from samobranka.server import playing, seating, signals, telling
from samobranka.server.changes import Change
from samobranka.server.channels import channel_of
from samobranka.server.channels.channel import Channel, Socket, let_go
from samobranka.server.house import House
from samobranka.server.limits import Limits
from samobranka.server.live import Live
from samobranka.server.pointing import why_not
from samobranka.server.refusals import Away, NotNow, NotStored, TooOften
from samobranka.server.tries import Tries
from samobranka.server.wire.basics import frame
from samobranka.server.wire.heard import Answer, Chat, FromClient, Point, Say, SitIn, Try, Undo, Why, read_message

# Who asks for so much without waiting for what comes of it is no player.
MOST_AT_ONCE: Final = 100
# Somebody may have a table open in a few windows, and a class may look on from one address.
MOST_SITTING: Final = 20
MOST_WATCHING: Final = 100
COME_AGAIN: Final = 30
UNKNOWN: Final = 4404
HUNG_UP: Final = 4408
# Not now: whoever comes again later may find it open.
LATER: Final = 4503


class Connection:
    """A listener behind a channel. `visitor`: from where somebody without a seat comes."""

    def __init__(
        self, channel: Channel, house: House, live: Live, seat: int | None, token: str, limits: Limits, visitor: str
    ) -> None:
        self.house = house
        self.live = live
        self.seat = seat
        self._token = token
        self.send = channel.say
        self._channel = channel
        self._limits = limits
        self.visitor = visitor
        self._chatter = live.id, visitor if seat is None else seat
        self._hint: asyncio.Task[None] | None = None
        self._tries = None if seat is None else Tries(self, live, seat)
        # How much of what was asked for is not done yet.
        self._waiting = 0

    def hang_up(self) -> None:
        self._channel.hang_up(HUNG_UP)

    async def run(self, since: int | None) -> None:
        try:
            await self.house.changed(self.live, partial(self._arrive, partial(self._greet, since)))
            await self._channel.listen(self._hear)
        finally:
            self.live.listeners.discard(self)
            if self._tries is not None:
                self._tries.close()
                # Each knows the other: neither would go, and with them the table.
                self._tries = None
            if self.seat is not None:
                telling.tell_seats(self.live)
            self.house.absences.look(self.live)
            # What was said before leaving is still done.
            if self._hint is not None:
                self._hint.cancel()

    def _arrive(self, greet: Callable[[], None]) -> Change[None]:
        """By one link so many may come and no more; to look on, so many from one address."""
        same = [each for each in self.live.listeners if isinstance(each, Connection) and each.seat == self.seat]
        if self.seat is None:
            same = [each for each in same if each.visitor == self.visitor]
        if len(same) >= (MOST_WATCHING if self.seat is None else MOST_SITTING):
            raise TooOften("too-often-lines", seconds=COME_AGAIN)
        return seating.arrive(self.live, self.seat, self._token, greet)

    def _greet(self, since: int | None) -> None:
        """Everything, or what was missed since the number that was seen last."""
        live = self.live
        live.listeners.add(self)
        if since is not None and live.can_resume(since):
            self.send(telling.missed(live, self.seat, since - live.base))
        else:
            self.send(telling.everything(live, self.seat))
        live.aims.greet(self)
        if self.seat is None:
            self.send(telling.seats(live))  # Who only looks on is news to nobody.
        else:
            telling.tell_seats(live)
        self.send(self.house.absences.told(live))
        if live.older:
            # It stands there as far as these rules can lay it out; why it is not played on is said at once.
            about = Message("table-older", saved=live.older, here=live.table.game.info.version)
            self._refuse(about, None)

    def _hear(self, text: bytes) -> None:
        """Nothing that a client sends may do more than be refused."""
        if self not in self.live.listeners:
            return  # The seat is somebody else's by now.
        try:
            self._obey(read_message(text))
        except SamobrankaError as error:
            self._refuse(error.message, None)

    def _obey(self, message: FromClient | None) -> None:
        """What changes the table is done in its turn, and in the order in which it was said; a try needs none."""
        if message is None:
            raise NotNow("wire-garbage")
        if isinstance(message, Chat):
            self._limits.chat.take(self._chatter)
            self._change(partial(playing.say, self.live, self.seat, message.text), None)
            return
        if self.seat is None or self._tries is None:
            raise NotNow("spectator-only")
        if isinstance(message, Answer):
            self._change(partial(playing.answer, self.live, self.seat, message), message.ask)
        elif isinstance(message, Try):
            self._tries.hear(message)
        elif isinstance(message, Point | Say):
            self._limits.signals.take(self._chatter)
            signals.tell(self.live, self.seat, message)
        elif isinstance(message, SitIn):
            self._change(partial(self.house.absences.sit_in, self.live, message.seat), None)
        elif isinstance(message, Undo):
            self._change(partial(playing.undo, self.live, self.seat), None)
        elif isinstance(message, Why):
            reason = why_not(self.live.table, self.seat, message.pieces)
            if reason is not None:
                self._refuse(reason, None)
        else:
            if self._hint is not None and not self._hint.done():
                raise NotNow("hint-busy")
            self._limits.hints.take(self._chatter)
            self._hint = asyncio.create_task(self._give_hint(self.seat))

    def _change(self, make: Callable[[], Change[object]], ask: int | None) -> None:
        self._waiting += 1
        if self._waiting > MOST_AT_ONCE:
            self.hang_up()
        self.house.change(self.live, partial(self._still_mine, make), partial(self._done, ask))

    def _still_mine(self, make: Callable[[], Change[object]]) -> Change[object]:
        """When its turn comes, the seat may be somebody else's."""
        if self.seat is not None:
            seating.theirs(self.live, self.seat, self._token)
        return make()

    def _done(self, ask: int | None, error: Exception | None) -> None:
        self._waiting -= 1
        if isinstance(error, SamobrankaError):
            self._refuse(error.message, ask)
        elif error is not None:
            self.hang_up()  # Whatever is wrong with us, it begins anew with the whole table.

    async def _give_hint(self, seat: int) -> None:
        try:
            self.send(frame(await self.house.company.hint(self.live, seat)))
        except SamobrankaError as error:
            self._refuse(error.message, None)

    def _refuse(self, message: Message, ask: int | None) -> None:
        self.send(frame({"type": "refused", "error": message, "ask": ask}))


@websocket("/ws/{table:str}")
async def play(socket: Socket, table: str) -> None:
    """A seat's line, or a spectator's. Without a good token: refused with a reason, and closed."""
    house: House = socket.app.state.house
    await socket.accept()
    token = socket.query_params.get("token", "")
    text = socket.query_params.get("since", "")
    since = int(text) if text.isdecimal() and len(text) < 10 else None
    try:
        live, seat = await house.enter(table, token)
        limits: Limits = socket.app.state.limits
        visitor = socket.client.host if socket.client else ""
        await Connection(channel_of(socket), house, live, seat, token, limits, visitor).run(since)
    except SamobrankaError as error:
        await socket.send_data(frame({"type": "refused", "error": error.message, "ask": None}))
        await socket.close(LATER if isinstance(error, Away | NotStored | TooOften) else UNKNOWN)
        let_go(socket)
    except (WebSocketException, RuntimeError, OSError):
        pass  # It is gone.
