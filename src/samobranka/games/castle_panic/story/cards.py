"""A card that is played, and what it does."""

from collections.abc import Sequence
from typing import Final

from samobranka.core.errors import Message
from samobranka.core.events import Event
from samobranka.games.castle_panic.describe import tell
from samobranka.games.castle_panic.material import (
    BARBARIAN,
    BRICK,
    DRAW_2,
    MISSING,
    NICE_SHOT,
    SCAVENGE,
)
from samobranka.games.castle_panic.story.sayings import (
    WHOM,
    WITH,
    A,
    Said,
    arc,
    card,
    cards,
    foe,
    kind_of_card,
    number,
    player,
    say,
)

# What can follow from a card before anything else happens.
EFFECTS: Final = (
    "hit", "slain", "tarred", "driven", "built", "fortified", "scavenged", "drew", "reshuffled", "dwindled",
)  # fmt: skip


def played(used: Sequence[Event], effects: Sequence[Event]) -> list[Said]:
    """One sentence for card and deed where there is one; else the card, and then each of its deeds."""
    first = effects[0] if effects else None
    if first is not None and len(effects) == 1:
        said = struck(used, first) if first.kind in ("hit", "slain") else done(used[0], first)
        if said is not None:
            return [(used[0], said)]
    who, kind = player(used[0]), kind_of_card(used[0])
    drawn = [event for event in effects if event.kind == "drew"]
    if kind == DRAW_2 and drawn:
        others: list[Said] = [(event, tell(event)) for event in effects if event.kind != "drew"]
        return [(used[0], say("draw-2", player=who, cards=cards(drawn, A))), *others]
    if kind == MISSING and not effects:
        return [(used[0], say("missing", player=who))]
    return [(used[0], say("play", player=who, cards=cards(used))), *((event, tell(event)) for event in effects)]


def struck(used: Sequence[Event], blow: Event) -> Message | None:
    """A monster is hit or slain: by whom, where, and what it has left."""
    who, whom, where = player(used[0]), foe(blow, WHOM), arc(blow)
    left = number(blow, "hp") if blow.kind == "hit" else 0
    kinds = [kind_of_card(event) for event in used]
    units = [event for event in used if kind_of_card(event) < BRICK]
    if kinds == [BARBARIAN]:
        return say("barbarian", player=who, foe=whom, arc=where)
    if len(units) != 1:
        return None
    deed = "hit" if left else "slay"
    if NICE_SHOT in kinds:
        deed = "nice-shot"
    return say(deed, player=who, foe=whom, arc=where, fighter=card(units[0], WITH), hp=left)


def done(used: Event, deed: Event) -> Message | None:
    who = player(used)
    if deed.kind == "tarred":
        return say("tar", player=who, foe=foe(deed, WHOM))
    if deed.kind == "driven":
        return say("drive", player=who, foe=foe(deed, WHOM))
    if deed.kind in ("built", "fortified"):
        return say(deed.kind, player=who, arc=arc(deed, "wall"))
    if deed.kind == "scavenged" and kind_of_card(used) == SCAVENGE:
        return say("scavenge", player=who, card=card(deed, A))
    return None
