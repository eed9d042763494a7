"""One play of a game: its set-up and its log are the truth, the state follows from them.

The same table serves hot seat, bots, the server, the terminal and the tests.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from samobranka.core.chance import Chance, Replay
from samobranka.core.decision import Action, Decision, action_text, parse_action
from samobranka.core.errors import BadSave, Illegal, SamobrankaError
from samobranka.core.events import Event
from samobranka.core.game import Game, OptionValue, View, only_seat
from samobranka.core.outcome import Outcome

FORMAT: Final = "samobranka-table-1"


class Entry:
    """A line of the log: who chose what, and what chance answered. `undo` takes back the latest such line."""

    __slots__ = ("action", "chance", "passed", "reveals", "seat", "undo")

    def __init__(self, seat: int, action: Action, chance: list[int], undo: bool = False) -> None:
        self.seat = seat
        self.action = action
        self.chance = chance
        self.undo = undo
        # Filled in when the choice has been played: whether it showed something, and whether the seat still has a say.
        self.reveals = False
        self.passed = False


class Table:
    """Plays, keeps the log, takes back, forks, saves. `practice` allows to take back anything."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Mapping[str, object] | None = None,
        seed: int | str | None = None,
        practice: bool = False,
        setup_chance: list[int] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options: dict[str, OptionValue] = game.info.complete(seats, options)
        self.practice = practice
        self.log: list[Entry] = []
        self.line: list[Entry] = []
        self.events: list[Event] = []
        self._chance = Chance(seed)
        self._marks: list[int] = []
        self._snapshots: list[Any] = []
        self._asked = 0
        chance = self._chance if setup_chance is None else Replay(setup_chance)
        self.state: Any = game.start(self.options, seats, chance, self.events.append)
        self.setup_chance = chance.take_record()
        self.decisions: list[Decision] = []
        self._ask(None)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    @property
    def turn(self) -> int:
        return self.game.turn(self.state)

    def view(self, seat: int | None) -> View:
        return self.game.view(self.state, seat)

    def decision_of(self, seat: int) -> Decision | None:
        return only_seat(self.decisions, seat)

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """What a seat saw happen, from event number `since` on."""
        return [seen for event in self.events[since:] if (seen := event.seen_by(seat)) is not None]

    def act(self, seat: int, action: Sequence[int], decision: int | None = None) -> list[Event]:
        """Makes a choice, and returns what happened. `decision` is the id of the question that is answered."""
        self._refuse_stale(seat, decision)
        return self._play(Entry(seat, tuple(action), []), self._chance)

    def _refuse_stale(self, seat: int, decision: int | None) -> None:
        if not self.decisions:
            raise Illegal("illegal-over")
        open_one = self.decision_of(seat)
        if open_one is None:
            raise Illegal("illegal-seat", seat=seat + 1)
        if decision is not None and decision != open_one.id:
            raise Illegal("illegal-stale", given=decision, open=open_one.id)

    def _play(self, entry: Entry, chance: Chance) -> list[Event]:
        before = self.state.copy()
        mark = len(self.events)
        try:
            self.game.apply(self.state, entry.seat, entry.action, chance, self.events.append)
        except BaseException:
            # Illegal changes nothing by contract; a replayed record may break off in the middle of a move.
            self.state = before
            del self.events[mark:]
            chance.take_record()
            raise
        entry.chance = chance.take_record()
        self._ask(entry.seat)
        entry.reveals = bool(entry.chance) or any(event.reveals for event in self.events[mark:])
        entry.passed = self.decision_of(entry.seat) is None
        self.log.append(entry)
        self.line.append(entry)
        self._marks.append(mark)
        self._snapshots.append(before)
        return self.events[mark:]

    def _ask(self, acted: int | None) -> None:
        """Numbers the open questions; a seat whose question is untouched by what others did keeps its number."""
        old = {decision.seat: decision for decision in self.decisions if decision.seat != acted}
        self.decisions = list(self.game.decisions(self.state))
        for decision in self.decisions:
            kept = old.get(decision.seat)
            if kept is not None and kept.same_as(decision):
                decision.id = kept.id
            else:
                self._asked += 1
                decision.id = self._asked

    def why_no_undo(self, seat: int) -> str:
        """The message id of why this seat cannot take back now; empty if it can."""
        if not self.line or (self.line[-1].seat != seat and not self.practice):
            return "undo-nothing"
        if self.practice:
            return ""
        last = self.line[-1]
        return "undo-chance" if last.reveals else "undo-passed" if last.passed else ""

    def undoable(self, seat: int) -> int:
        """How many of its latest choices this seat may take back, one after the other."""
        count = 0
        for entry in reversed(self.line):
            if not self.practice and (entry.seat != seat or entry.reveals or entry.passed):
                break
            count += 1
        return count

    def undo(self, seat: int) -> None:
        """Takes back the latest choice: an entry in the log, like any other."""
        why = self.why_no_undo(seat)
        if why:
            raise Illegal(why)
        self.line.pop()
        self.state = self._snapshots.pop()
        del self.events[self._marks.pop() :]
        self.log.append(Entry(seat, (), [], undo=True))
        self.decisions = []
        self._ask(None)

    def replay(self, to: int | None = None) -> "Table":
        """This play as it stood after `to` choices (all of them, if not said); undone choices are left out."""
        line = self.line if to is None else self.line[:to]
        table = Table(self.game, self.seats, self.options, None, self.practice, self.setup_chance)
        for entry in line:
            table._repeat(Entry(entry.seat, entry.action, entry.chance))
        return table

    def fork(self) -> "Table":
        """A second table in the same situation, with luck of its own from here on."""
        return self.replay()

    def _repeat(self, entry: Entry) -> None:
        chance = Replay(entry.chance)
        self._play(entry, chance)
        if not chance.finished():
            raise BadSave("save-chance-wrong", value=entry.chance[-1], source="log")

    def to_json(self) -> str:
        """The whole play as text: what was chosen and what chance answered. No seed, so nobody can read the future."""
        verbs = self.game.info.verbs
        log: list[object] = [
            ["undo", entry.seat] if entry.undo else [action_text(verbs, entry.action), entry.seat, entry.chance]
            for entry in self.log
        ]
        head = {
            "format": FORMAT,
            "game": self.game.info.id,
            "version": self.game.info.version,
            "seats": self.seats,
            "options": self.options,
            "practice": self.practice,
            "setup": self.setup_chance,
        }
        lines = ",\n    ".join(json.dumps(line) for line in log)
        return json.dumps(head, indent=2)[:-2] + f',\n  "log": [\n    {lines}\n  ]\n}}\n'

    @staticmethod
    def from_data(game: Game[Any], data: Mapping[str, Any], seed: int | str | None = None) -> "Table":
        """Plays a saved log again. What does not fit is refused, with the number of the entry."""
        if data.get("version") != game.info.version:
            saved = str(data.get("version"))
            raise BadSave("save-version", game=game.info.id, saved=saved, here=game.info.version)
        number = 0
        try:
            table = Table(game, data["seats"], data["options"], seed, bool(data.get("practice")), list(data["setup"]))
            for number, line in enumerate(data["log"], 1):
                if line[0] == "undo":
                    table.undo(line[1])
                else:
                    table._repeat(Entry(line[1], parse_action(game.info.verbs, line[0]), list(line[2])))
        except (SamobrankaError, KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            why = error.message if isinstance(error, SamobrankaError) else repr(error)
            raise BadSave("save-broken", entry=number, why=why) from error
        return table


def read_save(text: str, name: str = "save") -> dict[str, Any]:
    """The data of a saved table, whatever its game; refuses what is none."""
    try:
        data = json.loads(text)
    except ValueError:
        raise BadSave("save-not-json", file=name) from None
    if not isinstance(data, dict) or not str(data.get("format", "")).startswith("samobranka-table"):
        raise BadSave("save-not-table", file=name)
    if data["format"] != FORMAT:
        raise BadSave("save-format", saved=str(data["format"]))
    return data
