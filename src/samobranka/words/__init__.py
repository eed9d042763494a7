"""Sentences from message ids, in English, Russian and French. Games bring their own words beside their rules."""

import os
import re
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from samobranka.core.errors import Fact, Message

# Who is meant by a seat's number, counted from 1.
PLAYER: Final = "player"
LANGUAGES: Final = ("en", "ru", "fr")
# Names before which French "de" loses its vowel. An h is mute in most names of people, and none of our animals begins with one.
ELIDED: Final = re.compile("[aeiouhàâäéèêëîïôöùûüœ]", re.IGNORECASE)


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
    """The Fluent texts of one language, as the browser reads them too. Where an id comes twice, the first one counts.

    A game that does not speak it speaks English, and a game that does not say what it is called is called by its id.
    """
    from samobranka import games

    shared = (files("samobranka.words"), files("samobranka").joinpath("server", "words"))
    found = [text for place in shared for text in texts(place, language)]
    for name in games.in_turn():
        spoken = games.words_of(name)
        found.append(spoken.get(language) or spoken.get(LANGUAGES[0], ""))
        if name not in games.OURS:
            found.append(f"{name}-title = {name.replace('_', ' ').capitalize()}\n")
    return found


def texts(place: Traversable, language: str) -> list[str]:
    kept = sorted(place.iterdir(), key=lambda file: file.name)
    return [file.read_text("utf8") for file in kept if file.name == f"{language}.ftl" or file.name.endswith(f".{language}.ftl")]


def say(message: Message, language: str | None = None, me: int | None = None) -> str:
    """The sentence; facts that are messages themselves are said first. An unknown id is shown as it is.

    To the player at seat `me` it says "you": who mentions `$player` may ask `$player_is`, which is `you` or `other` (the latter
    also for whoever is no player, such as a hero that nobody plays). French has `$player_de` beside it: "de Boris", "d’Anna".
    After a point an id names another form of the same word: "castle_panic-card-brick.a" is "a brick".
    """
    language = language or preferred_language()
    words = bundle(language)
    facts: dict[str, Fact] = {}
    for name, fact in message.facts.items():
        facts[name] = say(fact, language, me) if isinstance(fact, Message) else fact
        if isinstance(fact, Message):
            yours = fact.id == PLAYER and me is not None and fact.facts.get("seat") == me + 1
            facts[f"{name}_is"] = "you" if yours else "other"
            facts[f"{name}_de"] = ("d’" if ELIDED.match(str(facts[name])) else "de ") + str(facts[name])
    pattern = pattern_of(words, message.id)
    if pattern is None:
        return repr(message)
    # A name such as "Drive Him Back!" ends its sentence.
    return str(words.format_pattern(pattern, facts)[0]).replace("!.", "!")


def pattern_of(words: FluentBundle, id: str) -> Any:
    """The words of a message, or another form of them; where there is no such form, the usual one."""
    name, _, form = id.partition(".")
    if not words.has_message(name):
        return None
    message = words.get_message(name)
    return message.attributes.get(form, message.value) if form else message.value


def sentence(message: Message, language: str | None = None, me: int | None = None) -> str:
    """The same with a capital at the beginning."""
    text = say(message, language, me)
    return text[:1].upper() + text[1:]


def explain(id: str, language: str | None = None) -> str:
    """The `.help` of a message, empty if it has none."""
    words = bundle(language or preferred_language())
    if not words.has_message(id):
        return ""
    pattern = words.get_message(id).attributes.get("help")
    return str(words.format_pattern(pattern)[0]) if pattern is not None else ""


def english(message: Message) -> str:
    return say(message, "en")
