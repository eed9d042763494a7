"""Cards: hold one card, draw one, play one; the highest card left in hand wins. Some cards let you look into a hand.

Shows: hidden hands, a deck as a bag, and knowledge that a re-dealt world must respect.
"""

from collections.abc import Mapping
from typing import ClassVar

from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.core.game import GameInfo, OptionValue, View
from samobranka.core.outcome import Outcome
from samobranka.core.simple import Simple

CARDS = 12
SPIES = (3, 6, 9)
PLAY = 0


class State:
    __slots__ = ("active", "deck", "hands", "known", "played", "turn")

    def __init__(self, seats: int) -> None:
        self.turn = 0
        self.active = seats - 1
        self.deck = list(range(1, CARDS + 1))
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.played: list[int] = []
        # For each seat the cards in other hands that it has looked at.
        self.known: list[list[int]] = [[] for _ in range(seats)]

    def copy(self) -> "State":
        new = State.__new__(State)
        new.turn = self.turn
        new.active = self.active
        new.deck = self.deck[:]
        new.hands = [hand[:] for hand in self.hands]
        new.played = self.played[:]
        new.known = [cards[:] for cards in self.known]
        return new

    def key(self) -> tuple[object, ...]:
        hands, known = tuple(map(tuple, self.hands)), tuple(map(tuple, self.known))
        return (self.turn, self.active, tuple(sorted(self.deck)), hands, tuple(self.played), known)

    def over(self) -> bool:
        return all(len(hand) == 1 for hand in self.hands)


class Cards(Simple[State]):
    sentences: ClassVar = {
        "en": """
cards-title = Cards
cards-ask-play = Which card do you play?
cards-choice-play = Card { $number1 }
cards-event-played = { $player } plays card { $card }.
cards-event-drew = { $player } draws a card.
cards-event-drew-card = { $player } draws card { $card }.
cards-event-looked = { $player } looks at a card.
cards-event-saw-card = { $player } sees card { $card }.
cards-refused-turn = It is not your turn.
cards-refused-choice = You do not hold that card.
cards-end-deck = The deck is empty.
""",
    }

    def __init__(self) -> None:
        self.info = GameInfo("cards", "1", range(2, 5), [], ["play"])

    def start(self, options: Mapping[str, OptionValue], seats: int, chance: Chance, emit: Emit) -> State:
        state = State(seats)
        for seat in range(seats):
            draw(state, seat, chance, emit)
        begin_turn(state, chance, emit)
        return state

    def decisions(self, state: State) -> list[Decision]:
        if state.over():
            return []
        return [Decision(state.active, "play", [(PLAY, card) for card in state.hands[state.active]])]

    def apply(self, state: State, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
        self.expect(state, seat, action)
        card = action[1]
        state.hands[seat].remove(card)
        state.played.append(card)
        state.known = [[other for other in cards if other != card] for cards in state.known]
        if emit is not None:
            emit(Event("played", {"seat": seat, "card": card}, reveals=True))
        if card in SPIES:
            spy(state, seat, emit)
        begin_turn(state, chance, emit)

    def outcome(self, state: State) -> Outcome | None:
        if not state.over():
            return None
        scores = [hand[0] for hand in state.hands]
        seats = range(len(scores))
        return Outcome("deck", [[seat] for seat in seats], [scores.index(max(scores))], scores, [], [])

    def view(self, state: State, seat: int | None) -> View:
        seen = [] if seat is None else state.hands[seat] + state.known[seat]
        return {
            "turn": state.turn,
            "active": state.active,
            "deck": len(state.deck),
            "played": state.played[:],
            # Once it is over, all cards are turned up.
            "hands": [[card if card in seen or state.over() else 0 for card in hand] for hand in state.hands],
        }

    def eyes(self, state: State, seat: int | None) -> int | None:
        return seat

    def determinize(self, state: State, seat: int | None, chance: Chance) -> State:
        """Own cards and those looked at stay where they are; the others change places with the deck."""
        world = state.copy()
        if state.over():
            return world
        fixed = [] if seat is None else state.hands[seat] + state.known[seat]
        unseen = world.deck + [card for hand in world.hands for card in hand if card not in fixed]
        world.hands = [[card if card in fixed else chance.draw(unseen, "deck") for card in hand] for hand in world.hands]
        world.deck = unseen
        world.known = [known if other == seat else [] for other, known in enumerate(world.known)]
        return world

    def check(self, state: State) -> list[str]:
        cards = state.deck + state.played + [card for hand in state.hands for card in hand]
        return [] if sorted(cards) == list(range(1, CARDS + 1)) else ["a card is lost or double"]


def draw(state: State, seat: int, chance: Chance, emit: Emit) -> None:
    card = chance.draw(state.deck, "deck")
    state.hands[seat].append(card)
    if emit is not None:
        unseen = Event("drew", {"seat": seat}, reveals=True)
        emit(Event("drew-card", {"seat": seat, "card": card}, reveals=True, seats=(seat,), public=unseen))


def begin_turn(state: State, chance: Chance, emit: Emit) -> None:
    """Clockwise; with an empty deck nobody draws, and it is over."""
    if state.deck:
        state.turn += 1
        state.active = (state.active + 1) % len(state.hands)
        draw(state, state.active, chance, emit)


def spy(state: State, seat: int, emit: Emit) -> None:
    """A look at the card of the left neighbour."""
    other = (seat + 1) % len(state.hands)
    card = state.hands[other][0]
    if card not in state.known[seat]:
        state.known[seat].append(card)
    if emit is not None:
        unseen = Event("looked", {"seat": seat, "other": other})
        facts = {"seat": seat, "other": other, "card": card}
        emit(Event("saw-card", dict(facts), reveals=True, seats=(seat,), public=unseen))
