"""Two servers that share a database: what is asked of both in the same moment is one table for all who ask."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from playing import played
from samobranka import games
from samobranka.server import catalogue, chronicle, playing, storage
from samobranka.server.botpool import BotPool
from samobranka.server.campaigns import Campaigns
from samobranka.server.house import House
from samobranka.server.keyring import locked
from samobranka.server.live import Live, Seat
from samobranka.server.wire.heard import Answer
from serving import GAME, WAIT
from tiny.growing import GAME as GROWING

Twins = tuple[House, House]


def at_two_houses(folder: Path, play: Callable[[Twins], Awaitable[None]]) -> None:
    async def evening() -> None:
        database = storage.database_at(storage.address(None, folder))
        await storage.bring_up_to_date(database)
        houses = House(database, BotPool(1), 7), House(database, BotPool(1), 7)
        await play(houses)
        for house in houses:
            await house.close()
        await database.close()

    asyncio.run(asyncio.wait_for(evening(), WAIT))


def seats(count: int) -> list[Seat]:
    return [Seat(f"token {at}", "here", "normal", "", "", "") for at in range(count)]


def late(monkeypatch: pytest.MonkeyPatch, module: Any, name: str, first: Any) -> None:
    """The first answer of each house is from before the other was faster."""
    real, asked = getattr(module, name), 0

    async def looked_up(*given: Any) -> Any:
        nonlocal asked
        asked += 1
        return first if asked <= 2 else await real(*given)

    monkeypatch.setattr(module, name, looked_up)


async def both(houses: Twins, live: Live, again: Callable[[int, Live], Awaitable[Live]]) -> list[Live]:
    there, _ = await houses[1].enter(live.id, live.spectator)
    assert there is not live
    return list(await asyncio.gather(again(0, live), again(1, there)))


def claim_one_table(found: list[Live]) -> None:
    one, two = found
    assert one is not two
    assert (one.id, one.spectator, one.code) == (two.id, two.spectator, two.code)
    assert [locked(seat.token) for seat in one.seats] == [locked(seat.token) for seat in two.seats]
    assert one.table.state.key() == two.table.state.key()


def test_a_rematch_that_is_asked_of_both_is_one_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(houses: Twins) -> None:
        live = await houses[0].open(played(games.find(GAME), 2), seats(2))
        late(monkeypatch, catalogue, "exists", False)
        claim_one_table(await both(houses, live, lambda at, live: houses[at].rematch(live)))

    at_two_houses(tmp_path, play)


@pytest.mark.usefixtures("tiny_shelf")
def test_a_next_run_that_is_asked_of_both_is_one_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(houses: Twins) -> None:
        campaigns = [Campaigns(house) for house in houses]
        live = await campaigns[0].begin(GROWING, "Ours", seats(2), {})
        while live.table.outcome is None:
            asked = live.table.decisions[0]
            given = Answer(asked.id, len(asked.choices) - 1)
            await houses[0].changed(live, partial(playing.answer, live, asked.seat, given))
        assert live.chapter is not None
        before = await chronicle.read(houses[0].database, live.chapter.campaign, live.chapter.token)
        late(monkeypatch, chronicle, "read", before)
        found = await both(houses, live, lambda at, live: campaigns[at].go_on(live))
        claim_one_table(found)
        assert [one.chapter and one.chapter.number for one in found] == [2, 2]

    at_two_houses(tmp_path, play)
