"""How the phases follow each other. Every seat works off its own agenda; a phase closes when nobody has a choice left."""

from collections.abc import Mapping, Sequence

from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.core.info import OptionValue
from samobranka.games.bad_bones.material import BLACK
from samobranka.games.bad_bones.options import set_up
from samobranka.games.bad_bones.rules.arriving import answer_push, answer_victim, ask_push
from samobranka.games.bad_bones.rules.ending import (
    HEROIC_WIN,
    SURVIVED,
    answer_heroic,
    ask_heroic,
    end_if_fallen,
    end_the_game,
    has_fallen,
    no_bones_left,
)
from samobranka.games.bad_bones.rules.hero import answer_hero, ask_hero, begin_hero_phase
from samobranka.games.bad_bones.rules.leaving import (
    answer_second,
    answer_send,
    ask_second,
    ask_send,
    ask_victim,
    nothing_at_stake,
)
from samobranka.games.bad_bones.rules.market import answer_market, ask_market, close_market, next_buyer, open_stalls
from samobranka.games.bad_bones.rules.moving import answer_leader, ask_leader
from samobranka.games.bad_bones.rules.newcomers import draw_newcomers
from samobranka.games.bad_bones.rules.order import answer_order, ask_order, seen_from_above
from samobranka.games.bad_bones.rules.refusal import refusal
from samobranka.games.bad_bones.rules.setup import answer_start, ask_start, lay_the_table
from samobranka.games.bad_bones.rules.showing import face_of
from samobranka.games.bad_bones.rules.steps import (
    HEARSED,
    HERO,
    HEROIC,
    LAND,
    LEADER,
    MARKET,
    ORDER,
    PASS,
    PUSH,
    SECOND,
    SEND,
    START,
    TRAP,
    TURN,
    VICTIM,
    WALK,
    WEAPON_STEP,
)
from samobranka.games.bad_bones.rules.traps import (
    answer_landing,
    answer_trap,
    ask_landing,
    ask_trap,
    begin_trap_phase,
    empty_hands,
    end_landing,
)
from samobranka.games.bad_bones.rules.walking import begin_walk, walk
from samobranka.games.bad_bones.rules.weapons import answer_turn, answer_weapon, ask_turn, ask_weapon
from samobranka.games.bad_bones.rules.wear import deliver, wear_out
from samobranka.games.bad_bones.state import (
    HERO_PHASE,
    HEROIC_PHASE,
    MARKET_PHASE,
    NEW_PHASE,
    START_PHASE,
    TRAP_PHASE,
    WALK_PHASE,
    Board,
    State,
)


def start(options: Mapping[str, OptionValue], seats: int, chance: Chance, emit: Emit) -> State:
    """BB-1 to BB-7: the table is laid, up to the first question."""
    s = lay_the_table(set_up(dict(options), seats), chance, emit)
    open_phase(s, chance, emit)
    proceed(s, chance, emit)
    return s


def decisions(s: State) -> Sequence[Decision]:
    asked: list[Decision] = []
    for board in s.boards:
        if board.asked is not None:
            asked.append(board.asked)
    return asked


