"""One step of a skeleton or a group, up to where it comes to rest or leaves: traps, hero, arrows."""

from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.bad_bones.material import (
    AT,
    BARRICADE,
    BLACK,
    CATAPULT,
    CHIEF,
    CRATER,
    DRAGON,
    FALLING_TURN,
    FRIENDLY,
    HEARSE,
    KIND_BITS,
    MAZE,
    PORTAL,
    RIM,
    RISING_TURN,
    SABOTEUR,
    SKIP,
    SPOT,
    SPRING,
    STEP,
    TOKEN_BITS,
    TREASURE,
    TURNED,
    WALL,
)
from samobranka.games.bad_bones.rules.deaths import BY_HERO, perish, slay, wake_weapon
from samobranka.games.bad_bones.rules.foresight import same_way_out, ways_out
from samobranka.games.bad_bones.rules.leaving import leave, mend_tower, part_in_peace, send_off, storm_tower, topple
from samobranka.games.bad_bones.rules.showing import shown
from samobranka.games.bad_bones.rules.steps import CATAPULTED, HEARSED, PUSH, V_PUSH
from samobranka.games.bad_bones.state import NONE, TRAP_PHASE, WALK_PHASE, Board, State


def set_out(s: State, b: Board, party: list[int], place: int, heading: int, emit: Emit) -> None:
    """BB-23: a skeleton, or a group behind its leader, enters the next place."""
    first = party[0]
    b.party = party
    b.start = first >> AT & 255
    b.walls = NONE
    b.dragons = 0
    arrive(s, b, place, heading, False, b.start & 63, emit)


def arrive(s: State, b: Board, place: int, heading: int, thrown: bool, came: int, emit: Emit) -> None:
    """BB-34 to BB-43a, BB-74 to BB-77, BB-91 to BB-94: what happens on a place, in the order of the rules.

    `thrown`: off a spring, so that a barricade kills instead of stopping.
    """
    traps = b.traps
    while True:
        tile = traps[place]
        kind = tile & KIND_BITS
        if kind == BARRICADE and not thrown:
            use(s, b, place, emit)
            turn_back(s, b, place, emit)
            return
        if emit is not None:
            for skeleton in b.party:
                facts: dict[str, int | str] = {"seat": b.seat, "token": skeleton & TOKEN_BITS, "start": came, "place": place}
                emit(Event("moved", {**facts, "heading": heading, **shown(flipped(s, skeleton))}))
        came = place
        if RIM >> place & 1:
            leave(s, b, place, heading, emit)
            return
        standing = b.towers >> place & 1
        if place == b.hero and not standing:
            fall_to_hero(s, b, place, emit)
            return
        if standing:
            if storm_tower(s, b, place, heading, emit):
                go_on_over_ruin(s, b, place, heading, emit)
            return
        if kind == WALL:
            use(s, b, place, emit)
            entry = place + 64 * heading
            if entry in b.walls:
                perish_here(s, b, place, emit)
                return
            b.walls = b.walls + [entry]
            heading = FALLING_TURN[heading] if tile & TURNED else RISING_TURN[heading]
            place += STEP[heading]
            thrown = False
        elif kind == SPRING:
            use(s, b, place, emit)
            place += STEP[heading]
            if not RIM >> place & 1:
                place += STEP[heading]
            thrown = True
        else:
            enter_trap(s, b, place, heading, kind, emit)
            return


def enter_trap(s: State, b: Board, place: int, heading: int, kind: int, emit: Emit) -> None:
    """BB-45, BB-51, BB-78, BB-82, BB-83, BB-87, BB-89, BB-92: the traps that end a walk, or let it end."""
    if kind in (0, CRATER, TREASURE, MAZE):
        if kind in (MAZE, TREASURE):
            note_saboteurs(s, b, place)
        rest(s, b, place, heading, emit)
        return
    use(s, b, place, emit)
    if kind == DRAGON:
        b.dragons |= 1 << place
        flee(s, b, place, heading, emit)
    elif kind == CATAPULT:
        send_off(s, b, CATAPULTED, place, emit)
    elif kind == HEARSE:
        send_off(s, b, HEARSED, place, emit)
    elif kind == PORTAL:
        step_through_portal(s, b, emit)
    else:
        # A bomb, or a barricade that a spring threw them on.
        perish_here(s, b, place, emit)


