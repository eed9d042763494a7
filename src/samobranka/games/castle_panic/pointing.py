"""Why pointing at something leads nowhere now. Only what lies open on the table is used."""

from typing import Final

from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Message
from samobranka.core.names import NOTHING, SEATS, Names
from samobranka.games.castle_panic.material import (
    BARBARIAN,
    BRICK,
    CARD_KIND,
    DRIVE_HIM_BACK,
    FORTIFY_TOKENS,
    FORTIFY_WALL,
    MORTAR,
    NICE_SHOT,
    SCAVENGE,
    TAR,
)
from samobranka.games.castle_panic.names import CARDS, SPACES, TOKENS, TOWERS, WALLS
from samobranka.games.castle_panic.rules.refusal import SINGLE, why_not_play
from samobranka.games.castle_panic.rules.steps import V_ALL_FOR_ONE, V_BUILD, V_HIT, V_NICE_SHOT
from samobranka.games.castle_panic.state import State

POINT: Final = "castle_panic-point-"
REFUSED: Final = "castle_panic-refused-"
VERB_OF: Final = {kind: verb for verb, kind in SINGLE.items()}
# The heaps on the table, as pointing calls them, and what is said of each with a card in hand.
HEAPS: Final = Names(["deck", "discard", "pile", "gone"])
HEAP_REASONS: Final = ("deck", "no-discard", "tokens", "tokens")
VOCABULARY: Final = (CARDS, TOKENS, SPACES, WALLS, TOWERS, SEATS, HEAPS)
# What a question is about, where anything else is pointed at.
ELSEWHERE: Final = ("claim", "answer", "confirm", "hurt", "lose", "command")
# What a card that fights alone needs is somebody to fight.
FIGHTS: Final = (BARBARIAN, TAR, DRIVE_HIM_BACK)


def why_not(s: State, seat: int, decision: Decision, pieces: list[str]) -> Message | None:
    """For pieces pointed at one after the other that belong to no choice; None where there is nothing more to say."""
    if any(all(piece not in names for names in VOCABULARY) for piece in pieces):
        return None
    cards, tokens, walls = among(CARDS, pieces), among(TOKENS, pieces), among(WALLS, pieces)
    question = decision.question
    if question == "place":
        return Message(POINT + placing(s, decision, tokens))
    heaps = among(HEAPS, pieces)
    if heaps and cards and question in ("discard", "trade", "play"):
        into_discard = question == "play" and heaps[-1] == HEAPS.find("discard")
        return Message(POINT + ("target" if into_discard else HEAP_REASONS[heaps[-1]]))
    if question in ELSEWHERE:
        return Message(POINT + ("answer" if question == "confirm" else question))
    if question in ("discard", "trade") and (tokens or walls or among(TOWERS, pieces) or among(SPACES, pieces)):
        return Message(POINT + "later")
    foreign = [card for card in cards if any(card in hand for other, hand in enumerate(s.hands) if other != seat)]
    if question in ("discard", "play") and foreign:
        return Message(POINT + "foreign")
    if question == "trade" and cards:
        return Message(POINT + "offer")
    if question != "play" or any(card not in s.hands[seat] for card in cards):
        return None
    return unplayable(s, seat, cards, tokens, walls, bool(among(TOWERS, pieces)))


def placing(s: State, decision: Decision, tokens: list[int]) -> str:
    """CP-3 to CP-5: monsters that wait go to free arcs; those that stand are only taken back."""
    if decision.stop:
        return "placed-all"
    return "placed" if any(token in s.board for token in tokens) else "place"


def unplayable(s: State, seat: int, cards: list[int], tokens: list[int], walls: list[int], towers: bool) -> Message | None:
    """CP-25 to CP-50: in the play phase, of cards, monsters and walls that do not go together."""
    kinds = [CARD_KIND[card] for card in cards]
    if not tokens and not walls:
        if not kinds:
            return Message(POINT + "tower") if towers else None
        return lonely(s, seat, kinds[0]) if len(kinds) == 1 else Message(REFUSED + "pair")
    if not cards:
        return Message(POINT + ("unreached" if tokens else "wall"))
    action = meant(cards, kinds, tokens[-1] if tokens else walls[-1], bool(tokens))
    reason = why_not_play(s, seat, action) if action else "pair"
    return None if reason == "choice" else Message(REFUSED + reason)


def among(names: Names, pieces: list[str]) -> list[int]:
    """The numbers of those pieces that are called so."""
    return [number for piece in pieces if (number := names.find(piece)) != NOTHING]


def lonely(s: State, seat: int, kind: int) -> Message:
    """CP-27 to CP-50: a card that can do nothing by itself, or nothing now."""
    if kind in (BRICK, MORTAR):
        other = MORTAR if kind == BRICK else BRICK
        if any(CARD_KIND[card] == other for card in s.hands[seat]):
            return Message(POINT + "walls")
        return Message(POINT + ("mortar" if kind == BRICK else "brick"))
    if kind == NICE_SHOT:
        return Message(POINT + "shot")
    if kind == FORTIFY_WALL:
        used_up = s.fortified.bit_count() >= FORTIFY_TOKENS
        return Message(REFUSED + "supply") if used_up else Message(POINT + "fortify")
    if kind == SCAVENGE:
        return Message(POINT + "scavenge")
    return Message(POINT + "idle") if kind < BRICK or kind in FIGHTS else Message(REFUSED + "useless")


def meant(cards: list[int], kinds: list[int], target: int, monster: bool) -> Action:
    """The choice that these cards and this target would be; () if no choice looks like that."""
    if not monster:
        if sorted(kinds) == [BRICK, MORTAR]:
            return (V_BUILD, *cards, target)
        return (VERB_OF[FORTIFY_WALL], *cards, target) if kinds == [FORTIFY_WALL] else ()
    if len(cards) == 1:
        verb = V_HIT if kinds[0] < BRICK or kinds[0] in (BRICK, MORTAR, NICE_SHOT) else VERB_OF[kinds[0]]
        return (verb, cards[0], target) if verb == V_HIT or kinds[0] in FIGHTS else ()
    ordered = sorted(zip(kinds, cards, strict=True))
    if len(cards) == 2:
        # Nice Shot is named before the unit it goes with.
        return (V_NICE_SHOT, ordered[1][1], ordered[0][1], target) if ordered[1][0] == NICE_SHOT else ()
    return (V_ALL_FOR_ONE, *(card for _, card in ordered), target) if len(cards) == 3 else ()
