"""A chain of tables: one open run at a time, a record between them, all in one file."""

import json
from types import SimpleNamespace
from typing import Any

import pytest

from playing import play_on
from samobranka.core.campaign import Campaign, left_by, options_of, read_campaign, settled, up_to_date
from samobranka.core.errors import BadOption, BadSave, SamobrankaError
from samobranka.core.game import GameInfo
from samobranka.core.table import Table, read_save
from samobranka.games.castle_panic import GAME as CASTLE_PANIC
from tiny.growing import DRAW, GAME, STOP, Growing

BLANK = {"runs": 0, "won": 0, "deck": [1, 2, 3, 4]}


def campaign_of(runs: int, seats: int = 2, seed: int = 1, **options: object) -> Campaign:
    campaign = Campaign(GAME)
    for number in range(runs):
        play_on(campaign.next_run(seats, options, seed + number), seed + number)
        campaign.close_run()
    return campaign


def again(campaign: Campaign, **changes: Any) -> Campaign:
    """Saved, changed by somebody, and loaded."""
    return Campaign.from_data(campaign.game, {**read_campaign(campaign.to_json()), **changes})


def refused(kind: type[SamobrankaError], call: Any, *given: Any) -> str:
    with pytest.raises(kind) as caught:
        call(*given)
    return caught.value.id


def test_a_run_begins_with_what_the_last_one_left() -> None:
    campaign = Campaign(GAME)
    first = campaign.next_run(1, {}, 1)
    assert first.record == campaign.record == BLANK
    play_on(first, 1)
    run = campaign.close_run()
    assert campaign.record == left_by(first)
    assert (run.seats, run.outcome["reason"], campaign.table) == (1, first.outcome.reason if first.outcome else "", None)
    second = campaign.next_run(3)
    assert second.record == left_by(first)
    assert second.view(None)["run"] == 2
    assert second.seats == 3


def test_there_is_one_open_run_at_a_time() -> None:
    campaign = Campaign(GAME)
    campaign.next_run(1)
    assert refused(BadOption, campaign.next_run, 1) == "campaign-open"


def test_a_run_that_is_not_over_cannot_be_closed() -> None:
    campaign = Campaign(GAME)
    assert refused(BadOption, campaign.close_run) == "campaign-not-over"
    campaign.next_run(1)
    assert refused(BadOption, campaign.close_run) == "campaign-not-over"
    assert campaign.table is not None


def test_the_first_run_settles_what_is_fixed() -> None:
    campaign = campaign_of(1, pace="fast")
    assert campaign.fixed == {"pace": "fast"}
    assert campaign.next_run(2).options["pace"] == "fast"
    campaign.give_up_run()
    assert refused(BadOption, campaign.next_run, 2, {"pace": "slow"}) == "campaign-fixed"
    assert campaign.table is None
    assert campaign.next_run(2, {"pace": "fast"}).options["pace"] == "fast"


def test_options_of_a_run_are_full_and_wrong_ones_refused() -> None:
    assert options_of(GAME, {}, 1, None) == {"pace": "slow"}
    assert settled(GAME, {"pace": "fast"}) == {"pace": "fast"}
    assert settled(CASTLE_PANIC, CASTLE_PANIC.info.complete(2, {})) == {}
    for given, id in (({"pace": "odd"}, "option-value"), ({"size": 3}, "option-unknown")):
        assert refused(BadOption, options_of, GAME, {}, 1, given) == id
    assert refused(BadOption, options_of, GAME, {}, 9, None) == "option-seats"


def test_a_refused_first_run_settles_nothing() -> None:
    campaign = Campaign(GAME)
    refused(BadOption, campaign.next_run, 9, {"pace": "fast"})
    assert (campaign.record, campaign.fixed, campaign.table) == (None, {}, None)


def test_a_run_that_is_given_up_was_never_begun() -> None:
    campaign = campaign_of(1)
    before = campaign.to_json()
    play_on(campaign.next_run(2), most=1)
    campaign.give_up_run()
    assert campaign.to_json() == before
    first = Campaign(GAME)
    first.next_run(1, {"pace": "fast"})
    first.give_up_run()
    assert (first.record, first.fixed) == (None, {})
    assert first.next_run(1).options["pace"] == "slow"


def test_the_choice_that_ends_a_run_cannot_be_taken_back() -> None:
    campaign = Campaign(GAME)
    table = campaign.next_run(1)
    table.act(0, (STOP,))
    assert table.why_no_undo(0) == "undo-run"
    assert not table.may_undo(0)


