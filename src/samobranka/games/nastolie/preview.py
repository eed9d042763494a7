"""What would come of a flick or a shot, for whoever is still aiming: what play does with a steady hand, as far as told."""

from math import sqrt
from typing import Final

from samobranka.core.chance import NoChance
from samobranka.core.decision import Action
from samobranka.core.events import Event
from samobranka.core.names import NOTHING
from samobranka.flick.course import LAUNCH, Course, Path
from samobranka.flick.hand import HANDS, Launch, aim
from samobranka.games.nastolie.facts.preview import Leaving, Met, Preview, Slipping, Track
from samobranka.games.nastolie.material import EDGES, LIGHTNING, MAGNET, MIDDLE, MM, STAYS, TABLE
from samobranka.games.nastolie.names import ARTEFACT, BARREL, DISCS, OBSTACLES
from samobranka.games.nastolie.places import power as on_the_arc
from samobranka.games.nastolie.rules.control import is_neutral
from samobranka.games.nastolie.rules.flick import is_penal, results_of, thrown_at, touched_artefacts
from samobranka.games.nastolie.rules.flow import FLOW
from samobranka.games.nastolie.rules.heaps import in_flight
from samobranka.games.nastolie.rules.lives import dishes_on
from samobranka.games.nastolie.rules.motion import EDGE, course_of, obstacle_number
from samobranka.games.nastolie.rules.shots import targets_of
from samobranka.games.nastolie.rules.steps import DEATHS, GREET, SLIP, STRIKE, V_FLICK, V_SHOOT
from samobranka.games.nastolie.rules.strikes import immune
from samobranka.games.nastolie.state import GROUND, KIND, MISSILE_KIND, OWNER, State

# So many contacts of the flicked disc are looked at; 0: all of them.
CONTACTS: Final = {"none": 1, "line": 1, "contact": 1, "two": 2, "full": 0}
# How far discs are followed after the last contact that is told, in millimetres.
ONWARD: Final = 60.0
# Millionths of a radian in what a hand's angle counts.
FAN: Final = 100


def preview(s: State, seat: int, action: Action) -> Preview:
    """Changes nothing and uses no luck. What is no flick and no shot has nothing to be looked ahead at."""
    found: Preview = {
        "power": False,
        "line": [],
        "ends": "",
        "contacts": [],
        "paths": [],
        "leaves": [],
        "penalty": "",
        "slips": [],
        "fan": HANDS[s.setup.hand][0] * FAN,
        "beyond": False,
    }
    if action[0] == V_FLICK:
        look_at_flick(s.copy(), seat, action, found)
    elif action[0] == V_SHOOT:
        look_at_shot(s.copy(), seat, action, found)
    return found


def look_at_flick(s: State, seat: int, action: Action, found: Preview) -> None:
    _, disc, dx, dy, power = action
    launch = aim(dx, dy, power)
    strong = s.setup.roster.sector[KIND[disc]] and on_the_arc(dx, dy, s.facing[disc])
    course = course_of(s, disc, launch, CONTACTS[s.setup.preview])
    found["power"] = strong
    found["beyond"] = beyond(s, disc, launch)
    found["slips"] = slips(s, course, LAUNCH)
    if s.setup.preview == "none":
        return
    draw(s, disc, course, found)
    if s.setup.preview == "line":
        return
    taken = touched_artefacts(course, disc, [one for one in range(ARTEFACT, BARREL) if is_neutral(s, one)])
    mine = OWNER[disc] == seat and disc not in [gone.number for gone in course.exits]
    for met in found["contacts"]:
        met["control"] = mine and met["disc"] in [DISCS[artefact] for artefact in taken]
    count_strikes(s, seat, disc, strong, course, found)
    tell_the_rest(s, disc, course, found)


