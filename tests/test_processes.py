"""Batches shared out to processes: nobody waits before a bar that stands still, and Ctrl-C leaves one line."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from samobranka import bots
from samobranka.bots import Bot, Chair
from samobranka.core.decision import Action, Decision
from samobranka.core.errors import SamobrankaError
from samobranka.lab.processes import PULSE, in_order
from samobranka.lab.simulate import Batch, simulate


def three_choices(number: int) -> int:
    for _ in range(3):
        PULSE.beat()
    return number


@pytest.mark.parametrize("jobs", [1, 2])
def test_choices_are_told_before_the_first_game_is_done(jobs: int) -> None:
    told: list[tuple[str, int]] = []
    done = in_order(
        three_choices, 4, jobs, lambda count: told.append(("done", count)), choices=lambda count: told.append(("made", count))
    )
    assert done == [0, 1, 2, 3]
    assert sum(count for what, count in told if what == "done") == 4
    assert told[0][0] == "made"


class Nonsense:
    """A bot that answers what nobody asked."""

    def choose(self, chair: Chair, decision: Decision) -> Action:
        return (99,)


class Stumbles:
    def choose(self, chair: Chair, decision: Decision) -> Action:
        raise KeyError("where was I?")


@pytest.mark.parametrize(
    ("bot", "why"), [(Nonsense, "not one of your choices|choice"), (Stumbles, r"where was I.*test_processes.py, line \d+")]
)
def test_a_bot_that_fails_is_named_with_its_seat_and_its_game(
    bot: type[Bot], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bots.OURS, "random", lambda seed: bot())
    with pytest.raises(SamobrankaError) as failed:
        simulate(Batch("bad_bones", ["pass", "random"], {}, 3, 5))
    assert re.search(rf"{bot.__name__} at seat 2 failed in game 0 of the batch: .*({why})", str(failed.value))


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="only where /proc says which processes there are")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_leaves_one_line(jobs: str) -> None:
    """To all processes at once, as a terminal does it; as soon as they are there."""
    command = [sys.executable, "-c", MAIN, "simulate", "castle_panic", "--seats", "4*hard", "--games", "500", "--jobs", jobs]
    environment = {**os.environ, "SAMOBRANKA_LANG": "en"}
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment, start_new_session=True)
    assert process.stderr is not None
    try:
        assert process.stderr.readline() == "begun\n"
        while jobs == "2" and len(children(process.pid)) < 2:
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        _, said = process.communicate(timeout=60)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    assert said == "Stopped: 0 of 500 were done.\n"
    assert process.returncode == 130


# Says when it has begun: an interpreter that is still reading its files is not yet ours.
# Whoever was started in the background was told to pass Ctrl-C over; a person's terminal does not.
MAIN = """
import signal
import sys

signal.signal(signal.SIGINT, signal.default_int_handler)

from samobranka import cli
from samobranka.lab import simulate

def begin(*more, once=simulate.simulate, **named):
    sys.stderr.write("begun\\n")
    sys.stderr.flush()
    return once(*more, **named)

if __name__ == "__main__":
    simulate.simulate = begin
    cli.main()
"""


def children(parent: int) -> list[str]:
    return Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
