"""`do`: what a player chooses, read as an action that need not be legal."""

import re
from collections.abc import Callable
from typing import Final

from samobranka.core.decision import Action
from samobranka.core.notation import Unreadable
from samobranka.games.bad_bones.material import AT, SYMBOLS, TOKEN_BITS, TRAPS
from samobranka.games.bad_bones.notation.words import (
    NAME,
    item_called,
    read_cell,
    read_heading,
    read_place,
    read_tile,
    seat_of,
    tokens_called,
)
from samobranka.games.bad_bones.rules import steps
from samobranka.games.bad_bones.state import State

CELL: Final = r"(r\dc\d)"


def offered(s: State, seat: int, actions: list[Action]) -> Action:
    """Equal pieces stand for each other: the one on offer is meant, if there is one."""
    asked = s.boards[seat].asked
    if asked is not None:
        for action in actions:
            if action in asked.choices:
                return action
    if not actions:
        raise Unreadable("there is no such skeleton")
    return actions[0]


def read_skeleton(s: State, seat: int, words: str) -> list[int]:
    """Tokens of that name on this board, at that place and heading if they are said."""
    match = re.fullmatch(rf"({NAME.pattern})(?: (r\dc\d|(?:left|right|top|bottom) \d|forest))?(?: (\w+))?", words)
    if match is None:
        raise Unreadable(f"{words!r} is not a skeleton")
    names = tokens_called(match[1])
    found: list[int] = []
    for skeleton in s.boards[seat].everyone():
        token = skeleton & TOKEN_BITS
        there = match[2] in (None, "forest") or skeleton >> AT & 63 == read_place(match[2])
        heads = match[3] is None or skeleton >> AT >> 6 & 3 == read_heading(match[3])
        if token in names and there and heads:
            found.append(token)
    return found or names[:1]


def read_moves(s: State, seat: int, rest: str) -> Action:
    if rest == "the rest":
        return steps.PASS
    match = re.fullmatch(rf"hero to {CELL}", rest)
    if match:
        cell = read_cell(match[1])
        asked = s.boards[seat].asked
        verb = steps.V_STRIKE if asked is not None and asked.question == "weapon" else steps.V_HERO
        return (verb, cell)
    return offered(s, seat, [(steps.V_MOVE, token) for token in read_skeleton(s, seat, rest)])


def read_places(s: State, seat: int, rest: str) -> Action:
    match = re.fullmatch(rf"(.+) at {CELL}", rest)
    if not match:
        raise Unreadable(f"cannot read 'places {rest}'")
    return (steps.V_PLACE, read_tile(match[1])[0], read_cell(match[2]))


def read_retrieves(s: State, seat: int, rest: str) -> Action:
    return (steps.V_TAKE, read_cell(rest.split()[-1]))


def read_pass(s: State, seat: int, rest: str) -> Action:
    return steps.PASS


def read_pushes(s: State, seat: int, rest: str) -> Action:
    name, _, way = rest.rpartition(" ")
    heading = read_heading(way)
    if name:
        return offered(s, seat, [(steps.V_PUSH, token, heading) for token in read_skeleton(s, seat, name)])
    asked = s.boards[seat].asked
    tokens = [action[1] for action in asked.choices if action[0] == steps.V_PUSH] if asked is not None else []
    return offered(s, seat, [(steps.V_PUSH, token, heading) for token in tokens or [0]])


def read_sends(s: State, seat: int, rest: str) -> Action:
    match = re.fullmatch(r"to (\d)", rest)
    if not match:
        raise Unreadable(f"cannot read 'sends {rest}'")
    asked = s.boards[seat].asked
    verb = steps.V_CURSE if asked is not None and asked.question == "weapon" else steps.V_SEND
    return (verb, seat_of(s, match[1]))


def naming(verb: int) -> Callable[[State, int, str], Action]:
    def read(s: State, seat: int, rest: str) -> Action:
        return offered(s, seat, [(verb, token) for token in read_skeleton(s, seat, rest)])

    return read


def pointing(verb: int) -> Callable[[State, int, str], Action]:
    def read(s: State, seat: int, rest: str) -> Action:
        return (verb, read_cell(rest.split()[-1]))

    return read


def read_freezes(s: State, seat: int, rest: str) -> Action:
    return (steps.V_FREEZE, 0 if rest == "all" else read_cell(rest))


def read_cleaves(s: State, seat: int, rest: str) -> Action:
    if rest not in SYMBOLS:
        raise Unreadable(f"{rest!r} is no symbol")
    return (steps.V_CLEAVE, SYMBOLS.index(rest))


def read_sweeps(s: State, seat: int, rest: str) -> Action:
    match = re.fullmatch(rf"{CELL} to {CELL}", rest)
    if not match:
        raise Unreadable(f"cannot read 'sweeps {rest}'")
    return (steps.V_SWEEP, read_cell(match[1]), read_cell(match[2]))


def read_turns(s: State, seat: int, rest: str) -> Action:
    match = re.fullmatch(rf"{CELL}(?: (\w+))?", rest)
    if match:
        cell = read_cell(match[1])
        return (steps.V_FENCE, cell, read_heading(match[2])) if match[2] else (steps.V_FENCE, cell)
    name, _, way = rest.rpartition(" ")
    return offered(s, seat, [(steps.V_TURN, token, read_heading(way)) for token in read_skeleton(s, seat, name)])


def read_buys(s: State, seat: int, rest: str) -> Action:
    return (steps.V_BUY, item_called(rest))


def read_goes(s: State, seat: int, rest: str) -> Action:
    return (steps.V_GO_ON,)


def read_stops(s: State, seat: int, rest: str) -> Action:
    return (steps.V_STOP,)


READERS: Final[dict[str, Callable[[State, int, str], Action]]] = {
    "passes": read_pass,
    "moves": read_moves,
    "places": read_places,
    "retrieves": read_retrieves,
    "pushes": read_pushes,
    "sends": read_sends,
    "names": naming(steps.V_VICTIM),
    "follows": naming(steps.V_LEAD),
    "shoots": naming(steps.V_SHOOT),
    "breaks": pointing(steps.V_BREAK),
    "teleports": pointing(steps.V_TELEPORT),
    "starts": pointing(steps.V_START),
    "freezes": read_freezes,
    "cleaves": read_cleaves,
    "sweeps": read_sweeps,
    "turns": read_turns,
    "buys": read_buys,
    "goes": read_goes,
    "stops": read_stops,
}


def read_choice(s: State, seat: int, words: str) -> Action:
    if not 0 <= seat < s.setup.seats:
        raise Unreadable(f"there is no player {seat + 1}")
    verb, _, rest = words.partition(" ")
    if verb not in READERS:
        raise Unreadable(f"cannot read {words!r}; traps are {', '.join(TRAPS[1:])}")
    return READERS[verb](s, seat, rest)
