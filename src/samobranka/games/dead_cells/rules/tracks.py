"""Scroll tracks: what a step opens, and what is lost with it."""

from samobranka.core.events import Emit, Event
from samobranka.games.dead_cells.box.cards import SERENADE, STEPS
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.language.clauses import Clause
from samobranka.games.dead_cells.material import HEROES
from samobranka.games.dead_cells.rules.abilities import number_of
from samobranka.games.dead_cells.rules.serenade import has_room, step_back, step_on
from samobranka.games.dead_cells.rules.steps import DROP_DOWN
from samobranka.games.dead_cells.state import Fighter, State


def clauses_of(fighter: Fighter) -> list[Clause]:
    """DC-TRK-02: all abilities left of the markers are active."""
    tracks = HEROES[fighter.hero].tracks
    return [clause for track in range(3) for step in tracks[track][: fighter.levels[track]] for clause in step]


def level(fighter: Fighter, track: int) -> int:
    """DC-TRK-04: the Level of a track is the number of steps gained."""
    return fighter.levels[track]


def can_advance(fighter: Fighter, track: int) -> bool:
    """DC-TRK-07: a full track cannot take a scroll."""
    return has_room(fighter) if fighter.hero == SERENADE else fighter.levels[track] < STEPS


def add_hearts(fighter: Fighter, hearts: int) -> None:
    """DC-TRK-03, DC-TRK-05: the maximum-health marker moves too, and never beyond the last heart."""
    fighter.hearts = min(fighter.hearts + hearts, HEROES[fighter.hero].hearts)


def open_slots(s: State, who: int) -> int:
    """DC-EQP-10: one, and what steps and mutations open, as many as the board has at most."""
    fighter = s.fighters[who]
    hero = HEROES[fighter.hero]
    steps = sum(clause.kind == v.SLOT for clause in clauses_of(fighter))
    return min(hero.slots_open + steps + number_of(s, who, (v.SLOTS,)), hero.slots)


def advance(s: State, who: int, track: int, emit: Emit) -> None:
    """DC-TRK-01 to DC-TRK-03: the marker moves one step to the right, and what lies left of it is active."""
    fighter = s.fighters[who]
    if fighter.hero == SERENADE:
        step_on(s, emit)
        return
    fighter.levels[track] += 1
    for clause in HEROES[fighter.hero].tracks[track][fighter.levels[track] - 1]:
        if clause.kind == v.HEARTS:
            add_hearts(fighter, clause.n)
        elif clause.kind == v.SLOT:
            fighter.slots = open_slots(s, who)
    if emit is not None:
        facts = {"fighter": who, "track": track, "level": fighter.levels[track]}
        emit(Event("advanced", {**facts, "hearts": fighter.hearts, "slots": fighter.slots}))


def lose_step(s: State, who: int, track: int, emit: Emit) -> None:
    """DC-TRK-06: a lost step takes its ability away at once; without the slot for it, equipment is discarded."""
    fighter = s.fighters[who]
    if fighter.hero == SERENADE:
        step_back(fighter, emit)
        return
    fighter.levels[track] -= 1
    for clause in HEROES[fighter.hero].tracks[track][fighter.levels[track]]:
        if clause.kind == v.HEARTS:
            fighter.hearts -= clause.n
            fighter.damage = min(fighter.damage, fighter.hearts)
        elif clause.kind == v.SLOT:
            fighter.slots = open_slots(s, who)
    if emit is not None:
        facts = {"fighter": who, "track": track, "level": fighter.levels[track]}
        emit(Event("lost-step", {**facts, "hearts": fighter.hearts, "slots": fighter.slots}))
    if len(fighter.gear) > fighter.slots:
        s.agenda.append((DROP_DOWN, who))
