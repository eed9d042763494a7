"""Who can sit at a table besides people. Bots know only `core`; what they know of a game, its `brain` tells them."""

from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Final

from samobranka.bots.chair import Bot, Chair
from samobranka.bots.easy import EasyBot
from samobranka.bots.greedy import GreedyBot
from samobranka.bots.search import SearchBot
from samobranka.bots.simple import PassBot, RandomBot
from samobranka.core.errors import UnknownBot

HUMAN: Final = "human"
GROUP: Final = "samobranka.bots"
# Who sits down where nobody says who.
DEFAULT: Final = "normal"
# `normal` and `greedy` are the same bot: the first is its name among people, the second in the lab.
OURS: Final[dict[str, Callable[[int | str], Bot]]] = {
    "easy": EasyBot,
    "normal": GreedyBot,
    "hard": SearchBot,
    "greedy": GreedyBot,
    "random": RandomBot,
    "pass": PassBot,
}

__all__ = ["DEFAULT", "HUMAN", "Bot", "Chair", "make", "names", "offered"]


def names() -> list[str]:
    return sorted({*OURS, *(point.name for point in entry_points(group=GROUP))})


def offered() -> list[str]:
    """As they are offered to people: the default first, each bot under one name."""
    ours = [name for name in OURS if name != "greedy"]
    others = [name for name in names() if name not in OURS]
    return sorted([*ours, *others], key=lambda name: name != DEFAULT)


def make(name: str, seed: int | str, seconds: float = float("inf"), steady: bool = False) -> Bot:
    """A bot by name. The same seed gives the same choices, unless one that searches is stopped by the clock.

    Steady: it advises somebody, and so its own hand does not shake (brain.py).
    """
    if name in OURS:
        ours = OURS[name](seed)
        if isinstance(ours, SearchBot):
            ours.seconds = seconds
        if isinstance(ours, EasyBot | GreedyBot | SearchBot):
            ours.steady = steady
        return ours
    for point in entry_points(group=GROUP):
        if point.name == name:
            bot: Bot = point.load()(seed)
            return bot
    raise UnknownBot("bot-unknown", bot=name[:40], known=", ".join([HUMAN, *names()]))
