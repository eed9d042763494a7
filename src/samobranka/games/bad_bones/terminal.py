"""Bad Bones in a terminal: all boards, as many beside each other as there is room for."""

from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from samobranka.core.errors import Message
from samobranka.games.bad_bones.material import SYMBOLS, TRAPS, WEAPONS, cell_name, place_of
from samobranka.games.bad_bones.terminal_board import BOARD_WIDTH, GAME, BoardPicture, Pen, Piece, legend

SCORES: Final = ("floors", "houses", "board", "reserve")


def draw(view: Piece, console_width: int, language: str) -> RenderableType:
    return Picture(view, console_width, language)


def name(id: str, piece: Piece) -> Message | None:
    """What a piece of the view, a cell such as "r2c3", a heap or a line of the count is called."""
    if "symbol" in piece and "side" in piece:
        called = f"chief-{piece['chief']}" if piece["chief"] else f"skeleton-{piece['symbol']}"
        return Message(GAME + called)
    if len(id) == 4 and id[0] == "r" and id[2] == "c" and cell_name(place_of(id)) == id:
        return Message(GAME + "cell", row=int(id[1]), column=int(id[3]))
    word, _, rest = id.partition("-")
    if word == "heading":
        return Message(GAME + id)
    if word == "way":
        return Message(GAME + ("trap-wall-" if rest in ("rising", "falling") else "trap-maze-") + rest)
    if word == "symbol" and rest in SYMBOLS:
        return Message(GAME + id)
    if id in SCORES:
        return Message(GAME + "token-" + id)
    kind = str(piece.get("kind", rest))
    if kind in TRAPS:
        return Message(GAME + "trap-" + kind)
    if kind.replace("_", " ").replace("two handed", "two-handed") in WEAPONS:
        return Message(GAME + "weapon-" + kind.replace("_", "-"))
    return None


class Picture:
    """The reader's own board first; boards, the common things, and what the signs mean."""

    def __init__(self, view: Piece, width: int, language: str) -> None:
        self.view = view
        self.width = width
        self.language = language
        self.pen = Pen(language)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(self.width, options.max_width)
        seats = len(self.view["boards"])
        first = self.view.get("seat") or 0
        order = [(first + step) % seats for step in range(seats)]
        beside = max(1, (width + 2) // (BOARD_WIDTH + 2))
        yield Text(" · ".join(self.common()), "bold")
        for start in range(0, seats, beside):
            grid = Grid.grid(padding=(0, 2, 0, 0))
            grid.add_row(*(self.board(seat) for seat in order[start : start + beside]))
            yield grid
        yield Text("   ").join(legend(self.pen))

    def board(self, seat: int) -> Group:
        picture = BoardPicture(self.view, seat, self.language)
        return Group(picture.title(), *picture.lines(), *(folded(line) for line in picture.below()))

    def common(self) -> list[str]:
        """Round, capital, common reserve and purse, the bag, and the market."""
        view, say = self.view, self.pen.say
        counted = view["rounds"] is not None
        facts = {"round": view["round"], **({"rounds": view["rounds"]} if counted else {})}
        found = [say(GAME + ("tui-round-of" if counted else "tui-round"), **facts)]
        if view["capital"] is not None:
            tiles = ", ".join(f"{self.pen.trap(heap['kind'])} × {heap['count']}" for heap in view["reserve"])
            found += [say(GAME + "tui-capital", houses=view["capital"]), say(GAME + "tui-reserve", tiles=tiles or "–")]
        found.append(say(GAME + "tui-bag", count=view["bag"]))
        market = view["market"]
        if market is not None:
            if view["capital"] is not None:
                found.append(say(GAME + "tui-coins", coins=view["coins"]))
            goods = "; ".join(self.price(item) for item in market["goods"])
            found.append(say(GAME + "tui-market", goods=goods))
        return found

    def price(self, item: Piece) -> str:
        kind = "weapon-" if item["weapon"] else "trap-"
        called = self.pen.say(GAME + kind + item["kind"].replace("_", "-"))
        return self.pen.say(GAME + "tui-price", item=called, count=item["count"], cost=item["cost"])


def folded(text: Text) -> Grid:
    """Long lines under a board go on below, never beyond its width."""
    grid = Grid.grid()
    grid.add_column(width=BOARD_WIDTH, overflow="fold")
    grid.add_row(text)
    return grid
