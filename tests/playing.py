"""What many tests do: look into a game's folder, answer at random until it is over, and let bots play."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from samobranka import bots, games
from samobranka.bots import Bot, Chair
from samobranka.core.chance import Chance
from samobranka.core.decision import Decision
from samobranka.core.events import Emit
from samobranka.core.game import Game, OptionValue
from samobranka.core.table import Table

LONGEST = 20_000


def place(game: str, part: str) -> Path:
    """A folder or file of a game that must be there."""
    found = games.folder(game, part)
    assert found is not None, f"{game} has no {part}"
    return found


def questions(table: Table, seed: int | str = 1) -> Iterator[Decision]:
    """A random play, question by question: somebody of those who are asked. The answer is given when the next is wanted."""
    chance = Chance(seed)
    for _ in range(LONGEST):
        if not table.decisions:
            return
        decision = table.decisions[chance.pick(len(table.decisions))]
        yield decision
        table.act(decision.seat, decision.sample(chance), decision.id)
    raise AssertionError(f"it is not over after {LONGEST} choices")


def play_on(table: Table, seed: int | str = 1, most: int = LONGEST, until: Callable[[Table], bool] | None = None) -> Table:
    """Anybody answers anything, again and again: to the end, or so often, or until something is so."""
    for made, _ in enumerate(questions(table, seed)):
        if made == most or (until is not None and until(table)):
            break
    return table


def played(game: Game[Any], seats: int, seed: int | str = 1, options: dict[str, object] | None = None) -> Table:
    """A whole random game."""
    table = play_on(Table(game, seats, options, seed), seed)
    assert table.outcome is not None
    return table


def states(game: Game[Any], options: Mapping[str, OptionValue], seats: int, seed: int, emit: Emit = None) -> list[Any]:
    """All states of a random game, in order, without a table."""
    chance = Chance(seed)
    state = game.start(options, seats, chance, emit)
    found = [state.copy()]
    while decisions := game.decisions(state):
        decision = decisions[chance.pick(len(decisions))]
        game.apply(state, decision.seat, decision.sample(chance), chance, emit)
        found.append(state.copy())
        assert len(found) < LONGEST
    assert game.outcome(state) is not None
    return found


def seated(names: Sequence[str], seed: int | str) -> list[Bot]:
    return [bots.make(name, f"{seed}/{seat}") for seat, name in enumerate(names)]


def answers(table: Table, players: Sequence[Bot]) -> Iterator[tuple[Decision, tuple[int, ...]]]:
    """Bots play to the end: each question, and the answer that is given when the next is wanted."""
    while table.decisions:
        decision = table.decisions[0]
        action = players[decision.seat].choose(Chair(table.game, decision.seat, table.state), decision)
        yield decision, action
        table.act(decision.seat, action, decision.id)


def let_play(table: Table, players: Sequence[Bot]) -> Table:
    for _ in answers(table, players):
        pass
    return table
