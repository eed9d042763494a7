"""The rules, ids DA."""

from collections.abc import Mapping, Sequence
from math import isqrt

from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Illegal
from samobranka.core.events import Emit, Event
from samobranka.core.game import OptionValue, only_seat
from samobranka.core.motion import SECOND, Motion
from samobranka.core.outcome import Outcome
from samobranka.core.regions import Direction, Number, OneOf, Region, Spot
from samobranka.core.shapes import Circle
from tiny.darts.verbs import COINS, DARTS, SLIDE, STOP, THROW

RADIUS = 100
SHAKE = 15
ROUNDS = 6
# A dart needs so much room around it.
THICK = 6
# Where coins lie in the beginning; how far one slides at full strength; what slows it down.
LINE = [(-50, -150), (0, -150), (50, -150)]
REACH = 250
DRAG = 800
# How long a dart flies.
FLIGHT = 3500


class State:
    """Darts in the board are points; coins lie where they came to rest. `slid` are those that have been used up, as bits."""

    __slots__ = ("active", "coins", "darts", "points", "slid", "stopped", "turn")

    def __init__(self, seats: int) -> None:
        self.turn = 1
        self.active = 0
        self.points = [0] * seats
        self.stopped = [False] * seats
        self.darts: list[tuple[int, int]] = []
        self.coins: list[tuple[int, int]] = LINE[:]
        self.slid = 0

    def copy(self) -> "State":
        new = State.__new__(State)
        new.turn = self.turn
        new.active = self.active
        new.points = self.points[:]
        new.stopped = self.stopped[:]
        new.darts = self.darts[:]
        new.coins = self.coins[:]
        new.slid = self.slid
        return new

    def key(self) -> tuple[object, ...]:
        return (
            self.turn,
            self.active,
            tuple(self.points),
            tuple(self.stopped),
            tuple(self.darts),
            tuple(self.coins),
            self.slid,
        )

    def over(self) -> bool:
        return all(self.stopped) or self.turn > ROUNDS

    def left(self) -> list[int]:
        """Coins that can still be slid."""
        return [coin for coin in range(len(LINE)) if not self.slid >> coin & 1]


def start(options: Mapping[str, OptionValue], seats: int, chance: Chance, emit: Emit) -> State:
    return State(seats)


def target(s: State) -> Region:
    """DA-1: anywhere on a board that shrinks from round to round, but not where a dart sticks."""
    zone = [Circle(0, 0, RADIUS - 5 * s.turn)]
    return Region(THROW, [Spot("at", zone, [Circle(x, y, THICK) for x, y in s.darts], slack=12)], worth=3)


def slide(s: State) -> Region:
    """DA-3: one of the coins that are left, any way, as hard as you like."""
    coins = OneOf("coin", COINS, s.left(), [s.coins[coin] for coin in s.left()])
    return Region(SLIDE, [coins, Direction("way", 1000, slack=90), Number("power", 1, 100, slack=12)], worth=2)


def decisions(s: State) -> Sequence[Decision]:
    if s.over():
        return []
    regions = (target(s), slide(s)) if s.left() else (target(s),)
    return [Decision(s.active, "throw", [(STOP,)], regions=regions)]


def apply(s: State, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
    decision = only_seat(decisions(s), seat)
    if decision is None:
        raise Illegal("darts-refused-turn")
    if not decision.allows(action):
        raise Illegal("darts-refused-choice")
    if action[0] == STOP:
        s.stopped[seat] = True
        if emit is not None:
            emit(Event("stopped", {"seat": seat}))
    elif action[0] == THROW:
        throw(s, seat, action[1], action[2], chance, emit)
    else:
        push(s, seat, action, emit)
    pass_on(s)


def worth(x: int, y: int) -> int:
    """DA-2: near the middle is worth most; -1: off the board."""
    distance = isqrt(x * x + y * y)
    return 10 - distance // 10 if distance <= RADIUS else -1


def count(s: State, seat: int, x: int, y: int) -> None:
    """DA-2: off the board costs all."""
    points = worth(x, y)
    s.points[seat] = 0 if points < 0 else s.points[seat] + points


def throw(s: State, seat: int, x: int, y: int, chance: Chance, emit: Emit) -> None:
    """DA-1: the hand shakes."""
    x += chance.roll(2 * SHAKE + 1) - SHAKE - 1
    y += chance.roll(2 * SHAKE + 1) - SHAKE - 1
    count(s, seat, x, y)
    s.darts.append((x, y))
    if emit is not None:
        dart = len(s.darts) - 1
        path = str(Motion({DARTS[dart]: [(0, 0, -RADIUS - 60), (FLIGHT, x, y)]}))
        facts: dict[str, int | str] = {"seat": seat, "dart": dart, "x": x, "y": y, "points": s.points[seat], "path": path}
        emit(Event("landed", facts, reveals=True, once=True))


def rest(s: State, action: Action) -> tuple[int, int]:
    """DA-3: where a coin comes to rest; a coin does not shake."""
    _, coin, dx, dy, power = action
    x, y = s.coins[coin]
    length = isqrt((dx * dx + dy * dy) * 10_000)
    far = REACH * power
    return x + dx * far // length, y + dy * far // length


def push(s: State, seat: int, action: Action, emit: Emit) -> None:
    """DA-3"""
    coin = action[1]
    before = s.coins[coin]
    x, y = rest(s, action)
    s.coins[coin] = (x, y)
    s.slid |= 1 << coin
    count(s, seat, x, y)
    if emit is not None:
        long = isqrt(2 * max(1, isqrt((x - before[0]) ** 2 + (y - before[1]) ** 2)) * SECOND * SECOND // DRAG)
        path = str(Motion({COINS[coin]: [(0, *before), (max(1, long), x, y)]}, DRAG))
        facts: dict[str, int | str] = {"seat": seat, "coin": coin, "x": x, "y": y, "points": s.points[seat], "path": path}
        emit(Event("slid", facts, reveals=True, once=True))


def pass_on(s: State) -> None:
    """The next who has not stopped."""
    seats = len(s.points)
    for _ in range(seats):
        s.active = (s.active + 1) % seats
        s.turn += s.active == 0
        if not s.stopped[s.active]:
            return


def outcome(s: State) -> Outcome | None:
    if not s.over():
        return None
    seats = range(len(s.points))
    winners = [seat for seat in seats if s.points[seat] == max(s.points)]
    return Outcome("stopped", [[seat] for seat in seats], winners, s.points[:], [], [])


def turn(s: State) -> int:
    return s.turn


def check(s: State) -> list[str]:
    return ["points below nothing"] if min(s.points) < 0 else []
