"""One at a time, in the order of asking, whoever gives up."""

import asyncio
from functools import partial

from samobranka.server.turnstile import Turnstile


async def visit(turnstile: Turnstile, name: str, seen: list[str]) -> None:
    async with turnstile:
        seen.append(name)
        await asyncio.sleep(0)
        seen.append(name)


def test_nobody_is_inside_together() -> None:
    async def crowd() -> list[str]:
        turnstile, seen = Turnstile(), list[str]()
        await asyncio.gather(*(visit(turnstile, name, seen) for name in "abcd"))
        assert not turnstile.taken
        return seen

    assert asyncio.run(crowd()) == list("aabbccdd")


def test_who_finds_it_free_goes_in_at_once_and_who_does_not_when_it_is_his_turn() -> None:
    turnstile, seen = Turnstile(), list[str]()
    for name in "abc":
        turnstile.enter(partial(seen.append, name))
    assert seen == ["a"]
    turnstile.leave()
    assert seen == ["a", "b"]
    turnstile.leave()
    turnstile.leave()
    assert seen == ["a", "b", "c"]
    assert not turnstile.taken


def test_however_many_are_sent_away_nobody_is_called_inside_of_another() -> None:
    turnstile, seen = Turnstile(), list[int]()

    def look_in(number: int) -> None:
        seen.append(number)
        turnstile.leave()

    turnstile.enter(lambda: None)
    for number in range(10_000):
        turnstile.enter(partial(look_in, number))
    turnstile.leave()
    assert seen == list(range(10_000))
    assert not turnstile.taken


def test_callers_and_coroutines_stand_in_one_queue() -> None:
    async def crowd() -> list[str]:
        turnstile, seen = Turnstile(), list[str]()
        turnstile.enter(lambda: None)
        first = asyncio.create_task(visit(turnstile, "a", seen))
        await asyncio.sleep(0)
        turnstile.enter(partial(seen.append, "b"))
        second = asyncio.create_task(visit(turnstile, "c", seen))
        await asyncio.sleep(0)
        turnstile.leave()
        await first
        assert seen == list("aab")
        turnstile.leave()
        await second
        assert not turnstile.taken
        return seen

    assert asyncio.run(crowd()) == list("aabcc")


def test_who_gives_up_waiting_blocks_nobody() -> None:
    async def crowd() -> list[str]:
        turnstile, seen = Turnstile(), list[str]()
        turnstile.enter(lambda: None)
        impatient, patient = (asyncio.create_task(visit(turnstile, name, seen)) for name in "ip")
        await asyncio.sleep(0)
        # His turn has come, but he does not know it yet.
        turnstile.leave()
        impatient.cancel()
        await asyncio.wait_for(patient, 1)
        assert not turnstile.taken
        return seen

    assert asyncio.run(crowd()) == ["p", "p"]
