"""Load: `python tools/load.py [--game castle_panic] [--tables 25] [--clients 4] [--seconds 8] [--tries 25] [--pace 8]`.

An evening with a full house, an hour long, told minute by minute, with texts packed as browsers get them:
`python tools/load.py --tables 300 --pace 0.33 --seconds 3600 --every 60 --ahead 1 --packed`.

Starts a server of its own in a temporary folder (or uses the one at the address), seats clients at tables, lets them answer at
random as fast as they can, and prints moves a second and how long the mover waited until it was told. With `--tries` so many
more tables of darts (or of what `--aim` says) try 20 times a second each, every other time: moves with and without are compared
in turns; with `--tables 0` there is nothing beside them. With `--pace` every table makes so many moves a second, as people
do who think: what one waits then is not the queue of a server at its limit. With `--every` a line says after so many seconds
how long movers waited in these, how much memory the server has, and how large the log of its database is.
"""

import argparse
import asyncio
import base64
import gc
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import uvloop

from samobranka.lab.bench import is_compiled, yardstick

ROOT = Path(__file__).resolve().parent.parent
# How often a hand that aims asks what would come of it, and how often moves are counted without and with such hands.
TRIES_A_SECOND = 20
ROUNDS = 2
# At which games somebody may aim: the options of such a table, and a gesture. The scenario's line is drawn up already.
AIMS: dict[str, tuple[dict[str, object], Callable[[], str]]] = {
    "darts": ({}, lambda: f"throw {random.randrange(-60, 61)} {random.randrange(-60, 61)}"),
    "nastolie": (
        {"placement": "line"},
        lambda: f"flick ajarha-1 {random.randint(-6000, 6000)} 9000 {random.randint(300, 1000)}",
    ),
}
# Where a server of our own keeps its tables.
DATA = Path()
# What defends a castle.
USEFUL = {"hit", "slay", "nice-shot", "all-for-one", "tar", "drive", "build", "fortify", "missing", "draw"}


# Whoever does not answer is taken for gone.
PING = 0x89
PONG = 0x8A
# What a browser asks for.
PACKED = "Sec-WebSocket-Extensions: permessage-deflate"


class Choice(msgspec.Struct):
    """As much of a choice as a mover needs."""

    verb: str


class Step(msgspec.Struct):
    """Who must choose."""

    type: str
    ask: int | None = None
    choices: list[Choice] = []

    def choose(self) -> int:
        """At random, but usefully where that can be: a game of mere chance is soon lost, and laying tables is no move."""
        useful = [at for at, choice in enumerate(self.choices) if choice.verb in USEFUL]
        return random.choice(useful) if useful else random.randrange(len(self.choices))


class Frame(msgspec.Struct):
    """As much of a message as a mover needs."""

    type: str
    next: Step | None = None


