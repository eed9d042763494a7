"""Broken in what they tell: views, events, looks ahead, plans."""

from collections.abc import Callable, Sequence
from random import random
from typing import Any

from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Fact, Message
from samobranka.core.events import Emit, Event
from samobranka.core.facts import Told
from samobranka.core.game import Game, View
from samobranka.core.rooms import Rooms
from samobranka.core.story import Passage
from tiny import cards
from tiny.broken.changing import DARTS, changed, with_room
from tiny.cards import Cards
from tiny.darts import play as darts
from tiny.darts import view as sight
from tiny.darts.verbs import THROW


def telling(tell: Callable[[Event], Event]) -> Rooms[Any]:
    """Darts whose events come out otherwise."""

    def apply(state: darts.State, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
        darts.apply(state, seat, action, chance, None if emit is None else lambda event: emit(tell(event)))

    return changed(DARTS, apply=apply)


def with_facts(event: Event, facts: dict[str, Fact]) -> Event:
    return Event(event.kind, facts, event.reveals, event.seats, event.public, event.once)


def without_points(event: Event) -> Event:
    return with_facts(event, {name: fact for name, fact in event.facts.items() if name != "points"})


def with_wind(event: Event) -> Event:
    return with_facts(event, {**event.facts, "wind": 3})


def seat_by_name(event: Event) -> Event:
    return with_facts(event, {**event.facts, "x": "left"}) if "x" in event.facts else event


def sneezing(event: Event) -> Event:
    return Event("sneezed", {"seat": event.facts["seat"]}, event.reveals)


def told_as_something_else(event: Event) -> Told:
    return {**DARTS.fact(event), "kind": "else"}


def told_as_tuples(event: Event) -> Told:
    return {**DARTS.fact(event), "seat": (1, 2)}


def seen(**more: object) -> Rooms[Any]:
    """Darts whose views have this in them; None: have not."""

    def view(state: darts.State, seat: int | None) -> View:
        found = {**sight.view(state, seat), **more}
        return {name: value for name, value in found.items() if value is not None}

    return changed(DARTS, view=view)


def looking_changes(state: darts.State, seat: int, action: Action) -> View:
    state.points[seat] += 1
    return {}


def never_the_same(state: darts.State, seat: int, action: Action) -> View:
    return {"best": random()}


def no_plain_data(state: darts.State, seat: int, action: Action) -> View:
    return {"at": (1, 2)}


class ShowsTheDeck:
    """A look ahead that tells which card comes next."""

    def preview(self, state: cards.State, seat: int, action: Action) -> View:
        return {"next": max(state.deck, default=0)}


class LooksAtTheDeck(Cards):
    room_preview = ShowsTheDeck()


def beside_the_board(world: darts.State, decision: Decision, chance: Chance, level: str) -> Action:
    return (THROW, 900, 900) if level == "hard" else decision.sample(chance)


def silent(event: Event) -> None:
    return None


def forgetting(events: Sequence[Event]) -> list[Passage]:
    return [Passage(1, [Message("darts-ask-throw")]) for _ in events[1:]]


def wordless(events: Sequence[Event]) -> list[Passage]:
    return [Passage(1, []) for _ in events]


def idle(events: Sequence[Event]) -> list[Passage]:
    return [Passage(0, [Message("darts-ask-throw")]), *(Passage(1, [Message("darts-ask-throw")]) for _ in events)]


def embroidering(events: Sequence[Event]) -> list[Passage]:
    for event in events:
        event.facts["seat"] = 9
    return [Passage(1, [Message("darts-ask-throw")]) for _ in events]


BROKEN: list[tuple[Game[Any], str]] = [
    (telling(sneezing), "nobody has declared events of the kind 'sneezed'"),
    (telling(without_points), "an event is not as declared: (landed|slid) has no points"),
    (telling(with_wind), "an event is not as declared: .* has wind, which .* does not declare"),
    (telling(seat_by_name), "an event is not as declared: .*x is 'left', not int"),
    (changed(DARTS, fact=told_as_something_else), "is told as 'else'"),
    (changed(DARTS, fact=told_as_tuples), "as it is told, is not plain data"),
    (seen(turn=None), "what .* sees is not as declared: view has no turn"),
    (seen(wind=1), "what .* sees is not as declared: view has wind, which View does not declare"),
    (seen(points=["many"]), "what .* sees is not as declared: .*points.* is 'many', not int"),
    (with_room(DARTS, "preview", preview=looking_changes), "preview changed the state"),
    (with_room(DARTS, "preview", preview=never_the_same), "the preview of .* is not the same twice"),
    (with_room(DARTS, "preview", preview=no_plain_data), "the preview of .* is not plain data"),
    (LooksAtTheDeck(), "the preview of .* shows .* what it cannot know"),
    (with_room(DARTS, "story", fold=forgetting, great=silent), "the story of .* leaves out, or adds"),
    (with_room(DARTS, "story", fold=wordless, great=silent), "a passage of what came of .* says nothing"),
    (with_room(DARTS, "story", fold=idle, great=silent), "a passage of what came of .* tells of nothing"),
    (with_room(DARTS, "story", fold=embroidering, great=silent), "telling what came of .* changes it"),
    (with_room(DARTS, "brain", plan=beside_the_board), r"a plan \(hard\) leads to .*, which is not on offer"),
]
