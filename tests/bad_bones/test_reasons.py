"""Why a hint is a hint in Bad Bones: what it claims is true, and can be said."""

import re

import pytest

import samobranka
from playing import place, questions
from samobranka import words
from samobranka.bots.chair import Chair
from samobranka.bots.reasons import why
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Message
from samobranka.games.bad_bones import GAME
from test_words import messages

TABLES = [
    (3, {}),
    (3, {"advanced": True, "chiefs": True}),
    (3, {"mode": "coop", "advanced": True, "chiefs": True, "sapper_takes_second_coop_tower": True}),
    (2, {"advanced": True, "ruleset": "ru"}),
    (1, {"advanced": True, "chiefs": True, "ruleset": "de", "rounds": 5}),
]


def some_of(decision: Decision, chance: Chance) -> list[Action]:
    """All of a few choices, a handful of many."""
    return decision.choices if len(decision.choices) < 9 else [decision.sample(chance) for _ in range(4)]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_reason_can_be_said_in_every_language(seats: int, options: dict[str, object]) -> None:
    said = set()
    for seed in range(3):
        table = samobranka.new("bad_bones", seats, options, seed=seed)
        chance = Chance(seed)
        for decision in questions(table, seed):
            chair = Chair(table.game, decision.seat, table.state)
            before = table.state.key()
            for action in some_of(decision, chance):
                reason = why(chair, action, Chance(1))
                if reason is not None:
                    said.add(reason.id)
                    for language in words.LANGUAGES:
                        sentence = words.say(reason, language)
                        assert "bad_bones-" not in sentence, reason
                        assert not re.search(r"[{}]|\bseat\b", sentence), sentence
                        assert re.match(r"[\dA-ZА-ЯÀ-Ý].*\.$", sentence, re.S), sentence
            assert table.state.key() == before
    assert len(said) > 12


# What a reason is called after: an event of the rules, a question, or how it ends.
ENDINGS = {
    "push": ("slain", "sent", "portal", "floor-lost", "tower-fell", "far", "safe"),
    "lead": ("far", "safe"),
    "move": ("mended", "lost", "fell", "slain"),
    "pass": ("trap", "trap-calm", "trap-empty", "order", "weapon", "market"),
    "threat": ("tower", "houses"),
}


def test_every_reason_has_words_and_all_words_a_reason() -> None:
    room = place("bad_bones", "words")
    source = (room.parent / "reasons.py").read_text("utf8")
    built = {f"{stem}-{ending}" for stem, endings in ENDINGS.items() for ending in endings}
    named = set(re.findall(r'(?:WHY \+ \(?|because\(|else )"([a-z-]+[a-z])"', source))
    told = {id.removeprefix("bad_bones-why-") for id in messages(room / "en.ftl") if id.startswith("bad_bones-why-")}
    assert named <= told
    assert {id.removesuffix("-threat") for id in told} - built <= named
    assert built <= told


def reason(choice: str, *given: str, after: str = "") -> Message:
    """The reason for a choice of the first seat, written as in an example, in a position written so too."""
    lines = [line for line in given if not line.startswith(("players", "mode", "option"))]
    seats = next((int(line.split()[1]) for line in given if line.startswith("players")), 2)
    options: dict[str, object] = {line.split()[1]: True for line in given if line.startswith("option")}
    for line in given:
        if line.startswith("mode"):
            options["mode"] = line.split()[1]
    state = GAME.notation.position(GAME.info.complete(seats, options), seats, lines, Chance(1), None)
    if after:
        GAME.apply(state, 0, GAME.notation.action(state, 0, after), Chance(1), None)
    action = GAME.notation.action(state, 0, choice)
    asked = state.boards[0].asked
    assert asked is not None
    assert asked.allows(action), (choice, asked.choices)
    found = why(Chair(GAME, 0, state), action, Chance(1))
    assert found is not None
    return found


def told(reason: Message) -> str:
    return words.say(reason, "en")


def test_a_hero_strikes_waits_or_comes_nearer() -> None:
    two = ("hero r2c2", "2 skeleton r2c3 s")
    assert told(reason("moves hero to r2c3", *two)) == (
        "He destroys 2 skeletons there. Otherwise the tower would be hit with the next move."
    )
    assert told(reason("moves hero to r2c3", "hero r2c2", "skeleton r2c4 w")) == "A skeleton runs into him there when it walks."
    both = reason("moves hero to r2c3", *two, "skeleton r2c4 w")
    assert (both.id, both.facts) == ("bad_bones-why-hero-both", {"skeletons": 2, "coming": 1})
    assert reason("moves hero to r1c1", "hero r2c2", "skeleton r2c5 w").id == "bad_bones-why-hero-idle"
    assert reason("moves hero to r1c3", "hero r2c2", "skeleton r2c5 w").facts == {"skeletons": 1}


