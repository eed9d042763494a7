"""What Castle Panic adds to the general bots: how good a position is, and which choices deserve a look.

Hands are open, so a player can foresee the coming turns: who will reach which monster with which card. `forecast` plays
them without new tokens; what stands and what still walks after that is the value of a position, for all castle players.
"""

from typing import Final

from samobranka.core.decision import Action, Decision
from samobranka.games.castle_panic.material import (
    ANY,
    ARCS,
    BRICK,
    CARD_KIND,
    FIRST_CASTLE_SPACE,
    FIRST_SWORDSMAN_SPACE,
    HERO,
    HEROIC_REACH,
    KNIGHT,
    MORTAR,
    POINTS,
    REACH,
    TOKEN_KIND,
    colour_of,
)
from samobranka.games.castle_panic.rules.steps import (
    ANSWER,
    CONFIRM,
    DISCARD,
    DRAW_UP,
    MOVE,
    PLAY,
    V_DRAW,
    V_DRIVE,
    V_OFFER,
    V_PASS,
    V_PLACE,
    V_TAR,
)
from samobranka.games.castle_panic.rules.trade import owner_of, still_refused
from samobranka.games.castle_panic.state import NOBODY, OFF, State

# Worth of having so many towers: the last ones are dear.
TOWERS: Final[tuple[float, ...]] = (-400.0, -170.0, -112.0, -75.0, -46.0, -21.0, 0.0)
WALL: Final = 7.0
FORTIFIED: Final = 4.0
# What a point of a monster's health costs, by the ring it has reached when the forecast ends.
DANGER: Final[tuple[float, ...]] = (2.0, 3.0, 4.5, 7.0, 19.0)
# A monster costs something for being there at all, by ring.
PRESENCE: Final[tuple[float, ...]] = (0.5, 0.8, 1.2, 2.0, 4.0)
# What a card in hand is worth beyond an average one that would be drawn in its place.
KEEP: Final[tuple[float, ...]] = (
    -0.3, -0.3, -0.3, 1.3,
    -0.3, -0.3, -0.3, 1.3,
    -0.3, -0.3, -0.3, 1.3,
    1.2, 1.2, 1.2,
    -0.2, -0.2, 9.0, 4.0, 4.0, 6.0, 2.5, 7.0, 3.0, 5.0,
)  # fmt: skip
# An offer takes everybody's time: it is made only if it is worth more than that. So whoever gains nothing does not trade.
ASKING: Final = 0.5
# A wall that could be built and is not.
PUT_OFF: Final = 1.0
NEW_CARD: Final = 1.3
# A Brick or Mortar is worth this much more for each gap in the walls (three at most).
BUILDER: Final = 0.5
# How much nearer a monster is in each ring outside the castle, where a wall is to be built.
NEAR: Final[tuple[int, ...]] = (1, 2, 5, 14)
# The forecast looks at least so far, and each turn counts so much of the one before.
HORIZON: Final = 3
DECAY: Final = 0.7
TROPHY: Final = 0.15
MISSING_PLAYED: Final = 9.0
HOME: Final = 30.0
# In which order a player spends his cards in the forecast: the least flexible first.
FLEXIBLE: Final[tuple[int, ...]] = tuple(1 if kind >= HERO else 2 if kind % 4 == ANY else 0 for kind in range(BRICK))


def candidates(state: State, decision: Decision) -> list[Action]:
    """All choices but open offers: a bot knows what it wants."""
    if decision.stop:
        return decision.choices
    if decision.question == "trade":
        # Whoever was refused once in a turn does not ask again, and later not for the same.
        wanted = V_PASS if state.refused else V_OFFER
        choices = [action for action in decision.choices if action[0] == V_PASS or action[0] == wanted]
        if state.refusals:
            choices = [action for action in choices if action[0] == V_PASS or not refused_before(state, action)]
        return choices
    if decision.question == "place":
        # The strongest first, and spread over the colours: nobody knows yet which cards will come.
        strongest = max(TOKEN_KIND[action[1]] for action in decision.choices if action[0] == V_PLACE)
        placings = [action for action in decision.choices if action[0] == V_PLACE and TOKEN_KIND[action[1]] == strongest]
        fewest = min(health_in(state, action[2]) for action in placings)
        return [action for action in placings if health_in(state, action[2]) == fewest]
    if decision.question == "play":
        # Two more cards are never worse, so they come first.
        for action in decision.choices:
            if action[0] == V_DRAW:
                return [action]
        return [action for action in decision.choices if not too_early(state, action)]
    return decision.choices


