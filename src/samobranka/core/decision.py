"""What somebody must choose now.

An action is a tuple of small ints: its verb (a place in the game's `verbs`) and what it is about. It is hashable,
cheap to make by the thousand, and has a text form both ways ("play 17 12"), so that logs survive a renumbering.
"""

from collections.abc import Sequence
from typing import Protocol

from samobranka.core.chance import Chance
from samobranka.core.errors import Illegal

Action = tuple[int, ...]


class Region(Protocol):
    """A choice that cannot be listed, such as the strength of a flick: bounds to draw, a test, and a sampler."""

    def contains(self, action: Action) -> bool: ...

    def sample(self, chance: Chance) -> Action: ...

    def bounds(self) -> dict[str, object]: ...


class Decision:
    """One seat, one question, the choices it has. `id` is given by the table, so that a stale answer is known as such."""

    __slots__ = ("about", "choices", "id", "question", "region", "seat")

    def __init__(
        self, seat: int, question: str, choices: list[Action], about: Action = (), region: Region | None = None
    ) -> None:
        self.seat = seat
        self.question = question
        self.choices = choices
        self.about = about
        self.region = region
        self.id = 0

    def allows(self, action: Action) -> bool:
        # Mostly the very tuple that was offered comes back, and identity is found without comparing numbers.
        for choice in self.choices:
            if choice is action:
                return True
        if action in self.choices:
            return True
        return self.region is not None and self.region.contains(action)

    def sample(self, chance: Chance) -> Action:
        """A random legal answer. A region counts as one choice beside the listed ones."""
        count = len(self.choices)
        region = self.region
        if region is not None:
            index = chance.pick(count + 1)
            return region.sample(chance) if index == count else self.choices[index]
        return self.choices[chance.pick(count)]

    def same_as(self, other: "Decision") -> bool:
        return (
            self.seat == other.seat
            and self.question == other.question
            and self.about == other.about
            and self.choices == other.choices
            and bounds_of(self.region) == bounds_of(other.region)
        )

    def __repr__(self) -> str:
        return f"<Decision {self.id}: seat {self.seat} {self.question}, {len(self.choices)} choices>"


def bounds_of(region: Region | None) -> dict[str, object] | None:
    return None if region is None else region.bounds()


def action_text(verbs: Sequence[str], action: Action) -> str:
    return " ".join([verbs[action[0]], *map(str, action[1:])])


def parse_action(verbs: Sequence[str], text: object) -> Action:
    words = text.split() if isinstance(text, str) else []
    if not words or words[0] not in verbs:
        raise Illegal("illegal-unreadable", text=str(text)[:80])
    try:
        return (list(verbs).index(words[0]), *map(int, words[1:]))
    except ValueError:
        raise Illegal("illegal-unreadable", text=str(text)[:80]) from None
