"""A claim about a game, and a sentence with the place to look at when it is false."""

import json
from collections.abc import Iterator
from contextlib import contextmanager

from samobranka.core.errors import Message


def claim(holds: bool, otherwise: str) -> None:
    if not holds:
        raise AssertionError(otherwise)


@contextmanager
def checking(what: str, where: str) -> Iterator[None]:
    """Whatever goes wrong inside is told with the name of the check and the place in the play."""
    try:
        yield
    except AssertionError as error:
        raise AssertionError(f"{what}: {error} ({where})") from error
    except Exception as error:
        raise AssertionError(f"{what}: it raised {error!r} ({where})") from error


def claim_plain(value: object, name: str) -> None:
    """Data that arrive in a browser as they left: text keys, lists instead of tuples, no objects, no NaN."""
    try:
        there_and_back = json.loads(json.dumps(value, allow_nan=False))
    except (TypeError, ValueError) as error:
        raise AssertionError(f"{name} is not plain data: {error}") from error
    claim(same_data(value, there_and_back), f"{name} is not plain data: JSON makes something else of it")


def same_data(one: object, two: object) -> bool:
    """Equal, and of equal types: a tuple is no list here, and True is not 1."""
    if type(one) is not type(two):
        return False
    if isinstance(one, dict) and isinstance(two, dict):
        return one.keys() == two.keys() and all(same_data(one[key], two[key]) for key in one)
    if isinstance(one, list) and isinstance(two, list):
        return len(one) == len(two) and all(map(same_data, one, two))
    return one == two


def claim_message(message: object, name: str) -> None:
    """Words are an id and facts; a fact is a number, a text, or a message in its turn."""
    claim(isinstance(message, Message), f"{name} is {message!r}, not a Message")
    assert isinstance(message, Message)
    claim(bool(message.id), f"{name} has no id")
    for fact, value in message.facts.items():
        if isinstance(value, Message):
            claim_message(value, f"{name}, {fact}")
        else:
            claim(isinstance(value, (int, str)), f"{name}: the fact {fact} is {value!r}")
