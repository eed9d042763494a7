"""What a scenario looks like before anybody plays it: the table as it lays itself, for who chooses one."""

from samobranka.core.chance import Chance
from samobranka.core.game import View
from samobranka.core.info import OptionValue
from samobranka.games.nastolie.material import ORDERS, ROSTERS
from samobranka.games.nastolie.names import kind_of, seat_of
from samobranka.games.nastolie.options import OPTIONS, USUAL, seats_of
from samobranka.games.nastolie.puzzles import Puzzle, puzzles
from samobranka.games.nastolie.rules import apply, decisions, start
from samobranka.games.nastolie.scenario_file import scenarios
from samobranka.games.nastolie.state import State
from samobranka.games.nastolie.view import view


def sketches() -> dict[str, dict[str, View]]:
    """A little map of every scenario, and who meets whom in each puzzle."""
    return {
        "scenario": {name: sketch(name) for name in scenarios()},
        "puzzle": {str(position.number): plate(position) for position in puzzles()},
    }


def plate(position: Puzzle) -> View:
    """The two Orders, how hard it is (NA-1209: each four are harder), and how it is solved, for who has tried often enough."""
    order = ROSTERS["main"].order
    sides = {seat_of(standing.disc): ORDERS[order[kind_of(standing.disc)]] for standing in position.discs}
    return {
        "orders": [sides[0], sides[1]],
        "hard": (position.number + 3) // 4,
        "solution": list(position.solution),
    }


def sketch(name: str) -> View:
    """`usual`: at how many seats it is the one that is played if nobody chooses."""
    opened, seen = view(opening(name, "free"), None), view(laid(name), None)
    usual = [seats for seats, scenario in USUAL.items() if scenario == name]
    return {
        "usual": usual,
        "seats": list(seats_of(name)),
        "goal": seen["goal"]["kind"],
        "rounds": seen["rounds"],
        "obstacles": seen["obstacles"],
        "zones": opened["zones"],
        "things": [{"x": thing["x"], "y": thing["y"]} for thing in (*seen["artefacts"], *seen["barrels"])],
        "discs": [{fact: disc[fact] for fact in ("order", "seat", "x", "y", "radius")} for disc in seen["discs"]],
    }


def opening(name: str, placement: str) -> State:
    """The table before the first question."""
    options: dict[str, OptionValue] = {option.name: option.default for option in OPTIONS}
    return start(options | {"scenario": name, "placement": placement}, seats_of(name)[-1], Chance(1), None)


def laid(name: str) -> State:
    """Set up with the usual Orders and squads on the standard line, just before the first turn."""
    s = opening(name, "line")
    while s.round == 0 and (asked := decisions(s)):
        apply(s, asked[0].seat, asked[0].choices[0], Chance(1), None)
    return s
