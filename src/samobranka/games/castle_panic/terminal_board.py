"""The board of Castle Panic as characters: round, or a table of arcs and rings. Every colour has its sign too."""

from typing import Final

from rich.console import Console
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from samobranka.core.errors import Message
from samobranka.games.castle_panic.material import ARCS, CASTLE, COLOURS, HEALTH, RINGS, TOKEN_NAMES, colour_of
from samobranka.games.castle_panic.names import TOWERS, WALLS
from samobranka.terminal.pen import GOLD, INK, QUIET, Pen, Piece
from samobranka.terminal.rings import Rings

NAME: Final = "castle_panic"
GAME: Final = NAME + "-"
SIGNS: Final = ("◆", "▲", "●", "✱")
WALL, FORTIFIED, RUBBLE, TOWER, RUIN, TAR, BACK = "█", "╬", "·", "♜", "×", "~", "▒▒"
KINDS: Final = tuple(name.replace(" ", "_") for name in TOKEN_NAMES)

# Grounds from the Forest inwards, for red, green and blue arcs; ink and chips stay readable on all of them.
GROUNDS: Final = (
    ("#24382d", "#7a392f", "#6a2e27", "#58241f", "#4a4038"),
    ("#24382d", "#566b3a", "#4b5f33", "#41532c", "#4a4038"),
    ("#24382d", "#3e5e86", "#355177", "#2c4567", "#4a4038"),
)
CARD_GROUNDS: Final = ("#8e2f23", "#43601f", "#2f5d96", "#5a4a3c")
STONE: Final = Style(color="#d2c5ab")
# Goblin, orc, troll, and the four bosses.
CHIPS: Final = ("#1f5a2c", "#5b3a1e", "#33405e", "#6b1f6e", "#6b1f6e", "#6b1f6e", "#6b1f6e")

ROUND_WIDTH: Final = 79
ROUND_HEIGHT: Final = 29
RADII: Final = (1.0, 0.84, 0.67, 0.5, 0.33)


def token(kind: str) -> Message:
    return Message(GAME + "token-" + kind.replace("_", "-"))


def short(kind: str, pen: Pen) -> str:
    """Two letters: the first ones of a single word, the initials of several."""
    words = pen.say(token(kind).id).replace("-", " ").split()
    return words[0][:2] if len(words) == 1 else words[0][0].upper() + words[-1][0].upper()


def colour_of_card(kind: str) -> int:
    colour = kind.partition("_")[0]
    return COLOURS.index(colour) if colour in COLOURS else -1


