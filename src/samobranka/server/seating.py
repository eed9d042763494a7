"""Changes of who sits where. Each is made here, and stored and told by the house."""

import secrets
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from msgspec import UNSET, structs

from samobranka import bots
from samobranka.server import rows, telling
from samobranka.server.changes import Change
from samobranka.server.keyring import fits, opens_all
from samobranka.server.live import Live, Seat
from samobranka.server.refusals import NoTable, NotNow
from samobranka.server.wire.tables import SeatChange


def token() -> str:
    return secrets.token_urlsafe(24)


def clean(text: str) -> str:
    return "".join(letter for letter in text if letter.isprintable()).strip()


def reseat(live: Live, number: int, seat: Seat) -> Change[Seat]:
    return rows.seat_change(live, number, seat), partial(tell_seat, live, number, seat)


def tell_seat(live: Live, number: int, seat: Seat) -> Seat:
    live.seats[number] = seat
    if seat.kind == "bot":
        live.aims.end(number)
    telling.tell_seats(live)
    return seat


def again(seat: Seat) -> Seat:
    """The same seat at another table: for its player, although a bot sits in at this one."""
    return replace(seat, token=token(), kind=seat.was or seat.kind, was="")


def wished(live: Live, number: int, token: str | None, change: SeatChange) -> Change[Seat]:
    """What whoever has the seat wants it to look like, or a bot to play it meanwhile. `token`: by which they have it.

    Without one it is the host who wants it.
    """
    old = live.seats[number] if token is None else theirs(live, number, token)
    looks = structs.asdict(change)
    wishes = {name: value for name, value in looks.items() if value is not UNSET and name not in ("away", "seat")}
    if wishes.get("kind") == "bot" or "bot" in wishes:
        bots.make(wishes.get("bot", old.bot), 0)
    for name in ("name", "colour", "symbol"):
        if name in wishes:
            wishes[name] = clean(wishes[name])
    return reseat(live, number, replace(old, **wishes, taken=taken_after(old, change), was=was_after(live, number, change)))


def theirs(live: Live, number: int, token: str) -> Seat:
    """The seat, if it is still theirs who came with this token: it may have been freed this very moment."""
    seat = live.seats[number]
    if not fits(seat.token, token):
        raise NoTable("table-unknown")
    return seat


def was_after(live: Live, number: int, change: SeatChange) -> str:
    """What the seat becomes again by itself. Who hands it to a bot and stays to look on also takes it back themselves."""
    old = live.seats[number]
    if change.kind is UNSET:
        return old.was
    return old.kind if change.kind == "bot" != old.kind and taken_after(old, change) and not live.is_there(number) else ""


def taken_after(old: Seat, change: SeatChange) -> bool:
    """Whether somebody from outside has the seat after this change, or whoever lets a bot play it meanwhile."""
    if change.kind == "bot":
        return old.taken or old.kind == "here" if change.away is UNSET else change.away
    return change.kind != "here" and old.taken


def free(live: Live, number: int, tokens: set[str], host: bool = False) -> Change[Seat]:
    """Offers a seat anew: its old link opens nothing any more, and whoever sat there is seen off.

    It takes the key of the host, or the tokens of all seats as they are at this moment.
    """
    if number >= len(live.seats) or not (host or opens_all(live, tokens)):
        raise NotNow("host-only")
    works, sit = reseat(live, number, replace(live.seats[number], token=token(), kind="link", name="", taken=False, was=""))

    def tell() -> Seat:
        for listener in [listener for listener in live.listeners if listener.seat == number]:
            live.listeners.discard(listener)
            listener.hang_up()
        return sit()

    return works, tell


def claim(live: Live, number: int, name: str) -> Change[Seat]:
    """Gives a free seat to who asks first, with a token that whoever laid the table does not know; then it is taken."""
    if number >= len(live.seats) or not live.is_free(number):
        raise NotNow("join-over" if live.table.outcome is not None else "seat-taken")
    old = live.seats[number]
    return reseat(live, number, replace(old, token=token(), kind="link", name=name or old.name, taken=True, was=""))


def arrive(live: Live, number: int | None, token: str, greet: Callable[[], None]) -> Change[None]:
    """Lets somebody in. Who comes by a link has taken its seat: from now on nobody gets it by the code.

    A bot that sat in because they were away plays no more.
    """
    if number is None:
        return [], greet
    old = theirs(live, number, token)
    kind = old.was or old.kind
    back = replace(old, kind=kind, taken=kind == "link", was="") if old.was or kind == "link" else old
    if back == old:
        return [], greet
    works, sit = reseat(live, number, back)

    def tell() -> None:
        sit()
        greet()

    return works, tell
