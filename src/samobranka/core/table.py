"""One play of a game: its set-up and its log are the truth, the state follows from them.

The same table serves hot seat, bots, the server, the terminal and the tests.
"""

import json
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from samobranka.core.chance import Chance, Replay
from samobranka.core.decision import Action, Decision
from samobranka.core.errors import BadSave, Illegal, SamobrankaError
from samobranka.core.events import Emit, Event
from samobranka.core.game import Game, OptionValue, View, only_seat
from samobranka.core.outcome import Outcome
from samobranka.core.regions import Region

FORMAT: Final = "samobranka-table-1"
# What one run of a campaign leaves to the next: plain data, nothing secret, nothing random.
Record = dict[str, Any]
# So many of the latest states are kept, and older ones only that far apart: the others are played again from the one before.
SNAPSHOTS: Final = 16


class Entry:
    """A line of the log: who chose what, and what chance answered. `undo` takes back the seat's latest such line."""

    __slots__ = ("action", "asked", "chance", "passed", "reveals", "seat", "undo")

    def __init__(self, seat: int, action: Action, chance: list[int], undo: bool = False) -> None:
        self.seat = seat
        self.action = action
        self.chance = chance
        self.undo = undo
        # Filled in when the choice has been played: the question, whether something was shown, whether the turn passed on.
        self.asked: Decision | None = None
        self.reveals = False
        self.passed = False


