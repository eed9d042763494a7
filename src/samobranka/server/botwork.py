"""What a worker process does: lays the table out again from its log and lets the bot choose from its chair.

A compiled state cannot be sent from process to process; numbers can. The worker remembers the tables it
has seen, so mostly it plays only the newest choices.
"""

import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from typing import Final, NamedTuple

from samobranka import bots, games
from samobranka.bots import Chair
from samobranka.core.decision import Action
from samobranka.core.game import OptionValue, only_seat
from samobranka.core.table import Entry, Record, Table

Line = list[tuple[int, Action, list[int]]]
REMEMBERED: Final = 64
# How long a bot that searches may think, well within what the pool grants.
SECONDS: Final = 3.0
_known: OrderedDict[str, tuple[Table, Line]] = OrderedDict()


class Job(NamedTuple):
    """Plain data: a play, and whose choice it is."""

    key: str
    game: str
    seats: int
    options: dict[str, OptionValue]
    setup: list[int]
    record: Record | None
    position: list[str] | None
    practice: bool
    line: Line
    seat: int
    bot: str
    seed: int
    hint: bool = False


def prepare() -> None:
    """Ctrl-C is the server's business, and a worker does not outlive its server, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow_parent, daemon=True).start()


def follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def choose(job: Job) -> Action:
    """The bot's choice. The bot sees its chair only."""
    table = laid_out(job)
    # By the rules, at a practice table too.
    decision = only_seat(table.game.decisions(table.state), job.seat)
    if decision is None:
        raise ValueError("nothing to choose")
    bot = bots.make(job.bot, job.seed, SECONDS, steady=job.hint)
    return bot.choose(Chair(table.game, job.seat, table.state), decision)


def laid_out(job: Job) -> Table:
    known = _known.pop(job.key, None)
    if known is None or known[0].setup_chance != job.setup or known[1] != job.line[: len(known[1])]:
        known = Table(games.find(job.game), job.seats, job.options, 0, job.practice, job.setup, job.record, job.position), []
    table, played = known
    for seat, action, chance in job.line[len(played) :]:
        table.repeat(Entry(seat, action, chance))
    _known[job.key] = table, job.line
    while len(_known) > REMEMBERED:
        _known.popitem(last=False)
    return table
