"""Codes that people read to each other to meet at a table."""

import secrets
from typing import Final

# No vowels, so that no words come out; nothing that is taken for a digit or for another letter.
LETTERS: Final = "BCDFGHJKMNPQRTVWXZ"
# One in eleven thousand million: guessing is hopeless as long as somebody counts the tries.
LENGTH: Final = 8
# A Russian keyboard has letters that look the same.
ALIKE: Final = str.maketrans("ВКМНРСТХ", "BKMHPCTX")


def new() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def cleaned(text: str) -> str:
    """The code that somebody meant: small letters, spaces and dashes do not matter. What is no code stays none."""
    code = "".join(letter for letter in text.upper().translate(ALIKE) if letter.isalnum())
    return code if len(code) == LENGTH and set(code) <= set(LETTERS) else ""
