"""Plays the examples of a rulebook against the rules: a position, what people and chance do, and what must be true after it."""

import re
from collections.abc import Iterable
from typing import Any, Final

from samobranka.core.chance import DIE, Script
from samobranka.core.decision import Decision
from samobranka.core.errors import BadOption, BadSave, Illegal
from samobranka.core.events import Emit
from samobranka.core.game import Game, LaysOut, only_seat
from samobranka.core.table import Table
from samobranka.rulebook.notation import counted
from samobranka.rulebook.reading import Example, line_of

# What an example leaves open is decided by each of these seeds in turn; it must hold with all of them.
SEEDS: Final = (1, 2, 3)


class Failure:
    """An example that does not hold: the statement, its line, and what was found."""

    def __init__(self, example: Example, statement: str, why: str) -> None:
        self.example = example
        self.statement = statement
        self.why = why
        self.line = line_of(example, statement)

    def __str__(self) -> str:
        return f"{self.example.file.name}:{self.line}: {self.example.rule}: {self.statement!r}: {self.why}"


class Given:
    """The table of an example: its seats, the options it names, and the lines of its position."""

    def __init__(self, example: Example) -> None:
        self.seats = 2
        self.options: dict[str, object] = {}
        self.lines: list[str] = []
        self.new_game = False
        for line in example.given:
            words = line.split()
            if words[0] == "players":
                self.seats = int(words[1])
            elif words[0] in ("mode", "option"):
                name, *value = words if words[0] == "mode" else words[1:]
                self.options[name] = value[0] if value else "on"
            elif line == "new game":
                self.new_game = True
            else:
                self.lines.append(line)


class Run:
    """One example being played, step by step: the same walk serves the check and "show me"."""

    def __init__(self, game: Game[Any], example: Example, seed: int, emit: Emit = None) -> None:
        self.game = game
        self.example = example
        self.emit = emit
        self.chance = Script(seed)
        self.statement = ""
        self._tell_chance()
        self.given = Given(example)
        self.options = game.info.complete(self.given.seats, self.given.options)
        self.state = self._position()
        self.setup = self.chance.take_record()

    def _tell_chance(self) -> None:
        for line in self.example.do:
            self.statement = line
            tell_chance(self.game, self.chance, line)

    def _position(self) -> Any:
        given = self.given
        if not given.new_game:
            return self.game.notation.position(self.options, given.seats, given.lines, self.chance, self.emit)
        if given.lines:
            raise ValueError("a new game has no position")
        return self.game.start(self.options, given.seats, self.chance, self.emit)

    def laid_out(self) -> Any | None:
        """The position as it was before the game went on by itself; None where that cannot be shown."""
        notation = self.game.notation
        if not isinstance(notation, LaysOut):
            return None
        return notation.lay_out(self.options, self.given.seats, self.given.lines)

    def practice(self) -> Table:
        """A practice table that begins as this example does, what chance did until the first question included."""
        given = self.given
        setup, position = self.setup, None if given.new_game else given.lines
        return Table(self.game, given.seats, self.options, None, True, setup, position=position)

    def choices(self) -> list[str]:
        return [line for line in self.example.do if not is_chance(line)]

    def shown_choices(self) -> list[str]:
        """What "show me" plays: the choices, or, where the example says only what somebody may do, the first of that."""
        possible = [line.removeprefix("can ") for line in self.example.expect if line.startswith("can ")]
        return self.choices() or possible[:1]

    def step(self, line: str) -> Illegal | None:
        """Makes one choice of the example, or sees it refused and returns why."""
        self.statement = line
        refused = re.fullmatch(r"refused ?(\w*): (\d) (.+)", line)
        if refused:
            return self._refuse(refused[1], int(refused[2]) - 1, refused[3])
        seat, words = choice_of(line)
        self.game.apply(self.state, seat, self.game.notation.action(self.state, seat, words), self.chance, self.emit)
        return None

    def _refuse(self, reason: str, seat: int, words: str) -> Illegal:
        before = self.state.key()
        try:
            self.game.apply(self.state, seat, self.game.notation.action(self.state, seat, words), self.chance, self.emit)
        except Illegal as illegal:
            if reason and not illegal.id.endswith("-" + reason):
                raise ValueError(f"refused because of {illegal.id}") from None
            if self.state.key() != before:
                raise ValueError("the refused choice changed something") from None
            return illegal
        raise ValueError("was not refused")

    def holds(self, line: str) -> str:
        """Checks an expectation: what every game shares here, the rest in the game's notation."""
        self.statement = line
        word, _, rest = line.partition(" ")
        decisions = self.game.decisions(self.state)
        if word == "asks":
            return self._asks(rest, decisions)
        if word in ("can", "cannot"):
            seat, words = choice_of(rest)
            decision = only_seat(decisions, seat)
            action = self.game.notation.action(self.state, seat, words)
            allowed = decision is not None and decision.allows(action)
            return "" if allowed == (word == "can") else f"{'not ' if word == 'can' else ''}among the choices"
        if line == "not over" or word in ("won", "lost", "winner", "winners", "score") or line == "no winner":
            return self._ended(line, word, rest)
        return self.game.notation.holds(self.state, line)

    def _asks(self, rest: str, decisions: Iterable[Decision]) -> str:
        found = [f"{decision.seat + 1} {decision.question}" for decision in decisions]
        wanted = [] if rest == "nobody" else [rest]
        return "" if wanted == found or (wanted and wanted[0] in found) else f"the open questions are {found}"

    def _ended(self, line: str, word: str, rest: str) -> str:
        outcome = self.game.outcome(self.state)
        if line == "not over":
            return "" if outcome is None else f"it ended: {outcome.reason}"
        if outcome is None:
            return "the game is not over"
        if word in ("won", "lost"):
            good = outcome.won == (word == "won") and rest in ("", outcome.reason)
        elif word == "score":
            seat, points = re.split(r": ?", rest)
            good = outcome.scores[int(seat) - 1] == int(points)
        else:
            # Where players win together, one of them may be honoured; where each plays for himself, the winners are meant.
            together = len(outcome.teams) < len(outcome.scores) or outcome.cooperative
            best = outcome.honours if outcome.honours or (outcome.won and together) else outcome.winners
            wanted = [] if word == "no" else [int(number) - 1 for number in rest.split()]
            good = wanted == best
        return "" if good else f"{outcome!r}, honours {outcome.honours}"


