"""What must be true of every game whatever is chosen, over random play in every mode, number and switch."""

from collections import Counter
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import samobranka
from playing import seated, states
from samobranka.bots.chair import Chair
from samobranka.core.chance import Chance
from samobranka.core.decision import Decision
from samobranka.core.errors import BadOption
from samobranka.core.events import Emit, Event
from samobranka.core.game import OptionValue
from samobranka.games.bad_bones import GAME, bones
from samobranka.games.bad_bones.material import (
    BLACK,
    CELLS,
    COMPETITIVE_FACE,
    COPIES,
    FALLING_TURN,
    HEADINGS,
    MARKET,
    RISING_TURN,
    SIDES,
    SKIP,
    STARS,
    STEP,
    SYMBOLS,
    TRAPS,
    TURNED,
    WALL,
)
from samobranka.games.bad_bones.names import PLACES
from samobranka.games.bad_bones.rules.flow import open_phase
from samobranka.games.bad_bones.rules.foresight import follow
from samobranka.games.bad_bones.state import HERO_PHASE, WALK_PHASE, Board, State
from samobranka.testing import conform

Tables = tuple[dict[str, OptionValue], int, int]
SEATS = {"standard": (2, 6), "coop": (2, 6), "solo": (1, 1)}
FLAGS = [option.name for option in GAME.info.options if isinstance(option.default, bool)]


@st.composite
def tables(draw: st.DrawFn) -> Tables:
    """Options, number of seats, seed."""
    mode = draw(st.sampled_from(sorted(SEATS)))
    seats = draw(st.integers(*SEATS[mode]))
    options: dict[str, OptionValue] = {"mode": mode, **{name: draw(st.booleans()) for name in FLAGS}}
    options["ruleset"] = draw(st.sampled_from(["fr", "ru", "de"]))
    if mode != "standard":
        options["rounds"] = draw(st.integers(5, 7))
    return GAME.info.fit(seats, options), seats, draw(st.integers(0, 1 << 30))


examples = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))


def play(options: dict[str, OptionValue], seats: int, seed: int, emit: Emit = None) -> list[State]:
    return states(GAME, options, seats, seed, emit)


@examples
@given(tables())
def test_nothing_is_created_or_lost(table: Tables) -> None:
    for state in play(*table):
        assert GAME.check(state) == []


@examples
@given(tables())
def test_what_was_seen_before_is_what_would_be_seen_now(table: Tables) -> None:
    """A board that lies as it lay is not looked at again; a copy remembers nothing."""
    options, seats, seed = table
    chance = Chance(seed)
    state = GAME.start(options, seats, chance, None)
    while asked := GAME.decisions(state):
        decision = asked[chance.pick(len(asked))]
        GAME.apply(state, decision.seat, decision.choices[chance.pick(len(decision.choices))], chance, None)
        assert GAME.view(state, None) == GAME.view(state.copy(), None)


@examples
@given(tables())
def test_after_phase_3_all_faces_are_the_markers_but_of_those_frozen_after_their_move(table: Tables) -> None:
    for state in play(*table):
        if state.phase == HERO_PHASE and state.round > 1 and not any(board.kills for board in state.boards):
            for board in state.boards:
                for skeleton in board.skeletons:
                    assert (skeleton & BLACK == state.marker) != bool(skeleton & SKIP)


@examples
@given(tables())
def test_nobody_moves_twice_in_a_phase(table: Tables) -> None:
    """A further step in the same phase begins on a trap that was set off in this phase."""
    events: list[Event] = []
    play(*table, emit=events.append)
    moved: set[int] = set()
    traps: set[tuple[object, object]] = set()
    for event in events:
        if event.kind == "phase":
            moved, traps = set(), set()
        elif event.kind == "triggered":
            traps.add((event.facts["seat"], event.facts["place"]))
        elif event.kind == "moved":
            token = int(event.facts["token"])
            assert token not in moved or (event.facts["seat"], event.facts["start"]) in traps
            moved.add(token)
        elif event.kind == "held":
            assert int(event.facts["token"]) not in moved


