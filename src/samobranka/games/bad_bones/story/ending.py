"""The end of the story: who fell and why, what stands, who won and by what."""

from collections.abc import Sequence
from typing import Final

from samobranka.core.errors import Message
from samobranka.core.events import Event
from samobranka.games.bad_bones.rules.ending import FALLEN, NOBODY_WON
from samobranka.games.bad_bones.story.sayings import Said, number, player, say

FIGURES: Final = ("floors-stand", "houses-stand", "towers-stand", "capital")
AFTER: Final = ("ruin", "lasted", *FIGURES)


def how_it_ended(first: Event, after: Sequence[Event]) -> list[Said]:
    """Who has fallen; where all did, that nobody has won. In co-op and solo, victory or defeat comes first."""
    reason = str(first.facts["reason"])
    said: list[Said] = [(event, why(event)) for event in after]
    if reason == FALLEN:
        return said
    how: Said = (first, say(f"ended-{first.facts.get('cause', reason)}"))
    return [*said, (after[-1], how[1])] if reason == NOBODY_WON else [how, *said]


def why(event: Event) -> Message:
    if event.kind in FIGURES:
        return say(event.kind, left=number(event, "left"))
    if event.kind == "lasted":
        return say("lasted", round=number(event, "round"), rounds=number(event, "rounds"))
    cause = event.facts["cause"]
    return say(f"ruin-{cause}", player=player(event)) if "seat" in event.facts else say(f"ruin-{cause}")


def who_won(event: Event) -> Message:
    points, second = number(event, "points"), number(event, "second")
    how = "taller" if event.kind == "won-taller" else "" if points > second else "shared"
    return say("won" + (f"-{how}" if how else ""), player=player(event), points=points, second=second)
