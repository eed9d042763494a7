"""Recorded games: one for every way of ending, and one told in full. They replay without a seed."""

import pytest

import samobranka
from castle_panic.record import ENDINGS, FOLDER, playthrough


@pytest.mark.parametrize("name", sorted(ENDINGS))
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    _, seats, reason, winners = ENDINGS[name]
    table = samobranka.load(FOLDER / f"{name}.json")
    outcome = table.outcome
    assert outcome is not None
    assert (table.seats, outcome.reason, outcome.winners) == (len(seats), reason, winners)
    assert table.game.check(table.state) == []


def test_there_is_a_recording_for_every_reason_in_every_kind_of_team() -> None:
    kinds = {(reason, tuple(winners) == ()) for _, _, reason, winners in ENDINGS.values()}
    assert kinds == {("slain", False), ("towers", True), ("towers", False), ("homes", True), ("homes", False)}


def test_the_playthrough_reads_as_it_was_written() -> None:
    """A whole game as text: a change of rules, chance or words shows here, to be looked at and recorded anew."""
    told = playthrough(samobranka.load(FOLDER / "standard-won.json"))
    assert told == (FOLDER / "playthrough.txt").read_text("utf8")


def test_master_slayer_has_the_most_points_in_the_recorded_victory() -> None:
    outcome = samobranka.load(FOLDER / "standard-won.json").outcome
    assert outcome is not None
    assert outcome.honours
    assert all(outcome.scores[seat] == max(outcome.scores) for seat in outcome.honours)
    assert sum(line.points for line in outcome.lines) == sum(outcome.scores)
