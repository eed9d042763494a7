"""Calls as the description of the server allows them, and as it does not: at tables that are there, and at none."""

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode

from serving import Process

# Where nothing is refused merely for being too much.
LIMITS: Final = [f"--limit={name}=9999999/999999" for name in ("tables", "loads", "joins")]
MODES: Final = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)


def call_all(server: Process, each: int, told: Callable[[str], None] = lambda _: None, same: bool = False) -> Counter[int]:
    """So many calls of every kind, good and bad. How often which status was answered; a fault of the server's is raised.

    The same: every time the same calls, so that nothing hangs on luck.
    """
    answered: Counter[int] = Counter()
    schema = schemathesis.openapi.from_dict(server.http.get("/schema/openapi.json").json())
    made = server.make("here", "link")
    campaign = server.http.post("/api/campaigns", json={"game": "dead_cells", "seats": [{}], "options": {}}).json()
    keys = {"table": (made["table"], made["seats"][0]["token"]), "campaign": (campaign["campaign"], campaign["token"])}
    few = settings(
        max_examples=each,
        deadline=None,
        database=None,
        derandomize=same,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]
        for mode in MODES:

            @few
            @given(case=operation.as_strategy(generation_mode=mode), inside=st.booleans())
            def call(case: Any, inside: bool) -> None:
                headers: dict[str, str] = {}
                for name, (id, token) in keys.items():
                    if inside and name in (case.path_parameters or {}):
                        case.path_parameters[name] = id
                        case.headers = {}
                        headers = {"Authorization": f"Bearer {token}"}
                answer = case.call(base_url=server.address, headers=headers)
                answered[answer.status_code] += 1
                assert answer.status_code < 500, (case.method, case.formatted_path, answer.text[:300], case.as_curl_command())

            # There is nothing that could be wrong about some.
            with suppress(Unsatisfiable):
                call()
        told(f"{operation.method.upper()} {operation.path}")
    return answered
