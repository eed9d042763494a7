"""A campaign as rows: what is written when a run begins, ends or is given up.

The record changes in the transaction that holds the last move of a run, and only as long as that run is open.
"""

import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import json
from sqlalchemy import RowMapping, bindparam, delete, exists, insert, select, update

from samobranka.core.campaign import Run, left_by, room_of, settled
from samobranka.core.errors import Message
from samobranka.core.game import Game, OptionValue
from samobranka.core.table import Record
from samobranka.server import schema
from samobranka.server.live import Chapter, Live, Seat
from samobranka.server.rows import ADD_MOVE, ADD_SEAT, ADD_TABLE, held
from samobranka.server.wire.basics import Data
from samobranka.server.wire.tables import PATIENCE
from samobranka.server.writer import Work

CAMPAIGNS: Final = schema.campaigns.c
CHAPTERS: Final = schema.chapters.c
ADD_CAMPAIGN: Final = insert(schema.campaigns)
ADD_CHAPTER: Final = insert(schema.chapters)
THIS_ONE: Final = CAMPAIGNS.id == bindparam("which")
RUN_IS_OPEN: Final = exists(
    select(CHAPTERS.number).where(
        CHAPTERS.campaign_id == bindparam("which"), CHAPTERS.table_id == bindparam("run"), CHAPTERS.ended.is_(None)
    )
)


def new(*names: str) -> dict[str, Any]:
    return {name: bindparam("new_" + name) for name in names}


SET_OUT: Final = update(schema.campaigns).where(THIS_ONE).values(new("fixed", "company", "dropped", "changed"))
LEAVE: Final = update(schema.campaigns).where(THIS_ONE, RUN_IS_OPEN).values(new("record", "record_version", "changed"))
END: Final = (
    update(schema.chapters)
    .where(CHAPTERS.campaign_id == bindparam("which"), CHAPTERS.table_id == bindparam("run"), CHAPTERS.ended.is_(None))
    .values(new("outcome", "ended"))
)
GIVE_UP: Final = update(schema.campaigns).where(THIS_ONE, RUN_IS_OPEN).values(new("company", "dropped", "changed"))
UNSETTLE: Final = update(schema.campaigns).where(THIS_ONE, RUN_IS_OPEN).values(new("record", "fixed"))
CLEAR: Final = delete(schema.tables).where(schema.tables.c.id == bindparam("run"), RUN_IS_OPEN)
RENAME: Final = update(schema.campaigns).where(THIS_ONE).values(new("name", "changed"))


def text(data: object) -> str:
    return json.encode(data).decode()


def new_campaign(
    chapter: Chapter,
    game: Game[Any],
    record: Record | None = None,
    fixed: Mapping[str, OptionValue] | None = None,
    company: str = "",
    dropped: Message | None = None,
) -> Work:
    """A campaign that has no rows yet; `chapter` names it."""
    values = {
        "id": chapter.campaign,
        "token": chapter.token,
        "game": game.info.id,
        "name": chapter.name,
        "record": None if record is None else text(record),
        "record_version": room_of(game).VERSION,
        "fixed": text(fixed or {}),
        "company": company,
        "dropped": "" if dropped is None else text(dropped),
        "changed": time.time(),
    }
    return ADD_CAMPAIGN, values


def begun(live: Live) -> list[Work]:
    """A run begins: what goes to storage together with its table. Nothing at a table that stands for itself."""
    chapter = live.chapter
    if chapter is None:
        return []
    fixed = text(settled(live.table.game, live.table.options))
    out = {"which": chapter.campaign, "new_fixed": fixed, "new_company": "", "new_dropped": "", "new_changed": time.time()}
    row = {"campaign_id": chapter.campaign, "number": chapter.number, "table_id": live.id, "outcome": "", "ended": None}
    return [(SET_OUT, out), (ADD_CHAPTER, row), *ended(live)]


def ended(live: Live) -> list[Work]:
    """The run is over: what goes to storage together with its last move. Nothing as long as it is not."""
    chapter, outcome = live.chapter, None if live.chapter is None else live.table.outcome
    if chapter is None or outcome is None:
        return []
    now = time.time()
    run = {"which": chapter.campaign, "run": live.id}
    version = room_of(live.table.game).VERSION
    left = {**run, "new_record": text(left_by(live.table)), "new_record_version": version, "new_changed": now}
    return [(LEAVE, left), (END, {**run, "new_outcome": text(outcome.data()), "new_ended": now})]


def given_up(campaign: str, number: int, table: str, company: str, why: Message | None) -> list[Work]:
    """The open run was never begun: its table is gone, and nothing is settled if it was the first."""
    run = {"which": campaign, "run": table}
    dropped = "" if why is None else text(why)
    works: list[Work] = [(GIVE_UP, {**run, "new_company": company, "new_dropped": dropped, "new_changed": time.time()})]
    if number == 1:
        works.append((UNSETTLE, {**run, "new_record": None, "new_fixed": "{}"}))
    return [*works, (CLEAR, run)]


def renamed(campaign: str, name: str) -> list[Work]:
    return [(RENAME, {"which": campaign, "new_name": name, "new_changed": time.time()})]


def company_of(seats: Sequence[Data], options: Mapping[str, OptionValue]) -> str:
    """Who would play the next run, and how, as it is kept."""
    return text({"seats": seats, "options": options})


def looks(row: RowMapping) -> Data:
    """A seat of the last run as it may be taken again: whose it is, is not said."""
    return {name: row[name] for name in ("name", "colour", "symbol", "bot")} | {"kind": row["was"] or row["kind"]}


def chapter_of_a_file(chapter: Chapter, table: str, spectator: str, seats: Sequence[Seat], run: Run) -> list[Work]:
    """A run that was played elsewhere. Its table is not played again: it may be of other rules."""
    save = run.save
    now, outcome = time.time(), text(run.outcome)
    head = {
        "id": table,
        "spectator": spectator,
        "code": None,
        "game": save["game"],
        "version": save["version"],
        "seats": run.seats,
        "options": text(save["options"]),
        "practice": bool(save.get("practice")),
        "patience": PATIENCE,
        "setup": text(save["setup"]),
        "record": text(save["record"]),
        "position": None,
        "turn": run.turn,
        "asked": "",
        "over": True,
        "result": outcome,
        "changed": now,
    }
    works: list[Work] = [(ADD_TABLE, head)]
    works += [(ADD_SEAT, {"table_id": table, "seat": number, **held(seat)}) for number, seat in enumerate(seats)]
    for number, line in enumerate(save["log"]):
        undo = line[0] == "undo"
        move = {"seat": line[1], "action": "" if undo else line[0], "chance": "[]" if undo else text(line[2]), "undo": undo}
        works.append((ADD_MOVE, {"table_id": table, "number": number, **move}))
    row = {"campaign_id": chapter.campaign, "number": chapter.number, "table_id": table, "outcome": outcome, "ended": now}
    return [*works, (ADD_CHAPTER, row)]
