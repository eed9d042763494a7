"""Bad Bones in a terminal: all boards, as many beside each other as there is room for."""

from collections.abc import Iterable
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.text import Text

from samobranka.core.errors import Message
from samobranka.games.bad_bones.material import is_cell
from samobranka.games.bad_bones.names import CHIPS, PLACES, TRAPS, TURNS, WEAPONS
from samobranka.games.bad_bones.terminal_board import BOARD_WIDTH, GAME, NAME, BoardPicture, legend, trap_words
from samobranka.terminal.pen import Pen, Picture, Piece, folded, side_by_side

SCORES: Final = ("floors", "houses", "board", "reserve")


def draw(view: Piece, console_width: int, language: str) -> RenderableType:
    return RealmsPicture(view, console_width, Pen(NAME, language))


def name(id: str, piece: Piece) -> Message | None:
    """What a piece of the view, a cell such as "r2c3", a heap or a line of the count is called."""
    if "symbol" in piece and "side" in piece:
        called = f"chief-{piece['chief']}" if piece["chief"] else f"skeleton-{piece['symbol']}"
        return Message(GAME + called)
    if is_cell(PLACES.find(id)):
        return Message(GAME + "cell", row=int(id[1]), column=int(id[3]))
    word, _, rest = id.partition("-")
    if id in TURNS or id in CHIPS:
        return Message(GAME + id)
    if word == "way":
        return Message(GAME + ("trap-wall-" if rest in ("rising", "falling") else "trap-maze-") + rest)
    if id in SCORES:
        return Message(GAME + "token-" + id)
    kind = str(piece.get("kind", rest))
    if kind in TRAPS:
        return Message(GAME + "trap-" + kind)
    if kind in WEAPONS:
        return Message(GAME + "weapon-" + kind.replace("_", "-"))
    return None


class RealmsPicture(Picture):
    """The reader's own board first; boards, the common things, and what the signs mean."""

    def parts(self, console: Console, width: int) -> Iterable[RenderableType]:
        seats = len(self.view["boards"])
        first = self.view.get("seat") or 0
        order = [(first + step) % seats for step in range(seats)]
        beside = max(1, (width + 2) // (BOARD_WIDTH + 2))
        yield Text(" · ".join(self.common()), "bold")
        for start in range(0, seats, beside):
            yield side_by_side([self.board(seat) for seat in order[start : start + beside]], 2)
        yield Text("   ").join(legend(self.pen))

    def board(self, seat: int) -> Group:
        picture = BoardPicture(self.view, seat, self.pen)
        return Group(picture.title(), *picture.lines(), *(folded(line, BOARD_WIDTH) for line in picture.below()))

    def common(self) -> list[str]:
        """Round, capital, common reserve and purse, the bag, and the market."""
        view, own = self.view, self.pen.own
        counted = "" if view["rounds"] is None else "-heroic" if view["heroic"] else "-of"
        found = [own("round" + counted, round=view["round"], **({"rounds": view["rounds"]} if counted == "-of" else {}))]
        if view["capital"] is not None:
            tiles = ", ".join(f"{trap_words(self.pen, heap['kind'])} × {heap['count']}" for heap in view["reserve"])
            found += [own("tui-capital", houses=view["capital"]), own("tui-reserve", tiles=tiles or "–")]
        found.append(own("tui-bag", count=view["bag"]))
        market = view["market"]
        if market is not None:
            if view["capital"] is not None:
                found.append(own("tui-coins", coins=view["coins"]))
            goods = "; ".join(self.price(item) for item in market["goods"])
            found.append(own("tui-market", goods=goods))
        return found

    def price(self, item: Piece) -> str:
        kind = "weapon-" if item["weapon"] else "trap-"
        called = self.pen.own(kind + item["kind"].replace("_", "-"))
        return self.pen.own("tui-price", item=called, count=item["count"], cost=item["cost"])
