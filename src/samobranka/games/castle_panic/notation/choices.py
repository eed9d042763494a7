"""`do`: what a player chooses, read as an action that need not be legal."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from samobranka.core.decision import Action
from samobranka.core.notation import Unreadable
from samobranka.games.castle_panic.material import BRICK, CARD_KIND, CARD_NAMES, HERO, TOKEN_KIND, TOKEN_NAMES, ids_of_kind
from samobranka.games.castle_panic.notation.words import card_kind, read_monster, seat_of, token_kind
from samobranka.games.castle_panic.rules import steps
from samobranka.games.castle_panic.state import State


def find_card(s: State, heap: list[int], name: str, taken: Sequence[int] = ()) -> int:
    """A card of that name in the heap; else one that is elsewhere, so that the rules can refuse it."""
    kind = card_kind(name)
    ids = ids_of_kind(CARD_KIND, kind)
    for card in [*(card for card in heap if card in ids), *ids]:
        if card not in taken:
            return card
    raise Unreadable(f"there are not that many of {name!r}")


def offered(s: State, actions: list[Action], fallback: Action) -> Action:
    """Equal pieces stand for each other: the one on offer is meant, if there is one."""
    asked = s.asked
    if asked is not None:
        for action in actions:
            if action in asked.choices:
                return action
    return fallback


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


def read_pass(s: State, seat: int, rest: str) -> Action:
    return (steps.V_PASS,)


def read_refuse(s: State, seat: int, rest: str) -> Action:
    return (steps.V_REFUSE,)


def read_accept(s: State, seat: int, rest: str) -> Action:
    return (steps.V_ACCEPT,)


def read_decline(s: State, seat: int, rest: str) -> Action:
    return (steps.V_DECLINE,)


def read_places(s: State, seat: int, rest: str) -> Action:
    if rest == "the rest at random":
        return (steps.V_SCATTER,)
    match = re.fullmatch(r"(.+) (at|in) ([1-6])", rest)
    if not match:
        raise Unreadable(f"cannot read 'places {rest}'")
    kind, arc = token_kind(match[1]), int(match[3]) - 1
    verb = steps.V_PLACE if match[2] == "at" else steps.V_SUMMON
    ids = ids_of_kind(TOKEN_KIND, kind)
    return offered(s, [(verb, token, arc) for token in ids], (verb, ids[0], arc))


def read_claims(s: State, seat: int, rest: str) -> Action:
    match = re.fullmatch(r"tower ([1-6])", rest)
    if not match:
        raise Unreadable(f"cannot read 'claims {rest}'")
    return (steps.V_CLAIM, int(match[1]) - 1)


def read_discards(s: State, seat: int, rest: str) -> Action:
    return (steps.V_DISCARD, find_card(s, s.hands[seat], rest))


def read_offers(s: State, seat: int, rest: str) -> Action:
    match = re.fullmatch(r"(.+) to (\d)", rest)
    if match:
        return (steps.V_OFFER_ANY, find_card(s, s.hands[seat], match[1]), seat_of(s, match[2]))
    match = re.fullmatch(r"(.+) for (\d)'s (.+)", rest)
    if not match:
        raise Unreadable(f"cannot read 'offers {rest}'")
    mine = find_card(s, s.hands[seat], match[1])
    return (steps.V_OFFER, mine, find_card(s, s.hands[seat_of(s, match[2])], match[3], [mine]))


def read_gives(s: State, seat: int, rest: str) -> Action:
    return (steps.V_GIVE, find_card(s, s.hands[seat], rest))


def read_hurts(s: State, seat: int, rest: str) -> Action:
    tokens = monsters_like(s, rest)
    return offered(s, [(steps.V_HURT, token) for token in tokens], (steps.V_HURT, tokens[0]))


def read_plays(s: State, seat: int, rest: str) -> Action:
    """Cards, and what they are played on; the Overlord's tokens are played by name alone."""
    if seat == s.setup.overlord and rest in TOKEN_NAMES:
        ids = ids_of_kind(TOKEN_KIND, token_kind(rest))
        return offered(s, [(steps.V_UNLEASH, token) for token in ids], (steps.V_UNLEASH, ids[0]))
    match = re.fullmatch(r"(.+?)(?: (on|at|for) (.+))?", rest)
    assert match is not None
    hand = s.hands[seat]
    cards: list[int] = []
    for name in re.split(r" ?\+ ?", match[1]):
        cards.append(find_card(s, hand, name, cards))
    kinds = [CARD_KIND[card] for card in cards]
    if match[2] is None:
        return (steps.V_DRAW if CARD_NAMES[kinds[0]] == "draw 2" else steps.V_MISSING, *cards)
    if match[2] == "for":
        return (steps.V_SCAVENGE, *cards, find_card(s, s.discard, match[3]))
    if match[2] == "at":
        verb = steps.V_BUILD if BRICK in kinds or kinds[0] == BRICK + 1 else steps.V_FORTIFY
        return (verb, *cards, int(match[3]) - 1)
    verb = verb_of(kinds)
    tokens = monsters_like(s, match[3])
    return offered(s, [(verb, *cards, token) for token in tokens], (verb, *cards, tokens[0]))


def verb_of(kinds: list[int]) -> int:
    singles = {"barbarian": steps.V_SLAY, "tar": steps.V_TAR, "drive him back": steps.V_DRIVE}
    if CARD_NAMES[kinds[0]] == "nice shot":
        return steps.V_NICE_SHOT
    if len(kinds) == 3 and all(kind < HERO or kind < BRICK for kind in kinds):
        return steps.V_ALL_FOR_ONE
    if len(kinds) > 1:
        return steps.V_NICE_SHOT
    return singles.get(CARD_NAMES[kinds[0]], steps.V_HIT)


READERS: Final[dict[str, Callable[[State, int, str], Action]]] = {
    "passes": read_pass,
    "refuses": read_refuse,
    "accepts": read_accept,
    "declines": read_decline,
    "places": read_places,
    "claims": read_claims,
    "discards": read_discards,
    "offers": read_offers,
    "gives": read_gives,
    "plays": read_plays,
    "hurts": read_hurts,
}


def read_choice(s: State, seat: int, words: str) -> Action:
    verb, _, rest = words.partition(" ")
    if verb not in READERS:
        raise Unreadable(f"cannot read {words!r}")
    return READERS[verb](s, seat, rest)
