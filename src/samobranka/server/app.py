"""The application: routes, what is refused and how, and what lives as long as the server."""

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
from samobranka.server import http, shelf, sockets, storage
from samobranka.server.botpool import BotPool
from samobranka.server.house import House
from samobranka.server.pages import pages
from samobranka.server.refusals import NoTable, NotStored
from samobranka.server.wire import Refusal, message_data

AnyRequest = Request[Any, Any, Any]
ROUTES = [
    http.health,
    http.make_table,
    http.load_table,
    http.list_tables,
    http.save,
    http.replay,
    http.change_seat,
    shelf.list_games,
    shelf.all_words,
    shelf.rulebook,
    shelf.show,
    shelf.tutorial,
    http.begin_lesson,
    sockets.play,
]


def refuse(_: AnyRequest, error: SamobrankaError) -> Response[Refusal]:
    status = 404 if isinstance(error, NoTable) else 503 if isinstance(error, NotStored) else 400
    return Response(Refusal(message_data(error.message)), status_code=status)


def refuse_http(_: AnyRequest, error: HTTPException) -> Response[Refusal]:
    """What does not even reach a handler: no such address, or a body that is not what it should be."""
    if error.status_code == 400:
        extra = getattr(error, "extra", None)
        why = "; ".join(f"{item.get('key', '')}: {item.get('message', '')}" for item in extra or () if isinstance(item, dict))
        message = Message("request-wrong", why=(why or error.detail)[:300])
    else:
        message = Message("request-refused", status=error.status_code)
    return Response(Refusal(message_data(message)), status_code=error.status_code, headers=error.headers)


def application(url: str) -> Litestar:
    """Everything behind one address, with the tables of one database."""

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        engine = storage.engine_for(url)
        await storage.bring_up_to_date(engine)
        app.state.house = House(engine, BotPool())
        try:
            yield
        finally:
            await app.state.house.close()
            await engine.dispose()

    return Litestar(
        [*ROUTES, *pages()],
        lifespan=[open_house],
        exception_handlers={SamobrankaError: refuse, HTTPException: refuse_http},
        compression_config=CompressionConfig(backend="gzip", minimum_size=2000),
        logging_config=LoggingConfig(root={"level": "WARNING", "handlers": ["queue_listener"]}, log_exceptions="always"),
        openapi_config=OpenAPIConfig(
            title="Samobranka",
            version=samobranka.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
    )
