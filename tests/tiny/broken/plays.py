"""Broken in how they play, look and end."""

from collections.abc import Mapping
from random import random
from typing import Any, ClassVar

from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.errors import BadOption, Message
from samobranka.core.events import Emit, Event
from samobranka.core.game import Game, GameInfo, Option, OptionValue, View
from samobranka.core.outcome import Outcome, ScoreLine
from tiny import cards, guess, teams
from tiny.cards import Cards
from tiny.guess import Guess
from tiny.nested import Nested
from tiny.nested import State as Crates
from tiny.teams import Teams


class LookingChanges(Guess):
    def view(self, state: guess.State, seat: int | None) -> View:
        state.points[0] += 1
        return super().view(state, seat)


class AskingChanges(Guess):
    def decisions(self, state: guess.State) -> list[Decision]:
        state.turn += 1
        return super().decisions(state)


class ImaginingChanges(Cards):
    def determinize(self, state: cards.State, seat: int | None, chance: Chance) -> cards.State:
        world = super().determinize(state, seat, chance)
        state.hands, world.hands = world.hands, state.hands
        return world


class AllEyesAreEqual(Cards):
    def eyes(self, state: cards.State, seat: int | None) -> int | None:
        return None


class NobodysEyes(Guess):
    def eyes(self, state: guess.State, seat: int | None) -> int | None:
        return 7


class ViewIsTheState(Guess):
    def view(self, state: guess.State, seat: int | None) -> View:
        return {**super().view(state, seat), "points": state.points}


class ViewHasTuples(Guess):
    def view(self, state: guess.State, seat: int | None) -> View:
        return {**super().view(state, seat), "points": tuple(state.points)}


class ViewHasObjects(Guess):
    def view(self, state: guess.State, seat: int | None) -> View:
        return {**super().view(state, seat), "number": {1, 2}}


class SharedRows(Crates):
    def copy(self) -> Crates:
        new = super().copy()
        new.rows = self.rows[:]
        return new


class CopiesShareLists(Nested):
    def start(self, options: Mapping[str, OptionValue], seats: int, chance: Chance, emit: Emit) -> Crates:
        return SharedRows()


class ForgetfulCrates(Crates):
    def copy(self) -> Crates:
        new = super().copy()
        new.turn = 1
        return new


class CopiesForget(Nested):
    def start(self, options: Mapping[str, OptionValue], seats: int, chance: Chance, emit: Emit) -> Crates:
        state = ForgetfulCrates()
        state.turn = 2
        return state


