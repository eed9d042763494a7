"""Where a person sits: a console to show things on, and a way to read a line. Tests bring their own."""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from samobranka.core.errors import Fact, Message
from samobranka.words import LANGUAGES, bundle, preferred_language, say

CLEAR_HISTORY: Final = "\x1b[3J"


class Leave(Exception):
    """The person goes away: end of input, Ctrl-C, or by word."""


class Desk:
    """Says messages in the person's language and reads what is typed."""

    def __init__(self, console: Console, read: Callable[[str], str], language: str | None = None) -> None:
        self.console = console
        self.read = read
        self.language = language if language in LANGUAGES else preferred_language()

    def words(self, message: str | Message, **facts: Fact | Message) -> str:
        return say(Message(message, **facts) if isinstance(message, str) else message, self.language)

    def named(self, id: str, otherwise: str) -> str:
        """What a game calls something, where it has a word for it."""
        return self.words(id) if bundle(self.language).has_message(id) else otherwise

    def say(self, message: str | Message, style: str = "", **facts: Fact | Message) -> None:
        self.show(Text(self.words(message, **facts), style))

    def show(self, *things: RenderableType) -> None:
        """Strings are shown as they are: no markup, no highlighting."""
        for thing in things:
            self.console.print(Text(thing) if isinstance(thing, str) else thing)

    def ask(self, prompt: str) -> str:
        try:
            return self.read(f"{prompt} > ").strip()
        except (EOFError, KeyboardInterrupt):
            self.show("")
            raise Leave from None

    def pause(self) -> None:
        self.ask(self.words("tui-press-enter"))

    def numbered(self, labels: list[str]) -> None:
        width = len(str(len(labels)))
        for number, label in enumerate(labels, 1):
            self.show(Text.assemble((f" {number:>{width}} ", "bold"), " ", label, overflow="fold"))

    def pick(self, title: str, labels: list[str], default: int | None = None) -> int:
        """One of several by its number; Enter takes the default."""
        self.show("", Text(title, "bold"))
        self.numbered(labels)
        hint = self.words("tui-choose")
        if default is not None:
            hint += f" ({self.words('tui-enter-default', text=default + 1)})"
        while True:
            typed = self.ask(hint)
            if not typed and default is not None:
                return default
            if typed.isdecimal() and 1 <= int(typed) <= len(labels):
                return int(typed) - 1
            self.say("tui-invalid", "yellow", text=typed[:40])

    def thinking(self, player: Message) -> AbstractContextManager[object]:
        if not self.console.is_terminal:
            return nullcontext()
        return self.console.status(self.words("tui-thinking", player=player))

    def curtain(self, player: Message) -> None:
        """Hides what the one before saw, also further up, and waits for the next."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(CLEAR_HISTORY)
        self.say("tui-curtain", "bold", player=player)
        self.pause()


def at_this_terminal(language: str | None) -> Desk:
    console = Console()
    return Desk(console, lambda prompt: console.input(Text(prompt, "bold")), language)
