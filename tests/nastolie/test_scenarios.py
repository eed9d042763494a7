"""Nine scenarios as the fact sheet has them, and a dozen and more broken files, each refused with its line and a sentence."""

from pathlib import Path

import pytest

from samobranka.core.errors import BadExample
from samobranka.games.nastolie.material import DUST, EAST, F1, F2, FIRE, FORGE, GRASS, H1, H2, METAL, NORTH, SOUTH, WEST, V
from samobranka.games.nastolie.places import standard_line
from samobranka.games.nastolie.scenario import (
    ANY_FIGHTER,
    ANY_HERO,
    BY_CAPTIVES,
    BY_GATES,
    BY_HEROES,
    BY_LIVES,
    BY_POINTS,
    BY_SEAT,
    NOBODY,
    OUT_WITHOUT_HEROES,
)
from samobranka.games.nastolie.scenario_file import FOLDER, read_scenario, scenario, scenarios
from samobranka.games.nastolie.toml_lines import Lines


def test_there_are_nine_and_each_has_its_numbers_of_players() -> None:
    players = {name: sorted(scenario(name).seatings) for name in scenarios()}
    assert players == {
        "p1": [2], "p2": [2], "p3": [2], "p4": [3], "p5": [4], "p6": [4], "p7": [2], "p8": [2, 3, 4], "p9": [1],
    }  # fmt: skip


def test_na_1201_first_flick() -> None:
    one = scenario("p1")
    south, north = one.seats(2)
    assert (south.edge, south.order, south.squad) == (SOUTH, FIRE, (H1, V, V, F1, F1))
    assert (north.edge, north.order, north.squad) == (NORTH, METAL, (H1, V, V, V, F2, F2))
    assert (one.first, one.rounds, one.then) == (0, 8, BY_LIVES)
    assert [(box.x, box.y, box.width, box.height) for box in one.boxes] == [(500_000, 500_000, 180_000, 30_000)]
    assert standard_line(north, 6)[0] == (83_333, 925_000)


def test_na_1202_the_caravan() -> None:
    two = scenario("p2")
    grass, dust = two.seats(2)
    assert (grass.order, dust.order, grass.edge) == (GRASS, DUST, WEST)
    assert grass.squad == (ANY_HERO, V, V, V, ANY_FIGHTER, ANY_FIGHTER)
    assert grass.points == tuple((100_000, 350_000 + 60_000 * k) for k in range(6))
    assert [(zone.left, zone.low, zone.right, zone.high) for zone in dust.zones] == [
        (400_000, 0, 900_000, 120_000),
        (400_000, 880_000, 900_000, 1_000_000),
    ]
    assert (dust.each, dust.squad) == (2, (ANY_HERO, V, V, ANY_FIGHTER, ANY_FIGHTER, ANY_FIGHTER))
    assert (two.delivery_seat, two.delivery_edge, two.delivery_line, two.delivery_count) == (0, EAST, 900_000, 2)
    assert (two.then, two.then_seat, two.rounds, len(two.barrels)) == (BY_SEAT, 1, 12, 3)
    assert (two.boxes[1].along_x, two.boxes[1].along_y) == (966, -259)


def test_na_1203_four_hearths() -> None:
    three = scenario("p3")
    assert (three.goal, three.control_points, three.then, three.rounds) == (6, 1, BY_POINTS, 15)
    assert three.artefacts[FORGE] == (FORGE, 750_000, 500_000)
    assert all(seat.order == NOBODY and len(seat.squad) == 9 for seat in three.seats(2))
    assert three.seats(2)[0].chooses(ANY_FIGHTER) == 4


def test_na_1204_the_triangle() -> None:
    four = scenario("p4")
    assert (four.kill_points, four.spare_last, four.goal) == ((3, 2, 1), True, 10)
    assert [(seat.zones[0].left, seat.zones[0].low) for seat in four.seats(3)] == [(390_000, 690_000), (780_000, 0), (0, 0)]


def test_na_1205_two_families() -> None:
    five = scenario("p5")
    assert [(seat.edge, seat.team) for seat in five.seats(4)] == [(SOUTH, 0), (WEST, 1), (NORTH, 0), (EAST, 1)]
    assert (five.out, five.then) == (OUT_WITHOUT_HEROES, BY_HEROES)
    zone = five.seats(4)[3].zones[0]
    assert (zone.left, zone.low, zone.right, zone.high) == (850_000, 300_000, 1_000_000, 700_000)


