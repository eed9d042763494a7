"""Games on disk: the save is the table and nothing else; beside it a small file says who sat where."""

import json
import os
from datetime import datetime
from pathlib import Path
from typing import Final

from samobranka.bots import DEFAULT, HUMAN
from samobranka.core.errors import BadSave
from samobranka.folders import data_folder

SEATS: Final = ".seats.json"
TABLES: Final = "saves"
CAMPAIGNS: Final = "campaigns"


class Saved:
    """A saved game, as far as a list needs to know it."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.game = file.stem.rsplit("-", 2)[0]
        self.when = datetime.fromtimestamp(file.stat().st_mtime)
        self.over = bool(beside(file).get("over"))


def folder(kind: str) -> Path:
    """Where single tables lie, or campaigns that are not kept elsewhere."""
    return data_folder() / kind


def fresh_file(game: str, kind: str = TABLES) -> Path:
    """A name that no other save has."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    file, number = folder(kind) / f"{stem}.json", 1
    while file.exists():
        number += 1
        file = folder(kind) / f"{stem}.{number}.json"
    return file


def write(file: Path, text: str, seats: list[str], over: bool) -> None:
    """A table or a campaign, and beside it those who sit there."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        replace(file.with_suffix(SEATS), json.dumps({"seats": seats, "over": over}) + "\n")
        replace(file, text)
    except OSError:
        raise BadSave("file-unwritable", file=str(file)) from None


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


def company_of(file: Path) -> list[str]:
    """Who sat where the last time; nobody, where that is not known."""
    seats = beside(file).get("seats")
    return [str(seat) for seat in seats] if isinstance(seats, list) else []


def seats_of(file: Path, count: int, otherwise: list[str]) -> list[str]:
    """Who sat where; where nobody knows, those named instead, or you with partners."""
    for known in (company_of(file), otherwise):
        if len(known) == count:
            return known
    return [HUMAN] + [DEFAULT] * (count - 1)


def unfinished(kind: str = TABLES) -> list[Saved]:
    """Games to go on with, the latest first."""
    files = folder(kind).glob("*.json") if folder(kind).is_dir() else ()
    games = [Saved(file) for file in files if not file.name.endswith(SEATS)]
    return sorted((game for game in games if not game.over), key=lambda game: game.when, reverse=True)
