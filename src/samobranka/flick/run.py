"""One event after the other, until everything rests (X10, X11): the way from a flick to its course."""

from math import sqrt
from typing import Final

from samobranka.flick.contact import leaves_sideways, meeting, next_box, next_lying, time_of, to_edge
from samobranka.flick.course import EAST, NORTH, SOUTH, WEST, Course, Exit, Knot, Path, Throw
from samobranka.flick.discs import NEVER, NUMBERS, Disc, Table
from samobranka.flick.hand import Launch
from samobranka.flick.resolve import bounce, off_box, off_cup

# X10: kinds of events, in the order in which they happen at equal times. With the numbers of who takes part they make a key.
STOP: Final = 0
PAIR: Final = NUMBERS * NUMBERS
OBSTACLE: Final = 2 * PAIR
EDGE: Final = 3 * PAIR


def flick(table: Table, number: int, launch: Launch, contacts: int = 0, knots: bool = True, apart: int = -1) -> Course:
    """What comes of it if this disc is flicked. The table is left as it was; `Table.settle` takes the course over.

    `contacts`: stop after so many contacts of the flicked disc, at the end of that instant (0: run until all is at rest).
    `knots`: whether paths are recorded. `apart`: the disc above which it starts, and which it does not meet (X14).
    """
    disc = table.by_number[number]
    run = Run(table, knots)
    if apart >= 0:
        run.keep_apart(disc, table.by_number[apart])
    dx = float(launch.dx)
    dy = float(launch.dy)
    speed = launch.speed(table.constants) / sqrt(dx * dx + dy * dy)
    run.push(disc, dx * speed, dy * speed)
    return run.go(disc, contacts, NEVER)


def key_of(a: Disc, b: Disc) -> int:
    """X10: disc pairs are ordered by lower, then higher number."""
    return PAIR + (a.number * NUMBERS + b.number if a.number < b.number else b.number * NUMBERS + a.number)


