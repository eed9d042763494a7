"""What a seat sees."""

from typing import Annotated, Literal, NotRequired, TypedDict

from samobranka.games.nastolie.facts.pieces import (
    ArtefactKind,
    DiscName,
    EdgeName,
    Facing,
    KindName,
    MissileKind,
    OrderName,
    Place,
    RankName,
    RitualName,
    StrikeName,
)


class Obstacle(TypedDict):
    """Something of the desk that stands on the table and never moves."""

    id: Annotated[str, "`cup-1`, `box-2`"]
    kind: Annotated[Literal["cup", "box", "glass"], "`glass`: the sphere of ice of scenario p7, until it breaks"]
    x: Annotated[Place, "its middle"]
    y: Place
    radius: Annotated[int, "of a cup or glass; 0 for a box"]
    corners: Annotated[list[list[int]], "of a box: four points, anticlockwise; empty for a cup"]


class Drawn(TypedDict):
    """An obstacle as a shape: a circle with its middle and radius, or a polygon with its corners."""

    shape: Literal["circle", "polygon"]
    x: NotRequired[int]
    y: NotRequired[int]
    radius: NotRequired[int]
    corners: NotRequired[list[list[int]]]
    margin: NotRequired[int]


class Zone(TypedDict):
    """Where discs may be put in the set-up, or where something counts: left, low, right, high."""

    kind: Annotated[
        Literal["start", "home", "goal", "gate", "ring"],
        "`start`: where a seat sets up; `home`: where its captive is safe (p7); `goal`: where barrels are delivered (p2) or "
        "the race ends (p8); `gate`: a line from left, low to right, high (p8); `ring`: where captives come out (p7)",
    ]
    seat: Annotated[int, "whose it is; null: everybody's"] | None
    number: Annotated[int, "of a gate, from 1; else 0"]
    box: list[int]


class Missile(TypedDict):
    """A missile that lies on a disc."""

    id: DiscName
    kind: MissileKind
    seat: Annotated[int, "who put it there"]


class Disc(TypedDict):
    """A character on the field."""

    id: DiscName
    kind: KindName
    rank: RankName
    order: OrderName
    seat: Annotated[int, "whose it is"]
    x: Place
    y: Place
    radius: int
    facing: Facing
    sector: Annotated[bool, "its disc has a red arc of 90 degrees: a flick from there is a power strike"]
    lives: int
    limit: Annotated[int, "of lives"]
    missiles: Annotated[list[Missile], "what lies on it, the lowest first"]
    on: Annotated[DiscName, "the artefact on which it stands; null: the table"] | None
    acted: Annotated[bool, "in this turn"]
    able: Annotated[bool, "it may act now: its owner is asked, has an action left, and nothing holds it"]
    held: Annotated[
        Literal["", "tick", "wounded", "returned", "freed"],
        "why it cannot act: a Tick lies on it, it is a wounded beetle, the Forge has brought it back in this turn, or it has "
        "just come out of the glass",
    ]


class Artefact(TypedDict):
    """An artefact on the field."""

    id: DiscName
    kind: ArtefactKind
    x: Place
    y: Place
    radius: int
    seat: Annotated[int, "who controls it; null: nobody"] | None
    rider: Annotated[DiscName, "who stands on it"] | None
    used: Annotated[bool, "in this turn"]


class Barrel(TypedDict):
    """A full barrel, to be pushed."""

    id: DiscName
    kind: Literal["barrel"]
    x: Place
    y: Place
    radius: int


class Loose(TypedDict):
    """A missile that lies on the table between two shots: the Whirl."""

    id: DiscName
    kind: MissileKind
    x: Place
    y: Place
    radius: int


class Card(TypedDict):
    """A card of a character in a camp, with what lies on it."""

    id: Annotated[KindName, "a kind of characters: there is one card of each"]
    kind: KindName
    order: OrderName
    rank: RankName
    limit: Annotated[int, "of lives"]
    strike: StrikeName
    sector: bool
    spell: bool
    missile: Annotated[MissileKind, "what it shoots or lays"] | None
    shoots: Annotated[bool, "it shoots that missile; else a property of its own lays it"]
    most: Annotated[int, "limit of missiles; 0: an endless supply, or none at all"]
    endless: bool
    supply: Annotated[int, "missiles that lie there now: on this card, or, if endless, on the missile's own card"]
    dish: Annotated[list[str], "discs of Dish that lie on it: one more wound each at the next wounding of an enemy"]
    alive: Annotated[int, "discs of this kind on the field"]
    dead: Annotated[list[str], "discs of this kind that have died"]


class Waiting(TypedDict):
    """A disc that is still to be put on the field in the set-up, or one under the glass."""

    id: DiscName
    kind: KindName
    rank: RankName
    order: OrderName
    seat: int
    radius: int
    sector: bool


class Ritual(TypedDict):
    """A ritual card. Only who holds it sees it."""

    id: Annotated[str, "`call-1`: the first one of its kind in this hand"]
    kind: RitualName


