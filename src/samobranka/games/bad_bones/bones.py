"""Words for a skeleton, which is one small int, and for what else is packed in the same way.

A spot is a place and a heading, as a skeleton holds them and as the tables of a `Face` are indexed. The forest slots of a
`Face` are skeletons without a token, so they can be asked for their place too. `material.py` says which bit is whose.
"""

from samobranka.games.bad_bones.material import AT, BLACK, CHIEF, HEAD, LOOKS, PLACE_BITS, SKIP, SPOT, SPOT_BITS, TOKEN_BITS


def token_of(skeleton: int) -> int:
    return skeleton & TOKEN_BITS


def place_of(skeleton: int) -> int:
    return skeleton >> AT & PLACE_BITS


def heading_of(skeleton: int) -> int:
    return skeleton >> HEAD & 3


def spot_of(skeleton: int) -> int:
    return skeleton >> AT & SPOT_BITS


def is_black(skeleton: int) -> bool:
    return skeleton & BLACK != 0


def skips(skeleton: int) -> bool:
    """Whether it skips its next move."""
    return skeleton & SKIP != 0


def look(skeleton: int) -> int:
    """What tells one skeleton from another: its kind, place, heading and face."""
    return skeleton & ~TOKEN_BITS | LOOKS[skeleton & TOKEN_BITS]


def raised(token: int, slot: int, face: int) -> int:
    """A new skeleton in its forest slot; `face` is 0 or BLACK, as the marker shows."""
    return token | slot | face


def stood_at(skeleton: int, spot: int) -> int:
    return skeleton & ~SPOT | spot << AT


def brought_to(skeleton: int, place: int) -> int:
    """On another place, with the heading it has."""
    return skeleton & ~(PLACE_BITS << AT) | place << AT


def turned(skeleton: int, heading: int) -> int:
    return skeleton & ~(3 << HEAD) | heading << HEAD


def flipped(skeleton: int) -> int:
    return skeleton ^ BLACK


def held(skeleton: int) -> int:
    """It will skip its next move."""
    return skeleton | SKIP


def freed(skeleton: int) -> int:
    """It will not skip a move any more."""
    return skeleton & ~SKIP


def spot_at(place: int, heading: int) -> int:
    return place | heading << 6


def place_in(spot: int) -> int:
    return spot & PLACE_BITS


def heading_in(spot: int) -> int:
    return spot >> 6


def aim(trap: int, seat: int) -> int:
    """Where a catapult or a hearse sends this round: the place of the trap, and whose cemetery."""
    return trap | seat << 6


def trap_of(target: int) -> int:
    return target & PLACE_BITS


def receiver_of(target: int) -> int:
    return target >> 6


def parcel(token: int, seat: int) -> int:
    """A skeleton on its way to somebody's cemetery. `token_of` works on it."""
    return token | seat << 8


def addressee_of(parcel: int) -> int:
    return parcel >> 8


# Words for many at once. A call for each skeleton costs a game that is interpreted 4 % more instructions, a call for all of
# them next to nothing.


def standing_on(skeletons: list[int], place: int) -> list[int]:
    return [skeleton for skeleton in skeletons if skeleton >> AT & PLACE_BITS == place]


def standing_off(skeletons: list[int], place: int) -> list[int]:
    """All who are somewhere else."""
    return [skeleton for skeleton in skeletons if skeleton >> AT & PLACE_BITS != place]


def places_of(skeletons: list[int]) -> int:
    """As bits."""
    places = 0
    for skeleton in skeletons:
        places |= 1 << (skeleton >> AT & PLACE_BITS)
    return places


def tokens_of(skeletons: list[int]) -> list[int]:
    return [skeleton & TOKEN_BITS for skeleton in skeletons]


def of_kind(skeletons: list[int], chief: int) -> list[int]:
    """Those who are chiefs of this kind."""
    return [skeleton for skeleton in skeletons if CHIEF[skeleton & TOKEN_BITS] == chief]


def frozen(skeletons: list[int]) -> list[int]:
    """Those who skip their next move."""
    return [skeleton for skeleton in skeletons if skeleton & SKIP]
