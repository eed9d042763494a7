"""What campaigns between bots came to, for people: milestones, wins from run to run, endings."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid
from rich.text import Text

from samobranka.core.errors import Message
from samobranka.terminal.desk import Desk

Report = Mapping[str, Any]
# After how many runs: the figures, and how they are headed.
QUARTERS: Final = {"least": "min", "lower": "25%", "median": "50%", "upper": "75%", "most": "max"}
# So many runs stand on a line.
ON_A_LINE: Final = 10


def show(desk: Desk, report: Report) -> None:
    game, seats = report["game"], ", ".join(report["seats"])
    desk.say("lab-tour", "bold", game=Message(f"{game}-title"), campaigns=report["campaigns"], runs=report["runs"])
    desk.say("lab-company", seats=seats, seed=report["seed"])
    desk.show("", milestones(desk, report))
    desk.say("lab-when", "dim")
    desk.show("")
    for label, numbers in wins(desk, report):
        desk.show(Text(label, "bold"), by_run(numbers), "")
    desk.say("lab-endings", "bold")
    total = report["campaigns"] * report["runs"]
    for reason, count in report["endings"].items():
        desk.show(f" {count:>7,}  {count / total:>4.0%}  {desk.named(f'{game}-end-{reason}', reason)}")
    desk.show("")
    for name in ("turns", "decisions"):
        figures = report[name]
        facts = {"mean": f"{figures['mean']:.1f}", "median": f"{figures['median']:g}"}
        desk.say(f"lab-{name}", **facts, least=figures["min"], most=figures["max"])
    desk.say("lab-seconds", seconds=f"{report['seconds']:.1f}")


def milestones(desk: Desk, report: Report) -> Grid:
    """How many campaigns got there, and after how many runs."""
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False)
    grid.add_column(desk.words("lab-milestone"))
    grid.add_column(desk.words("lab-reached"), justify="right")
    for heading in QUARTERS.values():
        grid.add_column(heading, justify="right")
    for name, milestone in report["milestones"].items():
        runs = milestone["runs"]
        when = [f"{runs[quarter]:g}" if runs else "–" for quarter in QUARTERS]
        label = desk.named(f"{report['game']}-milestone-{name}", name)
        grid.add_row(label, f"{milestone['reached']}/{report['campaigns']}", *when)
    return grid


def wins(desk: Desk, report: Report) -> list[tuple[str, list[int]]]:
    """One row for those who win together, one a seat for those who do not."""
    if "wins" in report:
        return [(desk.words("lab-wins"), report["wins"])]
    seats = range(len(report["seats"]))
    return [
        (desk.words("lab-seat-wins", player=Message("player", seat=seat + 1)), [run[seat] for run in report["seat_wins"]])
        for seat in seats
    ]


def by_run(numbers: Sequence[int]) -> Grid:
    """Ten on a line, so that one finds the twenty-third."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    width = len(str(max(numbers)))
    for start in range(0, len(numbers), ON_A_LINE):
        part = numbers[start : start + ON_A_LINE]
        grid.add_row(Text(f" {start + 1}–{start + len(part)}", "dim"), *(f"{number:>{width}}" for number in part))
    return grid
