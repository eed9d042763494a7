"""What a look ahead tells whoever aims, as far as the table allows it."""

from typing import Annotated, Literal, TypedDict

from samobranka.games.nastolie.facts.pieces import DiscName, EdgeName, Place


class Met(TypedDict):
    """A contact of the flicked disc or missile, and what it would do."""

    number: Annotated[int, "which contact it is, from 1"]
    disc: Annotated[DiscName, "whom it meets"] | None
    obstacle: Annotated[str, "or what: `cup-1`"] | None
    x: Annotated[Place, "where the middle of the flicked disc is then"]
    y: Place
    wounds: Annotated[int, "that it deals; what a target would take, if this is a shot"]
    prevented: Annotated[bool, "a Shield or a property stops them"]
    dies: bool
    heals: Annotated[int, "lives that a friend gains"]
    control: Annotated[bool, "it would stand on this artefact"]
    own: Annotated[int, "wounds that the striker takes itself, from its Lassos"]
    falls: Annotated[bool, "the striker dies of them"]


class Track(TypedDict):
    """The way of a disc, as straight pieces."""

    disc: DiscName
    knots: Annotated[list[list[int]], "places, x and y"]
    rests: Annotated[bool, "it lies still at the end; else it goes on, or leaves"]


class Leaving(TypedDict):
    """A disc that would leave the table."""

    disc: DiscName
    edge: EdgeName
    x: Place
    y: Place


class Slipping(TypedDict):
    """A missile that would be thrown off."""

    disc: Annotated[DiscName, "who carries it"]
    missile: DiscName


class Preview(TypedDict):
    """What would come of a flick or shot by a steady hand; nothing beyond what the option `preview` allows."""

    power: Annotated[bool, "the finger is on the red arc: a power strike"]
    line: Annotated[list[list[int]], "the way of the flicked disc, as straight pieces"]
    ends: Annotated[
        Literal["", "rest", "contact", "edge", "cut"],
        "what the end of the line is; `cut`: not told; empty: there is no line",
    ]
    contacts: list[Met]
    paths: Annotated[list[Track], "ways of others, and where the flicked disc goes on after the last contact told"]
    leaves: list[Leaving]
    penalty: Annotated[Literal["", "action", "black"], "an action lost, or a black card, for a disc that would leave"]
    slips: list[Slipping]
    fan: Annotated[int, "how much the hand trembles: one standard deviation, in millionths of a radian"]
    beyond: Annotated[bool, "without anything in the way it would leave the table"]
