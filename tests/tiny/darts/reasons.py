"""Why a hint is good."""

from samobranka.core.decision import Action
from samobranka.core.errors import Message
from tiny.darts.play import State
from tiny.darts.verbs import STOP


def explain(s: State, seat: int, action: Action) -> Message | None:
    return Message("darts-why-stop") if action[0] == STOP else Message("darts-why-middle")
