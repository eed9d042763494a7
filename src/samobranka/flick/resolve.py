"""What a contact does: how the velocities of those who take part jump. Each has looked where it is at this moment."""

from math import sqrt

from samobranka.flick.constants import Constants
from samobranka.flick.course import Contact
from samobranka.flick.discs import Box, Disc


def parting_speed(closing: float, world: Constants) -> float:
    """X6: the faster discs close, the smaller the share of it with which they part."""
    share = world.most - world.fall * closing
    if share < world.least:
        share = world.least
    speed = share * closing
    return speed if speed > world.parting else world.parting


def bounce(a: Disc, b: Disc, time: float, world: Constants) -> Contact:
    """X6: two discs, the lower number first, push each other apart along the line of their centres."""
    dx = b.now_x - a.now_x
    dy = b.now_y - a.now_y
    distance = sqrt(dx * dx + dy * dy)
    nx = dx / distance
    ny = dy / distance
    vx = a.ux * a.now_speed - b.ux * b.now_speed
    vy = a.uy * a.now_speed - b.uy * b.now_speed
    closing = vx * nx + vy * ny
    impulse = (closing + parting_speed(closing, world)) / (a.inverse + b.inverse)
    of_a = -impulse * a.inverse
    of_b = impulse * b.inverse
    x = a.now_x + nx * a.radius
    y = a.now_y + ny * a.radius
    return Contact(time, a.number, b.number, -1, x, y, closing, of_a * nx, of_a * ny, of_b * nx, of_b * ny)


def rebound(m: Disc, obstacle: int, x: float, y: float, time: float, world: Constants) -> Contact:
    """X7: a disc bounces off something that never moves; (x, y) is the point of it that is nearest."""
    dx = x - m.now_x
    dy = y - m.now_y
    distance = sqrt(dx * dx + dy * dy)
    nx = dx / distance
    ny = dy / distance
    closing = m.now_speed * (m.ux * nx + m.uy * ny)
    parting = world.obstacle * closing
    if parting < world.parting:
        parting = world.parting
    jump = -(closing + parting)
    return Contact(time, m.number, -1, obstacle, x, y, closing, jump * nx, jump * ny, 0.0, 0.0)


def off_cup(m: Disc, cup: Disc, time: float, world: Constants) -> Contact:
    """X7: the nearest point of a cup is on the line of centres."""
    dx = m.now_x - cup.x
    dy = m.now_y - cup.y
    share = cup.radius / sqrt(dx * dx + dy * dy)
    return rebound(m, cup.number, cup.x + dx * share, cup.y + dy * share, time, world)


def off_box(m: Disc, box: Box, obstacle: int, time: float, world: Constants) -> Contact:
    """X7: the nearest point of a box is on a face, or a corner."""
    dx = m.now_x - box.x
    dy = m.now_y - box.y
    along = within(dx * box.along_x + dy * box.along_y, box.half_length)
    aside = within(dy * box.along_x - dx * box.along_y, box.half_width)
    x = box.x + (along * box.along_x - aside * box.along_y)
    y = box.y + (along * box.along_y + aside * box.along_x)
    return rebound(m, obstacle, x, y, time, world)


def within(value: float, most: float) -> float:
    return most if value > most else -most if value < -most else value
