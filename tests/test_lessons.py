"""Every lesson is played through, as a pupil would who does what is said, and as one who does not."""

import json

import pytest

from samobranka import games
from samobranka.core.lesson import PUPIL, Lesson
from samobranka.core.table import Table
from samobranka.lab.check import chapters
from samobranka.lab.lessons import has_lesson, lesson_of

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
        table.act(entry.seat, entry.action, decision.id, taught.luck(table, entry.seat, entry.action))
        while (entry := taught.next(table)) is not None and entry.seat != PUPIL:
            table.act(entry.seat, entry.action, None, taught.luck(table, entry.seat, entry.action))
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
    assert taught.luck(table, PUPIL, other) is None
    table.act(PUPIL, other, decision.id)
    assert taught.done(table) is None
    table.undo(PUPIL)
    assert taught.done(table) == taught.begun


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_names_rules_that_there_are(game: str) -> None:
    known = {rule.id for chapter in chapters(game) for rule in chapter.rules}
    assert {step.rule for step in lesson(game).steps if step.rule} <= known


def test_other_tables_are_no_lesson() -> None:
    taught = lesson("castle_panic")
    assert taught.done(Table(taught.game, 2, None, 5, True)) is None
    assert taught.done(Table(taught.game, 2, None, 5)) is None
