"""What Bad Bones adds to the general bots: how good a position is, and which choices deserve a look."""

from typing import Final

from samobranka.core.decision import Action, Decision
from samobranka.games.bad_bones.bones import place_of, raised, spot_of
from samobranka.games.bad_bones.forecast import (
    BURDEN,
    CAPITAL,
    FALL,
    FLOOR,
    GIFT,
    HOUSE,
    TOWERS,
    USE,
    Forecast,
    distances,
    worth_lying,
)
from samobranka.games.bad_bones.material import CRATER, KIND_BITS, RIM, STARS, TRAP_KINDS, TREASURE, WIDTH
from samobranka.games.bad_bones.rules.ending import outcome
from samobranka.games.bad_bones.rules.market import PRICE
from samobranka.games.bad_bones.rules.steps import HERO, V_BUY, V_GO_ON, V_PLACE, V_STOP
from samobranka.games.bad_bones.state import HERO_PHASE, NOWHERE, TRAP_PHASE, WALK_PHASE, Board, State

# What the hero is worth while he lives.
HERO_VALUE: Final = 60.0
# How many times the rounds of a game it plays on for the heroic victory.
PATIENCE: Final = 5
GO_ON: Final[Action] = (V_GO_ON,)
STOP: Final[Action] = (V_STOP,)
# What the market's goods are worth to this player, per item: kinds of traps, then weapons.
WISH: Final[tuple[float, ...]] = (
    0.0, 4.2, 4.6, 5.5, 0.0, 2.2, 3.6, 3.2, 1.0, 3.2, 2.2, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 2.6, 2.0, 3.0, 1.0, 3.6, 2.0, 1.5, 1.5,
)  # fmt: skip


# How far every place is from the towers: by face and towers, worked out once.
NEAR: Final[dict[int, list[int]]] = {}


def samples(decision: Decision) -> int:
    """The bag cannot be foreseen; the position just before the draw is judged."""
    return 0


def candidates(state: State, decision: Decision) -> list[Action]:
    """At the market what it likes best; a trap only where somebody may come, for there are many cells."""
    if decision.question == "market":
        return [purchase(state, decision)]
    if decision.question == "heroic":
        # The victory is safe, so there is nothing to lose; but what has not come in so long will not come.
        return [GO_ON if state.round < PATIENCE * state.setup.rounds else STOP]
    if decision.question == "trap":
        board = state.boards[decision.seat]
        paths = trodden(state, board)
        return [action for action in decision.choices if action[0] != V_PLACE or worth_a_look(action, paths)]
    return decision.choices


def purchase(state: State, decision: Decision) -> Action:
    """The best for its price, and the second of a kind a little less."""
    board = state.boards[decision.seat]
    reserve = state.reserve_of(board)
    best, worth = decision.choices[0], 0.0
    for action in decision.choices:
        if action[0] == V_BUY:
            item = action[1]
            have = reserve[item] if item < TRAP_KINDS else 0
            wish = WISH[item] * (0.8**have) / (PRICE[item] + 1)
            if wish > worth:
                best, worth = action, wish
    return best


def trodden(s: State, b: Board) -> int:
    """Cells that a skeleton of this board will step on in the next rounds, and those around them, as bits."""
    face = s.setup.face
    cells = 0
    for skeleton in b.skeletons:
        spot = spot_of(skeleton)
        for _ in range(4):
            place = face.ahead[spot]
            if RIM >> place & 1 or b.towers >> place & 1:
                break
            cells |= 1 << place
            spot = spot_of(face.rest[spot])
        cells |= 1 << place_of(skeleton)
    return cells


def near(s: State, towers: int) -> list[int]:
    key = towers * 4 + (2 if s.setup.coop else 1 if s.setup.face.turn[22] != 0 else 0)
    found = NEAR.get(key)
    if found is None:
        found = distances(s.setup.face, towers)
        NEAR[key] = found
    return found


def value(state: State, seat: int) -> float:
    """The forecast of the own board, what lies in reserve, and what the others have to carry."""
    b = state.boards[seat]
    worth = -outlook(state, b) + equipment(state, b)
    setup = state.setup
    if not setup.coop:
        worth += b.floors * FLOOR + b.houses * HOUSE
    else:
        worth += TOWERS[b.towers.bit_count()] + CAPITAL[max(0, state.houses - b.burnt)]
    worth += b.gifts * (-BURDEN if setup.coop else GIFT)
    if b.fallen:
        worth -= 2 * FALL
    ended = outcome(state)
    if ended is not None:
        worth += FALL if seat in ended.winners else -FALL
    if b.hero == NOWHERE:
        worth -= HERO_VALUE
    for other in state.boards:
        if other is not b:
            worth += neighbour(state, other)
    return worth


def neighbour(s: State, other: Board) -> float:
    """Against each other best with the strongest, together with whoever has fewest.

    Only enough to choose between them: the others' boards change for reasons that are not this player's.
    """
    bones = len(other.skeletons) + len(other.queue) + len(s.cemetery_of(other.seat))
    if s.setup.coop:
        return -0.005 * bones * bones
    strength = other.floors * 4 + other.houses * 3
    return 0.005 * bones * strength


def equipment(s: State, b: Board) -> float:
    """Stars count at the end; until then a trap is worth what it may still prevent."""
    worth = 0.0
    reserve = s.reserve_of(b)
    for kind in range(1, TRAP_KINDS):
        if reserve[kind]:
            worth += reserve[kind] * (USE[kind] + 0.5 * STARS[kind])
    if b.hand:
        worth += USE[b.hand] + 0.5 * STARS[b.hand]
    for tile in b.traps:
        if tile and tile != CRATER:
            worth += worth_lying(tile)
    return worth


def outlook(s: State, b: Board) -> float:
    """BB-23, BB-37: walked ahead from this very moment of the round."""
    forecast = Forecast(s, b, near(s, b.towers))
    walking = s.phase == WALK_PHASE and bool(b.agenda)
    forecast.add(b.skeletons, 1 if walking else 0)
    forecast.add(b.queue, 0)
    forecast.add(b.party, 0)
    waiting = s.cemetery_of(b.seat)
    if walking or s.phase == TRAP_PHASE or (s.phase == HERO_PHASE and not asks_hero(b)):
        forecast.returning = waiting
        return forecast.run(0)
    # This round's walk is over: what it has used wears out, and who waits in the cemetery is in the forest next.
    forecast.wear()
    forecast.add([raised(token, s.setup.face.slot[token], 0) for token in waiting], 0)
    return forecast.run(1)


def asks_hero(b: Board) -> bool:
    return bool(b.agenda) and b.agenda[-1][0] == HERO


def worth_a_look(action: Action, paths: int) -> bool:
    """On a path, or, for a treasure, beside one."""
    place = action[2]
    if action[1] & KIND_BITS == TREASURE:
        around = 1 << place | 1 << (place + 1) | 1 << (place - 1) | 1 << (place + WIDTH) | 1 << (place - WIDTH)
        return bool(paths & around)
    return bool(paths >> place & 1)
