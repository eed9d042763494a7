"""What the server serves of a rulebook: when each rule holds, which pieces it is about, and its examples played."""

from typing import Any

import pytest
from msgspec import to_builtins

from samobranka import games, words
from samobranka.core.errors import BadExample, Message
from samobranka.games.castle_panic.material import CARD_NAMES, TOKEN_NAMES
from samobranka.rulebook.book import by_number
from samobranka.rulebook.reading import read_chapter
from samobranka.server import shelf
from samobranka.server.refusals import NoTable

GAME = "castle_panic"


@pytest.fixture(scope="module")
def rules() -> dict[str, dict[str, Any]]:
    return {rule["id"]: rule for chapter in to_builtins(shelf.rules_of(GAME)) for rule in chapter["rules"]}


def shown(rule: str, number: int = 0) -> dict[str, Any]:
    examples = [example for chapter in shelf.book(GAME) for one in chapter.rules if one.id == rule for example in one.examples]
    told: dict[str, Any] = to_builtins(shelf.played(games.find(GAME), examples[number]))
    return told


def test_chapters_come_in_the_order_of_their_rules() -> None:
    first = [chapter.rules[0].id for chapter in shelf.rules_of(GAME)]
    assert first[0] == "CP-1"
    assert first == sorted(first, key=by_number)


def test_every_chapter_has_a_short_title_for_its_tab() -> None:
    for chapter in shelf.rules_of(GAME):
        for language in words.LANGUAGES:
            assert 0 < len(chapter.short[language]) <= 14


def test_a_rule_says_at_which_tables_it_holds(rules: dict[str, dict[str, Any]]) -> None:
    assert rules["CP-54"]["when"] == {}
    assert rules["CP-90"]["when"] == {"mode": ["overlord"]}
    assert rules["CP-102"]["when"] == {"heroic_powers": [True]}
    assert rules["CP-88"]["when"] == {"players": [1]}
    assert "coop" not in rules["CP-83"]["when"]["mode"]


def test_every_option_is_named_by_the_rule_it_changes(rules: dict[str, dict[str, Any]]) -> None:
    for option in games.find(GAME).info.options:
        assert option.name in rules[option.rule]["options"]


def test_examples_say_with_which_options_they_are_played(rules: dict[str, dict[str, Any]]) -> None:
    assert [example["options"] for example in rules["CP-2"]["examples"]] == [{}, {"under_construction": True}]
    assert {"overlord_anti_stall": False, "mode": "overlord"} in [example["options"] for example in rules["CP-93a"]["examples"]]


def test_from_every_card_and_token_a_rule_can_be_found(rules: dict[str, dict[str, Any]]) -> None:
    told = {kind for rule in rules.values() for kind in rule["pieces"]}
    kinds = {name.replace(" ", "_") for name in CARD_NAMES + TOKEN_NAMES}
    assert kinds - told == set()
    assert told - kinds == {"wall", "tower", "deck", "discard", "pile", "trophies"}


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_card_and_token_is_explained(rules: dict[str, dict[str, Any]], language: str) -> None:
    for kind in {kind for rule in rules.values() for kind in rule["pieces"]}:
        colour, _, rest = kind.partition("_")
        name = (rest if colour in ("red", "green", "blue") else kind).replace("_", "-")
        id = f"castle_panic-help-{name}"
        assert words.say(Message(id), language) != id, kind


def test_what_happens_by_itself_is_shown_from_before_it_happens() -> None:
    """CP-54 has nothing to choose: the wall stands in what is given, and falls in the only step."""
    example = shown("CP-54")
    assert len(example["given"]["walls"]) == 6
    (step,) = example["steps"]
    assert step["by"] is None
    assert step["message"] is None
    assert set(example["given"]["walls"]) - set(step["view"]["walls"]) == {"wall-5"}
    assert "castle_panic-event-wall-fell" in [line["id"] for line in step["log"]]


def test_a_choice_is_shown_in_words_with_its_pieces() -> None:
    example = shown("CP-36")
    (step,) = example["steps"]
    assert example["question"]["id"] == "castle_panic-ask-play"
    assert step["by"] == 0
    assert step["message"]["id"] == "castle_panic-choice-slay"
    card, monster = step["pieces"]
    assert card in [piece["id"] for piece in example["given"]["players"][0]["hand"]]
    assert monster in [piece["id"] for piece in example["given"]["monsters"]]
    assert monster not in [piece["id"] for piece in step["view"]["monsters"]]


def test_a_refused_choice_says_why_and_changes_nothing() -> None:
    example = shown("CP-30")
    step = example["steps"][0]
    assert step["refused"]["id"] == "castle_panic-refused-forest"
    assert step["log"] == []
    assert step["view"] == example["given"]


def test_every_refusal_in_every_example_has_words() -> None:
    game = games.find(GAME)
    refused = [
        step["refused"]
        for chapter in shelf.book(GAME)
        for rule in chapter.rules
        for example in rule.examples
        for step in to_builtins(shelf.played(game, example).steps)
        if step["refused"]
    ]
    assert len(refused) > 40
    for message in refused:
        assert words.say(Message(message["id"], **message["facts"]), "ru") != message["id"]


def test_an_example_that_is_not_there() -> None:
    with pytest.raises(NoTable):
        shelf.show.fn("castle_panic", "CP-54", 99)
    with pytest.raises(NoTable):
        shelf.show.fn("castle_panic", "XX-1", 0)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ('when = "overlord"', "when needs options"),
        ('pieces = "tar"', "pieces needs a list"),
        ('short = {en = "A"}', "short title needs"),
    ],
)
def test_a_rulebook_that_cannot_be_read_says_where(tmp_path: Any, line: str, why: str) -> None:
    title = '{en = "A", ru = "А", fr = "A"}'
    chapter, rule = (line, "") if line.startswith("short") else ("", line)
    source = f'[chapter]\ntitle = {title}\n{chapter}\n[[rule]]\nid = "XX-1"\ntitle = {title}\ntext = {title}\n{rule}\n'
    file = tmp_path / "one.toml"
    file.write_text(source, "utf8")
    with pytest.raises(BadExample, match=f"one.toml, line .*{why}"):
        read_chapter(file)
