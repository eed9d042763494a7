"""Compiles the rules in place with mypyc: the same files, several times faster. `--clean` takes the result away."""

import os
import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "samobranka"
MARK = PACKAGE / "_built_in_place"

# What a simulation runs through, and what a server does for every move. Errors, words and other edges stay as they are.
MODULES = [
    "core/action.py",
    "core/agenda.py",
    "core/chance.py",
    "core/decision.py",
    "core/events.py",
    "core/names.py",
    "core/outcome.py",
    "core/playout.py",
    "core/regions.py",
    "core/shapes.py",
    "core/story.py",
    "core/table.py",
    "flick/constants.py",
    "flick/discs.py",
    "flick/hand.py",
    "flick/contact.py",
    "flick/resolve.py",
    "flick/run.py",
    "flick/course.py",
    "bots/easy.py",
    "bots/greedy.py",
    "bots/search.py",
    "bots/simple.py",
    "games/bad_bones/bones.py",
    "games/bad_bones/material.py",
    "games/bad_bones/state.py",
    "games/bad_bones/rules/*.py",
    "games/bad_bones/forecast.py",
    "games/bad_bones/brain.py",
    "games/bad_bones/view.py",
    "games/bad_bones/describe.py",
    "games/castle_panic/material.py",
    "games/castle_panic/state.py",
    "games/castle_panic/rules/*.py",
    "games/castle_panic/brain.py",
    "games/castle_panic/foresight.py",
    "games/castle_panic/view.py",
    "games/castle_panic/describe.py",
    "games/castle_panic/story/*.py",
    "games/nastolie/material.py",
    "games/nastolie/names.py",
    "games/nastolie/obstacles.py",
    "games/nastolie/terrain.py",
    "games/nastolie/scenario.py",
    "games/nastolie/places.py",
    "games/nastolie/latest.py",
    "games/nastolie/state.py",
    "games/nastolie/rules/*.py",
    "games/nastolie/brain/*.py",
    "games/nastolie/preview.py",
    "games/nastolie/view.py",
    "games/nastolie/describe.py",
    "games/nastolie/story/*.py",
    "server/live.py",
    "server/rows.py",
    "server/story.py",
    "server/telling.py",
    "server/turnstile.py",
]


def sources() -> list[str]:
    files = [str(file.relative_to(ROOT)) for pattern in MODULES for file in sorted(PACKAGE.glob(pattern))]
    return [file for file in files if not file.endswith("__init__.py")]


def clean() -> None:
    for pattern in ("**/*.so", "**/*.pyd"):
        for file in SOURCE.glob(pattern):
            file.unlink()
    MARK.unlink(missing_ok=True)


def build() -> None:
    from mypyc.build import mypycify
    from setuptools import setup

    os.chdir(ROOT)
    with tempfile.TemporaryDirectory() as scratch:
        modules = mypycify(
            ["--config-file", "pyproject.toml", *sources()], opt_level="3", group_name="samobranka", target_dir=scratch
        )
        if not sys.platform.startswith("win"):
            # Fused multiply-add rounds once instead of twice: the physics of a flick would depend on the machine.
            for module in modules:
                module.extra_compile_args += ["-ffp-contract=off"]
        if sys.platform == "linux":
            # Our functions call each other directly instead of through the table of exported names.
            for module in modules:
                module.extra_compile_args += ["-fno-semantic-interposition", "-fno-plt"]
                module.extra_link_args += ["-Wl,-Bsymbolic"]
        setup(
            name="samobranka",
            packages=[],
            package_dir={"": "src"},
            ext_modules=modules,
            script_args=["--quiet", "build_ext", "--inplace", "--build-temp", scratch],
        )
    MARK.touch()


def main() -> None:
    clean()
    if "--clean" in sys.argv:
        print("The compiled modules are gone; the sources are used.")
        return
    if not any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "gcc", "clang", "cl")):
        sys.exit("Compiling needs a C compiler, and none was found; everything also works without compiling.")
    print(f"Compiling {len(sources())} modules, about a minute …", flush=True)
    build()
    print("Done. `samobranka bench` compares; `python3 run.py compile --clean` takes it back.")


if __name__ == "__main__":
    main()
