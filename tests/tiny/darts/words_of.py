"""Ids of messages."""

from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Fact, Message
from samobranka.core.events import Event
from tiny.darts.play import State
from tiny.darts.verbs import COINS, SLIDE, STOP


def describe(s: State, seat: int, action: Action) -> Message:
    if action[0] == STOP:
        return Message("darts-choice-stop")
    if action[0] == SLIDE:
        return Message("darts-choice-slide", coin=action[1] + 1, power=action[4])
    return Message("darts-choice-throw", x=action[1], y=action[2])


def ask(s: State, decision: Decision) -> Message:
    return Message("darts-ask-throw")


def tell(event: Event) -> Message:
    facts: dict[str, Fact | Message] = {name: value for name, value in event.facts.items() if name != "path"}
    facts["player"] = Message("player", seat=int(event.facts["seat"]) + 1)
    return Message(f"darts-event-{event.kind}", **facts)


def pieces(s: State, action: Action) -> list[str]:
    return [COINS[action[1]]] if action[0] == SLIDE else []
