"""Starts the server, says where it is, and ends it cleanly."""

import asyncio
import logging
import signal
import sys
import threading
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from socket import socket
from typing import Any, Final

import uvicorn

from samobranka import games, words
from samobranka.core.errors import Message
from samobranka.folders import data_folder
from samobranka.server import callers, storage, sweeping
from samobranka.server.app import application
from samobranka.server.channels import Kind, protocol
from samobranka.server.doorkeeper import Doorkeeper
from samobranka.server.keyring import secret_in
from samobranka.server.limits import Limits
from samobranka.server.pages import built, index
from samobranka.server.reach import Reach, already_there
from samobranka.server.refusals import NoPort

LARGEST_FRAME: Final = 64 * 1024
log = logging.getLogger(__name__)


class Server(uvicorn.Server):
    """Prints one line with its address as soon as it accepts connections."""

    open_browser = False
    public_url = ""

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            app: Any = self.config.app
            app.app.state.reach = Reach(host, port, self.public_url)
            show(app.app.state.reach, self.open_browser)


def show(reach: Reach, open_browser: bool, wait: bool = False) -> None:
    """Says where friends can come, and opens it here. A browser of the terminal may stay as long as it likes."""
    sys.stdout.write(f"Samobranka: {reach.friends}/\n")
    sys.stdout.flush()
    if open_browser:
        browser = threading.Thread(target=webbrowser.open, args=(f"{reach.here}/",), daemon=True)
        browser.start()
        if wait:
            browser.join()


def serve(
    host: str,
    port: int,
    database: str | None,
    data_dir: Path | None,
    open_browser: bool,
    limits: Limits,
    seed: int | None = None,
    channel: Kind = "quick",
    public_url: str = "",
    proxies: Sequence[str] = (),
    lines: int = callers.MOST_LINES,
    take_over: bool = False,
    keep: tuple[float, float] = (0, 0),
    measured: bool = False,
) -> int:
    """Runs until SIGTERM or Ctrl-C. The database is tried first, so that what is wrong with it is said in one sentence.

    Where a table stands open at this port already, that one is opened. What `proxies` say of visitors is believed. From one
    address come so many `lines`. `take_over`: also if another server seems to have the database. `keep`: for how many days
    tables are kept that are over, and that are not (0: for ever); `measured`: /metrics answers.
    """
    there = already_there(host, port) if port else False
    if there:
        show(Reach(host, port, public_url), open_browser, wait=True)
        return 0
    if there is None:
        raise NoPort("port-taken", port=port)
    url = storage.address(database, data_dir)
    asyncio.run(try_database(url, take_over))
    secret = secret_in(data_dir or data_folder())
    app = application(url, limits, seed, take_over=take_over, keep=keep, measured=measured, secret=secret)
    config = uvicorn.Config(
        Doorkeeper(app, index() if built() else "", public_url),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,  # Addresses hold tokens.
        http=callers.protocol(lines, proxies),
        ws=protocol(channel),
        ws_max_size=LARGEST_FRAME,
        timeout_graceful_shutdown=3,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
    )
    server = Server(config)
    server.open_browser = open_browser
    server.public_url = public_url
    for game, why in games.broken().items():
        log.warning(words.say(Message("game-broken", game=game, why=why)))
    # uvicorn ends by raising the signal once more; it has been obeyed by then.
    for name in (signal.SIGTERM, signal.SIGINT):
        signal.signal(name, lambda *_: None)
    # Who plays waits for who works beside the tables, but not long.
    sys.setswitchinterval(0.001)
    sweeping.begin()
    server.run()
    return 0 if server.started else 1


async def try_database(url: str, take_over: bool) -> None:
    database = storage.database_at(url)
    try:
        if not take_over:
            await storage.take(database)
        await storage.bring_up_to_date(database)
    finally:
        await database.close()
