"""Options of a table: which edition's rules, and whether hands are secret."""

from typing import Final

from samobranka.core.info import Option

SEED: Final = "seed"
EN2024: Final = "en2024"
SECRET: Final = "secret"
OPEN: Final = "open"

OPTIONS: Final = (
    Option("ruleset", SEED, (SEED, EN2024), "edition", "DC-SET-13"),
    Option("hands", SECRET, (SECRET, OPEN), "table", "DC-SET-11", sofa=OPEN),
)
