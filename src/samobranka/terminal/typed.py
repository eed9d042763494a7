"""A choice typed in words: as examples write it ("throws at 20 30"), or as the log does ("throw 20 30")."""

from typing import Any

from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Illegal, SamobrankaError
from samobranka.core.game import Game
from samobranka.core.table import Table
from samobranka.rulebook.notation import Writes


def read(table: Table, decision: Decision, text: str) -> Action:
    """What is meant, if it can be done. Else Illegal, with the game's reason where the words can be understood.

    It is read and tried in a world that the seat cannot tell from the real one, so that no answer gives anything away.
    """
    game, seat = table.game, decision.seat
    world = game.determinize(table.state, seat, Chance())
    action = understood(game, world, seat, text)
    if not decision.allows(action):
        game.apply(world, seat, action, Chance(), None)
        raise Illegal("tui-invalid", text=text[:40])
    return action


def understood(game: Game[Any], world: Any, seat: int, text: str) -> Action:
    """In the words of the notation, else in those of the log. It need not be allowed."""
    words = " ".join(text.lower().split())
    try:
        return game.notation.action(world, seat, words)
    except (ValueError, IndexError, KeyError, SamobrankaError):
        pass  # Perhaps the log's words.
    try:
        return game.info.verbs.parse(words)
    except Illegal:
        raise Illegal("tui-invalid", text=text[:40]) from None


def written(table: Table, decision: Decision, action: Action) -> str:
    """What somebody types who means this choice."""
    game = table.game
    if isinstance(game.notation, Writes):
        world = game.determinize(table.state, decision.seat, Chance())
        return game.notation.write(world, decision.seat, action)
    return game.info.verbs.text(action)
