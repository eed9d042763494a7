"""The application: routes, what is refused and how, and what lives as long as the server."""

import asyncio
import logging
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.logging import LoggingConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import Response

import samobranka
from samobranka.core.errors import Message, SamobrankaError
from samobranka.server import campaign_files, campaign_pages, endings, guests, http, joining, replays, shelf, sockets, storage
from samobranka.server.botpool import BotPool
from samobranka.server.campaigns import Campaigns
from samobranka.server.complaints import Complaint
from samobranka.server.house import House
from samobranka.server.limits import LARGEST_REQUEST, Limits
from samobranka.server.metrics import Metrics, metrics
from samobranka.server.pages import pages
from samobranka.server.reach import Reach
from samobranka.server.refusals import Away, NoTable, NotStored, TooOften
from samobranka.server.tidying import tidy_up
from samobranka.server.wire.basics import message_of
from samobranka.server.wire.tables import Refusal

AnyRequest = Request[Any, Any, Any]
ROUTES = [
    http.health,
    http.ready,
    metrics,
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
    guests.list_broken,
    guests.brought,
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
STATUS: dict[type[SamobrankaError], int] = {NoTable: 404, NotStored: 503, Away: 503, TooOften: 429}


# Seconds after which it may be tried again, and those between two looks whether this is still the one server of its database.
SOON: Final = "5"
LOOK_AGAIN: Final = 5.0
log = logging.getLogger(__name__)
troubles: Final = Complaint(log)


def kinds_of(error: type[Exception]) -> set[type[Exception]]:
    return {error}.union(*(kinds_of(kind) for kind in error.__subclasses__()))


# What visitors do wrong is told to them; the log of the server is for what the server does wrong.
EXPECTED: set[int | type[Exception]] = {*range(400, 500), RecursionError, *kinds_of(SamobrankaError)}


def refuse(_: AnyRequest, error: SamobrankaError) -> Response[Refusal]:
    status = next((status for kind, status in STATUS.items() if isinstance(error, kind)), 400)
    headers = {}
    if isinstance(error, TooOften):
        headers["Retry-After"] = str(error.message.facts["seconds"])
    elif status == 503:
        headers["Retry-After"] = SOON
    if isinstance(error, Away):
        troubles.say("the database does not answer: %s", error.message.facts.get("why", ""))
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


def refuse_depth(_: AnyRequest, __: RecursionError) -> Response[Refusal]:
    """Brackets within brackets, more than anybody means."""
    return Response(Refusal(message_of(Message("request-deep"))), status_code=400)


async def stay_alone(database: storage.Database) -> None:
    """Should another server have the database by now, this one ends, before anybody is told two stories."""
    while True:
        await asyncio.sleep(LOOK_AGAIN)
        try:
            if not await database.alone():
                log.error("another server has this database by now; this one ends")
                signal.raise_signal(signal.SIGTERM)
        except Away as error:
            troubles.say("the database does not answer: %s", error.message.facts.get("why", ""))


def application(
    url: str,
    limits: Limits,
    seed: int | None = None,
    reach: Reach | None = None,
    take_over: bool = False,
    keep: tuple[float, float] = (0, 0),
    measured: bool = False,
    secret: bytes = b"",
) -> Litestar:
    """Everything behind one address, with the tables of one database; `take_over`: also if another server seems to have it.

    `keep`: so many days tables are kept that are over, and that are not; `measured`: who asks is told how much there is to do.
    `secret`: from which tokens are made that must be made again.
    """

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        database = storage.database_at(url)
        if not take_over:
            await storage.take(database)
        await storage.bring_up_to_date(database)
        app.state.limits = limits
        app.state.reach = reach or Reach("127.0.0.1", 0)
        house = app.state.house = House(database, BotPool(), seed, secret=secret)
        app.state.campaigns = Campaigns(house)
        app.state.metrics = Metrics(house) if measured else None
        tasks = [asyncio.create_task(house.resume()), asyncio.create_task(tidy_up(house, *keep))]
        if not take_over:
            tasks.append(asyncio.create_task(stay_alone(database)))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await house.close()
            await database.close()

    return Litestar(
        [*ROUTES, *pages()],
        lifespan=[open_house],
        dependencies={"given": Provide(http.given, sync_to_thread=False)},
        request_max_body_size=LARGEST_REQUEST,
        exception_handlers={SamobrankaError: refuse, HTTPException: refuse_http, RecursionError: refuse_depth},
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
