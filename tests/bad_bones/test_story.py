"""A game of Bad Bones as people tell it: short, complete, in whole sentences, with "you", places instead of coordinates."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from playing import let_play, seated
from samobranka import words
from samobranka.core.errors import Message
from samobranka.core.events import Event
from samobranka.core.story import fold, great, story
from samobranka.core.table import Table
from samobranka.games.bad_bones import GAME
from samobranka.rulebook.playing import Run
from samobranka.rulebook.reading import Example
from samobranka.words import LANGUAGES, bundle, sentence

TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (4, {"advanced": True, "chiefs": True}),
    (3, {"mode": "coop", "advanced": True, "chiefs": True}),
    (1, {"mode": "solo", "advanced": True, "chiefs": True}),
]


TOGETHER: tuple[int, dict[str, object]] = (2, {"mode": "coop", "chiefs": True})


def bots_play(seats: int, options: dict[str, object], seed: int, bot: str = "greedy") -> Table:
    return let_play(Table(GAME, seats, options, seed), seated([bot] * seats, seed))


def told(table: Table, language: str, me: int | None = None) -> list[str]:
    return [" ".join(sentence(each, language, me) for each in line.passage.sentences) for line in story(table, me)]


@pytest.fixture(scope="module", params=TABLES, ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    seats, options = request.param
    return bots_play(seats, options, seed=3)


def test_a_story_is_much_shorter_than_what_happened(table: Table) -> None:
    assert len(told(table, "en")) < 0.3 * len(table.events)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_whole_sentences_without_coordinates(table: Table, language: str) -> None:
    for me in (None, 0):
        for line in told(table, language, me):
            assert re.search(r"[.!]$", line), line
            assert line[:1].upper() == line[:1]
            assert not re.search(r"bad_bones-|\{|\}|\.\.|!\.| \.|None|\(", line), line
            assert not re.search(r"column|столб|colonne", line), line


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_has_words(seed: int, language: str) -> None:
    """Random play brings about what bots avoid."""
    for seats, options in (*TABLES, TOGETHER, (2, {"chiefs": True, "ruleset": "ru"})):
        for line in told(bots_play(seats, options, seed, "random"), language, 0):
            assert not re.search(r"bad_bones-|\{|\}|\.\.|None", line), line


def test_who_reads_is_called_you_and_nobody_else_is(table: Table) -> None:
    mine = told(table, "en", 0)
    assert any(line.startswith("Your ") for line in mine)
    assert not any("Player 1" in line for line in mine)
    assert not any(re.search(r"\byour?\b", line, re.I) for line in told(table, "en")) or len(table.state.boards) == 1


def test_the_passages_of_a_choice_hold_all_its_events(table: Table) -> None:
    for first, end in table.stretches():
        events = table.events[first:end]
        passages = fold(GAME, events)
        assert sum(passage.count for passage in passages) == len(events)
        assert all(passage.sentences for passage in passages)


def happens(given: str, language: str = "en") -> str:
    """What the first player reads of all that comes of a position."""
    text = {"given": given, "do": "", "expect": "round 1", "says": dict.fromkeys(LANGUAGES, "A position.")}
    events: list[Event] = []
    Run(GAME, Example(text, "BB-1", Path(__file__), 0), 1, events.append)
    return " ".join(sentence(each, language, 0) for passage in fold(GAME, events) for each in passage.sentences)


def test_a_sapper_takes_two() -> None:
    read = happens("option chiefs\nphase 3\npause before phase 4\nleft sapper r5c1 s")
    assert "a sapper chief burns down two houses; three are left" in read
    read = happens("option chiefs\nphase 3\npause before phase 4\nleft sapper r2c3 s", language="ru")
    assert "старший минёр сносит два яруса башни; осталось два" in read


def test_equal_traps_are_counted() -> None:
    read = [line for seed in range(3) for line in told(bots_play(2, {}, seed), "en")]
    assert any("two catapults are worn out" in line or "two walls are worn out" in line for line in read)
    assert not any(re.search(r"the (\w+)(,| and) the \1\b", line) for line in read)


def test_who_comes_late_burns_nothing() -> None:
    read = happens("phase 3\nhouses 1: 1\ntop red r5c3 s\ntop blue r5c4 s")
    assert "burns down a house; none is left. Your realm falls!" in read
    assert "finds nothing left to burn" in read


def test_all_fall_at_once_and_nobody_wins() -> None:
    lines = "phase 3\nfloors 1: 1\nfloors 2: 1\ntop red r2c3 s\ntop red r2c3 s of 2"
    assert happens(lines).endswith("All realms have fallen at once: nobody has won.")
    assert happens(lines, language="fr").endswith("personne n’a gagné.")
    assert happens(lines, language="ru").endswith("победителя нет.")


def test_the_winner_and_by_how_much() -> None:
    read = happens("phase 3\nfloors 1: 1\ntop red r2c3 s")
    assert re.search(r"You have fallen: your tower is torn down\. Player 2 wins, \d\d : 0\.$", read)


@pytest.mark.parametrize(
    ("table", "says"),
    [
        ("", "Your hearse now belongs to Player 2."),
        ("mode coop\n", "Your hearse drives back into the common reserve."),
        ("players 1\n", "The hearse comes back into the reserve."),
    ],
)
def test_where_the_hearse_goes(table: str, says: str) -> None:
    read = happens(f"{table}option advanced\nphase 3\npause before phase 4\nhearse r5c2\nleft purple r5c1 e")
    assert says in read


def test_great_moments_have_words_in_every_language() -> None:
    called = set()
    for seed in range(8):
        for seats, options in (*TABLES, TOGETHER):
            table = bots_play(seats, options, seed, "random")
            called |= {moment.id for event in table.events if (moment := great(GAME, event)) is not None}
    names = ("last-floor", "last-house", "last-capital", "fell", "tower", "emperor", "necromancer")
    assert called >= {f"bad_bones-great-{name}" for name in names}
    # Every table calls out its end by itself, and once is enough.
    assert not {id for id in called if "won" in id}
    for language in LANGUAGES:
        assert all(bundle(language).has_message(id) for id in called)


def test_french_says_d_before_a_vowel(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names are put in where a table knows them; here the word for a player begins with a vowel."""
    named = FluentBundle(["fr"], use_isolating=False)
    for source in words.sources("fr"):
        named.add_resource(FluentResource(source))
    named.add_resource(FluentResource("player = Anna"), allow_overrides=True)
    monkeypatch.setattr(words, "bundle", lambda language: named)
    fell = Message("bad_bones-story-fell", player=Message("player", seat=2))
    assert sentence(fell, "fr") == "Le royaume d’Anna tombe !".replace(" !", "\u00a0!")


# Sentences, and what has to happen before they are true.
HAPPENED = {
    "floors-lost": "floor-lost", "houses-lost": "house-lost", "fell": "fell", "slain-hero": "slain", "sent-exit": "sent",
    "won": "won", "floors-late": "floor-lost", "houses-late": "house-lost", "portal": "portal", "blocked": "blocked",
}  # fmt: skip


def test_no_sentence_is_told_before_what_it_tells_of(table: Table) -> None:
    met = set()
    for line in story(table, None):
        assert line.passage.begins == sorted(line.passage.begins)
        for said, at in zip(line.passage.sentences, line.passage.begins, strict=True):
            told = said.facts.get("what", said)
            assert isinstance(told, Message)
            happened = HAPPENED.get(told.id.removeprefix("bad_bones-story-"))
            if happened is not None:
                met.add(happened)
                assert line.events[at][1].kind == happened, told
    assert "slain" in met
