"""Castle Panic in a terminal: its board, and all hands open beside it."""

from collections.abc import Iterable
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from samobranka.core.errors import Message
from samobranka.games.castle_panic.material import POINTS, RINGS
from samobranka.games.castle_panic.names import TOWERS
from samobranka.games.castle_panic.terminal_board import (
    BACK,
    CARD_GROUNDS,
    CHIPS,
    GAME,
    KINDS,
    NAME,
    ROUND_HEIGHT,
    ROUND_WIDTH,
    SIGNS,
    STONE,
    Board,
    colour_of_card,
    token,
)
from samobranka.terminal.pen import GOLD, INK, QUIET, Pen, Picture, Piece, side_by_side, spread

# With fewer lines than this the round board would push the choices off the screen.
TALL_ENOUGH: Final = 46
SIDE_BY_SIDE: Final = ROUND_WIDTH + 44


def draw(view: Piece, console_width: int, language: str) -> RenderableType:
    return CastlePicture(view, console_width, Pen(NAME, language))


def name(id: str, piece: Piece) -> Message | None:
    """What a piece of the view, a place such as "wall-3" or a kind is called."""
    kind = str(piece.get("kind", id))
    if "hp" in piece:
        ring, _, arc = str(piece["space"]).partition("-")
        space = Message(GAME + "space", ring=Message(GAME + "ring-" + ring), arc=int(arc))
        return Message(GAME + "monster", name=token(kind), hp=piece["hp"], space=space)
    place, _, arc = id.partition("-")
    if arc.isdigit() and place in RINGS:
        return Message(GAME + "space", ring=Message(GAME + "ring-" + place), arc=int(arc))
    if arc.isdigit() and place in ("wall", "tower"):
        return Message(GAME + place, arc=int(arc))
    return token(kind) if kind in KINDS else Message(GAME + "card-" + kind.replace("_", "-"))


def honours(players: str) -> Message:
    return Message(GAME + "master-slayer", players=players)


class CastlePicture(Picture):
    """Round where there is room for it, else a table of arcs and rings; hands below, or beside it in a wide window."""

    def parts(self, console: Console, width: int) -> Iterable[RenderableType]:
        board = Board(self.view, self.pen)
        legend = board.legend()
        beside = width >= SIDE_BY_SIDE
        tall = console.height >= (ROUND_HEIGHT + 5 if beside else TALL_ENOUGH) or not console.is_terminal
        if width < ROUND_WIDTH or not tall:
            return [board.table(), board.counts(), self.hands(width - 3), spread(legend, width)]
        if not beside:
            return [board.round(console), self.hands(width - 3), spread(legend, width)]
        room = width - ROUND_WIDTH - 3
        hands = Group(self.hands(room - 3), Text(), spread(legend, room))
        return [side_by_side([board.round(console), hands], 3, ROUND_WIDTH)]

    def hands(self, room: int) -> Grid:
        """CP-6: hands lie open. The player whose turn it is has an arrow."""
        grid = Grid.grid(padding=(0, 1, 0, 0))
        players = [(player, self.who(player)) for player in self.view["players"]]
        room -= max(len(who) for _, who in players)
        for player, who in players:
            chips = self.hand(player)
            if player["trophies"]:
                chips.append(Text(f" {self.trophies(player)}", "dim"))
            grid.add_row(Text("▶" if self.on_turn(player) else " ", GOLD), who, spread(chips, room))
        return grid

    def who(self, player: Piece) -> Text:
        seat, home = player["seat"] + 1, player["home"]
        overlord = player["role"] == "overlord"
        who = Text(f"{self.pen.own('overlord')} ({seat})" if overlord else self.pen.say("player", seat=seat), "bold")
        if home is not None:
            arc = TOWERS.parse(home)
            who.append(f" {Board(self.view, self.pen).tower(arc)}{arc + 1}", STONE)
        if player["out"]:
            who.append(f" ({self.pen.say('tui-out')})", "dim")
        return who

    def on_turn(self, player: Piece) -> bool:
        """The view's active seat is that of the castle player also while the Overlord plays after him."""
        if self.view["phase"] == "overlord":
            return bool(player["role"] == "overlord")
        return bool(player["seat"] == self.view["active"])

    def hand(self, player: Piece) -> list[Text]:
        secret = self.view["overlord_hand"]
        if player["role"] != "overlord":
            return [self.card(card["kind"]) for card in player["hand"]]
        if isinstance(secret, int):
            return [Text(BACK, QUIET) for _ in range(secret)]
        return [Text(f" {self.pen.say(token(piece['kind']).id)} ", INK + Style(bgcolor=CHIPS[3])) for piece in secret]

    def card(self, kind: str) -> Text:
        colour = colour_of_card(kind)
        sign = SIGNS[colour] + " " if colour >= 0 else ""
        words = self.pen.own("card-" + kind.replace("_", "-"))
        return Text(f" {sign}{words} ", INK + Style(bgcolor=CARD_GROUNDS[colour]))

    def trophies(self, player: Piece) -> str:
        heap = [KINDS.index(piece["kind"]) for piece in player["trophies"]]
        return self.pen.say("tui-trophies", count=len(heap), points=sum(POINTS[kind] for kind in heap))
