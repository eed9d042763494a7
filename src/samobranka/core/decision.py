"""What somebody must choose now."""

from samobranka.core.action import Action as Action
from samobranka.core.chance import Chance
from samobranka.core.regions import Region


class Decision:
    """One seat, one question, the choices it has. `id` is given by the table, so that a stale answer is known as such.

    Choices are listed; what cannot be listed lies in one of the regions. `stop`: there is one answer, and it is asked for all
    the same, so that what was chosen before can still be taken back.
    """

    __slots__ = ("about", "choices", "id", "question", "regions", "seat", "stop")

    def __init__(
        self,
        seat: int,
        question: str,
        choices: list[Action],
        about: Action = (),
        regions: tuple[Region, ...] = (),
        stop: bool = False,
    ) -> None:
        self.seat = seat
        self.question = question
        self.choices = choices
        self.about = about
        self.regions = regions
        self.stop = stop
        self.id = 0

    def allows(self, action: Action) -> bool:
        # Mostly the very tuple that was offered comes back, and identity is found without comparing numbers.
        for choice in self.choices:
            if choice is action:
                return True
        return action in self.choices or self.region_of(action) is not None

    def region_of(self, action: Action) -> Region | None:
        """The region in which this action lies."""
        for region in self.regions:
            if region.contains(action):
                return region
        return None

    def sample(self, chance: Chance) -> Action:
        """A random legal answer. A region counts as many listed choices as it says it is worth."""
        count = len(self.choices)
        if not self.regions:
            return self.choices[chance.pick(count)]
        index = chance.pick(count + sum(region.worth for region in self.regions))
        if index < count:
            return self.choices[index]
        index -= count
        for region in self.regions:
            if index < region.worth:
                return region.sample(chance)
            index -= region.worth
        raise IndexError("more was picked than is worth anything")

    def near_enough(self, meant: Action, given: Action) -> bool:
        """Whether one answer may stand for another: the same one, or one that its region calls near enough."""
        if meant == given:
            return True
        region = self.region_of(meant)
        return region is not None and region.contains(given) and region.near(meant, given)

    def same_as(self, other: "Decision") -> bool:
        return (
            self.seat == other.seat
            and self.question == other.question
            and self.about == other.about
            and self.choices == other.choices
            and self.stop == other.stop
            and (self.regions is other.regions or datas(self.regions) == datas(other.regions))
        )

    def __repr__(self) -> str:
        regions = f" and {len(self.regions)} regions" if self.regions else ""
        return f"<Decision {self.id}: seat {self.seat} {self.question}, {len(self.choices)} choices{regions}>"


def datas(regions: tuple[Region, ...]) -> list[tuple[int, object]]:
    return [(region.verb, region.data()) for region in regions]
