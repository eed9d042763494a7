"""Starts the server, says where it is, and ends it cleanly."""

import asyncio
import gc
import signal
import sys
import webbrowser
from pathlib import Path
from socket import socket
from typing import Final

import uvicorn

from samobranka.server import storage
from samobranka.server.app import application
from samobranka.server.channels import Kind, protocol
from samobranka.server.limits import Limits

LARGEST_FRAME: Final = 64 * 1024
# Nothing of an address, which may hold a token, is told to anybody else.
HEADERS: Final = [("Referrer-Policy", "no-referrer"), ("X-Content-Type-Options", "nosniff"), ("X-Frame-Options", "DENY")]


class Server(uvicorn.Server):
    """Prints one line with its address as soon as it accepts connections."""

    open_browser = False

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            address = self.address()
            sys.stdout.write(f"Samobranka: {address}\n")
            sys.stdout.flush()
            if self.open_browser:
                webbrowser.open(address)

    def address(self) -> str:
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
        return f"http://{shown}:{port}/"


def serve(
    host: str,
    port: int,
    database: str | None,
    data_dir: Path | None,
    open_browser: bool,
    limits: Limits,
    seed: int | None = None,
    channel: Kind = "quick",
) -> int:
    """Runs until SIGTERM or Ctrl-C. The database is tried first, so that what is wrong with it is said in one sentence."""
    url = storage.address(database, data_dir)
    asyncio.run(try_database(url))
    config = uvicorn.Config(
        application(url, limits, seed),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,  # Addresses hold tokens.
        ws=protocol(channel),
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        server_header=False,
        headers=HEADERS,
    )
    server = Server(config)
    server.open_browser = open_browser
    # uvicorn ends by raising the signal once more; it has been obeyed by then.
    for name in (signal.SIGTERM, signal.SIGINT):
        signal.signal(name, lambda *_: None)
    # Tables live long and hold no cycles worth looking for often; a full collection stops every table.
    gc.freeze()
    gc.set_threshold(200_000, 20, 50)
    server.run()
    return 0 if server.started else 1


async def try_database(url: str) -> None:
    database = storage.database_at(url)
    try:
        await storage.bring_up_to_date(database)
    finally:
        await database.close()
