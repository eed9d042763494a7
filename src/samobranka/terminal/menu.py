"""The front door in a terminal: new games, games to go on with, rules, language."""

from collections.abc import Callable
from typing import Final

import samobranka
from samobranka import games
from samobranka.core.errors import Message, SamobrankaError
from samobranka.terminal import newgame, rulebook, saves
from samobranka.terminal.desk import Desk, Leave
from samobranka.terminal.saves import Saved
from samobranka.terminal.session import Session
from samobranka.words import LANGUAGES, say

# So many saved games are offered, the latest ones.
SAVES_SHOWN: Final = 5


class Menu:
    """Offers what there is until the person leaves."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def run(self) -> int:
        try:
            while True:
                self.step()
        except Leave:
            self.desk.say("tui-bye")
            return 0

    def step(self) -> None:
        desk = self.desk
        entries: list[tuple[str, Callable[[], None]]] = []
        for game in games.names():
            entries.append((desk.words("tui-menu-new", game=title(game)), lambda game=game: self.new(game)))  # type: ignore[misc]
        for saved in [saved for saved in saves.unfinished() if saved.game in games.names()][:SAVES_SHOWN]:
            when = f"{saved.when:%Y-%m-%d %H:%M}"
            words = desk.words("tui-menu-resume", game=title(saved.game), when=when)
            entries.append((words, lambda saved=saved: self.resume(saved)))  # type: ignore[misc]
        entries.append((desk.words("tui-menu-rules"), self.rules))
        entries.append((desk.words("tui-menu-language", name=desk.words("tui-language-name")), self.language))
        entries.append((desk.words("tui-menu-quit"), self.quit))
        entries[desk.pick(desk.words("tui-menu-title"), [label for label, _ in entries], default=0)][1]()

    def new(self, game: str) -> None:
        desk = self.desk
        again = True
        while again:
            try:
                table, seats = newgame.ask(desk, game)
            except Leave:
                return
            Session(desk, table, seats, saves.fresh_file(game)).run()
            again = table.outcome is not None and self.yes(desk.words("tui-again"))

    def resume(self, saved: Saved) -> None:
        try:
            table = samobranka.load(saved.file)
        except SamobrankaError as error:
            self.desk.say(error.message, "yellow")
            return
        Session(self.desk, table, saves.seats_of(saved.file, table.seats, []), saved.file).run()

    def rules(self) -> None:
        """Contents, then rules by number or word until an empty line."""
        names = games.names()
        titles = [self.desk.words(title(game)) for game in names]
        game = names[self.desk.pick(self.desk.words("tui-menu-rules"), titles, default=0) if len(names) > 1 else 0]
        rulebook.show(self.desk, game, "")
        while typed := self.desk.ask(self.desk.words("tui-menu-rules")):
            rulebook.show(self.desk, game, typed[2:].strip() if typed.lower().startswith("r ") else typed)

    def language(self) -> None:
        names = [say(Message("tui-language-name"), language) for language in LANGUAGES]
        here = LANGUAGES.index(self.desk.language)
        words = self.desk.words("tui-menu-language", name=names[here])
        self.desk.language = LANGUAGES[self.desk.pick(words, names, default=here)]

    def quit(self) -> None:
        raise Leave

    def yes(self, question: str) -> bool:
        return self.desk.pick(question, [self.desk.words("tui-yes"), self.desk.words("tui-no")], default=1) == 0


def title(game: str) -> Message:
    return Message(f"{game}-title")
