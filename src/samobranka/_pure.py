"""SAMOBRANKA_PURE=1 runs the Python sources even where compiled modules lie beside them: for comparing the two.

Modules compiled in place that are older than their sources are passed over too, so that nobody debugs yesterday's code.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Final

PACKAGE: Final = Path(__file__).parent
BUILT_IN_PLACE: Final = PACKAGE / "_built_in_place"


class SourcesOnly:
    """Finds our modules as source files and looks at nothing else."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("samobranka.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def compiled_modules() -> list[Path]:
    return [file for suffix in EXTENSION_SUFFIXES[:1] for file in PACKAGE.rglob("*" + suffix)]


def is_stale(module: Path) -> bool:
    source = module.with_name(module.name.partition(".")[0] + ".py")
    return not source.exists() or source.stat().st_mtime > module.stat().st_mtime


def choose() -> bool:
    """Whether the sources are used although something is compiled."""
    if os.environ.get("SAMOBRANKA_PURE", "") not in ("", "0"):
        return True
    if not BUILT_IN_PLACE.exists():
        return False
    stale = any(is_stale(module) for module in compiled_modules())
    if stale:
        sys.stderr.write("samobranka: the compiled modules are older than the sources; the sources are used.\n")
    return stale


PURE: Final = choose()
if PURE:
    sys.meta_path.insert(0, SourcesOnly)
