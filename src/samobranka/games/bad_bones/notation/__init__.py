"""How Bad Bones positions, choices and chance are written in examples. See docs/scenarios.md."""

from collections.abc import Mapping, Sequence

from samobranka.core.chance import Chance
from samobranka.core.decision import Action
from samobranka.core.events import Emit
from samobranka.core.game import OptionValue
from samobranka.games.bad_bones.notation.choices import read_choice
from samobranka.games.bad_bones.notation.expectations import expectation
from samobranka.games.bad_bones.notation.position import lay_out, set_position
from samobranka.games.bad_bones.notation.words import tokens_called
from samobranka.games.bad_bones.rules.newcomers import BAG
from samobranka.games.bad_bones.state import State


class BadBonesNotation:
    """The words of docs/scenarios.md, both ways."""

    def position(
        self, options: Mapping[str, OptionValue], seats: int, lines: Sequence[str], chance: Chance, emit: Emit
    ) -> State:
        return set_position(options, seats, lines, chance, emit)

    def lay_out(self, options: Mapping[str, OptionValue], seats: int, lines: Sequence[str]) -> State:
        return lay_out(options, seats, lines)

    def drawn(self, words: str) -> tuple[str, list[int]]:
        return BAG, tokens_called(words)

    def action(self, state: State, seat: int, words: str) -> Action:
        return read_choice(state, seat, words)

    def holds(self, state: State, line: str) -> str:
        return expectation(state, line)
