"""Recorded battles: every scenario, every way of ending, a campaign for each number of players. They replay without a seed."""

import pytest

import samobranka
from nastolie.record import ENDINGS, FOLDER
from samobranka.games.nastolie import GAME
from samobranka.games.nastolie.scenario_file import scenarios

# How each scenario can end.
WAYS = {
    "p1": {"destroyed", "rounds", "draw"},
    "p2": {"barrels", "escorts", "destroyed"},
    "p3": {"points", "destroyed", "rounds"},
    "p4": {"points", "destroyed", "rounds"},
    "p5": {"heroes", "rounds"},
    "p6": {"prey", "destroyed", "rounds"},
    "p7": {"captive", "destroyed", "rounds"},
    "p8": {"race", "destroyed", "rounds"},
    "p9": {"solved", "unsolved"},
}


@pytest.mark.parametrize("name", ENDINGS)
def test_a_recorded_battle_ends_as_it_did(name: str) -> None:
    options, seats, reason = ENDINGS[name]
    table = samobranka.load(FOLDER / f"{name}.json")
    assert table.outcome is not None
    assert (table.seats, table.outcome.reason) == (len(seats), reason)
    assert {option: table.options[option] for option in options} == options
    assert GAME.check(table.state) == []


def test_a_recorded_battle_tells_the_same_and_is_saved_as_it_was() -> None:
    """Byte for byte, from the log alone; so also at its middle."""
    table = samobranka.load(FOLDER / "p3-points.json")
    assert table.to_json() == (FOLDER / "p3-points.json").read_text("utf8")
    again = table.replay()
    assert [GAME.fact(event) for event in again.events] == [GAME.fact(event) for event in table.events]
    half = len(table.made) // 2
    assert table.state_after(half).key() == table.replay(half).state.key()


def test_there_is_a_recording_of_every_scenario_and_every_way_in_which_it_ends() -> None:
    found: dict[str, set[str]] = {name: set() for name in scenarios()}
    for name, (_, _, reason) in ENDINGS.items():
        if name[:2] in found:
            found[name[:2]].add(reason)
    assert found == WAYS
    campaigns = [seats for options, seats, _ in ENDINGS.values() if options.get("campaign")]
    assert sorted(map(len, campaigns)) == [2, 3, 4]
    assert sorted(len(seats) for name, (_, seats, _) in ENDINGS.items() if name.startswith("p8")) == [2, 3, 4]
