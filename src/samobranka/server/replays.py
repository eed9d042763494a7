"""What has been played: saved, loaded, and seen again. Playing a whole game anew takes time, so it happens in a thread."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, cast

from litestar import get, post
from litestar.enums import MediaType
from litestar.response import Response
from msgspec import convert

from samobranka import bots, games
from samobranka.core.decision import Decision
from samobranka.core.errors import BadOption, BadSave, SamobrankaError
from samobranka.core.events import Event
from samobranka.core.game import Game, State, View, only_seat
from samobranka.core.gesture import gesture_of
from samobranka.core.table import Entry, Table, read_save
from samobranka.server import story, telling
from samobranka.server.http import AnyRequest, Token, house_of, limits_of, links, visitor
from samobranka.server.keyring import opens_all
from samobranka.server.limits import LARGEST_SAVE, LONGEST_TABLE, REPLAY_PART
from samobranka.server.live import Live, Seat
from samobranka.server.refusals import NotNow
from samobranka.server.seating import token
from samobranka.server.wire.basics import Data, Line, Message, Outcome, message_of
from samobranka.server.wire.regions import Gesture, gesture_from
from samobranka.server.wire.replays import Replay, ReplayStep, Seen
from samobranka.server.wire.tables import NewTable

# Eyes that are no seat's.
ALL: Final = "all"
WATCH: Final = "watch"


@post("/api/tables/load", request_max_body_size=LARGEST_SAVE)
async def load_table(request: AnyRequest) -> NewTable:
    """A save becomes a table again, with everybody here; seats can be changed afterwards."""
    limits_of(request).loads.take(visitor(request))
    body = await request.body()
    table = await house_of(request).aside(read, body)
    seats = [Seat(token(), "here", bots.DEFAULT, "", "", "") for _ in range(table.seats)]
    return links(house_of(request), await house_of(request).open(table, seats))


def read(body: bytes) -> Table:
    try:
        data = read_save(body.decode())
        data["log"] = bounded(data.get("log"), data.get("practice") is True)
        table = Table.from_data(games.find(str(data.get("game"))), data)
        # A record may hold numbers that nobody can be told.
        telling.encode([table.record, table.view(None)])
        return table
    except SamobrankaError:
        raise
    except UnicodeDecodeError:
        raise BadSave("save-not-json", file="save") from None
    except Exception as error:
        raise BadSave("save-broken", entry=0, why=type(error).__name__) from error


def bounded(log: object, practice: bool) -> object:
    """A log as it can be played again in reasonable time; of a long one without what was taken back."""
    if not isinstance(log, list) or len(log) <= LONGEST_TABLE:
        return log
    kept: list[list[object]] = []
    for number, line in enumerate(log, 1):
        if line[0] == "undo":
            at = next((at for at in reversed(range(len(kept))) if practice or kept[at][1] == line[1]), None)
            if at is None:
                raise BadSave("save-broken", entry=number, why=repr(line)[:40])
            del kept[at]
        else:
            kept.append(line)
    if len(kept) > LONGEST_TABLE:
        raise BadSave("save-long", entries=len(kept), most=LONGEST_TABLE)
    return kept


@get("/api/tables/{table:str}/save", media_type=MediaType.TEXT)
async def save(request: AnyRequest, table: str, given: Token = "") -> Response[str]:
    """The save. It shows what chance gave to whom; while that is secret, it takes the tokens of all seats."""
    tokens = given.split(",")
    live, _ = await house_of(request).enter(table, tokens[0])
    async with live.lock:
        play = live.table
        if live.older:
            raise NotNow("table-older", saved=live.older, here=play.game.info.version)
        everybody = opens_all(live, tokens)
        if play.outcome is None and not play.practice and not everybody and telling.keeps_secrets(play):
            raise NotNow("save-secret")
        text = play.to_json()
    name = f"{play.game.info.id}-{live.id}.json"
    return Response(text, media_type="application/json", headers={"Content-Disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{table:str}/replay")
async def replay(request: AnyRequest, table: str, given: Token = "", eyes: str = "", since: int = 0) -> Replay:
    """The play, choice by choice: as the token's owner saw it or, when it is over, as anybody did.

    A long one comes in parts: `since` is after how many choices this one begins.
    """
    live, seat = await house_of(request).enter(table, given)
    async with live.lock:
        play = live.table
        over = play.outcome is not None
        if not over and not play.practice and not live.older:
            raise NotNow("replay-later")
        own = WATCH if seat is None else str(seat)
        may = [ALL, WATCH, *map(str, range(play.seats))] if over else [own]
        chosen = eyes or own
        if chosen not in may:
            raise BadOption("replay-eyes", eyes=chosen[:40], known=", ".join(may))
        line = list(play.made)
        if not 0 <= since <= len(line):
            raise BadOption("seen-gone")
        empty = shell(live, chosen, may)
    return await house_of(request).aside(fill, empty, play, line, since)


def shell(live: Live, eyes: str, may: list[str]) -> Replay:
    """All that need not be played again. Watching may be shared when there is nothing left to spy on."""
    play = live.table
    outcome = play.outcome
    ended = None if outcome is None else convert(outcome.data(), Outcome)
    spectator = live.spectator if ended else ""
    sitting = telling.seat_lines(live)
    begun = live.id, play.game.info.id, play.practice, ended, spectator, sitting, eyes, may
    return Replay(*begun, {}, 0, 0, len(play.made), [], [], [], [])


def fill(replay: Replay, play: Table, line: Sequence[Entry], since: int = 0) -> Replay:
    """Plays the line again on a table of its own, and writes down what these eyes see of one part of it."""
    again = play.replay(0)
    for entry in line[:since]:
        again.repeat(entry)
    replay.view = view = seen_through(replay.eyes, again)
    replay.turn, replay.number = again.turn, len(again.events)
    for entry in line[since : since + REPLAY_PART]:
        message = told_choice(again.game, again.state, entry, replay.eyes)
        gesture = told_gesture(again.game, again.decision_of(entry.seat), entry, replay.eyes) if message else None
        again.repeat(entry)
        now = seen_through(replay.eyes, again)
        changes = telling.changes(view, now)
        replay.steps.append(ReplayStep(entry.seat, message, gesture, again.turn, len(again.events), changes))
        view = now
    face, first = partial(face_of, replay.eyes), replay.number if since else 0
    seen = story.faces(again, face, first, len(again.events))
    replay.events = [again.game.fact(event) for _, event in seen]
    replay.told = story.one_by_one(again.game, seen)
    replay.log = story.all_lines(again, face, first)
    return replay


def face_of(eyes: str, event: Event) -> Event | None:
    return event if eyes == ALL else event.seen_by(seat_of(eyes))


def seat_of(eyes: str) -> int | None:
    return None if eyes in (ALL, WATCH) else int(eyes)


def seen_through(eyes: str, table: Table) -> View:
    if eyes == ALL:
        return cast(Data, opened([table.view(seat) for seat in (None, *range(table.seats))]))
    return table.view(seat_of(eyes))


def opened(views: Sequence[object]) -> object:
    """What many see, laid together: where they differ, what shows more. A list shows more than how long it is."""
    first = views[0]
    if all(view == first for view in views):
        return first
    if all(isinstance(view, dict) for view in views):
        dicts = cast(Sequence[Data], views)
        names = dict.fromkeys(name for view in dicts for name in view)
        return {name: opened([view[name] for view in dicts if name in view]) for name in names}
    lists = [view for view in views if isinstance(view, list)]
    if lists and len(lists) == len(views) and len({len(each) for each in lists}) == 1:
        return [opened(parts) for parts in zip(*lists, strict=True)]
    if lists:
        return max(lists, key=len)
    return next((view for view in views if isinstance(view, dict)), next((view for view in views if view is not None), None))


def told_choice(game: Game[Any], state: State, entry: Entry, eyes: str) -> Message | None:
    """The choice in words, before it is made; for those only who see all that its maker sees."""
    if eyes != ALL and game.eyes(state, seat_of(eyes)) != game.eyes(state, entry.seat):
        return None
    return message_of(game.describe(state, entry.seat, entry.action))


def told_gesture(game: Game[Any], asked: Decision | None, entry: Entry, eyes: str) -> Gesture | None:
    """How the choice is drawn; what was aimed at in secret, only who aimed is told, or everybody when all lies open."""
    region = None if asked is None else asked.region_of(entry.action)
    if region is None or (region.secret and eyes not in (ALL, str(entry.seat))):
        return None
    return gesture_from(gesture_of(game, asked, entry.action))


@get("/api/tables/{table:str}/seen")
async def seen(request: AnyRequest, table: str, number: int, given: Token = "") -> Seen:
    """The table right after the choice that caused this event, as this seat saw it. What was taken back is gone."""
    live, seat = await house_of(request).enter(table, given)
    async with live.lock:
        play = live.table
        at = number - live.base
        if not 0 <= at < len(play.events) or play.events[at].seen_by(seat) is None:
            raise BadOption("seen-gone")
        return look_back(live, play.choice_of(at), seat, story.line_with(play, seat, at, live.base))


def look_back(live: Live, choice: int, seat: int | None, line: Line) -> Seen:
    """After so many choices. What happened at the set-up is seen before any of them."""
    play = live.table
    game, state = play.game, play.state_after(choice)
    first, end = play.first_event(choice - 1) if choice else 0, play.first_event(choice)
    seen = story.faces(play, lambda event: event.seen_by(seat), first, end)
    found = Seen(
        choice,
        len(play.made),
        live.base + first,
        live.base + end,
        game.turn(state),
        seat=None,
        message=None,
        gesture=None,
        line=line,
        before=None,
        view=game.view(state, seat),
        events=[game.fact(event) for _, event in seen],
        told=story.one_by_one(game, seen, live.base),
    )
    if choice:
        before, entry = play.state_after(choice - 1), play.made[choice - 1]
        found.seat = entry.seat
        eyes = WATCH if seat is None else str(seat)
        found.message = told_choice(game, before, entry, eyes)
        if found.message is not None:
            found.gesture = told_gesture(game, only_seat(game.decisions(before), entry.seat), entry, eyes)
        found.before = game.view(before, seat)
    return found
