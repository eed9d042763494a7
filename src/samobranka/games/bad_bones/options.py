"""Modes and switches of the table, with their defaults and the rule that each belongs to."""

from typing import Final

from samobranka.core.errors import BadOption, Message
from samobranka.core.game import Option
from samobranka.games.bad_bones.state import COOP, DE, FR, RU, SOLO, STANDARD, Setup

MODE: Final = "mode"
MODULES: Final = "modules"
RULINGS: Final = "rulings"
ROUNDS: Final = 10

ONE: Final = range(1, 2)
SEVERAL: Final = range(2, 7)

OPTIONS: Final = (
    Option("mode", STANDARD, (STANDARD, SOLO, COOP), MODE, "BB-62", None, {STANDARD: SEVERAL, SOLO: ONE, COOP: SEVERAL}),
    Option("rounds", ROUNDS, range(5, 21), MODE, "BB-66", {"mode": (SOLO, COOP)}),
    Option("advanced", False, (), MODULES, "BB-67"),
    Option("chiefs", False, (), MODULES, "BB-119"),
    Option("ruleset", FR, (FR, RU, DE), RULINGS, "BB-137"),
    Option("hearse_in_solo_and_coop", True, (), RULINGS, "BB-81", {"mode": (SOLO, COOP), "ruleset": (FR, RU)}),
    Option("side_arrows_both_ways", False, (), RULINGS, "BB-138", {"mode": (STANDARD, SOLO)}),
    Option("sapper_takes_second_coop_tower", False, (), RULINGS, "BB-139", {"mode": (COOP,), "chiefs": (True,)}),
)


def set_up(options: dict[str, bool | int | str], seats: int) -> Setup:
    """BB-62, BB-66, BB-106: refuses what does not go together, and what would do nothing. One seat plays the solo rules."""
    mode = options["mode"]
    if mode == SOLO and seats != 1:
        raise BadOption("bad_bones-option-solo", seats=seats)
    if mode == COOP and seats < 2:
        raise BadOption("bad_bones-option-coop", seats=seats)
    setup = Setup(options, seats)
    table = {**options, "mode": setup.mode}
    for option in OPTIONS:
        if options[option.name] != option.default and not option.offered(seats, table):
            raise BadOption("bad_bones-option-idle", option=Message("bad_bones-opt-" + option.name.replace("_", "-")))
    return setup
