"""Names for things: what a choice, a question or an event says, as message ids and facts."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final

from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Fact, Message
from samobranka.core.events import Event
from samobranka.core.names import SEATS
from samobranka.games.bad_bones.bones import place_of, token_of
from samobranka.games.bad_bones.material import (
    CHIEF,
    CRATER,
    DAMAGED,
    KIND_BITS,
    SYMBOL,
    WEAPON,
    WIDTH,
    is_cell,
)
from samobranka.games.bad_bones.names import (
    CELLS_OR_ALL,
    CHIEFS,
    CHIPS,
    GOODS,
    HEADINGS,
    ITEMS,
    PHASES,
    PLACES,
    RESERVE,
    SYMBOLS,
    TILES,
    TOKENS,
    TRAPS,
    TURNS,
    VERBS,
    WEAPONS,
    way_of,
)
from samobranka.games.bad_bones.rules.steps import V_FENCE, V_FREEZE, V_PASS, V_TAKE
from samobranka.games.bad_bones.rules.weapons import EVERYWHERE
from samobranka.games.bad_bones.state import State

GAME: Final = "bad_bones-"
# Forms of a name (words/*.ftl): something new, something known, something to which something is done.
A: Final = ".a"
THE: Final = ".the"
WHOM: Final = ".whom"

# What each number of an action is.
ARGUMENTS: Final = [list(verb.arguments) for verb in VERBS]
# Where in an action its skeleton is named; 0 where there is none.
SKELETON_AT: Final = [next((at for at, names in enumerate(said, 1) if names is TOKENS), 0) for said in ARGUMENTS]
CHOICES: Final = [GAME + "choice-" + verb.name for verb in VERBS]
# What can be chosen at one table can mostly be chosen at another, or could be a moment ago: that many are kept in words.
REMEMBERED: Final = 16384


def dashed(name: str) -> str:
    return name.replace("_", "-").replace(" ", "-")


@cache
def token(piece: int) -> Message:
    chief = CHIEF[piece]
    return Message(GAME + (f"chief-{CHIEFS[chief]}" if chief else f"skeleton-{SYMBOLS[SYMBOL[piece]]}"))


@cache
def place(there: int) -> Message:
    if is_cell(there):
        return Message(GAME + "cell", row=there // WIDTH, column=there % WIDTH)
    side, _, number = PLACES[there].partition("-")
    return Message(GAME + "rim-" + side, number=int(number))


@cache
def heading(way: int) -> Message:
    return Message(GAME + "heading-" + HEADINGS[way])


@cache
def trap(tile: int) -> Message:
    """A tile with its way and its damage, where it has any."""
    kind, way = tile & KIND_BITS, way_of(tile)
    name = GAME + "trap-" + TRAPS[kind] + (f"-{way}" if way else "")
    return Message(name + ".damaged" if tile & DAMAGED and kind != CRATER else name)


@cache
def kind_of_trap(kind: int) -> Message:
    return Message(GAME + "trap-" + TRAPS[kind])


@cache
def item(number: int) -> Message:
    return Message(GAME + ("weapon-" if number >= WEAPON else "trap-") + dashed(ITEMS[number]))


@cache
def weapon(number: int) -> Message:
    return Message(GAME + "weapon-" + dashed(WEAPONS[number]))


@cache
def formed(name: Message, form: str) -> Message:
    """ "a purple skeleton", "the wall": another form of a name."""
    return Message(name.id.partition(".")[0] + form)


@cache
def symbol(number: int) -> Message:
    return Message(GAME + "symbol-" + SYMBOLS[number])


@cache
def player(seat: int) -> Message:
    return Message("player", seat=seat + 1)


def standing_skeleton(s: State, seat: int, piece: int) -> Message:
    """A skeleton with where it stands, so that two of a kind can be told apart."""
    board = s.boards[seat]
    for skeleton in board.skeletons + board.queue:
        if token_of(skeleton) == piece:
            return Message(GAME + "skeleton-at", skeleton=token(piece), place=place(place_of(skeleton)))
    return token(piece)


def describe(s: State, seat: int, action: Action) -> Message:
    """What a choice does, for a button or a numbered line."""
    verb = action[0]
    asked = s.boards[seat].asked
    if verb == V_PASS and asked is not None:
        return Message(GAME + "choice-pass-" + asked.question)
    if verb == V_TAKE:
        return Message(CHOICES[verb], place=place(action[1]), trap=trap(s.boards[seat].traps[action[1]]))
    at = SKELETON_AT[verb]
    if not at:
        return in_words(action)
    facts = dict(in_words(action).facts)
    facts["skeleton"] = standing_skeleton(s, seat, action[at])
    return Message(CHOICES[verb], **facts)


@lru_cache(maxsize=REMEMBERED)
def in_words(action: Action) -> Message:
    """What can be said of a choice without looking at the table."""
    verb = action[0]
    if verb == V_FREEZE and action[1] == EVERYWHERE:
        return Message(CHOICES[verb] + "-all")
    facts: dict[str, Fact | Message] = {}
    for names, number in zip(ARGUMENTS[verb], action[1:], strict=False):
        if names is PLACES or names is CELLS_OR_ALL:
            facts["to" if "place" in facts else "place"] = place(number)
        elif names is TURNS:
            facts["heading"] = heading(number)
        elif names is TILES:
            facts["trap"] = trap(number)
        elif names is SEATS:
            facts["player"] = player(number)
        elif names is GOODS:
            facts["item"] = item(number)
        elif names is CHIPS:
            facts["symbol"] = symbol(number)
    if verb == V_FENCE and "heading" in facts:
        return Message(CHOICES[verb] + "-all", **facts)
    return Message(CHOICES[verb], **facts)


def ask(s: State, decision: Decision) -> Message:
    """The question, in the second person."""
    about = decision.about
    question = decision.question
    facts: dict[str, Fact | Message] = {}
    if question in ("catapult", "hearse", "exit"):
        facts["skeleton"] = formed(token(about[2]), THE)
    elif question == "push":
        facts["place"] = place(about[0])
        driven = {skeleton for _, skeleton, _ in decision.choices}
        if len(driven) == 1:
            question += "-one"
            facts["skeleton"] = formed(token(driven.pop()), THE)
    elif question == "weapon":
        question += "-" + dashed(WEAPONS[about[0]])
    elif question == "market":
        facts["coins"] = about[0]
    elif question == "heroic":
        facts["rounds"] = s.round
    return Message(GAME + "ask-" + question, **facts)


# The numbers among an event's facts that its sentence mentions: as what, and in which words.
TOLD: Final[dict[str, tuple[str, Callable[[int], Message]]]] = {
    "seat": ("player", player),
    "target": ("target", player),
    "token": ("skeleton", token),
    "place": ("place", place),
    "heading": ("heading", heading),
    "trap": ("trap", trap),
    "item": ("item", item),
    "weapon": ("weapon", weapon),
}
# In which form of its name something comes into a sentence. Whoever walks about is known, who is drawn is new.
FORMS: Final[dict[str, dict[str, str]]] = {
    "drew": {"skeleton": A},
    "bought": {"item": A},
    "weapon": {"weapon": A},
    "laid": {"trap": A},
    "retrieved": {"trap": WHOM},
    "returned": {"trap": WHOM},
    "triggered": {"skeleton": THE, "trap": THE},
    "destroyed": {"trap": A},
}
KNOWN: Final = {"skeleton": THE}
# And those that it mentions as they are.
COUNTED: Final = ("left", "lost", "points", "round", "rounds")
# Kinds that are told in other words by what caused them.
BY_CAUSE: Final = ("sent", "slain", "turned", "held", "destroyed", "ended", "ruin")


def tell(event: Event) -> Message:
    """A line of the log, in the present tense."""
    facts: dict[str, Fact | Message] = {}
    for name, value in event.facts.items():
        if name in COUNTED:
            facts[name] = value
        elif name in TOLD:
            fact, words = TOLD[name]
            facts[fact] = words(int(value))
    kind = event.kind
    if kind == "phase":
        phase = PHASES[int(event.facts["phase"])]
        kind = "turn" if phase == "1" else "phase-" + phase  # A round begins.
    elif kind == "hearse" and event.facts["seat"] == event.facts["target"]:
        kind = "hearse-back"  # BB-79: alone it comes back.
    elif kind == "hearse" and event.facts["common"]:
        kind = "hearse-common"
    elif kind == "returned":
        facts["trap"] = kind_of_trap(int(event.facts["spare"]))
    elif kind in BY_CAUSE:
        kind += "-" + str(event.facts.get("cause") or event.facts["reason"])
    for name, form in FORMS.get(event.kind, KNOWN).items():
        said = facts.get(name)
        if isinstance(said, Message):
            facts[name] = formed(said, form)
    return Message(GAME + "event-" + kind, **facts)


@lru_cache(maxsize=REMEMBERED)
def pieces_of(action: Action) -> list[str]:
    """The pieces a person would point at, in order: the tile or skeleton, the cell, then how it lies."""
    touched: list[str] = []
    way = ""
    for names, number in zip(ARGUMENTS[action[0]], action[1:], strict=False):
        if names is TILES:
            touched.append(RESERVE[number & KIND_BITS])
            way = way_of(number)
        elif names is CELLS_OR_ALL:
            touched += [PLACES[number]] if number != EVERYWHERE else []
        elif names is not None:
            touched.append(names[number])
    return [*touched, f"way-{way}"] if way else touched


def pieces(s: State, action: Action) -> list[str]:
    return pieces_of(action)
