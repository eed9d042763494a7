"""What can be foreseen from what lies open: the monsters' next move, how far cards reach, what is still to be drawn."""

from functools import lru_cache
from typing import Final

from samobranka.core.agenda import Due
from samobranka.games.castle_panic.facts.view import Count, Fate, Fells, Hurts, Unseen
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
from samobranka.games.castle_panic.state import Setup, State

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


# As long as nothing is drawn, what is still to be drawn stays the same; and monsters mostly step from where they stood to
# where others have stepped. So much is kept as it was told, which also is the same object then: found equal at a glance.
REMEMBERED: Final = 4096


def unseen(s: State, overlord: bool) -> Unseen:
    """What nobody has seen come yet, by kinds. CP-89: for all but the Overlord his tokens are among it."""
    tokens = s.pile if overlord else s.pile + s.overlord_hand
    return kinds_among(tuple(s.deck), tuple(tokens))


@lru_cache(maxsize=REMEMBERED)
def kinds_among(cards: tuple[int, ...], tokens: tuple[int, ...]) -> Unseen:
    return {
        "cards": counted([CARD_KIND[card] for card in cards], CARD_KINDS.all),
        "tokens": counted([TOKEN_KIND[token] for token in tokens], TOKEN_KINDS.all),
    }


def counted(kinds: list[int], names: list[str]) -> list[Count]:
    counts = [0] * len(names)
    for kind in kinds:
        counts[kind] += 1
    return [{"kind": names[kind], "count": count} for kind, count in enumerate(counts) if count]


def fates(s: State) -> list[Fate]:
    """CP-51 to CP-61: where every monster would go if phase 5 were played now; nowhere once it has been."""
    if not s.board or STILL_TO_MOVE not in s.agenda:
        return NONE
    at = s.at
    spaces = tuple([at[token] for token in s.board])
    standing = (s.walls, s.fortified, s.towers, s.out)
    return after_moving(s.setup, tuple(s.board), spaces, s.tarred, tuple(s.wall_breakers), standing, tuple(s.owners))


@lru_cache(maxsize=REMEMBERED)
def after_moving(
    setup: Setup,
    board: tuple[int, ...],
    spaces: tuple[int, ...],
    tarred: int,
    wall_breakers: tuple[int, ...],
    standing: tuple[int, int, int, int],
    owners: tuple[int, ...],
) -> list[Fate]:
    """The rules, on a table with nothing on it but what is told here: so the same always comes of the same.

    Mostly cards go round, and the board stays as it was.
    """
    before = State(setup)
    # Monsters do not ask whose turn it is; the Overlord has none.
    before.active = setup.castle[0]
    before.board = list(board)
    for token, space in zip(board, spaces, strict=True):
        before.at[token] = space
    before.tarred = tarred
    before.wall_breakers = list(wall_breakers)
    before.walls, before.fortified, before.towers, before.out = standing
    before.owners = list(owners)
    after = before.copy()
    move_all(after, None)
    at = after.at
    groups = [due[2:] for due in after.agenda if due[0] == HURT]
    breakers = after.wall_breakers[len(wall_breakers) :]
    if not groups and not breakers and after.towers == before.towers:
        return [fate(token, at[token], "", "no") for token in board]
    return [fate(token, at[token], fells(before, after, token, breakers), hurt(groups, token)) for token in board]


@lru_cache(maxsize=REMEMBERED)
def fate(token: int, space: int, fells: Fells, hurt: Hurts) -> Fate:
    return {"token": TOKENS[token], "space": SPACES[space], "fells": fells, "hurt": hurt}


def fells(before: State, after: State, token: int, breakers: list[int]) -> Fells:
    """CP-42, CP-54, CP-57: what it brings down, alone or with others."""
    space = after.at[token]
    arc = space % ARCS
    if token in breakers:
        return "wall" if (before.walls & ~after.walls) >> arc & 1 else "guard"
    if space < FIRST_CASTLE_SPACE or space == before.at[token]:
        return ""
    return "tower" if (before.towers & ~after.towers) >> arc & 1 else ""


def hurt(groups: list[Due], token: int) -> Hurts:
    """CP-55, CP-57: one of each group is hurt, and the players choose which."""
    for group in groups:
        if token in group:
            return "surely" if len(group) == 1 else "perhaps"
    return "no"
