"""Names for things: what a choice, a question or an event says, as message ids and facts."""

from functools import lru_cache
from typing import Final

from samobranka.core.action import Verb
from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Fact, Message
from samobranka.core.events import Event
from samobranka.core.names import NOTHING, SEATS, Names
from samobranka.games.castle_panic.material import (
    ARCS,
    BARBARIAN,
    BRICK,
    CARD_KIND,
    CARD_NAMES,
    DRIVE_HIM_BACK,
    NICE_SHOT,
    RINGS,
    TAR,
    TOKEN_KIND,
    TOKEN_NAMES,
)
from samobranka.games.castle_panic.names import ARCHER_ARCS, CARDS, FOREST_ARCS, TOKENS, TOWERS, VERBS, WALLS
from samobranka.games.castle_panic.rules.steps import V_OFFER, V_PASS
from samobranka.games.castle_panic.rules.trade import owner_of
from samobranka.games.castle_panic.state import OFF, State

GAME: Final = "castle_panic-"

# Under which fact a sentence mentions what a choice is about.
SAID: Final[dict[Names, str]] = {
    CARDS: "card", TOKENS: "monster", SEATS: "player",
    WALLS: "arc", TOWERS: "arc", FOREST_ARCS: "arc", ARCHER_ARCS: "arc",
}  # fmt: skip


def plan(verb: Verb) -> list[tuple[str, str]]:
    """For each number of an action what it is, and the fact that says it; the second card is `card2`."""
    kinds = [SAID[names] for names in verb.arguments if names is not None]
    return [(kind, kind + (str(at + 1) if kind in kinds[:at] else "")) for at, kind in enumerate(kinds)]


# A table is described with every choice, so what never changes is said once.
PLANS: Final = [plan(verb) for verb in VERBS]
# Where in an action its monster stands; 0 where there is none.
MONSTER_AT: Final = [next((at for at, (kind, _) in enumerate(said, 1) if kind == "monster"), 0) for said in PLANS]
CARD_AND_MONSTER: Final = [[kind for kind, _ in said] == ["card", "monster"] for said in PLANS]
CHOICES: Final = [GAME + "choice-" + verb.name for verb in VERBS]
CARD_WORDS: Final = [Message(GAME + "card-" + name.replace(" ", "-")) for name in CARD_NAMES]
TOKEN_WORDS: Final = [Message(GAME + "token-" + name.replace(" ", "-")) for name in TOKEN_NAMES]
# The same at the beginning of a sentence: "The Orc", « L’Orque ».
THE_MONSTERS: Final = [Message(name.id + ".the") for name in TOKEN_WORDS]
SPACE_WORDS: Final = [
    Message(GAME + "space", ring=Message(GAME + "ring-" + ring), arc=arc + 1) for ring in RINGS for arc in range(ARCS)
]
PLAYERS: Final = [Message("player", seat=seat + 1) for seat in range(6)]

# Cards besides units and Heroes that are of use only where they reach a monster.
FIGHTING: Final = (BARBARIAN, NICE_SHOT, TAR, DRIVE_HIM_BACK)

# The numbers among an event's facts that its sentence mentions: as what, and in which words.
ARC_NUMBERS: Final[list[Fact | Message]] = [arc + 1 for arc in range(ARCS)]
CARDS_TOLD: Final[list[Fact | Message]] = [CARD_WORDS[kind] for kind in CARD_KIND]
PLAYERS_TOLD: Final[list[Fact | Message]] = [*PLAYERS]
TOLD: Final[dict[str, tuple[str, list[Fact | Message]]]] = {
    "card": ("card", CARDS_TOLD),
    "other": ("other", CARDS_TOLD),
    "wanted": ("wanted", CARDS_TOLD),
    "token": ("monster", [THE_MONSTERS[kind] for kind in TOKEN_KIND]),
    "space": ("space", [*SPACE_WORDS]),
    "seat": ("player", PLAYERS_TOLD),
    "partner": ("partner", PLAYERS_TOLD),
    "wall": ("arc", ARC_NUMBERS),
    "tower": ("arc", ARC_NUMBERS),
}
# A token that comes to light is only named.
TOKENS_TURNED: Final = ("drawn", "took", "commanded")
# And those that it mentions as they are.
COUNTED: Final = {"hp": "hp", "count": "count", "turn": "turn", "die": "arc"}


