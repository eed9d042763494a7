"""What must be true of the fields of a state: `copy` takes every one along, and `key` sees every one.

They are lists kept by hand, often of dozens of names, and a forgotten one is found by nobody else until a bot plays strangely.
A class names fields that follow from its others (`FOLLOWS = ("lures",)`): those need not be in the key.
What it only remembers of looking at itself (`REMEMBERS`) need not be in a copy either.
"""

from collections.abc import Iterator
from typing import Any, Final

from samobranka.core.decision import Decision
from samobranka.testing.claims import claim
from samobranka.testing.positions import Position

PLAIN: Final = (bool, int, float, str, bytes, list, tuple, dict, set, frozenset, type(None))


def fields_of(thing: object) -> list[str]:
    """The names of its fields, of a compiled class too."""
    remembers: tuple[str, ...] = getattr(type(thing), "REMEMBERS", ())
    compiled: Any = getattr(type(thing), "__mypyc_attrs__", None)
    if compiled is not None:
        return [name for name in compiled if not name.startswith("__") and name not in remembers]
    names = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ()) if name not in remembers]
    return [*names, *vars(thing)] if hasattr(thing, "__dict__") else names


def is_part(value: object) -> bool:
    """Something with fields of its own."""
    return not isinstance(value, (*PLAIN, Decision)) and bool(fields_of(value))


def same(one: Any, two: Any) -> bool:
    if isinstance(one, Decision) and isinstance(two, Decision):
        return one.same_as(two)
    if isinstance(one, (list, tuple)) and isinstance(two, (list, tuple)):
        return len(one) == len(two) and all(map(same, one, two))
    if is_part(one) and type(one) is type(two):
        return one is two or all(same(value_of(one, name), value_of(two, name)) for name in fields_of(one))
    return bool(one == two)


def value_of(thing: object, name: str) -> Any:
    """None where it has not been set."""
    return getattr(thing, name, None)


def copies_take_every_field_along(p: Position) -> None:
    copy = p.state.copy()
    for name in fields_of(p.state):
        claim(same(value_of(copy, name), value_of(p.state, name)), f"a copy has another {name}")


def keys_see_every_field(p: Position) -> None:
    """Whatever is changed on a copy, its key is another one."""
    trial = p.state.copy()
    for part, name, path in parts(trial, p.state, ""):
        before = value_of(part, name)
        changed = another(before)
        if changed is None:
            continue
        setattr(part, name, changed)
        try:
            blind = trial.key() == p.key
        except Exception:
            blind = False  # It looked, and was surprised.
        setattr(part, name, before)
        claim(not blind, f"the key does not see a change of {path}")
    claim(trial.key() == p.key, "the key of a copy is another one after it was looked at")


def parts(thing: Any, original: Any, path: str) -> Iterator[tuple[Any, str, str]]:
    """Every field, with those of the parts that a copy does not share: what it shares never changes."""
    follows = getattr(type(thing), "FOLLOWS", ())
    for name in fields_of(thing):
        value, there = value_of(thing, name), value_of(original, name)
        if name in follows:
            continue
        if is_part(value):
            if value is not there:
                yield from parts(value, there, f"{path}{name}.")
            continue
        yield thing, name, path + name
        if isinstance(value, list) and value and is_part(value[0]) and value[0] is not there[0]:
            yield from parts(value[0], there[0], f"{path}{name}[0].")


def another(value: Any) -> Any:
    """Something else of the same kind; None where there is nothing to compare with."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "?"
    if isinstance(value, list):
        return [*value, value[-1] if value else 0]
    if isinstance(value, tuple):
        return (*value, value[-1] if value else 0)
    if isinstance(value, Decision):
        return Decision(value.seat, value.question + "?", value.choices, value.about, value.regions)
    return None


CHECKS: Final = (
    ("copies take every field along", copies_take_every_field_along),
    ("keys see every field", keys_see_every_field),
)
