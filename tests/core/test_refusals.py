"""Whatever core, the shelf, rulebooks, bots or the lab refuse has words in every language."""

import re
from pathlib import Path

import pytest

import samobranka
from samobranka import words
from samobranka.core import errors
from samobranka.core.errors import SamobrankaError

PACKAGE = Path(samobranka.__file__).parent
ROOMS = ("core", "rulebook", "bots", "lab", "terminal", "words", "games/__init__.py", "cli.py", "folders.py", "__init__.py")
KINDS = [name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, SamobrankaError)]


def sources() -> list[str]:
    places = [PACKAGE / room for room in ROOMS]
    files = [file for place in places for file in (place.rglob("*.py") if place.is_dir() else [place])]
    return [file.read_text("utf8") for file in files]


def named() -> set[str]:
    """Ids behind the name of an error, and the reasons why nothing can be taken back."""
    raised = rf'(?:{"|".join(KINDS)})\(\s*"([\w-]+)"'
    found = {id for source in sources() for id in re.findall(raised, source)}
    return found | {id for source in sources() for id in re.findall(r'"(undo-[\w-]+)"', source)}


def test_the_ids_are_found() -> None:
    assert named() >= {
        "campaign-none", "campaign-fixed", "campaign-open", "campaign-not-over", "campaign-broken", "save-not-campaign",
        "undo-run", "undo-chance", "illegal-stale", "option-value", "game-unknown", "bot-unknown", "example-broken",
    }  # fmt: skip


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    bundle = words.bundle(language)
    assert {id for id in named() if not bundle.has_message(id)} == set()


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_what_a_room_campaign_refuses_has_words_too(language: str) -> None:
    assert words.bundle(language).has_message("campaign-version")
