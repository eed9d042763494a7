"""`do`: what a player chooses, read as an action that need not be legal."""

from typing import Final

from samobranka.core.decision import Action
from samobranka.games.bad_bones.bones import heading_of, place_of, token_of
from samobranka.games.bad_bones.material import SYMBOLS
from samobranka.games.bad_bones.notation.words import WORDS, item_called, read_place, read_tile, tokens_called
from samobranka.games.bad_bones.rules import steps
from samobranka.games.bad_bones.state import State
from samobranka.rulebook.notation import Reader, called, offered, seat_of


def skeletons_like(s: State, seat: int, name: str, place: str | None, heading: int | None) -> list[int]:
    """Tokens of that name on this board, at that place and with that heading if they are said."""
    names = tokens_called(name)
    found: list[int] = []
    for skeleton in s.boards[seat].everyone():
        token = token_of(skeleton)
        there = place in (None, "forest") or place_of(skeleton) == read_place(str(place))
        heads = heading is None or heading_of(skeleton) == heading
        if token in names and there and heads:
            found.append(token)
    return found or names[:1]


def about(verb: int, s: State, seat: int, name: str, place: str | None = None, heading: int | None = None) -> Action:
    """A choice that names a skeleton and nothing else."""
    tokens = skeletons_like(s, seat, name, place, heading)
    return offered(s.boards[seat].asked, [(verb, token) for token in tokens], "skeleton")


def turned(verb: int, s: State, seat: int, name: str, place: str | None, heading: int) -> Action:
    """A choice that names a skeleton and a heading."""
    tokens = skeletons_like(s, seat, name, place, None)
    return offered(s.boards[seat].asked, [(verb, token, heading) for token in tokens], "skeleton")


def asks_for_weapon(s: State, seat: int) -> bool:
    asked = s.boards[seat].asked
    return asked is not None and asked.question == "weapon"


def moves_hero(s: State, seat: int, cell: int) -> Action:
    return (steps.V_STRIKE if asks_for_weapon(s, seat) else steps.V_HERO, cell)


def sends(s: State, seat: int, other: int) -> Action:
    return (steps.V_CURSE if asks_for_weapon(s, seat) else steps.V_SEND, other)


def pushes(s: State, seat: int, heading: int) -> Action:
    """Whoever is asked about."""
    asked = s.boards[seat].asked
    tokens = [action[1] for action in asked.choices if action[0] == steps.V_PUSH] if asked is not None else []
    return offered(asked, [(steps.V_PUSH, token, heading) for token in tokens or [0]])


CHOICES: Final = Reader[Action](
    WORDS,
    {
        "passes": lambda s, seat: steps.PASS,
        "moves the rest": lambda s, seat: steps.PASS,
        "moves hero to {cell}": moves_hero,
        "moves {name}( {place})?( {heading})?": lambda s, seat, *which: about(steps.V_MOVE, s, seat, *which),
        "names {name}( {place})?( {heading})?": lambda s, seat, *which: about(steps.V_VICTIM, s, seat, *which),
        "follows {name}( {place})?( {heading})?": lambda s, seat, *which: about(steps.V_LEAD, s, seat, *which),
        "shoots {name}( {place})?( {heading})?": lambda s, seat, *which: about(steps.V_SHOOT, s, seat, *which),
        "places {rest} at {cell}": lambda s, seat, tile, cell: (steps.V_PLACE, read_tile(tile)[0], cell),
        "retrieves {cell}": lambda s, seat, cell: (steps.V_TAKE, cell),
        "pushes {heading}": pushes,
        "pushes {name}( {place})? {heading}": lambda s, seat, *which: turned(steps.V_PUSH, s, seat, *which),
        "sends to {player}": sends,
        "breaks {cell}": lambda s, seat, cell: (steps.V_BREAK, cell),
        "teleports to {cell}": lambda s, seat, cell: (steps.V_TELEPORT, cell),
        "starts at {cell}": lambda s, seat, cell: (steps.V_START, cell),
        "freezes all": lambda s, seat: (steps.V_FREEZE, 0),
        "freezes {cell}": lambda s, seat, cell: (steps.V_FREEZE, cell),
        "cleaves {rest}": lambda s, seat, symbol: (steps.V_CLEAVE, called(symbol, SYMBOLS, "symbol")),
        "sweeps {cell} to {cell}": lambda s, seat, cell, to: (steps.V_SWEEP, cell, to),
        "turns {cell}": lambda s, seat, cell: (steps.V_FENCE, cell),
        "turns {cell} {heading}": lambda s, seat, cell, heading: (steps.V_FENCE, cell, heading),
        "turns {name}( {place})? {heading}": lambda s, seat, *which: turned(steps.V_TURN, s, seat, *which),
        "buys {rest}": lambda s, seat, item: (steps.V_BUY, item_called(item)),
        "goes on": lambda s, seat: (steps.V_GO_ON,),
        "stops": lambda s, seat: (steps.V_STOP,),
    },
)


def read_choice(s: State, seat: int, words: str) -> Action:
    return CHOICES.read(words, s.setup.seats, s, seat_of(str(seat + 1), s.setup.seats))
