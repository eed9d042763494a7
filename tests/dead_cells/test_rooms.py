"""The rooms around the rules: everything can be said, secrets stay secret, and the game conforms."""

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
from samobranka.games.dead_cells.rules.playing import ANNOUNCEABLE
from samobranka.testing import conform


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_dead_cells_conforms(seats: int) -> None:
    conform(GAME, seats, games=1, every=10)


@pytest.mark.parametrize("options", [{"hands": "open"}, {"ruleset": "en2024"}])
def test_dead_cells_conforms_with_every_option(options: dict[str, object]) -> None:
    conform(GAME, 4, options, games=1, every=14)


@pytest.mark.usefixtures("spoken")
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
