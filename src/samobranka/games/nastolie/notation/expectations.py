"""`expect`: what must be true of a state."""

import re
from decimal import Decimal
from typing import Final

from samobranka.games.nastolie.material import ARTEFACTS, MISSILES, MM, RITUALS
from samobranka.games.nastolie.names import ARTEFACT, BARREL, DISCS, MISSILE
from samobranka.games.nastolie.notation.position import rituals_of
from samobranka.games.nastolie.notation.words import (
    MILLIMETRES,
    WORDS,
    micrometres,
    read_artefact,
    read_character,
    read_facing,
)
from samobranka.games.nastolie.rules.ground import are_adjacent
from samobranka.games.nastolie.rules.lives import dishes_on
from samobranka.games.nastolie.rules.steps import ACT, AT_START, DRAWN, EFFECTS, RITUAL
from samobranka.games.nastolie.state import CAPTIVE, DEAD, MISSILE_KIND, NOBODY, OWNER, State
from samobranka.games.nastolie.view import view
from samobranka.rulebook.notation import Reader, Unreadable, Word, compare, listed

# Places are compared to the micrometre, unless an example allows more.
DETAIL: Final = re.compile(
    rf"at (?P<x>{MILLIMETRES}) (?P<y>{MILLIMETRES})(?: within (?P<near>{MILLIMETRES}))?"
    r"|lives (?P<lives>\d+)|facing (?P<facing>\w+)"
    r"|(?P<acted>(?:not )?acted)|(?P<on>(?:not )?on \w+)|shows (?P<side>front|blood)"
)
DETAILS: Final = Word(r"(?: (?:at|on|not on|lives|facing|acted|not acted|shows)\b.*)?")


def where(s: State, disc: int) -> str:
    return f"({Decimal(s.x[disc]) / MM}, {Decimal(s.y[disc]) / MM})"


def stands(s: State, disc: int, words: str | None) -> str:
    """Only what is said is compared."""
    if disc not in s.field:
        return f"{DISCS[disc]} is not on the field"
    rest = (words or "").strip()
    while rest:
        found = DETAIL.match(rest)
        if found is None:
            raise Unreadable(f"cannot read {rest!r}")
        why = detail(s, disc, found)
        if why:
            return why
        rest = rest[found.end() :].strip()
    return ""


def detail(s: State, disc: int, found: re.Match[str]) -> str:
    if found["x"]:
        near = micrometres(found["near"] or "0.001")
        dx, dy = s.x[disc] - micrometres(found["x"]), s.y[disc] - micrometres(found["y"])
        return "" if dx * dx + dy * dy <= near * near else f"{DISCS[disc]} is at {where(s, disc)}"
    if found["lives"]:
        return compare("lives", int(found["lives"]), s.lives[disc])
    if found["facing"]:
        return compare("facing", read_facing(found["facing"]), s.facing[disc])
    if found["acted"]:
        return compare("acted", found["acted"] == "acted", disc in s.acted)
    if found["side"]:
        blood = s.rank(disc) == 1 and s.lives[disc] < s.limit(disc)
        return compare("side", found["side"], "blood" if blood else "front")
    artefact = read_artefact(found["on"].split()[-1])
    return compare("stands there", not found["on"].startswith("not"), s.where[disc] == artefact)


def lies(s: State, disc: int, x: int, y: int, near: int | None) -> str:
    """Of artefacts and barrels."""
    if disc >= BARREL and disc not in s.barrels:
        return f"{DISCS[disc]} is not on the field"
    dx, dy = s.x[disc] - x, s.y[disc] - y
    return "" if dx * dx + dy * dy <= (near or 1) ** 2 else f"{DISCS[disc]} is at {where(s, disc)}"


def some_barrel(s: State, x: int, y: int, near: int | None) -> str:
    """One of them lies there."""
    found = [lies(s, barrel, x, y, near) for barrel in s.barrels]
    return "" if "" in found else f"barrels: {[where(s, barrel) for barrel in s.barrels]}"


def met_name(s: State, number: int) -> str:
    """As examples call what was met."""
    if number < 0:
        obstacle, cups = -1 - number, len(s.terrain.cups)
        return f"cup {obstacle + 1}" if obstacle < cups else f"box {obstacle - cups + 1}"
    return DISCS[number].replace("-", " ")


def full(name: str) -> str:
    """ "ramprak 2a" is "ramprak 2"."""
    return re.sub(r"(\d)a$", r"\1", name.strip())


def same(what: str, words: str, found: list[str]) -> str:
    wanted = [] if words == "nobody" else [full(name) for name in listed(words, ",")]
    return compare(what, wanted, found)


def on_disc(s: State, missile: str, disc: int) -> int:
    return s.carries(disc, MISSILES.index(missile))


