"""What a seat is told: the frames of docs/wire.md, made from what that seat may see and nothing else."""

from typing import Any, Final

from msgspec import Raw, json

from samobranka.core.action import Verbs
from samobranka.core.decision import Decision
from samobranka.core.errors import Message
from samobranka.core.events import Event
from samobranka.core.game import Game, View
from samobranka.core.signals import lit, opens, phrases_of, talk_at
from samobranka.core.table import Table
from samobranka.server import story
from samobranka.server.live import Chapter, Live, Said
from samobranka.server.wire.basics import Data, frame
from samobranka.server.wire.tables import Rematch
from samobranka.server.wire.told import SeatLine

# So much of what was said is told to who comes in; storage keeps all of it.
CHAT_LINES: Final = 200

# Choices as they are written. Games do not change what they hand out (core/game.py, `Words`), and mostly hand out the same
# again: so by the very message and the very list a text is found, which costs a good deal less than writing it.
WRITTEN_CHOICES: Final[dict[tuple[int, int, int], tuple[Message, list[str], Raw]]] = {}
# Events as they are written, by game, kind and facts.
WRITTEN_EVENTS: Final[dict[tuple[object, ...], Raw]] = {}
MOST_WRITTEN: Final = 16384
encode: Final = json.Encoder().encode


def facts(live: Live, seat: int | None, since: int) -> list[Raw]:
    """Events from a place in the list on, as this seat saw them."""
    game = live.table.game
    return [event_text(game, event) for event in live.table.events_for(seat, since)]


def event_text(game: Game[Any], event: Event) -> Raw:
    """An event, written. It follows from its kind and facts, and mostly the same things happen again."""
    if event.once:
        return Raw(encode(game.fact(event)))
    key = game, event.kind, *event.facts.items()
    known = WRITTEN_EVENTS.get(key)
    if known is None:
        if len(WRITTEN_EVENTS) >= MOST_WRITTEN:
            WRITTEN_EVENTS.clear()
        known = WRITTEN_EVENTS[key] = Raw(encode(game.fact(event)))
    return known


def chat_line(said: Said) -> Data:
    return {"seat": said.seat, "text": said.text, "at": said.at}


def chat_lines(live: Live, seat: int | None) -> list[Data]:
    """The latest of what this seat has heard."""
    return [chat_line(said) for said in live.chat[-CHAT_LINES:] if seat is None or not said.held]


def seat_lines(live: Live) -> list[SeatLine]:
    online = {listener.seat for listener in live.listeners}
    return [
        SeatLine(number, seat.name, seat.colour, seat.symbol, seat.kind, seat.bot, number in online, seat.taken)
        for number, seat in enumerate(live.seats)
    ]


def everything(live: Live, seat: int | None, step: bytes | None = None) -> bytes:
    table = live.table
    eyes = table.game.eyes(table.state, seat)
    view = live.shown[eyes] = table.view(seat)
    data: Data = {
        "type": "table",
        "table": live.id,
        "watch": live.spectator,
        "game": table.game.info.id,
        "options": table.options,
        "practice": table.practice,
        "seat": seat,
        "eyes": eyes,
        "seats": seat_lines(live),
        "number": live.number,
        "view": view,
        "log": story_text(live, seat),
        "chat": chat_lines(live, seat),
        "talk": talk_at(table.game, table.state),
        "phrases": [phrase._asdict() for phrase in phrases_of(table.game)],
        "lesson": live.taught,
        "campaign": campaign_line(live.chapter, seat),
    }
    return closed(encode(data), Next(live).of(seat) if step is None else step)


def story_text(live: Live, seat: int | None) -> Raw:
    """The story so far, written: what was written for who came before need not be told again. An undo renumbers all of it."""
    base, end, lines = live.told.get(seat, (live.base, 0, []))
    if base != live.base:
        end, lines = 0, []
    lines += map(encode, story.lines(live.table, seat, end, live.base))
    live.told[seat] = live.base, len(live.table.events), lines
    return Raw(b"[" + b",".join(lines) + b"]")


def campaign_line(chapter: Chapter | None, seat: int | None) -> Data | None:
    """Which run of which campaign it is; only who sits here may go on with it."""
    if chapter is None:
        return None
    token = "" if seat is None else chapter.token
    return {"campaign": chapter.campaign, "token": token, "name": chapter.name, "run": chapter.number}


def missed(live: Live, seat: int | None, since: int) -> bytes:
    """For who comes back: what happened from a place in the list on, the whole view, and what was said meanwhile."""
    live.shown.pop(live.table.game.eyes(live.table.state, seat), None)
    return closed(news(live, seat, since, {"chat": chat_lines(live, seat)}), Next(live).of(seat))


def news(live: Live, seat: int | None, since: int, more: Data) -> bytes:
    """What happened from a place in the list on, and what is different now: the parts of the view that changed."""
    table = live.table
    eyes = table.game.eyes(table.state, seat)
    old = live.shown.get(eyes, {})
    view = live.shown[eyes] = table.view(seat)
    data: Data = {
        "type": "events",
        "first": live.base + since,
        "number": live.number,
        "events": facts(live, seat, since),
        "log": story.lines(table, seat, since, live.base),
        "changes": changes(old, view),
        **more,
    }
    if live.lesson is not None:
        data["lesson"] = live.taught
    if table.game.room("signals") is not None:
        data["talk"] = talk_at(table.game, table.state)
    return encode(data)


def changes(old: View, new: View) -> View:
    """The parts of a view that are different. What a game hands out again is the same at a glance."""
    return {name: part for name, part in new.items() if name not in old or (old[name] is not part and old[name] != part)}


