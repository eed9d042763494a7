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


def test_before_the_first_turn_each_click_is_answered_for_itself() -> None:
    s = GAME.start(GAME.info.complete(2, {}), 2, Chance(1), None)
    waiting = TOKENS[s.starting[0]]
    assert told(s, "tower-2") == told(s, "wall-1") == told(s, "deck") == "point-place"
    GAME.apply(s, s.active, GAME.decisions(s)[0].choices[0], Chance(1), None)
    assert told(s, waiting) == "point-placed"
    while not GAME.decisions(s)[0].stop:
        GAME.apply(s, s.active, GAME.decisions(s)[0].choices[0], Chance(1), None)
    assert told(s, "tower-2") == "point-placed-all"


@pytest.mark.parametrize(
    ("phase", "names", "reason"),
    [
        ("play", ["red archer", "discard"], "point-target"),
        ("play", ["red archer", "deck"], "point-deck"),
        ("trade", ["red archer", "discard"], "point-no-discard"),
        ("discard", ["red archer", "pile"], "point-tokens"),
        ("trade", ["red archer", "brick"], "point-offer"),
        ("trade", ["goblin"], "point-later"),
        ("play", ["tower-3"], "point-tower"),
    ],
)
def test_heaps_and_cards_that_do_not_go_together_say_why(phase: str, names: list[str], reason: str) -> None:
    s = laid(f"turn 1 {phase}", "hand 1: red archer, brick", "hand 2: blue hero", "goblin archer 1")
    assert told(s, *names) == reason


def test_only_who_stormed_can_be_hurt() -> None:
    s = laid("turn 1 play", "hand 1: brick", "hand 2: mortar", "goblin swordsman 1", "orc swordsman 1", "troll archer 4")
    GAME.apply(s, s.active, GAME.decisions(s)[0].choices[0], Chance(1), None)
    assert GAME.decisions(s)[0].question == "hurt"
    assert told(s, "troll") == "point-hurt"
