"""What a hero can do beside his cards: steps of his tracks, equipment, mutations; when it holds, how often, and what follows.

An ability is called by a number: a step of a track, then a card of equipment, an upgrade, a rune, what Serenade can do.
"""

from collections.abc import Iterable
from typing import Final

from samobranka.core.agenda import Due
from samobranka.core.events import Emit, Event
from samobranka.games.dead_cells.box.cards import SERENADE
from samobranka.games.dead_cells.box.cards import STEPS as TRACK_STEPS
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.language.clauses import Clause
from samobranka.games.dead_cells.material import GEAR, HEROES, SERENADE_BOARD, UPGRADES, WORLD
from samobranka.games.dead_cells.record import NONE
from samobranka.games.dead_cells.rules.steps import ACT, THEN
from samobranka.games.dead_cells.state import NOBODY, NOWHERE, Enemy, Fighter, State

FIRST_GEAR: Final = 3 * TRACK_STEPS
FIRST_UPGRADE: Final = FIRST_GEAR + len(GEAR)
FIRST_RUNE: Final = FIRST_UPGRADE + len(UPGRADES)
# Of Serenade: the powers of the three symbols, then the steps of MELEE.
HER_POWERS: Final = FIRST_RUNE + len(WORLD.runes)
HER_STEPS: Final = HER_POWERS + len(SERENADE_BOARD.symbols)
HIGHEST_LEVEL: Final = 3

Ability = tuple[int, Clause]

# By hero, track and level: what the steps so far say. By card: what it says.
OF_TRACKS: Final[list[list[list[list[Ability]]]]] = [
    [
        [
            [(track * TRACK_STEPS + step, clause) for step in range(level) for clause in steps[step]]
            for level in range(TRACK_STEPS + 1)
        ]
        for track, steps in enumerate(hero.tracks)
    ]
    for hero in HEROES
]
OF_GEAR: Final[list[list[Ability]]] = [
    [(FIRST_GEAR + number, clause) for clause in gear.clauses] for number, gear in enumerate(GEAR)
]
OF_UPGRADES: Final[list[list[Ability]]] = [
    [] if upgrade.effect is None else [(FIRST_UPGRADE + number, upgrade.effect)] for number, upgrade in enumerate(UPGRADES)
]


def abilities(s: State, who: int) -> list[Ability]:
    """DC-TRK-02, DC-EQP-06, DC-ACT-14: as printed: the steps left of his markers, his equipment, what the Group has."""
    fighter = s.fighters[who]
    if fighter.hero == SERENADE:
        found = hers(s, fighter)
    else:
        levels, steps = fighter.levels, OF_TRACKS[fighter.hero]
        found = steps[0][levels[0]] + steps[1][levels[1]] + steps[2][levels[2]]
    for gear in fighter.gear:
        found += OF_GEAR[gear]
    for upgrade in s.record.during:
        found += OF_UPGRADES[upgrade]
    for upgrade in s.record.secrets:
        found += OF_UPGRADES[upgrade]
    return found


def hers(s: State, her: Fighter) -> list[Ability]:
    """DC-SOL-03, DC-SOL-08: the power of the symbol that she has heard, and her steps of MELEE."""
    found: list[Ability] = []
    if s.fight is not None and s.fight.symbol != NOBODY:
        found.append((HER_POWERS + s.fight.symbol, SERENADE_BOARD.symbols[s.fight.symbol]))
    if her.melee:
        found += [(HER_STEPS + step, SERENADE_BOARD.melee[step]) for step in range(her.levels[0])]
    return found


def of_group(s: State) -> list[Ability]:
    """DC-MUT-07: what the Group has together: mutations, Secrets, the Skill card, active runes. The first of it keeps count."""
    record = s.record
    skill = () if record.skill == NONE else (record.skill,)
    found: list[Ability] = []
    for upgrade in (*record.start, *record.during, *skill, *record.secrets):
        found += OF_UPGRADES[upgrade]
    if record.runes and not s.sealed(v.NO_RUNES):
        found += [(FIRST_RUNE + rune, clause) for rune, clause in enumerate(WORLD.runes) if record.runes >> rune & 1]
    return found


def at_moment(s: State, *moments: int) -> list[Ability]:
    """DC-MUT-07: what may be used at such a moment, and has not been used up."""
    return [
        (number, clause)
        for number, clause in of_group(s)
        if clause.kind == v.ONCE and clause.n in moments and not used_up(s.fighters[0], number, clause.limit)
    ]


def comes_of(s: State, event: int) -> list[Due]:
    """DC-MUT-06: what the Group gains whenever something happens, as often as the card says."""
    atoms: list[Due] = []
    for number, clause in of_group(s):
        # The first fight of a biome comes once in it.
        limit = v.BIOME if event == v.FIRST_COMBAT_OF_BIOME else clause.limit
        if clause.kind != v.ON or clause.n != event or used_up(s.fighters[0], number, limit):
            continue
        if holds(s, 0, clause.conditions):
            mark_used(s, 0, number, limit)
            atoms += clause.does
    return atoms


