"""Phase 5 and every other move of monsters."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.castle_panic.material import ARCS, FIRST_CASTLE_SPACE, FIRST_SWORDSMAN_SPACE, TOKEN_KIND
from samobranka.games.castle_panic.rules.ending import HOMES, TOWERS, end_the_game, last_tower_fell
from samobranka.games.castle_panic.rules.monsters import hurt
from samobranka.games.castle_panic.rules.steps import HURT, MOVE, V_HURT, phase_of
from samobranka.games.castle_panic.state import NOBODY, State

AT_WALL: Final = 0
AT_TOWER: Final = 1
CAUSES: Final[tuple[str, ...]] = ("wall", "tower")
BY_MONSTERS: Final = "monsters"
MOVED: Final[Due] = (MOVE, 1)


def move_all(s: State, emit: Emit) -> None:
    """CP-53, CP-91: every monster at once."""
    advance(s, s.board[:], emit)


def may_advance(s: State, token: int) -> bool:
    """CP-39, F12, F50: tar holds a monster whatever moves it. F34: by option, a wall breaker too."""
    if token == s.tarred:
        return False
    return not (s.setup.wall_breaker_held and token in s.wall_breakers)


def advance(s: State, movers: list[int], emit: Emit) -> None:
    """CP-51 to CP-61: one ring closer, or one space clockwise inside the castle; all together, so walls stop whole groups."""
    at_walls: list[int] = []
    entering: list[int] = []
    at = s.at
    for token in movers:
        space = at[token]
        if not may_advance(s, token):
            continue
        if space < FIRST_SWORDSMAN_SPACE:
            go(s, token, space + ARCS, emit)
        elif space >= FIRST_CASTLE_SPACE or not s.walls >> (space - FIRST_SWORDSMAN_SPACE) & 1:
            entering.append(token)
        else:
            at_walls.append(token)
    if at_walls or entering:
        victims: list[Due] = []
        for token in entering:
            enter_castle(s, token, emit)
        storm_walls(s, at_walls, victims, emit)
        storm_towers(s, entering, victims, emit)
        ask_for_victims(s, victims)


def go(s: State, token: int, space: int, emit: Emit) -> None:
    if emit is not None:
        emit(Event("moved", {"token": token, "start": s.at[token], "space": space, "phase": phase_of(s.agenda)}))
    s.at[token] = space


def enter_castle(s: State, token: int, emit: Emit) -> None:
    """CP-52, CP-56, CP-59: straight in where no wall stands; inside, clockwise, walls or not."""
    space = s.at[token]
    arc = space - FIRST_SWORDSMAN_SPACE if space < FIRST_CASTLE_SPACE else (space - FIRST_CASTLE_SPACE + 1) % ARCS
    go(s, token, FIRST_CASTLE_SPACE + arc, emit)


def storm_walls(s: State, attackers: list[int], victims: list[Due], emit: Emit) -> None:
    """CP-54, CP-55: each wall that is reached falls, one attacker is hurt, all of them stay outside."""
    for arc in range(ARCS if attackers else 0):
        group = [token for token in attackers if s.at[token] == FIRST_SWORDSMAN_SPACE + arc]
        if group:
            storm_the_wall(s, arc, BY_MONSTERS, emit)
            s.wall_breakers = s.wall_breakers + group
            victims.append((HURT, AT_WALL, *group))


def storm_the_wall(s: State, arc: int, cause: str, emit: Emit) -> None:
    """CP-42, CP-43, CP-54, F15, F17: a fortify token falls in the wall's stead. Boulders do the same."""
    if s.fortified >> arc & 1:
        s.fortified &= ~(1 << arc)
        if emit is not None:
            emit(Event("unfortified", {"wall": arc, "cause": cause}))
    else:
        s.walls &= ~(1 << arc)
        if emit is not None:
            emit(Event("wall-fell", {"wall": arc, "cause": cause}))


