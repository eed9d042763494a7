"""The browser's half, if it has been built: plain files at the root. Without it the server still serves scripts."""

from pathlib import Path
from typing import Final

from litestar import Router
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router

STATIC: Final = Path(__file__).parent.parent / "web" / "static"


def pages() -> list[Router]:
    if not (STATIC / "index.html").is_file():
        return []
    files = create_static_files_router(
        "/",
        [STATIC],
        html_mode=True,
        include_in_schema=False,
        cache_control=CacheControlHeader(no_cache=True),  # Names do not change with content; the ETag does.
    )
    return [files]
