"""What a client means by an answer or a try. Whatever is not allowed is refused, with the game's own reason."""

import secrets
from typing import Any, Final

from samobranka.core.chance import Chance
from samobranka.core.decision import Action
from samobranka.core.errors import Illegal
from samobranka.core.game import Game
from samobranka.core.table import Table
from samobranka.server.wire.heard import Answer

# So that nobody can work out from what a game says of an imagined world what the real one is.
SALT: Final = secrets.token_hex(16)


def chosen(table: Table, seat: int, answer: Answer) -> Action:
    """The action that an answer names."""
    if answer.choice is None and answer.action is not None:
        return spoken(table, seat, answer.ask, answer.action)
    decision = table.question(seat, answer.ask)
    choice = -1 if answer.choice is None else answer.choice
    if not 0 <= choice < len(decision.choices):
        raise Illegal("illegal-choice", choice=choice, count=len(decision.choices))
    return decision.choices[choice]


def spoken(table: Table, seat: int, ask: int, text: str) -> Action:
    """The action that is called so in the words of the log."""
    decision = table.question(seat, ask)
    action = table.game.info.verbs.parse(text)
    if not decision.allows(action):
        raise refusal(table.game, imagined(table, seat, ask), seat, action, text)
    return action


def imagined(table: Table, seat: int, ask: int) -> Any:
    """A world that the seat cannot tell from the real one: the same one for the same question, or answers would flicker."""
    return table.game.determinize(table.state, seat, Chance(f"{SALT} {seat} {ask}"))


def refusal(game: Game[Any], world: Any, seat: int, action: Action, text: str) -> Illegal:
    """Why an action is not allowed: what the rules say, in a world of their own."""
    try:
        game.apply(world, seat, action, Chance(), None)
    except Illegal as illegal:
        return illegal
    except Exception:
        # Too few numbers, or too many: no rule was made for that.
        return Illegal("illegal-unreadable", text=text[:80])
    return Illegal("illegal-unreadable", text=text[:80])