def is_chance(line: str) -> bool:
    return line.split()[0] in ("roll", "draw", "shuffle")


def tell_chance(game: Game[Any], chance: Script, line: str) -> bool:
    """Whether the line says what chance does; then the script knows it."""
    word, _, rest = line.partition(" ")
    if word == "roll":
        chance.tell(DIE, [int(rest)])
    elif word == "draw":
        chance.tell(*game.notation.drawn(rest))
    elif word == "shuffle":
        told = [game.notation.drawn(name) for name in counted(rest)]
        sources = {source for source, _ in told}
        if len(sources) != 1:
            raise ValueError(f"{line!r}: one heap is shuffled at a time")
        chance.tell_order(sources.pop(), [pieces for _, pieces in told])
    else:
        return False
    return True


def choice_of(line: str) -> tuple[int, str]:
    match = re.fullmatch(r"(\d) (.+)", line)
    if match is None:
        raise ValueError("cannot be read: a choice begins with the player's number")
    return int(match[1]) - 1, match[2]


def play_example(game: Game[Any], example: Example, seed: int) -> Failure | None:
    """None if all that is expected comes true."""
    statement = ""
    try:
        run = Run(game, example, seed)
    except (ValueError, BadOption, BadSave, IndexError, KeyError) as error:
        return Failure(example, (example.given or [""])[0], f"the position cannot be set up: {error}")
    try:
        for statement in run.choices():
            run.step(statement)
        for statement in example.expect:
            why = run.holds(statement)
            if why:
                return Failure(example, statement, why)
    except (ValueError, Illegal, BadSave, BadOption, IndexError, KeyError) as error:
        return Failure(example, statement, str(error) or repr(error))
    if run.chance.left():
        return Failure(example, "", f"never happened: {', '.join(run.chance.left())}")
    problems = game.check(run.state)
    return Failure(example, "", "; ".join(problems)) if problems else None


def check_example(game: Game[Any], example: Example) -> Failure | None:
    for seed in SEEDS:
        failure = play_example(game, example, seed)
        if failure is not None:
            return failure
    return None
