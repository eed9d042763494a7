"""Many of a kind, shared out to processes: the result does not depend on how many there are."""

import multiprocessing
import os
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final, TypeVar

from samobranka.core.errors import BadOption

Result = TypeVar("Result")
Progress = Callable[[int], None]
# A share is never larger: whoever looks at the bar wants to see it move.
LARGEST_SHARE: Final = 50


def in_order(
    do: Callable[[int], Result], count: int, jobs: int = 1, progress: Progress | None = None, largest: int = LARGEST_SHARE
) -> list[Result]:
    """do(0), do(1) … up to `count` of them. What travels to a process and back must be plain: compiled objects cannot."""
    if jobs < 1:
        raise BadOption("number-range", name="jobs", value=jobs, least=1, most=os.cpu_count() or 1)
    size = max(1, min(largest, count // (jobs * 4)))
    shares = [range(start, min(start + size, count)) for start in range(0, count, size)]
    work = partial(do_share, do)
    if jobs == 1:
        return collect(map(work, shares), progress)
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        return collect(pool.imap(work, shares), progress)


def do_share(do: Callable[[int], Result], numbers: Sequence[int]) -> list[Result]:
    return [do(number) for number in numbers]


def collect(parts: Iterable[list[Result]], progress: Progress | None) -> list[Result]:
    results: list[Result] = []
    for part in parts:
        results += part
        if progress is not None:
            progress(len(part))
    return results
