"""Where skeletons go that are destroyed: mostly to the bag."""

from typing import Final

from samobranka.core.events import Emit, Event
from samobranka.games.bad_bones.bones import parcel, place_of, token_of
from samobranka.games.bad_bones.material import CHIEF, DEATH_STAFF, EMPEROR, SPECTRAL, TRIGGER
from samobranka.games.bad_bones.rules.steps import WEAPON_STEP
from samobranka.games.bad_bones.state import NOBODY, NOWHERE, RU, Board, State

BY_HERO: Final = "hero"
BY_WEAPON: Final = "weapon"
BY_TRAP: Final = "trap"
# Who cannot die, or is cursed, has been told to go into the bag before.
OUT_OF_THE_BAG: Final = ("spectral", "staff")


def to_cemetery(b: Board, token: int, seat: int, cause: str, emit: Emit) -> None:
    """BB-8a: it lies there at once, and is counted there when all have finished the phase."""
    b.sent.append(parcel(token, seat))
    b.gifts += seat != b.seat
    if emit is not None:
        out_of = "bag" if cause in OUT_OF_THE_BAG else "land"
        emit(Event("sent", {"seat": b.seat, "token": token, "target": seat, "cause": cause, "out_of": out_of}))


def slay(s: State, b: Board, doomed: list[int], cause: str, emit: Emit) -> None:
    """BB-13, BB-37, BB-100, BB-124, BB-125: the hero, or his weapon, destroys skeletons. The emperor takes him along."""
    emperor = False
    for skeleton in doomed:
        token = token_of(skeleton)
        chief = CHIEF[token]
        if emit is not None:
            facts: dict[str, int | str] = {"seat": b.seat, "token": token, "place": place_of(skeleton)}
            emit(Event("slain", {**facts, "cause": cause, "to": "removed" if chief == EMPEROR else "bag"}))
        if chief == EMPEROR:
            emperor = True
            s.removed_tokens = s.removed_tokens + [token]
        elif chief == SPECTRAL:
            to_cemetery(b, token, b.seat, "spectral", emit)
        elif b.cursed != NOBODY:
            to_cemetery(b, token, b.cursed, "staff", emit)
        else:
            b.dead.append(token)
            if b.weapon == DEATH_STAFF:
                b.slain = b.slain + [token]
    if emperor:
        b.hero = NOWHERE
        if emit is not None:
            emit(Event("hero-lost", {"seat": b.seat}))


def perish(s: State, b: Board, skeleton: int, place: int, emit: Emit) -> None:
    """BB-82, BB-92, BB-125, A33: a trap destroys a skeleton. The spectral chief comes back, unless by Russian rules."""
    token = token_of(skeleton)
    if emit is not None:
        emit(Event("slain", {"seat": b.seat, "token": token, "place": place, "cause": BY_TRAP, "to": "bag"}))
    if CHIEF[token] == SPECTRAL and s.setup.ruleset != RU:
        to_cemetery(b, token, b.seat, "spectral", emit)
    else:
        b.dead.append(token)


def wake_weapon(b: Board) -> None:
    """BB-95, A23: once a phase, and only while he lives."""
    if b.weapon and not b.triggered and b.kills >= TRIGGER and b.hero != NOWHERE:
        b.triggered = True
        b.agenda.append((WEAPON_STEP,))
