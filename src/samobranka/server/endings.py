"""When a game is over: its figures, and the same once more."""

import asyncio

from litestar import get, post

from samobranka.server import telling
from samobranka.server.figures import figures
from samobranka.server.http import AnyRequest, Token, campaigns_of, house_of
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
    live, number = await house_of(request).enter(table, given)
    if number is None:
        raise NotNow("spectator-only")
    next_one = house_of(request).rematch(live) if live.chapter is None else campaigns_of(request).go_on(live)
    return telling.rematch_line(await next_one, number)
