"""Sentences from message ids, in English, Russian and French. Games bring their own words beside their rules."""

import os
from functools import lru_cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from samobranka.core.errors import Message

LANGUAGES: Final = ("en", "ru", "fr")


def preferred_language() -> str:
    """From SAMOBRANKA_LANG or the system's locale; English where it is another."""
    for name in ("SAMOBRANKA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "")[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


@lru_cache
def bundle(language: str) -> FluentBundle:
    """All words of one language: the shared ones, the server's, and those of every registered game."""
    words = FluentBundle([language], use_isolating=False)
    for source in sources(language):
        words.add_resource(FluentResource(source))
    return words


def sources(language: str) -> list[str]:
    """The Fluent texts of one language, as the browser reads them too."""
    from samobranka.games import words_of_games

    places = (files("samobranka.words"), files("samobranka").joinpath("server", "words"), *words_of_games())
    return [place.joinpath(f"{language}.ftl").read_text("utf8") for place in places]


def say(message: Message, language: str | None = None) -> str:
    """The sentence; facts that are messages themselves are said first. An unknown id is shown as it is."""
    language = language or preferred_language()
    words = bundle(language)
    facts = {name: say(fact, language) if isinstance(fact, Message) else fact for name, fact in message.facts.items()}
    pattern = words.get_message(message.id).value if words.has_message(message.id) else None
    if pattern is None:
        return repr(message)
    # A name such as "Drive Him Back!" ends its sentence.
    return str(words.format_pattern(pattern, facts)[0]).replace("!.", "!")


def explain(id: str, language: str | None = None) -> str:
    """The `.help` of a message, empty if it has none."""
    words = bundle(language or preferred_language())
    if not words.has_message(id):
        return ""
    pattern = words.get_message(id).attributes.get("help")
    return str(words.format_pattern(pattern)[0]) if pattern is not None else ""


def english(message: Message) -> str:
    return say(message, "en")
