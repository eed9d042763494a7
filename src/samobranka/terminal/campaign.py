"""A campaign at a terminal: one run after the other, in whatever company; all of it in one file."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from samobranka import bots, games
from samobranka.core.campaign import Campaign, read_campaign, room_of
from samobranka.core.errors import BadOption, Message
from samobranka.core.table import Table
from samobranka.folders import text_of
from samobranka.terminal import newgame, saves
from samobranka.terminal.desk import Desk, Leave
from samobranka.terminal.runs import loaded
from samobranka.terminal.session import Session

Options = Mapping[str, object]


class RunSession(Session):
    """One run. What is kept is the whole campaign, and the end of the run closes it."""

    def __init__(self, desk: Desk, campaign: Campaign, table: Table, seats: list[str], file: Path, seed: int | None) -> None:
        super().__init__(desk, table, seats, file, seed)
        self.campaign = campaign

    def save(self) -> None:
        saves.write(self.file, self.campaign.to_json(), self.seats, False)

    def finish(self) -> None:
        self.campaign.close_run()
        super().finish()


class Journey:
    """Leads a campaign from run to run until the person leaves. `seats` are those of the next run."""

    def __init__(self, desk: Desk, campaign: Campaign, file: Path, seats: list[str], seed: int | None = None) -> None:
        self.desk = desk
        self.campaign = campaign
        self.file = file
        self.seats = seats
        self.seed = seed

    @property
    def number(self) -> int:
        return len(self.campaign.runs) + 1

    def begin(self, options: Options) -> Table:
        """The next run, with these options where the first one did not settle them."""
        table = self.campaign.next_run(len(self.seats), options, None if self.seed is None else f"{self.seed} {self.number}")
        saves.write(self.file, self.campaign.to_json(), self.seats, False)
        return table

    def run(self) -> int:
        try:
            while True:
                self.play_run(self.campaign.table or self.ask_next())
                if self.campaign.table is not None:
                    return 0  # Left in the middle: it is saved, and all is said.
        except Leave:
            self.desk.say("tui-bye")
            return 0

    def play_run(self, table: Table) -> None:
        room = room_of(self.campaign.game)
        before = room.milestones(table.record or {})
        self.desk.say("tui-run", "bold", run=self.number, progress=room.progress(table.record or {}))
        RunSession(self.desk, self.campaign, table, self.seats, self.file, self.seed).run()
        if self.campaign.table is None and self.campaign.record is not None:
            self.desk.say("tui-progress", "bold", progress=room.progress(self.campaign.record))
            for name, reached in room.milestones(self.campaign.record).items():
                if reached and not before.get(name):
                    milestone = Message(f"{self.campaign.game.info.id}-milestone-{name}")
                    self.desk.say("tui-milestone", "bold green", milestone=milestone)

    def ask_next(self) -> Table:
        """The same company, another one, or enough for today."""
        desk, info = self.desk, self.campaign.game.info
        labels = [desk.words(id) for id in ("tui-next-run", "tui-other-company", "tui-leave")]
        while True:
            picked = desk.pick(desk.words("tui-what-next"), labels, default=0)
            if picked == 2:
                raise Leave
            if picked == 1:
                self.seats = newgame.ask_seats(desk, newgame.ask_count(desk, info))
            try:
                return self.begin(self.last_options())
            except BadOption as wrong:
                desk.say(wrong.message, "yellow")

    def last_options(self) -> Options:
        """Those of the run before, as far as so many players can have them."""
        options = self.campaign.runs[-1].options if self.campaign.runs else {}
        return {**self.campaign.game.info.fit(len(self.seats), options), **self.campaign.fixed}


def open_journey(
    desk: Desk, game: str, file: Path, seats: list[str] | None, options: Options, seed: int | None = None
) -> Journey:
    """A new campaign, or the one in that file. `seats` None: whoever sat there the last time."""
    if not file.exists() and game:
        journey = Journey(desk, Campaign(games.find(game)), file, seats or [bots.HUMAN, bots.DEFAULT], seed)
        journey.begin(options)
        return journey
    text = text_of(file)
    data = read_campaign(text, str(file))
    campaign = loaded(text, file)
    if game and campaign.game is not games.find(game):
        raise BadOption("campaign-other", file=str(file), found=campaign.game.info.id, game=game)
    journey = Journey(desk, campaign, file, seats or saves.company_of(file) or [bots.HUMAN, bots.DEFAULT], seed)
    go_on(journey, seats, {**given_up(data, campaign), **options})
    return journey


def go_on(journey: Journey, seats: list[str] | None, options: Options) -> None:
    """To the open run, with those who began it; or to the next one."""
    campaign, table = journey.campaign, journey.campaign.table
    if table is not None and table.outcome is not None:
        # It was over, and nobody had the time to write that down.
        campaign.close_run()
        table = None
    if table is None:
        if campaign.dropped is not None:
            journey.desk.say("tui-run-anew", "yellow", run=journey.number, why=campaign.dropped)
        journey.begin({**journey.last_options(), **options})
        return
    if seats is None:
        journey.seats = saves.seats_of(journey.file, table.seats, [])
    full = campaign.game.info.complete(len(journey.seats), {**table.options, **options})
    if len(journey.seats) != table.seats or full != table.options:
        raise BadOption("campaign-open", run=journey.number)


def given_up(data: Mapping[str, Any], campaign: Campaign) -> Options:
    """The options of a run that is begun anew, as far as this version of the game knows them."""
    run = data.get("open") if campaign.dropped is not None else None
    options = run.get("options") if isinstance(run, dict) else None
    if not isinstance(options, dict):
        return {}
    values = {option.name: option.values for option in campaign.game.info.options}
    return {name: value for name, value in options.items() if value in values.get(name, ())}
