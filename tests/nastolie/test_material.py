"""The box is as its lists say: counts that sources give, names that are read as they are written, directions that mirror."""

import tomllib

import pytest

from samobranka.core.names import Names
from samobranka.games.nastolie import material, names
from samobranka.games.nastolie.material import (
    AKERU,
    BAARUN,
    DISH,
    EDZEN,
    FIGHTER,
    HARU,
    HERO,
    KINDS,
    MAIN,
    MISSILES,
    PHANTOM,
    RAMPRAK,
    ROSTERS,
    SHAVAKH,
    VARIANT,
    VETERAN,
    Roster,
)

ALL_NAMES = {name: each for name, each in vars(names).items() if isinstance(each, Names)}


@pytest.mark.parametrize("roster", ROSTERS.values(), ids=list(ROSTERS))
def test_each_order_has_two_heroes_a_veteran_and_two_kinds_of_fighters(roster: Roster) -> None:
    for force in roster.forces:
        assert [roster.rank[kind] for kind in force] == [HERO, HERO, VETERAN, FIGHTER, FIGHTER]
    assert sorted(kind for force in roster.forces for kind in force) == list(range(len(KINDS)))


@pytest.mark.parametrize("roster", ROSTERS.values(), ids=list(ROSTERS))
def test_a_veteran_has_two_lives_and_a_fighter_one(roster: Roster) -> None:
    for kind, rank in enumerate(roster.rank):
        assert rank == HERO or roster.lives[kind] == (2 if rank == VETERAN else 1), KINDS[kind]


def test_what_the_rulebook_prints_is_so() -> None:
    """The diagram of Akeru's card; Edzen by the worked example; Haru's arc; three Lightnings at most for Baarun."""
    assert (MAIN.lives[AKERU], MAIN.limit[AKERU], MAIN.shoots[AKERU]) == (5, 3, True)
    assert (MAIN.lives[EDZEN], MAIN.strike[EDZEN]) == (2, material.VAMPIRE)
    assert MAIN.sector[HARU]
    assert (MAIN.limit[BAARUN], MAIN.cap[BAARUN]) == (1, 3)
    assert MAIN.missile[SHAVAKH] == material.SHIELD
    assert not MAIN.shoots[SHAVAKH]


def test_the_variant_moves_five_names() -> None:
    moved = {
        KINDS[kind]
        for kind in range(len(KINDS))
        if (MAIN.order[kind], MAIN.rank[kind]) != (VARIANT.order[kind], VARIANT.rank[kind])
    }
    assert moved == {"ramprak", "edzen", "phantom", "haru", "dish"}
    assert (VARIANT.lives[DISH], VARIANT.lives[HARU], VARIANT.lives[PHANTOM], VARIANT.lives[RAMPRAK]) == (3, 2, 1, 2)


def test_the_box_holds_what_the_shop_counted() -> None:
    """Twelve rituals, five missile discs an Order, discs of four sizes."""
    assert len(material.RITUAL_DECK) == 12
    for order in range(4):
        assert (
            sum(material.MISSILE_DISCS[missile] for missile in range(len(MISSILES)) if material.MISSILE_ORDER[missile] == order)
            == 5
        )
    assert material.RADIUS == (15_500, 14_000, 11_500)
    assert (material.MISSILE_RADIUS, material.ARTEFACT_RADIUS) == (7_500, 15_500)
    assert material.TIME_CARDS == 5


def test_a_supply_fits_the_discs_there_are() -> None:
    for roster in ROSTERS.values():
        for kind, missile in enumerate(roster.missile):
            if missile != material.NO_MISSILE:
                assert roster.limit[kind] <= roster.cap[kind] <= material.MISSILE_DISCS[missile] or roster.cap[kind] == 0


@pytest.mark.parametrize("way", ["facings", "rays"])
def test_directions_have_exact_mirror_images_and_quarter_turns(way: str) -> None:
    vectors = [tuple(each) for each in tomllib.loads((material.DATA / "directions.toml").read_text("utf8"))[way]]
    count = len(vectors)
    assert count == (72 if way == "facings" else 64)
    for at, (x, y) in enumerate(vectors):
        assert vectors[(at + count // 4) % count] == (-y, x)
        assert vectors[-at % count] == (x, -y)
        assert abs(x * x + y * y - material.REACH**2) < 2 * material.REACH
        after = vectors[(at + 1) % count]
        assert x * after[1] - y * after[0] > 0, "anticlockwise"


@pytest.mark.parametrize("called", ALL_NAMES.values(), ids=list(ALL_NAMES))
def test_every_name_is_read_as_it_is_written(called: Names) -> None:
    for name in called:
        assert called[called.parse(name)] == name
        assert name == name.lower()
        assert " " not in name


def test_a_disc_tells_kind_player_and_letter() -> None:
    second = names.character(RAMPRAK, 1, 1)
    assert names.DISCS[second] == "ramprak-2b"
    assert names.DISCS[names.character(HARU, 0)] == "haru-1"
    assert (names.kind_of(second), names.seat_of(second), names.copy_of(second)) == (RAMPRAK, 1, 1)
    assert names.DISCS[names.ARTEFACT + material.FORGE] == "forge"
    assert names.DISCS[names.MISSILE + material.FIRST_MISSILE[material.TICK]] == "tick-a"


def test_every_value_of_the_cards_stands_with_its_status() -> None:
    """Provenance: each value of a data file has a status beside it, or in the comment of its table."""
    for file in ("roster.toml", "missiles.toml", "artefacts.toml", "rituals.toml", "constants.toml"):
        for number, line in enumerate((material.DATA / file).read_text("utf8").splitlines(), 1):
            if "=" in line.split("#")[0]:
                assert "#" in line, f"{file}, line {number}: {line}"
