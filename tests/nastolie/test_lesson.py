"""The first game with a teacher: what is said of each step is what happens, and an aim that is near enough will do."""

from typing import Any

import pytest

from samobranka.core.table import Table
from samobranka.games.nastolie import GAME
from samobranka.rulebook.lesson import PUPIL, Lesson
from samobranka.rulebook.lessons import lesson_of

# What the pupil's choices bring, in order: kinds of events, and of whom.
HAPPENS: list[list[tuple[str, str, str]]] = [
    [("struck", "target", "phantom-2"), ("laid", "on", "phantom-2")],
    [("struck", "target", "phantom-2b"), ("struck", "target", "phantom-2c")],
    [("targeted", "target", "vaya-2"), ("wounded", "disc", "vaya-2")],
    [("ordering", "effect", "usual"), ("died", "disc", "phantom-2")],
    [("took", "artefact", "mine")],
    [("struck", "target", "vaya-2")],
    [("cast", "target", "elemental-1b")],
    [
        ("struck", "target", "baarun-2"),
        ("left", "disc", "baarun-2"),
        ("penalty", "how", "black"),
        ("returned", "disc", "baarun-2"),
    ],
    [("passed", "left", "2")],
]


def lesson() -> Lesson:
    found = lesson_of("nastolie")
    assert found is not None
    return found


def go_on(taught: Lesson, table: Table) -> list[dict[str, Any]]:
    """The pupil does what is taught, and Anna what she does."""
    entry = taught.next(table)
    assert entry is not None
    events = taught.act(table, entry.seat, entry.action)
    while (entry := taught.next(table)) is not None and entry.seat != PUPIL:
        taught.act(table, entry.seat, entry.action)
    return [dict(GAME.fact(event)) for event in events]


def test_what_is_said_is_what_happens() -> None:
    taught = lesson()
    table = taught.table()
    for wanted in HAPPENS:
        facts = go_on(taught, table)
        told = [(kind, name, str(fact[name])) for fact in facts for kind, name, _ in wanted if fact["kind"] == kind]
        assert [one for one in wanted if one not in told] == []
    assert taught.next(table) is None
    view = table.view(None)
    lives = {disc["id"]: disc["lives"] for disc in view["discs"]}
    assert (view["camps"][PUPIL]["points"], view["actions"], view["goal"]["points"]) == (2, 3, 6)
    assert lives["vaya-2"] == lives["phantom-2b"] == lives["phantom-2c"] == 1


def test_what_the_pupil_is_told_to_look_at_is_there() -> None:
    taught = lesson()
    table = taught.table()
    for step in taught.steps:
        view = table.view(None)
        there = {piece["id"] for piece in [*view["discs"], *view["artefacts"]]}
        assert set(step.look) <= there, step.says["en"]
        if step.verb:
            go_on(taught, table)


@pytest.mark.parametrize(
    ("dx", "power", "near"), [(0, 450, True), (400, 500, True), (-500, 380, True), (1200, 450, False), (0, 560, False)]
)
def test_a_flick_about_there_and_about_so_hard_is_the_taught_one(dx: int, power: int, near: bool) -> None:
    taught = lesson()
    table = taught.table()
    entry = taught.next(table)
    assert entry is not None
    verb, disc = entry.action[:2]
    assert (taught.taught(table, PUPIL, (verb, disc, dx, 10_000, power)) is not None) == near
