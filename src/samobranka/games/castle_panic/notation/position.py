"""`given`: a position, built line by line."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from samobranka.core.chance import Chance
from samobranka.core.events import Emit
from samobranka.core.game import OptionValue
from samobranka.core.notation import Unreadable, counted
from samobranka.games.castle_panic.material import (
    ARCS,
    CARD_KIND,
    CARD_NAMES,
    CARDS,
    STARTING_MONSTERS,
    TOKEN_KIND,
    TOKEN_NAMES,
    TOKENS,
)
from samobranka.games.castle_panic.notation.words import MONSTER, arc_set, card_kind, heap, read_monster, seat_of, token_kind
from samobranka.games.castle_panic.options import set_up
from samobranka.games.castle_panic.rules import steps
from samobranka.games.castle_panic.rules.flow import settle
from samobranka.games.castle_panic.rules.setup import ALL_ARCS, claim, plan_the_opening, set_out_tokens
from samobranka.games.castle_panic.rules.turn import phases
from samobranka.games.castle_panic.state import NOBODY, State

PHASES: Final = {
    "setup": steps.PLACE, "claim": steps.CLAIM, "drawup": steps.DRAW_UP, "discard": steps.DISCARD, "trade": steps.TRADE,
    "play": steps.PLAY, "move": steps.MOVE, "tokens": steps.DRAW_TOKENS, "overlord": steps.COMMAND,
}  # fmt: skip


class Position:
    """Builds a state line by line, taking each piece from the box only once."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.cards = list(range(CARDS))
        self.tokens = list(range(TOKENS))
        self.said: set[str] = set()

    def take(self, box: list[int], kinds: tuple[int, ...], kind: int, name: str) -> int:
        for piece in box:
            if kinds[piece] == kind:
                box.remove(piece)
                return piece
        raise Unreadable(f"there are not that many of {name!r}")

    def take_card(self, name: str) -> int:
        return self.take(self.cards, CARD_KIND, card_kind(name), name)

    def take_token(self, name: str) -> int:
        return self.take(self.tokens, TOKEN_KIND, token_kind(name), name)

    def read(self, line: str) -> None:
        s = self.s
        name, _, rest = line.partition(" ")
        if MONSTER.fullmatch(line):
            self.stand(line)
        elif ":" in line:
            self.fill(line)
        elif line == "missing":
            s.missing = True
        elif name in ("walls", "towers", "fortify"):
            setattr(s, {"fortify": "fortified"}.get(name, name), arc_set(rest))
        elif match := re.fullmatch(r"tower ([1-6]) of (\d)", line):
            claim(s, seat_of(s, match[2]), int(match[1]) - 1)
        elif match := re.fullmatch(r"out (\d)", line):
            s.out |= 1 << seat_of(s, match[1])
        elif match := re.fullmatch(r"stalled (\d+)", line):
            s.stalled = int(match[1])
        else:
            raise Unreadable(f"cannot read {line!r}")

    def stand(self, line: str) -> None:
        kind, hp, space, tar = read_monster(line)
        token = self.take_token(TOKEN_NAMES[kind])
        self.s.board.append(token)
        self.s.at[token] = space
        self.s.hp[token] = hp
        if tar:
            self.s.tarred = token

    def fill(self, line: str) -> None:
        place, _, words = line.partition(":")
        self.said.add(place)
        for name in counted(words):
            if place == "removed":
                self.remove(name)
                continue
            pieces, cards = heap(self.s, place)
            pieces.append(self.take_card(name) if cards else self.take_token(name))

    def remove(self, name: str) -> None:
        if name in CARD_NAMES:
            self.s.removed_cards = [*self.s.removed_cards, self.take_card(name)]
        else:
            self.s.removed_tokens = [*self.s.removed_tokens, self.take_token(name)]

    def put_away_the_rest(self) -> None:
        """What no line mentions: in deck and pile, or, where those are told, beside them."""
        s = self.s
        if "deck" not in self.said:
            s.deck.extend(self.cards)
        elif "discard" not in self.said:
            s.discard.extend(self.cards)
        else:
            s.removed_cards = s.removed_cards + self.cards
        (s.gone if "pile" in self.said else s.pile).extend(self.tokens)

    def box_easier_tokens(self) -> None:
        """CP-100: with Easier Battles eleven tokens are not there to be placed."""
        fresh = State(self.s.setup)
        set_out_tokens(fresh)
        self.s.removed_tokens = fresh.removed_tokens
        self.tokens = [token for token in self.tokens if token not in fresh.removed_tokens]


def go_to(s: State, seat: int, phase: str) -> None:
    """Puts the agenda where `turn 1 move` says."""
    if phase not in PHASES:
        raise Unreadable(f"there is no phase called {phase!r}")
    s.active = seat
    s.turn = 1
    s.discards_left = s.setup.discards_a_turn
    s.trades_left = s.setup.trades_a_turn
    step = PHASES[phase]
    if step in (steps.CLAIM, steps.PLACE):
        s.turn = 0
        plan_the_opening(s)
        if step == steps.CLAIM:
            s.agenda.pop()
        return
    frame = phases(s)
    if (step,) not in frame:
        raise Unreadable(f"there is no phase {phase!r} in this mode")
    s.agenda = frame[: frame.index((step,)) + 1]
    s.plays_left = 2


def lay_out(options: Mapping[str, OptionValue], seats: int, lines: Sequence[str]) -> State:
    """The whole of `given`, before anything happens."""
    s = State(set_up(dict(options), seats))
    s.walls, s.towers, s.owners = ALL_ARCS, ALL_ARCS, [NOBODY] * ARCS
    position = Position(s)
    if s.setup.easier_battles:
        position.box_easier_tokens()
    turn = ("1", "play")
    for line in lines:
        match = re.fullmatch(r"turn (\d) (\w+)", line)
        if match:
            turn = (match[1], match[2])
        else:
            position.read(line)
    if turn[1] == "setup":
        for kind, count in STARTING_MONSTERS:
            s.starting = s.starting + [position.take_token(TOKEN_NAMES[kind]) for _ in range(count)]
    position.put_away_the_rest()
    go_to(s, seat_of(s, turn[0]), turn[1])
    return s


def set_position(options: Mapping[str, OptionValue], seats: int, lines: Sequence[str], chance: Chance, emit: Emit) -> State:
    """The same, played on to the first question."""
    s = lay_out(options, seats, lines)
    settle(s, chance, emit)
    return s
