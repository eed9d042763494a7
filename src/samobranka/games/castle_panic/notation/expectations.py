"""`expect`: what must be true of a state."""

from typing import Final

from samobranka.games.castle_panic.material import ARCS, CARD_KIND, CARD_NAMES, RINGS, TOKEN_KIND, TOKEN_NAMES
from samobranka.games.castle_panic.notation.words import HEAP, WORDS, Monster, heap, read_monster
from samobranka.games.castle_panic.rules import steps
from samobranka.games.castle_panic.rules.flow import FLOW
from samobranka.games.castle_panic.state import OFF, State
from samobranka.games.castle_panic.view import view
from samobranka.rulebook.notation import Reader, Unreadable, compare, heap_line, listed


def written(monster: Monster) -> str:
    kind, hp, space, tar = monster
    return f"{TOKEN_NAMES[kind]}:{hp} {RINGS[space // ARCS]} {space % ARCS + 1}{' tar' if tar else ''}"


def on_board(s: State) -> list[str]:
    """Every monster in the words that a `given` would use, always with its health."""
    return sorted(written((TOKEN_KIND[token], s.hp[token], s.at[token], token == s.tarred)) for token in s.board)


def exactly(s: State, words: str) -> str:
    return compare("monsters", sorted(written(read_monster(word)) for word in listed(words)), on_board(s))


def stands(s: State, monster: Monster) -> str:
    return "" if written(monster) in on_board(s) else f"no {written(monster)}; there are {on_board(s)}"


def absent(s: State, monster: Monster) -> str:
    """Neither its health nor tar counts."""
    kind, _, space, _ = monster
    there = any(TOKEN_KIND[token] == kind and s.at[token] == space for token in s.board)
    return f"there is a {written(monster)}" if there else ""


def waits(s: State, seat: int, phase: str) -> str:
    """Whose turn it is, and in which phase: questions in the middle of one do not count as phases."""
    between = (steps.HURT, steps.LOSE)
    found = next((FLOW.name(due) for due in reversed(s.agenda) if due[0] not in between), "over")
    return compare("turn", (seat, phase), (s.active, found))


def pending(s: State, words: str) -> str:
    causes = ["phase" if cause == OFF else TOKEN_NAMES[TOKEN_KIND[cause]] for cause in s.queue]
    return compare("pending", listed(words, ","), causes)


def secret_hand(s: State) -> str:
    others = [None, *(seat for seat in range(s.setup.seats) if seat != s.setup.overlord)]
    hands = [view(s, seat)["overlord_hand"] for seat in others]
    return compare("secret overlord hand", [len(s.overlord_hand)] * len(others), hands)


EXPECTATIONS: Final = Reader[str](
    WORDS,
    {
        "walls {arcs}": lambda s, arcs: compare("walls", arcs, s.walls),
        "towers {arcs}": lambda s, arcs: compare("towers", arcs, s.towers),
        "fortify {arcs}": lambda s, arcs: compare("fortify", arcs, s.fortified),
        "monsters: ?{rest}": exactly,
        "{monster}": stands,
        "no {monster}": absent,
        "turn {player} {phase}": waits,
        "missing": lambda s: compare("missing", True, s.missing),
        "not missing": lambda s: compare("missing", False, s.missing),
        "out {player}": lambda s, seat: compare("out", True, s.is_out(seat)),
        "not out {player}": lambda s, seat: compare("out", False, s.is_out(seat)),
        "stalled {number}": lambda s, turns: compare("stalled", turns, s.stalled),
        "tower {arc} of {player}": lambda s, arc, seat: compare("its owner", seat, s.owners[arc]),
        "pending: ?{rest}": pending,
        "secret overlord hand": secret_hand,
    },
)


class Heaps:
    """Cards and tokens by name."""

    def __init__(self, s: State) -> None:
        self.s = s

    def names_in(self, place: str) -> list[str]:
        if place == "removed":
            return names(self.s.removed_cards, True) + names(self.s.removed_tokens, False)
        return names(*heap(self.s, place))

    def check(self, name: str) -> None:
        if name not in CARD_NAMES and name not in TOKEN_NAMES:
            raise Unreadable(f"there is nothing called {name!r}")

    def fits(self, name: str, thing: str) -> bool:
        return name == thing


def names(pieces: list[int], cards: bool) -> list[str]:
    return [CARD_NAMES[CARD_KIND[piece]] if cards else TOKEN_NAMES[TOKEN_KIND[piece]] for piece in pieces]


def expectation(s: State, line: str) -> str:
    """Empty if the line is true of the state."""
    return heap_line(Heaps(s), line) if HEAP.match(line) else EXPECTATIONS.read(line, s.setup.seats, s)
