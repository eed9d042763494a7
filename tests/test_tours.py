"""Whole campaigns between bots: what is counted, and what is refused."""

import json

import pytest

from commanding import run
from playing import let_play, seated
from samobranka.core.campaign import Campaign
from samobranka.lab.campaigns import Tour, play_campaign, quartered, tour_report
from tiny.growing import GAME

pytestmark = pytest.mark.usefixtures("tiny_shelf")


def test_a_tour_counts_milestones_wins_endings_and_choices() -> None:
    report = tour_report(Tour("growing", ["random"] * 2, {}, campaigns=12, runs=6, seed=3))
    settings = {"game", "options", "seats", "seed", "campaigns", "runs"}
    assert set(report) == settings | {"milestones", "wins", "endings", "turns", "decisions", "seconds"}
    wins, endings, milestones = report["wins"], report["endings"], report["milestones"]
    assert isinstance(wins, list)
    assert isinstance(endings, dict)
    assert isinstance(milestones, dict)
    assert len(wins) == 6
    assert sum(endings.values()) == 12 * 6
    assert sum(wins) == endings["won"]
    assert list(milestones) == ["first-win", "three-wins", "eight-cards"]
    assert milestones["first-win"]["reached"] >= milestones["three-wins"]["reached"]
    assert milestones["eight-cards"] == {"reached": 0, "runs": None}
    assert list(milestones["first-win"]["runs"]) == ["least", "lower", "median", "upper", "most"]


def test_a_tour_plays_what_tables_would_play() -> None:
    """Without tables, logs and events, and yet the same campaign: the record goes on from run to run."""
    path = play_campaign(Tour("growing", ["random"] * 2, {}, campaigns=9, runs=5, seed=0), 7)
    campaign = Campaign(GAME)
    players = seated(["random"] * 2, "0/7")
    for number, result in enumerate(path.results, 1):
        table = let_play(campaign.next_run(2, {}, f"0/7/run {number}"), players)
        assert table.outcome is not None
        assert (table.outcome.reason, table.outcome.scores, len(table.made)) == (result.reason, result.scores, result.decisions)
        campaign.close_run()
    assert [result.won for result in path.results].index(True) + 1 == path.reached["first-win"]


def test_a_tour_does_not_depend_on_the_number_of_processes() -> None:
    tour = Tour("growing", ["random"] * 2, {"pace": "fast"}, campaigns=7, runs=4, seed=9)
    alone, together = tour_report(tour, jobs=1), tour_report(tour, jobs=2)
    assert {**alone, "seconds": 0} == {**together, "seconds": 0}


def test_quarters_of_those_who_got_there() -> None:
    assert quartered([4]) == {"least": 4, "lower": 4, "median": 4, "upper": 4, "most": 4}
    assert quartered([9, 1, 5, 3, 7]) == {"least": 1, "lower": 3, "median": 5, "upper": 7, "most": 9}


def test_the_command_prints_one_json_object_and_its_bar_elsewhere(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("campaign", "growing", "--seats", "3*greedy", "--campaigns", "4", "--runs", "3", "--json") == 0
    captured = capsys.readouterr()
    assert json.loads(captured.out)["campaigns"] == 4
    assert captured.err == ""


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_people_read_it_in_their_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("campaign", "growing", "--campaigns", "5", "--runs", "12", "--lang", language) == 0
    said = capsys.readouterr().out
    milestone = {"en": "a first win", "ru": "первая победа", "fr": "une première victoire"}
    assert milestone[language] in said
    assert "lab-" not in said
    assert " 11–12 " in said


@pytest.mark.parametrize(
    ("arguments", "mentions"),
    [
        (["castle_panic"], "no campaign"),
        (["chess"], "chess"),
        (["growing", "--seats", "human"], "human"),
        (["growing", "--seats", "9*random"], "9"),
        (["growing", "--campaigns", "0"], "campaigns"),
        (["growing", "--runs", "-1"], "runs"),
        (["growing", "--jobs", "0"], "jobs"),
        (["growing", "--option", "pace=odd"], "odd"),
        (["growing", "--seats", "wizard"], "wizard"),
    ],
)
def test_a_tour_that_cannot_be_is_refused(
    arguments: list[str], mentions: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SAMOBRANKA_LANG", "en")
    assert run("campaign", *arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert mentions in captured.err