def test_na_1206_everybody_for_his_own_order() -> None:
    six = scenario("p6")
    assert six.prey
    assert all(seat.squad == (H1, H2, V, ANY_FIGHTER, ANY_FIGHTER) for seat in six.seats(4))


def test_na_1207_the_sphere_of_ice() -> None:
    seven = scenario("p7")
    assert (seven.glass_hits, seven.captives_within, seven.captives_home, seven.then) == (5, 60_000, 80_000, BY_CAPTIVES)
    assert [seat.captives for seat in seven.seats(2)] == [1, 1]


def test_na_1208_the_race() -> None:
    eight = scenario("p8")
    assert eight.gates[1] == (500_000, 650_000, 500_000, 850_000)
    assert (eight.finish, eight.then, eight.swept) == (920_000, BY_GATES, True)
    assert eight.seats(3)[0].posts == ((60_000, 166_667), (60_000, 211_667), (60_000, 121_667))
    assert all(seat.edge == WEST for seats in eight.seatings.values() for seat in seats)


GOOD = """\
title = { en = "A", ru = "А", fr = "A" }
rounds = 8
first = 1

[artefacts]
mine = [500, 250]

[[cups]]
at = [300, 300]
radius = 35

[[boxes]]
at = [500, 500]
size = [180, 30]
along = [940, 342]

[[seats.two]]
edge = "south"
order = "fire"
zone = "strip"
squad = ["H1", "V", "V", "F1", "F2"]

[[seats.two]]
edge = "north"
zone = [300, 850, 700, 1000]
heroes = 1
fighters = 2
"""

# What is put in the place of what, on which line it is refused, and a part of the sentence.
BROKEN = [
    ("rounds = 8", "rounds = 0", 2, "rounds must be a whole number from 1 to 99, not 0"),
    ("rounds = 8", "rounds = eight", 2, "Invalid value"),
    ("rounds = 8", "ronds = 8", 2, "'ronds' means nothing here"),
    ('ru = "А", ', "", 1, "the title needs words in ru"),
    ("first = 1", "first = 3", 3, "first must be a whole number from 1 to 2, not 3"),
    ("first = 1", 'then = "points"', 3, "nobody counts points"),
    ("first = 1", "goal = 5", 3, "nobody can score"),
    ("first = 1", "prey = true", 3, "prey needs three players"),
    ("first = 1", "barrels = [[500, 260]]", 3, "lies on another"),
    ("first = 1", "barrels = [[20, 20], [60, 20], [100, 20], [140, 20]]", 3, "share 4 discs, and these are 5"),
    ("mine = [500, 250]", "mine = [300, 340]", 6, "lies in an obstacle"),
    ("mine = [500, 250]", "mine = [5, 250]", 6, "mine must be from 15.5 mm to 984.5 mm, not 5"),
    ("mine = [500, 250]", "mime = [500, 250]", 6, "'mime' means nothing here"),
    ("mine = [500, 250]", "mine = [500.0005, 250]", 6, "finer than a thousandth"),
    ("at = [300, 300]", "at = [500, 520]", 12, "it stands in obstacle 1"),
    ("at = [300, 300]", "at = [20, 300]", 8, "beyond the edge of the table"),
    ("radius = 35", "", 8, "radius is missing"),
    ("at = [300, 300]", "at = 300", 9, "at must be a point, such as [500, 500], not 300"),
    ("along = [940, 342]", "along = [0, 0]", 15, "not both nought"),
    ("along = [940, 342]", "along = [0.94, 0.342]", 15, "two whole numbers"),
    ('edge = "south"', 'edge = "left"', 18, "nobody knows 'left'; there is south, west, north, east"),
    ('order = "fire"', 'order = "water"', 19, "nobody knows 'water'"),
    ('zone = "strip"', 'zone = "stripe"', 20, "nobody knows 'stripe'"),
    ('zone = "strip"', "", 17, "where does the squad stand?"),
    ('zone = "strip"', "points = [[100, 100]]", 20, "points: 1 for 5 discs"),
    ('zone = "strip"', "posts = [[100, 100], [120, 100], [200, 100], [300, 100], [400, 100]]", 20, "would stand on another"),
    ('"F1", "F2"]', '"F1", "F3"]', 21, "must be a list of H1, H2, V, F1, F2"),
    ('["H1", "V"', '["H1", "H1"', 21, "only one disc of each hero"),
    ('"F1", "F2"]', '"F1", "F2", "F1", "F1", "F2"]', 21, "only 4 discs for fighters"),
    ('"F1", "F2"]', '"F1", "F2"]\nsupply = { baarun = 5 }', 22, "baarun must be a whole number from 0 to 3, not 5"),
    ('"F1", "F2"]', '"F1", "F2"]\nteam = 1', 24, "team is missing: the others have one"),
    ('"F1", "F2"]', '"F1", "F2"]\ncaptives = 1', 22, "but not how they come free"),
    ("zone = [300, 850, 700, 1000]", "zone = [300, 980, 700, 1000]", 25, "too small for a disc of 31 mm"),
    ("zone = [300, 850, 700, 1000]\nheroes = 1", "zone = [300, 850, 426, 900]\nheroes = 2", 25, "too small for 4 discs"),
    ("zone = [300, 850, 700, 1000]", "zone = [700, 850, 300, 1000]", 25, "left must be less than right"),
    ("heroes = 1", "heroes = 3", 26, "heroes must be a whole number from 0 to 2, not 3"),
    ('[[seats.two]]\nedge = "north"', '[[seats.three]]\nedge = "north"', 17, "1 seats for two players"),
    ("heroes = 1", 'order = "fire"\nheroes = 1', 26, "fire has an owner already"),
]  # fmt: skip


