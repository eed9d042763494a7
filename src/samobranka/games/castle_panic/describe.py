"""Names for things: what a choice, a question or an event says, as message ids and facts."""

from functools import lru_cache
from typing import Final

from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Message
from samobranka.core.events import Event
from samobranka.games.castle_panic.material import ARCS, CARD_KIND, CARD_NAMES, RINGS, TOKEN_KIND, TOKEN_NAMES
from samobranka.games.castle_panic.rules.steps import (
    V_CLAIM,
    V_OFFER,
    V_PASS,
    V_PLACE,
    V_SUMMON,
    VERBS,
)
from samobranka.games.castle_panic.rules.trade import owner_of
from samobranka.games.castle_panic.state import OFF, State
from samobranka.games.castle_panic.view import CARD_IDS, SPACE_NAMES, TOKEN_IDS

GAME: Final = "castle_panic-"

# What each number of an action is, by verb: Card, Token on the board, tower or wall Arc, Seat.
ARGUMENTS: Final = {
    "claim": "a", "place": "ta", "discard": "c", "offer": "cc", "offer-any": "cs", "give": "c",
    "hit": "ct", "nice-shot": "cct", "all-for-one": "ccct", "slay": "ct", "tar": "ct", "drive": "ct",
    "build": "cca", "fortify": "ca", "missing": "c", "draw": "c", "scavenge": "cc", "hurt": "t",
    "summon": "ta", "unleash": "t",
}  # fmt: skip
FACTS: Final = {"c": "card", "t": "monster", "a": "arc", "s": "player"}


def plan(verb: str) -> list[tuple[str, str]]:
    """For each number of an action its kind and the fact that says it; the second card is `card2`."""
    kinds = ARGUMENTS.get(verb, "")
    return [(kind, FACTS[kind] + (str(at + 1) if kind in kinds[:at] else "")) for at, kind in enumerate(kinds)]


# A table is described with every choice, so what never changes is said once.
PLANS: Final = [plan(verb) for verb in VERBS]
CHOICES: Final = [GAME + "choice-" + verb for verb in VERBS]
CARD_WORDS: Final = [Message(GAME + "card-" + CARD_NAMES[kind].replace(" ", "-")) for kind in CARD_KIND]
TOKEN_WORDS: Final = [Message(GAME + "token-" + TOKEN_NAMES[kind].replace(" ", "-")) for kind in TOKEN_KIND]
SPACE_WORDS: Final = [
    Message(GAME + "space", ring=Message(GAME + "ring-" + ring), arc=arc + 1) for ring in RINGS for arc in range(ARCS)
]
PLAYERS: Final = [Message("player", seat=seat + 1) for seat in range(6)]


# From one choice to the next most of what can be chosen stays the same, at every table of this process.
REMEMBERED: Final = 4096
# Where in an action the monster stands that it is about; 0: it is about none.
MONSTER_AT: Final = [ARGUMENTS.get(verb, "").find("t") + 1 for verb in VERBS]


def describe(s: State, seat: int, action: Action) -> Message:
    """What a choice does, for a button or a numbered line."""
    verb = action[0]
    if verb == V_PASS and s.asked is not None:
        return Message(GAME + "choice-pass-" + s.asked.question)
    if MONSTER_AT[verb]:
        piece = action[MONSTER_AT[verb]]
        return in_words(action, s.hp[piece], s.at[piece], OFF)
    return in_words(action, 0, OFF, owner_of(s, action[2]) if verb == V_OFFER else OFF)


@lru_cache(maxsize=REMEMBERED)
def in_words(action: Action, hp: int, at: int, partner: int) -> Message:
    """A choice, given what the table adds to it: what its monster has left and where it stands, or whose card is wanted."""
    facts: dict[str, int | str | Message] = {}
    for (kind, fact), number in zip(PLANS[action[0]], action[1:], strict=True):
        if kind == "c":
            facts[fact] = CARD_WORDS[number]
        elif kind == "t":
            facts[fact] = monster(number, hp, at)
        elif kind == "s":
            facts[fact] = PLAYERS[number]
        else:
            facts[fact] = number + 1
    if partner != OFF:
        facts["player"] = PLAYERS[partner]
    return Message(CHOICES[action[0]], **facts)


def monster(piece: int, hp: int, at: int) -> Message:
    """A monster with where it stands and what it has left, so that two of a kind can be told apart."""
    if at == OFF:
        return TOKEN_WORDS[piece]
    return Message(GAME + "monster", name=TOKEN_WORDS[piece], hp=hp, space=SPACE_WORDS[at])


def ask(s: State, decision: Decision) -> Message:
    """The question, in the second person."""
    facts: dict[str, int | str | Message] = {}
    about = decision.about
    if decision.question == "answer":
        facts = {"player": PLAYERS[s.active], "card": CARD_WORDS[about[2]]}
        if about[3] != OFF:
            return Message(GAME + "ask-answer-wanted", **facts, wanted=CARD_WORDS[about[3]])
    elif decision.question == "confirm":
        facts = {"player": PLAYERS[about[1]], "card": CARD_WORDS[about[3]], "mine": CARD_WORDS[about[2]]}
    elif decision.question == "hurt":
        return Message(GAME + ("ask-hurt-wall" if about[1] == 0 else "ask-hurt-tower"))
    return Message(GAME + "ask-" + decision.question, **facts)


def tell(event: Event) -> Message:
    """A line of the log, in the present tense."""
    facts: dict[str, int | str | Message] = {}
    for name, value in event.facts.items():
        if name in ("card", "other", "wanted") and isinstance(value, int):
            facts[name] = CARD_WORDS[value] if value != OFF else ""
        elif name == "token" and isinstance(value, int):
            facts["monster"] = TOKEN_WORDS[value]
        elif name in ("space", "from") and isinstance(value, int):
            facts[name] = SPACE_WORDS[value]
        elif name in ("seat", "partner") and isinstance(value, int):
            facts["player" if name == "seat" else name] = PLAYERS[value]
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


@lru_cache(maxsize=REMEMBERED)
def pieces(action: Action) -> list[str]:
    """The pieces a person would point at, in order: cards first, then the target."""
    verb = action[0]
    touched: list[str] = []
    for (kind, _), number in zip(PLANS[verb], action[1:], strict=True):
        if kind == "c":
            touched.append(CARD_IDS[number])
        elif kind == "t":
            touched.append(TOKEN_IDS[number])
        elif kind == "s":
            touched.append(f"seat-{number + 1}")
        elif verb in (V_PLACE, V_SUMMON):
            touched.append(SPACE_NAMES[number + (ARCS if verb == V_PLACE else 0)])
        else:
            touched.append(f"{'tower' if verb == V_CLAIM else 'wall'}-{number + 1}")
    return touched
