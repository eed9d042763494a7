"""Broken in secrets: words and pieces that tell one, choices that show one and do not say so."""

from typing import Any

from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Message
from samobranka.core.game import Game, View
from tiny import cards, guess
from tiny.cards import Cards
from tiny.guess import NOTHING, Guess


class AskingTellsTheDeck(Cards):
    def ask(self, state: cards.State, decision: Decision) -> Message:
        return Message("cards-ask-play", highest=max(state.deck, default=0))


class AskingTellsTheOthers(Cards):
    """The question to one is told to all, so it must not name his cards."""

    def ask(self, state: cards.State, decision: Decision) -> Message:
        return Message("cards-ask-play", highest=max(state.hands[decision.seat]))


class ChoicesTellTheDeck(Cards):
    def describe(self, state: cards.State, seat: int, action: Action) -> Message:
        return Message("cards-choice-play", left=sum(state.deck))


class PiecesTellTheDeck(Cards):
    def pieces(self, state: cards.State, action: Action) -> list[str]:
        return [f"card-{card}" for card in sorted(state.deck)]


class WritingShows(Guess):
    """Whoever has written sees what others wrote, and could then take his number back."""

    def view(self, state: guess.State, seat: int | None) -> View:
        done = seat is not None and state.written[seat] != NOTHING
        return {**super().view(state, seat), "others": state.written[:] if done else []}


BROKEN: list[tuple[Game[Any], str]] = [
    (AskingTellsTheDeck(), "the words of the question 'play' tell .* what it cannot know"),
    (AskingTellsTheOthers(), "the words of the question 'play' tell .* what it cannot know"),
    (ChoicesTellTheDeck(), "the words of the choice .* tell .* what it cannot know"),
    (PiecesTellTheDeck(), "the pieces of the choice .* tell .* what it cannot know"),
    (WritingShows(), "the choice .* shows .* something, and no event of it reveals anything"),
]
