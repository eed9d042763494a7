"""What comes if nobody does anything more: one board, walked some rounds ahead on a copy by the rules themselves."""

from typing import Final

from samobranka.core.events import Event
from samobranka.games.bad_bones.bones import place_of
from samobranka.games.bad_bones.material import RIM
from samobranka.games.bad_bones.rules.steps import WALK_STEP
from samobranka.games.bad_bones.rules.walking import begin_walk
from samobranka.games.bad_bones.rules.wear import wear_out
from samobranka.games.bad_bones.state import NONE, WALK_PHASE, State
from samobranka.games.bad_bones.view import ASKED, Trail, walk_out

# As far as a person looks ahead.
MOVES: Final = 4
HARM: Final = ("tower", "houses")


class Prospect:
    """By skeleton, counted in moves from now on: how it ends, and which places it enters or is stopped at."""

    def __init__(self, s: State, seat: int) -> None:
        self.fate: dict[int, tuple[int, str]] = {}
        self.entered: dict[int, dict[int, int]] = {}
        # Whose way its owner will be asked for: nothing more is foreseen of it.
        self.open: dict[int, int] = {}
        # Traps that somebody sets off, by place.
        self.used: dict[int, int] = {}
        # Where everybody is after the first move.
        self.next: list[int] = []
        self.move = 0
        world = s.copy()
        b = world.boards[seat]
        walking = world.phase == WALK_PHASE and bool(b.agenda)
        if world.phase == WALK_PHASE and not walking:
            wear_out(world, b, None)
        world.phase = WALK_PHASE
        b.party = NONE
        b.agenda = [WALK_STEP] if walking else []
        for self.move in range(1, MOVES + 1):
            if not b.agenda:
                begin_walk(world, b)
            trail = Trail(self.note)
            walk_out(world, b, trail)
            wear_out(world, b, None)
            for token, path in trail.paths.items():
                if path and path[-1] == ASKED:
                    self.open.setdefault(token, self.move)
            for token, end in trail.ends.items():
                if end in HARM or end in ("hero", "trap") or end.startswith("seat-"):
                    self.fate.setdefault(token, (self.move, end))
            if self.move == 1:
                self.next = [place_of(skeleton) for skeleton in b.skeletons if not RIM >> place_of(skeleton) & 1]

    def note(self, event: Event) -> None:
        """Who steps somewhere, or is kept from it by a barricade."""
        place = event.facts.get("by" if event.kind == "blocked" else "place")
        if event.kind in ("moved", "blocked") and isinstance(place, int):
            self.entered.setdefault(place, {}).setdefault(int(event.facts["token"]), self.move)
        elif event.kind == "triggered" and isinstance(place, int):
            self.used.setdefault(place, self.move)

    def harm(self) -> list[int]:
        """Who does damage, and with which move."""
        return [token for token, (_, end) in self.fate.items() if end in HARM]

    def first(self, tokens: list[int]) -> tuple[int, str] | None:
        """The first damage that any of these does."""
        found = [self.fate[token] for token in tokens if token in self.fate and self.fate[token][1] in HARM]
        return min(found) if found else None

    def soonest(self, end: str) -> int:
        """With which move a tower, or the houses, are harmed first, whoever does it; one more than is foreseen: with none."""
        return min([move for move, how in self.fate.values() if how == end], default=MOVES + 1)
