"""What pieces and places are called, both ways."""

import pytest

from samobranka.core.errors import Illegal
from samobranka.core.names import NOTHING, SEATS, Names, numbered

PLACES = Names(["forest", "", "castle"])


def test_a_name_leads_to_its_number_and_back() -> None:
    assert [PLACES.parse(PLACES[number]) for number in (0, 2)] == [0, 2]
    assert list(PLACES) == ["forest", "castle"]
    assert len(PLACES) == 2
    assert "castle" in PLACES
    assert "" not in PLACES
    assert 2 not in PLACES


@pytest.mark.parametrize("number", [1, -1, 3, -3])
def test_what_has_no_name_is_not_told(number: int) -> None:
    with pytest.raises(IndexError):
        PLACES[number]


def test_nothing_is_told_as_nothing() -> None:
    assert PLACES.told(NOTHING) is None
    assert PLACES.told(2) == "castle"
    assert PLACES.find("moat") == NOTHING
    assert PLACES.find("castle") == 2


@pytest.mark.parametrize("name", ["moat", "", "Forest", "x" * 200])
def test_a_name_that_nothing_has_cannot_be_read(name: str) -> None:
    with pytest.raises(Illegal) as caught:
        PLACES.parse(name)
    assert caught.value.id == "illegal-unreadable"
    assert len(str(caught.value)) < 200


def test_two_things_cannot_be_called_the_same() -> None:
    with pytest.raises(ValueError, match="called the same"):
        Names(["orc", "goblin", "orc"])
    assert len(Names(["", "", "orc"])) == 1


def test_numbered_names_count_from_where_they_are_told() -> None:
    assert numbered("c", 3).all == ["c0", "c1", "c2"]
    assert SEATS[0] == "seat-1"
    assert SEATS.parse("seat-3") == 2
