"""Every build on every machine gives the same bits: 600 flicks against a digest that is written down here."""

import hashlib
import struct

from samobranka.flick.bench import Lots, aimed, cluster, scattered
from samobranka.flick.course import Course
from samobranka.flick.discs import Table
from samobranka.flick.hand import aim, tremble
from samobranka.flick.run import flick

# Changes only where the model or its constants are changed on purpose.
DIGEST = "281075a8aede4cbe8dc8540057ff64f3355ecc2aaab872c79bde325c0999e106"


def told(course: Course) -> bytes:
    """All that a course says, as the bits it is kept in."""
    numbers: list[float] = [course.time, course.events]
    for contact in course.contacts:
        numbers += [contact.time, contact.first, contact.second, contact.obstacle, contact.x, contact.y, contact.closing]
        numbers += [contact.first_x, contact.first_y, contact.second_x, contact.second_y]
    for throw in course.throws:
        numbers += [throw.number, throw.time, throw.contact, throw.x, throw.y, throw.slip_x, throw.slip_y]
    for left in course.exits:
        numbers += [left.number, left.time, left.x, left.y, left.side]
    for path in course.paths:
        numbers += [path.number, path.end_x, path.end_y, path.x, path.y, path.gone]
        numbers += [number for knot in path.knots for number in (knot.time, knot.x, knot.y)]
    return struct.pack(f"<{len(numbers)}d", *numbers)


def play(table: Table, lots: Lots, flicks: int, digest: "hashlib._Hash") -> int:
    """Flicks with a trembling hand, each from where the one before left the table."""
    contacts = 0
    for _ in range(flicks):
        ((number, launch),) = aimed(table, lots, 1)
        dx, dy, power = launch.dx, launch.dy, round(launch.strength * 1000)
        course = flick(table, number, tremble(dx, dy, power, "shaky", lots.between(1, 1000), lots.between(1, 1000)))
        digest.update(told(course))
        contacts += len(course.contacts)
        for gone in course.exits:
            disc = table.by_number[gone.number]
            course.paths = [path for path in course.paths if path.number != gone.number]
            table.put(disc, disc.place_x, disc.place_y)
        table.settle(course)
    return contacts


def test_six_hundred_flicks_have_the_same_bits_everywhere() -> None:
    digest = hashlib.sha256()
    contacts = 0
    lots = Lots(2024)
    for _ in range(10):
        table = scattered(lots, 24)
        for disc in table.discs[::3]:
            disc.loaded = True
        contacts += play(table, lots, 57, digest)
    table = cluster()
    for turn in range(30):
        course = flick(table, 19, aim(10_000, 40 * turn - 200, 1000 - 20 * turn))
        contacts += len(course.contacts)
        digest.update(told(course))
    assert contacts > 1000
    assert digest.hexdigest() == DIGEST
