"""Campaigns over HTTP: begun, listed, looked at, and led from run to run."""

from typing import Final

from litestar import get, post
from msgspec import convert, json
from sqlalchemy import RowMapping

from samobranka import games
from samobranka.core.campaign import album_of
from samobranka.server import chronicle
from samobranka.server.absence import patience
from samobranka.server.http import AnyRequest, Token, campaigns_of, house_of, limits_of, links, seated, visitor
from samobranka.server.refusals import NotNow
from samobranka.server.seating import clean
from samobranka.server.wire.basics import Message, Outcome, message_of
from samobranka.server.wire.campaigns import (
    CampaignLine,
    CampaignPage,
    CampaignRun,
    CampaignWish,
    CompanySeat,
    Milestone,
    NewCampaign,
    NewRun,
    OpenRun,
    Renaming,
    RunWish,
)
from samobranka.server.wire.tables import ListedSeat, NewTable

LONGEST_NAME: Final = 40


def named(text: str) -> str:
    """A name as it is kept; nothing is a name too."""
    name = clean(text)
    if len(name) > LONGEST_NAME:
        raise NotNow("campaign-name-long", length=len(name), limit=LONGEST_NAME)
    return name


@post("/api/campaigns")
async def begin(request: AnyRequest, data: CampaignWish) -> NewRun:
    """Begins a campaign: the table of its first run, and all its links."""
    limits_of(request).tables.take(visitor(request))
    game, name = games.find(data.game), named(data.name)
    waits = patience(data.patience)
    live = await campaigns_of(request).begin(game, name, seated(data.seats), data.options, waits)
    assert live.chapter is not None
    return NewRun(live.chapter.campaign, live.chapter.token, links(house_of(request), live))


@get("/api/campaigns")
async def list_campaigns(request: AnyRequest, given: Token = "") -> list[CampaignLine]:
    """The campaigns that these tokens (with commas between them) belong to."""
    return await chronicle.lines(house_of(request).database, given.split(","))


@get("/api/campaigns/{campaign:str}")
async def look(request: AnyRequest, campaign: str, given: Token = "") -> CampaignPage:
    """All that can be told of a campaign."""
    return await page(request, campaign, given)


async def page(request: AnyRequest, campaign: str, given: str) -> CampaignPage:
    kept = await campaigns_of(request).opened(campaign, given)
    progress, milestones = kept.stands
    seats, options = await campaigns_of(request).last(kept)
    sitting = await chronicle.seats_of(house_of(request).database, [run["table_id"] for run in kept.runs])
    listed = {table: [listed_seat(row) for row in rows] for table, rows in sitting.items()}
    return CampaignPage(
        campaign=kept.id,
        game=kept.game.info.id,
        name=kept.name,
        progress=message_of(progress),
        milestones=[Milestone(name, reached) for name, reached in milestones.items()],
        fixed=kept.fixed,
        options=options,
        seats=[CompanySeat(**seat) for seat in seats],
        runs=[run_line(run, listed[run["table_id"]], kept.game.info.version) for run in kept.over],
        open=None if kept.open is None else open_line(kept.open, listed[kept.open["table_id"]]),
        dropped=None if kept.dropped is None else convert(kept.dropped, Message),
        patience=kept.patience,
        changed=kept.changed,
        album=album_of(kept.game, kept.record),
    )


def listed_seat(row: RowMapping) -> ListedSeat:
    return ListedSeat(row["name"], row["symbol"], row["kind"])


def run_line(run: RowMapping, seats: list[ListedSeat], version: str) -> CampaignRun:
    table, spectator = (run["table_id"], run["spectator"]) if run["version"] == version else (None, None)
    outcome = json.decode(run["outcome"], type=Outcome)
    return CampaignRun(run["number"], table, spectator, seats, outcome, run["turn"], run["ended"])


def open_line(run: RowMapping, seats: list[ListedSeat]) -> OpenRun:
    return OpenRun(run["number"], run["table_id"], run["spectator"], seats, run["turn"])


@post("/api/campaigns/{campaign:str}/run")
async def next_run(request: AnyRequest, campaign: str, data: RunWish, given: Token = "") -> NewTable:
    """The next run, in other company or the same."""
    limits_of(request).tables.take(visitor(request))
    waits = None if data.patience is None else patience(data.patience)
    return links(house_of(request), await campaigns_of(request).run(campaign, given, seated(data.seats), data.options, waits))


@post("/api/campaigns/{campaign:str}/rename", status_code=200)
async def rename(request: AnyRequest, campaign: str, data: Renaming, given: Token = "") -> CampaignPage:
    """Calls it something else."""
    await campaigns_of(request).rename(campaign, given, named(data.name))
    return await page(request, campaign, given)


@post("/api/campaigns/{campaign:str}/give-up", status_code=200)
async def give_up(request: AnyRequest, campaign: str, given: Token = "") -> CampaignPage:
    """The open run is as if it had never been begun."""
    await campaigns_of(request).give_up(campaign, given)
    return await page(request, campaign, given)


@post("/api/campaigns/{campaign:str}/anew")
async def anew(request: AnyRequest, campaign: str, given: Token = "") -> NewCampaign:
    """A blank campaign of the same game; the old one stays."""
    limits_of(request).tables.take(visitor(request))
    chapter = await campaigns_of(request).anew(campaign, given)
    return NewCampaign(chapter.campaign, chapter.token)
