"""Who can sit at a table besides people. Bots know only `core`; what they know of a game, its `brain` tells them."""

from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Final

from samobranka.bots.chair import Bot, Chair
from samobranka.bots.greedy import GreedyBot
from samobranka.bots.simple import PassBot, RandomBot
from samobranka.core.errors import UnknownBot

HUMAN: Final = "human"
GROUP: Final = "samobranka.bots"
OURS: Final[dict[str, Callable[[int | str], Bot]]] = {"random": RandomBot, "greedy": GreedyBot, "pass": PassBot}

__all__ = ["HUMAN", "Bot", "Chair", "make", "names"]


def names() -> list[str]:
    return sorted({*OURS, *(point.name for point in entry_points(group=GROUP))})


def make(name: str, seed: int | str) -> Bot:
    """A bot by name. The same seed gives the same choices."""
    if name in OURS:
        return OURS[name](seed)
    for point in entry_points(group=GROUP):
        if point.name == name:
            bot: Bot = point.load()(seed)
            return bot
    raise UnknownBot("bot-unknown", bot=name[:40], known=", ".join([HUMAN, *names()]))
