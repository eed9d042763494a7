"""Many of a kind, shared out to processes: the result does not depend on how many there are."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from time import monotonic
from typing import Any, Final, TypeVar

from samobranka.core.errors import BadOption

Result = TypeVar("Result")
Progress = Callable[[int], None]
# A share is never larger: whoever looks at the bar wants to see it move.
LARGEST_SHARE: Final = 50
# So often whoever waits hears how many choices have been made: a single game of bots that search may take minutes.
BEAT: Final = 0.25


class Pulse:
    """Counts choices as they are made, and now and then says how many more there were."""

    def __init__(self) -> None:
        self.tell: Progress | None = None
        self.count = 0
        self.due = 0.0

    def beat(self) -> None:
        if self.tell is not None:
            self.count += 1
            now = monotonic()
            if now >= self.due:
                self.due = now + BEAT
                self.tell(self.count)
                self.count = 0


# Of this process. Whatever plays games in the lab beats it with every choice.
PULSE: Final = Pulse()


def in_order(
    do: Callable[[int], Result],
    count: int,
    jobs: int = 1,
    progress: Progress | None = None,
    largest: int = LARGEST_SHARE,
    choices: Progress | None = None,
) -> list[Result]:
    """do(0), do(1) … up to `count` of them. What travels to a process and back must be plain: compiled objects cannot.

    `progress` hears of each share that is done, `choices` of choices made meanwhile.
    """
    if jobs < 1:
        raise BadOption("number-least", name="jobs", value=jobs, least=1)
    if jobs == 1:
        return alone(do, count, progress, choices)
    size = max(1, min(largest, count // (jobs * 16)))
    shares = [range(start, min(start + size, count)) for start in range(0, count, size)]
    context = multiprocessing.get_context("spawn")
    # Not among the deaf: the process that keeps watch over what is shared begins with it, and lets Ctrl-C through again.
    made = context.Value("Q", 0)
    with deaf():
        workers = context.Pool(jobs, listen_to, (made,))
    with workers as pool:
        return collect(pool.imap(partial(do_share, do), shares), len(shares), made, progress, choices)


def alone(do: Callable[[int], Result], count: int, progress: Progress | None, choices: Progress | None) -> list[Result]:
    results: list[Result] = []
    PULSE.tell = choices
    try:
        for number in range(count):
            results.append(do(number))
            if progress is not None:
                progress(1)
    finally:
        PULSE.tell = None
    return results


@contextmanager
def deaf() -> Iterator[None]:
    """Ctrl-C is for this process alone, which ends the others: those that begin meanwhile never hear it, this one later."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def listen_to(made: Any) -> None:
    """In a worker: its choices are added to those of all."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def add(count: int) -> None:
        with made.get_lock():
            made.value += count

    PULSE.tell = add


def do_share(do: Callable[[int], Result], numbers: Sequence[int]) -> list[Result]:
    return [do(number) for number in numbers]


def collect(parts: Any, count: int, made: Any, progress: Progress | None, choices: Progress | None) -> list[Any]:
    """The results of all shares in their order; between two of them, how many choices have been made."""
    results: list[Any] = []
    told = 0
    while count:
        try:
            part = parts.next(timeout=BEAT)
        except multiprocessing.TimeoutError:
            part = None
        if choices is not None and made.value > told:
            choices(made.value - told)
            told = made.value
        if part is not None:
            count -= 1
            results += part
            if progress is not None:
                progress(len(part))
    return results
