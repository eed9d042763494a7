"""Who wins a battle: whoever is left, or whoever the scenario says; and after the last round, whoever has most."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.events import Emit, Event
from samobranka.core.names import NOTHING
from samobranka.core.outcome import Outcome, ScoreLine
from samobranka.games.nastolie.material import HERO, TABLE
from samobranka.games.nastolie.rules.control import lose_control
from samobranka.games.nastolie.rules.goals import from_own_edge
from samobranka.games.nastolie.rules.heaps import discard
from samobranka.games.nastolie.rules.steps import BATTLE, CHECK, GIVE_BACK, NEXT_TURN, TURN
from samobranka.games.nastolie.scenario import BY_CAPTIVES, BY_GATES, BY_HEROES, BY_POINTS, BY_SEAT, OUT_WITHOUT_HEROES
from samobranka.games.nastolie.state import DEAD, KIND, NOBODY, OWNER, State, changed


def in_turn_order(s: State, seat: int) -> list[int]:
    """NA-108: all seats, from this one on."""
    seats = s.setup.seats
    return [(seat + after) % seats for after in range(seats)]


class Check(Step[State, State]):
    """NA-1201: whether somebody has won, once an action or an effect has been resolved."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        leave_the_beaten(s, emit)
        won = verdict(s)
        if won is not None:
            end_battle(s, won[0], won[1], emit)


def alive(s: State, seat: int) -> bool:
    """NA-109, NA-1205: a side has characters on the field; in some scenarios it needs a hero of its team."""
    if s.scenario.out == OUT_WITHOUT_HEROES:
        if s.scenario.gates:
            return any(OWNER[disc] == seat and s.rank(disc) == HERO for disc in s.field)
        return any(s.friends(seat, OWNER[disc]) and s.rank(disc) == HERO for disc in s.field)
    return any(OWNER[disc] == seat for disc in s.field)


def leave_the_beaten(s: State, emit: Emit) -> None:
    """Who has nobody left is out; in the race his discs are removed."""
    for seat in range(s.setup.sides):
        if not s.is_out(seat) and not alive(s, seat):
            s.out |= 1 << seat
            if emit is not None and seat < s.setup.seats:
                emit(Event("out", {"seat": seat}))
            if s.scenario.swept:
                sweep(s, seat, emit)


def sweep(s: State, seat: int, emit: Emit) -> None:
    """NA-1208"""
    for disc in s.own(seat):
        if emit is not None:
            facts: dict[str, int | str] = {"disc": disc, "seat": seat, "killer": NOBODY, "cause": "swept"}
            emit(Event("died", facts | {"x": s.x[disc], "y": s.y[disc]}))
        for missile in s.missiles_on(disc):
            discard(s, missile, "death", emit)
        lose_control(s, disc, "death", emit)
        s.field.remove(disc)
        s.where[disc] = DEAD
        s.give_lives(disc, 0)
        s.lost = changed(s.lost, seat, s.lost[seat] + 1)


def standing(s: State) -> list[int]:
    """Sides that are not out."""
    return [seat for seat in range(s.setup.sides) if not s.is_out(seat)]


def verdict(s: State) -> tuple[str, list[int]] | None:
    """Why it is over, and who has won; None: it goes on."""
    scenario = s.scenario
    if scenario.delivery_seat != NOBODY and s.delivered >= scenario.delivery_count:
        return "barrels", allies(s, scenario.delivery_seat)
    if scenario.goal:
        for seat in in_turn_order(s, s.active):
            if s.points[seat] >= scenario.goal:
                return "points", allies(s, seat)
    if scenario.prey:
        hunter = hunted_down(s)
        if hunter != NOBODY:
            return "prey", [hunter]
    if scenario.gates:
        for seat in in_turn_order(s, s.active):
            if finished(s, seat):
                return "race", [seat]
    left = standing(s)
    if s.setup.seats < s.setup.sides:
        return ("solved", [0]) if 1 not in left else ("unsolved", []) if 0 not in left else None
    if not left:
        return "draw", []
    if all(s.friends(left[0], seat) for seat in left):
        return ("heroes" if scenario.out == OUT_WITHOUT_HEROES and not scenario.gates else "destroyed"), allies(s, left[0])
    return None


def allies(s: State, seat: int) -> list[int]:
    """A whole team wins, also those of it who are out."""
    return [other for other in range(s.setup.seats) if s.friends(seat, other)]


def hunted_down(s: State) -> int:
    """NA-1206: whose prey has lost both heroes, one of them to him; of several the player on turn."""
    for seat in in_turn_order(s, s.active):
        prey = s.prey[seat]
        if prey != NOTHING and not s.is_out(seat) and s.hunted[seat] >> prey & 1 and not heroes_of(s, prey):
            return seat
    return NOBODY


def heroes_of(s: State, order: int) -> int:
    """How many heroes of an Order live."""
    kinds = s.setup.roster.forces[order][:2]
    return sum(1 for disc in s.field if KIND[disc] in kinds)


def finished(s: State, seat: int) -> bool:
    """NA-1208: all gates passed, and at rest beyond the line."""
    return s.gates[seat] == len(s.scenario.gates) and any(
        OWNER[disc] == seat and s.rank(disc) == HERO and s.x[disc] >= s.scenario.finish for disc in s.field
    )


def captive_home(s: State, seat: int) -> bool:
    """NA-1207: his captive lives, has come out and lies near his own edge."""
    captive = s.captives[seat]
    return captive in s.field and from_own_edge(s, seat, captive) <= s.scenario.captives_home


def lives_of(s: State, seat: int) -> int:
    return sum(s.lives[disc] for disc in s.field if OWNER[disc] == seat)


