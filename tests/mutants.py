"""Sixteen ways to get a game wrong, put into any game, so that it can be measured how many of them `conform` finds.

PYTHONPATH=tests python tests/mutants.py castle_panic mode=overlord
"""

import sys
from collections.abc import Callable, Iterator, Mapping
from copy import copy
from itertools import count
from typing import Any, Final

from samobranka import games
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Illegal, Message
from samobranka.core.events import Emit, Event
from samobranka.core.game import Game, View
from samobranka.testing import conform

Some = Game[Any]


class Mutant:
    """A copy of a game with something in it put wrong: what was right is still at hand."""

    def __init__(self, game: Some, **wrong: Callable[..., Any]) -> None:
        self.changed: Any = copy(game)
        for name, way in wrong.items():
            setattr(self.changed, name, way)


def mutants(game: Some) -> Iterator[tuple[str, Some]]:
    """Each kind by its name. They know nothing of the game but what every game answers."""
    clock = count()

    def all_of(s: Any) -> str:
        return str(hash(s.key()))

    def wrong(**ways: Callable[..., Any]) -> Some:
        changed: Some = Mutant(game, **ways).changed
        return changed

    def refusing_late(s: Any, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
        if emit is not None:
            emit(Event("tried", {"seat": seat}))
        game.apply(s, seat, action, chance, emit)

    def swallowing(s: Any, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
        try:
            game.apply(s, seat, action, chance, emit)
        except Illegal:
            pass

    def rolling_for_itself(s: Any, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
        asked = next(one for one in game.decisions(s) if one.seat == seat)
        if not asked.allows(action):
            raise Illegal(f"{game.info.id}-refused-choice")
        game.apply(s, seat, asked.choices[next(clock) % len(asked.choices)] if asked.choices else action, chance, emit)

    def unmarked(s: Any, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
        def quiet(event: Event) -> None:
            assert emit is not None
            public = event.public and Event(event.public.kind, event.public.facts)
            emit(Event(event.kind, event.facts, False, event.seats, public))

        game.apply(s, seat, action, chance, None if emit is None else quiet)

    def told_to_all(s: Any, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
        def loud(event: Event) -> None:
            assert emit is not None
            emit(Event(event.kind, event.facts, event.reveals))

        game.apply(s, seat, action, chance, None if emit is None else loud)

    def twice(s: Any) -> list[Decision]:
        return [
            Decision(one.seat, one.question, [*one.choices, *one.choices], one.about, one.regions) for one in game.decisions(s)
        ]

    def none_left(s: Any) -> list[Decision]:
        return list(game.decisions(s)) if game.turn(s) < 3 else []

    def stumbling(name: str) -> Any:
        return Stumbles() if name == "brain" else game.room(name)

    def said(message: Message, **more: Any) -> Message:
        return Message(message.id, **{**message.facts, **more})

    def view_with(what: Callable[[Any], Any]) -> Callable[[Any, int | None], View]:
        return lambda s, seat: {**game.view(s, seat), "more": what(s)}

    yield "looking gives another answer each time", wrong(view=view_with(lambda s: next(clock)))
    yield "a view is no plain data", wrong(view=view_with(lambda s: {1, 2}))
    yield "a view tells secrets", wrong(view=view_with(all_of))
    yield "a question tells secrets", wrong(ask=lambda s, decision: said(game.ask(s, decision), more=all_of(s)))
    yield "choices tell secrets", wrong(describe=lambda s, seat, action: said(game.describe(s, seat, action), more=all_of(s)))
    yield "pieces tell secrets", wrong(pieces=lambda s, action: [*game.pieces(s, action), all_of(s)])
    yield "an event tells secrets", wrong(apply=told_to_all)
    yield "imagined worlds are the state itself", wrong(determinize=lambda s, seat, chance: s)
    yield "what is not on offer is swallowed", wrong(apply=swallowing)
    yield "a refusal has already done something", wrong(apply=refusing_late)
    yield "luck of its own", wrong(apply=rolling_for_itself)
    yield "a peek that is not marked can be taken back", wrong(apply=unmarked)
    yield "a choice is offered twice", wrong(decisions=twice)
    yield "nobody is asked, and it is not over", wrong(decisions=none_left)
    yield "an id without words", wrong(ask=lambda s, decision: Message(game.ask(s, decision).id + "-ever"))
    yield "a brain that raises", wrong(room=stumbling)


class Stumbles:
    """A brain that has never seen the end of a game."""

    def value(self, s: Any, seat: int) -> float:
        raise KeyError("nothing is worth this")

    def candidates(self, s: Any, decision: Decision) -> list[Action]:
        return decision.choices

    def samples(self, decision: Decision) -> int:
        return 0


KINDS: Final = 16


def survivors(game: Some, seats: int, options: Mapping[str, object], plays: int = 2, every: int = 1) -> list[str]:
    """The kinds that are not found."""
    found: list[str] = []
    for kind, mutant in mutants(game):
        try:
            conform(mutant, seats, options, games=plays, every=every)
        except AssertionError:
            continue
        found.append(kind)
    return found


if __name__ == "__main__":
    name, *pairs = sys.argv[1:]
    given = dict(pair.split("=", 1) for pair in pairs)
    seats = int(given.pop("seats", "3"))
    alive = survivors(games.find(name), seats, given)
    sys.stdout.write(f"{KINDS - len(alive)} of {KINDS} kinds are found" + "".join(f"\n  not: {kind}" for kind in alive) + "\n")
