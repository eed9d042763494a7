"""How people come to the server: the address it prints and puts into links, starting it twice, and what a link shows."""

import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from samobranka.core.errors import BadOption
from samobranka.server import pages, reach
from samobranka.server.reach import Reach, already_there, public
from serving import WAIT, Process

built = pytest.mark.skipif(not (pages.STATIC / "index.html").is_file(), reason="the browser's half is not built")


# Addresses


def test_friends_get_the_address_that_they_can_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "address_outside", lambda: "192.168.1.5")
    everywhere = Reach("0.0.0.0", 8420)
    assert (everywhere.here, everywhere.friends) == ("http://127.0.0.1:8420", "http://192.168.1.5:8420")
    assert everywhere.origin_for("127.0.0.1:8420") == everywhere.origin_for("localhost:8420") == everywhere.friends
    assert everywhere.origin_for("192.168.1.5:8420") == "", "who came from there has it in the address bar"
    alone = Reach("127.0.0.1", 8420)
    assert (alone.friends, alone.origin_for("127.0.0.1:8420")) == ("http://127.0.0.1:8420", "")
    assert Reach("fe80::1", 80).here == "http://[fe80::1]:80"
    named = Reach("127.0.0.1", 8420, "https://games.example")
    assert (named.friends, named.origin_for("10.0.0.1")) == ("https://games.example", "https://games.example")


def test_without_a_network_the_machine_itself_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "address_outside", lambda: "")
    assert Reach("0.0.0.0", 8420).friends == "http://127.0.0.1:8420"
    assert Reach("0.0.0.0", 8420).origin_for("localhost") == ""


@pytest.mark.parametrize(
    "text", ["games.example", "ftp://games.example", "https://games.example/play", "https://", "http://a?b"]
)
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(BadOption):
        public(text)
    assert public("https://games.example/") == "https://games.example"


# Starting


@contextmanager
def stranger() -> Iterator[int]:
    """Something else that listens at a port."""

    class Other(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_error(404)

        def log_message(self, *_: Any) -> None: ...

    with HTTPServer(("127.0.0.1", 0), Other) as other:
        threading.Thread(target=other.serve_forever, daemon=True).start()
        yield other.server_address[1]
        other.shutdown()


def start(port: int, folder: Path) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "samobranka", "serve", "--port", str(port), "--no-open", "--data-dir", str(folder)]
    return subprocess.run(command, capture_output=True, text=True, timeout=WAIT, env={**os.environ, "SAMOBRANKA_PURE": "1"})


def test_starting_twice_leads_to_the_running_table(server: Process, tmp_path: Path) -> None:
    again = start(int(server.address.rsplit(":", 1)[1]), tmp_path)
    assert (again.returncode, again.stdout) == (0, f"Samobranka: {server.address}/\n")


def test_a_port_that_something_else_has_is_one_sentence(tmp_path: Path) -> None:
    with stranger() as port:
        assert already_there("127.0.0.1", port) is None
        ended = start(port, tmp_path)
    assert already_there("127.0.0.1", port) is False
    assert ended.returncode == 2
    assert re.fullmatch(r"samobranka: [^\n]*port \S+\. [^\n]*\n", ended.stderr), ended.stderr


def test_a_browser_of_the_terminal_does_not_stop_the_server(tmp_path: Path) -> None:
    """It is opened beside the event loop, and may stay open as long as it likes."""
    opened, browser = tmp_path / "opened", tmp_path / "browser"
    os.mkfifo(opened)
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\nexec sleep 600\n')
    browser.chmod(0o755)
    command = [sys.executable, "-m", "samobranka", "serve", "--port", "0", "--data-dir", str(tmp_path)]
    environment = {**os.environ, "BROWSER": f"{browser} %s"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, start_new_session=True) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            address = opened.read_text().strip()
            assert line == f"Samobranka: {address}\n"
            assert already_there("127.0.0.1", int(address.strip("/").rsplit(":", 1)[1])) is True
        finally:
            os.killpg(process.pid, 9)


# Previews


def told(server: Process, path: str, **headers: str) -> dict[str, str]:
    answer = server.http.get(path, headers=headers)
    assert (answer.status_code, answer.headers["content-type"].split(";")[0]) == (200, "text/html")
    found = dict(re.findall(r'<meta (?:name|property)="([\w:-]+)" content="([^"]*)" />', answer.text))
    found["title"] = re.findall("<title>(.*)</title>", answer.text)[0]
    return found


def table(server: Process) -> dict[str, Any]:
    seats = [{"kind": "here", "name": "Anna <b>"}, {"kind": "link", "name": "Boris"}, {"kind": "bot", "name": "Vera"}]
    made: dict[str, Any] = server.http.post("/api/tables", json={"game": "castle_panic", "seats": seats}).json()
    return made


@built
def test_a_link_tells_messengers_what_it_leads_to(server: Process) -> None:
    home = told(server, "/")
    assert home["og:title"] == home["title"] == "Samobranka"
    assert home["og:image"] == f"{server.address}/share/home.jpg"
    assert told(server, "/", **{"accept-language": "de,ru;q=0.8"})["og:title"] == "Самобранка"
    made = table(server)
    watch = told(server, f"/watch/{made['table']}/{made['spectator']}")
    assert watch["og:title"] == watch["title"] == "Castle Panic with Anna &lt;b&gt;, Boris"
    assert (watch["og:image"], watch["robots"]) == (f"{server.address}/share/castle_panic.jpg", "noindex")
    assert told(server, f"/join/{made['code']}")["og:description"].startswith("One seat is free")
    for picture in (home["og:image"], watch["og:image"]):
        assert server.http.get(picture).headers["content-type"] == "image/jpeg"


@built
def test_looking_at_a_link_takes_no_seat_and_who_has_none_learns_nothing(server: Process) -> None:
    made = table(server)
    seat = told(server, f"/table/{made['table']}/{made['seats'][1]['token']}")
    assert seat["og:description"].startswith("Your seat is kept")
    door = server.http.post("/api/join", json={"code": made["code"]}).json()
    assert [each["free"] for each in door["seats"]] == [False, True, False]
    for path in (f"/watch/{made['table']}/nobody", "/table/none/none", "/join/BCDFGHJK"):
        assert told(server, path)["og:title"] == "Samobranka"
    assert server.http.get(f"/table/{made['table']}/%00").status_code == 404
