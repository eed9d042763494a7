"""Phase 3: every skeleton moves once. Runs by itself, and stops only where the owner has a choice."""

from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.bad_bones.material import (
    AT,
    BLACK,
    CATAPULT,
    CHIEF,
    DEATH_STAFF,
    EMPEROR,
    FRIENDLY,
    INSTRUCTOR,
    KIND_BITS,
    LOOKS,
    MAZE,
    PORTAL,
    RIM,
    SKIP,
    SPOT,
    STEP,
    TOKEN_BITS,
    TRIGGER,
    TURNED,
)
from samobranka.games.bad_bones.rules.arriving import set_out
from samobranka.games.bad_bones.rules.foresight import ends_of
from samobranka.games.bad_bones.rules.steps import LEADER, ORDER, PASS, V_LEAD, V_MOVE, V_PASS, WALK_STEP
from samobranka.games.bad_bones.state import NOBODY, NONE, NOWHERE, Board, State


def begin_walk(s: State, b: Board) -> None:
    """BB-22, BB-45, BB-95: all are due; catapults may be aimed anew, hearses keep their way (A11)."""
    b.queue = b.skeletons[::-1]
    b.skeletons = []
    b.kills = 0
    b.slain = NONE
    b.triggered = False
    b.cursed = NOBODY
    b.ordered = 0 if s.setup.coop or s.setup.chiefs or b.weapon else 2
    if b.targets:
        b.targets = [target for target in b.targets if b.traps[target & 63] & KIND_BITS != CATAPULT]
    b.agenda.append(WALK_STEP)


def walk(s: State, b: Board, emit: Emit) -> None:
    """BB-23, BB-25, BB-26: bare steps first, then the others one by one, until all have moved or the owner is asked."""
    if b.ordered < 2 and contest(s, b, emit):
        return
    leaders = led_places(s, b) if s.setup.chiefs else 0
    watch = leaders | maze_places(b) if b.tiles else leaders
    face = s.setup.face
    ahead, rest = face.ahead, face.rest
    # Whatever makes a place more than bare ground with, perhaps, an arrow.
    special = RIM | b.towers | b.tiles | b.lures | 1 << b.hero
    if s.setup.coop and s.setup.chiefs:
        special |= face.tower_bits
    done = b.skeletons
    others: list[int] = []
    for skeleton in b.queue:
        spot = skeleton >> AT & 255
        if special >> ahead[spot] & 1 or skeleton & SKIP or watch >> (spot & 63) & 1:
            others.append(skeleton)
        else:
            done.append(skeleton & TOKEN_BITS | rest[spot] | ~skeleton & BLACK)
            if emit is not None:
                tell_plain(b, skeleton, done[-1], emit)
    b.queue = others
    while b.queue:
        move_one(s, b, leaders, emit)
        if b.agenda[-1] is not WALK_STEP:
            return
    b.agenda.pop()


def tell_plain(b: Board, before: int, after: int, emit: Emit) -> None:
    """BB-23, BB-26: a step on bare ground, and the turn by an arrow there."""
    assert emit is not None
    facts: dict[str, int | str] = {"seat": b.seat, "token": before & TOKEN_BITS}
    place, heading, turned = after >> AT & 63, before >> AT >> 6 & 3, after >> AT >> 6 & 3
    emit(Event("moved", {**facts, "from": before >> AT & 63, "place": place, "heading": heading}))
    if turned != heading:
        emit(Event("turned", {**facts, "place": place, "heading": turned, "cause": "arrow"}))


def led_places(s: State, b: Board) -> int:
    """BB-126, BB-127: cells from which an instructor is still to move, as bits. The forest is no cell."""
    places = 0
    for skeleton in b.queue:
        if CHIEF[skeleton & TOKEN_BITS] == INSTRUCTOR and not skeleton & SKIP:
            places |= 1 << (skeleton >> AT & 63)
    return places & ~RIM


def maze_places(b: Board) -> int:
    """BB-88: mazes that somebody is still to leave, as bits."""
    places = 0
    for skeleton in b.queue:
        place = skeleton >> AT & 63
        if b.traps[place] & KIND_BITS == MAZE:
            places |= 1 << place
    return places


def move_one(s: State, b: Board, leaders: int, emit: Emit) -> None:
    """BB-88, BB-99, BB-126: the next in the queue, unless it is held; with an instructor, its whole cell."""
    skeleton = b.queue.pop()
    token = skeleton & TOKEN_BITS
    place = skeleton >> AT & 63
    if skeleton & SKIP:
        b.skeletons.append(skeleton & ~SKIP)
        tell_held(b, token, place, "frozen", emit)
        return
    if leaders >> place & 1:
        b.queue.append(skeleton)
        move_group(s, b, place, emit)
        return
    if lost_in_maze(b, skeleton):
        b.skeletons.append(skeleton ^ BLACK)
        tell_held(b, token, place, "maze", emit)
        return
    heading = skeleton >> AT >> 6 & 3
    set_out(s, b, [skeleton], place + STEP[heading], heading, emit)


