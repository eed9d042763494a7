"""Who is away and must choose stops nobody: seen at once, played on by a bot when the table says so, and back at once.

Time is a number here: nothing waits for a real clock.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from samobranka import games
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.errors import SamobrankaError
from samobranka.core.table import Table
from samobranka.server import playing, seating, storage, telling
from samobranka.server.absence import COURTESY, MAY
from samobranka.server.botpool import BotPool
from samobranka.server.botwork import Job
from samobranka.server.campaigns import Campaigns
from samobranka.server.counter import Rank
from samobranka.server.house import House
from samobranka.server.keyring import MARK
from samobranka.server.live import Alarm, Live, Seat
from samobranka.server.wire.heard import Answer
from samobranka.server.wire.told import read_frame
from serving import GAME, WAIT, Process
from tiny.growing import GAME as GROWING


class Hands:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.due: list[tuple[float, Callable[[], None]]] = []

    def now(self) -> float:
        return self.time

    def later(self, seconds: float, call: Callable[[], None]) -> Alarm:
        self.due.append((self.time + seconds, call))
        return Bell(self, self.due[-1])

    async def move(self, seconds: float) -> None:
        self.time += seconds
        for bell in [bell for bell in self.due if bell[0] <= self.time]:
            self.due.remove(bell)
            bell[1]()
        await settled()


class Bell:
    def __init__(self, hands: Hands, what: tuple[float, Callable[[], None]]) -> None:
        self.hands, self.what = hands, what

    def cancel(self) -> None:
        if self.what in self.hands.due:
            self.hands.due.remove(self.what)


class Slow(BotPool):
    """A bot that thinks until it is told to choose, and then takes the first choice."""

    def __init__(self) -> None:
        super().__init__(1)
        self.chosen: list[int] = []
        self.may = asyncio.Event()

    async def choose(self, job: Job, decision: Decision, rank: Rank = Rank.PLAYED) -> Action:
        await self.may.wait()
        self.chosen.append(decision.seat)
        # One choice a time: whoever it was, the next one waits again.
        self.may.clear()
        return decision.choices[0]


class Ear:
    """Somebody connected."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.heard: list[dict[str, Any]] = []

    def send(self, frame: bytes) -> None:
        read_frame(frame)
        self.heard.append(json.loads(frame))

    def hang_up(self) -> None: ...

    @property
    def waits(self) -> list[tuple[int, float, float | None]]:
        """Whom the table waits for, as it was last told."""
        told = [frame for frame in self.heard if frame["type"] == "absent"][-1]["waits"]
        return [(each["seat"], each["may"], each["bot"]) for each in told]


async def settled() -> None:
    """Whatever can happen without the clock has happened."""
    for _ in range(60):
        await asyncio.sleep(0)


