"""Events as people tell them: folded, opened again, and said to the one who reads."""

import pytest

from samobranka.core.errors import Message
from samobranka.core.story import Passage, fold, great, listed, story
from samobranka.core.table import Table
from samobranka.words import say, sentence
from tiny.broken.changing import DARTS, with_room
from tiny.cards import Cards

pytestmark = pytest.mark.usefixtures("tiny_shelf")
FOLDED = with_room(
    DARTS,
    "story",
    fold=lambda events: [Passage(len(events), [Message("darts-ask-throw")], 0)] if events else [],
    great=lambda event: Message("darts-title") if event.kind == "stopped" else None,
)


def test_who_does_not_fold_has_a_line_for_every_event() -> None:
    table = Table(DARTS, 2, seed=3)
    events = table.act(0, (1, 0, 0))
    passages = fold(DARTS, events)
    assert [passage.count for passage in passages] == [1]
    assert passages[0].sentences == [DARTS.tell(events[0])]
    assert passages[0].seat == 0
    assert great(DARTS, events[0]) is None


def test_a_story_is_told_choice_by_choice_and_can_be_opened() -> None:
    table = Table(FOLDED, 2, seed=3)
    table.act(0, (1, 0, 0))
    table.act(1, (0,))
    table.act(0, (0,))
    lines = list(story(table, None))
    assert [line.number for line in lines] == [0, 1, 2]
    assert [event for line in lines for _, event in line.events] == table.events
    assert [line.number for line in story(table, None, 2)] == [2]
    assert great(FOLDED, table.events[1]) == Message("darts-title")


def test_each_reads_only_what_it_saw_under_the_numbers_of_the_table() -> None:
    table = Table(Cards(), 3, seed=5)
    while not table.outcome:
        decision = table.decisions[0]
        table.act(decision.seat, decision.choices[0])
    for seat in (None, 0, 1):
        told = [pair for line in story(table, seat) for pair in line.events]
        seen = [(number, face) for number, event in enumerate(table.events) if (face := event.seen_by(seat)) is not None]
        assert told == seen


def test_things_are_listed_as_people_list_them() -> None:
    bear, fox, hare = (Message("player", seat=seat) for seat in (1, 2, 3))
    assert say(listed([bear]), "en") == "Player 1"
    assert say(listed([bear, fox]), "en") == "Player 1 and Player 2"
    assert say(listed([bear, fox, hare]), "ru") == "Игрок 1, Игрок 2 и Игрок 3"


def test_the_reader_is_called_you() -> None:
    stopped = Message("darts-event-stopped", player=Message("player", seat=2))
    assert sentence(stopped, "en", 1) == "You stop."
    assert sentence(stopped, "en", 0) == "Player 2 stops."
    assert sentence(stopped, "ru", 1) == "Вы больше не бросаете."


def test_an_unknown_form_of_a_word_is_its_usual_one() -> None:
    assert say(Message("darts-title.a"), "en") == say(Message("darts-title"), "en")
    assert say(Message("darts-piece-dart.a"), "en") == "a dart"