def look_at_shot(s: State, seat: int, action: Action, found: Preview) -> None:
    _, shooter, x, y, dx, dy, power = action
    again = s.asked is not None and s.asked.question == "again"
    missile = s.agenda[-1][3] if again else s.supply(shooter)[0]
    if s.where[missile] != GROUND:
        in_flight(s, missile, x, y)
    launch = aim(dx, dy, power)
    course = course_of(s, missile, launch, CONTACTS[s.setup.preview])
    found["beyond"] = beyond(s, missile, launch)
    if s.setup.preview == "none":
        return
    draw(s, missile, course, found)
    if s.setup.preview == "line":
        return
    count_hits(s, seat, shooter, missile, course, found)
    tell_the_rest(s, missile, course, found)


def beyond(s: State, disc: int, launch: Launch) -> bool:
    """Whether the free line ends off the table."""
    world = s.terrain.table.constants
    speed = launch.speed(world)
    far = speed * speed / (2.0 * world.drag) * MM / sqrt(float(launch.dx) ** 2 + float(launch.dy) ** 2)
    x, y = s.x[disc] + launch.dx * far, s.y[disc] + launch.dy * far
    return not (0.0 <= x <= TABLE and 0.0 <= y <= TABLE)


def places(path: Path) -> list[list[int]]:
    """The knots of a way in micrometres; the last one as it is rounded."""
    found = [[MIDDLE + round(knot.x * MM), MIDDLE + round(knot.y * MM)] for knot in path.knots]
    end = [path.x, path.y]
    if found and abs(found[-1][0] - end[0]) <= 1 and abs(found[-1][1] - end[1]) <= 1:
        found[-1] = end
    else:
        found.append(end)
    return found


def onward(path: Path, drag: float) -> tuple[list[int], bool]:
    """Where a disc that still moves at the cut would be a little later, and whether it comes to rest there."""
    speed = sqrt(path.vx * path.vx + path.vy * path.vy)
    if speed == 0.0:
        return [path.x, path.y], True
    slide = speed * speed / (2.0 * drag)
    far = min(slide, ONWARD) * MM / speed
    return [path.x + round(path.vx * far), path.y + round(path.vy * far)], slide <= ONWARD


def draw(s: State, disc: int, course: Course, found: Preview) -> None:
    """The line of the flicked disc, the contacts on it, the ways of the others."""
    full, told = s.setup.preview == "full", s.setup.preview != "line"
    # A touching row passes a blow on at once: of those behind whom it meets, one contact tells nothing.
    pair = {disc, *(contact.other(disc) for contact in course.contacts_of(disc))}
    for path in course.paths:
        knots = places(path)
        if path.number == disc:
            found["line"] = knots
            found["ends"] = "edge" if path.gone else "contact" if course.cut else "rest"
            if not told:
                found["ends"] = "cut"
        if not told:
            continue
        if full or not course.cut:
            if path.number != disc:
                found["paths"].append({"disc": DISCS[path.number], "knots": knots, "rests": not path.gone})
            continue
        if s.setup.preview == "contact" and path.number not in pair:
            continue
        end, rests = onward(path, course.drag)
        way = [knots[-1], end] if path.number == disc else [*knots, end]
        found["paths"].append(track(path, way, rests))
    if told:
        found["contacts"] = contacts(s, disc, course)


def track(path: Path, way: list[list[int]], rests: bool) -> Track:
    return {"disc": DISCS[path.number], "knots": way, "rests": rests and not path.gone}


def contacts(s: State, disc: int, course: Course) -> list[Met]:
    """Those of the flicked disc, as yet without what they do. It touches at the point; its middle is one radius away."""
    found: list[Met] = []
    for number, contact in enumerate(course.contacts_of(disc), 1):
        other = contact.other(disc)
        obstacle = None if other != NOTHING else OBSTACLES[obstacle_number(s, contact.obstacle)]
        x, y = place_at(course, disc, contact.time)
        found.append(
            {
                "number": number,
                "disc": None if other == NOTHING else DISCS[other],
                "obstacle": obstacle,
                "x": x,
                "y": y,
                "wounds": 0,
                "prevented": False,
                "dies": False,
                "heals": 0,
                "control": False,
                "own": 0,
                "falls": False,
            }
        )
    return found


