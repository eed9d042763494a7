"""Names for things: what a choice, a question or an event says, as message ids and facts."""

from functools import lru_cache
from typing import Final

from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Fact, Message
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
KINDS: Final = [ARGUMENTS.get(verb, "") for verb in VERBS]
CHOICES: Final = [GAME + "choice-" + verb for verb in VERBS]
CARD_WORDS: Final = [Message(GAME + "card-" + name.replace(" ", "-")) for name in CARD_NAMES]
TOKEN_WORDS: Final = [Message(GAME + "token-" + name.replace(" ", "-")) for name in TOKEN_NAMES]
SPACE_WORDS: Final = [
    Message(GAME + "space", ring=Message(GAME + "ring-" + ring), arc=arc + 1) for ring in RINGS for arc in range(ARCS)
]
PLAYERS: Final = [Message("player", seat=seat + 1) for seat in range(6)]

# The numbers among an event's facts: under which name each is told, and the words for it. OFF, the last, is no card at all.
CARDS_TOLD: Final[list[Fact | Message]] = [*(CARD_WORDS[kind] for kind in CARD_KIND), ""]
SPACES_TOLD: Final[list[Fact | Message]] = [*SPACE_WORDS]
PLAYERS_TOLD: Final[list[Fact | Message]] = [*PLAYERS]
TOLD: Final[dict[str, tuple[str, list[Fact | Message]]]] = {
    "card": ("card", CARDS_TOLD),
    "other": ("other", CARDS_TOLD),
    "wanted": ("wanted", CARDS_TOLD),
    "token": ("monster", [TOKEN_WORDS[kind] for kind in TOKEN_KIND]),
    "space": ("space", SPACES_TOLD),
    "from": ("from", SPACES_TOLD),
    "seat": ("player", PLAYERS_TOLD),
    "partner": ("partner", PLAYERS_TOLD),
    "arc": ("arc", [arc + 1 for arc in range(ARCS)]),
}


# What can be chosen at one table can mostly be chosen at another, or could be a moment ago: that many are kept in words.
REMEMBERED: Final = 16384


def describe(s: State, seat: int, action: Action) -> Message:
    """What a choice does, for a button or a numbered line."""
    verb = action[0]
    kinds = KINDS[verb]
    if kinds == "ct":
        piece = action[2]
        return at_monster(verb, CARD_KIND[action[1]], TOKEN_KIND[piece], s.hp[piece], s.at[piece])
    if verb == V_OFFER:
        return for_card(CARD_KIND[action[1]], CARD_KIND[action[2]], owner_of(s, action[2]))
    if verb == V_PASS and s.asked is not None:
        return plain("choice-pass-" + s.asked.question)
    if "t" not in kinds:
        return in_words(action)
    piece = action[1 + kinds.index("t")]
    return aimed(action, s.hp[piece], s.at[piece])


@lru_cache(maxsize=REMEMBERED)
def plain(words: str) -> Message:
    """What mentions nothing."""
    return Message(GAME + words)


@lru_cache(maxsize=REMEMBERED)
def in_words(action: Action) -> Message:
    """What can be said of a choice without looking at the table: all but its monsters."""
    facts: dict[str, Fact | Message] = {}
    for (kind, fact), number in zip(PLANS[action[0]], action[1:], strict=True):
        if kind == "c":
            facts[fact] = CARD_WORDS[CARD_KIND[number]]
        elif kind == "s":
            facts[fact] = PLAYERS[number]
        elif kind == "a":
            facts[fact] = number + 1
    return Message(CHOICES[action[0]], **facts)


@lru_cache(maxsize=REMEMBERED)
def at_monster(verb: int, card: int, token: int, hp: int, at: int) -> Message:
    """The commonest choice: a card for a monster."""
    return Message(CHOICES[verb], card=CARD_WORDS[card], monster=monster(token, hp, at))


@lru_cache(maxsize=REMEMBERED)
def aimed(action: Action, hp: int, at: int) -> Message:
    """Any other choice with a monster in it; there is never more than one."""
    facts = dict(in_words(action).facts)
    for (kind, fact), number in zip(PLANS[action[0]], action[1:], strict=True):
        if kind == "t":
            facts[fact] = monster(TOKEN_KIND[number], hp, at)
    return Message(CHOICES[action[0]], **facts)


@lru_cache(maxsize=REMEMBERED)
def for_card(card: int, wanted: int, partner: int) -> Message:
    """The next commonest: a card for a card of somebody else's."""
    return Message(CHOICES[V_OFFER], card=CARD_WORDS[card], card2=CARD_WORDS[wanted], player=PLAYERS[partner])


def monster(token: int, hp: int, at: int) -> Message:
    """A monster with where it stands and what it has left, so that two of a kind can be told apart."""
    if at == OFF:
        return TOKEN_WORDS[token]
    return Message(GAME + "monster", name=TOKEN_WORDS[token], hp=hp, space=SPACE_WORDS[at])


def ask(s: State, decision: Decision) -> Message:
    """The question, in the second person."""
    facts: dict[str, Fact | Message]
    about = decision.about
    if decision.question == "answer":
        facts = {"player": PLAYERS[s.active], "card": CARD_WORDS[CARD_KIND[about[2]]]}
        if about[3] != OFF:
            return Message(GAME + "ask-answer-wanted", **facts, wanted=CARD_WORDS[CARD_KIND[about[3]]])
    elif decision.question == "confirm":
        facts = {"player": PLAYERS[about[1]], "card": CARD_WORDS[CARD_KIND[about[3]]], "mine": CARD_WORDS[CARD_KIND[about[2]]]}
    elif decision.question == "hurt":
        return plain("ask-hurt-wall" if about[1] == 0 else "ask-hurt-tower")
    else:
        return plain("ask-" + decision.question)
    return Message(GAME + "ask-" + decision.question, **facts)


def tell(event: Event) -> Message:
    """A line of the log, in the present tense."""
    facts: dict[str, Fact | Message] = {}
    for name, value in event.facts.items():
        told = TOLD.get(name)
        if told is None or not isinstance(value, int):
            facts[name] = value
        else:
            facts[told[0]] = told[1][value]
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
