"""What must be true of words: whatever a game says can be said, in every language that it speaks, with the facts it brings."""

from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from samobranka import games, words
from samobranka.core.chance import NoChance
from samobranka.core.errors import Message, SamobrankaError
from samobranka.core.events import Event
from samobranka.core.game import Game
from samobranka.core.outcome import Outcome
from samobranka.core.rooms import folder_of
from samobranka.testing.claims import claim
from samobranka.testing.positions import Position, answers_to, rubbish, twisted

# So many answers to a question are looked at.
LOOKED_AT: Final = 6
LATEST: Final[list[tuple[Game[Any], "Vocabulary"]]] = []


class Vocabulary:
    """All that can be said at a table of one game: what everybody says, and its own words."""

    def __init__(self, game: Game[Any]) -> None:
        self.id = game.info.id
        own = own_words(game)
        self.bundles = {language: bundle(language, own[language]) for language in words.LANGUAGES if own.get(language)}
        # What has been found to have words once, with facts of these names, has them.
        self.known: set[tuple[object, ...]] = set()

    def claim_said(self, message: Message, name: str) -> None:
        for fact in message.facts.values():
            if isinstance(fact, Message):
                self.claim_said(fact, name)
        key = (message.id, *sorted(message.facts))
        if key in self.known:
            return
        for language, spoken in self.bundles.items():
            pattern = words.pattern_of(spoken, message.id)
            claim(pattern is not None, f"{name}: {message.id!r} has no words ({language})")
            _, errors = spoken.format_pattern(pattern, dict(facts_of(message)))
            claim(not errors, f"{name}: {message.id!r} cannot be said ({language}): {'; '.join(map(str, errors))}")
        self.known.add(key)

    def has_words(self, id: str, name: str) -> None:
        """The same for an id whose facts are not known here."""
        for language, spoken in self.bundles.items():
            claim(spoken.has_message(id), f"{name}: {id!r} has no words ({language})")


def own_words(game: Game[Any]) -> Mapping[str, str]:
    """From its folder `words`, or what a game of one file brings: also that of a class from which it derives."""
    packages = [getattr(game, "package", "")] + [kind.__module__ for kind in type(game).__mro__]
    for package in filter(None, packages):
        place = folder_of(package) if package != "builtins" else None
        if place is not None and (place / "words").is_dir():
            return games.read_words(place / "words")
    brought = getattr(game, "sentences", {})
    return brought if isinstance(brought, Mapping) else {}


def bundle(language: str, own: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    for place in (files("samobranka.words"), files("samobranka").joinpath("server", "words")):
        for text in words.texts(place, language):
            found.add_resource(FluentResource(text))
    found.add_resource(FluentResource(own))
    return found


def facts_of(message: Message) -> Iterator[tuple[str, int | str]]:
    """As `words.say` has them: whoever is named can be asked whether it is you."""
    for name, fact in message.facts.items():
        yield name, "…" if isinstance(fact, Message) else fact
        if isinstance(fact, Message):
            yield f"{name}_is", "other"
            yield f"{name}_de", "…"


def vocabulary(game: Game[Any]) -> Vocabulary:
    """Of the latest game: it is asked for at every position."""
    if not LATEST or LATEST[0][0] is not game:
        LATEST[:] = [(game, Vocabulary(game))]
    return LATEST[0][1]


def introduced_in_words(game: Game[Any]) -> None:
    """Its name and its options; in English at least."""
    spoken = vocabulary(game)
    claim("en" in spoken.bundles, "it has no English words: neither words/en.ftl nor sentences")
    spoken.has_words(f"{spoken.id}-title", "its name")
    for option in game.info.options:
        spoken.has_words(f"{spoken.id}-opt-{option.name.replace('_', '-')}", f"the option {option.name!r}")


def ended_in_words(game: Game[Any], outcome: Outcome) -> None:
    vocabulary(game).has_words(f"{game.info.id}-end-{outcome.reason}", f"the end {outcome.reason!r}")


def whatever_is_said_has_words(p: Position) -> None:
    """Questions, choices, what comes of them, and why something is refused."""
    game, spoken = p.game, vocabulary(p.game)
    for decision in p.decisions:
        spoken.claim_said(game.ask(p.state, decision), f"the question {decision.question!r}")
        for action in answers_to(p, decision):
            spoken.claim_said(game.describe(p.state, decision.seat, action), f"the choice {action}")
        for action in answers_to(p, decision)[:LOOKED_AT]:
            events: list[Event] = []
            game.apply(p.state.copy(), decision.seat, action, p.chance("words"), events.append)
            for event in events:
                for face in (event, event.public):
                    if face is not None:
                        spoken.claim_said(game.tell(face), f"the event {face.kind!r}")
        for action in (*rubbish(p), *twisted(p, decision)):
            if not decision.allows(action):
                claim_refused_in_words(p, decision.seat, action, spoken)


def claim_refused_in_words(p: Position, seat: int, action: tuple[int, ...], spoken: Vocabulary) -> None:
    try:
        p.game.apply(p.state.copy(), seat, action, NoChance(), None)
    except SamobrankaError as refused:
        spoken.claim_said(refused.message, f"the refusal of {action}")


CHECKS: Final = (("whatever is said has words", whatever_is_said_has_words),)
