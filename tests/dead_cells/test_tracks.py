"""Steps that are lost again."""

from samobranka.core.chance import Chance
from samobranka.games.dead_cells.language.vocabulary import SURVIVAL, TACTICS
from samobranka.games.dead_cells.notation import position
from samobranka.games.dead_cells.rules import apply, check, decisions
from samobranka.games.dead_cells.rules.flow import settle
from samobranka.games.dead_cells.rules.steps import V_DROP
from samobranka.games.dead_cells.rules.tracks import lose_step
from samobranka.games.dead_cells.state import State

OPTIONS = {"ruleset": "seed", "hands": "secret"}


def given(*lines: str) -> State:
    return position(OPTIONS, 2, ["biome b1 at start", *lines], Chance(1), None)


def test_whoever_loses_the_heart_he_lives_on_is_dead() -> None:
    s = given("heroes immolated flayed", "tracks 1: s1 t0 b0", "hp 1: 1/4")
    lose_step(s, 0, SURVIVAL, None)
    assert not s.fighters[0].alive()
    assert s.fighters[0].hearts == 3
    assert check(s) == []


def test_whoever_loses_a_slot_discards_down_to_the_open_ones() -> None:
    s = given("tracks 1: s0 t2 b0", "gear 1: broadsword, meat grinder")
    sword, grinder = s.fighters[0].gear
    lose_step(s, 0, TACTICS, None)
    settle(s, Chance(1), None)
    assert [decision.question for decision in decisions(s)] == ["drop"]
    apply(s, 0, (V_DROP, sword), Chance(1), None)
    assert s.fighters[0].gear == [grinder]
    assert s.gear_discard == [sword]
    assert check(s) == []
