"""When a game is over: its figures, and the same once more."""

import asyncio

from litestar import get, post

from samobranka.server import telling
from samobranka.server.figures import figures
from samobranka.server.http import AnyRequest, Token, campaigns_of, house_of
from samobranka.server.keyring import HOST
from samobranka.server.refusals import NotNow
from samobranka.server.wire.tables import Figures, Rematch


@get("/api/tables/{table:str}/statistics")
async def statistics(request: AnyRequest, table: str, given: Token = "") -> Figures:
    """The finished game in figures."""
    live, _ = await house_of(request).enter(table, given)
    play = live.table
    if play.outcome is None:
        raise NotNow("statistics-later")
    return await asyncio.to_thread(figures, play.game.info.id, play)


@post("/api/tables/{table:str}/rematch", status_code=200)
async def rematch(request: AnyRequest, table: str, given: Token = "") -> Rematch:
    """The same once more, or the next run of a campaign; everybody who is connected is told where their seat is now."""
    tokens = given.split(",")
    live, number = await house_of(request).enter(table, tokens[0])
    if number is None:
        raise NotNow("spectator-only")
    house = house_of(request)
    next_one = await (house.rematch(live) if live.chapter is None else campaigns_of(request).go_on(live))
    token = house.way(next_one, number)
    if token is None:
        raise NotNow("seat-taken")
    line = telling.rematch_line(next_one, number, token)
    line.host = house.keyring.made(next_one, HOST) if house.is_host(live, tokens) else ""
    return line
