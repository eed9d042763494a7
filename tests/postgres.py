"""A PostgreSQL of our own, where its programs are installed: no network, no password, gone when the tests are over."""

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import asyncpg

WAIT = 60.0


def programs() -> Path | None:
    """The folder with initdb and pg_ctl; Debian keeps it off the path."""
    if os.name == "nt":
        return None
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "initdb").exists() and (folder / "pg_ctl").exists()), None)


class Cluster:
    """A running server that listens in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._made = 0

    @property
    def _processes(self) -> list[int]:
        """The server's own and those that it has made."""
        first = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        made = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        return [first, *map(int, made)]

    @contextmanager
    def hung(self) -> Iterator[None]:
        """It is there, takes connections, and says nothing."""
        stopped = self._processes
        for process in stopped:
            os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            for process in stopped:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGCONT)

    def database(self) -> str:
        """The address of a fresh, empty database."""
        self._made += 1
        name = f"tables{self._made}"

        async def create() -> None:
            connection = await asyncpg.connect(host=str(self.folder), user="postgres", database="postgres")
            try:
                await connection.execute(f"CREATE DATABASE {name}")
            finally:
                await connection.close()

        asyncio.run(create())
        return f"postgresql://postgres@/{name}?host={self.folder}"


def run(*command: str | Path) -> None:
    """PostgreSQL refuses to be run by root; then nobody runs it."""
    root = os.geteuid() == 0
    nobody = pwd.getpwnam("nobody")
    done = subprocess.run(
        [str(word) for word in command],
        capture_output=True,
        text=True,
        timeout=WAIT,
        cwd="/",
        user=nobody.pw_uid if root else None,
        group=nobody.pw_gid if root else None,
        extra_groups=[] if root else None,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@contextmanager
def running() -> Iterator[Cluster]:
    place = programs()
    assert place is not None
    # Not in pytest's folder: that is closed to others, and a socket's path must be short.
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    if os.geteuid() == 0:
        shutil.chown(folder, "nobody")
    data, log = folder / "data", folder / "log"
    try:
        run(place / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        # What `fsync` guards against is a power cut, not a kill of our server.
        run(place / "pg_ctl", "-D", data, "-l", log, "-w", "-o", f"-k {folder} -h '' -c fsync=off", "start")
        try:
            yield Cluster(folder)
        finally:
            run(place / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