@examples
@given(tables())
def test_a_fallen_realm_ends_the_game_in_its_round(table: Tables) -> None:
    states = play(*table)
    fallen = [state.round for state in states if any(board.fallen for board in state.boards)]
    assert not fallen or set(fallen) == {states[-1].round}
    assert bool(fallen) or states[-1].ending in ("survived", "heroic", "defeat")


@examples
@given(tables())
def test_phases_are_closed_for_all_at_once(table: Tables) -> None:
    """No seat is asked a question of another phase than the others."""
    first = {"hero": {"hero", "weapon", "turn"}, "trap": {"trap", "push", "catapult", "hearse", "exit", "victim", "second"}}
    for state in play(*table):
        questions = {decision.question for decision in GAME.decisions(state)}
        for name, allowed in first.items():
            if name in questions:
                assert questions <= allowed


def choose(decision: Decision, luck: Chance) -> tuple[int, ...]:
    return decision.choices[luck.pick(len(decision.choices))]


def play_in_order(table: Tables, order: Random | None) -> State:
    """Each seat answers by a luck of its own; who answers first is decided by `order` (None: the first seat)."""
    options, seats, seed = table
    chance = Chance(seed)
    lucks = [Chance(f"{seed} {seat}") for seat in range(seats)]
    state = GAME.start(options, seats, chance, None)
    while decisions := list(GAME.decisions(state)):
        # BB-113a: the last tile of the common reserve goes to whoever is first, so there the order is kept.
        common = state.setup.coop and any(decision.question in ("trap", "market") for decision in decisions)
        decision = decisions[0] if order is None or common else order.choice(decisions)
        GAME.apply(state, decision.seat, choose(decision, lucks[decision.seat]), chance, None)
    return state


@examples
@given(tables(), st.integers(0, 1 << 30))
def test_it_never_matters_who_answers_first(table: Tables, order: int) -> None:
    one, two = play_in_order(table, None), play_in_order(table, Random(order))
    assert one.key() == two.key()
    assert GAME.outcome(one) == GAME.outcome(two)


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("mode", ["standard", "solo", "coop"])
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("chiefs", [False, True])
def test_every_mode_is_played_to_its_end(seats: int, mode: str, advanced: bool, chiefs: bool) -> None:
    options = GAME.info.complete(seats, {"mode": mode, "advanced": advanced, "chiefs": chiefs})
    if (mode == "solo") != (seats == 1) and mode != "standard":
        with pytest.raises(BadOption):
            GAME.start(options, seats, Chance(1), None)
        return
    for seed in range(3):
        state = play(options, seats, seed)[-1]
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert outcome.cooperative == (seats == 1 or mode == "coop")


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"rounds": 12}),
        (3, {"hearse_in_solo_and_coop": False}),
        (2, {"mode": "coop", "ruleset": "de", "hearse_in_solo_and_coop": False}),
        (2, {"mode": "coop", "side_arrows_both_ways": True}),
        (2, {"chiefs": True, "sapper_takes_second_coop_tower": True}),
        (2, {"mode": "coop", "sapper_takes_second_coop_tower": True}),
    ],
)
def test_what_would_do_nothing_is_refused(seats: int, options: dict[str, object]) -> None:
    with pytest.raises(BadOption, match="changes nothing"):
        GAME.start(GAME.info.complete(seats, options), seats, Chance(1), None)


@pytest.mark.parametrize(("seats", "mode"), [(1, "solo"), (2, "coop")])
def test_no_round_is_counted_beyond_the_last_but_for_the_heroic_victory(seats: int, mode: str) -> None:
    """BB-65, BB-117: nobody reads of round 11 of 10."""
    most = 0
    for seed in range(12):
        table = samobranka.new("bad_bones", seats, {"mode": mode, "rounds": 5}, seed=seed)
        players = seated(["greedy"] * seats, seed)
        while table.decisions:
            decision = table.decisions[0]
            table.act(decision.seat, players[decision.seat].choose(Chair(GAME, decision.seat, table.state), decision))
            view = GAME.view(table.state, None)
            assert view["round"] <= view["rounds"] or view["heroic"]
            most = max(most, view["round"])
    assert most >= 5


def test_one_player_counts_rounds_in_whatever_mode() -> None:
    assert GAME.start(GAME.info.complete(1, {"rounds": 12}), 1, Chance(1), None).setup.rounds == 12


