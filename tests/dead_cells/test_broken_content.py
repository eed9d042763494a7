"""Whoever edits a card wrongly is told the file, the line and what is wrong with it."""

from collections.abc import Callable

import pytest

from samobranka.games.dead_cells.box.cards import read_heroes, read_starters
from samobranka.games.dead_cells.box.decks import SECRETS, SURVIVAL_DECK, TACTICS_DECK, WELL, read_deck
from samobranka.games.dead_cells.box.files import FOLDER, BadContent, ContentFile
from samobranka.games.dead_cells.box.foes import read_bosses, read_monsters
from samobranka.games.dead_cells.box.gear import read_gear
from samobranka.games.dead_cells.box.places import read_faces, read_tiles
from samobranka.games.dead_cells.box.world import World

READERS: dict[str, Callable[[ContentFile], object]] = {
    "heroes.toml": read_heroes,
    "cards.toml": read_starters,
    "gear.toml": read_gear,
    "monsters.toml": read_monsters,
    "bosses.toml": read_bosses,
    "tiles.toml": read_tiles,
    "boards.toml": lambda file: read_faces(file, ("C1", "C2", "C3")),
    "upgrades.toml": lambda file: [read_deck(file, deck, ("ST-01",)) for deck in (SURVIVAL_DECK, TACTICS_DECK, 2)],
    "well.toml": lambda file: read_deck(file, WELL, ()),
    "secrets.toml": lambda file: read_deck(file, SECRETS, ()),
    "world.toml": World,
}

