"""A wheel holds everything that is needed: rulebooks and words are no Python, and builders like to forget them."""

import gzip
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "samobranka"


def test_the_wheel_holds_the_rulebook_and_the_words(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    packed = set(zipfile.ZipFile(wheel).namelist())
    wanted = [
        file for suffix in ("py", "toml", "ftl", "html", "js", "css", "svg", "woff2") for file in SOURCE.rglob(f"*.{suffix}")
    ]
    missing = {str(file.relative_to(ROOT / "src")) for file in wanted} - packed
    assert missing == set()
    assert any(name.endswith("entry_points.txt") for name in packed)
    assert not any(name.endswith((".so", ".pyc")) for name in packed)


LIGHT = """
import sys
for name in ("litestar", "msgspec", "sqlalchemy", "alembic", "uvicorn", "websockets", "httptools", "uvloop", "httpx", "faker"):
    sys.modules[name] = None  # As if it were not installed.
from samobranka.cli import main
main(sys.argv[1:])
"""


def light(data: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "SAMOBRANKA_LANG": "en", "SAMOBRANKA_DATA": str(data)}
    command = [sys.executable, "-c", LIGHT, *arguments]
    return subprocess.run(command, input="q\n", capture_output=True, text=True, env=environment, timeout=120)


def test_rules_terminal_and_lab_need_nothing_of_the_server(tmp_path: Path) -> None:
    for words in (
        ["games"],
        ["simulate", "bad_bones", "--games", "1", "--seats", "random"],
        ["play", "castle_panic", "--seats", "human"],
    ):
        ended = light(tmp_path, *words)
        assert ended.returncode == 0, ended.stderr
    ended = light(tmp_path, "serve")
    assert ended.returncode == 2
    assert ended.stderr.count("\n") == 1
    assert "samobranka[server]" in ended.stderr


def test_the_launcher_can_be_read_by_an_old_python() -> None:
    """No syntax newer than Python 3.6 before the version is checked: the sentence must reach its reader."""
    import ast

    ast.parse((ROOT / "run.py").read_text("utf8"), feature_version=(3, 6))


STATIC = SOURCE / "web" / "static"
# A board of several screens fetches the one that is asked for first.
SCREENS = {"dead_cells": [("Camp",), ("MapScreen",), ("Combat",), ("Market",), ("Spending",)]}


def test_the_pages_stay_small() -> None:
    """The JavaScript of home, and of any table with its rulebook, in the longest language, Russian, as it travels."""
    home = fetched("app", "ru")
    assert {"app", "base", "ru"} <= home
    assert "TablePage" not in home
    assert travels(home) <= 90_000
    games = [file.stem.removesuffix("-ru") for file in STATIC.glob("*-ru.js") if file.stem != "campaign-ru"]
    assert {"castle_panic", "bad_bones"} <= set(games)
    for game in games:
        for screens in SCREENS.get(game, [()]):
            assert travels(fetched("app", "TablePage", "ru", game, f"{game}-ru", "rulebook", *screens)) <= 170_000
    # What the boards bring themselves: Nastolie has the most to draw.
    assert travels(fetched("nastolie", "nastolie-ru") - home - fetched("TablePage")) <= 60_000
    assert travels(fetched("campaign", "campaign-ru") - home) <= 12_000


def fetched(*names: str) -> set[str]:
    """These files, and those that they cannot do without."""
    found: set[str] = set()
    wanted = set(names)
    while wanted:
        name = wanted.pop()
        found.add(name)
        text = (STATIC / f"{name}.js").read_text("utf8")
        wanted |= set(re.findall(r"""(?:from|import)\s*["'`]\./([\w.-]+)\.js["'`]""", text)) - found
    return found


def travels(names: set[str]) -> int:
    return sum(len(gzip.compress((STATIC / f"{name}.js").read_bytes())) for name in names)
