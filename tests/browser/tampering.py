"""A table as it might stand late in a game: the server's first frame is changed on its way, and stories of our own are sent."""

import json
import re
from typing import Any

from samobranka.core.events import Event
from samobranka.games.castle_panic import GAME
from samobranka.games.castle_panic.names import SPACES, TOKENS
from samobranka.games.castle_panic.rules.steps import DRAW_TOKENS, MOVE

HEALTH = {"goblin": 1, "orc": 2, "troll": 3, "goblin_king": 2, "healer": 2, "orc_warlord": 3, "troll_mage": 3}


def monster(number: int, kind: str, space: str) -> dict[str, Any]:
    return {"id": f"t{number}", "kind": kind, "hp": HEALTH[kind], "max": HEALTH[kind], "space": space, "tar": False}


def told(kind: str, **facts: int | str) -> dict[str, Any]:
    """An event as the server tells it, from the numbers of the rules."""
    return GAME.fact(Event(kind, dict(facts)))


def drawn(token: int) -> dict[str, Any]:
    return told("drawn", token=token, called_by=-1, phase=DRAW_TOKENS)


class Tampered:
    """Must be put on a page before the page goes to its table. What the page answers goes nowhere and is kept."""

    def __init__(self, page: Any, choices: list[dict[str, Any]] | None = None, **view: Any) -> None:
        self.page = page
        self.changes = view
        self.choices = choices
        self.view: dict[str, Any] = {}
        self.answers: list[dict[str, Any]] = []
        self.number = 0
        self.next: dict[str, Any] = {}
        page.route_web_socket(re.compile("/ws/"), self._open)

    def _open(self, socket: Any) -> None:
        self.socket = socket
        server = socket.connect_to_server()
        server.on_message(self._pass_on)
        socket.on_message(lambda text: self.answers.append(json.loads(text)))

    def _pass_on(self, text: str) -> None:
        frame = json.loads(text)
        if frame["type"] == "table":
            frame["view"].update(self.changes)
            if self.choices is not None:
                frame["next"]["choices"] = self.choices
            self.view, self.number, self.next = frame["view"], frame["number"], frame["next"]
        self.socket.send(json.dumps(frame))

    def tell(self, events: list[dict[str, Any]], lines: list[dict[str, Any]] | None = None, **changes: Any) -> None:
        """A story, and how it stands after it; where its lines are not given, each event has one."""
        self.number += len(events)
        self.view.update(changes)
        first = self.number - len(events)
        said = [
            {"id": "castle_panic-event-turn", "facts": {"turn": at, "player": event["kind"]}} for at, event in enumerate(events)
        ]
        log = lines or [{"number": first + at, "says": [message]} for at, message in enumerate(said)]
        frame = {"type": "events", "first": first, "number": self.number, "events": events, "log": log,
                 "changes": changes, "next": self.next}  # fmt: skip
        self.socket.send(json.dumps(frame))

    def walk(self, to: dict[str, str]) -> list[dict[str, Any]]:
        """Events in which monsters go to other spaces, and remembers them there."""
        events = []
        for each in self.view["monsters"]:
            if each["id"] in to:
                token, start, space = TOKENS.parse(each["id"]), SPACES.parse(each["space"]), SPACES.parse(to[each["id"]])
                events.append(told("moved", token=token, start=start, space=space, phase=MOVE))
        return events
