"""What lies on the table, in a form that copies in microseconds."""

from typing import Final

from samobranka.core.decision import Action, Decision
from samobranka.games.castle_panic.material import ARCS, CARDS, FIRST_CASTLE_SPACE, HEALTH, TOKEN_KIND, TOKENS

OFF: Final = -1
NOBODY: Final = -1

STANDARD: Final = "standard"
COOP: Final = "coop"
OVERLORD: Final = "overlord"
SOLO: Final = "solo"


class Setup:
    """The options of this table and what follows from them. Never changes, so that all copies share it."""

    __slots__ = (
        "all_for_one",
        "anti_stall",
        "any_colour_counts",
        "castle",
        "discards_a_turn",
        "dwindle_on_first_shuffle",
        "dwindling",
        "easier_battles",
        "eliminated_hand_to_discard",
        "fifo",
        "first_player",
        "hand_limit",
        "heroic",
        "home_is_castle",
        "king_extends_play",
        "mode",
        "overlord",
        "plays_add_up",
        "seats",
        "tar_blocks_hits",
        "trades_a_turn",
        "trophies",
        "under_construction",
        "wall_breaker_held",
    )

    def __init__(self, options: dict[str, bool | int | str], seats: int) -> None:
        """CP-6, CP-6a, CP-17, CP-20, CP-21, CP-24: what depends on the number of players."""
        self.mode = str(options["mode"])
        self.seats = seats
        overlord = int(options["overlord_player"]) or seats
        self.overlord = overlord - 1 if self.mode == OVERLORD else NOBODY
        self.castle: list[int] = [seat for seat in range(seats) if seat != self.overlord]
        first = int(options["first_player"])
        self.first_player = first - 1 if first else self.castle[0]
        counted = len(self.castle) + (self.overlord != NOBODY and bool(options["overlord_counts_for_hand_size"]))
        self.hand_limit = 6 if counted <= 2 else 5 if counted <= 5 else 4
        self.trades_a_turn = 0 if len(self.castle) == 1 else 2 if counted == 6 else 1
        self.discards_a_turn = 2 if seats == 1 else 1
        self.trophies = self.mode != COOP
        self.easier_battles = bool(options["easier_battles"])
        self.all_for_one = bool(options["all_for_one"])
        self.heroic = bool(options["heroic_powers"])
        self.home_is_castle = bool(options["home_is_castle"])
        self.dwindling = bool(options["dwindling_resources"])
        self.under_construction = bool(options["under_construction"])
        self.any_colour_counts = bool(options["any_colour_counts_for_all_for_one"])
        self.dwindle_on_first_shuffle = bool(options["dwindle_on_first_shuffle"])
        self.tar_blocks_hits = bool(options["tar_blocks_hits"])
        self.fifo = bool(options["extra_tokens_fifo"])
        self.wall_breaker_held = bool(options["wall_breaker_held_in_phase6"])
        self.eliminated_hand_to_discard = bool(options["eliminated_hand_goes_to_discard"])
        self.plays_add_up = bool(options["draw_tokens_add_plays"])
        self.king_extends_play = bool(options["goblin_king_extends_overlord_play"])
        self.anti_stall = bool(options["overlord_anti_stall"])


