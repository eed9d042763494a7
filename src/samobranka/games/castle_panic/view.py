"""What a seat may see: everything on this open table but the Overlord's tokens, and nothing of the deck and the pile."""

from functools import lru_cache
from typing import Final

from samobranka.core.chance import Chance
from samobranka.core.names import NOTHING, Names
from samobranka.games.castle_panic.facts.pieces import CARD_PIECES, TOKEN_PIECES
from samobranka.games.castle_panic.facts.view import Monster, Offer, Player, Role, View
from samobranka.games.castle_panic.foresight import REMEMBERED, fates, reach, unseen
from samobranka.games.castle_panic.material import ARCS, HEALTH, POINTS, TOKEN_KIND
from samobranka.games.castle_panic.names import PHASES, SPACES, TOKEN_KINDS, TOKENS, TOWERS, WALLS
from samobranka.games.castle_panic.rules.flow import FLOW
from samobranka.games.castle_panic.rules.steps import ANSWER, CONFIRM, phase_of
from samobranka.games.castle_panic.rules.tokens import PILE
from samobranka.games.castle_panic.state import NOBODY, OFF, State


def sets_of(names: Names) -> list[list[str]]:
    """What is in each set of arcs, by its bits."""
    return [[names[arc] for arc in range(ARCS) if bits >> arc & 1] for bits in range(1 << ARCS)]


# A view is made with every choice: what never changes is made once, and lies here, where compiled code finds it at once.
# Nobody changes a view.
CARD: Final = CARD_PIECES
TOKEN: Final = TOKEN_PIECES
PHASE_NAMES: Final = PHASES.all
WALL_SETS: Final = sets_of(WALLS)
TOWER_SETS: Final = sets_of(TOWERS)


def monster_piece(s: State, token: int) -> Monster:
    return monster(token, s.hp[token], s.at[token], token == s.tarred)


@lru_cache(maxsize=REMEMBERED)
def monster(token: int, hp: int, space: int, tarred: bool) -> Monster:
    """While nothing happens to a monster it is the same object, and so are two at two tables that stand alike."""
    return {
        "id": TOKENS[token],
        "kind": TOKEN_KINDS[TOKEN_KIND[token]],
        "hp": hp,
        "max": HEALTH[TOKEN_KIND[token]],
        "space": SPACES[space],
        "tar": tarred,
    }


def player_panel(s: State, seat: int) -> Player:
    role: Role = "overlord" if seat == s.setup.overlord else "castle"
    home = s.owners.index(seat) if seat in s.owners else NOTHING
    return panel(seat, role, tuple(s.hands[seat]), tuple(s.trophies[seat]), home, s.is_out(seat))


@lru_cache(maxsize=REMEMBERED)
def panel(seat: int, role: Role, hand: tuple[int, ...], trophies: tuple[int, ...], home: int, out: bool) -> Player:
    """Of four players mostly three have what they had."""
    return {
        "seat": seat,
        "role": role,
        "hand": [CARD[card] for card in hand],
        "trophies": [TOKEN[token] for token in trophies],
        "points": sum([POINTS[TOKEN_KIND[token]] for token in trophies]),
        "home": TOWERS.told(home),
        "out": out,
    }


def next_player(s: State) -> int:
    """CP-13, CP-103a: who comes after the active one; alone, that is the same."""
    for seat in s.players():
        if seat != s.active:
            return seat
    return s.active


def offer(s: State) -> Offer | None:
    """CP-22: what lies between two who are about to trade: the card offered, the one asked for, another one instead."""
    step = s.agenda[-1] if s.agenda else ()
    if not step or step[0] not in (ANSWER, CONFIRM):
        return None
    wanted, given = (step[3], OFF) if step[0] == ANSWER else (step[4], step[3])
    return {
        "seat": s.active,
        "partner": step[1],
        "card": CARD[step[2]],
        "wanted": None if wanted == OFF else CARD[wanted],
        "given": None if given == OFF else CARD[given],
    }


def eyes(s: State, seat: int | None) -> int | None:
    """CP-89: only the Overlord sees more than a spectator."""
    return seat if seat == s.setup.overlord else None


def view(s: State, seat: int | None) -> View:
    """CP-6, CP-89: hands lie open; the Overlord's tokens are a number for everybody else. CP-87: trophies may not count."""
    overlord = eyes(s, seat) is not None
    phase = phase_of(s.agenda)
    # Nothing in the supply or discard that only the Overlord could know is listed by name.
    return {
        "game": "castle_panic",
        "turn": s.turn,
        "active": s.active,
        "phase": "over" if phase == NOTHING else PHASE_NAMES[phase],
        "hand_limit": s.setup.hand_limit,
        "master_slayer": s.setup.trophies,
        "first": s.setup.first_player,
        "next": next_player(s),
        "players": [player_panel(s, other) for other in range(s.setup.seats)],
        "monsters": [monster_piece(s, token) for token in s.board],
        "waiting": [TOKEN[token] for token in s.starting],
        "pending": len(s.queue),
        "walls": WALL_SETS[s.walls],
        "towers": TOWER_SETS[s.towers],
        "fortified": WALL_SETS[s.fortified],
        "missing": s.missing,
        "deck": len(s.deck),
        "discard": [CARD[card] for card in s.discard],
        "removed": [CARD[card] for card in s.removed_cards] + [TOKEN[token] for token in s.removed_tokens],
        "pile": len(s.pile),
        "monster_discard": [TOKEN[token] for token in s.gone],
        "overlord_hand": [TOKEN[token] for token in s.overlord_hand] if overlord else len(s.overlord_hand),
        "offer": offer(s),
        "reach": reach(s),
        "foresight": fates(s),
        "unseen": unseen(s, overlord),
        "plays_left": s.plays_left,
        "ending": s.ending,
    }


def determinize(s: State, seat: int | None, chance: Chance) -> State:
    """CP-89: for all but the Overlord his hand might be any tokens that have not been seen."""
    world = s.copy()
    if s.setup.overlord == NOBODY or seat == s.setup.overlord:
        return world
    unseen = world.pile + world.overlord_hand
    world.overlord_hand = [chance.draw(unseen, PILE) for _ in world.overlord_hand]
    world.pile = unseen
    if world.asked is not None and world.asked.seat == s.setup.overlord:
        world.asked = FLOW.ask(world, world, world.agenda[-1])
    return world