class Evening:
    """A house with a clock that is moved by hand, and a table in it."""

    live: Live

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    async def open(self) -> "Evening":
        self.hands, self.pool, self.chance = Hands(), Slow(), Chance(3)
        self.database = storage.database_at(storage.address(None, self.folder))
        await storage.bring_up_to_date(self.database)
        self.house = House(self.database, self.pool, 7, self.hands)
        return self

    async def close(self) -> None:
        await self.house.close()
        await self.database.close()

    async def restart(self) -> None:
        await self.close()
        await self.open()
        self.live, _ = await self.house.enter(self.live.id, self.live.spectator)

    async def lay(self, *kinds: str, patience: int = 120) -> Live:
        seats = [Seat(f"token {at}", kind, "normal", "", "", "", taken=kind == "link") for at, kind in enumerate(kinds)]
        self.live = await self.house.open(Table(games.find(GAME), len(kinds), seed=7), seats, patience=patience)
        return self.live

    async def come(self, seat: int | None) -> Ear:
        """The way of sockets.py, without a socket."""
        ear, live = Ear(seat), self.live

        def greet() -> None:
            live.listeners.add(ear)
            ear.send(telling.everything(live, seat))
            telling.tell_seats(live)
            ear.send(self.house.absences.told(live))

        token = live.spectator if seat is None else live.seats[seat].token
        if seat is not None and token.startswith(MARK):
            # Storage does not know it; who comes does.
            token = f"token {seat}"
        await self.house.changed(live, partial(seating.arrive, live, seat, token, greet))
        return ear

    async def leave(self, ear: Ear) -> None:
        self.live.listeners.discard(ear)
        telling.tell_seats(self.live)
        self.house.absences.look(self.live)

    async def sit_in(self, seat: int) -> str:
        """Empty, or why not."""
        try:
            await self.house.changed(self.live, partial(self.house.absences.sit_in, self.live, seat))
        except SamobrankaError as error:
            return error.message.id
        await settled()
        return ""

    @property
    def asked(self) -> int:
        return self.live.table.decisions[0].seat

    async def answer(self) -> None:
        """Whoever is asked chooses something."""
        decision = self.live.table.decisions[0]
        given = Answer(decision.id, self.chance.pick(len(decision.choices)))
        await self.house.changed(self.live, partial(playing.answer, self.live, decision.seat, given))

    async def offer(self) -> None:
        """The first seat plays on until it can offer the other one a card, and does."""
        while (decision := self.live.table.decisions[0]).question != "trade":
            await self.answer()
        given = Answer(decision.id, len(decision.choices) - 1)
        await self.house.changed(self.live, partial(playing.answer, self.live, decision.seat, given))

    async def until_asked(self, seat: int) -> None:
        while self.asked != seat:
            await self.answer()

    async def to_the_end(self) -> None:
        """People and bots play on."""
        while self.live.table.outcome is None:
            if self.live.is_bot(self.asked):
                self.pool.may.set()
                await settled()
            else:
                await self.answer()


Test = Callable[[Evening], Awaitable[None]]


def evening(test: Test) -> Callable[[Path], None]:
    """The test gets a house, and its clock."""

    def run(tmp_path: Path) -> None:
        async def play() -> None:
            tonight = await Evening(tmp_path).open()
            await test(tonight)
            await tonight.close()

        asyncio.run(asyncio.wait_for(play(), WAIT))

    return run


@evening
async def test_everybody_sees_at_once_that_somebody_who_must_choose_is_away(tonight: Evening) -> None:
    await tonight.lay("here", "link", "link")
    anna, boris, watcher = await tonight.come(0), await tonight.come(1), await tonight.come(None)
    assert tonight.asked == 0
    assert anna.waits == boris.waits == []
    await tonight.leave(anna)
    assert boris.waits == watcher.waits == [(0, MAY, 120)]
    await tonight.hands.move(15)
    assert (await tonight.come(2)).waits == [(0, MAY - 15, 105)]
    anna = await tonight.come(0)
    assert anna.waits == boris.waits == watcher.waits == []


@evening
async def test_after_twenty_seconds_anybody_at_the_table_may_let_a_bot_play_on(tonight: Evening) -> None:
    live = await tonight.lay("here", "link")
    anna, boris = await tonight.come(0), await tonight.come(1)
    assert await tonight.sit_in(0) == "absent-none"
    await tonight.leave(anna)
    await tonight.hands.move(MAY - 0.5)
    assert await tonight.sit_in(0) == "absent-early"
    assert live.seats[0].kind == "here"
    await tonight.hands.move(1)
    assert await tonight.sit_in(0) == ""
    assert (live.seats[0].kind, live.seats[0].taken, boris.waits) == ("bot", True, [])
    tonight.pool.may.set()
    await settled()
    assert tonight.pool.chosen == [0]
    assert await tonight.sit_in(1) == "absent-none"


@evening
async def test_after_the_tables_patience_it_happens_by_itself(tonight: Evening) -> None:
    live = await tonight.lay("here", "link", patience=300)
    anna, boris = await tonight.come(0), await tonight.come(1)
    await tonight.leave(anna)
    await tonight.hands.move(299)
    assert live.seats[0].kind == "here"
    await tonight.hands.move(1)
    assert live.seats[0].kind == "bot"
    assert boris.waits == []


