"""A battle of Nastolie as people tell it: complete, in whole sentences, with "you", in three languages."""

import re

import pytest

from playing import played
from samobranka.core.story import fold, great, story
from samobranka.core.table import Table
from samobranka.games.nastolie import GAME
from samobranka.words import LANGUAGES, bundle, sentence

TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (2, {"scenario": "p2", "placement": "line"}),
    (2, {"scenario": "p3", "placement": "line", "rituals": True}),
    (3, {"rituals": True, "placement": "line"}),
    (4, {"scenario": "p5", "placement": "line", "rituals": True}),
    (4, {"placement": "line", "roster": "variant"}),
    (2, {"scenario": "p7", "placement": "line"}),
    (3, {"scenario": "p8", "campaign": True}),
]


def told(table: Table, language: str, me: int | None = None) -> list[str]:
    return [" ".join(sentence(each, language, me) for each in line.passage.sentences) for line in story(table, me)]


@pytest.fixture(scope="module", params=TABLES, ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    seats, options = request.param
    return played(GAME, seats, 5, options)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_whole_sentences(table: Table, language: str) -> None:
    for me in (None, 0):
        for line in told(table, language, me):
            assert re.search(r"[.!]$", line), line
            assert line[:1].upper() == line[:1]
            assert not re.search(r"nastolie-|\{|\}|\.\.|!\.| \.|  ", line), line


def test_every_turn_heads_its_lines(table: Table) -> None:
    """Whatever it begins with: so the pages know (docs/adding-a-game.md)."""
    for line in story(table, None):
        first = line.passage.sentences[0].id
        assert (first == "nastolie-story-turn") == (line.events[0][1].kind in ("turn", "skipped"))


def test_who_reads_is_called_you_and_nobody_else_is(table: Table) -> None:
    assert not any("Player 1" in line for line in told(table, "en", 0))
    assert not any(re.search(r"\byour?\b", line, re.I) for line in told(table, "en"))


def test_the_passages_of_a_choice_hold_all_its_events(table: Table) -> None:
    for first, end in table.stretches():
        events = table.events[first:end]
        passages = fold(GAME, events)
        assert sum(passage.count for passage in passages) == len(events)
        assert all(passage.begins == sorted(passage.begins) for passage in passages)


def test_a_story_is_shorter_than_what_happened(table: Table) -> None:
    assert len(told(table, "en")) < 0.75 * len(table.events)


def test_great_moments_have_words_in_every_language(table: Table) -> None:
    called = {moment.id for event in table.events if (moment := great(GAME, event)) is not None}
    for language in LANGUAGES:
        assert all(bundle(language).has_message(id) for id in called)
