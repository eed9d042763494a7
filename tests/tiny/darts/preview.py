"""What would come of it, as far as a hand that shakes can know."""

from samobranka.core.decision import Action
from samobranka.core.game import View
from tiny.darts.play import SHAKE, State, rest, worth
from tiny.darts.verbs import SLIDE, STOP


def preview(s: State, seat: int, action: Action) -> View:
    """Points at best and at worst; where it would end, as shapes to be drawn."""
    if action[0] == STOP:
        return {"best": s.points[seat], "worst": s.points[seat], "shapes": []}
    if action[0] == SLIDE:
        x, y = rest(s, action)
        points = max(0, worth(x, y))
        return {"best": points, "worst": points, "shapes": [{"shape": "circle", "x": x, "y": y, "radius": 8}]}
    corners = [worth(action[1] + x, action[2] + y) for x in (-SHAKE, 0, SHAKE) for y in (-SHAKE, 0, SHAKE)]
    shape = {"shape": "circle", "x": action[1], "y": action[2], "radius": SHAKE}
    return {"best": max(corners), "worst": max(0, min(corners)), "shapes": [shape]}
