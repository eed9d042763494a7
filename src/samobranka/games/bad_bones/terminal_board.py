"""A board of Bad Bones as characters: 25 cells, the forest around them, and the houses. Every colour has its sign too."""

from typing import Final

from rich.style import Style
from rich.text import Text

from samobranka.core.errors import Message
from samobranka.games.bad_bones.material import BOARDS, SYMBOLS, WIDTH, is_cell
from samobranka.games.bad_bones.names import PLACES
from samobranka.terminal.pen import GOLD, INK, QUIET, Pen, Piece

NAME: Final = "bad_bones"
GAME: Final = NAME + "-"
SHAPES: Final = {"cross": "✚", "circle": "●", "triangle": "▲", "diamond": "◆", "square": "■"}
SIGNS: Final = {symbol: SHAPES[BOARDS["shapes"][symbol]] for symbol in SYMBOLS}
COLOURS: Final = {"purple": "#c58cf0", "yellow": "#ffd25e", "red": "#ff8a75", "blue": "#7fb7ff", "green": "#8fd46a"}
ARROWS: Final = {"n": "↑", "e": "→", "s": "↓", "w": "←"}
HERO, TOWER, RUIN, HOUSE, BURNT, RISING, FALLING, WORN = "☻", "♜", "×", "⌂", "·", "╱", "╲", "'"
FIELD: Final = "#3b4a2c"
FOREST: Final = "#1f2f26"
STONE: Final = "#4a4038"
PAVED: Final = "#5a4a3c"
CELL: Final = 6
BOARD_WIDTH: Final = CELL * WIDTH


def trap_words(pen: Pen, kind: str) -> str:
    return pen.own("trap-" + kind)


def skeleton_words(pen: Pen, piece: Piece) -> str:
    return pen.own(f"chief-{piece['chief']}" if piece["chief"] else f"skeleton-{piece['symbol']}")


