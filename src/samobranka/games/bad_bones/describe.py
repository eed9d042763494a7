"""Names for things: what a choice, a question or an event says, as message ids and facts."""

from functools import cache, lru_cache
from typing import Final

from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Fact, Message
from samobranka.core.events import Event
from samobranka.games.bad_bones.bones import place_of, token_of
from samobranka.games.bad_bones.material import (
    CHIEF,
    CHIEFS,
    CRATER,
    DAMAGED,
    HEADINGS,
    KIND_BITS,
    MAZE,
    SYMBOL,
    SYMBOLS,
    TRAPS,
    WALL,
    WIDTH,
    is_cell,
)
from samobranka.games.bad_bones.rules.steps import V_PASS, VERBS
from samobranka.games.bad_bones.state import PHASE_NAMES, State
from samobranka.games.bad_bones.view import item_name, place_name, way_of, weapon_name

GAME: Final = "bad_bones-"

# What each number of an action is, by verb: sKeleton, Place, Heading, Tile, Seat, Item of the market, sYmbol.
ARGUMENTS: Final = {
    "hero": "p", "place": "tp", "take": "p", "push": "kh", "send": "s", "move": "k", "lead": "k", "victim": "k",
    "break": "p", "shoot": "k", "freeze": "p", "curse": "s", "teleport": "p", "strike": "p", "cleave": "y",
    "sweep": "pp", "fence": "ph", "turn": "kh", "start": "p", "buy": "i",
}  # fmt: skip

CHOICE: Final = GAME + "choice-"
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
    side, _, number = place_name(there).partition("-")
    return Message(GAME + "rim-" + side, number=int(number))


@cache
def heading(way: int) -> Message:
    return Message(GAME + "heading-" + HEADINGS[way])


@cache
def trap(tile: int) -> Message:
    """A tile with its way and its damage, where it has any."""
    kind = tile & KIND_BITS
    name = Message(GAME + "trap-" + TRAPS[kind] + (f"-{way_of(tile)}" if kind in (WALL, MAZE) else ""))
    return Message(GAME + "damaged", trap=name) if tile & DAMAGED and kind != CRATER else name


def kind_of_trap(kind: int) -> Message:
    return Message(GAME + "trap-" + TRAPS[kind])


@cache
def item(number: int) -> Message:
    return Message(GAME + ("trap-" if number < 16 else "weapon-") + dashed(item_name(number)))


@cache
def weapon(number: int) -> Message:
    return Message(GAME + "weapon-" + dashed(weapon_name(number)))


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
    name = VERBS[verb]
    kinds = ARGUMENTS.get(name, "")
    if name == "take":
        return Message(CHOICE + name, place=place(action[1]), trap=trap(s.boards[seat].traps[action[1]]))
    if "k" not in kinds:
        return in_words(action)
    facts = dict(in_words(action).facts)
    facts["skeleton"] = standing_skeleton(s, seat, action[1 + kinds.index("k")])
    return Message(CHOICE + name, **facts)


@lru_cache(maxsize=REMEMBERED)
def in_words(action: Action) -> Message:
    """What can be said of a choice without looking at the table."""
    verb = VERBS[action[0]]
    facts: dict[str, Fact | Message] = {}
    for kind, number in zip(ARGUMENTS.get(verb, ""), action[1:], strict=False):
        if kind == "p":
            facts["to" if "place" in facts else "place"] = place(number)
        elif kind == "h":
            facts["heading"] = heading(number)
        elif kind == "t":
            facts["trap"] = trap(number)
        elif kind == "s":
            facts["player"] = player(number)
        elif kind == "i":
            facts["item"] = item(number)
        elif kind == "y":
            facts["symbol"] = Message(GAME + "symbol-" + SYMBOLS[number])
    if verb == "freeze" and action[1] == 0:
        return Message(CHOICE + "freeze-all")
    if verb == "fence" and len(action) == 3:
        return Message(CHOICE + "fence-all", **facts)
    return Message(CHOICE + verb, **facts)


def ask(s: State, decision: Decision) -> Message:
    """The question, in the second person."""
    about = decision.about
    question = decision.question
    facts: dict[str, Fact | Message] = {}
    if question in ("catapult", "hearse", "exit"):
        facts["skeleton"] = token(about[2])
    elif question == "push":
        facts["place"] = place(about[0])
        driven = {skeleton for _, skeleton, _ in decision.choices}
        if len(driven) == 1:
            question += "-one"
            facts["skeleton"] = token(driven.pop())
    elif question == "weapon":
        question += "-" + dashed(weapon_name(about[0]))
    elif question == "market":
        facts["coins"] = about[0]
    elif question == "heroic":
        facts["rounds"] = s.round - 1
    return Message(GAME + "ask-" + question, **facts)


def tell(event: Event) -> Message:
    """A line of the log, in the present tense."""
    facts: dict[str, Fact | Message] = {}
    for name, value in event.facts.items():
        if not isinstance(value, int):
            facts[name] = value
        elif name == "token":
            facts["skeleton"] = token(value)
        elif name in ("place", "from", "by"):
            facts[name] = place(value) if value else ""
        elif name == "heading":
            facts[name] = heading(value)
        elif name == "trap":
            facts[name] = trap(value)
        elif name == "seat":
            facts["player"] = player(value)
        elif name == "target":
            facts[name] = player(value)
        elif name == "item":
            facts[name] = item(value)
        elif name == "weapon":
            facts[name] = weapon(value)
        else:
            facts[name] = value
    kind = event.kind
    if kind == "phase":
        phase = PHASE_NAMES[int(event.facts["phase"])]
        kind = "turn" if phase == "1" else "phase-" + phase  # A round begins.
    elif kind in ("sent", "slain", "turned", "held", "destroyed", "ended", "ruin"):
        kind += "-" + str(event.facts.get("cause") or event.facts["reason"])
    return Message(GAME + "event-" + kind, **facts)


@lru_cache(maxsize=REMEMBERED)
def pieces_of(action: Action) -> list[str]:
    """The pieces a person would point at, in order: the tile or skeleton, the cell, then how it lies."""
    verb = VERBS[action[0]]
    touched: list[str] = []
    kinds = ARGUMENTS.get(verb, "")
    way = ""
    for index, number in enumerate(action[1:]):
        kind = kinds[index]
        if kind == "k":
            touched.append(f"k{number}")
        elif kind == "p" and number:
            touched.append(f"trap-{place_name(number)}" if verb == "take" else place_name(number))
        elif kind == "h":
            touched.append(f"heading-{HEADINGS[number]}")
        elif kind == "t":
            touched.append(f"reserve-{TRAPS[number & KIND_BITS]}")
            way = way_of(number)
        elif kind == "s":
            touched.append(f"seat-{number + 1}")
        elif kind == "i":
            touched.append(f"market-{item_name(number)}")
        elif kind == "y":
            touched.append(f"symbol-{SYMBOLS[number]}")
    return [*touched, f"way-{way}"] if way else touched


def pieces(s: State, action: Action) -> list[str]:
    return pieces_of(action)
