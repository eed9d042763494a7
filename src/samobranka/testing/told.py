"""What must be true of what a game tells: views and events are as it declares them, and a look ahead tells no secrets."""

from json import dumps
from typing import Any, Final

from samobranka.core.decision import Action
from samobranka.core.events import Event
from samobranka.core.facts import wrong
from samobranka.core.story import fold, great
from samobranka.testing.claims import claim, claim_message, claim_plain
from samobranka.testing.positions import WORLDS, Position, answers_to, who

# So many answers to a question are looked at ahead of time.
LOOKED_AT: Final = 6


def views_are_as_declared(p: Position) -> None:
    facts = p.game.facts
    if facts is None:
        return
    for viewer in p.viewers:
        why = wrong(p.game.view(p.state, viewer), facts.view, "view")
        claim(why == "", f"what {who(viewer)} sees is not as declared: {why}")


def events_are_as_declared(p: Position) -> None:
    """Every fact is there, under its name; none is told that nobody has declared."""
    for decision in p.decisions:
        for action in answers_to(p, decision)[:LOOKED_AT]:
            events: list[Event] = []
            p.game.apply(p.state.copy(), decision.seat, action, p.chance("told"), events.append)
            for event in events:
                for face in (event, event.public):
                    if face is not None:
                        claim_declared(p, face)


def claim_declared(p: Position, event: Event) -> None:
    facts = p.game.facts
    if facts is not None:
        claim(event.kind in facts.events, f"nobody has declared events of the kind {event.kind!r}")
    told = p.game.fact(event)
    claim(told.get("kind") == event.kind, f"the event {event.kind!r} is told as {told.get('kind')!r}")
    claim_plain(told, f"the event {event.kind!r}, as it is told,")
    if facts is not None:
        why = wrong({name: value for name, value in told.items() if name != "kind"}, facts.events[event.kind], event.kind)
        claim(why == "", f"an event is not as declared: {why}")


def the_story_leaves_nothing_out(p: Position) -> None:
    """Every event belongs to one passage, in its order; telling it changes nothing, and what is said can be said."""
    for decision in p.decisions:
        for action in answers_to(p, decision)[:LOOKED_AT]:
            events: list[Event] = []
            p.game.apply(p.state.copy(), decision.seat, action, p.chance("story"), events.append)
            for viewer in p.viewers:
                seen = [face for event in events if (face := event.seen_by(viewer)) is not None]
                claim_folded(p, seen, action)


def claim_folded(p: Position, seen: list[Event], action: Action) -> None:
    facts = [repr(event) for event in seen]
    passages = fold(p.game, seen)
    claim([repr(event) for event in seen] == facts, f"telling what came of {action} changes it")
    claim(all(passage.count > 0 for passage in passages), f"a passage of what came of {action} tells of nothing")
    claim(sum(passage.count for passage in passages) == len(seen), f"the story of {action} leaves out, or adds: {passages}")
    for passage in passages:
        claim(bool(passage.sentences), f"a passage of what came of {action} says nothing")
        for each in passage.sentences:
            claim_message(each, "a sentence of the story")
    for event in seen:
        called = great(p.game, event)
        if called is not None:
            claim_message(called, f"what is called out at {event.kind!r}")


def previews_keep_their_word(p: Position) -> None:
    """A look ahead is plain data, changes nothing, needs no luck, and shows nothing that its seat cannot know."""
    room: Any = p.game.room("preview")
    if room is None:
        return
    for decision in p.decisions:
        seat = decision.seat
        worlds = [p.game.determinize(p.state, seat, p.chance(f"preview {number}")) for number in range(WORLDS)]
        for action in answers_to(p, decision)[:LOOKED_AT]:
            seen = room.preview(p.state, seat, action)
            p.untouched("preview")
            claim_plain(seen, f"the preview of {action}")
            text = dumps(seen)
            claim(dumps(room.preview(p.state, seat, action)) == text, f"the preview of {action} is not the same twice")
            for world in worlds:
                other = dumps(room.preview(world, seat, action))
                claim(other == text, f"the preview of {action} shows {who(seat)} what it cannot know")


CHECKS: Final = (
    ("views are as declared", views_are_as_declared),
    ("events are as declared", events_are_as_declared),
    ("the story leaves nothing out", the_story_leaves_nothing_out),
    ("previews keep their word", previews_keep_their_word),
)