class Board:
    """Draws a view. Knows where things stand and what they are called, not what they may do."""

    def __init__(self, view: Piece, pen: Pen) -> None:
        self.view = view
        self.pen = pen

    def monsters(self, ring: int, arc: int) -> list[Piece]:
        return [monster for monster in self.view["monsters"] if monster["space"] == f"{RINGS[ring]}-{arc + 1}"]

    def label(self, monster: Piece) -> str:
        return short(monster["kind"], self.pen) + str(monster["hp"]) + (TAR if monster["tar"] else "")

    def chip(self, monster: Piece) -> Style:
        return INK + Style(bgcolor=CHIPS[KINDS.index(monster["kind"])], bold=True)

    def piles(self) -> list[str]:
        view = self.view
        return [
            self.pen.say("tui-pile", count=view["pile"]),
            self.pen.say("tui-deck", count=view["deck"]),
            self.pen.say("tui-discard", count=len(view["discard"])),
        ]

    def counts(self) -> Text:
        return Text(" · ".join(self.piles()), style="dim")

    def round(self, console: Console) -> Text:
        board = Rings(ROUND_WIDTH, ROUND_HEIGHT, RADII, ARCS, margin=4)
        for ring, arc in board.where.spaces:
            board.paint((ring, arc), Style(bgcolor=GROUNDS[colour_of(arc)][ring]))
            if console.color_system is None and ring > 0:
                board.mark(board.where.rims[ring, arc], "·", QUIET)
            if ring < CASTLE:
                board.mark(board.where.rays[ring, arc], "·", QUIET)
        self.ring_names(board)
        for arc in range(ARCS):
            self.castle(board, arc)
            for ring in range(CASTLE + 1):
                self.crowd(board, ring, arc)
        pile, deck, discard = self.piles()
        board.write((0, 0), pile)
        board.write((0, ROUND_HEIGHT - 1), deck)
        board.write((ROUND_WIDTH - len(discard), ROUND_HEIGHT - 1), discard)
        if console.color_system is not None:
            board.smooth()
        return board.text()

    def ring_names(self, board: Rings) -> None:
        for ring in range(CASTLE):
            words = self.pen.own(f"tui-ring-{RINGS[ring]}")
            x, y = board.where.point((RADII[ring] + RADII[ring + 1]) / 2, 0)
            board.write((x - len(words) // 2, y), words, QUIET)

    def castle(self, board: Rings, arc: int) -> None:
        """The number of the arc, its wall and its tower."""
        x, y = board.where.point(1.07, arc + 0.5)
        sign = Style(color="#ffffff", bgcolor=CARD_GROUNDS[colour_of(arc)], bold=True)
        board.write((x - 1, y), f"{arc + 1}{SIGNS[colour_of(arc)]}", sign)
        wall, style = self.wall(arc)
        board.mark(board.where.rims[CASTLE, arc], wall, style, keep=True)
        board.place((CASTLE, arc), [self.tower(arc)], STONE, radius=0.22)

    def wall(self, arc: int) -> tuple[str, Style]:
        if WALLS[arc] in self.view["fortified"]:
            return FORTIFIED, GOLD
        return (WALL, STONE) if WALLS[arc] in self.view["walls"] else (RUBBLE, QUIET)

    def tower(self, arc: int) -> str:
        return TOWER if TOWERS[arc] in self.view["towers"] else RUIN

    def crowd(self, board: Rings, ring: int, arc: int) -> None:
        """All monsters of a space; where they find no room, how many more there are."""
        crowd = self.monsters(ring, arc)
        for index, monster in enumerate(crowd):
            label = self.label(monster)
            if not board.place((ring, arc), [f" {label} ", label], self.chip(monster)):
                board.place((ring, arc), [f"+{len(crowd) - index}"], GOLD)
                break

    def table(self) -> Grid:
        grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
        grid.add_column("")
        for ring in RINGS[:CASTLE]:
            grid.add_column(self.pen.own(f"tui-ring-{ring}"), min_width=9)
        grid.add_column("")
        grid.add_column(self.pen.own("tui-ring-castle"), min_width=9)
        for arc in range(ARCS):
            colour = colour_of(arc)
            cells = [self.cell(ring, arc) for ring in range(CASTLE + 1)]
            wall, style = self.wall(arc)
            cells.insert(CASTLE, Text(wall * 2, style))
            cells[-1] = Text.assemble((self.tower(arc) + " ", STONE), cells[-1])
            sign = Style(color="#ffffff", bgcolor=CARD_GROUNDS[colour], bold=True)
            grid.add_row(Text(f"{arc + 1}{SIGNS[colour]}", sign), *cells)
        return grid

    def cell(self, ring: int, arc: int) -> Text:
        labels = [Text(f" {self.label(monster)} ", self.chip(monster)) for monster in self.monsters(ring, arc)]
        return Text(" ").join(labels) if labels else Text("·", QUIET)

    def legend(self) -> list[Text]:
        """What the two letters mean, and the signs that are on the board now."""
        view = self.view
        kinds = sorted({KINDS.index(monster["kind"]) for monster in view["monsters"]})
        parts = [f"{short(KINDS[kind], self.pen)} {self.pen.say(token(KINDS[kind]).id)} {HEALTH[kind]}" for kind in kinds]
        signs = [
            (WALL, "tui-wall-sign", view["walls"]),
            (FORTIFIED, "fortified", view["fortified"]),
            (TOWER, "tui-tower-sign", view["towers"]),
        ]
        signs.append((RUIN, "tui-ruin-sign", len(view["towers"]) < ARCS))
        signs.append((TAR, "tui-tar", any(monster["tar"] for monster in view["monsters"])))
        parts += [f"{sign} {self.pen.own(id)}" for sign, id, there in signs if there]
        return [Text(part + "  ", "dim") for part in parts]
