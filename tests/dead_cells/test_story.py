"""What is told of a fight, as people would tell it."""

import pytest

from samobranka import words
from samobranka.core.events import Event
from samobranka.games.dead_cells.describe import tell
from samobranka.games.dead_cells.names import FOES, LINE, MONSTERS
from samobranka.games.dead_cells.state import MONSTER_CARDS
from samobranka.games.dead_cells.story import fold, great

SCORPION = FOES.parse("scorpion")
CARD = MONSTER_CARDS.index(SCORPION)
LEFT = LINE.parse("left")


def told(events: list[Event], language: str = "en", me: int | None = None) -> list[str]:
    return [" ".join(words.sentence(each, language, me) for each in passage.sentences) for passage in fold(events)]


def test_somebody_takes_the_blow_for_the_others() -> None:
    assert MONSTERS[CARD].startswith("monster-")
    appears = Event("enemy", {"monster": CARD, "space": LEFT})
    acts = Event("enemy-acts", {"space": LEFT, "foe": SCORPION, "round": 1})
    taken = [Event("assigned", {"fighter": 0, "what": 15}), Event("blocked", {"fighter": 0})]
    assert told([appears]) == ["The Scorpion waits behind you."]
    assert told([acts, *taken]) == [
        "The Scorpion strikes (behind you). Player 1 takes the blow for the group; a shield goes.",
    ]
    assert told([acts, *taken], me=0)[0].endswith("You take the blow for the group; your shield goes.")
    # The answer to "who takes it" goes on with the line before.
    assert fold(taken)[0].joins


def test_blows_at_one_enemy_are_one_sentence() -> None:
    blow = {"space": LEFT, "foe": SCORPION, "by": 1, "count": 1}
    events = [
        Event("enemy-hurt", {**blow, "damage": 1, "left": 2}),
        Event("enemy-hurt", {**blow, "damage": 2, "left": 1}),
        Event("killed", {"space": LEFT, "monster": CARD}),
        Event("spilled", {"what": 25, "count": 2}),
    ]
    assert told(events[:2]) == ["Player 2 hits the Scorpion for 2; 1 health left."]
    assert told(events) == ["Player 2 kills the Scorpion. Left behind: 2 cells."]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Left behind: 1 cell."), ("ru", "После него осталось: 1 клетка."), ("fr", "Il laisse\u00a0: 1 cellule.")],
)
def test_what_is_left_behind_is_counted_in_words(language: str, sentence: str) -> None:
    assert words.say(tell(Event("spilled", {"what": 25, "count": 1})), language) == sentence


def test_nobody_sees_what_others_draw() -> None:
    events = [Event("drew", {"seat": 0, "card": 1}), Event("drew-unseen", {"seat": 1}), Event("drew-unseen", {"seat": 2})]
    assert told(events, me=0) == ["You draw Hold the Line. Hands are filled."]


def test_a_fall_is_called_out() -> None:
    assert great(Event("hurt", {"fighter": 2, "count": 1, "damage": 3, "left": 0})) is not None
    assert great(Event("hurt", {"fighter": 2, "count": 1, "damage": 2, "left": 1})) is None
