"""The rooms around the rules: everything can be said, secrets stay secret, and the game conforms."""

from itertools import permutations
from typing import Any

import pytest

from playing import play_on, questions
from samobranka import words
from samobranka.core.chance import Chance
from samobranka.core.decision import Action
from samobranka.core.errors import Message
from samobranka.core.events import Event
from samobranka.core.table import Table
from samobranka.games.dead_cells import GAME
from samobranka.games.dead_cells.rules.decks import know_on_top
from samobranka.games.dead_cells.rules.playing import ANNOUNCEABLE, DAMAGE
from samobranka.games.dead_cells.state import State
from samobranka.testing import conform


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_dead_cells_conforms(seats: int) -> None:
    conform(GAME, seats, games=1, every=10)


@pytest.mark.parametrize("options", [{"hands": "open"}, {"ruleset": "en2024"}])
def test_dead_cells_conforms_with_every_option(options: dict[str, object]) -> None:
    conform(GAME, 4, options, games=1, every=14)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_everything_that_happens_can_be_said(language: str) -> None:
    for seats in (1, 3, 4):
        table = Table(GAME, seats, {}, seed=seats)
        said: list[Message] = []
        for decision in questions(table, seats):
            said += [GAME.ask(table.state, decision)]
            said += [GAME.describe(table.state, decision.seat, action) for action in decision.choices]
        said += [GAME.tell(face) for event in table.events for face in (event, event.public) if face is not None]
        for message in said:
            sentence = words.say(message, language)
            assert "dead_cells-" not in sentence, message
            assert "{" not in sentence, sentence


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_frames_of_a_seat_do_not_change_when_other_hands_are_dealt_anew(seats: int) -> None:
    """DC-HID-01, DC-HID-03: what a seat sees, and what it is told after the same choice, follows from what it may know."""
    different = 0
    for seed in range(4):
        table = Table(GAME, seats, {}, seed=seed)
        for number, decision in enumerate(questions(table, seed)):
            if number % 5:
                continue
            viewer = (decision.seat + 1) % seats
            world = GAME.determinize(table.state, viewer, Chance(number))
            different += world.key() != table.state.key()
            assert GAME.view(world, viewer) == GAME.view(table.state, viewer)
            assert GAME.view(world, None) == GAME.view(table.state, None)
            mine = GAME.determinize(table.state, decision.seat, Chance(number))
            for action in decision.choices[:3]:
                events, others = after(table.state, decision.seat, action), after(mine, decision.seat, action)
                # Once cards are turned up or drawn, worlds may part.
                if not any(event.reveals for event in events):
                    assert [event.seen_by(viewer) for event in events] == [event.seen_by(viewer) for event in others]
    assert different > 5


def after(state: Any, seat: int, action: Action) -> list[Event]:
    events: list[Event] = []
    GAME.apply(state.copy(), seat, action, Chance(7), events.append)
    return events


def test_an_unseen_card_bears_what_was_announced() -> None:
    """DC-HID-03, T-111"""
    table = play_on(Table(GAME, 3, {}, seed=5), 5, until=lambda table: bool(placed(table)))
    assert placed(table)
    for number in range(20):
        world = GAME.determinize(table.state, None, Chance(number))
        for who in placed(table):
            fighter = world.fighters[who]
            for card, pair in zip(fighter.active, fighter.announced, strict=True):
                assert pair in ANNOUNCEABLE[card]


def placed(table: Table) -> list[int]:
    return [who for who, fighter in enumerate(table.state.fighters) if fighter.active]


def two_placed(*lines: str) -> State:
    """Two players; the first has laid Raw Nerve and Scavenge face down, and the second is asked."""
    where = ["biome b1 at start", "tile a: b1-02", "hand 1: raw nerve, scavenge, old reflex", *lines]
    s: State = GAME.notation.position({"ruleset": "seed", "hands": "secret"}, 2, where, Chance(1), None)
    for said in ("goes to a", "places raw nerve announcing damage i", "places scavenge announcing damage i"):
        GAME.apply(s, 0, GAME.notation.action(s, 0, said), Chance(1), None)
    assert s.asked is not None
    assert s.asked.seat == 1
    return s


def imagined(s: State) -> set[tuple[int, ...]]:
    return {tuple(GAME.determinize(s, 1, Chance(number)).fighters[0].active) for number in range(200)}


def test_two_unseen_cards_are_imagined_in_every_way_that_fits_what_was_said() -> None:
    """DC-HID-03: also those ways in which the second card could only lie there because the first is another one."""
    s = two_placed()
    first = s.fighters[0]
    bearing = [card for card in first.cards() if (DAMAGE, 1) in ANNOUNCEABLE[card]]
    assert imagined(s) == set(permutations(bearing, 2))
    assert len(bearing) == 2


def test_cards_laid_in_a_haze_may_be_any() -> None:
    """DC-MAL-03, DC-HID-03"""
    s = two_placed("malaise 1: haze")
    assert s.fighters[0].announced == []
    assert imagined(s) == set(permutations(s.fighters[0].cards(), 2))


def test_who_is_known_to_come_stands_in_no_dark_corner_of_an_imagined_world() -> None:
    """DC-MUT-08, DC-LAN-01"""
    s: State = GAME.notation.position(
        {"ruleset": "seed", "hands": "secret"},
        2,
        ["biome b6 at start", "lanterns out 1", "r1: ghoul", "r2: mourner"],
        Chance(1),
        None,
    )
    assert s.fight is not None
    hidden = s.fight.line[1]
    assert hidden is not None
    hidden.hidden = True
    known = s.monsters[0]
    know_on_top(s, False, (known,))
    there: set[int] = set()
    for number in range(300):
        world: State = GAME.determinize(s, 0, Chance(number))
        assert world.fight is not None
        there |= {enemy.card for enemy in world.fight.line[1:2] if enemy is not None}
    assert known not in there
    assert len(there) > 5
