"""What a seat may see: everything on this open table but the inside of the bag, and where the skeletons go next."""

from functools import cache
from typing import Final

from samobranka.core.chance import Chance
from samobranka.core.events import Emit, Event
from samobranka.core.names import SEATS
from samobranka.games.bad_bones.bones import brought_to, heading_of, is_black, place_of, skips, spot_at, token_of, tokens_of
from samobranka.games.bad_bones.facts.pieces import SPARES, TILE_FACES, TOKEN_PIECES, WARES, HeadingName
from samobranka.games.bad_bones.facts.view import Arrow, Fate, Goods, Heap, Land, Market, Printed, Skeleton, Trap, View
from samobranka.games.bad_bones.material import (
    BOMB,
    CELLS,
    CHIEF,
    CRATER,
    STARS,
    STARS_DAMAGED,
    SYMBOL,
    TRAP_KINDS,
    Face,
)
from samobranka.games.bad_bones.names import LAID, PHASES, PLACES, SYMBOLS, TOKENS, TRAPS, WEAPONS
from samobranka.games.bad_bones.rules.leaving import capital_left
from samobranka.games.bad_bones.rules.moving import STEPS as MOVING
from samobranka.games.bad_bones.rules.moving import members
from samobranka.games.bad_bones.rules.steps import LEADER, NO_LUCK, WALK_STEP
from samobranka.games.bad_bones.rules.walking import begin_walk, walk
from samobranka.games.bad_bones.state import (
    HERO_PHASE,
    MARKET_PHASE,
    NOBODY,
    NONE,
    NOWHERE,
    TRAP_PHASE,
    WALK_PHASE,
    Board,
    State,
)

# A view is made with every choice: what never changes is made once, and lies here, where compiled code finds it at once.
# Nobody changes a view.
TOKEN: Final = TOKEN_PIECES
TILE: Final = TILE_FACES
TOKEN_NAMES: Final = TOKENS.all
PLACE_NAMES: Final = PLACES.all
LAID_NAMES: Final = LAID.all
LEADERS: Final = MOVING[LEADER]
# In a path: here its owner will choose.
ASKED: Final = "?"
TRAP_NAMES: Final = TRAPS.all
WEAPON_NAMES: Final = WEAPONS.all
WAYS: Final[list[HeadingName]] = ["n", "e", "s", "w"]
STARS_OF: Final = {TRAPS[kind]: [STARS[kind], STARS_DAMAGED[kind]] for kind in range(1, TRAP_KINDS)} | {
    TRAPS[CRATER]: [STARS[BOMB], STARS_DAMAGED[BOMB]]
}


def skeleton_piece(skeleton: int, waiting: bool, stack: int) -> Skeleton:
    token = TOKEN[token_of(skeleton)]
    return {
        "id": token["id"],
        "symbol": token["symbol"],
        "side": token["side"],
        "chief": token["chief"],
        "place": PLACE_NAMES[place_of(skeleton)],
        "heading": WAYS[heading_of(skeleton)],
        "face": "black" if is_black(skeleton) else "white",
        "frozen": skips(skeleton),
        "waiting": waiting,
        "stack": stack,
    }


def skeleton_pieces(s: State, b: Board) -> list[Skeleton]:
    """With the height of each in the stack on its place; chiefs lie on top (BB-119)."""
    walking = s.phase == WALK_PHASE
    found = [(skeleton, False) for skeleton in b.skeletons] + [(skeleton, True) for skeleton in b.queue]
    # Who is in the middle of a move stands where the question arose.
    found += [(brought_to(skeleton, b.place), True) for skeleton in b.party]
    found.sort(key=lambda pair: (CHIEF[token_of(pair[0])] > 0, token_of(pair[0])))
    heights: dict[int, int] = {}
    pieces: list[Skeleton] = []
    for skeleton, waiting in found:
        place = place_of(skeleton)
        heights[place] = heights.get(place, -1) + 1
        pieces.append(skeleton_piece(skeleton, waiting and walking, heights[place]))
    return pieces


def trap_piece(place: int, tile: int) -> Trap:
    face = TILE[tile]
    return {
        "kind": face["kind"],
        "way": face["way"],
        "damaged": face["damaged"],
        "id": LAID_NAMES[place],
        "place": PLACE_NAMES[place],
    }


