"""A campaign of the tiny game at a real server, as tests lead it from run to run."""

from typing import Any

from samobranka.core.campaign import Campaign, left_by, read_campaign
from samobranka.core.chance import Chance
from serving import Client, Process
from tiny.growing import GAME

BLANK = {"runs": 0, "won": 0, "deck": [1, 2, 3, 4]}
ANNA = {"kind": "here", "name": "Anna", "symbol": "fox"}
BORIS = {"kind": "link", "name": "Boris", "symbol": "owl"}
CLARA = {"kind": "here", "name": "Clara", "colour": "green"}
BOT = {"kind": "bot", "bot": "random"}
Data = dict[str, Any]


class Ours:
    """A campaign, whoever serves it, and the table of its latest run."""

    def __init__(self, server: Process, *seats: Data, name: str = "", **options: object) -> None:
        self.server = server
        wish = {"game": "growing", "name": name, "seats": list(seats), "options": options}
        made = server.http.post("/api/campaigns", json=wish)
        assert made.status_code == 201, made.text
        self.id: str = made.json()["campaign"]
        self.token: str = made.json()["token"]
        self.made: Data = made.json()["table"]

    def post(self, what: str, status: int = 200, token: str | None = None, **data: object) -> Any:
        path = f"/api/campaigns/{self.id}/{what}"
        answer = self.server.http.post(path, params={"token": self.token if token is None else token}, json=data)
        assert answer.status_code == status, answer.text
        return answer.json()

    def refused(self, what: str, **data: object) -> str:
        id: str = self.post(what, 400, None, **data)["error"]["id"]
        return id

    @property
    def page(self) -> Data:
        page: Data = self.server.get(f"/api/campaigns/{self.id}", token=self.token)
        return page

    @property
    def line(self) -> Data:
        (line,) = self.server.get("/api/campaigns", tokens=self.token)
        found: Data = line
        return found

    @property
    def file(self) -> str:
        answer = self.server.http.get(f"/api/campaigns/{self.id}/save", params={"token": self.token})
        assert answer.status_code == 200, answer.text
        return answer.text

    def run(self, *seats: Data, **options: object) -> None:
        """The next run, in other company."""
        self.made = self.post("run", 201, seats=list(seats), options=options)

    def rematch(self, seat: int = 0, status: int = 200) -> Data:
        path = f"/api/tables/{self.made['table']}/rematch"
        answer = self.server.http.post(path, params={"token": self.made["seats"][seat]["token"]})
        assert answer.status_code == status, answer.text
        told: Data = answer.json()
        return told

    def sit(self) -> list[Client]:
        return [self.server.sit(self.made, seat) for seat in range(len(self.made["seats"]))]

    def go_on(self, clients: list[Client]) -> None:
        """Somebody asks for the next run; everybody hears where they sit now."""
        self.rematch()
        told = [client.next("rematch") for client in clients]
        seats = [{"seat": each["seat"], "token": each["token"]} for each in told]
        self.made = {"table": told[0]["table"], "seats": seats}

    def play(self, clients: list[Client] | None = None, seed: int = 1, most: int = 1000) -> list[Client]:
        """To the end of the run, or so many choices."""
        clients = clients or self.sit()
        chance = Chance(seed)
        turns = [client.turn() for client in clients]
        while most and turns[0]["type"] != "over":
            asked = next((seat for seat, turn in enumerate(turns) if turn["type"] == "ask"), None)
            if asked is not None:
                # Rather draw than stop, or nothing would ever be won.
                count = len(turns[asked]["choices"])
                choice = chance.pick(count) if count != 2 else int(not chance.pick(12))
                clients[asked].send(type="answer", ask=turns[asked]["ask"], choice=choice)
                most -= 1
            turns = [client.turn() for client in clients]
        return clients


def agreed(file: str) -> Campaign:
    """A saved campaign in which every run, played again, leaves what the next one began with, and the last one the record."""
    campaign = Campaign.from_data(GAME, read_campaign(file))
    record: Data = BLANK
    for run in campaign.runs:
        table = run.table(GAME)
        assert table.record == record
        assert table.outcome is not None
        assert (table.outcome.data(), table.turn) == (run.outcome, run.turn)
        record = left_by(table)
    if campaign.table is not None:
        assert campaign.table.record == record
        assert campaign.table.outcome is None
    assert campaign.record == (record if campaign.runs or campaign.table else None)
    return campaign
