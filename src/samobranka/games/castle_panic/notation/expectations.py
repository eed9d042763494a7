"""`expect`: what must be true of a state."""

import re

from samobranka.core.notation import Unreadable, counted
from samobranka.games.castle_panic.material import ARCS, CARD_KIND, CARD_NAMES, RINGS, TOKEN_KIND, TOKEN_NAMES
from samobranka.games.castle_panic.notation.words import HEAPS, MONSTER, arc_set, heap, read_monster, seat_of
from samobranka.games.castle_panic.rules import steps
from samobranka.games.castle_panic.state import OFF, State
from samobranka.games.castle_panic.view import view


def names_in(pieces: list[int], cards: bool) -> list[str]:
    kinds, names = (CARD_KIND, CARD_NAMES) if cards else (TOKEN_KIND, TOKEN_NAMES)
    return sorted(names[kinds[piece]] for piece in pieces)


def heap_names(s: State, place: str) -> list[str]:
    if place == "removed":
        return sorted(names_in(s.removed_cards, True) + names_in(s.removed_tokens, False))
    pieces, cards = heap(s, place)
    return names_in(pieces, cards)


def on_board(s: State) -> list[str]:
    """Every monster in the words that a `given` would use, always with its health."""
    return sorted(written(TOKEN_KIND[token], s.hp[token], s.at[token], token == s.tarred) for token in s.board)


def written(kind: int, hp: int, space: int, tar: bool) -> str:
    return f"{TOKEN_NAMES[kind]}:{hp} {RINGS[space // ARCS]} {space % ARCS + 1}{' tar' if tar else ''}"


def compare(what: str, wanted: object, found: object) -> str:
    return "" if wanted == found else f"{what}: expected {wanted}, found {found}"


def expectation(s: State, line: str) -> str:
    """Empty if the line is true of the state."""
    name, _, rest = line.partition(" ")
    bits = {"walls": s.walls, "towers": s.towers, "fortify": s.fortified}
    if name in bits:
        return compare(name, arc_set(rest), bits[name])
    if line.startswith("monsters:"):
        wanted = sorted(written(*read_monster(word)) for word in line[9:].split(";") if word.strip() not in ("", "none"))
        return compare("monsters", wanted, on_board(s))
    if MONSTER.fullmatch(line):
        return "" if written(*read_monster(line)) in on_board(s) else f"no {line}; there are {on_board(s)}"
    if name == "no" and MONSTER.fullmatch(rest):
        kind, _, space, _ = read_monster(rest)
        there = any(TOKEN_KIND[token] == kind and s.at[token] == space for token in s.board)
        return f"there is a {rest}" if there else ""
    return heap_expectation(s, line) if HEAPS.match(line) else other_expectation(s, line)


def heap_expectation(s: State, line: str) -> str:
    place, colon, words = line.partition(":")
    if colon:
        wanted = sorted(counted(words))
        for name in wanted:
            if name not in CARD_NAMES and name not in TOKEN_NAMES:
                raise Unreadable(f"there is nothing called {name!r}")
        return compare(place, wanted, heap_names(s, place))
    match = re.fullmatch(r"(.+) (size|has|lacks) (.+)", line)
    if not match:
        raise Unreadable(f"cannot read {line!r}")
    names = heap_names(s, match[1])
    if match[2] == "size":
        return compare(match[1], int(match[3]), len(names))
    there = [name for name in set(counted(match[3])) if names.count(name) >= counted(match[3]).count(name)]
    good = len(there) == len(set(counted(match[3]))) if match[2] == "has" else not there
    return "" if good else f"{match[1]}: {names}"


def other_expectation(s: State, line: str) -> str:
    if match := re.fullmatch(r"turn (\d) (\w+)", line):
        phase = steps.STEP_NAMES[s.agenda[-1][0]] if s.agenda else "over"
        if phase in ("hurt", "lose"):
            phase = next(steps.STEP_NAMES[step[0]] for step in reversed(s.agenda) if step[0] not in (steps.HURT, steps.LOSE))
        return compare("turn", (int(match[1]), match[2]), (s.active + 1, phase))
    if line in ("missing", "not missing"):
        return compare("missing", line == "missing", s.missing)
    if match := re.fullmatch(r"(not )?out (\d)", line):
        return compare(line, match[1] is None, s.is_out(seat_of(s, match[2])))
    if match := re.fullmatch(r"stalled (\d+)", line):
        return compare("stalled", int(match[1]), s.stalled)
    if match := re.fullmatch(r"tower ([1-6]) of (\d)", line):
        return compare(line, seat_of(s, match[2]), s.owners[int(match[1]) - 1])
    if line.startswith("pending:"):
        causes = ["phase" if cause == OFF else TOKEN_NAMES[TOKEN_KIND[cause]] for cause in s.queue]
        wanted = [word.strip() for word in line[8:].split(",") if word.strip() not in ("", "none")]
        return compare("pending", wanted, causes)
    if line == "secret overlord hand":
        others = [None, *(seat for seat in range(s.setup.seats) if seat != s.setup.overlord)]
        return compare(line, [len(s.overlord_hand)] * len(others), [view(s, seat)["overlord_hand"] for seat in others])
    raise Unreadable(f"cannot read {line!r}")
