"""Every game conforms, and `conform` finds whatever is broken in one."""

import re
from itertools import permutations
from typing import Any

import pytest

from playing import play_on
from samobranka.core.chance import Chance
from samobranka.core.game import Game
from samobranka.core.table import Table, read_save
from samobranka.games.castle_panic import GAME as CASTLE_PANIC
from samobranka.testing import conform
from tiny.broken import BROKEN
from tiny.broken.fields import WHOLE
from tiny.broken.plays import LookingChanges
from tiny.cards import Cards
from tiny.darts import GAME as DARTS
from tiny.growing import Growing
from tiny.guess import WRITE, Guess
from tiny.nested import AIM, HIT, Nested
from tiny.spells import Spells
from tiny.teams import Teams

TINY: list[Game[Any]] = [Guess(), DARTS, Cards(), Teams(), Nested(), Growing(), Spells()]
MODES = {"standard": range(1, 7), "coop": range(1, 7), "overlord": range(2, 7), "solo": range(1, 2)}


@pytest.mark.parametrize(("mode", "seats"), [(mode, seats) for mode in MODES for seats in MODES[mode]])
def test_castle_panic_conforms(mode: str, seats: int) -> None:
    conform(CASTLE_PANIC, seats, {"mode": mode}, games=1, every=4)


@pytest.mark.parametrize("mode", ["standard", "overlord"])
def test_castle_panic_conforms_with_every_switch_turned(mode: str) -> None:
    for option in CASTLE_PANIC.info.options:
        if isinstance(option.default, bool):
            conform(CASTLE_PANIC, 3, {"mode": mode, option.name: not option.default}, games=1, every=8)


@pytest.mark.parametrize("game", TINY, ids=[game.info.id for game in TINY])
def test_tiny_games_conform(game: Game[Any]) -> None:
    conform(game, games=3)


@pytest.mark.parametrize("game", WHOLE)
def test_a_field_that_follows_from_others_need_not_be_in_the_key(game: Game[Any]) -> None:
    conform(game, games=1)


@pytest.mark.parametrize(("game", "sentence"), BROKEN, ids=[f"{type(game).__name__}-{says}" for game, says in BROKEN])
def test_conform_finds_what_is_broken(game: Game[Any], sentence: str) -> None:
    with pytest.raises(AssertionError) as caught:
        conform(game, games=8, most=60)
    assert re.search(sentence, str(caught.value))
    assert "\n" not in str(caught.value)


def test_a_failure_says_what_is_wrong_and_where() -> None:
    with pytest.raises(AssertionError) as caught:
        conform(LookingChanges(), seats=2, seed=7)
    assert (
        str(caught.value) == "looking changes nothing: view changed the state (guess, 2 seats, seed '7 2 0', after 0 choices)"
    )


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_simultaneous_answers_may_come_in_any_order(order: tuple[int, ...]) -> None:
    numbers = [5, 3, 5]
    table = Table(Guess(), 3)
    for seat in order:
        assert table.view(None)["points"] == [0, 0, 0]
        table.act(seat, (WRITE, numbers[seat]))
    assert table.state.key() == (2, (0, 3, 0), (0, 0, 0))
    assert [event.data() for event in table.events_for(None, 3)] == [
        {"kind": "shown", "seat": seat, "number": number} for seat, number in enumerate(numbers)
    ]


def test_questions_nested_in_each_other_can_be_copied_and_saved() -> None:
    """Seat 0 strikes twice; the crate that bursts asks seat 1 in the middle of it."""
    table = Table(Nested(), 2)
    table.act(0, (AIM, 2))
    table.act(0, (HIT, 0))
    assert [decision.seat for decision in table.decisions] == [1]
    assert table.view(None)["pending"] == 4
    loaded = Table.from_data(table.game, read_save(table.to_json()))
    assert loaded.state.key() == table.state.copy().key() == table.state.key()


def test_a_card_once_seen_stays_where_it_is_in_every_imagined_world() -> None:
    table = Table(Cards(), 3, seed=1)
    chance = Chance(1)
    play_on(table, until=lambda table: any(table.state.known))
    spy = next(seat for seat, known in enumerate(table.state.known) if known)
    card = table.state.known[spy][0]
    holder = next(seat for seat, hand in enumerate(table.state.hands) if card in hand)
    worlds = [table.game.determinize(table.state, seat, chance) for seat in (spy, None) for _ in range(20)]
    assert all(card in world.hands[holder] for world in worlds[:20])
    assert not all(card in world.hands[holder] for world in worlds[20:])
