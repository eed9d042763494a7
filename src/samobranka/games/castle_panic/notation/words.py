"""The names of cards, tokens, monsters and heaps, as examples write them."""

import re
from typing import Final

from samobranka.core.notation import Unreadable
from samobranka.games.castle_panic.material import ARCS, CARD_NAMES, HEALTH, MONSTER_KINDS, RINGS, TOKEN_NAMES
from samobranka.games.castle_panic.rules.setup import ALL_ARCS
from samobranka.games.castle_panic.state import State

MONSTER: Final = re.compile(
    rf"({'|'.join(sorted(TOKEN_NAMES[:MONSTER_KINDS], key=len, reverse=True))})(?::(\d))? ({'|'.join(RINGS)}) ([1-6])( tar)?"
)
HEAPS: Final = re.compile(r"(hand (\d)|trophies (\d)|deck|discard|pile|monster discard|overlord hand|removed)")


def card_kind(name: str) -> int:
    if name not in CARD_NAMES:
        raise Unreadable(f"there is no card called {name!r}")
    return CARD_NAMES.index(name)


def token_kind(name: str) -> int:
    if name not in TOKEN_NAMES:
        raise Unreadable(f"there is no token called {name!r}")
    return TOKEN_NAMES.index(name)


def arc_set(words: str) -> int:
    if words == "all":
        return ALL_ARCS
    bits = 0
    for word in words.split():
        if word == "none":
            continue
        if word not in "123456":
            raise Unreadable(f"{word!r} is not an arc")
        bits |= 1 << (int(word) - 1)
    return bits


def read_monster(words: str) -> tuple[int, int, int, bool]:
    """Kind, health (0: not said), space, tar."""
    match = MONSTER.fullmatch(words.strip())
    if match is None:
        raise Unreadable(f"{words!r} is not a monster with its place")
    kind = token_kind(match[1])
    space = RINGS.index(match[3]) * ARCS + int(match[4]) - 1
    return kind, int(match[2] or HEALTH[kind]), space, bool(match[5])


def heap(s: State, words: str) -> tuple[list[int], bool]:
    """A heap by its name, and whether it holds cards."""
    match = HEAPS.fullmatch(words)
    if match is None:
        raise Unreadable(f"there is no place called {words!r}")
    if match[2]:
        return s.hands[seat_of(s, match[2])], True
    if match[3]:
        return s.trophies[seat_of(s, match[3])], False
    cards = {"deck": s.deck, "discard": s.discard}
    if words in cards:
        return cards[words], True
    return {"pile": s.pile, "monster discard": s.gone, "overlord hand": s.overlord_hand}[words], False


def seat_of(s: State, number: str) -> int:
    seat = int(number) - 1
    if not 0 <= seat < s.setup.seats:
        raise Unreadable(f"there is no player {number}")
    return seat
