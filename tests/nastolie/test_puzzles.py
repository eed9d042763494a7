"""The twelve puzzles: as the fact sheet has them, and every stored solution works, shaken too."""

import pytest

from samobranka.core.action import Verbs
from samobranka.core.chance import Chance
from samobranka.core.decision import Action
from samobranka.core.regions import towards
from samobranka.games.nastolie.material import ACTIONS, FIGHTER, HERO, MAIN, VETERAN
from samobranka.games.nastolie.names import kind_of, seat_of
from samobranka.games.nastolie.options import OPTIONS
from samobranka.games.nastolie.puzzles import PUZZLES, puzzle, puzzles
from samobranka.games.nastolie.rules.flow import apply, start
from samobranka.games.nastolie.rules.steps import V_FLICK, V_SHOOT
from samobranka.games.nastolie.state import OWNER, State
from samobranka.games.nastolie.verbs import VERBS

ALL_VERBS = Verbs(VERBS)
# The tangent of 0.15 degrees in 1e-5, and five of a thousand.
SHAKES = [(0, 0), (262, 0), (-262, 0), (0, 5), (0, -5)]
NUMBERS = range(1, PUZZLES + 1)


def shaken(action: Action, turn: int, power: int) -> Action:
    if action[0] not in (V_FLICK, V_SHOOT):
        return action
    dx, dy = towards(100_000 * action[-3] - turn * action[-2], 100_000 * action[-2] + turn * action[-3])
    return (*action[:-3], dx, dy, min(1000, max(1, action[-1] + power)))


def begun(number: int) -> State:
    options = {option.name: option.default for option in OPTIONS}
    return start({**options, "puzzle": number}, 1, Chance(1), None)


def test_there_are_twelve() -> None:
    assert [each.number for each in puzzles()] == list(NUMBERS)


@pytest.mark.parametrize("number", NUMBERS)
def test_na_1209_orders_take_turns_and_enemies_get_stronger(number: int) -> None:
    discs = [standing.disc for standing in puzzle(number).discs]
    own, foes = ([kind_of(disc) for disc in discs if seat_of(disc) == seat] for seat in (0, 1))
    order = (number - 1) % 4
    force = MAIN.forces[order]
    assert sorted(own) == sorted((force[0], force[2], force[3], force[4]))
    assert {MAIN.order[kind] for kind in foes} == {(order + 1) % 4}
    captain = FIGHTER if number <= 4 else VETERAN if number <= 8 else HERO
    assert sorted(MAIN.rank[kind] for kind in foes) == [captain, FIGHTER, FIGHTER, FIGHTER]
    assert len(puzzle(number).cups) == number % 3


@pytest.mark.parametrize("number", NUMBERS)
def test_na_1209_more_wounds_are_needed_than_there_are_actions(number: int) -> None:
    s = begun(number)
    assert s.actions == ACTIONS < sum(s.lives[disc] for disc in s.field if OWNER[disc] == 1)


@pytest.mark.parametrize("shake", SHAKES, ids=str)
@pytest.mark.parametrize("number", NUMBERS)
def test_the_solution_works_turned_and_untouched(number: int, shake: tuple[int, int]) -> None:
    s = begun(number)
    for words in puzzle(number).solution:
        apply(s, 0, shaken(ALL_VERBS.parse(words), *shake), Chance(1), None)
    assert s.ending == "solved"
    assert s.winners == (0,)
