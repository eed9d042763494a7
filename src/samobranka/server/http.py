"""Tables over HTTP: made, loaded, listed, saved, replayed, and who sits where."""

import asyncio
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.enums import MediaType
from litestar.params import Parameter
from litestar.response import Response
from msgspec import UNSET

import samobranka
from samobranka import bots, games
from samobranka.core.errors import BadOption, BadSave, SamobrankaError
from samobranka.core.table import Table
from samobranka.lab.lessons import lesson_of
from samobranka.server import telling
from samobranka.server.house import House, token
from samobranka.server.live import Live, Seat
from samobranka.server.refusals import NoTable, NotNow
from samobranka.server.wire import (
    Health,
    LessonWish,
    NewTable,
    ReplayPage,
    SeatChange,
    SeatLine,
    SeatLink,
    TableLine,
    TableWish,
)

AnyRequest = Request[Any, Any, Any]
Token = Annotated[str, Parameter(query="token", description="of a seat, or to watch")]


def house_of(request: AnyRequest) -> House:
    house: House = request.app.state.house
    return house


@get("/health", sync_to_thread=False)
def health() -> Health:
    """Alive?"""
    return Health(True, samobranka.__version__)


@post("/api/tables")
async def make_table(request: AnyRequest, data: TableWish) -> NewTable:
    """Makes a table and all its links."""
    for wish in data.seats:
        if wish.kind == "bot":
            bots.make(wish.bot, 0)
    table = Table(games.find(data.game), len(data.seats), data.options, None, data.practice)
    seats = [
        Seat(token(), wish.kind, wish.bot, clean(wish.name), clean(wish.colour), clean(wish.symbol)) for wish in data.seats
    ]
    return links(await house_of(request).open(table, seats))


@post("/api/tutorial/{game:str}")
async def begin_lesson(request: AnyRequest, game: str, data: LessonWish) -> NewTable:
    """A practice table with the pupil and the lesson's other players, who are bots once it is over."""
    games.find(game)
    lesson = await asyncio.to_thread(lesson_of, game)
    if lesson is None:
        raise NoTable("lesson-unknown", game=game[:40])
    others = lesson.names.get(data.language, [])
    seats = [Seat(token(), "here", "greedy", clean(data.name), clean(data.colour), clean(data.symbol))]
    for number in range(1, lesson.seats):
        seats.append(Seat(token(), "bot", "greedy", others[number - 1] if number <= len(others) else "", "", ""))
    return links(await house_of(request).open(lesson.table(), seats))


@post("/api/tables/load")
async def load_table(request: AnyRequest) -> NewTable:
    """A save becomes a table again, with everybody here; seats can be changed afterwards."""
    body = await request.body()
    table = await asyncio.to_thread(read, body)
    seats = [Seat(token(), "here", "greedy", "", "", "") for _ in range(table.seats)]
    return links(await house_of(request).open(table, seats))


def read(body: bytes) -> Table:
    try:
        return samobranka.loads(body.decode())
    except SamobrankaError:
        raise
    except UnicodeDecodeError:
        raise BadSave("save-not-json", file="save") from None
    except Exception as error:
        raise BadSave("save-broken", entry=0, why=type(error).__name__) from error


def links(live: Live) -> NewTable:
    seats = [SeatLink(number, seat.token, seat.kind, seat.name) for number, seat in enumerate(live.seats)]
    return NewTable(live.id, live.spectator, seats)


def clean(text: str) -> str:
    return "".join(letter for letter in text if letter.isprintable()).strip()


@get("/api/tables")
async def list_tables(request: AnyRequest, tokens: str = "") -> list[TableLine]:
    """The tables that these tokens (with commas between them) belong to."""
    return await house_of(request).lines(tokens.split(","))


@get("/api/tables/{table:str}/save", media_type=MediaType.TEXT)
async def save(request: AnyRequest, table: str, given: Token = "") -> Response[str]:
    """The save. It shows what chance gave to whom; while that is secret, it takes the tokens of all seats."""
    tokens = given.split(",")
    live, _ = await house_of(request).enter(table, tokens[0])
    async with live.lock:
        play = live.table
        everybody = {seat.token for seat in live.seats} <= set(tokens)
        if play.outcome is None and not play.practice and not everybody and telling.keeps_secrets(play):
            raise NotNow("save-secret")
        text = play.to_json()
    name = f"{play.game.info.id}-{live.id}.json"
    return Response(text, media_type="application/json", headers={"Content-Disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{table:str}/replay")
async def replay(request: AnyRequest, table: str, given: Token = "", to: int | None = None) -> ReplayPage:
    """The table as it stood after so many choices, as this seat saw it."""
    live, seat = await house_of(request).enter(table, given)
    play = live.table
    if play.outcome is None and not play.practice:
        raise NotNow("replay-later")
    last = len(play.line)
    at = last if to is None else to
    if not 0 <= at <= last:
        raise BadOption("replay-range", to=at if abs(at) < 2**31 else 0, last=last)
    then = await asyncio.to_thread(play.replay, at)
    return ReplayPage(at, last, then.view(seat), telling.story(then, seat))


@post("/api/tables/{table:str}/seat", status_code=200)
async def change_seat(request: AnyRequest, table: str, data: SeatChange, given: Token = "") -> list[SeatLine]:
    """Changes how a seat looks, or hands it to a bot and takes it back."""
    house = house_of(request)
    live, number = await house.enter(table, given)
    if number is None:
        raise NotNow("spectator-only")
    old = live.seats[number]
    bot = old.bot if data.bot is UNSET else data.bot
    if data.kind == "bot" or data.bot is not UNSET:
        bots.make(bot, 0)
    seat = Seat(
        old.token,
        old.kind if data.kind is UNSET else data.kind,
        bot,
        old.name if data.name is UNSET else clean(data.name),
        old.colour if data.colour is UNSET else clean(data.colour),
        old.symbol if data.symbol is UNSET else clean(data.symbol),
    )
    await house.change_seat(live, number, seat)
    return telling.seat_lines(live)