def tell_held(b: Board, token: int, place: int, cause: str, emit: Emit) -> None:
    if emit is not None:
        emit(Event("held", {"seat": b.seat, "token": token, "place": place, "cause": cause}))


def lost_in_maze(b: Board, skeleton: int) -> bool:
    """BB-88, A15: the face at the beginning of the phase must be the maze's colour."""
    tile = b.traps[skeleton >> AT & 63]
    return tile & KIND_BITS == MAZE and bool(tile & TURNED) != bool(skeleton & BLACK)


def members(b: Board, place: int) -> list[int]:
    """BB-126, A17: those on the cell that have still to move."""
    return [skeleton for skeleton in b.queue if skeleton >> AT & 63 == place and not skeleton & SKIP]


def instructors(b: Board, place: int) -> list[int]:
    return [skeleton for skeleton in members(b, place) if CHIEF[skeleton & TOKEN_BITS] == INSTRUCTOR]


def move_group(s: State, b: Board, place: int, emit: Emit) -> None:
    """BB-126, BB-129: behind the one instructor; of two that would lead elsewhere the owner picks one."""
    chiefs = instructors(b, place)
    portal = any(tile & KIND_BITS == PORTAL for tile in b.traps)
    if any(chief >> AT != chiefs[0] >> AT for chief in chiefs) or (portal and len(chiefs) > 1):
        b.agenda.append((LEADER, place))
    else:
        follow_leader(s, b, chiefs[0], emit)


def ask_leader(b: Board, step: Action) -> Decision:
    """BB-129"""
    choices: list[Action] = [(V_LEAD, chief & TOKEN_BITS) for chief in instructors(b, step[1])]
    return Decision(b.seat, "leader", choices, (step[1],))


def answer_leader(s: State, b: Board, action: Action, emit: Emit) -> None:
    place = b.agenda.pop()[1]
    for chief in instructors(b, place):
        if chief & TOKEN_BITS == action[1]:
            follow_leader(s, b, chief, emit)


def follow_leader(s: State, b: Board, leader: int, emit: Emit) -> None:
    """BB-126, BB-127, A15, A17: all go his way; a maze asks for his face."""
    place = leader >> AT & 63
    group = [leader] + [skeleton for skeleton in members(b, place) if skeleton != leader]
    b.queue = [skeleton for skeleton in b.queue if skeleton not in group]
    heading = leader >> AT >> 6 & 3
    if lost_in_maze(b, leader):
        for skeleton in group:
            b.skeletons.append((skeleton & ~SPOT | leader & SPOT) ^ BLACK)
            tell_held(b, skeleton & TOKEN_BITS, place, "maze", emit)
        return
    set_out(s, b, group, place + STEP[heading], heading, emit)


class Unit:
    """A skeleton, or an instructor's group, that moves as one: where it may end, and who is in it."""

    def __init__(self, first: int, count: int, ends: int, friendly: bool, emperor: bool, only_friends: bool) -> None:
        self.first = first
        self.count = count
        self.ends = ends
        self.friendly = friendly
        self.emperor = emperor
        self.only_friends = only_friends


def units_of(s: State, b: Board) -> list[Unit]:
    """Whoever could end at the hero, a tower, a ruin or the houses; bare steps matter to nobody else."""
    units: list[Unit] = []
    leaders = led_places(s, b)
    grouped = 0
    special = RIM | b.towers | b.tiles | s.setup.face.tower_bits | 1 << b.hero
    ahead = s.setup.face.ahead
    for skeleton in reversed(b.queue):
        spot = skeleton >> AT & 255
        place = spot & 63
        if skeleton & SKIP:
            continue
        if leaders >> place & 1:
            if not grouped >> place & 1:
                grouped |= 1 << place
                units.append(group_unit(s, b, place))
            continue
        ends = 0
        if special >> ahead[spot] & 1 and not lost_in_maze(b, skeleton):
            ends = ends_of(s, b, ahead[spot], spot >> 6, 0)
        chief = CHIEF[skeleton & TOKEN_BITS]
        units.append(Unit(skeleton, 1, ends, chief == FRIENDLY, chief == EMPEROR, chief == FRIENDLY))
    return units


