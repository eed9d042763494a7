"""Servers and databases that tests share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import postgres
from samobranka import games, words
from serving import OPEN, Process
from stores import Store


@pytest.fixture(autouse=True)
def hang_up() -> Iterator[None]:
    yield
    OPEN.close()


@pytest.fixture
def tiny_shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The tiny games that bring their own words stand on the shelf, here and in processes that are started here."""
    monkeypatch.setenv("SAMOBRANKA_GAMES", "darts=tiny.darts:GAME,growing=tiny.growing:GAME")
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent))
    look_again()
    yield
    monkeypatch.undo()
    look_again()


def look_again() -> None:
    games.look_again()
    words.bundle.cache_clear()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    process = Process(tmp_path_factory.mktemp("tables"))
    try:
        yield process
    finally:
        process.end()


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    if postgres.programs() is None:
        pytest.skip("PostgreSQL is not installed (initdb and pg_ctl are neither on the path nor in /usr/lib/postgresql)")
    with postgres.running() as cluster:
        yield cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    return Store(tmp_path, request.getfixturevalue("cluster").database() if request.param == "postgresql" else None)
