"""Recorded runs: one for every way of ending. They replay without a seed; `record.py` makes them anew."""

import json

import pytest

from dead_cells.record import ENDINGS, FOLDER, end_of
from samobranka.core.table import Table
from samobranka.games.dead_cells import GAME
from samobranka.games.dead_cells import campaign as room


def recorded(name: str) -> Table:
    return Table.from_data(GAME, json.loads((FOLDER / f"{name}.json").read_text("utf8")))


@pytest.mark.parametrize("name", sorted(ENDINGS))
def test_a_recorded_run_ends_as_it_did(name: str) -> None:
    seats, _, _, end = ENDINGS[name]
    table = recorded(name)
    assert (table.seats, end_of(table)) == (len(seats), end)
    assert GAME.check(table.state) == []
    outcome = table.outcome
    assert outcome is not None
    assert outcome.won == end.startswith("won")


def test_there_is_a_recording_for_every_end_at_every_boss() -> None:
    ends = {end for *_, end in ENDINGS.values()}
    assert ends == {"died room", "died bell", "died fight", *(f"{how} C{n}" for how in ("died", "won") for n in (1, 2, 3))}


def test_who_beats_the_last_boss_has_won_the_campaign() -> None:
    reached = room.milestones(room.leaves(recorded("campaign-won").state))
    assert reached["beaten-c3"]
    assert reached["boss-cell"]


@pytest.mark.parametrize(
    ("name", "boss"), [("won-at-c1", "c1"), ("won-at-c2", "c2"), ("campaign-won", "c3"), ("died-at-c2", "c2")]
)
def test_the_page_of_a_campaign_knows_at_which_boss_a_run_ended(name: str, boss: str) -> None:
    left = room.leaves(recorded(name).state)
    history = left["history"]
    assert isinstance(history, list)
    assert history[-1]["boss"].lower() == boss
    album = room.album(left)
    assert isinstance(album["runs"], list)
    assert isinstance(album["bosses"], list)
    assert album["runs"][-1]["boss"] == boss
    won = {each["id"]: each["run"] for each in album["bosses"]}
    assert won[boss] == (1 if "won" in name else 0)


def test_a_run_goes_on_from_the_middle_of_a_fight_of_upkeep_and_of_spending() -> None:
    """Saved and loaded there, the same choices with the same luck lead to the same end."""
    table = recorded("won-at-c1")
    wanted = {"place", "assign", "target", "scroll", "gear", "spend", "card-to"}
    stops: dict[str, int] = {}
    shown = table.replay(0)
    for number, entry in enumerate(table.made):
        asked = shown.decisions[0].question
        if asked in wanted and (asked not in ("scroll", "gear") or shown.state.fight is not None):
            stops.setdefault(asked, number)
        shown.repeat(entry)
    assert {"place", "spend"} <= stops.keys()
    assert {"scroll", "gear"} & stops.keys(), "nothing was handed out in Upkeep"
    for number in stops.values():
        loaded = Table.from_data(GAME, json.loads(table.replay(number).to_json()))
        for entry in table.made[number:]:
            loaded.repeat(entry)
        assert loaded.state.key() == table.state.key()
