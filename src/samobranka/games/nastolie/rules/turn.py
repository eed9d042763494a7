"""A turn: black cards, effects at its start, actions by different characters, effects at its end, a ritual card."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.core.names import NOTHING
from samobranka.core.regions import Region
from samobranka.games.nastolie.material import ACTIONS, HARU, TICK, ZHUKOROG
from samobranka.games.nastolie.rules.artefacts import use, uses
from samobranka.games.nastolie.rules.flick import flick, flick_region
from samobranka.games.nastolie.rules.goals import is_frozen
from samobranka.games.nastolie.rules.ground import ground_of
from samobranka.games.nastolie.rules.lasso import lasso_choices, lay_lasso
from samobranka.games.nastolie.rules.rituals import CARD_OF, play, playable
from samobranka.games.nastolie.rules.shots import shoot, shot_regions
from samobranka.games.nastolie.rules.spells import cast, spells_of
from samobranka.games.nastolie.rules.steps import (
    ACT,
    AT_END,
    AT_START,
    BY_LASSO,
    EFFECTS,
    FLICK,
    NEXT_TURN,
    PASS,
    RITUAL,
    TURN,
    V_CAST,
    V_FLICK,
    V_LAY,
    V_PASS,
    V_SHOOT,
    V_USE,
)
from samobranka.games.nastolie.state import KIND, NOBODY, State, changed

# The agenda is a stack: what comes first is written last.
PARTS: Final[list[Due]] = [(NEXT_TURN,), (RITUAL,), (EFFECTS, AT_END, 0), (ACT,), (EFFECTS, AT_START, 0)]


class Turn(Step[State, State]):
    """NA-208, NA-218, NA-909, NA-1004: (TURN, seat). As many black cards as actions: it is skipped, and has no other part."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        seat = due[1]
        begin(s, seat)
        black = s.black[seat]
        s.black = changed(s.black, seat, 0)
        actions = ACTIONS + s.violet[seat] - black
        skipped = actions <= 0
        facts: dict[str, int | str] = {"seat": seat, "turn": s.turn, "round": s.round, "black": black}
        if skipped:
            s.agenda.append((NEXT_TURN,))
            if emit is not None:
                emit(Event("skipped", facts))
            return
        s.actions = actions
        s.bonus = s.violet[seat]
        if emit is not None:
            emit(Event("turn", facts | {"actions": actions, "violet": s.bonus}))
        s.agenda += PARTS


def begin(s: State, seat: int) -> None:
    """What a turn allows is allowed anew. NA-1207: with the turn of whoever broke the glass captives may act."""
    s.active = seat
    s.turn += 1
    s.actions = 0
    s.bonus = 0
    s.dealt = 0
    s.acted = ()
    s.raised = ()
    s.used = 0
    if s.frozen == seat:
        s.frozen = NOBODY


def held(s: State, disc: int) -> str:
    """NA-211, NA-718: why a character cannot be chosen for an action; empty if it can."""
    if s.carries(disc, TICK):
        return "tick"
    if KIND[disc] == ZHUKOROG and s.lives[disc] < s.limit(disc):
        return "wounded"
    if disc in s.raised:
        return "returned"
    return "freed" if is_frozen(s, disc) else ""


def able(s: State, seat: int) -> list[int]:
    """NA-201, NA-204, NA-217: who may still act in this turn."""
    acted = s.acted
    return [disc for disc in s.own(seat) if disc not in acted and not held(s, disc)]


class Act(Step[State, State]):
    """NA-201 to NA-207, NA-215, NA-216: an action, or what may be done at any time of the own turn, or its end."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        seat = s.active
        choices: list[Action] = [PASS]
        regions: list[Region] = []
        discs = able(s, seat) if s.actions else []
        if discs:
            regions.append(flick_region(s, discs))
            roster = s.setup.roster
            if any(roster.shoots[KIND[disc]] for disc in discs):
                regions += shot_regions(s, discs, ground_of(s))
            for disc in discs:
                choices += spells_of(s, disc)
                if KIND[disc] == HARU:
                    choices += lasso_choices(s, disc, seat)
        choices += uses(s, seat)
        hand = s.hands[seat]
        if hand:
            more, areas = playable(s, seat, hand)
            choices += more
            regions += areas
        # Whoever holds cards is asked, whatever they are: others must not learn it from the turn's end.
        stop = bool(hand) and len(choices) == 1 and not regions
        return Decision(seat, "act", choices, (), tuple(regions), stop)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        seat, verb = s.active, action[0]
        if verb == V_PASS:
            s.agenda.pop()
            end_actions(s, emit)
        elif verb == V_FLICK:
            flick(s, seat, action, NOTHING, chance, emit)
        elif verb == V_SHOOT:
            shoot(s, seat, action, chance, emit)
        elif verb == V_CAST:
            cast(s, seat, action, emit)
        elif verb == V_LAY:
            lay_lasso(s, action, seat, emit)
            s.agenda.append((FLICK, action[1], seat, BY_LASSO, 1))
        elif verb == V_USE:
            use(s, seat, action, emit)
        elif verb in CARD_OF:
            play(s, seat, action, emit)


def end_actions(s: State, emit: Emit) -> None:
    """NA-203, NA-218, NA-1007: what is not used is lost, and violet cards of this turn with it."""
    if emit is not None and s.actions:
        emit(Event("passed", {"seat": s.active, "left": s.actions}))
    s.actions = 0
    if s.bonus:
        s.violet = changed(s.violet, s.active, s.violet[s.active] - s.bonus)
        s.bonus = 0
        if emit is not None:
            emit(Event("spent", {"seat": s.active, "count": s.violet[s.active]}))


STEPS: Final[dict[int, Step[State, State]]] = {TURN: Turn("turn"), ACT: Act("act")}
