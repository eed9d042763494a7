"""The server as a stranger meets it: a real process on a free port, HTTP and WebSockets, a kill and a restart."""

import argparse
import asyncio
import importlib.util
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import get_args

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

import samobranka
from samobranka import games
from samobranka.cli import main
from samobranka.core.table import Table
from samobranka.server import catalogue, pages, storage, story
from samobranka.server.botpool import STARTING, BotPool, job_for
from samobranka.server.house import House
from samobranka.server.live import Seat
from samobranka.server.wire import replays, shelf
from samobranka.server.wire.heard import FromClient
from samobranka.server.wire.tables import TableLine
from samobranka.server.wire.told import FromServer, Next
from serving import GAME, WAIT, Client, Process, play

ROOT = Path(__file__).parent.parent


# HTTP


def test_it_answers_and_describes_itself(server: Process) -> None:
    assert server.get("/health") == {"ok": True, "version": samobranka.__version__}
    paths = server.get("/schema")["paths"]
    assert {"/health", "/api/tables", "/api/games"} <= set(paths)


@pytest.mark.skipif(not (pages.STATIC / "index.html").is_file(), reason="the browser's half is not built")
def test_the_browser_gets_its_page(server: Process) -> None:
    page = server.http.get("/")
    assert (page.status_code, page.headers["referrer-policy"]) == (200, "no-referrer")
    head, body = (pages.STATIC / "index.html").read_text("utf8").split("<title>Samobranka</title>")
    assert page.text.startswith(head)
    assert page.text.endswith(body)
    for path in ("/nothing.js", "/../../cli.py", "/%2e%2e/%2e%2e/cli.py", "/api/nothing"):
        assert server.get(path, 404)["error"]["id"] == "request-refused"


def test_games_words_and_rules(server: Process) -> None:
    games = {game["id"]: game for game in server.get("/api/games")}
    assert games[GAME]["seats"] == [1, 6]
    assert any(option["name"] == "mode" for option in games[GAME]["options"])
    assert server.get("/api/bots") == ["normal", "easy", "hard", "random", "pass"]
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


@pytest.mark.parametrize("game", ["castle_panic", "bad_bones"])
def test_every_example_can_be_shown(game: str) -> None:
    """And the first of each rule moves: a still picture shows nobody how it goes."""
    from samobranka.rulebook.book import chapters
    from samobranka.server.shelf import played

    for chapter in chapters(game):
        for rule in chapter.rules:
            shown = [played(games.find(game), example) for example in rule.examples]
            for each in shown:
                msgspec.json.decode(msgspec.json.encode(each), type=shelf.Shown)
            assert shown[0].steps, rule.id


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


def test_two_who_come_to_a_stored_table_at_once_sit_at_the_same_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    late = asyncio.Event()
    looked: list[str] = []
    opens = catalogue.opens

    async def looking(database: storage.Database, id: str, token: str) -> bool:
        """The second has only just found the way when the first already sits."""
        looked.append(token)
        if len(looked) > 1:
            await late.wait()
        return await opens(database, id, token)

    async def come() -> None:
        database = storage.database_at(storage.address(None, tmp_path))
        await storage.bring_up_to_date(database)
        pool = BotPool(1)
        house = House(database, pool)
        seats = [Seat(f"token {number}", "here", "normal", "", "", "") for number in range(2)]
        laid = await house.open(Table(games.find(GAME), 2), seats)
        house.live.forget(laid)
        monkeypatch.setattr(catalogue, "opens", looking)
        first = asyncio.create_task(house.enter(laid.id, "token 0"))
        second = asyncio.create_task(house.enter(laid.id, "token 1"))
        live, _ = await first
        late.set()
        assert (await second)[0] is live is not laid
        await house.close()
        await database.close()

    asyncio.run(come())


def test_what_somebody_says_first_is_done_first(server: Process) -> None:
    made = server.make("here", "here")
    clients = [server.sit(made, 0), server.sit(made, 1)]
    turns = play(clients, 6)
    asked = 0 if turns[0]["type"] == "ask" else 1
    clients[asked].send(type="chat", text="now")
    clients[asked].send(type="answer", ask=turns[asked]["ask"], choice=0)
    clients[asked].send(type="chat", text="done")
    heard = [clients[1 - asked].next("chat", "events") for _ in range(3)]
    assert [frame.get("text") for frame in heard] == ["now", None, "done"]


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
        ({"type": "answer", "ask": ask, "action": [1, 2, 3]}, "wire-garbage"),
        ({"type": "answer", "ask": ask, "action": "conquer c1"}, "illegal-unreadable"),
        ({"type": "answer", "ask": ask, "action": "hit c1"}, "castle_panic-refused-choice"),
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
    assert len(back["events"]) == sum(line.get("count", 1) for line in back["log"])
    assert back["chat"][0]["text"] == "wait for me"
    assert server.sit(made, None, since=10**6).next("table", "events")["type"] == "table"


