"""Tables over HTTP: made, listed, and who sits where."""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Annotated, Any, Final

from litestar import Request, get, post
from litestar.params import HeaderParameter
from msgspec import UNSET

import samobranka
from samobranka import bots, games
from samobranka.core.table import Table
from samobranka.rulebook.lessons import lesson_of
from samobranka.rulebook.playing import SEEDS, Run
from samobranka.server import catalogue, seating, telling
from samobranka.server.absence import patience
from samobranka.server.campaigns import Campaigns
from samobranka.server.house import House
from samobranka.server.keyring import HOST
from samobranka.server.limits import Limits
from samobranka.server.live import Live, Seat
from samobranka.server.refusals import Away, NoTable, NotNow
from samobranka.server.seating import clean, token
from samobranka.server.shelf import example_of
from samobranka.server.wire.tables import Health, LessonWish, NewTable, SeatChange, SeatLink, SeatWish, TableLine, TableWish
from samobranka.server.wire.told import SeatLine

AnyRequest = Request[Any, Any, Any]
# Seconds after which a database that does not answer is away.
READY: Final = 2.0
# What `given` comes to: handlers name it, and it is looked for in the head.
Token = str
BEARER: Final = "Bearer "


def given(
    authorization: Annotated[str, HeaderParameter(name="Authorization", description="Bearer and the token")] = "",
) -> str:
    """The token of a seat, or to watch; where several are needed, with commas between them. Never from the address: addresses
    are written down on their way."""
    return authorization.removeprefix(BEARER).strip() if authorization.startswith(BEARER) else ""


def house_of(request: AnyRequest) -> House:
    house: House = request.app.state.house
    return house


def campaigns_of(request: AnyRequest) -> Campaigns:
    campaigns: Campaigns = request.app.state.campaigns
    return campaigns


def limits_of(request: AnyRequest) -> Limits:
    limits: Limits = request.app.state.limits
    return limits


def visitor(request: AnyRequest) -> str:
    return request.client.host if request.client else ""


@get("/health", sync_to_thread=False)
def health() -> Health:
    """Alive?"""
    return Health(True, samobranka.__version__)


@get("/ready")
async def ready(request: AnyRequest) -> Health:
    """Alive, and tables can be read and stored: what a proxy asks before it sends anybody here."""
    try:
        await asyncio.wait_for(house_of(request).database.ready(), READY)
    except Exception as error:
        raise Away("database-away", why=repr(error)[:300]) from None
    return Health(True, samobranka.__version__)


@post("/api/tables")
async def make_table(request: AnyRequest, data: TableWish) -> NewTable:
    """Makes a table and all its links."""
    limits_of(request).tables.take(visitor(request))
    house = house_of(request)
    seats = seated(data.seats)
    waits = patience(data.patience)
    table = Table(games.find(data.game), len(seats), data.options, house.seed, data.practice)
    return links(house, await house.open(table, seats, patience=waits))


def seated(wishes: Sequence[SeatWish]) -> list[Seat]:
    """The seats that somebody wishes for, each with a token of its own."""
    for wish in wishes:
        if wish.kind == "bot":
            bots.make(wish.bot, 0)
    return [Seat(token(), wish.kind, wish.bot, clean(wish.name), clean(wish.colour), clean(wish.symbol)) for wish in wishes]


@post("/api/tutorial/{game:str}")
async def begin_lesson(request: AnyRequest, game: str, data: LessonWish) -> NewTable:
    """A practice table with the pupil and the lesson's other players, who are bots once it is over."""
    limits_of(request).tables.take(visitor(request))
    games.find(game)
    lesson = await asyncio.to_thread(lesson_of, game)
    if lesson is None:
        raise NoTable("lesson-unknown", game=game[:40])
    others = lesson.names.get(data.language, [])
    seats = [Seat(token(), "here", bots.DEFAULT, clean(data.name), clean(data.colour), clean(data.symbol))]
    for number in range(1, lesson.seats):
        seats.append(Seat(token(), "bot", bots.DEFAULT, others[number - 1] if number <= len(others) else "", "", ""))
    return links(house_of(request), await house_of(request).open(lesson.table(), seats))


@post("/api/show/{game:str}/{rule:str}/{number:int}")
async def practise(request: AnyRequest, game: str, rule: str, number: int, data: LessonWish) -> NewTable:
    """A practice table that begins as an example does: whoever asks chooses first, the others are bots."""
    limits_of(request).tables.take(visitor(request))
    example = example_of(game, rule, number)
    table = (await asyncio.to_thread(Run, games.find(game), example, SEEDS[0])).practice()
    if not table.decisions:
        raise NotNow("example-over", rule=rule[:40])
    pupil = table.decisions[0].seat
    seats = [Seat(token(), "bot", bots.DEFAULT, "", "", "") for _ in range(table.seats)]
    seats[pupil] = Seat(token(), "here", bots.DEFAULT, clean(data.name), clean(data.colour), clean(data.symbol))
    return links(house_of(request), await house_of(request).open(table, seats))


def links(house: House, live: Live) -> NewTable:
    seats = [SeatLink(number, seat.token, seat.kind, seat.name) for number, seat in enumerate(live.seats)]
    play = live.table
    host = house.keyring.made(live, HOST)
    return NewTable(live.id, play.game.info.id, play.outcome is not None, live.spectator, live.code, seats, host)


@get("/api/tables")
async def list_tables(request: AnyRequest, given: Token = "") -> list[TableLine]:
    """The tables that these tokens (with commas between them) belong to."""
    return await catalogue.lines(house_of(request).database, given.split(","))


@post("/api/tables/{table:str}/seat", status_code=200)
async def change_seat(request: AnyRequest, table: str, data: SeatChange, given: Token = "") -> list[SeatLine]:
    """Changes how a seat looks, or hands it to a bot and takes it back."""
    house = house_of(request)
    tokens = given.split(",")
    live, number = await house.enter(table, tokens[0])
    by: str | None = tokens[0]
    if data.seat is not UNSET and data.seat != number:
        if data.seat >= len(live.seats) or not house.is_host(live, tokens):
            raise NotNow("host-only")
        number, by = data.seat, None
    if number is None:
        raise NotNow("spectator-only")
    await house.changed(live, partial(seating.wished, live, number, by, data))
    return telling.seat_lines(live)
