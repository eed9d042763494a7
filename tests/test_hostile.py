"""Whatever is sent, and in whatever order: the server refuses it, answers on, and the table stays as it was."""

import json
import random
import socket
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from samobranka import games, words
from samobranka.server.wire.heard import read_message
from serving import GAME, WAIT, Client, Process, play

FEW = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
MANY = settings(FEW, max_examples=250)
# What says nothing by WebSocket is tried on one channel only.
ONE_CHANNEL = pytest.mark.parametrize("server", ["quick"], indirect=True)
VERBS = list(games.find(GAME).info.verbs)

letters = st.text(st.characters(codec=None, exclude_categories=["Cs"]), max_size=30)
scalars = st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats(allow_nan=False) | letters
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(letters, inner, max_size=4), max_leaves=12
)


class Game:
    """A game that is on, with somebody who must choose, somebody who must not, and a spectator."""

    def __init__(self, server: Process, choices: int) -> None:
        self.server = server
        self.made = server.make("here", "here")
        self.clients = [server.sit(self.made, 0), server.sit(self.made, 1), server.sit(self.made, None)]
        self.turns = play(self.clients, choices)
        self.asked = next(at for at, turn in enumerate(self.turns) if turn["type"] == "ask")

    @property
    def ask(self) -> int:
        number: int = self.turns[self.asked]["ask"]
        return number

    def stands(self) -> tuple[int, object, object]:
        """The table as somebody sees it who comes in now."""
        client = self.server.sit(self.made, self.asked)
        table = client.next("table")
        turn = client.turn()
        client.close()
        return table["number"], table["view"], turn

    def go_on(self) -> None:
        """It can still be played."""
        before = self.clients[0].number
        self.turns = play(self.clients, 1, self.turns)
        assert self.clients[0].number > before


