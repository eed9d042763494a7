"""Why a hint is a hint in Bad Bones: what it claims is true, and can be said."""

import re
from collections import Counter

import pytest

import samobranka
from bad_bones.claims import CLAIMS, Moment
from playing import place, seated
from samobranka import words
from samobranka.bots.chair import Chair
from samobranka.bots.reasons import why
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Message
from samobranka.games.bad_bones import GAME
from samobranka.games.bad_bones.state import State
from test_words import messages

# Tables where bots mostly play, so that games last, and somebody now and then does anything at all; mode by mode.
TABLES: dict[str, list[tuple[list[str], dict[str, object]]]] = {
    "standard": [
        (["greedy", "easy", "random"], {}),
        (["greedy", "easy", "random"], {"advanced": True, "chiefs": True}),
        (["random", "random"], {"advanced": True, "ruleset": "ru"}),
    ],
    "coop": [
        (["easy", "random"], {"advanced": True, "chiefs": True, "sapper_takes_second_coop_tower": True}),
        (["easy", "easy", "random"], {"advanced": True, "chiefs": True}),
        (["easy", "random"], {"ruleset": "ru"}),
    ],
    "solo": [
        (["easy"], {"advanced": True, "chiefs": True, "ruleset": "de", "rounds": 5}),
        (["greedy"], {"advanced": True, "chiefs": True, "rounds": 5}),
        (["random"], {}),
    ],
}
GAMES = 4
# What cannot be said in a mode: of one's own tower with its floors, of common ones, of others, or of a heroic end.
HEROIC = {"go-on", "stop"}
RIVALS = {"send-strongest", "send-beset", "send-weak"}
FRIENDS = {"send-coop", "send-fewest"}
COMMON = {
    "break", "break-doomed", "push-tower-fell", "move-fell", "start", "start-quiet", "victim", "victim-chief",
    "victim-spectral",
}  # fmt: skip
NEVER = {
    "standard": HEROIC | FRIENDS | COMMON | {"send-solo"},
    "coop": HEROIC | RIVALS | {"push-floor-lost", "send-solo"},
    "solo": RIVALS | FRIENDS | COMMON,
}
# What games seldom bring about, as a choice in a position.
STRUCK = ("option advanced", "hero r4c3", "3 skeleton r4c2 w", "then moves hero to r4c2")
TOGETHER = ("mode coop", "option chiefs", "phase 3")
GROUP = (*TOGETHER, "left instructor r4c1 e", "hero r1c1")
LEADERS = ("option chiefs", "phase 3", "hero r5c5", "left instructor r4c1 n", "right instructor r4c1 e")
SAPPER = ("option sapper_takes_second_coop_tower", "left sapper r4c1 e", "hero r5c5")
BOMB = ("option advanced", "phase 2", "reserve 1: bomb")
CROWD = ("option advanced", "phase 3", "weapon 1: crossbow", "hero r4c3", "top red r4c2 e", "left green r4c4 w",
         "right blue r5c3 n", "left yellow r5c3 n", "top red r5c1 s", "top purple forest")  # fmt: skip
SELDOM: list[tuple[str, ...]] = [
    ("cleaves red", *STRUCK, "weapon 1: battle axe", "top red r5c2 s"),
    ("cleaves red", *STRUCK, "weapon 1: battle axe", "top red r3c2 n"),
    ("freezes r5c5", *STRUCK, "weapon 1: ice staff", "2 skeleton r5c5 s"),
    ("freezes r1c1", *STRUCK, "weapon 1: ice staff", "2 skeleton r1c1 n"),
    ("shoots skeleton r5c5", *STRUCK, "weapon 1: crossbow", "skeleton r5c5 s"),
    ("shoots skeleton r1c1", *STRUCK, "weapon 1: crossbow", "skeleton r1c1 n"),
    ("turns r5c2", *STRUCK, "weapon 1: rapier", "2 skeleton r5c2 s"),
    ("sweeps r5c2 to r5c1", *STRUCK, "weapon 1: morning star", "2 skeleton r5c2 e"),
    ("sweeps r5c2 to r3c2", *STRUCK, "weapon 1: morning star", "skeleton r5c2 s"),
    ("sends to 2", *STRUCK, "weapon 1: death staff"),
    ("passes", *STRUCK, "weapon 1: crossbow", "skeleton r1c1 n"),
    ("names top blue", *GROUP, "top blue r4c1 n"),
    ("names left instructor", *GROUP, "top blue r4c1 n"),
    ("names top spectral", *GROUP, "top spectral r4c1 n"),
    ("breaks r2c2", *TOGETHER, *SAPPER),
    ("breaks r2c2", *TOGETHER, *SAPPER, "top blue r1c2 s", "then moves left sapper r4c1"),
    ("moves left friendly r4c3", "option chiefs", "phase 3", "floors 1: 1", "top red r2c3 s", "left friendly r4c3 n"),
    ("sends to 1", *STRUCK, "players 1", "weapon 1: death staff"),
    ("follows left instructor", *LEADERS),
    ("follows right instructor", *LEADERS, "top blue r4c1 s"),
    ("follows right instructor", *LEADERS, "dragon r4c3"),
    ("follows left instructor", *LEADERS[:3], "left instructor r2c2 s", "right instructor r2c2 e"),
    ("follows right instructor", *LEADERS[:3], "left instructor r3c1 n", "right instructor r3c1 e"),
    ("pushes n", "option advanced", "phase 3", "dragon r4c1", "portal r3c1", "skeleton r4c2 w"),
    ("pushes n", "option advanced", "phase 3", "dragon r4c1", "bomb r3c1", "skeleton r4c2 w"),
    ("pushes n", "phase 3", "dragon r4c1", "dragon r3c1", "skeleton r4c2 w"),
    ("pushes n", "phase 3", "dragon r4c1", "dragon r2c1", "skeleton r4c2 w"),
    ("places bomb at r1c1", *BOMB, "skeleton r1c1 n"),
    ("places bomb at r5c1", *BOMB, "skeleton r5c1 s"),
    *((choice, *CROWD) for choice in ("moves right blue r5c3", "moves top red r5c1", "moves top purple forest", "passes")),
    ("pushes n", *TOGETHER, "dragon r3c2", "left instructor r3c1 e", "top blue r3c1 n", "hero r5c5"),
    ("moves top red r2c3", "option chiefs", "phase 3", "top red r2c3 s", "left friendly r4c3 n"),
]


