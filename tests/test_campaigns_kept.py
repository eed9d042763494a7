"""What survives of a campaign: kills in the middle of a run and between two, new versions of rules and record, migrations."""

import asyncio
import json
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, inspect, text

from campaigning import ANNA, BORIS, BOT, Ours, agreed
from samobranka.server import storage
from serving import GAME, WAIT, Process
from stores import Store

pytestmark = pytest.mark.usefixtures("tiny_shelf")

KILLS = 3
# A later release of the tiny game.
NEW_RULES = """
from tiny.growing import GAME

GAME.info.version = "2"
"""
NEW_RECORD = (
    NEW_RULES
    + """
from tiny.growing import campaign

campaign.VERSION = "3"
campaign.migrate = lambda record, version: {**record, "deck": [9], "won": 7 + int(version)}
"""
)
UNREADABLE = (
    NEW_RULES
    + """
from samobranka.core.errors import BadSave
from tiny.growing import campaign

campaign.VERSION = "4"


def migrate(record, version):
    raise BadSave("campaign-version", saved=version, here="4")


campaign.migrate = migrate
"""
)
CARELESS = UNREADABLE.replace('raise BadSave("campaign-version", saved=version, here="4")', 'return {"deck": record["cards"]}')
Release = Callable[[str], None]


@pytest.fixture
def release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tiny_shelf: None) -> Release:
    """Servers that are started from now on have this release of the tiny game; without one, the first."""

    def put_out(source: str) -> None:
        name = f"release{abs(hash(source))}"
        (tmp_path / f"{name}.py").write_text(source or "from tiny.growing import GAME")
        monkeypatch.setenv("PYTHONPATH", f"{Path(__file__).parent}:{tmp_path}")
        monkeypatch.setenv("SAMOBRANKA_GAMES", f"growing={name}:GAME")

    return put_out


# Killed


def test_a_kill_between_two_runs_loses_nothing(store: Store) -> None:
    server = store.serve()
    try:
        ours = Ours(server, ANNA, BORIS, name="Ours")
        clients = ours.play(seed=1)
        told = clients[0].view
        # It is over for whoever plays, and that very moment the plug is pulled.
        server.kill()
        server = ours.server = store.serve()
        campaign = agreed(ours.file)
        assert (len(campaign.runs), campaign.runs[0].table(campaign.game).view(0)) == (1, told)
        clients = ours.sit()
        assert [client.turn()["type"] for client in clients] == ["over", "over"]
        ours.go_on(clients)
        server.kill()
        server = ours.server = store.serve()
        ours.play(seed=2)
        assert len(agreed(ours.file).runs) == 2
    finally:
        server.kill()


def test_a_kill_at_any_moment_leaves_a_campaign_that_agrees(store: Store) -> None:
    """Somebody plays as fast as the server allows, run after run, and it is killed in the middle of it, again and again."""
    server = store.serve()
    try:
        ours = Ours(server, ANNA, BORIS)
        ended = 0
        for kill in range(KILLS):
            over = [0]
            player = threading.Thread(target=hurry, args=(ours, over, kill))
            player.start()
            while over[0] < 2:
                time.sleep(0.005)
            time.sleep(0.013 * kill)
            server.kill()
            player.join(WAIT)
            assert not player.is_alive()
            server = ours.server = store.serve()
            campaign = agreed(ours.file)
            # What was told to have ended has ended; at most one end more was stored and never told.
            assert ended + over[0] <= len(campaign.runs) <= ended + over[0] + 1
            page = ours.page
            assert len(page["runs"]) == len(campaign.runs)
            assert (page["open"] is None) == (campaign.table is None)
            ended = len(campaign.runs)
            if page["open"] is not None:
                ours.post("give-up")
            ours.run(ANNA, BORIS)
        assert ended >= 2 * KILLS
    finally:
        server.kill()


def hurry(ours: Ours, over: list[int], seed: int) -> None:
    """Plays run after run until nobody answers any more, and counts the ends that were told."""
    try:
        clients = ours.sit()
        while True:
            ours.play(clients, seed=seed + over[0])
            over[0] += 1
            ours.go_on(clients)
            clients = ours.sit()
    except Exception:
        return


def test_a_run_of_bots_goes_on_after_a_kill(store: Store) -> None:
    server = store.serve()
    try:
        ours = Ours(server, BOT, BOT)
        server.kill()
        server = ours.server = store.serve()
        end = time.monotonic() + WAIT
        while not ours.line["runs"]:
            assert time.monotonic() < end
        assert len(agreed(ours.file).runs) == 1
    finally:
        server.kill()


# New versions


