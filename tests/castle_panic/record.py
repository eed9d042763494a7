"""Makes the recorded games and the playthrough anew: `python tests/castle_panic/record.py`. Only after a change of version."""

from pathlib import Path

import samobranka
from samobranka import bots
from samobranka.bots import Chair
from samobranka.core.table import Table
from samobranka.words import say

FOLDER = Path(__file__).parent / "recorded"

SWITCHES = """
easier_battles all_for_one heroic_powers home_is_castle dwindling_resources under_construction
tar_blocks_hits wall_breaker_held_in_phase6
"""
SWITCHED: dict[str, object] = dict.fromkeys(SWITCHES.split(), True)

# Every way a game can end: a name, the options, the seats, and what must come out.
ENDINGS: dict[str, tuple[dict[str, object], list[str], str, list[int]]] = {
    "standard-won": ({}, ["greedy"] * 3, "slain", [0, 1, 2]),
    "standard-lost": ({}, ["random"] * 3, "towers", []),
    "coop-won": ({"mode": "coop"}, ["greedy"] * 2, "slain", [0, 1]),
    "coop-lost": ({"mode": "coop"}, ["pass"] * 6, "towers", []),
    "solo-won": ({"mode": "solo"}, ["greedy"], "slain", [0]),
    "solo-lost": ({"mode": "solo"}, ["pass"], "towers", []),
    "overlord-castle-wins": ({"mode": "overlord"}, ["greedy", "greedy", "pass"], "slain", [0, 1]),
    "overlord-wins": ({"mode": "overlord"}, ["pass", "pass", "greedy"], "towers", [2]),
    "homes-lost": ({"home_is_castle": True, "under_construction": True}, ["random"] * 2, "homes", []),
    "overlord-wins-homes": (
        {"mode": "overlord", "home_is_castle": True, "under_construction": True}, ["pass", "greedy"], "homes", [1],
    ),
    "everything-switched": (SWITCHED, ["greedy"] * 4, "slain", [0, 1, 2, 3]),
}  # fmt: skip


def play(options: dict[str, object], seats: list[str], seed: int) -> Table:
    table = samobranka.new("castle_panic", len(seats), options, seed)
    players = [bots.make(name, f"{seed}/{seat}") for seat, name in enumerate(seats)]
    while table.decisions:
        decision = table.decisions[0]
        table.act(decision.seat, players[decision.seat].choose(Chair(table.game, decision.seat, table.state), decision))
    return table


def ending(name: str) -> Table:
    """The first seed with which the game ends as it should."""
    options, seats, reason, winners = ENDINGS[name]
    for seed in range(3000):
        table = play(options, seats, seed)
        outcome = table.outcome
        if outcome is not None and outcome.reason == reason and outcome.winners == winners:
            return table
    raise RuntimeError(f"no game ends like {name}")


def playthrough(table: Table, language: str = "en") -> str:
    """A whole game as text a person can read: every choice, and what came of it."""
    shown = table.replay(0)
    lines = [say(shown.game.tell(event), language) for event in shown.events]
    for entry in table.made:
        decision = shown.decision_of(entry.seat)
        assert decision is not None
        lines.append(f"\n[{say(shown.game.ask(shown.state, decision), language)}]")
        lines.append(f"{entry.seat + 1}> {say(shown.game.describe(shown.state, entry.seat, entry.action), language)}")
        happened = shown.repeat(entry)
        lines += ["   " + say(shown.game.tell(event), language) for event in happened]
    return "\n".join([*lines, "", repr(table.outcome), ""])


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in ENDINGS:
        (FOLDER / f"{name}.json").write_text(ending(name).to_json(), "utf8")
    won = samobranka.load(FOLDER / "standard-won.json")
    (FOLDER / "playthrough.txt").write_text(playthrough(won), "utf8")