def of_kind(s: State, who: int, kind: int) -> list[Ability]:
    return [(number, clause) for number, clause in abilities(s, who) if clause.kind == kind]


def usable(s: State, who: int, kind: int) -> list[Ability]:
    """Those of a kind that have not been used up and whose conditions hold."""
    return [(number, clause) for number, clause in of_kind(s, who, kind) if may(s, who, number, clause)]


def may(s: State, who: int, number: int, clause: Clause, target: Enemy | None = None) -> bool:
    return not used_up(s.fighters[who], number, clause.limit) and holds(s, who, clause.conditions, target)


def used_up(fighter: Fighter, number: int, limit: int) -> bool:
    return limit != v.ALWAYS and bool(fighter.used[limit] >> number & 1)


def mark_used(s: State, who: int, number: int, limit: int) -> None:
    """Once a round, a combat, a biome or a run, for the hero who bears it."""
    if limit != v.ALWAYS:
        s.fighters[who].used[limit] |= 1 << number


def holds(s: State, who: int, conditions: Iterable[Due], target: Enemy | None = None) -> bool:
    return all(condition_holds(s, who, condition, target) for condition in conditions)


def condition_holds(s: State, who: int, condition: Due, target: Enemy | None) -> bool:
    kind, n = condition[0], condition[1]
    fight = s.fight
    if kind == v.TEETH_AT_LEAST:
        return s.bag.teeth >= n
    if kind == v.IS_FIRST_PLAYER:
        return s.first == who
    if kind == v.ONLY_EQUIPMENT:
        return len(s.fighters[who].gear) == 1
    if fight is None:
        return False
    if kind == v.WALL_OR_HOLE:
        return fight.terrain != 0
    if kind == v.IN_ROUND:
        return fight.round == n
    if kind == v.KILLED:
        return fight.slew
    if kind == v.KILLS_AT_LEAST:
        return fight.kills >= n
    if kind == v.ALL_KILLED:
        return fight.kills > 0 and not fight.fled and not any(fight.line)
    if target is None:
        return False
    if kind == v.TARGET_IS:
        return target.frozen != 0 if n == v.FROZEN else target.states[n] > 0
    return kind == v.TARGET_HURT_ME and bool(target.hurt >> who & 1)


def level_of(fighter: Fighter, n: int) -> int:
    """DC-EQP-12: a number, or the Level of a track, at most 3."""
    return n if n >= 0 else min(fighter.levels[-n - 1], HIGHEST_LEVEL)


def do_atoms(s: State, who: int, atoms: Iterable[Due], source: int = NOWHERE, companion: bool = False) -> None:
    """DC-RND-07, DC-EQP-12: in the order in which they are written; what is done by a companion is not its owner's deed."""
    fighter = s.fighters[who]
    due: list[Due] = []
    for kind, n, whom, where in atoms:
        count = level_of(fighter, n)
        if count == 0 and n < 0:
            continue
        there = 1 << source if where == v.SOURCE else where
        # DC-SOL-08: what Serenade does for the Beheaded is as if he did it.
        doer, meant = (0, v.SELF) if whom == v.BEHEADED else (who, whom)
        due.append((ACT, doer, kind, count, meant, there, 1) if companion else (ACT, doer, kind, count, meant, there))
    s.agenda += reversed(due)


def do_clause(s: State, who: int, number: int, clause: Clause, companion: bool = False) -> None:
    """What it says, or what it says instead; and what follows, if that comes true meanwhile."""
    mark_used(s, who, number, clause.limit)
    if clause.then:
        assert s.fight is not None
        s.fight.slew = False
        s.agenda.append((THEN, who, number))
    instead = clause.instead and holds(s, who, clause.instead_if)
    do_atoms(s, who, clause.instead if instead else clause.does, companion=companion)


def trigger(s: State, who: int, event: int, emit: Emit, target: Enemy | None = None, source: int = NOWHERE) -> None:
    """DC-ACT-14, DC-EQP-06: what waits for this happens at once, as printed, every time its condition occurs."""
    waiting = [(number, clause) for number, clause in of_kind(s, who, v.ON) if clause.n == event and number < FIRST_UPGRADE]
    for number, clause in reversed(waiting):
        if may(s, who, number, clause, target):
            mark_used(s, who, number, clause.limit)
            if emit is not None:
                emit(Event("triggered", {"fighter": who, "ability": number}))
            do_atoms(s, who, clause.does, source)


def once_more(s: State, who: int, kind: int) -> bool:
    """Whether something of a kind that works by itself is at hand; then it is used."""
    found = usable(s, who, kind)
    if not found:
        return False
    number, clause = found[0]
    mark_used(s, who, number, clause.limit)
    return True


def number_of(s: State, who: int, kinds: tuple[int, ...]) -> int:
    """What several abilities say together."""
    return sum(clause.n for _, clause in abilities(s, who) if clause.kind in kinds)


def has(s: State, who: int, kind: int) -> bool:
    return any(clause.kind == kind for _, clause in abilities(s, who))
