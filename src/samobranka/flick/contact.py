"""When a disc meets something next (X5): pure geometry, nothing is moved here.

What lies still is compared by distance, before any square root where it can be: how far ahead, how far aside. Distances count
from the latest knot of the moving disc; `done` of them lie behind it at this moment. Two moving discs are followed by safe
steps.
"""

from math import sqrt
from typing import Final

from samobranka.flick.constants import Constants
from samobranka.flick.discs import NEVER, Box, Disc, Table

# Where a face ends and a corner begins a disc meets both, and rounding must not let it slip through between them.
SEAM: Final = 1e-9


def to_edge(m: Disc, table: Table) -> float:
    """X8: how far its centre slides before it is beyond an edge."""
    across = edge_ahead(table.half_width, m.x, m.ux)
    upward = edge_ahead(table.half_height, m.y, m.uy)
    way = across if across <= upward else upward
    return way if way > m.done else m.done


def leaves_sideways(m: Disc, table: Table) -> bool:
    """X8: whether the edge that it reaches first is the western or eastern one; at a corner it is."""
    return edge_ahead(table.half_width, m.x, m.ux) <= edge_ahead(table.half_height, m.y, m.uy)


def edge_ahead(half: float, place: float, along: float) -> float:
    """How far it is to the edge that lies in this direction, by one of the two coordinates."""
    if along > 0.0:
        return (half - place) / along
    if along < 0.0:
        return (half + place) / -along
    return NEVER


def next_lying(m: Disc, discs: list[Disc], limit: float, best: float, world: Constants) -> tuple[float, Disc | None]:
    """X5: the nearest of the discs that lie still, nearer than `best`; of equal ones the first. `limit`: farther is of no
    use."""
    x = m.x
    y = m.y
    ux = m.ux
    uy = m.uy
    radius = m.radius
    done = m.done
    found: Disc | None = None
    for disc in discs:
        if disc.moving:
            continue
        dx = disc.x - x
        dy = disc.y - y
        ahead = dx * ux + dy * uy
        if ahead <= done:
            continue
        reach = radius + disc.radius
        if ahead - reach > limit:
            continue
        beside = dx * uy - dy * ux
        if beside >= reach or beside <= -reach or disc is m.apart:
            continue
        root = sqrt(reach * reach - beside * beside)
        way = ahead - root
        if way <= done:
            # They touch already, or overlap by what rounding left.
            way = done
            root = ahead - done
        if way < best and closes(m, way, root / reach, world):
            best = way
            found = disc
            if way < limit:
                limit = way
    return best, found


def closes(m: Disc, way: float, share: float, world: Constants) -> bool:
    """X5: whether it still closes fast enough after that way, if this share of its speed goes towards what it meets."""
    room = m.speed * m.speed - 2.0 * world.drag * way
    return room > 0.0 and room * share * share > world.closing * world.closing


def next_box(m: Disc, box: Box, limit: float, best: float, world: Constants) -> float:
    """X7: how far it slides before it meets this box, or `best` if that is no nearer.

    Seen along the box, and mirrored so that the disc starts above and right of its middle: then it can only meet the upper and
    the right face, and three of the corners.
    """
    dx = m.x - box.x
    dy = m.y - box.y
    near = m.radius + box.span
    ahead = -(dx * m.ux + dy * m.uy)
    if ahead + near <= m.done or ahead - near > limit:
        return best
    beside = dx * m.uy - dy * m.ux
    if beside >= near or beside <= -near:
        return best
    x = dx * box.along_x + dy * box.along_y
    y = dy * box.along_x - dx * box.along_y
    ux = m.ux * box.along_x + m.uy * box.along_y
    uy = m.uy * box.along_x - m.ux * box.along_y
    if x < 0.0:
        x = -x
        ux = -ux
    if y < 0.0:
        y = -y
        uy = -uy
    length = box.half_length
    width = box.half_width
    best = face(m, x, y, ux, uy, length, width, best, world)
    best = face(m, y, x, uy, ux, width, length, best, world)
    best = corner(m, x, y, ux, uy, length, width, best, world)
    best = corner(m, -x, y, -ux, uy, length, width, best, world)
    return corner(m, x, -y, ux, -uy, length, width, best, world)


