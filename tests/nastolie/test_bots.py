"""Bots of Nastolie: they answer whatever is asked, the same in the same luck, and see what is there."""

import pytest

from samobranka.bots.brain import EASY, HARD, NORMAL
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.game import OptionValue
from samobranka.games.nastolie.brain import plan
from samobranka.games.nastolie.brain.candidates import candidates
from samobranka.games.nastolie.brain.levels import LEVELS
from samobranka.games.nastolie.brain.value import value
from samobranka.games.nastolie.material import ARCHER, BAARUN, ELEMENTAL, ENERGAN, HARU, RAMPRAK
from samobranka.games.nastolie.names import character
from samobranka.games.nastolie.options import OPTIONS, seats_of
from samobranka.games.nastolie.rules.flow import apply, decisions, settle, start
from samobranka.games.nastolie.rules.ground import put
from samobranka.games.nastolie.rules.steps import TURN, V_CAST, V_FLICK, V_LAY, V_SHOOT
from samobranka.games.nastolie.scenario_file import scenarios
from samobranka.games.nastolie.state import State

# Every scenario at every number of seats, and between them every value of every option.
TABLES: list[tuple[str, int, dict[str, OptionValue]]] = [
    ("p1", 2, {"hand": "steady", "preview": "none", "missile_exit": False}),
    ("p2", 2, {"hand": "light", "preview": "line", "rider": "struck"}),
    ("p3", 2, {"hand": "shaky", "preview": "two", "doubling": "once", "rituals": True}),
    ("p4", 3, {"strike": "each", "preview": "full", "roster": "variant", "rituals": True}),
    ("p5", 4, {"roster": "variant", "placement": "line", "rider": "struck", "rituals": True}),
    ("p6", 4, {"placement": "line", "rituals": True}),
    ("p7", 2, {"strike": "each", "placement": "line", "rituals": True}),
    ("p8", 2, {"campaign": True, "rituals": True}),
    ("p8", 3, {"rider": "struck"}),
    ("p8", 4, {"hand": "shaky", "rituals": True}),
    ("p9", 1, {"puzzle": 10}),
]


# A campaign between easy bots takes about a hundred choices.
LONGEST = 600


def begun(seats: int, **options: OptionValue) -> State:
    usual: dict[str, OptionValue] = {option.name: option.default for option in OPTIONS}
    return start(usual | options, seats, Chance("table"), None)


def standing(*discs: tuple[int, int, int], **options: OptionValue) -> State:
    """An empty table of the first scenario with these characters, the first player about to act."""
    s = begun(2, **options)
    s.agenda, s.field, s.waiting = [(TURN, 0)], [], []
    for disc, x, y in discs:
        s.give_lives(disc, s.limit(disc))
        put(s, disc, x, y)
        s.field.append(disc)
    s.field.sort()
    settle(s, Chance(1), None)
    return s


def choice(s: State, level: str, seed: int = 1) -> tuple[Decision, Action]:
    decision = decisions(s)[0]
    return decision, plan(s.copy(), decision, Chance(seed), level)


def test_every_scenario_number_of_seats_and_switch_is_among_the_tables() -> None:
    assert {(name, seats) for name, seats, _ in TABLES} == {(name, seats) for name in scenarios() for seats in seats_of(name)}
    played = {(option.name, options.get(option.name, option.default)) for option in OPTIONS for _, _, options in TABLES}
    values = [(option.name, value) for option in OPTIONS for value in option.values or (False, True)]
    assert {pair for pair in values if pair[0] not in ("scenario", "puzzle")} <= played


@pytest.mark.parametrize(("scenario", "seats", "options"), TABLES, ids=lambda part: str(part) if isinstance(part, str) else "")
def test_every_scenario_is_played_to_its_end_with_legal_choices(
    scenario: str, seats: int, options: dict[str, OptionValue]
) -> None:
    """All kinds of questions: set-up, flicks, shots, spells, artefacts, rituals. Looking changes nothing."""
    s, luck, bots = begun(seats, scenario=scenario, **options), Chance("luck"), Chance("bots")
    for _ in range(LONGEST):
        if s.ending:
            break
        before = s.key()
        decision = decisions(s)[0]
        action = plan(s.copy(), decision, bots, EASY)
        assert s.key() == before
        assert decision.allows(action)
        apply(s, decision.seat, action, luck, None)
    assert s.ending


@pytest.mark.parametrize("level", [EASY, NORMAL, HARD])
def test_the_same_luck_gives_the_same_choice(level: str) -> None:
    s = standing((character(RAMPRAK, 0), 300_000, 200_000), (character(ENERGAN, 1), 400_000, 600_000))
    assert choice(s, level) == choice(s, level)


