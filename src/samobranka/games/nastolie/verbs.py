"""What can be done, and with what, in the order of V_PASS, V_FLICK … (rules/steps.py)."""

from typing import Final

from samobranka.core.action import Verb
from samobranka.core.names import SEATS, Names
from samobranka.games.nastolie.names import DISCS, KIND_NAMES, MINE_WAYS, ORDER_NAMES, RITUAL_NAMES
from samobranka.games.nastolie.rules.steps import EFFECT_NAMES

EFFECTS: Final = Names(EFFECT_NAMES)

VERBS: Final[tuple[Verb, ...]] = (
    Verb("pass"),
    Verb("flick", DISCS, None, None, None),
    Verb("shoot", DISCS, None, None, None, None, None),
    Verb("cast", DISCS, DISCS),
    Verb("lay", DISCS, DISCS),
    Verb("move", DISCS, DISCS),
    Verb("use", DISCS, MINE_WAYS),
    Verb("pull", DISCS, None, None),
    Verb("raise", DISCS, None, None, None),
    Verb("healing", DISCS),
    Verb("cleansing", DISCS),
    Verb("call", DISCS, None, None, None),
    Verb("teleport", DISCS, None, None, None),
    Verb("keep"),
    Verb("pick", DISCS),
    Verb("name", SEATS),
    Verb("place", DISCS, None, None, None),
    Verb("line"),
    Verb("next", EFFECTS),
    Verb("usual"),
    Verb("order", ORDER_NAMES),
    Verb("hero", KIND_NAMES),
    Verb("fighters", None),
    Verb("give", RITUAL_NAMES),
    Verb("put", DISCS, None, None),
)
