"""Ids of rules: capitals, dashes, a number, perhaps a letter. CP-54, CP-6a, NA-101, DC-SET-01."""

import re
from typing import Final

ID: Final = r"[A-Z]{2,}(?:-[A-Z]+)*-\d+[a-z]?"
RULE: Final = re.compile(ID)
RANGE: Final = re.compile(rf"({ID}) to ({ID})")


def parts(id: str) -> tuple[str, str]:
    """What stands before the number, dash included, and the number as it is written."""
    found = re.fullmatch(r"(.*?)(\d+)[a-z]?", id)
    return (found[1], found[2]) if found else (id, "")


def ids_in(text: str) -> set[str]:
    """All ids that a text names; ranges ("CP-27 to CP-31", "DC-SET-08 to DC-SET-12") are spelt out."""
    found = set(RULE.findall(text))
    for first, last in RANGE.findall(text):
        (prefix, low), (other, high) = parts(first), parts(last)
        if prefix == other:
            found |= {f"{prefix}{number:0{len(low)}}" for number in range(int(low), int(high) + 1)}
    return found


def family(id: str) -> str:
    """The game of a rule, by the capitals it begins with."""
    return id.partition("-")[0]


def by_number(id: str) -> int:
    return int(parts(id)[1] or 0)


def in_order(id: str) -> tuple[str, int, str]:
    """Chapter by chapter, then by number: CP-6, CP-6a, CP-7; DC-MAP-12, DC-SET-01."""
    return parts(id)[0], by_number(id), id