class Camp(TypedDict):
    """What lies before a seat, and how it stands."""

    seat: int
    order: Annotated[OrderName, "null: not chosen yet"] | None
    team: Annotated[int, "seats with the same number are allies"]
    edge: Annotated[EdgeName, "where it sits"]
    cards: list[Card]
    black: Annotated[int, "penalty cards"]
    violet: Annotated[int, "bonus cards"]
    rituals: Annotated[int, "how many ritual cards it holds"]
    hand: Annotated[list[Ritual], "its ritual cards; empty for everybody else"]
    waiting: Annotated[list[Waiting], "discs still to be placed"]
    captive: Annotated[Waiting, "its hero under the glass (p7)"] | None
    freed: Annotated[DiscName, "its hero that was under the glass and has come out (p7)"] | None
    prey: Annotated[OrderName, "whom it hunts (p6); null for everybody else, until the battle is over"] | None
    points: int
    gates: Annotated[int, "gates that its hero has passed (p8)"]
    delivered: Annotated[int, "barrels (p2)"]
    lives: Annotated[int, "of all its characters on the field"]
    killed: Annotated[int, "characters of enemies that it has killed"]
    lost: Annotated[int, "characters that it has lost, in all battles"]
    marks: Annotated[int, "battles that it has won (option `campaign`)"]
    out: bool


class Heap(TypedDict):
    """Missiles of a kind in the reserve."""

    id: MissileKind
    kind: MissileKind
    count: int


class Goal(TypedDict):
    """What the battle is about besides destroying the enemy; null or 0 where the scenario has no such thing."""

    kind: Annotated[
        Literal["destroy", "barrels", "points", "teams", "prey", "captives", "race", "puzzle"],
        "what decides: the last side standing, barrels, points, the heroes of a team, the prey, captives, the race, the puzzle",
    ]
    points: Annotated[int, "so many win (p3, p4)"]
    hits: Annotated[int, "so many have hit the glass (p7)"]
    hits_needed: Annotated[int, "so many break it"]
    barrels: Annotated[int, "so many must be delivered (p2)"]


class Flicker(TypedDict):
    """Somebody who must be flicked now, without an action: by a spell, a Magnet, or because a Lasso was laid for it."""

    disc: DiscName
    seat: Annotated[int, "who flicks"]
    cause: Literal["ramprak", "magnet", "lasso"]


class Second(TypedDict):
    """A Whirl that has met no enemy, and is shot again from where it lies."""

    missile: DiscName
    shooter: DiscName


class Effect(TypedDict):
    """An effect that waits for its turn."""

    id: Annotated[str, "as the choice `next` names it"]
    kind: str


class View(TypedDict):
    """The table, as a seat sees it: all but ritual cards and prey of others."""

    game: Literal["nastolie"]
    scenario: Literal["p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9"]
    puzzle: Annotated[int, "which of the twelve (p9); else 0"]
    battle: Annotated[int, "of a campaign, from 1"]
    battles: Annotated[int, "how many there are: 1, or 3 in a campaign"]
    round: Annotated[int, "0 during the set-up"]
    rounds: Annotated[int, "the last one"]
    turn: Annotated[int, "turns begun so far"]
    active: Annotated[int, "whose turn it is"]
    first: Annotated[int, "who began"]
    order: Annotated[list[int], "seats in turn order, from the first player on"]
    phase: Annotated[
        Literal["setup", "start", "act", "end", "rituals", "over"],
        "`setup`; then the parts of a turn: effects at its start, actions, effects at its end, the ritual card; `over`",
    ]
    actions: Annotated[int, "that the active player has left"]
    dealt: Annotated[int, "wounds that the active player has dealt to enemies in this turn"]
    field: Annotated[list[int], "the table: left, low, right, high"]
    shapes: Annotated[list[Drawn], "obstacles as shapes, for a board that knows no more"]
    obstacles: list[Obstacle]
    zones: list[Zone]
    discs: Annotated[list[Disc], "characters on the field; who stands on an artefact comes after it in drawing"]
    artefacts: list[Artefact]
    barrels: list[Barrel]
    loose: list[Loose]
    camps: Annotated[list[Camp], "by seat"]
    reserve: list[Heap]
    time_cards: Annotated[int, "left in the reserve"]
    rituals: Annotated[bool, "ritual cards are in play"]
    deck: Annotated[int, "ritual cards left in it"]
    discard: Annotated[list[str], "kinds of ritual cards in the discard, the last one on top"]
    goal: Goal
    hand: Annotated[Literal["steady", "light", "natural", "shaky"], "how much hands tremble"]
    preview: Annotated[Literal["none", "line", "contact", "two", "full"], "how far somebody who aims may look ahead"]
    flicker: Flicker | None
    second: Second | None
    effects: Annotated[list[Effect], "that wait to be put in order"]
    drawn: Annotated[RitualName, "the ritual card just drawn, for who drew it"] | None
    ending: Annotated[str, "why the game is over, as the event `ended` says it; empty while it goes on"]
