"""The names of cards, tokens, monsters and heaps, as examples write them."""

import re
from typing import Final

from samobranka.games.castle_panic.material import (
    ARCS,
    CARD_KIND,
    CARD_NAMES,
    HEALTH,
    MONSTER_KINDS,
    RINGS,
    TOKEN_KIND,
    TOKEN_NAMES,
    ids_of_kind,
)
from samobranka.games.castle_panic.rules.setup import ALL_ARCS
from samobranka.games.castle_panic.state import State
from samobranka.rulebook.notation import Unreadable, Word, called, seat_of

# Kind, health, space, tar.
Monster = tuple[int, int, int, bool]
MONSTER: Final = re.compile(
    rf"({'|'.join(sorted(TOKEN_NAMES[:MONSTER_KINDS], key=len, reverse=True))})(?::(\d))? ({'|'.join(RINGS)}) ([1-6])( tar)?"
)
HEAP: Final = re.compile(r"(hand|trophies) (\d)|deck|discard|pile|monster discard|overlord hand|removed")


def cards_called(name: str) -> list[int]:
    return ids_of_kind(CARD_KIND, called(name, CARD_NAMES, "card"))


def tokens_called(name: str) -> list[int]:
    return ids_of_kind(TOKEN_KIND, called(name, TOKEN_NAMES, "token"))


def read_arc(word: str) -> int:
    if word not in "123456":
        raise Unreadable(f"{word!r} is not an arc")
    return int(word) - 1


def arc_set(words: str) -> int:
    if words == "all":
        return ALL_ARCS
    return sum(1 << read_arc(word) for word in set(words.split()) - {"none"})


def read_monster(words: str) -> Monster:
    match = MONSTER.fullmatch(words.strip())
    if match is None:
        raise Unreadable(f"{words!r} is not a monster with its place")
    kind = TOKEN_NAMES.index(match[1])
    space = RINGS.index(match[3]) * ARCS + read_arc(match[4])
    return kind, int(match[2] or HEALTH[kind]), space, bool(match[5])


WORDS: Final = {
    "arc": Word("[1-6]", read_arc),
    "arcs": Word(".+", arc_set),
    "monster": Word(MONSTER.pattern, read_monster),
    "heap": Word(HEAP.pattern),
    "phase": Word(r"\w+"),
}


def heap(s: State, words: str) -> tuple[list[int], bool]:
    """A heap by its name, and whether it holds cards."""
    match = HEAP.fullmatch(words)
    if match is None or words == "removed":
        raise Unreadable(f"there is no place called {words!r}")
    if match[2]:
        seat = seat_of(match[2], s.setup.seats)
        return (s.hands[seat], True) if match[1] == "hand" else (s.trophies[seat], False)
    cards = {"deck": s.deck, "discard": s.discard}
    if words in cards:
        return cards[words], True
    return {"pile": s.pile, "monster discard": s.gone, "overlord hand": s.overlord_hand}[words], False
