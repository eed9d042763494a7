"""Servers and databases that tests share."""

from collections.abc import Iterator

import pytest

import postgres
from serving import OPEN, Process


@pytest.fixture(autouse=True)
def hang_up() -> Iterator[None]:
    yield
    OPEN.close()


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
