"""Runs the numbered examples, and looks for rules without example and ids that no function names."""

import ast
from collections.abc import Sequence
from pathlib import Path

from samobranka import games
from samobranka.core.errors import BadExample
from samobranka.core.rooms import folder_of
from samobranka.rulebook import book
from samobranka.rulebook.book import chapters
from samobranka.rulebook.ids import family, ids_in, in_order
from samobranka.rulebook.playing import Failure, check_example
from samobranka.rulebook.reading import read_chapter


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


def ids_in_code(game: str) -> set[str]:
    """Rule ids that the game's functions and steps name in their docstrings."""
    texts = (text for source in sources_of(games.package_of(game)) for text in docstrings(source))
    return {id for text in texts for id in ids_in(text)}


def docstrings(source: str) -> list[str]:
    named = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef | ast.ClassDef))
    return [ast.get_docstring(node) or "" for node in named]


def sources_of(package: str) -> list[str]:
    place = folder_of(package)
    return [] if place is None else [file.read_text("utf8") for file in sorted(place.rglob("*.py"))]


def game_of_file(file: Path) -> str:
    """The game whose rulebook a file belongs to: by its folder, else by the first rule's prefix of a known rulebook."""
    for name in games.names():
        place = games.folder(name, "rulebook")
        if (place is not None and file.resolve().parent == place.resolve()) or file.parent.parent.name == name:
            return name
    families = {family(rule.id) for rule in read_chapter(file).rules}
    for name in games.names():
        if any(family(rule.id) in families for chapter in chapters(name) for rule in chapter.rules):
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
    check_files(game, book.files(game), report)
    told = {rule.id for chapter in chapters(game) for rule in chapter.rules}
    named = ids_in_code(game)
    report.unnamed = sorted(told - named, key=in_order)
    families = {family(id) for id in told}
    report.unknown = sorted((id for id in named - told if family(id) in families), key=in_order)
    return report
