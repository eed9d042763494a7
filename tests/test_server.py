"""The server as a stranger meets it: a real process on a free port, HTTP and WebSockets, a kill and a restart."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import samobranka
from samobranka.core.chance import Chance
from samobranka.server import pages, rows, schema, storage
from samobranka.server.botpool import STARTING, BotPool, job_for
from samobranka.server.live import Live
from samobranka.server.writer import Writer

ROOT = Path(__file__).parent.parent
WAIT = 20.0
GAME = "castle_panic"
# The same tests with PostgreSQL: SAMOBRANKA_TEST_DATABASE=postgresql+asyncpg://…
DATABASE = os.environ.get("SAMOBRANKA_TEST_DATABASE")
# Connections of a test, closed at its end.
OPEN = ExitStack()


class Process:
    """A running server."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "samobranka", "serve", "--port", "0", "--no-open", "--data-dir", str(folder)]
        if DATABASE:
            command += ["--database", DATABASE]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        if found is None:
            self.kill()
            raise AssertionError(f"no address in {line!r}")
        self.address = found[0]
        self.http = httpx.Client(base_url=self.address, timeout=WAIT)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(WAIT)

    def end(self) -> int:
        """Politely."""
        try:
            self.process.terminate()
            return self.process.wait(WAIT)
        finally:
            self.kill()

    def make(self, *kinds: str, practice: bool = False, **options: object) -> dict[str, Any]:
        seats = [{"kind": "bot", "bot": kind} if kind not in ("here", "link") else {"kind": kind} for kind in kinds]
        answer = self.http.post("/api/tables", json={"game": GAME, "seats": seats, "options": options, "practice": practice})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def sit(self, made: dict[str, Any], seat: int | None, since: int | None = None) -> "Client":
        token = made["spectator"] if seat is None else made["seats"][seat]["token"]
        return Client(f"{self.address.replace('http', 'ws')}/ws/{made['table']}?token={token}", since)

    def get(self, path: str, status: int = 200, **query: object) -> Any:
        answer = self.http.get(path, params={name: str(value) for name, value in query.items()})
        assert answer.status_code == status, answer.text
        return answer.json()


