"""A click that leads nowhere is told why; and a run in figures counts what happened."""

import pytest

from dead_cells.test_brain import asked, in_a_fight
from playing import let_play, place, seated
from samobranka import words
from samobranka.core.errors import Message
from samobranka.core.table import Table
from samobranka.games.dead_cells import GAME
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.material import FACES
from samobranka.games.dead_cells.names import CARDS, EXITS, GEAR, LEADS_TO, LINE, PLACES
from samobranka.games.dead_cells.pointing import why_not
from samobranka.games.dead_cells.rules.abilities import FIRST_GEAR
from samobranka.games.dead_cells.rules.steps import V_AIM
from samobranka.games.dead_cells.state import State
from samobranka.server.figures import figures
from test_words import messages


def told(s: State, *pieces: str) -> str | None:
    decision = asked(s)
    reason = why_not(s, decision.seat, decision, list(pieces))
    if reason is None:
        return None
    for language in words.LANGUAGES:
        assert "{" not in words.say(reason, language)
    return reason.id.removeprefix("dead_cells-point-")


def test_enemies_that_cannot_be_aimed_at() -> None:
    s = in_a_fight(3, "target")
    assert s.fight is not None
    empty = next(space for space in range(4) if s.fight.line[space] is None)
    aimed = next(action[1] for action in asked(s).choices if action[0] == V_AIM)
    enemy = s.fight.line[aimed]
    assert enemy is not None
    assert told(s, LINE[empty]) == "empty"
    assert told(s, LINE[aimed]) is None
    decision = asked(s)
    decision.about = (*decision.about[:5], 0)
    assert told(s, LINE[aimed]) == "range"
    enemy.invisible = True
    assert told(s, LINE[aimed]) == "invisible"
    enemy.hidden = True
    assert told(s, LINE[aimed]) == "dark"


def test_ways_that_are_shut_say_what_they_ask_for() -> None:
    found = set()
    s = in_a_fight(3, "place").copy()
    decision = asked(s)
    decision.question = "path"
    for s.face, face in enumerate(FACES):
        for s.space in range(len(face.spaces)):
            for number in face.leaving[s.space]:
                found.add(told(s, PLACES[LEADS_TO[s.face][number]]))
            assert told(s, PLACES[s.space]) == "way"
    assert found == {"way", "rune", "symbol", "key"}


def test_cards_of_others_and_frozen_ones() -> None:
    s = in_a_fight(3, "assign")
    assert s.fight is not None
    decision = asked(s)
    card = s.fighters[1].active[0]
    assert told(s, CARDS[card]) is None
    s.fighters[1].states[v.FROZEN] = 1 << s.fight.round
    assert told(s, CARDS[card]) == "frozen"
    decision.question = "place"
    assert told(s, CARDS[card]) == "foreign"


def test_those_for_whom_something_is_not() -> None:
    s = in_a_fight(3, "assign")
    decision = asked(s)
    decision.question = "vial"
    one = s.fighters[0]
    one.damage = 0
    assert told(s, "fighter-1") == "unhurt"
    decision.question = "scroll"
    assert told(s, "fighter-1") == "full"
    one.damage = one.hearts
    assert told(s, "fighter-1") == "dead"
    one.damage = 0
    assert s.fight is not None
    s.fight.passer = 0
    assert told(s, "fighter-1") == "passer"


def test_equipment_that_is_used_up_or_has_no_room() -> None:
    s = in_a_fight(3, "assign")
    decision = asked(s)
    s.fighters[0].gear, s.fighters[0].gear_damage = [0], [0]
    decision.question = "plus"
    assert told(s, GEAR[0]) is None
    s.fighters[0].used[v.ROUND] |= 1 << FIRST_GEAR
    assert told(s, GEAR[0]) == "used"
    decision.question = "shop"
    assert told(s, GEAR[1]) == "teeth"
    decision.question, decision.about = "equip", (0, 0, 0)
    assert told(s, GEAR[1]) == "slots"


@pytest.mark.parametrize("seats", [1, 3])
def test_a_run_in_figures(seats: int) -> None:
    table = let_play(Table(GAME, seats, {}, seed=3), seated(["random"] * seats, 3))
    told_of = figures("dead_cells", table)
    tallies = {tally.name.removeprefix("dead_cells-stat-"): tally.seats for tally in told_of.tallies}
    hurt = [event for event in table.events if event.kind == "hurt" and int(event.facts["fighter"]) < seats]
    assert sum(tallies.get("taken", [])) == sum(int(event.facts["count"]) for event in hurt)
    by_us = [event for event in table.events if event.kind == "enemy-hurt" and 0 <= int(event.facts["by"]) < seats]
    assert sum(tallies.get("dealt", [])) == sum(int(event.facts["count"]) for event in by_us)
    lines = {series.name.removeprefix("dead_cells-stat-"): series.values for series in told_of.series}
    assert lines["rooms"] == sorted(lines["rooms"])
    went = [PLACES[int(event.facts["place"])] for event in table.events if event.kind == "went"]
    assert lines["rooms"][-1] == sum(place not in EXITS for place in went)
    assert lines["cells"][-1] == table.state.bag.cells
    names = {series.name for series in told_of.series} | {tally.name for tally in told_of.tallies}
    for language in words.LANGUAGES:
        for name in names:
            assert words.say(Message(name), language) != name


def test_everything_that_is_said_of_pointing_is_used() -> None:
    known = {id for id in messages(place("dead_cells", "words") / "figures.en.ftl") if "-point-" in id}
    source = (place("dead_cells", "words").parent / "pointing.py").read_text(encoding="utf-8")
    assert {id for id in known if f'"{id.removeprefix("dead_cells-point-")}"' not in source} == set()
