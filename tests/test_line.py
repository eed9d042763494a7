"""The short way of a WebSocket: whatever the network makes of a stream of frames, each text is heard once and whole."""

from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from samobranka.server.line import Line

LARGEST = 70_000
texts = st.binary(max_size=300) | st.integers(100, LARGEST).map(lambda size: b"x" * size)
kinds = st.sampled_from([Opcode.TEXT, Opcode.TEXT, Opcode.TEXT, Opcode.BINARY, Opcode.CONT])


class Heard(Line):
    """A line on which nobody is at the other end."""

    def __init__(self) -> None:
        self.texts: list[bytes] = []
        self.hear = self.texts.append
        self.close_sent = False
        self.config = SimpleNamespace(ws_max_size=LARGEST)  # type: ignore[assignment]


@pytest.fixture
def rest(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """What the library is given."""
    given: list[bytes] = []
    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", lambda self, data: given.append(data))
    return given


def frame(kind: Opcode, data: bytes, whole: bool = True) -> bytes:
    return Frame(kind, data, whole).serialize(mask=True)


@given(frames=st.lists(st.tuples(kinds, texts, st.booleans()), max_size=8), cuts=st.lists(st.integers(0, 3000), max_size=30))
def test_a_stream_may_be_cut_anywhere(frames: list[tuple[Opcode, bytes, bool]], cuts: list[int]) -> None:
    given: list[bytes] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(WebSocketsSansIOProtocol, "data_received", lambda self, data: given.append(data))
        line = Heard()
        written = [(kind, data, whole, frame(kind, data[:LARGEST], whole)) for kind, data, whole in frames]
        stream = b"".join(text for _, _, _, text in written)
        for cut in cuts:
            line.data_received(stream[:cut])
            stream = stream[cut:]
        line.data_received(stream)
    assert line.texts == [data for kind, data, whole, _ in written if kind is Opcode.TEXT and whole]
    assert given == [text for kind, _, whole, text in written if not (kind is Opcode.TEXT and whole)]


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


def test_before_somebody_listens_and_after_it_is_closed_the_library_gets_all(rest: list[bytes]) -> None:
    line = Heard()
    line.hear = None
    line.data_received(b"GET / HTTP/1.1")
    line.hear = line.texts.append
    line.close_sent = True
    line.data_received(frame(Opcode.TEXT, b"too late"))
    assert (line.texts, len(rest)) == ([], 2)
