"""What tests of the server share: a real process on a free port, and connections that remember all they were sent."""

import json
import re
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from samobranka.core.chance import Chance
from samobranka.server.wire.told import read_frame

WAIT = 20.0
GAME = "castle_panic"
# Connections of a test, closed at its end.
OPEN = ExitStack()


class Visitor(httpx.Client):
    """Says `token` (or `tokens`) where a server listens for it: in the head of a request, not in its address."""

    def build_request(self, method: str, url: Any, *, params: Any = None, headers: Any = None, **more: Any) -> httpx.Request:
        asked, heads = dict(params or {}), dict(headers or {})
        if "?token" in str(url):
            path, _, query = str(url).partition("?")
            url, asked = path, {**asked, **httpx.QueryParams(query)}
        for name in ("token", "tokens"):
            said = str(asked.get(name, ""))
            if said.isascii() and said.isprintable() and name in asked:
                del asked[name]
                heads |= {"Authorization": f"Bearer {said.strip()}"} if said.strip() else {}
        return super().build_request(method, url, params=asked or None, headers=heads, **more)


class Process:
    """A running server."""

    def __init__(self, folder: Path, *more: str) -> None:
        command = [sys.executable, "-m", "samobranka", "serve", "--port", "0", "--no-open", "--data-dir", str(folder), *more]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        if found is None:
            self.kill()
            raise AssertionError(f"no address in {line!r}")
        self.address = found[0]
        self.http = Visitor(base_url=self.address, timeout=WAIT)

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

    def make(self, *kinds: str, game: str = GAME, practice: bool = False, **options: object) -> dict[str, Any]:
        seats = [{"kind": "bot", "bot": kind} if kind not in ("here", "link") else {"kind": kind} for kind in kinds]
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats, "options": options, "practice": practice})
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

    def post(self, path: str, body: object, status: int = 201) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()


class Client:
    """A connection that remembers all it was sent."""

    def __init__(self, url: str, since: int | None = None) -> None:
        address = url + (f"&since={since}" if since is not None else "")
        self.socket: ClientConnection = OPEN.enter_context(connect(address, max_size=None, max_queue=None, close_timeout=1))
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
        read_frame(text)
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