class BoardPicture:
    """One seat's board. Knows where things stand and what they are called, not what they may do."""

    def __init__(self, view: Piece, seat: int, pen: Pen) -> None:
        self.view = view
        self.board: Piece = view["boards"][seat]
        self.pen = pen
        self.arrows: dict[str, str] = {}
        for arrow in view["face"]["arrows"]:
            self.arrows[arrow["cell"]] = ARROWS[arrow["way_out"]]
        self.slots: dict[str, str] = {slot["place"]: slot["symbol"] for slot in view["face"]["slots"]}
        self.traps: dict[str, Piece] = {trap["place"]: trap for trap in self.board["traps"]}

    def lines(self) -> list[Text]:
        """Two lines of characters for each of the seven rows; the corners stay empty."""
        found: list[Text] = []
        for row in range(WIDTH):
            upper, lower = Text(), Text()
            for column in range(WIDTH):
                first, second, ground = self.place(row * WIDTH + column)
                upper.append_text(fit(first, ground))
                lower.append_text(fit(second, ground))
            found += [upper, lower]
        return found

    def place(self, place: int) -> tuple[Text, Text, str]:
        """What stands on a place: the ground's line, the skeletons' line, and the ground's colour."""
        row, column = place // WIDTH, place % WIDTH
        if is_cell(place):
            cell = PLACES[place]
            return self.ground(cell), self.crowd(cell), STONE if cell in self.view["face"]["towers"] else FIELD
        if row in (0, 6) and column in (0, 6):
            return Text(), Text(), FOREST
        name = PLACES[place]
        if name.startswith(self.view["face"]["houses"]):
            return self.house(column), Text(), PAVED
        symbol = self.slots.get(name, "")
        return Text(f" {SIGNS.get(symbol, '')}", COLOURS.get(symbol, "")), self.crowd(name), FOREST

    def ground(self, cell: str) -> Text:
        """The hero, a tower or ruin, a trap, a printed arrow: as many of them as there are."""
        text = Text(" ")
        if self.board["hero"] == cell:
            text.append(HERO, GOLD)
        if cell in self.board["towers"]:
            floors = self.board["floors"] or ""
            text.append(f"{TOWER}{floors}", INK)
        elif cell in self.view["face"]["towers"]:
            text.append(RUIN, QUIET)
        trap = self.traps.get(cell)
        if trap is not None:
            text.append(self.tile(trap), INK + Style(bold=not trap["damaged"], bgcolor="#6b3a1e"))
        elif cell in self.arrows and cell not in self.board["towers"]:
            text.append(self.arrows[cell], QUIET)
        return text

    def tile(self, trap: Piece) -> str:
        if trap["kind"] == "wall":
            sign = RISING if trap["way"] == "rising" else FALLING
        elif trap["kind"] == "maze":
            sign = trap_words(self.pen, "maze")[:2] + ("□" if trap["way"] == "white" else "■")
        else:
            sign = trap_words(self.pen, trap["kind"])[:3]
        return sign + (WORN if trap["damaged"] and trap["kind"] != "crater" else "")

    def crowd(self, place: str) -> Text:
        """Two skeletons each with its sign; more of them counted by heading. Chiefs by the first letter of their name."""
        there = [piece for piece in self.board["skeletons"] if piece["place"] == place]
        text = Text(" ")
        if len(there) <= 2:
            for piece in there:
                sign = skeleton_words(self.pen, piece)[0].upper() if piece["chief"] else SIGNS[piece["symbol"]]
                text.append(sign + ARROWS[piece["heading"]], Style(color=COLOURS[piece["symbol"]], bold=bool(piece["chief"])))
            return text
        for heading, arrow in ARROWS.items():
            count = sum(piece["heading"] == heading for piece in there)
            if count:
                text.append(f"{count}{arrow}", INK)
        return text

    def house(self, column: int) -> Text:
        capital = self.view["capital"]
        standing = self.board["houses"] if capital is None else capital
        full = min(self.view["full_houses"], 5)
        first = (5 - full) // 2 + 1
        if not first <= column < first + full:
            return Text()
        return Text(f" {HOUSE}", GOLD) if column - first < standing else Text(f" {BURNT}", QUIET)

    def title(self) -> Text:
        board = self.board
        player = Message("player", seat=board["seat"] + 1)
        if self.view["capital"] is None:
            words = self.pen.own("tui-realm", player=player, floors=board["floors"], houses=board["houses"])
        else:
            words = self.pen.own("tui-realm-coop", player=player, towers=len(board["towers"]))
        text = Text(words, "bold")
        if board["fallen"]:
            text.append(f" ({self.pen.own('fallen')})", "red")
        return text

    def below(self) -> list[Text]:
        """Reserve, cemetery, weapon and money, where there are any."""
        board = self.board
        found: list[Text] = []
        tiles = [f"{trap_words(self.pen, heap['kind'])} × {heap['count']}" for heap in board["reserve"]]
        if tiles:
            found.append(Text(self.pen.own("tui-reserve", tiles=", ".join(tiles))))
        if board["cemetery"]:
            bones = ", ".join(skeleton_words(self.pen, piece) for piece in board["cemetery"])
            found.append(Text(self.pen.own("tui-cemetery", skeletons=bones)))
        if board["weapon"]:
            weapon = self.pen.own("weapon-" + board["weapon"].replace("_", "-"))
            found.append(Text(self.pen.own("tui-weapon", weapon=weapon)))
        if self.view["market"] is not None and self.view["capital"] is None:
            found.append(Text(self.pen.own("tui-coins", coins=board["coins"])))
        return found


def fit(text: Text, ground: str) -> Text:
    """Exactly as wide as a cell, on its ground."""
    text = text.copy()
    text.truncate(CELL, pad=True)
    cell = Text(style=Style(bgcolor=ground))
    cell.append_text(text)
    return cell


def legend(pen: Pen) -> list[Text]:
    """What the signs mean."""
    entries = [Text.assemble((SIGNS[symbol], COLOURS[symbol]), " ", pen.own("symbol-" + symbol)) for symbol in SYMBOLS]
    entries += [Text(f"{HERO} {pen.own('tui-hero')}"), Text(f"{TOWER} {pen.own('tui-tower')}")]
    entries.append(Text(f"{WORN} {pen.own('tui-damaged')}"))
    return entries
