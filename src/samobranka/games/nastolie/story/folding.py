"""Which events make one line."""

from collections.abc import Callable, Sequence
from typing import Final

from samobranka.core.errors import Message
from samobranka.core.events import Event
from samobranka.core.names import NOTHING
from samobranka.core.story import Passage, Teller, in_order, passages
from samobranka.games.nastolie.describe import tell
from samobranka.games.nastolie.story.results import RESULTS, SUFFERED, Blow, black, results, suffering
from samobranka.games.nastolie.story.sayings import OF, SEATED, WHOM, Said, disc, number, order, player, ritual, say

SETTING_UP: Final = ("placed", "caught")
SPECTATOR: Final = SEATED[0]


def fold(events: Sequence[Event]) -> list[Passage]:
    return quiet(passages(events, passage))


def passage(teller: Teller) -> Passage:
    first = teller.at
    event = teller.events[first]
    said = LINES.get(event.kind, consequences if event.kind in RESULTS else single)(teller)
    return in_order(teller, first, said, first == 0 and event.kind in RESULTS)


def outcome(teller: Teller) -> list[Event]:
    return teller.take(lambda event: event.kind in RESULTS)


def quiet(passages: list[Passage]) -> list[Passage]:
    """What has nothing to say belongs to the line before it."""
    kept: list[Passage] = []
    for passage in passages:
        if kept and not passage.sentences:
            kept[-1].count += passage.count
        else:
            kept.append(passage)
    return kept


def single(teller: Teller) -> list[Said]:
    """A line of its own."""
    event = teller.one()
    return [(event, tell(event))]


def consequences(teller: Teller) -> list[Said]:
    """What follows from an answer, or happens by itself at the start or the end of a turn."""
    first = teller.events[teller.at]
    events = outcome(teller)
    said = results(events, player(first) if "seat" in first.facts else SPECTATOR)
    told = [(event, black(event)) for event in events if event.kind == "black" and event.facts["cause"] != "penalty"]
    return said + told or [(first, tell(first))]


def flicking(teller: Teller) -> list[Said]:
    """The flick and its first blow are one sentence; what else comes of it follows."""
    flick = teller.one()
    events = outcome(teller)
    who, what = player(flick), disc(flick, form=OF)
    blows = [at for at, event in enumerate(events) if event.kind == "struck"]
    free = f"-{flick.facts['free']}" if flick.facts["free"] else ""
    if not blows:
        deed = "flick-takes" if any(event.kind == "took" for event in events) else f"flick-nobody{free}"
        return [(flick, say(deed, player=who, disc=what)), *results(events, who), *others(events)]
    struck = events[blows[0]]
    blow = Blow(number(struck, "target"), suffering(events, blows[0] + 1, number(struck, "target")))
    strong = "-strong" if flick.facts["strong"] else ""
    target = disc(struck, "target", WHOM)
    sentence = say(f"flick-{blow.fate}{strong}", player=who, disc=what, target=target, lives=blow.lives)
    return [(flick, sentence), *results(events, who, first=True), *others(events)]


def others(events: Sequence[Event]) -> list[Said]:
    """Black cards that a death brings; that a penalty is one, the penalty says."""
    return [(event, black(event)) for event in events if event.kind == "black" and event.facts["cause"] != "penalty"]


def shooting(teller: Teller) -> list[Said]:
    shot = teller.one()
    events = outcome(teller)
    who = player(shot)
    facts: dict[str, Message | int] = {
        "player": who,
        "disc": disc(shot),
        "of": disc(shot, form=OF),
        "missile": disc(shot, "missile", WHOM),
    }
    aimed = next((at for at, event in enumerate(events) if event.kind == "targeted"), None)
    if aimed is None:
        missed = any(event.kind == "missed" for event in events)
        deed = "shot-again" if shot.facts["again"] else "shot"
        return [(shot, say(f"{deed}-misses" if missed else deed, **facts)), *results(events, who), *others(events)]
    target = number(events[aimed], "target")
    suffered = [event for event in events[aimed + 1 :] if event.kind in SUFFERED and event.facts["disc"] == target]
    blow = Blow(target, suffered)
    fate = blow.fate if suffered else "hits"
    told = [event for event in events if not any(event is each for each in suffered)]
    sentence = say(f"shot-{fate}", **facts, target=disc(events[aimed], "target", WHOM), lives=blow.lives)
    return [(shot, sentence), *results(told, who), *others(events)]


def placing(teller: Teller) -> list[Said]:
    """Who sets up whom; a whole line of discs is one sentence."""
    first = teller.events[teller.at]
    if first.facts.get("cause") == "scenario":
        # Nobody did it: the other side of a puzzle has no player either.
        laid = teller.take(lambda event: event.kind in SETTING_UP and event.facts.get("cause") == "scenario")
        return [(first, say("laid", count=len(laid)))]
    placed = teller.take(lambda event: event.kind in SETTING_UP and event.facts["seat"] == first.facts["seat"])
    who = player(first)
    if len(placed) > 1:
        return [(first, say("line", player=who, count=len(placed)))]
    if first.kind == "caught":
        return [(first, say("caught", player=who, disc=disc(first)))]
    return [(first, say("placed", player=who, disc=disc(first, form=WHOM)))]


def turn(teller: Teller) -> list[Said]:
    """Whose turn begins, with how many actions, and what happens at its start."""
    event = teller.one()
    how = "skipped" if event.kind == "skipped" else "turn-usual" if number(event, "actions") == 3 else "turn-other"
    facts: dict[str, Message | int] = {"player": player(event), "round": number(event, "round")}
    if event.kind == "turn":
        facts["actions"] = number(event, "actions")
    return [(event, say("turn", says=say(how, **facts))), *results(outcome(teller), player(event))]


def casting(teller: Teller) -> list[Said]:
    event = teller.one()
    target = event.facts["target"]
    deed = "cast" if target == NOTHING else "cast-on"
    facts: dict[str, Message | int] = {"player": player(event), "disc": disc(event), "of": disc(event, form=OF)}
    if target != NOTHING:
        facts["target"] = disc(event, "target", WHOM)
    events = outcome(teller)
    if any(each.kind == "put" and each.facts["cause"] == "swap" for each in events):
        facts["other"] = disc(event, "target")
        return [(event, say("swap", **facts)), *results([each for each in events if each.kind != "put"], player(event))]
    return [(event, say(deed, **facts)), *results(events, player(event))]


def using(teller: Teller) -> list[Said]:
    event = teller.one()
    how = f"-{event.facts['how']}" if event.facts["how"] else ""
    said = say(f"used{how}", player=player(event), artefact=disc(event, "artefact", WHOM))
    return [(event, said), *results(outcome(teller), player(event))]


def chanting(teller: Teller) -> list[Said]:
    event = teller.one()
    return [(event, say("chanted", player=player(event), ritual=ritual(event))), *results(outcome(teller), player(event))]


def ordering(teller: Teller) -> list[Said]:
    """The order of effects is seen in the effects."""
    event = teller.one()
    said = results(outcome(teller), player(event))
    return said or [(event, tell(event))]


def leading(teller: Teller) -> list[Said]:
    event = teller.one()
    return [(event, say("ordered", player=player(event), order=order(event)))]


LINES: Final[dict[str, Callable[[Teller], list[Said]]]] = {
    "flicked": flicking,
    "shot": shooting,
    **dict.fromkeys(SETTING_UP, placing),
    **dict.fromkeys(("turn", "skipped"), turn),
    "cast": casting,
    "used": using,
    "chanted": chanting,
    "ordering": ordering,
    "ordered": leading,
}