def face(m: Disc, x: float, y: float, ux: float, uy: float, half: float, side: float, best: float, world: Constants) -> float:
    """The right face of a box: `half` from its middle, `side` to both sides."""
    if ux >= 0.0:
        return best
    way = (x - half - m.radius) / -ux
    if way < m.done:
        way = m.done
    if way >= best:
        return best
    height = y + uy * way
    return way if -side <= height <= side and closes(m, way, ux, world) else best


def corner(m: Disc, x: float, y: float, ux: float, uy: float, cx: float, cy: float, best: float, world: Constants) -> float:
    """The upper right corner of a box. It is met only from beyond both faces: elsewhere the nearest point is on a face."""
    dx = cx - x
    dy = cy - y
    ahead = dx * ux + dy * uy
    reach = m.radius
    if ahead <= m.done or ahead - reach >= best:
        return best
    beside = dx * uy - dy * ux
    if beside >= reach or beside <= -reach:
        return best
    root = sqrt(reach * reach - beside * beside)
    way = ahead - root
    if way <= m.done:
        way = m.done
        root = ahead - way
    if way >= best or x + ux * way < cx - SEAM or y + uy * way < cy - SEAM:
        return best
    return way if closes(m, way, root / reach, world) else best


def time_of(m: Disc, way: float, now: float, drag: float) -> float:
    """X3: when it will have come so far."""
    if way <= m.done:
        return now
    speed = m.speed
    room = speed * speed - 2.0 * drag * way
    time = m.clock + 2.0 * way / (speed + (sqrt(room) if room > 0.0 else 0.0))
    return time if time > now else now


def meeting(a: Disc, b: Disc, now: float, latest: float, world: Constants) -> float:
    """X5: when two discs that both slide meet, if they do before one of them stops, and not after `latest`; else NEVER.

    With n the direction from one centre to the other, the gap cannot close sooner than it would along n alone: that is a
    parabola. Its first root is a step that no contact can lie before; from there n is taken anew, until the gap is nothing.
    """
    dx = b.now_x - a.now_x
    dy = b.now_y - a.now_y
    reach = a.radius + b.radius
    far = reach + a.left + b.left
    square = dx * dx + dy * dy
    if square > far * far:
        return NEVER
    drag = world.drag
    # Relative velocity and acceleration.
    vx = b.ux * b.now_speed - a.ux * a.now_speed
    vy = b.uy * b.now_speed - a.uy * a.now_speed
    ax = drag * (a.ux - b.ux)
    ay = drag * (a.uy - b.uy)
    opening = dx * vx + dy * vy
    bending = dx * ax + dy * ay
    if opening >= 0.0 and bending >= 0.0:
        return NEVER
    until = a.stop if a.stop < b.stop else b.stop
    time = now
    while True:
        distance = sqrt(square)
        gap = distance - reach
        opening /= distance
        bending /= distance
        if gap <= world.touch:
            if -opening > world.closing:
                return time
            if bending >= 0.0:
                return NEVER
            # They touch and do not close, but will: not before this.
            step = (world.closing + opening) / -bending
            if step < world.least_step:
                step = world.least_step
        else:
            inside = opening * opening - 2.0 * bending * gap
            if inside < 0.0:
                return NEVER
            if opening > 0.0:
                if bending >= 0.0:
                    return NEVER
                step = (opening + sqrt(inside)) / -bending
            else:
                under = sqrt(inside) - opening
                if under <= 0.0:
                    return NEVER
                step = 2.0 * gap / under
        time += step
        if time >= until or time > latest:
            return NEVER
        since_a = time - a.clock
        since_b = time - b.clock
        done_a = since_a * (a.speed - drag * since_a * 0.5)
        done_b = since_b * (b.speed - drag * since_b * 0.5)
        dx = (b.x + b.ux * done_b) - (a.x + a.ux * done_a)
        dy = (b.y + b.uy * done_b) - (a.y + a.uy * done_a)
        square = dx * dx + dy * dy
        speed_a = a.speed - drag * since_a
        speed_b = b.speed - drag * since_b
        opening = dx * (b.ux * speed_b - a.ux * speed_a) + dy * (b.uy * speed_b - a.uy * speed_a)
        bending = dx * ax + dy * ay