def some_of(decision: Decision, chance: Chance) -> list[Action]:
    """All of a few choices; of many, one of each kind and a handful."""
    if len(decision.choices) < 9:
        return decision.choices
    kinds = {action[0]: action for action in decision.choices}
    return [*kinds.values(), *(decision.sample(chance) for _ in range(3))]


def check(state: State, decision: Decision, action: Action, made: Counter[str]) -> None:
    """Everything that is claimed about a choice is true, and can be said; a threat is a claim of its own."""
    reason = why(Chair(GAME, decision.seat, state), action, Chance(1))
    if reason is None:
        return
    for part in [reason, *(fact for fact in reason.facts.values() if isinstance(fact, Message) and "-why-" in fact.id)]:
        id = part.id.removeprefix("bad_bones-why-")
        made[id] += 1
        moment = Moment(state, decision, action, part)
        assert CLAIMS[id.removesuffix("-threat")](moment), (GAME.info.verbs.text(action), part)
    for language in words.LANGUAGES:
        sentence = words.say(reason, language)
        assert "bad_bones-" not in sentence, reason
        assert not re.search(r"[{}]|\bseat\b", sentence), sentence
        assert re.match(r"[\dA-ZА-ЯÀ-Ý].*\.$", sentence, re.S), sentence


def seldom() -> Counter[str]:
    """Checks what is claimed in positions that games seldom come to. Returns what it was."""
    made: Counter[str] = Counter()
    for choice, *given in SELDOM:
        state = position(*[line for line in given if not line.startswith("then ")])
        for line in given:
            if line.startswith("then "):
                GAME.apply(state, 0, GAME.notation.action(state, 0, line.removeprefix("then ")), Chance(1), None)
        asked = state.boards[0].asked
        action = GAME.notation.action(state, 0, choice)
        assert asked is not None
        assert asked.allows(action), (choice, asked, given)
        check(state, asked, action, made)
    return made


def reasons_told() -> set[str]:
    told = messages(place("bad_bones", "words") / "en.ftl")
    return {id.removeprefix("bad_bones-why-") for id in told if id.startswith("bad_bones-why-")}


def test_every_reason_is_checked() -> None:
    assert {id.removesuffix("-threat") for id in reasons_told()} == CLAIMS.keys()


@pytest.mark.parametrize("mode", TABLES)
def test_every_claim_is_true_and_every_reason_comes_up(mode: str) -> None:
    made: Counter[str] = Counter()
    for seats, options in TABLES[mode]:
        for seed in range(GAMES):
            table = samobranka.new("bad_bones", len(seats), {"mode": mode, **options}, seed=seed)
            players, chance = seated(seats, seed), Chance(seed)
            while table.decisions:
                decision = table.decisions[0]
                before = table.state.key()
                for action in some_of(decision, chance):
                    check(table.state, decision, action, made)
                assert table.state.key() == before
                table.act(decision.seat, players[decision.seat].choose(Chair(GAME, decision.seat, table.state), decision))
    assert made.keys() & NEVER[mode] == set()
    missing = sorted(reasons_told() - made.keys() - NEVER[mode] - seldom().keys())
    assert not missing, " ".join(missing)


def test_what_is_seldom_said_in_games_is_true_in_positions() -> None:
    made = seldom()
    assert made["break-doomed"] == made["push-portal"] == made["victim-spectral"] == 1


