"""Names for things: what a choice, a question or an event says, as message ids and facts."""

from typing import Final

from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Message
from samobranka.core.events import Event
from samobranka.games.castle_panic.material import ARCS, CARD_KIND, CARD_NAMES, RINGS, TOKEN_KIND, TOKEN_NAMES
from samobranka.games.castle_panic.rules.steps import (
    V_OFFER,
    V_PASS,
    VERBS,
)
from samobranka.games.castle_panic.rules.trade import owner_of
from samobranka.games.castle_panic.state import OFF, State
from samobranka.games.castle_panic.view import space_name

GAME: Final = "castle_panic-"

# What each number of an action is, by verb: Card, Token on the board, tower or wall Arc, Seat.
ARGUMENTS: Final = {
    "claim": "a", "place": "ta", "discard": "c", "offer": "cc", "offer-any": "cs", "give": "c",
    "hit": "ct", "nice-shot": "cct", "all-for-one": "ccct", "slay": "ct", "tar": "ct", "drive": "ct",
    "build": "cca", "fortify": "ca", "missing": "c", "draw": "c", "scavenge": "cc", "hurt": "t",
    "summon": "ta", "unleash": "t",
}  # fmt: skip


def card(card: int) -> Message:
    return Message(GAME + "card-" + CARD_NAMES[CARD_KIND[card]].replace(" ", "-"))


def token(token: int) -> Message:
    return Message(GAME + "token-" + TOKEN_NAMES[TOKEN_KIND[token]].replace(" ", "-"))


def space(space: int) -> Message:
    return Message(GAME + "space", ring=Message(GAME + "ring-" + RINGS[space // ARCS]), arc=space % ARCS + 1)


def monster(s: State, piece: int) -> Message:
    """A monster with where it stands and what it has left, so that two of a kind can be told apart."""
    if s.at[piece] == OFF:
        return token(piece)
    return Message(GAME + "monster", name=token(piece), hp=s.hp[piece], space=space(s.at[piece]))


def player(seat: int) -> Message:
    return Message("player", seat=seat + 1)


def describe(s: State, seat: int, action: Action) -> Message:
    """What a choice does, for a button or a numbered line."""
    verb = VERBS[action[0]]
    facts: dict[str, int | str | Message] = {}
    numbers = action[1:]
    for index, (kind, number) in enumerate(zip(ARGUMENTS.get(verb, ""), numbers, strict=True)):
        suffix = str(index + 1) if index and kind in ARGUMENTS[verb][:index] else ""
        if kind == "c":
            facts["card" + suffix] = card(number)
        elif kind == "t":
            facts["monster" + suffix] = monster(s, number)
        elif kind == "s":
            facts["player"] = player(number)
        else:
            facts["arc"] = number + 1
    if action[0] == V_OFFER:
        facts["player"] = player(owner_of(s, action[2]))
    if action[0] == V_PASS and s.asked is not None:
        return Message(GAME + "choice-pass-" + s.asked.question)
    return Message(GAME + "choice-" + verb, **facts)


def ask(s: State, decision: Decision) -> Message:
    """The question, in the second person."""
    facts: dict[str, int | str | Message] = {}
    about = decision.about
    if decision.question == "answer":
        facts = {"player": player(s.active), "card": card(about[2])}
        if about[3] != OFF:
            return Message(GAME + "ask-answer-wanted", **facts, wanted=card(about[3]))
    elif decision.question == "confirm":
        facts = {"player": player(about[1]), "card": card(about[3]), "mine": card(about[2])}
    elif decision.question == "hurt":
        return Message(GAME + ("ask-hurt-wall" if about[1] == 0 else "ask-hurt-tower"))
    return Message(GAME + "ask-" + decision.question, **facts)


def tell(event: Event) -> Message:
    """A line of the log, in the present tense."""
    facts: dict[str, int | str | Message] = {}
    for name, value in event.facts.items():
        if name in ("card", "other", "wanted") and isinstance(value, int):
            facts[name] = card(value) if value != OFF else ""
        elif name == "token" and isinstance(value, int):
            facts["monster"] = token(value)
        elif name in ("space", "from") and isinstance(value, int):
            facts[name] = space(value)
        elif name in ("seat", "partner") and isinstance(value, int):
            facts["player" if name == "seat" else name] = player(value)
        elif name == "arc" and isinstance(value, int):
            facts[name] = value + 1
        else:
            facts[name] = value
    kind = event.kind
    if kind == "offered" and event.facts["wanted"] == OFF:
        kind = "offered-any"
    if kind in ("discarded", "died", "hurt", "ended"):
        kind += "-" + str(event.facts.get("cause") or event.facts["reason"])
    return Message(GAME + "event-" + kind, **facts)


def pieces(s: State, action: Action) -> list[str]:
    """The pieces a person would point at, in order: cards first, then the target."""
    verb = VERBS[action[0]]
    touched: list[str] = []
    for kind, number in zip(ARGUMENTS.get(verb, ""), action[1:], strict=True):
        if kind == "c":
            touched.append(f"c{number}")
        elif kind == "t":
            touched.append(f"t{number}")
        elif kind == "s":
            touched.append(f"seat-{number + 1}")
        elif verb in ("place", "summon"):
            touched.append(space_name(number + (ARCS if verb == "place" else 0)))
        else:
            touched.append(f"{'tower' if verb == 'claim' else 'wall'}-{number + 1}")
    return touched
