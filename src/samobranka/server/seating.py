"""Changes of who sits where. Each is made here, and stored and told by the house."""

import secrets
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from samobranka.server import rows, telling
from samobranka.server.changes import Change
from samobranka.server.live import Live, Seat
from samobranka.server.refusals import NoTable, NotNow


def token() -> str:
    return secrets.token_urlsafe(24)


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


def free(live: Live, number: int) -> Change[Seat]:
    """Offers a seat anew: its old link opens nothing any more, and whoever sat there is seen off."""
    for listener in [listener for listener in live.listeners if listener.seat == number]:
        live.listeners.discard(listener)
        listener.hang_up()
    return reseat(live, number, replace(live.seats[number], token=token(), kind="link", name="", taken=False, was=""))


def claim(live: Live, number: int, name: str) -> Change[Seat]:
    """Gives a free seat to who asks first; to everybody after that it is taken."""
    if number >= len(live.seats) or not live.is_free(number):
        raise NotNow("join-over" if live.table.outcome is not None else "seat-taken")
    old = live.seats[number]
    return reseat(live, number, replace(old, kind="link", name=name or old.name, taken=True, was=""))


def arrive(live: Live, number: int | None, token: str, greet: Callable[[], None]) -> Change[None]:
    """Lets somebody in. Who comes by a link has taken its seat: from now on nobody gets it by the code.

    A bot that sat in because they were away plays no more.
    """
    if number is None:
        return [], greet
    old = live.seats[number]
    if old.token != token:
        raise NoTable("table-unknown")  # It was freed this very moment.
    kind = old.was or old.kind
    back = replace(old, kind=kind, taken=kind == "link", was="") if old.was or kind == "link" else old
    if back == old:
        return [], greet
    works, sit = reseat(live, number, back)

    def tell() -> None:
        sit()
        greet()

    return works, tell
