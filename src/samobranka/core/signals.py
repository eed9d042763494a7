"""What players may tell each other besides text: a finger on a piece, and phrases from a short list.

A game may bring a room `signals` with its `PHRASES` and with `talk(state)`: how much may be said now; perhaps with `POINTS`:
what can be pointed at although its view has no piece of that name. And a room `curtain` with `OPENS`: the questions that show
whoever is asked what others must not see. All its other questions can be looked at by everybody.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final, Literal, NamedTuple

from samobranka.core.decision import Decision
from samobranka.core.errors import Message
from samobranka.core.game import Game
from samobranka.core.names import SEATS
from samobranka.core.regions import OneOf

# Everything, only fingers and phrases, or nothing at all.
Talk = Literal["open", "signals", "none"]


class Phrase(NamedTuple):
    """Something that can be said with one click. `about`: a piece goes with it."""

    id: str
    message: Message
    about: bool = False


YES: Final = Phrase("yes", Message("phrase-yes"))
NO: Final = Phrase("no", Message("phrase-no"))
WAIT: Final = Phrase("wait", Message("phrase-wait"))
# Where a game brings none of its own.
PHRASES: Final = (YES, NO, WAIT)


def phrases_of(game: Game[Any]) -> tuple[Phrase, ...]:
    room = game.room("signals")
    return PHRASES if room is None else tuple(room.PHRASES)


def talk_at(game: Game[Any], state: Any) -> Talk:
    room = game.room("signals")
    return "open" if room is None else room.talk(state)


def names_at(game: Game[Any], state: Any, decisions: Iterable[Decision], seats: int) -> set[str]:
    """All that can be pointed at: the pieces that everybody sees, those of open questions, the seats.

    A piece that is in nobody's sight but one's own is not among it, or its name would tell of it; nor is any other word, or it
    could be a text.
    """
    names = {*pieces_in(game.view(state, None)), *SEATS.all[:seats], *getattr(game.room("signals"), "POINTS", ())}
    for decision in decisions:
        names.update(lit(game, state, decision))
    return names


def pieces_in(part: object) -> Iterator[str]:
    """The pieces in a view, however deep: whatever has an `id`."""
    if isinstance(part, dict):
        if isinstance(part.get("id"), str):
            yield part["id"]
        # What is printed on a kind of thing (`card_prints`) is no piece: a card in somebody's hand is printed, too.
        for name, inner in part.items():
            if not name.endswith("_prints"):
                yield from pieces_in(inner)
    elif isinstance(part, list | tuple):
        for inner in part:
            yield from pieces_in(inner)


def opens(game: Game[Any], state: Any, decision: Decision) -> bool:
    """Whether a question shows whoever is asked what a spectator must not see. A game that names no such questions: all do."""
    if game.eyes(state, decision.seat) == game.eyes(state, None):
        return False
    room = game.room("curtain")
    return room is None or decision.question in room.OPENS


def lit(game: Game[Any], state: Any, decision: Decision) -> list[str]:
    """The pieces that a question is about, as everybody may see them: none, where it opens a hand."""
    if opens(game, state, decision):
        return []
    names: dict[str, None] = {}
    for action in decision.choices:
        for piece in game.pieces(state, action):
            names[piece] = None
    for region in decision.regions:
        for part in region.parts:
            if isinstance(part, OneOf) and not region.secret:
                for number in part.numbers:
                    names[part.names[number]] = None
    return list(names)
