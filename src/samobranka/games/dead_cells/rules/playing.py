"""Playing combat cards: face down, each with one action announced; and whoever passes."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.core.signals import Talk
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.material import CARDS
from samobranka.games.dead_cells.rules.abilities import trigger
from samobranka.games.dead_cells.rules.decks import draw, top_card
from samobranka.games.dead_cells.rules.malaise import plan_malaise, suffers
from samobranka.games.dead_cells.rules.serenade import listen
from samobranka.games.dead_cells.rules.setup import PASS
from samobranka.games.dead_cells.rules.steps import (
    BEFORE_CARDS,
    BEFORE_REVEAL,
    CHOOSE_PASSER,
    FOE_ACT,
    PASS_BY,
    PASS_SYMBOL,
    PLACE_CARD,
    ROUNDS,
    SHOW_CARDS,
    SWAP,
    V_GIVE,
    V_PLACE,
    V_SWAP,
    V_USE,
)
from samobranka.games.dead_cells.rules.summoned import boss_space, turned_up
from samobranka.games.dead_cells.rules.tracks import advance, can_advance
from samobranka.games.dead_cells.state import NOBODY, Fight, State

# DC-CMP-04: what an action is called when it is announced.
DAMAGE: Final = 0
SKILL: Final = 1
DEFENCE: Final = 2
STATE: Final = 3
LOOT: Final = 4
HEAL: Final = 5
CALLED: Final[dict[int, int]] = {
    v.HIT: DAMAGE, v.PIERCE: DAMAGE, v.PUSH: DAMAGE, v.PULL: DAMAGE, v.SKILL: SKILL, v.SHIELD: DEFENCE, v.GOLD: DEFENCE,
    v.INFLICT: STATE, v.LOOT: LOOT, v.HEAL: HEAL,
}  # fmt: skip


def _announceable(card: int) -> tuple[tuple[int, int], ...]:
    """DC-CMP-03, DC-CMP-04: the pairs of kind and round that a card can be announced with."""
    pairs = [(CALLED[atom[0]], number) for number, row in enumerate(CARDS[card].rows) for atom in row]
    return tuple(dict.fromkeys(pairs))


# All four have passed: as bits, and the count begins anew.
EVERYBODY: Final = 0b1111
ANNOUNCEABLE: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(_announceable(card) for card in range(len(CARDS)))


def plan_the_cards(s: State) -> None:
    """DC-CMP-02, DC-CMP-07, DC-CMP-10, DC-CMP-11: three cards in all; who holds the token may change before."""
    s.agenda += [(ROUNDS,), (SHOW_CARDS,), (BEFORE_REVEAL,), (BEFORE_CARDS,)]


def plan_the_placing(s: State) -> None:
    """DC-CMP-11: the passer first, then cards from the First Player on."""
    if s.setup.seats == 4:
        s.agenda.append((CHOOSE_PASSER,))
    else:
        plan_the_turns(s, NOBODY)


def plan_the_turns(s: State, passer: int) -> None:
    """DC-CMP-03, DC-SOL-02: from the First Player clockwise. With two players he places two, alone the Beheaded does."""
    order = [who for who in s.group() if who in s.beheaded()]
    if s.setup.seats <= 2:
        order.insert(0, order[0])
    s.agenda += [(PASS_BY, who) if who == passer else (PLACE_CARD, who) for who in reversed(order)]
    plan_malaise(s, passer)


def fight_of(s: State) -> Fight:
    assert s.fight is not None
    return s.fight


def exchange_active(s: State) -> None:
    """DC-MUT-09: the first cards of two change places, with what was announced; and back again before they are discarded."""
    if not fight_of(s).swapped:
        return
    one, other = (s.fighters[who] for who in fight_of(s).swapped)
    one.active[0], other.active[0] = other.active[0], one.active[0]
    if one.announced and other.announced:
        one.announced[0], other.announced[0] = other.announced[0], one.announced[0]


def talk(s: State) -> Talk:
    """DC-HID-02, DC-CMP-01: from the set-up of a fight to the reveal only goals; under a curse not even those.

    DC-HID-04: with open hands there is nothing to keep to oneself.
    """
    if s.setup.hands_open or s.fight is None or s.fight.shown:
        return "open"
    return "none" if s.sealed(v.NO_TALK) else "signals"


class ChoosePasser(Step[State, State]):
    """DC-CMP-11: the Group's choice, before the first card is placed; never the First Player.

    DC-BOS-04: against a boss everybody passes once before anybody does again. If that leaves only the First Player, another is
    chosen freely and the count begins anew.
    """

    def ask(self, s: State, _: State, due: Due) -> Decision:
        others = [who for who in s.beheaded() if who != s.first]
        fresh = [who for who in others if not fight_of(s).passed >> who & 1]
        return Decision(s.spokesman(), "passer", [(V_GIVE, who) for who in fresh or others])

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        fight = fight_of(s)
        fight.passer = action[1]
        if fight.boss != NOBODY:
            passed = fight.passed | 1 << action[1]
            fight.passed = 1 << action[1] if fight.passed >> action[1] & 1 else passed % EVERYBODY
        if emit is not None:
            emit(Event("passes", {"fighter": action[1]}))
        plan_the_turns(s, action[1])


class PlaceCard(Step[State, State]):
    """DC-CMP-03: a card of the hand, face down, and one of its actions said aloud, with its round."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        """DC-HID-04, DC-MAL-03: with open hands there is nothing to announce, and in a haze nothing is. The dead place none."""
        fighter = s.fighters[due[1]]
        silent = s.setup.hands_open or suffers(fighter, v.NO_ANNOUNCE)
        choices: list[Action] = []
        for card in fighter.hand if fighter.alive() else []:
            pairs = ANNOUNCEABLE[card][:1] if silent else ANNOUNCEABLE[card]
            choices += [(V_PLACE, card, kind, number) for kind, number in pairs]
        return Decision(s.seat_of(due[1]), "place", choices) if choices else None

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        fighter = s.fighters[due[1]]
        card, kind, number = action[1:]
        fighter.hand.remove(card)
        fighter.active.append(card)
        silent = suffers(fighter, v.NO_ANNOUNCE)
        if not silent:
            fighter.announced.append((kind, number))
        if emit is not None:
            seat = s.seat_of(due[1])
            said = {"seat": seat} if silent else {"seat": seat, "announced": kind, "round": number}
            if s.setup.hands_open:
                emit(Event("placed", {**said, "card": card}))
            else:
                emit(Event("placed", {**said, "card": card}, False, (seat,), Event("placed-unseen", dict(said))))


class PassBy(Step[State, State]):
    """DC-CMP-12: the passer's top card is revealed and discarded; a symbol moves that track one step, if there is room.

    DC-BOS-04: not against a boss.
    """

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda[-1] = (SWAP, due[1], 0)
        if fight_of(s).boss != NOBODY:
            trigger(s, due[1], v.PASS, emit)
            return
        fighter = s.fighters[due[1]]
        card = top_card(fighter, chance)
        if card == NOBODY:
            return
        fighter.discard.append(card)
        if emit is not None:
            emit(Event("revealed", {"seat": s.seat_of(due[1]), "card": card}, reveals=True))
        symbols = sum(1 << track for track in range(3) if CARDS[card].checks >> track & 1 and can_advance(fighter, track))
        trigger(s, due[1], v.PASS, emit)
        if symbols:
            s.agenda.append((PASS_SYMBOL, due[1], symbols))


class PassSymbol(Step[State, State]):
    """DC-CMP-12: one symbol of his choice."""

    def ask(self, s: State, _: State, due: Due) -> Decision:
        return Decision(s.seat_of(due[1]), "symbol", [(V_USE, track) for track in range(3) if due[2] >> track & 1], due)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        advance(s, due[1], action[1], emit)


class Swap(Step[State, State]):
    """(SWAP, who, cards discarded so far): DC-CMP-13: any number of hand cards, then as many new ones; DC-BOS-04: or one."""

    def ask(self, s: State, _: State, due: Due) -> Decision:
        enough = due[2] > 0 and fight_of(s).boss != NOBODY
        hand = [] if enough else s.fighters[due[1]].hand
        return Decision(s.seat_of(due[1]), "swap", [PASS, *((V_SWAP, card) for card in hand)], due)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        if action == PASS:
            s.agenda.pop()
            for _number in range(due[2]):
                draw(s, due[1], chance, emit)
            return
        s.agenda[-1] = (SWAP, due[1], due[2] + 1)
        fighter = s.fighters[due[1]]
        fighter.hand.remove(action[1])
        fighter.discard.append(action[1])
        if emit is not None:
            emit(Event("discarded", {"seat": s.seat_of(due[1]), "card": action[1]}, reveals=not s.setup.hands_open))


class ShowCards(Step[State, State]):
    """DC-CMP-05, DC-SOL-02, DC-SOL-03: all cards are turned up together; then Serenade's top card, unless her deck is empty.

    DC-BOS-10: what a Turn card keeps for this moment comes then.
    """

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        fight_of(s).shown = True
        if s.setup.solo:
            serenade = s.fighters[1]
            if serenade.bag or serenade.top:
                serenade.active = [top_card(serenade, chance)]
            listen(s)
        if emit is not None:
            for who in s.group():
                for card in s.fighters[who].active:
                    emit(Event("showed", {"fighter": who, "card": card}, reveals=True))
        for clause in turned_up(s):
            if clause.kind == v.AT_REVEAL:
                at = boss_space(fight_of(s))
                s.agenda += [(FOE_ACT, at, atom[0], atom[1], atom[2]) for atom in reversed(clause.does)]


STEPS: Final[dict[int, Step[State, State]]] = {
    CHOOSE_PASSER: ChoosePasser("passer"),
    PLACE_CARD: PlaceCard("place"),
    PASS_BY: PassBy("pass"),
    PASS_SYMBOL: PassSymbol("symbol"),
    SWAP: Swap("swap"),
    SHOW_CARDS: ShowCards("show"),
}
