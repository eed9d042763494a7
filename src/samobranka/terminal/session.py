"""One play at a terminal: people and bots take turns, and every choice of a person is on disk before the next."""

from pathlib import Path
from random import SystemRandom
from typing import Final

from rich.text import Text

from samobranka import bots
from samobranka.bots import HUMAN, Bot, Chair
from samobranka.core.decision import Decision
from samobranka.core.errors import Message
from samobranka.core.game import View
from samobranka.core.table import Table
from samobranka.terminal import ending, saves, story
from samobranka.terminal.desk import Desk, Leave
from samobranka.terminal.face import Face
from samobranka.terminal.prompt import Prompt, TakenBack

SPECTATOR: Final = None


class Session:
    """Leads a table to its end, or to the moment when the person leaves."""

    def __init__(self, desk: Desk, table: Table, seats: list[str], file: Path, seed: int | None = None) -> None:
        self.desk = desk
        self.table = table
        self.seats = seats
        self.file = file
        self.face = Face(table.game.info.id)
        luck = SystemRandom().getrandbits(32) if seed is None else seed
        self.bots: dict[int, Bot] = {
            seat: bots.make(name, f"{luck}-{seat}") for seat, name in enumerate(seats) if name != HUMAN
        }
        # How much of the story each seat has read, and who looked at the screen last.
        self.read: dict[int | None, int] = {}
        self.last: int | None = None

    @property
    def humans(self) -> list[int]:
        return [seat for seat, name in enumerate(self.seats) if name == HUMAN]

    def run(self) -> int:
        try:
            while self.table.decisions:
                self.step()
        except (Leave, KeyboardInterrupt):
            self.save()
            self.say_where()
            self.desk.say("tui-bye")
            return 0
        self.finish()
        return 0

    def step(self) -> None:
        """Bots first: what they do may be of interest to the people who choose at the same time."""
        table = self.table
        for decision in table.decisions:
            if decision.seat in self.bots:
                with self.desk.thinking(player(decision.seat)):
                    action = self.bots[decision.seat].choose(Chair(table.game, decision.seat, table.state), decision)
                table.act(decision.seat, action, decision.id)
                if not self.humans:
                    self.catch_up(SPECTATOR)
                return
        self.ask(table.decisions[0])

    def ask(self, decision: Decision) -> None:
        seat = decision.seat
        self.save()
        if self.needs_curtain(seat):
            self.desk.curtain(player(seat))
        self.last = seat
        self.catch_up(seat)
        self.draw(seat)
        if len(self.humans) > 1:
            self.desk.say("tui-your-turn", "bold", player=player(seat))
        try:
            action = Prompt(self.desk, self.table, self.face, decision).answer()
        except TakenBack:
            self.read = {reader: min(mark, len(self.table.events)) for reader, mark in self.read.items()}
            return
        self.table.act(seat, action, decision.id)
        self.save()

    def save(self) -> None:
        saves.write(self.file, self.table.to_json(), self.seats, self.table.outcome is not None)

    def say_where(self) -> None:
        """The name of the file in one piece, so that it can be copied."""
        self.desk.console.print(Text(self.desk.words("tui-saved", file=str(self.file))), soft_wrap=True)

    def catch_up(self, seat: int | None) -> None:
        """Tells a seat what it has not read yet."""
        story.tell(self.desk, self.table, seat, self.read.get(seat, 0))
        self.read[seat] = len(self.table.events)

    def draw(self, seat: int | None) -> None:
        # Whose eyes they are matters only to the picture: one's own things come first.
        view = {**self.table.view(seat), "seat": seat}
        language = self.desk.language
        title = [self.desk.words("tui-turn", turn=self.table.turn), self.face.phase(view, language)]
        self.desk.console.rule(Text(" · ".join(filter(None, title)), "bold"), style="dim")
        self.desk.show(self.face.draw(view, self.desk.console.width, language))

    def needs_curtain(self, seat: int) -> bool:
        """Only where the next person would see something that is not theirs, or the last one left a secret behind."""
        if self.last == seat:
            return False
        others = self.humans if self.last is None else [self.last]
        mine = open_part(self.table.view(seat))
        return any(open_part(self.table.view(other)) != mine for other in others)

    def finish(self) -> None:
        self.save()
        seat = self.humans[0] if len(self.humans) == 1 else SPECTATOR
        self.catch_up(seat if seat is not None else self.last)
        self.draw(seat)
        outcome = self.table.outcome
        if outcome is not None:
            ending.show(self.desk, self.face, outcome)
        self.say_where()


def player(seat: int) -> Message:
    return Message("player", seat=seat + 1)


def open_part(view: View) -> View:
    return {name: value for name, value in view.items() if name != "seat"}
