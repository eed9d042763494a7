"""Who is asked for, and by whose page: pages of others play for nobody, and what cannot be understood is refused in words."""

import asyncio
import json
import socket
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from samobranka import words
from samobranka.server.doorkeeper import Doorkeeper
from samobranka.server.limits import LONGEST_TABLE
from serving import GAME, Process


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    process = Process(tmp_path_factory.mktemp("tables"))
    try:
        yield process
    finally:
        process.end()


TABLE = {"game": GAME, "seats": [{"kind": "here"}, {"kind": "here"}]}


def refused(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status, answer.text
    id: str = answer.json()["error"]["id"]
    assert all(words.bundle(language).has_message(id) for language in words.LANGUAGES), id
    return id


def test_a_table_is_laid_from_our_own_page_only(server: Process) -> None:
    here = server.address
    for headers in ({"Origin": here}, {}):
        assert server.http.post("/api/tables", json=TABLE, headers=headers).status_code == 201
    for origin in ("https://evil.example", "null", here + "0", "http://127.0.0.1", "http://[", "http://[::1", "//"):
        answer = server.http.post("/api/tables", json=TABLE, headers={"Origin": origin})
        assert refused(answer, 403) == "origin-foreign"


def test_a_page_of_somebody_else_opens_no_line(server: Process) -> None:
    made = server.make("here", "here")
    address = f"{server.address.replace('http', 'ws')}/ws/{made['table']}?token={made['seats'][0]['token']}"
    with pytest.raises(InvalidStatus) as closed, connect(address, origin=Origin("https://evil.example")):
        pass
    assert closed.value.response.status_code == 403
    with connect(address, origin=Origin(server.address), close_timeout=1) as line:
        assert line.recv()


@pytest.mark.parametrize("name", ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example"])
def test_a_name_that_was_made_to_lead_here_is_not_ours(server: Process, name: str) -> None:
    assert refused(server.http.get("/api/games", headers={"Host": name}), 421) == "host-unknown"


@pytest.mark.parametrize("host", ["a:b:c", "[::1", "x y", "", "a:123456", "@", "localhost:65536", "[::1]:99999"])
def test_a_host_that_is_none_is_refused(server: Process, host: str) -> None:
    assert refused(server.http.get("/", headers={"Host": host}), 400) == "host-form"


@pytest.mark.parametrize("name", ["localhost", "127.0.0.1:1", "[::1]", "192.168.1.5:8420", socket.gethostname()])
def test_this_machine_has_many_names(server: Process, name: str) -> None:
    assert server.http.get("/health", headers={"Host": name}).status_code == 200


@pytest.mark.parametrize(("said", "let_in"), [("", False), ("https://games.example", True)])
def test_a_server_is_called_what_its_owner_calls_it(said: str, let_in: bool) -> None:
    came: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        came.append(scope["path"])

    async def told(message: Any) -> None:
        assert message["type"] != "http.response.start" or message["status"] == 421

    headers = [(b"host", b"games.example"), (b"origin", b"https://games.example")]
    scope = {"type": "http", "method": "POST", "path": "/api/tables", "headers": headers}
    asyncio.run(Doorkeeper(app, "", said)(scope, None, told))  # type: ignore[arg-type]
    assert came == (["/api/tables"] if let_in else [])


@pytest.mark.parametrize("path", ["/%00", "/join/%00", "/table/%00/x", "/api/rulebook/%00", "/share/%00.jpg"])
def test_an_address_with_nothing_in_it_is_none(server: Process, path: str) -> None:
    assert refused(server.http.get(path), 404) == "request-refused"


@pytest.mark.parametrize("path", ["/api/tables", "/api/join", "/api/campaigns", f"/api/tutorial/{GAME}", "/api/tables/load"])
@pytest.mark.parametrize("body", ["[" * 1000 + "]" * 1000, '{"a":' * 5000 + "1" + "}" * 5000])
def test_brackets_without_end_are_refused(server: Process, path: str, body: str) -> None:
    answer = server.http.post(path, content=body, headers={"content-type": "application/json"})
    assert refused(answer, 400) in ("request-deep", "save-not-json")


def test_a_page_runs_what_it_was_built_with(server: Process) -> None:
    headers = server.http.get("/").headers
    policy = dict(rule.split(" ", 1) for rule in headers["content-security-policy"].split("; "))
    assert policy["script-src"].startswith("'self' 'sha256-")
    assert "unsafe" not in policy["script-src"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_a_save_that_was_taken_back_for_ever_is_laid_out_without_that(server: Process) -> None:
    made = server.make("here", "here")
    save = json.loads(server.http.get(f"/api/tables/{made['table']}/save", params={"token": made["seats"][0]["token"]}).text)
    back_and_forth = [["pass", 0, []], ["undo", 0]] * LONGEST_TABLE
    answer = server.http.post("/api/tables/load", json={**save, "practice": True, "log": back_and_forth})
    assert answer.status_code == 201, answer.text
    endless = {**save, "log": [["pass", 0, []]] * (LONGEST_TABLE + 1)}
    assert refused(server.http.post("/api/tables/load", json=endless), 400) == "save-long"
