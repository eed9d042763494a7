"""A first brain: it gets further than luck does."""

from playing import let_play, seated
from samobranka.core.table import Table
from samobranka.games.dead_cells import GAME


def rooms(bot: str, seats: int, runs: int = 6) -> int:
    played = [let_play(Table(GAME, seats, {}, seed=seed), seated([bot] * seats, seed)) for seed in range(runs)]
    return sum(table.state.turn for table in played)


def test_normal_gets_further_than_random() -> None:
    assert sum(rooms("normal", seats) for seats in range(1, 5)) > 1.3 * sum(rooms("random", seats) for seats in range(1, 5))
