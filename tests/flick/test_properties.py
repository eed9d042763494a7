"""What must be true of any flick, and broken copies of the engine in which it is not: each property notices a mistake."""

import random
from collections.abc import Callable
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any

import pytest

from flick.scenes import OURS, Engine, Scene, broken, crowd, deepest, depth_in_box, packed, places
from samobranka.flick.course import Course

Property = Callable[[Engine], None]


def nothing_overlaps(engine: Engine) -> None:
    """X5: at no time, with many discs moving at once, does anything stand in anything by more than 0.000001 mm, and
    who meets touches."""
    for seed in range(110):
        scene = crowd(seed, count=22, movers=16, least=280, most=760)
        table, course = scene.table(engine), scene.run(engine)
        times = [course.time * step / 40 for step in range(41)]
        times += [contact.time for contact in course.contacts[:20]]
        assert max(deepest(table, course, time) for time in times) <= 1e-6
        radius = {disc.number: disc.radius for disc in table.discs}
        for contact in course.contacts:
            at = {number: (x, y) for number, x, y, _ in places(table, course, contact.time)}
            if contact.second in at and contact.first in at:
                (x, y), (ox, oy) = at[contact.first], at[contact.second]
                gap = ((x - ox) ** 2 + (y - oy) ** 2) ** 0.5 - radius[contact.first] - radius[contact.second]
                assert abs(gap) <= 1e-6


def bits(course: Course, sx: int = 1, sy: int = 1) -> list[object]:
    """Everything that a course says, bit for bit, mirrored back."""
    paths = [[(knot.time, sx * knot.x, sy * knot.y) for knot in path.knots] for path in course.paths]
    jumps = [
        (
            contact.time, contact.first, contact.second, contact.obstacle, contact.closing, sx * contact.x, sy * contact.y,
            sx * contact.first_x, sy * contact.first_y, sx * contact.second_x, sy * contact.second_y,
        )
        for contact in course.contacts
    ]  # fmt: skip
    return [paths, jumps, [(left.number, left.time) for left in course.exits], course.events]


def mirror_images_are_equal(engine: Engine) -> None:
    """X1: left and right, near and far have exactly the same physics, touching clusters included."""
    scenes = [crowd(seed) for seed in range(25)] + [packed(12), packed(19, 11_500)]
    for scene in scenes:
        straight = bits(scene.run(engine))
        for across, upright in ((True, False), (False, True), (True, True)):
            turned = scene.turned(across, upright).run(engine)
            assert bits(turned, -1 if across else 1, -1 if upright else 1) == straight


def numbers_do_not_matter(engine: Engine) -> None:
    """X10: where no times are equal, other numbers change no bit."""
    for seed in range(30):
        scene = crowd(seed)
        names = list(range(len(scene.discs)))
        random.Random(seed).shuffle(names)
        course, other = scene.run(engine), scene.renumbered(dict(enumerate(names))).run(engine)
        assert [contact.time for contact in course.contacts] == [contact.time for contact in other.contacts]
        ours = {names[path.number]: [(knot.time, knot.x, knot.y) for knot in path.knots] for path in course.paths}
        assert ours == {path.number: [(knot.time, knot.x, knot.y) for knot in path.knots] for path in other.paths}


def momentum_is_kept(engine: Engine) -> None:
    """X6: what one disc gets the other one gives, in every contact."""
    for seed in range(40):
        scene = crowd(seed)
        mass = {disc.number: disc.mass for disc in scene.table(engine).discs}
        for contact in scene.run(engine).contacts:
            if contact.obstacle < 0:
                given = mass[contact.first] * contact.first_x, mass[contact.first] * contact.first_y
                taken = mass[contact.second] * contact.second_x, mass[contact.second] * contact.second_y
                scale = abs(given[0]) + abs(given[1])
                assert abs(given[0] + taken[0]) + abs(given[1] + taken[1]) <= 1e-12 * scale


def velocities(course: Course) -> dict[tuple[int, float], tuple[tuple[float, float], tuple[float, float], float]]:
    """From knots alone: the velocity of each disc before and after each of its knots, and the shortest stretch beside it."""
    found = {}
    for path in course.paths:
        stretches = [((0.0, 0.0), (0.0, 0.0), 1.0)]
        for before, after in pairwise(path.knots):
            dx, dy, span = after.x - before.x, after.y - before.y, after.time - before.time
            length = (dx * dx + dy * dy) ** 0.5 or 1.0
            begin, end = length / span + course.drag * span / 2, length / span - course.drag * span / 2
            stretches.append(((dx / length * begin, dy / length * begin), (dx / length * end, dy / length * end), span))
        stretches.append(((0.0, 0.0), (0.0, 0.0), 1.0))
        for knot, (before_it, after_it) in zip(path.knots, pairwise(stretches), strict=True):
            found[path.number, knot.time] = (before_it[1], after_it[0], min(before_it[2], after_it[2]))
    return found


def energy(mass: float, velocity: tuple[float, float]) -> float:
    return mass * (velocity[0] ** 2 + velocity[1] ** 2) / 2


