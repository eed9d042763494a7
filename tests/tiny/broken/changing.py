"""The same game, with other answers to some questions."""

from copy import copy
from types import SimpleNamespace
from typing import Any

from samobranka.core.rooms import Rooms
from tiny.darts import GAME as DARTS


def changed(game: Rooms[Any], **answers: object) -> Rooms[Any]:
    other = copy(game)
    vars(other).update(answers)
    return other


def with_room(game: Rooms[Any], name: str, **answers: object) -> Rooms[Any]:
    """With another room, or the same one with other answers."""
    own = game.room(name)
    room = SimpleNamespace(**({} if own is None else vars(own)) | answers)
    return changed(game, room=lambda wanted: room if wanted == name else game.room(wanted))


__all__ = ["DARTS", "changed", "with_room"]
