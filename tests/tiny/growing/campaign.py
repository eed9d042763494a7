"""What one run leaves to the next."""

from collections.abc import Mapping

from samobranka.core.chance import Chance
from samobranka.core.errors import BadSave, Message
from samobranka.core.events import Emit
from samobranka.core.game import OptionValue
from samobranka.core.table import Record
from tiny.growing import FIRST, State, begin

VERSION = "2"


def blank(options: Mapping[str, OptionValue]) -> Record:
    return {"runs": 0, "won": 0, "deck": list(FIRST)}


def go_on(record: Record, options: Mapping[str, OptionValue], seats: int, chance: Chance, emit: Emit) -> State:
    return begin(record, options, seats, emit)


def leaves(state: State) -> Record:
    return {"runs": state.runs + 1, "won": state.won + (state.ending == "won"), "deck": sorted(state.grown)}


def migrate(record: Record, version: str) -> Record:
    """Version 1 called the deck `cards`."""
    if version == "1":
        return {"runs": record["runs"], "won": record["won"], "deck": record["cards"]}
    if version == VERSION:
        return record
    raise BadSave("campaign-version", saved=version, here=VERSION)


def milestones(record: Record) -> Mapping[str, bool]:
    return {"first-win": record["won"] >= 1, "three-wins": record["won"] >= 3, "eight-cards": len(record["deck"]) >= 8}


def progress(record: Record) -> Message:
    return Message("growing-progress", runs=record["runs"], won=record["won"], cards=len(record["deck"]))
