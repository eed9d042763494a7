"""An example can be played by oneself: a practice table that begins where it does, kept and replayed like any other."""

import json
from typing import Any

import pytest

from samobranka import games
from samobranka.core.errors import BadSave
from samobranka.core.table import Table, read_save
from samobranka.rulebook.book import chapters
from samobranka.rulebook.playing import SEEDS, Run
from samobranka.rulebook.reading import Example
from serving import Process, play
from stores import Store

GAMES = ("castle_panic", "bad_bones")


def examples(game: str) -> list[Example]:
    return [example for chapter in chapters(game) for rule in chapter.rules for example in rule.examples]


def position_of(rule: str) -> Run:
    return Run(games.find("castle_panic"), next(each for each in examples("castle_panic") if each.rule == rule), SEEDS[0])


@pytest.mark.parametrize("game", GAMES)
def test_every_example_begins_at_a_table_as_it_does_in_the_book(game: str) -> None:
    found = games.find(game)
    for example in examples(game):
        run = Run(found, example, SEEDS[0])
        table = run.practice()
        assert (table.state.key(), table.practice) == (run.state.key(), True)
        again = Table.from_data(found, json.loads(table.to_json()))
        assert (again.state.key(), again.events) == (table.state.key(), table.events)


def test_a_practice_is_replayed_and_forked_from_its_position() -> None:
    table = position_of("CP-28").practice()
    start = table.state.key()
    for _ in range(3):
        asked = table.decisions[0]
        table.act(asked.seat, asked.choices[0])
    assert table.replay().state.key() == table.fork().state.key() == table.state.key()
    assert table.replay(0).state.key() == start
    for _ in range(3):
        table.undo(0)
    assert table.state.key() == start


@pytest.mark.parametrize("position", [["nonsense 7"], "turn 1 play", [1, 2], {"a": 1}])
def test_a_position_that_cannot_be_read_is_refused(position: Any) -> None:
    save = json.loads(position_of("CP-28").practice().to_json())
    with pytest.raises(BadSave):
        Table.from_data(games.find("castle_panic"), read_save(json.dumps({**save, "position": position})))


def test_who_asks_chooses_first_and_the_others_are_bots(server: Process) -> None:
    assert server.get("/api/show/castle_panic/CP-28/0")["open"]
    made = server.post("/api/show/castle_panic/CP-28/0", {"name": "Anna"})
    assert [(seat["name"], seat["kind"]) for seat in made["seats"]] == [("Anna", "here"), ("", "bot")]
    [line] = server.get("/api/tables", tokens=made["seats"][0]["token"])
    assert line["game"] == "castle_panic"


def test_where_nobody_can_choose_there_is_nothing_to_practise(server: Process) -> None:
    closed = [
        (example.rule, number)
        for chapter in chapters("castle_panic")
        for rule in chapter.rules
        for number, example in enumerate(rule.examples)
        if not Run(games.find("castle_panic"), example, SEEDS[0]).practice().decisions
    ]
    rule, number = closed[0]
    assert not server.get(f"/api/show/castle_panic/{rule}/{number}")["open"]
    assert server.post(f"/api/show/castle_panic/{rule}/{number}", {}, 400)["error"]["id"] == "example-over"
    assert server.post("/api/show/castle_panic/CP-28/99", {}, 404)["error"]["id"] == "example-unknown"


def test_a_practice_goes_on_after_a_kill(store: Store) -> None:
    server = store.serve()
    try:
        made = server.post("/api/show/castle_panic/CP-28/0", {})
        before = server.sit(made, 0).next("table")
        server.kill()
        server = store.serve()
        client = server.sit(made, 0)
        assert client.next("table")["view"] == before["view"]
        play([client], 1)
    finally:
        server.kill()