def test_a_story_is_told_in_lines_that_hold_all_that_happened(server: Process) -> None:
    made = server.make("here", "here")
    clients = [server.sit(made, 0), server.sit(made, 1)]
    first = clients[0].next("table")["log"]
    turns = [client.turn() for client in clients]
    for _ in range(40):
        before = clients[0].number
        turns = play(clients, 1, turns)
        if turns[0]["type"] == "over":
            break
        assert before <= clients[0].number
    told = server.sit(made, 0).next("table")
    assert sum(line.get("count", 1) for line in told["log"]) == told["number"]
    assert told["log"][: len(first)] == first
    numbers = [line["number"] for line in told["log"]]
    assert numbers == [sum(line.get("count", 1) for line in told["log"][:at]) for at in range(len(numbers))]
    # From the middle of a choice no story goes on: who asks for that gets the whole table.
    long = next(line for line in told["log"] if line.get("count", 1) > 2)
    assert server.sit(made, 0, since=long["number"] + 1).next("table", "events")["type"] == "table"


def test_a_story_is_not_longer_on_the_wire_than_its_events_in_words() -> None:
    table = samobranka.loads((ROOT / "tests" / "castle_panic" / "recorded" / "standard-won.json").read_text("utf8"))
    each = [{"number": number, "message": table.game.tell(event)} for number, event in enumerate(table.events)]
    assert len(msgspec.json.encode(story.lines(table, None))) < 0.7 * len(msgspec.json.encode(each))


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


# How often


def test_who_does_too_much_at_once_is_asked_to_wait(tmp_path: Path) -> None:
    server = Process(tmp_path, "--limit", "chat=3/0.01", "--limit", "tables=4/0.01", "--limit", "loads=2/0.01")
    try:
        made = [server.make("here", "here") for _ in range(4)]
        again = server.http.post("/api/tables", json={"game": GAME, "seats": [{}]})
        assert again.status_code == 429
        assert again.json()["error"]["id"] == "too-often-tables"
        assert 1 <= again.json()["error"]["facts"]["seconds"] == int(again.headers["retry-after"]) <= 100
        loads = [server.http.post("/api/tables/load", content=b"{}").status_code for _ in range(3)]
        assert loads == [400, 400, 429]
        talker, other, watcher = server.sit(made[0], 0), server.sit(made[0], 1), server.sit(made[0], None)
        for number in range(3):
            talker.send(type="chat", text=f"line {number}")
            assert other.next("chat")["text"] == f"line {number}"
        talker.send(type="chat", text="too much")
        assert talker.refused() == "too-often-chat"
        # Another line of the same seat is no way around it; others may still talk, and playing is no talking.
        second = server.sit(made[0], 0)
        ask = second.next("ask")
        second.send(type="chat", text="me again")
        assert second.refused() == "too-often-chat"
        for client in (other, watcher):
            client.send(type="chat", text="calm")
            assert second.next("chat")["text"] == "calm"
        second.send(type="answer", ask=ask["ask"], choice=0)
        assert second.next("events")
    finally:
        server.end()


