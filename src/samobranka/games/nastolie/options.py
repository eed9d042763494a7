"""Switches of the table, with their defaults and the rule that each belongs to."""

from typing import Final

from samobranka.core.errors import BadOption
from samobranka.core.game import Option, OptionValue
from samobranka.games.nastolie.material import BATTLES, ROSTERS
from samobranka.games.nastolie.puzzles import PUZZLES
from samobranka.games.nastolie.scenario import Scenario
from samobranka.games.nastolie.scenario_file import scenario, scenarios
from samobranka.games.nastolie.state import Setup

GAME: Final = "game"
HAND: Final = "hand"
RULINGS: Final = "rulings"

SEATS: Final = range(1, 5)
AUTO: Final = "auto"
# The usual scenario for each number of seats.
USUAL: Final = {1: "p9", 2: "p1", 3: "p4", 4: "p6"}
# NA-1401: rows of a campaign.
ROWS: Final = {2: ("p1", "p3", "p7", "p2"), 3: ("p4", "p8"), 4: ("p5", "p6", "p8")}
SEVERAL: Final = {"players": (2, 3, 4)}


def seats_of(name: str) -> range:
    """The numbers of players that a scenario is for."""
    players = sorted(scenario(name).seatings)
    return range(players[0], players[-1] + 1)


OPTIONS: Final = (
    Option("scenario", AUTO, (AUTO, *scenarios()), GAME, "NA-1201", None, {name: seats_of(name) for name in scenarios()}),
    Option("puzzle", 1, range(1, PUZZLES + 1), GAME, "NA-1209", {"players": (1,)}),
    Option("campaign", False, (), GAME, "NA-1401", SEVERAL),
    Option("rituals", False, (), GAME, "NA-901", SEVERAL),
    Option("placement", "free", ("free", "line"), GAME, "NA-117", SEVERAL),
    Option("hand", "natural", ("natural", "steady", "light", "shaky"), HAND, "NA-1319", SEVERAL),
    Option("preview", "contact", ("contact", "none", "line", "two", "full"), HAND, "NA-301"),
    Option("missile_exit", True, (), RULINGS, "NA-514"),
    Option("rider", "safe", ("safe", "struck"), RULINGS, "NA-811"),
    Option("doubling", "both", ("both", "once"), RULINGS, "NA-410"),
    Option("strike", "once", ("once", "each"), RULINGS, "NA-310"),
    Option("roster", "main", ("main", "variant"), RULINGS, "NA-102"),
)


def set_up(options: dict[str, OptionValue], seats: int) -> Setup:
    """NA-1201, NA-1401: refuses a scenario that is not for so many players."""
    name = str(options["scenario"])
    if name == AUTO:
        name = USUAL[seats]
    if seats not in seats_of(name):
        raise BadOption("nastolie-option-scenario", scenario=name, seats=seats)
    battles = [name]
    if options["campaign"] and seats in ROWS:
        row = ROWS[seats]
        start = row.index(name) if name in row else -1
        battles += [row[(start + after) % len(row)] for after in range(1, BATTLES)]
    setup = Setup(seats, tuple(for_seats(battle, seats) for battle in battles), ROSTERS[str(options["roster"])])
    alone = seats == 1
    setup.puzzle = int(options["puzzle"]) if alone else 0
    setup.rituals = bool(options["rituals"]) and not alone
    setup.line = options["placement"] == "line"
    setup.hand = "steady" if alone else str(options["hand"])
    # A puzzle shows everything unless the table says less.
    setup.preview = "full" if alone and options["preview"] == "contact" else str(options["preview"])
    setup.missile_exit = bool(options["missile_exit"])
    setup.rider_struck = options["rider"] == "struck"
    setup.once_doubled = options["doubling"] == "once"
    setup.each_contact = options["strike"] == "each"
    return setup


def for_seats(name: str, seats: int) -> Scenario:
    found = scenario(name)
    if seats not in found.seatings:
        raise BadOption("nastolie-option-scenario", scenario=name, seats=seats)
    return found
