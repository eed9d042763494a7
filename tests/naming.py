"""How tests compare the numbers that rules count in with what these are called."""

import re
from collections.abc import Sequence
from types import ModuleType


def constants(module: ModuleType) -> dict[str, int]:
    """The numbers that a module gives names to in capitals."""
    return {name: value for name, value in vars(module).items() if name.isupper() and type(value) is int and value >= 0}


def verbs_of(module: ModuleType) -> dict[str, int]:
    return {plainly(name): number for name, number in constants(module).items() if name.startswith("V_")}


def plainly(name: str) -> str:
    """`V_OFFER_ANY`, "offer-any" and `OfferAny` are the same word."""
    return re.sub(r"^v_|[ _-]", "", name.lower())


def numbered(called: Sequence[str]) -> dict[str, int]:
    return {plainly(name): number for number, name in enumerate(called) if name}


def numbers_of(module: ModuleType, called: Sequence[str]) -> tuple[dict[str, int], dict[str, int]]:
    """The constants that are called like one of these, and what they should be."""
    wanted = numbered(called)
    found = {plainly(name): number for name, number in constants(module).items() if plainly(name) in wanted}
    return found, {name: wanted[name] for name in found}
