"""Tables over HTTP: made, listed, and who sits where."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import QueryParameter
from msgspec import UNSET, structs

import samobranka
from samobranka import bots, games
from samobranka.core.table import Table
from samobranka.rulebook.lessons import lesson_of
from samobranka.rulebook.playing import SEEDS, Run
from samobranka.server import catalogue, telling
from samobranka.server.absence import patience
from samobranka.server.campaigns import Campaigns
from samobranka.server.house import House
from samobranka.server.limits import Limits
from samobranka.server.live import Live, Seat
from samobranka.server.refusals import NoTable, NotNow
from samobranka.server.seating import reseat, token
from samobranka.server.shelf import example_of
from samobranka.server.wire.tables import Health, LessonWish, NewTable, SeatChange, SeatLink, SeatWish, TableLine, TableWish
from samobranka.server.wire.told import SeatLine

AnyRequest = Request[Any, Any, Any]
Token = Annotated[str, QueryParameter(name="token", description="of a seat, or to watch")]


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


@post("/api/tables")
async def make_table(request: AnyRequest, data: TableWish) -> NewTable:
    """Makes a table and all its links."""
    limits_of(request).tables.take(visitor(request))
    house = house_of(request)
    seats = seated(data.seats)
    waits = patience(data.patience)
    table = Table(games.find(data.game), len(seats), data.options, house.seed, data.practice)
    return links(await house.open(table, seats, patience=waits))


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
    return links(await house_of(request).open(lesson.table(), seats))


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
    return links(await house_of(request).open(table, seats))


def links(live: Live) -> NewTable:
    seats = [SeatLink(number, seat.token, seat.kind, seat.name) for number, seat in enumerate(live.seats)]
    play = live.table
    return NewTable(live.id, play.game.info.id, play.outcome is not None, live.spectator, live.code, seats)


def clean(text: str) -> str:
    return "".join(letter for letter in text if letter.isprintable()).strip()


@get("/api/tables")
async def list_tables(request: AnyRequest, tokens: str = "") -> list[TableLine]:
    """The tables that these tokens (with commas between them) belong to."""
    return await catalogue.lines(house_of(request).database, tokens.split(","))


@post("/api/tables/{table:str}/seat", status_code=200)
async def change_seat(request: AnyRequest, table: str, data: SeatChange, given: Token = "") -> list[SeatLine]:
    """Changes how a seat looks, or hands it to a bot and takes it back."""
    house = house_of(request)
    live, number = await house.enter(table, given)
    if number is None:
        raise NotNow("spectator-only")
    wished = {name: value for name, value in structs.asdict(data).items() if value is not UNSET and name != "away"}
    if wished.get("kind") == "bot" or "bot" in wished:
        bots.make(wished.get("bot", live.seats[number].bot), 0)
    for name in ("name", "colour", "symbol"):
        if name in wished:
            wished[name] = clean(wished[name])
    seat = replace(live.seats[number], **wished, taken=taken_after(live.seats[number], data), was=was_after(live, number, data))
    await house.changed(live, partial(reseat, live, number, seat))
    return telling.seat_lines(live)


def was_after(live: Live, number: int, change: SeatChange) -> str:
    """What the seat becomes again by itself. Who hands it to a bot and stays to look on also takes it back themselves."""
    old = live.seats[number]
    if change.kind is UNSET:
        return old.was
    return old.kind if change.kind == "bot" != old.kind and taken_after(old, change) and not live.is_there(number) else ""


def taken_after(old: Seat, change: SeatChange) -> bool:
    """Whether somebody from outside has the seat after this change, or whoever lets a bot play it meanwhile."""
    if change.kind == "bot":
        return old.taken or old.kind == "here" if change.away is UNSET else change.away
    return change.kind != "here" and old.taken
