"""The end of phase 3: theft, sabotage, wear, hearses, and what has left the boards."""

from samobranka.core.events import Emit, Event
from samobranka.games.bad_bones.bones import addressee_of, receiver_of, standing_on, token_of, trap_of
from samobranka.games.bad_bones.material import BOMB, CELLS, CRATER, DAMAGED, HEARSE, KIND_BITS, MAZE, TREASURE
from samobranka.games.bad_bones.state import NONE, Board, State, changed


def wear_out(s: State, b: Board, emit: Emit) -> None:
    """BB-39, BB-40, BB-49, BB-130: in this order, once for each trap."""
    if b.lures:
        steal_treasure(s, b, emit)
    if b.sabotaged:
        sabotage(s, b, emit)
    if b.used:
        for cell in CELLS:
            if b.used >> cell & 1 and b.traps[cell]:
                wear_trap(s, b, cell, emit)
        b.used = 0
    b.targets = NONE


def steal_treasure(s: State, b: Board, emit: Emit) -> None:
    """BB-49, BB-50: unless the hero stands on it; the thieves stay as they are."""
    for cell in CELLS:
        if b.traps[cell] & KIND_BITS == TREASURE and cell != b.hero and standing_on(b.skeletons, cell):
            discard(s, b, cell, "stolen", emit)


def discard(s: State, b: Board, cell: int, cause: str, emit: Emit) -> None:
    """BB-39: out of the game."""
    if emit is not None:
        facts: dict[str, int | str] = {"seat": b.seat, "trap": b.traps[cell], "place": cell}
        emit(Event("destroyed", {**facts, "cause": cause, "spare": b.traps[cell] & KIND_BITS}))
    s.remove_tile(b.traps[cell] & KIND_BITS)
    b.lay(cell, 0)


def sabotage(s: State, b: Board, emit: Emit) -> None:
    """BB-130 to BB-133, BB-136: every trap the saboteurs triggered goes, but a bomb leaves its crater; then they go too."""
    for cell in CELLS:
        if b.sabotaged >> cell & 1 and b.traps[cell] and b.traps[cell] & KIND_BITS != BOMB:
            discard(s, b, cell, "sabotaged", emit)
    b.sabotaged = 0
    for token in b.saboteurs:
        bury(b, token, emit)
    b.saboteurs = NONE


def bury(b: Board, token: int, emit: Emit) -> None:
    """BB-131: to the bag, wherever it has gone since."""
    if token not in b.dead:
        b.skeletons = [skeleton for skeleton in b.skeletons if token_of(skeleton) != token]
        b.sent = [item for item in b.sent if token_of(item) != token]
        b.dead.append(token)
        if emit is not None:
            emit(Event("spent", {"seat": b.seat, "token": token}))


def wear_trap(s: State, b: Board, cell: int, emit: Emit) -> None:
    """BB-21, BB-39, BB-44, BB-75, BB-79, BB-82, BB-86, BB-90, BB-94: damaged, or gone if it was; some in their own way."""
    tile = b.traps[cell]
    kind = tile & KIND_BITS
    if kind == HEARSE:
        drive_away(s, b, cell, emit)
    elif kind == BOMB:
        b.lay(cell, CRATER)
        if emit is not None:
            emit(Event("damaged", {"seat": b.seat, "trap": CRATER, "place": cell}))
    elif tile & DAMAGED:
        discard(s, b, cell, "worn", emit)
    elif kind != MAZE and kind != TREASURE:
        b.lay(cell, tile | DAMAGED)
        if emit is not None:
            emit(Event("damaged", {"seat": b.seat, "trap": tile | DAMAGED, "place": cell}))


def drive_away(s: State, b: Board, cell: int, emit: Emit) -> None:
    """BB-78 to BB-80, A12, A24: into the reserve of whoever got its passengers; co-op: the common one."""
    target = b.seat
    for known in b.targets:
        if trap_of(known) == cell:
            target = receiver_of(known)
    if emit is not None:
        facts: dict[str, int | str] = {"seat": b.seat, "place": cell, "target": target, "spare": HEARSE}
        emit(Event("hearse", {**facts, "common": s.setup.coop}))
    b.lay(cell, 0)
    if s.setup.coop:
        s.reserve = changed(s.reserve, HEARSE, 1)
    else:
        s.boards[target].reserve = changed(s.boards[target].reserve, HEARSE, 1)


def deliver(s: State) -> None:
    """BB-8a, BB-29: bag and cemeteries receive what the boards have given up, board by board."""
    for b in s.boards:
        if b.dead:
            s.bag += b.dead
            b.dead = []
        if b.sent:
            for item in b.sent:
                seat = addressee_of(item)
                s.cemeteries[seat] = s.cemeteries[seat] + [token_of(item)]
            b.sent = []
