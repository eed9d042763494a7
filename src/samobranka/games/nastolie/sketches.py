"""What a scenario looks like before anybody plays it: the table as it lays itself, for who chooses one."""

from samobranka.core.chance import Chance
from samobranka.core.game import View
from samobranka.core.info import OptionValue
from samobranka.games.nastolie.options import OPTIONS, USUAL, seats_of
from samobranka.games.nastolie.rules import apply, decisions, start
from samobranka.games.nastolie.scenario_file import scenarios
from samobranka.games.nastolie.state import State
from samobranka.games.nastolie.view import view


def sketches() -> dict[str, dict[str, View]]:
    """A little map of every scenario. `usual`: at how many seats it is the one that is played if nobody chooses."""
    return {"scenario": {name: sketch(name) for name in scenarios()}}


def sketch(name: str) -> View:
    opened, seen = view(opening(name, "free"), None), view(laid(name), None)
    usual = [seats for seats, scenario in USUAL.items() if scenario == name]
    return {
        "usual": usual,
        "seats": list(seats_of(name)),
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
