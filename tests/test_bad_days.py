"""A database that is away, full, taken, or later than we are: said in a sentence, waited for where that helps."""

import asyncio
import logging
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

import postgres
from samobranka.server import postgresql, schema, storage
from samobranka.server.complaints import Complaint
from samobranka.server.refusals import Away, BadDatabase
from samobranka.server.sockets import LATER
from samobranka.server.storage import Database
from samobranka.server.writer import Writer
from serving import WAIT, Process
from stores import Store


def refused(store: Store) -> str:
    """Why a server does not even start."""
    more = ["--database", store.database] if store.database else []
    command = [sys.executable, "-m", "samobranka", "serve", "--port", "0", "--no-open", "--data-dir", str(store.folder), *more]
    # Compiled modules that are older than their sources would get a line of their own.
    pure = {**os.environ, "SAMOBRANKA_PURE": "1", "LANG": "en"}
    ended = subprocess.run(command, capture_output=True, text=True, timeout=6 * WAIT, env=pure)
    assert ended.returncode == 2
    assert ended.stderr.count("\n") == 1
    return ended.stderr


# Who has it


def test_the_second_server_on_a_database_is_refused_until_the_first_is_gone(store: Store) -> None:
    first = store.serve()
    try:
        assert "Another server has these tables open already" in refused(store)
    finally:
        first.kill()
    store.serve().end()


def test_two_who_ask_for_a_database_do_not_both_get_it(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "ENDING", 0.0)

    async def ask() -> None:
        one, other = storage.database_at(store.url), storage.database_at(store.url)
        await storage.take(one)
        assert await one.alone()
        with pytest.raises(BadDatabase):
            await storage.take(other)
        await one.close()
        await storage.take(other)
        await other.close()

    asyncio.run(asyncio.wait_for(ask(), WAIT))


# What is stored there


def test_a_later_database_is_one_sentence(store: Store) -> None:
    asyncio.run(marked(store, "9999"))
    assert "kept by a later version of Samobranka" in refused(store)


async def marked(store: Store, revision: str) -> None:
    database = storage.database_at(store.url)
    await storage.bring_up_to_date(database)
    await database.run(lambda connection: connection.execute(text(f"UPDATE alembic_version SET version_num = '{revision}'")))
    await database.close()


def test_a_copy_is_made_before_anything_is_changed(tmp_path: Path) -> None:
    async def migrate() -> Path:
        url = storage.address(None, tmp_path)
        database = storage.database_at(url)
        await database.run(lambda connection: storage.move_to(connection, "head"))
        before = storage.known()[1]
        await database.run(lambda connection: storage.move_to(connection, before))
        await database.run(lambda connection: connection.execute(text("CREATE TABLE kept (word TEXT)")))
        await storage.bring_up_to_date(database)
        await database.run(lambda connection: connection.execute(text("DROP TABLE kept")))
        await database.close()
        return tmp_path / f"tables.sqlite3.before-{storage.newest()}"

    copy = asyncio.run(migrate())
    assert copy.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(copy)) as kept:
        assert kept.execute("SELECT version_num FROM alembic_version").fetchone() == (storage.known()[1],)
        assert kept.execute("SELECT * FROM kept").fetchall() == []


def test_what_is_new_or_up_to_date_is_not_copied(tmp_path: Path) -> None:
    async def open_twice() -> None:
        database = storage.database_at(storage.address(None, tmp_path))
        await storage.bring_up_to_date(database)
        await storage.bring_up_to_date(database)
        await database.close()

    asyncio.run(open_twice())
    assert [file.name for file in tmp_path.iterdir() if "before" in file.name] == []


def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    file.touch(0o644)
    storage.address(None, tmp_path)
    assert file.stat().st_mode & 0o777 == 0o600


# When it does not answer


def test_when_nobody_answers_all_who_wait_are_told_at_once() -> None:
    asked: list[int] = []

    class Nobody:
        async def write(self, works: object) -> None:
            asked.append(1)
            raise Away("database-away", why="")

    async def put() -> None:
        writer = Writer(Nobody())
        done = await asyncio.gather(*(writer.store([]) for _ in range(50)), return_exceptions=True)
        assert all(isinstance(one, Away) for one in done)
        await writer.close()

    asyncio.run(put())
    assert len(asked) <= 2


def test_a_disk_that_is_full_is_not_ready(tmp_path: Path) -> None:
    async def fill() -> None:
        database = storage.database_at(storage.address(None, tmp_path))
        await storage.bring_up_to_date(database)
        await database.ready()
        folder = tmp_path / "tables.sqlite3"
        # As full as a disk can be made without being one: the file may not grow, and neither may its log.
        await database.close()
        folder.chmod(0o400)
        full = storage.database_at(f"sqlite:///file:{folder}?mode=ro&uri=true")
        with pytest.raises(Away):
            await full.ready()
        await full.close()

    asyncio.run(fill())


@contextmanager
def hung(cluster: postgres.Cluster, patch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nobody answers, so it does not matter how soon one stops waiting; elsewhere it would."""
    with cluster.hung(), patch.context() as soon:
        for name in ("ALL_OF_IT", "CLOSING"):
            soon.setattr(postgresql, name, 0.3)
        yield


def test_a_postgresql_that_says_nothing_is_not_waited_for_and_heard_when_it_speaks(
    cluster: postgres.Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask(database: Database) -> None:
        await storage.bring_up_to_date(database)
        await database.rows(schema.tables.select())
        await database.write([])
        assert await database.alone()
        with hung(cluster, monkeypatch):
            for call in (
                database.rows(schema.tables.select()),
                database.write([(schema.tables.delete(), [{}])]),
                database.ready(),
            ):
                with pytest.raises(Away):
                    await call
            with pytest.raises(Away):
                await database.alone()
        assert list(await database.rows(schema.tables.select())) == []
        await database.write([])
        await database.ready()
        assert await database.alone()

    url = Store(Path(), cluster.database()).url

    async def visit() -> None:
        database = storage.database_at(url)
        try:
            await ask(database)
        finally:
            with hung(cluster, monkeypatch):
                await database.close()

    asyncio.run(asyncio.wait_for(visit(), 3 * WAIT))


def test_a_server_whose_database_hangs_says_so_and_can_be_ended(cluster: postgres.Cluster, tmp_path: Path) -> None:
    server: Process = Store(tmp_path, cluster.database()).serve()
    try:
        made = server.make("here", "here")
        there = server.sit(made, 0)
        there.next("table")
        with cluster.hung():
            assert server.get("/health")["ok"]
            assert server.get("/ready", 503)["error"]["id"] == "database-away"
            there.send(type="chat", text="stored?")
            with pytest.raises(ConnectionClosed) as closed:
                there.next("chat")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code != 4404
            # The table is gone from memory, and cannot be fetched: come back later.
            back = server.sit(made, 0)
            assert back.refused() == "database-away"
            with pytest.raises(ConnectionClosed) as closed:
                back.next("table")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == LATER
        end = time.monotonic() + WAIT
        while server.http.get("/ready").status_code != 200:
            assert time.monotonic() < end
        server.sit(made, 0).next("table")
        with cluster.hung():
            assert server.end() in (0, -15)
    finally:
        server.kill()


def test_trouble_is_told_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    complaint = Complaint(logging.getLogger("test"), every=0.05)
    for number in range(100):
        complaint.say("away: %s", number)
    time.sleep(0.06)
    complaint.say("away: %s", "still")
    assert [record.getMessage() for record in caplog.records] == [
        "away: 0",
        "away: still (and 99 times before that was not said)",
    ]
