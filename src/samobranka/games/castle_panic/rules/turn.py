"""Phases 1 and 2: drawing up and discarding."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.castle_panic.material import CARDS
from samobranka.games.castle_panic.rules.hands import discard_card, draw_card, one_of_each
from samobranka.games.castle_panic.rules.steps import DISCARD, DRAW_UP, V_DISCARD, V_PASS
from samobranka.games.castle_panic.state import OFF, State

PASS: Final[Action] = (V_PASS,)
DISCARDS: Final[list[Action]] = [(V_DISCARD, card) for card in range(CARDS)]


class Phase(Step[State, State]):
    """A phase of the turn that its player may let pass; CP-12: it passes by itself where there is nothing to choose."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


class DrawUp(Step[State, State]):
    """CP-14, CP-15, F27: up to the limit, never down to it. A full hand draws nothing."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        while len(s.hands[s.active]) < s.setup.hand_limit:
            if draw_card(s, s.active, chance, emit) == OFF:
                break


class Discard(Phase):
    """CP-12, CP-17: one card may be thrown away for another; solo two, one after the other (F48)."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        if s.discards_left == 0 or not s.hands[s.active]:
            return None
        choices: list[Action] = [PASS]
        for card in one_of_each(s.hands[s.active]):
            choices.append(DISCARDS[card])
        return Decision(s.active, "discard", choices)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        """CP-17 to CP-19: a new card comes only for a discarded one, and only in this phase does anybody discard by choice."""
        if action[0] == V_PASS:
            s.agenda.pop()
            return
        s.discards_left -= 1
        discard_card(s, s.active, action[1])
        if emit is not None:
            emit(Event("discarded", {"seat": s.active, "card": action[1], "cause": "exchange"}))
        draw_card(s, s.active, chance, emit)


STEPS: Final[dict[int, Step[State, State]]] = {DRAW_UP: DrawUp("drawup"), DISCARD: Discard("discard")}
