"""What Bad Bones adds to the general bots: how good a position is, and which choices deserve a look."""

from samobranka.core.decision import Action, Decision
from samobranka.games.bad_bones.state import State


class BadBonesBrain:
    """Value and candidates for the bots."""

    def candidates(self, state: State, decision: Decision) -> list[Action]:
        return decision.choices

    def samples(self, decision: Decision) -> int:
        return 0

    def value(self, state: State, seat: int) -> float:
        return 0.0