class RemembersOutside(Teams):
    """Keeps a part of the truth in the game instead of the state."""

    pulls = 0

    def apply(self, state: teams.State, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
        super().apply(state, seat, action, chance, emit)
        self.pulls += 1
        state.pulled[seat] += self.pulls


class RollsItsOwnDice(Teams):
    def apply(self, state: teams.State, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
        super().apply(state, seat, action, chance, emit)
        state.pulled[seat] += int(random() * 1000)


class SetsUpWithItsOwnDice(Teams):
    def start(self, options: Mapping[str, OptionValue], seats: int, chance: Chance, emit: Emit) -> teams.State:
        state = super().start(options, seats, chance, emit)
        state.pulled[0] = int(random() * 1000)
        return state


class ListensToItself(Teams):
    """Rolls only when somebody listens."""

    def apply(self, state: teams.State, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
        super().apply(state, seat, action, chance, emit)
        if emit is not None:
            state.pulled[seat] += 1


class AcceptsAnything(Guess):
    def expect(self, state: guess.State, seat: int, action: Action) -> None:
        pass


class AcceptsAnySeat(Teams):
    def expect(self, state: teams.State, seat: int, action: Action) -> None:
        super().expect(state, state.active, action)


class StumblesOverNonsense(Teams):
    def expect(self, state: teams.State, seat: int, action: Action) -> None:
        if action[0] >= 0:
            super().expect(state, seat, action)


class RefusesTooLate(Teams):
    def expect(self, state: teams.State, seat: int, action: Action) -> None:
        state.rope += 1
        super().expect(state, seat, action)
        state.rope -= 1


class RefusesWhatItOffers(Teams):
    def decisions(self, state: teams.State) -> list[Decision]:
        found = super().decisions(state)
        return [Decision(one.seat, one.question, [*one.choices, (teams.PULL, 1)]) for one in found]

    def expect(self, state: teams.State, seat: int, action: Action) -> None:
        super().expect(state, seat, action if len(action) == 1 else ())


class NeverEnds(Nested):
    def apply(self, state: Crates, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
        super().apply(state, seat, action, chance, emit)
        state.rows = [[2] * 5, [2] * 5]
        state.agenda = state.agenda[-1:] or [(0, 0)]


class AsksNobody(Guess):
    def decisions(self, state: guess.State) -> list[Decision]:
        return super().decisions(state) if state.turn < 3 else []


class AsksAfterTheEnd(Guess):
    def outcome(self, state: guess.State) -> Outcome | None:
        later = state.copy()
        later.turn += 2
        return super().outcome(later)


class Asks(Guess):
    """Offers the choices it is told to."""

    def __init__(self, *choices: Action, seat: int = 0, stop: bool = False) -> None:
        super().__init__()
        self.choices = list(choices)
        self.seat = seat
        self.stop = stop

    def decisions(self, state: guess.State) -> list[Decision]:
        return [Decision(self.seat, "write", self.choices, stop=self.stop)]


class HandsLieOpen(Cards):
    def view(self, state: cards.State, seat: int | None) -> View:
        return {**super().view(state, seat), "hands": [hand[:] for hand in state.hands]}


class NumbersLieOpen(Guess):
    def view(self, state: guess.State, seat: int | None) -> View:
        return {**super().view(state, seat), "sum": sum(state.written)}


class DealsNothingAnew(Cards):
    def determinize(self, state: cards.State, seat: int | None, chance: Chance) -> cards.State:
        return state.copy()


class DealsOwnCardsAnew(Cards):
    def view(self, state: cards.State, seat: int | None) -> View:
        return {"turn": state.turn, "deck": len(state.deck)}

    def determinize(self, state: cards.State, seat: int | None, chance: Chance) -> cards.State:
        return super().determinize(state, None, chance)


class LosesCardsInDealing(Cards):
    def determinize(self, state: cards.State, seat: int | None, chance: Chance) -> cards.State:
        world = super().determinize(state, seat, chance)
        world.deck = [card if card > 2 else 1 for card in world.deck]
        return world


class OrderMatters(Guess):
    """Whoever writes first has a point for it."""

    def apply(self, state: guess.State, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
        first = not any(state.written)
        super().apply(state, seat, action, chance, emit)
        state.points[seat] += first


class LosesACard(Cards):
    def apply(self, state: cards.State, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
        super().apply(state, seat, action, chance, emit)
        state.played.clear()


class CannotTell(Guess):
    def tell(self, event: Event) -> Message:
        return Message("shown", number=event.facts["number"])


class CannotDescribe(Guess):
    def describe(self, state: guess.State, seat: int, action: Action) -> Message:
        return Message(["one", "two", "three"][action[1]])


class PiecesAreNumbers(Guess):
    def pieces(self, state: guess.State, action: Action) -> list[str]:
        return list(action)  # type: ignore[arg-type]


class TakesItsWordsBack(Guess):
    """One message for all choices, filled in anew each time."""

    words = Message("guess-choice-write", number=0)

    def describe(self, state: guess.State, seat: int, action: Action) -> Message:
        self.words.facts["number"] = action[1]
        return self.words


class TakesItsPiecesBack(Guess):
    held: ClassVar[list[str]] = []

    def pieces(self, state: guess.State, action: Action) -> list[str]:
        self.held[:] = [f"card-{action[1]}"]
        return self.held


class EventForNobody(Guess):
    def apply(self, state: guess.State, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
        super().apply(state, seat, action, chance, emit)
        if emit is not None:
            emit(Event("whispered", {"seat": seat}, seats=(seat, 9)))


class TellsTheSecret(Guess):
    def apply(self, state: guess.State, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
        super().apply(state, seat, action, chance, emit)
        if emit is not None:
            facts = {"seat": seat, "number": action[1]}
            emit(Event("whispered", dict(facts), seats=(seat,), public=Event("heard", dict(facts))))


class Ends(Teams):
    """Ends with the outcome it is told to."""

    def __init__(self, **changes: Any) -> None:
        super().__init__()
        self.changes = changes

    def outcome(self, state: teams.State) -> Outcome | None:
        outcome = super().outcome(state)
        if outcome is not None:
            for name, value in self.changes.items():
                setattr(outcome, name, value)
        return outcome


class ChangesItsMind(Teams):
    asked = 0

    def outcome(self, state: teams.State) -> Outcome | None:
        outcome = super().outcome(state)
        self.asked += 1
        if outcome is not None:
            outcome.reason = f"reason {self.asked}"
        return outcome


class Introduces(Guess):
    def __init__(self, info: GameInfo) -> None:
        super().__init__()
        self.info = info


class NeverStarts(Guess):
    def start(self, options: Mapping[str, OptionValue], seats: int, chance: Chance, emit: Emit) -> guess.State:
        raise BadOption("guess-option-never")


SEATS = range(2, 5)
BROKEN: list[tuple[Game[Any], str]] = [
    (LookingChanges(), "view changed the state"),
    (AskingChanges(), "decisions.* changed the state"),
    (ImaginingChanges(), "determinize changed the state"),
    (AllEyesAreEqual(), "does not see what .* sees"),
    (NobodysEyes(), "has the eyes of nobody"),
    (ViewIsTheState(), "was shown changes as the game goes on"),
    (ViewHasTuples(), "not plain data: JSON makes something else of it"),
    (ViewHasObjects(), "not plain data: .*set"),
    (CopiesShareLists(), "made on a copy changed the state"),
    (CopiesForget(), "a copy has another key"),
    (RemembersOutside(), "two copies .* become different"),
    (RollsItsOwnDice(), "two copies .* become different"),
    (SetsUpWithItsOwnDice(), "the same seed gives another set-up"),
    (ListensToItself(), "does something else when nobody listens"),
    (AcceptsAnything(), "not on offer, is accepted"),
    (AcceptsAnySeat(), "not on offer, is accepted"),
    (StumblesOverNonsense(), r"\(\) .*raises IndexError.* instead of Illegal"),
    (RefusesTooLate(), "is refused and changes something"),
    (RefusesWhatItOffers(), "is offered and then refused"),
    (NeverEnds(), "random play ends: it is not over after 60 choices"),
    (AsksNobody(), "nobody is asked, yet the game is not over"),
    (AsksAfterTheEnd(), "the game is over and somebody is asked"),
    (Asks((0, 1), (0, 1)), "offers a choice twice"),
    (Asks(), "nobody is asked|has no answer"),
    (Asks((0, 1)), "has only one answer"),
    (Asks((0, 1), (0, 2), stop=True), "is a stop and has more than one answer"),
    (Asks((0, 1), (7, 1)), "has an unknown verb"),
    (Asks((0, 1), ()), "no tuple of whole numbers"),
    (Asks((0, 1), (0, 1.5)), "no tuple of whole numbers"),  # type: ignore[arg-type]
    (Asks((0, 1), (0, 2), seat=5), "there is no such seat"),
    (HandsLieOpen(), "the view of the spectator changes when the unknown is dealt anew"),
    (NumbersLieOpen(), "changes when the unknown is dealt anew"),
    (DealsNothingAnew(), "determinize gives everybody the real world"),
    (DealsOwnCardsAnew(), "gives it other choices"),
    (LosesCardsInDealing(), "is broken, game.check finds: a card is lost or double"),
    (OrderMatters(), "their order matters"),
    (LosesACard(), "game.check finds: a card is lost or double"),
    (CannotTell(), "every choice can be made: it raised KeyError"),
    (CannotDescribe(), "everything has words: it raised IndexError"),
    (PiecesAreNumbers(), "not a list of ids"),
    (TakesItsWordsBack(), "what was said of a choice has been changed: guess-choice-write number="),
    (TakesItsPiecesBack(), "what was said of a choice has been changed: .'card-"),
    (EventForNobody(), "for a seat that is not there"),
    (TellsTheSecret(), "tells all that is secret in it"),
    (Ends(winners=[7]), "are not seats"),
    (Ends(winners=[0]), "wins only in part"),
    (Ends(teams=[[0, 1], [2]]), "do not share out the seats"),
    (Ends(scores=[1, 2, 3]), "there are 4 seats and the scores are"),
    (Ends(lines=[ScoreLine(0, "luck", 1, 1000)]), "the lines of the count give"),
    (Ends(honours=[4]), "seats that are not there"),
    (Ends(reason=""), "gives no reason"),
    (ChangesItsMind(), "outcome gives another answer the second time"),
    (Introduces(GameInfo("My Game", "1", SEATS, [], ["write"])), "not in snake_case"),
    (Introduces(GameInfo("guess", "1", SEATS, [], ["undo"])), "'undo' cannot be a verb"),
    (Introduces(GameInfo("guess", "1", SEATS, [], ["write", "write"])), "verbs are not all different"),
    (Introduces(GameInfo("guess", "1", SEATS, [Option("size", 3, (1, 2))], ["write"])), "default .* not among its values"),
    (NeverStarts(), "no number of seats goes with the options"),
]
