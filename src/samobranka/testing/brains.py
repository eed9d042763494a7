"""What must be true of brains: they judge every position that can come, choose what is on offer, and never stumble."""

from math import isfinite
from typing import Any, Final

from samobranka.bots.brain import Answers, Brain, Guesses, Plans
from samobranka.core.chance import ChanceNeeded, NoChance
from samobranka.core.decision import Decision
from samobranka.core.game import only_seat
from samobranka.testing.claims import claim
from samobranka.testing.positions import Position

LEVELS: Final = ("easy", "normal", "hard")
# So many candidates are followed.
LOOKED_AT: Final = 2


def a_brain_is_one(p: Position) -> None:
    room: Any = p.game.room("brain")
    known = room is None or isinstance(room, Brain | Plans)
    claim(known, "the room brain has neither value, candidates and samples, nor plan: no bot would use it")


def brains_judge_every_position(p: Position) -> None:
    """A number for every seat, at the end too; and a look only at what is on offer."""
    brain: Any = p.game.room("brain")
    if not isinstance(brain, Brain):
        return
    for seat in range(p.seats):
        claim_number(brain.value(p.state, seat), f"the value for seat {seat}")
    p.untouched("value")
    for decision in p.decisions:
        world = p.game.determinize(p.state, decision.seat, p.chance("brain"))
        asked = only_seat(p.game.decisions(world), decision.seat)
        assert asked is not None
        claim_judged(p, brain, world, asked)


def claim_judged(p: Position, brain: Brain, world: Any, asked: Decision) -> None:
    key = world.key()
    found = brain.candidates(world, asked)
    claim(world.key() == key, "candidates changed the state")
    for action in found:
        claim(asked.allows(action), f"the candidate {action} is not on offer")
    samples = brain.samples(asked)
    claim(type(samples) is int and samples >= 0, f"so many futures cannot be tried: {samples!r}")
    if isinstance(brain, Guesses):
        worlds = brain.worlds(asked)
        claim(type(worlds) is int and worlds > 0, f"so many worlds cannot be tried: {worlds!r}")
    if isinstance(brain, Answers):
        claim(asked.allows(brain.at_once(world, asked)), "the answer at once is not on offer")
    for action in list(found)[:LOOKED_AT]:
        after = world.copy()
        try:
            p.game.apply(after, asked.seat, action, p.chance("future") if samples else NoChance(), None)
        except ChanceNeeded:
            pass  # Judged as it stands before the die.
        claim_number(brain.value(after, asked.seat), f"the value after {action}")


def claim_number(value: object, name: str) -> None:
    claim(isinstance(value, float | int) and isfinite(value), f"{name} is {value!r}, which is no number to compare by")


def plans_are_allowed(p: Position) -> None:
    """A brain that plans by itself keeps to the question, at every level."""
    plan: Any = getattr(p.game.room("brain"), "plan", None)
    if plan is None:
        return
    for decision in p.decisions:
        for level in LEVELS:
            world = p.game.determinize(p.state, decision.seat, p.chance("world"))
            asked = only_seat(p.game.decisions(world), decision.seat)
            assert asked is not None
            action = plan(world, asked, p.chance(level), level)
            claim(decision.allows(action), f"a plan ({level}) leads to {action}, which is not on offer")
            p.untouched("plan")


CHECKS: Final = (
    ("a brain is one", a_brain_is_one),
    ("brains judge every position", brains_judge_every_position),
    ("brains choose what is allowed", plans_are_allowed),
)
