"""How Castle Panic positions, choices and chance are written in examples. See docs/scenarios.md."""

from collections.abc import Mapping, Sequence

from samobranka.core.chance import Chance
from samobranka.core.decision import Action
from samobranka.core.events import Emit
from samobranka.core.game import OptionValue
from samobranka.games.castle_panic.material import CARD_KIND, CARD_NAMES, TOKEN_KIND, ids_of_kind
from samobranka.games.castle_panic.notation.choices import read_choice
from samobranka.games.castle_panic.notation.expectations import expectation
from samobranka.games.castle_panic.notation.position import lay_out, set_position
from samobranka.games.castle_panic.notation.words import card_kind, token_kind
from samobranka.games.castle_panic.rules.hands import DECK
from samobranka.games.castle_panic.rules.tokens import PILE
from samobranka.games.castle_panic.state import State


class CastlePanicNotation:
    """CP-: the words of docs/scenarios.md, both ways."""

    def position(
        self, options: Mapping[str, OptionValue], seats: int, lines: Sequence[str], chance: Chance, emit: Emit
    ) -> State:
        return set_position(options, seats, lines, chance, emit)

    def lay_out(self, options: Mapping[str, OptionValue], seats: int, lines: Sequence[str]) -> State:
        return lay_out(options, seats, lines)

    def drawn(self, words: str) -> tuple[str, list[int]]:
        if words in CARD_NAMES:
            return DECK, ids_of_kind(CARD_KIND, card_kind(words))
        return PILE, ids_of_kind(TOKEN_KIND, token_kind(words))

    def action(self, state: State, seat: int, words: str) -> Action:
        return read_choice(state, seat, words)

    def holds(self, state: State, line: str) -> str:
        return expectation(state, line)
