"""How examples write it: `dart at 10 20`, `points 1: 7`, `1 throws at 10 20`, `1 slides coin 2 towards 0 100 power 40`."""

from collections.abc import Mapping, Sequence

from samobranka.core.chance import Chance
from samobranka.core.decision import Action
from samobranka.core.events import Emit
from samobranka.core.game import OptionValue
from samobranka.core.regions import towards
from samobranka.rulebook.notation import Reader, Unreadable, Word, compare
from tiny.darts.play import State
from tiny.darts.verbs import SLIDE, STOP, THROW

WORDS = {"x": Word(r"-?\d+", int), "y": Word(r"-?\d+", int), "coin": Word("[1-3]", lambda number: int(number) - 1)}


def score(s: State, seat: int, points: int) -> None:
    s.points[seat] = points


def slide(s: State, seat: int, coin: int, x: int, y: int, power: int) -> Action:
    at = s.coins[coin]
    return (SLIDE, coin, *towards(x - at[0], y - at[1], 1000), power)


LINES = Reader[None](WORDS, {"dart at {x} {y}": lambda s, x, y: s.darts.append((x, y)), "points {player}: {number}": score})
CHOICES = Reader[Action](
    WORDS,
    {
        "stops": lambda s, seat: (STOP,),
        "throws at {x} {y}": lambda s, seat, x, y: (THROW, x, y),
        "slides coin {coin} towards {x} {y} power {number}": slide,
    },
)
EXPECTATIONS = Reader[str](
    WORDS, {"points {player}: {number}": lambda s, seat, points: compare("points", points, s.points[seat])}
)


def position(options: Mapping[str, OptionValue], seats: int, lines: Sequence[str], chance: Chance, emit: Emit) -> State:
    s = State(seats)
    for line in lines:
        LINES.read(line, seats, s)
    return s


def drawn(words: str) -> tuple[str, list[int]]:
    raise Unreadable("nothing is drawn here")


def action(s: State, seat: int, words: str) -> Action:
    return CHOICES.read(words, len(s.points), s, seat)


def write(s: State, seat: int, action: Action) -> str:
    if action[0] == STOP:
        return "stops"
    if action[0] == THROW:
        return f"throws at {action[1]} {action[2]}"
    _, coin, dx, dy, power = action
    x, y = s.coins[coin]
    return f"slides coin {coin + 1} towards {x + dx} {y + dy} power {power}"


def holds(s: State, line: str) -> str:
    return EXPECTATIONS.read(line, len(s.points), s)
