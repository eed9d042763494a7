"""What is the same for everybody: games, words, rulebooks and their examples."""

from functools import lru_cache
from typing import Any

from litestar import MediaType, get
from litestar.response import Response
from msgspec import convert, structs

from samobranka import bots, games, words
from samobranka.core.errors import BadOption, Illegal
from samobranka.core.events import Event
from samobranka.core.game import Game, OptionValue, only_seat
from samobranka.core.gesture import gesture_of
from samobranka.rulebook.book import by_number, chapters
from samobranka.rulebook.lessons import has_lesson, lesson_of
from samobranka.rulebook.playing import SEEDS, Given, Run, choice_of
from samobranka.rulebook.reading import Chapter, Example, Rule
from samobranka.server.guests import BOARD, COVERS, address_of
from samobranka.server.refusals import NoTable
from samobranka.server.wire import shelf as wire
from samobranka.server.wire.basics import Message, View, message_of
from samobranka.server.wire.regions import gesture_from


@get("/api/games", sync_to_thread=False)
def list_games() -> list[wire.GameInfo]:
    """Every game with its seats and options."""
    return [game_info(name) for name in games.names()]


def game_info(name: str) -> wire.GameInfo:
    game = games.find(name)
    campaign = game.room("campaign") is not None
    brings = {"cover": address_of(name, *COVERS), "board": address_of(name, BOARD)}
    return convert({**game.info.data(), "lesson": has_lesson(name), "campaign": campaign, **brings}, wire.GameInfo)


@get("/api/sketches/{game:str}", sync_to_thread=True)
def sketches(game: str) -> dict[str, dict[str, View]]:
    """What values of an option look like, as plain data that the game's own pages draw: a map of each scenario."""
    return sketched(games.find(game).info.id)


@lru_cache
def sketched(game: str) -> dict[str, dict[str, View]]:
    room = games.find(game).room("sketches")
    return {} if room is None else dict(room.sketches())


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
def rulebook(game: str) -> list[wire.Chapter]:
    """The numbered rules in all languages, in the order of their numbers."""
    games.find(game)
    return rules_of(game)


@lru_cache
def book(game: str) -> tuple[Chapter, ...]:
    return tuple(sorted(chapters(game), key=lambda chapter: by_number(chapter.rules[0].id)))


@lru_cache
def rules_of(game: str) -> list[wire.Chapter]:
    found = games.find(game)
    return [
        wire.Chapter(chapter.name, chapter.title, chapter.short, [rule_told(found, rule) for rule in chapter.rules])
        for chapter in book(game)
    ]


def rule_told(game: Game[Any], rule: Rule) -> wire.Rule:
    """`when`: the table must have one of these values of every option named; `options` are those that change this rule."""

    def values(when: dict[str, list[object]]) -> dict[str, list[OptionValue]]:
        return {name: [value_of(game, name, value) for value in values] for name, values in when.items()}

    return wire.Rule(
        id=rule.id,
        title=rule.title,
        text=rule.text,
        when=values(rule.when),
        differs=[wire.Difference(values(each.when), each.text) for each in rule.differs],
        options=[option.name for option in game.info.options if option.rule == rule.id],
        pieces=rule.pieces,
        examples=[example_told(game, example, rule) for example in rule.examples],
    )


def value_of(game: Game[Any], name: str, value: object) -> OptionValue:
    """An option's value as the table has it; `players` is the number of seats."""
    for option in game.info.options:
        if option.name == name:
            return option.parse(value)
    if name == "players" and isinstance(value, int) and value in game.info.seats:
        return value
    raise BadOption("option-unknown", game=game.info.id, option=name[:40], known="players")


def example_told(game: Game[Any], example: Example, rule: Rule) -> wire.Example:
    """`options` are those that the example names, or that change its rule: at a table with others it would go differently."""
    changing = {name for each in rule.differs for name in each.when}
    usual = {option.name: option.default for option in game.info.options if option.name in changing}
    named = {**usual, **Given(example).options}
    return wire.Example(example.says, {name: value_of(game, name, value) for name, value in named.items()})


@get("/api/tutorial/{game:str}", sync_to_thread=True)
def tutorial(game: str) -> wire.Tutorial:
    """The steps of a game's lesson, in all languages."""
    games.find(game)
    lesson = lesson_of(game)
    if lesson is None:
        raise NoTable("lesson-unknown", game=game[:40])
    return convert(lesson.data(), wire.Tutorial)


@get("/api/show/{game:str}/{rule:str}/{number:int}", sync_to_thread=True)
def show(game: str, rule: str, number: int) -> wire.Shown:
    """An example, played."""
    return played(games.find(game), example_of(game, rule, number))


def example_of(game: str, rule: str, number: int) -> Example:
    """`number` counts from 0."""
    games.find(game)
    examples = [example for chapter in book(game) for one in chapter.rules if one.id == rule for example in one.examples]
    if not 0 <= number < len(examples):
        raise NoTable("example-unknown", rule=rule[:40], number=number)
    return examples[number]


def played(game: Game[Any], example: Example) -> wire.Shown:
    """Seen from the seat that chooses first, since that is whom the example is about."""
    happened: list[Event] = []
    run = Run(game, example, SEEDS[0], happened.append)
    seat = first_seat(run)
    can_choose = bool(game.decisions(run.state))
    laid = run.laid_out()
    given = run.state.copy() if laid is None or not happened else laid
    steps: list[wire.ShownStep] = []
    if given is laid:
        # Nobody had a choice: the game went on by itself.
        steps.append(step_told(game, run, seat, happened))
    question = asked(game, given if steps else run.state)
    first = game.view(given, seat)
    for line in run.shown_choices():
        happened.clear()
        choice = choice_told(game, run, line)
        why = run.step(line)
        refused = None if why is None else message_of(why.message)
        steps.append(structs.replace(step_told(game, run, seat, happened), **choice, refused=refused))
    return wire.Shown(example.says, seat, run.given.seats, can_choose, first, question, steps)


def step_told(game: Game[Any], run: Run, seat: int, happened: list[Event]) -> wire.ShownStep:
    """What one step brought, without the choice: there is none where the game went on by itself."""
    seen = [event for event in (event.seen_by(seat) for event in happened) if event is not None]
    return wire.ShownStep(
        choice="",
        by=None,
        message=None,
        pieces=[],
        gesture=None,
        refused=None,
        events=[game.fact(event) for event in seen],
        log=[message_of(game.tell(event)) for event in seen],
        view=game.view(run.state, seat),
    )


def first_seat(run: Run) -> int:
    for line in run.shown_choices():
        return choice_of(line.rpartition(": ")[2])[0]
    return 0


def asked(game: Game[Any], state: Any) -> Message | None:
    """The question that is open, if there is one."""
    for decision in game.decisions(state):
        return message_of(game.ask(state, decision))
    return None


def choice_told(game: Game[Any], run: Run, line: str) -> dict[str, Any]:
    """The choice in words and gestures and the pieces it touches, if it can be said (a refused one often cannot)."""
    seat, text = choice_of(line.rpartition(": ")[2])
    try:
        action = game.notation.action(run.state, seat, text)
        said = message_of(game.describe(run.state, seat, action))
        gesture = gesture_from(gesture_of(game, only_seat(game.decisions(run.state), seat), action))
        return {"choice": line, "by": seat, "message": said, "pieces": game.pieces(run.state, action), "gesture": gesture}
    except (ValueError, IndexError, KeyError, Illegal):
        return {"choice": line, "by": seat}
