"""Broken in words and brains: what cannot be said, and what stumbles."""

from typing import Any, ClassVar

from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Message
from samobranka.core.game import Game
from tiny import guess
from tiny.guess import Guess


class SaysNothing(Guess):
    sentences: ClassVar = {}


class AsksWithoutWords(Guess):
    def ask(self, state: guess.State, decision: Decision) -> Message:
        return Message("guess-ask-everybody")


class ForgetsAFact(Guess):
    sentences: ClassVar = {"en": Guess.sentences["en"].replace("Write it", "Write { $figure }")}


class SpeaksHalfRussian(Guess):
    """Whoever speaks a language speaks all of it."""

    sentences: ClassVar = {**Guess.sentences, "ru": "guess-title = Угадай\n"}


class EndsWithoutWords(Guess):
    sentences: ClassVar = {"en": Guess.sentences["en"].replace("guess-end-rounds", "guess-end-turns")}


class Brain:
    def value(self, state: guess.State, seat: int) -> float:
        return 1.0

    def candidates(self, state: guess.State, decision: Decision) -> list[Action]:
        return decision.choices

    def samples(self, decision: Decision) -> int:
        return 0


class Stumbles(Brain):
    def value(self, state: guess.State, seat: int) -> float:
        return 1 / (guess.ROUNDS + 1 - state.turn)


class Boundless(Brain):
    def value(self, state: guess.State, seat: int) -> float:
        return float("nan")


class Dreams(Brain):
    def candidates(self, state: guess.State, decision: Decision) -> list[Action]:
        return [(guess.WRITE, 99)]


class Half:
    def value(self, state: guess.State, seat: int) -> float:
        return 1.0


def thinking(brain: object) -> Guess:
    game = Guess()
    setattr(game, "room_brain", brain)  # noqa: B010  (a game may have this room, or not)
    return game


BROKEN: list[tuple[Game[Any], str]] = [
    (SaysNothing(), "it has no English words"),
    (AsksWithoutWords(), "the question 'write': 'guess-ask-everybody' has no words"),
    (ForgetsAFact(), "'guess-choice-write' cannot be said .*figure"),
    (SpeaksHalfRussian(), r"has no words \(ru\)"),
    (EndsWithoutWords(), "the end 'rounds': 'guess-end-rounds' has no words"),
    (thinking(Stumbles()), "it raised ZeroDivisionError"),
    (thinking(Boundless()), "is nan, which is no number"),
    (thinking(Dreams()), r"the candidate \(0, 99\) is not on offer"),
    (thinking(Half()), "the room brain has neither"),
]
