"""Makes the recorded battles anew: `PYTHONPATH=tests python -m nastolie.record`. Only after a change of rules or data."""

import sys
from collections.abc import Iterator
from pathlib import Path

import samobranka
from playing import let_play, seated
from samobranka.core.action import Verbs
from samobranka.core.chance import Steady
from samobranka.core.decision import Action, Decision
from samobranka.core.table import Table
from samobranka.games.nastolie import GAME, notation
from samobranka.games.nastolie.brain.candidates import errands, pieces
from samobranka.games.nastolie.puzzles import puzzle
from samobranka.games.nastolie.rules.flow import apply
from samobranka.games.nastolie.rules.steps import V_FLICK, V_LINE, V_PASS
from samobranka.games.nastolie.state import State
from samobranka.games.nastolie.verbs import VERBS

FOLDER = Path(__file__).parent / "recorded"
LINE: dict[str, object] = {"placement": "line"}
TRIES = 400

# Every scenario, with every number of players, and every way in which it can end: options, who plays, and the reason.
ENDINGS: dict[str, tuple[dict[str, object], list[str], str]] = {
    "p1-destroyed": ({"scenario": "p1"}, ["easy"] * 2, "destroyed"),
    "p1-rounds": ({"scenario": "p1", **LINE}, ["random"] * 2, "rounds"),
    "p1-draw": ({"scenario": "p1", **LINE}, ["random"] * 2, "draw"),
    "p2-barrels": ({"scenario": "p2"}, ["courier", "pass"], "barrels"),
    "p2-escorts": ({"scenario": "p2", **LINE}, ["random"] * 2, "escorts"),
    "p2-destroyed": ({"scenario": "p2", **LINE}, ["random", "easy"], "destroyed"),
    "p3-points": ({"scenario": "p3", "rituals": True}, ["easy"] * 2, "points"),
    "p3-destroyed": ({"scenario": "p3"}, ["position"] * 2, "destroyed"),
    "p3-rounds": ({"scenario": "p3", **LINE}, ["random"] * 2, "rounds"),
    "p4-points": ({"scenario": "p4", "rituals": True}, ["easy"] * 3, "points"),
    "p4-destroyed": ({"scenario": "p4"}, ["position"] * 3, "destroyed"),
    "p4-rounds": ({"scenario": "p4", **LINE}, ["random"] * 3, "rounds"),
    "p5-heroes": ({"scenario": "p5", "rituals": True}, ["easy"] * 4, "heroes"),
    "p5-rounds": ({"scenario": "p5", **LINE}, ["random"] * 4, "rounds"),
    "p6-prey": ({"scenario": "p6", "rituals": True}, ["easy"] * 4, "prey"),
    "p6-destroyed": ({"scenario": "p6"}, ["position"] * 4, "destroyed"),
    "p6-rounds": ({"scenario": "p6", **LINE}, ["random"] * 4, "rounds"),
    "p7-captive": ({"scenario": "p7"}, ["position"] * 2, "captive"),
    "p7-destroyed": ({"scenario": "p7", **LINE}, ["easy"] * 2, "destroyed"),
    "p7-rounds": ({"scenario": "p7", **LINE}, ["random"] * 2, "rounds"),
    "p8-race": ({"scenario": "p8"}, ["easy"] * 2, "race"),
    "p8-destroyed": ({"scenario": "p8", **LINE}, ["easy"] * 3, "destroyed"),
    "p8-rounds": ({"scenario": "p8", **LINE}, ["random"] * 4, "rounds"),
    "p9-solved": ({"puzzle": 7}, ["solution"], "solved"),
    "p9-unsolved": ({"puzzle": 1}, ["random"], "unsolved"),
    "campaign-of-two": ({"campaign": True, "rituals": True, **LINE}, ["easy"] * 2, "campaign"),
    "campaign-of-three": ({"campaign": True, "rituals": True, **LINE}, ["easy"] * 3, "campaign"),
    "campaign-of-four": ({"campaign": True, "scenario": "p5", **LINE}, ["random"] * 4, "campaign"),
    "everything-switched": (
        {
            "scenario": "p3", "rituals": True, "hand": "shaky", "preview": "none", "missile_exit": False, "rider": "struck",
            "doubling": "once", "strike": "each", "roster": "variant",
        },
        ["easy"] * 2, "points",
    ),
}  # fmt: skip


