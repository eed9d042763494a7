"""A round board on a grid of characters: rings around a middle, cut into arcs clockwise from noon. Knows no rules."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from math import atan2, cos, hypot, pi, sin
from typing import Final

from rich.style import Style
from rich.text import Text

Spot = tuple[int, int]
# A place on the board: ring (0 is the outermost) and arc.
Space = tuple[int, int]

NOTHING: Final = Style()


class Geometry:
    """Which spot lies where. `radii` are the outer edges of the rings from outside in, as fractions of the whole."""

    def __init__(self, width: int, height: int, radii: tuple[float, ...], arcs: int, margin: int) -> None:
        self.width = width
        self.height = height
        self.radii = radii
        self.arcs = arcs
        self._middle = ((width - 1) / 2, (height - 1) / 2)
        self.half = (width / 2 - margin, height / 2)
        self.spaces: dict[Space, list[Spot]] = {}
        # Spots whose upper and lower half lie in different spaces, for round edges.
        self.edges: dict[Spot, tuple[Space | None, Space | None]] = {}
        for spot in ((x, y) for y in range(height) for x in range(width)):
            space = self.space_at(*spot)
            if space is not None:
                self.spaces.setdefault(space, []).append(spot)
            upper, lower = self.space_at(spot[0], spot[1] - 0.25), self.space_at(spot[0], spot[1] + 0.25)
            if upper != lower:
                self.edges[spot] = (upper, lower)
        self.rims = {space: self._rim(space) for space in self.spaces}
        self.rays = {space: self._ray(space) for space in self.spaces}

    def space_at(self, x: float, y: float) -> Space | None:
        dx = (x - self._middle[0]) / self.half[0]
        dy = (y - self._middle[1]) / self.half[1]
        radius = hypot(dx, dy)
        if radius > self.radii[0]:
            return None
        ring = max(ring for ring, edge in enumerate(self.radii) if radius <= edge)
        return ring, int(atan2(dx, -dy) % (2 * pi) / (2 * pi) * self.arcs) % self.arcs

    def inner(self, ring: int) -> float:
        return self.radii[ring + 1] if ring + 1 < len(self.radii) else 0.0

    def point(self, radius: float, arc: float) -> Spot:
        """The spot at a distance, in the direction of an arc: 0.5 is the middle of the first."""
        angle = arc * 2 * pi / self.arcs
        x = self._middle[0] + radius * self.half[0] * sin(angle)
        y = self._middle[1] - radius * self.half[1] * cos(angle)
        return round(x), round(y)

    def _rim(self, space: Space) -> list[Spot]:
        """The spots of a space that touch the ring outside it."""
        near = ((-1, 0), (1, 0), (0, -1), (0, 1))
        return [
            (x, y)
            for x, y in self.spaces[space]
            if any((self.space_at(x + dx, y + dy) or (-1, 0))[0] < space[0] for dx, dy in near)
        ]

    def _ray(self, space: Space) -> list[Spot]:
        """The line through a ring at which an arc begins."""
        ring, arc = space
        inner, steps = self.inner(ring), self.width
        way = (inner + (self.radii[ring] - inner) * step / steps for step in range(steps))
        return list(dict.fromkeys(self.point(radius, arc) for radius in way))


geometry = lru_cache(Geometry)


class Rings:
    """A sheet to draw such a board on."""

    def __init__(self, width: int, height: int, radii: Sequence[float], arcs: int, margin: int = 0) -> None:
        self.where = geometry(width, height, tuple(radii), arcs, margin)
        self._chars = [[" "] * width for _ in range(height)]
        self._styles = [[NOTHING] * width for _ in range(height)]
        self._taken: set[Spot] = set()
        self._ground: dict[Space, Style] = {}

    def paint(self, space: Space, ground: Style) -> None:
        self._ground[space] = ground
        for x, y in self.where.spaces[space]:
            self._styles[y][x] = ground

    def mark(self, spots: Sequence[Spot], sign: str, style: Style, keep: bool = False) -> None:
        """Draws a line of equal signs; `keep` forbids to place anything on them."""
        for x, y in spots:
            self._chars[y][x] = sign
            self._styles[y][x] += style
            if keep:
                self._taken.add((x, y))

    def write(self, spot: Spot, text: str, style: Style = NOTHING) -> None:
        x, y = spot
        for at, sign in enumerate(text, x):
            if 0 <= at < self.where.width and 0 <= y < self.where.height:
                self._chars[y][at] = sign
                self._styles[y][at] += style
                self._taken.add((at, y))

    def place(self, space: Space, texts: Sequence[str], style: Style, radius: float | None = None) -> bool:
        """Writes the first of the texts that finds room, as near as it can to the heart of the space."""
        ring, arc = space
        if radius is None:
            radius = (self.where.radii[ring] + (self.where.inner(ring) or self.where.radii[ring] * 0.3)) / 2
        heart = self.where.point(radius, arc + 0.5)
        free = {spot for spot in self.where.spaces[space] if spot not in self._taken}
        for text in texts:
            size = len(text)
            starts = [spot for spot in free if all((spot[0] + step, spot[1]) in free for step in range(size))]
            if starts:
                _, y, x = min((self._far(spot, size, heart), spot[1], spot[0]) for spot in starts)
                self.write((x, y), text, style)
                # Neighbours on the same line keep their distance.
                self._taken.update(((x - 1, y), (x + size, y)))
                return True
        return False

    def _far(self, start: Spot, size: int, heart: Spot) -> float:
        dx = (start[0] + (size - 1) / 2 - heart[0]) / self.where.half[0]
        dy = (start[1] - heart[1]) / self.where.half[1]
        return dx * dx + dy * dy

    def smooth(self) -> None:
        """Rounds the edges between two grounds with half blocks, where nothing is written. For terminals with colours."""
        innermost = len(self.where.radii) - 1
        for (x, y), halves in self.where.edges.items():
            upper, lower = (self._ground[half].bgcolor if half else None for half in halves)
            if upper == lower or self._chars[y][x] != " " or any(half and half[0] == innermost for half in halves):
                continue
            self._chars[y][x] = "▀" if upper is not None else "▄"
            self._styles[y][x] = Style(color=upper, bgcolor=lower) if upper is not None else Style(color=lower)

    def text(self) -> Text:
        lines: list[Text] = []
        for signs, styles in zip(self._chars, self._styles, strict=True):
            line = Text(no_wrap=True)
            for style, run in groupby(zip(signs, styles, strict=True), key=lambda pair: pair[1]):
                line.append("".join(sign for sign, _ in run), style)
            lines.append(line)
        return Text("\n", no_wrap=True).join(lines)
