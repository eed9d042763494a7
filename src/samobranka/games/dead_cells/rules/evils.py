"""What a biome does to those who walk in it: curses, bells, lanterns, worms, constraints, Malaise cards.

Those that last until the biome is left are seals on the table: the numbers of their words, as bits.
"""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.dead_cells.box.cards import SERENADE
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.material import FACES, WORLD
from samobranka.games.dead_cells.rules.feats import ALL_BELLS, count, deed
from samobranka.games.dead_cells.rules.gaining import cheat_death, drop, hurt, owe
from samobranka.games.dead_cells.rules.harm import wound
from samobranka.games.dead_cells.rules.setup import PASS
from samobranka.games.dead_cells.rules.steps import (
    BELL,
    CURSE,
    DRAW_MALAISE,
    DROP_ONE,
    FIGHT,
    KEY_OR_FIGHT,
    LIFE,
    LOSE_STEP,
    V_BUY,
    V_DROP,
    V_USE,
    WORMED,
)
from samobranka.games.dead_cells.rules.tracks import lose_step
from samobranka.games.dead_cells.state import State

BELLS: Final = "bells"
MALAISE: Final = "malaise"
ALL_LANTERNS: Final = 0b111
WORMS_BITE_AT: Final = WORLD.worms_bite_at


class Curse(Step[State, State]):
    """(CURSE, a or b): DC-CUR-01 to DC-CUR-04: by the biome."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        curse = WORLD.curses[FACES[s.face].biome][due[1] - 1].kind
        if emit is not None:
            emit(Event("cursed", {"curse": curse}))
        if curse == v.LOSE_POTIONS:
            s.bag.potions = 0
        elif curse == v.LOSE_TEETH:
            s.bag.teeth = 0
        elif curse == v.HURT_TO_ONE:
            for fighter in s.fighters:
                fighter.damage = fighter.hearts - 1
        elif curse == v.EACH_DROPS_GEAR:
            s.agenda += [(DROP_ONE, who) for who in reversed(s.group())]
        elif curse == v.LANTERNS_OUT:
            s.dark = ALL_LANTERNS
        else:
            s.seals |= 1 << curse


class DropOne(Step[State, State]):
    """(DROP_ONE, who): DC-CUR-02, DC-BEL-03: one card that he wears, of his choice."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        gear = s.fighters[due[1]].gear
        return Decision(s.seat_of(due[1]), "drop", [(V_DROP, card) for card in gear], due) if gear else None

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        drop(s, due[1], action[1], emit)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


class Bell(Step[State, State]):
    """(BELL, corridor): DC-BEL-01 to DC-BEL-04: it is turned up, hits the First Player and leaves a cell; it rings once."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        if s.rung >> due[1] & 1:
            return
        s.rung |= 1 << due[1]
        left = list(s.bells)
        bell = chance.draw(left, BELLS)
        s.bells = tuple(left)
        if emit is not None:
            emit(Event("rang", {"bell": bell}, reveals=True))
        clause = WORLD.bells[bell]
        s.agenda.append((LIFE, 1))
        if not left:
            deed(s, ALL_BELLS)
        owe(s, ((v.CELLS, 1, v.ONE, 0),))
        count(s, v.GOALS["bells_in_run"], emit)
        if clause.kind == v.FP_HURT:
            hurt(s, s.first, clause.n, emit)
        elif clause.kind == v.FP_DROPS_GEAR:
            s.agenda.append((DROP_ONE, s.first))
        else:
            s.agenda.append((LOSE_STEP, s.first))


class LoseStep(Step[State, State]):
    """(LOSE_STEP, who): DC-BEL-02, DC-TRK-06: on a track of his choice."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        fighter = s.fighters[due[1]]
        # DC-SOL-13: Serenade has one marker.
        tracks = range(1 if fighter.hero == SERENADE else 3)
        moved: list[Action] = [(V_USE, track) for track in tracks if fighter.levels[track]]
        return Decision(s.seat_of(due[1]), "lose", moved, due) if moved else None

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        lose_step(s, due[1], action[1], emit)
        if not s.fighters[due[1]].alive():
            cheat_death(s, due[1], emit)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


class KeyOrFight(Step[State, State]):
    """DC-KEY-02: a key is spent, or an elite is fought; whoever lives passes."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        return Decision(s.spokesman(), "key", [(V_BUY, 1), PASS], due) if s.bag.keys else None

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        if action == PASS:
            self.go_on(s, s, due, chance, emit)
            return
        s.agenda.pop()
        s.bag.keys -= 1

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        s.agenda += [(LIFE, 1), (FIGHT, 1)]


class Wormed(Step[State, State]):
    """(WORMED, who): DC-WRM-01: no shield and no resistance stops a worm."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        s.fighters[due[1]].worms += 1
        if emit is not None:
            emit(Event("worm", {"fighter": due[1], "worms": s.fighters[due[1]].worms}))


def worms_bite(s: State, emit: Emit) -> None:
    """DC-WRM-02: at the end of Upkeep three worms cost one health point and leave."""
    for who in s.group():
        fighter = s.fighters[who]
        if fighter.worms >= WORMS_BITE_AT:
            fighter.worms -= WORMS_BITE_AT
            hurt(s, who, WORLD.worm_damage, emit)


class DrawMalaise(Step[State, State]):
    """(DRAW_MALAISE, who): DC-MAL-02, DC-MAL-03: one of the five cards at random; with the second the token leaves.

    Fever is damage at once that nothing blocks; the other cards hold for this fight or Turn.
    """

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        fighter = s.fighters[due[1]]
        lying = [other.malaise for other in s.fighters]
        card = chance.draw([number for number in range(len(WORLD.malaise)) if number not in lying], MALAISE)
        fighter.malaise = card
        fighter.sick -= 1
        if emit is not None:
            emit(Event("malaise-card", {"fighter": due[1], "malaise": card, "left": fighter.sick}, reveals=True))
        clause = WORLD.malaise[card]
        for _number in range(clause.n if clause.kind == v.HURTS else 0):
            wound(s, due[1], emit)


STEPS: Final[dict[int, Step[State, State]]] = {
    CURSE: Curse("curse"),
    DROP_ONE: DropOne("drop one"),
    BELL: Bell("bell"),
    LOSE_STEP: LoseStep("lose"),
    KEY_OR_FIGHT: KeyOrFight("key"),
    WORMED: Wormed("worm"),
    DRAW_MALAISE: DrawMalaise("malaise card"),
}