def position(*given: str) -> State:
    lines = [line for line in given if not line.startswith(("players", "mode", "option"))]
    seats = next((int(line.split()[1]) for line in given if line.startswith("players")), 2)
    options: dict[str, object] = {line.split()[1]: True for line in given if line.startswith("option")}
    for line in given:
        if line.startswith("mode"):
            options["mode"] = line.split()[1]
    state: State = GAME.notation.position(GAME.info.complete(seats, options), seats, lines, Chance(1), None)
    return state


def reason(choice: str, *given: str, after: str = "") -> Message:
    """The reason for a choice of the first seat, written as in an example, in a position written so too."""
    state = position(*given)
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
        "He destroys 2 skeletons there. Otherwise a tower would be hit with the next move."
    )
    assert told(reason("moves hero to r2c3", "hero r2c2", "skeleton r2c4 w")) == "A skeleton runs into him there when it walks."
    both = reason("moves hero to r2c3", *two, "skeleton r2c4 w")
    assert (both.id, both.facts) == ("bad_bones-why-hero-both", {"skeletons": 2, "coming": 1})
    assert reason("moves hero to r1c1", "hero r2c2", "skeleton r2c5 w").id == "bad_bones-why-hero-idle"
    assert reason("moves hero to r1c3", "hero r2c2", "skeleton r2c5 w").facts == {"skeletons": 1}


def test_a_trap_is_for_those_who_come() -> None:
    wall = reason("places wall rising at r2c2", "phase 2", "2 skeleton r2c1 e")
    assert told(wall) == "2 skeletons come there with the next move. Otherwise a tower would be hit in 3 moves."
    assert reason("places wall rising at r5c5", "phase 2", "skeleton r2c1 e").id == "bad_bones-why-place-later"
    # The spring throws it into the tower sooner: then nothing is said of what it prevents.
    spring = reason("places spring at r3c5", "option advanced", "phase 2", "reserve 1: spring", "right red forest")
    assert (spring.id, spring.facts) == ("bad_bones-why-place", {"skeletons": 1})
    dragon = reason("places dragon at r2c3", "phase 2", "3 skeleton r2c3 s")
    assert (dragon.id, dragon.facts["skeletons"]) == ("bad_bones-why-land", 3)
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


def test_whom_a_bomb_destroys_is_no_kill_of_the_hero() -> None:
    bombed = reason("moves top purple forest", *CROWD, "bomb r1c1")
    assert bombed.id == "bad_bones-why-move"


def test_a_dragon_drives_nobody_off_who_has_nowhere_to_go() -> None:
    shut_in = ("phase 2", "option advanced", "reserve 1: dragon", "skeleton r4c1 e", "barricade r3c1", "barricade r4c2")
    assert reason("places dragon at r4c1", *shut_in).id == "bad_bones-why-land"
    around = position("phase 2", "option advanced", "reserve 1: dragon", "skeleton r2c2 e",
                      *(f"barricade {cell}" for cell in ("r1c2", "r2c1", "r2c3", "r3c2")))  # fmt: skip
    action = GAME.notation.action(around, 0, "places dragon at r2c2")
    assert why(Chair(GAME, 0, around), action, Chance(1)) is None


def test_skeletons_go_to_the_strong_or_in_coop_to_the_idle() -> None:
    given = ("players 3", "phase 3", "catapult r2c2", "skeleton r2c1 e", "floors 2: 2", "skeleton r1c1 s of 2")
    assert told(reason("sends to 3", *given)) == "Of the others Player 3 has the strongest realm: floors 4, houses 5."
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
    assert with_weapon("shoots skeleton r5c5", "crossbow", "skeleton r5c5 s") == f"One skeleton fewer on your board. {burning}"
    assert with_weapon("shoots skeleton r1c1", "crossbow", "skeleton r1c1 n") == "One skeleton fewer on your board."
    assert with_weapon("freezes r5c5", "ice staff", "2 skeleton r5c5 s") == f"2 skeletons lose a move. {burning}"
    assert with_weapon("cleaves red", "battle axe", "top red r5c2 s") == f"It strikes down a skeleton. {burning}"
    assert with_weapon("turns r5c2", "rapier", "2 skeleton r5c2 s") == "2 skeletons there can be turned away."
    swept = with_weapon("sweeps r5c2 to r3c2", "morning star", "2 skeleton r5c2 s")
    assert swept == "Within 4 moves 2 skeletons fewer do damage." or swept == "The first damage comes 2 moves later."
    assert (
        with_weapon("moves hero to r5c2", "two-handed sword", "skeleton r5c2 s") == f"He destroys a skeleton there. {burning}"
    )
    assert with_weapon("sends to 2", "death staff").startswith(
        "The 3 slain skeletons go to a cemetery, not into the bag. Player 2 still has 4 floors"
    )
    assert with_weapon("passes", "crossbow", "skeleton r1c1 n") == "The weapon stays ready for the next three."


def test_the_market_is_for_what_is_missing() -> None:
    market = ("option advanced", "phase market", "reserve 1: wall")
    assert told(reason("buys bomb", *market)).startswith("You have none of these yet")
    assert reason("buys wall", *market).facts["have"] == 1
    assert reason("buys rapier", *market).id == "bad_bones-why-buy-weapon"
