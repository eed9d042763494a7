"""Examples of Bad Bones, shown: what happens by itself is seen from before it happens, and a question stands open at once."""

from pathlib import Path
from typing import Any

from msgspec import to_builtins

from samobranka.games.bad_bones import GAME
from samobranka.rulebook.reading import Example
from samobranka.server import shelf

WORDS = {"en": "x", "ru": "x", "fr": "x"}


def shown(given: str, do: str = "") -> dict[str, Any]:
    data: dict[str, Any] = {"says": WORDS, "given": given, "do": do, "expect": "not over"}
    told: dict[str, Any] = to_builtins(shelf.played(GAME, Example(data, "here", Path(__file__), 1)))
    return told


def test_a_walk_without_a_choice_is_shown_from_before_it() -> None:
    example = shown("phase 3\npause before phase 4\n2 skeleton r2c3 s")
    before = example["given"]["boards"][0]
    assert before["floors"] == 4
    assert [piece["place"] for piece in before["skeletons"]] == ["r2c3", "r2c3"]
    assert [fate["end"] for fate in before["preview"]] == ["tower", "tower"]
    (step,) = example["steps"]
    assert step["by"] is None
    assert [event["kind"] for event in step["events"]] == ["phase", "moved", "floor-lost", "moved", "floor-lost"]
    assert step["view"]["boards"][0]["floors"] == 2
    assert step["view"]["boards"][0]["skeletons"] == []


def test_a_walk_is_shown_up_to_the_choice_in_it() -> None:
    example = shown("players 3\nphase 3\npause before phase 4\nleft red r3c1 w\ntop blue r1c2 n", "1 sends to 3")
    walk, choice = example["steps"]
    assert len(example["given"]["boards"][0]["skeletons"]) == 2
    assert "moved" in [event["kind"] for event in walk["events"]]
    assert (choice["by"], choice["pieces"]) == (0, ["seat-3"])
    board = walk["view"]["boards"][0]
    (leaving,) = (piece["id"] for piece in board["skeletons"] if piece["symbol"] == "blue")
    assert board["asked"] == leaving
    assert choice["view"]["boards"][0]["asked"] is None


def test_an_open_question_needs_no_step_before_it() -> None:
    example = shown("hero r2c2\nskeleton r2c1 e", "1 moves hero to r2c1")
    assert example["question"]["id"] == "bad_bones-ask-hero"
    (step,) = example["steps"]
    assert step["by"] == 0


def test_every_example_of_the_rulebook_moves_something_or_asks() -> None:
    for chapter in shelf.book("bad_bones"):
        for rule in chapter.rules:
            for example in rule.examples:
                told = shelf.played(GAME, example)
                first = told.steps[0] if told.steps else None
                assert told.question is not None or (first is not None and len(first.events) > 1), rule.id
