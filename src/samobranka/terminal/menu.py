"""The front door in a terminal: new games, games to go on with, rules, language."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import samobranka
from samobranka import games
from samobranka.core.errors import Message, SamobrankaError
from samobranka.terminal import newgame, rulebook, saves
from samobranka.terminal.campaign import open_journey
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
            if games.find(game).room("campaign") is not None:
                words = desk.words("tui-menu-campaign", game=title(game))
                entries.append((words, lambda game=game: self.new_campaign(game)))  # type: ignore[misc]
        entries += self.kept(saves.TABLES, "tui-menu-resume", self.resume)
        entries += self.kept(saves.CAMPAIGNS, "tui-menu-go-on", self.go_on)
        entries.append((desk.words("tui-menu-rules"), self.rules))
        entries.append((desk.words("tui-menu-language", name=desk.words("tui-language-name")), self.language))
        entries.append((desk.words("tui-menu-quit"), self.quit))
        entries[desk.pick(desk.words("tui-menu-title"), [label for label, _ in entries], default=0)][1]()

    def kept(self, kind: str, id: str, go_on: Callable[[Saved], None]) -> list[tuple[str, Callable[[], None]]]:
        """The latest that lie there, as entries of the menu."""
        entries: list[tuple[str, Callable[[], None]]] = []
        for saved in [saved for saved in saves.unfinished(kind) if saved.game in games.names()][:SAVES_SHOWN]:
            words = self.desk.words(id, game=title(saved.game), when=f"{saved.when:%Y-%m-%d %H:%M}")
            entries.append((words, lambda saved=saved: go_on(saved)))  # type: ignore[misc]
        return entries

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

    def new_campaign(self, game: str) -> None:
        desk, file = self.desk, saves.fresh_file(game, saves.CAMPAIGNS)
        try:
            seats, options = newgame.ask_company(desk, games.find(game).info)
        except Leave:
            return
        self.journey(game, file, seats, options)

    def go_on(self, saved: Saved) -> None:
        self.journey(saved.game, saved.file, None, {})

    def journey(self, game: str, file: Path, seats: list[str] | None, options: Mapping[str, object]) -> None:
        try:
            journey = open_journey(self.desk, game, file, seats, options)
        except SamobrankaError as error:
            self.desk.say(error.message, "yellow")
            return
        journey.run()

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
