"""Bots trade where it pays, ask once, and keep single cards for when they matter."""

import pytest

import samobranka
from playing import answers, seated
from samobranka import bots
from samobranka.bots import Chair
from samobranka.bots.brain import brain_of
from samobranka.bots.greedy import worth
from samobranka.core.chance import Chance
from samobranka.games.castle_panic import GAME
from samobranka.games.castle_panic.rules.steps import V_DRIVE, V_OFFER, V_OFFER_ANY, V_PASS, V_REFUSE, V_TAR
from samobranka.games.castle_panic.rules.trade import still_refused

KNIGHT_RING = 12


def position(*lines: str) -> Chair:
    return Chair(GAME, 0, GAME.notation.position(GAME.info.complete(2, {}), 2, list(lines), Chance(1), None))


def chosen(chair: Chair, seed: int = 1, name: str = "normal") -> str:
    decision = GAME.decisions(chair.world(Chance(0)))[0]
    return GAME.info.verbs.text(bots.make(name, seed).choose(chair, decision))


@pytest.mark.parametrize(("seats", "most"), [(2, 1), (4, 1), (6, 2)])
def test_an_offer_is_worth_more_than_none_and_a_refusal_is_enough(seats: int, most: int) -> None:
    """With six the book allows two swaps: the second is offered only where the first was taken."""
    brain = brain_of(GAME)
    assert brain is not None
    offers = refusals = 0
    for seed in range(3):
        table = samobranka.new("castle_panic", seats, seed=seed)
        # The last one refuses everything.
        made: dict[int, list[int]] = {}
        for decision, action in answers(table, seated(["normal"] * (seats - 1) + ["pass"], seed)):
            said = made.setdefault(table.turn, [])
            if action[0] == V_REFUSE:
                refusals += 1
                said.append(V_REFUSE)
            if action[0] in (V_OFFER, V_OFFER_ANY):
                offers += 1
                assert V_REFUSE not in said, "somebody who was refused asks again"
                said.append(V_OFFER)
                assert said.count(V_OFFER) <= most
                values = [worth(GAME, brain, table.state, decision.seat, choice, []) for choice in (action, (V_PASS,))]
                assert values[0] > values[1]
    assert offers > 10
    assert refusals > 2


@pytest.mark.parametrize("name", ["easy", "normal"])
def test_a_bot_that_was_refused_only_passes(name: str) -> None:
    chair = position("turn 1 trade", "hand 1: brick, red archer", "hand 2: mortar, green knight", "walls 1 2")
    state = chair.world(Chance(0))
    GAME.apply(state, 0, GAME.notation.action(state, 0, "offers red archer for 2's mortar"), Chance(1), None)
    GAME.apply(state, 1, (V_REFUSE,), Chance(1), None)
    for seed in range(20):
        assert chosen(Chair(GAME, 0, state), seed, name) == "pass"


@pytest.mark.parametrize("name", ["easy", "normal"])
def test_what_was_refused_is_not_offered_again_in_a_later_turn(name: str) -> None:
    """The gap in the wall is as wide as before, and both still hold their cards."""
    lines = ("turn 1 trade", "hand 1: brick, green knight", "hand 2: mortar, red archer", "walls 1 2 3 4 5", "orc swordsman 6")
    state = position(*lines).world(Chance(0))
    offered = GAME.info.verbs.parse(chosen(Chair(GAME, 0, state)))
    GAME.apply(state, 0, offered, Chance(1), None)
    GAME.apply(state, 1, (V_REFUSE,), Chance(1), None)
    state.refused = False
    later = Chair(GAME, 0, state)
    assert all(GAME.info.verbs.parse(chosen(later, seed, name)) != offered for seed in range(20))
    # Another kind of card for it, or the same from somebody who has got it since, is another offer.
    state.hands[1].remove(offered[2])
    state.discard.append(offered[2])
    assert state.refusals
    assert not still_refused(state)


def test_whoever_can_build_keeps_both_halves() -> None:
    """Four walls are down: neither half of a wall is given for a card that hits nobody."""
    lines = ("turn 1 trade", "hand 1: brick, mortar, green knight", "hand 2: blue swordsman, tar", "walls 1 2", "orc archer 4")
    chair = position(*lines)
    hand = chair.view()["players"][0]["hand"]
    halves = [card["id"] for card in hand if card["kind"] in ("brick", "mortar")]
    for seed in range(10):
        words = chosen(chair, seed).split()
        assert words[0] == "pass" or words[1] not in halves


def test_a_missing_half_is_worth_an_offer() -> None:
    lines = ("turn 1 trade", "hand 1: brick, green knight", "hand 2: mortar, red archer", "walls 1 2 3 4 5", "orc swordsman 6")
    chair = position(*lines)
    wanted = next(card["id"] for card in chair.view()["players"][1]["hand"] if card["kind"] == "mortar")
    assert chosen(chair).split()[-1] == wanted


def test_a_wall_is_built_where_it_is_needed() -> None:
    chair = position("hand 1: brick, mortar", "walls 1 2 3", "orc swordsman 5", "goblin forest 4")
    assert chosen(chair).endswith("wall-5")


def test_tar_and_drive_him_back_wait_for_somebody_near() -> None:
    used = 0
    for seed in range(6):
        table = samobranka.new("castle_panic", 2, seed=seed)
        for _, action in answers(table, seated(["normal"] * 2, seed)):
            if action[0] in (V_TAR, V_DRIVE):
                used += 1
                assert table.state.at[action[2]] >= KNIGHT_RING
    assert used > 5
    chair = position("hand 1: tar, drive him back", "troll swordsman 1", "walls 2 3 4 5 6")
    assert chosen(chair).split()[0] in ("tar", "drive")
    assert chosen(position("hand 1: tar", "troll forest 1")) == "pass"
