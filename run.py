#!/usr/bin/env python3
"""The only thing a newcomer needs: `python3 run.py` plays, `python3 run.py test` tests.

It uses the standard library alone. The first time it makes an environment in `.venv` and installs what the project
needs; after that it starts at once. Everything else is passed to the `samobranka` command.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036  (an older Python must be able to read this file)
    sys.exit("Samobranka needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info))

import hashlib
import os
import subprocess
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent
HOME = ROOT / ".venv"
PYTHON = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = HOME / "samobranka-stamp"
EXTRAS = {"test": "dev", "compile": "compile"}


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def fingerprint() -> str:
    """What the environment was made from: the requirements, this Python, and where the project lies."""
    facts = (ROOT / "pyproject.toml").read_bytes() + sys.version.encode() + str(ROOT).encode()
    return hashlib.sha256(facts).hexdigest()


def installed() -> tuple[bool, set[str]]:
    """Whether the environment is there and up to date, and which extras somebody wanted in it."""
    try:
        made_from, *extras = STAMP.read_text("utf8").split()
    except OSError:
        return False, set()
    return made_from == fingerprint() and PYTHON.exists(), set(extras)


def pip() -> list[str]:
    """A pip that can install into `.venv`: the one of this Python, or one put there by ensurepip."""
    outer = [sys.executable, "-m", "pip"]
    try:
        version = subprocess.run([*outer, "--version"], capture_output=True, text=True, check=True).stdout.split()[1]
        if tuple(int(part) for part in version.split(".")[:2]) >= (22, 3):
            return [*outer, "--python", str(PYTHON)]
    except (OSError, subprocess.CalledProcessError, ValueError, IndexError):
        pass
    try:
        import ensurepip  # noqa: F401  (Debian leaves it out)
    except ImportError:
        sys.exit("Samobranka needs pip to install its parts: install your system's python3-pip, then try again.")
    subprocess.run([str(PYTHON), "-m", "ensurepip", "--upgrade"], check=True, stdout=subprocess.DEVNULL)
    return [str(PYTHON), "-m", "pip"]


def prepare(extra: str) -> None:
    """Makes `.venv` and installs the package with its requirements, unless that has been done."""
    current, have = installed()
    if current and extra in have | {""}:
        return
    if not current:
        say("Laying the table: making an environment in .venv (first time only) …")
        venv.EnvBuilder(with_pip=False, clear=True).create(HOME)
    wanted = sorted(have | ({extra} if extra else set()))
    target = f"{ROOT}[{','.join(wanted)}]" if wanted else str(ROOT)
    say("Installing " + ("what the tests need" if extra == "dev" else "the compiler's parts" if extra else "the game") + " …")
    command = [*pip(), "install", "--quiet", "--disable-pip-version-check", "--no-warn-script-location"]
    if subprocess.run([*command, "--editable", target], cwd=ROOT).returncode:
        sys.exit("The installation failed; the lines above say why. Nothing else was changed; try again when it is mended.")
    STAMP.write_text(" ".join([fingerprint(), *wanted]), "utf8")


def hand_over(command: list[str]) -> None:
    """Becomes the command where the system allows it, so that signals and the terminal reach it directly."""
    if os.name == "nt":
        sys.exit(subprocess.run(command).returncode)
    os.execv(command[0], command)


def main() -> None:
    arguments = sys.argv[1:]
    first = arguments[0] if arguments else ""
    prepare(EXTRAS.get(first, ""))
    if first == "test":
        hand_over(
            [str(PYTHON), "-m", "pytest", "--rootdir", str(ROOT), "-n", "auto", *(arguments[1:] or [str(ROOT / "tests")])]
        )
    if first == "compile":
        hand_over([str(PYTHON), str(ROOT / "tools" / "compile.py"), *arguments[1:]])
    hand_over([str(PYTHON), "-m", "samobranka", *arguments])


if __name__ == "__main__":
    main()
