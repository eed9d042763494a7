"""How the chapters follow each other: the agenda is worked off until somebody truly has a choice."""

from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit
from samobranka.games.castle_panic.rules.cards import answer_play, ask_play
from samobranka.games.castle_panic.rules.ending import SLAIN, all_monsters_slain, end_the_game
from samobranka.games.castle_panic.rules.movement import answer_hurt, ask_hurt, move_all
from samobranka.games.castle_panic.rules.overlord import (
    answer_command,
    ask_command,
    begin_overlord_turn,
    end_overlord_turn,
)
from samobranka.games.castle_panic.rules.setup import answer_placement, ask_claim, ask_placement, claim_tower
from samobranka.games.castle_panic.rules.steps import (
    ANSWER,
    BEGIN,
    CLAIM,
    COMMAND,
    CONFIRM,
    DISCARD,
    DRAW_TOKENS,
    DRAW_UP,
    END_TURN,
    FILL_HAND,
    HURT,
    LOSE,
    MOVE,
    PLACE,
    PLAY,
    TRADE,
)
from samobranka.games.castle_panic.rules.tokens import answer_lose, ask_lose, draw_tokens
from samobranka.games.castle_panic.rules.trade import (
    answer_confirm,
    answer_offer,
    answer_trade,
    ask_answer,
    ask_confirm,
    ask_trade,
)
from samobranka.games.castle_panic.rules.turn import answer_discard, ask_discard, begin_the_game, draw_up, end_turn
from samobranka.games.castle_panic.state import State


def settle(s: State, chance: Chance, emit: Emit) -> None:
    """CP-12: plays on until there is a question with more than one answer, or the game is over."""
    s.asked = None
    while not s.ending:
        step = s.agenda[-1]
        kind = step[0]
        if kind != HURT and kind != LOSE and kind > PLACE and all_monsters_slain(s):
            # CP-81, F44: in the middle of a phase too, once nothing is left to resolve.
            end_the_game(s, SLAIN, emit)
            return
        decision = ask(s, step)
        if decision is None:
            go_on(s, kind, chance, emit)
        elif len(decision.choices) == 1:
            answer(s, decision.choices[0], chance, emit)
        else:
            s.asked = decision
            return


def ask(s: State, step: Action) -> Decision | None:
    """The question of a step, or None where there is nothing to ask."""
    kind = step[0]
    if kind == PLAY:
        return ask_play(s)
    if kind == DISCARD:
        return ask_discard(s)
    if kind == TRADE:
        return ask_trade(s)
    if kind == ANSWER:
        return ask_answer(s, step)
    if kind == CONFIRM:
        return ask_confirm(s, step)
    if kind == HURT:
        return ask_hurt(s, step)
    if kind == LOSE:
        return ask_lose(s, step)
    if kind == COMMAND:
        return ask_command(s)
    if kind == PLACE:
        return ask_placement(s)
    return ask_claim(s, step) if kind == CLAIM else None


def go_on(s: State, kind: int, chance: Chance, emit: Emit) -> None:
    """Steps that happen by themselves, and questions that nobody needs to answer."""
    if kind == MOVE:
        s.agenda.pop()
        move_all(s, emit)
    elif kind == DRAW_TOKENS:
        draw_tokens(s, chance, emit)
    elif kind == END_TURN:
        end_turn(s, emit)
    elif kind == BEGIN:
        begin_the_game(s, emit)
    elif kind == DRAW_UP:
        draw_up(s, chance, emit)
    elif kind == FILL_HAND:
        begin_overlord_turn(s, chance, emit)
    elif kind == COMMAND:
        end_overlord_turn(s)
    else:
        s.agenda.pop()


def answer(s: State, action: Action, chance: Chance, emit: Emit) -> None:
    """Hands an answer to the chapter that asked."""
    kind = s.agenda[-1][0]
    if kind == PLAY:
        answer_play(s, action, chance, emit)
    elif kind == DISCARD:
        answer_discard(s, action, chance, emit)
    elif kind == TRADE:
        answer_trade(s, action, emit)
    elif kind == ANSWER:
        answer_offer(s, action, emit)
    elif kind == CONFIRM:
        answer_confirm(s, action, emit)
    elif kind == HURT:
        answer_hurt(s, action, emit)
    elif kind == LOSE:
        answer_lose(s, action, emit)
    elif kind == COMMAND:
        answer_command(s, action, chance, emit)
    elif kind == PLACE:
        answer_placement(s, action, chance, emit)
    else:
        claim_tower(s, s.agenda[-1][1], action[1], emit)
