"""What can be foreseen from what lies open: the monsters' next move, how far cards reach, what is still to be drawn."""

from typing import Final, Literal

from samobranka.core.agenda import Due
from samobranka.games.castle_panic.facts.view import Count, Fate, Unseen
from samobranka.games.castle_panic.material import (
    ALL_SPACES,
    ARCS,
    BARBARIAN,
    CARD_KIND,
    DRIVE_HIM_BACK,
    FIRST_CASTLE_SPACE,
    HEROIC_REACH,
    NOT_FOREST,
    REACH,
    TAR,
    TOKEN_KIND,
)
from samobranka.games.castle_panic.names import CARD_KINDS, SPACES, TOKEN_KINDS, TOKENS
from samobranka.games.castle_panic.rules.movement import move_all
from samobranka.games.castle_panic.rules.steps import HURT, MOVE
from samobranka.games.castle_panic.state import State

SPECIAL_REACH: Final = {BARBARIAN: NOT_FOREST, DRIVE_HIM_BACK: NOT_FOREST, TAR: ALL_SPACES}
STILL_TO_MOVE: Final[Due] = (MOVE,)
NONE: Final[list[Fate]] = []


def reaches(by_kind: tuple[int, ...]) -> dict[str, list[str]]:
    """CP-27 to CP-31, CP-36, CP-38, CP-44: the spaces of each kind of card that is played on monsters."""
    sets = {kind: spaces or SPECIAL_REACH.get(kind, 0) for kind, spaces in enumerate(by_kind)}
    return {
        CARD_KINDS[kind]: [SPACES[space] for space in range(len(SPACES)) if spaces >> space & 1]
        for kind, spaces in sets.items()
        if spaces
    }


# It depends on one option only, so it is said once for each.
USUAL_REACH: Final = reaches(REACH)
REACH_WITH_POWERS: Final = reaches(HEROIC_REACH)


def reach(s: State) -> dict[str, list[str]]:
    return REACH_WITH_POWERS if s.setup.heroic else USUAL_REACH


def unseen(s: State, overlord: bool) -> Unseen:
    """What nobody has seen come yet, by kinds. CP-89: for all but the Overlord his tokens are among it."""
    tokens = s.pile if overlord else s.pile + s.overlord_hand
    return {
        "cards": counted([CARD_KIND[card] for card in s.deck], CARD_KINDS.all),
        "tokens": counted([TOKEN_KIND[token] for token in tokens], TOKEN_KINDS.all),
    }


def counted(kinds: list[int], names: list[str]) -> list[Count]:
    counts = [0] * len(names)
    for kind in kinds:
        counts[kind] += 1
    return [{"kind": names[kind], "count": count} for kind, count in enumerate(counts) if count]


def fates(s: State) -> list[Fate]:
    """CP-51 to CP-61: where every monster would go if phase 5 were played now: the rules, on a copy."""
    if not s.board or STILL_TO_MOVE not in s.agenda:
        return NONE
    world = s.copy()
    move_all(world, None)
    groups = [due[2:] for due in world.agenda[len(s.agenda) :] if due[0] == HURT]
    return [
        {"token": TOKENS[token], "space": SPACES[world.at[token]], "fells": fells(s, world, token), "hurt": hurt(groups, token)}
        for token in s.board
    ]


def fells(before: State, after: State, token: int) -> Literal["", "wall", "guard", "tower"]:
    """CP-42, CP-54, CP-57: what it brings down, alone or with others."""
    space = after.at[token]
    arc = space % ARCS
    if token in after.wall_breakers[len(before.wall_breakers) :]:
        return "wall" if (before.walls & ~after.walls) >> arc & 1 else "guard"
    if space < FIRST_CASTLE_SPACE or space == before.at[token]:
        return ""
    return "tower" if (before.towers & ~after.towers) >> arc & 1 else ""


def hurt(groups: list[Due], token: int) -> Literal["no", "perhaps", "surely"]:
    """CP-55, CP-57: one of each group is hurt, and the players choose which."""
    for group in groups:
        if token in group:
            return "surely" if len(group) == 1 else "perhaps"
    return "no"
