"""A line that is over leaves nothing behind: what lies about in circles would keep its table until somebody looks for it."""

import re
import subprocess
import sys
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from serving import GAME, WAIT

# A server that looks for circles when it is told to, and never before.
SERVER = """
import gc, sys, threading
from collections import Counter
from samobranka.cli import main

def look():
    for word in sys.stdin:
        gc.set_debug(gc.DEBUG_SAVEALL if word.strip() == "look" else 0)
        gc.collect()
        found = Counter(type(thing).__name__ for thing in gc.garbage)
        print("found", sum(found.values()), found.most_common(5), flush=True)
        if word.strip() == "begin":
            gc.disable()

threading.Thread(target=look, daemon=True).start()
sys.exit(main(["serve", "--port", "0", "--no-open", "--data-dir", sys.argv[1]]))
"""


def test_a_line_that_is_over_leaves_nothing_behind(tmp_path: Path) -> None:
    server = subprocess.Popen(
        [sys.executable, "-c", SERVER, str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert server.stdin is not None
    assert server.stdout is not None

    def told(word: str) -> str:
        assert server.stdin is not None
        assert server.stdout is not None
        server.stdin.write(word + "\n")
        server.stdin.flush()
        return server.stdout.readline()

    try:
        found = re.search(r"http://(127\.0\.0\.1:\d+)", server.stdout.readline())
        assert found is not None
        seats = [{"kind": "here"}, {"kind": "here"}]
        made = httpx.post(f"http://{found[1]}/api/tables", json={"game": GAME, "seats": seats}).json()
        tokens = [made["seats"][0]["token"], made["spectator"], "nonsense"]

        def come_and_go(token: str) -> None:
            with connect(f"ws://{found[1]}/ws/{made['table']}?token={token}", close_timeout=1) as line:
                line.recv(timeout=WAIT)
                try:
                    line.recv(timeout=WAIT)
                    line.send("{}")
                    line.recv(timeout=WAIT)
                except ConnectionClosed:
                    assert token == "nonsense"

        for token in tokens:
            come_and_go(token)
        told("begin")
        for token in 5 * tokens:
            come_and_go(token)
        httpx.get(f"http://{found[1]}/health")
        # The last of them may not be quite gone.
        left = re.match(r"found (\d+) ", answer := told("look"))
        assert left is not None, answer
        assert int(left[1]) < 200, answer
    finally:
        server.kill()
        server.wait(WAIT)
