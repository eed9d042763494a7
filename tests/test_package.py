"""A wheel holds everything that is needed: rulebooks and words are no Python, and builders like to forget them."""

import gzip
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


def test_the_launcher_can_be_read_by_an_old_python() -> None:
    """No syntax newer than Python 3.6 before the version is checked: the sentence must reach its reader."""
    import ast

    ast.parse((ROOT / "run.py").read_text("utf8"), feature_version=(3, 6))


STATIC = SOURCE / "web" / "static"


def test_the_pages_stay_small() -> None:
    """The JavaScript of home, and of any table with its rulebook, in the longest language, Russian, as it travels."""
    home = fetched("app", "ru")
    assert {"app", "base", "ru"} <= home
    assert travels(home) <= 90_000
    games = [file.stem.removesuffix("-ru") for file in STATIC.glob("*-ru.js") if file.stem != "campaign-ru"]
    assert {"castle_panic", "bad_bones"} <= set(games)
    for game in games:
        assert travels(fetched("app", "ru", game, f"{game}-ru", "rulebook")) <= 170_000
    # What the boards bring themselves: Nastolie has the most to draw.
    assert travels(fetched("nastolie", "nastolie-ru") - home) <= 60_000
    assert travels(fetched("campaign", "campaign-ru") - home) <= 12_000


def fetched(*names: str) -> set[str]:
    """These files, and those that they cannot do without."""
    found: set[str] = set()
    wanted = set(names)
    while wanted:
        name = wanted.pop()
        found.add(name)
        text = (STATIC / f"{name}.js").read_text("utf8")
        wanted |= set(re.findall(r"""(?:from|import)\s*["'`]\./([\w-]+)\.js["'`]""", text)) - found
    return found


def travels(names: set[str]) -> int:
    return sum(len(gzip.compress((STATIC / f"{name}.js").read_bytes())) for name in names)