# A file, what stands there, what somebody wrote instead, and what he is told.
MISTAKES = [
    (
        "cards.toml",
        '"D1@front", "D2@front", "-"',
        '"D1@front", "D2@frnt", "-"',
        "'frnt' is no range in 'D2@frnt' (front, R2",
    ),
    ("cards.toml", '"L", "Fi@front", "D1@front"', '"L", "Zz@front", "D1@front"', "'Zz' is no state in 'Zz@front'"),
    ("cards.toml", '"D1x2@any", "S", "B1"', '"D1x3@any", "S", "B1"', "'x3' is no many in 'D1x3@any'"),
    ("cards.toml", '"B1", "S", "D2@front"', '"B1", "dance", "D2@front"', "there is no hero action 'dance'"),
    ("cards.toml", '"B1", "S", "D2@front"', '"B1", "S"', "rows should be a list of 3 texts"),
    ("cards.toml", 'checks = "SB"', 'checks = "SX"', "checks = 'SX' should be some of S, T and B"),
    ("cards.toml", 'hero = "quartered"', 'hero = "halved"', "hero = 'halved' is none of flayed, quartered"),
    ("cards.toml", 'code = "ST-03"', 'code = "ST-02"', "the code ST-02 belongs to 'hold-the-line' already"),
    ("cards.toml", 'code = "ST-27"', 'code = "ST-28"', "before ST-28 the code ST-27 is missing"),
    ("cards.toml", "[scavenge]", "[raw-nerve]", "Cannot declare"),
    ("gear.toml", 'is = "skill"', 'is = "skil"', "is = 'skil' is none of instead, plus, always, skill, companion"),
    ("gear.toml", "(1/round)", "(1/rond)", "'rond' is no scope (round, combat, biome, run)"),
    ("gear.toml", "on shield_spent_on_damage:", "on shield_lost:", "'shield_lost' is no trigger in 'on shield_lost'"),
    ("gear.toml", "instead wall_or_hole:", "instead wall:", "there is no condition 'wall'"),
    ("gear.toml", "op loot_types n=2", "op loot_types n=two", "'two' is no n in 'op loot_types n=two' (a whole number)"),
    ("gear.toml", "bonus round=3 teeth>=6", "bonus round=3 teeth>=x", "'x' is no n in 'teeth>=x'"),
    ("gear.toml", "hp = 2\n", "hp = true\n", "hp = True should be of the type int"),
    ("gear.toml", 'icon = "bow-arrow"', 'ikon = "bow-arrow"', "'icon' is missing"),
    ("gear.toml", 'icon = "bow-arrow"', 'icon = "bow-arrow"\nprice = 3', "nobody reads 'price' here"),
    ("gear.toml", 'rules = "skill: Bl@front"', 'rules = "immune Bl"', "equipment for Skill actions needs 'skill: …'"),
    ("heroes.toml", '"skill: B1@ally", "slot"', '"skill B1@ally", "slot"', "there is no rule 'skill B1@ally'"),
    ("heroes.toml", '"0: B1", "hp1"', '"0: B1@foe", "hp1"', "'@foe' is no shielded in 'B1@foe'"),
    ("monsters.toml", 'death = "cell2 + bp"', 'death = "cell2 + gold"', "there is no gain 'gold'"),
    ("monsters.toml", 'rows = {II = "D1", III = "D1"}', 'rows = {II = "D1", V = "D1"}', "rows has no round 'V'"),
    ("monsters.toml", 'place = "behind"', 'place = "left"', "place = 'left' is none of normal, behind, far"),
    ("monsters.toml", 'immune = "Po"', 'immune = "Px"', "immune: 'Px' is no state"),
    ("monsters.toml", "B1-04..05", "B1-03..05", "the code B1-03 belongs to 'zombie' already"),
    ("monsters.toml", "hp = 4\n", "hp = 0\n", "hp = 0 should be at least 1"),
    ("bosses.toml", "add 1 D1fp", "add 1 D1all", "'all' is no who in 'D1all'"),
    ("bosses.toml", "summon throne-guard", "summon shuriken", "C3-16 calls what this boss does not have"),
    ("bosses.toml", '"sword R1"', '"spear R1"', "'spear R1' is none of its things with a space"),
    ("tiles.toml", '"cell2 / hand T: scroll any + t1"', '"hand T: scroll any + t1"', "needs another option beside it"),
    ("tiles.toml", '"> MM | t2 + scroll T"', '"> MX | t2 + scroll T"', "'> MX | t2 + scroll T' is no fight"),
    ("tiles.toml", '"scroll S / scroll T"', '"scroll S / scroll Q"', "'Q' is no colour in 'scroll Q'"),
    ("tiles.toml", '"eq for 3 x2; vial for 1 x2"', '"eq for three; vial for 1 x2"', "'eq for three' is nothing for sale"),
    ("tiles.toml", "[B1.circle]", "[B1.cirkle]", "there is no shape 'cirkle'"),
    ("boards.toml", '"d > f: hand B"', '"d > f: hand X"', "there is no gate 'hand X'"),
    ("boards.toml", '"a > c"', '"a > z"', "'a > z': there is no space or exit 'z'"),
    ("upgrades.toml", "healer uses=1 less=1", "healer uses=one", "'one' is no n in 'healer uses=one'"),
    ("upgrades.toml", "gear ST-03", "gear ST-99", "there is no equipment ST-99"),
    ("upgrades.toml", "start each: hp1", "start each", "nothing is done here"),
    ("upgrades.toml", "replace = 1", "level = 1", "'replace' is missing"),
    ("well.toml", 'joins = "B1"', 'joins = "B9"', "there is no biome 'B9'"),
    ("secrets.toml", "on run_start: t2", "on run_begin: t2", "'run_begin' is no trigger in 'on run_begin'"),
    ("world.toml", 'rot = "shields_rot"', 'rot = "shield_rot"', "there is no evil 'shield_rot'"),
]


@pytest.mark.parametrize(("name", "right", "wrong", "why"), MISTAKES, ids=lambda value: str(value)[:24])
def test_a_mistake_is_told_with_its_file_and_line(name: str, right: str, wrong: str, why: str) -> None:
    source = (FOLDER / name).read_text("utf8")
    before, found, after = source.partition(right)
    assert found, f"{right!r} does not stand in {name}"
    with pytest.raises(BadContent) as told:
        READERS[name](ContentFile(name, before + wrong + after))
    assert why in str(told.value)
    # The line of the mistake, or the heading above it.
    line = before.count("\n") + 1
    heading = 1 + max(at for at, text in enumerate(source.splitlines()[:line]) if text.startswith("[") or at == 0)
    assert str(told.value).startswith(f"{name}:")
    assert heading <= told.value.line <= line + 1, str(told.value)


@pytest.mark.parametrize("name", sorted(READERS))
def test_nothing_is_wrong_with_what_we_have(name: str) -> None:
    gear = ("ST-03",)
    if name == "upgrades.toml":
        assert read_deck(ContentFile(name), TACTICS_DECK, gear)
    else:
        assert READERS[name](ContentFile(name))
