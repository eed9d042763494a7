"""What a report is made of: what bots are to play, what is noted while they do, and the pictures that come of it.

A game says so in its room `report`; the lab plays, and draws (lab/report.py). All of it is plain data.
"""

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any, Final, Protocol

from samobranka.core.decision import Action, Decision

# How sure an interval is: 95 of a hundred.
SURE: Final = 1.96


class Plan:
    """Runs of one kind: who sits there, and with what record they begin; or so many runs in a row, each from the last."""

    def __init__(
        self, name: str, seats: Sequence[str], share: float, record: Mapping[str, Any] | None = None, chained: bool = False
    ) -> None:
        self.name = name
        self.seats = list(seats)
        # How many of them, as a share of what the report was asked for.
        self.share = share
        self.record = None if record is None else dict(record)
        self.chained = chained


class Watch(Protocol):
    """Looks on while one run is played, and notes what is worth counting, as plain data."""

    def saw(self, state: Any, decision: Decision, action: Action) -> None: ...

    def noted(self, state: Any) -> dict[str, Any]:
        """When the run is over."""
        ...


class Reports(Protocol):
    """The room `report`."""

    def plans(self) -> Sequence[Plan]: ...

    def watch(self) -> Watch: ...

    def sheets(self, notes: Mapping[str, list[list[dict[str, Any]]]]) -> "Sequence[Sheet]":
        """By plan: chain by chain, run by run; a plan that is not chained has chains of one."""
        ...


class Value:
    """A figure, and between what it lies."""

    def __init__(self, value: float, low: float | None = None, high: float | None = None, note: str = "") -> None:
        self.value = value
        self.low = value if low is None else low
        self.high = value if high is None else high
        self.note = note


def share(count: int, of: int) -> Value:
    """A share with its interval (Wilson's, which holds near 0 and 1 too)."""
    if not of:
        return Value(0.0, 0.0, 1.0, "0 / 0")
    part, square = count / of, SURE * SURE
    middle = (part + square / (2 * of)) / (1 + square / of)
    spread = SURE * sqrt(part * (1 - part) / of + square / (4 * of * of)) / (1 + square / of)
    return Value(part, max(0.0, middle - spread), min(1.0, middle + spread), f"{count} / {of}")


def mean(numbers: Sequence[float]) -> Value:
    if not numbers:
        return Value(0.0)
    middle = sum(numbers) / len(numbers)
    variance = sum((number - middle) ** 2 for number in numbers) / max(len(numbers) - 1, 1)
    around = SURE * sqrt(variance / len(numbers))
    return Value(middle, middle - around, middle + around, f"n = {len(numbers)}")


class Sheet:
    """A picture: bars, each with its interval; marks are lines to compare with. Shares are told in per cent."""

    def __init__(
        self,
        title: str,
        note: str,
        bars: Sequence[tuple[str, Value]],
        shares: bool = False,
        marks: Sequence[tuple[str, float]] = (),
    ) -> None:
        self.title = title
        self.note = note
        self.bars = list(bars)
        self.shares = shares
        self.marks = list(marks)
