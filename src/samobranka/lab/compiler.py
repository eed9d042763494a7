"""Compiles the rules where they lie with mypyc: the same files, several times faster. `--clean` takes the result away.

`samobranka compile` starts this file as a script, so that nothing is loaded of what it replaces: in a checkout and in an
installed package alike. It builds elsewhere, from a copy of the sources, and brings only what has been built. `--quick` builds
sooner what runs a little slower: for trying, and for tests.
"""

import os
import shutil
import sys
import tempfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
MARK = PACKAGE / "_built_in_place"
# What all compiled modules share lies beside the package.
GROUP = "samobranka"
# Types are looked at as in the project itself; what other versions of libraries say of theirs stops nobody.
CONFIGURATION = """
[mypy]
strict = True
warn_unused_ignores = False
ignore_missing_imports = True
follow_imports = silent
explicit_package_bases = True
mypy_path = {place}
"""

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
    "games/dead_cells/box/*.py",
    "games/dead_cells/language/*.py",
    "games/dead_cells/material.py",
    "games/dead_cells/names.py",
    "games/dead_cells/record.py",
    "games/dead_cells/state.py",
    "games/dead_cells/rules/*.py",
    "games/dead_cells/dealing.py",
    "games/dead_cells/foresight.py",
    "games/dead_cells/worth.py",
    "games/dead_cells/answers.py",
    "games/dead_cells/forecast.py",
    "games/dead_cells/brain.py",
    "games/dead_cells/view.py",
    "games/dead_cells/wording.py",
    "games/dead_cells/describe/*.py",
    "games/dead_cells/story/*.py",
    "server/live.py",
    "server/rows.py",
    "server/story.py",
    "server/telling.py",
    "server/turnstile.py",
]


def sources(package: Path = PACKAGE) -> list[str]:
    """What is compiled, as seen from beside the package."""
    files = [str(file.relative_to(package.parent)) for pattern in MODULES for file in sorted(package.glob(pattern))]
    return [file for file in files if not file.endswith("__init__.py")]


def built(package: Path) -> list[Path]:
    """The compiled modules of this Python, and what they share."""
    suffix = EXTENSION_SUFFIXES[0]
    return [*package.rglob(f"*{suffix}"), *package.parent.glob(f"{GROUP}__mypyc*{suffix}")]


def clean() -> None:
    for file in built(PACKAGE):
        file.unlink()
    MARK.unlink(missing_ok=True)


def build() -> None:
    from mypyc.build import mypycify
    from setuptools import setup

    with tempfile.TemporaryDirectory() as folder:
        scratch = Path(folder).resolve()
        package = scratch / PACKAGE.name
        shutil.copytree(PACKAGE, package, ignore=lambda place, names: [name for name in names if left_out(Path(place) / name)])
        (scratch / "mypy.ini").write_text(CONFIGURATION.format(place=scratch), "utf8")
        os.chdir(scratch)
        modules = mypycify(
            ["--config-file", "mypy.ini", *sources(package)],
            opt_level="1" if "--quick" in sys.argv else "3",
            # Nobody steps through a million lines of made C.
            debug_level="0",
            group_name=GROUP,
            target_dir=str(scratch / "build"),
        )
        if not sys.platform.startswith("win"):
            for module in modules:
                # Fused multiply-add rounds once instead of twice: the physics of a flick would depend on the machine.
                # Nobody mends made C: looking it through for what deserves a warning takes longer than compiling it.
                # A list of its own: mypyc gives all of them the same one.
                module.extra_compile_args = [*module.extra_compile_args, "-ffp-contract=off", "-w", "-Wno-all"]
        if sys.platform == "linux":
            # Our functions call each other directly instead of through the table of exported names.
            for module in modules:
                module.extra_compile_args += ["-fno-semantic-interposition", "-fno-plt"]
                module.extra_link_args += ["-Wl,-Bsymbolic"]
        arguments = ["--quiet", "build_ext", "--inplace", "--build-temp", str(scratch / "build")]
        setup(name=GROUP, packages=[], ext_modules=modules, script_args=arguments)
        clean()
        for file in built(package):
            shutil.copyfile(file, PACKAGE.parent / file.relative_to(scratch))
        os.chdir(PACKAGE)
    MARK.touch()


def left_out(file: Path) -> bool:
    return file.is_file() and file.suffix not in (".py", ".pyi", ".typed")


def say(sentence: str) -> None:
    sys.stdout.write(sentence + "\n")
    sys.stdout.flush()


def main() -> None:
    # Beside this script lie modules that others must not find by their names.
    sys.path[:] = [place for place in sys.path if Path(place).resolve() != Path(__file__).resolve().parent]
    if not os.access(PACKAGE, os.W_OK):
        sys.exit(f"Compiled modules are put beside the sources, and {PACKAGE} cannot be written to.")
    if "--clean" in sys.argv:
        clean()
        say("The compiled modules are gone; the sources are used.")
        return
    if not any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "gcc", "clang", "cl")):
        sys.exit("Compiling needs a C compiler, and none was found; everything also works without compiling.")
    try:
        import mypyc.build  # noqa: F401
        import setuptools  # noqa: F401
    except ImportError:
        sys.exit("Compiling needs mypyc and setuptools: pip install 'samobranka[compile]'.")
    say(f"Compiling {len(sources())} modules, which takes some minutes …")
    build()
    say("Done. `samobranka bench` compares; `samobranka compile --clean` takes it back.")


if __name__ == "__main__":
    main()
