"""One vocabulary: constants agree with their names, and every name is read as it is written."""

from collections.abc import Sequence

import pytest

from naming import constants, numbered, numbers_of, plainly, verbs_of
from samobranka.core.errors import Illegal
from samobranka.core.names import SEATS, Names
from samobranka.games.nastolie import GAME, material, names
from samobranka.games.nastolie.rules import steps
from samobranka.games.nastolie.rules.flow import FLOW
from samobranka.games.nastolie.verbs import EFFECTS, VERBS

ALL_NAMES = {
    name: each for name, each in {**vars(names), "SEATS": SEATS, "EFFECTS": EFFECTS}.items() if isinstance(each, Names)
}


def test_each_verb_has_the_number_of_its_name() -> None:
    assert verbs_of(steps) == numbered([verb.name for verb in VERBS]) == numbered(list(GAME.info.verbs))


def test_each_step_has_the_number_of_what_it_does() -> None:
    known = constants(steps)
    for number, step in enumerate(FLOW.steps):
        assert number in {value for name, value in known.items() if plainly(name) == plainly(type(step).__name__)}, step.name


@pytest.mark.parametrize(
    "called",
    [material.ORDERS, material.RANKS, material.KINDS, material.MISSILES, material.ARTEFACTS, material.RITUALS, material.EDGES],
    ids=["orders", "ranks", "kinds", "missiles", "artefacts", "rituals", "edges"],
)
def test_each_kind_has_the_number_of_its_name(called: Sequence[str]) -> None:
    found, wanted = numbers_of(material, called)
    assert found == wanted
    assert len(found) == len(called)


def test_strikes_and_moments_are_counted_as_the_rules_count_them() -> None:
    strikes = [material.STRIKES[kind] for kind in (material.ORDINARY, material.VAMPIRE, material.FIERY, material.DRYADIC)]
    assert strikes == ["ordinary", "vampire", "fire", "dryad"]
    assert [material.MOMENTS[moment] for moment in (material.ANY_TIME, material.AT_END, material.ON_DEATH)] == [
        "any",
        "end",
        "death",
    ]


@pytest.mark.parametrize("called", ALL_NAMES.values(), ids=ALL_NAMES)
def test_every_name_is_read_as_it_is_written(called: Names) -> None:
    for number, name in enumerate(called.all):
        assert called[number] == called.told(number) == name
        assert called.parse(name) == called.find(name) == number
    with pytest.raises((Illegal, ValueError, KeyError)):
        called.parse("nobody-at-all")


def test_discs_of_every_sort_have_names_of_their_own() -> None:
    assert len(set(names.DISCS.all)) == names.DISC_COUNT
    for disc, name in enumerate(names.DISCS.all[: names.CHARACTERS]):
        assert names.character(names.kind_of(disc), names.seat_of(disc), names.copy_of(disc)) == disc
        assert name.startswith(material.KINDS[names.kind_of(disc)])
