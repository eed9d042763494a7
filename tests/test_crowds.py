"""However many come at once: a table is in memory once, and a seat belongs to one."""

import asyncio
import sqlite3
import stat
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from samobranka import games
from samobranka.core.errors import SamobrankaError
from samobranka.core.table import Table
from samobranka.server import seating, sqlite, storage
from samobranka.server.botpool import BotPool
from samobranka.server.counter import Counter, Rank
from samobranka.server.house import House
from samobranka.server.live import Live, Seat
from samobranka.server.wire.tables import SeatChange
from serving import GAME

FEW = 3


def in_a_house(folder: Path, visit: Callable[[House], Awaitable[None]]) -> None:
    """A house that keeps few tables in memory."""

    async def open_house() -> None:
        database = storage.database_at(storage.address(None, folder))
        await storage.bring_up_to_date(database)
        house = House(database, BotPool(1), most=FEW)
        try:
            await visit(house)
        finally:
            await house.close()
            await database.close()

    asyncio.run(open_house())


async def lay(house: House, name: str, kind: str = "here") -> Live:
    seats = [Seat(f"{name} {number}", kind, "normal", "", "", "") for number in range(2)]
    return await house.open(Table(games.find(GAME), 2), seats)


async def of_its_own(house: House, name: str, kind: str = "here") -> Live:
    """Laid by somebody who has left since."""
    return await asyncio.create_task(lay(house, name, kind))


def test_two_who_come_to_one_table_sit_at_one_however_many_others_come(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        laid = [(await of_its_own(house, f"table {number}")).id for number in range(5 * FEW)]
        assert len(house.live) == FEW
        met: dict[str, list[Live]] = {id: [] for id in laid}
        moved = asyncio.Event()

        async def come(number: int, seat: int) -> None:
            live, sits = await house.enter(laid[number], f"table {number} {seat}")
            assert sits == seat
            met[live.id].append(live)
            await moved.wait()
            # What was found is still the table, although far more are here than should be kept.
            assert (await house.enter(laid[number], f"table {number} {seat}"))[0] is live

        come_in = [asyncio.create_task(come(number, seat)) for seat in (0, 1) for number in range(len(laid))]
        while not all(len(tables) == 2 for tables in met.values()):
            await asyncio.sleep(0.005)
        moved.set()
        await asyncio.gather(*come_in)
        assert all(first is second for first, second in met.values())
        # They are gone again: the next one makes room.
        await of_its_own(house, "the last one")
        assert len(house.live) == FEW

    in_a_house(tmp_path, visit)


def test_who_waits_longest_for_a_visitor_is_put_away_first(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ids = [(await of_its_own(house, f"table {number}")).id for number in range(FEW)]
        await asyncio.create_task(house.enter(ids[0], "table 0 0"))
        await of_its_own(house, "another")
        assert [id in house.live for id in ids] == [True, False, True]

    in_a_house(tmp_path, visit)


@pytest.mark.parametrize("first", ["free", "rename"])
def test_who_is_shown_out_does_not_keep_the_seat_by_renaming_it(tmp_path: Path, first: str) -> None:
    async def visit(house: House) -> None:
        live = await lay(house, "table")
        old = live.seats[1].token
        free = partial(seating.free, live, 1, {seat.token for seat in live.seats})
        rename = partial(seating.wished, live, 1, old, SeatChange(name="Still here"))
        race = [house.changed(live, free)] + [house.changed(live, rename) for _ in range(4)]
        if first == "rename":
            race.reverse()
        done = await asyncio.gather(*race, return_exceptions=True)
        (freed,) = [seat for seat in done if isinstance(seat, Seat) and seat.kind == "link"]
        assert live.seats[1] == freed
        with pytest.raises(SamobrankaError):
            await house.enter(live.id, old)
        assert (await house.enter(live.id, freed.token))[1] == 1
        assert any(isinstance(error, SamobrankaError) for error in done) == (first == "free")

    in_a_house(tmp_path, visit)


def test_a_seat_is_claimed_once(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        live = await lay(house, "table", "link")
        rename = partial(seating.wished, live, 0, "table 0", SeatChange(colour="red"))
        guests = [house.changed(live, partial(seating.claim, live, 1, f"guest {number}")) for number in range(4)]
        done = await asyncio.gather(guests[0], house.changed(live, rename), *guests[1:], return_exceptions=True)
        seated = [seat.name for seat in done if isinstance(seat, Seat) and seat.name]
        assert seated == ["guest 0"]
        assert live.seats[1].name == "guest 0"

    in_a_house(tmp_path, visit)


def test_a_seat_is_freed_once_for_those_who_have_all_its_tokens(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        live = await lay(house, "table")
        tokens = {seat.token for seat in live.seats}
        race = [house.changed(live, partial(seating.free, live, 1, tokens)) for _ in range(3)]
        done = await asyncio.gather(*race, return_exceptions=True)
        assert [isinstance(seat, Seat) for seat in done] == [True, False, False]

    in_a_house(tmp_path, visit)


def test_a_file_that_somebody_else_writes_to_stops_nobody_and_loses_nothing(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        live = await lay(house, "table")
        with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as other:
            other.execute("BEGIN IMMEDIATE")
            rename = asyncio.create_task(
                house.changed(live, partial(seating.wished, live, 0, "table 0", SeatChange(name="Anna")))
            )
            start, turns = time.monotonic(), 0
            while time.monotonic() - start < 0.3:
                await asyncio.sleep(0.001)
                turns += 1
            assert not rename.done()
            assert turns > 3
            other.rollback()
        assert (await rename).name == "Anna"

    in_a_house(tmp_path, visit)


def test_the_log_of_the_file_is_begun_anew_when_it_is_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "LARGEST_LOG", 100_000)
    monkeypatch.setattr(sqlite, "EVERY", 0.0)

    async def visit(house: House) -> None:
        live, largest = await lay(house, "table"), 0
        for number in range(2000):
            await house.changed(live, partial(seating.wished, live, 0, "table 0", SeatChange(name=f"{number}" * 10)))
            size = sqlite.log_size(str(tmp_path / "tables.sqlite3"))
            if size < largest:
                return
            largest = size
        raise AssertionError(f"the log has {largest} bytes")

    in_a_house(tmp_path, visit)


def test_nobody_else_may_read_the_file(tmp_path: Path) -> None:
    storage.address(None, tmp_path)
    assert stat.S_IMODE((tmp_path / "tables.sqlite3").stat().st_mode) == 0o600


def test_where_people_wait_bots_think_first() -> None:
    async def serve() -> list[str]:
        counter, served = Counter(1), list[str]()

        async def come(name: str, rank: Rank) -> None:
            await counter.come(rank)
            served.append(name)
            await asyncio.sleep(0.01)
            counter.leave()

        first = asyncio.create_task(come("first", Rank.ALONE))
        await asyncio.sleep(0)
        others = [("alone", Rank.ALONE), ("watched", Rank.WATCHED), ("gone", Rank.PLAYED), ("played", Rank.PLAYED)]
        waiting = [asyncio.create_task(come(name, rank)) for name, rank in others]
        await asyncio.sleep(0)
        waiting[2].cancel()
        await asyncio.gather(first, *waiting, return_exceptions=True)
        await come("last", Rank.ALONE)
        return served

    assert asyncio.run(serve()) == ["first", "played", "watched", "alone", "last"]
