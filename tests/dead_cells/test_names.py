"""One vocabulary: constants agree with their names, and every name is read as it is written."""

import pytest

from naming import constants, numbered, numbers_of, plainly, verbs_of
from samobranka.core.errors import Illegal
from samobranka.core.names import SEATS, Names
from samobranka.games.dead_cells import GAME, names
from samobranka.games.dead_cells.language import vocabulary
from samobranka.games.dead_cells.rules import steps
from samobranka.games.dead_cells.rules.flow import FLOW

ALL_NAMES = {name: each for name, each in {**vars(names), "SEATS": SEATS}.items() if isinstance(each, Names)}
# Steps that are called after what begins or ends there, not after who does it.
BY_NAME = {"SetUp", "Begin", "StopBleeding", "Leave", "Healer", "Merchant", "Collector"}
AT_THE_MARKET = {"healer": "MARKET_HEAL", "merchant": "MARKET_GEAR", "collector": "MARKET_PLANS"}


def test_each_verb_has_the_number_of_its_name() -> None:
    assert verbs_of(steps) == numbered([verb.name for verb in names.VERBS]) == numbered(list(GAME.info.verbs))


def test_each_step_has_the_number_of_what_it_does() -> None:
    known = constants(steps)
    for number, step in enumerate(FLOW.steps):
        kind = type(step).__name__
        called = AT_THE_MARKET.get(step.name, step.name) if kind in BY_NAME else kind
        assert number in {value for name, value in known.items() if plainly(name) == plainly(called)}, called


@pytest.mark.parametrize(
    "called", [names.DEEDS, names.CURSES, names.STATES, names.TRACKS], ids=["deeds", "curses", "states", "tracks"]
)
def test_each_word_of_the_language_has_the_number_of_its_name(called: Names) -> None:
    found, wanted = numbers_of(vocabulary, called.all)
    assert found == wanted
    assert len(found) == len([name for name in called.all if name])


@pytest.mark.parametrize("called", ALL_NAMES.values(), ids=ALL_NAMES)
def test_every_name_is_read_as_it_is_written(called: Names) -> None:
    for number, name in enumerate(called.all):
        if name:
            assert called[number] == called.told(number) == name
            assert called.parse(name) == called.find(name) == number
    with pytest.raises((Illegal, ValueError, KeyError)):
        called.parse("nobody-at-all")
