"""SAMOBRANKA_PURE=1 runs the Python sources even where compiled modules lie beside them: for comparing the two."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType
from typing import Final

PURE: Final = os.environ.get("SAMOBRANKA_PURE", "") not in ("", "0")


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


if PURE:
    sys.meta_path.insert(0, SourcesOnly)  # type: ignore[arg-type]
