"""What the notations of all games share: how examples write several things at once, and what happens to nonsense."""

import re


class Unreadable(ValueError):
    """The words cannot be understood."""


def counted(words: str) -> list[str]:
    """ "3 goblin, orc" as four names; "none" and nothing as none. "draw 3" is a name, not a number."""
    names: list[str] = []
    for word in re.split(r"[,;]", words):
        word = word.strip()
        if not word or word == "none":
            continue
        number = re.match(r"(\d+) (.+)", word)
        names += [number[2]] * int(number[1]) if number else [word]
    return names
