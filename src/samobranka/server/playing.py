"""Changes that players make: they answer, take back, and say something. Each is made here, and stored and told by the house."""

import time
from functools import partial

from samobranka.core.decision import Action
from samobranka.server import campaign_rows, rows, signals, telling
from samobranka.server.answers import chosen
from samobranka.server.changes import Change
from samobranka.server.limits import LONGEST_TABLE
from samobranka.server.live import Live, Said
from samobranka.server.refusals import NotNow
from samobranka.server.wire.heard import CHAT_LIMIT, Answer


def answer(live: Live, seat: int, given: Answer) -> Change[None]:
    if live.is_bot(seat):
        raise NotNow("seat-bot")
    return act(live, seat, chosen(live.table, seat, given), given.ask)


def act(live: Live, seat: int, action: Action, ask: int) -> Change[None]:
    refuse_if_closed(live)
    events, entries = len(live.table.events), len(live.table.log)
    lesson = live.lesson
    if lesson is None:
        live.table.act(seat, action, ask)
    else:
        lesson.act(live.table, seat, action, ask)
    works = [*rows.moves_from(live, entries), *campaign_rows.ended(live)]
    return works, partial(tell_played, live, events)


def refuse_if_closed(live: Live) -> None:
    """It is looked at, and not played on: it is too long, or began by other rules than those that are here."""
    if live.older:
        raise NotNow("table-older", saved=live.older, here=live.table.game.info.version)
    if live.is_long:
        raise NotNow("table-long", most=LONGEST_TABLE)


def tell_played(live: Live, events: int) -> None:
    """What happened, to everybody. Who aimed for a question that is gone aims no more."""
    live.aims.settle(live.table)
    telling.tell_all(live, events)
    signals.let_go(live)


def undo(live: Live, seat: int) -> Change[None]:
    """Takes back. At a practice table also what bots did since, or they would do it again at once."""
    refuse_if_closed(live)
    entries = len(live.table.log)
    live.undo(seat)
    while only_bots(live) and not live.table.why_no_undo(seat):
        live.undo(seat)
    return rows.moves_from(live, entries), partial(tell_undone, live)


def only_bots(live: Live) -> bool:
    return live.table.practice and all(live.is_bot(decision.seat) for decision in live.table.decisions)


def tell_undone(live: Live) -> None:
    live.aims.end_all()
    telling.tell_all(live, None)
    signals.let_go(live)


def say(live: Live, seat: int | None, text: str) -> Change[None]:
    plain = "".join(letter for letter in text if letter == "\n" or letter.isprintable()).strip()
    if not plain:
        raise NotNow("chat-empty")
    if len(plain) > CHAT_LIMIT:
        raise NotNow("chat-long", length=len(plain), limit=CHAT_LIMIT)
    said = Said(seat, plain, round(time.time(), 3), signals.held(live, seat))
    return rows.chat_line(live, said), partial(tell_said, live, said)


def tell_said(live: Live, said: Said) -> None:
    live.chat.append(said)
    signals.tell_line(live, said, live.listeners)
