"""Runs the numbered examples, and looks for rules without example and ids that no function names."""

import ast
import re
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from pathlib import Path

from samobranka import games
from samobranka.core.errors import BadExample
from samobranka.core.scenario import Chapter, Failure, check_example, read_chapter


class Report:
    """What `samobranka check` found."""

    def __init__(self) -> None:
        self.passed = 0
        self.failures: list[Failure] = []
        self.without_example: list[str] = []
        self.unnamed: list[str] = []
        self.unknown: list[str] = []

    @property
    def good(self) -> bool:
        return not (self.failures or self.without_example or self.unnamed or self.unknown)


def rulebook(game: str) -> list[Path]:
    """The rulebook's files of a game."""
    folder = games.room(game, "rulebook")
    return sorted(Path(str(file)) for file in folder.iterdir() if file.name.endswith(".toml")) if folder.is_dir() else []


def chapters(game: str) -> list[Chapter]:
    return [read_chapter(file) for file in rulebook(game)]


def ids_in_code(game: str) -> set[str]:
    """Rule ids that the game's functions name in their docstrings; ranges ("CP-27 to CP-31") are spelt out."""
    found: set[str] = set()
    for text in (text for source in sources_of(games.room(game, ".")) for text in docstrings(source)):
        for first, last in re.findall(r"([A-Z]{2}-\d+[a-z]?) to ([A-Z]{2}-\d+[a-z]?)", text):
            prefix, low, high = first[:3], int(re.sub(r"\D", "", first)), int(re.sub(r"\D", "", last))
            found |= {f"{prefix}{number}" for number in range(low, high + 1)}
        found |= set(re.findall(r"[A-Z]{2}-\d+[a-z]?", text))
    return found


def docstrings(source: str) -> list[str]:
    functions = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef))
    return [ast.get_docstring(function) or "" for function in functions]


def sources_of(folder: Traversable) -> list[str]:
    texts: list[str] = []
    for item in folder.iterdir():
        if item.is_dir():
            texts += sources_of(item)
        elif item.name.endswith(".py"):
            texts.append(item.read_text("utf8"))
    return texts


def game_of_file(file: Path) -> str:
    """The game whose rulebook a file belongs to: by its folder, else by the first rule's prefix of a known rulebook."""
    for name in games.names():
        if file.resolve().parent == Path(str(games.room(name, "rulebook"))).resolve() or file.parent.parent.name == name:
            return name
    rules = [rule.id[:3] for rule in read_chapter(file).rules]
    for name in games.names():
        if rules and any(rule.id.startswith(rules[0]) for chapter in chapters(name) for rule in chapter.rules):
            return name
    raise BadExample("example-broken", file=file.name, line=1, why="no registered game has rules with these ids")


def check_files(game: str, files: Sequence[Path], report: Report) -> None:
    for file in files:
        for rule in read_chapter(file).rules:
            if not rule.examples:
                report.without_example.append(rule.id)
            for example in rule.examples:
                failure = check_example(games.find(game), example)
                if failure is None:
                    report.passed += 1
                else:
                    report.failures.append(failure)


def check_game(game: str) -> Report:
    """All examples of a game, and whether rulebook and code know the same ids."""
    report = Report()
    check_files(game, rulebook(game), report)
    told = {rule.id for chapter in chapters(game) for rule in chapter.rules}
    named = ids_in_code(game)
    report.unnamed = sorted(told - named, key=by_number)
    prefixes = {id.split("-")[0] for id in told}
    report.unknown = sorted((id for id in named - told if id.split("-")[0] in prefixes), key=by_number)
    return report


def by_number(id: str) -> tuple[int, str]:
    return int(re.sub(r"\D", "", id) or 0), id
