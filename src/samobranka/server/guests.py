"""What a game of somebody else brings for the browser: files in its folder `web`, a cover and a board of its own among them.

They come from whoever keeps this server, as the game's rules do, and are as trusted as those.
"""

from pathlib import Path
from typing import Final

from litestar import get
from litestar.response import Response

from samobranka import games
from samobranka.server.refusals import NoTable
from samobranka.server.wire.shelf import BrokenGame

FOLDER: Final = "web"
COVERS: Final = ("cover.svg", "cover.png", "cover.webp", "cover.jpg")
BOARD: Final = "board.js"
KINDS: Final = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".jpg": "image/jpeg",
    ".woff2": "font/woff2",
}


def address_of(game: str, *files: str) -> str:
    """Where the first of these files is found, if the game has one; ours bring theirs with the pages."""
    place = None if game in games.OURS else games.folder(game, FOLDER)
    found = [] if place is None else [file for file in files if (place / file).is_file()]
    return f"/api/brought/{game}/{found[0]}" if found else ""


@get("/api/broken", sync_to_thread=False)
def list_broken() -> list[BrokenGame]:
    """Games that are installed and cannot be played, and why."""
    return [BrokenGame(name, why) for name, why in games.broken().items()]


@get("/api/brought/{game:str}/{file:path}", sync_to_thread=True)
def brought(game: str, file: Path) -> Response[bytes]:
    """A file that a game brings for the browser."""
    games.find(game)
    place = None if game in games.OURS else games.folder(game, FOLDER)
    found = None if place is None else (place / str(file).lstrip("/\\")).resolve()
    if place is None or found is None or place.resolve() not in found.parents or found.suffix not in KINDS:
        raise NoTable("file-unknown", game=game[:40])
    if not found.is_file():
        raise NoTable("file-unknown", game=game[:40])
    return Response(found.read_bytes(), media_type=KINDS[found.suffix], headers={"Cache-Control": "no-cache"})
