"""What is foreseen comes true: the same rules, a moment earlier. And nothing that nobody may know."""

from collections import Counter
from typing import Any

import pytest

from playing import states
from samobranka.core.chance import Chance
from samobranka.games.castle_panic import GAME
from samobranka.games.castle_panic.material import CARD_NAMES, POINTS, TOKEN_KIND
from samobranka.games.castle_panic.names import SPACES, TOKENS
from samobranka.games.castle_panic.rules.movement import move_all
from samobranka.games.castle_panic.rules.steps import HURT
from samobranka.games.castle_panic.state import State


def laid(*lines: str) -> State:
    return GAME.notation.position(GAME.info.complete(2, {}), 2, list(lines), Chance(1), None)


def foreseen(s: State) -> dict[str, tuple[str, str, str]]:
    """By kinds of monsters."""
    view = GAME.view(s, 0)
    kinds = {monster["id"]: monster["kind"] for monster in view["monsters"]}
    return {kinds[fate["token"]]: (fate["space"], fate["fells"], fate["hurt"]) for fate in view["foresight"]}


def test_a_ring_closer_a_wall_down_and_a_tower_in_danger() -> None:
    s = laid("hand 1: brick", "hand 2: mortar", "goblin archer 1", "orc swordsman 2", "troll swordsman 5", "walls 1 2 3")
    assert foreseen(s) == {
        "goblin": ("knight-1", "", "no"),
        "orc": ("swordsman-2", "wall", "surely"),
        "troll": ("castle-5", "tower", "surely"),
    }


def test_of_a_group_anybody_may_be_hurt_and_who_is_in_tar_stays() -> None:
    s = laid("hand 1: brick", "hand 2: mortar", "goblin swordsman 1", "orc swordsman 1", "troll knight 3 tar")
    assert foreseen(s) == {
        "goblin": ("swordsman-1", "wall", "perhaps"),
        "orc": ("swordsman-1", "wall", "perhaps"),
        "troll": ("knight-3", "", "no"),
    }


def played(seed: int, choices: int, options: dict[str, Any] | None = None) -> list[tuple[State, State]]:
    """Random games: each state before a choice, and the one after it."""
    chance = Chance(seed)
    s = GAME.start(GAME.info.complete(2, options or {}), 2, chance, None)
    moments = []
    for _ in range(choices):
        asked = GAME.decisions(s)
        if not asked:
            break
        before = s.copy()
        GAME.apply(s, asked[0].seat, asked[0].sample(chance), chance, None)
        moments.append((before, s.copy()))
    return moments


@pytest.mark.parametrize("seed", range(6))
def test_what_is_foreseen_at_the_last_card_is_what_the_monsters_do(seed: int) -> None:
    """Told of the choice that ends the play phase: its events are compared with what was foreseen."""
    checked = 0
    for before, _ in played(seed, 200):
        asked = GAME.decisions(before)[0]
        if asked.question != "play":
            continue
        fates = {fate["token"]: fate for fate in GAME.view(before, 0)["foresight"]}
        happened: list[Any] = []
        GAME.apply(before, asked.seat, asked.choices[0], Chance(seed), happened.append)
        told = [GAME.fact(event) for event in happened]
        moves = [event for event in told if event["kind"] == "moved" and event["phase"] == "move"]
        assert {event["token"]["id"]: event["space"] for event in moves} == {
            token: fate["space"] for token, fate in fates.items() if fate["token"] in {each["token"]["id"] for each in moves}
        }
        stays = {token for token, fate in fates.items() if fate["fells"] in ("wall", "guard")}
        assert not stays & {event["token"]["id"] for event in moves}
        checked += 1
    assert checked > 10


@pytest.mark.parametrize("options", [{}, {"home_is_castle": True}, {"wall_breaker_held_in_phase6": True}])
def test_what_is_foreseen_is_what_the_rules_do_with_the_whole_table(options: dict[str, Any]) -> None:
    """The look ahead is made with the board alone: nothing else may matter."""
    checked = 0
    for seed in range(6):
        for before, _ in played(seed, 150, options):
            foreseen = GAME.view(before, 0)["foresight"]
            world = before.copy()
            move_all(world, None)
            assert [fate["space"] for fate in foreseen] == [SPACES[world.at[token]] for token in before.board if foreseen]
            hurt = {TOKENS[token] for due in world.agenda[len(before.agenda) :] if due[0] == HURT for token in due[2:]}
            assert {fate["token"] for fate in foreseen if fate["hurt"] != "no"} == (hurt if foreseen else set())
            for what, stood, stands in (
                ("wall", before.walls, world.walls),
                ("guard", before.fortified, world.fortified),
                ("tower", before.towers, world.towers),
            ):
                fallen = (stood & ~stands).bit_count() if foreseen else 0
                assert len({fate["space"] for fate in foreseen if fate["fells"] == what}) == fallen
            checked += bool(foreseen)
    assert checked > 100


@pytest.mark.parametrize("options", [{}, {"mode": "overlord", "overlord_player": 2}])
def test_everything_is_counted_once_and_the_overlord_keeps_his_secret(options: dict[str, Any]) -> None:
    seats = 3 if options else 2
    s = GAME.start(GAME.info.complete(seats, options), seats, Chance(3), None)
    while s.starting:
        GAME.apply(s, s.active, GAME.decisions(s)[0].choices[0], Chance(3), None)
    view = GAME.view(s, 0)
    unseen = Counter({each["kind"]: each["count"] for each in view["unseen"]["tokens"]})
    open_tokens = Counter(piece["kind"] for piece in [*view["monsters"], *view["waiting"], *view["monster_discard"]])
    assert sum((unseen + open_tokens).values()) == len(TOKEN_KIND)
    assert sum(each["count"] for each in view["unseen"]["cards"]) == view["deck"]


def test_cards_say_where_they_reach() -> None:
    reach = GAME.view(laid("hand 1: brick", "hand 2: mortar", "goblin archer 1"), 0)["reach"]
    assert reach["green_knight"] == ["knight-3", "knight-4"]
    assert "forest-1" not in reach["barbarian"]
    assert "forest-1" in reach["tar"]
    assert set(reach) < {name.replace(" ", "_") for name in CARD_NAMES}


def test_points_stand_beside_trophies() -> None:
    for _, after in played(2, 150):
        view = GAME.view(after, 0)
        for player, heap in zip(view["players"], after.trophies, strict=True):
            assert player["points"] == sum(POINTS[TOKEN_KIND[token]] for token in heap)


def test_the_move_is_foreseen_where_the_first_seat_is_the_overlord() -> None:
    """Also when somebody's tower has fallen, and with it the player."""
    options = GAME.info.complete(2, {"mode": "overlord", "overlord_player": 1, "home_is_castle": True})
    for seed in range(12):
        for state in states(GAME, options, 2, seed):
            GAME.view(state, None)