@pytest.mark.parametrize("level", [NORMAL, HARD])
def test_a_victory_within_reach_is_taken(level: str) -> None:
    s = standing((character(RAMPRAK, 0), 500_000, 200_000), (character(ENERGAN, 1), 500_000, 300_000), hand="steady")
    decision, action = choice(s, level)
    apply(s, decision.seat, action, Chance(1), None)
    assert s.ending == "destroyed"
    assert s.winners == (0,)


def test_two_fighters_in_a_row_are_struck_with_one_flick() -> None:
    foes = [(character(ENERGAN, 1), 500_000, 400_000), (character(ENERGAN, 1, 1), 530_000, 450_000)]
    s = standing((character(RAMPRAK, 0), 480_000, 200_000), (character(ELEMENTAL, 0), 60_000, 60_000), *foes, hand="steady")
    decision, action = choice(s, HARD)
    apply(s, decision.seat, action, Chance(1), None)
    assert s.ending == "destroyed"


def test_no_disc_is_swept_off_without_need() -> None:
    """An enemy right at the edge: softly, so that it stays."""
    s = standing((character(RAMPRAK, 0), 500_000, 850_000), (character(BAARUN, 1), 500_000, 940_000), hand="steady")
    decision, action = choice(s, HARD)
    assert action[0] == V_FLICK
    apply(s, decision.seat, action, Chance(1), None)
    assert s.latest.struck
    assert not s.latest.left()


def test_what_can_be_shot_cast_and_laid_is_looked_at() -> None:
    s = standing(
        (character(ARCHER, 0), 500_000, 200_000),
        (character(HARU, 0), 600_000, 200_000),
        (character(RAMPRAK, 0), 700_000, 200_000),
        (character(ENERGAN, 1), 500_000, 600_000),
    )
    decision = decisions(s)[0]
    verbs = {action[0] for action in [*candidates(s, decision, 10_000, Chance(1)), *decision.choices]}
    assert {V_FLICK, V_SHOOT, V_CAST, V_LAY} <= verbs


def test_candidates_are_limited_and_allowed() -> None:
    s = begun(2, placement="line")
    decision = decisions(s)[0]
    for most in (20, 150, 600, 2500):
        found = candidates(s, decision, most, Chance(2))
        assert len(found) <= most
        assert all(decision.allows(action) for action in found)


def test_a_wound_is_bad_for_who_takes_it_and_good_for_the_other() -> None:
    s = begun(2, placement="line")
    before = value(s, 0), value(s, 1)
    s.give_lives(character(RAMPRAK, 0), s.lives[character(RAMPRAK, 0)] - 1)
    assert value(s, 0) < before[0]
    assert value(s, 1) > before[1]


def test_an_action_of_ones_own_is_worth_a_wound_and_whose_turn_comes_next_is_worth_nothing() -> None:
    """Else a penalty would be a fair price for a blow, and a worse one where it ends the turn."""
    s = standing((character(RAMPRAK, 0), 300_000, 200_000), (character(ENERGAN, 1), 300_000, 600_000))
    assert s.active == 0
    before = value(s, 0), value(s, 1)
    s.actions -= 1
    assert before[0] - value(s, 0) > 1.0
    assert before[1] == value(s, 1)


def test_a_hand_of_a_level_trembles_as_much_as_it_should() -> None:
    """Three degrees for an easy one: two thirds of all aims are turned by less."""
    chance, within = Chance(4), 0
    for _ in range(600):
        _, dy, power = LEVELS[EASY].shaken(10_000, 0, 500, chance)
        assert 1 <= power <= 1000
        within += abs(dy) < 523
    assert 0.6 < within / 600 < 0.76
    assert LEVELS[HARD].shaken(3, 4, 500, chance) == (3, 4, 500)


def test_an_easy_bot_beats_who_flicks_anywhere() -> None:
    for seed in range(2):
        s, luck, bots = begun(2), Chance(f"luck {seed}"), Chance(f"bots {seed}")
        me = seed % 2
        while not s.ending:
            decision = decisions(s)[0]
            action = plan(s.copy(), decision, bots, EASY) if decision.seat == me else decision.sample(bots)
            apply(s, decision.seat, action, luck, None)
        assert s.winners == (me,), seed


def test_a_hint_tells_the_aim_that_is_meant_and_no_hand_shakes_it() -> None:
    """Both think the same, since they have the same luck; only the player's own hand then misses."""
    s = standing((character(RAMPRAK, 0, 0), 300_000, 500_000), (character(BAARUN, 1, 0), 600_000, 500_000))
    decision = decisions(s)[0]
    for level in (EASY, NORMAL):
        meant = [plan(s.copy(), decision, Chance(seed), level, steady=True) for seed in range(3)]
        played = [plan(s.copy(), decision, Chance(seed), level) for seed in range(3)]
        assert meant != played
        assert [action[:2] for action in meant] == [action[:2] for action in played]
