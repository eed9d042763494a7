"""Names for things: what a choice, a question or an event says, as message ids and facts."""

from functools import lru_cache
from typing import Final

from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Fact, Message
from samobranka.core.events import Event
from samobranka.core.names import NOTHING
from samobranka.games.nastolie.material import ARTEFACTS, DISH, EDGES, F1, F2, HARU, KINDS, MISSILES, ORDERS, RANKS, RITUALS
from samobranka.games.nastolie.names import (
    ARTEFACT,
    BARREL,
    CHARACTERS,
    DISC_COUNT,
    DISCS,
    LETTERS,
    MINE_WAYS,
    MISSILE,
    copy_of,
    kind_of,
)
from samobranka.games.nastolie.rules.heaps import card_of
from samobranka.games.nastolie.rules.rituals import CARD_OF
from samobranka.games.nastolie.rules.setup import force_of
from samobranka.games.nastolie.rules.steps import (
    EFFECT_NAMES,
    V_CAST,
    V_CLEANSING,
    V_FIGHTERS,
    V_GIVE,
    V_HERO,
    V_LAY,
    V_MOVE,
    V_NAME,
    V_NEXT,
    V_ORDER,
    V_PASS,
    V_PICK,
    V_USE,
)
from samobranka.games.nastolie.scenario import ANY_FIGHTER
from samobranka.games.nastolie.state import KIND, MISSILE_KIND, State
from samobranka.games.nastolie.verbs import VERBS

GAME: Final = "nastolie-"


KIND_WORDS: Final = [Message(GAME + "character-" + kind) for kind in KINDS]
MISSILE_WORDS: Final = [Message(GAME + "missile-" + missile) for missile in MISSILES]
ARTEFACT_WORDS: Final = [Message(GAME + "artefact-" + artefact) for artefact in ARTEFACTS]
RITUAL_WORDS: Final = [Message(GAME + "ritual-" + ritual) for ritual in RITUALS]
ORDER_WORDS: Final = [Message(GAME + "order-" + order) for order in ORDERS]
RANK_WORDS: Final = [Message(GAME + "rank-" + rank) for rank in RANKS]
EDGE_WORDS: Final = [Message(GAME + "edge-" + edge) for edge in EDGES]
PLAYERS: Final = [Message("player", seat=seat + 1) for seat in range(4)]


def disc_word(disc: int) -> Message:
    """Of several of a kind all but the first have a letter."""
    if disc < CHARACTERS:
        name = KIND_WORDS[kind_of(disc)]
        letter = copy_of(disc)
        return Message(GAME + "lettered", name=name, letter=LETTERS[letter].upper()) if letter else name
    if disc < BARREL:
        return ARTEFACT_WORDS[disc - ARTEFACT]
    return Message(GAME + "piece-barrel") if disc < MISSILE else MISSILE_WORDS[MISSILE_KIND[disc]]


DISC_WORDS: Final = [disc_word(disc) for disc in range(DISC_COUNT)]
CHOICES: Final = [GAME + "choice-" + verb.name for verb in VERBS]

# The numbers among an event's facts that its sentence mentions as something else, and in which words.
DISC_FACTS: Final = ("disc", "target", "missile", "on", "off", "artefact", "hero", "barrel")
TOLD: Final[dict[str, list[Message]]] = {
    **dict.fromkeys(DISC_FACTS, DISC_WORDS),
    "sort": MISSILE_WORDS,
    "ritual": RITUAL_WORDS,
    "order": ORDER_WORDS,
    "prey": ORDER_WORDS,
    "rank": RANK_WORDS,
    "edge": EDGE_WORDS,
}
# Events that name kinds of characters, before there are discs.
KINDS_OF: Final = {"mixed": ("sort", "other"), "led": ("hero",)}
SEAT_FACTS: Final = {"seat": "player", "killer": "killer", "victim": "victim", "winner": "winner"}
# Facts for drawings, which no sentence mentions.
UNSAID: Final = ("path", "knocks", "x", "y", "dx", "dy", "facing", "angle", "strength")
# Kinds of events that are told differently, by one of their facts.
SPLIT: Final = {
    "first": "cause",
    "penalty": "how",
    "wounded": "cause",
    "spared": "cause",
    "healed": "cause",
    "laid": "cause",
    "discarded": "cause",
    "freed": "cause",
    "put": "cause",
    "drew": "cause",
    "supplied": "cause",
    "emptied": "cause",
    "scored": "cause",
    "black": "cause",
    "died": "cause",
    "ended": "reason",
    "battle-over": "reason",
}
REMEMBERED: Final = 16384


@lru_cache(maxsize=REMEMBERED)
def plain(words: str) -> Message:
    """What mentions nothing."""
    return Message(GAME + words)


