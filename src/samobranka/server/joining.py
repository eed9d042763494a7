"""Coming to a table with a code instead of a link: looking in, and sitting down on a free seat."""

from functools import partial

from litestar import get, post

from samobranka.server import seating
from samobranka.server.http import AnyRequest, Token, house_of, limits_of, visitor
from samobranka.server.live import Live
from samobranka.server.refusals import NotNow
from samobranka.server.wire.tables import Claim, Door, Freeing, Invitation, Knock, OfferedSeat, Place, SeatLink


@post("/api/join", status_code=200)
async def knock(request: AnyRequest, data: Knock) -> Door:
    """Which table a code leads to, and which of its seats are free. No token is told."""
    limits_of(request).joins.take(visitor(request))
    return door(await house_of(request).behind(data.code))


def door(live: Live) -> Door:
    seats = [
        OfferedSeat(number, seat.name, seat.colour, seat.symbol, seat.kind, live.is_free(number))
        for number, seat in enumerate(live.seats)
    ]
    return Door(live.table.game.info.id, live.table.turn, live.table.outcome is not None, seats)


@post("/api/join/seat", status_code=200)
async def sit_down(request: AnyRequest, data: Claim) -> Place:
    """A free seat, for whoever asks first; or a place to watch from."""
    limits_of(request).joins.take(visitor(request))
    house = house_of(request)
    live = await house.behind(data.code)
    if data.seat is None:
        return Place(live.id, live.spectator, None)
    seat = await house.changed(live, partial(seating.claim, live, data.seat, seating.clean(data.name)))
    return Place(live.id, seat.token, data.seat)


@post("/api/tables/{table:str}/free", status_code=200)
async def free_seat(request: AnyRequest, table: str, data: Freeing, given: Token = "") -> SeatLink:
    """Gives a seat a new link, and the old one opens nothing. After a token of the table it takes the key of its host."""
    tokens = given.split(",")
    house = house_of(request)
    live, _ = await house.enter(table, tokens[0])
    host = house.is_host(live, tokens)
    seat = await house.changed(live, partial(seating.free, live, data.seat, set(tokens), host))
    return SeatLink(data.seat, seat.token, seat.kind, seat.name)


@get("/api/tables/{table:str}/invite")
async def invite(request: AnyRequest, table: str, given: Token = "") -> Invitation:
    """What a player may tell others so that they come too."""
    live, seat = await house_of(request).enter(table, given)
    if seat is None:
        raise NotNow("spectator-only")
    return Invitation(live.code, live.spectator)
