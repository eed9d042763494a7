"""Games on disk: the save is the table and nothing else; beside it a small file says who sat where."""

import json
import os
from datetime import datetime
from pathlib import Path
from typing import Final

from samobranka.bots import DEFAULT, HUMAN
from samobranka.core.table import Table
from samobranka.folders import data_folder

SEATS: Final = ".seats.json"


class Saved:
    """A saved game, as far as a list needs to know it."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.game = file.stem.rsplit("-", 2)[0]
        self.when = datetime.fromtimestamp(file.stat().st_mtime)
        self.over = bool(beside(file).get("over"))


def folder() -> Path:
    return data_folder() / "saves"


def fresh_file(game: str) -> Path:
    """A name that no other save has."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    file, number = folder() / f"{stem}.json", 1
    while file.exists():
        number += 1
        file = folder() / f"{stem}.{number}.json"
    return file


def write(file: Path, table: Table, seats: list[str]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    replace(file.with_suffix(SEATS), json.dumps({"seats": seats, "over": table.outcome is not None}) + "\n")
    replace(file, table.to_json())


def replace(file: Path, text: str) -> None:
    """All or nothing: a kill in the middle leaves the old file."""
    half = file.with_name(file.name + ".part")
    half.write_text(text, "utf8")
    os.replace(half, file)


def beside(file: Path) -> dict[str, object]:
    try:
        data = json.loads(file.with_suffix(SEATS).read_text("utf8"))
    except (OSError, ValueError):
        return {}
    return data if isinstance(data, dict) else {}


def seats_of(file: Path, count: int, otherwise: list[str]) -> list[str]:
    """Who sat where; where nobody knows, those named instead, or you with partners."""
    seats = beside(file).get("seats")
    for known in (seats, otherwise):
        if isinstance(known, list) and len(known) == count:
            return [str(seat) for seat in known]
    return [HUMAN] + [DEFAULT] * (count - 1)


def unfinished() -> list[Saved]:
    """Games to go on with, the latest first."""
    files = folder().glob("*.json") if folder().is_dir() else ()
    games = [Saved(file) for file in files if not file.name.endswith(SEATS)]
    return sorted((game for game in games if not game.over), key=lambda game: game.when, reverse=True)
