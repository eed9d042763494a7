"""Haru's Lasso, laid just before she is flicked."""

from samobranka.core.decision import Action
from samobranka.core.events import Emit
from samobranka.games.nastolie.material import HARU, LASSO
from samobranka.games.nastolie.rules.heaps import lay
from samobranka.games.nastolie.rules.steps import V_LAY
from samobranka.games.nastolie.state import KIND, OWNER, State


def lasso_choices(s: State, disc: int, seat: int) -> list[Action]:
    """NA-111, NA-714: on any character, herself too, where her owner flicks her and a Lasso is in the reserve."""
    if KIND[disc] != HARU or OWNER[disc] != seat or not s.reserve(LASSO):
        return []
    return [(V_LAY, disc, target) for target in s.field]


def lay_lasso(s: State, action: Action, seat: int, emit: Emit) -> None:
    """NA-714"""
    lay(s, s.reserve(LASSO)[0], action[2], seat, "haru", emit)
