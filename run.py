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
# Beside the environment, which may be made anew.
GUESTS = ROOT / ".guests"
ALWAYS = "server"
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
    wanted = sorted(have | {ALWAYS, extra} - {""})
    target = f"{ROOT}[{','.join(wanted)}]"
    say("Installing " + ("what the tests need" if extra == "dev" else "the compiler's parts" if extra else "the game") + " …")
    if not install("--editable", target):
        sys.exit("The installation failed; the lines above say why. Nothing else was changed; try again when it is mended.")
    for guest in [] if current else guests():
        if not install(*guest.split(" ", 1)):
            say(f"{guest} could not be added again; the lines above say why.")
    STAMP.write_text(" ".join([fingerprint(), *wanted]), "utf8")


def install(*what: str) -> bool:
    command = [*pip(), "install", "--quiet", "--disable-pip-version-check", "--no-warn-script-location"]
    return subprocess.run([*command, *what], cwd=str(ROOT)).returncode == 0


def guests() -> list[str]:
    """What was added to the environment besides the project: it is added again when that is made anew."""
    try:
        return GUESTS.read_text("utf8").splitlines()
    except OSError:
        return []


def add(what: "list[str]") -> int:
    """Installs packages of others, such as a game in a folder, and keeps them in mind."""
    if not what:
        say("Say what to add: a folder with a pyproject.toml, or the name of a package.")
        return 2
    for each in what:
        place = Path(each).expanduser()
        guest = "-e " + str(place.resolve()) if place.is_dir() else each
        if not install(*guest.split(" ", 1)):
            return 1
        GUESTS.write_text("\n".join([*(one for one in guests() if one != guest), guest]) + "\n", "utf8")
        say(f"{each} is here.")
    return 0


def hands() -> str:
    """How many tests go on at once: two more than there are cores, for they often wait for a browser or a server."""
    return str((os.cpu_count() or 1) + 2)


def hand_over(command: list[str]) -> None:
    """Becomes the command where the system allows it, so that signals and the terminal reach it directly."""
    if os.name == "nt":
        sys.exit(subprocess.run(command).returncode)
    os.execv(command[0], command)


def main() -> None:
    arguments = sys.argv[1:]
    first = arguments[0] if arguments else ""
    if first in ("-h", "--help"):
        say("Besides the commands below: `test` runs the tests, `add FOLDER` installs a game or a bot of somebody else.\n")
    prepare(EXTRAS.get(first, ""))
    if first == "add":
        sys.exit(add(arguments[1:]))
    if first == "test":
        hand_over(
            [
                *(str(PYTHON), "-m", "pytest", "--rootdir", str(ROOT), "-n", hands(), "--dist", "worksteal"),
                *(arguments[1:] or [str(ROOT / "tests")]),
            ]
        )
    # So it is called in what it says of itself.
    os.environ["SAMOBRANKA_COMMAND"] = "python3 run.py"
    hand_over([str(PYTHON), "-m", "samobranka", *arguments])


if __name__ == "__main__":
    main()
