"""`given`: a position, built line by line."""

from collections.abc import Mapping, Sequence

from samobranka.core.chance import Chance
from samobranka.core.events import Emit, Event
from samobranka.core.game import OptionValue
from samobranka.games.bad_bones.material import WEAPON
from samobranka.games.bad_bones.notation.building import LINES, Position
from samobranka.games.bad_bones.options import set_up
from samobranka.games.bad_bones.rules.flow import open_phase, proceed
from samobranka.games.bad_bones.rules.market import set_out_goods
from samobranka.games.bad_bones.rules.setup import raise_the_realms
from samobranka.games.bad_bones.state import HERO_PHASE, MARKET_PHASE, State, changed
from samobranka.rulebook.notation import Unreadable


def open_market(s: State, told: set[str]) -> None:
    """The full offer and all the money, less what is held already, where nothing else is said."""
    coins = [b.coins for b in s.boards]
    stock, purse = s.stock, s.coins
    set_out_goods(s)
    for b in s.boards:
        if f"coins {b.seat + 1}" in told:
            b.coins = coins[b.seat]
        if b.weapon:
            s.stock = changed(s.stock, WEAPON + b.weapon, -1)
    if "coins" in told:
        s.coins = purse
    if "market" in told:
        s.stock = stock
    if not s.setup.coop and s.buyer < 0:
        s.buyer = 0


def lay_out(options: Mapping[str, OptionValue], seats: int, lines: Sequence[str]) -> State:
    """The whole of `given`, before anything happens."""
    s = State(set_up(dict(options), seats))
    s.round = 1
    s.phase = HERO_PHASE
    raise_the_realms(s)
    position = Position(s)
    for line in lines:
        LINES.read(line, seats, position)
    # Named skeletons are taken before those that may be any.
    for wanted in sorted(position.skeletons, key=lambda wanted: wanted.name == "skeleton"):
        position.stand(wanted)
    position.put_away_the_rest()
    if s.phase == MARKET_PHASE:
        if not s.setup.advanced:
            raise Unreadable("there is no market without the advanced rules")
        open_market(s, position.said)
    position.count_tiles()
    return s


def set_position(options: Mapping[str, OptionValue], seats: int, lines: Sequence[str], chance: Chance, emit: Emit) -> State:
    """The same, played on to the first question. That the phase begins is news only if something happens in it by itself."""
    s = lay_out(options, seats, lines)
    happened: list[Event] = []
    listen = None if emit is None else happened.append
    open_phase(s, chance, listen)
    proceed(s, chance, listen)
    if emit is not None and len(happened) > 1:
        for event in happened:
            emit(event)
    return s
