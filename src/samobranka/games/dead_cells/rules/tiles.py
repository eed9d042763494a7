"""What is on a tile: treasure, merchants and doors. Fights are chapters of their own."""

from collections.abc import Callable
from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.dead_cells.language import tiles as shapes
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.language.tiles import Tile
from samobranka.games.dead_cells.material import TILES, WORLD
from samobranka.games.dead_cells.record import Record
from samobranka.games.dead_cells.rules.checks import can_pay
from samobranka.games.dead_cells.rules.feats import count
from samobranka.games.dead_cells.rules.gaining import owe, turn_up_gear
from samobranka.games.dead_cells.rules.setup import PASS, effects_of
from samobranka.games.dead_cells.rules.steps import (
    AT_DOOR,
    AT_TREASURE,
    CHALLENGE,
    CURSE,
    DECK_CHECK,
    EITHER,
    FIGHT,
    GIVE_GEAR,
    HAND_CHECK,
    PAY_DOOR,
    SHOP,
    V_BUY,
    V_CHOOSE,
)
from samobranka.games.dead_cells.state import NOBODY, State

# A deck check at a door or for a treasure has no number of a corridor.
DOOR: Final = -1
TREASURE: Final = -2


def apply_tile(s: State, tile: int, emit: Emit) -> None:
    """DC-TIL-01 to DC-TIL-05: by its shape."""
    APPLIED[TILES[tile].shape](s, TILES[tile], emit)


def pass_first_player_on(s: State, emit: Emit) -> None:
    """DC-TIL-08: clockwise."""
    s.first = (s.first + 1) % len(s.fighters)
    if emit is not None:
        emit(Event("first", {"fighter": s.first}))


def fight(s: State, tile: Tile, emit: Emit) -> None:
    """DC-TIL-04, DC-TIL-08: the token is passed on before everything else on the tile; then a challenge may be taken up."""
    if tile.passes:
        pass_first_player_on(s, emit)
    s.agenda.append((FIGHT,))
    challenge = any(clause.kind == v.CHALLENGE for clause in effects_of(s.record)) and not s.sealed(v.NO_RUNES)
    if tile.shape == shapes.SQUARE and challenge:
        s.agenda.append((CHALLENGE,))


def treasure(s: State, tile: Tile, emit: Emit) -> None:
    """DC-TIL-01, DC-TIL-09: the reward, or one of several."""
    if len(tile.options) == 1:
        owe(s, tile.options[0])
    else:
        s.agenda.append((EITHER,))


def merchant(s: State, tile: Tile, emit: Emit) -> None:
    """DC-TIL-03: goods from left to right, each as often as it says."""
    s.agenda += [(SHOP, good, tile.goods[good][2]) for good in range(len(tile.goods) - 1, -1, -1)]


def door(s: State, tile: Tile, emit: Emit) -> None:
    """DC-TIL-05: what the room wants. What comes of every door comes after it."""
    for clause in reversed(effects_of(s.record)):
        if clause.kind == v.ON and clause.n == v.DOOR:
            owe(s, clause.does)
    count(s, v.GOALS["doors_in_run"], emit)
    if tile.door == shapes.HAND_CHECK:
        s.agenda.append((HAND_CHECK, tile.price, AT_DOOR))
    elif tile.door == shapes.DECK_CHECK:
        s.agenda.append((DECK_CHECK, DOOR))
    else:
        s.agenda.append((PAY_DOOR,))


def teleport(s: State, tile: Tile, emit: Emit) -> None:
    """DC-TIL-06: no effect of its own: the way that leaves it is the jump."""


def cursed(s: State, tile: Tile, emit: Emit) -> None:
    """DC-TIL-02: the treasure, then its curse."""
    s.agenda.append((CURSE, tile.curse))
    treasure(s, tile, emit)


def constraint(s: State, tile: Tile, emit: Emit) -> None:
    """DC-CON-01 to DC-CON-04: from now on until this face is left; who has looked at the tile before knows it already."""
    kind = WORLD.constraints[tile.constraint - 1].kind
    if s.sealed(kind):
        return
    s.seals |= 1 << kind
    if emit is not None:
        emit(Event("constraint", {"number": tile.constraint}))


APPLIED: Final[dict[int, Callable[[State, Tile, Emit], None]]] = {
    shapes.SQUARE: fight,
    shapes.TRAPEZOID: fight,
    shapes.CIRCLE: treasure,
    shapes.CURSED: cursed,
    shapes.PENTAGON: merchant,
    shapes.HEXAGON: door,
    shapes.TELEPORT: teleport,
    shapes.CONSTRAINT: constraint,
}


def here(s: State) -> Tile:
    """The tile on which the Group stands."""
    return TILES[s.tiles[s.space]]