# What can be chosen at one table can mostly be chosen at another, or could be a moment ago: that many are kept in words.
REMEMBERED: Final = 16384


def describe(s: State, seat: int, action: Action) -> Message:
    """What a choice does, for a button or a numbered line."""
    verb = action[0]
    at = MONSTER_AT[verb]
    if at:
        token = action[at]
        if CARD_AND_MONSTER[verb]:
            return at_monster(verb, CARD_KIND[action[1]], TOKEN_KIND[token], s.hp[token], s.at[token])
        return aimed(action, s.hp[token], s.at[token])
    if verb == V_OFFER:
        return for_card(CARD_KIND[action[1]], CARD_KIND[action[2]], owner_of(s, action[2]))
    if verb == V_PASS and s.asked is not None:
        return plain("choice-pass-" + way_on(s, s.asked))
    return in_words(action)


def way_on(s: State, decision: Decision) -> str:
    """What passing leads to: the same question may be a stop, with nothing else to choose."""
    if not decision.stop or decision.question != "play":
        return decision.question
    return "move" if s.board else "end"


def why_stopped(s: State, decision: Decision) -> str:
    """CP-6, CP-25a: why there is one answer only."""
    if decision.question != "play":
        return decision.question + "-done"
    hand = s.hands[decision.seat]
    if not hand:
        return "play-empty"
    fighters = all(CARD_KIND[card] < BRICK or CARD_KIND[card] in FIGHTING for card in hand)
    return "play-unreached" if fighters else "play-idle"


@lru_cache(maxsize=REMEMBERED)
def plain(words: str) -> Message:
    """What mentions nothing."""
    return Message(GAME + words)


@lru_cache(maxsize=REMEMBERED)
def in_words(action: Action) -> Message:
    """What can be said of a choice without looking at the table: all but its monsters."""
    facts: dict[str, Fact | Message] = {}
    for (kind, fact), number in zip(PLANS[action[0]], action[1:], strict=True):
        if kind == "card":
            facts[fact] = CARD_WORDS[CARD_KIND[number]]
        elif kind == "player":
            facts[fact] = PLAYERS[number]
        elif kind == "arc":
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
        if kind == "monster":
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
    if decision.stop:
        return plain("ask-" + why_stopped(s, decision))
    if decision.question == "answer":
        facts = {"player": PLAYERS[s.active], "card": CARD_WORDS[CARD_KIND[about[2]]]}
        if about[3] != OFF:
            return Message(GAME + "ask-answer-wanted", **facts, wanted=CARD_WORDS[CARD_KIND[about[3]]])
    elif decision.question == "confirm":
        facts = {"player": PLAYERS[about[1]], "card": CARD_WORDS[CARD_KIND[about[3]]], "mine": CARD_WORDS[CARD_KIND[about[2]]]}
    elif decision.question == "hurt":
        return plain("ask-hurt-wall" if about[1] == 0 else "ask-hurt-tower")
    elif decision.question == "command" and s.commanded:
        # Not by what he holds: everybody reads the question.
        return plain("ask-command-die")
    else:
        return plain("ask-" + decision.question)
    return Message(GAME + "ask-" + decision.question, **facts)


def tell(event: Event) -> Message:
    """A line of the log, in the present tense."""
    facts: dict[str, Fact | Message] = {}
    for name, value in event.facts.items():
        if name in COUNTED:
            facts[COUNTED[name]] = value
        elif name in TOLD and value != NOTHING:
            said, words = TOLD[name]
            facts[said] = words[int(value)]
    kind = event.kind
    if kind in TOKENS_TURNED:
        facts["monster"] = TOKEN_WORDS[TOKEN_KIND[int(event.facts["token"])]]
    if kind == "offered" and event.facts["wanted"] == OFF:
        kind = "offered-any"
    if kind in ("discarded", "died", "hurt", "ended"):
        kind += "-" + str(event.facts.get("cause") or event.facts["reason"])
    return Message(GAME + "event-" + kind, **facts)


@lru_cache(maxsize=REMEMBERED)
def pieces_of(action: Action) -> list[str]:
    """The pieces a person would point at, in order: cards first, then the target."""
    named = zip(VERBS[action[0]].arguments, action[1:], strict=True)
    return [names[number] for names, number in named if names is not None]


def pieces(s: State, action: Action) -> list[str]:
    return pieces_of(action)
