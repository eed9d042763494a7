"""Who calls and does not come to the point, calls too often, or does not listen: cut off, and nobody else notices."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed

from samobranka.server import callers, sockets
from samobranka.server.callers import LARGEST_HEAD, Caller
from samobranka.server.channels import impatience
from serving import WAIT, Process

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
GOOD = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello"


async def echo(scope: Any, receive: Any, send: Any) -> None:
    body, more = b"", True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        body, more = body + message.get("body", b""), message.get("more_body", False)
    size = scope["path"].removeprefix("/")
    body = body * (int(size) if size else 1)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", str(len(body)).encode())]})
    await send({"type": "http.response.body", "body": body})


def answering(visit: Callable[[Callable[[], Awaitable[Streams]]], Awaitable[None]], **kind: object) -> None:
    """A server that says what it heard, in this very process."""
    caller = type("Here", (Caller,), kind)

    async def serve() -> None:
        config = uvicorn.Config(echo, lifespan="off", access_log=False)
        config.load()
        state = ServerState()
        loop = asyncio.get_running_loop()
        server = await loop.create_server(lambda: caller(config=config, server_state=state, app_state={}), "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        try:
            await asyncio.wait_for(visit(lambda: asyncio.open_connection("127.0.0.1", port)), WAIT)
        finally:
            server.close()

    asyncio.run(serve())


async def said(line: Streams) -> bytes:
    """All that is answered until it is cut off."""
    try:
        return await line[0].read()
    except ConnectionError:
        return b""


def test_the_librarys_class_is_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    assert issubclass(callers.protocol(1, ()), Caller)
    monkeypatch.delattr("uvicorn.protocols.http.httptools_impl.HttpToolsProtocol.on_body")
    assert callers.protocol(1, ()) == "h11"


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"\r\n",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-",
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf",
    ],
)
def test_who_does_not_come_to_the_point_is_not_waited_for(monkeypatch: pytest.MonkeyPatch, beginning: bytes) -> None:
    monkeypatch.setattr(callers, "HEAD_SECONDS", 0.05)
    monkeypatch.setattr(callers, "BODY_SECONDS", 0.05)

    async def visit(call: Callable[[], Awaitable[Streams]]) -> None:
        line = await call()
        line[1].write(beginning)
        assert await said(line) == b""

    answering(visit)


def test_after_a_good_request_the_same_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(callers, "HEAD_SECONDS", 0.3)

    async def visit(call: Callable[[], Awaitable[Streams]]) -> None:
        line = await call()
        for _ in range(2):
            line[1].write(GOOD)
            assert (await line[0].readuntil(b"hello")).startswith(b"HTTP/1.1 200")
        line[1].write(b"GET /")
        assert await said(line) == b""

    answering(visit)


def test_who_wants_a_line_in_a_way_that_nobody_understands_is_told_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(callers, "HEAD_SECONDS", 30)
    callers.protocol(1, ())
    upgrade = b"Host: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    key = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    many = b"".join(b"X-%d: y\r\n" % number for number in range(300))

    async def visit(call: Callable[[], Awaitable[Streams]]) -> None:
        for head in (
            b"PUT / HTTP/1.1\r\n" + upgrade + key,
            b"GET / HTTP/1.1\r\n" + upgrade + key + many,
            b"GET / HTTP/1.1\r\n" + upgrade + key + b"X: " + b"y" * 20_000 + b"\r\n",
            b"GET / HTTP/1.1\r\n" + upgrade,
            b"GET / HTTP/9\r\n",
        ):
            line = await call()
            line[1].write(head + b"\r\n")
            assert (await asyncio.wait_for(said(line), 5)).startswith(b"HTTP/1.1 4")

    answering(visit)
    # It is told to who called, and to nobody else.
    assert not caplog.records


@pytest.mark.parametrize("end", [b"", b"X: y\r\n", b"X: "])
def test_a_head_without_end_is_refused(end: bytes) -> None:
    async def visit(call: Callable[[], Awaitable[Streams]]) -> None:
        line = await call()
        line[1].write(b"GET / HTTP/1.1\r\nHost: x\r\n" + (end or b"x") * (4 * LARGEST_HEAD))
        assert (await said(line))[:12] in (b"HTTP/1.1 431", b"HTTP/1.1 400", b"")

    answering(visit)


def test_a_body_of_any_size_is_no_head_but_what_follows_it_without_end_is() -> None:
    async def visit(call: Callable[[], Awaitable[Streams]]) -> None:
        line = await call()
        size = 20 * LARGEST_HEAD
        line[1].write(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % size + b"z" * size)
        await line[0].readuntil(b"\r\n\r\n")
        assert len(await line[0].readexactly(size)) == size
        line[1].write(b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n" + b"T: t\r\n" * LARGEST_HEAD)
        assert not (await said(line)).startswith(b"HTTP/1.1 200")

    answering(visit)


def test_from_one_address_come_so_many_and_from_a_proxy_any_number() -> None:
    async def visit(call: Callable[[], Awaitable[Streams]]) -> None:
        first = [await call() for _ in range(3)]
        for line in first:
            line[1].write(GOOD)
            await line[0].readuntil(b"hello")
        assert (await said(await call())).startswith(b"HTTP/1.1 429")
        first[0][1].close()
        while True:
            line = await call()
            line[1].write(GOOD)
            if b"200" in await line[0].readline():
                return

    answering(visit, most=3)
    with pytest.raises(TimeoutError):
        answering(lambda call: asyncio.wait_for(visit(call), 0.3), most=3, trusted={"127.0.0.1"})


def test_who_does_not_read_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(impatience, "SLOWEST", 0.05)

    async def visit(call: Callable[[], Awaitable[Streams]]) -> None:
        line = await call()
        line[1].write(b"POST /%d HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n" % 300 + b"z" * 100_000)
        await asyncio.sleep(0.5)
        assert len(await said(line)) < 30_000_000

    answering(visit)


# Over the wire


def test_by_one_link_so_many_may_come(server: Process) -> None:
    made = server.make("here", "here")
    there = [server.sit(made, 0) for _ in range(sockets.MOST_SITTING)]
    for client in there:
        client.next("table")
    one_more = server.sit(made, 0)
    assert one_more.refused() == "too-often-lines"
    with pytest.raises(ConnectionClosed) as closed:
        one_more.next("table")
    # Not the code by which a browser gives up for good.
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == sockets.LATER
    assert server.sit(made, 1).next("table")["seat"] == 1
    there[0].close()
    while True:
        again = server.sit(made, 0)
        if again.next("table", "refused")["type"] == "table":
            break


def test_a_browser_that_can_is_told_in_packed_texts(server: Process) -> None:
    made = server.make("here", "here")
    client = server.sit(made, 0)
    client.next("table")
    assert [type(each).__name__ for each in client.socket.protocol.extensions] == ["PerMessageDeflate"]
    client.send(type="chat", text="x" * 400)
    assert client.next("chat")["text"] == "x" * 400


def test_a_token_comes_in_the_head_and_nowhere_else(server: Process) -> None:
    made = server.make("here", "here")
    tokens = [seat["token"] for seat in made["seats"]]
    http = httpx.Client(base_url=server.address, timeout=WAIT, headers={"Authorization": f"Bearer {','.join(tokens)}"})
    save = http.get(f"/api/tables/{made['table']}/save")
    assert json.loads(save.text)["seats"] == 2
    assert {line["seat"] for line in http.get("/api/tables").json()} == {0, 1}
    assert http.get(f"/api/tables/{made['table']}/invite", headers={"Authorization": "Bearer x"}).status_code == 404
    # Addresses are written down on their way, so nothing is looked for there.
    nobody = httpx.Client(base_url=server.address, timeout=WAIT)
    assert nobody.get(f"/api/tables/{made['table']}/save", params={"token": tokens[0]}).status_code == 404
    assert nobody.get("/api/tables", params={"tokens": tokens[0]}).json() == []
