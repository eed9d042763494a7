"""What bots say while a fight is prepared: goals, never cards."""

import json
from collections.abc import Iterator
from typing import Any

from dead_cells.test_brain import in_a_fight
from samobranka.core.chance import Chance
from samobranka.core.table import Table
from samobranka.games.dead_cells import GAME
from samobranka.games.dead_cells.campaign import blank, go_on
from samobranka.games.dead_cells.material import FOES
from samobranka.games.dead_cells.names import LINE, MONSTERS, PLACES
from samobranka.games.dead_cells.rules.steps import V_GO
from samobranka.games.dead_cells.state import Enemy, State
from samobranka.games.dead_cells.wishes import reply, wish
from samobranka.server import signals
from samobranka.server.wire.heard import Point, Say


def kind(id: str) -> int:
    return next(number for number, foe in enumerate(FOES) if foe.id == id)


def facing(*foes: str) -> State:
    """These on the right of the Group, from the front on."""
    s = in_a_fight(3, "place").copy()
    assert s.fight is not None
    s.fight.line = [None, *(Enemy(kind(foe), number) for number, foe in enumerate(foes)), *[None] * (3 - len(foes))]
    s.fight.round = 0
    return s


def test_a_bot_names_the_enemy_that_is_worth_the_most_blows() -> None:
    s = facing("jailer", "zombie")
    assert s.fight is not None
    said = wish(s, 0)
    assert said is not None
    assert said[0] == "focus"
    best, other = said[1][0], next(LINE[space] for space in (1, 2) if LINE[space] != said[1][0])
    assert reply(s, 1, "focus", [best]) == "yes"
    assert reply(s, 1, "leave", [best]) == "no"
    assert reply(s, 1, "leave", [other]) == "yes"


def test_nearly_dead_comes_first() -> None:
    s = facing("jailer", "jailer")
    assert s.fight is not None
    hurt = s.fight.line[2]
    assert hurt is not None
    hurt.damage = FOES[hurt.foe].hp - 1
    assert wish(s, 0) == ("focus", ["middle"])
    assert reply(s, 1, "focus", ["front"]) == "no"
    assert reply(s, 1, "focus", [MONSTERS[hurt.card]]) == "yes"


def test_one_enemy_needs_no_word() -> None:
    s = facing("zombie")
    assert wish(s, 0) is None
    assert reply(s, 0, "focus", ["front"]) == "yes"
    assert reply(s, 0, "focus", ["far"]) is None


def test_the_weak_are_protected_and_careful() -> None:
    s = facing("zombie", "zombie")
    for fighter in s.fighters:
        fighter.damage = 0
    assert (reply(s, 0, "play-safe", []), reply(s, 0, "all-in", [])) == ("no", "yes")
    s.fighters[1].damage = s.fighters[1].hearts - 1
    assert (reply(s, 0, "play-safe", []), reply(s, 0, "all-in", [])) == ("yes", "no")
    assert reply(s, 0, "protect", ["fighter-2"]) == "yes"
    assert reply(s, 0, "protect", ["fighter-1"]) == "no"


def test_loot_that_lies_there() -> None:
    s = facing("zombie")
    assert s.fight is not None
    s.fight.loot.teeth, s.fight.loot.cells = 2, 0
    assert reply(s, 0, "get", ["teeth"]) == "yes"
    assert reply(s, 0, "get", ["cells"]) == "no"


def test_what_is_said_does_not_depend_on_hands() -> None:
    s = facing("jailer", "zombie")
    said = wish(s, 0)
    for fighter in s.fighters:
        fighter.hand = []
    assert wish(s, 0) == said


def at_crossroads(seed: int) -> Iterator[State]:
    """Wherever a run has more than one way to go."""
    chance = Chance(seed)
    s = go_on(blank({}), GAME.info.complete(3, {}), 3, chance, None)
    while decisions := GAME.decisions(s):
        if decisions[0].question == "path" and len(decisions[0].choices) > 1:
            yield s
        GAME.apply(s, decisions[0].seat, decisions[0].sample(chance), chance, None)


def test_a_finger_on_an_enemy_is_a_wish_to_focus_it() -> None:
    s = facing("jailer", "zombie")
    said = wish(s, 0)
    assert said is not None
    other = next(LINE[space] for space in (1, 2) if LINE[space] != said[1][0])
    assert reply(s, 1, "point", said[1]) == "yes"
    assert reply(s, 1, "point", [other]) == reply(s, 1, "focus", [other])
    assert reply(s, 1, "point", ["far"]) is None
    assert reply(s, 1, "point", ["fighter-1"]) is None


def test_a_finger_on_a_way_is_answered_by_what_lies_there() -> None:
    told = set()
    for s in (s for seed in range(20) for s in at_crossroads(seed)):
        ways = [PLACES[action[1]] for action in GAME.decisions(s)[0].choices if action[0] == V_GO]
        answers = [reply(s, 1, "point", [way]) for way in ways]
        assert "yes" in answers
        told.update(answers)
        assert reply(s, 1, "point", ["front"]) is None
    assert told == {"yes", "no"}


class Room:
    """As much of a live table as talking needs: one person in seat 1, bots in the others."""

    def __init__(self, state: State) -> None:
        self.table = Table(GAME, 3, {}, seed=1)
        self.table.state = state
        self.listeners: list[object] = [self]
        self.told: list[dict[str, Any]] = []

    def is_bot(self, seat: int) -> bool:
        return seat > 0

    def tell(self, text: str) -> None:
        self.told.append(json.loads(text))


def test_bots_at_a_table_answer_a_person_and_speak_first_when_they_begin() -> None:
    room = Room(facing("jailer", "jailer"))
    live: Any = room
    signals.tell(live, 0, Say("focus", ["front"]))
    assert [(said["seat"], said["phrase"]) for said in room.told] == [(0, "focus"), (1, "yes"), (2, "yes")]
    room.told.clear()
    signals.tell(live, 0, Point(["middle"]))
    finger, *answers = room.told
    assert (finger["seat"], finger["phrase"]) == (0, None)
    assert [said["seat"] for said in answers] == [1, 2]
    assert {said["phrase"] for said in answers} <= {"yes", "no"}
    room.told.clear()
    signals.wish(live, 1)
    assert [(said["seat"], said["phrase"], said["pieces"]) for said in room.told] == [(1, "focus", ["front"])]
    room.told.clear()
    room.table.state.fighters[0].active = [0]
    signals.wish(live, 1)
    assert room.told == []
