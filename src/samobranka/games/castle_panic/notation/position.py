"""`given`: a position, built line by line."""

from collections.abc import Mapping, Sequence
from typing import Final

from samobranka.core.chance import Chance
from samobranka.core.events import Emit
from samobranka.core.game import OptionValue
from samobranka.games.castle_panic.material import (
    ARCS,
    CARD_NAMES,
    CARDS,
    STARTING_MONSTERS,
    TOKEN_NAMES,
    TOKENS,
)
from samobranka.games.castle_panic.notation.words import WORDS, Monster, cards_called, heap, tokens_called
from samobranka.games.castle_panic.options import set_up
from samobranka.games.castle_panic.rules import steps
from samobranka.games.castle_panic.rules.flow import phases, settle
from samobranka.games.castle_panic.rules.setup import ALL_ARCS, claim, plan_the_opening, set_out_tokens
from samobranka.games.castle_panic.state import NOBODY, State
from samobranka.rulebook.notation import Box, Reader, Unreadable, counted

PHASES: Final = {
    "setup": steps.PLACE, "claim": steps.CLAIM, "drawup": steps.DRAW_UP, "discard": steps.DISCARD, "trade": steps.TRADE,
    "play": steps.PLAY, "move": steps.MOVE, "tokens": steps.DRAW_TOKENS, "overlord": steps.COMMAND,
}  # fmt: skip


class Position:
    """Builds a state line by line, taking each piece from the box only once."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.cards = Box(range(CARDS))
        self.tokens = Box(range(TOKENS))
        self.turn = (0, "play")
        self.said: set[str] = set()

    def take_card(self, name: str) -> int:
        return self.cards.take(cards_called(name), name)

    def take_token(self, name: str) -> int:
        return self.tokens.take(tokens_called(name), name)

    def stand(self, monster: Monster) -> None:
        kind, hp, space, tar = monster
        token = self.take_token(TOKEN_NAMES[kind])
        self.s.board.append(token)
        self.s.at[token] = space
        self.s.hp[token] = hp
        if tar:
            self.s.tarred = token

    def wait(self, seat: int, phase: str) -> None:
        self.turn = (seat, phase)

    def out(self, seat: int) -> None:
        self.s.out |= 1 << seat

    def fill(self, place: str, words: str) -> None:
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
            s.deck.extend(self.cards.left)
        elif "discard" not in self.said:
            s.discard.extend(self.cards.left)
        else:
            s.removed_cards = s.removed_cards + self.cards.left
        (s.gone if "pile" in self.said else s.pile).extend(self.tokens.left)

    def box_easier_tokens(self) -> None:
        """CP-100: with Easier Battles eleven tokens are not there to be placed."""
        fresh = State(self.s.setup)
        set_out_tokens(fresh)
        self.s.removed_tokens = fresh.removed_tokens
        self.tokens = Box(token for token in self.tokens.left if token not in fresh.removed_tokens)


LINES: Final = Reader[None](
    WORDS,
    {
        "{monster}": Position.stand,
        "turn {player} {phase}": Position.wait,
        "missing": lambda p: setattr(p.s, "missing", True),
        "walls {arcs}": lambda p, arcs: setattr(p.s, "walls", arcs),
        "towers {arcs}": lambda p, arcs: setattr(p.s, "towers", arcs),
        "fortify {arcs}": lambda p, arcs: setattr(p.s, "fortified", arcs),
        "tower {arc} of {player}": lambda p, arc, seat: claim(p.s, seat, arc),
        "out {player}": Position.out,
        "stalled {number}": lambda p, turns: setattr(p.s, "stalled", turns),
        "{heap}: ?{rest}": Position.fill,
    },
)


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
    for line in lines:
        LINES.read(line, seats, position)
    if position.turn[1] == "setup":
        for kind, count in STARTING_MONSTERS:
            s.starting = s.starting + [position.take_token(TOKEN_NAMES[kind]) for _ in range(count)]
    position.put_away_the_rest()
    go_to(s, *position.turn)
    return s


def set_position(options: Mapping[str, OptionValue], seats: int, lines: Sequence[str], chance: Chance, emit: Emit) -> State:
    """The same, played on to the first question."""
    s = lay_out(options, seats, lines)
    settle(s, chance, emit)
    return s