def test_the_good_file_is_good(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(GOOD, "utf8")
    found = read_scenario(file)
    assert (found.id, found.title["ru"], len(found.seats(2))) == ("mine", "А", 2)


@pytest.mark.parametrize(("before", "after", "line", "why"), BROKEN)
def test_a_broken_file_is_refused_with_its_line(tmp_path: Path, before: str, after: str, line: int, why: str) -> None:
    assert GOOD.count(before) == 1
    file = tmp_path / "mine.toml"
    file.write_text(GOOD.replace(before, after), "utf8")
    with pytest.raises(BadExample) as caught:
        read_scenario(file)
    assert str(caught.value).startswith(f"mine.toml, line {line}: "), str(caught.value)
    assert why in str(caught.value)


def test_what_is_no_text_and_what_is_not_there_are_refused_too(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadExample, match=r"mine\.toml, line 1: the file must be UTF-8 text"):
        read_scenario(file)
    with pytest.raises(BadExample, match="none"):
        read_scenario(tmp_path / "none.toml")


def test_lines_are_found_in_lists_of_tables_and_behind_long_values() -> None:
    text = [
        'a = """',
        "b = 1",
        '"""',
        "c = [",
        '  "x]", # d = 2',
        "  [1, 2],",
        "]",
        "e = 3",
        "[[t.u]]",
        "f = 1",
        "[[t.u]]",
        "f = 2",
    ]
    lines = Lines("\n".join([*text, '"g h" = 3', "[t.v]", "f.k = 4"]))
    assert [lines.find((key,)) for key in "ace"] == [1, 4, 8]
    assert [lines.find(("t", "u", 1, key)) for key in ("f", "g h")] == [12, 13]
    assert lines.find(("t", "v", "f", "k")) == 15
    assert lines.find(("t", "u", 1, "missing")) == 11
    assert lines.find(("b",)) == 1


def test_every_key_of_our_files_has_its_line() -> None:
    for file in FOLDER.glob("*.toml"):
        text = file.read_text("utf8")
        lines = Lines(text)
        for number, line in enumerate(text.splitlines(), 1):
            if line.startswith("rounds"):
                assert lines.find(("rounds",)) == number


def test_the_file_in_the_document_is_good(tmp_path: Path) -> None:
    document = (Path(__file__).parents[2] / "docs" / "nastolie-scenarios.md").read_text("utf8")
    file = tmp_path / "book.toml"
    file.write_text(document.split("```toml\n")[1].split("```")[0], "utf8")
    assert read_scenario(file).rounds == 10
