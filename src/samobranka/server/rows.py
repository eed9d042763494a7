"""A table as rows, and rows as a table again."""

import time
from collections.abc import Sequence
from typing import Any, Final

from msgspec import json
from sqlalchemy import RowMapping, bindparam, insert, update

from samobranka import games
from samobranka.core.errors import BadSave, SamobrankaError
from samobranka.core.signals import talk_at
from samobranka.core.table import Entry, Record, Table
from samobranka.server import schema
from samobranka.server.keyring import locked
from samobranka.server.live import Live, Said, Seat, Standing
from samobranka.server.writer import Work

# What is kept of a seat.
SEAT: Final = ("token", "kind", "bot", "name", "colour", "symbol", "taken", "was")
ADD_TABLE: Final = insert(schema.tables)
ADD_SEAT: Final = insert(schema.seats)
ADD_MOVE: Final = insert(schema.moves)
ADD_CHAT: Final = insert(schema.chat)
STANDS: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("which"))
    .values({name: bindparam("new_" + name) for name in Standing._fields})
)
STANDS_VALUES: Final = ("which", *("new_" + name for name in Standing._fields))
CHANGE_SEAT: Final = (
    update(schema.seats)
    .where(schema.seats.c.table_id == bindparam("which"), schema.seats.c.seat == bindparam("where"))
    .values({name: bindparam("new_" + name) for name in SEAT})
)


# How it stands is written when it stands differently; otherwise only the time is new, and that much of it may be lost.
OFTEN_ENOUGH: Final = 20.0


def standing(table: Table) -> Standing:
    """How it stands, for lists."""
    asked = ",".join([str(decision.seat) for decision in table.decisions])
    outcome = table.outcome
    result = "" if outcome is None else json.encode(outcome.data()).decode()
    return Standing(table.turn, asked, outcome is not None, result, time.time())


def new_table(live: Live) -> list[Work]:
    """All of a table that has no rows yet."""
    table = live.table
    info = table.game.info
    live.stood = standing(table)
    head = {
        "id": live.id,
        "spectator": live.spectator,
        "code": live.code or None,
        "game": info.id,
        "version": info.version,
        "seats": table.seats,
        "options": json.encode(table.options).decode(),
        "practice": table.practice,
        "patience": live.patience,
        "setup": json.encode(table.setup_chance).decode(),
        "record": None if table.record is None else json.encode(table.record).decode(),
        "position": None if table.position is None else "\n".join(table.position),
        **live.stood._asdict(),
    }
    works: list[Work] = [(ADD_TABLE, head)]
    for number, seat in enumerate(live.seats):
        works.append((ADD_SEAT, {"table_id": live.id, "seat": number, **held(seat)}))
    return works + [(ADD_MOVE, move(live, number)) for number in range(len(table.log))]


def held(seat: Seat) -> dict[str, Any]:
    """Whose seat it is, and how it looks."""
    return {name: getattr(seat, name) for name in SEAT} | {"token": locked(seat.token)}


def move(live: Live, number: int) -> dict[str, Any]:
    entry = live.table.log[number]
    return {
        "table_id": live.id,
        "number": number,
        "seat": entry.seat,
        "action": "" if entry.undo else live.table.game.info.verbs.text(entry.action),
        "chance": json.encode(entry.chance).decode(),
        "undo": entry.undo,
    }


def moves_from(live: Live, since: int) -> list[Work]:
    """The log from an entry on, and how the table stands after it."""
    works: list[Work] = [(ADD_MOVE, move(live, number)) for number in range(since, len(live.table.log))]
    now, then = standing(live.table), live.stood
    if then is None or now[:-1] != then[:-1] or now.changed - then.changed > OFTEN_ENOUGH:
        live.stood = now
        works.append((STANDS, dict(zip(STANDS_VALUES, (live.id, *now), strict=True))))
    return works


def seat_change(live: Live, number: int, seat: Seat) -> list[Work]:
    changes = {"new_" + name: value for name, value in held(seat).items()}
    return [(CHANGE_SEAT, {"which": live.id, "where": number, **changes})]


def chat_line(live: Live, said: Said) -> list[Work]:
    values = {"table_id": live.id, "number": len(live.chat), "seat": said.seat, "text": said.text, "at": said.at}
    return [(ADD_CHAT, values)]


def seat_of(row: RowMapping) -> Seat:
    return Seat(**{name: row[name] for name in SEAT} | {"taken": bool(row["taken"])})


def rebuild(head: RowMapping, seats: Sequence[RowMapping], moves: Sequence[RowMapping], chat: Sequence[RowMapping]) -> Live:
    """Plays the stored log again, with the luck it had. Of a table of another version as much as can be played by these rules.

    A run of a campaign is not looked at by other rules: it is begun anew.
    """
    game = games.find(head["game"])
    other = BadSave("save-version", game=game.info.id, saved=head["version"], here=game.info.version)
    older: str = "" if head["version"] == game.info.version else head["version"]
    if older and head["record"] is not None:
        raise other
    number, laid = 0, False
    try:
        setup: list[int] = json.decode(head["setup"])
        record: Record | None = None if head["record"] is None else json.decode(head["record"])
        position: list[str] | None = None if head["position"] is None else head["position"].splitlines()
        options, practice = json.decode(head["options"]), bool(head["practice"])
        table = Table(game, head["seats"], options, None, practice, setup, record, position)
        live = Live(head["id"], head["spectator"], table, [seat_of(row) for row in seats], head["code"] or "")
        live.patience = head["patience"]
        live.older = older
        laid = True
        for row in moves:
            number += 1
            if row["undo"]:
                live.undo(row["seat"])
            else:
                table.repeat(Entry(row["seat"], game.info.verbs.parse(row["action"]), json.decode(row["chance"])))
    except (SamobrankaError, KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        why = error.message if isinstance(error, SamobrankaError) else repr(error)
        if not older:
            raise BadSave("save-broken", entry=number, why=why) from error
        if not laid:
            raise other from error
    live.chat = said_again(live.table, chat)
    return live


def said_again(table: Table, chat: Sequence[RowMapping]) -> list[Said]:
    """Which texts of spectators were held back is not written down: so all of them are, where talk is not open."""
    closed = talk_at(table.game, table.state) != "open"
    return [Said(row["seat"], row["text"], row["at"], closed and row["seat"] is None) for row in chat]
