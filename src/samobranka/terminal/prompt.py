"""One question to one person: numbered choices, choices in words, and letters that work at any time."""

from typing import Final

from rich.text import Text

from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Illegal
from samobranka.core.regions import OneOf, Region
from samobranka.core.table import Table
from samobranka.terminal import aiming, rulebook, story, typed
from samobranka.terminal.advice import Advice
from samobranka.terminal.desk import Desk, Leave
from samobranka.terminal.face import Face
from samobranka.terminal.narrowing import Group, Narrowing

UNDO, SAVE, QUIT, HELP, RULES, LOG, BACK, HINT, TRY = "u", "s", "q", "h", "r", "l", "b", "i", "t"
COMMANDS: Final = (
    (UNDO, "tui-undo"),
    (HINT, "tui-hint-command"),
    (SAVE, "tui-save-leave"),
    (RULES, "tui-menu-rules"),
    (LOG, "tui-log-command"),
    (HELP, "tui-help"),
)
# These show something and leave the question open.
LOOKS: Final = (HELP, "?", RULES, LOG)
# The same keys on a Russian keyboard, for those who do not switch.
RUSSIAN_KEYS: Final = str.maketrans("гыйркдише", "usqhrlbit")


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
        self.advice = Advice(desk, table, decision)

    def answer(self) -> Action:
        self.list_choices()
        while True:
            text = self.desk.ask(self.invitation())
            action = self.choice(text) if text.isdecimal() else self.command(text)
            if action is not None:
                return action

    def invitation(self) -> str:
        groups = self.narrowing.groups
        if self.decision.regions:
            return self.desk.words("tui-choose-aim" if groups else "tui-choose-words")
        return self.desk.words("tui-choose" if all(group.single for group in groups) else "tui-choose-piece")

    def list_choices(self) -> None:
        desk = self.desk
        desk.show("", Text(desk.words(self.table.game.ask(self.table.state, self.decision)), "bold"))
        desk.numbered([self.label(group) for group in self.narrowing.groups])
        self.explain_regions()
        letters = [f"{letter} {desk.words(id)}" for letter, id in self.commands()]
        if self.narrowing.deep:
            letters.insert(0, f"0 {desk.words('tui-back')}")
        desk.show(Text("  ".join(letters), "dim"))

    def label(self, group: Group) -> str:
        if group.single:
            return self.desk.words(self.table.game.describe(self.table.state, self.decision.seat, group.choices[0]))
        name = self.face.name(group.piece, self.view)
        return self.desk.words("tui-some-choices", name=name, count=len(group.choices))

    def commands(self) -> list[tuple[str, str]]:
        return [*COMMANDS[:2], (TRY, "tui-try-command"), *COMMANDS[2:]] if self.advice.foresees else list(COMMANDS)

    def explain_regions(self) -> None:
        """How what cannot be listed is typed: as the game says it for each verb, else part by part."""
        verbs = self.table.game.info.verbs
        pieces: dict[str, list[str]] = {}
        for region in self.decision.regions:
            named = [part.names[number] for part in region.parts if isinstance(part, OneOf) for number in part.numbers]
            pieces.setdefault(verbs[region.verb], []).extend(named)
        forms = {verb: self.face.forms(verb, list(dict.fromkeys(whom))) for verb, whom in pieces.items()}
        for lines in forms.values():
            self.desk.show(*(Text(self.desk.words(line), overflow="fold") for line in lines or ()))
        for region in self.decision.regions:
            if forms[verbs[region.verb]] is None:
                self.explain(region)

    def explain(self, region: Region) -> None:
        """How it is typed."""
        game = self.table.game
        example = typed.written(self.table, self.decision, self.example(region))
        verb = game.info.verbs[region.verb]
        first, *parts = aiming.explained(self.desk, game.info.id, verb, region, example)
        self.desk.show(Text(first, overflow="fold"), *(Text(part, "dim", overflow="fold") for part in parts))

    def example(self, region: Region) -> Action:
        """Any one that is possible, always the same for one question."""
        return region.sample(Chance(self.decision.id))

    def choice(self, text: str) -> Action | None:
        """A number of the list."""
        groups = self.narrowing.groups
        number = int(text)
        if number == 0 and self.narrowing.deep:
            self.narrowing.back()
        elif not 1 <= number <= len(groups):
            self.wrong(text)
            return None
        elif groups[number - 1].single:
            return groups[number - 1].choices[0]
        else:
            self.narrowing.enter(groups[number - 1])
        self.list_choices()
        return None

    def in_words(self, text: str) -> Action | None:
        """A choice as the notation or the log writes it; None where it was refused, with the reason."""
        try:
            return typed.read(self.table, self.decision, text)
        except Illegal as illegal:
            self.desk.say(illegal.message, "yellow")
            return None

    def wrong(self, text: str) -> None:
        self.desk.say("tui-invalid", "yellow", text=text[:40])

    def command(self, text: str) -> Action | None:
        """Letters answer nothing; after those that fill the screen the choices are listed again. Words are a choice."""
        word, _, rest = text.partition(" ")
        letter = word.lower().translate(RUSSIAN_KEYS) if len(word) == 1 else word.lower()
        if letter in (SAVE, QUIT):
            raise Leave
        if letter == UNDO:
            self.undo()
        elif letter == HINT:
            self.advice.hint(self.narrowing.groups)
        elif letter in (TRY, "try") and self.advice.foresees:
            self.try_out(rest)
        elif text and letter not in LOOKS and not (letter == BACK and self.narrowing.deep):
            return self.in_words(text)
        else:
            self.look(letter, rest)
            self.list_choices()
        return None

    def look(self, letter: str, rest: str) -> None:
        if letter == BACK:
            self.narrowing.back()
        elif letter in (HELP, "?"):
            self.help()
        elif letter == RULES:
            rulebook.show(self.desk, self.face.game, rest.strip())
        elif letter == LOG:
            story.tell(self.desk, self.table, self.decision.seat, 0, most=None)

    def try_out(self, text: str) -> None:
        """Says what would come of a choice, and makes none."""
        groups = self.narrowing.groups
        if text.isdecimal() and 1 <= int(text) <= len(groups) and groups[int(text) - 1].single:
            action: Action | None = groups[int(text) - 1].choices[0]
        else:
            action = self.in_words(text)
        if action is not None:
            self.advice.foresee(action, self.face)

    def undo(self) -> None:
        try:
            self.table.undo(self.decision.seat)
        except Illegal as illegal:
            self.desk.say(illegal.message, "yellow")
            return
        self.desk.say("tui-undone")
        raise TakenBack

    def help(self) -> None:
        example = (self.decision.choices or [self.example(self.decision.regions[0])])[0]
        self.desk.say("tui-help-words", example=typed.written(self.table, self.decision, example))
        self.desk.say("tui-help-text")
        for letter, id in self.commands():
            self.desk.show(f"   {letter}  {self.desk.words(id)}")
