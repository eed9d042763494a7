"""Lines to browsers: through the library's interface or by the short cut, each text is heard once and whole."""

import asyncio
import os
import socket
import subprocess
import sys
import zlib
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from samobranka.core.table import Table
from samobranka.server import channels
from samobranka.server.channels import channel_of, packing, protocol, quick
from samobranka.server.channels.channel import LARGEST_BACKLOG, Hear
from samobranka.server.channels.plain import Plain
from samobranka.server.channels.quick import Line
from samobranka.server.limits import Limits
from samobranka.server.live import Live, Seat
from samobranka.server.sockets import MOST_AT_ONCE, Connection
from samobranka.server.writer import Done
from serving import WAIT, Process, play
from tiny.darts import GAME as DARTS

LARGEST = 70_000
# What somebody says: text or bytes, packed or not, in how many parts, and whether pings come between them.
said = st.tuples(
    st.binary(max_size=300) | st.integers(100, LARGEST).map(lambda size: b"x" * size),
    st.booleans(),
    st.booleans(),
    st.integers(1, 4),
    st.booleans(),
)
Said = tuple[bytes, bool, bool, int, bool]


# The short cut


class Heard(Line):
    """A line on which nobody is at the other end."""

    def __init__(self) -> None:
        self.texts: list[bytes] = []
        self.hear = self.texts.append
        self.close_sent = False
        self.disconnected = False
        self.failed: list[int] = []
        self.config = SimpleNamespace(ws_max_size=LARGEST)  # type: ignore[assignment]
        self.conn = SimpleNamespace(fail=self.failed.append)  # type: ignore[assignment]
        self._ours = self._packs = True

    def handle_parser_exception(self) -> None:
        self.close_sent = True


