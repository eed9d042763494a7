"""One vocabulary: constants agree with their names, and every name is read as it is written."""

from collections.abc import Sequence

import pytest

import samobranka
from castle_panic.record import ENDINGS, FOLDER
from naming import constants, numbered, plainly, verbs_of
from playing import play_on
from samobranka.core.errors import Illegal
from samobranka.core.names import SEATS, Names
from samobranka.core.table import Table, read_save
from samobranka.games.castle_panic import GAME, material, names
from samobranka.games.castle_panic.rules import steps
from samobranka.games.castle_panic.rules.flow import FLOW

ALL_NAMES = [SEATS, *(each for each in vars(names).values() if isinstance(each, Names))]


def test_each_verb_has_the_number_of_its_name() -> None:
    assert verbs_of(steps) == numbered([verb.name for verb in names.VERBS]) == numbered(list(GAME.info.verbs))


def test_each_step_has_the_number_of_what_it_does() -> None:
    found = {plainly(name): number for name, number in constants(steps).items() if not name.startswith("V_")}
    assert found == numbered([type(step).__name__ for step in FLOW.steps])


def test_each_phase_is_called_after_its_step() -> None:
    assert [names.PHASES[phase] for phase in steps.PHASES] == [FLOW.steps[phase].name for phase in steps.PHASES]
    assert len(names.PHASES) == len(steps.PHASES)


@pytest.mark.parametrize(
    ("called", "least"),
    [
        (material.CARD_NAMES, 10),
        (material.TOKEN_NAMES, 16),
        (material.RINGS, 5),
        (material.COLOURS, 4),
    ],
    ids=["cards", "tokens", "rings", "colours"],
)
def test_each_kind_has_the_number_of_its_name(called: Sequence[str], least: int) -> None:
    wanted = numbered(called)
    found = {plainly(name): number for name, number in constants(material).items() if plainly(name) in wanted}
    assert len(found) >= least
    assert found == {name: wanted[name] for name in found}


def test_units_and_heroes_are_counted_as_the_rules_count_them() -> None:
    for unit, name in enumerate(material.UNITS):
        assert material.RINGS[material.ARCHER + unit] == name
        for colour, shade in enumerate(material.COLOURS):
            assert material.CARD_NAMES[unit * 4 + colour] == f"{shade} {name}"
    for colour in range(3):
        assert material.CARD_NAMES[material.HERO + colour] == f"{material.COLOURS[colour]} hero"
        assert material.TOKEN_NAMES[material.RED_MOVE + colour] == f"{material.COLOURS[colour]} move"
        assert material.TOKEN_NAMES[material.PLAGUE_ARCHERS + colour].startswith(f"plague {material.UNITS[colour][:5]}")


@pytest.mark.parametrize("called", ALL_NAMES, ids=lambda called: next(iter(called)))
def test_every_name_is_read_as_it_is_written(called: Names) -> None:
    assert len(called) > 0
    for number, name in enumerate(called.all):
        if name:
            assert called[number] == called.told(number) == name
            assert called.parse(name) == called.find(name) == number
    assert called.told(-1) is None
    with pytest.raises(Illegal):
        called.parse("nobody")


def test_nothing_is_called_like_something_else() -> None:
    apart = [names.CARDS, names.TOKENS, names.SPACES, names.WALLS, names.TOWERS, SEATS]
    together = [name for each in apart for name in each]
    assert len(together) == len(set(together))


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("hit c17 t12", (steps.V_HIT, 17, 12)),
        ("hit 17 12", (steps.V_HIT, 17, 12)),
        ("place t0 archer-4", (steps.V_PLACE, 0, 3)),
        ("summon t0 forest-4", (steps.V_SUMMON, 0, 3)),
        ("claim tower-6", (steps.V_CLAIM, 5)),
        ("build c36 c41 wall-1", (steps.V_BUILD, 36, 41, 0)),
        ("offer-any c3 seat-2", (steps.V_OFFER_ANY, 3, 1)),
        ("pass", (steps.V_PASS,)),
    ],
)
def test_a_choice_is_written_as_people_point_at_it(text: str, action: tuple[int, ...]) -> None:
    assert GAME.info.verbs.parse(text) == action
    if text != "hit 17 12":
        assert GAME.info.verbs.text(action) == text


@pytest.mark.parametrize("text", ["hit t12 c17", "place t0 forest-1", "claim wall-1", "build c36 c41 wall-7", "hit c49 t1"])
def test_a_name_of_something_else_cannot_be_read(text: str) -> None:
    with pytest.raises(Illegal):
        GAME.info.verbs.parse(text)


@pytest.mark.parametrize(
    "options", [{"mode": "overlord"}, {"all_for_one": True, "home_is_castle": True}], ids=["overlord", "homes"]
)
def test_a_choice_points_at_what_its_text_names(options: dict[str, object]) -> None:
    verbs = GAME.info.verbs

    def check(table: Table) -> bool:
        for action in table.decisions[0].choices:
            verb, *pieces = verbs.text(action).split()
            assert verb == verbs[action[0]]
            assert pieces == GAME.pieces(table.state, action)
            assert verbs.parse(verbs.text(action)) == action
        return False

    play_on(samobranka.new("castle_panic", 4, options, seed=3), until=check)


@pytest.mark.parametrize("name", sorted(ENDINGS))
def test_a_game_that_was_stored_in_numbers_is_still_the_same(name: str) -> None:
    """So logs were written before pieces had names in them."""
    text = (FOLDER / f"{name}.json").read_text("utf8")
    verbs = GAME.info.verbs
    table = Table.from_data(GAME, read_save(text))
    old = text
    for action in {entry.action for entry in table.made}:
        in_numbers = " ".join([verbs[action[0]], *map(str, action[1:])])
        old = old.replace(f'"{verbs.text(action)}"', f'"{in_numbers}"')
    assert old != text
    again = Table.from_data(GAME, read_save(old))
    assert again.state.key() == table.state.key()
    assert again.to_json() == text
