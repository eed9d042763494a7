"""What `samobranka report dead_cells` plays, notes and shows: how hard each stage is, how soon bosses fall, what is chosen."""

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import median
from typing import Any, Final

from samobranka.core.decision import Action, Decision
from samobranka.core.sheets import Plan, Sheet, Value, mean, share
from samobranka.games.dead_cells import brain
from samobranka.games.dead_cells.box import decks
from samobranka.games.dead_cells.box.cards import HEROES as HERO_IDS
from samobranka.games.dead_cells.forecast import play_on
from samobranka.games.dead_cells.material import CARDS, GEAR, UPGRADE_DECKS
from samobranka.games.dead_cells.record import BOSS_IDS, STARTERS, Record
from samobranka.games.dead_cells.rules.ending import WON
from samobranka.games.dead_cells.rules.steps import V_BUY, V_DROP, V_PLACE
from samobranka.games.dead_cells.state import NOBODY, State
from samobranka.games.dead_cells.view import on_show
from samobranka.games.dead_cells.worth import CARD, GEAR_WORTH

Notes = dict[str, Any]
Chains = list[list[Notes]]
SEATS: Final = 3
CAMPAIGNS: Final = "campaigns of three greedy"
SOLO: Final = "campaigns alone with Serenade"
BOUGHT: Final[dict[int, str]] = {decks.AT_START: "start", decks.DURING: "during", decks.FEAT: "feats"}
# Stage 1: who plays, with how many cards of each deck, and what share of the runs.
BATCHES: Final = (
    ("greedy", 0, 2.0), ("greedy", 3, 5.0), ("greedy", 6, 1.0), ("hard", 3, 1.0), ("random", 0, 5.0), ("random", 3, 5.0),
)  # fmt: skip
# A hand of three different cards shows what is wanted.
IMPROVED: Final = range(STARTERS, len(CARDS))
HAND: Final = 3
# Of so many hands one is played out with each of its cards; a life more or less counts as no more than this.
EVERY: Final = 5
MOST: Final = 12.0


def equipped(count: int, seats: int) -> Record:
    """A campaign that has bought the first cards of each deck, the improved ones dealt round; instructions are not obeyed."""
    record = Record()
    owners, improved, first = list(record.owners), 0, 0
    codes = [card.code for card in CARDS]
    for deck in UPGRADE_DECKS[: decks.WELL]:
        for at, upgrade in enumerate(deck[:count]):
            if upgrade.kind == decks.IMPROVED:
                owners[codes.index(upgrade.code)] = improved % seats
                improved += 1
            elif upgrade.kind == decks.SKILL_CARD:
                record.skill = first + at
            elif upgrade.kind in BOUGHT:
                name = BOUGHT[upgrade.kind]
                setattr(record, name, (*getattr(record, name), first + at))
        first += len(deck)
    record.owners = tuple(owners)
    record.taken = (count,) * decks.WELL + record.taken[decks.WELL :]
    return record


def kind(bot: str, count: int) -> str:
    return f"{bot}, {decks.WELL * count} upgrades"


def plans() -> Sequence[Plan]:
    """Stage 1 with the first cards of each deck, by three of a kind; and whole campaigns."""
    found = [Plan(kind(bot, count), [bot] * SEATS, part, equipped(count, SEATS).data()) for bot, count, part in BATCHES]
    return [*found, Plan(CAMPAIGNS, ["greedy"] * SEATS, 0.2, chained=True), Plan(SOLO, ["greedy"], 0.1, chained=True)]


