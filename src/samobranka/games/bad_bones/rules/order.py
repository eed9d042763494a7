"""Phase 3: whose order of moves the owner has to choose, and only where it can change anything."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit
from samobranka.games.bad_bones.bones import (
    frozen,
    heading_in,
    heading_of,
    look,
    of_kind,
    place_in,
    place_of,
    skips,
    spot_of,
    token_of,
)
from samobranka.games.bad_bones.material import (
    AROUND,
    AT,
    BATTLE_AXE,
    CHIEF,
    CROSSBOW,
    DEATH_STAFF,
    EMPEROR,
    FRIENDLY,
    ICE_STAFF,
    PLACE_BITS,
    RIM,
    SAPPER,
    SPOT_BITS,
    STEP,
    TELEPORT_STAFF,
    TOKEN_BITS,
    TRIGGER,
)
from samobranka.games.bad_bones.rules.arriving import Victim
from samobranka.games.bad_bones.rules.foresight import ends_of, follow
from samobranka.games.bad_bones.rules.leaving import SecondTower
from samobranka.games.bad_bones.rules.matters import LOST, OnTheWay, looks, nothing_at_stake, seen_from_above
from samobranka.games.bad_bones.rules.moving import (
    Leader,
    instructors,
    is_led,
    led_places,
    lost_in_maze,
    members,
    move_one,
    thaw,
)
from samobranka.games.bad_bones.rules.steps import (
    LEADER,
    NO_LUCK,
    ORDER,
    PASS,
    SECOND,
    V_MOVE,
    V_PASS,
    VICTIM,
    WALK_STEP,
    WEAPON_STEP,
)
from samobranka.games.bad_bones.rules.ways import AT_HERO, HOW
from samobranka.games.bad_bones.rules.weapons import uses
from samobranka.games.bad_bones.state import DE, NOWHERE, Board, State

# All orders of so many are tried; of more, somebody cares in any case.
MOST_TRIED: Final = 6
# What may be asked in between without leaving the walk.
ON_THE_WAY: Final[dict[int, OnTheWay]] = {
    LEADER: Leader("leader"),
    VICTIM: Victim("victim"),
    SECOND: SecondTower("second"),
}


class Unit:
    """A skeleton, or an instructor's group, that moves as one: where it may end, and who is in it."""

    def __init__(self, first: int, count: int, ends: int, bare: bool, kinds: int) -> None:
        self.first = first
        self.count = count
        self.ends = ends
        # One step, onto ground where nothing happens but perhaps a turn by an arrow or a treasure.
        self.bare = bare
        # The kinds of chiefs in it, as bits; the lowest for ordinary skeletons.
        self.kinds = kinds


def units_of(s: State, b: Board) -> list[Unit]:
    """Whoever could end at the hero, a tower, a ruin or the houses; bare steps matter to nobody else."""
    units: list[Unit] = []
    leaders = led_places(s, b)
    grouped = 0
    special = RIM | b.towers | b.tiles | s.setup.face.tower_bits | 1 << b.hero
    ahead = s.setup.face.ahead
    # In bits, since all are looked at again after every move: with words, interpreted games with chiefs have 2 % more
    # instructions.
    for skeleton in reversed(b.queue):
        spot = skeleton >> AT & SPOT_BITS
        place = spot & PLACE_BITS
        bare = not special >> ahead[spot] & 1 and not b.tiles >> place & 1
        if leaders >> place & 1 and is_led(b, leaders, skeleton):
            if not grouped >> place & 1:
                grouped |= 1 << place
                units.append(group_unit(s, b, place, bare))
            continue
        ends = 0
        if special >> ahead[spot] & 1 and not lost_in_maze(b, skeleton):
            ends = ends_of(s, b, ahead[spot], heading_in(spot), 0)
        units.append(Unit(skeleton, 1, ends, bare, 1 << CHIEF[skeleton & TOKEN_BITS]))
    return units


def group_unit(s: State, b: Board, place: int, bare: bool) -> Unit:
    """BB-126: an instructor and his cell. One who is alone there walks like any other."""
    group = members(b, place)
    ends = 0
    first = group[0]
    for chief in instructors(b, place):
        first = chief
        if not lost_in_maze(b, chief):
            heading = heading_of(chief)
            ends |= ends_of(s, b, place + STEP[heading], heading, 0)
    kinds = 0
    for skeleton in group:
        kinds |= 1 << CHIEF[token_of(skeleton)]
    return Unit(first, len(group), ends, bare and len(group) == 1, kinds)