@st.composite
def walls(draw: st.DrawFn) -> Board:
    board = Board(0)
    for cell in draw(st.lists(st.sampled_from(CELLS), max_size=25, unique=True)):
        board.lay(cell, WALL | draw(st.sampled_from([0, TURNED])))
    return board


@examples
@given(walls(), st.sampled_from(CELLS), st.integers(0, 3))
def test_chains_of_walls_end(board: Board, cell: int, heading: int) -> None:
    """BB-43: who comes from a cell without wall never meets the same wall in the same way again."""
    if not board.traps[cell]:
        met: set[tuple[int, int]] = set()
        place = cell + STEP[heading]
        while board.traps[place]:
            assert (place, heading) not in met
            met.add((place, heading))
            heading = (FALLING_TURN if board.traps[place] & TURNED else RISING_TURN)[heading]
            place += STEP[heading]
        assert bones.place_in(follow(board, place, heading)) == place


PATHS = {
    "top purple": "r1c1s r2c1s r3c1s r4c1s r5c1s village 6",
    "top yellow": "r1c2s r2c2s r3c2e tower 4",
    "top red": "r1c3s r2c3s tower 3",
    "top blue": "r1c4s r2c4s r3c4w tower 4",
    "top green": "r1c5s r2c5s r3c5s r4c5s r5c5s village 6",
    "left green": "r1c1e r1c2e r1c3s r2c3s tower 5",
    "left blue": "r2c1e r2c2e r2c3s tower 4",
    "left red": "r3c1e r3c2e tower 3",
    "left yellow": "r4c1e r4c2e r4c3n tower 4",
    "left purple": "r5c1e r5c2e r5c3s village 4",
    "right purple": "r1c5w r1c4w r1c3s r2c3s tower 5",
    "right yellow": "r2c5w r2c4w r2c3s tower 4",
    "right red": "r3c5w r3c4w tower 3",
    "right blue": "r4c5w r4c4w r4c3n tower 4",
    "right green": "r5c5w r5c4w r5c3s village 4",
}


@pytest.mark.parametrize("name", PATHS)
def test_undisturbed_paths(name: str) -> None:
    """The fifteen types, each alone: section 1.2 of the specification."""
    side, colour = name.split()
    token = (SIDES.index(side) * 5 + SYMBOLS.index(colour)) * COPIES
    state = GAME.start(GAME.info.complete(2, {}), 2, Chance(1), None)
    board = state.boards[0]
    state.boards[1].skeletons = []
    board.hero = 0
    board.skeletons = [token | COMPETITIVE_FACE.slot[token]]
    seen: list[str] = []
    for number in range(1, 9):
        for each in state.boards:
            each.agenda = []
        state.phase = WALK_PHASE
        open_phase(state, Chance(1), None)
        if not board.skeletons:
            seen += ["tower" if board.floors < 4 else "village", str(number)]
            break
        (one,) = board.skeletons
        seen.append(PLACES[bones.place_of(one)] + HEADINGS[bones.heading_of(one)])
        assert bones.token_of(one) == token
    assert " ".join(seen) == PATHS[name]


def test_the_box() -> None:
    """BB-1, BB-68: 180 skeletons of 15 types, and the market's table."""
    state = GAME.start(GAME.info.complete(6, {}), 6, Chance(1), None)
    tokens = state.bag + [token for board in state.boards for token in bones.tokens_of(board.skeletons)]
    assert Counter(token // COPIES for token in tokens) == dict.fromkeys(range(15), 12)
    assert [row[TRAPS.index("dragon")] for row in MARKET] == [2, 3, 5, 6, 8, 9]
    assert STARS[TRAPS.index("wall")] == 2


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (4, {}),
        (1, {"advanced": True, "chiefs": True}),
        (3, {"advanced": True, "chiefs": True}),
        (2, {"mode": "coop"}),
        (3, {"mode": "coop", "advanced": True, "chiefs": True}),
    ],
)
def test_it_conforms(seats: int, options: dict[str, object]) -> None:
    conform(GAME, seats=seats, options=options, games=1, every=8)
