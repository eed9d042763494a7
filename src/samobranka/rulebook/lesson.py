"""A first game with a teacher: what is said at each step, what the pupil does then, what the others do, and all their luck.

A lesson is played once when it is read, and its log kept. A table at which it is given is an ordinary practice table
that stands on that log: as long as everybody chooses what the lesson has them choose, they get the luck it had. Whoever
chooses otherwise, or comes to the end, just plays on.
"""

import tomllib
from pathlib import Path
from typing import Any, Final

from samobranka.core.chance import Replay, Script
from samobranka.core.decision import Action
from samobranka.core.errors import BadExample, Illegal, SamobrankaError
from samobranka.core.events import Event
from samobranka.core.game import Game, only_seat
from samobranka.core.gesture import Gesture, gesture_of
from samobranka.core.table import Entry, Table
from samobranka.rulebook.playing import choice_of, tell_chance
from samobranka.rulebook.reading import statements, texts

PUPIL: Final = 0
SEED: Final = 1


class LessonStep:
    """One thing that is said. `at`: how many choices have been made then; `pieces`: what the pupil is to point at."""

    def __init__(self, says: dict[str, str], rule: str, look: list[str], at: int) -> None:
        self.says = says
        self.rule = rule
        self.look = look
        self.at = at
        self.verb = ""
        self.pieces: list[str] = []
        # The whole choice, and how it is drawn where no piece can say it.
        self.action = ""
        self.gesture: Gesture | None = None

    def data(self) -> dict[str, object]:
        return {
            "says": self.says,
            "rule": self.rule,
            "look": self.look,
            "at": self.at,
            "verb": self.verb,
            "pieces": self.pieces,
            "action": self.action,
            "gesture": self.gesture,
        }


class Lesson:
    """A lesson that has been read and played through."""

    def __init__(self, game: Game[Any], file: Path) -> None:
        self.game = game
        self.file = file
        data = tomllib.loads(file.read_text("utf8"))
        head = data.get("lesson", {})
        self.seats = int(head.get("players", 1))
        self.names: dict[str, list[str]] = {language: list(names) for language, names in head.get("names", {}).items()}
        self.options = game.info.complete(self.seats, head.get("options"))
        self.steps: list[LessonStep] = []
        self._chance = Script(SEED)
        self._tell(statements(head.get("chance", "")))
        self._state = game.start(self.options, self.seats, self._chance, None)
        self.setup = self._chance.take_record()
        self.made: list[Entry] = []
        for line in statements(head.get("begin", "")):
            self._choose(line)
        self.begun = len(self.made)
        for number, entry in enumerate(data.get("step", []), 1):
            self._read(entry, number)

    def _wrong(self, step: int, why: object) -> BadExample:
        return BadExample("example-broken", file=self.file.name, line=step, why=str(why))

    def _tell(self, lines: list[str]) -> list[str]:
        """Tells the script what chance does, and returns the other lines: what people do."""
        return [line for line in lines if not tell_chance(self.game, self._chance, line)]

    def _read(self, entry: dict[str, Any], number: int) -> None:
        says = texts(entry.get("says"), self.file, number, "says")
        step = LessonStep(says, str(entry.get("rule", "")), list(entry.get("look", [])), len(self.made))
        self.steps.append(step)
        try:
            for index, line in enumerate(self._tell(statements(entry.get("do", "")))):
                seat, action = self._action(line)
                if (seat == PUPIL) != (index == 0):
                    raise ValueError(f"{line!r}: the pupil chooses first in a step, then only the others do")
                if index == 0:
                    step.verb = self.game.info.verbs[action[0]]
                    step.pieces = self.game.pieces(self._state, action)
                    step.action = self.game.info.verbs.text(action)
                    asked = only_seat(self.game.decisions(self._state), seat)
                    step.gesture = gesture_of(self.game, asked, action)
                self._choose(line)
        except (ValueError, IndexError, KeyError, SamobrankaError) as error:
            raise self._wrong(number, error) from error
        if self._chance.left():
            raise self._wrong(number, f"never happened: {', '.join(self._chance.left())}")

    def _action(self, line: str) -> tuple[int, Action]:
        seat, words = choice_of(line)
        return seat, self.game.notation.action(self._state, seat, words)

    def _choose(self, line: str) -> None:
        seat, action = self._action(line)
        decision = only_seat(self.game.decisions(self._state), seat)
        if decision is None or not decision.allows(action):
            raise Illegal("illegal-unreadable", text=line)
        self.game.apply(self._state, seat, action, self._chance, None)
        self.made.append(Entry(seat, action, self._chance.take_record()))

    def table(self) -> Table:
        """A practice table, laid out to where the pupil comes in."""
        table = Table(self.game, self.seats, self.options, None, True, self.setup)
        for entry in self.made[: self.begun]:
            table.repeat(entry)
        return table

    def done(self, table: Table) -> int | None:
        """How many choices of the lesson have been made at this table; None: it stands elsewhere."""
        made = len(table.made)
        if not table.practice or table.position is not None:
            return None
        if table.setup_chance != self.setup or table.options != self.options:
            return None
        # Before its beginning any fresh table would look like this one.
        if not self.begun <= made <= len(self.made):
            return None
        for ours, theirs in zip(self.made, table.made, strict=False):
            if (ours.seat, ours.action, ours.chance) != (theirs.seat, theirs.action, theirs.chance):
                return None
        return made

    def next(self, table: Table) -> Entry | None:
        """What comes next at this table, if the lesson goes on there."""
        made = self.done(table)
        return None if made is None or made == len(self.made) else self.made[made]

    def taught(self, table: Table, seat: int, action: Action) -> Entry | None:
        """The choice of the lesson that is meant by this one: the same, or one that is near enough. None: it is none."""
        entry = self.next(table)
        asked = table.decision_of(seat)
        if entry is None or entry.seat != seat or asked is None or not asked.near_enough(entry.action, action):
            return None
        return entry

    def act(self, table: Table, seat: int, action: Action, decision: int | None = None) -> list[Event]:
        """Makes a choice at a table where this lesson may be given: what it teaches has the luck that it had there."""
        entry = self.taught(table, seat, action)
        if entry is None:
            return table.act(seat, action, decision)
        return table.act(seat, entry.action, decision, Replay(entry.chance))

    def data(self) -> dict[str, object]:
        return {"steps": [step.data() for step in self.steps]}
