"""Where things are kept on this machine."""

import os
from pathlib import Path


def data_folder() -> Path:
    """SAMOBRANKA_DATA, or the place where this system keeps such things: the server's tables and the terminal's saves."""
    home = os.environ.get("SAMOBRANKA_DATA")
    if home:
        return Path(home)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "samobranka"
