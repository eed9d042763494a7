"""Looking through all tables that are stored, whether or not they are in memory. Nothing is changed here."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import json
from sqlalchemy import RowMapping, Select, or_, select

from samobranka.server import codes, schema
from samobranka.server.keyring import MARK, locked
from samobranka.server.storage import Database
from samobranka.server.wire.basics import Outcome
from samobranka.server.wire.tables import ListedSeat, TableLine

# More tokens than anybody collects.
MOST: Final = 200


async def exists(database: Database, id: str) -> bool:
    return bool(await database.rows(select(schema.tables.c.id).where(schema.tables.c.id == id)))


async def opens(database: Database, id: str, token: str) -> bool:
    """Whether there is such a table, and the token is one of its."""
    if "\0" in id + token or token.startswith(MARK):
        return False
    query = (
        select(schema.tables.c.id)
        .join(schema.seats, schema.seats.c.table_id == schema.tables.c.id)
        .where(schema.tables.c.id == id, or_(schema.seats.c.token == locked(token), schema.tables.c.spectator == token))
    )
    return bool(await database.rows(query.limit(1)))


async def behind(database: Database, code: str) -> str | None:
    """The table that this code leads to."""
    found = await database.rows(select(schema.tables.c.id).where(schema.tables.c.code == codes.cleaned(code)))
    return found[0]["id"] if found else None


async def kept(
    database: Database, id: str
) -> tuple[RowMapping, Sequence[RowMapping], Sequence[RowMapping], Sequence[RowMapping]]:
    """All that is stored of a table: itself, its seats, its moves, its chat."""
    (head,) = await database.rows(select(schema.tables).where(schema.tables.c.id == id))

    def part(of: Any, order: str) -> Select[Any]:
        return select(of).where(of.c.table_id == id).order_by(of.c[order])

    seats = await database.rows(part(schema.seats, "seat"))
    return head, seats, await database.rows(part(schema.moves, "number")), await database.rows(part(schema.chat, "number"))


async def waiting_for_bots(database: Database) -> list[str]:
    """The tables at which a bot must choose, the latest first."""
    tables, seats = schema.tables.c, schema.seats.c
    query = (
        select(tables.id, tables.asked, seats.seat)
        .join(schema.seats, seats.table_id == tables.id)
        .where(tables.over.is_(False), seats.kind == "bot")
        .order_by(tables.changed.desc())
    )
    waiting = [row["id"] for row in await database.rows(query) if str(row["seat"]) in row["asked"].split(",")]
    return list(dict.fromkeys(waiting))


async def lines(database: Database, tokens: Sequence[str]) -> list[TableLine]:
    """The tables that these tokens belong to, the latest first."""
    asked = [token for token in tokens if token and "\0" not in token and not token.startswith(MARK)][:MOST]
    seats, tables = schema.seats.c, schema.tables.c
    query = select(tables.id, seats.token, seats.seat).join(schema.seats, seats.table_id == tables.id)
    opened = {locked(token): token for token in asked}
    sits = await database.rows(query.where(seats.token.in_(opened)))
    found: list[tuple[str, str, int | None]] = [(row["id"], opened[row["token"]], row["seat"]) for row in sits]
    watched = await database.rows(select(tables.id, tables.spectator).where(tables.spectator.in_(asked)))
    found += [(row["id"], row["spectator"], None) for row in watched]
    ids = {id for id, _, _ in found}
    heads = {row["id"]: row for row in await database.rows(select(schema.tables).where(tables.id.in_(ids)))}
    chapters = schema.chapters.c.table_id
    runs = {row["table_id"] for row in await database.rows(select(chapters).where(chapters.in_(ids)))}
    sitting: dict[str, list[ListedSeat]] = {}
    for row in await database.rows(select(schema.seats).where(seats.table_id.in_(ids)).order_by(seats.seat)):
        sitting.setdefault(row["table_id"], []).append(ListedSeat(row["name"], row["symbol"], row["kind"]))
    lines = []
    for id, token, seat in found:
        head = heads[id]
        yours = seat is not None and str(seat) in head["asked"].split(",")
        ended = json.decode(head["result"], type=Outcome) if head["result"] else None
        stands = (head["game"], seat, head["turn"], bool(head["over"]), id in runs, yours, ended)
        lines.append(TableLine(id, token, *stands, sitting[id], head["changed"]))
    return sorted(lines, key=lambda line: line.changed, reverse=True)