class Looking:
    """One run: which cards were chosen from which hands, what was worn, where it ended, what it brought."""

    def __init__(self) -> None:
        self.questions = 0
        self.offered: Counter[str] = Counter()
        self.picked: Counter[str] = Counter()
        self.hands = 0
        self.better: dict[str, list[float]] = {}
        self.worn: set[str] = set()
        self.shown: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()
        self.where = "before the first room"
        self.cells = 0
        self.upgrades = NOBODY

    def saw(self, state: State, decision: Decision, action: Action) -> None:
        self.questions += 1
        if self.upgrades == NOBODY:
            self.upgrades = sum(state.record.taken[: decks.WELL])
        if state.fate:
            return
        self.cells = max(self.cells, state.bag.cells)
        fight = state.fight
        if fight is not None and fight.boss != NOBODY:
            self.where = f"boss, side {fight.side + 1}"
        elif state.biomes:
            self.where = f"biome {state.biomes}"
        if decision.question == "place" and action[0] == V_PLACE:
            hand = {choice[1] for choice in decision.choices}
            if len(hand) == HAND:
                self.offered.update(CARDS[card].id for card in hand)
                self.picked[CARDS[action[1]].id] += 1
                self.hands += 1
                if self.hands % EVERY == 0:
                    self.compare(state, decision)
        self.look_at_gear(state, decision, action)
        self.worn.update(GEAR[gear].id for fighter in state.fighters for gear in fighter.gear)

    def compare(self, state: State, decision: Decision) -> None:
        """How the fight would end with each card of the hand, beside the mean of the three."""
        worth: dict[int, float] = {}
        for action in brain.one_a_card(decision.choices):
            trial = state.copy()
            play_on(trial, first=action)
            worth[action[1]] = brain.standing(trial)
        middle = sum(worth.values()) / len(worth)
        for card, value in worth.items():
            self.better.setdefault(CARDS[card].id, []).append(round(max(-MOST, min(value - middle, MOST)), 1))

    def look_at_gear(self, state: State, decision: Decision, action: Action) -> None:
        """What is bought of all that lies before a buyer; and of a card too many, whether it is the new one that stays away."""
        if decision.question in ("shop", "market"):
            shown = on_show(state)
            self.shown.update(GEAR[gear].id for gear in shown)
            if action[0] == V_BUY and shown:
                self.taken[GEAR[shown[action[1] - 1]].id] += 1
        elif decision.question == "equip":
            self.shown[GEAR[decision.about[2]].id] += 1
            self.taken[GEAR[decision.about[2]].id] += action[0] == V_DROP

    def noted(self, state: State) -> Notes:
        won = state.ending == WON
        return {
            "stage": state.stage + 1,
            "cast": sorted(HERO_IDS[fighter.hero] for fighter in state.fighters if 0 <= fighter.hero < len(HERO_IDS)),
            "questions": self.questions,
            "upgrades": self.upgrades,
            "where": "won" if won else self.where,
            "cells": self.cells,
            "offered": dict(self.offered),
            "picked": dict(self.picked),
            "better": self.better,
            "worn": sorted(self.worn),
            "shown": dict(self.shown),
            "taken": dict(self.taken),
            "beaten": [boss for number, boss in enumerate(BOSS_IDS) if state.record.beaten >> number & 1],
        }


def watch() -> Looking:
    return Looking()


def sheets(notes: Mapping[str, Chains]) -> Sequence[Sheet]:
    flat = {name: [run for chain in chains for run in chain] for name, chains in notes.items()}
    batches = {kind(bot, count): flat[kind(bot, count)] for bot, count, _ in BATCHES}
    long, alone = notes[CAMPAIGNS], notes[SOLO]
    campaign_runs = flat[CAMPAIGNS]
    greedy = [run for name, runs in batches.items() if name.startswith("greedy") for run in runs]
    everything = greedy + campaign_runs
    return [
        by_upgrades(batches),
        of_stages(campaign_runs),
        first_victories(long, "three greedy seats"),
        first_victories(alone, "one greedy seat with Serenade"),
        *(where_runs_end(name, batches[name]) for name in (kind("greedy", 0), kind("greedy", 3))),
        means("Cells a run", "in campaigns, by stage", campaign_runs, "cells"),
        means("Questions a run", "in campaigns, by stage", campaign_runs, "questions"),
        by_cast(batches[kind("greedy", 3)]),
        by_hero(batches[kind("greedy", 3)]),
        picks("Improved cards: how often they are chosen from a hand of three", everything, IMPROVED, 0.2),
        picks("Starting cards: how often they are chosen from a hand of three", everything, range(STARTERS), None),
        fought_with("Improved cards: what they bring in a fight", everything, IMPROVED),
        fought_with("Starting cards: what they bring in a fight", everything, range(STARTERS)),
        printed(),
        gear_taken(everything),
        won_with_gear(everything),
        Sheet("Equipment by what is printed", "in the measure of the bots: 3 are about a health point", ranked(
            [(GEAR[gear].id, Value(round(GEAR_WORTH[gear], 2))) for gear in range(len(GEAR))]
        )),
    ]  # fmt: skip


def won(runs: Sequence[Notes]) -> Value:
    return share(sum(run["where"] == "won" for run in runs), len(runs))


def by_upgrades(batches: Mapping[str, Sequence[Notes]]) -> Sheet:
    note = (
        "Three seats; wanted of greedy: 1 to 15 % with none, 50 to 95 % with nine, five times random’s, and less than hard’s."
    )
    return Sheet("Stage 1: runs won", note, [(name, won(runs)) for name, runs in batches.items()], shares=True)


def of_stages(runs: Sequence[Notes]) -> Sheet:
    bars: list[tuple[str, Value]] = []
    for stage in (1, 2, 3):
        there = [run for run in runs if run["stage"] == stage]
        for low, high in ((0, 9), (10, 24), (25, 49), (50, 79), (80, 120)):
            some = [run for run in there if low <= run["upgrades"] <= high]
            if some:
                bars.append((f"stage {stage}, {low} to {high} upgrades", won(some)))
    return Sheet(
        "Campaigns: runs won by stage and upgrades", "Three greedy seats begin as far on as they may.", bars, shares=True
    )


