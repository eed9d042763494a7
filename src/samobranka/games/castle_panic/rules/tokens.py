"""Phase 6: tokens are drawn and do what they do."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.castle_panic.material import (
    ARCS,
    BLUE_MOVE,
    BOULDER,
    CARD_KIND,
    CLOCKWISE,
    COUNTERCLOCKWISE,
    DISCARD_ONE,
    DRAW_3,
    GOBLIN_KING,
    HEALER,
    HEALTH,
    MONSTER_KINDS,
    ORC_WARLORD,
    PLAGUE_ARCHERS,
    PLAGUE_SWORDSMEN,
    RED_MOVE,
    TOKEN_KIND,
    TOKENS_A_TURN,
    TROLL_MAGE,
    colour_of,
)
from samobranka.games.castle_panic.rules.boulder import roll_boulder
from samobranka.games.castle_panic.rules.hands import discard_card, one_of_each
from samobranka.games.castle_panic.rules.movement import advance, move_all, rotate
from samobranka.games.castle_panic.rules.steps import DRAW_TOKENS, LOSE, V_DISCARD
from samobranka.games.castle_panic.state import OFF, State

PILE: Final = "pile"


class DrawTokens(Step[State, State]):
    """CP-63, F1, F43: one at a time, each resolved in full before the next; what is left, if the pile runs out."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        if len(due) == 1:
            begin_drawing(s)
        if not s.queue or not s.pile:
            s.queue.clear()
            s.agenda.pop()
            return
        cause = s.queue.pop(0)
        token = chance.draw(s.pile, PILE)
        if emit is not None:
            emit(Event("drawn", {"token": token, "called_by": cause, "phase": DRAW_TOKENS}, reveals=True))
        resolve(s, token, chance, emit)


def begin_drawing(s: State) -> None:
    """CP-45, CP-63: two tokens, unless Missing was played."""
    s.agenda[-1] = (DRAW_TOKENS, 1)
    if not s.missing:
        s.queue.extend([OFF] * TOKENS_A_TURN)


def draw_more(s: State, token: int, count: int) -> None:
    """CP-66, CP-77, CP-78, F2, F3: further draws wait behind those already owed; by option they come first."""
    if s.setup.fifo:
        s.queue.extend([token] * count)
    else:
        s.queue = [token] * count + s.queue


def resolve(s: State, token: int, chance: Chance, emit: Emit) -> None:
    """CP-64, CP-65: a monster takes its place by die; an effect happens and goes to the monster discard."""
    kind = TOKEN_KIND[token]
    if kind < MONSTER_KINDS:
        appear_by_die(s, token, chance, emit)
        boss_arrives(s, token, emit)
    else:
        s.gone.append(token)
        happen(s, token, chance, emit)


def appear_by_die(s: State, token: int, chance: Chance, emit: Emit) -> None:
    """CP-64, CP-94: the die names the arc."""
    die = chance.roll(ARCS)
    appear(s, token, die - 1, die, emit)


def appear(s: State, token: int, arc: int, die: int, emit: Emit) -> None:
    """CP-5, CP-64: in the Forest, with full health. Die: what was rolled for it, 0 for nothing."""
    s.board.append(token)
    s.at[token] = arc
    s.hp[token] = HEALTH[TOKEN_KIND[token]]
    if emit is not None:
        emit(Event("appeared", {"token": token, "space": arc, "hp": s.hp[token], "die": die}, reveals=True))


def boss_arrives(s: State, token: int, emit: Emit) -> None:
    """CP-66 to CP-69: what a boss does when his token has been placed."""
    kind = TOKEN_KIND[token]
    if kind == GOBLIN_KING:
        draw_more(s, token, 3)
    elif kind == ORC_WARLORD:
        move_colour(s, colour_of(s.at[token]), emit)
    elif kind == TROLL_MAGE:
        move_all(s, emit)
    elif kind == HEALER:
        heal_all(s, emit)


def happen(s: State, token: int, chance: Chance, emit: Emit) -> None:
    """CP-65, CP-70 to CP-79: the effects."""
    kind = TOKEN_KIND[token]
    if kind == BOULDER:
        roll_boulder(s, chance, emit)
    elif kind <= BLUE_MOVE:
        move_colour(s, kind - RED_MOVE, emit)
    elif kind == CLOCKWISE:
        rotate(s, 1, emit)
    elif kind == COUNTERCLOCKWISE:
        rotate(s, -1, emit)
    elif kind <= PLAGUE_SWORDSMEN:
        plague(s, kind - PLAGUE_ARCHERS, emit)
    elif kind == DISCARD_ONE:
        everybody_loses_a_card(s)
    else:
        draw_more(s, token, 3 if kind == DRAW_3 else 4)


def move_colour(s: State, colour: int, emit: Emit) -> None:
    """CP-67, CP-70: those standing in the colour now, in all rings; one that leaves it is not moved again."""
    advance(s, [token for token in s.board if colour_of(s.at[token] % ARCS) == colour], emit)


def heal_all(s: State, emit: Emit) -> None:
    """CP-69, F36: every hurt monster gets a point back."""
    for token in s.board:
        if s.hp[token] < HEALTH[TOKEN_KIND[token]]:
            s.hp[token] += 1
            if emit is not None:
                emit(Event("healed", {"token": token, "hp": s.hp[token]}))


def plague(s: State, unit: int, emit: Emit) -> None:
    """CP-73 to CP-75, CP-98, F21: all archers (knights, swordsmen) in all hands, those of any colour too; heroes are spared."""
    for seat in s.setup.castle:
        for card in s.hands[seat][:]:
            if CARD_KIND[card] // 4 == unit:
                discard_card(s, seat, card)
                if emit is not None:
                    emit(Event("discarded", {"seat": seat, "card": card, "cause": "plague"}))


def everybody_loses_a_card(s: State) -> None:
    """CP-76, F22: each chooses for himself, from the active player clockwise."""
    for seat in reversed(s.players()):
        if s.hands[seat]:
            s.agenda.append((LOSE, seat))


class Lose(Step[State, State]):
    """CP-76: somebody discards a card. Due: who."""

    def ask(self, s: State, _: State, due: Due) -> Decision:
        return Decision(due[1], "lose", [(V_DISCARD, card) for card in one_of_each(s.hands[due[1]])])

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        discard_card(s, due[1], action[1])
        if emit is not None:
            emit(Event("discarded", {"seat": due[1], "card": action[1], "cause": "token"}))


STEPS: Final[dict[int, Step[State, State]]] = {DRAW_TOKENS: DrawTokens("tokens"), LOSE: Lose("lose")}
