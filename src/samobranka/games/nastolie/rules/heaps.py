"""Missiles on discs, on cards and in the reserve: the only places where they change hands."""

from samobranka.core.events import Emit, Event
from samobranka.core.names import NOTHING
from samobranka.games.nastolie.material import ENDLESS, FIRST_MISSILE, NO_MISSILE
from samobranka.games.nastolie.names import CHARACTERS, MISSILE
from samobranka.games.nastolie.state import GROUND, KIND, MISSILE_KIND, NOBODY, ON_CARD, RESERVE, State


def lay(s: State, missile: int, disc: int, seat: int, cause: str, emit: Emit) -> None:
    """NA-601, NA-608, NA-616: on top of what lies there; it belongs to whoever put it."""
    if missile in s.stack:
        s.stack.remove(missile)
    s.stack.append(missile)
    s.where[missile] = disc
    s.by[missile - MISSILE] = seat
    if emit is not None:
        facts: dict[str, int | str] = {"missile": missile, "sort": MISSILE_KIND[missile], "on": disc, "seat": seat}
        emit(Event("laid", facts | {"cause": cause}))


def put_away(s: State, missile: int) -> int:
    """NA-603, NA-618, NA-1105: to the reserve, which is also where an endless supply lies; the disc it lay on, or NOTHING."""
    where = s.where[missile]
    if missile in s.stack:
        s.stack.remove(missile)
    s.where[missile] = RESERVE
    s.by[missile - MISSILE] = NOBODY
    return where if where >= 0 else NOTHING


def discard(s: State, missile: int, cause: str, emit: Emit) -> None:
    off = put_away(s, missile)
    if emit is not None:
        facts: dict[str, int | str] = {"missile": missile, "sort": MISSILE_KIND[missile], "off": off, "cause": cause}
        emit(Event("discarded", facts))


def slip(s: State, missile: int, emit: Emit) -> None:
    """NA-603, NA-604: it has slid off."""
    off = put_away(s, missile)
    if emit is not None:
        emit(Event("slipped", {"missile": missile, "sort": MISSILE_KIND[missile], "off": off}))


def fill(s: State, disc: int, count: int, most: int, cause: str, emit: Emit) -> int:
    """NA-511, NA-1101: so many from the reserve onto a card, never above `most`; how many there were."""
    missile = s.setup.roster.missile[KIND[disc]]
    there = len(s.supply(disc))
    found = s.reserve(missile)[: max(0, min(count, most - there))]
    for one in found:
        s.where[one] = ON_CARD + disc
    if found and emit is not None:
        facts: dict[str, int | str] = {"disc": disc, "sort": missile, "gained": len(found), "supply": there + len(found)}
        emit(Event("supplied", facts | {"cause": cause}))
    return len(found)


def supply_at_start(s: State, disc: int, said: dict[int, int]) -> None:
    """NA-114: as many missiles as the card's limit, unless the scenario says otherwise."""
    roster, kind = s.setup.roster, KIND[disc]
    if roster.missile[kind] != NO_MISSILE and roster.limit[kind] != ENDLESS:
        for missile in s.reserve(roster.missile[kind])[: said.get(kind, roster.limit[kind])]:
            s.where[missile] = ON_CARD + disc


def empty(s: State, disc: int, missiles: list[int], cause: str, emit: Emit) -> None:
    """Missiles are discarded from a card."""
    if not missiles:
        return
    missile = s.setup.roster.missile[KIND[disc]]
    for one in missiles:
        s.where[one] = RESERVE
    if emit is not None:
        facts: dict[str, int | str] = {"disc": disc, "sort": missile, "lost": len(missiles), "supply": len(s.supply(disc))}
        emit(Event("emptied", facts | {"cause": cause}))


def card_of(s: State, missile: int) -> int:
    """On whose card it lies; NOTHING: on none."""
    where = s.where[missile]
    return where - ON_CARD if where >= ON_CARD else NOTHING


def carried(s: State, missile: int) -> bool:
    """Whether it lies on a character's disc."""
    return 0 <= s.where[missile] < CHARACTERS


def in_flight(s: State, missile: int, x: int, y: int) -> None:
    """NA-502: it lies on the table, about to be shot."""
    s.where[missile] = GROUND
    s.x[missile] = x
    s.y[missile] = y


def first_of(missile: int) -> int:
    """The number of the first disc of a kind."""
    return MISSILE + FIRST_MISSILE[missile]
