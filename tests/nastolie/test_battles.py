"""Battles from their first question to their end: every scenario, campaigns, secrets, what can be taken back."""

from collections import Counter
from typing import Any

import pytest

from samobranka.core.chance import Chance
from samobranka.core.errors import BadOption, Illegal
from samobranka.core.events import Event
from samobranka.core.table import Table
from samobranka.games.nastolie import GAME, notation
from samobranka.games.nastolie.names import DISCS
from samobranka.games.nastolie.options import ROWS, seats_of
from samobranka.games.nastolie.preview import preview
from samobranka.games.nastolie.rules.setup import DEALS
from samobranka.games.nastolie.rules.steps import V_FLICK, V_LAY, V_PLACE, V_SHOOT
from samobranka.games.nastolie.scenario_file import scenarios
from samobranka.testing import conform
from samobranka.testing.plays import act_at_random

MINE, FOUNTAIN = DISCS.parse("mine"), DISCS.parse("fountain")
TABLES = [(name, seats) for name in scenarios() if name != "p9" for seats in seats_of(name)]


def positioned(*lines: str, seats: int = 2, **options: object) -> Table:
    return Table(GAME, seats, options, 1, practice=False, position=list(lines))


def chosen(table: Table, words: str) -> list[Event]:
    seat = table.decisions[0].seat
    return table.act(seat, notation.action(table.state, seat, words))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_scenario_ends_with_every_number_of_players(name: str, seats: int) -> None:
    for seed in range(3):
        table = Table(GAME, seats, {"scenario": name, "rituals": seed == 2}, seed)
        chance = Chance(seed)
        while table.decisions:
            act_at_random(table, chance)
        assert table.outcome is not None
        assert table.state.ending


@pytest.mark.parametrize(("name", "seats"), [("p2", 2), ("p4", 3), ("p6", 4), ("p7", 2), ("p8", 2)])
def test_a_scenario_conforms(name: str, seats: int) -> None:
    conform(GAME, seats, {"scenario": name, "rituals": True}, games=1, every=60)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_campaign_is_three_battles_at_most_and_ends_when_somebody_has_two(seats: int) -> None:
    for seed in range(4):
        table = Table(GAME, seats, {"campaign": True, "rituals": True, "placement": "line"}, seed)
        chance = Chance(seed)
        while table.decisions:
            act_at_random(table, chance)
        battles = [str(event.facts["scenario"]) for event in table.events if event.kind == "battle"]
        row = ROWS[seats]
        start = row.index(battles[0])
        assert battles == [row[(start + after) % len(row)] for after in range(len(battles))]
        assert 2 <= len(battles) <= 3
        assert table.state.ending == "campaign"
        orders = {tuple(sorted(e.facts.items())) for e in table.events if e.kind == "ordered"}
        assert len({seat for facts in orders for name, seat in facts if name == "seat"}) == seats


def test_a_scenario_for_another_number_of_players_is_refused() -> None:
    with pytest.raises(BadOption):
        Table(GAME, 3, {"scenario": "p1"})


def test_nobody_hunts_himself_and_all_nine_deals_come_up() -> None:
    seen: Counter[tuple[int, ...]] = Counter()
    for seed in range(200):
        state = GAME.start(GAME.info.complete(4, {"placement": "line"}), 4, Chance(seed), None)
        chance = Chance(seed)
        while state.round == 0:
            decision = GAME.decisions(state)[0]
            GAME.apply(state, decision.seat, decision.sample(chance), chance, None)
        assert all(not state.orders[seat] >> prey & 1 for seat, prey in enumerate(state.prey))
        led = [order.bit_length() - 1 for order in state.orders]
        seen[tuple(led.index(prey) for prey in state.prey)] += 1
    assert len(DEALS) == 9
    assert len(seen) == 9


def test_what_prepares_a_flick_can_be_taken_back_and_the_flick_cannot() -> None:
    table = positioned("haru 1 at 300 300", "edzen 1 at 100 100", "ramprak 2 at 800 800")
    chosen(table, "lays lasso on haru 1")
    assert table.decisions[0].question == "flick"
    assert table.may_undo(0)
    table.undo(0)
    assert table.decisions[0].question == "act"
    chosen(table, "lays lasso on haru 1")
    chosen(table, "flicks haru n power 300")
    assert not table.may_undo(0)


def test_a_hand_trembles_by_two_rolls_and_a_steady_one_by_none() -> None:
    steady = positioned("ramprak 1 at 300 300", "edzen 2 at 800 800", "edzen 2b at 850 800")
    chosen(steady, "flicks ramprak e power 300")
    assert steady.log[-1].chance == []
    natural = positioned("ramprak 1 at 300 300", "edzen 2 at 800 800", "edzen 2b at 850 800", "hand natural")
    chosen(natural, "flicks ramprak e power 300")
    assert len(natural.log[-1].chance) == 2


