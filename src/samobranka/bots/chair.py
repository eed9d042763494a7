"""What a bot gets: its seat's view and worlds that the seat cannot tell from the real one. Never the state itself."""

from typing import Any, Protocol

from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.game import Game, View


class Chair:
    """A seat at a table, as its player knows it."""

    def __init__(self, game: Game[Any], seat: int, state: Any) -> None:
        self.game = game
        self.seat = seat
        self.__state = state

    def view(self) -> View:
        return self.game.view(self.__state, self.seat)

    def world(self, chance: Chance) -> Any:
        """A state that this seat cannot tell from the real one, to try things out on."""
        return self.game.determinize(self.__state, self.seat, chance)


class Bot(Protocol):
    """Somebody who chooses."""

    def choose(self, chair: Chair, decision: Decision) -> Action: ...