def group_unit(s: State, b: Board, place: int) -> Unit:
    group = members(b, place)
    ends = 0
    first = group[0]
    for chief in instructors(b, place):
        first = chief
        if not lost_in_maze(b, chief):
            heading = chief >> AT >> 6 & 3
            ends |= ends_of(s, b, place + STEP[heading], heading, 0)
    kinds = [CHIEF[skeleton & TOKEN_BITS] for skeleton in group]
    return Unit(first, len(group), ends, FRIENDLY in kinds, EMPEROR in kinds, False)


def contest(s: State, b: Board, emit: Emit) -> bool:
    """BB-24, A1: moves those whose turn does not matter, and asks for the order of the others. False: nobody minds."""
    units = units_of(s, b)
    weapon = weapon_may_wake(s, b, units)
    at_stake = units if weapon else rivals(s, b, units)
    if not differ(at_stake):
        b.ordered = 2
        return False
    if not weapon and len(at_stake) < len(units):
        step_aside(s, b, [unit.first for unit in at_stake], emit)
        if b.agenda[-1] is not WALK_STEP:
            return True
    b.agenda.append((ORDER, int(weapon), *(unit.first & TOKEN_BITS for unit in at_stake)))
    return True


def weapon_may_wake(s: State, b: Board, units: list[Unit]) -> bool:
    """BB-95: with the third kill in sight the moment matters. The death staff takes all kills of the phase anyway."""
    if not b.weapon or b.weapon == DEATH_STAFF or b.triggered or b.ordered or b.hero == NOWHERE:
        return False
    coming = sum(unit.count for unit in units if unit.ends >> b.hero & 1)
    if b.towers >> b.hero & 1:
        # BB-36, BB-115: on a standing tower he kills nobody; a co-op tower falls with the first who comes.
        coming = coming - 1 if s.setup.coop else 0
    return b.kills + coming >= TRIGGER


def rivals(s: State, b: Board, units: list[Unit]) -> list[Unit]:
    """BB-114, BB-122, BB-124, A1: who meet at a co-op tower, at floors or houses with a friend, or with the emperor."""
    face = s.setup.face
    spots = [1 << tower for tower in face.towers]
    if not s.setup.coop:
        spots.append(face.houses)
    if b.hero != NOWHERE and 1 << b.hero not in spots:
        spots.append(1 << b.hero)
    found: list[Unit] = []
    for spot in spots:
        meeting = [unit for unit in units if unit.ends & spot]
        if len(meeting) > 1 and order_counts(s, b, spot, meeting):
            found += [unit for unit in meeting if unit not in found]
    return found


def order_counts(s: State, b: Board, spot: int, meeting: list[Unit]) -> bool:
    if b.hero != NOWHERE and spot >> b.hero & 1 and not b.towers & spot:
        return any(unit.emperor for unit in meeting)
    if s.setup.coop and b.towers & spot:
        return True
    return any(unit.friendly for unit in meeting) and not all(unit.only_friends for unit in meeting)


def differ(units: list[Unit]) -> bool:
    return any(look(unit.first) != look(units[0].first) for unit in units)


def look(skeleton: int) -> int:
    """What tells one skeleton from another: its kind, place, heading and face."""
    return skeleton & ~TOKEN_BITS | LOOKS[skeleton & TOKEN_BITS]


def step_aside(s: State, b: Board, at_stake: list[int], emit: Emit) -> None:
    """Those whose turn does not matter move first, in their own order."""
    leaders = led_places(s, b)
    waiting: list[int] = []
    for first in at_stake:
        place = first >> AT & 63
        waiting += members(b, place) if leaders >> place & 1 else [first]
    b.queue = [skeleton for skeleton in b.queue if skeleton in waiting] + [
        skeleton for skeleton in b.queue if skeleton not in waiting
    ]
    while len(b.queue) > len(waiting):
        move_one(s, b, leaders, emit)
        if b.agenda[-1] is not WALK_STEP:
            return


def ask_order(b: Board, step: Action) -> Decision:
    """BB-24: one of each look; where only the weapon makes it matter, the rest may walk by themselves."""
    choices: list[Action] = []
    seen: list[int] = []
    for token in step[2:]:
        for skeleton in b.queue:
            if skeleton & TOKEN_BITS == token and look(skeleton) not in seen:
                seen.append(look(skeleton))
                choices.append((V_MOVE, token))
    if step[1]:
        choices.append(PASS)
    return Decision(b.seat, "order", choices, step[:2])


def answer_order(s: State, b: Board, action: Action, emit: Emit) -> None:
    """BB-24"""
    b.agenda.pop()
    if action[0] == V_PASS:
        b.ordered = 1
        return
    for skeleton in b.queue:
        if skeleton & TOKEN_BITS == action[1]:
            b.queue.remove(skeleton)
            b.queue.append(skeleton)
            break
    move_one(s, b, led_places(s, b), emit)
