"""What is told of a fight, as people would tell it."""

import re

import pytest

from playing import played
from samobranka import words
from samobranka.core.events import Event
from samobranka.core.names import NOTHING
from samobranka.core.story import story
from samobranka.core.table import Table
from samobranka.games.dead_cells import GAME
from samobranka.games.dead_cells.describe import tell
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.names import FOES, LINE, MONSTERS, STATES
from samobranka.games.dead_cells.state import MONSTER_CARDS
from samobranka.games.dead_cells.story import fold, great
from samobranka.words import LANGUAGES

SCORPION = FOES.parse("scorpion")
CARD = MONSTER_CARDS.index(SCORPION)
LEFT = LINE.parse("left")
POISONED, ON_FIRE = STATES.parse("poisoned"), STATES.parse("on-fire")


def told(events: list[Event], language: str = "en", me: int | None = None) -> list[str]:
    return [" ".join(words.sentence(each, language, me) for each in passage.sentences) for passage in fold(events)]


@pytest.fixture(scope="module", params=[(1, 3), (2, 5), (4, 2)], ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    seats, seed = request.param
    return played(GAME, seats, seed, {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_whole_sentences(table: Table, language: str) -> None:
    for me in (None, 0):
        for line in story(table, me):
            said = " ".join(words.sentence(each, language, me) for each in line.passage.sentences)
            assert re.search(r"[.!][»\xa0]*$", said), said
            assert said[:1].upper() == said[:1]
            assert not re.search(r"dead_cells-|\{|\}|\.\.|!\.| \.|  |\(\d+\)", said), said


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
    assert told(events[:2]) == ["Player 2 hits the Scorpion for 2 damage; 1 health left."]
    assert told(events) == ["Player 2 kills the Scorpion. Left behind: 2 cells."]


def test_a_state_has_its_author_and_its_victim() -> None:
    burning = Event("enemy-state", {"space": LEFT, "foe": SCORPION, "by": 2, "state": ON_FIRE})
    assert told([burning, burning]) == ["Player 3 sets the Scorpion on fire."]
    assert told([burning], "ru", 2) == ["Вы поджигаете скорпиона."]
    assert told([burning], "fr") == ["Joueur 3 enflamme le Scorpion."]


def test_what_poison_does_is_told_as_its_deed() -> None:
    bite: dict[str, int | str] = {"space": LEFT, "foe": SCORPION, "by": NOTHING, "state": POISONED, "count": 1, "damage": 3}
    assert told([Event("enemy-hurt", {**bite, "left": 1})]) == ["The poison takes 1 from the Scorpion; 1 health left."]
    assert told([Event("enemy-hurt", {**bite, "left": 0}), Event("killed", {"space": LEFT, "monster": CARD})]) == [
        "The Scorpion dies of the poison."
    ]
    wounds = [Event("hurt", {"fighter": 0, "count": 1, "damage": n, "left": 3 - n, "state": POISONED}) for n in (1, 2, 3)]
    assert told(wounds[:2], me=0) == ["The poison gnaws at you: you have 1 health left."]
    assert told(wounds) == ["Player 1 dies of the poison."]
    fires = [Event("state", {"fighter": 0, "state": ON_FIRE}), Event("died", {"fighter": 0, "state": ON_FIRE})]
    assert told(fires)[0].endswith("Player 1 burns to death.")


def test_shields_that_come_one_by_one_are_counted() -> None:
    assert told([Event("shield", {"fighter": 0, "count": 1})] * 2, me=0) == ["You get 2 shields."]


def test_what_somebody_does_is_a_line_in_the_own_colour() -> None:
    assert fold([Event("wielded", {"fighter": 2, "gear": 0})])[0].seat == 2
    assert fold([Event("round", {"round": 1})])[0].seat is None
    # Serenade sits nowhere.
    assert fold([Event("wielded", {"fighter": 4, "gear": 0})])[0].seat is None


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Left behind: 1 cell."), ("ru", "После него осталось: 1 клетка."), ("fr", "Il laisse\u00a0: 1 cellule.")],
)
def test_what_is_left_behind_is_counted_in_words(language: str, sentence: str) -> None:
    assert words.say(tell(Event("spilled", {"what": 25, "count": 1})), language) == sentence


def test_nobody_sees_what_others_draw() -> None:
    events = [Event("drew", {"seat": 0, "card": 1}), Event("drew-unseen", {"seat": 1}), Event("drew-unseen", {"seat": 2})]
    assert told(events, me=0) == ["You draw Hold the Line. Hands are filled."]


def test_what_one_hand_does_is_one_line() -> None:
    state = Event("enemy-state", {"space": LEFT, "foe": SCORPION, "by": 0, "state": 0})
    blow = Event("enemy-hurt", {"space": LEFT, "foe": SCORPION, "by": 0, "count": 1, "damage": 1, "left": 2})
    mine, theirs = (Event("shield", {"fighter": seat, "count": 1}) for seat in (0, 1))
    assert told([state, blow, mine, theirs], me=0) == [
        "You poison the Scorpion. You hit the Scorpion for 1 damage; 2 health left. You get a shield.",
        "Player 2 gets a shield.",
    ]


def test_a_room_and_a_round_begin_a_part_of_the_story() -> None:
    went, empty, round = Event("went", {"place": 0}), Event("round", {"round": 0}), Event("round", {"round": 1})
    assert told([went, empty, round]) == ["On to room A.", "Round I."]
    for passage in fold([went, empty, round]):
        # So the pages know where a part begins (docs/adding-a-game.md).
        assert [sentence.id for sentence in passage.sentences] == ["dead_cells-story-turn"]


def test_cards_are_turned_up_together_and_found_by_name() -> None:
    shown = [Event("showed", {"fighter": fighter, "card": card}) for fighter, card in ((0, 0), (0, 1), (1, 6))]
    assert told(shown, me=0) == ["You turn up Shield Bash and Hold the Line. Player 2 turns up Loose Shot."]
    killed = Event("killed", {"space": LEFT, "monster": CARD})
    left = [Event("found-gear", {"gear": 5}), Event("spilled", {"what": v.EQUIPMENT, "count": 1})]
    assert told([killed, *left]) == ["The Scorpion dies. Left behind: Meat Grinder."]
    assert told(left[:1]) == ["Meat Grinder comes to light."]


def test_what_is_paid_is_told_with_what_for() -> None:
    bought = Event("bought", {"price": 1, "teeth": 0})
    healed = Event("healed", {"fighter": 0, "count": 1, "damage": 0})
    shown = Event("found-gear", {"gear": 5})  # On show for what comes next.
    assert told([bought, healed, shown], me=0) == [
        "A gold tooth is paid, and none is left. A wound of yours closes.",
        "Meat Grinder comes to light.",
    ]


def test_a_boss_is_called_out_when_it_comes_and_when_it_falls() -> None:
    moments = [great(Event(kind, {"boss": 0, "side": 0})) for kind in ("boss", "boss-fell")]
    assert [moment and words.sentence(moment, "en") for moment in moments] == [
        "The Concierge!",
        "The Concierge is beaten down!",
    ]


def test_a_fall_is_called_out() -> None:
    assert great(Event("hurt", {"fighter": 2, "count": 1, "damage": 3, "left": 0})) is not None
    assert great(Event("hurt", {"fighter": 2, "count": 1, "damage": 2, "left": 1})) is None