def laid(s: State, missile: str, seat: int, disc: int) -> str:
    owners = [s.by[one - MISSILE] for one in s.missiles_on(disc) if MISSILES[MISSILE_KIND[one]] == missile]
    return "" if seat in owners else f"{missile} on {DISCS[disc]}: of {[owner + 1 for owner in owners]}"


def stack(s: State, disc: int, words: str) -> str:
    return compare("stack", listed(words, ","), [MISSILES[MISSILE_KIND[one]] for one in s.missiles_on(disc)])


def waits(s: State, seat: int, when: str) -> str:
    """Whose turn it is, and in which part: questions in the middle of one do not count."""
    for due in reversed(s.agenda):
        if due[0] == ACT:
            return compare("turn", (seat, when), (s.active, "act"))
        if due[0] == EFFECTS:
            return compare("turn", (seat, when), (s.active, "start" if due[1] == AT_START else "end"))
        if due[0] in (RITUAL, DRAWN):
            return compare("turn", (seat, when), (s.active, "end"))
    return f"nobody's turn: {s.agenda}"


def secret(s: State, seat: int, part: str) -> str:
    """Nobody else sees it in a view."""
    for viewer in [None, *(other for other in range(s.setup.seats) if other != seat)]:
        if view(s, viewer)["camps"][seat][part]:  # type: ignore[literal-required]
            return f"seat {viewer} can see it"
    return ""


def motion(s: State, seconds: Decimal, near: Decimal) -> str:
    course = s.latest.course
    if course is None:
        return "nothing has moved"
    long = Decimal(course.time)
    return "" if abs(long - seconds) <= near else f"it took {course.time:.6f} s"


def path(s: State, disc: int, words: str, near: int) -> str:
    course = s.latest.course
    found = None if course is None else course.path_of(disc)
    if found is None:
        return f"{DISCS[disc]} did not move"
    places = [(round(500_000 + knot.x * MM), round(500_000 + knot.y * MM)) for knot in found.knots]
    places[-1] = (found.x, found.y)
    wanted = [tuple(micrometres(number) for number in place.split()) for place in listed(words)]
    good = len(wanted) == len(places) and all(
        (x - to_x) ** 2 + (y - to_y) ** 2 <= near * near for (x, y), (to_x, to_y) in zip(places, wanted, strict=True)
    )
    return "" if good else f"knots: {[(x / MM, y / MM) for x, y in places]}"


def controls(s: State, seat: int, words: str) -> str:
    held = [DISCS[ARTEFACT + at] for at, rider in enumerate(s.riders) if rider != NOBODY and OWNER[rider] == seat]
    return compare("control", sorted(listed(words, ",")), sorted(held))


def beside(s: State, words: str, wanted: bool) -> str:
    found = re.fullmatch(r"(\w+(?: \d[a-d]?)?) (\w+(?: \d[a-d]?)?)", words)
    if found is None:
        raise Unreadable(f"cannot read {words!r}")
    one, other = (read_artefact(name) if name in ARTEFACTS else read_character(name) for name in found.groups())
    return compare("adjacent", wanted, are_adjacent(s, one, other))


def cards(s: State, what: str, words: str, there: list[int]) -> str:
    return compare(what, sorted(RITUALS[card] for card in rituals_of(words)), sorted(RITUALS[card] for card in there))


