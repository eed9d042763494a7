"""What is the same for everybody: games, words, rulebooks and their examples."""

from functools import lru_cache
from typing import Any

from litestar import MediaType, get
from litestar.response import Response

from samobranka import bots, games, words
from samobranka.core.errors import Illegal
from samobranka.core.events import Event
from samobranka.core.game import Game
from samobranka.core.scenario import SEEDS, Example, Run, choice_of
from samobranka.lab.check import chapters
from samobranka.lab.lessons import has_lesson, lesson_of
from samobranka.server.refusals import NoTable
from samobranka.server.wire import Data, message_data


@get("/api/games", sync_to_thread=False)
def list_games() -> list[Data]:
    """Every game with its seats and options."""
    return [{**games.find(name).info.data(), "lesson": has_lesson(name)} for name in games.names()]


@get("/api/bots", sync_to_thread=False)
def list_bots() -> list[str]:
    """Who can sit in for somebody, the usual one first; `bot-name-…` says what each is called and does."""
    return bots.offered()


@get("/api/words/{language:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def all_words(language: str) -> Response[str]:
    """The Fluent source of a language: shared words, the server's, every game's."""
    if language not in words.LANGUAGES:
        raise NoTable("language-unknown", language=language[:40], known=", ".join(words.LANGUAGES))
    return Response(fluent(language), media_type="text/plain; charset=utf-8")


@lru_cache
def fluent(language: str) -> str:
    return "\n".join(words.sources(language))


@get("/api/rulebook/{game:str}", sync_to_thread=True)
def rulebook(game: str) -> list[Data]:
    """The numbered rules in all languages."""
    games.find(game)
    return rules_of(game)


@lru_cache
def rules_of(game: str) -> list[Data]:
    return [
        {
            "name": chapter.name,
            "title": chapter.title,
            "rules": [
                {
                    "id": rule.id,
                    "title": rule.title,
                    "text": rule.text,
                    "examples": [{"says": example.says} for example in rule.examples],
                }
                for rule in chapter.rules
            ],
        }
        for chapter in chapters(game)
    ]


@get("/api/tutorial/{game:str}", sync_to_thread=True)
def tutorial(game: str) -> Data:
    """The steps of a game's lesson, in all languages."""
    games.find(game)
    lesson = lesson_of(game)
    if lesson is None:
        raise NoTable("lesson-unknown", game=game[:40])
    return lesson.data()


@get("/api/show/{game:str}/{rule:str}/{number:int}", sync_to_thread=True)
def show(game: str, rule: str, number: int) -> Data:
    """An example, played: `number` counts from 0."""
    found = games.find(game)
    examples = [example for chapter in chapters(game) for one in chapter.rules if one.id == rule for example in one.examples]
    if not 0 <= number < len(examples):
        raise NoTable("example-unknown", rule=rule[:40], number=number)
    return played(found, examples[number])


def played(game: Game[Any], example: Example) -> Data:
    """Seen from the seat that chooses first, since that is whom the example is about."""
    happened: list[Event] = []
    run = Run(game, example, SEEDS[0], happened.append)
    seat = first_seat(run)
    given = game.view(run.state, seat)
    steps: list[Data] = []
    for line in run.choices():
        happened.clear()
        said = describe(game, run, line)
        run.step(line)
        seen = [event for event in (event.seen_by(seat) for event in happened) if event is not None]
        step: Data = {
            "choice": line,
            "message": said,
            "refused": line.startswith("refused"),
            "events": [event.data() for event in seen],
            "log": [message_data(game.tell(event)) for event in seen],
            "view": game.view(run.state, seat),
        }
        steps.append(step)
    return {"says": example.says, "given": given, "steps": steps}


def first_seat(run: Run) -> int | None:
    try:
        return choice_of(run.choices()[0].rpartition(": ")[2])[0]
    except (ValueError, IndexError):
        return None


def describe(game: Game[Any], run: Run, line: str) -> Data | None:
    """The choice in words, if it can be said (a refused one often cannot)."""
    try:
        seat, text = choice_of(line.rpartition(": ")[2])
        return message_data(game.describe(run.state, seat, game.notation.action(run.state, seat, text)))
    except (ValueError, IndexError, KeyError, Illegal):
        return None