def refused_before(s: State, offer: Action) -> bool:
    """CP-22: somebody did not want this swap, and both still hold what it was about."""
    partner = owner_of(s, offer[2])
    for mine, theirs in still_refused(s):
        alike = CARD_KIND[mine] == CARD_KIND[offer[1]] and CARD_KIND[theirs] == CARD_KIND[offer[2]]
        if alike and owner_of(s, mine) == s.active and owner_of(s, theirs) == partner:
            return True
    return False


def health_in(s: State, arc: int) -> int:
    """How much health stands in the colour of an arc."""
    return sum(s.hp[token] for token in s.board if colour_of(s.at[token] % ARCS) == colour_of(arc))


def too_early(s: State, action: Action) -> bool:
    """There is one Tar and one Drive Him Back!: they wait until a monster is in the Knight ring at least."""
    return action[0] in (V_TAR, V_DRIVE) and s.at[action[2]] < KNIGHT * ARCS


def samples(decision: Decision) -> int:
    return 6 if decision.question == "command" else 0


def value(state: State, seat: int) -> float:
    """For a castle player, how well the castle stands; for the Overlord, how badly."""
    worth = castle_value(state)
    if seat == state.setup.overlord:
        return -worth
    for token in state.trophies[seat]:
        worth += TROPHY * POINTS[TOKEN_KIND[token]]
    return worth


def castle_value(s: State) -> float:
    if s.ending:
        return 1000.0 if s.ending == "slain" else -1000.0
    hands = s.hands
    step = s.agenda[-1]
    if (step[0] == ANSWER and step[3] != OFF) or step[0] == CONFIRM:
        hands = after_swap(s, step[1], step[2], step[3])
    worth = forecast(s, hands)
    holes = ARCS - s.walls.bit_count()
    for seat in s.setup.castle:
        worth += hand_value(hands[seat], holes)
    if step[0] == ANSWER:
        worth -= ASKING
    if step[0] == DISCARD and s.discards_left < s.setup.discards_a_turn:
        worth += NEW_CARD * (s.setup.discards_a_turn - s.discards_left)
    if s.missing and (s.pile or s.overlord_hand):
        worth += MISSING_PLAYED
    return worth


def after_swap(s: State, partner: int, mine: int, theirs: int) -> list[list[int]]:
    hands = s.hands[:]
    hands[s.active] = [theirs if card == mine else card for card in hands[s.active]]
    hands[partner] = [mine if card == theirs else card for card in hands[partner]]
    return hands


def hand_value(hand: list[int], holes: int) -> float:
    """What the cards may still be good for. A wall that they could build now, the forecast has built."""
    worth = 0.0
    bricks = mortars = 0
    for card in hand:
        kind = CARD_KIND[card]
        worth += KEEP[kind]
        if kind == BRICK:
            bricks += 1
        elif kind == MORTAR:
            mortars += 1
    walls = min(bricks, mortars, holes)
    spare = bricks + mortars - 2 * walls
    return worth - 2 * walls * KEEP[BRICK] - walls * PUT_OFF + BUILDER * spare * min(holes - walls, 3)


def order_of_play(s: State) -> list[int]:
    """Who plays cards in the coming turns, each once: the active player first if he has not yet."""
    players = s.players()
    if not players or players[0] != s.active:
        return players
    for step in s.agenda:
        if step[0] == PLAY or step[0] == DRAW_UP:
            return players
    return s.players() if s.turn == 0 else players[1:]


def forecast(s: State, hands: list[list[int]]) -> float:
    """The coming turns without new tokens: players hit what they reach, monsters come closer.

    What is near counts more than what is far: by then hands and monsters will be others.
    """
    at: list[int] = []
    hp: list[int] = []
    stuck = -1
    for token in s.board:
        if token == s.tarred:
            stuck = len(at)
        at.append(s.at[token])
        hp.append(s.hp[token])
    castle = [s.walls, s.towers, s.fortified]
    order = order_of_play(s)
    if not order or (order[0] != s.active and (MOVE,) in s.agenda):
        step_inward(at, hp, castle, stuck)
        stuck = -1
    reach = HEROIC_REACH if s.setup.heroic else REACH
    total = weights = 0.0
    weight = 1.0
    for turn in range(max(len(order), HORIZON)):
        if turn < len(order):
            strike_out(at, hp, hands[order[turn]], reach)
            build(at, hp, castle, hands[order[turn]])
        step_inward(at, hp, castle, stuck)
        stuck = -1
        total += weight * standing(s, at, hp, castle)
        weights += weight
        weight *= DECAY
    return total / weights


