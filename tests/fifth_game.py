"""The games that docs/adding-a-game.md builds, written out from the page's own blocks."""

import os
import re
import sys
from pathlib import Path

PAGE = Path(__file__).parent.parent / "docs" / "adding-a-game.md"


def write_out(folder: Path) -> Path:
    """Every block that begins with the name of a file becomes that file."""
    blocks = re.findall(r"^```\w+\n(?:#|//|<!--) file: (\S+)[^\n]*\n(.*?)^```$", PAGE.read_text("utf8"), re.M | re.S)
    for name, text in blocks:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf8")
    return folder


def environment(folder: Path) -> dict[str, str]:
    """As the page says: the games are on the shelf, and found."""
    shelf = {"SAMOBRANKA_GAMES": "pebbles=pebbles:GAME,four=four:GAME", "PYTHONPATH": str(folder)}
    return {**os.environ, **shelf, "SAMOBRANKA_DATA": str(folder / "data"), "SAMOBRANKA_LANG": "en"}


PYTHON = sys.executable
