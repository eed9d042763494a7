"""A click that leads nowhere is told why."""

from typing import Any

import pytest

from samobranka.core.chance import Chance
from samobranka.games.bad_bones import GAME
from samobranka.games.bad_bones.bones import standing_on, tokens_of
from samobranka.games.bad_bones.names import PLACES
from samobranka.games.bad_bones.pointing import why_not
from samobranka.games.bad_bones.state import State


def laid(*lines: str, **options: Any) -> State:
    return GAME.notation.position(GAME.info.complete(2, options), 2, list(lines), Chance(1), None)


def told(s: State, *pieces: str) -> str | None:
    decision = next(decision for decision in GAME.decisions(s) if decision.seat == 0)
    reason = why_not(s, 0, decision, list(pieces))
    return None if reason is None else reason.id.removeprefix("bad_bones-")


@pytest.mark.parametrize(
    ("phase", "pieces", "reason"),
    [
        (1, ["r1c1"], "refused-far"),
        (1, ["hero"], "refused-stay"),
        (1, ["left-2"], "refused-edge"),
        (1, ["reserve-wall"], "point-hero-first"),
        (2, ["r1c1"], "point-trap-first"),
        (2, ["reserve-wall", "r3c3"], "refused-tower"),
        (2, ["reserve-wall", "r2c4"], "refused-skeletons"),
        (2, ["reserve-wall", "trap-r5c5"], "refused-trap"),
        (2, ["reserve-bomb"], "refused-reserve"),
        (2, ["bag"], "point-hero-moved"),
    ],
)
def test_what_cannot_be_done_is_explained(phase: int, pieces: list[str], reason: str) -> None:
    s = laid(f"phase {phase}", "hero r4c3", "left blue r2c4 e", "catapult r5c5")
    assert told(s, *pieces) == reason


def test_a_skeleton_is_where_it_stands() -> None:
    s = laid("phase 2", "hero r4c3", "left blue r2c4 e")
    (blue,) = tokens_of(standing_on(s.boards[0].skeletons, PLACES.parse("r2c4")))
    assert told(s, "reserve-wall", f"k{blue}") == "refused-skeletons"


def test_nonsense_is_no_error() -> None:
    s = laid("phase 2", "hero r4c3")
    assert told(s, "k", "k99999", "seat-", "ß") == "point-hero-moved"
