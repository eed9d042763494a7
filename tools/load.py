"""Load: `python tools/load.py [--tables 25] [--clients 4] [--seconds 10] [--address URL]`.

Starts a server of its own in a temporary folder (or uses the one at the address), seats clients at tables, lets them answer at
random as fast as they can, and prints moves a second and how long the mover waited until it was told.
"""

import argparse
import asyncio
import json
import random
import re
import subprocess
import sys
import tempfile
import time
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect


class Step(msgspec.Struct):
    """Who must choose."""

    type: str
    ask: int | None = None
    choices: list[msgspec.Raw] = []


class Frame(msgspec.Struct):
    """As much of a message as a mover needs."""

    type: str
    next: Step | None = None


async def frames(socket: ClientConnection, decoder: "msgspec.json.Decoder[Frame]") -> Step:
    """The next message that says who must choose."""
    while True:
        frame = decoder.decode(await socket.recv())
        if frame.next is not None:
            return frame.next
        if frame.type == "refused":
            raise RuntimeError("refused")


async def sit_and_play(address: str, made: dict[str, Any], until: float, waits: list[float]) -> None:
    decoder = msgspec.json.Decoder(Frame)
    links = [f"{address.replace('http', 'ws')}/ws/{made['table']}?token={seat['token']}" for seat in made["seats"]]
    sockets = [await connect(link, max_size=None, compression=None) for link in links]
    turns = [await frames(socket, decoder) for socket in sockets]
    while time.perf_counter() < until:
        mover = next((at for at, turn in enumerate(turns) if turn.type == "ask"), None)
        if mover is None:
            break
        choice = random.randrange(len(turns[mover].choices))
        began = time.perf_counter()
        await sockets[mover].send(json.dumps({"type": "answer", "ask": turns[mover].ask, "choice": choice}))
        turns[mover] = await frames(sockets[mover], decoder)
        waits.append(time.perf_counter() - began)
        for at, socket in enumerate(sockets):
            if at != mover:
                turns[at] = await frames(socket, decoder)
    for socket in sockets:
        await socket.close()


async def load(address: str, tables: int, clients: int, seconds: float) -> None:
    waits: list[float] = []
    async with httpx.AsyncClient(base_url=address, timeout=30) as http:
        game = (await http.get("/api/games")).json()[0]["id"]
        wish = {"game": game, "seats": [{"kind": "link"}] * clients}

        async def chair() -> None:
            while time.perf_counter() < until:
                await sit_and_play(address, (await http.post("/api/tables", json=wish)).json(), until, waits)

        began = time.perf_counter()
        until = began + seconds
        await asyncio.gather(*(chair() for _ in range(tables)))
    taken = time.perf_counter() - began
    waits.sort()
    p50, p99 = (1000 * waits[int(len(waits) * part)] for part in (0.5, 0.99))
    print(f"{tables} tables of {clients}: {len(waits) / taken:,.0f} moves/s, p50 {p50:.1f} ms, p99 {p99:.1f} ms")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=25)
    parser.add_argument("--clients", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--address", help="a server that is running already")
    given = parser.parse_args()
    if given.address:
        asyncio.run(load(given.address.rstrip("/"), given.tables, given.clients, given.seconds))
        return
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "samobranka", "serve", "--port", "0", "--no-open", "--data-dir", folder]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+:\d+", server.stdout.readline())
            assert found is not None
            asyncio.run(load(found[0], given.tables, given.clients, given.seconds))
        finally:
            server.terminate()
            server.wait(10)


if __name__ == "__main__":
    main()
