"""The compiled modules and the sources play the same games, log for log. Where nothing is compiled this is skipped."""

import hashlib
import os
import subprocess
import sys

import pytest

from samobranka.core import chance

PLAY = """
import hashlib, sys
import samobranka
from samobranka import bots
from samobranka.bots import Chair
from samobranka.core import chance

digest = hashlib.sha256()
castle, bones = {"all_for_one": True}, {"advanced": True, "chiefs": True}
plays = [("castle_panic", seats, {"mode": mode, **castle}) for seats, mode in (
    (1, "solo"), (2, "standard"), (4, "standard"), (6, "coop"), (3, "overlord")
)]
plays += [("bad_bones", 4, {})]
plays += [("bad_bones", seats, {"mode": mode, **bones}) for seats, mode in ((1, "solo"), (3, "standard"), (4, "coop"))]
plays += [("nastolie", seats, {"rituals": seats > 1, "puzzle": 3}) for seats in (1, 2, 3, 4)]
plays += [("dead_cells", seats, {"ruleset": ruleset}) for seats, ruleset in ((1, "seed"), (3, "seed"), (4, "en2024"))]
for game, seats, options in plays:
    for bot in ("random", "greedy"):
        table = samobranka.new(game, seats, options, seed=f"{seats}{bot}")
        players = [bots.make(bot, seat) for seat in range(seats)]
        # Whoever tries hundreds of flicks before each choice needs not finish.
        most = 25 if (game, bot) == ("nastolie", "greedy") else 100_000
        while table.decisions and len(table.log) < most:
            decision = table.decisions[0]
            table.act(decision.seat, players[decision.seat].choose(Chair(table.game, decision.seat, table.state), decision))
        digest.update(table.to_json().encode())
        digest.update(repr(table.events).encode())
        digest.update(repr(table.outcome).encode())
print(digest.hexdigest(), chance.__file__.endswith(".py"))
"""


def logs(pure: str) -> tuple[str, bool]:
    environment = {**os.environ, "SAMOBRANKA_PURE": pure}
    output = subprocess.run([sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=True).stdout
    digest, interpreted = output.split()
    return digest, interpreted == "True"


def test_compiled_and_interpreted_games_have_the_same_logs() -> None:
    if chance.__file__.endswith(".py"):
        if os.environ.get("SAMOBRANKA_MUST_BE_COMPILED"):
            pytest.fail("the compiled modules are missing or older than the sources")
        pytest.skip("nothing is compiled; `python3 run.py compile` builds it")
    compiled, interpreted = logs("0")
    assert not interpreted
    sources, pure = logs("1")
    assert pure
    assert compiled == sources
    assert len(compiled) == len(hashlib.sha256().hexdigest())