def first_victories(chains: Chains, who: str) -> Sheet:
    bars: list[tuple[str, Value]] = []
    for boss in BOSS_IDS:
        runs = [next((at + 1 for at, run in enumerate(chain) if boss in run["beaten"]), 0) for chain in chains]
        reached = sorted(run for run in runs if run)
        if reached:
            # Who has not come so far counts as later than all others.
            ordered = reached + [len(chains[0]) + 1] * (len(runs) - len(reached))
            low, high = ordered[len(ordered) // 4], ordered[3 * len(ordered) // 4]
            bars.append((f"{boss} first beaten in run", Value(median(ordered), low, high, f"{len(reached)} of {len(runs)}")))
    return Sheet(f"Campaigns: the run of each first victory, {who}", "The median; the thin line is the middle half.", bars)


def where_runs_end(name: str, runs: Sequence[Notes]) -> Sheet:
    ends = Counter(run["where"] for run in runs)
    bars = [(where, share(count, len(runs))) for where, count in sorted(ends.items())]
    return Sheet(f"Stage 1: where runs end ({name})", "A share of all.", bars, shares=True)


def means(title: str, note: str, runs: Sequence[Notes], what: str) -> Sheet:
    bars = [
        (f"stage {stage}", mean([float(run[what]) for run in runs if run["stage"] == stage]))
        for stage in (1, 2, 3)
        if any(run["stage"] == stage for run in runs)
    ]
    return Sheet(title, note, bars)


def by_cast(runs: Sequence[Notes]) -> Sheet:
    casts = sorted({tuple(run["cast"]) for run in runs})
    bars = [(", ".join(cast), won([run for run in runs if tuple(run["cast"]) == cast])) for cast in casts]
    best = max((bar.value for _, bar in bars), default=0.0)
    note = "Three greedy seats with nine upgrades. No cast should win less than half as often as the best."
    return Sheet("Stage 1: casts", note, bars, shares=True, marks=[("half of the best", best / 2)])


def by_hero(runs: Sequence[Notes]) -> Sheet:
    bars = [(hero, won([run for run in runs if hero in run["cast"]])) for hero in HERO_IDS]
    return Sheet("Stage 1: runs won with each Beheaded", "Three greedy seats with nine upgrades.", bars, shares=True)


def picks(title: str, runs: Sequence[Notes], cards: Sequence[int], wanted: float | None) -> Sheet:
    offered, picked = counted(runs, "offered"), counted(runs, "picked")
    ids = [CARDS[card].id for card in cards]
    bars = ranked([(id, share(picked[id], offered[id])) for id in ids if offered[id]])
    note = "Three greedy seats, all runs." + left_out([id for id in ids if not offered[id]])
    return Sheet(title, note, bars, shares=True, marks=[] if wanted is None else [(f"{100 * wanted:.0f} %", wanted)])


def fought_with(title: str, runs: Sequence[Notes], cards: Sequence[int]) -> Sheet:
    """Measured where printed() only adds up what a card says."""
    found: dict[str, list[float]] = {}
    for run in runs:
        for id, values in run["better"].items():
            found.setdefault(id, []).extend(values)
    ids = [CARDS[card].id for card in cards]
    bars = ranked([(id, mean(found[id])) for id in ids if id in found])
    note = (
        "Every fifth hand of three is played out with each of its cards: how much better the fight goes than with the mean of"
        f" the hand. 3 are about a health point; more than {MOST:.0f} counts as {MOST:.0f}."
    )
    return Sheet(title, note + left_out([id for id in ids if id not in found]), bars)


def gear_taken(runs: Sequence[Notes]) -> Sheet:
    shown, taken = counted(runs, "shown"), counted(runs, "taken")
    ids = [gear.id for gear in GEAR]
    bars = ranked([(id, share(taken[id], shown[id])) for id in ids if shown[id]])
    note = "Three greedy seats, all runs: bought when it is for sale, or put on in place of another when all slots are full."
    return Sheet("Equipment: how often it is taken", note + left_out([id for id in ids if not shown[id]]), bars, shares=True)


def counted(runs: Sequence[Notes], what: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for run in runs:
        found.update(run[what])
    return found


def left_out(ids: list[str]) -> str:
    return f" Never came up: {', '.join(ids)}." if ids else ""


def ranked(bars: list[tuple[str, Value]]) -> list[tuple[str, Value]]:
    return sorted(bars, key=lambda bar: bar[1].value, reverse=True)


def printed() -> Sheet:
    bars = [(CARDS[card].id, Value(round(CARD[card], 2))) for card in range(len(CARDS))]
    starters = sum(CARD[:STARTERS]) / STARTERS
    note = "In the measure of the bots: 3 are about a health point."
    return Sheet("Combat cards by what is printed", note, ranked(bars), marks=[("mean of the starting cards", starters)])


def won_with_gear(runs: Sequence[Notes]) -> Sheet:
    wearing = {gear.id: [run for run in runs if gear.id in run["worn"]] for gear in GEAR}
    bars = ranked([(id, won(some)) for id, some in wearing.items() if some])
    note = "All runs of three greedy seats in which somebody wore it; the mark is the mean of all runs."
    never = left_out([id for id, some in wearing.items() if not some])
    return Sheet("Equipment: runs won with it", note + never, bars, shares=True, marks=[("all runs", won(runs).value)])
