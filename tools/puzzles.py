"""Makes the twelve puzzles of Nastolie: `python tools/puzzles.py [--seed 9] [--only 3]`.

For each puzzle positions are thrown at random, always the same ones for a seed, until one can be solved in three actions by
flicks that do the same when they are turned a little or come a little stronger or weaker, and, with the same effort, not in
two. The position goes to `data/puzzles.toml` with the solution that was found. It takes about a minute a puzzle.
"""

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any

from samobranka.core.action import Verbs
from samobranka.core.chance import Chance
from samobranka.core.decision import Action
from samobranka.core.regions import towards
from samobranka.flick.hand import aim
from samobranka.games.nastolie.brain.candidates import candidates
from samobranka.games.nastolie.material import DATA, F1, F2, H1, KINDS, MAIN, ORDERS, V
from samobranka.games.nastolie.names import DISCS
from samobranka.games.nastolie.options import OPTIONS, set_up
from samobranka.games.nastolie.puzzles import CUP_RADIUS, FILE, PUZZLES, Puzzle
from samobranka.games.nastolie.rules.flow import apply, decisions, settle
from samobranka.games.nastolie.rules.motion import course_of
from samobranka.games.nastolie.rules.puzzle import lay_position
from samobranka.games.nastolie.rules.steps import PASS, V_FLICK, V_SHOOT, V_USUAL
from samobranka.games.nastolie.state import OWNER, State
from samobranka.games.nastolie.verbs import VERBS

ALL_VERBS = Verbs(VERBS)
# Where things are put, in millimetres: left, low, right, high; and how far from each other.
FOES = (150, 300, 850, 850)
OWN = (150, 60, 850, 200)
GAP = 40
# A flick must do the same when it is turned by 0.15 degrees (in 1e-5) or comes with five more or less of power.
TURN = 262
POWER = 5
SHAKES = ((TURN, 0), (-TURN, 0), (0, POWER), (0, -POWER))
# How many ways to go on are followed: of the first action, of the second, of the third.
WIDTHS = (10, 6, 3)
# How many flicks are tried; later ones are aimed less finely.
CANDIDATES = (2500, 1000, 1000)
# What one action may do at most, or it is not looked for: three wounds.
DOUBLE = 3
# A captain of the enemies is weakened, so that three actions can do.
CAPTAIN_LIVES = 2
# Four puzzles have one kind of enemies; of these, each may have so many solutions at most. Farther nobody counts.
MOST = (24, 16, 10, 6)
DIE = Chance(0)


def squads(number: int) -> tuple[list[str], list[str]]:
    """NA-1209: who stands there, by their names."""
    order = (number - 1) % len(ORDERS)
    own, foe = MAIN.forces[order], MAIN.forces[(order + 1) % len(ORDERS)]
    solver = [f"{KINDS[own[slot]]}-1" for slot in (H1, V, F1, F2)]
    first, second = KINDS[foe[F1]], KINDS[foe[F2]]
    fighters = [f"{first}-2", f"{second}-2", f"{first}-2b", f"{second}-2b"]
    if number <= 4:
        return solver, fighters
    return solver, [f"{KINDS[foe[V if number <= 8 else H1]]}-2", *fighters[:3]]


