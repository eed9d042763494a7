"""A choice as numbers and as text, both ways."""

import pytest

from samobranka.core.action import LARGEST, Verb, Verbs
from samobranka.core.errors import Illegal
from samobranka.core.names import Names, numbered

CARDS = numbered("c", 40)
SPACES = Names(["forest-1", "archer-1"])
VERBS = Verbs(["pass", Verb("hit", CARDS, SPACES), Verb("aim", None, None), Verb("slide", CARDS, None)])


@pytest.mark.parametrize(
    ("action", "text"),
    [
        ((0,), "pass"),
        ((1, 17, 1), "hit c17 archer-1"),
        ((2, -20, 30), "aim -20 30"),
        ((3, 2, -7), "slide c2 -7"),
        ((3, 2, -7, 5), "slide c2 -7 5"),
    ],
)
def test_text_both_ways(action: tuple[int, ...], text: str) -> None:
    assert VERBS.text(action) == text
    assert VERBS.parse(text) == action


def test_numbers_are_read_where_names_are_written() -> None:
    """Older logs, and people who count."""
    assert VERBS.parse("hit 17 1") == VERBS.parse("hit c17 1") == VERBS.parse("  hit c17  archer-1 ") == (1, 17, 1)


@pytest.mark.parametrize(
    "text",
    ["", " ", "dance", "hit cX", "hit forest-9", "aim 1.5 2", "aim 1e3 2", f"aim {LARGEST + 1} 0", "PASS", None, 7, ["pass"]],
)
def test_what_is_no_choice_cannot_be_read(text: object) -> None:
    with pytest.raises(Illegal) as caught:
        VERBS.parse(text)
    assert caught.value.id == "illegal-unreadable"


def test_the_largest_number_can_be_read() -> None:
    assert VERBS.parse(f"aim {LARGEST} {-LARGEST}") == (2, LARGEST, -LARGEST)


def test_verbs_are_counted_and_named() -> None:
    assert (len(VERBS), list(VERBS), VERBS[2]) == (4, ["pass", "hit", "aim", "slide"], "aim")
    with pytest.raises(IndexError):
        VERBS.text((1, 99, 0))
