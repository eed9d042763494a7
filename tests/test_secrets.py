"""What is sent to a seat holds nothing that the seat may not see, checked on the bytes of whole games."""

import json
import re
from typing import Any

import pytest

import samobranka
from playing import questions
from samobranka.core.chance import Chance
from samobranka.server import telling
from samobranka.server.live import Live, Seat
from serving import GAME, Client, Process

Hand = list[dict[str, str]]


def names_of(hand: Hand, text: str) -> list[str]:
    """Which of these tokens a text names: as a piece ("t12"), or as a number in an event or a message."""
    return [one["id"] for one in hand if re.search(rf'"{one["id"]}"|"tokens?": ?\[?{one["id"][1:]}\b', text)]


class Spied:
    """A table with an Overlord, everybody's connections, and whoever may not see his tokens."""

    def __init__(self, server: Process, kinds: list[str]) -> None:
        self.server = server
        self.made = server.make(*kinds, mode="overlord")
        self.clients = [*(server.sit(self.made, seat) for seat in range(len(kinds))), server.sit(self.made, None)]
        tables = [client.next("table") for client in self.clients]
        (self.overlord,) = [at for at, table in enumerate(tables) if isinstance(table["view"]["overlord_hand"], list)]
        self.turns = [client.turn() for client in self.clients]
        self.checked = 0

    @property
    def hand(self) -> Hand:
        hand: Hand = self.clients[self.overlord].view["overlord_hand"]
        return hand

    @property
    def others(self) -> list[Client]:
        return [client for at, client in enumerate(self.clients) if at != self.overlord]

    def token(self, at: int) -> str:
        token: str = self.made["spectator"] if at == len(self.clients) - 1 else self.made["seats"][at]["token"]
        return token

    def check(self, *more: str) -> None:
        """All bytes since the last choice, and what else was fetched."""
        for client in self.others:
            assert names_of(self.hand, client.bytes) == []
            assert client.view["overlord_hand"] == len(self.hand)
            client.bytes = ""
            self.checked += len(self.hand)
        for text in more:
            assert names_of(self.hand, text) == []

    def asked(self) -> int | None:
        return next((at for at, turn in enumerate(self.turns[:-1]) if turn["type"] == "ask"), None)

    def answer(self, at: int, choice: int) -> None:
        self.clients[at].send(type="answer", ask=self.turns[at]["ask"], choice=choice)
        self._hear("events")

    def undo(self, at: int) -> None:
        self.clients[at].send(type="undo")
        self._hear("table")

    def _hear(self, kind: str) -> None:
        for client in self.clients:
            client.next(kind)
        self.turns = [client.turn() for client in self.clients]

    def come_back(self, at: int, since: int | None) -> str:
        """All that is sent to somebody who connects once more."""
        client = self.server.sit(self.made, None if at == len(self.clients) - 1 else at, since)
        client.next("table", "events")
        client.close()
        return client.bytes

    def fetch(self, what: str, at: int) -> str:
        path = f"/api/tables/{self.made['table']}/{what}"
        return self.server.http.get(path, params={"token": self.token(at)}).text


@pytest.mark.parametrize("seed", range(2))
def test_a_whole_game_never_names_the_overlords_tokens_to_others(server: Process, seed: int) -> None:
    table = Spied(server, ["here", "here", "here"])
    chance, seen = Chance(seed), {"undo": 0, "back": 0, "refused": 0, "hint": 0}
    step, outside = 0, [at for at in range(len(table.clients)) if at != table.overlord]
    while (asked := table.asked()) is not None:
        table.check()
        step, spy = step + 1, outside[chance.pick(len(outside))]
        if table.turns[asked]["undo"] and seen["undo"] < 4:
            table.undo(asked)
            seen["undo"] += 1
        elif step % 8 == 1:
            number = table.clients[spy].number
            since = None if chance.pick(2) else chance.pick(number + 1)
            table.check(table.come_back(spy, since))
            seen["back"] += 1
        elif step % 8 == 2:
            saved, replayed = table.fetch("save", spy), table.fetch("replay", spy)
            assert (json.loads(saved)["error"]["id"], json.loads(replayed)["error"]["id"]) == ("save-secret", "replay-later")
            table.check(saved, replayed)
            seen["refused"] += 1
        elif step % 8 == 3 and asked != table.overlord and seen["hint"] < 4:
            table.clients[asked].send(type="hint")
            hint = table.clients[asked].next("hint")
            assert set(hint) == {"type", "ask", "choice", "action", "gesture", "why"}
            table.check(json.dumps(hint))
            seen["hint"] += 1
        else:
            table.answer(asked, chance.pick(len(table.turns[asked]["choices"])))
    assert table.checked > 100
    assert min(seen.values()) > 0, seen
    # When it is over, nothing is secret any more.
    assert samobranka.loads(table.fetch("save", outside[0])).outcome is not None


def test_an_overlord_played_by_a_bot_is_as_silent(server: Process) -> None:
    """He is not connected, so the save tells in the end what he held when."""
    made = server.make("here", "here", "normal", mode="overlord")
    client = server.sit(made, 0)
    other = server.sit(made, 1)
    turns, chance = [client.turn(), other.turn()], Chance(1)
    frames: list[tuple[int, str]] = []
    for _ in range(400):
        asked = next((at for at, turn in enumerate(turns) if turn["type"] == "ask"), None)
        if asked is not None:
            ask = turns[asked]
            (client, other)[asked].send(type="answer", ask=ask["ask"], choice=chance.pick(len(ask["choices"])))
        elif turns[0]["type"] == "over":
            break
        turns = [client.turn(), other.turn()]
        frames.append((client.number, client.bytes + other.bytes))
        client.bytes = other.bytes = ""
    save = server.http.get(f"/api/tables/{made['table']}/save", params={"token": made["spectator"]}).text
    told = samobranka.loads(save)
    again = told.replay(0)
    hands = {len(again.events): again.view(2)["overlord_hand"]}
    for entry in told.made:
        again.repeat(entry)
        hands[len(again.events)] = again.view(2)["overlord_hand"]
    checked = 0
    for number, text in frames[:-1]:
        hand: Any = hands[number]
        assert names_of(hand, text) == []
        checked += len(hand)
    assert checked > 10


def test_no_byte_depends_on_what_a_seat_cannot_know() -> None:
    """Not only ids: deal the Overlord other tokens, as many as you like, and the others are sent the same bytes."""
    table = samobranka.new(GAME, 3, {"mode": "overlord"}, seed=6)
    live = Live("t", "w", table, [Seat(str(seat), "here", "normal", "", "", "") for seat in range(3)])
    chance, compared = Chance(2), 0
    for _ in questions(table, 2):
        real = table.state
        for seat in (0, 1, None):
            sent = frames_for(live, seat)
            for _ in range(2):
                table.state = table.game.determinize(real, seat, chance)
                table.decisions, asked = list(table.game.decisions(table.state)), table.decisions
                for decision, was in zip(table.decisions, asked, strict=True):
                    decision.id = was.id
                compared += table.state.overlord_hand != real.overlord_hand
                assert frames_for(live, seat) == sent
                table.state, table.decisions = real, asked
    assert compared > 100


def frames_for(live: Live, seat: int | None) -> tuple[bytes, bytes]:
    return telling.everything(live, seat), telling.missed(live, seat, max(0, len(live.table.events) - 5))
