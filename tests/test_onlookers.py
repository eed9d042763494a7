"""Many look on: what they are told is made once, and who comes in costs no more than what happened since the last one came."""

import json

from samobranka import games
from samobranka.core.chance import Chance
from samobranka.core.errors import Message
from samobranka.core.events import Event
from samobranka.core.table import Table
from samobranka.server import story, telling
from samobranka.server.live import Live, Seat
from serving import GAME, Process
from tiny.cards import Cards


class Ear:
    """Keeps the very texts that it was told."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.heard: list[bytes] = []

    def send(self, frame: bytes) -> None:
        self.heard.append(frame)

    def hang_up(self) -> None: ...


def live_of(table: Table) -> Live:
    return Live("id", "watch", table, [Seat(str(seat), "here", "normal", "", "", "") for seat in range(table.seats)])


def go_on(live: Live, choices: int) -> None:
    chance = Chance(choices)
    for _ in range(choices):
        asked = live.table.decisions[0]
        live.table.act(asked.seat, asked.sample(chance))


def log_of(text: bytes) -> object:
    return json.loads(text)["log"]


def test_who_comes_later_is_told_the_same_story() -> None:
    told: list[Event] = []

    class Told(Cards):
        def tell(self, event: Event) -> Message:
            told.append(event)
            return super().tell(event)

    live = live_of(Table(Told(), 2, {}, seed=5))
    for choices in (0, 3, 0, 4):
        go_on(live, choices)
        for seat in (None, 0, 1):
            told.clear()
            text = telling.everything(live, seat)
            new = len(told)
            told.clear()
            assert log_of(text) == json.loads(telling.encode(list(story.lines(live.table, seat, 0, live.base))))
            assert (new < len(told)) == bool(live.table.made)
            assert (new == 0) == (bool(live.table.made) and choices == 0)


def test_what_is_taken_back_is_told_to_nobody_any_more() -> None:
    live = live_of(Table(games.find(GAME), 2, {"mode": "standard"}, seed=5, practice=True))
    go_on(live, 9)
    for seat in (None, 0):
        telling.everything(live, seat)
    live.undo(0)
    go_on(live, 2)
    for seat in (None, 0):
        fresh = json.loads(telling.encode(list(story.lines(live.table, seat, 0, live.base))))
        assert log_of(telling.everything(live, seat)) == log_of(telling.everything(live, seat)) == fresh


def test_an_undo_is_told_to_all_who_look_on_in_one_text() -> None:
    live = live_of(Table(games.find(GAME), 2, {"mode": "standard"}, seed=5, practice=True))
    ears = [Ear(seat) for seat in (0, 1, None, None, None)]
    live.listeners |= set(ears)
    go_on(live, 5)
    live.undo(0)
    telling.tell_all(live, None)
    texts = [ear.heard[-1] for ear in ears]
    assert len({id(text) for text in texts}) == 3
    assert [json.loads(text)["seat"] for text in texts] == [0, 1, None, None, None]


def test_who_looks_on_is_news_to_nobody(server: Process) -> None:
    made = server.make("here", "here")
    first = server.sit(made, 0)
    first.next("seats")
    onlooker = server.sit(made, None)
    assert len(onlooker.next("seats")["seats"]) == 2
    onlooker.close()
    server.sit(made, 1).next("seats")
    # The first news is of who sat down.
    assert [seat["online"] for seat in first.next("seats")["seats"]] == [True, True]