def measure(s: State, seat: int) -> tuple[int, ...]:
    """What is compared after the last round: the scenario's own count, then lives on the field."""
    then = s.scenario.then
    team = allies(s, seat)
    lives = sum(lives_of(s, one) for one in team)
    if then == BY_POINTS:
        return sum(s.points[one] for one in team), lives
    if then == BY_HEROES:
        return sum(1 for disc in s.field if s.rank(disc) == HERO and OWNER[disc] in team), lives
    if then == BY_CAPTIVES:
        captive = s.captives[seat]
        return (TABLE - from_own_edge(s, seat, captive) if captive in s.field else -1), lives
    if then == BY_GATES:
        east = max((s.x[disc] for disc in s.field if OWNER[disc] == seat and s.rank(disc) == HERO), default=-1)
        return s.gates[seat], east, lives
    return (lives,)


def after_the_last_round(s: State) -> tuple[str, list[int]]:
    """NA-1201: the scenario's comparison, then most lives, then a draw. A puzzle that is not solved by then is not solved."""
    if s.setup.seats < s.setup.sides:
        return "unsolved", []
    if s.scenario.then == BY_SEAT:
        return "escorts", allies(s, s.scenario.then_seat)
    left = [seat for seat in standing(s) if seat < s.setup.seats]
    best = max(measure(s, seat) for seat in left)
    winners = [seat for seat in left if measure(s, seat) == best]
    if all(s.friends(winners[0], seat) for seat in winners):
        return "rounds", allies(s, winners[0])
    return "draw", []


class NextTurn(Step[State, State]):
    """NA-108: to the left; who is out has no more turns. A round is one turn of everybody."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        if s.scenario.glass_hits:
            for seat in in_turn_order(s, s.active):
                if captive_home(s, seat):
                    end_battle(s, "captive", allies(s, seat), emit)
                    return
        seats = s.setup.seats
        seat = s.active
        for _step in range(seats):
            seat = (seat + 1) % seats
            if seat == s.first:
                s.round += 1
            if not s.is_out(seat):
                break
        if s.round > s.scenario.rounds:
            s.round = s.scenario.rounds
            end_battle(s, *after_the_last_round(s), emit)
        else:
            s.agenda.append((TURN, seat))


def end_battle(s: State, reason: str, winners: list[int], emit: Emit) -> None:
    """NA-1403: whatever was still to be done is skipped. In a campaign the winners get a mark, and the next battle follows."""
    s.agenda.clear()
    s.asked = None
    s.actions = 0
    if s.scenario.prey and emit is not None:
        for seat in range(s.setup.seats):
            if s.prey[seat] != NOTHING:
                emit(Event("prey-shown", {"seat": seat, "prey": s.prey[seat]}, reveals=True))
    winner = winners[0] if winners else NOBODY
    if not s.setup.campaign:
        finish(s, reason, winners, emit)
        return
    if emit is not None:
        emit(Event("battle-over", {"battle": s.battle + 1, "reason": reason, "winner": winner}))
    for seat in winners:
        s.marks = changed(s.marks, seat, s.marks[seat] + 1)
        if emit is not None:
            emit(Event("marked", {"seat": seat, "marks": s.marks[seat]}))
    enough = s.setup.battles // 2 + 1
    if max(s.marks) >= enough or s.battle + 1 == s.setup.battles:
        finish(s, "campaign", champions(s), emit)
    else:
        s.agenda.append((BATTLE, s.battle + 1))
        s.agenda += [(GIVE_BACK, seat) for seat in reversed(range(s.setup.seats)) if s.hands[seat]]


def champions(s: State) -> list[int]:
    """NA-1403: most marks; of equals who lost fewer characters; else nobody."""
    seats = range(s.setup.seats)
    most = max(s.marks[seat] for seat in seats)
    best = [seat for seat in seats if s.marks[seat] == most] if most else []
    if not best:
        best = list(seats)
    fewest = min(s.lost[seat] for seat in best)
    best = [seat for seat in best if s.lost[seat] == fewest]
    return best if len(best) == 1 or partners(s, best) else []


def partners(s: State, seats: list[int]) -> bool:
    """Whether they won all their battles together."""
    return all(s.friends(seats[0], seat) for seat in seats)


def finish(s: State, reason: str, winners: list[int], emit: Emit) -> None:
    s.ending = reason
    s.winners = tuple(winners)
    if emit is not None:
        emit(Event("ended", {"reason": reason, "winner": winners[0] if winners else NOBODY}))


def outcome(s: State) -> Outcome | None:
    """NA-109, NA-1403: points are those of the scenario, else lives on the field; in a campaign marks."""
    if not s.ending:
        return None
    seats = range(s.setup.seats)
    lines: list[ScoreLine] = []
    for seat in seats:
        if s.setup.campaign:
            lines.append(ScoreLine(seat, "marks", s.marks[seat], s.marks[seat]))
        elif s.scenario.then == BY_POINTS:
            lines.append(ScoreLine(seat, "points", s.points[seat], s.points[seat]))
        elif s.scenario.gates:
            lines.append(ScoreLine(seat, "gates", s.gates[seat], s.gates[seat]))
        else:
            lines.append(ScoreLine(seat, "lives", lives_of(s, seat), lives_of(s, seat)))
    teams: list[list[int]] = []
    for seat in seats:
        if not s.setup.campaign and any(s.friends(seat, team[0]) for team in teams):
            next(team for team in teams if s.friends(seat, team[0])).append(seat)
        else:
            teams.append([seat])
    return Outcome(s.ending, teams, list(s.winners), [line.points for line in lines], lines, [])


STEPS: Final[dict[int, Step[State, State]]] = {CHECK: Check("check"), NEXT_TURN: NextTurn("next_turn")}
