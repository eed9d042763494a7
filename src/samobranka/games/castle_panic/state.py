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
        "any_colour_counts",
        "anti_stall",
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
        self.king_extends_play = bool(options["goblin_king_extends_overlord_play"])
        self.anti_stall = bool(options["overlord_anti_stall"])


class State:
    """The table. Walls, towers and the like are sets of arcs, written as bits; ids index `material`'s tables."""

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

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        # Monster tokens: where each is (a space, or OFF), its health, and the heaps of those not on the board.
        self.at: list[int] = [OFF] * TOKENS
        self.hp: list[int] = [0] * TOKENS
        self.board: list[int] = []
        self.starting: list[int] = []
        self.pile: list[int] = []
        self.gone: list[int] = []
        self.trophies: list[list[int]] = [[] for _ in range(setup.seats)]
        self.overlord_hand: list[int] = []
        self.removed_tokens: list[int] = []
        # Castle cards. The deck is a bag: nothing ever looks into it, so its order need not exist.
        self.hands: list[list[int]] = [[] for _ in range(setup.seats)]
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.removed_cards: list[int] = []
        # What stands.
        self.walls = 0
        self.towers = 0
        self.fortified = 0
        self.tarred = OFF
        self.owners: list[int] = []
        # Where the game is: what is still to be done, the top last; and what has been used up this turn.
        self.agenda: list[Action] = []
        self.active = 0
        self.turn = 0
        self.out = 0
        self.missing = False
        self.discards_left = 0
        self.trades_left = 0
        self.refused: list[Action] = []
        self.wall_breakers: list[int] = []
        # Draws still to be made, each with the token that asked for it (OFF: the phase itself).
        self.queue: list[int] = []
        self.plays_left = 0
        self.commanded = False
        self.stalled = 0
        self.ending = ""
        # The open question. It follows from the rest, and is kept so that it is worked out only once.
        self.asked: Decision | None = None

    def copy(self) -> "State":
        new = State.__new__(State)
        new.setup = self.setup
        new.at = self.at[:]
        new.hp = self.hp[:]
        new.board = self.board[:]
        new.starting = self.starting[:]
        new.pile = self.pile[:]
        new.gone = self.gone[:]
        new.trophies = [heap[:] for heap in self.trophies]
        new.overlord_hand = self.overlord_hand[:]
        new.removed_tokens = self.removed_tokens[:]
        new.hands = [hand[:] for hand in self.hands]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.removed_cards = self.removed_cards[:]
        new.walls = self.walls
        new.towers = self.towers
        new.fortified = self.fortified
        new.tarred = self.tarred
        new.owners = self.owners[:]
        new.agenda = self.agenda[:]
        new.active = self.active
        new.turn = self.turn
        new.out = self.out
        new.missing = self.missing
        new.discards_left = self.discards_left
        new.trades_left = self.trades_left
        new.refused = self.refused[:]
        new.wall_breakers = self.wall_breakers[:]
        new.queue = self.queue[:]
        new.plays_left = self.plays_left
        new.commanded = self.commanded
        new.stalled = self.stalled
        new.ending = self.ending
        new.asked = self.asked
        return new

    def key(self) -> tuple[object, ...]:
        asked = self.asked
        return (
            tuple(self.at), tuple(self.hp), tuple(self.board), tuple(self.starting), tuple(sorted(self.pile)), tuple(self.gone),
            tuple(map(tuple, self.trophies)), tuple(self.overlord_hand), tuple(self.removed_tokens),
            tuple(map(tuple, self.hands)), tuple(sorted(self.deck)), tuple(self.discard), tuple(self.removed_cards),
            self.walls, self.towers, self.fortified, self.tarred, tuple(self.owners), tuple(self.agenda),
            self.active, self.turn, self.out, self.missing, self.discards_left, self.trades_left,
            tuple(self.refused), tuple(self.wall_breakers), tuple(self.queue), self.plays_left, self.commanded,
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
    """Section K of the spec."""
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
        wrong.append("I6: walls or towers outside the six arcs")
    return wrong