class Run:
    """The discs of a table while a flick runs: push some of them, then go."""

    __slots__ = ("course", "discs", "drag", "gone", "kept_apart", "moved", "movers", "now", "record", "table", "world")

    def __init__(self, table: Table, record: bool = True) -> None:
        self.table = table
        self.world = table.constants
        self.drag: float = self.world.drag
        self.record = record
        self.course = Course(self.drag, table.half_width, table.half_height)
        self.now: float = 0.0
        # Those on the table, those of them that slide, and all that ever moved.
        self.discs = table.discs
        self.movers: list[Disc] = []
        self.moved: list[Disc] = []
        self.gone: list[Disc] = []
        self.kept_apart: Disc | None = None

    def keep_apart(self, a: Disc, b: Disc) -> None:
        """X14: these two do not meet in this flick."""
        a.apart = b
        b.apart = a
        self.kept_apart = a

    def push(self, disc: Disc, vx: float, vy: float) -> None:
        """A disc that lies still gets a velocity, in mm/s. All that are pushed begin at the same moment."""
        self.jolt(disc, vx, vy)

    def go(self, flicked: Disc | None, contacts: int, until: float) -> Course:
        """Runs until all is at rest, or until that many contacts of the flicked disc, or until that time."""
        course = self.course
        movers = self.movers
        for disc in movers[:]:
            self.foresee(disc)
        met = 0
        while movers:
            first = movers[0]
            for disc in movers:
                if disc.next_time < first.next_time or (disc.next_time == first.next_time and disc.next_key < first.next_key):
                    first = disc
            if first.next_time > until:
                course.cut = True
                if until > self.now and until < NEVER:
                    self.now = until
                break
            if course.events == self.world.events:
                self.freeze()
                break
            course.events += 1
            self.now = first.next_time
            key = first.next_key
            if key >= EDGE:
                self.leave(first)
            elif key >= OBSTACLE:
                self.hit_obstacle(first)
                if first is flicked:
                    met += 1
            elif key >= PAIR:
                other = first.next_disc
                assert other is not None
                if first.number < other.number:
                    self.hit(first, other)
                else:
                    self.hit(other, first)
                if first is flicked or other is flicked:
                    met += 1
            else:
                self.stop(first)
            if met == contacts and met:
                until = self.now
        return self.finish()

    # What is next

    def foresee(self, m: Disc) -> None:
        """X5, X10: finds what is next for a disc that slides.

        It need not tell a sliding disc that it will meet it: either nothing happens to it before, and it is its own event, or
        it looks again then.
        """
        table = self.table
        world = self.world
        now = self.now
        m.look(now, self.drag)
        edge = to_edge(m, table)
        best = m.reach
        limit = edge if edge < best else best
        best, lying = next_lying(m, self.discs, limit, best, world)
        obstacle = -1
        if table.cups:
            best, cup = next_lying(m, table.cups, limit, best, world)
            if cup is not None:
                obstacle = cup.number
        if table.boxes:
            number = len(table.cups)
            for box in table.boxes:
                way = next_box(m, box, limit, best, world)
                if way < best:
                    best = way
                    obstacle = number
                number += 1
        # At equal times stops come first: what would happen at the very end of its way does not happen.
        time = m.stop
        key = STOP + m.number
        m.next_disc = None
        m.next_obstacle = obstacle
        if edge < best:
            way_time = time_of(m, edge, now, self.drag)
            if way_time < time:
                time = way_time
                key = EDGE + m.number
        elif best < m.reach:
            way_time = time_of(m, best, now, self.drag)
            if way_time < time:
                time = way_time
                if obstacle >= 0:
                    key = OBSTACLE + m.number * NUMBERS + obstacle
                else:
                    m.next_disc = lying
                    assert lying is not None
                    key = key_of(m, lying)
        for other in self.movers:
            if other is m or other is m.apart:
                continue
            other.look(now, self.drag)
            meet = meeting(m, other, now, time, world)
            if meet < NEVER:
                pair = key_of(m, other)
                if meet < time or (meet == time and pair < key):
                    time = meet
                    key = pair
                    m.next_disc = other
        m.next_time = time
        m.next_key = key

    def foresee_again(self, stale: list[Disc], changed: Disc) -> None:
        """After a disc has changed: it, if it slides, and those who expected to meet it look again at everything; where it lies
        still now, all others look at it alone."""
        for disc in stale:
            self.foresee(disc)
        if changed.moving:
            self.foresee(changed)
        else:
            alone = [changed]
            for disc in self.movers:
                if disc not in stale:
                    self.glance(disc, alone)

    def glance(self, m: Disc, alone: list[Disc]) -> None:
        """Whether a disc that has just come to rest lies in the way of this one."""
        now = self.now
        m.look(now, self.drag)
        way, lying = next_lying(m, alone, m.reach, m.reach, self.world)
        if lying is not None:
            time = time_of(m, way, now, self.drag)
            key = key_of(m, lying)
            if time < m.next_time or (time == m.next_time and key < m.next_key):
                m.next_time = time
                m.next_key = key
                m.next_disc = lying

    def expecting(self, disc: Disc) -> list[Disc]:
        """Those whose next event is to meet this disc: they must look again when it changes."""
        return [m for m in self.movers if m.next_disc is disc]

    # What happens

    def hit(self, a: Disc, b: Disc) -> None:
        """X6: two discs meet."""
        if a.moving:
            a.look(self.now, self.drag)
        if b.moving:
            b.look(self.now, self.drag)
        stale = [m for m in self.movers if (m.next_disc is a or m.next_disc is b) and m is not a and m is not b]
        contact = bounce(a, b, self.now, self.world)
        self.course.contacts.append(contact)
        self.jolt(a, contact.first_x, contact.first_y)
        self.jolt(b, contact.second_x, contact.second_y)
        self.foresee_again(stale, a)
        self.foresee_again([], b)

    def hit_obstacle(self, m: Disc) -> None:
        """X7: a disc meets a cup or a box."""
        m.look(self.now, self.drag)
        stale = [other for other in self.expecting(m) if other is not m]
        cups = self.table.cups
        obstacle = m.next_obstacle
        if obstacle < len(cups):
            contact = off_cup(m, cups[obstacle], self.now, self.world)
        else:
            contact = off_box(m, self.table.boxes[obstacle - len(cups)], obstacle, self.now, self.world)
        self.course.contacts.append(contact)
        self.jolt(m, contact.first_x, contact.first_y)
        self.foresee_again(stale, m)

    def stop(self, m: Disc) -> None:
        """X9: a disc has come to the end of its way."""
        stale = self.expecting(m)
        self.rest(m, m.x + m.ux * m.reach, m.y + m.uy * m.reach)
        self.foresee_again(stale, m)

    def leave(self, m: Disc) -> None:
        """X8: a disc is gone, at this place of this side."""
        stale = self.expecting(m)
        table = self.table
        m.look(self.now, self.drag)
        x = m.now_x
        y = m.now_y
        if leaves_sideways(m, table):
            side = EAST if m.ux > 0.0 else WEST
            x = table.half_width if m.ux > 0.0 else -table.half_width
        else:
            side = NORTH if m.uy > 0.0 else SOUTH
            y = table.half_height if m.uy > 0.0 else -table.half_height
        self.rest(m, x, y)
        self.discs = [disc for disc in self.discs if disc is not m]
        self.gone.append(m)
        self.course.exits.append(Exit(m.number, self.now, table.outer_x(x), table.outer_y(y), side))
        for disc in stale:
            self.foresee(disc)

    def freeze(self) -> None:
        """X11: whatever still moves stops where it is."""
        for disc in self.movers[:]:
            disc.look(self.now, self.drag)
            self.rest(disc, disc.now_x, disc.now_y)

    # How a disc changes

    def jolt(self, disc: Disc, jump_x: float, jump_y: float) -> None:
        """The velocity of a disc jumps, and with it whatever rides there. X9: what is slow enough afterwards lies still."""
        vx = disc.ux * disc.now_speed + jump_x
        vy = disc.uy * disc.now_speed + jump_y
        speed = sqrt(vx * vx + vy * vy)
        if not disc.moved:
            disc.moved = True
            self.moved.append(disc)
        if disc.loaded:
            self.shake(disc, jump_x, jump_y)
        if speed < self.world.rest:
            self.rest(disc, disc.now_x, disc.now_y)
            return
        if not disc.moving:
            disc.moving = True
            self.movers.append(disc)
        self.knot(disc, disc.now_x, disc.now_y)
        drag = self.drag
        now = self.now
        disc.x = disc.now_x
        disc.y = disc.now_y
        disc.ux = vx / speed
        disc.uy = vy / speed
        disc.speed = disc.now_speed = speed
        disc.clock = disc.seen = now
        disc.done = 0.0
        if drag > 0.0:
            disc.reach = disc.left = speed * speed / (2.0 * drag)
            disc.stop = now + speed / drag
        else:
            disc.reach = disc.left = NEVER
            disc.stop = NEVER
        disc.next_time = NEVER
        disc.next_disc = None

    def rest(self, disc: Disc, x: float, y: float) -> None:
        """A disc lies still from now on."""
        self.knot(disc, x, y)
        if disc.moving:
            self.movers.remove(disc)
        disc.lie(x, y)

    def knot(self, disc: Disc, x: float, y: float) -> None:
        """X17: a change of motion; several at one instant are one."""
        if self.record and not (disc.knots and disc.knots[-1].time == self.now):
            disc.knots.append(Knot(self.now, x, y))

    def shake(self, disc: Disc, jump_x: float, jump_y: float) -> None:
        """X12: a rider slides by each jump of its carrier; shifts add up, and beyond the rim it is off."""
        shift = sqrt(jump_x * jump_x + jump_y * jump_y) / self.world.grip
        disc.slip_x -= jump_x * shift
        disc.slip_y -= jump_y * shift
        if disc.slip_x * disc.slip_x + disc.slip_y * disc.slip_y > disc.radius * disc.radius:
            disc.loaded = False
            table = self.table
            x = table.outer_x(disc.now_x)
            y = table.outer_y(disc.now_y)
            contact = len(self.course.contacts) - 1
            self.course.throws.append(Throw(disc.number, self.now, contact, x, y, disc.slip_x, disc.slip_y))

    # The end

    def finish(self) -> Course:
        """X16, X17: the paths of all that moved; then everything is put back."""
        course = self.course
        table = self.table
        course.time = self.now
        if self.kept_apart is not None and self.kept_apart.apart is not None:
            self.kept_apart.apart.apart = None
            self.kept_apart.apart = None
        for throw in course.throws:
            table.by_number[throw.number].loaded = True
        for disc in self.moved:
            vx = vy = 0.0
            if disc.moving:
                disc.look(self.now, self.drag)
                self.knot(disc, disc.now_x, disc.now_y)
                vx = disc.ux * disc.now_speed
                vy = disc.uy * disc.now_speed
            x = disc.now_x
            y = disc.now_y
            gone = disc in self.gone
            course.paths.append(Path(disc.number, disc.knots, x, y, table.outer_x(x), table.outer_y(y), vx, vy, gone))
            disc.knots = []
            disc.moved = False
            disc.slip_x = disc.slip_y = 0.0
            disc.seen = -1.0
            disc.next_disc = None
            disc.lie(disc.home_x, disc.home_y)
        return course