def heap(tiles: list[int]) -> list[Heap]:
    return [{**SPARES[kind], "count": tiles[kind]} for kind in range(1, TRAP_KINDS) if tiles[kind]]


def board_panel(s: State, b: Board, somebody_walks: bool) -> Land:
    """One board. Mostly one alone has changed since it was looked at."""
    land, cemetery = b.lies(), s.cemetery_of(b.seat)
    lies = land, tuple(b.agenda), b.asked, b.passed, s.phase, somebody_walks, s.houses, cemetery
    if b.looked is not None and b.looked[0] == lies:
        known: Land = b.looked[1]
        return known
    panel = looked_at(s, b, cemetery, foreseen(s, b, land, somebody_walks))
    b.looked = lies, panel
    return panel


def foreseen(s: State, b: Board, land: object, somebody_walks: bool) -> list[Fate]:
    """The walk that is ahead, whoever is asked what before it begins."""
    if s.phase not in (HERO_PHASE, TRAP_PHASE, WALK_PHASE):
        return []
    walks = s.phase == WALK_PHASE and somebody_walks
    lies = land, s.houses, walks
    if b.foreseen is not None and b.foreseen[0] == lies:
        known: list[Fate] = b.foreseen[1]
        return known
    fates = preview(s, b, walks)
    b.foreseen = lies, fates
    return fates


def looked_at(s: State, b: Board, cemetery: list[int], ahead: list[Fate]) -> Land:
    return {
        "seat": b.seat,
        "skeletons": skeleton_pieces(s, b),
        "traps": [trap_piece(cell, b.traps[cell]) for cell in CELLS if b.traps[cell]],
        "hero": None if b.hero == NOWHERE else PLACE_NAMES[b.hero],
        "towers": [PLACE_NAMES[tower] for tower in s.setup.face.towers if b.towers >> tower & 1],
        "floors": b.floors,
        "houses": b.houses,
        "cemetery": [TOKEN[token] for token in sorted(cemetery)],
        "sent": b.gifts,
        "reserve": heap(b.reserve),
        "hand": TRAP_NAMES[b.hand] or None,
        "coins": b.coins,
        "weapon": WEAPON_NAMES[b.weapon] or None,
        "passed": b.passed,
        "fallen": b.fallen,
        "finished": not b.agenda,
        "asked": in_question(b),
        "preview": ahead,
    }


def in_question(b: Board) -> str | None:
    """The skeleton that its owner is asked to send somewhere."""
    asked = b.asked
    if asked is None or asked.question not in ("catapult", "hearse", "exit"):
        return None
    return TOKEN_NAMES[asked.about[2]]


class Trail:
    """Listens to a board that is walked on a copy, and writes down where each skeleton goes and how it ends.

    Whatever happens is told on to `also`, if anybody else listens.
    """

    def __init__(self, also: Emit = None) -> None:
        self.also = also
        self.paths: dict[int, list[str]] = {}
        self.ends: dict[int, str] = {}

    def note(self, event: Event) -> None:
        if self.also is not None:
            self.also(event)
        token = event.facts.get("token")
        if not isinstance(token, int):
            return
        path = self.paths.setdefault(token, [])
        kind = event.kind
        place = event.facts.get("place")
        if kind in ("moved", "portal", "blocked") and isinstance(place, int):
            path.append(PLACE_NAMES[place])
        if kind in ("blocked", "held", "portal"):
            self.ends[token] = kind
        elif kind == "slain":
            self.ends[token] = str(event.facts["cause"])
        elif kind == "sent" and event.facts["cause"] != "spectral":
            # Who cannot die has done or met something first.
            self.ends[token] = SEATS[int(event.facts["target"])]
        elif kind in ("floor-lost", "tower-fell"):
            self.ends[token] = "tower"
        elif kind in ("house-lost", "capital-burnt"):
            self.ends[token] = "houses"

    def ask(self, skeletons: list[int]) -> None:
        for skeleton in skeletons:
            self.paths.setdefault(token_of(skeleton), []).append(ASKED)