class State:
    """The table. Walls, towers and the like are sets of arcs, written as bits; ids index `material`'s tables.

    Lists that seldom change (`starting`, `owners`, `refusals`, `wall_breakers` and what is removed) are shared between copies:
    a rule puts a new list there instead of changing the old one.
    """

    __slots__ = (
        "active",
        "agenda",
        "asked",
        "at",
        "board",
        "commanded",
        "deck",
        "discard",
        "discards_left",
        "ending",
        "fortified",
        "gone",
        "hands",
        "hp",
        "missing",
        "out",
        "overlord_hand",
        "owners",
        "pile",
        "plays_left",
        "queue",
        "refusals",
        "refused",
        "removed_cards",
        "removed_tokens",
        "setup",
        "stalled",
        "starting",
        "tarred",
        "towers",
        "trades_left",
        "trophies",
        "turn",
        "wall_breakers",
        "walls",
    )

    def __init__(self, setup: Setup, like: "State | None" = None) -> None:
        """An empty table, or a copy of another one."""
        self.setup = setup
        # Monster tokens: where each is (a space, or OFF), its health, and the heaps of those not on the board.
        self.at: list[int] = [OFF] * TOKENS if like is None else like.at[:]
        self.hp: list[int] = [0] * TOKENS if like is None else like.hp[:]
        self.board: list[int] = [] if like is None else like.board[:]
        self.starting: list[int] = [] if like is None else like.starting
        self.pile: list[int] = [] if like is None else like.pile[:]
        self.gone: list[int] = [] if like is None else like.gone[:]
        self.trophies: list[list[int]] = (
            [[] for _ in range(setup.seats)] if like is None else [heap[:] for heap in like.trophies]
        )
        self.overlord_hand: list[int] = [] if like is None else like.overlord_hand[:]
        self.removed_tokens: list[int] = [] if like is None else like.removed_tokens
        # Castle cards. The deck is a bag: nothing ever looks into it, so its order need not exist.
        self.hands: list[list[int]] = [[] for _ in range(setup.seats)] if like is None else [hand[:] for hand in like.hands]
        self.deck: list[int] = [] if like is None else like.deck[:]
        self.discard: list[int] = [] if like is None else like.discard[:]
        self.removed_cards: list[int] = [] if like is None else like.removed_cards
        # What stands.
        self.walls: int = 0 if like is None else like.walls
        self.towers: int = 0 if like is None else like.towers
        self.fortified: int = 0 if like is None else like.fortified
        self.tarred: int = OFF if like is None else like.tarred
        self.owners: list[int] = [] if like is None else like.owners
        # Where the game is: what is still to be done, the top last; and what has been used up this turn.
        self.agenda: list[Action] = [] if like is None else like.agenda[:]
        self.active: int = 0 if like is None else like.active
        self.turn: int = 0 if like is None else like.turn
        self.out: int = 0 if like is None else like.out
        self.missing: bool = False if like is None else like.missing
        self.discards_left: int = 0 if like is None else like.discards_left
        self.trades_left: int = 0 if like is None else like.trades_left
        self.refused: bool = False if like is None else like.refused
        # Swaps that somebody did not want, for bots: the card offered and the one asked for.
        self.refusals: list[Action] = [] if like is None else like.refusals
        self.wall_breakers: list[int] = [] if like is None else like.wall_breakers
        # Draws still to be made, each with the token that asked for it (OFF: the phase itself).
        self.queue: list[int] = [] if like is None else like.queue[:]
        self.plays_left: int = 0 if like is None else like.plays_left
        self.commanded: bool = False if like is None else like.commanded
        self.stalled: int = 0 if like is None else like.stalled
        self.ending: str = "" if like is None else like.ending
        # The open question. It follows from the rest, and is kept so that it is worked out only once.
        self.asked: Decision | None = None if like is None else like.asked

    def copy(self) -> "State":
        return State(self.setup, self)

    def key(self) -> tuple[object, ...]:
        asked = self.asked
        return (
            tuple(self.at), tuple(self.hp), tuple(self.board), tuple(self.starting), tuple(sorted(self.pile)), tuple(self.gone),
            tuple(map(tuple, self.trophies)), tuple(self.overlord_hand), tuple(self.removed_tokens),
            tuple(map(tuple, self.hands)), tuple(sorted(self.deck)), tuple(self.discard), tuple(self.removed_cards),
            self.walls, self.towers, self.fortified, self.tarred, tuple(self.owners), tuple(self.agenda),
            self.active, self.turn, self.out, self.missing, self.discards_left, self.trades_left,
            self.refused, tuple(self.refusals), tuple(self.wall_breakers), tuple(self.queue), self.plays_left, self.commanded,
            self.stalled, self.ending,
            None if asked is None else (asked.seat, asked.question, asked.about, tuple(asked.choices)),
        )  # fmt: skip

    def is_out(self, seat: int) -> bool:
        return bool(self.out >> seat & 1)

    def players(self) -> list[int]:
        """Castle players still in the game, clockwise from the active one."""
        castle = self.setup.castle
        here = castle.index(self.active)
        return [seat for seat in castle[here:] + castle[:here] if not self.is_out(seat)]

    def spokesman(self) -> int:
        """F47, CP-103a: who answers for the players: the active one, or the next still in the game."""
        if not self.out:
            return self.active
        players = self.players()
        return players[0] if players else self.active


def broken_invariants(s: State) -> list[str]:
    """I1 to I5: nothing is created or lost, and nothing stands where it cannot."""
    wrong: list[str] = []
    cards = s.deck + s.discard + s.removed_cards + [card for hand in s.hands for card in hand]
    if sorted(cards) != list(range(CARDS)):
        wrong.append("I1: the 49 cards are not each in exactly one place")
    tokens = s.pile + s.starting + s.board + s.gone + s.overlord_hand + s.removed_tokens
    tokens += [token for heap in s.trophies for token in heap]
    if sorted(tokens) != list(range(TOKENS)):
        wrong.append("I2: the 49 tokens are not each in exactly one place")
    for token in range(TOKENS):
        if (s.at[token] != OFF) != (token in s.board):
            wrong.append(f"I2: token {token} is on the board or not")
        if token in s.board and not 1 <= s.hp[token] <= HEALTH[TOKEN_KIND[token]]:
            wrong.append(f"I3: token {token} has {s.hp[token]} health")
        if s.at[token] >= FIRST_CASTLE_SPACE and s.towers >> (s.at[token] - FIRST_CASTLE_SPACE) & 1:
            wrong.append(f"I4: token {token} stands on a tower")
    if s.fortified & ~s.walls or s.fortified.bit_count() > 2:
        wrong.append("I5: a fortify token without a wall, or too many")
    if s.tarred != OFF and s.tarred not in s.board:
        wrong.append("I5: tar without a monster")
    if s.walls >> ARCS or s.towers >> ARCS:
        wrong.append("walls or towers outside the six arcs")
    return wrong
