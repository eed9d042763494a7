"""Many choices, step by step: first the piece, then what to do with it. Knows no game, only which pieces a choice touches."""

from collections.abc import Callable, Sequence
from typing import Final

from samobranka.core.decision import Action

# So many lines a person still reads at a glance.
MANY: Final = 12

Touches = Callable[[Action], list[str]]


class Group:
    """Choices that begin with the same piece; a single choice stands for itself."""

    __slots__ = ("choices", "piece")

    def __init__(self, piece: str, choices: list[Action]) -> None:
        self.piece = piece
        self.choices = choices

    @property
    def single(self) -> bool:
        return len(self.choices) == 1


class Narrowing:
    """A way into a long list of choices, with a way back."""

    def __init__(self, choices: Sequence[Action], touches: Touches, many: int = MANY) -> None:
        self.touches = touches
        self.many = many
        self._way: list[tuple[list[Action], int]] = [(list(choices), 0)]

    @property
    def deep(self) -> bool:
        """Whether there is a step to go back."""
        return len(self._way) > 1

    @property
    def groups(self) -> list[Group]:
        choices, depth = self._way[-1]
        if len(choices) <= self.many:
            return [Group("", [choice]) for choice in choices]
        while True:
            groups = grouped(choices, self.touches, depth)
            if len(groups) > 1 or groups[0].single:
                return groups
            depth += 1  # all begin with the same piece: nothing to ask about it

    def enter(self, group: Group) -> None:
        depth = self.touches(group.choices[0]).index(group.piece, self._way[-1][1]) + 1
        self._way.append((group.choices, depth))

    def back(self) -> None:
        if self.deep:
            self._way.pop()


def grouped(choices: Sequence[Action], touches: Touches, depth: int) -> list[Group]:
    """By the piece at this depth, in the order of the choices. Choices that touch no further piece stay single."""
    groups: list[Group] = []
    by_piece: dict[str, Group] = {}
    for choice in choices:
        pieces = touches(choice)
        if len(pieces) <= depth:
            groups.append(Group("", [choice]))
            continue
        group = by_piece.get(pieces[depth])
        if group is None:
            group = by_piece[pieces[depth]] = Group(pieces[depth], [])
            groups.append(group)
        group.choices.append(choice)
    return groups
