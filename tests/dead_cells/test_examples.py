"""Every rule that is written has an example, every example holds, and every rule is named by the function that keeps it."""

from pathlib import Path

import pytest

from samobranka.games import dead_cells
from samobranka.games.dead_cells import GAME
from samobranka.games.dead_cells.box.decks import FEAT
from samobranka.games.dead_cells.material import UPGRADES
from samobranka.lab.check import docstrings
from samobranka.rulebook.ids import ids_in
from samobranka.rulebook.playing import check_example
from samobranka.rulebook.reading import Example, read_chapter

ROOM = Path(dead_cells.__file__).parent
RULES = [rule for file in sorted((ROOM / "rulebook").glob("*.toml")) for rule in read_chapter(file).rules]
EXAMPLES = [
    pytest.param(example, id=f"{rule.id}-{number}") for rule in RULES for number, example in enumerate(rule.examples, 1)
]


@pytest.mark.parametrize("example", EXAMPLES)
def test_it_happens_as_the_rulebook_says(example: Example) -> None:
    failure = check_example(GAME, example)
    assert failure is None, str(failure)


def test_every_rule_has_an_example() -> None:
    assert [rule.id for rule in RULES if not rule.examples] == []
    assert len({rule.id for rule in RULES}) == len(RULES)


def test_every_feat_is_met_in_an_example() -> None:
    """What no rule counts could lie on the board for ever."""
    examples = [example for rule in RULES for example in rule.examples]
    met = {line for example in examples for line in example.given if "feats none" in example.expect}
    assert [feat.code for feat in UPGRADES if feat.kind == FEAT and f"feats: {feat.code.lower()}" not in met] == []


def test_every_rule_is_named_where_it_is_kept() -> None:
    named = {id for file in ROOM.rglob("*.py") for text in docstrings(file.read_text("utf8")) for id in ids_in(text)}
    assert [rule.id for rule in RULES if rule.id not in named] == []
