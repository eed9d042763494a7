"""For somebody who must choose: what a bot would do in his place and why, and what would come of a choice."""

from samobranka import bots
from samobranka.bots import Chair
from samobranka.bots.reasons import why
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.table import Table
from samobranka.terminal import aiming, typed
from samobranka.terminal.desk import Desk
from samobranka.terminal.face import Face
from samobranka.terminal.narrowing import Group


class Advice:
    """About one question. It sees what the seat sees, and changes nothing."""

    def __init__(self, desk: Desk, table: Table, decision: Decision) -> None:
        self.desk = desk
        self.table = table
        self.decision = decision
        self.preview = table.game.room("preview")

    @property
    def foresees(self) -> bool:
        return self.preview is not None

    def hint(self, groups: list[Group]) -> None:
        """A bot's choice in words, why it is good, and how it is typed: by its number, where it stands on the screen."""
        desk, table, seat = self.desk, self.table, self.decision.seat
        chair = Chair(table.game, seat, table.state)
        # The same question gets the same hint, however often one asks.
        seed = f"hint {self.decision.id}"
        action = bots.make(bots.DEFAULT, seed, steady=True).choose(chair, self.decision)
        desk.say("tui-hint", "bold", what=table.game.describe(table.state, seat, action))
        reason = why(chair, action, Chance(seed))
        if reason is not None:
            desk.say(reason)
        numbers = [str(number) for number, group in enumerate(groups, 1) if group.choices == [action]]
        desk.say("tui-hint-type", "dim", text=numbers[0] if numbers else typed.written(table, self.decision, action))

    def foresee(self, action: Action, face: Face) -> None:
        """Says what would come of a choice, in the game's own words where it has some."""
        game, seat = self.table.game, self.decision.seat
        world = game.determinize(self.table.state, seat, Chance())
        ahead = self.preview.preview(world, seat, action)
        own = face.foreseen(ahead, self.table.view(seat))
        lines = aiming.foreseen(self.desk, game.info.id, ahead) if own is None else [self.desk.words(line) for line in own]
        self.desk.show(*(f"   {line}" for line in lines))
