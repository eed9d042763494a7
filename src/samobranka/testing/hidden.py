"""What must be true of secrets: words do not tell them, and a choice that shows one says so."""

from typing import Any, Final, get_args

from samobranka.core.chance import ChanceNeeded, NoChance
from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Illegal
from samobranka.core.events import Event
from samobranka.core.game import only_seat
from samobranka.core.signals import Talk, lit, opens, phrases_of, talk_at
from samobranka.testing.claims import claim
from samobranka.testing.positions import WORLDS, Position, answers_to, who

# So many answers to a question are looked at.
LOOKED_AT: Final = 6


def imagined(p: Position, viewer: int | None) -> list[Any]:
    return [p.game.determinize(p.state, viewer, p.chance(f"secret {number}")) for number in range(WORLDS)]


def words_tell_no_secrets(p: Position) -> None:
    """What is asked is told to everybody, what can be chosen to whoever is asked: the same in every world he may imagine."""
    for viewer in p.viewers:
        for world in imagined(p, viewer):
            there = list(p.game.decisions(world))
            for decision in p.decisions:
                other = only_seat(there, decision.seat)
                said = other is not None and p.game.ask(world, other) == p.game.ask(p.state, decision)
                claim(said, f"the words of the question {decision.question!r} tell {who(viewer)} what it cannot know")
                if decision.seat == viewer:
                    claim_same_words(p, world, decision)


def claim_same_words(p: Position, world: Any, decision: Decision) -> None:
    game, seat = p.game, decision.seat
    for action in answers_to(p, decision):
        same = game.describe(world, seat, action) == game.describe(p.state, seat, action)
        claim(same, f"the words of the choice {action} tell {who(seat)} what it cannot know")
        claim(
            game.pieces(world, action) == game.pieces(p.state, action),
            f"the pieces of the choice {action} tell {who(seat)} what it cannot know",
        )


def open_questions_tell_no_secrets(p: Position) -> None:
    """What a question that opens no hand is about is told to everybody: the same in every world that anybody may imagine."""
    for decision in p.decisions:
        if opens(p.game, p.state, decision):
            continue
        shown = lit(p.game, p.state, decision)
        for viewer in p.viewers:
            for world in imagined(p, viewer):
                other = only_seat(list(p.game.decisions(world)), decision.seat)
                same = other is not None and lit(p.game, world, other) == shown
                claim(
                    same,
                    f"the question {decision.question!r} is said to open no hand, and shows {who(viewer)} what it cannot know",
                )


def talk_is_no_secret(p: Position) -> None:
    """How much may be said tells nobody anything, and phrases have names and words of their own."""
    talk = talk_at(p.game, p.state)
    claim(talk in get_args(Talk), f"talk cannot be {talk!r}")
    p.untouched("talk")
    for viewer in p.viewers:
        for world in imagined(p, viewer):
            claim(talk_at(p.game, world) == talk, f"whether there is talk tells {who(viewer)} what it cannot know")
    ids = [phrase.id for phrase in phrases_of(p.game)]
    claim(len(set(ids)) == len(ids), "two phrases have the same name")


def choices_that_show_something_say_so(p: Position) -> None:
    """Whoever sees something new by a choice could take it back, and know. So an event of it must be marked as revealing."""
    for decision in p.decisions:
        for action in answers_to(p, decision)[:LOOKED_AT]:
            after = made(p, p.state, decision.seat, action)
            if after is None:
                continue
            for viewer in p.viewers:
                seen = p.game.view(after, viewer)
                for world in imagined(p, viewer):
                    there = made(p, world, decision.seat, action)
                    if there is not None:
                        same = p.game.view(there, viewer) == seen
                        claim(same, f"the choice {action} shows {who(viewer)} something, and no event of it reveals anything")


def made(p: Position, state: Any, seat: int, action: Action) -> Any | None:
    """The state after a choice; None where it needs luck, says that it reveals something, or cannot be made there."""
    trial = state.copy()
    events: list[Event] = []
    try:
        p.game.apply(trial, seat, action, NoChance(), events.append)
    except (ChanceNeeded, Illegal):
        return None
    return None if any(event.reveals for event in events) else trial


CHECKS: Final = (
    ("words tell no secrets", words_tell_no_secrets),
    ("open questions tell no secrets", open_questions_tell_no_secrets),
    ("talk is no secret", talk_is_no_secret),
    ("choices that show something say so", choices_that_show_something_say_so),
)
