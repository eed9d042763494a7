"""Whatever is called, by the description of the server or against it: it is answered, and never by a fault of ours.

`python tools/strangers.py` does the same a hundred thousand times.
"""

from pathlib import Path

from serving import Process
from strangers import LIMITS, call_all


def test_no_call_is_answered_by_a_fault(tmp_path: Path) -> None:
    server = Process(tmp_path, *LIMITS)
    try:
        answered = call_all(server, 4, same=True)
        assert {200, 201, 400, 404} <= answered.keys()
        assert server.get("/ready")["ok"]
        assert server.end() in (0, -15)
    finally:
        server.kill()
