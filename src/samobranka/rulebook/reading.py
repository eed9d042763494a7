"""Reads a rulebook: chapters of numbered rules, in words and with examples, from TOML files."""

import re
import tomllib
from pathlib import Path
from typing import Any

from samobranka.core.errors import BadExample
from samobranka.rulebook.ids import RULE
from samobranka.words import LANGUAGES


class Example:
    """A position, what people and chance do, and what must be true after it."""

    def __init__(self, data: dict[str, Any], rule: str, file: Path, line: int) -> None:
        self.rule = rule
        self.file = file
        self.line = line
        self.says: dict[str, str] = texts(data.get("says"), file, line, "says")
        self.faq: list[str] = list(data.get("faq", []))
        self.given = statements(data.get("given", ""))
        self.do = statements(data.get("do", ""))
        self.expect = statements(data.get("expect", ""))
        if not self.expect:
            raise broken(file, line, "the example expects nothing")


class Difference:
    """What is otherwise in a rule where the options have these values."""

    def __init__(self, data: dict[str, Any], file: Path, line: int) -> None:
        self.when = conditions(data.get("when", {}), file, line)
        self.text = texts(data.get("text"), file, line, "differs")
        if not self.when:
            raise broken(file, line, "differs needs options and their values")


class Rule:
    """One numbered rule in words, with its examples.

    `when` says which options it needs, with their values (none: it holds at every table).
    `differs` says what is otherwise with certain options, such as another edition's.
    `pieces` are the kinds of pieces that it is about.
    """

    def __init__(self, id: str, title: dict[str, str], text: dict[str, str], examples: list[Example]) -> None:
        self.id = id
        self.title = title
        self.text = text
        self.examples = examples
        self.when: dict[str, list[object]] = {}
        self.differs: list[Difference] = []
        self.pieces: list[str] = []


class Chapter:
    """A file of the rulebook. `short` is its title where there is little room."""

    def __init__(self, name: str, title: dict[str, str], short: dict[str, str], rules: list[Rule]) -> None:
        self.name = name
        self.title = title
        self.short = short
        self.rules = rules


def broken(file: Path, line: int, why: str) -> BadExample:
    return BadExample("example-broken", file=file.name, line=line, why=why)


def statements(text: object) -> list[str]:
    """One statement a line, small letters, single spaces, without comments."""
    lines = (re.sub(r"\s+", " ", line.split("#")[0]).strip().lower() for line in str(text).splitlines())
    return [line for line in lines if line]


def texts(value: object, file: Path, line: int, what: str) -> dict[str, str]:
    if not isinstance(value, dict) or any(not str(value.get(language, "")).strip() for language in LANGUAGES):
        raise broken(file, line, f"{what} needs words in {', '.join(LANGUAGES)}")
    return {language: str(value[language]) for language in LANGUAGES}


def read_chapter(file: Path) -> Chapter:
    """A rulebook file, or BadExample with the line at which it cannot be read."""
    try:
        source = file.read_text("utf8")
        data = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"line (\d+)", str(error))
        raise broken(file, int(at[1]) if at else 0, str(error)) from None
    except UnicodeDecodeError as error:
        raise broken(file, 1, str(error)) from None
    except FileNotFoundError:
        raise BadExample("file-missing", file=str(file)) from None
    except OSError:
        raise BadExample("file-unreadable", file=str(file)) from None
    rule_lines = lines_of(source, "[[rule]]")
    example_lines = lines_of(source, "[[rule.example]]")
    chapter = data.get("chapter", {})
    title = texts(chapter.get("title") if isinstance(chapter, dict) else None, file, 1, "the chapter's title")
    short = texts(chapter["short"], file, 1, "the chapter's short title") if "short" in chapter else title
    rules: list[Rule] = []
    for entry in data.get("rule", []):
        line = rule_lines.pop(0) if rule_lines else 0
        if not isinstance(entry.get("id"), str) or not RULE.fullmatch(entry["id"]):
            raise broken(file, line, "a rule needs an id: capitals, dashes and a number, such as CP-54 or DC-SET-01")
        id = entry["id"]
        examples = [
            Example(example, id, file, example_lines.pop(0) if example_lines else line) for example in entry.get("example", [])
        ]
        rule = Rule(id, texts(entry.get("title"), file, line, "title"), texts(entry.get("text"), file, line, "text"), examples)
        rule.when = conditions(entry.get("when", {}), file, line)
        rule.differs = [Difference(each, file, line) for each in entry.get("differs", [])]
        rule.pieces = kinds(entry.get("pieces", []), file, line)
        rules.append(rule)
    return Chapter(file.stem, title, short, rules)


def conditions(value: object, file: Path, line: int) -> dict[str, list[object]]:
    """`when`: a table of options, each with one value or a list of them."""
    if not isinstance(value, dict):
        raise broken(file, line, "when needs options and their values")
    return {name: list(wanted) if isinstance(wanted, list) else [wanted] for name, wanted in value.items()}


def kinds(value: object, file: Path, line: int) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(kind, str) for kind in value):
        raise broken(file, line, "pieces needs a list of names")
    return value


def lines_of(source: str, heading: str) -> list[int]:
    return [number for number, line in enumerate(source.splitlines(), 1) if line.strip() == heading]


def line_of(example: Example, statement: str) -> int:
    """Where in the file a statement of this example stands."""
    lines = example.file.read_text("utf8").splitlines()
    for number in range(example.line, len(lines)):
        if statements(lines[number]) == [statement]:
            return number + 1
    return example.line
