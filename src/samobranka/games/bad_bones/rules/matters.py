"""What makes a difference: nobody is asked where all answers lead to the same."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.decision import Action, Decision
from samobranka.games.bad_bones.bones import look, trap_of
from samobranka.games.bad_bones.material import CELLS, HEARSE, KIND_BITS
from samobranka.games.bad_bones.rules.steps import NO_LUCK, WALK_STEP
from samobranka.games.bad_bones.state import Board, State

# What is seen of a realm that has fallen, and whose board can change nothing for the others.
LOST: Final[tuple[object, ...]] = ("lost",)


def nothing_at_stake(s: State, b: Board) -> bool:
    """BB-9, BB-58, BB-79, BB-80, BB-117: a fallen realm is out, and no cemetery is emptied any more.

    In the standard game one thing still counts: a hearse, and with it a star, that may yet drive to one of the others.
    """
    if not b.fallen:
        return False
    if s.setup.solo or s.setup.coop:
        return True
    settled = [trap_of(target) for target in b.targets]
    for cell in CELLS:
        if b.traps[cell] & KIND_BITS == HEARSE:
            taken_along = bool(b.sabotaged >> cell & 1)
            if not taken_along and (s.setup.chiefs or cell not in settled):
                return False
    return True


def looks(skeletons: list[int]) -> tuple[int, ...]:
    return tuple(sorted([look(skeleton) for skeleton in skeletons]))


def seen_from_above(s: State, b: Board) -> tuple[object, ...]:
    """A board in the middle of its walk, with equal skeletons taken for each other; a lost one is like any other.

    Whom the hero has destroyed counts only where a question is open, since somebody may still come to him.
    """
    if nothing_at_stake(s, b):
        return LOST
    still_open: tuple[object, ...] = ()
    if b.agenda[-1] is not WALK_STEP:
        still_open = (b.kills if b.weapon else 0, b.triggered, looks(b.slain), b.place, b.heading, tuple(b.agenda))
    return (
        looks(b.skeletons), looks(b.queue), looks(b.party), looks(b.dead), looks(b.sent), looks(b.saboteurs),
        tuple(sorted(b.targets)), b.hero, b.towers, b.floors, b.houses, b.fallen, b.burnt, b.mended, b.used, b.sabotaged,
        len(s.removed_tokens), still_open,
    )  # fmt: skip


class OnTheWay(Step[State, Board]):
    """A question in the middle of a walk that comes seldom. If all its answers lead to the same, only the first is offered."""

    def choices(self, s: State, b: Board, due: Due) -> list[Action]:
        """All answers, whether they make a difference or not."""
        raise NotImplementedError(f"{self.name} asks for nothing")

    def ask(self, s: State, b: Board, due: Due) -> Decision:
        choices = self.choices(s, b, due)
        return Decision(b.seat, self.name, choices if self.matters(s, b, due, choices) else choices[:1], (due[1],))

    def matters(self, s: State, b: Board, due: Due, choices: list[Action]) -> bool:
        """Each answer is tried on a copy."""
        found: tuple[object, ...] = ()
        for action in choices:
            world = s.copy()
            board = world.boards[b.seat]
            self.answer(world, board, due, action, NO_LUCK, None)
            result = seen_from_above(world, board)
            if found and result != found:
                return True
            found = result
        return False
