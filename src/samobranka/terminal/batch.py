"""What a batch of games between bots came to, for people: who won how often, how long it took, how it ended."""

from collections.abc import Iterator, Mapping
from math import sqrt
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid

from samobranka import games
from samobranka.core.errors import Message
from samobranka.terminal.desk import Desk

Report = Mapping[str, Any]
# Of a normal distribution so many deviations leave five in a hundred outside.
CERTAIN: Final = 1.96
SPREAD: Final = ("mean", "median", "sd", "min", "max")


def show(desk: Desk, report: Report) -> None:
    game, played = report["game"], report["games"]
    desk.say("lab-batch", "bold", game=Message(f"{game}-title"), games=played)
    desk.say("lab-company", seats=", ".join(report["seats"]), seed=report["seed"])
    usual = {option.name: option.default for option in games.find(game).info.options}
    chosen = [f"{name}={str(value).lower()}" for name, value in report["options"].items() if value != usual.get(name)]
    if chosen:
        desk.say("lab-options", options=", ".join(chosen))
    if "wins" in report:
        low, high = interval(report["wins"], played)
        facts = {"share": percent(report["wins"] / played), "from": percent(low), "to": percent(high)}
        desk.show("")
        desk.say(Message("lab-won-together", count=report["wins"], games=played, **facts))
    desk.show("", by_seat(desk, report), by_figure(desk, report))
    desk.say("lab-how-ended", "bold")
    for reason, count in report["endings"].items():
        desk.show(f" {count:>7,}  {count / played:>4.0%}  {desk.named(f'{game}-end-{reason}', reason)}")
    desk.show("")
    desk.say("lab-seconds", seconds=f"{report['seconds']:.1f}")


def percent(share: float) -> str:
    return f"{share:.0%}"


def interval(won: int, games: int) -> tuple[float, float]:
    """Where the true share lies with 95 % certainty, after Wilson: it never leaves 0 to 1, however few games there are."""
    share, spread = won / games, CERTAIN * CERTAIN / games
    middle = (share + spread / 2) / (1 + spread)
    half = CERTAIN * sqrt((share * (1 - share) + spread / 4) / games) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def by_seat(desk: Desk, report: Report) -> Grid:
    columns = ["lab-seat", "lab-who", *(["lab-won"] if "seat_wins" in report else []), "lab-score"]
    columns += ["lab-honours"] if "honours" in report else []
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False)
    for column in columns:
        grid.add_column(desk.words(column), justify="left" if column == "lab-who" else "right")
    for seat, name in enumerate(report["seats"]):
        row = [str(seat + 1), name]
        if "seat_wins" in report:
            won, played = report["seat_wins"][seat], report["games"]
            low, high = interval(won, played)
            row.append(f"{won:,}  {percent(won / played):>4} ({percent(low)}–{percent(high)})")
        row.append(f"{report['scores'][seat]:,.2f}")
        row += [str(report["honours"][seat])] if "honours" in report else []
        grid.add_row(*row)
    return grid


def by_figure(desk: Desk, report: Report) -> Grid:
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False)
    grid.add_column("")
    for column in SPREAD:
        grid.add_column(desk.words(f"lab-{column}"), justify="right")
    for name, figures in figures_of(desk, report):
        grid.add_row(
            name, *(f"{figures[column]:,.1f}" if column in ("mean", "sd") else f"{figures[column]:,g}" for column in SPREAD)
        )
    for part, share in report.get("shares", {}).items():
        grid.add_row(part.replace("_", " "), f"{share:.1%}")
    return grid


def figures_of(desk: Desk, report: Report) -> Iterator[tuple[str, Mapping[str, float]]]:
    for name in ("turns", "turns_lost", "decisions"):
        if name in report:
            yield desk.words(f"lab-figure-{name.replace('_', '-')}"), report[name]
    for name, figures in report.get("figures", {}).items():
        yield name.replace("_", " "), figures
