"""What is not needed any more leaves memory, and storage where the owner says so; and what Prometheus is told of it all."""

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from weakref import ReferenceType, ref

import pytest
from sqlalchemy import select, update

from samobranka import games
from samobranka.core.errors import BadSave
from samobranka.core.table import Table
from samobranka.server import memory, playing, schema, storage, sweeping, tidying
from samobranka.server.botpool import BotPool
from samobranka.server.house import House
from samobranka.server.live import Live, Seat
from samobranka.server.refusals import NotNow
from serving import GAME, Process
from test_onlookers import Ear


def in_a_house(folder: Path, visit: Callable[[House], Awaitable[None]]) -> None:
    async def open_house() -> None:
        database = storage.database_at(storage.address(None, folder))
        await storage.bring_up_to_date(database)
        house = House(database, BotPool(1))
        try:
            await visit(house)
        finally:
            await house.close()
            await database.close()

    asyncio.run(open_house())


async def lay(house: House, name: str, over: bool = False) -> Live:
    """By somebody who has left since."""

    async def come() -> Live:
        table = Table(games.find(GAME), 1, seed=1)
        while over and table.outcome is None:
            table.act(table.decisions[0].seat, table.decisions[0].choices[0])
        return await house.open(table, [Seat(name, "here", "normal", "", "", "")])

    live = await asyncio.create_task(come())
    await asyncio.sleep(0)
    return live


async def aged(house: House, days: float) -> None:
    then = time.time() - days * tidying.DAY
    await house.database.run(lambda connection: connection.execute(update(schema.tables).values(changed=then)))


async def stored(house: House) -> set[str]:
    return {row["id"] for row in await house.database.rows(select(schema.tables.c.id))}


def test_a_table_that_is_over_leaves_memory_and_one_that_is_not_when_nobody_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(house: House) -> None:
        going_on, over = await lay(house, "one"), await lay(house, "two", over=True)
        house.live.put_away_quiet()
        assert (going_on.id in house.live, over.id in house.live) == (True, False)
        monkeypatch.setattr(memory, "QUIET", 0.0)
        await asyncio.sleep(0.01)
        house.live.put_away_quiet()
        assert len(house.live) == 0
        # Storage has both.
        again, _ = await house.enter(over.id, "two")
        assert again is not over
        # Somebody asks for it this very moment.
        house.live.put_away_quiet()
        assert over.id in house.live

    in_a_house(tmp_path, visit)


def test_what_is_old_is_looked_at_only_while_nobody_is_here(tmp_path: Path) -> None:
    class Circle:
        def __init__(self) -> None:
            self.itself = self

    async def visit(house: House) -> None:
        live = await lay(house, "one")
        left: list[ReferenceType[Circle]] = []

        def leave() -> None:
            left.append(ref(Circle()))
            sweeping.sweep(house)

        try:
            live.listeners.add(Ear(0))
            leave()
            gc.collect()
            assert left[0]() is not None
            live.listeners.clear()
            leave()
            assert [each() for each in left] == [None, None]
        finally:
            gc.unfreeze()

    in_a_house(tmp_path, visit)


def test_tables_are_kept_as_long_as_their_owner_says(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        going_on, over = (await lay(house, "one")).id, (await lay(house, "two", over=True)).id
        await aged(house, 10)
        assert await tidying.forget_old(house, 0, 0) == 0
        assert await tidying.forget_old(house, 11, 11) == 0
        assert await stored(house) == {going_on, over}
        assert await tidying.forget_old(house, 9, 0) == 1
        assert await stored(house) == {going_on}
        assert not await house.database.rows(select(schema.moves).where(schema.moves.c.table_id == over))
        assert await tidying.forget_old(house, 0, 9) == 1
        assert await stored(house) == set()

    in_a_house(tmp_path, visit)


def test_where_somebody_is_a_table_is_kept_however_old(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        live, _ = await house.enter((await lay(house, "one")).id, "one")
        await aged(house, 10)
        assert await tidying.forget_old(house, 1, 1) == 0
        assert await stored(house) == {live.id}

    in_a_house(tmp_path, visit)


def test_prometheus_is_told_where_the_owner_wants_it(server: Process, tmp_path: Path) -> None:
    assert server.get("/metrics", 404)["error"]["id"] == "metrics-none"
    measured = Process(tmp_path, "--metrics", "--keep", "30", "--keep-unfinished", "90")
    try:
        made = measured.make("here", "here")
        client = measured.sit(made, 0)
        ask = client.next("ask", "wait")
        client.send(type="chat", text="hello")
        client.next("chat")
        told = measured.http.get("/metrics").text
    finally:
        measured.end()
    assert ask
    assert 'samobranka_tables{state="open"} 1.0' in told
    assert 'samobranka_lines{who="player"} 1.0' in told
    assert "samobranka_write_seconds_count 2.0" in told
    assert made["seats"][0]["token"] not in told


async def changed(house: House, live: Live, **values: object) -> Live:
    """What is stored of a table is not what it was, and it is fetched again."""
    change = update(schema.tables).where(schema.tables.c.id == live.id).values(**values)
    await house.database.run(lambda connection: connection.execute(change))
    house.live.forget(house.live.peek(live.id) or live)
    return (await house.enter(live.id, "one"))[0]


def test_a_table_of_other_rules_is_looked_at_and_not_played_on(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        live = await lay(house, "one")
        for _ in range(3):
            decision = live.table.decisions[0]
            await house.changed(live, partial(playing.act, live, 0, decision.choices[0], decision.id))
        older = await changed(house, live, version="0.9")
        assert (older.older, older.table.view(0)) == ("0.9", live.table.view(0))
        ask = older.table.decisions[0]
        for change in (partial(playing.act, older, 0, ask.choices[0], ask.id), partial(playing.undo, older, 0)):
            with pytest.raises(NotNow) as refused:
                await house.changed(older, change)
            assert refused.value.message.id == "table-older"
        assert len(await house.database.rows(select(schema.moves))) == 3
        # What these rules cannot play, and all after it, is left out.
        broken = update(schema.moves).where(schema.moves.c.number == 2).values(action="conquer c1")
        await house.database.run(lambda connection: connection.execute(broken))
        assert len((await changed(house, older, version="0.9")).table.made) == 2
        with pytest.raises(BadSave):
            await changed(house, older, version=live.table.game.info.version)
        with pytest.raises(BadSave) as gone:
            await changed(house, older, version="0.9", setup="[1, 2, 3]")
        assert gone.value.message.id == "save-version"

    in_a_house(tmp_path, visit)


def test_why_it_is_not_played_on_is_said_at_once_and_it_can_be_seen_again(tmp_path: Path) -> None:
    server = Process(tmp_path)
    try:
        made = server.make("here", "random")
        server.sit(made, 0).next("ask")
        server.end()
        asyncio.run(older_by(tmp_path))
        server = Process(tmp_path)
        client = server.sit(made, 0)
        ask = client.next("ask")
        assert client.refused() == "table-older"
        client.send(type="answer", ask=ask["ask"], choice=0)
        assert client.refused() == "table-older"
        client.send(type="hint")
        assert client.refused() == "table-older"
        replay = server.get(f"/api/tables/{made['table']}/replay", token=made["seats"][0]["token"])
        assert (replay["may"], replay["outcome"]) == (["0"], None)
    finally:
        server.kill()


async def older_by(folder: Path) -> None:
    database = storage.database_at(storage.address(None, folder))
    await database.run(lambda connection: connection.execute(update(schema.tables).values(version="0.9")))
    await database.close()
