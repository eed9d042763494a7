"""The rules in words, by number or by a word in them."""

import re
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from samobranka.rulebook.book import chapters
from samobranka.rulebook.reading import Rule
from samobranka.terminal.desk import Desk

# Up to so many rules are shown in full; more are listed by number and title.
IN_FULL: Final = 3


def search(game: str, text: str, language: str) -> list[Rule]:
    """The rule with this number, else all that say this word, or a word that begins so; those with it in the title first."""
    word = text.casefold()
    rules = [rule for chapter in chapters(game) for rule in chapter.rules]
    exact = [rule for rule in rules if word in (rule.id.casefold(), rule.id.casefold().partition("-")[2])]
    if exact:
        return exact
    for pattern in (rf"\b{re.escape(word)}\b", rf"\b{re.escape(word)}"):
        titled = [rule for rule in rules if re.search(pattern, rule.title[language].casefold())]
        found = titled + [rule for rule in rules if rule not in titled and re.search(pattern, rule.text[language].casefold())]
        if found:
            return found
    return []


def show(desk: Desk, game: str, text: str) -> None:
    """What was asked for; without a word, the table of contents."""
    if not text:
        contents(desk, game)
        return
    found = search(game, text, desk.language)
    if not found:
        desk.say("tui-rules-none", "yellow", text=text[:40])
    elif len(found) <= IN_FULL:
        desk.show(*(in_full(rule, desk.language) for rule in found))
    else:
        desk.show(*(heading(rule, desk.language) for rule in found))
        usage(desk, found[0].id)


def contents(desk: Desk, game: str) -> None:
    for chapter in chapters(game):
        first, last = chapter.rules[0].id, chapter.rules[-1].id
        desk.show(Text.assemble((chapter.title[desk.language], "bold"), f"  {first} … {last}"))
    if chapters(game):
        usage(desk, chapters(game)[0].rules[0].id)


def usage(desk: Desk, example: str) -> None:
    desk.say("tui-rules-usage", "dim", example=example)


def heading(rule: Rule, language: str) -> Text:
    return Text.assemble((f"{rule.id:<8}", "bold"), rule.title[language])


def in_full(rule: Rule, language: str) -> RenderableType:
    text = Text.assemble((f"{rule.id}  {rule.title[language]}\n", "bold"), rule.text[language].strip())
    for each in rule.differs:
        values = ", ".join(f"{name} {value}" for name, wanted in each.when.items() for value in wanted)
        text.append(f"\n  {values}: {each.text[language].strip()}")
    for example in rule.examples:
        text.append(f"\n  – {example.says[language].strip()}", "dim")
    return text
