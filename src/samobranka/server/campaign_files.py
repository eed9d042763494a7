"""A campaign as one file, as the terminal has it: taken from here, and brought here."""

import json
import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from litestar import get, post
from litestar.enums import MediaType
from litestar.response import Response
from msgspec import convert
from sqlalchemy import RowMapping, select

from samobranka import bots, games
from samobranka.core.campaign import Campaign, Run, read_campaign, room_of
from samobranka.core.errors import BadSave
from samobranka.core.table import FORMAT, Table, whole, wholes, wrong
from samobranka.server import campaign_rows, schema, telling
from samobranka.server.campaign_pages import LONGEST_NAME
from samobranka.server.campaign_rows import text
from samobranka.server.campaigns import fresh
from samobranka.server.chronicle import readable
from samobranka.server.http import AnyRequest, Token, campaigns_of, house_of, limits_of, links, visitor
from samobranka.server.keyring import opens_all
from samobranka.server.limits import LARGEST_CAMPAIGN
from samobranka.server.live import Chapter, Seat
from samobranka.server.refusals import NotNow
from samobranka.server.seating import clean, token
from samobranka.server.storage import Database
from samobranka.server.wire.basics import Outcome
from samobranka.server.wire.campaigns import NewCampaign
from samobranka.server.writer import Work

# As many as anybody can wish for.
MOST_SEATS: Final = 32
# Three times what a long campaign has.
MOST_CHOICES: Final = 50_000
Stored = tuple[RowMapping, RowMapping, Sequence[RowMapping]]


@get("/api/campaigns/{campaign:str}/save", media_type=MediaType.TEXT)
async def save_campaign(request: AnyRequest, campaign: str, given: Token = "") -> Response[str]:
    """The whole campaign. While its open run holds secrets, it takes the tokens of all its seats after the campaign's own."""
    own, *tokens = given.split(",")
    kept = await campaigns_of(request).opened(campaign, own)
    packed = Campaign(kept.game)
    packed.record, packed.fixed = kept.record, kept.fixed
    chapters = [await stored(house_of(request).database, run) for run in kept.over]
    if kept.open is None:
        file = await house_of(request).aside(pack, packed, chapters, kept.name)
    else:
        live, _ = await house_of(request).enter(kept.open["table_id"], kept.open["spectator"])
        async with live.lock:
            play = live.table
            if play.outcome is None and not opens_all(live, tokens) and telling.keeps_secrets(play):
                raise NotNow("save-secret")
            packed.table = play
            packed.record = play.record if packed.record is None else packed.record
            file = await house_of(request).aside(pack, packed, chapters, kept.name)
    name = f"{kept.game.info.id}-campaign-{kept.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(file, media_type="application/json", headers=headers)


async def stored(database: Database, run: RowMapping) -> Stored:
    """A chapter with its table and all moves of it."""
    tables, moves = schema.tables.c, schema.moves.c
    (head,) = await database.rows(select(schema.tables).where(tables.id == run["table_id"]))
    return run, head, await database.rows(select(schema.moves).where(moves.table_id == head["id"]).order_by(moves.number))


def pack(packed: Campaign, chapters: Sequence[Stored], name: str) -> str:
    """The text of the file. The runs are not played again: they may be of other rules."""
    packed.runs = [run_of(*chapter) for chapter in chapters]
    return json.dumps({**packed.data(), "name": name})


def run_of(run: RowMapping, head: RowMapping, moves: Sequence[RowMapping]) -> Run:
    save = {
        "format": FORMAT,
        "game": head["game"],
        "version": head["version"],
        "seats": head["seats"],
        "options": json.loads(head["options"]),
        "practice": bool(head["practice"]),
        "setup": json.loads(head["setup"]),
        "record": json.loads(head["record"]),
        "log": [line_of(row) for row in moves],
    }
    return Run(head["seats"], save["options"], json.loads(run["outcome"]), save, run["turn"])


def line_of(row: RowMapping) -> list[object]:
    return ["undo", row["seat"]] if row["undo"] else [row["action"], row["seat"], json.loads(row["chance"])]


@post("/api/campaigns/load", request_max_body_size=LARGEST_CAMPAIGN)
async def load_campaign(request: AnyRequest) -> NewCampaign:
    """A file becomes a campaign again. A run that was open in it is a table again, with everybody here."""
    limits_of(request).loads.take(visitor(request))
    body = await request.body()
    packed, chapter, works = await house_of(request).aside(unpacked, body)
    if packed.table is None:
        await campaigns_of(request).store(works)
        return NewCampaign(chapter.campaign, chapter.token)
    live = await house_of(request).open(packed.table, everybody_here(packed.table.seats), "", chapter, works)
    return NewCampaign(chapter.campaign, chapter.token, links(house_of(request), live))


def unpacked(body: bytes) -> tuple[Campaign, Chapter, list[Work]]:
    """The campaign of a file, the run that is open or would be next, and all that is to be stored. Nothing is believed."""
    try:
        data = read_campaign(body.decode())
    except UnicodeDecodeError:
        raise BadSave("save-not-json", file="save") from None
    game = games.find(str(data.get("game")))
    with readable():
        text(data)  # Numbers and letters that nobody can send on are none.
        packed = Campaign.from_data(game, data)
        if packed.table is not None and packed.table.outcome is not None:
            packed.close_run()
        if packed.record is not None:
            try_out(packed)
        chapter = fresh(clean(str(data.get("name", "")))[:LONGEST_NAME])
        works = [campaign_rows.new_campaign(chapter, game, packed.record, packed.fixed, dropped=packed.dropped)]
        if sum(len(run.save["log"]) for run in packed.runs) > MOST_CHOICES:
            raise BadSave("request-large")
        for run in packed.runs:
            check(game.info.id, run)
            works += campaign_rows.chapter_of_a_file(chapter, new_id(), token(), everybody_here(run.seats), run)
            chapter = replace(chapter, number=chapter.number + 1)
    return packed, chapter, works


def try_out(packed: Campaign) -> None:
    """A record with which nothing can be begun, or told, is refused at the door."""
    game, record, room = packed.game, packed.record, room_of(packed.game)
    least = game.info.seats[0]
    table = Table(game, least, {**game.info.fit(least, {}), **packed.fixed}, 0, record=record)
    text([table.view(None), room.progress(record or {}), dict(room.milestones(record or {}))])


def check(game: str, run: Run) -> None:
    """A run of a file as it can be stored. Whether it can be played again is seen by who wants to see it."""
    save = run.save
    convert(run.outcome, Outcome)
    if save.get("game") != game or not isinstance(save.get("record"), dict) or not isinstance(save.get("options"), dict):
        raise wrong(save.get("game"), "game")
    version = save.get("version")
    if not isinstance(version, str) or "\0" in version or len(version) > 40:
        raise wrong(version, "version")
    if run.seats != whole(save.get("seats"), "seats") or not 1 <= run.seats <= MOST_SEATS:
        raise wrong(run.seats, "seats")
    if not 0 <= run.turn < 2**31:
        raise wrong(run.turn, "turn")
    wholes(save.get("setup"), "setup")
    for line in save["log"]:
        undo = line[0] == "undo"
        if not isinstance(line[0], str) or "\0" in line[0] or not 0 <= whole(line[1], "seat") < run.seats:
            raise wrong(line, "log")
        if not undo:
            wholes(line[2], "log")


def everybody_here(seats: int) -> list[Seat]:
    return [Seat(token(), "here", bots.DEFAULT, "", "", "") for _ in range(seats)]


def new_id() -> str:
    return secrets.token_urlsafe(9)
