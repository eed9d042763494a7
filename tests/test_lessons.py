"""Every lesson is played through, as a pupil would who does what is said, and as one who does not."""

import json
import re
from pathlib import Path

import pytest

import tiny.darts
from samobranka import games
from samobranka.core.action import Action
from samobranka.core.table import Table
from samobranka.rulebook.book import chapters
from samobranka.rulebook.lesson import PUPIL, Lesson
from samobranka.rulebook.lessons import has_lesson, lesson_of
from samobranka.words import say
from tiny.darts import GAME as DARTS
from tiny.darts.verbs import SLIDE, STOP, THROW

TAUGHT = [name for name in games.names() if has_lesson(name)]


def lesson(game: str) -> Lesson:
    found = lesson_of(game)
    assert found is not None
    return found


def test_castle_panic_has_a_lesson() -> None:
    assert "castle_panic" in TAUGHT


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_played_by_its_script(game: str) -> None:
    taught = lesson(game)
    table = taught.table()
    for step in taught.steps:
        assert taught.done(table) == step.at
        entry = taught.next(table)
        if not step.verb:
            continue
        assert entry is not None
        assert entry.seat == PUPIL
        decision = table.decision_of(PUPIL)
        assert decision is not None
        assert decision.allows(entry.action)
        assert taught.game.pieces(table.state, entry.action) == step.pieces
        taught.act(table, entry.seat, entry.action, decision.id)
        while (entry := taught.next(table)) is not None and entry.seat != PUPIL:
            taught.act(table, entry.seat, entry.action)
    assert taught.next(table) is None
    assert table.decision_of(PUPIL) is not None, "at the end the pupil can play on"
    assert taught.game.check(table.state) == []


@pytest.mark.parametrize("game", TAUGHT)
def test_everybody_gets_the_same_lesson_and_it_is_a_normal_save(game: str) -> None:
    taught = lesson(game)
    one, other = taught.table(), taught.table()
    assert one.state.key() == other.state.key()
    again = Table.from_data(taught.game, json.loads(one.to_json()))
    assert taught.done(again) == taught.begun


@pytest.mark.parametrize("game", TAUGHT)
def test_who_chooses_otherwise_just_plays_on(game: str) -> None:
    taught = lesson(game)
    table = taught.table()
    entry = taught.next(table)
    decision = table.decision_of(PUPIL)
    assert entry is not None
    assert decision is not None
    other = next(choice for choice in decision.choices if choice != entry.action)
    assert taught.taught(table, PUPIL, other) is None
    table.act(PUPIL, other, decision.id)
    assert taught.done(table) is None
    table.undo(PUPIL)
    assert taught.done(table) == taught.begun


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_names_rules_that_there_are(game: str) -> None:
    known = {rule.id for chapter in chapters(game) for rule in chapter.rules}
    assert {step.rule for step in lesson(game).steps if step.rule} <= known


QUOTED = {"en": r"“([^”]+)”", "ru": r"«([^»]+)»", "fr": r"« ([^»]+) »"}


def test_who_must_press_a_button_reads_its_name_in_the_text() -> None:
    """One card of one's own is only lifted, so where there is nothing else to point at the button does it, and is named."""
    taught = lesson("castle_panic")
    table = taught.table()
    named = 0
    for step in taught.steps:
        entry = taught.next(table)
        if not step.verb or entry is None:
            continue
        decision = table.decision_of(PUPIL)
        assert decision is not None
        button = taught.game.describe(table.state, PUPIL, entry.action)
        for language, quoted in QUOTED.items():
            called = [text.strip() for text in re.findall(quoted, step.says[language].replace("\xa0", " "))]
            presses = any(say(button, language).replace("\xa0", " ").startswith(text) for text in called)
            assert presses == (len(step.pieces) < 2), (language, step.says[language])
            named += presses
        taught.act(table, entry.seat, entry.action, decision.id)
        while (entry := taught.next(table)) is not None and entry.seat != PUPIL:
            taught.act(table, entry.seat, entry.action)
    assert named == 15


def test_other_tables_are_no_lesson() -> None:
    taught = lesson("castle_panic")
    assert taught.done(Table(taught.game, 2, None, 5, True)) is None
    assert taught.done(Table(taught.game, 2, None, 5)) is None


DARTS_LESSON = Lesson(DARTS, Path(tiny.darts.__file__).with_name("tutorial.toml"))


def test_a_throw_that_is_near_enough_is_the_taught_one_with_its_luck() -> None:
    """Nobody hits the very point that the lesson names: what it taught is played, and everything goes on as told."""
    table = DARTS_LESSON.table()
    taught = DARTS_LESSON.taught(table, PUPIL, (THROW, 7, -9))
    assert taught is not None
    assert taught.action == (THROW, 0, 0)
    DARTS_LESSON.act(table, PUPIL, (THROW, 7, -9))
    assert table.made[0].action == (THROW, 0, 0)
    assert table.view(None)["darts"][0]["y"] == 4, "as the lesson has it: one hand shakes by 0, the other by 4"
    assert DARTS_LESSON.done(table) == 1


@pytest.mark.parametrize("action", [(THROW, 12, 5), (THROW, -90, 0), (SLIDE, 1, 0, 1000, 60), (STOP,)])
def test_whatever_is_not_near_enough_just_plays_on(action: Action) -> None:
    table = DARTS_LESSON.table()
    assert DARTS_LESSON.taught(table, PUPIL, action) is None
    DARTS_LESSON.act(table, PUPIL, action)
    assert table.made[0].action == action
    assert DARTS_LESSON.done(table) is None


@pytest.mark.parametrize(
    ("slide", "near"),
    [
        ((SLIDE, 1, 0, 1000, 60), True),
        ((SLIDE, 1, 40, 900, 70), True),
        ((SLIDE, 1, 0, 1000, 73), False),
        ((SLIDE, 1, 300, 900, 60), False),
        ((SLIDE, 0, 0, 1000, 60), False),
    ],
)
def test_a_slide_is_near_enough_in_coin_way_and_power(slide: Action, near: bool) -> None:
    table = DARTS_LESSON.table()
    DARTS_LESSON.act(table, PUPIL, (THROW, 0, 0))
    DARTS_LESSON.act(table, 1, (STOP,))
    assert (DARTS_LESSON.taught(table, PUPIL, slide) is not None) == near


def test_a_lesson_of_gestures_says_the_whole_choice() -> None:
    first, second, last = DARTS_LESSON.steps
    assert (first.verb, first.pieces, first.action) == ("throw", [], "throw 0 0")
    assert (second.verb, second.pieces, second.action) == ("slide", ["coin-2"], "slide coin-2 0 1000 60")
    assert (last.verb, last.action) == ("", "")
