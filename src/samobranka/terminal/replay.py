"""Steps through a saved table: forwards, backwards, or straight to a position."""

import sys
from contextlib import suppress

from rich.text import Text

from samobranka.core.errors import BadSave
from samobranka.core.table import Table
from samobranka.terminal import ending, story
from samobranka.terminal.desk import Desk, Leave
from samobranka.terminal.face import Face
from samobranka.terminal.prompt import RUSSIAN_KEYS


class Replay:
    """Sees what a spectator saw."""

    def __init__(self, desk: Desk, table: Table) -> None:
        self.desk = desk
        self.table = table
        self.face = Face(table.game.info.id)
        self.last = len(table.made)

    def show(self, step: int, since: int | None = None) -> None:
        """The position after so many choices; `since` tells only what happened after an earlier one."""
        there = self.table.replay(step)
        start = 0 if since is None else len(self.table.replay(since).events)
        story.tell(self.desk, there, None, start, most=None)
        title = [self.desk.words("tui-step", step=step, last=self.last), self.desk.words("tui-turn", turn=there.turn)]
        self.desk.console.rule(Text(" · ".join(title), "bold"), style="dim")
        self.desk.show(self.face.draw(there.view(None), self.desk.console.width, self.desk.language))
        if there.outcome is not None:
            ending.show(self.desk, self.face, there.outcome)

    def to(self, step: int) -> None:
        if not 0 <= step <= self.last:
            raise BadSave("replay-range", last=self.last, to=step)
        self.show(step)

    def walk(self) -> None:
        """Enter goes on, b goes back, a number jumps, q ends."""
        step = 0
        self.show(step)
        with suppress(Leave):
            while True:
                typed = self.desk.ask(self.desk.words("tui-replay-keys")).lower().translate(RUSSIAN_KEYS)
                before = step
                if typed == "q":
                    return
                if typed == "" and step < self.last:
                    step += 1
                elif typed == "b" and step > 0:
                    step -= 1
                elif typed.isdecimal() and int(typed) <= self.last:
                    step = int(typed)
                elif typed == "":
                    return
                else:
                    self.desk.say("tui-invalid", "yellow", text=typed[:40])
                    continue
                self.show(step, since=min(before, step))


def at_a_keyboard() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()
