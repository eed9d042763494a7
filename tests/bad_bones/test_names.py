"""One vocabulary: constants agree with their names, and every name is read as it is written."""

import json
import re
import tomllib
from collections.abc import Sequence
from pathlib import Path

import pytest

import samobranka
from naming import constants, numbered, plainly, verbs_of
from playing import play_on, played
from samobranka.core.errors import Illegal
from samobranka.core.names import SEATS, Names
from samobranka.core.table import Table, read_save
from samobranka.games.bad_bones import GAME, material, names, state
from samobranka.games.bad_bones.facts.pieces import TILE_FACES, TOKEN_PIECES
from samobranka.games.bad_bones.rules import steps

ALL_NAMES = {name: each for name, each in {**vars(names), "SEATS": SEATS}.items() if isinstance(each, Names)}
TABLES: list[tuple[int, dict[str, object]]] = [
    (1, {"advanced": True, "chiefs": True, "ruleset": "ru"}),
    (3, {"advanced": True, "chiefs": True}),
    (3, {"mode": "coop", "advanced": True, "chiefs": True, "sapper_takes_second_coop_tower": True}),
    (4, {}),
]


def test_each_verb_has_the_number_of_its_name() -> None:
    assert verbs_of(steps) == numbered([verb.name for verb in names.VERBS]) == numbered(list(GAME.info.verbs))


@pytest.mark.parametrize(
    ("called", "every"),
    [
        (material.CHIEFS, True),
        (material.TRAPS, True),
        (material.WEAPONS, True),
        (material.SYMBOLS, False),
    ],
    ids=["chiefs", "traps", "weapons", "symbols"],
)
def test_each_kind_has_the_number_of_its_name(called: Sequence[str], every: bool) -> None:
    wanted = numbered(called)
    found = {plainly(name): number for name, number in constants(material).items() if plainly(name) in wanted}
    assert found == (wanted if every else {name: wanted[name] for name in found})


def test_headings_and_phases_are_counted_as_the_rules_count_them() -> None:
    assert [names.HEADINGS[way] for way in (material.NORTH, material.EAST, material.SOUTH, material.WEST)] == list("nesw")
    walked = (state.HERO_PHASE, state.TRAP_PHASE, state.WALK_PHASE, state.NEW_PHASE)
    assert [names.PHASES[phase] for phase in walked] == ["1", "2", "3", "4"]
    others = (state.MARKET_PHASE, state.START_PHASE, state.HEROIC_PHASE, state.OVER)
    assert [names.PHASES[phase] for phase in others] == ["market", "start", "heroic", "over"]
    assert names.WEAPONS[material.TWO_HANDED_SWORD] == "two_handed_sword"


def test_places_are_counted_in_rows() -> None:
    assert [names.PLACES.told(place) for place in (8, 17, 40)] == ["r1c1", "r2c3", "r5c5"]
    assert [names.PLACES[place] for place in (1, 7, 13, 47)] == ["top-1", "left-1", "right-1", "bottom-5"]
    assert len(names.PLACES) == 25 + 4 * 5
    assert len(names.CELLS) == 25


@pytest.mark.parametrize("called", ALL_NAMES.values(), ids=ALL_NAMES)
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
    apart = [names.TOKENS, names.PLACES, names.RESERVE, names.LAID, names.GOODS, names.TURNS, names.CHIPS, SEATS]
    together = [name for each in apart for name in each]
    assert len(together) == len(set(together))


def test_every_chief_is_told_with_the_symbol_of_the_box() -> None:
    """Six kinds have a token for each of three sides, the emperor has one of his own (data/chiefs.toml)."""
    printed = tomllib.loads((Path(material.__file__).parent / "data" / "chiefs.toml").read_text("utf8"))
    wanted = {(chief, side, symbol) for chief, sides in printed.items() for side, symbol in sides.items()}
    told = [(piece["chief"], piece["side"], piece["symbol"]) for piece in TOKEN_PIECES if piece["chief"]]
    assert len(told) == len(wanted) == 19
    assert set(told) == wanted


