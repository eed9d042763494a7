"""What would come of it? Asked while a hand aims, answered beside the play: nothing waits for it and nothing is stored."""

from asyncio import Handle, get_running_loop
from typing import Any, Final

from samobranka.core.decision import Action
from samobranka.core.errors import Message, SamobrankaError
from samobranka.core.game import View
from samobranka.core.gesture import gesture_of
from samobranka.server.answers import imagined, spoken
from samobranka.server.listener import Listener
from samobranka.server.live import Live
from samobranka.server.refusals import NotNow
from samobranka.server.wire.basics import frame
from samobranka.server.wire.heard import Try

# So many are answered a second; a few may come at once, since hands and networks are not even.
RATE: Final = 30
BURST: Final = 3


class Tries:
    """The tries of one line: of those that wait, only the newest is answered."""

    def __init__(self, line: Listener, live: Live, seat: int) -> None:
        self._line = line
        self._live = live
        self._seat = seat
        self._newest: Try | None = None
        self._handle: Handle | None = None
        self._left = float(BURST)
        self._since = 0.0
        self._world: tuple[int, int, Any] = -1, -1, None

    def hear(self, wanted: Try) -> None:
        if wanted.action is None:
            self._newest = None
            self._live.aims.lower(self._seat)
            return
        self._newest = wanted
        if self._handle is None:
            self._handle = get_running_loop().call_later(self._wait(), self._answer)

    def close(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
        self._live.aims.left(self)

    def _wait(self) -> float:
        """Seconds until one more is answered."""
        now = get_running_loop().time()
        self._left = min(BURST, self._left + (now - self._since) * RATE)
        self._since = now
        return max(0.0, (1 - self._left) / RATE)

    def _answer(self) -> None:
        self._handle = None
        wanted, self._newest = self._newest, None
        if wanted is None or wanted.action is None or self._line not in self._live.listeners:
            return
        self._wait()
        self._left -= 1
        view: View | None = None
        error: Message | None = None
        try:
            action = self._read(wanted.ask, wanted.action)
            view = self._preview(wanted.ask, action)
            self._aim(wanted, action)
        except SamobrankaError as refused:
            error = refused.message
        self._line.send(frame({"type": "tried", "ask": wanted.ask, "action": wanted.action, "view": view, "error": error}))

    def _read(self, ask: int, text: str) -> Action:
        if self._live.is_bot(self._seat):
            raise NotNow("seat-bot")
        return spoken(self._live.table, self._seat, ask, text)

    def _preview(self, ask: int, action: Action) -> View | None:
        """Of a world that the seat might be in, so that nothing can be told that it does not know."""
        table = self._live.table
        room = table.game.room("preview")
        if room is None:
            return None
        moment = len(table.log)
        if self._world[:2] != (ask, moment):
            self._world = ask, moment, imagined(table, self._seat, ask)
        view: View = room.preview(self._world[2], self._seat, action)
        return view

    def _aim(self, wanted: Try, action: Action) -> None:
        """The others see the hand, unless it is hidden, or only pointing at what is in the list."""
        live, table = self._live, self._live.table
        decision = table.question(self._seat, wanted.ask)
        gesture = gesture_of(table.game, decision, action) if wanted.show else None
        region = decision.region_of(action)
        if gesture is None or region is None or region.secret:
            live.aims.lower(self._seat)
        else:
            live.aims.show(self._seat, wanted.ask, gesture, self)
