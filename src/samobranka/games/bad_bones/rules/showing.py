"""How a skeleton shows that it has had its move, for those who are told of it."""

from samobranka.games.bad_bones.bones import is_black, skips


def face_of(skeleton: int) -> str:
    return "black" if is_black(skeleton) else "white"


def shown(skeleton: int) -> dict[str, int | str]:
    """BB-25, BB-53, BB-99: which face is up, and whether it will skip its next move."""
    return {"face": face_of(skeleton), "frozen": skips(skeleton)}
