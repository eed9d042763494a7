"""Bots play legally, from what their seat knows, and the better ones play better."""

import time

import pytest

import samobranka
from playing import answers, let_play, seated
from samobranka import bots
from samobranka.bots import Chair
from samobranka.bots.search import Fate
from samobranka.core.chance import Chance
from samobranka.core.decision import Decision
from samobranka.core.errors import UnknownBot
from samobranka.core.table import Table
from samobranka.games.castle_panic import GAME
from samobranka.games.castle_panic.material import BARBARIAN, CARD_KIND
from samobranka.games.castle_panic.rules.steps import V_GIVE, V_PASS, V_SCATTER, V_SLAY
from samobranka.lab.simulate import Batch, play_one, simulate
from tiny.cards import Cards
from tiny.darts import GAME as DARTS
from tiny.guess import Guess
from tiny.nested import Nested
from tiny.teams import Teams


def wins(seats: list[str], games: int, **options: object) -> int:
    report = simulate(Batch("castle_panic", seats, options, games, seed=5))
    assert isinstance(report["wins"], int)
    return report["wins"]


def test_greedy_defends_the_castle_and_random_does_not() -> None:
    assert wins(["greedy"] * 2, 40) >= 24
    assert wins(["random"] * 2, 40) <= 2


def test_the_levels_are_levels() -> None:
    easy, normal = wins(["easy"] * 2, 40), wins(["normal"] * 2, 40)
    assert 0 < easy < normal - 6


def test_hard_finds_by_playing_out_what_no_brain_tells() -> None:
    """A tug of war: to heave is risky and better. Seats 0 and 2 play it out, 1 and 3 choose anything."""
    game, won = Teams(), 0
    for seed in range(20):
        table = Table(game, 4, None, seed)
        let_play(table, seated(["hard", "random"] * 2, seed))
        won += table.outcome is not None and 0 in table.outcome.winners
    assert won >= 13


@pytest.mark.parametrize("name", ["easy", "hard"])
def test_levels_play_any_game(name: str) -> None:
    """Games without a brain, in secret, at once, and with choices that cannot be listed."""
    for game in (Guess(), DARTS, Cards(), Teams(), Nested()):
        for seed in range(3):
            table = Table(game, game.info.seats[0], None, seed)
            for decision, action in answers(table, seated([name] * table.seats, seed)):
                assert decision.allows(action)


def test_hard_chooses_the_same_again_and_stops_when_time_is_up() -> None:
    chair = position("hand 1: red archer, red knight, brick, mortar", "goblin archer 1", "orc knight 1", "troll castle 2")
    decision = asked(chair)
    assert len({bots.make("hard", 3).choose(chair, decision) for _ in range(3)}) == 1
    began = time.monotonic()
    for seed in range(20):
        assert decision.allows(bots.make("hard", seed, seconds=0.0).choose(chair, decision))
    assert time.monotonic() - began < 5


def test_the_same_things_come_out_of_a_bag_whatever_else_is_drawn() -> None:
    first, second = Fate(5), Fate(5)
    assert [first.roll(6) for _ in range(9)] == [second.roll(6) for _ in range(9)]
    bag, other = list(range(30)), list(range(30))
    assert {first.draw([1, 2, 3, 4], "deck") for _ in range(40)} == {1, 2, 3, 4}
    other.reverse()
    drawn = [first.draw(bag, "tokens") for _ in range(30)]
    assert drawn == [second.draw(other, "tokens") for _ in range(30)]
    assert sorted(drawn) == list(range(30)) != drawn


def test_greedy_overlord_is_harder_to_beat_than_an_idle_one() -> None:
    def castle_wins(overlord: str) -> int:
        report = simulate(Batch("castle_panic", ["greedy", "greedy", overlord], {"mode": "overlord"}, 16, seed=3))
        seat_wins = report["seat_wins"]
        assert isinstance(seat_wins, list)
        return int(seat_wins[0])

    assert castle_wins("greedy") < castle_wins("pass")


def test_greedy_trades_with_greedy() -> None:
    table = samobranka.new("castle_panic", 4, seed=2)
    given = 0
    for _, action in answers(table, seated(["greedy"] * 4, 2)):
        given += action[0] == V_GIVE
        if table.turn == 8:
            break
    assert given >= 3


def position(*lines: str) -> Chair:
    options = GAME.info.complete(2, {})
    state = GAME.notation.position(options, 2, list(lines), Chance(1), None)
    return Chair(GAME, 0, state)


def asked(chair: Chair) -> Decision:
    return GAME.decisions(chair.world(Chance(0)))[0]


def test_greedy_keeps_the_barbarian_for_something_worse_than_a_goblin() -> None:
    chair = position("hand 1: barbarian", "goblin archer 1")
    assert bots.make("greedy", 1).choose(chair, asked(chair))[0] == V_PASS


def test_greedy_sends_the_barbarian_when_a_troll_is_in_the_castle() -> None:
    chair = position("hand 1: barbarian", "troll castle 1", "towers 2 3 4")
    action = bots.make("greedy", 1).choose(chair, asked(chair))
    assert action[0] == V_SLAY
    assert CARD_KIND[action[1]] == BARBARIAN


def test_pass_does_nothing_where_that_is_a_choice() -> None:
    chair = position("hand 1: barbarian, red archer", "goblin archer 1")
    assert bots.make("pass", 1).choose(chair, asked(chair)) == (V_PASS,)


def test_a_bot_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UnknownBot) as caught:
        bots.make("deep-thought", 0)
    assert "greedy" in str(caught.value)


def test_a_chair_gives_no_way_to_the_overlords_tokens() -> None:
    table = samobranka.new("castle_panic", 3, {"mode": "overlord"}, seed=4)
    table.act(0, (V_SCATTER,))
    chair = Chair(GAME, 0, table.state)
    assert chair.view()["overlord_hand"] == 3
    hands = {tuple(sorted(chair.world(Chance(seed)).overlord_hand)) for seed in range(30)}
    assert len(hands) > 20


def test_a_batch_does_not_depend_on_the_number_of_processes() -> None:
    batch = Batch("castle_panic", ["random"] * 3, {}, 24, seed=9)
    alone, together = simulate(batch, jobs=1), simulate(batch, jobs=2)
    alone.pop("seconds")
    together.pop("seconds")
    assert alone == together
    assert play_one(batch, 7).decisions == play_one(batch, 7).decisions


@pytest.mark.parametrize("name", ["easy", "normal"])
def test_an_adviser_has_a_steady_hand(name: str) -> None:
    """Darts: whoever plays misses by what its level allows; a hint points at what was meant."""
    table = Table(DARTS, 2, None, 1)
    decision = table.decisions[0]
    chair = Chair(DARTS, decision.seat, table.state)
    advised = {bots.make(name, seed, steady=True).choose(chair, decision) for seed in range(8)}
    played = {bots.make(name, seed).choose(chair, decision) for seed in range(8)}
    assert max(abs(number) for action in advised for number in action[1:]) < 20
    assert len(played) > len(advised)
