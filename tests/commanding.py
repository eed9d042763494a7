"""The `samobranka` command, for tests: called as from a shell."""

from samobranka.cli import main


def run(*arguments: str) -> int:
    """The exit code."""
    try:
        main(arguments)
    except SystemExit as end:
        return int(end.code or 0)
    return 0
