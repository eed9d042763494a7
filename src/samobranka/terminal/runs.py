"""A saved campaign: how its runs ended, and the table of each."""

from pathlib import Path

from samobranka import games
from samobranka.core.campaign import Campaign, read_campaign, room_of
from samobranka.core.errors import BadOption, BadSave, Message
from samobranka.core.table import Table
from samobranka.terminal.desk import Desk


def is_campaign(text: str) -> bool:
    """Whether a saved file is one, readable or not."""
    try:
        read_campaign(text)
    except BadSave as error:
        return error.id != "save-not-campaign"
    return True


def loaded(text: str, file: Path) -> Campaign:
    data = read_campaign(text, str(file))
    return Campaign.from_data(games.find(str(data.get("game"))), data)


def show_runs(desk: Desk, campaign: Campaign) -> None:
    """The runs so far with how each ended, and how far it has come."""
    room, game = room_of(campaign.game), campaign.game.info.id
    desk.say(f"{game}-title", "bold")
    labels = [
        desk.words("tui-run-ended", seats=run.seats, ending=Message(f"{game}-end-{run.outcome.get('reason')}"))
        for run in campaign.runs
    ]
    if campaign.table is not None:
        labels.append(desk.words("tui-run-open", seats=campaign.table.seats, turn=campaign.table.turn))
    desk.numbered(labels)
    if campaign.record is not None:
        desk.say("tui-progress", progress=room.progress(campaign.record))
    if campaign.dropped is not None:
        desk.say("tui-run-anew", "yellow", run=len(campaign.runs) + 1, why=campaign.dropped)
    desk.say("tui-show-run", "dim")


def run_of(campaign: Campaign, number: int) -> Table:
    """The table of a run, played again; the open one is the last."""
    if 1 <= number <= len(campaign.runs):
        return campaign.runs[number - 1].table(campaign.game)
    last = len(campaign.runs) + (campaign.table is not None)
    if campaign.table is None or number != last:
        raise BadOption("campaign-runs", last=last, run=number)
    return campaign.table