# Ways of ending that bots hardly ever take: from where they begin, and what is done there in the words of the rulebook.
POSITIONS: dict[str, tuple[list[str], list[str]]] = {
    "p3-destroyed": (
        ["ajarha 1 at 300 500", "ramprak 1 at 600 100", "edzen 2 at 500 500 lives 1", "ratnik 2 at 600 300"],
        ["flicks ajarha at edzen 2 power 400", "flicks ramprak at ratnik 2 power 400"],
    ),
    "p4-destroyed": (
        ["ajarha 1 at 300 200", "ratnik 2 at 500 200", "ramprak 1 at 600 100", "phantom 3 at 600 300 lives 1"],
        ["flicks ajarha at ratnik 2 power 400", "flicks ramprak at phantom 3 power 400"],
    ),
    "p6-destroyed": (
        ["prey 1: metal", "prey 2: grass", "prey 3: fire", "prey 4: dust", "ajarha 1 at 300 200", "ratnik 2 at 500 200"],
        ["flicks ajarha at ratnik 2 power 400"],
    ),
    "p7-captive": (
        ["turn 2 act", "freed buran 1", "freed haru 2", "buran 1 at 500 300", "ramprak 1 at 900 100", "haru 2 at 300 850",
         "edzen 2 at 900 900"],
        ["flicks haru n power 160", "passes"],
    ),
}  # fmt: skip


def positioned(name: str) -> Table:
    (options, seats, _), (lines, words) = ENDINGS[name], POSITIONS[name]
    table = Table(GAME, len(seats), options, 1, position=lines)
    for each in words:
        seat = table.decisions[0].seat
        table.act(seat, notation.action(table.state, seat, each))
    return table


def solved(number: int) -> Table:
    table = samobranka.new("nastolie", 1, {"puzzle": number}, 1)
    for words in puzzle(number).solution:
        table.act(0, Verbs(VERBS).parse(words))
    return table


def nearest_to_the_goal(s: State, decision: Decision) -> Action:
    """A flick of somebody at a barrel that brings the barrels farthest, with a hand that does not tremble."""

    def worth(action: Action) -> int:
        after = s.copy()
        apply(after, decision.seat, action, Steady(1), None)
        return 1_000_000 * after.delivered + sum(after.x[barrel] for barrel in after.barrels)

    flicked = [disc for region in decision.regions if region.verb == V_FLICK for disc in pieces(region)]
    aims = [
        (disc, aim) for disc in flicked for aim in errands(s, decision.seat, disc, s.x[disc], s.y[disc], s.setup.radius[disc])
    ]
    return max([(V_FLICK, disc, *aim) for disc, aim in aims] or decision.choices, key=worth)


def delivered(options: dict[str, object]) -> Table:
    """Grass minds nothing but its barrels, and Dust sleeps."""
    table = samobranka.new("nastolie", 2, options, 1)
    while table.decisions:
        decision = table.decisions[0]
        if decision.seat == 0 and decision.question == "act":
            action = nearest_to_the_goal(table.state, decision)
        else:
            action = next((choice for choice in decision.choices if choice[0] in (V_LINE, V_PASS)), decision.choices[:1][0])
        table.act(decision.seat, action)
    return table


def plays(name: str) -> Iterator[Table]:
    options, seats, _ = ENDINGS[name]
    if seats == ["solution"]:
        yield solved(int(str(options["puzzle"])))
        return
    if "courier" in seats:
        yield delivered(options)
        return
    if name in POSITIONS:
        yield positioned(name)
        return
    for seed in range(TRIES):
        yield let_play(samobranka.new("nastolie", len(seats), options, seed), seated(seats, seed))


def ending(name: str) -> Table:
    """The first play that ends as it should."""
    reason = ENDINGS[name][2]
    for table in plays(name):
        if table.outcome is not None and table.outcome.reason == reason:
            return table
    raise RuntimeError(f"no battle ends like {name}")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or ENDINGS:
        (FOLDER / f"{name}.json").write_text(ending(name).to_json(), "utf8")
