"""A puzzle's position: one turn, in which no enemy may be left."""

from samobranka.core.events import Emit, Event
from samobranka.games.nastolie.puzzles import Puzzle, puzzle
from samobranka.games.nastolie.rules.ground import put
from samobranka.games.nastolie.rules.heaps import supply_at_start
from samobranka.games.nastolie.rules.steps import DEAL, TURN
from samobranka.games.nastolie.state import KIND, OWNER, State
from samobranka.games.nastolie.terrain import Terrain


def lay_the_puzzle(s: State, emit: Emit) -> None:
    """NA-1209: the one that the table has chosen."""
    lay_position(s, puzzle(s.setup.puzzle), emit)


def lay_position(s: State, position: Puzzle, emit: Emit) -> None:
    """NA-1209: everything stands where the file says; the solver has the only turn."""
    s.terrain = Terrain(position.cups, (), s.setup.restitution)
    orders = [0] * s.setup.sides
    for standing in position.discs:
        disc = standing.disc
        put(s, disc, standing.x, standing.y)
        s.face(disc, standing.facing)
        s.give_lives(disc, standing.lives or s.limit(disc))
        s.field.append(disc)
        orders[OWNER[disc]] |= 1 << s.setup.roster.order[KIND[disc]]
        supply_at_start(s, disc, {})
        if emit is not None:
            facts: dict[str, int | str] = {"seat": OWNER[disc], "disc": disc, "x": standing.x, "y": standing.y}
            emit(Event("placed", facts | {"facing": standing.facing, "cause": "scenario"}))
    s.field.sort()
    s.orders = orders
    s.first = s.active = 0
    s.agenda += [(TURN, 0), (DEAL,)]