def closed(frame: bytes, step: bytes) -> bytes:
    """Who must choose next goes into the same frame."""
    return b"".join((frame[:-1], b',"next":', step, b"}"))


class Next:
    """Who must choose now, as each seat is told it: this seat, somebody else, or nobody any more.

    Each is made once, so that what is the same for two seats is the same object.
    """

    def __init__(self, live: Live) -> None:
        table = self._table = live.table
        self._live = live
        self._asked = live.asked
        self._waits: dict[bool, bytes] = {}
        outcome = table.outcome
        self._over = None if outcome is None else encode({"type": "over", "outcome": outcome.data()})
        self._questions = [(decision, table.game.ask(table.state, decision)) for decision in table.decisions]

    def of(self, seat: int | None) -> bytes:
        if self._over is not None:
            return self._over
        undo = seat is not None and self._table.may_undo(seat)
        for decision, asked in self._questions:
            if decision.seat == seat:
                return self._question(decision, asked, undo)
        wait = self._waits.get(undo)
        if wait is None:
            waits = [
                {"seat": decision.seat, "question": asked, "pieces": self._lit(decision)} for decision, asked in self._questions
            ]
            wait = self._waits[undo] = encode({"type": "wait", "for": waits, "undo": undo})
        return wait

    def _question(self, decision: Decision, asked: Message, undo: bool) -> bytes:
        """A question that keeps its number keeps its words."""
        known = self._asked.get(decision.seat)
        if known is None or known[0] != decision.id or known[1] != undo:
            text = encode(question(self._table, decision, asked, undo))
            known = self._asked[decision.seat] = decision.id, undo, text
        return known[2]

    def _lit(self, decision: Decision) -> list[str]:
        """What the others may point at; there is no use in showing a bot anything."""
        if self._live.is_bot(decision.seat):
            return []
        known = self._live.lit.get(decision.seat)
        if known is None or known[0] != decision.id:
            known = self._live.lit[decision.seat] = decision.id, lit(self._table.game, self._table.state, decision)
        return known[1]


def question(table: Table, decision: Decision, asked: Message, undo: bool) -> Data:
    return {
        "type": "ask",
        "ask": decision.id,
        "seat": decision.seat,
        "question": asked,
        "choices": choices(table, decision),
        "regions": [{"verb": table.game.info.verbs[region.verb], "parts": region.data()} for region in decision.regions],
        "opens": opens(table.game, table.state, decision),
        "undo": undo,
    }


def choices(table: Table, decision: Decision) -> list[Raw]:
    """Written, or found written."""
    state, seat = table.state, decision.seat
    describe, pieces_of = table.game.describe, table.game.pieces
    texts: list[Raw] = []
    for action in decision.choices:
        message = describe(state, seat, action)
        pieces = pieces_of(state, action)
        known = WRITTEN_CHOICES.get((id(message), id(pieces), action[0]))
        texts.append(write_choice(message, pieces, action[0], table.game.info.verbs) if known is None else known[2])
    return texts


def write_choice(message: Message, pieces: list[str], verb: int, verbs: Verbs) -> Raw:
    if len(WRITTEN_CHOICES) >= MOST_WRITTEN:
        WRITTEN_CHOICES.clear()
    text = Raw(encode({"message": message, "pieces": pieces, "verb": verbs[verb]}))
    # Message and pieces are kept too, so that nothing else can come to have their identity.
    WRITTEN_CHOICES[id(message), id(pieces), verb] = message, pieces, text
    return text


def tell_all(live: Live, since: int | None) -> None:
    """To every listener: what happened from `since` on, or everything, and who must choose now.

    Made once for all who see the same, and put together once for all who are asked the same.
    """
    table = live.table
    next_step = Next(live)
    if since is None:
        live.shown.clear()
        anew: dict[int | None, bytes] = {}
        for listener in list(live.listeners):
            if listener.seat not in anew:
                anew[listener.seat] = everything(live, listener.seat, next_step.of(listener.seat))
            listener.send(anew[listener.seat])
        return
    told: dict[int | None, bytes] = {}
    whole: dict[tuple[int | None, int], bytes] = {}
    for listener in list(live.listeners):
        seat = listener.seat
        step = next_step.of(seat)
        eyes = table.game.eyes(table.state, seat)
        text = whole.get((eyes, id(step)))
        if text is None:
            if eyes not in told:
                told[eyes] = news(live, eyes, since, {})
            text = whole[eyes, id(step)] = closed(told[eyes], step)
        listener.send(text)


def rematch_line(live: Live, number: int | None, token: str) -> Rematch:
    if number is None:
        return Rematch(live.id, None, token, "watch", "")
    seat = live.seats[number]
    return Rematch(live.id, number, token, seat.kind, seat.name)


def rematch(live: Live, seat: int | None, token: str) -> bytes:
    """Where this seat, and nobody else, goes on."""
    line = rematch_line(live, seat, token)
    return frame(
        {"type": "rematch", "table": line.table, "seat": seat, "token": line.token, "kind": line.kind, "name": line.name}
    )


def tell_campaign(live: Live) -> None:
    """What its campaign is called now."""
    for listener in list(live.listeners):
        listener.send(frame({"type": "campaign", "campaign": campaign_line(live.chapter, listener.seat)}))


def seats(live: Live) -> bytes:
    return frame({"type": "seats", "seats": seat_lines(live)})


def tell_seats(live: Live) -> None:
    live.tell(seats(live))


def keeps_secrets(table: Table) -> bool:
    """Whether anybody sees something now, or saw something, that others do not."""
    everybody = {table.game.eyes(table.state, seat) for seat in (None, *range(table.seats))}
    views = [table.view(eyes) for eyes in everybody]
    return any(view != views[0] for view in views) or any(event.seats is not None for event in table.events)
