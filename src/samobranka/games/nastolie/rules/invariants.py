"""What is always true of a table: nothing is created or lost, and nobody lies in anybody."""

from samobranka.games.nastolie.material import TIME_CARDS
from samobranka.games.nastolie.names import ARTEFACT, BARREL, CHARACTERS, DISCS, MISSILE
from samobranka.games.nastolie.rules.ground import lying
from samobranka.games.nastolie.rules.steps import BACK, LAND
from samobranka.games.nastolie.state import AWAY, GROUND, NOBODY, ON_CARD, State

# NA-1316: rounding may push two touching discs into each other so far, in micrometres.
ROUNDING = 2


def broken_invariants(s: State) -> list[str]:
    """In words; empty if all is well. Places count once the results of a flick are tidied up."""
    tidy = not any(due[0] in (BACK, LAND) for due in s.agenda)
    return [*lives(s), *(places(s) if tidy else []), *missiles(s), *cards(s)]


def lives(s: State) -> list[str]:
    """NA-101, NA-1102"""
    wrong = [DISCS[disc] for disc in s.field if not 1 <= s.lives[disc] <= s.limit(disc)]
    return [f"lives out of bounds: {', '.join(wrong)}"] if wrong else []


def places(s: State) -> list[str]:
    """Who is on the field stands on the table or on an artefact; nobody lies in anybody, nor in an obstacle."""
    wrong: list[str] = []
    for disc in s.field:
        on = s.where[disc]
        if on != GROUND and not (ARTEFACT <= on < BARREL and s.riders[on - ARTEFACT] == disc):
            wrong.append(f"{DISCS[disc]} is nowhere: {on}")
    for artefact, rider in enumerate(s.riders):
        if rider != NOBODY and s.where[rider] != ARTEFACT + artefact:
            wrong.append(f"{DISCS[rider]} does not stand on {DISCS[ARTEFACT + artefact]}")
    if AWAY in s.where:
        wrong.append("somebody who left the table has not come back")
    return wrong + overlaps(s)


def overlaps(s: State) -> list[str]:
    """NA-1316: no more than rounding does."""
    discs, radius = lying(s), s.setup.radius
    found: list[str] = []
    for at, one in enumerate(discs):
        for other in discs[:at]:
            far = radius[one] + radius[other] - ROUNDING
            if (s.x[one] - s.x[other]) ** 2 + (s.y[one] - s.y[other]) ** 2 < far * far:
                found.append(f"{DISCS[one]} lies in {DISCS[other]}")
        if any(obstacle.near(s.x[one], s.y[one], radius[one] - ROUNDING) for obstacle in s.terrain.obstacles):
            found.append(f"{DISCS[one]} lies in an obstacle")
    return found


def missiles(s: State) -> list[str]:
    """NA-1105: each lies in the reserve, on a card or on a living character."""
    wrong: list[str] = []
    laid = [missile for missile in range(MISSILE, len(s.where)) if 0 <= s.where[missile] < CHARACTERS]
    if sorted(s.stack) != laid:
        wrong.append("the stacks and the places of missiles differ")
    for missile in laid:
        if s.where[missile] not in s.field:
            wrong.append(f"{DISCS[missile]} lies on somebody who is not on the field")
    for disc in range(CHARACTERS):
        cap = s.setup.roster.cap[disc // (CHARACTERS // len(s.setup.roster.cap))]
        if cap and sum(1 for missile in range(MISSILE, len(s.where)) if s.where[missile] == ON_CARD + disc) > cap:
            wrong.append(f"too many missiles on the card of {DISCS[disc]}")
    return wrong


def cards(s: State) -> list[str]:
    """NA-901, NA-1011: ritual cards stay as many; bonuses only from the five time cards."""
    wrong: list[str] = []
    if len(s.deck) + len(s.discard) + sum(len(hand) for hand in s.hands) != s.setup.cards:
        wrong.append("a ritual card is lost or double")
    if any(black and violet for black, violet in zip(s.black, s.violet, strict=True)):
        wrong.append("somebody has a black and a violet card")
    if sum(s.violet) > TIME_CARDS:
        wrong.append("more bonuses than time cards")
    return wrong
