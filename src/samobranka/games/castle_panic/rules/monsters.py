"""Monsters leave the board: slain by players, or killed by walls, towers and boulders."""

from samobranka.core.events import Emit, Event
from samobranka.games.castle_panic.material import POINTS, TOKEN_KIND
from samobranka.games.castle_panic.state import OFF, State


def leave_board(s: State, token: int) -> None:
    """F49: a tar token on it goes back to the supply."""
    s.board.remove(token)
    s.at[token] = OFF
    s.hp[token] = 0
    if s.tarred == token:
        s.tarred = OFF


def slay(s: State, seat: int, token: int, emit: Emit) -> None:
    """CP-34, CP-87: the slayer keeps the token; in co-op it goes to the monster discard."""
    space = s.at[token]
    leave_board(s, token)
    if s.setup.trophies:
        s.trophies[seat].append(token)
    else:
        s.gone.append(token)
    if emit is not None:
        points = POINTS[TOKEN_KIND[token]] if s.setup.trophies else 0
        emit(Event("slain", {"token": token, "space": space, "seat": seat, "trophy": s.setup.trophies, "points": points}))


def strike(s: State, seat: int, token: int, emit: Emit) -> None:
    """CP-33: a hit costs one point; at none left the monster is slain by the player who landed it."""
    if s.hp[token] > 1:
        s.hp[token] -= 1
        if emit is not None:
            emit(Event("hit", {"token": token, "space": s.at[token], "hp": s.hp[token]}))
    else:
        slay(s, seat, token, emit)


def kill(s: State, token: int, cause: str, emit: Emit) -> None:
    """CP-35, F37: killed by a wall, a tower or a boulder: nobody's trophy."""
    space = s.at[token]
    leave_board(s, token)
    s.gone.append(token)
    if emit is not None:
        emit(Event("died", {"token": token, "space": space, "cause": cause}))


def hurt(s: State, token: int, cause: str, emit: Emit) -> None:
    """CP-54, CP-57: one point of damage from a wall or a tower."""
    if s.hp[token] > 1:
        s.hp[token] -= 1
        if emit is not None:
            emit(Event("hurt", {"token": token, "hp": s.hp[token], "cause": cause}))
    else:
        kill(s, token, cause, emit)
