"""Everything lies open."""

from samobranka.core.chance import Chance
from tiny.darts.play import RADIUS, State
from tiny.darts.told import View
from tiny.darts.verbs import COINS, DARTS


def view(s: State, seat: int | None) -> View:
    return {
        "turn": s.turn,
        "active": s.active,
        "points": s.points[:],
        "stopped": s.stopped[:],
        "field": [-160, -200, 160, 130],
        "shapes": [{"shape": "circle", "x": 0, "y": 0, "radius": radius} for radius in range(RADIUS, 0, -20)],
        "darts": [{"id": DARTS[at], "kind": "dart", "x": x, "y": y} for at, (x, y) in enumerate(s.darts)],
        "coins": [{"id": COINS[at], "kind": "coin", "x": x, "y": y} for at, (x, y) in enumerate(s.coins)],
    }


def eyes(s: State, seat: int | None) -> int | None:
    return None


def determinize(s: State, seat: int | None, chance: Chance) -> State:
    return s.copy()
