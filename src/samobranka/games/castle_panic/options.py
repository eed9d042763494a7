"""Modes and switches of the table, with their defaults and the rule that each belongs to."""

from typing import Final

from samobranka.core.errors import BadOption
from samobranka.core.game import Option, OptionValue
from samobranka.games.castle_panic.state import COOP, OVERLORD, SOLO, STANDARD, Setup

MODE: Final = "mode"
LESS_PANIC: Final = "less_panic"
MORE_PANIC: Final = "more_panic"
RULINGS: Final = "rulings"

SEATS: Final = range(1, 7)
SEVERAL: Final = range(2, 7)
# A player is a seat, counted from 1, and must be at the table.
PLAYERS: Final[dict[OptionValue, range]] = {player: range(player, 7) for player in SEATS}
WITH_OVERLORD: Final = {"mode": (OVERLORD,)}

OPTIONS: Final = (
    Option("mode", STANDARD, (STANDARD, COOP, OVERLORD, SOLO), MODE, "CP-87", None, {OVERLORD: SEVERAL, SOLO: range(1, 2)}),
    Option("first_player", 0, range(7), MODE, "CP-10", {"players": SEVERAL}, PLAYERS),
    Option("overlord_player", 0, range(7), MODE, "CP-89", WITH_OVERLORD, PLAYERS),
    Option("easier_battles", False, (), LESS_PANIC, "CP-100"),
    Option("all_for_one", False, (), LESS_PANIC, "CP-101"),
    Option("heroic_powers", False, (), LESS_PANIC, "CP-102"),
    Option("home_is_castle", False, (), MORE_PANIC, "CP-103"),
    Option("dwindling_resources", False, (), MORE_PANIC, "CP-104"),
    Option("under_construction", False, (), MORE_PANIC, "CP-105"),
    Option("any_colour_counts_for_all_for_one", True, (), RULINGS, "CP-101", {"all_for_one": (True,)}),
    Option("dwindle_on_first_shuffle", False, (), RULINGS, "CP-104", {"dwindling_resources": (True,)}),
    Option("overlord_counts_for_hand_size", False, (), RULINGS, "CP-6a", WITH_OVERLORD),
    Option("tar_blocks_hits", False, (), RULINGS, "CP-38"),
    Option("extra_tokens_fifo", True, (), RULINGS, "CP-63"),
    Option("wall_breaker_held_in_phase6", False, (), RULINGS, "CP-54"),
    Option("eliminated_hand_goes_to_discard", True, (), RULINGS, "CP-103a", {"home_is_castle": (True,)}),
    Option("draw_tokens_add_plays", False, (), RULINGS, "CP-95a", WITH_OVERLORD),
    Option("goblin_king_extends_overlord_play", True, (), RULINGS, "CP-96a", WITH_OVERLORD),
    Option("overlord_anti_stall", True, (), RULINGS, "CP-93a", WITH_OVERLORD),
)


def set_up(options: dict[str, bool | int | str], seats: int) -> Setup:
    """CP-10, CP-88, CP-89: refuses what does not go together; 0 for a player means the obvious one."""
    mode = options["mode"]
    if mode == SOLO and seats != 1:
        raise BadOption("castle_panic-option-solo", seats=seats)
    if mode == OVERLORD and seats < 2:
        raise BadOption("castle_panic-option-overlord", seats=seats)
    for name in ("first_player", "overlord_player"):
        if int(options[name]) > seats:
            raise BadOption("castle_panic-option-player", option=name, value=int(options[name]), seats=seats)
    setup = Setup(options, seats)
    if setup.first_player == setup.overlord:
        raise BadOption("castle_panic-option-first")
    return setup
