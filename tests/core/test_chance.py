"""Luck as an argument: what an example tells happens, and what happened can happen again."""

from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from samobranka.core.chance import Chance, Replay, Script
from samobranka.core.errors import BadSave
from samobranka.rulebook.playing import tell_chance


def test_a_told_order_lies_on_top_and_the_rest_is_luck() -> None:
    seen: Counter[tuple[int, ...]] = Counter()
    for seed in range(40):
        script = Script(seed)
        script.tell_order("deck", [[3], [1, 2]])
        deck = [0, 1, 2, 3, 4, 5]
        script.shuffle(deck, "deck")
        assert sorted(deck) == [0, 1, 2, 3, 4, 5]
        assert deck[-1] == 3
        assert deck[-2] in (1, 2)
        assert script.left() == []
        seen[tuple(deck[:-2])] += 1
    assert len(seen) > 15


def test_each_shuffle_has_its_own_order_and_other_heaps_none() -> None:
    script = Script(1)
    script.tell_order("deck", [[0]])
    script.tell_order("deck", [[5]])
    deck, bag = list(range(6)), list(range(6))
    script.shuffle(bag, "bag")
    assert script.left() == ["deck"]
    script.shuffle(deck, "deck")
    assert deck[-1] == 0
    script.shuffle(deck, "deck")
    assert deck[-1] == 5


@pytest.mark.parametrize("seed", range(5))
def test_a_told_shuffle_can_be_replayed(seed: int) -> None:
    script = Script(seed)
    script.tell_order("deck", [[2], [0], [4], [1], [3]])
    deck = list(range(5))
    script.shuffle(deck, "deck")
    assert deck == [3, 1, 4, 0, 2]
    again = list(range(5))
    replay = Replay(script.record)
    replay.shuffle(again, "deck")
    assert again == deck
    assert replay.finished()


@pytest.mark.parametrize("wanted", [[[9]], [[1], [1]], [[0], [1], [2], [3]]])
def test_what_is_not_there_cannot_lie_on_top(wanted: list[list[int]]) -> None:
    script = Script(1)
    script.tell_order("deck", wanted)
    with pytest.raises(BadSave) as caught:
        script.shuffle([0, 1, 2], "deck")
    assert caught.value.id == "example-not-in-bag"


def test_without_orders_a_script_shuffles_as_luck_does() -> None:
    one, two = list(range(9)), list(range(9))
    Script(7).shuffle(one, "deck")
    Chance(7).shuffle(two, "deck")
    assert sorted(one) == sorted(two) == list(range(9))
    assert one != list(range(9))


class Notation:
    def drawn(self, words: str) -> tuple[str, list[int]]:
        return ("bag" if words == "token" else "deck"), {"ace": [0, 1], "king": [2], "token": [7]}[words]


def test_an_example_tells_a_shuffle_in_words() -> None:
    game: Any = SimpleNamespace(notation=Notation())
    script = Script(3)
    assert tell_chance(game, script, "shuffle king, 2 ace")
    deck = [0, 1, 2, 3, 4]
    script.shuffle(deck, "deck")
    assert deck[-1] == 2
    assert sorted(deck[-3:-1]) == [0, 1]
    with pytest.raises(ValueError, match="one heap is shuffled at a time"):
        tell_chance(game, script, "shuffle king, token")