class Client:
    """A connection that remembers all it was sent."""

    def __init__(self, url: str, since: int | None = None) -> None:
        address = url + (f"&since={since}" if since is not None else "")
        self.socket: ClientConnection = OPEN.enter_context(connect(address, max_size=None, close_timeout=1))
        self.bytes = ""
        self.number = -1
        self.view: dict[str, Any] = {}
        self._waiting: list[dict[str, Any]] = []

    def next(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types; others are passed over."""
        end = time.monotonic() + WAIT
        while True:
            message = self._waiting.pop(0) if self._waiting else self._receive(end)
            if message["type"] in types:
                return message

    def _receive(self, end: float) -> dict[str, Any]:
        """A frame with the view it leads to; who must choose next, which is part of it, comes as a message after it."""
        text = self.socket.recv(timeout=max(0.01, end - time.monotonic()))
        assert isinstance(text, str)
        self.bytes += text
        message: dict[str, Any] = json.loads(text)
        self.number = message.get("number", self.number)
        if "next" in message:
            self._waiting.append(message["next"])
            self.view = message.get("view") or self.view | message["changes"]
            message["view"] = self.view
        return message

    def turn(self) -> dict[str, Any]:
        return self.next("ask", "wait", "over")

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def refused(self) -> str:
        id: str = self.next("refused")["error"]["id"]
        return id

    def close(self) -> None:
        self.socket.close()


@pytest.fixture(autouse=True)
def hang_up() -> Iterator[None]:
    yield
    OPEN.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    process = Process(tmp_path_factory.mktemp("tables"))
    try:
        yield process
    finally:
        process.end()


def play(clients: list[Client], choices: int, turns: list[dict[str, Any]] | None = None) -> list[dict[str, Any]]:
    """So many random choices by whoever is asked; returns where everybody stands."""
    chance = Chance(3)
    turns = turns or [client.turn() for client in clients]
    for _ in range(choices):
        asked = next((seat for seat, turn in enumerate(turns) if turn["type"] == "ask"), None)
        if asked is None:
            break
        ask = turns[asked]
        clients[asked].send(type="answer", ask=ask["ask"], choice=chance.pick(len(ask["choices"])))
        turns = [client.turn() for client in clients]
    return turns


# HTTP


def test_it_answers_and_describes_itself(server: Process) -> None:
    assert server.get("/health") == {"ok": True, "version": samobranka.__version__}
    paths = server.get("/schema")["paths"]
    assert {"/health", "/api/tables", "/api/games"} <= set(paths)


@pytest.mark.skipif(not (pages.STATIC / "index.html").is_file(), reason="the browser's half is not built")
def test_the_browser_gets_its_page(server: Process) -> None:
    page = server.http.get("/")
    assert (page.status_code, page.headers["referrer-policy"]) == (200, "no-referrer")
    assert page.text == (pages.STATIC / "index.html").read_text("utf8")
    for path in ("/nothing.js", "/../../cli.py", "/%2e%2e/%2e%2e/cli.py", "/api/nothing"):
        assert server.get(path, 404)["error"]["id"] == "request-refused"


def test_games_words_and_rules(server: Process) -> None:
    games = {game["id"]: game for game in server.get("/api/games")}
    assert games[GAME]["seats"] == [1, 6]
    assert any(option["name"] == "mode" for option in games[GAME]["options"])
    for language in ("en", "ru", "fr"):
        text = server.http.get(f"/api/words/{language}").text
        assert "illegal-stale =" in text
        assert "wire-garbage =" in text
        assert f"{GAME}-title =" in text
    server.get("/api/words/xx", 404)
    chapters = server.get(f"/api/rulebook/{GAME}")
    rule = next(rule for chapter in chapters for rule in chapter["rules"] if rule["examples"])
    shown = server.get(f"/api/show/{GAME}/{rule['id']}/0")
    assert shown["says"] == rule["examples"][0]["says"]
    server.get(f"/api/show/{GAME}/{rule['id']}/99", 404)


def test_every_example_can_be_shown(server: Process) -> None:
    from samobranka import games
    from samobranka.lab.check import chapters
    from samobranka.server.shelf import played

    steps = 0
    for chapter in chapters(GAME):
        for rule in chapter.rules:
            for example in rule.examples:
                steps += len(json.loads(json.dumps(played(games.find(GAME), example)))["steps"])
    assert steps > 50


@pytest.mark.parametrize(
    ("body", "id"),
    [
        ({"game": "nowhere", "seats": [{}, {}]}, "game-unknown"),
        ({"game": GAME, "seats": []}, "option-seats"),
        ({"game": GAME, "seats": [{}, {}], "options": {"mode": "chess"}}, "option-value"),
        ({"game": GAME, "seats": [{}, {}], "options": {"colour": 1}}, "option-unknown"),
        ({"game": GAME, "seats": [{"kind": "bot", "bot": "hal"}, {}]}, "bot-unknown"),
        ({"game": GAME, "seats": [{"kind": "cat"}]}, "request-wrong"),
        ({"game": GAME, "seats": [{"name": "x" * 100}, {}]}, "request-wrong"),
        ([], "request-wrong"),
    ],
)
def test_wrong_tables_are_refused_with_a_reason(server: Process, body: object, id: str) -> None:
    answer = server.http.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert answer.json()["error"]["id"] == id


def test_without_a_token_a_table_does_not_exist(server: Process) -> None:
    made, other = server.make("here"), server.make("here")
    for token in ("", "x", "\0", other["seats"][0]["token"]):
        for what in ("save", "replay"):
            assert server.get(f"/api/tables/{made['table']}/{what}", 404, token=token)["error"]["id"] == "table-unknown"
        client = Client(f"{server.address.replace('http', 'ws')}/ws/{made['table']}?token={token}".replace("\0", "%00"))
        assert client.refused() == "table-unknown"
        with pytest.raises(ConnectionClosed):
            client.next("table")


def test_tables_are_listed_by_their_tokens(server: Process) -> None:
    made = server.make("here", "link")
    tokens = ",".join([made["spectator"], *(seat["token"] for seat in made["seats"]), "nobody's"])
    lines = server.get("/api/tables", tokens=tokens)
    assert {line["seat"] for line in lines} == {None, 0, 1}
    assert sum(line["yours"] for line in lines) == 1
    assert server.get("/api/tables") == []


# Playing


def test_two_play_and_one_watches(server: Process) -> None:
    made = server.make("here", "link")
    clients = [server.sit(made, 0), server.sit(made, 1), server.sit(made, None)]
    first = clients[2].next("table")
    assert (first["seat"], first["game"], len(first["seats"])) == (None, GAME, 2)
    turns = play(clients, 30)
    assert len({client.number for client in clients}) == 1
    assert turns[2]["type"] in ("wait", "over")
    clients[2].send(type="answer", ask=1, choice=0)
    assert clients[2].refused() == "spectator-only"


def test_wrong_answers_are_refused_and_change_nothing(server: Process) -> None:
    made = server.make("here", "here")
    clients = [server.sit(made, 0), server.sit(made, 1)]
    turns = play(clients, 6)
    asked = 0 if turns[0]["type"] == "ask" else 1
    me, other, ask = clients[asked], clients[1 - asked], turns[asked]["ask"]
    number = me.number
    other.send(type="answer", ask=ask, choice=0)
    assert other.refused() == "illegal-seat"
    for message, id in (
        ({"type": "answer", "ask": ask - 1, "choice": 0}, "illegal-stale"),
        ({"type": "answer", "ask": ask, "choice": 10_000}, "illegal-choice"),
        ({"type": "answer", "ask": ask, "choice": -1}, "illegal-choice"),
        ({"type": "answer", "ask": ask, "action": [1, 2, 3]}, "illegal-choice"),
        ({"type": "answer", "ask": ask}, "illegal-choice"),
        ({"type": "answer", "ask": str(ask), "choice": 0}, "wire-garbage"),
        ({"type": "answer", "ask": 10**40, "choice": 0}, "wire-garbage"),
        ({"type": "answer", "ask": ask, "choice": True}, "wire-garbage"),
        ({"type": "sudo", "ask": ask}, "wire-garbage"),
        ({"type": "chat", "text": ""}, "chat-empty"),
        ({"type": "chat", "text": "x" * 501}, "chat-long"),
        ({"type": "chat", "text": "x" * 40_000}, "wire-garbage"),
        ({"type": "chat", "text": 7}, "wire-garbage"),
    ):
        me.send(**message)
        assert me.refused() == id, message
    for garbage in ("", "{", "null", "[]", "\0", '{"type":"\\ud800"}', "[" * 10_000, b"\xff\x00", b"{}"):
        me.socket.send(garbage)
        assert me.refused() == "wire-garbage", garbage
    assert me.number == number
    play(clients, 1, turns)
    assert me.number > number


def test_who_comes_back_gets_what_was_missed(server: Process) -> None:
    made = server.make("here", "here")
    clients = [server.sit(made, 0), server.sit(made, 1)]
    watcher = server.sit(made, None)
    turns = play(clients, 4)
    watcher.next("table")
    clients[0].send(type="chat", text="wait for me")
    assert clients[1].next("chat")["text"] == "wait for me"
    seen = watcher.number
    watcher.close()
    play(clients, 4, turns)
    back = server.sit(made, None, since=seen).next("table", "events")
    assert (back["type"], back["first"], back["number"]) == ("events", seen, clients[0].number)
    assert len(back["events"]) == len(back["log"])
    assert back["chat"][0]["text"] == "wait for me"
    assert server.sit(made, None, since=10**6).next("table", "events")["type"] == "table"


def test_taking_back(server: Process) -> None:
    made = server.make("here", "here", practice=True)
    clients = [server.sit(made, 0), server.sit(made, 1)]
    play(clients, 5)
    old = clients[0].number
    clients[0].send(type="undo")
    tables = [client.next("table") for client in clients]
    assert tables[0]["number"] == tables[1]["number"] > old
    turns = [client.turn() for client in clients]
    # Who saw what was taken back gets the whole table.
    assert server.sit(made, 0, since=old).next("table", "events")["type"] == "table"
    assert server.sit(made, 0, since=tables[0]["number"]).next("table", "events")["type"] == "events"
    play(clients, 5, turns)
    assert len(server.get(f"/api/tables/{made['table']}/replay", token=made["spectator"])["steps"]) == 9


def test_chance_cannot_be_taken_back(server: Process) -> None:
    made = server.make("here")
    client = server.sit(made, 0)
    client.send(type="undo")
    assert client.refused() == "undo-nothing"
    assert server.get(f"/api/tables/{made['table']}/replay", 400, token=made["spectator"])["error"]["id"] == "replay-later"


def test_chat_is_plain_text_and_stays(server: Process) -> None:
    made = server.make("here", "here")
    client = server.sit(made, 1)
    client.send(type="chat", text=" <b>Привет</b>\x00\x1b[31m ")
    said = client.next("chat")
    assert (said["seat"], said["text"]) == (1, "<b>Привет</b>[31m")
    assert [line["text"] for line in server.sit(made, None).next("table")["chat"]] == [said["text"]]


def names_none_of(hand: list[dict[str, str]], text: str) -> bool:
    """Neither as a piece ("t12") nor as a number in an event or a choice."""
    return not any(re.search(rf'"{token["id"]}"|"token": ?{token["id"][1:]}\b', text) for token in hand)


def test_a_secret_is_in_no_byte_sent_to_others(server: Process) -> None:
    made = server.make("here", "here", "here", mode="overlord")
    clients = [*(server.sit(made, seat) for seat in range(3)), server.sit(made, None)]
    tables = [client.next("table") for client in clients]
    (overlord,) = [at for at, table in enumerate(tables) if isinstance(table["view"]["overlord_hand"], list)]
    hand = tables[overlord]["view"]["overlord_hand"]
    turns = [client.turn() for client in clients]
    chance, checked = Chance(5), 0
    # So few choices that the game cannot be over: then its save would rightly be open.
    for _ in range(16):
        for at, client in enumerate(clients):
            # All bytes since the last choice.
            if at == overlord:
                assert client.view["overlord_hand"] == hand
            else:
                assert names_none_of(hand, client.bytes)
                checked += len(hand)
            client.bytes = ""
        asked = next((at for at, turn in enumerate(turns[:3]) if turn["type"] == "ask"), None)
        if asked is None:
            break
        clients[asked].send(type="answer", ask=turns[asked]["ask"], choice=chance.pick(len(turns[asked]["choices"])))
        events = [client.next("events") for client in clients]
        turns = [client.turn() for client in clients]
        hand = events[overlord]["view"]["overlord_hand"]
        assert all(told["view"]["overlord_hand"] == len(hand) for at, told in enumerate(events) if at != overlord)
    assert checked > 20
    tokens = [seat["token"] for seat in made["seats"]]
    path = f"/api/tables/{made['table']}/save"
    for token in (*tokens, made["spectator"], ",".join(tokens[:2])):
        assert server.get(path, 400, token=token)["error"]["id"] == "save-secret"
    assert server.get(path, token=",".join(tokens))["game"] == GAME


# Seats and bots


def test_bots_play_a_game_to_its_end(server: Process) -> None:
    made = server.make("greedy", "random")
    watcher = server.sit(made, None)
    over = watcher.next("over")
    assert over["outcome"]["reason"]
    page = server.get(f"/api/tables/{made['table']}/replay", token=made["spectator"])
    assert len(page["steps"]) > 10
    assert server.get("/api/tables", tokens=made["spectator"])[0]["over"] is True
    assert page["log"]


def test_a_bot_sits_in_while_somebody_is_away(server: Process) -> None:
    made = server.make("here", "random")
    client = server.sit(made, 0)
    client.next("ask")
    path = f"/api/tables/{made['table']}/seat"
    token = made["seats"][0]["token"]

    def change(**data: object) -> httpx.Response:
        return server.http.post(path, params={"token": token}, json=data)

    assert change(kind="bot", bot="hal").json()["error"]["id"] == "bot-unknown"
    assert change(kind="bot", bot="random").status_code == 200
    for _ in range(3):
        client.next("events")
    client.send(type="answer", ask=1, choice=0)
    assert client.refused() in ("seat-bot", "illegal-over")
    seats = change(kind="here", name="Анна\n", colour="red", symbol="star").json()
    assert (seats[0]["kind"], seats[0]["name"], seats[0]["here"]) == ("here", "Анна", True)
    assert client.next("seats")["seats"][0] is not None
    watching = server.http.post(path, params={"token": made["spectator"]}, json={"name": "x"})
    assert watching.json()["error"]["id"] == "spectator-only"


def test_a_hint_names_a_choice(server: Process) -> None:
    made = server.make("here", "here")
    client = server.sit(made, 0)
    ask = client.next("ask")
    client.send(type="hint")
    hint = client.next("hint")
    assert hint["ask"] == ask["ask"]
    assert 0 <= hint["choice"] < len(ask["choices"])


def test_a_bot_that_takes_too_long_is_replaced_by_chance() -> None:
    table = samobranka.new(GAME, 2, seed=1)
    decision = table.decisions[0]

    async def ask() -> None:
        # Less than a worker needs to start.
        hasty, lost = BotPool(1, budget=0.01 - STARTING), job_for("t", table, decision.seat, "hal")
        patient = BotPool(1)
        try:
            assert decision.allows(await hasty.choose(job_for("t", table, decision.seat, "greedy"), decision))
            assert decision.allows(await patient.choose(lost, decision))
            assert decision.allows(await patient.choose(job_for("t", table, decision.seat, "greedy"), decision))
        finally:
            hasty.close()
            patient.close()

    asyncio.run(asyncio.wait_for(ask(), WAIT))


# Saves, and what survives


def test_what_cannot_be_stored_takes_nothing_else_with_it(tmp_path: Path) -> None:
    async def write() -> None:
        engine = storage.engine_for(storage.address(None, tmp_path))
        await storage.bring_up_to_date(engine)
        writer = Writer(engine, {})
        good = [rows.new_table(Live(str(at), str(at), samobranka.new(GAME, 1), [])) for at in range(3)]
        done = await asyncio.gather(*(writer.store(works) for works in [*good, good[0]]), return_exceptions=True)
        assert [isinstance(one, Exception) for one in done] == [False, False, False, True]
        await writer.close()
        assert len(await storage.rows(engine, select(schema.tables))) == 3
        await engine.dispose()

    asyncio.run(asyncio.wait_for(write(), WAIT))


def test_two_servers_on_one_database_do_not_overwrite_each_other(tmp_path: Path) -> None:
    first = Process(tmp_path)
    try:
        second = Process(tmp_path)
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


def test_a_save_becomes_a_table_again(server: Process) -> None:
    made = server.make("here", "here")
    clients = [server.sit(made, 0), server.sit(made, 1)]
    play(clients, 12)
    text = server.http.get(f"/api/tables/{made['table']}/save", params={"token": made["spectator"]}).text
    table = samobranka.loads(text)
    again = server.http.post("/api/tables/load", content=text.encode()).json()
    assert server.sit(again, 0).next("table")["view"] == json.loads(json.dumps(table.view(0)))
    for wrong, id in ((b"\xff", "save-not-json"), (b"{}", "save-not-table"), (b"[" * 100_000, "save-not-json")):
        answer = server.http.post("/api/tables/load", content=wrong)
        assert (answer.status_code, answer.json()["error"]["id"]) == (400, id)


def test_a_kill_loses_no_acknowledged_move(tmp_path: Path) -> None:
    server = Process(tmp_path)
    try:
        made = server.make("here", "here", practice=True)
        clients = [server.sit(made, 0), server.sit(made, 1)]
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
        server = Process(tmp_path)
        back = server.sit(made, asked)
        table = back.next("table")
        assert table["number"] == last["number"] > told[0]["number"]
        assert table["view"] == last["view"]
        assert [line["text"] for line in table["chat"]] == ["still here"]
        assert server.sit(made, asked, since=last["number"]).next("table", "events")["type"] == "events"
        play([server.sit(made, 0), server.sit(made, 1)], 3)
    finally:
        server.kill()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGTERM")
def test_it_ends_cleanly_when_asked_to(tmp_path: Path) -> None:
    server = Process(tmp_path)
    try:
        made = server.make("greedy", "greedy")
        server.sit(made, None).next("events")
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(WAIT) == 0
    finally:
        server.kill()


def test_a_database_that_cannot_be_used_is_one_sentence() -> None:
    for url in ("nonsense", "mysterious://x/y", "postgresql+asyncpg://nobody@127.0.0.1:1/none"):
        command = [sys.executable, "-m", "samobranka", "serve", "--port", "0", "--no-open", "--database", url]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=WAIT)
        assert ended.returncode == 2
        assert ended.stderr.startswith("samobranka: The database cannot be used: ")
        assert ended.stderr.count("\n") == 1


def test_the_script_of_the_manual_runs(server: Process) -> None:
    text = (ROOT / "docs" / "api.md").read_text("utf8")
    (script,) = re.findall(r"```python\n(.*?)```", text, re.S)
    script = script.replace("http://127.0.0.1:8420", server.address) + "\nassert json.loads(save)['log']\n"
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=WAIT * 2)
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.startswith("watching turn")
