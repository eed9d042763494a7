"""The application: routes, what is refused and how, and what lives as long as the server."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.logging import LoggingConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import Response

import samobranka
from samobranka.core.errors import Message, SamobrankaError
from samobranka.server import campaign_files, campaign_pages, endings, http, joining, replays, shelf, sockets, storage
from samobranka.server.botpool import BotPool
from samobranka.server.campaigns import Campaigns
from samobranka.server.house import House
from samobranka.server.limits import LARGEST_REQUEST, Limits
from samobranka.server.pages import pages
from samobranka.server.reach import Reach
from samobranka.server.refusals import NoTable, NotStored, TooOften
from samobranka.server.wire.basics import message_of
from samobranka.server.wire.tables import Refusal

AnyRequest = Request[Any, Any, Any]
ROUTES = [
    http.health,
    http.make_table,
    http.list_tables,
    http.change_seat,
    endings.statistics,
    endings.rematch,
    replays.load_table,
    replays.save,
    replays.replay,
    replays.seen,
    campaign_pages.begin,
    campaign_pages.list_campaigns,
    campaign_pages.look,
    campaign_pages.next_run,
    campaign_pages.rename,
    campaign_pages.give_up,
    campaign_pages.anew,
    campaign_files.save_campaign,
    campaign_files.load_campaign,
    joining.knock,
    joining.sit_down,
    joining.free_seat,
    joining.invite,
    shelf.list_games,
    shelf.sketches,
    shelf.list_bots,
    shelf.all_words,
    shelf.rulebook,
    shelf.show,
    shelf.tutorial,
    http.begin_lesson,
    http.practise,
    sockets.play,
]
STATUS: dict[type[SamobrankaError], int] = {NoTable: 404, NotStored: 503, TooOften: 429}


def kinds_of(error: type[Exception]) -> set[type[Exception]]:
    return {error}.union(*(kinds_of(kind) for kind in error.__subclasses__()))


# What visitors do wrong is told to them; the log of the server is for what the server does wrong.
EXPECTED: set[int | type[Exception]] = {*range(400, 500), *kinds_of(SamobrankaError)}


def refuse(_: AnyRequest, error: SamobrankaError) -> Response[Refusal]:
    status = next((status for kind, status in STATUS.items() if isinstance(error, kind)), 400)
    headers = {"Retry-After": str(error.message.facts["seconds"])} if isinstance(error, TooOften) else {}
    return Response(Refusal(message_of(error.message)), status_code=status, headers=headers)


def refuse_http(_: AnyRequest, error: HTTPException) -> Response[Refusal]:
    """What does not even reach a handler: no such address, or a body that is not what it should be."""
    if error.status_code == 400:
        extra = getattr(error, "extra", None)
        why = "; ".join(f"{item.get('key', '')}: {item.get('message', '')}" for item in extra or () if isinstance(item, dict))
        message = Message("request-wrong", why=(why or error.detail)[:300])
    elif error.status_code == 413:
        message = Message("request-large")
    else:
        message = Message("request-refused", status=error.status_code)
    return Response(Refusal(message_of(message)), status_code=error.status_code, headers=error.headers)


def application(url: str, limits: Limits, seed: int | None = None, reach: Reach | None = None) -> Litestar:
    """Everything behind one address, with the tables of one database."""

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        database = storage.database_at(url)
        await storage.bring_up_to_date(database)
        app.state.limits = limits
        app.state.reach = reach or Reach("127.0.0.1", 0)
        house = app.state.house = House(database, BotPool(), seed)
        app.state.campaigns = Campaigns(house)
        resuming = asyncio.create_task(house.resume())
        try:
            yield
        finally:
            resuming.cancel()
            await asyncio.gather(resuming, return_exceptions=True)
            await house.close()
            await database.close()

    return Litestar(
        [*ROUTES, *pages()],
        lifespan=[open_house],
        request_max_body_size=LARGEST_REQUEST,
        exception_handlers={SamobrankaError: refuse, HTTPException: refuse_http},
        compression_config=CompressionConfig(backend="gzip", minimum_size=2000),
        logging_config=LoggingConfig(
            root={"level": "WARNING", "handlers": ["queue_listener"]}, log_exceptions="always", disable_stack_trace=EXPECTED
        ),
        openapi_config=OpenAPIConfig(
            title="Samobranka",
            version=samobranka.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
    )
