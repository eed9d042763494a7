"""Spells: a duel with cards. What a card does stands in a file, in words such as "hit 3" and "draw 1".

Shows: a card is a short tuple of steps read from data; effects ask either seat in the middle of each other.
"""

from collections.abc import Mapping
from typing import ClassVar

from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit
from samobranka.core.game import GameInfo, OptionValue, View
from samobranka.core.outcome import Outcome
from samobranka.core.simple import Simple
from tiny.spells.book import CARDS, DRAW
from tiny.spells.state import State
from tiny.spells.steps import FLOW, TURN

DEALT = 2


class Spells(Simple[State]):
    sentences: ClassVar = {
        "en": """
spells-title = Spells
spells-ask-play = Which card do you cast?
spells-ask-drop = Which card do you put away?
spells-ask-choose = Which of these?
spells-choice-pass = Pass
spells-choice-cast = Cast card { $number1 }
spells-choice-drop = Put card { $number1 } away
spells-choice-pick = Number { $number1 }
spells-event-hit = { $player } is hit by { $damage }.
spells-event-healed = { $player } is healed.
spells-event-drew = { $player } draws card { $card }.
spells-event-dropped = { $player } puts card { $card } away.
spells-event-cast = { $player } casts card { $card }.
spells-refused-turn = It is not your turn.
spells-refused-choice = That is not on offer.
spells-end-deck = The deck is empty.
spells-end-duel = Somebody has fallen.
""",
    }

    def __init__(self) -> None:
        self.info = GameInfo("spells", "1", range(2, 3), [], ["pass", "cast", "drop", "pick"])

    def start(self, options: Mapping[str, OptionValue], seats: int, chance: Chance, emit: Emit) -> State:
        state = State()
        state.agenda = [(TURN, 0), (DRAW, 1, DEALT), (DRAW, 0, DEALT)]
        FLOW.settle(state, state, state.agenda, chance, emit)
        return state

    def decisions(self, state: State) -> list[Decision]:
        asked = None if state.over() else FLOW.ask(state, state, state.agenda[-1])
        return [] if asked is None else [asked]

    def apply(self, state: State, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
        self.expect(state, seat, action)
        FLOW.answer(state, state, state.agenda[-1], action, chance, emit)
        FLOW.settle(state, state, state.agenda, chance, emit)

    def outcome(self, state: State) -> Outcome | None:
        if not state.over():
            return None
        best = max(state.health)
        winners = [seat for seat in range(2) if state.health[seat] == best]
        return Outcome("deck" if min(state.health) else "duel", [[0], [1]], winners, state.health[:], [], [])

    def view(self, state: State, seat: int | None) -> View:
        return {
            "turn": state.turn,
            "health": state.health[:],
            "hands": [[CARDS[card].name for card in hand] for hand in state.hands],
            "deck": len(state.deck),
            "due": [FLOW.name(due) for due in reversed(state.agenda)],
        }

    def eyes(self, state: State, seat: int | None) -> int | None:
        return None

    def determinize(self, state: State, seat: int | None, chance: Chance) -> State:
        return state.copy()

    def check(self, state: State) -> list[str]:
        cards = state.deck + state.pile + state.hands[0] + state.hands[1]
        return [] if len(cards) == sum(card.count for card in CARDS) else ["a card is lost or double"]


GAME = Spells()
