"""How a game ended: a value with a reason."""


class ScoreLine:
    """One line of the final count: so many of a thing, worth so much."""

    __slots__ = ("count", "points", "seat", "what")

    def __init__(self, seat: int, what: str, count: int, points: int) -> None:
        self.seat = seat
        self.what = what
        self.count = count
        self.points = points


class Outcome:
    """`teams` win and lose together (one team of all seats: everybody against the game).

    `winners` are the seats that won; `honours` those singled out among them (the Master Slayer), where a game does that.
    """

    __slots__ = ("honours", "lines", "reason", "scores", "teams", "winners")

    def __init__(
        self,
        reason: str,
        teams: list[list[int]],
        winners: list[int],
        scores: list[int],
        lines: list[ScoreLine],
        honours: list[int],
    ) -> None:
        self.reason = reason
        self.teams = teams
        self.winners = winners
        self.scores = scores
        self.lines = lines
        self.honours = honours

    @property
    def cooperative(self) -> bool:
        return len(self.teams) == 1

    @property
    def won(self) -> bool:
        """Whether the first team won: in a co-operative game, the players."""
        return any(seat in self.winners for seat in self.teams[0])

    def data(self) -> dict[str, object]:
        return {
            "reason": self.reason,
            "teams": self.teams,
            "winners": self.winners,
            "scores": self.scores,
            "lines": [[line.seat, line.what, line.count, line.points] for line in self.lines],
            "honours": self.honours,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash(self.reason)

    def __repr__(self) -> str:
        return f"<Outcome {self.reason}: winners {self.winners}, scores {self.scores}>"
