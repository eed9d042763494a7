"""Guess: everybody writes a number in secret, all turn up at once; the highest number that nobody else has scores.

Shows: several seats asked at the same time, answers in any order, events with a secret and a public face.
"""

from collections.abc import Mapping
from typing import ClassVar

from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.core.game import GameInfo, OptionValue, View
from samobranka.core.outcome import Outcome
from samobranka.core.simple import Simple

ROUNDS = 4
HIGHEST = 5
NOTHING = 0
WRITE = 0


class State:
    __slots__ = ("points", "turn", "written")

    def __init__(self, seats: int) -> None:
        self.turn = 1
        self.points = [0] * seats
        self.written = [NOTHING] * seats

    def copy(self) -> "State":
        new = State.__new__(State)
        new.turn = self.turn
        new.points = self.points[:]
        new.written = self.written[:]
        return new

    def key(self) -> tuple[object, ...]:
        return (self.turn, tuple(self.points), tuple(self.written))


class Guess(Simple[State]):
    sentences: ClassVar = {
        "en": """
guess-title = Guess
guess-ask-write = Which number do you write?
guess-choice-write = Write it
guess-event-wrote = { $player } writes a number.
guess-event-wrote-number = { $player } writes { $number }.
guess-event-shown = { $player } has written { $number }.
guess-refused-turn = You have written already.
guess-refused-choice = There is no such number.
guess-end-rounds = The last round is over.
""",
    }

    def __init__(self) -> None:
        self.info = GameInfo("guess", "1", range(2, 5), [], ["write"])

    def start(self, options: Mapping[str, OptionValue], seats: int, chance: Chance, emit: Emit) -> State:
        return State(seats)

    def decisions(self, state: State) -> list[Decision]:
        if state.turn > ROUNDS:
            return []
        numbers: list[Action] = [(WRITE, number) for number in range(1, HIGHEST + 1)]
        return [Decision(seat, "write", numbers) for seat, number in enumerate(state.written) if number == NOTHING]

    def apply(self, state: State, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
        self.expect(state, seat, action)
        state.written[seat] = action[1]
        if emit is not None:
            unseen = Event("wrote", {"seat": seat})
            emit(Event("wrote-number", {"seat": seat, "number": action[1]}, seats=(seat,), public=unseen))
        if NOTHING not in state.written:
            turn_up(state, emit)

    def outcome(self, state: State) -> Outcome | None:
        if state.turn <= ROUNDS:
            return None
        best = max(state.points)
        seats = range(len(state.points))
        winners = [seat for seat in seats if state.points[seat] == best]
        return Outcome("rounds", [[seat] for seat in seats], winners, state.points[:], [], [])

    def view(self, state: State, seat: int | None) -> View:
        return {
            "turn": state.turn,
            "points": state.points[:],
            "written": [number != NOTHING for number in state.written],
            "mine": None if seat is None else state.written[seat],
        }

    def eyes(self, state: State, seat: int | None) -> int | None:
        return seat

    def determinize(self, state: State, seat: int | None, chance: Chance) -> State:
        world = state.copy()
        for other, number in enumerate(world.written):
            if other != seat and number != NOTHING:
                world.written[other] = chance.roll(HIGHEST)
        return world


def turn_up(state: State, emit: Emit) -> None:
    """All numbers are shown; the highest of those written once gives its points."""
    if emit is not None:
        for seat, number in enumerate(state.written):
            emit(Event("shown", {"seat": seat, "number": number}, reveals=True))
    alone = [number for number in state.written if state.written.count(number) == 1]
    if alone:
        state.points[state.written.index(max(alone))] += max(alone)
    state.written = [NOTHING] * len(state.written)
    state.turn += 1
