"""Events of turns, actions, time cards and rituals."""

from typing import Annotated, Final, Literal, TypedDict

from samobranka.games.nastolie.facts.pieces import DiscName, MissileKind, RitualName


class Turn(TypedDict):
    """A turn begins. Black cards are discarded, and so many actions fewer are left; violet cards add theirs."""

    seat: int
    turn: int
    round: int
    actions: Annotated[int, "that it has"]
    black: Annotated[int, "cards discarded for it"]
    violet: Annotated[int, "cards that give one action each"]


class Skipped(TypedDict):
    """A turn is skipped: there are as many black cards as actions, or more. They are discarded."""

    seat: int
    turn: int
    round: int
    black: int


class Passed(TypedDict):
    """A player ends the turn by choice."""

    seat: int
    left: Annotated[int, "actions not used"]


class Ordering(TypedDict):
    """Of several effects that wait, one comes next."""

    seat: int
    effect: Annotated[str, "as the view lists it; `usual`: all of them, as the rules list them"]


class Penalty(TypedDict):
    """A flick or shot has sent a disc off the table: an action is lost, or a black card taken."""

    seat: int
    how: Annotated[Literal["action", "black"], "the next action of this turn is lost; or a black card for the next turn"]
    left: Annotated[int, "actions left in this turn"]


class Black(TypedDict):
    """A seat takes a black time card."""

    seat: int
    count: Annotated[int, "black cards it has now"]
    cause: Annotated[Literal["penalty", "minusoid"], "a disc left the table, or a Minusoid died and its owner named this seat"]


class Violet(TypedDict):
    """A seat takes a violet time card: an Energan of its own died."""

    seat: int
    count: Annotated[int, "violet cards it has now"]


class Cancelled(TypedDict):
    """A black and a violet card of one seat go back to the reserve together."""

    seat: int
    action: Annotated[bool, "the violet card was for this very turn: its action is lost"]


class Spent(TypedDict):
    """A violet card is used up or lost."""

    seat: int
    count: Annotated[int, "violet cards that are left"]


class Lacking(TypedDict):
    """No time card is left: a bonus is not given."""

    seat: int


class Drew(TypedDict):
    """A seat draws a ritual card. Only it is told which."""

    seat: int
    ritual: RitualName
    cause: Annotated[Literal["many", "none"], "four wounds or more were dealt in the turn, or none at all"]


class DrewUnseen(TypedDict):
    """The same, as everybody else sees it."""

    seat: int
    cause: Literal["many", "none"]


class Kept(TypedDict):
    """The ritual card just drawn is kept, face down."""

    seat: int


class Reshuffled(TypedDict):
    """The discarded rituals become the deck."""

    count: int


class Chanted(TypedDict):
    """A ritual card is played, onto the discard; what it does follows."""

    seat: int
    ritual: RitualName
    target: Annotated[DiscName, "the character or missile that it is meant for"] | None


class GaveBack(TypedDict):
    """Between two battles a seat puts a ritual card back into the deck. Only it is told which."""

    seat: int
    ritual: RitualName


class GaveBackUnseen(TypedDict):
    """The same, as everybody else sees it."""

    seat: int


class Cast(TypedDict):
    """A character casts its spell; what it does follows."""

    seat: int
    disc: DiscName
    target: Annotated[DiscName, "whom Ramprak sends or Phantom swaps with"] | None
    left: Annotated[int, "actions left"]


class Supplied(TypedDict):
    """Missiles are put on a card."""

    disc: Annotated[DiscName, "whose card"]
    sort: MissileKind
    gained: int
    supply: Annotated[int, "how many lie there now"]
    cause: Annotated[Literal["spell", "property", "mine"], "Akeru's spell, Baarun's property, or the Mine"]


class Emptied(TypedDict):
    """A supply is discarded: all Lightnings that were left, or one missile by a Cleansing."""

    disc: Annotated[DiscName, "whose card"]
    sort: MissileKind
    lost: int
    supply: Annotated[int, "how many lie there now"]
    cause: Literal["lightning", "cleansing"]


EVENTS: Final[list[type]] = [
    Turn, Skipped, Passed, Ordering, Penalty, Black, Violet, Cancelled, Spent, Lacking,
    Drew, DrewUnseen, Kept, Reshuffled, Chanted, GaveBack, GaveBackUnseen, Cast, Supplied, Emptied,
]  # fmt: skip
