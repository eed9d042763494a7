"""Teams: a tug of war, two against two; pull safely, or heave and perhaps slip.

Shows: teams that win together or draw, and scores counted line by line.
"""

from collections.abc import Mapping
from typing import ClassVar

from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.core.game import GameInfo, Option, OptionValue, View
from samobranka.core.outcome import Outcome, ScoreLine
from samobranka.core.simple import Simple

SEATS = 4
ROUNDS = 5
TEAMS = ([0, 2], [1, 3])
PULL, HEAVE = range(2)


class State:
    __slots__ = ("active", "length", "pulled", "rope", "turn")

    def __init__(self, length: int) -> None:
        self.length = length
        self.turn = 1
        self.active = 0
        self.rope = 0
        self.pulled = [0] * SEATS

    def copy(self) -> "State":
        new = State.__new__(State)
        new.length = self.length
        new.turn = self.turn
        new.active = self.active
        new.rope = self.rope
        new.pulled = self.pulled[:]
        return new

    def key(self) -> tuple[object, ...]:
        return (self.length, self.turn, self.active, self.rope, tuple(self.pulled))

    def ending(self) -> str:
        if abs(self.rope) >= self.length:
            return "rope"
        return "tired" if self.turn > ROUNDS else ""


class Teams(Simple[State]):
    sentences: ClassVar = {
        "en": """
teams-title = Tug of war
teams-ask-pull = How do you pull?
teams-choice-pull = Pull
teams-choice-heave = Heave
teams-event-pulled = { $player } pulls by { $strength }.
teams-refused-turn = It is not your turn.
teams-refused-choice = One cannot do that with a rope.
teams-opt-length = Length of the rope
teams-end-rope = The rope is over the line.
teams-end-tired = All are tired.
""",
    }

    def __init__(self) -> None:
        self.info = GameInfo("teams", "1", range(SEATS, SEATS + 1), [Option("length", 6, (4, 6, 8))], ["pull", "heave"])

    def start(self, options: Mapping[str, OptionValue], seats: int, chance: Chance, emit: Emit) -> State:
        return State(int(options["length"]))

    def decisions(self, state: State) -> list[Decision]:
        return [] if state.ending() else [Decision(state.active, "pull", [(PULL,), (HEAVE,)])]

    def apply(self, state: State, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
        self.expect(state, seat, action)
        strength = 1
        if action[0] == HEAVE:
            strength = 3 if chance.roll(6) > 2 else -1
        state.rope += strength if seat % 2 == 0 else -strength
        state.pulled[seat] += max(strength, 0)
        state.active = (seat + 1) % SEATS
        state.turn += state.active == 0
        if emit is not None:
            emit(Event("pulled", {"seat": seat, "strength": strength, "rope": state.rope}))

    def outcome(self, state: State) -> Outcome | None:
        if not state.ending():
            return None
        winners = [] if state.rope == 0 else TEAMS[0] if state.rope > 0 else TEAMS[1]
        lines: list[ScoreLine] = []
        for seat in range(SEATS):
            lines.append(ScoreLine(seat, "pulled", state.pulled[seat], state.pulled[seat]))
            lines.append(ScoreLine(seat, "won", int(seat in winners), 10 * (seat in winners)))
        scores = [state.pulled[seat] + 10 * (seat in winners) for seat in range(SEATS)]
        return Outcome(state.ending(), [team[:] for team in TEAMS], winners[:], scores, lines, [])

    def view(self, state: State, seat: int | None) -> View:
        return {"turn": state.turn, "active": state.active, "rope": state.rope, "pulled": state.pulled[:]}

    def eyes(self, state: State, seat: int | None) -> int | None:
        return None

    def determinize(self, state: State, seat: int | None, chance: Chance) -> State:
        return state.copy()