def test_a_body_that_is_too_large_is_refused(server: Process) -> None:
    for path, size in (("/api/tables", 100_000), ("/api/tables/load", 5_000_000)):
        answer = server.http.post(path, content=b" " * size, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["error"]["id"]) == (413, "request-large")
        chunks = (b" " * 10_000 for _ in range(size // 10_000))
        answer = server.http.post(path, content=chunks, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["error"]["id"]) == (413, "request-large")


@pytest.mark.parametrize("wrong", ["chat", "chat=1", "chat=0/1", "chat=1/0", "tea=1/1", "chat=x/1"])
def test_a_limit_that_is_none_is_refused(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["serve", "--limit", wrong])
    assert caught.value.code == 2
    assert wrong in capsys.readouterr().err


def test_a_save_with_secrets_needs_everybody(server: Process) -> None:
    made = server.make("here", "here", "here", mode="overlord")
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


def test_every_level_plays_at_a_table(server: Process) -> None:
    made = server.make("hard", "easy", "normal")
    watcher = server.sit(made, None)
    assert [seat["bot"] for seat in watcher.next("table")["seats"]] == ["hard", "easy", "normal"]
    # The hard one begins.
    for _ in range(3):
        assert watcher.next("events")["events"]


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
    assert (seats[0]["kind"], seats[0]["name"], seats[0]["online"]) == ("here", "Анна", True)
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


def test_a_click_that_leads_nowhere_is_told_why(server: Process) -> None:
    """In the game's own words, if it has any, and only to who is asked."""
    made = server.make("here", "here")
    client, other = server.sit(made, 0), server.sit(made, 1)
    ask = client.next("ask")
    client.send(type="answer", ask=ask["ask"], choice=len(ask["choices"]) - 1)
    ask = client.next("ask")
    assert ask["question"]["id"] == "castle_panic-ask-discard"
    client.send(type="why", pieces=["t1"])
    assert client.refused() == "castle_panic-point-later"
    for pieces in ([], ["x"] * 9, ["x" * 41], "t1", None):
        other.send(type="why", pieces=pieces)
        assert other.refused() == "wire-garbage"
    other.send(type="why", pieces=["t1"])
    other.send(type="why", pieces=7)
    assert other.refused() == "wire-garbage"


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


def test_with_a_seed_every_table_has_the_same_luck_and_bots_choose_the_same(tmp_path: Path) -> None:
    server = Process(tmp_path, "--seed", "7")
    try:
        saves = []
        for _ in range(2):
            made = server.make("random", "random", practice=True)
            server.sit(made, None).next("over")
            saves.append(server.get(f"/api/tables/{made['table']}/save", token=made["spectator"]))
        assert saves[0] == saves[1]
    finally:
        server.end()


def test_the_load_tool_gets_to_a_table_and_counts_moves(server: Process) -> None:
    pytest.importorskip("uvloop")
    spec = importlib.util.spec_from_file_location("load", ROOT / "tools" / "load.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    given = argparse.Namespace(
        game=GAME, tables=1, clients=2, seconds=0.1, ahead=1, aim="darts", pace=0.0, packed=True, every=0.0
    )
    tally = tool.Tally()
    asyncio.run(asyncio.wait_for(tool.load(server.address, given, tally, None, 0), WAIT))
    assert len(tally.moves) > 0
    assert tally.games > 0
    assert tally.rate > 0


def script_of_the_manual(server: Process, number: int) -> str:
    text = (ROOT / "docs" / "api.md").read_text("utf8")
    scripts: list[str] = re.findall(r"```python\n(.*?)```", text, re.S)
    return scripts[number].replace("127.0.0.1:8420", server.address.removeprefix("http://"))


def run_script(script: str) -> str:
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=WAIT * 3)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def test_the_script_of_the_manual_runs(server: Process) -> None:
    script = script_of_the_manual(server, 0)
    assert len([line for line in script.splitlines() if line]) == 10
    said = run_script(script + "\nassert json.loads(save)['log']\n")
    assert re.fullmatch(r"(slain|towers) \d+\n", said)


def test_a_script_follows_a_game_by_what_is_told(server: Process) -> None:
    said = run_script(script_of_the_manual(server, 1))
    found = re.fullmatch(r"True (\d+)\n", said)
    assert found is not None, said
    assert int(found[1]) > 5


# Types


def test_the_browsers_types_are_those_of_the_server() -> None:
    command = [sys.executable, str(ROOT / "tools" / "wiretypes.py"), "--check"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=WAIT)
    assert ended.returncode == 0, ended.stderr


def test_what_http_answers_is_what_the_types_say(server: Process) -> None:
    """Frames of a WebSocket are held to their types wherever a test receives one."""
    made = server.make("random", "random")
    server.sit(made, None).next("over")
    for path, kind in (
        ("/api/games", list[shelf.GameInfo]),
        (f"/api/rulebook/{GAME}", list[shelf.Chapter]),
        (f"/api/show/{GAME}/CP-54/0", shelf.Shown),
        (f"/api/tables/{made['table']}/replay?token={made['spectator']}", replays.Replay),
        (f"/api/tables?tokens={made['spectator']}", list[TableLine]),
    ):
        assert msgspec.json.decode(server.http.get(path).content, type=kind)


@pytest.mark.parametrize("message", [*get_args(FromServer), *get_args(FromClient), *get_args(Next)])
def test_the_page_of_the_wire_names_every_message_with_all_it_holds(message: type[msgspec.Struct]) -> None:
    tag = message.__struct_config__.tag
    lines = [line for line in (ROOT / "docs" / "wire.md").read_text("utf8").splitlines() if f'"type": "{tag}"' in line]
    needed = [field.encode_name for field in msgspec.structs.fields(message) if field.default is not msgspec.UNSET]
    assert lines
    assert [name for name in needed if not any(re.search(rf"\b{name}\b", line) for line in lines)] == []