def place_at(course: Course, disc: int, time: float) -> tuple[int, int]:
    """Where a disc is at a contact: there is a knot of its way at that very time."""
    path = course.path_of(disc)
    assert path is not None
    best = min(path.knots, key=lambda knot: abs(knot.time - time))
    if course.cut and abs(best.time - time) > abs(course.time - time):
        return path.x, path.y
    return MIDDLE + round(best.x * MM), MIDDLE + round(best.y * MM)


def count_strikes(s: State, seat: int, disc: int, strong: bool, course: Course, found: Preview) -> None:
    """The very steps of the rules, on a copy, without what deaths would trigger."""
    for due in results_of(s, seat, disc, strong, course):
        met = next((one for one in found["contacts"] if due[0] in (STRIKE, GREET) and one["disc"] == told_as(s, due[2])), None)
        for event in played(s, due):
            if met is None:
                continue
            whom = event.facts.get("disc")
            if whom == disc:
                count_own(met, event)
            elif whom != due[2]:
                continue
            elif event.kind == "wounded":
                met["wounds"] += int(event.facts["wounds"])
            elif event.kind == "spared":
                met["prevented"] = True
            elif event.kind == "died":
                met["dies"] = True
            elif event.kind == "healed":
                met["heals"] += int(event.facts["gained"])


def count_own(met: Met, event: Event) -> None:
    """NA-612: what a contact does to the striker himself; a Shield may spare him."""
    if event.kind == "wounded":
        met["own"] += int(event.facts["wounds"])
    elif event.kind == "died":
        met["falls"] = True


def told_as(s: State, disc: int) -> str:
    """Whom the flicked disc meets when it strikes somebody: the artefact under him, where that counts (NA-811)."""
    return DISCS[s.where[disc]] if s.on_artefact(disc) else DISCS[disc]


def played(s: State, due: tuple[int, ...]) -> list[Event]:
    events: list[Event] = []
    s.agenda = [due]
    while s.agenda:
        top = s.agenda[-1]
        if top[0] == DEATHS:
            s.agenda.pop()
        else:
            FLOW.steps[top[0]].go_on(s, s, top, NoChance(), events.append)
    return events


def count_hits(s: State, seat: int, shooter: int, missile: int, course: Course, found: Preview) -> None:
    """What each of those whom it touches would take, if it were the target."""
    targets = targets_of(s, seat, shooter, missile, course)
    kind = MISSILE_KIND[missile]
    for at in range(0, len(targets), 2):
        target, shield = targets[at], bool(targets[at + 1])
        wounds = 0 if STAYS[kind] or kind == MAGNET else 1 + len(dishes_on(s, shooter))
        if kind == LIGHTNING:
            wounds += len([one for one in s.supply(shooter) if one != missile])
        prevented = wounds > 0 and (shield or immune(s, target, shooter))
        for met in found["contacts"]:
            if met["disc"] == told_as(s, target):
                met["wounds"] = 0 if prevented else wounds
                met["prevented"] = prevented
                met["dies"] = not prevented and wounds >= s.lives[target]
                break


def slips(s: State, course: Course, contact: int) -> list[Slipping]:
    """Missiles thrown off by one jump."""
    return [
        {"disc": DISCS[due[1]], "missile": DISCS[missile]}
        for due in thrown_at(s, course, contact)
        if due[0] == SLIP
        for missile in due[2:]
    ]


def tell_the_rest(s: State, disc: int, course: Course, found: Preview) -> None:
    """Missiles that slip, discs that leave, and what that costs. The course was cut where the table says so."""
    for number, contact in enumerate(course.contacts):
        if s.setup.preview != "contact" or disc in (contact.first, contact.second):
            found["slips"] += slips(s, course, number)
    leaving: list[Leaving] = [
        {"disc": DISCS[gone.number], "edge": EDGES[EDGE[gone.side]], "x": gone.x, "y": gone.y} for gone in course.exits
    ]
    found["leaves"] = leaving
    if any(is_penal(s, gone.number, EDGE[gone.side]) for gone in course.exits):
        found["penalty"] = "action" if s.actions > 1 else "black"
