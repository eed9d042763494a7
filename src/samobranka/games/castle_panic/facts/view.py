"""What a seat sees."""

from typing import Annotated, Literal, TypedDict

from samobranka.games.castle_panic.facts.pieces import Piece, SpaceName, TowerName, listed
from samobranka.games.castle_panic.material import RINGS
from samobranka.games.castle_panic.names import PHASES, SPACES, TOKEN_KINDS, TOKENS, TOWERS, WALLS


class Monster(TypedDict):
    """A monster on the board."""

    id: Annotated[str, TOKENS]
    kind: Annotated[str, TOKEN_KINDS]
    hp: Annotated[int, "the health it has left"]
    max: Annotated[int, "its full health"]
    space: Annotated[SpaceName, f"its ring ({listed(RINGS)}) and its arc"]
    tar: Annotated[bool, "it is stuck in tar"]


Role = Literal["castle", "overlord"]


class Player(TypedDict):
    """What lies before a seat. Hands lie open; the Overlord holds tokens instead of cards (`overlord_hand`)."""

    seat: int
    role: Role
    hand: list[Piece]
    trophies: Annotated[list[Piece], "monsters that this player has slain"]
    points: Annotated[int, "what those are worth"]
    home: Annotated[TowerName, "the tower that this player has claimed, with the option `home_is_castle`"] | None
    out: Annotated[bool, "that tower has fallen, and with it the player"]


class Offer(TypedDict):
    """What lies between two who are about to trade."""

    seat: Annotated[int, "who offers"]
    partner: Annotated[int, "who is asked"]
    card: Annotated[Piece, "what is offered"]
    wanted: Annotated[Piece, "what is asked for; null: any card"] | None
    given: Annotated[Piece, "what the partner would give instead"] | None


class Count(TypedDict):
    """Pieces of a kind that lie face down somewhere."""

    kind: Annotated[str, "as of any piece"]
    count: int


class Unseen(TypedDict):
    """What is still to be drawn. Everything else lies open, so everybody could count it."""

    cards: Annotated[list[Count], "in the deck"]
    tokens: Annotated[list[Count], "in the pile; for everybody but the Overlord his hand is among it"]


Fells = Literal["", "wall", "guard", "tower"]
Hurts = Literal["no", "perhaps", "surely"]


class Fate(TypedDict):
    """Where a monster would be if the monsters moved now."""

    token: Annotated[str, TOKENS]
    space: Annotated[SpaceName, "where it would stand then"]
    fells: Annotated[Fells, "what would fall before it, alone or with others: a wall, the fortify token of one, a tower"]
    hurt: Annotated[Hurts, "whether that hurts it; `perhaps`: the players choose"]


class View(TypedDict):
    """The table, as a seat sees it: all but the deck, the pile and the Overlord's tokens."""

    game: Literal["castle_panic"]
    turn: Annotated[int, "turns begun so far"]
    active: Annotated[int, "whose turn it is; the Overlord plays after each turn of a castle player"]
    phase: Annotated[str, PHASES, f"one of {listed(PHASES)} or `over`"]
    hand_limit: int
    master_slayer: Annotated[bool, "trophies are kept: there is a title to win"]
    first: Annotated[int, "who had the first turn"]
    next: Annotated[int, "whose turn comes after this one"]
    players: list[Player]
    monsters: Annotated[list[Monster], "in the order in which they came onto the board"]
    waiting: Annotated[list[Piece], "monsters still to be placed before the first turn"]
    pending: Annotated[int, "tokens still to be drawn in this phase"]
    walls: Annotated[list[str], WALLS, "those that stand"]
    towers: Annotated[list[str], TOWERS, "those that stand"]
    fortified: Annotated[list[str], WALLS, "those with a fortify token"]
    missing: Annotated[bool, "“Missing” was played: no tokens are drawn this turn"]
    deck: Annotated[int, "cards left in it"]
    discard: Annotated[list[Piece], "the last one lies on top"]
    removed: Annotated[list[Piece], "what is out of the game, and what stayed in the box"]
    pile: Annotated[int, "tokens left to be drawn"]
    monster_discard: Annotated[list[Piece], "monsters that are nobody's trophies, and effects that have happened"]
    overlord_hand: Annotated[list[Piece] | int, "his tokens for the Overlord, their number for everybody else"]
    offer: Annotated[Offer, "while a trade is being talked about"] | None
    reach: Annotated[dict[str, list[str]], SPACES, "by kinds of cards: the spaces where one can be played on a monster"]
    foresight: Annotated[list[Fate], "what the next move of the monsters would do; empty once they have moved in this turn"]
    unseen: Unseen
    plays_left: Annotated[int, "tokens that the Overlord may still play"]
    ending: Annotated[str, "why the game is over, as the event `ended` says it; empty while it goes on"]