@evening
async def test_a_table_can_have_endless_patience(tonight: Evening) -> None:
    live = await tonight.lay("here", "link", patience=0)
    anna, boris = await tonight.come(0), await tonight.come(1)
    await tonight.leave(anna)
    assert boris.waits == [(0, MAY, None)]
    await tonight.hands.move(100_000)
    assert live.seats[0].kind == "here"
    assert await tonight.sit_in(0) == ""


@evening
async def test_an_offer_to_somebody_who_is_away_is_refused_and_no_bot_sits_down(tonight: Evening) -> None:
    live = await tonight.lay("here", "link", patience=0)
    _, boris = await tonight.come(0), await tonight.come(1)
    await tonight.offer()
    assert tonight.asked == 1
    await tonight.hands.move(COURTESY + 1)
    assert tonight.asked == 1, "who is there may think as long as they like"
    await tonight.leave(boris)
    await tonight.hands.move(COURTESY - 1)
    assert tonight.asked == 1
    await tonight.hands.move(1)
    assert [event.kind for event in live.table.events][-1] == "refused"
    assert (tonight.asked, live.seats[1].kind) == (0, "link")
    # Whoever comes back in time answers in person.
    await tonight.offer()
    await tonight.hands.move(COURTESY - 1)
    await tonight.come(1)
    await tonight.hands.move(60)
    assert tonight.asked == 1


@evening
async def test_who_returns_has_the_seat_back_at_once(tonight: Evening) -> None:
    live = await tonight.lay("here", "link")
    for seat, kind in ((0, "here"), (1, "link")):
        both = [await tonight.come(0), await tonight.come(1)]
        await tonight.until_asked(seat)
        number = len(live.table.log)
        await tonight.leave(both[seat])
        await tonight.hands.move(120)
        assert live.seats[seat].kind == "bot"
        # The bot is still thinking: what it comes to is not wanted any more.
        ear = await tonight.come(seat)
        assert (live.seats[seat].kind, live.seats[seat].was, live.is_free(seat)) == (kind, "", False)
        tonight.pool.may.set()
        await settled()
        tonight.pool.may.clear()
        assert len(live.table.log) == number
        for each in (both[1 - seat], ear):
            await tonight.leave(each)


@evening
async def test_nobody_waits_where_nobody_is(tonight: Evening) -> None:
    """A spectator is no company: the clock of an empty table stands still."""
    live = await tonight.lay("here", "link")
    anna, boris, _ = await tonight.come(0), await tonight.come(1), await tonight.come(None)
    await tonight.leave(anna)
    await tonight.hands.move(60)
    await tonight.leave(boris)
    await tonight.hands.move(1000)
    assert live.seats[0].kind == "here"
    assert tonight.hands.due == []
    assert (await tonight.come(1)).waits[-1:] == [(0, MAY, 120)]


@evening
async def test_a_seat_with_two_lines_is_away_when_both_are_gone(tonight: Evening) -> None:
    await tonight.lay("here", "link")
    computer, phone, boris = await tonight.come(0), await tonight.come(0), await tonight.come(1)
    await tonight.leave(computer)
    assert boris.waits == []
    await tonight.leave(phone)
    assert boris.waits == [(0, MAY, 120)]


@evening
async def test_where_all_choose_at_once_several_may_be_away(tonight: Evening) -> None:
    seats = [Seat(f"token {at}", "here", "normal", "", "", "") for at in range(3)]
    live = tonight.live = await tonight.house.open(Table(games.find("bad_bones"), 3, seed=7), seats)
    ears = [await tonight.come(seat) for seat in range(3)]
    assert {decision.seat for decision in live.table.decisions} == {0, 1, 2}
    await tonight.leave(ears[0])
    await tonight.hands.move(30)
    await tonight.leave(ears[1])
    assert ears[2].waits == [(0, 0, 90), (1, MAY, 120)]
    await tonight.hands.move(90)
    assert [seat.kind for seat in live.seats] == ["bot", "here", "here"]
    assert ears[2].waits == [(1, 0, 30)]
    await tonight.hands.move(30)
    assert [seat.kind for seat in live.seats] == ["bot", "bot", "here"]


