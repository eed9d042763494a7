"""Between two battles of a campaign: ritual cards that nobody wants to keep go back into the deck."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.nastolie.rules.steps import GIVE_BACK, PASS, V_GIVE, V_PASS
from samobranka.games.nastolie.state import State


class GiveBack(Step[State, State]):
    """NA-907, NA-1402: unused cards are kept; each player may put any of them back first. (GIVE_BACK, seat)"""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        hand = s.hands[due[1]]
        return Decision(due[1], "give", [PASS, *((V_GIVE, ritual) for ritual in sorted(set(hand)))]) if hand else None

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        if action[0] == V_PASS:
            s.agenda.pop()
            return
        s.hands[due[1]].remove(action[1])
        s.deck.append(action[1])
        if emit is not None:
            seen = Event("gave-back-unseen", {"seat": due[1]})
            emit(Event("gave-back", {"seat": due[1], "ritual": action[1]}, seats=(due[1],), public=seen))

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


STEPS: Final[dict[int, Step[State, State]]] = {GIVE_BACK: GiveBack("give_back")}