def test_a_trap_is_for_those_who_come() -> None:
    wall = reason("places wall rising at r2c2", "phase 2", "2 skeleton r2c1 e")
    assert told(wall) == "2 skeletons are about to come there. Otherwise the tower would be hit in 3 moves."
    assert reason("places wall rising at r5c5", "phase 2", "skeleton r2c1 e").id == "bad_bones-why-place-later"
    # The spring throws it into the tower sooner: then nothing is said of what it prevents.
    spring = reason("places spring at r3c5", "option advanced", "phase 2", "reserve 1: spring", "right red forest")
    assert (spring.id, spring.facts) == ("bad_bones-why-place", {"skeletons": 1})
    dragon = reason("places dragon at r2c3", "phase 2", "3 skeleton r2c3 s")
    assert (dragon.id, dragon.facts["skeletons"]) == ("bad_bones-why-land-threat", 3)
    bomb = reason("places bomb at r5c1", "option advanced", "phase 2", "reserve 1: bomb", "skeleton r5c1 s")
    assert told(bomb) == "It destroys a skeleton at once. Otherwise a house would burn with the next move."
    lure = reason("places treasure at r2c2", "phase 2", "3 skeleton r2c3 s")
    assert (lure.id, lure.facts["skeletons"]) == ("bad_bones-why-lure-threat", 3)


def test_a_trap_comes_back_for_a_reason() -> None:
    assert reason("retrieves r2c2", "phase 2", "damaged catapult r2c2", "skeleton r2c1 e").id == "bad_bones-why-take-worn"
    assert reason("retrieves r2c2", "phase 2", "damaged catapult r2c2").id == "bad_bones-why-take-damaged"
    assert reason("retrieves r2c2", "phase 2", "catapult r2c2").id == "bad_bones-why-take-idle"
    assert reason("retrieves r2c2", "phase 2", "catapult r2c2", "skeleton r2c1 e").id == "bad_bones-why-take"


def test_to_wait_is_for_calm_or_for_nothing_left() -> None:
    assert reason("passes", "phase 2", "skeleton r1c1 s").id == "bad_bones-why-pass-trap-calm"
    assert reason("passes", "phase 2", "skeleton r2c3 s").id == "bad_bones-why-pass-trap"
    assert reason("passes", "phase 2", "reserve 1: none", "wall rising r1c1").id == "bad_bones-why-pass-trap-empty"


def test_a_dragon_drives_where_it_takes_long() -> None:
    dragon = ("phase 3", "dragon r4c1", "skeleton r4c2 w")
    assert reason("pushes w", *dragon).id == "bad_bones-why-push-sent"
    assert reason("pushes s", *dragon).facts == {"moves": 1}
    assert reason("pushes n", *dragon).id == "bad_bones-why-push-safe"


def test_skeletons_go_to_the_strong_or_in_coop_to_the_idle() -> None:
    given = ("players 3", "phase 3", "catapult r2c2", "skeleton r2c1 e", "floors 2: 2", "skeleton r1c1 s of 2")
    assert told(reason("sends to 3", *given)) == "Player 3 has the strongest realm: floors 4, houses 5."
    assert reason("sends to 2", *given).id == "bad_bones-why-send-beset"
    coop = ("players 3", "mode coop", "phase 3", "catapult r3c2", "skeleton r3c1 e", "skeleton r1c1 s of 2")
    assert told(reason("sends to 3", *coop)) == "Player 3 has no skeletons at all now."
    assert reason("sends to 2", *coop).id == "bad_bones-why-send-coop"


def with_weapon(choice: str, weapon: str, *given: str) -> str:
    """The hero has just struck down three."""
    three = ("option advanced", "hero r4c3", "3 skeleton r4c2 w", f"weapon 1: {weapon}")
    return told(reason(choice, *three, *given, after="moves hero to r4c2"))


def test_weapons_are_for_what_they_prevent() -> None:
    burning = "Otherwise a house would burn with the next move."
    assert with_weapon("shoots skeleton r5c5", "crossbow", "skeleton r5c5 s") == f"One skeleton fewer. {burning}"
    assert with_weapon("shoots skeleton r1c1", "crossbow", "skeleton r1c1 n") == "One skeleton fewer."
    assert with_weapon("freezes r5c5", "ice staff", "2 skeleton r5c5 s") == f"2 skeletons lose a move. {burning}"
    assert with_weapon("cleaves red", "battle axe", "top red r5c2 s") == f"It strikes down a skeleton. {burning}"
    assert with_weapon("turns r5c2", "rapier", "2 skeleton r5c2 s") == f"2 skeletons there can be turned away. {burning}"
    swept = with_weapon("sweeps r5c2 to r3c2", "morning star", "2 skeleton r5c2 s")
    assert swept == "Within 4 moves 2 skeletons fewer do damage." or swept == "The first damage comes 2 moves later."
    assert (
        with_weapon("moves hero to r5c2", "two-handed sword", "skeleton r5c2 s") == f"He destroys a skeleton there. {burning}"
    )
    assert with_weapon("sends to 2", "death staff").startswith("The 3 slain skeletons rise elsewhere. Player 2 has")
    assert with_weapon("passes", "crossbow", "skeleton r1c1 n") == "Nothing that the weapon can do now makes the land safer."


def test_the_market_is_for_what_is_missing() -> None:
    market = ("option advanced", "phase market", "reserve 1: wall")
    assert told(reason("buys bomb", *market)).startswith("You have none of these yet")
    assert reason("buys wall", *market).facts["have"] == 1
    assert reason("buys rapier", *market).id == "bad_bones-why-buy-weapon"
