"""The Overlord: his secret hand, and what he plays from it."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.castle_panic.material import (
    ARCS,
    DRAW_3,
    DRAW_4,
    GOBLIN_KING,
    MONSTER_KINDS,
    OVERLORD_HAND,
    OVERLORD_PLAYS,
    TOKEN_KIND,
)
from samobranka.games.castle_panic.rules.steps import COMMAND, FILL_HAND, V_PASS, V_SUMMON, V_UNLEASH
from samobranka.games.castle_panic.rules.tokens import PILE, appear, appear_by_die, boss_arrives, resolve
from samobranka.games.castle_panic.rules.turn import PASS
from samobranka.games.castle_panic.state import State


def take_tokens(s: State, count: int, chance: Chance, emit: Emit) -> None:
    """CP-95: into his hand, unseen by the others; what is left, if the pile runs out."""
    for _ in range(min(count, len(s.pile))):
        token = chance.draw(s.pile, PILE)
        s.overlord_hand.append(token)
        if emit is not None:
            seat = s.setup.overlord
            public = Event("took-unseen", {"seat": seat}, reveals=True)
            emit(Event("took", {"seat": seat, "token": token}, reveals=True, seats=(seat,), public=public))


def fill_overlord_hand(s: State, chance: Chance, emit: Emit) -> None:
    """CP-89, CP-91: he holds three tokens, or more if a Draw token gave them."""
    take_tokens(s, OVERLORD_HAND - len(s.overlord_hand), chance, emit)


class FillHand(Step[State, State]):
    """CP-91, CP-97: he draws, unless Missing was played; then he may play two tokens."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        if s.missing:
            s.agenda.pop()
            return
        fill_overlord_hand(s, chance, emit)
        s.plays_left = OVERLORD_PLAYS
        s.commanded = False


def stalls(s: State) -> bool:
    """CP-93a: an empty board, tokens in hand, and nothing played."""
    return not s.board and bool(s.overlord_hand)


def must_play(s: State) -> bool:
    """CP-93a: he let as many turns in a row pass as there are castle players."""
    return s.setup.anti_stall and not s.commanded and stalls(s) and s.stalled >= len(s.players())


class Command(Step[State, State]):
    """CP-92, CP-92a: a summoned monster is all he does; otherwise each token is resolved before the next."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        if s.plays_left == 0 or not s.overlord_hand:
            return None
        return Decision(s.setup.overlord, "command", commands(s))

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        if action[0] == V_PASS:
            end_overlord_turn(s)
            return
        token = action[1]
        s.overlord_hand.remove(token)
        s.commanded = True
        if emit is not None:
            emit(Event("commanded", {"token": token, "phase": COMMAND}, reveals=True))
        if action[0] == V_SUMMON:
            appear(s, token, action[2], 0, emit)
            s.plays_left = 0
            if TOKEN_KIND[token] != GOBLIN_KING:
                boss_arrives(s, token, emit)
        else:
            s.plays_left -= 1
            unleash(s, token, chance, emit)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        end_overlord_turn(s)


def commands(s: State) -> list[Action]:
    """CP-92, CP-93: one monster where he likes, or tokens by die, or nothing."""
    choices: list[Action] = [] if must_play(s) else [PASS]
    seen = 0
    for token in s.overlord_hand:
        kind = TOKEN_KIND[token]
        if seen >> kind & 1:
            continue
        seen |= 1 << kind
        choices.append((V_UNLEASH, token))
        if kind < MONSTER_KINDS and not s.commanded and not (kind == GOBLIN_KING and s.setup.king_extends_play):
            choices += [(V_SUMMON, token, arc) for arc in range(ARCS)]
    return choices


def unleash(s: State, token: int, chance: Chance, emit: Emit) -> None:
    """CP-94 to CP-96a: by die; Draw 3, Draw 4 and by option the Goblin King fill his hand and add plays."""
    kind = TOKEN_KIND[token]
    if kind == GOBLIN_KING:
        appear_by_die(s, token, chance, emit)
        if s.setup.king_extends_play:
            gain_plays(s, 3, chance, emit)
    elif kind in (DRAW_3, DRAW_4):
        s.gone.append(token)
        gain_plays(s, 3 if kind == DRAW_3 else 4, chance, emit)
    else:
        resolve(s, token, chance, emit)


def gain_plays(s: State, count: int, chance: Chance, emit: Emit) -> None:
    """CP-95, CP-95a: as many as were drawn, by option on top of what he may still play; the hand may stay above three."""
    take_tokens(s, count, chance, emit)
    s.plays_left = s.plays_left + count if s.setup.plays_add_up else max(s.plays_left, count)


def end_overlord_turn(s: State) -> None:
    """CP-93a counts the turns that he let pass."""
    s.agenda.pop()
    s.stalled = s.stalled + 1 if stalls(s) and not s.commanded else 0


STEPS: Final[dict[int, Step[State, State]]] = {FILL_HAND: FillHand("fill"), COMMAND: Command("overlord")}
