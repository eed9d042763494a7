"""What survives: the same in a SQLite file and in PostgreSQL, through kills and restarts of a real process."""

import asyncio
import os
import subprocess
import sys
import time

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select

import samobranka
from samobranka.server import codes, rows, schema, storage
from samobranka.server.botpool import BotPool
from samobranka.server.house import House
from samobranka.server.live import Live, Seat
from samobranka.server.writer import Writer
from serving import GAME, WAIT, play
from stores import Store


def test_migrations_lead_to_what_the_code_expects(store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    async def migrate() -> None:
        database = storage.database_at(store.url)
        # Twice: what is up to date stays as it is.
        await storage.bring_up_to_date(database)
        await storage.bring_up_to_date(database)
        assert await database.run(differences) == []
        await database.close()

    asyncio.run(asyncio.wait_for(migrate(), WAIT))


def test_what_cannot_be_stored_takes_nothing_else_with_it(store: Store) -> None:
    async def write() -> None:
        database = storage.database_at(store.url)
        await storage.bring_up_to_date(database)
        writer = Writer(database)
        good = [rows.new_table(Live(str(at), str(at), samobranka.new(GAME, 1), [])) for at in range(3)]
        done = await asyncio.gather(*(writer.store(works) for works in [*good, good[0]]), return_exceptions=True)
        assert [isinstance(one, Exception) for one in done] == [False, False, False, True]
        await writer.close()
        assert len(await database.rows(select(schema.tables))) == 3
        await database.close()

    asyncio.run(asyncio.wait_for(write(), WAIT))


def test_a_code_that_is_in_use_is_given_to_nobody_else(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def lay() -> list[str]:
        database = storage.database_at(store.url)
        await storage.bring_up_to_date(database)
        house = House(database, BotPool())
        drawn = iter(["BCDFGHJK", "BCDFGHJK", "MNPQRTVW"])
        monkeypatch.setattr(codes, "new", lambda: next(drawn))
        seats = [Seat(name, "here", "", "", "", "") for name in ("one", "two")]
        laid = [(await house.open(samobranka.new(GAME, 1), [seat])).code for seat in seats]
        await house.close()
        await database.close()
        return laid

    assert asyncio.run(asyncio.wait_for(lay(), WAIT)) == ["BCDFGHJK", "MNPQRTVW"]


def test_two_servers_on_one_database_do_not_overwrite_each_other(store: Store) -> None:
    first = store.serve()
    try:
        second = store.serve("--take-over")
        try:
            made = first.make("here")
            clients = [first.sit(made, 0), second.sit(made, 0)]
            asks = [client.next("ask")["ask"] for client in clients]
            clients[0].send(type="answer", ask=asks[0], choice=0)
            number = clients[0].next("events")["number"]
            clients[1].send(type="answer", ask=asks[1], choice=0)
            assert clients[1].refused() == "not-stored"
            assert second.sit(made, 0).next("table")["number"] == number
        finally:
            second.end()
    finally:
        first.end()


def test_a_kill_loses_no_acknowledged_move(store: Store) -> None:
    server = store.serve()
    try:
        made = server.make("here", "here", practice=True)
        clients = [server.sit(made, 0), server.sit(made, 1)]
        path, token = f"/api/tables/{made['table']}/seat", made["seats"][0]["token"]
        assert server.http.post(path, params={"token": token}, json={"name": "Анна"}).status_code == 200
        turns = play(clients, 8)
        clients[0].send(type="undo")
        told = [client.next("table") for client in clients]
        turns = play(clients, 5)
        clients[1].send(type="chat", text="still here")
        clients[1].next("chat")
        # One more choice: told to one of them, then the plug is pulled.
        asked = 0 if turns[0]["type"] == "ask" else 1
        clients[asked].send(type="answer", ask=turns[asked]["ask"], choice=0)
        last = clients[asked].next("events")
        server.kill()
        server = store.serve()
        back = server.sit(made, asked)
        table = back.next("table")
        assert table["number"] == last["number"] > told[0]["number"]
        assert table["view"] == last["view"]
        assert [line["text"] for line in table["chat"]] == ["still here"]
        assert server.sit(made, asked, since=last["number"]).next("table", "events")["type"] == "events"
        (line,) = server.get("/api/tables", tokens=made["seats"][asked]["token"])
        assert (line["table"], line["over"], [seat["name"] for seat in line["seats"]]) == (made["table"], False, ["Анна", ""])
        text = server.http.get(f"/api/tables/{made['table']}/save", params={"token": made["spectator"]}).text
        assert len(samobranka.loads(text).made) > 8
        play([server.sit(made, 0), server.sit(made, 1)], 3)
    finally:
        server.kill()


def test_bots_go_on_after_a_kill_with_nobody_there(store: Store) -> None:
    server = store.serve()
    try:
        made = server.make("normal", "random", "normal")
        alone = server.make("here", "normal")
        watcher = server.sit(made, None)
        for _ in range(5):
            watcher.next("events")
        server.kill()
        server = store.serve()
        # A list is read from storage and opens no table.
        end = time.monotonic() + WAIT
        while not (line := server.get("/api/tables", tokens=made["spectator"])[0])["over"]:
            assert time.monotonic() < end, line
        text = server.http.get(f"/api/tables/{made['table']}/save", params={"token": made["spectator"]}).text
        table = samobranka.loads(text)
        assert table.outcome is not None
        assert len(table.made) > 5
        assert server.get("/api/tables", tokens=alone["spectator"])[0]["over"] is False
    finally:
        server.kill()


def test_a_database_that_cannot_be_used_is_one_sentence() -> None:
    for url in ("nonsense", "mysterious://x/y", "postgresql+asyncpg://nobody@127.0.0.1:1/none"):
        command = [sys.executable, "-m", "samobranka", "serve", "--port", "0", "--no-open", "--database", url]
        # Compiled modules that are older than their sources would get a line of their own.
        pure = {**os.environ, "SAMOBRANKA_PURE": "1"}
        ended = subprocess.run(command, capture_output=True, text=True, timeout=WAIT, env=pure)
        assert ended.returncode == 2
        assert ended.stderr.startswith("samobranka: The database cannot be used: ")
        assert ended.stderr.count("\n") == 1
