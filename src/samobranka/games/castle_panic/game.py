"""Castle Panic as `core` sees it."""

from collections.abc import Mapping, Sequence

from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Message
from samobranka.core.events import Emit, Event
from samobranka.core.game import GameInfo, OptionValue, View
from samobranka.core.outcome import Outcome
from samobranka.games.castle_panic import describe, view
from samobranka.games.castle_panic.brain import CastlePanicBrain
from samobranka.games.castle_panic.notation import CastlePanicNotation
from samobranka.games.castle_panic.options import OPTIONS, set_up
from samobranka.games.castle_panic.rules.ending import outcome
from samobranka.games.castle_panic.rules.flow import answer, settle
from samobranka.games.castle_panic.rules.refusal import refusal
from samobranka.games.castle_panic.rules.setup import lay_the_table
from samobranka.games.castle_panic.rules.steps import VERBS
from samobranka.games.castle_panic.state import State, broken_invariants

NOTHING_OPEN: list[Decision] = []


class CastlePanic:
    """Defend six towers, together, with an open hand of cards."""

    def __init__(self) -> None:
        self.info = GameInfo("castle_panic", "1", range(1, 7), OPTIONS, VERBS, minutes=60, weight=1.6)
        self.notation = CastlePanicNotation()
        self.brain = CastlePanicBrain()

    def start(self, options: Mapping[str, OptionValue], seats: int, chance: Chance, emit: Emit) -> State:
        state = lay_the_table(set_up(dict(options), seats), chance, emit)
        settle(state, chance, emit)
        return state

    def decisions(self, state: State) -> Sequence[Decision]:
        asked = state.asked
        return NOTHING_OPEN if asked is None else [asked]

    def apply(self, state: State, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
        asked = state.asked
        if asked is None or asked.seat != seat or not asked.allows(action):
            raise refusal(state, seat, asked, action)
        answer(state, action, chance, emit)
        settle(state, chance, emit)

    def outcome(self, state: State) -> Outcome | None:
        return outcome(state)

    def view(self, state: State, seat: int | None) -> View:
        return view.view(state, seat)

    def eyes(self, state: State, seat: int | None) -> int | None:
        return view.eyes(state, seat)

    def determinize(self, state: State, seat: int | None, chance: Chance) -> State:
        return view.determinize(state, seat, chance)

    def turn(self, state: State) -> int:
        return state.turn

    def check(self, state: State) -> list[str]:
        return broken_invariants(state)

    def describe(self, state: State, seat: int, action: Action) -> Message:
        return describe.describe(state, seat, action)

    def ask(self, state: State, decision: Decision) -> Message:
        return describe.ask(state, decision)

    def tell(self, event: Event) -> Message:
        return describe.tell(event)

    def pieces(self, state: State, action: Action) -> list[str]:
        return describe.pieces(action)