def preview(s: State, b: Board, walks: bool) -> list[Fate]:
    """Where every skeleton would go if phase 3 were played now: the rules, on a copy; "?" where the owner chooses."""
    world = s.copy()
    board = world.boards[b.seat]
    board.party = NONE
    board.agenda = []
    # An example may be shown before its walk begins; in a game somebody has a choice then.
    if walks:
        board.agenda.append(WALK_STEP)
    else:
        world.phase = WALK_PHASE
        begin_walk(world, board)
    due = sorted(tokens_of(board.queue))
    trail = Trail()
    walk_out(world, board, trail)
    return [
        {"skeleton": TOKEN_NAMES[token], "path": trail.paths.get(token, []), "end": trail.ends.get(token, "")} for token in due
    ]


def walk_out(s: State, b: Board, trail: Trail) -> None:
    """The walk to its end, without its owner: whoever would be chosen for is taken away."""
    while b.agenda:
        # In whatever order: only the order itself would be asked for, and that is not foreseen.
        b.ordered = 2
        walk(s, b, trail.note)
        while b.agenda and b.agenda[-1] is not WALK_STEP:
            step = b.agenda[-1]
            asked = LEADERS.ask(s, b, step) if step[0] == LEADER else None
            if asked is not None and len(asked.choices) == 1:
                LEADERS.answer(s, b, step, asked.choices[0], NO_LUCK, trail.note)
                continue
            b.agenda.pop()
            group = members(b, step[1]) if step[0] == LEADER else b.party
            trail.ask(group)
            b.queue = [skeleton for skeleton in b.queue if skeleton not in group]
            b.party = NONE


@cache
def printed(face: Face, tokens: int) -> Printed:
    """The board as it is printed: arrows, symbols along the forest, tower bases, and the edge with the houses."""
    arrows: list[Arrow] = [
        {"cell": PLACES[cell], "way_in": WAYS[way], "way_out": WAYS[face.turn[spot_at(cell, way)]]}
        for cell in CELLS
        for way in range(4)
        if face.turn[spot_at(cell, way)] != way
    ]
    slots = {PLACES[place_of(face.slot[token])]: SYMBOLS[SYMBOL[token]] for token in range(tokens)}
    return {
        "arrows": arrows,
        "slots": [{"place": place, "symbol": symbol} for place, symbol in sorted(slots.items())],
        "towers": [PLACES[tower] for tower in face.towers],
        "houses": "top" if face.coop else "bottom",
    }


def market_panel(s: State) -> Market | None:
    if s.phase != MARKET_PHASE:
        return None
    goods: list[Goods] = [{**WARES[item], "count": count} for item, count in enumerate(s.stock) if count]
    return {"goods": goods, "buyer": None if s.buyer == NOBODY else s.buyer, "back": s.lap < 0}


def view(s: State, seat: int | None) -> View:
    """BB-1, BB-8: all boards lie open; only what is still in the bag is a number."""
    counted = s.setup.solo or s.setup.coop
    somebody_walks = any(b.agenda for b in s.boards)
    return {
        "game": "bad_bones",
        "mode": s.setup.mode,
        "advanced": s.setup.advanced,
        "chiefs": s.setup.chiefs,
        "ruleset": s.setup.ruleset,
        "round": s.round,
        "rounds": s.setup.rounds if counted else None,
        "phase": PHASES[s.phase],
        "marker": "black" if s.marker else "white",
        "face": printed(s.setup.face, s.setup.tokens),
        "boards": [board_panel(s, b, somebody_walks) for b in s.boards],
        "market": market_panel(s),
        "reserve": heap(s.reserve) if s.setup.coop else None,
        "coins": s.coins if s.setup.coop else None,
        "capital": capital_left(s) if s.setup.coop else None,
        "stars": STARS_OF,
        "full_floors": 1 if s.setup.coop else s.setup.floors,
        "full_houses": s.setup.houses,
        "heroic": s.heroic,
        "bag": len(s.bag) + sum(len(b.dead) for b in s.boards),
        "removed": heap(s.removed_tiles),
        "removed_skeletons": [TOKEN[token] for token in sorted(s.removed_tokens)],
        "ending": s.ending,
    }


def eyes(s: State, seat: int | None) -> int | None:
    """Nothing is secret: everybody sees what a spectator sees."""
    return None


def determinize(s: State, seat: int | None, chance: Chance) -> State:
    """Nothing is hidden but the order of what will be drawn, and that does not exist yet."""
    return s.copy()