@pytest.fixture
def rest(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """What the library is given."""
    given: list[bytes] = []
    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", lambda self, data: given.append(data))
    return given


def frame(kind: Opcode, data: bytes, whole: bool = True, packed: bool = False) -> bytes:
    text = Frame(kind, data, whole).serialize(mask=True)
    return bytes((text[0] | 0x40, *text[1:4])) + text[4:] if packed else text


def written(data: bytes, text: bool, packed: bool, parts: int, pings: bool) -> list[bytes]:
    """The frames of what somebody says."""
    if packed:
        press = zlib.compressobj(wbits=-15)
        data = (press.compress(data) + press.flush(zlib.Z_SYNC_FLUSH))[:-4]
    size = len(data) // parts + 1
    pieces = [data[at : at + size] for at in range(0, size * parts, size)]
    frames: list[bytes] = []
    for at, piece in enumerate(pieces):
        kind = Opcode.CONT if at else Opcode.TEXT if text else Opcode.BINARY
        frames.append(frame(kind, piece, at == parts - 1, packed and not at))
        if pings:
            frames.append(frame(Opcode.PING, b"%d" % at))
    return frames


@given(messages=st.lists(said, max_size=6), cuts=st.lists(st.integers(0, 3000), max_size=30), late=st.integers(0, 30))
def test_a_stream_may_be_cut_anywhere_also_by_the_greeting(messages: list[Said], cuts: list[int], late: int) -> None:
    given: list[bytes] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(WebSocketsSansIOProtocol, "data_received", lambda self, data: given.append(data))
        line = Heard()
        line.hear = None
        frames = [frame for message in messages for frame in written(*message)]
        stream = b"".join(frames)
        for at, cut in enumerate([*cuts, len(stream)]):
            if at == late:
                line.listen(line.texts.append)
            line.data_received(stream[:cut])
            stream = stream[cut:]
        line.listen(line.texts.append)
    assert line.texts == [data if text else b"" for data, text, *_ in messages]
    assert given == [each for each in frames if each[0] & 15 == Opcode.PING]
    assert line.failed == []


@pytest.mark.parametrize(
    "frames",
    [
        [frame(Opcode.CONT, b"no beginning")],
        [frame(Opcode.TEXT, b"a beginning", False), frame(Opcode.TEXT, b"and another")],
        [frame(Opcode.TEXT, b"a", False), frame(Opcode.CONT, b"b", False, packed=True)],
    ],
)
def test_parts_that_do_not_fit_end_the_line(rest: list[bytes], frames: list[bytes]) -> None:
    line = Heard()
    for each in frames:
        line.data_received(each)
    assert (line.texts, line.failed) == ([], [1002])


@pytest.mark.parametrize("endless", ["parts", "bytes", "packed", "early"])
def test_nobody_says_anything_without_end(rest: list[bytes], endless: str) -> None:
    line = Heard()
    if endless == "early":
        line.hear = None
    press = zlib.compressobj(wbits=-15)
    bomb = (press.compress(b"0" * (LARGEST + 1)) + press.flush(zlib.Z_SYNC_FLUSH))[:-4]
    ways = {
        "parts": [frame(Opcode.TEXT, b"", False), *[frame(Opcode.CONT, b"", False)] * 300],
        "bytes": [frame(Opcode.TEXT, b"y" * 40_000, False), *[frame(Opcode.CONT, b"y" * 40_000, False)] * 2],
        "packed": [frame(Opcode.TEXT, bomb, packed=True)],
        "early": [frame(Opcode.TEXT, b"hello?")] * 300,
    }
    for each in ways[endless]:
        line.data_received(each)
    assert (line.texts, line.failed) == ([], [1009])


def test_what_many_are_told_is_packed_once_and_can_be_unpacked() -> None:
    text = b'{"type":"events"}' * 100
    once = packing.packed(text)
    assert len(once) < len(text) // 10
    assert packing.packed(text) is once
    assert packing.unpacked(once, LARGEST) == text
    assert packing.unpacked(once, len(text) - 1) is None
    assert packing.unpacked(b"\xff\xff\xff", LARGEST) is None


def test_what_is_too_large_is_not_waited_for(rest: list[bytes]) -> None:
    line = Heard()
    head = frame(Opcode.TEXT, b"y" * (LARGEST + 15))[:20]
    line.data_received(frame(Opcode.TEXT, b"good") + head)
    assert (line.texts, rest) == ([b"good"], [head])


def test_a_text_without_a_mask_is_for_the_library_to_refuse(rest: list[bytes]) -> None:
    line = Heard()
    bare = Frame(Opcode.TEXT, b"hello").serialize(mask=False)
    line.data_received(bare)
    assert (line.texts, rest) == ([], [bare])


def test_before_the_greeting_and_after_it_is_closed_the_library_gets_all(rest: list[bytes]) -> None:
    line = Heard()
    line._ours = False
    line.data_received(b"GET / HTTP/1.1")
    line._ours = True
    line.close_sent = True
    line.data_received(frame(Opcode.TEXT, b"too late"))
    assert (line.texts, len(rest)) == ([], 2)


def test_who_does_not_read_is_cut_off() -> None:
    written: list[bytes] = []
    line = Heard()
    backlog = [0]
    cut: list[bool] = []
    line.transport = SimpleNamespace(  # type: ignore[assignment]
        is_closing=lambda: False,
        write=written.append,
        get_write_buffer_size=lambda: backlog[0],
        abort=lambda: cut.append(True),
    )
    line.say(b"hello")
    assert (written, cut) == ([b"\x81\x05hello"], [])
    backlog[0] = LARGEST_BACKLOG + 1
    line.say(b"hello")
    assert cut == [True]


def test_the_short_cut_is_taken_only_where_the_library_is_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    assert protocol("quick") is Line
    assert protocol("plain") == "websockets-sansio"
    with monkeypatch.context() as patch:
        patch.setattr(WebSocketsSansIOProtocol, "data_received", lambda self, data, more: None)
        assert protocol("quick") == "websockets-sansio"
    with monkeypatch.context() as patch:
        patch.delattr(WebSocketsSansIOProtocol, "handle_connect")
        assert protocol("quick") == "websockets-sansio"
    monkeypatch.setattr(channels, "quick", None)
    assert protocol("quick") == "websockets-sansio"
    assert isinstance(channel_of(SimpleNamespace(scope={"extensions": {}})), Plain)  # type: ignore[arg-type]


def test_a_library_without_the_class_is_served_plainly() -> None:
    code = (
        "import sys; sys.modules['uvicorn.protocols.websockets.websockets_sansio_impl'] = None\n"
        "from samobranka.server import channels, sockets\n"
        "print(channels.quick, channels.protocol('quick'))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=WAIT, env=dict(os.environ))
    assert run.stdout.split() == ["None", "websockets-sansio"], run.stderr


@pytest.mark.parametrize("missing", quick.ATTRIBUTES)
def test_a_line_that_lacks_something_is_not_offered(monkeypatch: pytest.MonkeyPatch, missing: str) -> None:
    def connect(line: Any, event: object) -> None:
        for name in quick.ATTRIBUTES:
            if name != missing:
                setattr(line, name, {"extensions": {}} if name == "scope" else False)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "handle_connect", connect)
    line = Line.__new__(Line)
    line.handle_connect(SimpleNamespace())  # type: ignore[arg-type]
    assert getattr(line, "scope", {"extensions": {}})["extensions"] == {}


# The library's interface


class Wire:
    """A socket whose reader may stop reading."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.reads = asyncio.Event()
        self.reads.set()
        self.closed: int | None = None
        self.coming: asyncio.Queue[dict[str, object]] = asyncio.Queue()

    async def send_data(self, text: str, mode: str) -> None:
        await self.reads.wait()
        if self.closed is not None:
            raise RuntimeError("closed")
        self.sent.append(text)

    async def close(self, code: int) -> None:
        self.closed = code
        self.coming.put_nowait({"type": "websocket.disconnect"})

    async def receive(self) -> dict[str, object]:
        return await self.coming.get()


def test_a_plain_line_says_everything_in_order_and_hangs_up_after_it() -> None:
    async def talk() -> None:
        wire = Wire()
        line = Plain(wire)  # type: ignore[arg-type]
        heard: list[bytes] = []
        listening = asyncio.create_task(line.listen(heard.append))
        wire.coming.put_nowait({"type": "websocket.receive", "text": "здравствуй"})
        wire.coming.put_nowait({"type": "websocket.receive", "bytes": b"x"})
        for text in (b"a", b"b", b"c"):
            line.say(text)
        line.hang_up(4408)
        line.say(b"too late")
        await asyncio.wait_for(listening, WAIT)
        assert (wire.sent, wire.closed) == (["a", "b", "c"], 4408)
        assert heard == ["здравствуй".encode(), b""]

    asyncio.run(talk())


def test_who_does_not_read_a_plain_line_is_cut_off_too() -> None:
    async def talk() -> None:
        wire = Wire()
        line = Plain(wire)  # type: ignore[arg-type]
        listening = asyncio.create_task(line.listen(lambda text: None))
        await asyncio.sleep(0)
        wire.reads.clear()
        for _ in range(LARGEST_BACKLOG // 1_000_000 + 2):
            assert not listening.done()
            line.say(b"x" * 1_000_000)
        await asyncio.wait_for(listening, WAIT)
        line.say(b"gone")
        wire.reads.set()
        await asyncio.sleep(0)
        assert wire.sent == []

    asyncio.run(talk())


# Whatever the line is


class Ear:
    """A channel that remembers."""

    def __init__(self) -> None:
        self.said: list[bytes] = []
        self.codes: list[int] = []
        self.say = self.said.append
        self.hang_up = self.codes.append

    async def listen(self, hear: Hear) -> None: ...


def test_who_asks_for_far_too_much_without_waiting_is_hung_up_on() -> None:
    waiting: list[Done] = []
    house = SimpleNamespace(change=lambda live, make, done: waiting.append(done))
    ear = Ear()
    live = Live("", "", Table(DARTS, 1), [Seat("mine", "here", "", "", "", "")])
    line = Connection(ear, house, live, 0, "mine", Limits(), "")  # type: ignore[arg-type]
    line.live.listeners.add(line)
    for _ in range(MOST_AT_ONCE):
        line._hear(b'{"type":"undo"}')
    assert (len(waiting), ear.codes) == (MOST_AT_ONCE, [])
    # One of them is done, so one more may be asked for.
    waiting.pop()(None)
    line._hear(b'{"type":"undo"}')
    assert ear.codes == []
    line._hear(b'{"type":"undo"}')
    assert ear.codes == [4408]


# Both, over the wire


@pytest.fixture(scope="module", params=["quick", "plain"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    process = Process(tmp_path_factory.mktemp("tables"), "--channel", request.param)
    try:
        yield process
    finally:
        process.end()


def test_a_game_is_played_and_gone_on_with(server: Process) -> None:
    made = server.make("here", "here")
    clients = [server.sit(made, 0), server.sit(made, 1), server.sit(made, None)]
    play(clients, 40)
    assert len({client.number for client in clients}) == 1
    again = server.sit(made, 0, since=0)
    assert again.next("table", "events")["number"] == clients[0].number


def test_a_text_in_parts_and_many_in_one_piece_are_heard(server: Process) -> None:
    made = server.make("here", "here")
    me, other = server.sit(made, 0), server.sit(made, 1)
    me.socket.send(iter(['{"type":"chat",', '"text":"in parts"}']))
    assert other.next("chat")["text"] == "in parts"
    texts = [b'{"type":"chat","text":"%d"}' % number for number in range(8)]
    with me.socket.protocol_mutex:
        me.socket.socket.sendall(b"".join(frame(Opcode.TEXT, text) for text in texts))
    assert [other.next("chat")["text"] for _ in texts] == [str(number) for number in range(8)]


def test_a_ping_is_answered(server: Process) -> None:
    me = server.sit(server.make("here", "here"), 0)
    me.turn()
    assert me.socket.ping().wait(WAIT)


def test_whoever_is_seen_off_is_told_by_which_code(server: Process) -> None:
    made = server.make("here", "link")
    guest = server.sit(made, 1)
    guest.turn()
    tokens = ",".join(seat["token"] for seat in made["seats"])
    path = f"/api/tables/{made['table']}/free"
    assert server.http.post(path, params={"token": tokens}, json={"seat": 1}).status_code == 200
    with pytest.raises(ConnectionClosed) as closed:
        guest.next("nothing")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4408


def test_who_asks_for_far_too_much_at_once_harms_nobody_else(server: Process) -> None:
    made = server.make("here", "here")
    clients = [server.sit(made, 0), server.sit(made, 1)]
    turns = play(clients, 4)
    asked = 0 if turns[0]["type"] == "ask" else 1
    text = b'{"type":"answer","ask":%d,"choice":0}' % turns[asked]["ask"]
    with clients[asked].socket.protocol_mutex:
        clients[asked].socket.socket.sendall(frame(Opcode.TEXT, text) * 4000)
    other = clients[1 - asked].turn()
    assert other["type"] in ("ask", "wait")
    again = server.sit(made, asked)
    turns = [other, other]
    turns[asked] = again.turn()
    clients[asked] = again
    play(clients, 1, turns)


def test_a_line_that_breaks_off_leaves_the_table_as_it_was(server: Process) -> None:
    made = server.make("here", "here")
    me, other = server.sit(made, 0), server.sit(made, 1)
    me.turn()
    other.turn()
    with me.socket.protocol_mutex:
        me.socket.socket.sendall(frame(Opcode.TEXT, b'{"type":"chat"')[:9])
        me.socket.socket.shutdown(socket.SHUT_RDWR)
    while other.next("seats")["seats"][0]["online"]:
        pass
    play([server.sit(made, 0), server.sit(made, 1)], 2)
