"""Bad Bones as `core` sees it."""

from collections.abc import Mapping, Sequence

from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Message
from samobranka.core.events import Emit, Event
from samobranka.core.game import GameInfo, OptionValue, View
from samobranka.core.outcome import Outcome
from samobranka.games.bad_bones import describe, view
from samobranka.games.bad_bones.brain import BadBonesBrain
from samobranka.games.bad_bones.notation import BadBonesNotation
from samobranka.games.bad_bones.options import OPTIONS, set_up
from samobranka.games.bad_bones.rules.ending import outcome
from samobranka.games.bad_bones.rules.flow import choose, open_phase, proceed
from samobranka.games.bad_bones.rules.refusal import refusal
from samobranka.games.bad_bones.rules.setup import lay_the_table
from samobranka.games.bad_bones.rules.steps import VERBS
from samobranka.games.bad_bones.state import State, broken_invariants


class BadBones:
    """Keep the bones out of your own realm, and let them have your neighbour's."""

    def __init__(self) -> None:
        self.info = GameInfo("bad_bones", "2", range(1, 7), OPTIONS, VERBS, minutes=30, weight=1.9)
        self.notation = BadBonesNotation()
        self.brain = BadBonesBrain()

    def start(self, options: Mapping[str, OptionValue], seats: int, chance: Chance, emit: Emit) -> State:
        state = lay_the_table(set_up(dict(options), seats), chance, emit)
        open_phase(state, chance, emit)
        proceed(state, chance, emit)
        return state

    def decisions(self, state: State) -> Sequence[Decision]:
        asked: list[Decision] = []
        for board in state.boards:
            if board.asked is not None:
                asked.append(board.asked)
        return asked

    def apply(self, state: State, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
        boards = state.boards
        if not 0 <= seat < len(boards):
            raise refusal(state, seat, None, action)
        board = boards[seat]
        asked = board.asked
        if asked is None or not asked.allows(action):
            raise refusal(state, seat, asked, action)
        choose(state, board, action, chance, emit)

    def outcome(self, state: State) -> Outcome | None:
        return outcome(state)

    def view(self, state: State, seat: int | None) -> View:
        return view.view(state, seat)

    def eyes(self, state: State, seat: int | None) -> int | None:
        return view.eyes(state, seat)

    def determinize(self, state: State, seat: int | None, chance: Chance) -> State:
        return view.determinize(state, seat, chance)

    def turn(self, state: State) -> int:
        return state.round

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