def test_a_campaign_is_saved_and_loaded_in_one_piece() -> None:
    campaign = campaign_of(2)
    play_on(campaign.next_run(3, seed=4), most=1)
    loaded = again(campaign)
    assert loaded.to_json() == campaign.to_json()
    assert loaded.dropped is None
    assert loaded.table is not None
    assert campaign.table is not None
    assert loaded.table.state.key() == campaign.table.state.key()
    play_on(loaded.table)
    assert len(loaded.runs) == 2
    loaded.close_run()
    assert [run.seats for run in loaded.runs] == [2, 2, 3]


def test_an_empty_campaign_is_one_too() -> None:
    loaded = again(Campaign(GAME))
    assert (loaded.record, loaded.runs, loaded.table) == (None, [], None)


def test_a_run_can_be_played_again() -> None:
    campaign = campaign_of(3)
    for number, run in enumerate(again(campaign).runs, 1):
        table = run.table(GAME)
        assert table.outcome is not None
        assert table.outcome.data() == run.outcome
        assert table.view(None)["run"] == number


class NewRules(Growing):
    room_campaign = GAME.room("campaign")

    def __init__(self) -> None:
        super().__init__()
        self.info = GameInfo("growing", "2", self.info.seats, self.info.options, list(self.info.verbs))


def test_another_version_of_the_rules_drops_the_open_run_only() -> None:
    campaign = campaign_of(2)
    record = campaign.record
    play_on(campaign.next_run(1), most=1)
    loaded = Campaign.from_data(NewRules(), read_campaign(campaign.to_json()))
    assert loaded.table is None
    assert loaded.dropped is not None
    assert loaded.dropped.id == "save-version"
    assert (len(loaded.runs), loaded.record) == (2, record)
    assert loaded.next_run(2).record == record
    assert refused(BadSave, loaded.runs[0].table, NewRules()) == "save-version"


def test_a_broken_open_run_is_dropped_too() -> None:
    campaign = campaign_of(1)
    play_on(campaign.next_run(1), most=1)
    data = read_campaign(campaign.to_json())
    loaded = again(campaign, open={**data["open"], "log": [["dance", 0, []]]})
    assert (loaded.table, loaded.dropped is not None, len(loaded.runs)) == (None, True, 1)


def test_an_older_record_is_brought_up_to_date() -> None:
    campaign = campaign_of(1)
    old = {"runs": 1, "won": 1, "cards": [1, 2, 3, 4, 7]}
    loaded = again(campaign, record=old, record_version="1")
    assert loaded.record == {"runs": 1, "won": 1, "deck": [1, 2, 3, 4, 7]}
    assert up_to_date(GAME, BLANK, "2") is BLANK
    assert refused(BadSave, up_to_date, GAME, BLANK, "77") == "campaign-version"


@pytest.mark.parametrize(
    "changes",
    [
        {"record_version": "77"},
        {"record": 3},
        {"record": {"cards": 3}, "record_version": "1"},
        {"fixed": {"pace": "odd"}},
        {"fixed": None, "record": None, "runs": 3},
        {"runs": [{}]},
        {"runs": [{"seats": True, "options": {}, "outcome": {}, "table": {}}]},
        {"runs": None},
    ],
)
def test_a_damaged_campaign_is_refused(changes: dict[str, Any]) -> None:
    assert refused(BadSave, lambda: again(campaign_of(1), **changes)) == "campaign-broken"


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "save-not-json"),
        ("[]", "save-not-campaign"),
        ("{}", "save-not-campaign"),
        ('{"format": "samobranka-table-1"}', "save-not-campaign"),
        ('{"format": "samobranka-campaign-9"}', "save-format"),
    ],
)
def test_what_is_no_campaign_is_refused(text: str, id: str) -> None:
    assert refused(BadSave, read_campaign, text) == id


def test_a_game_without_a_campaign_has_none() -> None:
    assert refused(BadOption, Campaign, CASTLE_PANIC) == "campaign-none"
    assert refused(BadSave, lambda: Table(CASTLE_PANIC, 2, record={})) == "campaign-none"


def test_a_record_travels_with_its_table() -> None:
    record = {"runs": 4, "won": 2, "deck": [1, 2, 3, 4, 5, 7]}
    table = Table(GAME, 1, None, 3, record=record)
    table.act(0, (DRAW,))
    saved = Table.from_data(GAME, read_save(table.to_json()))
    for other in (saved, table.replay(), table.fork()):
        assert other.record == record
        assert other.state.key() == table.state.key()
    assert "record" not in json.loads(Table(GAME, 1, None, 3).to_json())


def test_a_record_is_kept_as_json_makes_it() -> None:
    """What a game leaves goes through a file before anybody reads it."""
    game = Growing()
    room = GAME.room("campaign")
    game.room_campaign = SimpleNamespace(**{**vars(room), "leaves": lambda state: {"deck": (1, 2)}})  # type: ignore[attr-defined]
    table = Table(game, 1, None, 1, record=dict(BLANK))
    table.act(0, (STOP,))
    assert left_by(table) == {"deck": [1, 2]}