ROW = ("ramprak 1 at 300 500", "edzen 2 at 400 500", "edzen 2b at 500 500", "ratnik 2 at 600 500", "akeru 2 at 980 500")


def look(preview_option: str, words: str) -> Any:
    table = positioned(*ROW, f"preview {preview_option}")
    return preview(table.state, 0, notation.action(table.state, 0, words))


def test_a_look_ahead_tells_no_more_than_the_table_allows() -> None:
    words = "flicks ramprak e power 900"
    nothing, line, contact, two, full = (look(option, words) for option in ("none", "line", "contact", "two", "full"))
    assert nothing["line"] == line["contacts"] == line["paths"] == []
    assert nothing["beyond"]
    assert line["ends"] == "cut"
    assert line["line"] == contact["line"]
    assert [met["disc"] for met in contact["contacts"]] == ["edzen-2"]
    assert contact["contacts"][0]["wounds"] == 1
    assert len(two["contacts"]) <= 2
    assert {track["disc"] for track in contact["paths"]} == {"ramprak-1", "edzen-2"}
    assert contact["leaves"] == []
    assert full["leaves"]
    assert full["penalty"] == "action"


def test_a_missile_that_slips_at_the_launch_is_always_told() -> None:
    table = positioned("ramprak 1 at 300 500", "edzen 2 at 800 800", "flame of 2 on ramprak 1", "preview none")
    for power, slips in ((200, 1), (60, 0)):
        seen = preview(table.state, 0, notation.action(table.state, 0, f"flicks ramprak n power {power}"))
        assert len(seen["slips"]) == slips


def test_a_look_ahead_counts_what_the_striker_takes_from_its_own_lassos() -> None:
    lassos = ("lasso of 1 on phantom 1", "lasso of 2 on phantom 1")
    for lying, own, falls in ((lassos[:1], 1, False), (lassos, 2, True), ((*lassos, "shield of 1 on phantom 1"), 0, False)):
        table = positioned("phantom 1 at 300 500", "akeru 2 at 350 500", "edzen 2 at 800 800", *lying)
        seen = preview(table.state, 0, notation.action(table.state, 0, "flicks phantom at akeru 2 power 100"))
        met = seen["contacts"][0]
        assert (met["wounds"], met["own"], met["falls"]) == (1 + len([one for one in lying if "lasso" in one]), own, falls)
        chosen(table, "flicks phantom at akeru 2 power 100")
        assert any(event.kind == "died" for event in table.events) == falls


def test_what_is_refused_says_why_and_changes_nothing() -> None:
    table = positioned("ramprak 1 at 300 500", "archer 1 at 500 300", "edzen 2 at 800 800", "tick of 2 on archer 1")
    before = table.state.key()
    for words, reason in (
        ("flicks archer n power 300", "tick"),
        ("flicks ramprak n power 1001", "power"),
        ("flicks ramprak along 0 0 power 5", "direction"),
        ("uses mine to refill", "control"),
        ("places ramprak at 10 10", "choice"),
    ):
        with pytest.raises(Illegal) as refused:
            chosen(table, words)
        assert refused.value.id == f"nastolie-refused-{reason}"
        assert table.state.key() == before


def test_choices_are_written_in_the_words_that_are_read() -> None:
    written = 0
    for name, seats in TABLES:
        table = Table(GAME, seats, {"scenario": name, "rituals": True}, 7)
        chance = Chance(name)
        for _ in range(120):
            if not table.decisions:
                break
            decision = table.decisions[0]
            for action in [decision.sample(chance), *decision.choices[:6]]:
                words = notation.write(table.state, decision.seat, action)
                again = notation.action(table.state, decision.seat, words)
                assert decision.allows(again), words
                if action[0] in (V_FLICK, V_SHOOT, V_PLACE, V_LAY):
                    assert again == action, words
                written += 1
            act_at_random(table, chance)
    assert written > 1000


def test_who_steps_off_one_artefact_and_touches_another_stands_on_that_one() -> None:
    """NA-814, NA-803: it comes to rest half over the Mine, and is put on the Fountain that it touched on the way."""
    table = positioned("mine at 300 500", "fountain at 350 500", "ramprak 1 on mine", "edzen 2 at 900 900", "ratnik 1 at 90 90")
    chosen(table, "flicks ramprak e power 80")
    state = table.state
    ramprak = state.field[0]
    assert [state.controller(artefact) for artefact in (MINE, FOUNTAIN)] == [-1, 0]
    assert state.where[ramprak] == FOUNTAIN
    assert GAME.check(state) == []