def contest(s: State, b: Board, emit: Emit) -> bool:
    """BB-24, A1: moves those whose turn does not matter, and asks for the order of the others. False: nobody minds."""
    sit_out(b, emit)
    if nothing_at_stake(s, b):
        b.ordered = 2
        return False
    while True:
        units = units_of(s, b)
        armed = weapon_stakes(s, b, units) if weapon_may_wake(s, b, units) else []
        at_stake = armed + [unit for unit in rivals(s, b, units) if unit not in armed]
        if not differ(at_stake):
            b.ordered = 2
            return False
        if len(at_stake) < len(units):
            step_aside(s, b, [unit.first for unit in at_stake], emit)
            if b.agenda[-1] is not WALK_STEP:
                return True
        tokens = [token_of(unit.first) for unit in at_stake]
        if Orders(b.seat, tokens).matter(s, b):
            b.agenda.append((ORDER, int(bool(armed)), *tokens))
            return True
        # This one may go first; with those after it the order may still matter.
        move_this(s, b, tokens[0], emit)
        if b.agenda[-1] is not WALK_STEP:
            return True


def sit_out(b: Board, emit: Emit) -> None:
    """BB-99, A27: the frozen skip their move before anybody moves, so that a staff finds them the same in any order."""
    waiting = frozen(b.queue)
    if waiting:
        b.queue = [skeleton for skeleton in b.queue if not skips(skeleton)]
        for skeleton in reversed(waiting):
            thaw(b, skeleton, emit)


def weapon_may_wake(s: State, b: Board, units: list[Unit]) -> bool:
    """BB-95: with the third kill in sight the moment matters. The death staff takes all kills of the phase anyway."""
    if not b.weapon or b.weapon == DEATH_STAFF or b.triggered or b.ordered or b.hero == NOWHERE:
        return False
    coming = sum(unit.count for unit in units if unit.ends >> b.hero & 1)
    if b.towers >> b.hero & 1:
        # BB-36, BB-115: on a standing tower he kills nobody; a co-op tower falls with the first who comes.
        coming = coming - 1 if s.setup.coop else 0
    return b.kills + coming >= TRIGGER


def weapon_stakes(s: State, b: Board, units: list[Unit]) -> list[Unit]:
    """BB-95 to BB-105: for whom it matters whether they move before or after the weapon is used."""
    if b.towers >> b.hero & 1:
        return units
    coming = [unit for unit in units if unit.ends >> b.hero & 1]
    others = [unit for unit in units if not unit.ends >> b.hero & 1 and weapon_touches(s, b, unit)]
    wanted = TRIGGER - b.kills
    # BB-124: a hero whose weapon kills the emperor does not stay.
    stays = b.weapon in (CROSSBOW, BATTLE_AXE) and not emperor_near(b)
    if (stays or len(coming) == wanted) and all(falls_to_hero(s, b, unit) for unit in coming):
        # All of them fall, now or after the weapon is used, and only the last of the three wakes it.
        return coming[wanted - 1 :] + others if others else []
    return coming + others


def emperor_near(b: Board) -> bool:
    return bool(of_kind(b.skeletons + b.queue, EMPEROR))


def falls_to_hero(s: State, b: Board, unit: Unit) -> bool:
    """One skeleton that comes to the hero whatever its owner chooses."""
    spot = spot_of(unit.first)
    return unit.count == 1 and follow(b, s.setup.face.ahead[spot], heading_in(spot)) & HOW == AT_HERO


def weapon_touches(s: State, b: Board, unit: Unit) -> bool:
    """Whether the weapon could do something else to it, or for it, after its move than before."""
    weapon = b.weapon
    if weapon == CROSSBOW:
        # Who walks from cell to cell can be shot on either.
        return not unit.bare or bool(RIM >> place_of(unit.first) & 1)
    if weapon == ICE_STAFF or (weapon == TELEPORT_STAFF and s.setup.ruleset == DE):
        return True
    if weapon == TELEPORT_STAFF:
        return s.setup.coop and bool(unit.ends & s.setup.face.tower_bits)
    spot = spot_of(unit.first)
    there = s.setup.face.ahead[spot]
    if not unit.bare and not RIM >> there & 1:
        return True
    return place_in(spot) in AROUND[b.hero] or there in AROUND[b.hero]


class Orders:
    """BB-24: every order of some skeletons, played on copies up to the next question, and where each ends."""

    def __init__(self, seat: int, tokens: list[int]) -> None:
        self.seat = seat
        self.tokens = tokens
        self.known: dict[tuple[object, ...], frozenset[tuple[object, ...]]] = {}

    def matter(self, s: State, b: Board) -> bool:
        """Whether it makes a difference who goes first."""
        if len(self.tokens) > MOST_TRIED:
            return True
        first: frozenset[tuple[object, ...]] | None = None
        for token in firsts(b, self.tokens):
            ends = self.after(s, (V_MOVE, token))
            if first is not None and ends != first:
                return True
            first = ends
        return False

    def after(self, s: State, action: Action) -> frozenset[tuple[object, ...]]:
        """All ends that can be brought about after this choice."""
        world = s.copy()
        b = world.boards[self.seat]
        go_this_way(world, b, action)
        choices = next_choices(world, b, self.tokens)
        result = seen_from_above(world, b)
        if not choices or result == LOST:
            return frozenset([result])
        key = (result, b.kills, looks(b.slain))
        found = self.known.get(key)
        if found is None:
            ends: set[tuple[object, ...]] = set()
            for choice in choices:
                ends |= self.after(world, choice)
            found = frozenset(ends)
            self.known[key] = found
        return found


