"""The browser's half, if it has been built: plain files at the root. Without it the server still serves scripts.

The page itself also tells messengers what a link leads to: to a table, for who has a token of it or its code, or just home.
"""

from collections.abc import Mapping
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Final

from litestar import MediaType, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.handlers import HTTPRouteHandler
from litestar.response import Response
from litestar.static_files import create_static_files_router

from samobranka import words
from samobranka.core.errors import Message, SamobrankaError
from samobranka.server.http import AnyRequest, house_of, limits_of, visitor
from samobranka.server.live import Live
from samobranka.server.reach import Reach

STATIC: Final = Path(__file__).parent.parent / "web" / "static"
# Pictures for links, by game; every other game has the one of home.
PICTURES: Final = "share"
HOME: Final = "home"


def built() -> bool:
    return (STATIC / "index.html").is_file()


def pages() -> list[Router | HTTPRouteHandler]:
    if not built():
        return []
    files = create_static_files_router(
        "/",
        [STATIC],
        include_in_schema=False,
        cache_control=CacheControlHeader(no_cache=True),  # Names do not change with content; the ETag does.
    )
    return [home, seat_page, watch_page, join_page, files]


@get(["/", "/index.html"], media_type=MediaType.HTML, include_in_schema=False)
async def home(request: AnyRequest) -> Response[str]:
    return page(request, Message("share-home"), Message("share-home-about"))


@get("/table/{table:str}/{token:str}", media_type=MediaType.HTML, include_in_schema=False)
async def seat_page(request: AnyRequest, table: str, token: str) -> Response[str]:
    return await table_page(request, table, token)


@get("/watch/{table:str}/{token:str}", media_type=MediaType.HTML, include_in_schema=False)
async def watch_page(request: AnyRequest, table: str, token: str) -> Response[str]:
    return await table_page(request, table, token)


async def table_page(request: AnyRequest, table: str, token: str) -> Response[str]:
    """Looking at a link takes no seat."""
    try:
        live, seat = await house_of(request).enter(table, token)
    except SamobrankaError:
        return page(request, Message("share-home"), Message("share-home-about"))
    about = Message("share-watch", turn=live.table.turn) if seat is None else Message("share-seat")
    return page(request, title_of(live), about, live.table.game.info.id)


@get("/join/{code:str}", media_type=MediaType.HTML, include_in_schema=False)
async def join_page(request: AnyRequest, code: str) -> Response[str]:
    try:
        limits_of(request).joins.take(visitor(request))
        live = await house_of(request).behind(code)
    except SamobrankaError:
        return page(request, Message("share-home"), Message("share-home-about"))
    free = sum(live.is_free(seat) for seat in range(len(live.seats)))
    return page(request, title_of(live), Message("share-join", count=free), live.table.game.info.id)


def title_of(live: Live) -> Message:
    """The game, and who plays it as far as they have names."""
    names = ", ".join(seat.name for seat in live.seats if seat.name and seat.kind != "bot")
    game = Message(f"{live.table.game.info.id}-title")
    return Message("share-table", game=game, names=names) if names else game


def page(request: AnyRequest, title: Message, about: Message, game: str = HOME) -> Response[str]:
    """The page of the browser, with what others may know about this address."""
    language = language_of(request.headers.get("accept-language", ""))
    reach: Reach = request.app.state.reach
    host = request.headers.get("host", "")
    said, told = (words.say(message, language) for message in (title, about))
    picture = game if (STATIC / PICTURES / f"{game}.jpg").is_file() else HOME
    origin = reach.said or f"{request.url.scheme}://{host}"
    tags = meta(
        {"description": told, "samobranka-origin": reach.origin_for(host), "robots": "" if game == HOME else "noindex"},
        {
            "og:title": said,
            "og:description": told,
            "og:site_name": words.say(Message("share-home"), language),
            "og:type": "website",
            "og:image": f"{origin}/{PICTURES}/{picture}.jpg",
            "og:image:width": "1200",
            "og:image:height": "630",
        },
    )
    text = index().replace("<title>Samobranka</title>", f"<title>{escape(said)}</title>\n    {tags}", 1)
    return Response(text, media_type=MediaType.HTML, headers={"Cache-Control": "no-cache", "Vary": "Accept-Language"})


def meta(names: Mapping[str, str], properties: Mapping[str, str]) -> str:
    kinds = (("name", names), ("property", properties))
    return "\n    ".join(
        f'<meta {kind}="{name}" content="{escape(text)}" />' for kind, all in kinds for name, text in all.items() if text
    )


@lru_cache
def index() -> str:
    return (STATIC / "index.html").read_text("utf8")


def language_of(accepted: str) -> str:
    """The first language of a browser's list that is spoken here."""
    wanted = (part.split(";")[0].strip()[:2].lower() for part in accepted.split(","))
    return next((language for language in wanted if language in words.LANGUAGES), words.LANGUAGES[0])
