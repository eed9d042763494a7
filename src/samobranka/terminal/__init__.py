"""The same table in a terminal: play, menu, replay. Knows no game by name; a game may bring its own drawing."""

from pathlib import Path

import samobranka
from samobranka import games
from samobranka.core.errors import BadOption, BadSave
from samobranka.core.table import Table
from samobranka.folders import text_of
from samobranka.terminal import saves
from samobranka.terminal.campaign import open_journey
from samobranka.terminal.desk import Desk, at_this_terminal
from samobranka.terminal.menu import Menu
from samobranka.terminal.replay import Replay, at_a_keyboard
from samobranka.terminal.runs import is_campaign, loaded, run_of, show_runs
from samobranka.terminal.session import Session

__all__ = ["menu", "play", "play_campaign", "show_replay", "show_replay_of"]


def play(
    game: str,
    seats: list[str],
    options: dict[str, object],
    seed: int | None,
    language: str | None,
    resume: Path | None,
    desk: Desk | None = None,
) -> int:
    """A game from its beginning, or a saved one; `resume=Path()` means the latest. Returns the exit code."""
    if resume is not None:
        return resumed(resume, seats, desk or at_this_terminal(language)).run()
    table = Table(games.find(game), len(seats), options, seed)
    return Session(desk or at_this_terminal(language), table, seats, saves.fresh_file(game), seed).run()


def play_campaign(
    game: str,
    file: Path,
    seats: list[str] | None,
    options: dict[str, object],
    seed: int | None,
    language: str | None,
    desk: Desk | None = None,
) -> int:
    """Begins a campaign in that file, or goes on with the one that is there. Returns the exit code."""
    return open_journey(desk or at_this_terminal(language), game, file, seats, options, seed).run()


def resumed(file: Path, seats: list[str], desk: Desk) -> Session:
    """The saved table with those who sat at it; `seats` counts where nobody knows who they were."""
    if file == Path():
        games_left = saves.unfinished()
        if not games_left:
            raise BadSave("tui-no-saves")
        file = games_left[0].file
    table = samobranka.load(file)
    return Session(desk, table, saves.seats_of(file, table.seats, seats), file)


def show_replay_of(file: Path, run: int | None, language: str | None, to: int | None, desk: Desk | None = None) -> int:
    """A saved table step by step; of a campaign its runs, or one of them."""
    text = text_of(file)
    if not is_campaign(text):
        if run is not None:
            raise BadSave("save-not-campaign", file=str(file))
        return show_replay(samobranka.loads(text, str(file)), language, to, desk)
    campaign = loaded(text, file)
    if run is not None:
        return show_replay(run_of(campaign, run), language, to, desk)
    show_runs(desk or at_this_terminal(language), campaign)
    return 0


def menu(language: str | None, desk: Desk | None = None) -> int:
    """What there is to play, until the person leaves."""
    return Menu(desk or at_this_terminal(language)).run()


def show_replay(table: Table, language: str | None, to: int | None, desk: Desk | None = None) -> int:
    """Steps through a table; without a keyboard, or with `to`, prints one position and the story up to it."""
    if to is not None and not 0 <= to <= len(table.made):
        raise BadOption("replay-range", to=to, last=len(table.made))
    replay = Replay(desk or at_this_terminal(language), table)
    if to is None and (desk is not None or at_a_keyboard()):
        replay.walk()
    else:
        replay.to(len(table.made) if to is None else to)
    return 0