EXPECTATIONS: Final = Reader[str](
    {**WORDS, "details": DETAILS, "names": Word(r".+")},
    {
        "{character}{details}": stands,
        "dead {character}": lambda s, disc: compare("dead", True, s.where[disc] == DEAD),
        "not dead {character}": lambda s, disc: compare("dead", False, s.where[disc] == DEAD),
        "captive {character}": lambda s, disc: compare("captive", True, s.where[disc] == CAPTIVE),
        "captives: none": lambda s: compare(
            "captives", [], [DISCS[disc] for disc in s.captives if disc >= 0 and s.where[disc] == CAPTIVE]
        ),
        "{missile} of {player} on {character}": laid,
        "{missile} on {character}": lambda s, missile, disc: compare(missile, True, on_disc(s, missile, disc) > 0),
        "no {missile} on {character}": lambda s, missile, disc: compare(missile, 0, on_disc(s, missile, disc)),
        "stack {character}: ?{rest}": stack,
        "dish on {character}": lambda s, hero: compare("dish", True, bool(dishes_on(s, hero))),
        "no dish on {character}": lambda s, hero: compare("dish", [], dishes_on(s, hero)),
        "{artefact} of {player}": lambda s, artefact, seat: compare("control", seat, s.controller(artefact)),
        "{artefact} free": lambda s, artefact: compare("control", NOBODY, s.controller(artefact)),
        "control {player}: ?{rest}": controls,
        "{artefact} at {x} {y}(?: within {mm})?": lies,
        "barrel {number} at {x} {y}(?: within {mm})?": lambda s, number, x, y, near: lies(s, BARREL + number - 1, x, y, near),
        "barrel at {x} {y}(?: within {mm})?": some_barrel,
        "barrels {number}": lambda s, count: compare("barrels", count, len(s.barrels)),
        "supply {character}: ?{number}": lambda s, disc, count: compare("supply", count, len(s.supply(disc))),
        "reserve {missile}: ?{number}": lambda s, name, count: compare("reserve", count, len(s.reserve(MISSILES.index(name)))),
        "black {player}: ?{number}": lambda s, seat, count: compare("black", count, s.black[seat]),
        "violet {player}: ?{number}": lambda s, seat, count: compare("violet", count, s.violet[seat]),
        "points {player}: ?{number}": lambda s, seat, count: compare("points", count, s.points[seat]),
        "gates {player}: ?{number}": lambda s, seat, count: compare("gates", count, s.gates[seat]),
        "marks {player}: ?{number}": lambda s, seat, count: compare("marks", count, s.marks[seat]),
        "lost characters {player}: ?{number}": lambda s, seat, count: compare("lost", count, s.lost[seat]),
        "rituals {player}: ?{rest}": lambda s, seat, words: cards(s, "rituals", words, s.hands[seat]),
        "rituals {player} size {number}": lambda s, seat, count: compare("rituals", count, len(s.hands[seat])),
        "deck: ?{rest}": lambda s, words: cards(s, "deck", words, s.deck),
        "deck size {number}": lambda s, count: compare("deck", count, len(s.deck)),
        "ritual discard: ?{rest}": lambda s, words: cards(s, "discard", words, s.discard),
        "ritual discard size {number}": lambda s, count: compare("discard", count, len(s.discard)),
        "prey {player}: ?{order}": lambda s, seat, order: compare("prey", order, s.prey[seat]),
        "used {artefact}": lambda s, artefact: compare("used", 1, s.used >> (artefact - ARTEFACT) & 1),
        "not used {artefact}": lambda s, artefact: compare("used", 0, s.used >> (artefact - ARTEFACT) & 1),
        "actions {number}": lambda s, count: compare("actions", count, s.actions),
        "turn {player} {when}": waits,
        "wounds dealt {number}": lambda s, count: compare("dealt", count, s.dealt),
        "round {number}": lambda s, count: compare("round", count, s.round),
        "hits {number}": lambda s, count: compare("hits", count, s.hits),
        "delivered {number}": lambda s, count: compare("delivered", count, s.delivered),
        "battle {number}": lambda s, count: compare("battle", count, s.battle + 1),
        "out {player}": lambda s, seat: compare("out", True, s.is_out(seat)),
        "not out {player}": lambda s, seat: compare("out", False, s.is_out(seat)),
        "campaign winner {player}": lambda s, seat: compare("winners", (seat,), s.winners),
        "campaign draw": lambda s: compare("winners", ("campaign", ()), (s.ending, s.winners)),
        "struck {names}": lambda s, words: same("struck", words, [met_name(s, disc) for disc in s.latest.struck]),
        "met: ?{names}": lambda s, words: same("met", words, [met_name(s, number) for number in s.latest.met]),
        "left {names}": lambda s, words: same("left", words, [met_name(s, disc) for disc in s.latest.left()]),
        "hit nobody": lambda s: compare("target", -1, s.latest.target),
        "hit {character}": lambda s, disc: compare("target", disc, s.latest.target),
        "adjacent {rest}": lambda s, words: beside(s, words, True),
        "not adjacent {rest}": lambda s, words: beside(s, words, False),
        "secret rituals {player}": lambda s, seat: secret(s, seat, "hand"),
        "secret prey {player}": lambda s, seat: secret(s, seat, "prey"),
        "secret deck": lambda s: compare("deck", len(s.deck), view(s, None)["deck"]),
        "motion {decimal} s within {decimal}": motion,
        "path {character}: ?{names} within {mm}": path,
        "cup {x} {y} {mm}": lambda s, x, y, radius: compare(
            "cup", True, any((cup.x, cup.y, cup.radius) == (x, y, radius) for cup in s.terrain.cups)
        ),
        "orders {player}: ?{order}": lambda s, seat, order: compare("orders", 1 << order, s.orders[seat]),
        "scenario {rest}": lambda s, name: compare("scenario", name, s.scenario.id),
        "first {player}": lambda s, seat: compare("first", seat, s.first),
    },
)


def expectation(s: State, line: str) -> str:
    """Empty if the line is true of the state."""
    return EXPECTATIONS.read(line, s.setup.seats, s)