def standing(s: State, at: list[int], hp: list[int], castle: list[int]) -> float:
    """What stands, less what walks."""
    worth = TOWERS[castle[1].bit_count()] + WALL * castle[0].bit_count() + FORTIFIED * castle[2].bit_count()
    for index in range(len(at)):
        if hp[index] > 0:
            ring = at[index] // ARCS
            worth -= DANGER[ring] * hp[index] + PRESENCE[ring]
    if s.setup.home_is_castle:
        for arc in range(ARCS):
            if s.owners[arc] != NOBODY and not castle[1] >> arc & 1:
                worth -= HOME
    return worth


def strike_out(at: list[int], hp: list[int], hand: list[int], reach: tuple[int, ...]) -> None:
    """A player spends what hits: on the monsters nearest to the castle, with the least flexible card that will do."""
    kinds = sorted([CARD_KIND[card] for card in hand if CARD_KIND[card] < BRICK], key=flexibility)
    if not kinds:
        return
    for ring in (4, 3, 2, 1):
        for index in range(len(at)):
            if hp[index] <= 0 or at[index] // ARCS != ring:
                continue
            for place in range(len(kinds)):
                kind = kinds[place]
                if kind >= 0 and reach[kind] >> at[index] & 1:
                    hp[index] -= 1
                    kinds[place] = -1
                    if hp[index] == 0:
                        break


def build(at: list[int], hp: list[int], castle: list[int], hand: list[int]) -> None:
    """A player builds what walls he can, where somebody is nearest to coming in."""
    bricks = mortars = 0
    for card in hand:
        kind = CARD_KIND[card]
        if kind == BRICK:
            bricks += 1
        elif kind == MORTAR:
            mortars += 1
    for _ in range(min(bricks, mortars, ARCS - castle[0].bit_count())):
        castle[0] |= 1 << open_to_most(at, hp, castle)


def open_to_most(at: list[int], hp: list[int], castle: list[int]) -> int:
    """Of the arcs without a wall, the one that monsters are nearest to; where nobody comes, one with a tower."""
    danger = [0] * ARCS
    for index in range(len(at)):
        if hp[index] > 0 and at[index] < FIRST_CASTLE_SPACE:
            danger[at[index] % ARCS] += hp[index] * NEAR[at[index] // ARCS]
    best, most = 0, -1
    for arc in range(ARCS):
        if not castle[0] >> arc & 1:
            worth = 2 * danger[arc] + (castle[1] >> arc & 1)
            if worth > most:
                best, most = arc, worth
    return best


def flexibility(kind: int) -> int:
    return FLEXIBLE[kind]


def step_inward(at: list[int], hp: list[int], castle: list[int], stuck: int) -> None:
    """All monsters move once; a wall or a tower falls and hurts the first of its group."""
    walls, towers, fortified = castle[0], castle[1], castle[2]
    broken = 0
    fallen = 0
    for index in range(len(at)):
        if hp[index] <= 0 or index == stuck:
            continue
        space = at[index]
        if space < FIRST_SWORDSMAN_SPACE:
            at[index] = space + ARCS
            continue
        if space < FIRST_CASTLE_SPACE:
            arc = space - FIRST_SWORDSMAN_SPACE
            if walls >> arc & 1:
                if not broken >> arc & 1:
                    broken |= 1 << arc
                    hp[index] -= 1
                continue
        else:
            arc = (space - FIRST_CASTLE_SPACE + 1) % ARCS
        at[index] = FIRST_CASTLE_SPACE + arc
        if towers >> arc & 1 and not fallen >> arc & 1:
            fallen |= 1 << arc
            hp[index] -= 1
    castle[0] = walls & ~(broken & ~fortified)
    castle[2] = fortified & ~broken
    castle[1] = towers & ~fallen
