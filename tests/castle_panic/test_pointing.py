"""A click that leads nowhere is told why."""

import pytest

from samobranka.core.chance import Chance
from samobranka.games.castle_panic import GAME
from samobranka.games.castle_panic.material import CARD_KIND, CARD_NAMES, TOKEN_KIND, TOKEN_NAMES
from samobranka.games.castle_panic.names import CARDS, TOKENS
from samobranka.games.castle_panic.pointing import why_not
from samobranka.games.castle_panic.state import State


def laid(*lines: str) -> State:
    return GAME.notation.position(GAME.info.complete(2, {}), 2, list(lines), Chance(1), None)


def piece(s: State, name: str) -> str:
    """A card by its name, of whoever holds it, or a monster on the board."""
    for card in [card for hand in s.hands for card in hand]:
        if CARD_NAMES[CARD_KIND[card]] == name:
            return CARDS[card]
    tokens = [token for token in s.board if TOKEN_NAMES[TOKEN_KIND[token]] == name]
    return TOKENS[tokens[0]] if tokens else name


def told(s: State, *names: str) -> str | None:
    decision = GAME.decisions(s)[0]
    reason = why_not(s, decision.seat, decision, [piece(s, name) for name in names])
    return None if reason is None else reason.id.removeprefix("castle_panic-")


@pytest.mark.parametrize(
    ("hand", "names", "reason"),
    [
        ("red archer, green knight", ["green knight"], "point-idle"),
        ("red archer, brick", ["brick"], "point-mortar"),
        ("red archer, mortar", ["mortar"], "point-brick"),
        ("red archer, brick, mortar", ["brick"], "point-walls"),
        ("red archer, nice shot", ["nice shot", "orc"], "refused-alone"),
        ("red archer, scavenge", ["scavenge"], "point-scavenge"),
        ("red archer, green knight", ["orc"], "point-unreached"),
        ("red archer, green knight", ["red archer", "orc"], "refused-reach"),
        ("red archer, green knight", ["red archer", "troll"], "refused-forest"),
        ("red archer, nice shot", ["red archer", "nice shot", "orc"], "refused-reach"),
        ("red archer, green knight", ["red archer", "green knight"], "refused-pair"),
        ("red archer, green knight", ["wall-3"], "point-wall"),
        ("red archer, fortify wall", ["fortify wall", "wall-9"], None),
        ("red archer", ["blue hero"], "point-foreign"),
    ],
)
def test_what_cannot_be_played_is_explained(hand: str, names: list[str], reason: str | None) -> None:
    lines = [f"hand 1: {hand}", "hand 2: blue hero", "discard: none", "goblin archer 1", "orc knight 1", "troll forest 2"]
    assert told(laid(*lines), *names) == reason


def test_monsters_wait_for_their_phase() -> None:
    s = laid("turn 1 discard", "hand 1: red archer, brick", "hand 2: blue hero", "goblin archer 1")
    assert told(s, "goblin") == told(s, "tower-2") == "point-later"
    assert told(s, "blue hero") == "point-foreign"


def test_nonsense_is_no_error() -> None:
    s = laid("hand 1: red archer", "goblin archer 1")
    assert told(s, "c", "t-1", "wall-", "c99999999", "ß", "c48") is None
