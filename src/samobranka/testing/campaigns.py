"""What must be true of a game that goes on from run to run."""

import json
from collections.abc import Mapping
from typing import Any, Final

from samobranka.core.campaign import Campaign, left_by, read_campaign, room_of
from samobranka.core.chance import Chance, Replay
from samobranka.core.game import Game
from samobranka.core.table import Record, Table, begun, read_save
from samobranka.testing.claims import checking, claim, claim_message, claim_plain
from samobranka.testing.plays import act_at_random, claim_same

RUNS: Final = 5


def conform_campaign(
    game: Game[Any], options: Mapping[str, object] | None = None, seed: int | str = 1, most: int = 10_000
) -> None:
    """Five runs in a row, with another number of seats each time; raises AssertionError at what is not as it must be."""
    campaign = Campaign(game)
    for number in range(RUNS):
        seats = game.info.seats[number % len(game.info.seats)]
        place = f"{game.info.id}, run {number + 1}, {seats} seats, seed {seed!r}"
        with checking("a run begins", place):
            before = None if campaign.record is None else json.dumps(campaign.record)
            table = campaign.next_run(seats, options, f"{seed} {number}")
            assert campaign.record is not None
            claim_record(game, campaign.record)
            claim(before in (None, json.dumps(campaign.record)), "beginning a run changes the record")
            claim_same_start(table, campaign.record)
        with checking("random play ends", place):
            play_to_the_end(table, f"{seed} {number} choices", most, campaign)
        with checking("the end of a run binds", place):
            for seat in range(seats):
                claim(table.why_no_undo(seat) != "", f"seat {seat} can take back the choice that ended the run")
        with checking("a run leaves a record", place):
            record = left_by(table)
            claim_plain(room_of(game).leaves(table.state), "the record")
            claim(room_of(game).leaves(table.replay().state) == record, "the same run leaves another record")
            campaign.close_run()
            claim_record(game, record)
        with checking("a campaign is saved and loaded", place):
            claim_saved(campaign)


def claim_record(game: Game[Any], record: Record) -> None:
    """Plain data that says how far it is; reading it does not change it."""
    claim_plain(record, "the record")
    text = json.dumps(record)
    room = room_of(game)
    claim_message(room.progress(record), "how far the campaign is")
    claim(all(isinstance(reached, bool) for reached in room.milestones(record).values()), "a milestone is reached or not")
    claim(json.dumps(record) == text, "looking at the record changes it")
    same = room.migrate(json.loads(text), room.VERSION) == record
    claim(same, "bringing a record of this very version up to date changes it")


def claim_same_start(table: Table, record: Record) -> None:
    """The same record, luck and company give the same start, also after a journey through JSON."""
    copy = json.loads(json.dumps(record))
    state = begun(table.game, copy, table.options, table.seats, Replay(table.setup_chance), None)
    claim(copy == record, "beginning a run changes the record")
    claim(state.key() == table.state.key(), "the same record gives another start")


def play_to_the_end(table: Table, seed: str, most: int, campaign: Campaign) -> None:
    chance = Chance(seed)
    before = json.dumps(table.record)
    for made in range(most):
        claim(json.dumps(table.record) == before, "a run changes the record that it began with")
        if not table.decisions:
            return
        if made == 3:
            claim_saved(campaign)
        act_at_random(table, chance)
    claim(False, f"it is not over after {most} choices")


def claim_saved(campaign: Campaign) -> None:
    text = campaign.to_json()
    loaded = Campaign.from_data(campaign.game, read_campaign(text))
    claim(loaded.to_json() == text, "a loaded campaign saves as something else")
    claim((loaded.table is None) == (campaign.table is None), "the open run is lost")
    if loaded.table is not None and campaign.table is not None:
        claim_same(loaded.table, campaign.table, "the open run of a loaded campaign")
        again = Table.from_data(campaign.game, read_save(campaign.table.to_json()))
        claim(again.record == campaign.table.record, "a saved run forgets what it began with")
