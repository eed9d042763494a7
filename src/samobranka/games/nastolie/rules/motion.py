"""Between the rules and the physics: what lies on its table, how a hand trembles, and where everything came to rest."""

from typing import Final

from samobranka.core.chance import Chance
from samobranka.core.motion import SECOND
from samobranka.core.names import NOTHING
from samobranka.core.regions import round_half
from samobranka.flick import hand
from samobranka.flick.course import Course
from samobranka.flick.hand import HANDS, NORMAL, Launch, aim, tremble
from samobranka.flick.run import flick
from samobranka.games.nastolie.material import BARREL_MASS, DISC_MASS, EAST, NORTH, SOUTH, WEST
from samobranka.games.nastolie.names import ARTEFACT, BARREL, CHARACTERS, DISCS, MISSILE, OBSTACLES
from samobranka.games.nastolie.names import MOST_OBSTACLES as MOST
from samobranka.games.nastolie.rules.ground import lying
from samobranka.games.nastolie.state import AWAY, NOBODY, State

# The edges of our table by the sides of theirs: west, east, south, north.
EDGE: Final[tuple[int, ...]] = (WEST, EAST, SOUTH, NORTH)
# Thousandths of a degree in a radian, in thousandths.
MILLIDEGREES: Final = 57_295_780
THOUSAND: Final = 1000


class Tremor:
    """NA-1319: what the hand made of an aim: how far it was turned, in thousandths of a degree, and how strong it came."""

    __slots__ = ("angle", "launch", "strength")

    def __init__(self, launch: Launch, angle: int, strength: int) -> None:
        self.launch = launch
        self.angle = angle
        self.strength = strength


def trembling(s: State, dx: int, dy: int, power: int, chance: Chance) -> Tremor:
    """NA-1319: two rolls of a die with a thousand sides; a steady hand rolls nothing."""
    if s.setup.hand == "steady":
        return Tremor(aim(dx, dy, power), 0, THOUSAND)
    angle_roll = chance.roll(hand.SIDES)
    strength_roll = chance.roll(hand.SIDES)
    turn, spread = HANDS[s.setup.hand]
    angle = round_half(NORMAL[angle_roll - 1] * turn * MILLIDEGREES, THOUSAND * hand.UNIT)
    strength = THOUSAND + round_half(NORMAL[strength_roll - 1] * spread * THOUSAND, hand.UNIT)
    return Tremor(tremble(dx, dy, power, s.setup.hand, angle_roll, strength_roll), angle, strength)


def lay_out(s: State, flicked: int) -> int:
    """NA-1320: everything on the ground, each with whether something rides on it; the artefact under the flicked one, or -1."""
    table = s.terrain.table
    x, y, radius, where = s.x, s.y, s.setup.radius, s.where
    under = where[flicked] if flicked < CHARACTERS and ARTEFACT <= where[flicked] < BARREL else NOTHING
    discs = lying(s)
    if under != NOTHING:
        discs.append(flicked)
    carriers = {where[missile] for missile in s.stack}
    wanted = set(discs)
    for number in [number for number in table.by_number if number not in wanted]:
        table.take(number)
    for disc in discs:
        loaded = disc in carriers or (ARTEFACT <= disc < BARREL and disc != under and s.riders[disc - ARTEFACT] != NOBODY)
        weight = BARREL_MASS if BARREL <= disc < MISSILE else DISC_MASS
        table.lay(disc, x[disc], y[disc], radius[disc], weight, loaded)
    return under


def course_of(s: State, flicked: int, launch: Launch, contacts: int = 0, knots: bool = True) -> Course:
    """NA-1301 to NA-1318, reckoned in `samobranka.flick` as X1 to X18: what comes of a flick. Nothing has moved yet."""
    under = lay_out(s, flicked)
    return flick(s.terrain.table, flicked, launch, contacts, knots, under)


def come_to_rest(s: State, course: Course, flicked: int) -> None:
    """NA-1316: everything lies where it came to rest; what left is away. Whoever stands on an artefact moved with it."""
    for path in course.paths:
        disc = path.number
        s.x[disc] = path.x
        s.y[disc] = path.y
        if path.gone:
            if BARREL <= disc < MISSILE:
                s.barrels.remove(disc)
            if not s.on_artefact(disc):
                s.where[disc] = AWAY
        rider = s.riders[disc - ARTEFACT] if ARTEFACT <= disc < BARREL else NOBODY
        if rider not in (NOBODY, flicked):
            s.x[rider] = path.x
            s.y[rider] = path.y


def name_of(number: int) -> str:
    return DISCS[number]


def obstacle_number(s: State, obstacle: int) -> int:
    """By its number in the physics, where boxes follow the cups: that of its name."""
    cups = len(s.terrain.cups)
    return obstacle if obstacle < cups else MOST + obstacle - cups


def knocks(s: State, course: Course) -> str:
    """All contacts, for the ear: moment, closing speed, who met whom."""
    found: list[str] = []
    for contact in course.contacts:
        obstacle = contact.second == NOTHING
        other = OBSTACLES[obstacle_number(s, contact.obstacle)] if obstacle else DISCS[contact.second]
        moment, speed = int(contact.time * SECOND + 0.5), int(contact.closing + 0.5)
        found.append(f"{moment},{speed},{DISCS[contact.first]},{other}")
    return ";".join(found)
