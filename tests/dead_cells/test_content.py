"""The box holds what the rulebook says it holds, and what is ours in it keeps the promises we made for it."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from samobranka.core.agenda import Due
from samobranka.games.dead_cells import material
from samobranka.games.dead_cells.box import decks, foes, gear
from samobranka.games.dead_cells.box.cards import SERENADE, Card
from samobranka.games.dead_cells.box.places import START_SPACE, Face
from samobranka.games.dead_cells.language import tiles
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.language.clauses import Clause
from samobranka.words import LANGUAGES

WORDS = Path(material.__file__).parent / "words"
ICONS = Path(__file__).parent.parent.parent / "web" / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"


def every_clause() -> Iterator[Clause]:
    for hero in material.HEROES:
        yield from (clause for track in hero.tracks for step in track for clause in step)
    yield from (*material.SERENADE_BOARD.symbols, *material.SERENADE_BOARD.melee)
    yield from (clause for card in material.GEAR for clause in card.clauses)
    yield from (upgrade.effect for upgrade in material.UPGRADES if upgrade.effect is not None)
    yield from (clause for boss in material.BOSSES for turn in boss.turns for clause in turn)
    world = material.WORLD
    yield from (*world.runes, *world.malaise, *world.bells, *world.constraints)
    yield from (clause for pair in world.curses.values() for clause in pair)


def every_atom() -> Iterator[Due]:
    for clause in every_clause():
        yield from (*clause.does, *clause.instead, *clause.then)
    yield from (atom for card in material.CARDS for row in card.rows for atom in row)
    yield from (atom for foe in material.FOES for row in (*foe.rows, foe.death) for atom in row)
    yield from (atom for row in material.SERENADE_BOARD.rows for atom in row)
    yield from material.SERENADE_BOARD.power
    for tile in material.TILES:
        yield from (*tile.gains, *tile.fails, *(good for good, _, _ in tile.goods))
        yield from (atom for row in (*tile.options, *tile.checks) for atom in row)


def test_there_are_as_many_cards_as_in_the_box() -> None:
    assert Counter(card.owner for card in material.CARDS if card.code.startswith("ST")) == {0: 6, 1: 6, 2: 6, 3: 6, SERENADE: 3}
    assert Counter(card.code.split("-")[0] for card in material.GEAR) == {
        "ST": 8, "B1": 8, "B2": 9, "B3": 9, "B4": 9, "B5": 9, "B6": 8, "B7": 9, "C1": 5, "C2": 5, "C3": 3, "S": 4,
    }  # fmt: skip
    assert [len(deck) for deck in material.UPGRADE_DECKS] == [42, 40, 37, 21, 16]
    assert len(material.WORLD.malaise) == 5
    assert len(material.WORLD.runes) == 7


def test_there_are_as_many_monsters_and_elites_as_in_the_box() -> None:
    counts = {(biome, kind): 0 for biome in range(1, 8) for kind in (foes.MONSTER, foes.ELITE)}
    for foe in material.MONSTERS:
        counts[foe.biome, foe.kind] += len(foe.codes)
    assert [counts[biome, foes.MONSTER] for biome in range(1, 8)] == [10, 12, 13, 10, 14, 13, 14]
    assert [counts[biome, foes.ELITE] for biome in range(1, 8)] == [3, 4, 4, 4, 4, 4, 6]


def test_there_are_as_many_tiles_as_in_the_box() -> None:
    assert Counter(tile.biome for tile in material.TILES) == {1: 15, 2: 20, 3: 20, 4: 21, 5: 26, 6: 20, 7: 41}


@pytest.mark.parametrize(("boss", "cards"), [(0, 15), (1, 7), (2, 21)])
def test_bosses_have_their_cards(boss: int, cards: int) -> None:
    of = material.BOSSES[boss]
    assert 1 + len(of.turns) + sum(len([code for code in thing.codes if code]) for thing in of.things) == cards
    assert len(of.sides) == 2


def test_every_word_of_the_language_is_used() -> None:
    """What no card says needs no rule; `unblockable` damage of heroes is on two cards only."""
    atoms = {atom[0] for atom in every_atom()}
    assert set(range(v.ATOMS)) - atoms == set()
    assert set(range(v.CLAUSES)) - {clause.kind for clause in every_clause()} == set()
    triggers = {clause.n for clause in every_clause() if clause.kind == v.ON}
    assert set(v.TRIGGERS.values()) - triggers == set()
    assert {clause.n for clause in every_clause() if clause.kind == v.ONCE} == set(v.MOMENTS.values())
    assert {clause.n for clause in every_clause() if clause.kind == v.GOAL} == set(v.GOALS.values())
    conditions = [each for clause in every_clause() for each in (*clause.conditions, *clause.instead_if, *clause.then_if)]
    assert {condition[0] for condition in conditions} == set(range(v.CONDITIONS))


def ways_on(face: Face, space: int) -> list[int]:
    return [way for way in face.leaving[space] if face.ways[way].gate not in GATED]


GATED = (tiles.RUNE_GATE, tiles.HAND_GATE, tiles.KEY_GATE)


@pytest.mark.parametrize("face", material.FACES, ids=lambda face: face.id)
def test_a_board_can_be_walked(face: Face) -> None:
    """No way leads back, every space can be reached, and none is a dead end for a Group without runes, keys and cards."""
    reached, todo = set[int](), [START_SPACE]
    while todo:
        space = todo.pop()
        assert ways_on(face, space), f"{face.id} {space}: no way on"
        for way in face.leaving[space]:
            end = face.ways[way].end
            if end >= 0 and end not in reached:
                reached.add(end)
                todo.append(end)
    assert reached == set(range(len(face.spaces)))
    assert longest(face, START_SPACE, ()) <= len(face.spaces)
    assert sum(1 for way in face.ways if way.end < 0) >= 2


def longest(face: Face, space: int, walked: tuple[int, ...]) -> int:
    assert space not in walked, f"{face.id}: a circle through {space}"
    ends = [face.ways[way].end for way in face.leaving[space]]
    return 1 + max((longest(face, end, (*walked, space)) for end in ends if end >= 0), default=0)


def test_there_are_enough_tiles_for_every_board() -> None:
    needed = {(face.id, shape): count for face in material.FACES for shape, count in Counter(face.shapes).items()}
    both = Counter(shape for face in material.FACES if face.biome == 7 for shape in face.shapes)
    for face in material.FACES:
        there = Counter(tile.shape for tile in material.TILES if tile.biome == face.biome)
        for shape in set(face.shapes):
            assert (both[shape] if face.biome == 7 else needed[face.id, shape]) <= there[shape], (face.id, tiles.SHAPES[shape])


def test_whoever_makes_bleed_stops_the_bleeding_and_stands_before_us() -> None:
    for foe in (*material.MONSTERS, *material.GUESTS):
        if any(atom[0] == v.AFFLICT and atom[1] == v.BLEEDING for row in foe.rows for atom in row):
            assert v.UNBLEED in [atom[0] for atom in foe.death], foe.id
            assert foe.place != foes.BEHIND, foe.id


@pytest.mark.parametrize("hero", range(4))
def test_a_starting_deck_can_do_everything(hero: int) -> None:
    deck = [card for card in material.CARDS if card.owner == hero]
    atoms = [atom for card in deck for row in card.rows for atom in row]
    assert len(deck) == 6
    assert [sum(card.checks >> symbol & 1 for card in deck) > 0 for symbol in range(3)] == [True] * 3
    assert v.LOOT in [atom[0] for atom in atoms]
    assert v.SKILL in [atom[0] for atom in atoms]
    assert any(atom[0] == v.HIT and atom[3] & v.LEFT for atom in atoms)
    for card in deck:
        assert all(sum(atom[1] for atom in row if atom[0] == v.HIT) <= 2 for row in card.rows), card.id


def names_of(language: str) -> dict[str, str]:
    text = (WORDS / f"names.{language}.ftl").read_text("utf8")
    return dict(re.findall(r"^dead_cells-([\w-]+) = (.+)$", text, re.M))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_of_its_own(language: str) -> None:
    names = names_of(language)
    wanted = {f"card-{card.id}" for card in material.CARDS} | {f"gear-{card.id}" for card in material.GEAR}
    wanted |= {f"foe-{foe.id}" for foe in material.FOES} | {f"hero-{hero.id}" for hero in material.HEROES}
    wanted |= {f"biome-b{number}" for number in range(1, 8)} | {f"rune-{rune}" for rune in v.RUNES}
    wanted |= {f"malaise-{name}" for name in material.WORLD.malaise_names} | {"hero-serenade"}
    for upgrade in material.UPGRADES:
        if upgrade.effect is not None:
            wanted.add(f"{'secret' if upgrade.deck == decks.SECRETS else 'upgrade'}-{upgrade.id}")
    decks_of_bosses = {name for name in names if name.startswith("deck-")}
    assert wanted | decks_of_bosses == set(names)
    assert len(decks_of_bosses) == 3
    for shelf in ("card", "gear", "foe", "upgrade", "secret"):
        twice = Counter(name for id, name in names.items() if id.startswith(f"{shelf}-"))
        assert [name for name, count in twice.items() if count > 1] == [], shelf


@pytest.mark.skipif(not ICONS.exists(), reason="the icons of the browser's half are not here")
def test_every_icon_exists() -> None:
    known = json.loads(ICONS.read_text("utf8"))
    drawn = known["icons"].keys() | known.get("aliases", {}).keys()
    wanted = (
        {hero.icon for hero in material.HEROES}
        | {card.icon for card in material.GEAR}
        | {boss.icon for boss in material.BOSSES}
    )
    wanted |= {foe.icon for foe in material.FOES} | {each.icon for each in material.UPGRADES} | set(material.WORLD.rune_icons)
    assert wanted - drawn - {""} == set()


def test_every_rune_can_be_found() -> None:
    found = {atom[3] for atom in every_atom() if atom[0] == v.RUNE}
    found |= {
        v.RUNES[word.removeprefix("rune ")] for boss in material.BOSSES for word in boss.first if word.startswith("rune ")
    }
    assert found == set(range(7))


def test_there_are_more_ways_to_secrets_than_secrets() -> None:
    boss_cell_deeds = 4
    ways = sum(1 for atom in every_atom() if atom[0] == v.SECRET) + boss_cell_deeds
    ways += sum(1 for clause in every_clause() if clause.kind == v.DRAW_SECRET)
    assert ways > len(material.UPGRADE_DECKS[decks.SECRETS]) - 1


def test_every_skill_says_what_replacing_costs() -> None:
    skills = [upgrade for upgrade in material.UPGRADES if upgrade.kind == decks.SKILL_CARD]
    assert len(skills) == 6
    assert all(skill.replace >= 1 for skill in skills)


def test_all_hearts_fit_on_the_boards() -> None:
    stamina = sum(upgrade.stack == "stamina" for upgrade in material.UPGRADES)
    for hero in material.HEROES:
        steps = [clause for track in hero.tracks for step in track for clause in step]
        assert hero.hp + sum(clause.n for clause in steps if clause.kind == v.HEARTS) + stamina <= hero.hearts, hero.id
        assert hero.slots_open + sum(clause.kind == v.SLOT for clause in steps) <= hero.slots


# What one atom is worth, roughly: enough to see that a deck gets better as it grows.
WORTH = {v.HIT: 1.0, v.PIERCE: 1.2, v.INFLICT: 1.3, v.SHIELD: 0.9, v.GOLD: 1.1, v.HEAL: 1.1, v.SKILL: 0.9, v.LOOT: 0.8}
REACH = {1: 1.0, 2: 1.1, 3: 1.25, 4: 1.35}


def worth(card: Card) -> float:
    total = 0.0
    for atom in (atom for row in card.rows for atom in row):
        each = WORTH.get(atom[0], 0.5)
        if atom[0] in (v.HIT, v.PIERCE, v.INFLICT):
            each *= REACH[(atom[3] & v.ANY).bit_count()] * {v.ONE: 1.0, v.TWO: 1.7, v.ALL: 2.1}[atom[2]]
        if atom[0] in (v.SHIELD, v.GOLD) and atom[2] == v.ALL:
            each *= 2.2
        total += each * (atom[1] if atom[0] in (v.HIT, v.PIERCE, v.SHIELD, v.GOLD, v.HEAL) else 1)
    return total


@pytest.mark.parametrize("deck", range(3))
def test_improved_cards_get_better_and_better(deck: int) -> None:
    improved = [(int(each.code[3:]), worth(each.card)) for each in material.UPGRADE_DECKS[deck] if each.card is not None]
    starters = [worth(card) for card in material.CARDS if 0 <= card.owner < SERENADE]
    means = [sum(starters) / len(starters)]
    for low, high in ((1, 13), (14, 28), (29, 41)):
        third = [value for number, value in improved if low <= number <= high]
        means.append(sum(third) / len(third))
    assert means == sorted(means), means
    assert len(set(means)) == 4


def test_gear_is_used_as_its_class_says() -> None:
    for card in material.GEAR:
        rounds = [clause.n for clause in card.clauses if clause.kind == v.ROW]
        assert (card.kind == gear.COMPANION) == (card.hp > 0), card.id
        assert card.kind != gear.SKILL_GEAR or not rounds, card.id
