"""One question to one person: numbered choices, and letters that work at any time."""

from typing import Final

from rich.text import Text

from samobranka.core.decision import Action, Decision, parse_action
from samobranka.core.errors import Illegal
from samobranka.core.table import Table
from samobranka.terminal import rulebook, story
from samobranka.terminal.desk import Desk, Leave
from samobranka.terminal.face import Face
from samobranka.terminal.narrowing import Group, Narrowing

UNDO, SAVE, QUIT, HELP, RULES, LOG, BACK = "u", "s", "q", "h", "r", "l", "b"
COMMANDS: Final = (
    (UNDO, "tui-undo"),
    (SAVE, "tui-save-leave"),
    (RULES, "tui-menu-rules"),
    (LOG, "tui-log-command"),
    (HELP, "tui-help"),
)
# The same keys on a Russian keyboard, for those who do not switch.
RUSSIAN_KEYS: Final = str.maketrans("гыйркди", "usqhrlb")


class TakenBack(Exception):
    """The person took back the latest choice: there is another question now."""


class Prompt:
    """Asks until there is an answer."""

    def __init__(self, desk: Desk, table: Table, face: Face, decision: Decision) -> None:
        self.desk = desk
        self.table = table
        self.face = face
        self.decision = decision
        self.view = table.view(decision.seat)
        self.narrowing = Narrowing(decision.choices, lambda action: table.game.pieces(table.state, action))

    def answer(self) -> Action:
        self.list_choices()
        while True:
            typed = self.desk.ask(self.hint())
            action = self.choice(typed) if self.is_choice(typed) else self.command(typed)
            if action is not None:
                return action

    def hint(self) -> str:
        groups = self.narrowing.groups
        return self.desk.words("tui-choose" if all(group.single for group in groups) else "tui-choose-piece")

    def list_choices(self) -> None:
        desk = self.desk
        desk.show("", Text(desk.words(self.table.game.ask(self.table.state, self.decision)), "bold"))
        desk.numbered([self.label(group) for group in self.narrowing.groups])
        letters = [f"{letter} {desk.words(id)}" for letter, id in COMMANDS]
        if self.narrowing.deep:
            letters.insert(0, f"0 {desk.words('tui-back')}")
        desk.show(Text("  ".join(letters), "dim"))

    def label(self, group: Group) -> str:
        if group.single:
            return self.desk.words(self.table.game.describe(self.table.state, self.decision.seat, group.choices[0]))
        name = self.face.name(group.piece, self.view)
        return self.desk.words("tui-some-choices", name=name, count=len(group.choices))

    def is_choice(self, typed: str) -> bool:
        return typed.isdecimal() or (self.decision.region is not None and " " in typed)

    def choice(self, typed: str) -> Action | None:
        """A number of the list, or, where not everything can be listed, a choice as the log writes it."""
        groups = self.narrowing.groups
        if not typed.isdecimal():
            return self.written(typed)
        number = int(typed)
        if number == 0 and self.narrowing.deep:
            self.narrowing.back()
        elif not 1 <= number <= len(groups):
            self.wrong(typed)
            return None
        elif groups[number - 1].single:
            return groups[number - 1].choices[0]
        else:
            self.narrowing.enter(groups[number - 1])
        self.list_choices()
        return None

    def written(self, typed: str) -> Action | None:
        try:
            action = parse_action(self.table.game.info.verbs, typed)
        except Illegal:
            action = ()
        if action and self.decision.allows(action):
            return action
        self.wrong(typed)
        return None

    def wrong(self, typed: str) -> None:
        self.desk.say("tui-invalid", "yellow", text=typed[:40])

    def command(self, typed: str) -> Action | None:
        """Letters answer nothing; after those that fill the screen the choices are listed again."""
        word, _, rest = typed.partition(" ")
        letter = word.lower().translate(RUSSIAN_KEYS) if len(word) == 1 else word
        if letter in (SAVE, QUIT):
            raise Leave
        if letter == UNDO:
            self.undo()
            return None
        if letter == BACK and self.narrowing.deep:
            self.narrowing.back()
        elif letter in (HELP, "?"):
            self.help()
        elif letter == RULES:
            rulebook.show(self.desk, self.face.game, rest.strip())
        elif letter == LOG:
            story.tell(self.desk, self.table, self.decision.seat, 0, most=None)
        elif typed:
            self.wrong(typed)
            return None
        self.list_choices()
        return None

    def undo(self) -> None:
        try:
            self.table.undo(self.decision.seat)
        except Illegal as illegal:
            self.desk.say(illegal.message, "yellow")
            return
        self.desk.say("tui-undone")
        raise TakenBack

    def help(self) -> None:
        self.desk.say("tui-help-text")
        for letter, id in COMMANDS:
            self.desk.show(f"   {letter}  {self.desk.words(id)}")