def test_new_rules_drop_the_open_run_and_nothing_else(store: Store, release: Release) -> None:
    server = store.serve()
    ours = Ours(server, ANNA, BORIS, name="Ours", pace="fast")
    try:
        ours.play(seed=1)
        ours.run(BORIS)
        ours.play(seed=2, most=1)
        old, file = ours.page, json.loads(ours.file)
        server.end()
        release(NEW_RULES)
        server = ours.server = store.serve()
        # A list opens nothing; it leads nobody to a table that cannot be played.
        assert (ours.line["open"], ours.line["runs"]) == (None, 1)
        assert server.sit(ours.made, 0).refused() == "save-version"
        page = ours.page
        assert page["dropped"] == {"id": "save-version", "facts": {"game": "growing", "saved": "1", "here": "2"}}
        assert (page["open"], page["fixed"], page["progress"]) == (None, {"pace": "fast"}, old["progress"])
        assert [seat["name"] for seat in page["seats"]] == ["Boris"]
        assert (page["runs"][0]["outcome"], page["runs"][0]["table"]) == (old["runs"][0]["outcome"], None)
        assert page["runs"][0]["seats"] == old["runs"][0]["seats"]
        assert ours.page == page
        assert json.loads(ours.file)["runs"] == file["runs"]
        ours.run(ANNA)
        assert ours.page["dropped"] is None
        ours.play(seed=3)
        page = ours.page
        assert [run["number"] for run in page["runs"]] == [1, 2]
        assert page["runs"][1]["table"] is not None
        assert json.loads(ours.file)["runs"][1]["table"]["record"] == file["record"]
    finally:
        server.end()


def test_an_older_record_is_brought_up_to_date(tmp_path: Path, release: Release) -> None:
    store = Store(tmp_path, None)
    server = store.serve()
    ours = Ours(server, ANNA)
    try:
        ours.play(seed=1)
        server.end()
        release(NEW_RECORD)
        server = ours.server = store.serve()
        assert ours.page["progress"]["facts"] == ours.line["progress"]["facts"] == {"runs": 1, "won": 9, "cards": 1}
        ours.run(ANNA)
        assert ours.sit()[0].next("table")["view"]["deck"] == 1
        ours.play(seed=2)
        saved = json.loads(ours.file)
        assert (saved["record_version"], saved["runs"][1]["table"]["record"]["deck"]) == ("3", [9])
    finally:
        server.end()


def test_a_record_that_nobody_can_read_is_refused_and_stays(tmp_path: Path, release: Release) -> None:
    store = Store(tmp_path, None)
    server = store.serve()
    ours = Ours(server, ANNA)
    try:
        ours.play(seed=1)
        old, file = ours.page, ours.file
        for source, id in ((UNREADABLE, "campaign-version"), (CARELESS, "campaign-broken")):
            server.end()
            release(source)
            server = ours.server = store.serve()
            for what in ("", "/save"):
                assert server.get(f"/api/campaigns/{ours.id}{what}", 400, token=ours.token)["error"]["id"] == id
            assert ours.refused("run", seats=[ANNA]) == id
            assert (ours.line["progress"]["id"], ours.line["runs"], ours.line["open"]) == (id, 1, None)
        server.end()
        release("")
        server = ours.server = store.serve()
        assert (ours.page, ours.file) == (old, file)
        ours.run(ANNA)
    finally:
        server.end()


def test_a_game_that_is_gone_takes_no_list_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(tmp_path, None)
    server = store.serve()
    ours = Ours(server, ANNA)
    try:
        ours.play(seed=1)
        server.end()
        monkeypatch.setenv("SAMOBRANKA_GAMES", "")
        server = ours.server = store.serve()
        assert (ours.line["progress"]["id"], ours.line["runs"]) == ("game-unknown", 1)
        assert server.get(f"/api/campaigns/{ours.id}", 400, token=ours.token)["error"]["id"] == "game-unknown"
    finally:
        server.end()


# Migrations


def test_migrations_lead_to_campaigns_and_back(store: Store) -> None:
    """What stands for itself survives both ways; campaigns go with the place they are kept in."""

    def has(connection: Connection) -> tuple[set[str], set[str], int]:
        looked = inspect(connection)
        columns = {column["name"] for column in looked.get_columns("tables")}
        return set(looked.get_table_names()), columns, connection.scalar(text("SELECT count(*) FROM tables")) or 0

    def moved(to: str) -> tuple[set[str], set[str], int]:
        async def move() -> tuple[set[str], set[str], int]:
            database = storage.database_at(store.url)
            await database.run(lambda connection: storage.move_to(connection, to))
            found = await database.run(has)
            await database.close()
            return found

        return asyncio.run(asyncio.wait_for(move(), WAIT))

    def stood(server: Process) -> object:
        client = server.sit(made, 0)
        table = client.next("table")
        return table["view"], table["number"]

    server = store.serve()
    try:
        made = server.http.post("/api/tables", json={"game": GAME, "seats": [{}, {}]}).json()
        before = stood(server)
        ours = Ours(server, ANNA)
        ours.play(seed=1)
        ours.run(ANNA)
        server.end()
        names, columns, count = moved("0002")
        assert names.isdisjoint({"campaigns", "chapters"})
        assert ("record" in columns, count) == (False, 1)
        names, columns, count = moved("head")
        assert {"campaigns", "chapters"} <= names
        assert ("record" in columns, count) == (True, 1)
        server = store.serve()
        assert stood(server) == before
        assert server.get("/api/campaigns", tokens=ours.token) == []
        ours = Ours(server, ANNA)
        ours.play(seed=1)
        assert len(agreed(ours.file).runs) == 1
    finally:
        server.end()
