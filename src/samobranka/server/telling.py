"""What a seat is told: the frames of docs/wire.md, made from what that seat may see and nothing else."""

from typing import Final

from msgspec import Raw, json

from samobranka.core.decision import Decision, bounds_of
from samobranka.core.game import View
from samobranka.core.table import Table
from samobranka.server.live import Live, Said
from samobranka.server.wire import Data, Rematch, SeatLine, frame

# So much of what was said is told to who comes in; storage keeps all of it.
CHAT_LINES: Final = 200
# What has been put into words once need not be for the next listener: events by identity, while one telling lasts.
Known = dict[int, tuple[Raw, Raw]]


def happened(live: Live, seat: int | None, since: int, known: Known) -> tuple[list[Raw], list[Raw]]:
    """Events from a place in the list on, as this seat saw them, and their sentences with their numbers."""
    events: list[Raw] = []
    log: list[Raw] = []
    for at, event in enumerate(live.table.events[since:], live.base + since):
        seen = event.seen_by(seat)
        if seen is not None:
            both = known.get(id(seen))
            if both is None:
                line = {"number": at, "message": live.table.game.tell(seen)}
                both = known[id(seen)] = Raw(json.encode(seen.data())), Raw(json.encode(line))
            events.append(both[0])
            log.append(both[1])
    return events, log


def chat_line(said: Said) -> Data:
    return {"seat": said.seat, "text": said.text, "at": said.at}


def seat_lines(live: Live) -> list[SeatLine]:
    here = {listener.seat for listener in live.listeners}
    return [
        SeatLine(number, seat.name, seat.colour, seat.symbol, seat.kind, seat.bot, number in here, seat.taken)
        for number, seat in enumerate(live.seats)
    ]


def everything(live: Live, seat: int | None, known: Known | None = None, step: bytes | None = None) -> bytes:
    table = live.table
    view = live.shown[table.game.eyes(table.state, seat)] = table.view(seat)
    data: Data = {
        "type": "table",
        "table": live.id,
        "game": table.game.info.id,
        "options": table.options,
        "practice": table.practice,
        "seat": seat,
        "eyes": table.game.eyes(table.state, seat),
        "seats": seat_lines(live),
        "number": live.number,
        "view": view,
        "log": happened(live, seat, 0, {} if known is None else known)[1],
        "chat": [chat_line(said) for said in live.chat[-CHAT_LINES:]],
        "lesson": live.taught,
    }
    return closed(json.encode(data), next_step(live, seat) if step is None else step)


def missed(live: Live, seat: int | None, since: int) -> bytes:
    """For who comes back: what happened from a place in the list on, the whole view, and what was said meanwhile."""
    live.shown.pop(live.table.game.eyes(live.table.state, seat), None)
    chat = [chat_line(said) for said in live.chat[-CHAT_LINES:]]
    return closed(news(live, seat, since, {}, {"chat": chat}), next_step(live, seat))


def news(live: Live, seat: int | None, since: int, known: Known, more: Data) -> bytes:
    """What happened from a place in the list on, and what is different now: the parts of the view that changed."""
    table = live.table
    eyes = table.game.eyes(table.state, seat)
    old = live.shown.get(eyes, {})
    view = live.shown[eyes] = table.view(seat)
    events, log = happened(live, seat, since, known)
    data: Data = {
        "type": "events",
        "first": live.base + since,
        "number": live.number,
        "events": events,
        "log": log,
        "changes": changes(old, view),
        **({} if live.lesson is None else {"lesson": live.taught}),
        **more,
    }
    return json.encode(data)


def changes(old: View, new: View) -> View:
    """The parts of a view that are different."""
    return {name: part for name, part in new.items() if name not in old or old[name] != part}


def closed(frame: bytes, step: bytes) -> bytes:
    """Who must choose next goes into the same frame."""
    return frame[:-1] + b',"next":' + step + b"}"


def next_step(live: Live, seat: int | None, waits: Raw | None = None) -> bytes:
    """Who must choose now: this seat, somebody else, or nobody any more."""
    table = live.table
    outcome = table.outcome
    if outcome is not None:
        return json.encode({"type": "over", "outcome": outcome.data()})
    undo = seat is not None and not table.why_no_undo(seat)
    decision = None if seat is None else table.decision_of(seat)
    if decision is not None:
        return json.encode(question(table, decision, undo))
    return json.encode({"type": "wait", "for": waiting(table) if waits is None else waits, "undo": undo})


def waiting(table: Table) -> Raw:
    waits = [{"seat": one.seat, "question": table.game.ask(table.state, one)} for one in table.decisions]
    return Raw(json.encode(waits))


def question(table: Table, decision: Decision, undo: bool) -> Data:
    game, state = table.game, table.state
    return {
        "type": "ask",
        "ask": decision.id,
        "seat": decision.seat,
        "question": game.ask(state, decision),
        "choices": [
            {
                "message": game.describe(state, decision.seat, action),
                "pieces": game.pieces(state, action),
                "verb": game.info.verbs[action[0]],
            }
            for action in decision.choices
        ],
        "region": bounds_of(decision.region),
        "undo": undo,
    }


def tell_all(live: Live, since: int | None) -> None:
    """To every listener: what happened from `since` on, or everything, and who must choose now.

    Made once for all who see the same, and put together once for all who are asked the same.
    """
    table = live.table
    told: dict[int | None, bytes] = {}
    whole: dict[tuple[int | None, bytes], bytes] = {}
    known: Known = {}
    waits = waiting(table)
    steps: dict[int | None, bytes] = {}
    if since is None:
        live.shown.clear()
    for listener in list(live.listeners):
        seat = listener.seat
        step = steps.get(seat)
        if step is None:
            step = steps[seat] = next_step(live, seat, waits)
        if since is None:
            listener.send(everything(live, seat, known, step))
            continue
        eyes = table.game.eyes(table.state, seat)
        if eyes not in told:
            told[eyes] = news(live, eyes, since, known, {})
        text = whole.get((eyes, step))
        if text is None:
            text = whole[eyes, step] = closed(told[eyes], step)
        listener.send(text)


def rematch_line(live: Live, number: int | None) -> Rematch:
    if number is None:
        return Rematch(live.id, None, live.spectator, "watch", "")
    seat = live.seats[number]
    return Rematch(live.id, number, seat.token, seat.kind, seat.name)


def rematch(live: Live, seat: int | None) -> bytes:
    """Where this seat, and nobody else, goes on."""
    line = rematch_line(live, seat)
    return frame(
        {"type": "rematch", "table": line.table, "seat": seat, "token": line.token, "kind": line.kind, "name": line.name}
    )


def tell_seats(live: Live) -> None:
    live.tell(frame({"type": "seats", "seats": seat_lines(live)}))


def keeps_secrets(table: Table) -> bool:
    """Whether anybody sees something now, or saw something, that others do not."""
    everybody = {table.game.eyes(table.state, seat) for seat in (None, *range(table.seats))}
    views = [table.view(eyes) for eyes in everybody]
    return any(view != views[0] for view in views) or any(event.seats is not None for event in table.events)
