"""The order of the phases: what opens each, what closes it, and which is next."""

from typing import Final

from samobranka.core.chance import Chance
from samobranka.core.events import Emit
from samobranka.games.bad_bones.material import BLACK
from samobranka.games.bad_bones.rules.ending import SURVIVED, end_if_fallen, end_the_game
from samobranka.games.bad_bones.rules.hero import begin_hero_phase
from samobranka.games.bad_bones.rules.market import close_market, next_buyer, open_stalls
from samobranka.games.bad_bones.rules.newcomers import draw_newcomers
from samobranka.games.bad_bones.rules.steps import HEROIC, START
from samobranka.games.bad_bones.rules.traps import begin_trap_phase, empty_hands
from samobranka.games.bad_bones.rules.walking import begin_walk
from samobranka.games.bad_bones.rules.wear import deliver, wear_out
from samobranka.games.bad_bones.state import (
    HERO_PHASE,
    HEROIC_PHASE,
    MARKET_PHASE,
    NEW_PHASE,
    STANDARD,
    START_PHASE,
    TRAP_PHASE,
    WALK_PHASE,
    Board,
    State,
)


class Phase:
    """What happens for all when it opens, what each seat then has to do, and what happens when all have done it."""

    def open(self, s: State) -> None:
        """Before anybody is told of it."""

    def draw(self, s: State, chance: Chance, emit: Emit) -> None:
        """BB-8a: the bag is touched only here, before any seat begins."""

    def begin(self, s: State, b: Board) -> None:
        """Puts what this seat has to do on its agenda."""

    def close(self, s: State, emit: Emit) -> int:
        """The phase that comes next, unless the game is over now."""
        return HERO_PHASE


class Market(Phase):
    """BB-69 to BB-73: goes on for the next buyer until all have passed."""

    def open(self, s: State) -> None:
        open_stalls(s)

    def close(self, s: State, emit: Emit) -> int:
        if next_buyer(s):
            return MARKET_PHASE
        close_market(s)
        return START_PHASE if s.setup.coop else HERO_PHASE


class Start(Phase):
    """BB-111: co-op players choose where their heroes begin."""

    def begin(self, s: State, b: Board) -> None:
        b.agenda.append((START,))


class Heroes(Phase):
    """BB-10: phase 1."""

    def begin(self, s: State, b: Board) -> None:
        begin_hero_phase(b)

    def close(self, s: State, emit: Emit) -> int:
        return TRAP_PHASE


class Traps(Phase):
    """BB-15, BB-113: phase 2."""

    def begin(self, s: State, b: Board) -> None:
        begin_trap_phase(b)

    def close(self, s: State, emit: Emit) -> int:
        if s.setup.coop:
            empty_hands(s, emit)
        return WALK_PHASE


class Walk(Phase):
    """BB-9, BB-22: phase 3. The marker is turned, and when all have walked, what they used wears out."""

    def open(self, s: State) -> None:
        s.marker ^= BLACK

    def begin(self, s: State, b: Board) -> None:
        begin_walk(s, b)

    def close(self, s: State, emit: Emit) -> int:
        for b in s.boards:
            wear_out(s, b, emit)
        deliver(s)
        end_if_fallen(s, emit)
        return NEW_PHASE


class Newcomers(Phase):
    """BB-56: phase 4, the last of a round. Nobody has anything to choose."""

    def draw(self, s: State, chance: Chance, emit: Emit) -> None:
        draw_newcomers(s, chance, emit)

    def close(self, s: State, emit: Emit) -> int:
        """BB-64 to BB-66, BB-117: the round marker advances; solo and co-op count the rounds.

        Who plays on for the heroic victory is asked again after as many rounds, since some skeletons could be kept away for
        ever.
        """
        if s.setup.mode == STANDARD or s.round % s.setup.rounds:
            s.round += 1
            return HERO_PHASE
        if s.setup.coop:
            end_the_game(s, SURVIVED, emit)
        return HEROIC_PHASE


class HeroicChoice(Phase):
    """BB-65: who has held out alone may play on."""

    def begin(self, s: State, b: Board) -> None:
        b.agenda.append((HEROIC,))

    def close(self, s: State, emit: Emit) -> int:
        s.round += 1
        return HERO_PHASE


# By number, as `state.py` counts them.
PHASES: Final[list[Phase]] = [Market(), Heroes(), Traps(), Walk(), Newcomers(), Start(), HeroicChoice()]