def describe(s: State, seat: int, action: Action) -> Message:
    """What a choice does, for a button or a numbered line."""
    verb = action[0]
    if verb == V_PASS:
        question = "act" if s.asked is None else s.asked.question
        return plain("choice-pass-" + question)
    if verb == V_FIGHTERS:
        force = force_of(s, seat)
        others = s.seat(seat).chooses(ANY_FIGHTER) - action[1]
        return Message(CHOICES[verb], count=action[1], one=KIND_WORDS[force[F1]], others=others, other=KIND_WORDS[force[F2]])
    if verb in (V_MOVE, V_CLEANSING) or (verb == V_PICK and action[1] >= MISSILE):
        return with_missile(s, action)
    return in_words(action)


def with_missile(s: State, action: Action) -> Message:
    """A choice about a missile that lies on a disc or on a card."""
    missile = action[1]
    card = card_of(s, missile)
    carrier = DISC_WORDS[card if card != NOTHING else s.where[missile]]
    facts: dict[str, Fact | Message] = {"missile": DISC_WORDS[missile], "disc": carrier}
    if action[0] == V_MOVE:
        facts["target"] = DISC_WORDS[action[2]]
    words = CHOICES[action[0]] + ("-missile" if action[0] == V_PICK else "-card" if card != NOTHING else "")
    return Message(words, **facts)


@lru_cache(maxsize=REMEMBERED)
def in_words(action: Action) -> Message:
    """What can be said of a choice without looking at the table."""
    verb = action[0]
    words = CHOICES[verb]
    if verb == V_USE:
        return plain("choice-use-" + (MINE_WAYS[action[2]] if len(action) > 2 else "fountain"))
    if verb == V_NEXT:
        return Message(words, effect=plain("effect-" + EFFECT_NAMES[action[1]]))
    if verb == V_ORDER:
        return Message(words, order=ORDER_WORDS[action[1]])
    if verb == V_HERO:
        return Message(words, hero=KIND_WORDS[action[1]])
    if verb == V_NAME:
        return Message(words, player=PLAYERS[action[1]])
    if verb == V_GIVE:
        return Message(words, ritual=RITUAL_WORDS[action[1]])
    if verb == V_LAY:
        who = {HARU: "-lasso", DISH: "-dish"}.get(KIND[action[1]], "-shield")
        return Message(words + who, target=DISC_WORDS[action[2]])
    if verb == V_CAST:
        spell = "-" + KINDS[KIND[action[1]]]
        if len(action) == 2:
            return Message(words + spell)
        return Message(words + spell, disc=DISC_WORDS[action[1]], target=DISC_WORDS[action[2]])
    if len(action) == 1:
        return Message(words)
    return Message(words, disc=DISC_WORDS[action[1]])


def ask(s: State, decision: Decision) -> Message:
    """The question, in the second person."""
    question = decision.question
    if question == "act":
        return Message(GAME + "ask-act", actions=s.actions) if s.actions else plain("ask-act-free")
    if question == "flick":
        return Message(GAME + "ask-flick", disc=DISC_WORDS[decision.about[1]])
    if question == "lay":
        return plain("ask-lay-dish" if KIND[decision.about[1]] == DISH else "ask-lay-shield")
    if question == "pick":
        return plain("ask-pick-" + picked(decision))
    return plain("ask-" + question)


def picked(decision: Decision) -> str:
    """What it is that one is picked of."""
    chosen = decision.choices[0][1]
    if chosen >= MISSILE:
        return "missile"
    if chosen >= ARTEFACT:
        return "artefact"
    return "target" if len(decision.about) > 2 else "hero"


def tell(event: Event) -> Message:
    """A line of the log, in the present tense."""
    facts: dict[str, Fact | Message] = {}
    for name, value in event.facts.items():
        if name in UNSAID or value == NOTHING:
            continue
        if name in SEAT_FACTS:
            facts[SEAT_FACTS[name]] = PLAYERS[int(value)]
        elif name in KINDS_OF.get(event.kind, ()):
            facts[name] = KIND_WORDS[int(value)]
        elif name in TOLD:
            facts[name] = TOLD[name][int(value)]
        else:
            # Sentences travel with numbers and words only.
            facts[name] = int(value) if isinstance(value, bool) else value
    kind = event.kind
    if kind in SPLIT:
        kind += "-" + str(event.facts[SPLIT[kind]])
    return Message(GAME + "event-" + kind, **facts)


def pieces(s: State, action: Action) -> list[str]:
    """What a person points at, the one who acts first; of a ritual, its card."""
    verb = action[0]
    if verb in CARD_OF:
        return [f"{RITUALS[CARD_OF[verb]]}-1", DISCS[action[1]]]
    if verb == V_GIVE:
        return [f"{RITUALS[action[1]]}-1"]
    if verb == V_MOVE:
        return [DISCS[s.where[action[1]]], DISCS[action[2]]]
    if verb in (V_NEXT, V_ORDER, V_HERO, V_FIGHTERS, V_NAME) or len(action) < 2:
        return []
    if verb in (V_CAST, V_LAY) and len(action) > 2:
        return [DISCS[action[1]], DISCS[action[2]]]
    return [DISCS[action[1]]]