@pytest.fixture(scope="module", params=["quick", "plain"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """Where nothing is refused merely for being too much."""
    limits = ["--limit", "chat=9999/999", "--limit", "signals=9999/999", "--limit", "loads=9999/999"]
    process = Process(tmp_path_factory.mktemp("tables"), *limits, "--channel", request.param)
    try:
        yield process
    finally:
        process.end()


@pytest.fixture
def game(server: Process) -> Iterator[Game]:
    """Whatever a test did to it: it stands as it stood, for who comes in and for who was there, and can be played on."""
    game = Game(server, 7)
    before = game.stands()
    yield game
    assert game.stands() == before
    assert {client.number for client in game.clients} == {before[0]}
    game.go_on()


def refused(client: Client, frame: str | bytes) -> str:
    client.socket.send(frame)
    return client.refused()


def is_a_message(text: str) -> bool:
    return read_message(text.encode()) is not None


# WebSocket


@MANY
@given(text=st.one_of(letters, values.map(json.dumps)))
def test_any_text_is_refused(game: Game, text: str) -> None:
    assume(not is_a_message(text))
    for client in game.clients:
        assert refused(client, text) == "wire-garbage"


@FEW
@given(data=st.binary(max_size=200))
def test_any_bytes_are_refused(game: Game, data: bytes) -> None:
    assert refused(game.clients[game.asked], data) == "wire-garbage"


@MANY
@given(
    type=st.sampled_from(["answer", "undo", "chat", "hint", "why", "point", "phrase", "table", "events", "seats"]) | values,
    ask=values,
    choice=values,
    action=values,
)
def test_any_types_of_an_answer_are_refused(game: Game, type: object, ask: object, choice: object, action: object) -> None:
    assume(type not in ("undo", "hint", "chat"))
    assume(ask != game.ask)
    message = json.dumps({"type": type, "ask": ask, "choice": choice, "action": action})
    assert refused(game.clients[game.asked], message) in ("wire-garbage", "illegal-stale")
    assert refused(game.clients[1 - game.asked], message) in ("wire-garbage", "illegal-seat")
    assert refused(game.clients[2], message) in ("wire-garbage", "spectator-only")


def hostile(chance: random.Random, ask: int, count: int, old: list[str]) -> Iterator[str | bytes]:
    """What somebody sends who wants to break something. `old` are answers that were right once."""
    good = json.dumps({"type": "answer", "ask": ask, "choice": 0})
    wrong: list[Any] = [None, True, -1, 1.5, "0", [], {}, 10**30, -(10**30), 2**31 + 1, [ask], {"ask": ask}]
    deep = chance.choice([50, 1000, 6000])
    yield chance.choice(old)
    yield good[: chance.randrange(len(good))]
    yield good.encode()
    yield good.replace("0}", "0" * chance.randrange(2, 9) + "}")
    yield good + chance.choice(["}", "x", "{}", good, "\0", ","])
    yield good.replace(str(ask), chance.choice(["NaN", "Infinity", "-0.5", "1e999", "0x1", "9" * 5000]))
    yield json.dumps({"type": "answer", "ask": chance.choice(wrong), "choice": 0})
    yield json.dumps({"type": "answer", "ask": ask, "choice": chance.choice([*wrong[2:], count, count + 7])})
    numbers = [chance.randrange(-5, 50) for _ in range(chance.randrange(70))]
    yield json.dumps({"type": "answer", "ask": ask, "action": numbers})
    yield json.dumps({"type": "answer", "ask": ask, "action": " ".join([chance.choice(VERBS), "-1", *map(str, numbers)])})
    yield json.dumps({"type": "answer", "ask": ask, "action": chance.choice(["", " ", "\0", "hit", "hit \u0661", "x" * 500])})
    yield json.dumps({"type": "answer", "ask": ask + chance.choice([-1, 1, 1000, -(2**31)]), "choice": 0})
    yield json.dumps({"type": "chat", "text": chance.choice(["", " \n\t", "\0", 7, None, ["x"]])})
    yield json.dumps({"type": "chat", "text": "x" * 501})
    yield json.dumps({"type": "point", "pieces": chance.choice([wrong, [], ["no piece"], ["\0"], "t1", ["x" * 50]])})
    yield json.dumps({"type": "phrase", "id": chance.choice([*wrong, "no phrase"]), "pieces": chance.choice([[], ["t1"], 7])})
    yield '{"type":"chat","text":' + "[" * deep + "]" * deep + "}"
    yield '{"a":' * deep + "1" + "}" * deep
    yield "x" * chance.randrange(16_385, 60_000)
    yield bytes(chance.randrange(256) for _ in range(chance.randrange(400)))


@pytest.mark.parametrize("seed", range(2))
def test_a_game_goes_on_among_hostile_messages(server: Process, seed: int) -> None:
    chance, game = random.Random(seed), Game(server, 2)
    old = [json.dumps({"type": "answer", "ask": ask, "choice": 0}) for ask in range(game.ask)]
    refusals: set[str] = set()
    for _ in range(12):
        before = game.stands()
        messages = list(hostile(chance, game.ask, len(game.turns[game.asked]["choices"]), old))
        chance.shuffle(messages)
        for message in messages:
            refusals.add(refused(game.clients[game.asked], message))
        right = json.dumps({"type": "answer", "ask": game.ask, "choice": 0})
        # Another seat, a spectator, and taking back what is not to be taken back.
        assert refused(game.clients[1 - game.asked], right) == "illegal-seat"
        assert refused(game.clients[2], right) == refused(game.clients[2], '{"type":"undo"}') == "spectator-only"
        if not game.turns[game.asked]["undo"]:
            assert refused(game.clients[game.asked], '{"type":"undo"}').startswith("undo-")
        assert game.stands() == before
        # The right answer twice: the second comes too late.
        game.clients[game.asked].socket.send(right)
        game.clients[game.asked].socket.send(right)
        old.append(right)
        game.turns = [client.turn() for client in game.clients]
        assert game.clients[game.asked].refused() in ("illegal-stale", "illegal-seat", "illegal-over")
        if game.turns[2]["type"] == "over":
            break
        game.asked = next(at for at, turn in enumerate(game.turns) if turn["type"] == "ask")
    assert {"wire-garbage", "illegal-stale", "illegal-choice", "chat-empty", "chat-long"} <= refusals
    for language in words.LANGUAGES:
        assert all(words.bundle(language).has_message(id) for id in refusals)


def test_a_frame_that_is_far_too_long_costs_only_its_sender(server: Process) -> None:
    game = Game(server, 3)
    before = game.stands()
    game.clients[game.asked].socket.send("x" * 1_000_000)
    with pytest.raises(ConnectionClosed):
        game.clients[game.asked].next("refused")
    game.clients[game.asked] = server.sit(game.made, game.asked)
    game.clients[game.asked].turn()
    assert game.stands() == before
    game.go_on()


def test_a_token_opens_its_own_table_only(server: Process) -> None:
    mine, other = server.make("here", "here"), server.make("here", "here")
    base = server.address.replace("http", "ws")
    for token in (other["seats"][0]["token"], other["spectator"], mine["seats"][0]["token"][:-1], mine["table"], "%00", "'--"):
        client = Client(f"{base}/ws/{mine['table']}?token={token}")
        assert client.refused() == "table-unknown"
        with pytest.raises(ConnectionClosed) as closed:
            client.next("table")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


@pytest.mark.parametrize("since", ["-1", "x", "1e3", "٣", "9" * 30, "0x1", "", "%00", "1&since=2"])
def test_any_number_to_go_on_from_is_answered(game: Game, since: str) -> None:
    token, base = game.made["seats"][0]["token"], game.server.address.replace("http", "ws")
    client = Client(f"{base}/ws/{game.made['table']}?token={token}&since={since}")
    assert client.next("table", "events")["number"] == game.stands()[0]


# HTTP


def answered(answer: httpx.Response) -> None:
    """Done, or refused with a reason that can be said in every language; never a fault of the server's."""
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        id = answer.json()["error"]["id"]
        assert all(words.bundle(language).has_message(id) for language in words.LANGUAGES), id


seat_wishes = st.fixed_dictionaries(
    {}, optional={"kind": st.sampled_from(["here", "link", "bot"]) | values, "bot": letters, "name": values, "colour": values}
)
table_wishes = st.fixed_dictionaries(
    {"game": st.just(GAME) | values, "seats": st.lists(seat_wishes | values, max_size=8)},
    optional={"options": st.dictionaries(st.sampled_from(["mode", "first_player"]) | letters, values, max_size=3) | values},
)


@ONE_CHANNEL
@FEW
@given(body=values.map(json.dumps).map(str.encode) | table_wishes.map(json.dumps).map(str.encode) | st.binary(max_size=300))
def test_any_body_is_answered(game: Game, body: bytes) -> None:
    http, table = game.server.http, game.made["table"]
    for path in ("/api/tables", "/api/tables/load", f"/api/tables/{table}/seat?token={game.made['seats'][1]['token']}"):
        for kind in ("application/json", "text/plain", "application/x-www-form-urlencoded"):
            answer = http.post(path, content=body, headers={"content-type": kind})
            answered(answer)
            assert (kind == "application/json") == (answer.status_code != 415)


def saves() -> st.SearchStrategy[bytes]:
    head = {"format": "samobranka-table-1", "game": GAME, "version": "2", "seats": 2, "options": {}, "setup": [], "log": []}
    names = st.sampled_from(sorted(head))
    return st.builds(lambda name, value: json.dumps({**head, name: value}).encode(), names, values)


@ONE_CHANNEL
@FEW
@given(body=saves())
def test_any_save_is_answered(game: Game, body: bytes) -> None:
    answered(game.server.http.post("/api/tables/load", content=body))


@ONE_CHANNEL
@FEW
@given(table=letters, token=letters, to=values)
def test_any_address_is_answered(game: Game, table: str, token: str, to: object) -> None:
    http = game.server.http
    for id in (game.made["table"], quote(table, safe="") or "x"):
        for what in ("save", "replay"):
            answered(http.get(f"/api/tables/{id}/{what}", params={"token": token, "to": str(to)}))
    answered(http.get("/api/tables", params={"tokens": token}))


@ONE_CHANNEL
@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "SPAM"])
def test_other_methods_are_refused(server: Process, method: str) -> None:
    for path in ("/api/tables", "/api/tables/x/save", "/health", "/ws/x"):
        answer = server.http.request(method, path)
        assert answer.status_code in (204, 400, 404, 405), (method, path)


@ONE_CHANNEL
@pytest.mark.parametrize(
    "raw",
    [
        b"\x00\xff\xfe\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /" + b"a" * 200_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 20_000 + b"\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999\r\n\r\n{",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET /ws/x?token= HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    ],
)
def test_what_is_no_http_harms_nobody(server: Process, raw: bytes) -> None:
    host, port = server.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=WAIT) as line:
        try:
            line.sendall(raw)
            line.shutdown(socket.SHUT_WR)
            line.settimeout(2)
            line.recv(1000)
        except OSError:
            pass  # Cut off, or left waiting: both are fine.
    assert server.get("/health")["ok"] is True