class Either(Step[State, State]):
    """DC-TIL-09: exactly one of them."""

    def ask(self, s: State, _: State, due: Due) -> Decision:
        """A hand check can be chosen only by who is able to pass it, a deck check always."""
        tile = here(s)
        barred = tile.lock in v.TRACKS.values() and not can_pay(s, tile.lock)
        return Decision(s.spokesman(), "either", [(V_CHOOSE, option) for option in range(1, len(tile.options) + 1 - barred)])

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        """DC-TIL-09, DC-CHK-02: whoever chooses a check and fails it gets nothing; the other option is gone."""
        s.agenda.pop()
        if emit is not None:
            emit(Event("chose", {"option": action[1]}))
        tile = here(s)
        if tile.lock == shapes.FREE or action[1] < len(tile.options):
            owe(s, tile.options[action[1] - 1])
        elif tile.lock == shapes.ANY_SYMBOL:
            s.agenda.append((DECK_CHECK, TREASURE))
        else:
            s.agenda.append((HAND_CHECK, tile.lock, AT_TREASURE))


def cheaper(s: State, price: int) -> int:
    """Haggling: whatever costs so much or more costs less."""
    for clause in effects_of(s.record):
        if clause.kind == v.PRICES and price >= clause.n:
            price = max(0, price - clause.whom)
    return price


def leave_for_good(s: State) -> None:
    """DC-SET-08, DC-DEC-03: this tile is not dealt again in this campaign."""
    record = Record(s.record)
    record.purged_tiles = (*record.purged_tiles, s.tiles[s.space])
    s.record = record


def useful(s: State, good: Due) -> bool:
    """A vial is of use to the hurt, a scroll to who has room for it, salt to who has worms; anything else always."""
    if good[0] == v.VIALS:
        return any(fighter.damage for fighter in s.fighters)
    if good[0] == v.SCROLL:
        return any(min(s.fighters[who].levels) < 5 for who in s.beheaded())
    if good[0] == v.UNWORM:
        return any(fighter.worms for fighter in s.fighters)
    if good[0] == v.RELIGHT:
        return s.dark > 0
    return True


class Shop(Step[State, State]):
    """(SHOP, good, how often still, cards on show …): one good after the other, until the Group stops. DC-TIL-03

    Equipment is drawn face up, as many cards as there are uses; each is bought for itself and equipped at once.
    """

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        good, price = here(s).goods[due[1]][:2]
        if good[0] == v.EQUIPMENT and len(due) == 3 and due[2]:
            return None
        if not due[2] or s.bag.teeth < cheaper(s, price) or not useful(s, good):
            return None
        shown = due[3:]
        choices: list[Action] = [PASS, *((V_BUY, number) for number in range(1, max(len(shown), 1) + 1))]
        return Decision(s.spokesman(), "shop", choices, due)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        if action == PASS:
            self.close(s, due)
            return
        good, price = here(s).goods[due[1]][:2]
        paid = cheaper(s, price)
        s.bag.teeth -= paid
        if emit is not None:
            emit(Event("bought", {"price": paid, "teeth": s.bag.teeth}))
        if good[0] == v.EQUIPMENT:
            shown = list(due[3:])
            gear = shown.pop(action[1] - 1)
            s.agenda[-1] = (SHOP, due[1], due[2] - 1, *shown)
            s.agenda.append((GIVE_GEAR, gear))
        else:
            s.agenda[-1] = (SHOP, due[1], due[2] - 1)
            owe(s, (good,))
            if here(s).purged:
                leave_for_good(s)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        good = here(s).goods[due[1]][0]
        if good[0] == v.EQUIPMENT and len(due) == 3 and due[2]:
            shown = [turn_up_gear(s, chance, emit) for _ in range(due[2])]
            shown = [gear for gear in shown if gear != NOBODY]
            s.bag.gear += shown
            s.agenda[-1] = (SHOP, due[1], len(shown), *shown)
        else:
            self.close(s, due)

    def close(self, s: State, due: Due) -> None:
        """DC-TIL-03: what nobody bought is discarded."""
        s.agenda.pop()
        for gear in due[3:]:
            s.bag.gear.remove(gear)
            s.gear_discard.append(gear)


class PayDoor(Step[State, State]):
    """DC-TIL-05: something for teeth, if the Group wants it."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        if s.bag.teeth < here(s).price:
            return None
        return Decision(s.spokesman(), "door", [PASS, (V_BUY, 1)])

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        if action != PASS:
            s.bag.teeth -= here(s).price
            if emit is not None:
                emit(Event("bought", {"price": here(s).price, "teeth": s.bag.teeth}))
            owe(s, here(s).gains)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


STEPS: Final[dict[int, Step[State, State]]] = {EITHER: Either("either"), SHOP: Shop("shop"), PAY_DOOR: PayDoor("door")}