def test_ordinary_skeletons_are_twelve_of_each_symbol_and_side() -> None:
    looks = [(piece["side"], piece["symbol"]) for piece in TOKEN_PIECES if piece["chief"] is None]
    assert {look: looks.count(look) for look in looks} == {(side, each): 12 for side in names.SIDES for each in names.SYMBOLS}


def test_a_tile_is_told_as_it_lies() -> None:
    assert TILE_FACES[material.WALL | material.TURNED | material.DAMAGED] == {"kind": "wall", "way": "falling", "damaged": True}
    assert TILE_FACES[material.MAZE] == {"kind": "maze", "way": "white", "damaged": False}
    assert TILE_FACES[material.CRATER] == {"kind": "crater", "way": "", "damaged": True}


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("hero r4c3", (steps.V_HERO, 31)),
        ("hero 31", (steps.V_HERO, 31)),
        ("place wall-falling r2c3", (steps.V_PLACE, material.WALL | material.TURNED, 17)),
        ("place dragon r2c3", (steps.V_PLACE, material.DRAGON, 17)),
        ("take trap-r2c3", (steps.V_TAKE, 17)),
        ("push k12 heading-w", (steps.V_PUSH, 12, material.WEST)),
        ("send seat-2", (steps.V_SEND, 1)),
        ("freeze all", (steps.V_FREEZE, 0)),
        ("freeze r2c3", (steps.V_FREEZE, 17)),
        ("cleave symbol-red", (steps.V_CLEAVE, material.RED)),
        ("fence r2c3", (steps.V_FENCE, 17)),
        ("fence r2c3 heading-n", (steps.V_FENCE, 17, material.NORTH)),
        ("buy market-crossbow", (steps.V_BUY, material.WEAPON + material.CROSSBOW)),
        ("go-on", (steps.V_GO_ON,)),
    ],
)
def test_a_choice_is_written_as_people_point_at_it(text: str, action: tuple[int, ...]) -> None:
    assert GAME.info.verbs.parse(text) == action
    if text != "hero 31":
        assert GAME.info.verbs.text(action) == text


@pytest.mark.parametrize(
    "text", ["hero k12", "place reserve-wall r2c3", "take r2c3", "push k199 heading-n", "buy wall", "hero r0c3"]
)
def test_a_name_of_something_else_cannot_be_read(text: str) -> None:
    with pytest.raises(Illegal):
        GAME.info.verbs.parse(text)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_choice_points_at_what_its_text_names(seats: int, options: dict[str, object]) -> None:
    """But for a tile, which has its kind and its way as two pieces, and for all cells, which have none."""
    verbs = GAME.info.verbs

    def check(table: Table) -> bool:
        for decision in table.decisions:
            for action in decision.choices:
                text = verbs.text(action)
                verb, *named = text.split()
                pieces = GAME.pieces(table.state, action)
                assert verbs.parse(text) == action
                if verb == "place":
                    kind, _, way = named[0].partition("-")
                    assert pieces == [f"reserve-{kind}", named[1], *([f"way-{way}"] if way else [])]
                else:
                    assert pieces == ([] if named == ["all"] else named)
        return False

    play_on(samobranka.new("bad_bones", seats, options, seed=3), until=check)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_save_speaks_in_names_and_one_in_numbers_is_still_read(seats: int, options: dict[str, object]) -> None:
    verbs = GAME.info.verbs
    table = played(GAME, seats, 5, options)
    text = table.to_json()
    assert not [said for said, *_ in json.loads(text)["log"] if re.search(r" \d", said)]
    old = text
    for action in {entry.action for entry in table.made}:
        in_numbers = " ".join([verbs[action[0]], *map(str, action[1:])])
        old = old.replace(f'"{verbs.text(action)}"', f'"{in_numbers}"')
    assert old != text
    again = Table.from_data(GAME, read_save(old))
    assert again.state.key() == table.state.key()
    assert again.to_json() == text
