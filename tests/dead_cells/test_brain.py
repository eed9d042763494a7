"""Bots that are good company: much better than luck, and able to finish what they begin."""

from collections.abc import Iterator
from functools import lru_cache

from samobranka import bots
from samobranka.bots.chair import Chair
from samobranka.bots.search import SearchBot
from samobranka.core.chance import Chance
from samobranka.core.decision import Decision
from samobranka.games.dead_cells import GAME, brain
from samobranka.games.dead_cells.campaign import blank, go_on, leaves
from samobranka.games.dead_cells.forecast import play_on
from samobranka.games.dead_cells.material import TILES
from samobranka.games.dead_cells.report import equipped
from samobranka.games.dead_cells.rules.steps import V_GIVE, V_PLACE
from samobranka.games.dead_cells.state import NOBODY, State
from samobranka.lab.campaigns import Tour, play_campaign

# DC 8.4: nine upgrades are the first three of each deck.
OF_EACH_DECK = 3


@lru_cache
def won(bot: str, runs: range, seats: int = 3) -> int:
    options = GAME.info.complete(seats, {})
    record = equipped(OF_EACH_DECK, seats).data()
    return sum(played(go_on(record, options, seats, Chance(seed), None), bot, seed).ending == "won" for seed in runs)


def played(state: State, bot: str, seed: int) -> State:
    players = [bots.make(bot, f"{seed}/{seat}") for seat in range(state.setup.seats)]
    chance = Chance(f"luck of {seed}")
    while decisions := GAME.decisions(state):
        decision = decisions[0]
        action = players[decision.seat].choose(Chair(GAME, decision.seat, state), decision)
        GAME.apply(state, decision.seat, action, chance, None)
    return state


def test_greedy_wins_where_random_hardly_ever_does() -> None:
    assert won("greedy", range(6)) / 6 >= 5 * max(won("random", range(60)), 1) / 60


def test_whole_campaigns_alone_with_serenade() -> None:
    tour = Tour("dead_cells", ["greedy"], {}, 2, 8, 3)
    paths = [play_campaign(tour, number) for number in range(tour.campaigns)]
    assert [len(path.results) for path in paths] == [8, 8]
    assert any(path.reached["beaten-c1"] is not None for path in paths)


def in_a_fight(seats: int, question: str) -> State:
    """The first moment at which this is asked, in the first run that asks it."""
    for seed in range(30):
        chance = Chance(seed)
        state = go_on(blank({}), GAME.info.complete(seats, {}), seats, chance, None)
        players = [bots.make("random", f"{seed}/{seat}") for seat in range(seats)]
        while decisions := GAME.decisions(state):
            decision = decisions[0]
            if decision.question == question and state.fight is not None:
                return state
            action = players[decision.seat].choose(Chair(GAME, decision.seat, state), decision)
            GAME.apply(state, decision.seat, action, chance, None)
    raise AssertionError(question)


def asked(state: State) -> Decision:
    return GAME.decisions(state)[0]


def test_a_fight_is_played_to_its_end_and_no_further() -> None:
    state = in_a_fight(3, "place")
    ahead = state.copy()
    play_on(ahead)
    assert ahead.fight is None
    assert ahead.turn == state.turn
    assert state.fight is not None


def test_a_look_ahead_changes_nothing_on_the_table() -> None:
    state = in_a_fight(3, "assign")
    before = state.key()
    brain.value(state, 0)
    assert state.key() == before


class Wondering(Chair):
    """Counts how often somebody imagined what others hide."""

    imagined = 0

    def world(self, chance: Chance) -> State:
        self.imagined += 1
        state: State = super().world(chance)
        return state


def test_hard_is_as_careful_at_first_sight_as_greedy() -> None:
    state = in_a_fight(3, "place")
    chair = Wondering(GAME, asked(state).seat, state)
    SearchBot(1, worlds=0).choose(chair, asked(state))
    assert chair.imagined == brain.WORLDS


def test_a_room_that_heals_is_for_who_is_hurt() -> None:
    state = in_a_fight(3, "place")
    code = "B1-12"
    state.tiles = tuple(next(n for n, tile in enumerate(TILES) if tile.code == code) for _ in state.tiles)
    state.bag.teeth = 2
    sound = brain.room(state, 0, brain.Needs(state))
    for fighter in state.fighters:
        fighter.damage = fighter.hearts - 1
    hurt = brain.room(state, 0, brain.Needs(state))
    state.bag.teeth = 0
    poor = brain.room(state, 0, brain.Needs(state))
    assert hurt > sound
    assert hurt > poor


def test_of_a_card_only_one_action_is_considered() -> None:
    state = in_a_fight(3, "place")
    decision = asked(state)
    cards = [action[1] for action in brain.candidates(state, decision)]
    assert sorted(cards) == sorted({action[1] for action in decision.choices if action[0] == V_PLACE})


def second_cards() -> Iterator[State]:
    """Moments at which the first card of a fight lies there, and the next is to be placed."""
    for seed in range(4):
        chance = Chance(seed)
        state = go_on(blank({}), GAME.info.complete(3, {}), 3, chance, None)
        while decisions := GAME.decisions(state):
            if decisions[0].question == "place" and sum(len(each.active) for each in state.fighters) == 1:
                yield state
            GAME.apply(state, decisions[0].seat, decisions[0].sample(chance), chance, None)


def test_cards_that_are_chosen_together_are_never_worse_than_quick_ones() -> None:
    better = []
    for state in second_cards():
        quick, together = state.copy(), state.copy()
        play_on(quick)
        better.append(brain.at_best(together, brain.TOGETHER) - brain.standing(quick))
    assert min(better) >= 0
    assert max(better) > 0


def test_nobody_is_sent_to_his_death_while_another_could_take_the_blow() -> None:
    state = in_a_fight(3, "assign")
    decision = asked(state)
    given = [action[1] for action in decision.choices if action[0] == V_GIVE]
    for who in given:
        state.fighters[who].damage = 0
        state.fighters[who].shields = 0
    weak = state.fighters[given[-1]]
    weak.damage = weak.hearts - 1
    chosen = bots.make("greedy", 1).choose(Chair(GAME, decision.seat, state), decision)
    assert chosen[1] != given[-1]


def test_what_is_bought_goes_into_somebodys_deck() -> None:
    options = GAME.info.complete(3, {})
    state = go_on(blank(options), options, 3, Chance(5), None)
    state.bag.cells = 12
    record = leaves(played(state, "greedy", 5))
    assert sum(record["taken"].values()) >= 5
    assert record["decks"]
    assert NOBODY not in record["decks"].values()
