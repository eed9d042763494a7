"""The table of Nastolie from above, as characters: twice as many columns as rows. Every Order has a colour."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from samobranka.core.errors import Message
from samobranka.games.nastolie.material import MM, TABLE
from samobranka.games.nastolie.names import LETTERS
from samobranka.terminal.pen import GOLD, INK, QUIET, Pen, Piece

NAME: Final = "nastolie"
GAME: Final = NAME + "-"
# So many rows, where there is room for them and for the question below; forty or fifty millimetres each.
TALL: Final = 25
LOW: Final = 20
# Figures along the edges: millimetres.
MARGIN: Final = 5
# Grounds of the players' discs, by Order: ember, leaf, steel, dust; and of whoever leads none.
GROUNDS: Final = {"fire": "#a3341f", "grass": "#3d7a2a", "metal": "#33608f", "dust": "#77598f", "": "#5a5a5a"}
WOOD: Final = "#2e2419"
ZONE: Final = "#453723"
OBSTACLE: Final = "#8d7d63"
FREE: Final = "#6b5310"
LIVES: Final = "⁰¹²³⁴⁵⁶⁷⁸⁹"
ARTEFACT, BARREL, LOOSE, GATE, ABLE = "◆", "◍", "✶", "┊", "▸"
# Where it is looked whether something covers a character: tenths of its width and height.
PARTS: Final = (1, 5, 9)
# A sign is moved aside by so many columns at the most, before it is cut.
ASIDE: Final = 3
SHORT: Final = 2


def name_of(pen: Pen, disc: Piece) -> str:
    """What a character is called in sentences."""
    word = Message(GAME + "character-" + disc["kind"])
    letter = letter_of(disc["id"])
    return pen.own("lettered", name=word, letter=letter.upper()) if letter else pen.say(word.id)


def letter_of(id: str) -> str:
    """Of several of a kind all but the first have one."""
    return id[-1] if id[-1] in LETTERS and id[-2].isdigit() else ""


def typed_name(id: str) -> str:
    """As it is typed: `ramprak 2b`."""
    return id.replace("-", " ")


def sign_of(pen: Pen, disc: Piece) -> str:
    """The first letters of its name, its letter, and its lives."""
    return pen.own("character-" + disc["kind"])[:SHORT] + letter_of(disc["id"]) + LIVES[disc.get("lives", 0)]


def style_of(disc: Piece) -> Style:
    """The colour of its Order; bold and marked if it may act."""
    return INK + Style(bgcolor=GROUNDS[disc["order"]], bold=bool(disc["able"]), dim=bool(disc["acted"]))


class BoardPicture:
    """Characters on a ground of wood. Knows where things lie, not what they may do."""

    def __init__(self, view: Piece, pen: Pen, rows: int) -> None:
        self.view = view
        self.pen = pen
        self.rows = rows
        self.columns = 2 * rows
        self.width = MARGIN + self.columns
        # Of a character, in micrometres.
        self.high = TABLE // self.rows
        self.wide = TABLE // self.columns
        self.signs: list[list[str]] = [[" "] * self.columns for _ in range(rows)]
        self.styles: list[list[Style]] = [[Style(bgcolor=WOOD)] * self.columns for _ in range(rows)]
        self.taken: list[list[bool]] = [[False] * self.columns for _ in range(rows)]

    def lines(self) -> list[Text]:
        """The figures above, and each row with its own."""
        self.zones()
        self.obstacles()
        self.pieces()
        above = " " * MARGIN + "".join(f"{mark:<{self.columns // 10}}" for mark in range(0, 1000, 100))
        found = [Text(above, QUIET)]
        for row in range(self.rows):
            place = (self.rows - row) * self.high // MM
            text = Text(f"{place:>4} " if row % (self.rows // 5) == 0 else " " * MARGIN, QUIET)
            for sign, style in zip(self.signs[row], self.styles[row], strict=True):
                text.append(sign, style)
            found.append(text)
        return found

    def zones(self) -> None:
        """Where discs are set up, while they are; goals and gates always."""
        setting_up = self.view["phase"] == "setup"
        for zone in self.view["zones"]:
            if zone["kind"] == "gate":
                self.gate(zone["number"], zone["box"])
            elif zone["kind"] != "start" or setting_up:
                self.paint(in_box(zone["box"]), " ", ZONE)

    def gate(self, number: int, line: Sequence[int]) -> None:
        """Between its two cups, from top to bottom, with its number in the middle."""
        x, low, _, high = line
        column = min(self.columns - 1, x // self.wide)
        rows = [row for row in range(self.rows) if low <= self.middle(row) <= high]
        for row in rows:
            self.set(row, column, GATE, GOLD + Style(bgcolor=WOOD))
        if rows:
            self.set(rows[len(rows) // 2], column, str(number), GOLD + Style(bgcolor=WOOD))

    def obstacles(self) -> None:
        for obstacle in self.view["obstacles"]:
            sign = "○" if obstacle["kind"] == "glass" else "▒"
            covers = within(obstacle)
            self.paint(covers, sign, OBSTACLE)
            row, column = self.cell(obstacle["x"], obstacle["y"])
            self.set(row, column, sign, INK + Style(bgcolor=OBSTACLE))

    def paint(self, covers: Callable[[int, int], bool], sign: str, ground: str) -> None:
        """Every character of which a part is covered."""
        for row in range(self.rows):
            for column in range(self.columns):
                left, low = column * self.wide, TABLE - (row + 1) * self.high
                if any(covers(left + self.wide * x // 10, low + self.high * y // 10) for x in PARTS for y in PARTS):
                    self.set(row, column, sign, INK + Style(bgcolor=ground))

    def set(self, row: int, column: int, sign: str, style: Style) -> None:
        self.signs[row][column] = sign
        self.styles[row][column] = style

    def middle(self, row: int) -> int:
        """How far up a row is; the upper edge comes first."""
        return TABLE - row * self.high - self.high // 2

    def cell(self, x: int, y: int) -> tuple[int, int]:
        return min(self.rows - 1, max(0, (TABLE - 1 - y) // self.high)), min(self.columns - 1, max(0, x // self.wide))

    def pieces(self) -> None:
        """Characters first, since they must be seen; who stands on an artefact is written with it."""
        for disc in self.view["discs"]:
            mark = ARTEFACT if disc["on"] else ABLE if disc["able"] else ""
            self.write(disc, mark + sign_of(self.pen, disc), style_of(disc))
        for artefact in self.view["artefacts"]:
            if artefact["rider"] is None:
                self.write(
                    artefact, ARTEFACT + self.pen.own("artefact-" + artefact["kind"])[:SHORT], GOLD + Style(bgcolor=FREE)
                )
        for number, barrel in enumerate(self.view["barrels"], 1):
            self.write(barrel, f"{BARREL}{number}", GOLD + Style(bgcolor=OBSTACLE))
        for missile in self.view["loose"]:
            self.write(missile, LOOSE, GOLD + Style(bgcolor=WOOD))

    def write(self, piece: Piece, sign: str, style: Style) -> None:
        """Around its middle, as near as there is room; else cut."""
        row, column = self.cell(piece["x"], piece["y"])
        for length in range(len(sign), 0, -1):
            start = self.room(row, column, length)
            if start is not None:
                for at in range(length):
                    self.set(row, start + at, sign[at], style)
                    self.taken[row][start + at] = True
                return

    def room(self, row: int, column: int, length: int) -> int | None:
        wanted = max(0, min(self.columns - length, column - length // 2))
        for aside in range(ASIDE + 1):
            for start in (wanted - aside, wanted + aside):
                if 0 <= start <= self.columns - length and not any(self.taken[row][start : start + length]):
                    return start
        return None


def in_box(box: Sequence[int]) -> Callable[[int, int], bool]:
    left, low, right, high = box
    return lambda x, y: left <= x <= right and low <= y <= high


def within(obstacle: Piece) -> Callable[[int, int], bool]:
    """Whether a point lies in a cup, or in a box by its corners."""
    if obstacle["corners"]:
        return lambda x, y: inside(obstacle["corners"], x, y)
    middle_x, middle_y, radius = obstacle["x"], obstacle["y"], obstacle["radius"]
    return lambda x, y: (x - middle_x) ** 2 + (y - middle_y) ** 2 <= radius * radius


def inside(corners: Sequence[Sequence[int]], x: int, y: int) -> bool:
    """To the left of every side, anticlockwise."""
    sides = zip(corners, [*corners[1:], corners[0]], strict=True)
    return all((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) >= 0 for (x1, y1), (x2, y2) in sides)
