"""Setting the table, and claiming towers (CP-103)."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.castle_panic.material import (
    ARCHER,
    ARCS,
    CARDS,
    EASIER_BATTLES,
    HEALTH,
    STARTING_MONSTERS,
    TOKEN_KIND,
    TOKENS,
)
from samobranka.games.castle_panic.rules.hands import DECK, draw_card, dwindle
from samobranka.games.castle_panic.rules.overlord import fill_overlord_hand
from samobranka.games.castle_panic.rules.steps import BEGIN, CLAIM, PLACE, V_CLAIM, V_PLACE, V_SCATTER
from samobranka.games.castle_panic.rules.turn import PASS
from samobranka.games.castle_panic.state import NOBODY, Setup, State

ALL_ARCS = (1 << ARCS) - 1
BY_CHOICE: Final[Due] = (PLACE,)
BY_CHANCE: Final[Due] = (PLACE, 1)


def lay_the_table(setup: Setup) -> State:
    """CP-1 to CP-3, CP-8, CP-100, CP-105: everything up to the players' first choice."""
    s = State(setup)
    s.active = setup.first_player
    raise_the_castle(s)
    set_out_tokens(s)
    s.deck = list(range(CARDS))
    plan_the_opening(s)
    return s


def plan_the_opening(s: State) -> None:
    """CP-4, CP-10, CP-103: the monsters are placed and the cards dealt, towers claimed in turn order, then the first begins."""
    s.agenda.append((BEGIN,))
    if s.setup.home_is_castle:
        for seat in reversed(s.players()):
            s.agenda.append((CLAIM, seat))
    s.agenda.append(BY_CHOICE)


def raise_the_castle(s: State) -> None:
    """CP-1, CP-2, CP-105: six towers, and six walls unless they are still under construction."""
    s.towers = ALL_ARCS
    s.walls = 0 if s.setup.under_construction else ALL_ARCS
    s.owners = [NOBODY] * ARCS


def set_out_tokens(s: State) -> None:
    """CP-3, CP-8, CP-100: three goblins, two orcs and a troll are set apart, the rest is the pile."""
    boxed = dict(EASIER_BATTLES) if s.setup.easier_battles else {}
    starting = dict(STARTING_MONSTERS)
    boxed_tokens: list[int] = []
    starting_tokens: list[int] = []
    for token in range(TOKENS):
        kind = TOKEN_KIND[token]
        if boxed.get(kind, 0) > 0:
            boxed[kind] -= 1
            boxed_tokens.append(token)
        elif starting.get(kind, 0) > 0:
            starting[kind] -= 1
            starting_tokens.append(token)
        else:
            s.pile.append(token)
    s.removed_tokens = boxed_tokens
    s.starting = starting_tokens


def deal(s: State, chance: Chance, emit: Emit) -> None:
    """CP-6, CP-89: the monsters stand before anybody sees a card or, as the Overlord, a token."""
    s.agenda.pop()
    deal_hands(s, chance, emit)
    if s.setup.overlord != NOBODY:
        fill_overlord_hand(s, chance, emit)


def deal_hands(s: State, chance: Chance, emit: Emit) -> None:
    """CP-6, CP-6a, CP-7: open hands up to the limit, told card by card; the rest is the deck."""
    if s.setup.dwindling and s.setup.dwindle_on_first_shuffle:
        dwindle(s, s.deck, DECK, emit)
    for seat in s.setup.castle:
        if emit is not None:
            emit(Event("dealt", {"seat": seat, "count": s.setup.hand_limit}, reveals=True))
        for _ in range(s.setup.hand_limit):
            draw_card(s, seat, chance, emit)


class Claim(Step[State, State]):
    """CP-103: each player claims a different tower, in turn order."""

    def ask(self, s: State, _: State, due: Due) -> Decision:
        free: list[Action] = [(V_CLAIM, arc) for arc in range(ARCS) if s.owners[arc] == NOBODY]
        return Decision(due[1], "claim", free)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        claim(s, due[1], action[1])
        if emit is not None:
            emit(Event("claimed", {"seat": due[1], "tower": action[1]}))


def claim(s: State, seat: int, arc: int) -> None:
    s.owners = [*s.owners[:arc], seat, *s.owners[arc + 1 :]]


def empty_arcs(s: State) -> list[int]:
    taken = {s.at[token] for token in s.board}
    return [arc for arc in range(ARCS) if ARCHER * ARCS + arc not in taken]


class Place(Step[State, State]):
    """CP-4: which monster stands in which arc, one by one, or all that are left at random. Due: whether chance placed them."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        """CP-4: when one kind is left, the rest follows by itself. CP-6: until the deal it may be changed."""
        if not s.starting:
            return Decision(s.active, "place", [PASS], stop=True) if due == BY_CHOICE else None
        choices: list[Action] = []
        kinds = sorted({TOKEN_KIND[token] for token in s.starting})
        arcs = empty_arcs(s)
        for kind in kinds:
            token = next(token for token in s.starting if TOKEN_KIND[token] == kind)
            choices += [(V_PLACE, token, arc) for arc in arcs]
        if len(kinds) == 1:
            return Decision(s.active, "place", [(V_PLACE, s.starting[0], arcs[0])])
        return Decision(s.active, "place", [*choices, (V_SCATTER,)])

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        if action[0] == V_PLACE:
            stand_in_archer_ring(s, action[1], action[2], emit)
        elif action[0] == V_SCATTER:
            s.agenda[-1] = BY_CHANCE
            tokens = s.starting[:]
            for arc in empty_arcs(s):
                stand_in_archer_ring(s, chance.draw(tokens, "start"), arc, emit)
        else:
            deal(s, chance, emit)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        deal(s, chance, emit)


def stand_in_archer_ring(s: State, token: int, arc: int, emit: Emit) -> None:
    """CP-3, CP-5: only at set-up, and with full health."""
    s.starting = [other for other in s.starting if other != token]
    s.board.append(token)
    s.at[token] = ARCHER * ARCS + arc
    s.hp[token] = HEALTH[TOKEN_KIND[token]]
    if emit is not None:
        emit(Event("placed", {"token": token, "space": s.at[token], "hp": s.hp[token]}))


STEPS: Final[dict[int, Step[State, State]]] = {CLAIM: Claim("claim"), PLACE: Place("setup")}
