"""Why a card is played, and on whom."""

from typing import Final

from samobranka.core.decision import Action
from samobranka.core.errors import Message
from samobranka.games.castle_panic.describe import THE_MONSTERS
from samobranka.games.castle_panic.material import (
    ARCS,
    BARBARIAN,
    CARD_COUNTS,
    CARD_KIND,
    FIRST_CASTLE_SPACE,
    FIRST_SWORDSMAN_SPACE,
    HEALTH,
    TOKEN_KIND,
)
from samobranka.games.castle_panic.reasons.words import Reason, because, builds, fights, hits, outside
from samobranka.games.castle_panic.rules.steps import V_HIT
from samobranka.games.castle_panic.state import NOBODY, State


def name(token: int) -> Message:
    return THE_MONSTERS[TOKEN_KIND[token]]


def threat(s: State, token: int) -> Message:
    """Where a monster would go when monsters move: the next ring, a wall, or a tower."""
    space = s.at[token]
    arc = space % ARCS
    if token == s.tarred:
        return because("threat-stuck")
    if space >= FIRST_CASTLE_SPACE:
        beyond = (arc + 1) % ARCS
        return because("threat-round", arc=beyond + 1) if s.towers >> beyond & 1 else because("threat-inside")
    if space < FIRST_SWORDSMAN_SPACE:
        return because("threat-walks", turns=(FIRST_CASTLE_SPACE - 1 - space) // ARCS)
    if s.walls >> arc & 1:
        return because("threat-wall", arc=arc + 1)
    return because("threat-tower" if s.towers >> arc & 1 else "threat-enters", arc=arc + 1)


def hit(s: State, seat: int, action: Action) -> Message:
    """CP-33: what is left of it."""
    token = action[-1]
    if s.hp[token] == 1:
        return slay(s, seat, action)
    return because("hit", monster=name(token), hp=s.hp[token] - 1, threat=threat(s, token))


def slay(s: State, seat: int, action: Action) -> Message:
    return because("slay", monster=name(action[-1]), threat=threat(s, action[-1]))


def tar(s: State, seat: int, action: Action) -> Message:
    return because("tar", monster=name(action[-1]), threat=threat(s, action[-1]))


def drive(s: State, seat: int, action: Action) -> Message:
    """CP-44: how far back it has to go."""
    token = action[-1]
    return because("drive", monster=name(token), rings=s.at[token] // ARCS, threat=threat(s, token))


def build(s: State, seat: int, action: Action) -> Message:
    return because("build", arc=action[-1] + 1, monsters=len(outside(s, action[-1])))


def fortify(s: State, seat: int, action: Action) -> Message:
    return because("fortify", arc=action[-1] + 1, monsters=len(outside(s, action[-1])))


def missing(s: State, seat: int, action: Action) -> Message:
    return because("missing" if s.setup.overlord == NOBODY else "missing-overlord")


def draw(s: State, seat: int, action: Action) -> Message | None:
    """CP-46: the card itself lies in the discard by then, so with one more anywhere there are two to draw."""
    return because("draw") if s.deck or s.discard else None


def scavenge(s: State, seat: int, action: Action) -> Message | None:
    """What the card taken back can do at once, or that there is no second one."""
    card = action[2]
    if builds(s, s.hands[seat], card):
        return because("scavenge-wall")
    if fights(card):
        return because("scavenge-slays" if CARD_KIND[card] == BARBARIAN else "scavenge-hits", monsters=hits(s, card))
    return because("scavenge-single") if CARD_COUNTS[CARD_KIND[card]] == 1 else None


def hurt(s: State, seat: int, action: Action) -> Message:
    """CP-55, CP-57: it dies, or nobody among them is stronger, or it is simply weaker afterwards."""
    token = action[1]
    left, full = s.hp[token] - 1, HEALTH[TOKEN_KIND[token]]
    if not left:
        return because("hurt-dies", monster=name(token))
    strongest = all(s.hp[other] <= s.hp[token] for other in s.agenda[-1][2:])
    return because("hurt-strongest" if strongest else "hurt", monster=name(token), hp=left, full=full)


def enough(s: State, seat: int) -> Message | None:
    """CP-25: nobody is left whom a unit or a Hero could hit."""
    return None if s.asked is None or any(action[0] == V_HIT for action in s.asked.choices) else because("pass-play")


REASONS: Final[dict[str, Reason]] = {
    "hit": hit, "slay": slay, "nice-shot": slay, "all-for-one": slay, "tar": tar, "drive": drive, "build": build,
    "fortify": fortify, "missing": missing, "draw": draw, "scavenge": scavenge, "hurt": hurt,
}  # fmt: skip
