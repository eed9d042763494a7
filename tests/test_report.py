"""A report: what bots made of a game, on one page that needs nothing from anywhere."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from samobranka.cli import cli
from samobranka.core.chance import Chance
from samobranka.core.decision import Decision
from samobranka.core.sheets import Sheet, Value, mean, share
from samobranka.games.dead_cells import GAME
from samobranka.games.dead_cells import report as dead_cells
from samobranka.games.dead_cells.campaign import blank, go_on
from samobranka.games.dead_cells.material import CARDS, GEAR
from samobranka.games.dead_cells.record import STARTERS
from samobranka.games.dead_cells.rules.steps import V_BUY, V_PASS
from samobranka.games.dead_cells.state import State
from samobranka.games.dead_cells.view import on_show
from samobranka.lab.pages import page
from samobranka.lab.report import Survey, play_chain

STARTING = {card.id for card in CARDS[:STARTERS]}


def test_an_interval_holds_near_nothing_and_near_all() -> None:
    none, half, all_of_them = share(0, 20), share(10, 20), share(20, 20)
    assert (none.value, none.low) == (0.0, 0.0)
    assert 0.1 < none.high < 0.2
    assert half.low < 0.5 < half.high
    assert 0.8 < all_of_them.low < all_of_them.high == pytest.approx(1.0)
    assert share(0, 0).high == 1.0


def test_a_mean_has_an_interval_around_it() -> None:
    found = mean([1.0, 2.0, 3.0])
    assert found.value == 2.0
    assert found.low < 2.0 < found.high
    assert mean([]).value == 0.0


def test_a_page_fetches_nothing_and_hides_nothing() -> None:
    text = page(
        "<game>", "note", [Sheet("Wins & losses", "all", [("a<b", Value(0.5, 0.2, 0.8, "1 / 2"))], True, [("half", 0.5)])]
    )
    assert "http" not in text
    assert "src=" not in text
    assert "a&lt;b" in text
    assert "Wins &amp; losses" in text
    assert text.count("<rect") == 1
    assert "50 % (1 / 2)" in text


def test_bars_grow_with_what_they_show() -> None:
    text = page("game", "", [Sheet("x", "", [("one", Value(1.0)), ("two", Value(2.0)), ("less", Value(-1.0))])])
    one, two, less = (float(width) for width in re.findall(r'<rect[^>]* width="([\d.]+)"', text))
    assert two == pytest.approx(2 * one, abs=0.2)
    assert less == pytest.approx(one, abs=0.2)


def test_a_game_that_says_nothing_has_a_report_all_the_same(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    done = CliRunner().invoke(cli, ["report", "bad_bones", "--runs", "1", "--out", str(file)])
    assert done.exit_code == 0, done.output
    assert "Questions a game" in file.read_text(encoding="utf-8")


def test_dead_cells_shows_what_was_noted() -> None:
    survey = Survey("dead_cells", 1, 2, 0)
    quick = [plan.name for plan in survey.plans() if plan.seats[0] == "random"]
    notes = {plan.name: [play_chain(survey, quick[-1], number) for number in range(3)] for plan in survey.plans()}
    sheets = {sheet.title: sheet for sheet in dead_cells.sheets(notes)}
    played = [run for chain in notes[quick[-1]] for run in chain]
    wins = dict(sheets["Stage 1: runs won"].bars)[quick[-1]]
    assert wins.note == f"{sum(run['won'] for run in played)} / {len(played)}"
    ends = sheets["Stage 1: where runs end (greedy, 9 upgrades)"]
    assert sum(bar.value for _, bar in ends.bars) == pytest.approx(1.0)
    assert all(sum(run["picked"].values()) * 3 == sum(run["offered"].values()) for run in played)
    hands = [sum(run["picked"].values()) for run in played]
    better = [values for run in played for values in run["better"].values()]
    assert sum(len(values) for values in better) == 3 * sum(count // dead_cells.EVERY for count in hands) > 0
    shown = {label for label, _ in sheets["Starting cards: how often they are chosen from a hand of three"].bars}
    assert shown == {card for run in played for card in run["offered"] if card in STARTING}
    equipment = sheets["Equipment: how often it is taken"]
    sold = {gear for run in played for gear in run["shown"]}
    assert {label for label, _ in equipment.bars} == sold
    assert all(gear.id in sold or gear.id in equipment.note for gear in GEAR)


def test_of_what_a_merchant_shows_it_is_noted_what_is_bought() -> None:
    state, decision = at_a_merchant()
    shown = [GEAR[gear].id for gear in on_show(state)]
    looking = dead_cells.watch()
    looking.saw(state, decision, next(action for action in decision.choices if action[0] == V_PASS))
    assert (sum(looking.shown.values()), sum(looking.taken.values())) == (len(shown), 0)
    looking.saw(state, decision, (V_BUY, len(shown)))
    assert dict(looking.taken) == {shown[-1]: 1}
    assert looking.shown[shown[-1]] == 2 * shown.count(shown[-1])


def at_a_merchant() -> tuple[State, Decision]:
    """The first time that equipment lies there to be bought."""
    for seed in range(50):
        chance = Chance(seed)
        state = go_on(blank({}), GAME.info.complete(2, {}), 2, chance, None)
        while decisions := GAME.decisions(state):
            decision = decisions[0]
            if decision.question in ("shop", "market") and on_show(state):
                return state, decision
            GAME.apply(state, decision.seat, decision.sample(chance), chance, None)
    raise AssertionError("nobody sells anything")
