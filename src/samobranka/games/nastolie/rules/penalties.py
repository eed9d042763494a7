"""Penalties and bonuses: actions lost, time cards, and discs that come back onto the table."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.events import Emit, Event
from samobranka.games.nastolie.names import ARTEFACT, BARREL, CHARACTERS
from samobranka.games.nastolie.places import return_order
from samobranka.games.nastolie.rules.ground import ground_of, put
from samobranka.games.nastolie.rules.steps import BACK, PENALTY
from samobranka.games.nastolie.state import AWAY, NOBODY, OWNER, State, changed


def spend_action(s: State, emit: Emit) -> None:
    """NA-218: the extra actions of violet cards are the last to be counted; with each of them its card is discarded."""
    s.actions -= 1
    while s.bonus > s.actions:
        s.bonus -= 1
        s.violet = changed(s.violet, s.active, s.violet[s.active] - 1)
        if emit is not None:
            emit(Event("spent", {"seat": s.active, "count": s.violet[s.active]}))


def take_black(s: State, seat: int, cause: str, emit: Emit) -> None:
    """NA-1003, NA-1008, NA-1011, NA-1013: a black card, or a violet one less; of this very turn, its action goes too."""
    s.black = changed(s.black, seat, s.black[seat] + 1)
    if emit is not None:
        emit(Event("black", {"seat": seat, "count": s.black[seat], "cause": cause}))
    if s.violet[seat]:
        cancel(s, seat, emit)


def take_violet(s: State, seat: int, emit: Emit) -> None:
    """NA-1007, NA-1008, NA-1011: a violet card, if one is left; a black one cancels it."""
    if not s.black[seat] and s.time_cards() == 0:
        if emit is not None:
            emit(Event("lacking", {"seat": seat}))
        return
    s.violet = changed(s.violet, seat, s.violet[seat] + 1)
    if emit is not None:
        emit(Event("violet", {"seat": seat, "count": s.violet[seat]}))
    if s.black[seat]:
        cancel(s, seat, emit)


def cancel(s: State, seat: int, emit: Emit) -> None:
    """NA-1008, NA-1013"""
    s.black = changed(s.black, seat, s.black[seat] - 1)
    s.violet = changed(s.violet, seat, s.violet[seat] - 1)
    this_turn = seat == s.active and s.bonus > 0
    if this_turn:
        s.bonus -= 1
        s.actions -= 1
    if emit is not None:
        emit(Event("cancelled", {"seat": seat, "action": this_turn}))


class Penalty(Step[State, State]):
    """NA-1001 to NA-1003: one penalty a flick, however many discs left: the next action, or else a black card."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        seat = due[1]
        if s.actions:
            spend_action(s, emit)
            if emit is not None:
                emit(Event("penalty", {"seat": seat, "how": "action", "left": s.actions}))
            return
        if emit is not None:
            emit(Event("penalty", {"seat": seat, "how": "black", "left": 0}))
        take_black(s, seat, "penalty", emit)


class Back(Step[State, State]):
    """NA-1005, NA-1006, NA-1012, NA-816: what left and still lives is put back; (BACK, seat, disc, edge, x, y, disc …)."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        exits = {due[at]: due[at + 1 : at + 4] for at in range(2, len(due), 4)}
        away = [(disc, OWNER[disc] if disc < CHARACTERS else NOBODY) for disc in exits if s.where[disc] == AWAY]
        order = return_order(away, due[1], s.setup.sides)
        for artefact in [disc for disc in order if ARTEFACT <= disc < BARREL]:
            # NA-816: whoever stood on it comes back first. Only he has left at the very same place.
            for rider in [disc for disc in order if disc < CHARACTERS and exits[disc] == exits[artefact]]:
                order.remove(rider)
                order.insert(order.index(artefact), rider)
        for disc in order:
            edge, x, y = exits[disc]
            self.put_back(s, disc, edge, x, y, emit)

    def put_back(self, s: State, disc: int, edge: int, x: int, y: int, emit: Emit) -> None:
        """NA-1005; NA-1208: a hero of the race comes back at the last gate that he passed."""
        ground = ground_of(s, disc)
        post = gate_of(s, disc)
        if post is None:
            x, y = ground.back(x, y, s.setup.radius[disc], edge)
        else:
            x, y = ground.nearest_free(post[0], post[1], s.setup.radius[disc])
        put(s, disc, x, y)
        if BARREL <= disc:
            s.barrels.append(disc)
            s.barrels.sort()
        if emit is not None:
            emit(Event("returned", {"disc": disc, "x": x, "y": y}))


def gate_of(s: State, disc: int) -> tuple[int, int] | None:
    """NA-1208: the middle of the last gate that a hero has passed, or where he began; None: no race, or no hero."""
    gates = s.scenario.gates
    if not gates or disc >= CHARACTERS or s.rank(disc) != 0:
        return None
    passed = s.gates[OWNER[disc]]
    if passed == 0:
        return s.seat(OWNER[disc]).posts[0]
    x1, y1, x2, y2 = gates[passed - 1]
    return (x1 + x2) // 2, (y1 + y2) // 2


STEPS: Final[dict[int, Step[State, State]]] = {PENALTY: Penalty("penalty"), BACK: Back("back")}
