"""What a seat may see: everything on this open table but the Overlord's tokens, and nothing of the deck and the pile."""

from typing import Final

from samobranka.core.chance import Chance
from samobranka.core.game import View
from samobranka.games.castle_panic.material import (
    ARCS,
    CARD_KIND,
    CARD_NAMES,
    CARDS,
    HEALTH,
    RINGS,
    TOKEN_KIND,
    TOKEN_NAMES,
    TOKENS,
)
from samobranka.games.castle_panic.rules.flow import ask
from samobranka.games.castle_panic.rules.steps import ANSWER, CONFIRM, STEP_NAMES
from samobranka.games.castle_panic.rules.tokens import PILE
from samobranka.games.castle_panic.state import NOBODY, OFF, State

# A view is made with every choice, so names are made once.
CARD_IDS: Final = [f"c{card}" for card in range(CARDS)]
TOKEN_IDS: Final = [f"t{token}" for token in range(TOKENS)]
CARD_LOOKS: Final = [CARD_NAMES[kind].replace(" ", "_") for kind in CARD_KIND]
TOKEN_LOOKS: Final = [TOKEN_NAMES[kind].replace(" ", "_") for kind in TOKEN_KIND]
SPACE_NAMES: Final = [f"{ring}-{arc + 1}" for ring in RINGS for arc in range(ARCS)]
# Pieces that never look different are the same objects in every view; nobody changes a view.
CARD_PIECES: Final[list[View]] = [{"id": CARD_IDS[card], "kind": CARD_LOOKS[card]} for card in range(CARDS)]
TOKEN_PIECES: Final[list[View]] = [{"id": TOKEN_IDS[token], "kind": TOKEN_LOOKS[token]} for token in range(TOKENS)]
# And so are sets of arcs, by their bits.
ARC_LISTS: Final = [[arc + 1 for arc in range(ARCS) if bits >> arc & 1] for bits in range(1 << ARCS)]


def monster_piece(s: State, token: int) -> View:
    return {
        "id": TOKEN_IDS[token],
        "kind": TOKEN_LOOKS[token],
        "hp": s.hp[token],
        "max": HEALTH[TOKEN_KIND[token]],
        "space": SPACE_NAMES[s.at[token]],
        "tar": token == s.tarred,
    }


def player_panel(s: State, seat: int) -> View:
    return {
        "seat": seat,
        "role": "overlord" if seat == s.setup.overlord else "castle",
        "hand": [CARD_PIECES[card] for card in s.hands[seat]],
        "trophies": [TOKEN_PIECES[token] for token in s.trophies[seat]],
        "home": s.owners.index(seat) + 1 if seat in s.owners else None,
        "out": s.is_out(seat),
    }


def offer(s: State) -> View | None:
    """CP-22: what lies between two who are about to trade: the card offered, the one asked for, another one instead."""
    step = s.agenda[-1] if s.agenda else ()
    if not step or step[0] not in (ANSWER, CONFIRM):
        return None
    wanted, given = (step[3], OFF) if step[0] == ANSWER else (step[4], step[3])
    return {
        "seat": s.active,
        "partner": step[1],
        "card": CARD_PIECES[step[2]],
        "wanted": None if wanted == OFF else CARD_PIECES[wanted],
        "given": None if given == OFF else CARD_PIECES[given],
    }


def eyes(s: State, seat: int | None) -> int | None:
    """CP-89: only the Overlord sees more than a spectator."""
    return seat if seat == s.setup.overlord else None


def view(s: State, seat: int | None) -> View:
    """CP-6, CP-89: hands lie open; the Overlord's tokens are a number for everybody else. CP-87: trophies may not count."""
    overlord = eyes(s, seat) is not None
    hand: object = [TOKEN_PIECES[token] for token in s.overlord_hand] if overlord else len(s.overlord_hand)
    # Nothing in the supply or discard that only the Overlord could know is listed by name.
    return {
        "game": "castle_panic",
        "turn": s.turn,
        "active": s.active,
        "phase": STEP_NAMES[s.agenda[-1][0]] if s.agenda else "over",
        "hand_limit": s.setup.hand_limit,
        "master_slayer": s.setup.trophies,
        "players": [player_panel(s, other) for other in range(s.setup.seats)],
        "monsters": [monster_piece(s, token) for token in s.board],
        "waiting": [TOKEN_PIECES[token] for token in s.starting],
        "pending": len(s.queue),
        "walls": ARC_LISTS[s.walls],
        "towers": ARC_LISTS[s.towers],
        "fortified": ARC_LISTS[s.fortified],
        "missing": s.missing,
        "deck": len(s.deck),
        "discard": [CARD_PIECES[card] for card in s.discard],
        "removed": [CARD_PIECES[card] for card in s.removed_cards] + [TOKEN_PIECES[token] for token in s.removed_tokens],
        "pile": len(s.pile),
        "monster_discard": [TOKEN_PIECES[token] for token in s.gone],
        "overlord_hand": hand,
        "offer": offer(s),
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
        world.asked = ask(world, world.agenda[-1])
    return world