def positions(number: int, seed: int) -> Iterator[Puzzle]:
    """Without end."""
    solver, foes = squads(number)
    random = Random(f"{seed}/{number}")
    while True:
        taken: list[tuple[int, int, int]] = []
        cups = [spot(random, FOES, CUP_RADIUS // 1000, taken) for _ in range(number % 3)]
        discs = {name: spot(random, FOES, 16, taken) for name in foes}
        discs |= {name: spot(random, OWN, 16, taken) for name in solver}
        data: dict[str, Any] = {"discs": discs, "cups": cups, "solution": []}
        if number > 8:
            data["lives"] = {foes[0]: CAPTAIN_LIVES}
        yield Puzzle(number, data)


def spot(random: Random, area: tuple[int, int, int, int], radius: int, taken: list[tuple[int, int, int]]) -> list[int]:
    while True:
        x, y = random.randint(area[0], area[2]), random.randint(area[1], area[3])
        if all((x - tx) ** 2 + (y - ty) ** 2 >= (radius + tr + GAP) ** 2 for tx, ty, tr in taken):
            taken.append((x, y, radius))
            return [x, y]


def laid(position: Puzzle) -> State:
    s = State(set_up({option.name: option.default for option in OPTIONS}, 1))
    lay_position(s, position, None)
    settle(s, DIE, None)
    return s


def after(s: State, action: Action) -> State:
    """What comes of a choice, and of those that need no thought, up to the next action or the end."""
    trial = s.copy()
    apply(trial, 0, action, DIE, None)
    return trial


def is_flick(action: Action) -> bool:
    return action[0] in (V_FLICK, V_SHOOT)


def shaken(action: Action, turn: int, power: int) -> Action:
    """A flick turned a little, or a little stronger."""
    if not is_flick(action):
        return action
    dx, dy = towards(100_000 * action[-3] - turn * action[-2], 100_000 * action[-2] + turn * action[-3])
    return (*action[:-3], dx, dy, min(1000, max(1, action[-1] + power)))


def effect(s: State) -> tuple[object, ...]:
    """What a flick did, apart from where everything lies: strikes in their order, a target, and who left."""
    return s.latest.struck, s.latest.target, tuple(s.latest.left())


def steady(s: State, action: Action) -> bool:
    """Nobody leaves, and a shaken flick does the same."""
    if not is_flick(action):
        return True
    wanted = effect(after(s, action))
    return not wanted[2] and all(effect(after(s, shaken(action, *shake))) == wanted for shake in SHAKES)


def needed(s: State) -> int:
    """Wounds that would leave no enemy."""
    return sum(s.lives[disc] for disc in s.field if OWNER[disc] == 1)


def worth_a_try(s: State, action: Action, least: int) -> bool:
    """By the physics alone: a flick meets enough enemies, and nobody leaves. A power strike counts twice."""
    if action[0] != V_FLICK:
        return True
    course = course_of(s, action[1], aim(*action[2:]), knots=False)
    met = {contact.other(action[1]) for contact in course.contacts_of(action[1])}
    return not course.exits and 2 * sum(1 for disc in met if disc in s.field and OWNER[disc] == 1) >= least


def closing(s: State) -> tuple[State, list[Action]]:
    """Whatever is asked that is no action: the usual order, nothing where that can be, else the first."""
    said: list[Action] = []
    while not s.ending:
        decision = decisions(s)[0]
        if decision.question == "act" and s.actions:
            break
        usual = [action for action in decision.choices if action[0] == V_USUAL]
        said.append(usual[0] if usual else PASS if PASS in decision.choices else decision.choices[0])
        apply(s, 0, said[-1], DIE, None)
    return s, said


class Search:
    """Solutions of a position with so many actions, as far as a limited effort finds them."""

    def __init__(self, s: State, actions: int, most: int) -> None:
        self.actions = actions
        self.most = most
        self.found: list[list[Action]] = []
        s.actions = actions
        self.chance = Chance(1)
        self.go(s, [], 0)

    def go(self, s: State, said: list[Action], depth: int) -> None:
        if len(self.found) >= self.most or s.ending == "unsolved":
            return
        if s.ending:
            self.found.append(said)
            return
        if depth == self.actions:
            return
        for action in self.promising(s, depth):
            there, more = closing(after(s, action))
            self.go(there, [*said, action, *more], depth + 1)

    def promising(self, s: State, depth: int) -> list[Action]:
        """Those that do most, no two of one character with the same strikes, and only what a shaken hand does as well."""
        decision, lives = decisions(s)[0], needed(s)
        if decision.question != "act":
            return []
        # With the last action everything must be over, flames and the like included: one wound may come from them.
        least = lives - 1 if depth == self.actions - 1 else 1
        if least > DOUBLE:
            return []
        best: dict[tuple[object, ...], tuple[int, Action]] = {}
        for action in candidates(s, decision, CANDIDATES[depth], self.chance):
            if not worth_a_try(s, action, least):
                continue
            there = after(s, action)
            does = lives - needed(there)
            if there.latest.left() or does <= 0:
                continue
            key = (action[1], *effect(there))
            known = best.get(key)
            if known is None or does > known[0] or (does == known[0] and not steady(s, known[1])):
                best[key] = (does, action)
        ranked = sorted((entry for entry in best.values() if entry[0] >= least), reverse=True)
        return [action for _, action in ranked[: 3 * WIDTHS[depth]] if steady(s, action)][: WIDTHS[depth]]


def holds(position: Puzzle, solution: list[Action]) -> bool:
    """Also if every flick of it is turned, or every one comes stronger or weaker."""
    for shake in ((0, 0), *SHAKES):
        s = laid(position)
        for action in solution:
            if s.ending or not decisions(s)[0].allows(shaken(action, *shake)):
                return False
            apply(s, 0, shaken(action, *shake), DIE, None)
        if s.ending != "solved":
            return False
    return True


def make(number: int, seed: int) -> tuple[Puzzle, list[Action], int]:
    """The first position with a solution that holds, and not too many of them."""
    most = MOST[(number - 1) % len(MOST)]
    for tried, position in enumerate(positions(number, seed), 1):
        first = Search(laid(position), 3, 1)
        if not first.found:
            continue
        if Search(laid(position), 2, 1).found:
            continue
        solutions = [solution for solution in Search(laid(position), 3, MOST[0]).found if holds(position, solution)]
        if 0 < len(solutions) <= most:
            print(f"puzzle {number}: position {tried}, {len(solutions)} solutions", flush=True)
            return position, solutions[0], len(solutions)
    raise AssertionError("there is no end of positions")


def kind(first: int, seed: int) -> list[str]:
    """Four puzzles against the same enemies."""
    return [written(*make(first + after, seed)) for after in range(len(MOST))]


def written(position: Puzzle, solution: list[Action], count: int) -> str:
    lines = [
        "[[puzzle]]",
        f"# Solutions found: {count}.",
        f"cups = {[[cup.x // 1000, cup.y // 1000] for cup in position.cups]}",
    ]
    lives = {DISCS[standing.disc]: standing.lives for standing in position.discs if standing.lives}
    if lives:
        lines.append("lives = { " + ", ".join(f"{name} = {count}" for name, count in lives.items()) + " }")
    lines += ["solution = [", *(f'    "{ALL_VERBS.text(action)}",' for action in solution), "]", "[puzzle.discs]"]
    lines += [f"{DISCS[standing.disc]} = [{standing.x // 1000}, {standing.y // 1000}]" for standing in position.discs]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=9)
    parser.add_argument("--only", type=int, help="print one puzzle, write nothing")
    arguments = parser.parse_args()
    if arguments.only:
        print(written(*make(arguments.only, arguments.seed)))
        return
    with ProcessPoolExecutor(PUZZLES // len(MOST)) as pool:
        kinds = [pool.submit(kind, first, arguments.seed) for first in range(1, PUZZLES + 1, len(MOST))]
        made = [text for each in kinds for text in each.result()]
    head = f"# Made by tools/puzzles.py with seed {arguments.seed}. Places in millimetres, the solver in the south. All P.\n"
    (DATA / FILE).write_text("\n".join([head, *made]), "utf8")


if __name__ == "__main__":
    main()
