"""A choice that was not listed, as it can be drawn: for hints, lessons, examples, replays, and whoever sees somebody aim."""

from typing import Any

from samobranka.core.action import Action
from samobranka.core.decision import Decision
from samobranka.core.game import Game

Gesture = dict[str, object]


def gesture_of(game: Game[Any], decision: Decision | None, action: Action) -> Gesture | None:
    """Its verb, the whole of it as text, and its parts one by one; None: it is in the list, or not allowed."""
    if decision is None or action in decision.choices:
        return None
    region = decision.region_of(action)
    if region is None:
        return None
    verbs = game.info.verbs
    return {"verb": verbs[region.verb], "action": verbs.text(action), "parts": region.gesture(action)}
