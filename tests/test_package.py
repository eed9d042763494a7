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


def test_the_pages_stay_small() -> None:
    """All JavaScript of the shell and Castle Panic with the longest language, Russian, as it travels.

    What is fetched only for games without a board, for choices that cannot be listed, campaigns or a QR code is left out.
    """
    static = SOURCE / "web" / "static"
    left_out = re.compile(r"(bad_bones|campaign).*|(.*-)?(en|fr)|General|Zones|Code|anyDesk|field|[Aa]iming2?|clock")
    scripts = [file for file in static.glob("*.js") if not left_out.fullmatch(file.stem)]
    assert len(scripts) > 10
    assert travels(scripts) < 150_000
    assert 1000 < travels([static / "campaign.js", static / "campaign-ru.js"]) < 12_000


def travels(scripts: list[Path]) -> int:
    return sum(len(gzip.compress(file.read_bytes())) for file in scripts)
