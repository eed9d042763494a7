"""A server of its own and one Chromium for all tests in here. Skipped with a clear line where there is no Chromium."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from fifth_game import write_out

# The same browser without a window of its own to draw comes first: whole suites run in half the time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


def pytest_itemcollected(item: pytest.Item) -> None:
    """A real browser on a busy machine may drop a frame at the wrong moment: one more try, and pytest's summary names it."""
    item.add_marker(pytest.mark.flaky(reruns=1))


@contextmanager
def serving(data: Path, **environment: str) -> Iterator[str]:
    """The address of a server."""
    # One seed for every table: what a test meets depends on the test alone, not on luck.
    command = [sys.executable, "-m", "samobranka", "serve", "--port", "0", "--no-open", "--seed", "7", "--data-dir", str(data)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **environment})
    try:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found is not None
        yield found[0].rstrip("/")
    finally:
        server.terminate()
        try:
            server.wait(10)
        except subprocess.TimeoutExpired:
            server.kill()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("data")) as found:
        yield found


@pytest.fixture(scope="session")
def tiny_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with games of others on its shelf: darts, those that docs/adding-a-game.md builds, and one that fails."""
    page = write_out(tmp_path_factory.mktemp("fifth"))
    shelf = {
        "SAMOBRANKA_GAMES": "darts=tiny.darts:GAME,pebbles=pebbles:GAME,four=four:GAME,fails=nowhere:GAME",
        "PYTHONPATH": os.pathsep.join([str(Path(__file__).parent.parent), str(page)]),
    }
    with serving(tmp_path_factory.mktemp("tiny"), **shelf) as found:
        yield found


@pytest.fixture(scope="module")
def one_chromium() -> Iterator[Any]:
    """For a module, not for all: while Playwright runs, its event loop does too, and no other test could have one."""
    playwright_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
    if CHROMIUM is None:
        if os.environ.get("CI"):
            pytest.fail("CI must have Chromium for the browser tests", pytrace=False)
        pytest.skip("there is no Chromium here; Debian's package is called chromium")
    with playwright_api.sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def chromium(one_chromium: Any) -> Iterator[Any]:
    """One for all tests of a module, but no page outlives its test: an open table goes on drawing."""
    yield one_chromium
    for context in list(one_chromium.contexts):
        context.close()
