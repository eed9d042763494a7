"""At a practice table discs are put anywhere, whoever's they are; everywhere else the rules alone say what may be done."""

import json
from contextlib import suppress

import pytest

from samobranka.core.chance import Chance
from samobranka.core.errors import BadSave, Illegal
from samobranka.core.game import only_seat
from samobranka.core.table import Table, read_save
from samobranka.games.nastolie import GAME, notation
from samobranka.games.nastolie.material import FOUNTAIN, MINE
from samobranka.games.nastolie.names import ARTEFACT, BARREL
from samobranka.games.nastolie.rules.steps import V_PUT
from samobranka.games.nastolie.state import GROUND
from samobranka.server.botpool import job_for
from samobranka.server.botwork import choose


def positioned(*lines: str, practice: bool = True) -> Table:
    return Table(GAME, 2, {}, 1, practice, position=list(lines))


def puts(table: Table, words: str) -> None:
    table.act(0, notation.action(table.state, 0, f"puts {words}"))


def test_own_discs_and_others_lie_where_they_are_put_and_no_action_is_spent() -> None:
    table = positioned("ramprak 1 at 300 500", "edzen 2 at 800 800", "flame of 1 on edzen 2")
    puts(table, "edzen 2 at 400.5 500")
    puts(table, "ramprak 1 at 100 100")
    ramprak, edzen = table.state.field
    assert (table.state.x[edzen], table.state.y[edzen]) == (400_500, 500_000)
    assert (table.state.x[ramprak], table.state.y[ramprak]) == (100_000, 100_000)
    assert len(table.state.missiles_on(edzen)) == 1
    assert (table.state.actions, table.state.acted) == (3, ())


def test_where_another_disc_lies_the_nearest_free_place_is_meant() -> None:
    table = positioned("ramprak 1 at 300 500", "edzen 2 at 800 800")
    puts(table, "ramprak 1 at 800 800")
    ramprak, edzen = table.state.field
    state = table.state
    apart = ((state.x[ramprak] - state.x[edzen]) ** 2 + (state.y[ramprak] - state.y[edzen]) ** 2) ** 0.5
    assert 28_000 < apart < 30_000
    assert GAME.check(state) == []


def test_whoever_stands_on_an_artefact_goes_with_it_and_may_be_taken_off() -> None:
    table = positioned("mine at 300 500", "fountain at 300 800", "ramprak 1 on mine", "edzen 2 at 800 800", "barrel at 600 200")
    puts(table, "mine at 600 600")
    (ramprak, _), state = table.state.field, table.state
    assert [(state.x[one], state.y[one]) for one in (ramprak, ARTEFACT + MINE)] == [(600_000, 600_000)] * 2
    assert state.controller(ARTEFACT + MINE) == 0
    puts(table, "ramprak 1 at 200 200")
    assert table.state.controller(ARTEFACT + MINE) == -1
    assert table.state.where[ramprak] == GROUND
    puts(table, "fountain at 100 900")
    puts(table, "barrel 1 at 700 200")
    assert [table.state.x[one] for one in (ARTEFACT + FOUNTAIN, BARREL)] == [100_000, 700_000]


def test_it_is_taken_back_saved_and_played_again() -> None:
    table = positioned("ramprak 1 at 300 500", "edzen 2 at 800 800")
    before = table.state.key()
    puts(table, "edzen 2 at 400 500")
    table.act(0, notation.action(table.state, 0, "flicks ramprak at edzen 2 power 300"))
    assert any(event.kind == "struck" for event in table.events)
    again = Table.from_data(GAME, read_save(table.to_json()))
    assert again.state.key() == table.replay().state.key() == table.fork().state.key() == table.state.key()
    table.undo(0)
    table.undo(0)
    assert table.state.key() == before


def test_no_rule_allows_it_elsewhere() -> None:
    table = positioned("ramprak 1 at 300 500", "edzen 2 at 800 800", practice=False)
    before = table.state.key()
    with pytest.raises(Illegal):
        puts(table, "ramprak 1 at 100 100")
    assert table.state.key() == before
    played = positioned("ramprak 1 at 300 500", "edzen 2 at 800 800")
    puts(played, "ramprak 1 at 100 100")
    save = json.loads(played.to_json())
    with pytest.raises(BadSave):
        Table.from_data(GAME, read_save(json.dumps({**save, "practice": False})))


def test_a_puzzle_stays_as_it_was_set_and_so_does_the_table_in_the_middle_of_a_question() -> None:
    cases: list[tuple[dict[str, object], int]] = [({}, 1), ({"placement": "free"}, 2)]
    for options, seats in cases:
        table = Table(GAME, seats, options, 1, True)
        assert V_PUT not in [region.verb for region in table.decisions[0].regions]


def test_into_an_obstacle_or_over_the_edge_nothing_is_put() -> None:
    table = positioned("ramprak 1 at 300 500", "edzen 2 at 800 800", "cup 500 500 60")
    for words in ("500 520", "5 500"):
        with pytest.raises(Illegal):
            puts(table, f"ramprak 1 at {words}")


def test_bots_play_by_the_rules_and_know_where_everything_was_put() -> None:
    table = Table(GAME, 2, {"placement": "line"}, 1, True)
    chance = Chance(1)
    for _ in range(3):
        region = next(one for one in table.decisions[0].regions if one.verb == V_PUT)
        with suppress(Illegal):
            table.act(0, region.sample(chance))
    for bot in ("random", "pass"):
        action = choose(job_for(f"practice {bot}", table, 0, bot, 1))
        asked = only_seat(GAME.decisions(table.state), 0)
        assert asked is not None
        assert asked.allows(action)
