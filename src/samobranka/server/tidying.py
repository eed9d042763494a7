"""Tables that nobody needs in memory any more, and those that the owner does not want to keep for ever."""

import asyncio
import logging
import time
from typing import Final

from sqlalchemy import ColumnElement, and_, bindparam, delete, exists, or_, select

from samobranka.server import schema
from samobranka.server.house import House
from samobranka.server.refusals import Away
from samobranka.server.sweeping import sweep

# Seconds between two rounds, and after which a table leaves memory that nobody is at.
ROUND: Final = 60.0
DAY: Final = 24 * 60 * 60.0
# So many tables are deleted at once: between them others write.
AT_ONCE: Final = 100
GONE: Final = delete(schema.tables).where(schema.tables.c.id == bindparam("which"))
log = logging.getLogger(__name__)


async def tidy_up(house: House, finished: float = 0, unfinished: float = 0) -> None:
    """For as long as the house stands. So many days a table is kept that is over, or that is not; 0: for ever."""
    while True:
        await asyncio.sleep(ROUND)
        house.live.put_away_quiet()
        sweep(house)
        try:
            gone = await forget_old(house, finished, unfinished)
            if gone:
                log.warning("%s tables were deleted: nobody had played there for as long as they are kept", gone)
        except Away:
            pass  # Another time.


async def forget_old(house: House, finished: float, unfinished: float) -> int:
    """Deletes tables, with all that belongs to them, but not those of campaigns, nor where somebody is. Says how many."""
    tables, now = schema.tables.c, time.time()
    old: list[ColumnElement[bool]] = []
    for over, days in ((True, finished), (False, unfinished)):
        if days:
            old.append(and_(tables.over.is_(over), tables.changed < now - days * DAY))
    if not old:
        return 0
    of_a_campaign = exists(select(schema.chapters.c.table_id).where(schema.chapters.c.table_id == tables.id))
    found = await house.database.rows(select(tables.id).where(or_(*old), ~of_a_campaign).limit(AT_ONCE))
    ids: list[str] = []
    for row in found:
        live = house.live.peek(row["id"])
        if live is None or live.idle:
            if live is not None:
                live.lost = True
                house.live.forget(live)
            ids.append(row["id"])
    if ids:
        await house.writer.store([(GONE, {"which": id}) for id in ids])
    return len(ids)
