"""What is told of a fight, as people would tell it."""

from samobranka import words
from samobranka.core.events import Event
from samobranka.core.names import NOTHING
from samobranka.games.dead_cells.names import FOES, LINE, MONSTERS, STATES
from samobranka.games.dead_cells.state import MONSTER_CARDS
from samobranka.games.dead_cells.story import fold, great

SCORPION = FOES.parse("scorpion")
CARD = MONSTER_CARDS.index(SCORPION)
LEFT = LINE.parse("left")
POISONED, ON_FIRE = STATES.parse("poisoned"), STATES.parse("on-fire")


def told(events: list[Event], language: str = "en", me: int | None = None) -> list[str]:
    return [" ".join(words.sentence(each, language, me) for each in passage.sentences) for passage in fold(events)]


def test_somebody_takes_the_blow_for_the_others() -> None:
    assert MONSTERS[CARD].startswith("monster-")
    appears = Event("enemy", {"monster": CARD, "space": LEFT})
    acts = Event("enemy-acts", {"space": LEFT, "foe": SCORPION, "round": 1})
    taken = [Event("assigned", {"fighter": 0, "what": 15}), Event("blocked", {"fighter": 0})]
    assert told([appears]) == ["The Scorpion waits behind you."]
    assert told([acts, *taken]) == [
        "The Scorpion strikes from behind. Player 1 takes the blow for the group; a shield goes.",
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


def test_a_round_is_one_line_that_goes_on_after_a_question() -> None:
    blow: dict[str, int | str] = {"space": LEFT, "foe": SCORPION, "by": 1, "state": NOTHING, "count": 1, "damage": 1, "left": 2}
    begun = [
        Event("round", {"round": 1}),
        Event("enemy-hurt", blow),
        Event("shield", {"fighter": 0, "count": 1}),
        Event("shield", {"fighter": 0, "count": 1}),
        Event("enemy-acts", {"space": LEFT, "foe": SCORPION, "round": 1}),
    ]
    said = "Round I. Player 2 hits the Scorpion for 1; 2 health left. You get 2 shields. The Scorpion strikes from behind."
    assert told(begun, me=0) == [said]
    assert fold(begun)[0].sentences[0].id.endswith("story-turn")
    answer = [Event("assigned", {"fighter": 0, "what": 15}), Event("blocked", {"fighter": 0}), Event("round", {"round": 2})]
    assert [passage.joins for passage in fold(answer)] == [True, False]


def test_what_somebody_does_is_a_line_in_the_own_colour() -> None:
    assert fold([Event("wielded", {"fighter": 2, "gear": 0})])[0].seat == 2
    assert fold([Event("round", {"round": 1})])[0].seat is None
    # Serenade sits nowhere.
    assert fold([Event("wielded", {"fighter": 4, "gear": 0})])[0].seat is None


def test_a_state_has_its_author_and_its_victim() -> None:
    burning = Event("enemy-state", {"space": LEFT, "foe": SCORPION, "by": 2, "state": ON_FIRE})
    assert told([burning]) == ["Player 3 sets the Scorpion on fire."]
    assert told([burning], "ru", 2) == ["Вы поджигаете скорпиона."]
    assert told([burning], "fr") == ["Joueur 3 enflamme le Scorpion."]
    bite: dict[str, int | str] = {
        "space": LEFT,
        "foe": SCORPION,
        "by": NOTHING,
        "state": POISONED,
        "count": 1,
        "damage": 3,
        "left": 1,
    }
    assert told([Event("enemy-hurt", bite)]) == ["The poison takes 1 from the Scorpion; 1 health left."]
    wounds = [Event("hurt", {"fighter": 0, "count": 1, "damage": n, "left": 3 - n, "state": POISONED}) for n in (1, 2, 3)]
    assert told(wounds[:2], me=0) == ["The poison gnaws at you: you have 1 health left."]
    assert told(wounds) == ["Player 1 dies of the poison."]


def test_nobody_sees_what_others_draw() -> None:
    events = [Event("drew", {"seat": 0, "card": 1}), Event("drew-unseen", {"seat": 1}), Event("drew-unseen", {"seat": 2})]
    assert told(events, me=0) == ["You draw Hold the Line. Hands are filled."]


def test_a_fall_is_called_out() -> None:
    assert great(Event("hurt", {"fighter": 2, "count": 1, "damage": 3, "left": 0})) is not None
    assert great(Event("hurt", {"fighter": 2, "count": 1, "damage": 2, "left": 1})) is None
