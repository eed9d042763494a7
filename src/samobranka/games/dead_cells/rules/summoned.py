"""A boss and what it calls into the fight: where they stand, how much they can take, what their rows are."""

from typing import Final

from samobranka.core.events import Emit, Event
from samobranka.games.dead_cells.box.foes import BOSS, MINION, OBJECT
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.language.clauses import NO_CLAUSES, Clause
from samobranka.games.dead_cells.material import BOSSES, FOES, GUESTS, MONSTERS
from samobranka.games.dead_cells.state import NOBODY, NOWHERE, Enemy, Fight, State

LEFT: Final = 0
FRONT: Final = 1
FAR: Final = 3
SPACES: Final = len(v.PLACES)
FOUR: Final = 4
FIRST_SIDE: Final = len(MONSTERS) + len(GUESTS)
# Things by their numbers in v.THINGS: which kinds of enemies they are.
THINGS: Final[tuple[int, ...]] = tuple(
    next(number for number, foe in enumerate(FOES) if foe.id == id and foe.kind in (MINION, OBJECT)) for id in v.THINGS
)
FIRE_STRIKE: Final = THINGS[v.THINGS["fire-strike"]]
SHURIKEN: Final = THINGS[v.THINGS["shuriken"]]
SWORD: Final = THINGS[v.THINGS["sword"]]


def space_of(place: int) -> int:
    """The number of a space that is written as a bit."""
    return place.bit_length() - 1


def column(space: int) -> int:
    """Where on the line a thing is, also one that shares its space."""
    return space % SPACES


def side_of(boss: int, side: int) -> int:
    """The kind of enemy that one side of a boss's card is."""
    return FIRST_SIDE + sum(len(each.sides) for each in BOSSES[:boss]) + side


def is_boss(enemy: Enemy | None) -> bool:
    return enemy is not None and FOES[enemy.foe].kind == BOSS


def boss_space(fight: Fight) -> int:
    """Where the boss stands; NOWHERE: it has fallen, or there is none."""
    return next((space for space, enemy in enumerate(fight.line) if is_boss(enemy)), NOWHERE)


def of_boss(enemy: Enemy) -> bool:
    """DC-BOS-01, DC-BOS-11, DC-CMS-07: a boss, a minion or an object, and no monster."""
    return FOES[enemy.foe].kind >= BOSS


def health_of(s: State, enemy: Enemy) -> int:
    """DC-BOS-14: a boss has more of it against four."""
    foe = FOES[enemy.foe]
    return foe.hp_four if s.setup.seats == FOUR else foe.hp


def turned_up(s: State) -> tuple[Clause, ...]:
    """DC-BOS-10: what the Turn card says that lies there."""
    fight = s.fight
    if fight is None or fight.turn_card == NOBODY:
        return NO_CLAUSES
    return BOSSES[fight.boss].turns[fight.turn_card]


def says(s: State, word: int) -> bool:
    return any(clause.kind == word for clause in turned_up(s))


def forbidden(s: State, word: int) -> bool:
    """DC-CON-03, DC-CON-04, DC-BOS-10: by a constraint of the biome, or by the Turn card."""
    return s.sealed(word) or says(s, word)


def row_of(s: State, enemy: Enemy, number: int) -> tuple[tuple[int, ...], ...]:
    """DC-BOS-10: what is printed, and for a boss what the Turn card adds at the end."""
    row = FOES[enemy.foe].rows[number]
    if FOES[enemy.foe].kind != BOSS:
        return row
    for clause in turned_up(s):
        if clause.kind == v.ADD and clause.n == number:
            row += clause.does
    return row


def rows_of_enemy(s: State, enemy: Enemy) -> tuple[tuple[tuple[int, ...], ...], ...]:
    return tuple(row_of(s, enemy, number) for number in v.ROUNDS.values())


def put_thing(s: State, fight: Fight, kind: int, emit: Emit, only: int = 0) -> bool:
    """DC-BOS-11: into the first free of its places, or into the one that is named; none free, or no card left: nothing."""
    foe = FOES[kind]
    if sum(enemy is not None and enemy.foe == kind for enemy in fight.line) >= len(foe.codes):
        return False
    for place in (only,) if only else foe.places:
        # DC-BOS-17: Shurikens share a space with whoever stands there.
        space = space_of(place) + (SPACES if kind == SHURIKEN else 0)
        if fight.line[space] is None:
            fight.line[space] = Enemy(kind, NOBODY)
            if emit is not None:
                emit(Event("thing-came", {"foe": kind, "space": space}))
            return True
    return False


def swords_in_play(fight: Fight) -> int:
    return sum(enemy is not None and enemy.foe == SWORD for enemy in fight.line)


def protected(s: State, enemy: Enemy) -> bool:
    """DC-BOS-18: while a Sword is in play no damage token can be put on the Hand of the King."""
    return s.fight is not None and is_boss(enemy) and swords_in_play(s.fight) > 0


def step_forward(fight: Fight, emit: Emit) -> None:
    """DC-BOS-18: when the last Sword is destroyed he steps at that moment to the first free of its places."""
    at = boss_space(fight)
    free = next((space_of(place) for place in FOES[SWORD].places if fight.line[space_of(place)] is None), NOWHERE)
    if at == FAR and free != NOWHERE:
        move_boss(fight, at, free, emit)


def move_boss(fight: Fight, at: int, to: int, emit: Emit) -> None:
    fight.line[at], fight.line[to] = fight.line[to], fight.line[at]
    if emit is not None:
        emit(Event("boss-moved", {"space": at, "to": to}))


def in_reach(fight: Fight, where: int, space: int) -> bool:
    """DC-ACT-11, DC-BOS-12: in the range; or the front is, and nobody stands between the Group and a boss on the right."""
    if where >> column(space) & 1:
        return True
    if not where & v.FRONT or not is_boss(fight.line[space]) or space == LEFT:
        return False
    return all(fight.line[between] is None for between in range(FRONT, space))
