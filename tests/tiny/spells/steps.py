"""What effects do: each a step, and one loop that works them off. Everything due is (step, seat, numbers …)."""

from samobranka.core.agenda import Due, Flow, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from tiny.spells.book import CARDS, CHOOSE, DISCARD, DRAW, HEAL, HIT
from tiny.spells.state import MOST, State

TURN, PLAY = 5, 6
PASS, CAST, DROP, PICK = range(4)


def tell(emit: Emit, kind: str, **facts: int) -> None:
    if emit is not None:
        emit(Event(kind, dict(facts)))


class Hit(Step[State, State]):
    def go_on(self, s: State, who: State, due: Due, chance: Chance, emit: Emit) -> None:
        _, seat, damage = s.agenda.pop()
        s.health[1 - seat] = max(0, s.health[1 - seat] - damage)
        tell(emit, "hit", seat=1 - seat, damage=damage)


class Heal(Step[State, State]):
    def go_on(self, s: State, who: State, due: Due, chance: Chance, emit: Emit) -> None:
        _, seat, health = s.agenda.pop()
        s.health[seat] = min(MOST, s.health[seat] + health)
        tell(emit, "healed", seat=seat)


class Draw(Step[State, State]):
    def go_on(self, s: State, who: State, due: Due, chance: Chance, emit: Emit) -> None:
        _, seat, count = s.agenda.pop()
        for _ in range(min(count, len(s.deck))):
            card = chance.draw(s.deck, "deck")
            s.hands[seat].append(card)
            tell(emit, "drew", seat=seat, card=card)


class Discard(Step[State, State]):
    """The other one throws away so many cards of his choice, one after the other."""

    def ask(self, s: State, who: State, due: Due) -> Decision | None:
        victim = 1 - due[1]
        return Decision(victim, "drop", [(DROP, card) for card in sorted(set(s.hands[victim]))]) if s.hands[victim] else None

    def answer(self, s: State, who: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        _, seat, count = s.agenda.pop()
        s.hands[1 - seat].remove(action[1])
        s.pile.append(action[1])
        tell(emit, "dropped", seat=1 - seat, card=action[1])
        if count > 1:
            s.agenda.append((DISCARD, seat, count - 1))

    def go_on(self, s: State, who: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


class Choose(Step[State, State]):
    """(CHOOSE, seat, how many, effect, number, effect, number …): one after the other, and each happens at once."""

    def ask(self, s: State, who: State, due: Due) -> Decision | None:
        return Decision(due[1], "choose", [(PICK, at) for at in range(len(due[3:]) // 2)])

    def answer(self, s: State, who: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        step, seat, count, *options = s.agenda.pop()
        at = 2 * action[1]
        chosen, left = options[at : at + 2], options[:at] + options[at + 2 :]
        if count > 1:
            s.agenda.append((step, seat, count - 1, *left))
        s.agenda.append((chosen[0], seat, chosen[1]))


class Turn(Step[State, State]):
    """A card is drawn, one may be played, and then it is the other's turn. Without cards to draw it is over."""

    def go_on(self, s: State, who: State, due: Due, chance: Chance, emit: Emit) -> None:
        _, seat = s.agenda.pop()
        if s.deck:
            s.turn += 1
            s.agenda += [(TURN, 1 - seat), (PLAY, seat), (DRAW, seat, 1)]


class Play(Step[State, State]):
    def ask(self, s: State, who: State, due: Due) -> Decision | None:
        return Decision(due[1], "play", [(PASS,), *((CAST, card) for card in sorted(set(s.hands[due[1]])))])

    def answer(self, s: State, who: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        _, seat = s.agenda.pop()
        if action[0] == CAST:
            s.hands[seat].remove(action[1])
            s.pile.append(action[1])
            tell(emit, "cast", seat=seat, card=action[1])
            # The next one last: the first effect of the card lies on top.
            s.agenda += [(effect[0], seat, *effect[1:]) for effect in reversed(CARDS[action[1]].does)]


class Duel(Flow[State, State]):
    def over(self, s: State, who: State, due: Due, emit: Emit) -> bool:
        return min(s.health) == 0


FLOW = Duel(
    {HIT: Hit("hit"), HEAL: Heal("heal"), DRAW: Draw("draw"), DISCARD: Discard("discard"), CHOOSE: Choose("choose")},
    {TURN: Turn("turn"), PLAY: Play("play")},
)
