"""What a game tells, declared once: names for numbers, and what is not as declared."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from samobranka.core.events import Event
from samobranka.core.facts import Facts, Looks, kind_of, plain, wrong
from samobranka.core.names import Names

SPACES = Names(["forest", "castle"])


class Piece(TypedDict):
    id: str
    health: int
    tar: NotRequired[bool]


class View(TypedDict):
    turn: int
    phase: Literal["move", "play"]
    pieces: list[Piece]
    home: str | None
    counts: dict[str, int]


class WallFell(TypedDict):
    space: Annotated[str, SPACES]
    by: Annotated[str, SPACES] | None
    look: Annotated[Piece, Looks([{"id": "t0", "health": 1}, {"id": "t1", "health": 3}])]
    lost: int


class Moved(TypedDict):
    seat: int
    to: NotRequired[Annotated[str, SPACES]]


FACTS = Facts(View, [WallFell, Moved])
GOOD = {"turn": 1, "phase": "move", "pieces": [{"id": "t1", "health": 2}], "home": None, "counts": {"orc": 2}}


def test_a_class_declares_the_kind_that_it_is_called_after() -> None:
    assert [kind_of(WallFell), kind_of(Moved)] == ["wall-fell", "moved"] == list(FACTS.events)
    with pytest.raises(ValueError, match="the same kind"):
        Facts(View, [Moved, Moved])


def test_numbers_are_told_by_name_or_as_whole_pieces() -> None:
    event = Event("wall-fell", {"space": 1, "by": -1, "look": 1, "lost": 2})
    assert FACTS.told(event) == {
        "kind": "wall-fell",
        "space": "castle",
        "by": None,
        "look": {"id": "t1", "health": 3},
        "lost": 2,
    }
    assert FACTS.told(Event("wall-fell", {"space": "castle"})) == {"kind": "wall-fell", "space": "castle"}
    assert FACTS.told(Event("moved", {"seat": 0, "to": 1})) == {"kind": "moved", "seat": 0, "to": "castle"}
    assert plain(event) == {"kind": "wall-fell", "space": 1, "by": -1, "look": 1, "lost": 2}


def test_what_is_as_declared_is_not_wrong() -> None:
    assert wrong(GOOD, View, "view") == ""
    assert wrong({**GOOD, "home": "castle", "pieces": [], "counts": {}}, View, "view") == ""
    assert wrong({**GOOD, "pieces": [{"id": "t1", "health": 2, "tar": True}]}, View, "view") == ""
    assert wrong({"space": "castle", "by": None, "look": {"id": "x", "health": 1}, "lost": 1}, WallFell, "it") == ""


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"turn": "1"}, "view.turn is '1', not int"),
        ({"turn": True}, "view.turn is True, not int"),
        ({"turn": 1.0}, "view.turn is 1.0, not int"),
        ({"phase": "rest"}, "view.phase is 'rest', not one of ['move', 'play']"),
        ({"pieces": {}}, "view.pieces is {}, not a list"),
        ({"pieces": ({"id": "t1", "health": 2},)}, "not a list"),
        ({"pieces": [{"id": "t1"}]}, "view.pieces[0] has no health"),
        ({"pieces": [{"id": "t1", "health": 2}, {"id": 1, "health": 2}]}, "view.pieces[1].id is 1, not str"),
        ({"pieces": [{"id": "t1", "health": 2, "tar": 1}]}, "view.pieces[0].tar is 1, not bool"),
        ({"pieces": [None]}, "view.pieces[0] is None, not a Piece"),
        ({"home": 3}, "view.home is 3, not str"),
        ({"counts": {"orc": "two"}}, "view.counts.orc is 'two', not int"),
        ({"counts": []}, "view.counts is [], not a table"),
        ({"wind": 1}, "view has wind, which View does not declare"),
    ],
)
def test_what_is_not_as_declared_is_said_with_its_place(change: dict[str, Any], says: str) -> None:
    assert says in wrong({**GOOD, **change}, View, "view")


def test_nothing_may_be_missing() -> None:
    for name in GOOD:
        assert wrong({key: value for key, value in GOOD.items() if key != name}, View, "view") == f"view has no {name}"


@pytest.mark.parametrize(
    ("value", "hint", "good"),
    [
        (None, None, True),
        (0, None, False),
        ("x", object, True),
        (3, Any, True),
        ([1, None], list[int | None], True),
        (1, bool, False),
    ],
)
def test_other_declarations(value: object, hint: object, good: bool) -> None:
    assert (wrong(value, hint, "it") == "") == good
