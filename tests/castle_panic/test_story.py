"""A game of Castle Panic as people tell it: short, complete, in whole sentences, with "you"."""

import re

import pytest

from playing import let_play, seated
from samobranka.core.events import Event
from samobranka.core.story import fold, great, story
from samobranka.core.table import Table
from samobranka.games.castle_panic import GAME
from samobranka.games.castle_panic.material import TOKEN_KIND, TOKEN_NAMES
from samobranka.words import LANGUAGES, bundle, sentence

TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (4, {"mode": "coop"}),
    (3, {"mode": "overlord"}),
    (1, {"mode": "solo"}),
    (5, {"home_is_castle": True}),
]


def bots_play(seats: int, options: dict[str, object], seed: int) -> Table:
    return let_play(Table(GAME, seats, options, seed), seated(["greedy"] * seats, seed))


def told(table: Table, language: str, me: int | None = None) -> list[str]:
    return [" ".join(sentence(each, language, me) for each in line.passage.sentences) for line in story(table, me)]


@pytest.fixture(scope="module", params=TABLES, ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    seats, options = request.param
    return bots_play(seats, options, seed=3)


def test_a_story_is_less_than_half_as_long_as_what_happened(table: Table) -> None:
    assert len(told(table, "en")) < 0.5 * len(table.events)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_whole_sentences(table: Table, language: str) -> None:
    for me in (None, 0):
        for line in told(table, language, me):
            assert re.search(r"[.!]$", line), line
            assert line[:1].upper() == line[:1]
            assert not re.search(r"castle_panic-|\{|\}|\.\.|!\.| \.", line), line


def test_who_reads_is_called_you_and_nobody_else_is(table: Table) -> None:
    mine = told(table, "en", 0)
    assert any(line.startswith("You ") for line in mine)
    assert not any("Player 1" in line for line in mine)
    assert not any(re.search(r"\byou\b", line, re.I) for line in told(table, "en"))


def test_a_card_and_its_deed_are_one_line() -> None:
    table = bots_play(2, {}, seed=1)
    lines = told(table, "en", 0)
    assert any(re.fullmatch(r"You slay the \w+ in arc \d with the [\w ]+\.", line) for line in lines)
    assert any(line.startswith("The monsters come closer. Wall") for line in lines)


def test_who_comes_in_the_same_arc_is_told_of_together() -> None:
    def appears(token: int, arc: int) -> Event:
        return Event("appeared", {"token": token, "space": arc - 1, "hp": 1, "die": arc})

    kinds = [TOKEN_NAMES[kind] for kind in TOKEN_KIND]
    goblin, orc, troll = (kinds.index(name) for name in ("goblin", "orc", "troll"))
    drawn = [Event("drawn", {"token": token, "called_by": -1}) for token in (goblin, orc, troll)]
    events = [drawn[0], appears(goblin, 4), drawn[1], appears(orc, 4), drawn[2], appears(troll, 6)]
    (line,) = fold(GAME, events)
    (said,) = line.sentences
    assert sentence(said, "en") == "In the forest appear a goblin and an orc in arc 4 and a troll in arc 6."


@pytest.mark.parametrize(("language", "orc"), [("en", "The Orc "), ("ru", "Орк "), ("fr", "L’Orque ")])
def test_a_monster_comes_with_its_article_when_a_line_opens(language: str, orc: str) -> None:
    lines = [sentence(GAME.tell(event), language) for event in bots_play(2, {}, seed=1).events]
    assert any(line.startswith(orc) for line in lines)
    assert not any(re.search(r"\b[Ll]e [AEIOUÉ]", line) for line in lines)


def test_an_order_that_nobody_can_follow_and_a_plague_that_finds_nothing_are_told_so() -> None:
    told_of = {True: 0, False: 0}
    for seed in range(12):
        for line in story(bots_play(3, {}, seed=seed), None):
            for at, sentence_id in enumerate(each.id for each in line.passage.sentences):
                if not re.search(r"-token-(\w+-move|\w*clockwise|plague-\w+)(-nobody)?$", sentence_id):
                    continue
                after = [event.kind for _, event in line.events[line.passage.begins[at] + 1 :]]
                happened = {"moved", "wall-fell", "unfortified", "tower-fell", "discarded"} & set(after)
                assert sentence_id.endswith("-nobody") != bool(happened), (sentence_id, after)
                told_of[bool(happened)] += 1
    assert min(told_of.values()) > 5


def test_great_moments_have_words_in_every_language() -> None:
    called = set()
    for seed in range(12):
        table = bots_play(3, {}, seed=seed)
        called |= {moment.id for event in table.events if (moment := great(GAME, event)) is not None}
    assert called >= {f"castle_panic-great-{name}" for name in ("boulder", "tower", "last-tower", "healer", "troll-mage")}
    for language in LANGUAGES:
        assert all(bundle(language).has_message(id) for id in called)


def test_the_passages_of_a_choice_hold_all_its_events() -> None:
    table = bots_play(2, {}, seed=5)
    for first, end in table.stretches():
        events = table.events[first:end]
        assert sum(passage.count for passage in fold(GAME, events)) == len(events)


def test_no_sentence_is_told_before_what_it_tells_of(table: Table) -> None:
    for line in story(table, None):
        assert line.passage.begins == sorted(line.passage.begins)
        assert line.passage.begins[0] == 0
        for sentence_id, at in zip((each.id for each in line.passage.sentences), line.passage.begins, strict=True):
            kind = line.events[at][1].kind
            assert sentence_id.endswith(("tower-falls", "breaks-in")) <= (kind == "tower-fell")
            assert sentence_id.endswith("walls-fall") <= (kind == "wall-fell")


def test_an_eighteen_turn_game_is_read_in_about_a_hundred_and_twenty_lines() -> None:
    lines = turns = 0
    for seed in range(4):
        table = bots_play(2, {}, seed)
        turns += table.turn
        lines += sum(not line.passage.joins for line in story(table, None))
    assert lines / turns * 18 < 145


def test_what_answers_goes_on_with_the_line_before_it() -> None:
    table = bots_play(2, {}, seed=3)
    joined = [line.events[0][1].kind for line in story(table, None) if line.passage.joins]
    assert {"swapped", "discarded"} <= set(joined)
    assert not {"turn", "moved", "played", "offered"} & set(joined)


def test_equal_monsters_and_equal_cards_are_counted() -> None:
    told_all = [line for seed in range(4) for line in told(bots_play(2, {}, seed), "en")]
    assert any("two orcs" in line or "two goblins" in line or "two trolls" in line for line in told_all)
    assert any(re.search(r"draws? .*two (red|green|blue) \w+", line) for line in told_all)
    assert not any(re.search(r"(an?|the) (\w[\w ]+)(,| and) (an?|the) \2\b", line) for line in told_all)


def test_cards_are_spoken_of_and_not_listed_by_their_names() -> None:
    """ "a green knight", «зелёного рыцаря», and never "green Knight", as a card is called."""
    table = bots_play(2, {}, seed=3)
    for language, name in (
        ("en", r"(red|green|blue) (Archer|Knight|Swordsman)"),
        ("ru", "Рыцарь|Лучник|Мечник"),
        ("fr", "Chevalier|Épéiste"),
    ):
        assert not any(re.search(name, line) for line in told(table, language)), language
