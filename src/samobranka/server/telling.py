"""What a seat is told: the frames of docs/wire.md, made from what that seat may see and nothing else."""

from typing import Final

from msgspec import Raw, json

from samobranka.core.decision import Decision, bounds_of
from samobranka.core.table import Table
from samobranka.server.live import Live, Said
from samobranka.server.wire import Data, SeatLine, frame, message_data

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
                line = {"number": at, "message": message_data(live.table.game.tell(seen))}
                both = known[id(seen)] = Raw(json.encode(seen.data())), Raw(json.encode(line))
            events.append(both[0])
            log.append(both[1])
    return events, log


def story(table: Table, seat: int | None) -> list[Data]:
    """The log of a table that nobody plays at, such as a replay."""
    seen = ((at, event.seen_by(seat)) for at, event in enumerate(table.events))
    return [{"number": at, "message": message_data(table.game.tell(event))} for at, event in seen if event is not None]


def chat_line(said: Said) -> Data:
    return {"seat": said.seat, "text": said.text, "at": said.at}


def seat_lines(live: Live) -> list[SeatLine]:
    here = {listener.seat for listener in live.listeners}
    return [
        SeatLine(number, seat.name, seat.colour, seat.symbol, seat.kind, seat.bot, number in here)
        for number, seat in enumerate(live.seats)
    ]


def everything(live: Live, seat: int | None, known: Known | None = None) -> str:
    table = live.table
    return frame(
        {
            "type": "table",
            "table": live.id,
            "game": table.game.info.id,
            "options": table.options,
            "practice": table.practice,
            "seat": seat,
            "seats": seat_lines(live),
            "number": live.number,
            "view": table.view(seat),
            "log": happened(live, seat, 0, {} if known is None else known)[1],
            "chat": [chat_line(said) for said in live.chat[-CHAT_LINES:]],
        }
    )


def news(live: Live, seat: int | None, since: int, known: Known | None = None, chat: bool = False) -> str:
    """What happened from a place in the list on. Who comes back gets the chat with it, to see what was said meanwhile."""
    events, log = happened(live, seat, since, {} if known is None else known)
    data: Data = {
        "type": "events",
        "first": live.base + since,
        "number": live.number,
        "events": events,
        "log": log,
        "view": live.table.view(seat),
    }
    if chat:
        data["chat"] = [chat_line(said) for said in live.chat[-CHAT_LINES:]]
    return frame(data)


def next_step(live: Live, seat: int | None, waits: list[Data] | None = None) -> str:
    """Who must choose now: this seat, somebody else, or nobody any more."""
    table = live.table
    outcome = table.outcome
    if outcome is not None:
        return frame({"type": "over", "outcome": outcome.data()})
    undo = seat is not None and not table.why_no_undo(seat)
    decision = None if seat is None else table.decision_of(seat)
    if decision is not None:
        return frame(question(table, decision, undo))
    return frame({"type": "wait", "for": waiting(table) if waits is None else waits, "undo": undo})


def waiting(table: Table) -> list[Data]:
    return [{"seat": one.seat, "question": message_data(table.game.ask(table.state, one))} for one in table.decisions]


def question(table: Table, decision: Decision, undo: bool) -> Data:
    game, state = table.game, table.state
    return {
        "type": "ask",
        "ask": decision.id,
        "seat": decision.seat,
        "question": message_data(game.ask(state, decision)),
        "choices": [
            {
                "message": message_data(game.describe(state, decision.seat, action)),
                "pieces": game.pieces(state, action),
                "verb": game.info.verbs[action[0]],
            }
            for action in decision.choices
        ],
        "region": bounds_of(decision.region),
        "undo": undo,
    }


def tell_all(live: Live, since: int | None) -> None:
    """To every listener: what happened from `since` on, or everything, and who must choose now."""
    told: dict[int | None, tuple[str, str]] = {}
    known: Known = {}
    waits = waiting(live.table)
    for listener in list(live.listeners):
        seat = listener.seat
        if seat not in told:
            first = everything(live, seat, known) if since is None else news(live, seat, since, known)
            told[seat] = first, next_step(live, seat, waits)
        listener.send(*told[seat])


def tell_seats(live: Live) -> None:
    text = frame({"type": "seats", "seats": seat_lines(live)})
    for listener in list(live.listeners):
        listener.send(text)


def keeps_secrets(table: Table) -> bool:
    """Whether anybody sees something now, or saw something, that others do not."""
    views = [{name: value for name, value in table.view(seat).items() if name != "seat"} for seat in range(table.seats)]
    return any(view != views[0] for view in views) or any(event.seats is not None for event in table.events)
