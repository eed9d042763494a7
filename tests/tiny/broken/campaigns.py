"""Broken in what one run leaves to the next."""

from collections.abc import Mapping
from itertools import count
from types import SimpleNamespace
from typing import Any

from samobranka.core.chance import Chance
from samobranka.core.errors import Message
from samobranka.core.events import Emit
from samobranka.core.game import Game, OptionValue
from samobranka.core.table import Record
from tiny.growing import Growing, State, campaign

NUMBERS = count(1)


class Goes(Growing):
    """Goes on from run to run in its own way."""

    def __init__(self, **answers: object) -> None:
        super().__init__()
        self.room_campaign = SimpleNamespace(**{**vars(campaign), **answers})


def counts_in_the_record(record: Record, options: Mapping[str, OptionValue], seats: int, chance: Chance, emit: Emit) -> State:
    state = campaign.go_on(record, options, seats, chance, emit)
    record["runs"] += 1
    return state


def marks_the_record(record: Record, options: Mapping[str, OptionValue], seats: int, chance: Chance, emit: Emit) -> State:
    record["begun"] = True
    return campaign.go_on(record, options, seats, chance, emit)


def shares_the_record(record: Record, options: Mapping[str, OptionValue], seats: int, chance: Chance, emit: Emit) -> State:
    state = campaign.go_on(record, options, seats, chance, emit)
    state.deck = record["deck"]
    return state


def starts_anyhow(record: Record, options: Mapping[str, OptionValue], seats: int, chance: Chance, emit: Emit) -> State:
    state = campaign.go_on(record, options, seats, chance, emit)
    state.goal += next(NUMBERS)
    return state


def blank_with_tuples(options: Mapping[str, OptionValue]) -> Record:
    return {**campaign.blank(options), "deck": (1, 2, 3, 4)}


def leaves_by_number(state: State) -> Record:
    return {**campaign.leaves(state), "won by": {1: True}}


def leaves_anything(state: State) -> Record:
    return {**campaign.leaves(state), "mood": next(NUMBERS)}


def migrates_always(record: Record, version: str) -> Record:
    return {**record, "runs": record["runs"] + 1}


def reached_by_number(record: Record) -> Mapping[str, int]:
    return {"first-win": record["won"]}


def progress_as_text(record: Record) -> str:
    return f"{record['runs']} runs"


def looking_counts(record: Record) -> Message:
    record["looks"] = record.get("looks", 0) + 1
    return campaign.progress(record)


BROKEN: list[tuple[Game[Any], str]] = [
    (Goes(go_on=counts_in_the_record), "beginning a run changes the record"),
    (Goes(go_on=marks_the_record), "beginning a run changes the record"),
    (Goes(go_on=shares_the_record), "a run changes the record that it began with"),
    (Goes(go_on=starts_anyhow), "the same record gives another start"),
    (Goes(blank=blank_with_tuples), "the record is not plain data"),
    (Goes(leaves=leaves_by_number), "the record is not plain data"),
    (Goes(leaves=leaves_anything), "the same run leaves another record"),
    (Goes(migrate=migrates_always), "bringing a record of this very version up to date changes it"),
    (Goes(milestones=reached_by_number), "a milestone is reached or not"),
    (Goes(progress=progress_as_text), "how far the campaign is is '.* runs', not a Message"),
    (Goes(progress=looking_counts), "looking at the record changes it"),
]
