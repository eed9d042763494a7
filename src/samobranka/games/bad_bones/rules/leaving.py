"""What skeletons do at towers and houses, and where they go when they leave the board."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.bad_bones.bones import aim, of_kind, receiver_of, token_of, tokens_of, trap_of
from samobranka.games.bad_bones.material import CHIEF, EMPEROR, FRIENDLY, LOOKS, SAPPER, SPECTRAL, WIDTH
from samobranka.games.bad_bones.rules.deaths import to_cemetery
from samobranka.games.bad_bones.rules.matters import OnTheWay
from samobranka.games.bad_bones.rules.steps import LEFT, SECOND, SEND, SEND_NAMES, V_BREAK, V_SEND, VICTIM
from samobranka.games.bad_bones.state import NONE, Board, State

SENDS: Final[list[Action]] = [(V_SEND, seat) for seat in range(6)]


def leave(s: State, b: Board, place: int, heading: int, emit: Emit) -> None:
    """BB-29 to BB-32, BB-63, BB-116: left and right to the neighbours, one edge to anybody, one to the houses."""
    face = s.setup.face
    if face.houses >> place & 1:
        if s.setup.coop:
            come_to_capital(s, b, emit)
        else:
            b.houses = attack(s, b, b.houses, s.setup.houses, "house", emit)
    elif face.free_exit >> place & 1:
        send_off(s, b, LEFT, place, emit)
    else:
        seats = s.setup.seats
        dispatch(b, LEFT, place, (b.seat + 1) % seats if place % WIDTH == 0 else (b.seat - 1) % seats, emit)


def attack(s: State, b: Board, have: int, most: int, what: str, emit: Emit) -> int:
    """BB-32 to BB-35, BB-120, BB-122, BB-123, A14, A18: each member of a party, friendly chiefs where they do most good.

    Returns how many floors or houses are left.
    """
    friends = tokens_of(of_kind(b.party, FRIENDLY)) if s.setup.chiefs else []
    for skeleton in b.party:
        token = token_of(skeleton)
        chief = CHIEF[token]
        if chief == FRIENDLY:
            continue
        if friends and have < most and not b.fallen:
            have = mend(b, friends.pop(), have, what, emit)
        lost = min(have, 2 if chief == SAPPER else 1)
        have -= lost
        if emit is not None:
            emit(Event(what + "-lost", {"seat": b.seat, "token": token, "lost": lost, "left": have}))
        if (have == 0 or chief == EMPEROR) and not b.fallen:
            fall(b, emit)
        back_from(b, token, emit)
    for friend in friends:
        if have < most and not b.fallen:
            have = mend(b, friend, have, what, emit)
        else:
            part_in_peace(b, friend, emit)
    b.party = NONE
    return have


def mend(b: Board, friend: int, have: int, what: str, emit: Emit) -> int:
    """BB-122"""
    b.dead.append(friend)
    if emit is not None:
        emit(Event(what + "-mended", {"seat": b.seat, "token": friend, "left": have + 1}))
    return have + 1


def part_in_peace(b: Board, friend: int, emit: Emit) -> None:
    """BB-122: where nothing is damaged a friendly chief just goes."""
    b.dead.append(friend)
    if emit is not None:
        emit(Event("parted", {"seat": b.seat, "token": friend}))


def back_from(b: Board, token: int, emit: Emit) -> None:
    """BB-32, BB-34, BB-125: to the bag; the spectral chief to the owner's cemetery."""
    if CHIEF[token] == SPECTRAL:
        to_cemetery(b, token, b.seat, "spectral", emit)
    else:
        b.dead.append(token)


def fall(b: Board, emit: Emit) -> None:
    """BB-9, BB-33, BB-35, BB-117, BB-123: it stands from this moment; the others finish phase 3."""
    b.fallen = True
    if emit is not None:
        emit(Event("fell", {"seat": b.seat}))


def come_to_capital(s: State, b: Board, emit: Emit) -> None:
    """BB-107, BB-116, BB-120, BB-122, BB-123, A14: the friendly chiefs of a group first, where they do most good."""
    for skeleton in of_kind(b.party, FRIENDLY):
        b.mended += 1
        if emit is not None:
            emit(Event("capital-mended", {"seat": b.seat, "token": token_of(skeleton), "left": capital_left(s)}))
        back_from(b, token_of(skeleton), emit)
    for skeleton in enemies(b):
        token = token_of(skeleton)
        houses = 2 if CHIEF[token] == SAPPER else 1
        lost = min(houses, capital_left(s))
        burn_capital(s, b, houses)
        if emit is not None:
            emit(Event("capital-burnt", {"seat": b.seat, "token": token, "lost": lost, "left": capital_left(s)}))
        if CHIEF[token] == EMPEROR and not b.fallen:
            fall(b, emit)
        back_from(b, token, emit)
    b.party = NONE


def burn_capital(s: State, b: Board, houses: int) -> None:
    """BB-24, BB-122: what friends of the same board have mended before burns first; the rest is lost."""
    rebuilt = min(b.mended, s.setup.houses - max(0, s.houses - b.burnt), houses)
    b.mended -= rebuilt
    b.burnt += houses - rebuilt


def capital_left(s: State) -> int:
    """BB-107, BB-117, BB-122, A30: what all boards have burned comes before what they mend; burned down, it stays so."""
    left = s.houses
    mended = 0
    for b in s.boards:
        left -= b.burnt
        mended += b.mended
    return min(s.setup.houses, left + mended) if left > 0 else 0


