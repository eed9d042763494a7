"""What a game tells, declared once: what a view contains, and each kind of event.

The declarations are TypedDicts. From them come the names under which the rules' numbers are told, the types of the browser, a
page of the documentation, and what `conform` holds a game to.
"""

import re
import types
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, NotRequired, Protocol, Required, Union, get_args, get_origin, get_type_hints

from samobranka.core.events import Event

Told = dict[str, Any]


class Telling(Protocol):
    """Something that tells what a number of the rules stands for: `Annotated[str, SPACES]`."""

    def told(self, number: int) -> object: ...


class Looks:
    """Numbers told as whole pieces, not only as their names: what a drawing needs of something that comes and goes."""

    def __init__(self, pieces: Sequence[object]) -> None:
        self._pieces = list(pieces)

    def told(self, number: int) -> object:
        return None if number < 0 else self._pieces[number]


def kind_of(declared: type) -> str:
    """`WallFell` declares events of the kind "wall-fell"."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", declared.__name__).lower()


def telling_of(hint: object) -> Callable[[int], object] | None:
    """How the numbers of a fact are told: as its annotation says, also inside of `… | None`."""
    parts = get_args(hint)
    if get_origin(hint) in (NotRequired, Required):
        return telling_of(parts[0])
    if get_origin(hint) is Annotated:
        found = [tell for note in parts[1:] if (tell := getattr(note, "told", None)) is not None]
        return found[0] if found else telling_of(parts[0])
    if get_origin(hint) in (Union, types.UnionType):
        return next((tell for part in parts if (tell := telling_of(part)) is not None), None)
    return None


class Facts:
    """The declarations of a game, read once. `preview`: what it tells whoever aims, if anything; `album`: what the page of a
    campaign shows of its record (core/campaign.py)."""

    def __init__(self, view: type, events: Sequence[type], preview: type | None = None, album: type | None = None) -> None:
        self.view = view
        self.preview = preview
        self.album = album
        self.events: dict[str, type] = {kind_of(event): event for event in events}
        if len(self.events) != len(events):
            raise ValueError("two declarations are of the same kind of event")
        self._tellings: dict[str, dict[str, Callable[[int], object]]] = {}
        for kind, event in self.events.items():
            hints = get_type_hints(event, include_extras=True)
            tellings = ((name, telling_of(hint)) for name, hint in hints.items())
            self._tellings[kind] = {name: telling for name, telling in tellings if telling is not None}

    def told(self, event: Event) -> Told:
        """An event as it leaves the rules: its kind, and its facts by name."""
        tellings = self._tellings[event.kind]
        told: Told = {"kind": event.kind}
        for name, value in event.facts.items():
            tell = tellings.get(name)
            told[name] = value if tell is None or not isinstance(value, int) else tell(value)
        return told


def plain(event: Event) -> Told:
    """Of a game that declares nothing: the facts as they are."""
    return {"kind": event.kind, **event.facts}


def wrong(value: object, hint: object, where: str) -> str:
    """What is not as declared, in words; empty if all is. Nothing may be missing, and nothing added."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Annotated, NotRequired, Required):
        return wrong(value, arguments[0], where)
    if origin in (Union, types.UnionType):
        found = [wrong(value, each, where) for each in arguments]
        return "" if "" in found else found[0]
    if hint is None or hint is type(None):
        return "" if value is None else f"{where} is {value!r}, not null"
    if str(origin) == "typing.Literal":
        return "" if value in arguments else f"{where} is {value!r}, not one of {list(arguments)}"
    if origin is list:
        if not isinstance(value, list):
            return f"{where} is {value!r}, not a list"
        return next((why for at, each in enumerate(value) if (why := wrong(each, arguments[0], f"{where}[{at}]"))), "")
    if origin is dict:
        if not isinstance(value, dict):
            return f"{where} is {value!r}, not a table"
        return next((why for key, each in value.items() if (why := wrong(each, arguments[1], f"{where}.{key}"))), "")
    if isinstance(hint, type) and hasattr(hint, "__required_keys__"):
        return wrong_table(value, hint, where)
    if hint is object or hint is Any:
        return ""
    assert isinstance(hint, type)
    fits = isinstance(value, hint) and (hint is bool or not isinstance(value, bool))
    return "" if fits else f"{where} is {value!r}, not {hint.__name__}"


def wrong_table(value: object, hint: Any, where: str) -> str:
    if not isinstance(value, Mapping):
        return f"{where} is {value!r}, not a {hint.__name__}"
    hints = get_type_hints(hint, include_extras=True)
    for name in value:
        if name not in hints:
            return f"{where} has {name}, which {hint.__name__} does not declare"
    for name, each in hints.items():
        if name in value:
            why = wrong(value[name], each, f"{where}.{name}")
            if why:
                return why
        elif name in hint.__required_keys__:
            return f"{where} has no {name}"
    return ""
