"""`do`: what a player chooses, read as an action that need not be legal."""

import re
from collections.abc import Sequence
from typing import Final

from samobranka.core.decision import Action
from samobranka.games.castle_panic.material import (
    BARBARIAN,
    BRICK,
    CARD_KIND,
    DRAW_2,
    DRIVE_HIM_BACK,
    MORTAR,
    NICE_SHOT,
    TAR,
    TOKEN_KIND,
    TOKEN_NAMES,
)
from samobranka.games.castle_panic.notation.words import WORDS, cards_called, read_monster, tokens_called
from samobranka.games.castle_panic.rules import steps
from samobranka.games.castle_panic.state import State
from samobranka.rulebook.notation import Reader, Unreadable, offered

SINGLES: Final = {BARBARIAN: steps.V_SLAY, TAR: steps.V_TAR, DRIVE_HIM_BACK: steps.V_DRIVE}


def find_card(heap: list[int], name: str, taken: Sequence[int] = ()) -> int:
    """A card of that name in the heap; else one that is elsewhere, so that the rules can refuse it."""
    ids = cards_called(name)
    for card in [*(card for card in heap if card in ids), *ids]:
        if card not in taken:
            return card
    raise Unreadable(f"there are not that many of {name!r}")


def monsters_like(s: State, words: str) -> list[int]:
    kind, hp, space, tar = read_monster(words)
    told = re.search(r":\d", words)
    found = [token for token in s.board if TOKEN_KIND[token] == kind and s.at[token] == space]
    found = [token for token in found if s.hp[token] == hp or not told]
    exact = [token for token in found if s.hp[token] == hp]
    like = [token for token in exact or found if (token == s.tarred) == tar] or exact or found
    if not like:
        raise Unreadable(f"there is no {words!r} on the board")
    return like


def places(verb: int, s: State, name: str, arc: int) -> Action:
    return offered(s.asked, [(verb, token, arc) for token in tokens_called(name)])


def offers(s: State, seat: int, mine: str, other: int, theirs: str) -> Action:
    card = find_card(s.hands[seat], mine)
    return (steps.V_OFFER, card, find_card(s.hands[other], theirs, [card]))


def hurts(s: State, seat: int, words: str) -> Action:
    return offered(s.asked, [(steps.V_HURT, token) for token in monsters_like(s, words)])


def hand_of(s: State, seat: int, words: str) -> list[int]:
    """The cards that are played together, joined by "+"."""
    cards: list[int] = []
    for name in re.split(r" ?\+ ?", words):
        cards.append(find_card(s.hands[seat], name, cards))
    return cards


def plays_on(s: State, seat: int, names: str, words: str) -> Action:
    cards = hand_of(s, seat, names)
    verb = verb_of([CARD_KIND[card] for card in cards])
    return offered(s.asked, [(verb, *cards, token) for token in monsters_like(s, words)])


def verb_of(kinds: list[int]) -> int:
    if len(kinds) == 1:
        return steps.V_NICE_SHOT if kinds[0] == NICE_SHOT else SINGLES.get(kinds[0], steps.V_HIT)
    together = len(kinds) == 3 and all(kind < BRICK for kind in kinds)
    return steps.V_ALL_FOR_ONE if together else steps.V_NICE_SHOT


def plays_at(s: State, seat: int, names: str, arc: int) -> Action:
    cards = hand_of(s, seat, names)
    kinds = [CARD_KIND[card] for card in cards]
    return (steps.V_BUILD if BRICK in kinds or kinds[0] == MORTAR else steps.V_FORTIFY, *cards, arc)


def plays(s: State, seat: int, names: str) -> Action:
    """Cards that need no target; the Overlord's tokens are played by name alone."""
    if seat == s.setup.overlord and names in TOKEN_NAMES:
        return offered(s.asked, [(steps.V_UNLEASH, token) for token in tokens_called(names)])
    cards = hand_of(s, seat, names)
    return (steps.V_DRAW if CARD_KIND[cards[0]] == DRAW_2 else steps.V_MISSING, *cards)


CHOICES: Final = Reader[Action](
    WORDS,
    {
        "passes": lambda s, seat: (steps.V_PASS,),
        "refuses": lambda s, seat: (steps.V_REFUSE,),
        "accepts": lambda s, seat: (steps.V_ACCEPT,),
        "declines": lambda s, seat: (steps.V_DECLINE,),
        "places the rest at random": lambda s, seat: (steps.V_SCATTER,),
        "places {rest} at {arc}": lambda s, seat, name, arc: places(steps.V_PLACE, s, name, arc),
        "places {rest} in {arc}": lambda s, seat, name, arc: places(steps.V_SUMMON, s, name, arc),
        "claims tower {arc}": lambda s, seat, arc: (steps.V_CLAIM, arc),
        "discards {rest}": lambda s, seat, name: (steps.V_DISCARD, find_card(s.hands[seat], name)),
        "offers {rest} to {player}": lambda s, seat, name, to: (steps.V_OFFER_ANY, find_card(s.hands[seat], name), to),
        "offers {rest} for {player}'s {rest}": offers,
        "gives {rest}": lambda s, seat, name: (steps.V_GIVE, find_card(s.hands[seat], name)),
        "hurts {rest}": hurts,
        "plays {rest} on {rest}": plays_on,
        "plays {rest} at {arc}": plays_at,
        "plays {rest} for {rest}": lambda s, seat, names, name: (
            steps.V_SCAVENGE,
            *hand_of(s, seat, names),
            find_card(s.discard, name),
        ),
        "plays {rest}": plays,
    },
)


def read_choice(s: State, seat: int, words: str) -> Action:
    return CHOICES.read(words, s.setup.seats, s, seat)
