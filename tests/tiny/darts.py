"""Darts: throw as long as you dare. Whoever misses the board with his shaking hand loses what he has.

Shows: a choice that cannot be listed (where to aim: a region with bounds and a sampler) beside one that can.
"""

from collections.abc import Mapping
from math import isqrt

from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.core.game import GameInfo, OptionValue, View
from samobranka.core.outcome import Outcome
from tiny.base import Tiny

RADIUS = 100
SHAKE = 15
ROUNDS = 6
STOP, THROW = range(2)


class Board:
    """Any point within `radius` of the middle: `throw x y`."""

    def __init__(self, radius: int) -> None:
        self.radius = radius

    def contains(self, action: Action) -> bool:
        return len(action) == 3 and action[0] == THROW and action[1] ** 2 + action[2] ** 2 <= self.radius**2

    def sample(self, chance: Chance) -> Action:
        x = chance.pick(2 * self.radius + 1) - self.radius
        span = isqrt(self.radius**2 - x**2)
        return (THROW, x, chance.pick(2 * span + 1) - span)

    def bounds(self) -> dict[str, object]:
        return {"shape": "circle", "radius": self.radius}


class State:
    __slots__ = ("active", "points", "stopped", "turn")

    def __init__(self, seats: int) -> None:
        self.turn = 1
        self.active = 0
        self.points = [0] * seats
        self.stopped = [False] * seats

    def copy(self) -> "State":
        new = State.__new__(State)
        new.turn = self.turn
        new.active = self.active
        new.points = self.points[:]
        new.stopped = self.stopped[:]
        return new

    def key(self) -> tuple[object, ...]:
        return (self.turn, self.active, tuple(self.points), tuple(self.stopped))

    def over(self) -> bool:
        return all(self.stopped) or self.turn > ROUNDS


class Darts(Tiny[State]):
    def __init__(self) -> None:
        self.info = GameInfo("darts", "1", range(1, 4), [], ["stop", "throw"])

    def start(self, options: Mapping[str, OptionValue], seats: int, chance: Chance, emit: Emit) -> State:
        return State(seats)

    def decisions(self, state: State) -> list[Decision]:
        if state.over():
            return []
        # The board shrinks from round to round, so that the bounds are part of the question.
        return [Decision(state.active, "throw", [(STOP,)], region=Board(RADIUS - 5 * state.turn))]

    def apply(self, state: State, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
        self.expect(state, seat, action)
        if action[0] == STOP:
            state.stopped[seat] = True
            if emit is not None:
                emit(Event("stopped", {"seat": seat}))
        else:
            throw(state, seat, action[1], action[2], chance, emit)
        pass_on(state)

    def outcome(self, state: State) -> Outcome | None:
        if not state.over():
            return None
        seats = range(len(state.points))
        winners = [seat for seat in seats if state.points[seat] == max(state.points)]
        return Outcome("stopped", [[seat] for seat in seats], winners, state.points[:], [], [])

    def view(self, state: State, seat: int | None) -> View:
        return {"turn": state.turn, "active": state.active, "points": state.points[:], "stopped": state.stopped[:]}

    def eyes(self, state: State, seat: int | None) -> int | None:
        return None

    def determinize(self, state: State, seat: int | None, chance: Chance) -> State:
        return state.copy()


def throw(state: State, seat: int, x: int, y: int, chance: Chance, emit: Emit) -> None:
    """The hand shakes; near the middle is worth most, off the board costs all."""
    x += chance.roll(2 * SHAKE + 1) - SHAKE - 1
    y += chance.roll(2 * SHAKE + 1) - SHAKE - 1
    distance = isqrt(x * x + y * y)
    state.points[seat] = state.points[seat] + 10 - distance // 10 if distance <= RADIUS else 0
    if emit is not None:
        emit(Event("landed", {"seat": seat, "x": x, "y": y, "points": state.points[seat]}, reveals=True))


def pass_on(state: State) -> None:
    """The next who still throws."""
    seats = len(state.points)
    for _ in range(seats):
        state.active = (state.active + 1) % seats
        state.turn += state.active == 0
        if not state.stopped[state.active]:
            return