def apply(s: State, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
    """A choice that is on offer, and all that follows from it; anything else is refused with its reason."""
    if not 0 <= seat < len(s.boards):
        raise refusal(s, seat, None, action)
    b = s.boards[seat]
    if b.asked is None or not b.asked.allows(action):
        raise refusal(s, seat, b.asked, action)
    choose(s, b, action, chance, emit)


def turn(s: State) -> int:
    return s.round


def choose(s: State, b: Board, action: Action, chance: Chance, emit: Emit) -> None:
    """BB-8: a seat's answer, all that follows for it, and whatever comes when it was the last one."""
    answer(s, b, action, emit)
    work(s, b, emit)
    if s.setup.coop and (s.phase == TRAP_PHASE or s.phase == MARKET_PHASE):
        ask_others_anew(s, b, emit)
    if not b.agenda:
        proceed(s, chance, emit)


def work(s: State, b: Board, emit: Emit) -> None:
    """Plays on for one seat until it truly has a choice, or has finished the phase."""
    b.asked = None
    while b.agenda:
        step = b.agenda[-1]
        decision = ask(s, b, step)
        if decision is None:
            go_on(s, b, step[0], emit)
        elif len(decision.choices) == 1:
            answer(s, b, decision.choices[0], emit)
        elif b.fallen and not counts_after_the_fall(s, b, step):
            answer(s, b, PASS if PASS in decision.choices else decision.choices[0], emit)
        else:
            b.asked = decision
            return


def counts_after_the_fall(s: State, b: Board, step: Action) -> bool:
    """BB-9, BB-58: where skeletons are sent is of no matter any more, but for those whom a hearse takes along."""
    return not nothing_at_stake(s, b) and (step[0] != SEND or step[1] == HEARSED)


def ask_others_anew(s: State, b: Board, emit: Emit) -> None:
    """BB-113a, BB-118: what one takes from the common reserve, or buys, the others cannot have."""
    for other in s.boards:
        if other is not b and other.agenda and other.agenda[-1][0] in (TRAP, MARKET):
            work(s, other, emit)


def proceed(s: State, chance: Chance, emit: Emit) -> None:
    """BB-8, BB-8a: closes phases and opens the next until somebody has to choose, or the game is over."""
    while not s.ending:
        for b in s.boards:
            if b.agenda:
                return
        closed = s.phase
        close_phase(s, emit)
        if s.ending:
            return
        if s.pause and s.pause == s.phase:
            return
        open_phase(s, chance, emit, s.phase != closed)


def open_phase(s: State, chance: Chance, emit: Emit, new: bool = True) -> None:
    """BB-2, BB-8, BB-22: everybody begins at once. The bag is touched only here, seat by seat.

    The market goes on for the next buyer: that is no new phase to tell of.
    """
    phase = s.phase
    if phase == WALK_PHASE:
        s.marker ^= BLACK
    if emit is not None and new:
        facts: dict[str, int | str] = {"phase": phase, "round": s.round, "marker": face_of(s.marker)}
        emit(Event("phase", {**facts, "waiting": phase == WALK_PHASE, "market": phase == MARKET_PHASE}))
    if phase == HERO_PHASE:
        for b in s.boards:
            begin_hero_phase(b)
            work(s, b, emit)
    elif phase == TRAP_PHASE:
        for b in s.boards:
            begin_trap_phase(b)
            work(s, b, emit)
    elif phase == WALK_PHASE:
        for b in s.boards:
            begin_walk(s, b)
            work(s, b, emit)
    elif phase == NEW_PHASE:
        draw_newcomers(s, chance, emit)
    elif phase == MARKET_PHASE:
        open_stalls(s)
        for b in s.boards:
            work(s, b, emit)
    else:
        for b in s.boards:
            b.agenda.append((START if phase == START_PHASE else HEROIC,))
            work(s, b, emit)


def close_phase(s: State, emit: Emit) -> None:
    """BB-8, BB-9, BB-64 to BB-66, BB-113, BB-117: what happens when all have finished, and which phase is next."""
    phase = s.phase
    if phase == HERO_PHASE:
        s.phase = TRAP_PHASE
    elif phase == TRAP_PHASE:
        if s.setup.coop:
            empty_hands(s, emit)
        s.phase = WALK_PHASE
    elif phase == WALK_PHASE:
        for b in s.boards:
            wear_out(s, b, emit)
        deliver(s)
        s.phase = NEW_PHASE
        end_if_fallen(s, emit)
    elif phase == NEW_PHASE:
        end_round(s, emit)
    elif phase == MARKET_PHASE:
        if not next_buyer(s):
            close_market(s)
            s.phase = START_PHASE if s.setup.coop else HERO_PHASE
    else:
        s.phase = HERO_PHASE
    if s.heroic and not s.ending and not has_fallen(s) and no_bones_left(s):
        end_the_game(s, HEROIC_WIN, emit)


def end_round(s: State, emit: Emit) -> None:
    """BB-64 to BB-66, BB-117: the round marker advances; solo and co-op count the rounds.

    Who plays on for the heroic victory is asked again after as many rounds, since some skeletons could be kept away for ever.
    """
    last = (s.setup.solo or s.setup.coop) and s.round % s.setup.rounds == 0
    s.round += 1
    s.phase = HERO_PHASE
    if last and s.setup.coop:
        end_the_game(s, SURVIVED, emit)
    elif last:
        s.phase = HEROIC_PHASE


def ask(s: State, b: Board, step: Action) -> Decision | None:
    """The question of a step, or None where there is nothing to ask."""
    kind = step[0]
    if kind == HERO:
        return ask_hero(b)
    if kind == TRAP:
        return ask_trap(s, b)
    if kind == WALK:
        return None
    if kind == SEND:
        return ask_send(s, b, step)
    if kind == PUSH:
        return ask_push(s, b, step)
    if kind == LAND:
        return ask_landing(s, b, step)
    if kind == ORDER:
        return ask_order(b, step)
    if kind == LEADER:
        return if_it_matters(s, b, ask_leader(b, step))
    if kind == VICTIM:
        return if_it_matters(s, b, ask_victim(b))
    if kind == SECOND:
        return ask_second(s, b)
    if kind == WEAPON_STEP:
        return ask_weapon(s, b)
    if kind == TURN:
        return ask_turn(b, step)
    if kind == MARKET:
        return ask_market(s, b)
    return ask_start(s, b) if kind == START else ask_heroic(b)


def if_it_matters(s: State, b: Board, decision: Decision) -> Decision:
    """A question that comes seldom, with one answer if all lead to the same: each is tried on a copy."""
    found: list[tuple[object, ...]] = []
    for action in decision.choices:
        world = s.copy()
        board = world.boards[b.seat]
        answer(world, board, action, None)
        result = seen_from_above(world, board)
        if found and result not in found:
            return decision
        found = [result]
    return Decision(b.seat, decision.question, decision.choices[:1], decision.about)


def go_on(s: State, b: Board, kind: int, emit: Emit) -> None:
    """Steps that happen by themselves, and questions that nobody needs to answer."""
    if kind == WALK:
        walk(s, b, emit)
    elif kind == LAND:
        end_landing(s, b, emit)
    else:
        b.agenda.pop()


def answer(s: State, b: Board, action: Action, emit: Emit) -> None:
    """Hands an answer to the chapter that asked."""
    kind = b.agenda[-1][0]
    if kind == HERO:
        answer_hero(s, b, action, emit)
    elif kind == TRAP:
        answer_trap(s, b, action, emit)
    elif kind == SEND:
        answer_send(b, action, emit)
    elif kind == PUSH:
        answer_push(s, b, action, emit)
    elif kind == LAND:
        answer_landing(s, b, action, emit)
    elif kind == ORDER:
        answer_order(s, b, action, emit)
    elif kind == LEADER:
        answer_leader(s, b, action, emit)
    elif kind == VICTIM:
        answer_victim(s, b, action, emit)
    elif kind == SECOND:
        answer_second(b, action, emit)
    elif kind == WEAPON_STEP:
        answer_weapon(s, b, action, emit)
    elif kind == TURN:
        answer_turn(b, action, emit)
    elif kind == MARKET:
        answer_market(s, b, action, emit)
    elif kind == START:
        answer_start(b, action, emit)
    else:
        answer_heroic(s, b, action, emit)