class Table:
    """Plays, keeps the log, takes back, forks, saves. `practice` allows to take back anything.

    A run of a campaign begins with the `record` that the runs before it left (core/campaign.py), a practice of an example with
    its `position` in the words of the game's notation: they belong to the set-up.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Mapping[str, object] | None = None,
        seed: int | str | None = None,
        practice: bool = False,
        setup_chance: list[int] | None = None,
        record: Record | None = None,
        position: list[str] | None = None,
        like: "Table | None" = None,
    ) -> None:
        self.game = game
        self.seats = seats
        if like is not None:
            self._follow(like, seed)
            return
        self.record = record
        self.position = position
        self.options: dict[str, OptionValue] = game.info.complete(seats, options)
        self.practice = practice
        self.log: list[Entry] = []
        self.made: list[Entry] = []
        self.events: list[Event] = []
        self._chance = Chance(seed)
        self._marks: list[int] = []
        self._snapshots: dict[int, Any] = {}
        self._asked = 0
        chance = self._chance if setup_chance is None else Replay(setup_chance)
        self.state: Any = begun(game, record, self.options, seats, chance, self.events.append, position)
        self.setup_chance = chance.take_record()
        if isinstance(chance, Replay) and not chance.finished():
            raise BadSave("save-chance-wrong", value=setup_chance[-1] if setup_chance else 0, source="setup")
        self.decisions: list[Decision] = []
        self._ask(None)

    def _follow(self, other: "Table", seed: int | str | None) -> None:
        """Stands as another table does. Entries, events and kept states are never changed, so both may have the same."""
        self.record = other.record
        self.position = other.position
        self.options = dict(other.options)
        self.practice = other.practice
        self.log = list(other.log)
        self.made = list(other.made)
        self.events = list(other.events)
        self._chance = Chance(seed)
        self._marks = list(other._marks)
        self._snapshots = dict(other._snapshots)
        self._asked = other._asked
        self.state = other.state.copy()
        self.setup_chance = other.setup_chance
        self.decisions = list(other.decisions)

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

    def act(self, seat: int, action: Sequence[int], decision: int | None = None, luck: Chance | None = None) -> list[Event]:
        """Makes a choice, and returns what happened. `decision` is the id of the question that is answered.

        `luck` is used instead of the table's own chance, as in a lesson where everybody draws the same.
        """
        self.question(seat, decision)
        return self._play(Entry(seat, tuple(action), []), self._chance if luck is None else luck)

    def question(self, seat: int, decision: int | None) -> Decision:
        """The open question of a seat; `decision`: the number it must have, if whoever answers knows it."""
        if not self.decisions:
            raise Illegal("illegal-over")
        open_one = self.decision_of(seat)
        if open_one is None:
            raise Illegal("illegal-seat", seat=seat + 1)
        if decision is not None and decision != open_one.id:
            raise Illegal("illegal-stale", given=decision, open=open_one.id)
        return open_one

    def _play(self, entry: Entry, chance: Chance) -> list[Event]:
        mark = len(self.events)
        asked = self.decisions
        entry.asked = self.decision_of(entry.seat)
        self._advance(entry, chance)
        entry.chance = chance.take_record()
        self._ask(entry.seat)
        events = self.events[mark:]
        # The end of a run is written into its campaign.
        closed = self.record is not None and not self.decisions
        entry.reveals = closed or bool(entry.chance) or any(event.reveals for event in events)
        entry.passed = self.decision_of(entry.seat) is None and not self._still_asked(asked)
        self.log.append(entry)
        return events

    def _still_asked(self, before: list[Decision]) -> bool:
        """Whether all who are asked now were asked before: where seats choose at once, an answer passes the turn to nobody."""
        known = [decision.id for decision in before]
        return bool(self.decisions) and all(decision.id in known for decision in self.decisions)

    def _advance(self, entry: Entry, chance: Chance) -> None:
        """Plays a choice and remembers how to take it back, or changes nothing."""
        before = self.state.copy()
        mark = len(self.events)
        try:
            self._apply(self.state, entry, chance, self.events.append)
        except BaseException:
            # Illegal changes nothing by contract; a replayed record may break off in the middle of a move.
            self.state = before
            del self.events[mark:]
            chance.take_record()
            raise
        self._keep(before)
        self.made.append(entry)
        self._marks.append(mark)

    def _apply(self, state: Any, entry: Entry, chance: Chance, emit: Emit) -> None:
        """By the rules; at a practice table also what no rule allows, where the game has a room for that."""
        room: Any = self.game.room("practice") if self.practice else None
        if room is not None and entry.action and entry.action[0] in room.VERBS:
            room.apply(state, entry.seat, entry.action, chance, emit)
        else:
            self.game.apply(state, entry.seat, entry.action, chance, emit)

    def _keep(self, before: Any) -> None:
        """Remembers how it stood before the choice that comes next in the line; forgets what can be played again."""
        choices = len(self.made)
        self._snapshots[choices] = before
        if choices % SNAPSHOTS:
            self._snapshots.pop(choices - SNAPSHOTS, None)

    def _ask(self, acted: int | None) -> None:
        """Numbers the open questions; a seat whose question is untouched by what others did keeps its number."""
        old = {decision.seat: decision for decision in self.decisions if decision.seat != acted}
        self.decisions = [self._freer(decision) for decision in self.game.decisions(self.state)]
        for decision in self.decisions:
            kept = old.get(decision.seat)
            if kept is not None and kept.same_as(decision):
                decision.id = kept.id
            else:
                self._asked += 1
                decision.id = self._asked

    def _freer(self, decision: Decision) -> Decision:
        """At a practice table a question has more answers than the rules give it, where the game has a room for that."""
        room: Any = self.game.room("practice") if self.practice else None
        more: Sequence[Region] = [] if room is None else room.regions(self.state, decision)
        if not more:
            return decision
        regions = (*decision.regions, *more)
        return Decision(decision.seat, decision.question, decision.choices, decision.about, regions, decision.stop)

    def why_no_undo(self, seat: int) -> str:
        """The message id of why this seat cannot take back now; empty if it can."""
        at = self._latest(seat)
        return "undo-nothing" if at < 0 else self._why_bound(seat, at)

    def may_undo(self, seat: int) -> bool:
        """Whether this seat can take back now: `why_no_undo` without the reason, and without looking further than it must."""
        at = len(self.made) - 1
        if self.record is not None and not self.decisions:
            return False
        if self.practice:
            return at >= 0
        while at >= 0:
            entry = self.made[at]
            if entry.reveals or entry.passed:
                return False
            if entry.seat == seat:
                return self._free_of_it(seat, at)
            at -= 1
        return False

    def undoable(self, seat: int) -> int:
        """How many of its latest choices this seat may take back, one after the other."""
        count = 0
        for at in range(len(self.made) - 1, -1, -1):
            if self.practice or self.made[at].seat == seat:
                if self._why_bound(seat, at):
                    break
                count += 1
        return count

    def undo(self, seat: int) -> None:
        """Takes back the seat's latest choice: an entry in the log, like any other.

        What others chose since then, asked at the same time, stays chosen; its events follow anew.
        """
        why = self.why_no_undo(seat)
        if why:
            raise Illegal(why)
        at = self._latest(seat)
        taken, later = self.made[at], self.made[at + 1 :]
        self.state = self.state_after(at)
        del self.events[self._marks[at] :]
        del self.made[at:], self._marks[at:]
        self._snapshots = {choices: state for choices, state in self._snapshots.items() if choices < at}
        for entry in later:
            self._advance(entry, Replay(entry.chance))
        self.log.append(Entry(seat, (), [], undo=True))
        self._ask(taken.seat)

    def _latest(self, seat: int) -> int:
        """Where in the line stands what this seat would take back (in practice: anybody's latest choice); -1: nowhere."""
        at = len(self.made) - 1
        while at >= 0 and not self.practice and self.made[at].seat != seat:
            at -= 1
        return at

    def _why_bound(self, seat: int, at: int) -> str:
        """Why a seat is bound to its choice at this place of the line, by itself or by what happened since."""
        if self.record is not None and not self.decisions:
            return "undo-run"
        if self.practice:
            return ""
        since = self.made[at:]
        if any(entry.reveals for entry in since):
            return "undo-chance"
        if any(entry.passed for entry in since) or not self._free_of_it(seat, at):
            return "undo-passed"
        return ""

    def _free_of_it(self, seat: int, at: int) -> bool:
        """Whether what others were asked and answered since would be just the same without the seat's choices."""
        others = [entry for entry in self.made[at:] if entry.seat != seat]
        if not others:
            return True
        state = self.state_after(at)
        for entry in others:
            asked = only_seat(self.game.decisions(state), entry.seat)
            if asked is None or entry.asked is None or not asked.same_as(entry.asked):
                return False
            try:
                self._apply(state, entry, Replay(entry.chance), None)
            except SamobrankaError:
                return False
        now = [decision for decision in self.decisions if decision.seat != seat]
        then = [decision for decision in self.game.decisions(state) if decision.seat != seat]
        return len(now) == len(then) and all(one.same_as(two) for one, two in zip(now, then, strict=True))

    def choice_of(self, event: int) -> int:
        """After how many choices this event had happened; 0: at the set-up."""
        return bisect_right(self._marks, event)

    def first_event(self, choice: int) -> int:
        """The number of the first event after so many choices."""
        return self._marks[choice] if choice < len(self._marks) else len(self.events)

    def between_choices(self, event: int) -> bool:
        """Whether this event is the first of a choice, or the next one will be."""
        return event in (0, len(self.events)) or event in self._marks

    def stretches(self, since: int = 0) -> Iterator[tuple[int, int]]:
        """The events of the set-up and of every choice, from one to before the other; from `since` on."""
        marks = self._marks[bisect_right(self._marks, since) :]
        for first, end in pairwise([since, *marks, len(self.events)]):
            if first < end:
                yield first, end

    def state_after(self, choices: int) -> Any:
        """How it stood after so many choices. A copy, so looking back changes nothing."""
        if choices == len(self.made):
            return self.state.copy()
        kept = choices
        while kept not in self._snapshots:
            kept -= 1
        state = self._snapshots[kept].copy()
        for entry in self.made[kept:choices]:
            self._apply(state, entry, Replay(entry.chance), None)
        return state

    def replay(self, to: int | None = None) -> "Table":
        """This play as it stood after `to` choices (all of them, if not said); undone choices are left out."""
        line = self.made if to is None else self.made[:to]
        table = Table(self.game, self.seats, self.options, None, self.practice, self.setup_chance, self.record, self.position)
        for entry in line:
            table.repeat(entry)
        return table

    def fork(self, seed: int | str | None = None) -> "Table":
        """A second table in the same situation, with luck of its own from here on: the same with the same seed."""
        return Table(self.game, self.seats, None, seed, like=self)

    def __repr__(self) -> str:
        now = self.outcome.reason if self.outcome is not None else f"turn {self.turn}"
        return f"<Table {self.game.info.id}, {self.seats} seats, {len(self.made)} choices, {now}>"

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """As a save, which any process can play again, compiled or not."""
        return Table.from_data, (self.game, json.loads(self.to_json()))

    def repeat(self, entry: Entry) -> list[Event]:
        """Plays an entry of another log here, with the luck it had there."""
        chance = Replay(entry.chance)
        events = self._play(Entry(entry.seat, entry.action, entry.chance), chance)
        if not chance.finished():
            raise BadSave("save-chance-wrong", value=entry.chance[-1], source="log")
        return events

    def to_json(self) -> str:
        """The whole play as text: what was chosen and what chance answered. No seed, so nobody can read the future."""
        text = self.game.info.verbs.text
        log: list[object] = [
            ["undo", entry.seat] if entry.undo else [text(entry.action), entry.seat, entry.chance] for entry in self.log
        ]
        head: dict[str, object] = {
            "format": FORMAT,
            "game": self.game.info.id,
            "version": self.game.info.version,
            "seats": self.seats,
            "options": self.options,
            "practice": self.practice,
            "setup": self.setup_chance,
        }
        if self.record is not None:
            head["record"] = self.record
        if self.position is not None:
            head["position"] = self.position
        lines = ",\n    ".join(json.dumps(line) for line in log)
        return json.dumps(head, indent=2)[:-2] + f',\n  "log": [\n    {lines}\n  ]\n}}\n'

    def _read(self, line: object) -> None:
        """Does what a line of a saved log says."""
        if not isinstance(line, list) or len(line) != (2 if line[:1] == ["undo"] else 3):
            raise wrong(line, "log")
        seat = whole(line[1], "seat")
        if line[0] == "undo":
            self.undo(seat)
        else:
            self.repeat(Entry(seat, self.game.info.verbs.parse(line[0]), wholes(line[2], "log")))

    @staticmethod
    def from_data(game: Game[Any], data: Mapping[str, Any], seed: int | str | None = None) -> "Table":
        """Plays a saved log again. What does not fit is refused, with the number of the entry."""
        if data.get("version") != game.info.version:
            saved = str(data.get("version"))[:40]
            raise BadSave("save-version", game=game.info.id, saved=saved, here=game.info.version)
        number = 0
        try:
            options, practice, log = data.get("options"), data.get("practice", False), data.get("log")
            record, position = data.get("record"), data.get("position")
            if not isinstance(options, dict):
                raise wrong(options, "options")
            if not isinstance(practice, bool):
                raise wrong(practice, "practice")
            if not isinstance(log, list):
                raise wrong(log, "log")
            if record is not None and not isinstance(record, dict):
                raise wrong(record, "record")
            if position is not None and not (isinstance(position, list) and all(isinstance(line, str) for line in position)):
                raise wrong(position, "position")
            seats, setup = whole(data.get("seats"), "seats"), wholes(data.get("setup"), "setup")
            table = Table(game, seats, options, seed, practice, setup, record, position)
            for line in log:
                number += 1
                table._read(line)
        except (SamobrankaError, KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            why = error.message if isinstance(error, SamobrankaError) else repr(error)
            raise BadSave("save-broken", entry=number, why=why) from error
        return table


def begun(
    game: Game[Any],
    record: Record | None,
    options: Mapping[str, OptionValue],
    seats: int,
    chance: Chance,
    emit: Emit,
    position: list[str] | None = None,
) -> Any:
    """A game from its beginning or from a position, or a run of a campaign from the record it goes on with."""
    if position is not None:
        return game.notation.position(options, seats, position, chance, emit)
    if record is None:
        return game.start(options, seats, chance, emit)
    campaign: Any = game.room("campaign")
    if campaign is None:
        raise BadSave("campaign-none", game=game.info.id)
    return campaign.go_on(record, options, seats, chance, emit)


def wrong(value: object, source: str) -> BadSave:
    return BadSave("save-chance-wrong", value=repr(value)[:40], source=source)


def whole(value: object, source: str) -> int:
    """A number of a save as it must be: 1, but neither 1.0 nor true, which Python takes for equal."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise wrong(value, source)


def wholes(values: object, source: str) -> list[int]:
    if not isinstance(values, list):
        raise wrong(values, source)
    return [whole(value, source) for value in values]


def read_save(text: str, name: str = "save") -> dict[str, Any]:
    """The data of a saved table, whatever its game; refuses what is none."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadSave("save-not-json", file=name) from None
    if not isinstance(data, dict) or not str(data.get("format", "")).startswith("samobranka-table"):
        raise BadSave("save-not-table", file=name)
    if data["format"] != FORMAT:
        raise BadSave("save-format", saved=str(data["format"])[:40])
    return data
