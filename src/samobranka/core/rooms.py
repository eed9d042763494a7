"""A game, put together from its rooms.

Four rooms every game has: rules, sight, words and notation. They are modules, or anything else with these functions in it.
Others it may have; they are found by their names in the game's package, when they are first wanted:

| room | answers | for whom |
|---|---|---|
| `brain` | `value`, `candidates`, `samples` (`worlds`, `at_once`), or `plan` | bots (bots/brain.py) |
| `reasons` | `explain` | who asks why a hint is good |
| `pointing` | `why_not` | who points at something that leads nowhere |
| `preview` | `preview` | who aims, and would like to see what would come of it |
| `story` | `fold`, `great` | who reads what happened (core/story.py) |
| `sketches` | `sketches() -> {option: {value: plain data}}` | who lays a table, and would like to see what an option means |
| `statistics` | `MEASURES`, `RACES`, `TALLIES`, `SUMS`, `RECORDS`, `SIDES` | the sheet at the end |
| `signals` | `PHRASES`, `talk`, and perhaps `POINTS` | who would like to say something without text (core/signals.py) |
| `curtain` | `OPENS` | people at one device, some of whom must look away |
| `practice` | `VERBS`, `regions`, `apply` | a practice table, where more may be done than the rules allow |
| `campaign` | `blank`, `go_on`, `leaves`, `migrate` … | a chain of tables (core/campaign.py) |
| `terminal` | `draw` and more (terminal/face.py) | the terminal |
| `bench` | `MEASURES` | `samobranka bench` |
| `wishes` | `wish`, `reply` | bots, who say what all should do, and whether they agree |
| `report` | `plans`, `watch`, `sheets` | `samobranka report` (core/sheets.py) |
| `lab` | `figures`, `SHARES` | `samobranka simulate` |

and as files: `rulebook/`, `words/`, `tutorial.toml`.
"""

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Generic

from samobranka.core.facts import Facts, plain
from samobranka.core.game import Notation, Rules, S, Sight, Words
from samobranka.core.info import GameInfo


class Rooms(Generic[S]):
    """A game as its rooms answer it."""

    def __init__(
        self,
        package: str,
        info: GameInfo,
        rules: Rules[S],
        sight: Sight[S],
        words: Words[S],
        notation: Notation[S],
        facts: Facts | None = None,
    ) -> None:
        self.package = package
        self.info = info
        self.start = rules.start
        self.decisions = rules.decisions
        self.apply = rules.apply
        self.outcome = rules.outcome
        self.turn = rules.turn
        self.check = rules.check
        self.view = sight.view
        self.eyes = sight.eyes
        self.determinize = sight.determinize
        self.describe = words.describe
        self.ask = words.ask
        self.tell = words.tell
        self.pieces = words.pieces
        self.notation = notation
        self.facts = facts
        self.fact = plain if facts is None else facts.told

    def room(self, name: str) -> Any:
        return room_of(self.package, name)

    def __repr__(self) -> str:
        return f"<{self.info.id} {self.info.version}>"

    def __copy__(self) -> "Rooms[S]":
        """Another game with the same rooms, to be changed here and there."""
        other: Rooms[S] = object.__new__(Rooms)
        other.__dict__.update(self.__dict__)
        return other

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        """Sent to another process, a game is its name: it is there, too."""
        return game_in, (self.package,)


def game_in(package: str) -> Any:
    """The game that a package holds, under whatever name."""
    return next(one for one in vars(import_module(package)).values() if isinstance(one, Rooms) and one.package == package)


@lru_cache
def room_of(package: str, name: str) -> ModuleType | None:
    """A module beside a game's others; None: there is none."""
    address = f"{package}.{name}"
    try:
        return import_module(address) if find_spec(address) is not None else None
    except ModuleNotFoundError as error:
        if error.name is not None and not address.startswith(error.name):
            raise  # The room is there, and what it needs is not.
        return None  # A game in a single file has no rooms beside it.


def folder_of(package: str) -> Path | None:
    """Where a game's files lie; None: it is a single file, or lies nowhere that can be looked into."""
    spec = find_spec(package)
    places = None if spec is None else spec.submodule_search_locations
    return Path(next(iter(places))) if places else None
