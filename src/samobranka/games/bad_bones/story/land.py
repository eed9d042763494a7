"""What happens on one land while its skeletons walk: each deed once, however many had a part in it."""

from collections.abc import Callable, Sequence
from typing import Final

from samobranka.core.errors import Fact, Message
from samobranka.core.events import Event
from samobranka.games.bad_bones.describe import WHOM, A
from samobranka.games.bad_bones.material import BOMB, DRAGON, KIND_BITS, SPRING, WALL
from samobranka.games.bad_bones.names import TRAPS
from samobranka.games.bad_bones.story.sayings import Said, how_many, number, player, say, skeletons, tower, traps

# Who loses what: floors of a tower, houses of a village, houses of the capital.
LOSSES: Final = {"floor-lost": "floors", "house-lost": "houses", "capital-burnt": "capital"}
MENDED: Final = {"floor-mended": "floors", "house-mended": "houses", "capital-mended": "capital"}
# Traps that send somebody on. What the others do is told by what becomes of whoever comes.
TURNING: Final = (WALL, SPRING, DRAGON)
WALKING: Final = (
    "moved", "turned", "triggered", "blocked", "portal", "held", "frozen", "swept", "slain", "parted", "sent", "fell",
    "hero-lost", "tower-fell", "tower-mended", *LOSSES, *MENDED,
)  # fmt: skip


def on_land(events: Sequence[Event]) -> list[Said]:
    """The sentences for what was done there, in the order in which it began; steps and turns are not worth one."""
    deeds: dict[tuple[object, ...], list[Event]] = {}
    traps = {event.facts["place"]: number(event, "trap") & KIND_BITS for event in events if event.kind == "triggered"}
    for event in events:
        key = deed(event, traps)
        if key:
            deeds.setdefault(key, []).append(event)
    return [(same[0], SENTENCES[str(key[0])](same)) for key, same in deeds.items()]


def deed(event: Event, traps: dict[Fact, int]) -> tuple[object, ...]:
    """What makes events one deed; nothing: it is only a step."""
    kind, facts = event.kind, event.facts
    if kind in LOSSES:
        return ("lost" if facts["lost"] else "late", kind)
    if kind in MENDED:
        return ("mended", kind, facts["token"])
    if kind == "triggered":
        tile = number(event, "trap") & KIND_BITS
        return ("triggered", tile) if tile in TURNING else ()
    if kind == "slain":
        return ("slain", facts["cause"], traps.get(facts["place"], BOMB) if facts["cause"] == "trap" else 0)
    if kind == "sent":
        return ("sent", facts["cause"], facts["target"])
    if kind == "turned":
        return ("turned", facts["cause"]) if facts["cause"] != "arrow" else ()
    if kind == "held":
        return ("held", facts["cause"])
    if kind in ("tower-fell", "tower-mended"):
        return (kind, facts["place"])
    return () if kind == "moved" else (kind,)


def lost(events: Sequence[Event]) -> Message:
    """Floors, or houses, of however many skeletons: together, and what is left in the end."""
    gone = sum(number(event, "lost") for event in events)
    what = LOSSES[events[0].kind]
    return say(f"{what}-lost", who=skeletons(events, A), count=how_many(events), lost=gone, left=number(events[-1], "left"))


def late(events: Sequence[Event]) -> Message:
    """There was nothing left any more."""
    return say(f"{LOSSES[events[0].kind]}-late", who=skeletons(events, A), count=how_many(events))


def mended(events: Sequence[Event]) -> Message:
    return say(f"{MENDED[events[0].kind]}-mended", left=number(events[0], "left"))


def triggered(events: Sequence[Event]) -> Message:
    return say(f"{TRAPS[number(events[0], 'trap') & KIND_BITS]}-turns", whom=skeletons(events, WHOM))


def slain(events: Sequence[Event]) -> Message:
    cause = str(events[0].facts["cause"])
    return say(f"slain-{cause}", who=skeletons(events, A), whom=skeletons(events, WHOM), count=how_many(events))


def sent(events: Sequence[Event]) -> Message:
    """To whose cemetery; alone at the table it is the own one."""
    first = events[0]
    cause = str(first.facts["cause"])
    own = "-own" if first.facts["target"] == first.facts["seat"] and cause != "spectral" else ""
    who = {"who": skeletons(events, A), "whom": skeletons(events, WHOM), "target": player(first, "target")}
    return say(f"sent-{cause}{own}", **who, count=how_many(events))


def held(events: Sequence[Event]) -> Message:
    return say(f"held-{events[0].facts['cause']}", who=skeletons(events, A), count=how_many(events))


def turned(events: Sequence[Event]) -> Message:
    return say(f"turned-{events[0].facts['cause']}", who=skeletons(events, A), count=how_many(events))


def simply(events: Sequence[Event]) -> Message:
    """By its kind, with who and whom."""
    first = events[0]
    return say(first.kind, who=skeletons(events, A), whom=skeletons(events, WHOM), count=how_many(events))


def about_tower(events: Sequence[Event]) -> Message:
    first = events[0]
    return say(
        first.kind, who=skeletons(events, A), whom=skeletons(events, WHOM), tower=tower(first), left=number(first, "left")
    )


def of_player(events: Sequence[Event]) -> Message:
    return say(events[0].kind, player=player(events[0]))


def traps_gone(events: Sequence[Event]) -> Message:
    """Of one player, in one way."""
    first = events[0]
    return say(f"destroyed-{first.facts['cause']}", traps=traps(events), count=len(events), player=player(first))


SENTENCES: Final[dict[str, Callable[[Sequence[Event]], Message]]] = {
    "lost": lost,
    "late": late,
    "mended": mended,
    "triggered": triggered,
    "slain": slain,
    "sent": sent,
    "held": held,
    "turned": turned,
    **dict.fromkeys(("blocked", "portal", "frozen", "swept", "parted"), simply),
    **dict.fromkeys(("tower-fell", "tower-mended"), about_tower),
    **dict.fromkeys(("fell", "hero-lost"), of_player),
}
