"""The end: why, the points line by line, and who is singled out."""

from samobranka.core.errors import Message
from samobranka.core.outcome import Outcome
from samobranka.terminal.desk import Desk
from samobranka.terminal.face import Face


def show(desk: Desk, face: Face, outcome: Outcome) -> None:
    desk.show("")
    desk.say("tui-game-over", "bold")
    desk.say(f"{face.game}-end-{outcome.reason}", "bold green" if outcome.won else "bold red")
    for seat, points in enumerate(outcome.scores):
        lines = [line for line in outcome.lines if line.seat == seat]
        if lines or points:
            desk.say("tui-score", "bold", player=Message("player", seat=seat + 1), points=points)
        for line in lines:
            desk.show("   " + desk.words("score-line", count=line.count, what=face.scored(line.what), points=line.points))
    if outcome.winners and not outcome.cooperative:
        desk.say("tui-winners", players=named(desk, outcome.winners))
    special = face.honours(named(desk, outcome.honours)) if outcome.honours else None
    if special is not None:
        desk.say(special, "bold")


def named(desk: Desk, seats: list[int]) -> str:
    return ", ".join(desk.words("player", seat=seat + 1) for seat in seats)
