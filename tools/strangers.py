"""Strangers: `python tools/strangers.py [--calls 100000]`.

Calls a server of its own so many times as its description allows, and as it does not (schemathesis on its OpenAPI
document), and prints how often which status was answered. The first fault of the server's ends it.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from serving import Process
from strangers import LIMITS, call_all

# Kinds of calls, good and bad: about so many of each make the number that is wished for.
KINDS = 80


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--calls", type=int, default=100_000)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Process(Path(folder), *LIMITS)
        began = time.perf_counter()
        try:
            answered = call_all(server, max(1, given.calls // KINDS), print)
        finally:
            server.end()
    print(f"{sum(answered.values()):,} calls in {time.perf_counter() - began:,.0f} s, none of them a fault")
    print(", ".join(f"{status}: {count:,}" for status, count in sorted(answered.items())))


if __name__ == "__main__":
    main()