def storm_tower(s: State, b: Board, place: int, heading: int, emit: Emit) -> bool:
    """BB-34, BB-36, BB-114, BB-122, A14: whether anybody is left who now stands on the ruin."""
    if not s.setup.coop:
        b.floors = attack(s, b, b.floors, s.setup.floors, "floor", emit)
        return False
    strikers = enemies(b)
    if not strikers:
        for skeleton in b.party:
            part_in_peace(b, token_of(skeleton), emit)
        b.party = NONE
        return False
    differ = False
    for skeleton in strikers:
        differ = differ or LOOKS[token_of(skeleton)] != LOOKS[token_of(strikers[0])]
        if CHIEF[token_of(skeleton)] == EMPEROR:
            topple(s, b, place, skeleton, emit)
            return bool(b.party)
    if differ:
        b.place = place
        b.heading = heading
        b.agenda.append((VICTIM, place))
        return False
    topple(s, b, place, strikers[0], emit)
    return bool(b.party)


def enemies(b: Board) -> list[int]:
    """BB-122: of those who move together all but the friendly chiefs."""
    return [skeleton for skeleton in b.party if CHIEF[token_of(skeleton)] != FRIENDLY]


def topple(s: State, b: Board, place: int, victim: int, emit: Emit) -> None:
    """BB-114, BB-117, BB-120, BB-123, BB-139, A20: the tower falls, and one skeleton with it."""
    token = token_of(victim)
    b.party = [skeleton for skeleton in b.party if skeleton != victim]
    lose_tower(s, b, place, token, emit)
    if CHIEF[token] == EMPEROR and not b.fallen:
        fall(b, emit)
    back_from(b, token, emit)
    if CHIEF[token] == SAPPER and s.setup.second_tower and b.towers:
        others = standing(s, b)
        if len(others) == 1:
            lose_tower(s, b, others[0], token, emit)
        else:
            b.agenda.append((SECOND, token))


def standing(s: State, b: Board) -> list[int]:
    return [tower for tower in s.setup.face.towers if b.towers >> tower & 1]


def lose_tower(s: State, b: Board, place: int, token: int, emit: Emit) -> None:
    b.towers &= ~(1 << place)
    if emit is not None:
        facts: dict[str, int | str] = {"seat": b.seat, "token": token, "place": place, "near": s.setup.face.near[place]}
        emit(Event("tower-fell", {**facts, "left": b.towers.bit_count()}))
    if b.towers == 0 and not b.fallen:
        fall(b, emit)


def mend_tower(s: State, b: Board, place: int, token: int, emit: Emit) -> None:
    """A19"""
    b.towers |= 1 << place
    if emit is not None:
        facts: dict[str, int | str] = {"seat": b.seat, "token": token, "place": place, "near": s.setup.face.near[place]}
        emit(Event("tower-mended", {**facts, "left": b.towers.bit_count()}))


class SecondTower(OnTheWay):
    """(SECOND, sapper): BB-139, A20: he takes another tower along."""

    def choices(self, s: State, b: Board, due: Due) -> list[Action]:
        return [(V_BREAK, tower) for tower in standing(s, b)]

    def ask(self, s: State, b: Board, due: Due) -> Decision:
        """It always makes a difference."""
        return Decision(b.seat, self.name, self.choices(s, b, due))

    def answer(self, s: State, b: Board, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        b.agenda.pop()
        lose_tower(s, b, action[1], due[1], emit)


def send_off(s: State, b: Board, cause: int, place: int, emit: Emit) -> None:
    """BB-30, BB-31, BB-45, BB-63, BB-78, BB-116, A10, A11: a catapult's target holds for a phase, a hearse's for a round."""
    target = -1
    if cause != LEFT:
        for known in b.targets:
            if trap_of(known) == place:
                target = receiver_of(known)
    seats = s.setup.seats
    if target < 0 and seats <= 2:
        target = (b.seat + 1) % seats
    if target < 0:
        b.place = place
        b.agenda.append((SEND, cause, place))
        return
    dispatch(b, cause, place, target, emit)


def dispatch(b: Board, cause: int, place: int, target: int, emit: Emit) -> None:
    """BB-29, BB-30, BB-45, BB-78, BB-127: all that are here now; those who follow on a trap go the same way."""
    if cause != LEFT:
        aimed = aim(place, target)
        if aimed not in b.targets:
            b.targets = b.targets + [aimed]
    for skeleton in b.party:
        to_cemetery(b, token_of(skeleton), target, SEND_NAMES[cause], emit)
    b.party = NONE


class Send(Step[State, Board]):
    """(SEND, cause, place): BB-30, BB-45, BB-78, BB-116: to whose cemetery."""

    def ask(self, s: State, b: Board, due: Due) -> Decision:
        choices = [SENDS[seat] for seat in range(s.setup.seats) if seat != b.seat]
        return Decision(b.seat, SEND_NAMES[due[1]], choices, (due[1], due[2], token_of(b.party[0])))

    def answer(self, s: State, b: Board, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        b.agenda.pop()
        dispatch(b, due[1], due[2], action[1], emit)


STEPS: Final[dict[int, Step[State, Board]]] = {SECOND: SecondTower("second"), SEND: Send("send")}
