"""Reads a scenario's file, which any player may write, and refuses a broken one with file, line and a sentence.

How such a file is written is told in docs/nastolie-scenarios.md.
"""

import re
import tomllib
from decimal import Decimal
from functools import lru_cache
from pathlib import Path
from typing import Final

from samobranka.core.errors import BadExample
from samobranka.games.nastolie.material import DATA
from samobranka.games.nastolie.scenario import Scenario
from samobranka.games.nastolie.scenario_file.goals import goals
from samobranka.games.nastolie.scenario_file.ground import pieces, terrain
from samobranka.games.nastolie.scenario_file.part import Part
from samobranka.games.nastolie.scenario_file.seats import seatings
from samobranka.games.nastolie.toml_lines import Lines

FOLDER: Final = DATA / "scenarios"
LANGUAGES: Final = ("en", "ru", "fr")


def read_scenario(file: Path) -> Scenario:
    """A scenario, or BadExample that says what is wrong with its file and where."""
    try:
        text = file.read_text("utf8")
        data = tomllib.loads(text, parse_float=Decimal)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"line (\d+)", str(error))
        line = int(at[1]) if at else len(text.splitlines())
        raise BadExample("example-broken", file=file.name, line=line, why=str(error)) from None
    except UnicodeDecodeError:
        raise BadExample("example-broken", file=file.name, line=1, why="the file must be UTF-8 text") from None
    except FileNotFoundError:
        raise BadExample("file-missing", file=str(file)) from None
    except OSError:
        raise BadExample("file-unreadable", file=str(file)) from None
    return compiled(file.stem, Part(file.name, Lines(text), (), data))


def compiled(id: str, part: Part) -> Scenario:
    title = part.table("title")
    if title is None:
        raise part.refuse("title is missing: what it is called in en, ru and fr")
    scenario = Scenario(id, _title(title))
    terrain(scenario, part)
    pieces(scenario, part)
    seatings(scenario, part)
    goals(scenario, part)
    part.done()
    return scenario


def _title(part: Part) -> dict[str, str]:
    words = {language: str(part.take(language, "")).strip() for language in LANGUAGES}
    missing = [language for language, word in words.items() if not word]
    if missing:
        raise part.refuse(f"the title needs words in {', '.join(missing)}")
    part.done()
    return words


@lru_cache
def scenario(name: str) -> Scenario:
    """One of ours, by its name."""
    return read_scenario(FOLDER / f"{name}.toml")


@lru_cache
def scenarios() -> tuple[str, ...]:
    """The names of all that lie in the folder."""
    return tuple(sorted(file.stem for file in FOLDER.glob("*.toml")))
