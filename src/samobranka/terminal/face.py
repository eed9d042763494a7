"""How a game looks in a terminal: its own module `terminal` where it has one, else its view as a plain table."""

from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table as Grid

from samobranka import games
from samobranka.core.errors import Message
from samobranka.core.game import View
from samobranka.terminal import cells
from samobranka.words import bundle, say

# Words that are about a seat, as on the browser's general board.
SEATS: Final = ("active", "seat", "owner", "leader")


class Face:
    """A game's `terminal` module may have `draw(view, console_width, language)`, `name(id, piece)` and `honours(players)`.

    Where choices cannot be listed also `forms(verb, pieces)`, which says how they are typed, and `foreseen(preview, view)`.
    """

    def __init__(self, game: str) -> None:
        self.game = game
        self._module = games.find(game).room("terminal")

    def _own(self, name: str) -> Any:
        return getattr(self._module, name, None)

    def draw(self, view: View, width: int, language: str) -> RenderableType:
        own = self._own("draw")
        drawn: RenderableType = own(view, width, language) if own else self.plain(view, language)
        return drawn

    def name(self, piece: str, view: View) -> Message:
        """What a piece is called: a seat, what the game says, or its kind as it stands in the view."""
        word, _, number = piece.partition("-")
        if word == "seat" and number.isdecimal():
            return Message("player", seat=int(number))
        entry = find_piece(view, piece) or {}
        own = self._own("name")
        named: Message | None = own(piece, entry) if own else None
        return named or self.plain_name(str(entry.get("kind", piece)))

    def plain_name(self, kind: str) -> Message:
        """As the browser's general board calls it: whatever the game has a word for."""
        ids = (f"{self.game}-{what}-{kind.replace('_', '-')}" for what in ("card", "token", "piece", "name"))
        return Message(next((id for id in ids if bundle("en").has_message(id)), kind))

    def scored(self, what: str) -> Message:
        """What a line of the final count is about: a piece, or a word for it, as in the browser."""
        id = f"{self.game}-score-{what.replace('_', '-')}"
        named = self.name(what, {})
        return Message(id) if named.id == what and bundle("en").has_message(id) else named

    def honours(self, players: str) -> Message | None:
        own = self._own("honours")
        message: Message | None = own(players) if own else None
        return message

    def forms(self, verb: str, pieces: list[str]) -> list[Message] | None:
        """How choices of a region are typed, where the game says it better than its parts do."""
        own = self._own("forms")
        lines: list[Message] | None = own(verb, pieces) if own else None
        return lines

    def foreseen(self, preview: View, view: View) -> list[Message] | None:
        """What a look ahead says, in the game's own words."""
        own = self._own("foreseen")
        lines: list[Message] | None = own(preview, view) if own else None
        return lines

    def phase(self, view: View, language: str) -> str:
        id = f"{self.game}-phase-{view.get('phase')}"
        return say(Message(id), language) if bundle(language).has_message(id) else ""

    def plain(self, view: View, language: str) -> Grid:
        """Zones and counts of any view: a fifth game needs no drawing to be playable."""
        grid = Grid(show_header=False, pad_edge=False)
        size = cells.grid_of(view)
        if size is not None:
            grid.add_row("", cells.drawn(dict(view), size, lambda piece: say(self.name(piece, view), language)))
        for zone, value in view.items():
            if zone not in ("game", "seat") and not (size is not None and cells.is_gridded(zone, value)):
                id = f"{self.game}-zone-{zone}"
                title = say(Message(id), language) if bundle(language).has_message(id) else zone
                grid.add_row(title, self._plain_value(value, view, language, zone))
        return grid

    def _plain_value(self, value: object, view: View, language: str, zone: str = "") -> RenderableType:
        if isinstance(value, list):
            words = [str(self._plain_value(entry, view, language)) for entry in value]
            return ("\n" if any(len(word) > 20 for word in words) else ", ").join(words) or "–"
        if isinstance(value, dict):
            size = cells.grid_of(value)
            if size is not None:
                return cells.drawn(value, size, lambda piece: say(self.name(piece, view), language))
            if "id" in value:
                return say(self.name(str(value["id"]), view), language)
            return ", ".join(f"{key}: {self._plain_value(entry, view, language, key)}" for key, entry in value.items())
        if zone in SEATS and type(value) is int:
            return say(Message("player", seat=value + 1), language)
        if isinstance(value, bool):
            return say(Message("tui-yes" if value else "tui-no"), language)
        return "–" if value is None else str(value)


def find_piece(value: object, id: str) -> dict[str, object] | None:
    """The entry of a piece, wherever in the view it lies."""
    if isinstance(value, dict):
        if value.get("id") == id:
            return value
        value = list(value.values())
    if isinstance(value, list):
        for entry in value:
            found = find_piece(entry, id)
            if found is not None:
                return found
    return None
