"""Every card can be said in every language, in sentences made from its words."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.parser import FluentParser

from samobranka import words
from samobranka.core.errors import Message
from samobranka.games.dead_cells import material, wording
from samobranka.games.dead_cells.language import clauses, vocabulary
from samobranka.games.dead_cells.language.atoms import effects

ROOM = Path(material.__file__).parent / "words"


def everything() -> Iterator[tuple[str, list[Message]]]:
    """All that a card, a tile or a corridor says, under its id."""
    for card in material.CARDS:
        yield f"card {card.id}", wording.card(card)
    for gear in material.GEAR:
        yield f"gear {gear.id}", wording.gear(gear)
    for foe in material.FOES:
        yield f"foe {foe.id}", wording.foe(foe)
    for upgrade in material.UPGRADES:
        yield f"upgrade {upgrade.code}", wording.upgrade(upgrade)
    for hero in material.HEROES:
        for track, steps in enumerate(hero.tracks):
            for level, step in enumerate(steps, 1):
                yield f"{hero.id} {track} {level}", [wording.rule(clause) for clause in step]
    board = material.SERENADE_BOARD
    yield "serenade", [wording.rule(clause) for clause in (*board.symbols, *board.melee)]
    yield "serenade power", [wording.atom(step) for step in board.power]
    for boss in material.BOSSES:
        for turn in boss.turns:
            yield f"turn {boss.id}", [wording.rule(clause) for clause in turn]
    world = material.WORLD
    evils = (*world.malaise, *world.bells, *world.constraints, *(each for pair in world.curses.values() for each in pair))
    yield "world", [wording.rule(clause) for clause in (*world.runes, *evils)]
    for tile in material.TILES:
        yield f"tile {tile.code}", wording.tile(tile)
    for face in material.FACES:
        gates = [wording.gate(way) for way in face.ways]
        yield f"gates {face.id}", [gate for gate in gates if gate is not None]


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    said = 0
    for what, messages in everything():
        assert messages, f"{what} says nothing"
        for message in messages:
            text = words.say(message, language)
            assert not re.search(r"dead_cells|[{}$]|  | \.|\.\.|None", text), f"{what}: {text!r}"
            said += 1
    assert said > 700


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_different_things_are_said_differently(language: str) -> None:
    """No word of the language is lost: two cards that read the same do the same."""
    texts: dict[str, tuple[object, str]] = {}
    for card in material.CARDS:
        text = " ".join(words.say(message, language) for message in wording.card(card))
        assert texts.setdefault(text, (card.rows, card.id))[0] == card.rows, (card.id, texts[text][1])


@pytest.mark.parametrize(
    ("text", "en", "ru", "fr"),
    [
        (
            "D2@front",
            "deal 2 damage to the enemy in front",
            "нанести 2 урона врагу впереди",
            "infliger 2 dégâts à l’ennemi de devant",
        ),
        ("Po@right", "poison an enemy on the right", "отравить одного врага справа", "empoisonner un ennemi à droite"),
        ("each G1", "give everybody a golden shield", "дать всем по золотому щиту", "donner un bouclier d’or à chacun"),
        ("t5", "5 gold teeth", "5 золотых зубов", "5 dents en or"),
    ],
)
def test_how_it_reads(text: str, en: str, ru: str, fr: str) -> None:
    message = wording.row(effects(text))
    assert [words.say(message, language) for language in words.LANGUAGES] == [en, ru, fr]


def test_a_card_reads_as_a_person_would_say_it() -> None:
    rapier = next(gear for gear in material.GEAR if gear.id == "rapier")
    assert words.say(wording.gear(rapier)[0], "en") == (
        "Round II, after your card’s row: deal 1 damage to the enemy in front; "
        "if there is a wall or a hole, deal 2 damage to the enemy in front instead."
    )
    glove = next(gear for gear in material.GEAR if gear.id == "greed-glove")
    assert words.say(wording.gear(glove)[0], "en") == (
        "One Damage action in round III with 6 or more teeth in the Bag hits once more, once a round."
    )


def ids(file: Path) -> set[str]:
    body = FluentParser().parse(file.read_text("utf8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("part", ["names", "effects"])
def test_the_languages_have_the_same_words(part: str) -> None:
    english = ids(ROOM / f"{part}.en.ftl")
    assert ids(ROOM / f"{part}.ru.ftl") == english
    assert ids(ROOM / f"{part}.fr.ftl") == english


def test_every_word_of_the_language_has_a_sentence() -> None:
    """Also those in other company than today's cards put them: any range, any state, any limit."""
    told = [wording.atom(atom) for name in vocabulary.RANGES for atom in effects(f"D1@{name}, Po@{name}")]
    told += [
        wording.rule(clause) for state in vocabulary.STATES for clause in clauses.worn(f"bonus target={state}; immune {state}")
    ]
    told += [wording.rule(clause) for scope in vocabulary.SCOPES for clause in clauses.worn(f"skill: L (1/{scope})")]
    for message in told:
        for language in words.LANGUAGES:
            assert "dead_cells" not in words.say(message, language)
