"""Setting the table, and where the hero begins in co-op."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.bad_bones.material import COOP_KIT, KIT, ORDINARY, RED, START_SKELETONS, SYMBOL, TRAP_KINDS, TREASURE
from samobranka.games.bad_bones.rules.leaving import standing
from samobranka.games.bad_bones.rules.market import choose_first_buyer, set_out_goods
from samobranka.games.bad_bones.rules.newcomers import BAG, enter_forest
from samobranka.games.bad_bones.rules.steps import START, V_START
from samobranka.games.bad_bones.state import HERO_PHASE, MARKET_PHASE, START_PHASE, Board, Setup, State, changed


def lay_the_table(setup: Setup, chance: Chance, emit: Emit) -> State:
    """BB-1 to BB-7, BB-62, BB-67, BB-106 to BB-112, BB-118, BB-119, A22: everything up to the players' first choice."""
    s = State(setup)
    s.round = 1
    raise_the_realms(s)
    hand_out_traps(s)
    s.bag = list(range(ORDINARY))
    for b in s.boards:
        draw_start_skeletons(s, b, chance, emit)
    s.bag += range(ORDINARY, setup.tokens)
    s.phase = first_phase(s)
    if setup.advanced:
        set_out_goods(s)
        choose_first_buyer(s, chance, emit)
    count_tiles(s)
    return s


def first_phase(s: State) -> int:
    return MARKET_PHASE if s.setup.advanced else START_PHASE if s.setup.coop else HERO_PHASE


def raise_the_realms(s: State) -> None:
    """BB-3, BB-62, BB-107, BB-108, BB-111: towers, houses, and the hero on a tower."""
    setup = s.setup
    s.houses = setup.houses if setup.coop else 0
    for b in s.boards:
        b.towers = setup.face.tower_bits
        b.floors = 0 if setup.coop else setup.floors
        b.houses = 0 if setup.coop else setup.houses
        b.hero = setup.face.towers[0]


def hand_out_traps(s: State) -> None:
    """BB-3, BB-67, BB-112, BB-118: the kit; in the advanced game only the treasure is free."""
    advanced = s.setup.advanced
    if s.setup.coop:
        kit = [0 if advanced else COOP_KIT[kind] * s.setup.seats for kind in range(TRAP_KINDS)]
        kit[TREASURE] = 1
        s.reserve = kit
        return
    for b in s.boards:
        b.reserve = [0 if advanced and kind != TREASURE else KIT[kind] for kind in range(TRAP_KINDS)]


def count_tiles(s: State) -> None:
    """How many tiles of each kind are in this game."""
    total = s.reserve
    for kind in range(1, TRAP_KINDS):
        total = changed(total, kind, s.stock[kind] + sum(b.reserve[kind] for b in s.boards))
    s.tiles = total


def draw_start_skeletons(s: State, b: Board, chance: Chance, emit: Emit) -> None:
    """BB-4, BB-5, BB-109: four, one of each symbol but red; what does not fit goes back. In co-op whatever comes."""
    taken = 0
    refused: list[int] = []
    count = 0
    while count < START_SKELETONS:
        token = chance.draw(s.bag, BAG)
        symbol = SYMBOL[token]
        if not s.setup.coop and (symbol == RED or taken >> symbol & 1):
            refused.append(token)
            continue
        taken |= 1 << symbol
        count += 1
        if emit is not None:
            emit(Event("drew", {"seat": b.seat, "token": token}, reveals=True))
        enter_forest(s, b, token, emit)
    s.bag += refused


class Start(Step[State, Board]):
    """BB-111: the hero begins on any tower of his own."""

    def ask(self, s: State, b: Board, due: Due) -> Decision:
        return Decision(b.seat, "start", [(V_START, tower) for tower in standing(s, b)])

    def answer(self, s: State, b: Board, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        b.agenda.pop()
        b.hero = action[1]
        if emit is not None:
            emit(Event("started", {"seat": b.seat, "place": b.hero, "near": s.setup.face.near[b.hero]}))


STEPS: Final[dict[int, Step[State, Board]]] = {START: Start("start")}
