"""One page about a game, from what bots make of it: the game says what to play and what to note, the lab plays and draws.

A game without a room `report` gets what can be said of any: how long its games are, and who wins.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from samobranka import bots, games
from samobranka.bots import Chair
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.game import Game
from samobranka.core.playout import LONGEST
from samobranka.core.sheets import Plan, Reports, Sheet, Watch, mean, share
from samobranka.core.table import begun
from samobranka.lab.campaigns import as_stored
from samobranka.lab.pages import page
from samobranka.lab.processes import Progress, in_order
from samobranka.lab.simulate import at_least_one

Notes = Mapping[str, list[list[dict[str, Any]]]]


class Survey:
    """What to play for a report: so many runs of each plan, or a share of them; chains of so many runs."""

    def __init__(self, game: str, runs: int, length: int, seed: int) -> None:
        self.game = game
        self.runs = at_least_one("runs", runs)
        self.length = at_least_one("length", length)
        self.seed = seed

    def plans(self) -> list[Plan]:
        return list(room_of(games.find(self.game)).plans())

    def count(self, plan: Plan) -> int:
        return max(1, round(self.runs * plan.share))


class Anything:
    """What can be noted of any game."""

    def __init__(self) -> None:
        self.questions = 0

    def saw(self, state: Any, decision: Decision, action: Action) -> None:
        self.questions += 1

    def noted(self, state: Any) -> dict[str, Any]:
        return {"questions": self.questions}


class AnyGame:
    """The room of a game that has none: games between bots, two levels of them."""

    def __init__(self, game: Game[Any]) -> None:
        self.seats = game.info.seats[0]

    def plans(self) -> Sequence[Plan]:
        return [Plan(bot, [bot] * self.seats, 1.0) for bot in ("greedy", "random")]

    def watch(self) -> Watch:
        return Anything()

    def sheets(self, notes: Notes) -> Sequence[Sheet]:
        def told(fact: str) -> list[tuple[str, list[float]]]:
            return [(name, [float(run[fact]) for chain in chains for run in chain]) for name, chains in notes.items()]

        won = [(name, share(int(sum(runs)), len(runs))) for name, runs in told("won")]
        lengths = [(name, mean(runs)) for name, runs in told("turns")]
        questions = [(name, mean(runs)) for name, runs in told("questions")]
        return [
            Sheet("Won by all, or by the first seat", "by who plays", won, shares=True),
            Sheet("Turns a game", "the mean", lengths),
            Sheet("Questions a game", "the mean", questions),
        ]


def room_of(game: Game[Any]) -> Reports:
    room: Reports | None = game.room("report")
    return AnyGame(game) if room is None else room


def play_chain(survey: Survey, name: str, number: int) -> list[dict[str, Any]]:
    """One run, or one campaign; its luck depends on the seed, the plan and its number alone."""
    game = games.find(survey.game)
    plan = next(plan for plan in survey.plans() if plan.name == name)
    room, campaign = room_of(game), game.room("campaign")
    options = game.info.complete(len(plan.seats), {})
    luck = f"{survey.seed}/{name}/{number}"
    players = [bots.make(bot, f"{luck}/{seat}") for seat, bot in enumerate(plan.seats)]
    record = plan.record if plan.record is not None or campaign is None else campaign.blank(options)
    chain: list[dict[str, Any]] = []
    for run in range(survey.length if plan.chained else 1):
        chance = Chance(f"{luck}/run {run}")
        state = begun(game, record, options, len(plan.seats), chance, None)
        watch = room.watch()
        for _ in range(LONGEST):
            decisions = game.decisions(state)
            if not decisions:
                break
            decision = decisions[0]
            action = players[decision.seat].choose(Chair(game, decision.seat, state), decision)
            watch.saw(state, decision, action)
            game.apply(state, decision.seat, action, chance, None)
            chance.record.clear()
        outcome = game.outcome(state)
        won = outcome is not None and (outcome.won if outcome.cooperative else 0 in outcome.winners)
        chain.append({**watch.noted(state), "won": won, "turns": game.turn(state)})
        if plan.chained and campaign is not None:
            record = as_stored(campaign.leaves(state))
    return chain


def played(survey: Survey, jobs: int = 1, progress: Progress | None = None, choices: Progress | None = None) -> Notes:
    notes: dict[str, list[list[dict[str, Any]]]] = {}
    for plan in survey.plans():
        chain = partial(play_chain, survey, plan.name)
        notes[plan.name] = in_order(chain, survey.count(plan), jobs, progress, largest=1, choices=choices)
    return notes


def report(survey: Survey, jobs: int = 1, progress: Progress | None = None, choices: Progress | None = None) -> str:
    return written(survey, played(survey, jobs, progress, choices))


def written(survey: Survey, notes: Notes) -> str:
    """The whole page, with nothing in it that must be fetched from anywhere."""
    sheets = room_of(games.find(survey.game)).sheets(notes)
    plans = [f"{plan.name}: {survey.count(plan)}" + f" of {survey.length} runs" * plan.chained for plan in survey.plans()]
    return page(survey.game.replace("_", " ").title(), f"Seed {survey.seed}. Played: {'; '.join(plans)}.", sheets)