def energy_stays_within_its_bound(engine: Engine) -> None:
    """X6: a contact takes energy, or gives less than half the reduced mass times (1 mm/s)²; seen in the knots alone."""
    seen = 0
    for seed in range(80):
        scene = crowd(seed)
        mass = {disc.number: disc.mass for disc in scene.table(engine).discs}
        course = scene.run(engine)
        known = velocities(course)
        gone = {left.number for left in course.exits}
        for time, together in groupby(course.contacts, key=lambda contact: contact.time):
            contacts = [contact for contact in together if contact.obstacle < 0]
            part = {number for contact in contacts for number in (contact.first, contact.second)} - gone
            if len(contacts) != 1 or len(part) != 2 or any(known[number, time][2] < 1e-3 for number in part):
                continue
            seen += 1
            before = sum(energy(mass[number], known[number, time][0]) for number in part)
            after = sum(energy(mass[number], known[number, time][1]) for number in part)
            first, second = part
            reduced = mass[first] * mass[second] / (mass[first] + mass[second])
            assert after - before <= reduced / 2 + 1e-6 * before
            if contacts[0].closing > 2.0:
                assert after <= before * (1 + 1e-6)
                # Not more is lost than the least restitution allows.
                assert before - after <= reduced * contacts[0].closing ** 2 / 2 * (1 - 0.65**2) + 1e-6 * before
    assert seen > 100


def time_runs_backwards(engine: Engine) -> None:
    """Without friction and loss, discs that are turned round find their way home to 0.000001 mm."""
    world = engine.constants.Constants()
    world.drag, world.most, world.least, world.fall, world.obstacle, world.parting = 0.0, 1.0, 1.0, 0.0, 1.0, 0.0
    met = 0
    for seed in range(40):
        scene = crowd(seed, count=9, movers=5, least=300, most=700, fast=700.0)
        there = scene.run(engine, world, until=0.25)
        assert not there.exits
        table = scene.table(engine, world)
        for path in there.paths:
            disc = table.by_number[path.number]
            disc.home_x, disc.home_y = path.end_x, path.end_y
            disc.lie(path.end_x, path.end_y)
        back = engine.run.Run(table)
        for path in there.paths:
            if path.vx or path.vy:
                back.push(table.by_number[path.number], -path.vx, -path.vy)
        home = scene.table(engine)
        course = back.go(None, 0, 0.25)
        assert len(course.contacts) == len(there.contacts)
        met += len(course.contacts)
        for path in course.paths:
            disc = home.by_number[path.number]
            assert abs(path.end_x - disc.home_x) <= 1e-6
            assert abs(path.end_y - disc.home_y) <= 1e-6
    assert met > 40


def clusters_come_to_rest(engine: Engine) -> None:
    """X6, X11: 64 touching discs come to rest within 5,000 events, with elastic and with dull wood."""
    for count, share in ((64, None), (30, 0.65), (19, 0.3)):
        world = engine.constants.Constants() if share is None else engine.constants.with_restitution(share)
        world.events = 5000
        assert packed(count).run(engine, world).events < 5000


def hedged(seed: int) -> Scene:
    """Many obstacles near each other, some touching, and discs flying about between them."""
    scene = crowd(seed, count=14, movers=14, least=250, most=750, fast=2300.0)
    scene.boxes += [(500_000, 180_000, 700_000, 20_000, 1, 0), (500_000, 820_000, 700_000, 20_000, 1, 0)]
    scene.boxes += [(170_000, 500_000, 640_000, 20_000, 0, 1), (830_000, 500_000, 30_000, 640_000, 1, 0)]
    scene.cups += [(230_000, 300_000, 6_000), (770_000, 700_000, 6_000)]
    boxes = [(240_000, 760_000, 60_000, 8_000, 3, 4), (760_000, 240_000, 60_000, 8_000, 3, 4)]
    table = scene.table()
    for box in boxes:
        table.box(*box)
    for cup in scene.cups[1:]:
        x, y, size = cup[0] / 1000 - 500, cup[1] / 1000 - 500, cup[2] / 1000
        for disc in table.discs:
            if (disc.x - x) ** 2 + (disc.y - y) ** 2 <= (size + disc.radius) ** 2:
                scene.discs.pop(disc.number, None)
    for disc in table.discs:
        if any(depth_in_box(box, disc.x, disc.y, disc.radius) >= 0 for box in table.boxes):
            scene.discs.pop(disc.number, None)
    scene.boxes += boxes
    scene.pushes = {number: push for number, push in scene.pushes.items() if number in scene.discs}
    return scene


def nobody_rests_in_an_obstacle(engine: Engine) -> None:
    """X7, X16: everything ends outside of cups and boxes, up to the rounding to micrometres."""
    for seed in range(60):
        scene = hedged(seed)
        table, course = scene.table(engine), scene.run(engine)
        table.settle(course)
        for disc in table.discs:
            for cup in table.cups:
                assert ((disc.x - cup.x) ** 2 + (disc.y - cup.y) ** 2) ** 0.5 >= disc.radius + cup.radius - 0.002
            for box in table.boxes:
                assert depth_in_box(box, disc.x, disc.y, disc.radius) <= 0.002


