"""What the README and the package's docstring show is run."""

import doctest
import re
from pathlib import Path

import samobranka

README = Path(__file__).parent.parent / "README.md"


def test_the_python_example_of_the_readme_runs(capsys: object) -> None:
    blocks = re.findall(r"```python\n(.+?)```", README.read_text("utf8"), re.DOTALL)
    assert blocks
    for block in blocks:
        names: dict[str, object] = {}
        exec(block, names)
        assert names["table"].outcome is not None  # type: ignore[attr-defined]


def test_the_docstring_of_the_package_is_true() -> None:
    assert doctest.testmod(samobranka).failed == 0
    assert doctest.testmod(samobranka).attempted >= 2


def test_the_readme_names_commands_that_exist() -> None:
    from samobranka.cli import cli

    # What the launcher does by itself; all else it hands over.
    own = set(re.findall(r'first == "(\w+)"', (README.parent / "run.py").read_text("utf8")))
    named = set(re.findall(r"python3 run\.py (\w+)", README.read_text("utf8")))
    assert named <= own | set(cli.commands)
