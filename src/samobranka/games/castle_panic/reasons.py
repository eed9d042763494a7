"""Why a choice may be good, for somebody who asks for a hint. Only what can be seen on the table is claimed."""

from typing import Final

from samobranka.core.decision import Action
from samobranka.core.errors import Message
from samobranka.games.castle_panic.describe import TOKEN_WORDS
from samobranka.games.castle_panic.material import ARCS, BRICK, CARD_KIND, FIRST_CASTLE_SPACE, HEALTH, TOKEN_KIND
from samobranka.games.castle_panic.names import VERBS
from samobranka.games.castle_panic.rules.cards import reach_of
from samobranka.games.castle_panic.state import State

WHY: Final = "castle_panic-why-"


def explain(s: State, seat: int, action: Action) -> Message | None:
    """The reason, as a message; None where there is nothing honest to say."""
    verb = VERBS[action[0]].name
    if verb in ("hit", "slay", "nice-shot", "all-for-one"):
        return strike(s, action[-1], 1 if verb == "hit" else s.hp[action[-1]])
    if verb in ("tar", "drive"):
        return hold(s, verb, action[-1])
    if verb in ("build", "fortify"):
        return Message(WHY + verb, arc=action[-1] + 1, monsters=walking(s, action[-1]))
    if verb == "discard":
        return Message(WHY + ("discard" if targets(s, action[1]) else "discard-idle"))
    if verb in ("offer", "give"):
        return Message(WHY + verb, monsters=targets(s, action[-1]))
    if verb == "pass":
        question = s.asked.question if s.asked is not None else ""
        return Message(WHY + "pass-" + question) if question in ("discard", "trade", "play", "command") else None
    if verb == "place":
        return Message(WHY + "place", cards=reaching(s, action[2] + ARCS))
    if verb == "hurt":
        return hurt(s, action[1])
    if verb == "scavenge":
        return Message(WHY + "scavenge", monsters=targets(s, action[2]))
    if verb in ("missing", "draw"):
        return Message(WHY + verb)
    return None


def strike(s: State, token: int, damage: int) -> Message:
    """What the hit does, and what the monster would have done."""
    monster = TOKEN_WORDS[TOKEN_KIND[token]]
    if s.hp[token] > damage:
        return Message(WHY + "hit", monster=monster, hp=s.hp[token] - damage, threat=threat(s, token))
    return Message(WHY + "slay", monster=monster, threat=threat(s, token))


def threat(s: State, token: int) -> Message:
    """Where a monster would go when monsters move: the next ring, a wall, or a tower."""
    space = s.at[token]
    arc = space % ARCS
    if space >= FIRST_CASTLE_SPACE:
        return Message(WHY + "threat-inside")
    if space < FIRST_CASTLE_SPACE - ARCS:
        return Message(WHY + "threat-walks", turns=(FIRST_CASTLE_SPACE - 1 - space) // ARCS)
    if s.walls >> arc & 1:
        return Message(WHY + "threat-wall", arc=arc + 1)
    return Message(WHY + ("threat-tower" if s.towers >> arc & 1 else "threat-enters"), arc=arc + 1)


def hold(s: State, verb: str, token: int) -> Message:
    return Message(WHY + verb, monster=TOKEN_WORDS[TOKEN_KIND[token]], threat=threat(s, token))


def hurt(s: State, token: int) -> Message:
    """It dies, or it is the one that will be weaker."""
    id = WHY + ("hurt-dies" if s.hp[token] == 1 else "hurt")
    return Message(id, monster=TOKEN_WORDS[TOKEN_KIND[token]], hp=s.hp[token] - 1, full=HEALTH[TOKEN_KIND[token]])


def targets(s: State, card: int) -> int:
    """How many monsters this card could hit now."""
    kind = CARD_KIND[card]
    return 0 if kind >= BRICK else sum(reach_of(s, kind) >> s.at[token] & 1 for token in s.board)


def reaching(s: State, space: int) -> int:
    """How many cards in all hands reach a space."""
    held = [CARD_KIND[card] for hand in s.hands for card in hand]
    return sum(reach_of(s, kind) >> space & 1 for kind in held if kind < BRICK)


def walking(s: State, arc: int) -> int:
    """Monsters of an arc that are still outside."""
    return sum(s.at[token] % ARCS == arc and s.at[token] < FIRST_CASTLE_SPACE for token in s.board)
