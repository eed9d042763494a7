"""One at a time, in the order of asking, whoever gives up."""

import asyncio

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


def test_who_finds_it_taken_is_told_so() -> None:
    turnstile = Turnstile()
    assert turnstile.enter()
    assert not turnstile.enter()
    turnstile.leave()
    assert turnstile.enter()


def test_who_gives_up_waiting_blocks_nobody() -> None:
    async def crowd() -> list[str]:
        turnstile, seen = Turnstile(), list[str]()
        assert turnstile.enter()
        impatient, patient = (asyncio.create_task(visit(turnstile, name, seen)) for name in "ip")
        await asyncio.sleep(0)
        # His turn has come, but he does not know it yet.
        turnstile.leave()
        impatient.cancel()
        await asyncio.wait_for(patient, 1)
        assert not turnstile.taken
        return seen

    assert asyncio.run(crowd()) == ["p", "p"]