def next_choices(s: State, b: Board, tokens: list[int]) -> list[Action]:
    """What may come next without leaving the walk: who moves, who leads or falls, which tower. None: another question."""
    if b.agenda[-1][0] == WEAPON_STEP and not uses(s, b):
        b.agenda.pop()
    step = b.agenda[-1]
    if step is WALK_STEP:
        return [(V_MOVE, token) for token in firsts(b, tokens)]
    asking = ON_THE_WAY.get(step[0])
    return [] if asking is None else asking.choices(s, b, step)


def go_this_way(s: State, b: Board, action: Action) -> None:
    if action[0] == V_MOVE:
        move_this(s, b, action[1], None)
    else:
        step = b.agenda[-1]
        ON_THE_WAY[step[0]].answer(s, b, step, action, NO_LUCK, None)


def firsts(b: Board, tokens: list[int]) -> list[int]:
    """Of those that have still to move one of each look."""
    found: list[int] = []
    seen: list[int] = []
    for token in tokens:
        for skeleton in b.queue:
            if token_of(skeleton) == token and look(skeleton) not in seen:
                seen.append(look(skeleton))
                found.append(token)
    return found


def rivals(s: State, b: Board, units: list[Unit]) -> list[Unit]:
    """BB-114, BB-122, BB-124, A1: who meet at a co-op tower, at floors or houses with a friend, or with the emperor."""
    face = s.setup.face
    spots = [1 << tower for tower in face.towers]
    if s.setup.coop and (sapper_roams(s, b, units) or friend_may_save(s, b, units)):
        spots = [face.tower_bits]
    spots.append(face.houses)
    if b.hero != NOWHERE and 1 << b.hero not in spots:
        spots.append(1 << b.hero)
    found: list[Unit] = []
    for spot in spots:
        meeting = [unit for unit in units if unit.ends & spot]
        if len(meeting) > 1 and order_counts(s, b, spot, meeting):
            found += [unit for unit in meeting if unit not in found]
    return found


def sapper_roams(s: State, b: Board, units: list[Unit]) -> bool:
    """BB-139: he may take the tower that another one comes to."""
    return s.setup.second_tower and any(unit.kinds >> SAPPER & 1 and unit.ends & b.towers for unit in units)


def friend_may_save(s: State, b: Board, units: list[Unit]) -> bool:
    """BB-117, BB-122, A18, A19: all towers could fall, and a friend who rebuilds one is in time only before the last."""
    threatened = 0
    friend = False
    for unit in units:
        if unit.kinds != 1 << FRIENDLY:
            threatened |= unit.ends
        if unit.kinds >> FRIENDLY & 1 and unit.ends & s.setup.face.tower_bits:
            friend = True
    return friend and not b.towers & ~threatened


def order_counts(s: State, b: Board, spot: int, meeting: list[Unit]) -> bool:
    if b.hero != NOWHERE and spot >> b.hero & 1 and not b.towers & spot:
        return any(unit.kinds >> EMPEROR & 1 for unit in meeting)
    if s.setup.coop and b.towers & spot:
        return True
    friends = [unit for unit in meeting if unit.kinds >> FRIENDLY & 1]
    return bool(friends) and not all(unit.kinds == 1 << FRIENDLY for unit in meeting)


def differ(units: list[Unit]) -> bool:
    return any(look(unit.first) != look(units[0].first) for unit in units)


def step_aside(s: State, b: Board, at_stake: list[int], emit: Emit) -> None:
    """Those whose turn does not matter move first, in their own order."""
    leaders = led_places(s, b)
    waiting: list[int] = []
    for first in at_stake:
        waiting += members(b, place_of(first)) if is_led(b, leaders, first) else [first]
    b.queue = [skeleton for skeleton in b.queue if skeleton in waiting] + [
        skeleton for skeleton in b.queue if skeleton not in waiting
    ]
    while len(b.queue) > len(waiting):
        move_one(s, b, leaders, emit)
        if b.agenda[-1] is not WALK_STEP:
            return


class Order(Step[State, Board]):
    """(ORDER, only for the weapon, tokens): BB-24: who moves next."""

    def ask(self, s: State, b: Board, due: Due) -> Decision:
        """One of each look; where only the weapon makes it matter, the rest may walk by themselves."""
        choices: list[Action] = [(V_MOVE, token) for token in firsts(b, list(due[2:]))]
        if due[1]:
            choices.append(PASS)
        return Decision(b.seat, "order", choices, due[:2])

    def answer(self, s: State, b: Board, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        b.agenda.pop()
        if action[0] == V_PASS:
            b.ordered = 1
        else:
            move_this(s, b, action[1], emit)


def move_this(s: State, b: Board, token: int, emit: Emit) -> None:
    for skeleton in b.queue:
        if token_of(skeleton) == token:
            b.queue.remove(skeleton)
            b.queue.append(skeleton)
            break
    move_one(s, b, led_places(s, b), emit)


STEPS: Final[dict[int, Step[State, Board]]] = {ORDER: Order("order")}
