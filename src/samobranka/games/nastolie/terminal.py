"""Nastolie in a terminal: the table from above, the camps beside it, how a flick is typed, and what would come of it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from samobranka.core.errors import Message
from samobranka.games.nastolie.material import KINDS, MM
from samobranka.games.nastolie.names import ARTEFACT_NAMES, DISCS, KIND_NAMES, MISSILE_KINDS, MISSILE_NAMES, RITUAL_NAMES
from samobranka.games.nastolie.terminal_board import (
    GAME,
    GROUNDS,
    LOW,
    NAME,
    TALL,
    BoardPicture,
    letter_of,
    name_of,
    sign_of,
    style_of,
    typed_name,
)
from samobranka.terminal.pen import GOLD, INK, QUIET, Pen, Picture, Piece, side_by_side, spread

# A camp beside the table needs so much; with so many lines the table is drawn larger.
CAMP: Final = 42
TALL_ENOUGH: Final = 42
# With so much room names are written beside what is typed.
ROOMY: Final = 54
# What a scenario counts for each player.
COUNTS: Final = ("points", "gates", "delivered", "marks")
# What stands in the final count.
SCORES: Final = ("lives", "points", "gates", "marks")


def draw(view: Piece, console_width: int, language: str) -> RenderableType:
    return TablePicture(view, console_width, Pen(NAME, language))


def name(id: str, piece: Piece) -> Message | None:
    """What a disc, a card, a missile, an artefact, a ritual or a line of the count is called."""
    kind = str(piece.get("kind", id.partition("-")[0]))
    if id in SCORES:
        return Message(GAME + "score-" + id)
    if id in MISSILE_NAMES or id in MISSILE_KINDS:
        return Message(GAME + "missile-" + kind)
    if id in ARTEFACT_NAMES:
        return Message(GAME + "artefact-" + id)
    if kind in KINDS and id in DISCS:
        word, letter = Message(GAME + "character-" + kind), letter_of(id)
        return Message(GAME + "lettered", name=word, letter=letter.upper()) if letter else word
    if id in KIND_NAMES:
        return Message(GAME + "character-" + id)
    return Message(GAME + "ritual-" + kind) if kind in RITUAL_NAMES else None


def forms(verb: str, pieces: Sequence[str]) -> list[Message]:
    """How a choice that cannot be listed is typed, with whom."""
    return [Message(GAME + "tui-form-" + verb, discs=", ".join(typed_name(piece) for piece in pieces))]


def foreseen(preview: Mapping[str, Any], view: Piece) -> list[Message]:
    """What a look ahead tells: whom it meets, what that does, who leaves."""
    found = [Message(GAME + "tui-seen-power")] if preview["power"] else []
    for met in preview["contacts"]:
        found.append(met_words(met, view))
        if met["own"]:
            found.append(Message(GAME + ("tui-seen-falls" if met["falls"] else "tui-seen-own"), wounds=met["own"]))
    found += [
        Message(GAME + "tui-seen-slips", disc=called(each["disc"]), missile=called(each["missile"]))
        for each in preview["slips"]
    ]
    found += [Message(GAME + "tui-seen-leaves", disc=called(each["disc"])) for each in preview["leaves"]]
    if preview["penalty"]:
        found.append(Message(GAME + "tui-seen-penalty-" + preview["penalty"]))
    if preview["beyond"]:
        found.append(Message(GAME + "tui-seen-beyond"))
    if not preview["contacts"] and preview["line"]:
        x, y = preview["line"][-1]
        found.append(Message(GAME + "tui-seen-ends", x=str(x // MM), y=str(y // MM)))
    return found


def met_words(met: Piece, view: Piece) -> Message:
    if met["disc"] is None:
        return Message(GAME + "tui-seen-obstacle", obstacle=obstacle_word(met["obstacle"], view))
    disc = called(met["disc"])
    if met["control"]:
        return Message(GAME + "tui-seen-control", disc=disc)
    if met["prevented"]:
        return Message(GAME + "tui-seen-prevented", disc=disc)
    if met["dies"]:
        return Message(GAME + "tui-seen-dies", disc=disc, wounds=met["wounds"])
    if met["wounds"]:
        return Message(GAME + "tui-seen-wounds", disc=disc, wounds=met["wounds"])
    return Message(GAME + ("tui-seen-heals" if met["heals"] else "tui-seen-meets"), disc=disc)


def called(disc: str) -> Message:
    return name(disc, {}) or Message(GAME + "piece-barrel")


def obstacle_word(id: str, view: Piece) -> Message:
    kind = next((each["kind"] for each in view["obstacles"] if each["id"] == id), id.partition("-")[0])
    return Message(f"{GAME}piece-{kind}")


class TablePicture(Picture):
    """The camps beside the table in a window that is wide enough, else below it."""

    def parts(self, console: Console, width: int) -> Iterable[RenderableType]:
        yield Text(" · ".join(self.common()), "bold")
        tall = console.height >= TALL_ENOUGH or not console.is_terminal
        picture = BoardPicture(self.view, self.pen, TALL if tall else LOW)
        board, room = Group(*picture.lines()), width - picture.width - 2
        if room < CAMP:
            yield from [board, *(self.camp(camp, width) for camp in self.view["camps"])]
        else:
            yield side_by_side([board, Group(*(self.camp(camp, room) for camp in self.view["camps"]))], 2, picture.width)

    def common(self) -> list[str]:
        """Scenario, round, and what it is about."""
        view, own = self.view, self.pen.own
        found = [own("scenario-" + view["scenario"])]
        if view["round"]:
            found.append(own("tui-round", round=view["round"], rounds=view["rounds"]))
        goal = view["goal"]
        if goal["points"]:
            found.append(own("tui-goal", points=goal["points"]))
        if goal["hits_needed"]:
            found.append(own("tui-glass", hits=goal["hits"], needed=goal["hits_needed"]))
        if view["battles"] > 1:
            found.append(own("tui-battle", battle=view["battle"], battles=view["battles"]))
        return found

    def camp(self, camp: Piece, room: int) -> RenderableType:
        discs = [disc for disc in self.view["discs"] if disc["seat"] == camp["seat"]]
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for disc in discs:
            grid.add_row(*self.row(disc, camp, room))
        below = [line for line in (self.waiting(camp, room), self.rituals(camp)) if line is not None]
        return Group(self.title(camp), grid, *below)

    def title(self, camp: Piece) -> Text:
        """Who it is, the Order in its colour, actions, time cards and points."""
        seat, own = camp["seat"], self.pen.own
        text = Text("▶ " if seat == self.view["active"] else "  ", GOLD)
        text.append(self.pen.say("player", seat=seat + 1), "bold")
        if camp["order"] is not None:
            text.append(" ").append(f" {own('order-' + camp['order'])} ", INK + Style(bgcolor=GROUNDS[camp["order"]]))
        notes = [own("tui-actions", actions=self.view["actions"])] if seat == self.view["active"] and self.view["round"] else []
        notes += [own("tui-" + card, count=camp[card]) for card in ("black", "violet") if camp[card]]
        notes += [own("tui-" + count, count=camp[count]) for count in COUNTS if camp[count]]
        if camp["prey"] is not None:
            notes.append(own("tui-prey", order=Message(GAME + "order-" + camp["prey"])))
        if camp["out"]:
            notes.append(self.pen.say("tui-out"))
        return text.append("  " + " · ".join(notes), QUIET) if notes else text

    def row(self, disc: Piece, camp: Piece, room: int) -> list[RenderableType]:
        """Sign, what is typed, its name where there is room, lives, place in millimetres, what lies on it or in its supply."""
        sign = Text(sign_of(self.pen, disc), style_of(disc))
        typed = Text(typed_name(disc["id"]), "dim" if disc["acted"] else "")
        names = [Text(name_of(self.pen, disc), QUIET)] if room >= ROOMY else []
        place = Text(f"{disc['x'] // MM} {disc['y'] // MM}", QUIET)
        return [
            sign,
            typed,
            *names,
            f"{disc['lives']}/{disc['limit']}",
            place,
            Text(", ".join(self.notes(disc, camp)), "italic"),
        ]

    def notes(self, disc: Piece, camp: Piece) -> list[str]:
        own = self.pen.own
        found = [own("tui-acted")] if disc["acted"] else [own("tui-held-" + disc["held"])] if disc["held"] else []
        found += [own("missile-" + missile["kind"]) for missile in disc["missiles"]]
        if disc["on"]:
            found.append(own("tui-on", artefact=Message(GAME + "artefact-" + disc["on"])))
        card = next((card for card in camp["cards"] if card["kind"] == disc["kind"]), None)
        if card is not None and card["missile"]:
            found.append(own("tui-supply", missile=Message(GAME + "missile-" + card["missile"]), count=card["supply"]))
        return found

    def waiting(self, camp: Piece, room: int) -> Text | None:
        """Discs that are still to be placed, and the one under the glass."""
        chips = [Text(typed_name(disc["id"]), INK + Style(bgcolor=GROUNDS[disc["order"]])) for disc in camp["waiting"]]
        if camp["captive"] is not None:
            chips.append(Text(self.pen.own("tui-captive", disc=called(camp["captive"]["id"])), QUIET))
        return spread(chips, room) if chips else None

    def rituals(self, camp: Piece) -> Text | None:
        if camp["hand"]:
            return Text(", ".join(self.pen.own("ritual-" + card["kind"]) for card in camp["hand"]), GOLD)
        return Text(self.pen.own("tui-rituals", count=camp["rituals"]), QUIET) if camp["rituals"] else None
