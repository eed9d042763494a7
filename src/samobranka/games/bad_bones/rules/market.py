"""Advanced game: traps and weapons are bought before the first round."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.core.names import NOTHING
from samobranka.games.bad_bones.material import COST, HEARSE, MARKET, TRAP_KINDS, WEAPON, WEAPON_COST, WEAPONS
from samobranka.games.bad_bones.rules import steps
from samobranka.games.bad_bones.rules.steps import PASS, V_BUY, V_PASS
from samobranka.games.bad_bones.state import NOBODY, Board, State, changed

BUYS: Final[list[Action]] = [(V_BUY, item) for item in range(WEAPON + len(WEAPONS))]
PRICE: Final[tuple[int, ...]] = (*COST, *(0,) * (WEAPON - TRAP_KINDS), *WEAPON_COST)
MARKET_STEP: Final[Due] = (steps.MARKET,)


def set_out_goods(s: State) -> None:
    """BB-67, BB-68, BB-81, BB-118: as many tiles as the players need, all weapons, and money."""
    stock = s.stock[:]
    for kind in range(1, TRAP_KINDS):
        stock[kind] = MARKET[s.setup.seats - 1][kind]
    if not s.setup.hearse:
        stock[HEARSE] = 0
    for weapon in range(1, len(WEAPONS)):
        stock[WEAPON + weapon] = 1
    s.stock = stock
    if s.setup.coop:
        s.coins = s.setup.coins
    else:
        for b in s.boards:
            b.coins = s.setup.coins


def choose_first_buyer(s: State, chance: Chance, emit: Emit) -> None:
    """BB-69: by lot; in co-op all buy together (BB-118)."""
    if not s.setup.coop:
        s.buyer = chance.roll(s.setup.seats) - 1 if s.setup.seats > 1 else 0
        s.first_buyer = s.buyer
        if emit is not None and s.setup.seats > 1:
            emit(Event("first-buyer", {"seat": s.buyer}, reveals=True))


def open_stalls(s: State) -> None:
    """BB-69, BB-118: whoever may buy now. In co-op that is everybody."""
    if s.setup.coop:
        for b in s.boards:
            if not b.passed:
                b.agenda.append(MARKET_STEP)
    else:
        s.boards[s.buyer].agenda.append(MARKET_STEP)


class Market(Step[State, Board]):
    """BB-69 to BB-72, BB-118: one purchase, and in co-op as many as one likes; or pass for good."""

    def ask(self, s: State, b: Board, due: Due) -> Decision:
        """BB-70 to BB-72: what is there and can be paid, one weapon a hero at most."""
        coins = s.coins if s.setup.coop else b.coins
        choices: list[Action] = [PASS]
        for item in range(1, len(PRICE)):
            if s.stock[item] and PRICE[item] <= coins and (item < WEAPON or not b.weapon):
                choices.append(BUYS[item])
        return Decision(b.seat, "market", choices, (coins,))

    def answer(self, s: State, b: Board, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        if not s.setup.coop or action[0] == V_PASS:
            b.agenda.pop()
        if action[0] != V_PASS:
            buy(s, b, action[1], emit)
            return
        b.passed = True
        if emit is not None:
            emit(Event("passed", {"seat": b.seat}))


def buy(s: State, b: Board, item: int, emit: Emit) -> None:
    """BB-70, BB-118: in co-op from the common purse, and traps into the common reserve."""
    s.stock = changed(s.stock, item, -1)
    if s.setup.coop:
        s.coins -= PRICE[item]
    else:
        b.coins -= PRICE[item]
    if item >= WEAPON:
        b.weapon = item - WEAPON
    elif s.setup.coop:
        s.reserve = changed(s.reserve, item, 1)
    else:
        b.reserve = changed(b.reserve, item, 1)
    if emit is not None:
        left = s.coins if s.setup.coop else b.coins
        emit(Event("bought", {"seat": b.seat, "item": item, "left": left, "spare": item if item < WEAPON else NOTHING}))


def next_buyer(s: State) -> bool:
    """BB-69, BB-71: there and back again, over those who passed; False when the market is over."""
    if s.setup.coop or all(b.passed for b in s.boards):
        return False
    seats = s.setup.seats
    while True:
        # Who ends a lap begins the next: the lap's first and last seats depend on who was first of all.
        if (s.buyer - s.first_buyer) % seats == (seats - 1 if s.lap > 0 else 0):
            s.lap = -s.lap
        else:
            s.buyer = (s.buyer + s.lap) % seats
        if not s.boards[s.buyer].passed:
            return True


def close_market(s: State) -> None:
    """BB-73: what nobody bought goes back into the box, and money is worth nothing."""
    s.tiles = [s.tiles[kind] - s.stock[kind] for kind in range(TRAP_KINDS)]
    s.stock = [0] * len(s.stock)
    s.coins = 0
    for b in s.boards:
        b.coins = 0
    s.buyer = NOBODY


STEPS: Final[dict[int, Step[State, Board]]] = {steps.MARKET: Market("market")}
