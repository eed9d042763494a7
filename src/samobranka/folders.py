"""Where things are kept on this machine."""

import os
from pathlib import Path

from samobranka.core.errors import BadSave


def data_folder() -> Path:
    """SAMOBRANKA_DATA, or the place where this system keeps such things: the server's tables and the terminal's saves."""
    home = os.environ.get("SAMOBRANKA_DATA")
    if home:
        return Path(home)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "samobranka"


def text_of(file: Path) -> str:
    """What a saved file says; one that cannot be read is refused with its name."""
    try:
        return file.read_text("utf8")
    except FileNotFoundError:
        raise BadSave("file-missing", file=str(file)) from None
    except UnicodeDecodeError:
        raise BadSave("save-not-json", file=str(file)) from None
    except OSError:
        raise BadSave("file-unreadable", file=str(file)) from None
