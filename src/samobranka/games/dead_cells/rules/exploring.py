"""Exploration: choose a way, pass what stands in it, enter the space; then look who is still alive."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.dead_cells.box.places import Way
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.language.tiles import (
    BELL_GATE,
    CONSTRAINT,
    DECK_GATE,
    HAND_GATE,
    KEY_GATE,
    KEY_OR_ELITE,
    LANTERN_GATE,
    RUNE_GATE,
)
from samobranka.games.dead_cells.material import FACES, TILES
from samobranka.games.dead_cells.names import LEADS_TO, PLACES
from samobranka.games.dead_cells.rules.checks import can_pay
from samobranka.games.dead_cells.rules.ending import DIED, end_the_run
from samobranka.games.dead_cells.rules.moments import on_the_way, use_on_the_way
from samobranka.games.dead_cells.rules.setup import turn_up
from samobranka.games.dead_cells.rules.steps import (
    ARRIVE,
    AT_CORRIDOR,
    AT_LANTERN,
    BELL,
    CROSS,
    DECK_CHECK,
    HAND_CHECK,
    INTERBIOME,
    KEY_OR_FIGHT,
    LIFE,
    PATH,
    REVEAL_TILE,
    V_GO,
)
from samobranka.games.dead_cells.rules.tiles import apply_tile
from samobranka.games.dead_cells.state import NOWHERE, State


def ways_on(s: State) -> tuple[int, ...]:
    """DC-EXP-03: the corridors that leave the Group's space in the direction of their arrows."""
    return FACES[s.face].leaving[s.space]


def passable(s: State, way: Way) -> bool:
    """DC-EXP-05, DC-EXP-10: with the rune, with a card for the check, with a key; a deck check keeps nobody out."""
    if way.gate == RUNE_GATE:
        return bool(s.record.runes >> way.what & 1) and not s.sealed(v.NO_RUNES)
    if way.gate == HAND_GATE:
        return can_pay(s, way.what)
    return way.gate != KEY_GATE or s.bag.keys > 0


class Path(Step[State, State]):
    """DC-EXP-01, DC-EXP-02, DC-EXP-04: where to, is the First Player's word."""

    def ask(self, s: State, _: State, due: Due) -> Decision:
        ways = FACES[s.face].ways
        open_ways = [way for way in ways_on(s) if passable(s, ways[way])]
        return Decision(s.spokesman(), "path", [*((V_GO, LEADS_TO[s.face][way]) for way in open_ways), *on_the_way(s)])

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        """DC-EXP-02, DC-KEY-01: the checks come before the Group is placed; who fails one is asked for a way again."""
        if action[0] != V_GO:
            use_on_the_way(s, action, emit)
            return
        s.agenda.pop()
        number = next(way for way in ways_on(s) if LEADS_TO[s.face][way] == action[1])
        way = FACES[s.face].ways[number]
        s.agenda.append((CROSS, number))
        if way.gate == HAND_GATE:
            s.agenda.append((HAND_CHECK, way.what, AT_CORRIDOR))
        elif way.gate == DECK_GATE:
            s.agenda.append((DECK_CHECK, number))
        elif way.gate == KEY_GATE:
            s.bag.keys -= 1
        elif way.gate == KEY_OR_ELITE:
            s.agenda.append((KEY_OR_FIGHT,))
        elif way.gate == BELL_GATE:
            s.agenda.append((BELL, way.what))
        elif way.gate == LANTERN_GATE and not s.dark >> (way.what - 1) & 1:
            s.agenda.append((HAND_CHECK, v.SURVIVAL, AT_LANTERN, way.what))


class Cross(Step[State, State]):
    """DC-EXP-02, DC-EXP-08: the Group is placed in the new space, or leaves the biome by an exit."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        way = FACES[s.face].ways[due[1]]
        if emit is not None:
            emit(Event("went", {"place": LEADS_TO[s.face][due[1]]}))
        if way.end < 0:
            s.agenda.append((INTERBIOME, way.exit))
            return
        s.space = way.end
        s.trail = (*s.trail, (s.face, s.space))
        s.turn += 1
        s.agenda += [(LIFE,), (ARRIVE,)]


class Arrive(Step[State, State]):
    """DC-EXP-06, DC-EXP-11: the tile is turned up, unless it lies face up already, and applied."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        tile = s.tiles[s.space]
        if tile == NOWHERE:
            tile = turn_up(s, s.space, chance, emit)
        apply_tile(s, tile, emit)


class RevealTile(Step[State, State]):
    """DC-EXP-11, DC-NXT-01: a tile of the Group's choice is turned up, and lies there for all to see.

    DC-CON-01: a constraint holds from that moment on, also where nobody has entered yet.
    """

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        face_down = [PLACES.parse(name) for name, tile in zip(FACES[s.face].spaces, s.tiles, strict=True) if tile == NOWHERE]
        return Decision(s.spokesman(), "reveal", [(V_GO, place) for place in face_down], due) if face_down else None

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        tile = turn_up(s, FACES[s.face].spaces.index(PLACES[action[1]]), chance, emit)
        if TILES[tile].shape == CONSTRAINT:
            apply_tile(s, tile, emit)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


class Life(Step[State, State]):
    """DC-EXP-01, DC-EXP-07, DC-SOL-09: all alive, and on they go; one dead, and the run is over. (LIFE, 1): on the way."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        if all(fighter.alive() for fighter in s.fighters):
            s.agenda += [(PATH,)] if len(due) == 1 else []
            return
        end_the_run(s, DIED, emit)


STEPS: Final[dict[int, Step[State, State]]] = {
    PATH: Path("path"),
    CROSS: Cross("cross"),
    ARRIVE: Arrive("arrive"),
    LIFE: Life("life"),
    REVEAL_TILE: RevealTile("reveal"),
}
