"""One step of a skeleton or a group, up to where it comes to rest or leaves: traps, hero, arrows."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.bad_bones.bones import (
    brought_to,
    flipped,
    heading_of,
    held,
    of_kind,
    place_of,
    places_of,
    skips,
    spot_at,
    spot_of,
    stood_at,
    token_of,
    tokens_of,
)
from samobranka.games.bad_bones.material import (
    CATAPULT,
    CRATER,
    DEATH_STAFF,
    DRAGON,
    FRIENDLY,
    HEARSE,
    KIND_BITS,
    LOOKS,
    MAZE,
    PORTAL,
    SABOTEUR,
    SPRING,
    STEP,
    TREASURE,
    TRIGGER,
    WALL,
)
from samobranka.games.bad_bones.rules.deaths import BY_HERO, perish, slay, wake_weapon
from samobranka.games.bad_bones.rules.foresight import ends_of, same_way_out, ways_out
from samobranka.games.bad_bones.rules.leaving import (
    enemies,
    leave,
    mend_tower,
    part_in_peace,
    send_off,
    storm_tower,
    topple,
)
from samobranka.games.bad_bones.rules.matters import OnTheWay
from samobranka.games.bad_bones.rules.showing import shown
from samobranka.games.bad_bones.rules.steps import CATAPULTED, HEARSED, PUSH, V_PUSH, V_VICTIM, VICTIM
from samobranka.games.bad_bones.rules.ways import AT_HERO, AT_TOWER, OUTSIDE, STOPPED, meets, thrown_by_spring, turned_by_wall
from samobranka.games.bad_bones.state import NONE, TRAP_PHASE, WALK_PHASE, Board, State


def set_out(s: State, b: Board, party: list[int], place: int, heading: int, emit: Emit) -> None:
    """BB-23: a skeleton, or a group behind its leader, leaves a place for the next."""
    b.party = party
    b.walls = NONE
    b.dragons = 0
    arrive(s, b, place + STEP[heading], heading, False, place, emit)


def arrive(s: State, b: Board, place: int, heading: int, thrown: bool, came: int, emit: Emit) -> None:
    """BB-34 to BB-43a, BB-74 to BB-77, BB-91 to BB-94: what happens on a place, in the order of the rules.

    `thrown`: off a spring, so that a barricade kills instead of stopping.
    """
    traps = b.traps
    while True:
        how = meets(traps, b.towers, b.hero, place, thrown)
        if how == STOPPED:
            use(s, b, place, emit)
            turn_back(s, b, place, emit)
            return
        if emit is not None:
            for skeleton in b.party:
                facts: dict[str, int | str] = {"seat": b.seat, "token": token_of(skeleton), "start": came, "place": place}
                emit(Event("moved", {**facts, "heading": heading, **shown(having_moved(s, skeleton))}))
        came = place
        if how == OUTSIDE:
            leave(s, b, place, heading, emit)
            return
        if how == AT_HERO:
            fall_to_hero(s, b, place, emit)
            return
        if how == AT_TOWER:
            if storm_tower(s, b, place, heading, emit):
                go_on_over_ruin(s, b, place, heading, emit)
            return
        tile = traps[place]
        kind = tile & KIND_BITS
        if kind == WALL:
            use(s, b, place, emit)
            entry = spot_at(place, heading)
            if entry in b.walls:
                perish_here(s, b, place, emit)
                return
            b.walls = b.walls + [entry]
            heading = turned_by_wall(tile, heading)
            place += STEP[heading]
            thrown = False
        elif kind == SPRING:
            use(s, b, place, emit)
            place = thrown_by_spring(place, heading)
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
        emit(Event("triggered", {"seat": b.seat, "trap": b.traps[place], "place": place, "token": token_of(b.party[0])}))


def note_saboteurs(s: State, b: Board, place: int) -> None:
    """BB-130, BB-135, A26, A29, A31: in phase 3 only."""
    if s.setup.chiefs and s.phase == WALK_PHASE:
        for token in tokens_of(of_kind(b.party, SABOTEUR)):
            b.sabotaged |= 1 << place
            if token not in b.saboteurs:
                b.saboteurs = b.saboteurs + [token]


def having_moved(s: State, skeleton: int) -> int:
    """BB-25, BB-53, A27: after its move, once. Moved in phase 2, it is not due any more in phase 3."""
    if s.phase != TRAP_PHASE:
        return flipped(skeleton)
    return skeleton if skips(skeleton) else held(flipped(skeleton))


def turn_back(s: State, b: Board, barricade: int, emit: Emit) -> None:
    """BB-74, BB-77, BB-126, A15: back to where the move began, each with the heading it had, flipped."""
    for skeleton in b.party:
        b.skeletons.append(having_moved(s, skeleton))
        if emit is not None:
            facts: dict[str, int | str] = {"seat": b.seat, "token": token_of(skeleton), "place": place_of(skeleton)}
            emit(Event("blocked", {**facts, "heading": heading_of(skeleton), "by": barricade, **shown(b.skeletons[-1])}))
    b.party = NONE


def perish_here(s: State, b: Board, place: int, emit: Emit) -> None:
    """BB-43a, BB-82, BB-92"""
    for skeleton in b.party:
        perish(s, b, skeleton, place, emit)
    b.party = NONE


def fall_to_hero(s: State, b: Board, place: int, emit: Emit) -> None:
    """BB-37, BB-95, BB-134, A34: before any trap there; the third kill of a phase awakens his weapon."""
    doomed = [brought_to(skeleton, place) for skeleton in b.party]
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


def staff_may_wake(s: State, b: Board, place: int) -> bool:
    """BB-95, BB-100: whether with those who may still come to the hero on this tower he would have three."""
    if b.weapon != DEATH_STAFF or b.triggered or place != b.hero or s.phase != WALK_PHASE:
        return False
    ahead = s.setup.face.ahead
    coming = places_of(
        [skeleton for skeleton in b.queue if ends_of(s, b, ahead[spot_of(skeleton)], heading_of(skeleton), 0) >> place & 1]
    )
    more = [skeleton for skeleton in b.queue if coming >> place_of(skeleton) & 1 and not skips(skeleton)]
    return b.kills + len(b.party) - 1 + len(more) >= TRIGGER


class Victim(OnTheWay):
    """(VICTIM, tower): BB-114, A14: of a group the owner names the one that falls with the tower."""

    def choices(self, s: State, b: Board, due: Due) -> list[Action]:
        choices: list[Action] = []
        seen: list[int] = []
        for skeleton in enemies(b):
            token = token_of(skeleton)
            if LOOKS[token] not in seen:
                seen.append(LOOKS[token])
                choices.append((V_VICTIM, token))
        return choices

    def matters(self, s: State, b: Board, due: Due, choices: list[Action]) -> bool:
        """BB-100: whoever falls with the tower is not among those whom a death staff, once it wakes, sends to others."""
        return staff_may_wake(s, b, due[1]) or super().matters(s, b, due, choices)

    def answer(self, s: State, b: Board, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        b.agenda.pop()
        place = due[1]
        for skeleton in b.party:
            if token_of(skeleton) == action[1]:
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
        turned = s.setup.face.turn[spot_at(place, heading)]
    spot = spot_at(place, turned)
    party = b.party
    if s.setup.coop and s.setup.chiefs and tile == 0 and s.setup.face.tower_bits >> place & 1:
        party = rebuild(s, b, place, emit)
    for skeleton in party:
        b.skeletons.append(having_moved(s, stood_at(skeleton, spot)))
        if emit is not None and turned != heading:
            cause = "treasure" if b.lures >> place & 1 else "arrow"
            facts: dict[str, int | str] = {"seat": b.seat, "token": token_of(skeleton), "place": place}
            emit(Event("turned", {**facts, "heading": turned, "cause": cause}))
    b.party = NONE


def rebuild(s: State, b: Board, place: int, emit: Emit) -> list[int]:
    """BB-122, A19, A32: a friendly chief that comes to rest on a bare ruin rebuilds its tower. Returns who is left."""
    friends = of_kind(b.party, FRIENDLY)
    if not friends or b.fallen:
        return b.party
    b.dead.append(token_of(friends[0]))
    mend_tower(s, b, place, token_of(friends[0]), emit)
    for skeleton in friends[1:]:
        part_in_peace(b, token_of(skeleton), emit)
    return [skeleton for skeleton in b.party if skeleton not in friends]


def towards_treasure(b: Board, place: int, heading: int) -> int:
    """BB-46, BB-47"""
    for way in range(4):
        if b.traps[place + STEP[way]] & KIND_BITS == TREASURE:
            return way
    return heading


def step_through_portal(s: State, b: Board, emit: Emit) -> None:
    """BB-89, BB-127, A13: to the forest slot of its symbol and side; a group to its leader's, where it stays a group."""
    if len(b.party) > 1:
        b.band = b.band + tokens_of(b.party)
    slot = s.setup.face.slot[token_of(b.party[0])]
    for skeleton in b.party:
        b.skeletons.append(having_moved(s, stood_at(skeleton, spot_of(slot))))
        if emit is not None:
            place, heading = place_of(slot), heading_of(slot)
            facts: dict[str, int | str] = {"seat": b.seat, "token": token_of(skeleton), "place": place}
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
        b.skeletons.append(having_moved(s, stood_at(skeleton, spot_at(dragon, heading))))
        if emit is not None:
            facts: dict[str, int | str] = {"seat": b.seat, "token": token_of(skeleton), "place": dragon}
            emit(Event("held", {**facts, "cause": "dragon", **shown(b.skeletons[-1])}))
    b.party = NONE


class Push(Step[State, Board]):
    """(PUSH, dragon): BB-51, BB-127: which way it drives one skeleton, or a group as one."""

    def ask(self, s: State, b: Board, due: Due) -> Decision:
        leader = token_of(b.party[0])
        choices: list[Action] = [(V_PUSH, leader, heading) for heading in ways_out(s, b, due[1], b.dragons)]
        return Decision(b.seat, "push", choices, (due[1], leader))

    def answer(self, s: State, b: Board, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        b.agenda.pop()
        arrive(s, b, due[1] + STEP[action[2]], action[2], False, due[1], emit)


STEPS: Final[dict[int, Step[State, Board]]] = {VICTIM: Victim("victim"), PUSH: Push("push")}
