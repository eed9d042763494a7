"""Ritual cards in others' hands and prey cards: no byte of what a seat is told depends on them."""

import json
from contextlib import suppress

import pytest

from playing import questions
from samobranka.core.chance import Chance
from samobranka.core.errors import BadSave
from samobranka.core.table import Entry, Table
from samobranka.games.nastolie import GAME
from samobranka.server import telling
from samobranka.server.live import Live, Seat

OPTIONS: dict[str, object] = {"rituals": True, "placement": "line"}
# What shows a card to one seat only.
SECRET = ("drew", "hunts")


def told(table: Table, viewer: int | None, since: int) -> bytes:
    """All events of a choice as they are sent, and what the table looks like then."""
    events = [GAME.fact(event) for event in table.events_for(viewer, since)]
    return json.dumps([events, GAME.view(table.state, viewer)]).encode()


def other_luck(table: Table, number: int) -> list[Table]:
    """The same table, where this one choice has drawn or dealt another card: some of those that there are."""
    found, entry = [], table.made[number]
    for step in (1, 4, 7):
        other = table.replay(number)
        with suppress(BadSave):  # So many cards there are not.
            other.repeat(Entry(entry.seat, entry.action, [(entry.chance[0] + step) % 9]))
            found.append(other)
    return found


@pytest.mark.parametrize("seed", range(2))
def test_no_byte_of_an_event_depends_on_the_card_that_another_got(seed: int) -> None:
    table = Table(GAME, 4, OPTIONS, seed)
    for number, _ in enumerate(questions(table, seed)):
        if number == 60:
            break
    compared = 0
    for number, entry in enumerate(table.made):
        first = table.first_event(number)
        end = table.first_event(number + 1) if number + 1 < len(table.made) else len(table.events)
        secret = [event for event in table.events[first:end] if event.kind in SECRET]
        if not secret or len(entry.chance) != 1:
            continue
        real = table.replay(number + 1)
        for other in other_luck(table, number):
            for viewer in (None, *range(4)):
                ours = [event.facts for event in secret if event.facts["seat"] == viewer]
                theirs = [
                    event.facts for event in other.events[first:] if event.kind in SECRET and event.facts["seat"] == viewer
                ]
                if ours == theirs:
                    assert told(other, viewer, first) == told(real, viewer, first)
                    compared += other.state.key() != real.state.key()
                else:
                    assert told(other, viewer, first) != told(real, viewer, first)
    assert compared >= 3


def test_no_byte_that_is_sent_depends_on_what_a_seat_cannot_know() -> None:
    """Deal the others other cards, and a seat is sent the same: the whole table, and what it missed."""
    table = Table(GAME, 4, OPTIONS, 3)
    live = Live("t", "w", table, [Seat(str(seat), "here", "normal", "", "", "") for seat in range(4)])
    chance, compared = Chance(2), 0
    for number, _ in enumerate(questions(table, 2)):
        if number % 12 != 11:
            continue
        if number > 100:
            break
        real = table.state
        for seat in (0, 1, 2, 3, None):
            sent = sent_to(live, seat)
            table.state = GAME.determinize(real, seat, chance)
            asked, table.decisions = table.decisions, list(GAME.decisions(table.state))
            for decision, was in zip(table.decisions, asked, strict=True):
                decision.id = was.id
            compared += table.state.key() != real.key()
            assert sent_to(live, seat) == sent
            table.state, table.decisions = real, asked
    assert compared > 10


def sent_to(live: Live, seat: int | None) -> tuple[bytes, bytes]:
    return telling.everything(live, seat), telling.missed(live, seat, max(0, len(live.table.events) - 5))