@evening
async def test_a_friend_who_has_never_come_is_not_played_for_unless_somebody_wants_it(tonight: Evening) -> None:
    live = await tonight.lay("here", "link")
    live.seats[1] = replace(live.seats[1], taken=False)
    await tonight.come(0)
    await tonight.until_asked(1)
    await tonight.hands.move(1000)
    assert live.seats[1].kind == "link"
    assert await tonight.sit_in(1) == ""
    assert (live.seats[1].kind, live.is_free(1)) == ("bot", True)
    assert (await tonight.house.behind(live.code)) is live
    seat = await tonight.house.changed(live, partial(seating.claim, live, 1, "Boris"))
    assert (seat.kind, seat.taken, seat.name, live.is_free(1)) == ("link", True, "Boris", False)


@evening
async def test_a_restart_keeps_the_bot_that_sits_in_the_patience_and_the_way_back(tonight: Evening) -> None:
    await tonight.lay("here", "link", patience=60)
    anna, _ = await tonight.come(0), await tonight.come(1)
    await tonight.leave(anna)
    await tonight.hands.move(30)
    await tonight.restart()
    boris = await tonight.come(1)
    assert boris.waits == [(0, MAY, 60)], "it counts anew"
    await tonight.hands.move(60)
    assert tonight.live.seats[0].kind == "bot"
    await tonight.restart()
    assert (tonight.live.seats[0].kind, tonight.live.patience) == ("bot", 60)
    await tonight.come(0)
    assert tonight.live.seats[0].kind == "here"


@evening
async def test_the_rematch_begins_with_who_had_the_seats(tonight: Evening) -> None:
    live = await tonight.lay("here", "link", patience=60)
    anna, _ = await tonight.come(0), await tonight.come(1)
    await tonight.leave(anna)
    await tonight.hands.move(60)
    await tonight.to_the_end()
    again = await tonight.house.rematch(live)
    assert [seat.kind for seat in again.seats] == ["here", "link"]
    assert again.patience == 60


def test_a_run_of_a_campaign_waits_as_the_one_before(tmp_path: Path, tiny_shelf: None) -> None:
    async def play() -> None:
        tonight = await Evening(tmp_path).open()
        campaigns = Campaigns(tonight.house)
        seats = [Seat(f"token {at}", "link", "normal", "", "", "", taken=True) for at in range(2)]
        live = tonight.live = await campaigns.begin(GROWING, "", seats, {}, 45)
        ears = [await tonight.come(0), await tonight.come(1)]
        gone = tonight.asked
        await tonight.leave(ears[gone])
        assert ears[1 - gone].waits == [(gone, MAY, 45)]
        await tonight.hands.move(45)
        assert live.seats[gone].kind == "bot"
        await tonight.to_the_end()
        after = await campaigns.go_on(live)
        assert ([seat.kind for seat in after.seats], after.patience) == (["link", "link"], 45)
        await tonight.close()

    asyncio.run(asyncio.wait_for(play(), WAIT))


@pytest.mark.parametrize("seconds", [-1, 1, 19, 86_401])
def test_a_patience_that_makes_no_sense_is_refused(server: Process, seconds: int) -> None:
    wish = {"game": GAME, "seats": [{}, {}], "patience": seconds}
    answer = server.http.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["error"]["id"]) == (400, "patience-wrong")


def test_over_the_wire_only_who_sits_here_may_let_a_bot_play_on(server: Process) -> None:
    made = server.make("here", "link")
    anna, boris, watcher = server.sit(made, 0), server.sit(made, 1), server.sit(made, None)
    assert boris.next("absent")["waits"] == []
    anna.next("ask")
    anna.close()
    while not (waits := boris.next("absent")["waits"]):
        pass
    assert waits[0]["seat"] == 0
    for client, refused in ((watcher, "spectator-only"), (boris, "absent-early")):
        client.send(type="sit-in", seat=0)
        assert client.refused() == refused
    boris.send(type="sit-in", seat=99)
    assert boris.refused() == "wire-garbage"