def a_box_is_solid(engine: Engine) -> None:
    """X7: whatever flies at a box, from wherever, at a face, a corner or past it, never stands in it."""
    dice = random.Random(7)
    met = 0
    for _ in range(400):
        scene = Scene()
        scene.boxes = [(500_000, 500_000, 200_000, 60_000, dice.randint(-9, 9), dice.choice((-5, 3, 8)))]
        table = scene.table(engine)
        x, y = dice.randint(200_000, 800_000), dice.randint(200_000, 800_000)
        if depth_in_box(table.boxes[0], x / 1000 - 500, y / 1000 - 500, 14.0) > -0.1:
            continue
        scene.discs = {1: (x, y, 14_000)}
        scene.pushes = {1: (5.0 * (500 - x / 1000 + dice.uniform(-130, 130)), 5.0 * (500 - y / 1000 + dice.uniform(-130, 130)))}
        table, course = scene.table(engine), scene.run(engine)
        met += len(course.contacts)
        assert max(deepest(table, course, course.time * step / 100) for step in range(101)) <= 1e-6
    assert met > 100


def a_wall_that_is_touched_throws_back(engine: Engine) -> None:
    """X5: a disc that touches a wall, or overlaps it by what rounding left, and is flicked into it bounces at once."""
    for place in (486_000, 486_001, 486_002):
        for vx, vy in ((500.0, 0.0), (500.0, 200.0), (1.0, 900.0)):
            scene = Scene()
            scene.boxes = [(520_000, 500_000, 40_000, 400_000, 1, 0)]
            scene.discs = {1: (place, 500_000, 14_000)}
            scene.pushes = {1: (vx, vy)}
            course = scene.run(engine)
            assert course.contacts
            assert course.contacts[0].time == 0.0
            assert course.paths[0].end_x < place / 1000 - 500


PROPERTIES: list[Property] = [
    nothing_overlaps,
    mirror_images_are_equal,
    numbers_do_not_matter,
    momentum_is_kept,
    energy_stays_within_its_bound,
    time_runs_backwards,
    clusters_come_to_rest,
    nobody_rests_in_an_obstacle,
    a_box_is_solid,
    a_wall_that_is_touched_throws_back,
]

# A property, and a change of a file that it must notice.
MISTAKES: dict[str, tuple[Property, str, str, str]] = {
    "those who expected somebody else do not look again": (
        nothing_overlaps, "run.py", "self.foresee_again(stale, a)", "self.foresee_again([], a)",
    ),
    "a step is a little too long": (nothing_overlaps, "contact.py", "step = 2.0 * gap / under", "step = 2.02 * gap / under"),
    "nobody looks at a disc that has come to rest": (
        nothing_overlaps, "run.py", "            for disc in self.movers:\n                if disc not in stale:",
        "            for disc in self.movers:\n                if False:",
    ),
    "places are measured from a corner": (
        mirror_images_are_equal, "discs.py", "self.now_x = self.x + self.ux * done",
        "self.now_x = (self.x + 500.0) + self.ux * done - 500.0",
    ),
    "the higher number is reckoned from the lower": (
        numbers_do_not_matter, "resolve.py", "of_b = impulse * b.inverse", "of_b = -of_a * a.mass / b.mass",
    ),
    "both discs get the share of the first": (momentum_is_kept, "resolve.py", "of_b = impulse * b.inverse", "of_b = -of_a"),
    "the least parting speed is added to every bounce": (
        energy_stays_within_its_bound, "resolve.py", "return speed if speed > world.parting else world.parting",
        "return closing + world.parting",
    ),
    "discs meet before they touch": (time_runs_backwards, "constants.toml", "touch = 1e-10", "touch = 1e-3"),
    "discs may part as slowly as they like": (clusters_come_to_rest, "constants.toml", "parting = 1.0 ", "parting = 1e-7 "),
    "a box has no upper face": (
        nobody_rests_in_an_obstacle, "contact.py", "best = face(m, y, x, uy, ux, width, length, best, world)", "pass",
    ),
    "a box has no third corner": (
        a_box_is_solid, "contact.py", "return corner(m, x, -y, ux, -uy, length, width, best, world)", "return best",
    ),
    "what is touched already is passed over": (
        a_wall_that_is_touched_throws_back, "contact.py", "    if way < m.done:\n        way = m.done\n    if way >= best:",
        "    if way <= m.done or way >= best:",
    ),
}  # fmt: skip


@pytest.mark.parametrize("holds", PROPERTIES, ids=lambda holds: holds.__name__)
def test_a_flick(holds: Property) -> None:
    holds(OURS)


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_noticed(mistake: str, tmp_path: Path) -> None:
    holds, file, old, new = MISTAKES[mistake]
    with broken(tmp_path, file, old, new) as engine, pytest.raises(AssertionError):
        holds(engine)


def test_every_property_has_noticed_a_mistake() -> None:
    noticed: set[Any] = {holds for holds, *_ in MISTAKES.values()}
    assert noticed == set(PROPERTIES)