def storm_towers(s: State, entered: list[int], victims: list[Due], emit: Emit) -> None:
    """CP-57, CP-58, CP-60: all that come into a tower's space in one move are one group; the tower hurts one of them."""
    for arc in range(ARCS if entered else 0):
        if s.towers >> arc & 1:
            group = [token for token in entered if s.at[token] == FIRST_CASTLE_SPACE + arc]
            if group:
                tower_falls(s, arc, BY_MONSTERS, emit)
                victims.append((HURT, AT_TOWER, *group))
    end_if_lost(s, emit)


def tower_falls(s: State, arc: int, cause: str, emit: Emit) -> None:
    """CP-57, CP-103: never to be rebuilt (F9); by option a tower takes its owner with it."""
    s.towers &= ~(1 << arc)
    if emit is not None:
        emit(Event("tower-fell", {"tower": arc, "cause": cause, "left": s.towers.bit_count()}))
    if s.owners[arc] != NOBODY:
        eliminate(s, s.owners[arc], emit)


def end_if_lost(s: State, emit: Emit) -> None:
    """CP-62, CP-80, CP-103a: after all towers of one move have fallen, none may be left, or no player."""
    if last_tower_fell(s):
        end_the_game(s, TOWERS, emit)
    elif s.out and not s.players():
        end_the_game(s, HOMES, emit)


def eliminate(s: State, seat: int, emit: Emit) -> None:
    """CP-103, CP-103a: out of the game; the hand goes to the discard, the trophies stay."""
    s.out |= 1 << seat
    kept = s.setup.eliminated_hand_to_discard
    if kept:
        s.discard.extend(s.hands[seat])
    else:
        s.removed_cards = s.removed_cards + s.hands[seat]
    s.hands[seat] = []
    if emit is not None:
        emit(Event("eliminated", {"seat": seat, "hand_to": "discard" if kept else "removed"}))


def ask_for_victims(s: State, victims: list[Due]) -> None:
    """CP-55, CP-57: one question a group, walls before towers, in the order of the arcs."""
    if s.ending:
        return
    for step in reversed(victims):
        s.agenda.append(step)


class Move(Step[State, State]):
    """CP-51: phase 5. It lasts until everybody who is hurt has been chosen. Due: whether they have moved."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        agenda = s.agenda
        if len(due) == 1:
            agenda[-1] = MOVED
            move_all(s, emit)
        if agenda and agenda[-1][0] == MOVE:
            agenda.pop()


class Hurt(Step[State, State]):
    """CP-55, CP-57: one of the attackers is hurt. Due: by a wall or a tower, and who they are."""

    def ask(self, s: State, _: State, due: Due) -> Decision:
        """F47: the players choose who is hurt; monsters of one kind and health cannot differ."""
        choices: list[Action] = []
        seen: list[int] = []
        for token in due[2:]:
            looks = TOKEN_KIND[token] * 4 + s.hp[token]
            if looks not in seen:
                seen.append(looks)
                choices.append((V_HURT, token))
        return Decision(s.spokesman(), "hurt", choices, due[:2])

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        hurt(s, action[1], CAUSES[due[1]], emit)


def rotate(s: State, by: int, emit: Emit) -> None:
    """CP-71, CP-72, F31, F32: every monster one arc on in its ring; only the towers of the Castle ring are in the way."""
    entering: list[int] = []
    for token in s.board:
        if token != s.tarred:
            space = s.at[token]
            ring = space // ARCS
            go(s, token, ring * ARCS + (space + by) % ARCS, emit)
            if space >= FIRST_CASTLE_SPACE:
                entering.append(token)
    if entering:
        victims: list[Due] = []
        storm_towers(s, entering, victims, emit)
        ask_for_victims(s, victims)


STEPS: Final[dict[int, Step[State, State]]] = {MOVE: Move("move"), HURT: Hurt("hurt")}