def use(s: State, b: Board, place: int, emit: Emit) -> None:
    """BB-38, BB-39: it will wear out at the end of phase 3, once however many came."""
    b.used |= 1 << place
    note_saboteurs(s, b, place)
    if emit is not None:
        emit(Event("triggered", {"seat": b.seat, "trap": b.traps[place], "place": place, "token": b.party[0] & TOKEN_BITS}))


def note_saboteurs(s: State, b: Board, place: int) -> None:
    """BB-130, BB-135, A26, A29, A31: in phase 3 only."""
    if s.setup.chiefs and s.phase == WALK_PHASE:
        for skeleton in b.party:
            token = skeleton & TOKEN_BITS
            if CHIEF[token] == SABOTEUR:
                b.sabotaged |= 1 << place
                if token not in b.saboteurs:
                    b.saboteurs = b.saboteurs + [token]


def flipped(s: State, skeleton: int) -> int:
    """BB-25, BB-53, A27: after its move, once. Moved in phase 2, it is not due any more in phase 3."""
    if s.phase != TRAP_PHASE:
        return skeleton ^ BLACK
    return skeleton if skeleton & SKIP else (skeleton ^ BLACK) | SKIP


def turn_back(s: State, b: Board, barricade: int, emit: Emit) -> None:
    """BB-74, BB-77, BB-126, A15: back to where the move began, each with the heading it had, flipped."""
    for skeleton in b.party:
        b.skeletons.append(flipped(s, skeleton))
        if emit is not None:
            facts: dict[str, int | str] = {"seat": b.seat, "token": skeleton & TOKEN_BITS, "place": skeleton >> AT & 63}
            heading = skeleton >> AT >> 6 & 3
            emit(Event("blocked", {**facts, "heading": heading, "by": barricade, **shown(b.skeletons[-1])}))
    b.party = NONE


def perish_here(s: State, b: Board, place: int, emit: Emit) -> None:
    """BB-43a, BB-82, BB-92"""
    for skeleton in b.party:
        perish(s, b, skeleton, place, emit)
    b.party = NONE


def fall_to_hero(s: State, b: Board, place: int, emit: Emit) -> None:
    """BB-37, BB-95, BB-134, A34: before any trap there; the third kill of a phase awakens his weapon."""
    doomed = [skeleton & ~SPOT | place << AT for skeleton in b.party]
    b.party = NONE
    slay(s, b, doomed, BY_HERO, emit)
    if s.phase == WALK_PHASE:
        b.kills += len(doomed)
        wake_weapon(b)


def go_on_over_ruin(s: State, b: Board, place: int, heading: int, emit: Emit) -> None:
    """BB-114, BB-115: the others of a group stand on the ruin, or fall to the hero who stands there."""
    if place == b.hero:
        fall_to_hero(s, b, place, emit)
    else:
        rest(s, b, place, heading, emit)


def answer_victim(s: State, b: Board, action: Action, emit: Emit) -> None:
    """BB-114, A14"""
    place = b.agenda.pop()[1]
    for skeleton in b.party:
        if skeleton & TOKEN_BITS == action[1]:
            topple(s, b, place, skeleton, emit)
            break
    if b.party:
        go_on_over_ruin(s, b, place, b.heading, emit)