class Line(asyncio.Protocol):
    """A WebSocket with no more than a load needs: the client shares the machine, so it must cost little."""

    # How much all lines were told, in bytes as they came.
    heard = 0

    def __init__(self, host: str, path: str, packed: bool = False) -> None:
        self.host = host
        self.path = path
        self.packed = packed
        self.steps: asyncio.Queue[Step] = asyncio.Queue()
        self.tried: asyncio.Queue[float] = asyncio.Queue()
        self._decoder = msgspec.json.Decoder(Frame)
        self._bytes = b""
        self._open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET {self.path} HTTP/1.1", f"Host: {self.host}", "Upgrade: websocket", "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13",
        )  # fmt: skip
        asks = (PACKED,) if self.packed else ()
        self.transport.write("".join(line + "\r\n" for line in (*lines, *asks, "")).encode())

    def data_received(self, data: bytes) -> None:
        Line.heard += len(data)
        self._bytes += data
        if not self._open:
            head, end, rest = self._bytes.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head:
                raise RuntimeError(head.decode())
            self._open, self._bytes = True, rest
        while (text := self._frame()) is not None:
            frame = self._decoder.decode(text)
            if frame.next is not None:
                self.steps.put_nowait(frame.next)
            elif frame.type == "tried":
                self.tried.put_nowait(time.perf_counter())
            elif frame.type == "refused":
                raise RuntimeError(text.decode())

    def _frame(self) -> bytes | None:
        """The next whole frame, if there is one. A server does not mask."""
        have = self._bytes
        if len(have) < 2:
            return None
        size, start = have[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(have[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(have[2:10], "big"), 10
        if len(have) < start + size:
            return None
        self._bytes = have[start + size :]
        text = have[start : start + size]
        if have[0] == 0xC1:
            return zlib.decompressobj(-zlib.MAX_WBITS).decompress(text + b"\x00\x00\xff\xff")
        if have[0] == PING:
            self.transport.write(bytes((PONG, 0x80 | len(text), 0, 0, 0, 0)) + text)
        return text if have[0] == 0x81 else b'{"type":"control"}'

    def answer(self, ask: int, choice: int) -> None:
        self._say(b'{"type":"answer","ask":%d,"choice":%d}' % (ask, choice))

    def aim(self, ask: int, action: str) -> None:
        self._say(b'{"type":"try","ask":%d,"action":"%s"}' % (ask, action.encode()))

    def _say(self, text: bytes) -> None:
        """Masked with zeros, which leaves it as it is."""
        self.transport.write(bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text)


async def sit_down(address: str, made: dict[str, Any], packed: bool) -> list[Line]:
    """A line for each seat of a table that has been made."""
    host, _, port = address.rpartition("//")[2].partition(":")
    loop = asyncio.get_running_loop()
    paths = [f"/ws/{made['table']}?token={seat['token']}" for seat in made["seats"]]
    return [(await loop.create_connection(partial(Line, host, path, packed), host, int(port)))[1] for path in paths]


async def play(lines: list[Line], until: float, waits: list[float], pace: float) -> None:
    """To the end of the game, or of the time."""
    steps = [await line.steps.get() for line in lines]
    while time.perf_counter() < until:
        mover = next((at for at, step in enumerate(steps) if step.type == "ask"), None)
        if mover is None:
            break
        choice = steps[mover].choose()
        began = time.perf_counter()
        lines[mover].answer(steps[mover].ask or 0, choice)
        steps[mover] = await lines[mover].steps.get()
        waits.append(time.perf_counter() - began)
        for at, line in enumerate(lines):
            if at != mover:
                steps[at] = await line.steps.get()
        if pace:
            await asyncio.sleep(max(0.0, began + random.uniform(0.5, 1.5) / pace - time.perf_counter()))
    for line in lines:
        line.transport.close()


async def aim(lines: list[Line], gesture: Callable[[], str], until: float, waits: list[float]) -> None:
    """Whoever must begin aims here and there until the end, and never lets go."""
    steps = [await line.steps.get() for line in lines]
    at = next(at for at, step in enumerate(steps) if step.type == "ask")
    ask = steps[at].ask or 0
    await asyncio.sleep(random.random() / TRIES_A_SECOND)
    while (began := time.perf_counter()) < until:
        lines[at].aim(ask, gesture())
        waits.append(await lines[at].tried.get() - began)
        await asyncio.sleep(max(0.0, began + 1 / TRIES_A_SECOND - time.perf_counter()))
    for line in lines:
        line.transport.close()


def spent(process: int | None) -> float:
    """Seconds of processor time, where the system tells; unlike the clock it is the same on a busy machine."""
    stat = Path(f"/proc/{process}/stat")
    if process is None or not stat.exists():
        return 0.0
    user, system = stat.read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> float:
    """Megabytes that a process has, where the system tells."""
    stat = Path(f"/proc/{process}/statm")
    return int(stat.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6 if stat.exists() else 0.0


def log_size() -> float:
    """Megabytes of what SQLite has written and not yet moved into its file."""
    return sum(file.stat().st_size for file in DATA.glob("*-wal")) / 1e6


async def tell_on(tally: "Tally", every: float, process: int | None) -> None:
    """A line now and then: so it is seen whether anything grows."""
    began, done, heard = time.perf_counter(), 0, Line.heard
    while every:
        await asyncio.sleep(every)
        waits, done = tally.moves[done:], len(tally.moves)
        rate, heard = (Line.heard - heard) * 8e-6 / every, Line.heard
        line = f"{time.perf_counter() - began:6,.0f} s: {len(waits) / every:6.1f} moves/s, {waited(waits)}, {rate:.1f} Mbit/s"
        if process is not None:
            line += f", {memory(process):.0f} MB in memory, log {log_size():.1f} MB"
        print(line, flush=True)


class Tally:
    """What was measured: how long movers and those who aimed waited, and what it cost."""

    def __init__(self) -> None:
        self.moves: list[float] = []
        self.tries: list[float] = []
        self.games = 0
        self.late = 0
        self.taken = 0.0
        self.server = 0.0
        self.clients = 0.0

    @property
    def rate(self) -> float:
        return len(self.moves) / self.taken

    def tell(self, given: argparse.Namespace) -> None:
        print(f"{given.tables} tables of {given.clients}: {self.rate:,.0f} moves/s, {waited(self.moves)}")
        print(f"{len(self.moves):,} moves in {self.games} games; {self.late} of them were laid while the clock ran")
        server, clients = (1e6 * cost / len(self.moves) for cost in (self.server, self.clients))
        print(f"processor time a move: {server:.0f} µs in the server, {clients:.0f} µs in the clients")


def waited(waits: list[float]) -> str:
    if not waits:
        return "nobody moved"
    waits = sorted(waits)
    p50, p99 = (1000 * waits[int(len(waits) * part)] for part in (0.5, 0.99))
    return f"p50 {p50:.1f} ms, p99 {p99:.1f} ms, at most {1000 * waits[-1]:.0f} ms"


async def load(address: str, given: argparse.Namespace, tally: Tally, process: int | None, aiming: int) -> None:
    """At each of so many places a table is played at, and then the next one; at others somebody aims.

    Tables are laid and everybody has sat down before the clock starts; should they not last, more are laid while it runs.
    """
    async with httpx.AsyncClient(base_url=address, timeout=30) as http:
        options, gesture = AIMS[given.aim]

        async def lay(game: str = given.game, seats: int = given.clients, **options: object) -> list[Line]:
            wish = {"game": game, "seats": [{"kind": "link"}] * seats, "options": options}
            return await sit_down(address, (await http.post("/api/tables", json=wish)).json(), given.packed)

        async def place(laid: list[list[Line]]) -> None:
            if given.pace:
                await asyncio.sleep(random.random() / given.pace)  # People do not all begin with one stroke.
            while time.perf_counter() < until:
                tally.late += not laid
                tally.games += 1
                await play(laid.pop() if laid else await lay(), until, tally.moves, given.pace)

        laid = [[await lay() for _ in range(given.ahead)] for _ in range(given.tables)]
        boards = [await lay(given.aim, 2, **options) for _ in range(aiming)]
        before, mine = spent(process), time.process_time()
        began = time.perf_counter()
        until = began + given.seconds
        told = asyncio.create_task(tell_on(tally, given.every, process))
        aims = [aim(lines, gesture, until, tally.tries) for lines in boards]
        await asyncio.gather(*(place(tables) for tables in laid), *aims)
        told.cancel()
    tally.taken += time.perf_counter() - began
    tally.server += spent(process) - before
    tally.clients += time.process_time() - mine
    for line in [line for tables in laid for lines in tables for line in lines]:
        line.transport.close()


async def measure(address: str, given: argparse.Namespace, process: int | None = None) -> None:
    alone, beside = Tally(), Tally()
    for _ in range(ROUNDS if given.tries else 1):
        if given.tables:
            await load(address, given, alone, process, 0)
        if given.tries:
            await load(address, given, beside, process, given.tries)
    if given.tables:
        alone.tell(given)
    if given.tries:
        print(f"{given.tries} tables of {given.aim} that try {TRIES_A_SECOND} times a second:")
        tried = f"{len(beside.tries) / beside.taken:,.0f} tries/s, {waited(beside.tries)}"
        print(f"{tried}; {1e6 * beside.server / len(beside.tries):.0f} µs of the server's processor time each, moves included")
    if given.tries and given.tables:
        beside.tell(given)
        print(f"moves/s {100 * (beside.rate / alone.rate - 1):+.1f} %")
    build = "a server elsewhere" if process is None else "compiled" if is_compiled() else "interpreted"
    print(f"{build}; yardstick of this machine right now: {yardstick():,.0f}")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="castle_panic")
    parser.add_argument("--tables", type=int, default=25)
    parser.add_argument("--clients", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--ahead", type=int, default=12, help="tables laid for each place before the clock starts")
    parser.add_argument("--tries", type=int, default=0, help="so many tables at which somebody aims")
    parser.add_argument("--aim", choices=AIMS, default="darts", help="the game of those tables")
    parser.add_argument("--pace", type=float, default=0, help="moves a second at each table; as fast as they go, if 0")
    parser.add_argument("--every", type=float, default=0, help="a line after so many seconds, and so on; none, if 0")
    parser.add_argument("--packed", action="store_true", help="texts come packed, as browsers want them")
    parser.add_argument("--channel", default="quick", help="as of `samobranka serve`")
    parser.add_argument("--address", help="a server that is running already")
    given = parser.parse_args()
    if given.address:
        uvloop.run(measure(given.address.rstrip("/"), given))
        return
    # Nobody shall seem to have waited because whoever measures tidied up.
    gc.disable()
    with tempfile.TemporaryDirectory() as folder:
        global DATA
        DATA = Path(folder)
        command = [sys.executable, "-m", "samobranka", "serve", "--port", "0", "--no-open", "--data-dir", folder]
        command += ["--channel", given.channel]
        # Everybody comes from one address here.
        command += ["--limit", "tables=1000000/100000", "--lines", "1000000"]
        # The house that lies beside this script, whatever else is installed; the tiny games stand on its shelf too.
        shelf = {
            "SAMOBRANKA_GAMES": "darts=tiny.darts:GAME",
            "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT / "tests"))),
        }
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | shelf)
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+:\d+", server.stdout.readline())
            assert found is not None
            uvloop.run(measure(found[0], given, server.pid))
        finally:
            server.terminate()
            server.wait(10)


if __name__ == "__main__":
    main()
