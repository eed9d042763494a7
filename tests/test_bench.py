"""Speed, measured: what is measured of every game, and what a game measures of itself."""

import pytest
from rich.console import Console

from samobranka.cli import bench_grid
from samobranka.lab import bench

pytestmark = pytest.mark.usefixtures("tiny_shelf")


def test_a_games_own_measures_stand_among_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.05)
    measured = bench.measure_here(["darts", "growing"])["games"]
    shared = {"decisions_per_second", "copy_us", "games_per_second"}
    assert set(measured["darts"]) == shared | {"throws_per_second"}
    assert set(measured["growing"]) == shared
    assert measured["darts"]["throws_per_second"] > 0


def test_they_are_in_the_report_of_each_build(monkeypatch: pytest.MonkeyPatch) -> None:
    figures = {"decisions_per_second": 5000, "copy_us": 1.5, "games_per_second": 12.5, "throws_per_second": 777.0}
    builds = {
        True: {"compiled": False, "yardstick": 9.0, "games": {"darts": figures}},
        False: {"compiled": True, "yardstick": 8.0, "games": {"darts": {**figures, "throws_per_second": 7777.0}}},
    }
    monkeypatch.setattr(bench, "measure", lambda names, pure: builds[pure])
    report = bench.bench(["darts"])
    assert report.pop("yardstick") == 9
    assert report["darts"]["interpreted"]["throws_per_second"] == 777
    assert report["darts"]["compiled"]["throws_per_second"] == 7777
    console = Console(width=120, color_system=None)
    with console.capture() as shown:
        console.print(bench_grid(report))
    assert "throws_per_second 7,777.0" in shown.get()
    report["darts"]["compiled"] = None
    with console.capture() as shown:
        console.print(bench_grid(report))
    assert "5,000" in shown.get()