def rest(s: State, b: Board, place: int, heading: int, emit: Emit) -> None:
    """BB-25 to BB-28, BB-47, BB-48: a treasure beside it turns it, else a bare arrow; then it is flipped."""
    tile = b.traps[place]
    turned = heading
    if b.lures >> place & 1:
        turned = towards_treasure(b, place, heading)
    elif tile == 0 or tile == CRATER:
        turned = s.setup.face.turn[place + 64 * heading]
    spot = (place + 64 * turned) << AT
    party = b.party
    if s.setup.coop and s.setup.chiefs and tile == 0 and s.setup.face.tower_bits >> place & 1:
        party = rebuild(s, b, place, emit)
    for skeleton in party:
        b.skeletons.append(flipped(s, skeleton & ~SPOT | spot))
        if emit is not None and turned != heading:
            cause = "treasure" if b.lures >> place & 1 else "arrow"
            facts: dict[str, int | str] = {"seat": b.seat, "token": skeleton & TOKEN_BITS, "place": place}
            emit(Event("turned", {**facts, "heading": turned, "cause": cause}))
    b.party = NONE


def rebuild(s: State, b: Board, place: int, emit: Emit) -> list[int]:
    """BB-122, A19, A32: a friendly chief that comes to rest on a bare ruin rebuilds its tower. Returns who is left."""
    friends = [skeleton for skeleton in b.party if CHIEF[skeleton & TOKEN_BITS] == FRIENDLY]
    if not friends or b.fallen:
        return b.party
    b.dead.append(friends[0] & TOKEN_BITS)
    mend_tower(b, place, friends[0] & TOKEN_BITS, emit)
    for skeleton in friends[1:]:
        part_in_peace(b, skeleton & TOKEN_BITS, emit)
    return [skeleton for skeleton in b.party if skeleton not in friends]


def towards_treasure(b: Board, place: int, heading: int) -> int:
    """BB-46, BB-47"""
    for way in range(4):
        if b.traps[place + STEP[way]] & KIND_BITS == TREASURE:
            return way
    return heading


def step_through_portal(s: State, b: Board, emit: Emit) -> None:
    """BB-89, BB-127, A13: to the forest slot of its symbol and side; a group to its leader's."""
    slot = s.setup.face.slot[b.party[0] & TOKEN_BITS]
    for skeleton in b.party:
        b.skeletons.append(flipped(s, skeleton & ~SPOT | slot))
        if emit is not None:
            place, heading = slot >> AT & 63, slot >> AT >> 6
            facts: dict[str, int | str] = {"seat": b.seat, "token": skeleton & TOKEN_BITS, "place": place}
            emit(Event("portal", {**facts, "heading": heading, **shown(b.skeletons[-1])}))
    b.party = NONE


def flee(s: State, b: Board, dragon: int, heading: int, emit: Emit) -> None:
    """BB-51, BB-52, BB-54, BB-55, BB-55a: driven to a neighbour that the owner chooses; with nowhere to go it stays."""
    headings = ways_out(s, b, dragon, b.dragons)
    if not headings:
        stay_on_dragon(s, b, dragon, heading, emit)
    elif len(headings) == 1 or same_way_out(s, dragon, headings):
        arrive(s, b, dragon + STEP[headings[0]], headings[0], False, dragon, emit)
    else:
        b.place = dragon
        b.heading = heading
        b.agenda.append((PUSH, dragon))


def stay_on_dragon(s: State, b: Board, dragon: int, heading: int, emit: Emit) -> None:
    """BB-55a"""
    for skeleton in b.party:
        b.skeletons.append(flipped(s, skeleton & ~SPOT | (dragon + 64 * heading) << AT))
        if emit is not None:
            facts: dict[str, int | str] = {"seat": b.seat, "token": skeleton & TOKEN_BITS, "place": dragon}
            emit(Event("held", {**facts, "cause": "dragon", **shown(b.skeletons[-1])}))
    b.party = NONE


def ask_push(s: State, b: Board, step: Action) -> Decision:
    """BB-51, BB-127: one skeleton, or a group as one."""
    leader = b.party[0] & TOKEN_BITS
    choices: list[Action] = [(V_PUSH, leader, heading) for heading in ways_out(s, b, step[1], b.dragons)]
    return Decision(b.seat, "push", choices, (step[1], leader))


def answer_push(s: State, b: Board, action: Action, emit: Emit) -> None:
    """BB-51"""
    dragon = b.agenda.pop()[1]
    arrive(s, b, dragon + STEP[action[2]], action[2], False, dragon, emit)
