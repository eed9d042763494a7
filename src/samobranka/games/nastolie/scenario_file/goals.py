"""How a scenario is won and scored."""

from typing import Final

from samobranka.games.nastolie.material import EDGES, MIDDLE, RADIUS, RANKS, ROUNDS, TABLE
from samobranka.games.nastolie.scenario import BY_SEAT, COMPARISONS, OUTS, Scenario
from samobranka.games.nastolie.scenario_file.part import Part, plain
from samobranka.games.nastolie.scenario_file.seats import COUNTS

MOST_ROUNDS: Final = 99
MOST_POINTS: Final = 999


def goals(scenario: Scenario, part: Part) -> None:
    """Who begins, how long it lasts, what is counted, who wins."""
    least = min(scenario.seatings)
    scenario.rounds = part.whole("rounds", 1, MOST_ROUNDS, ROUNDS)
    scenario.first = part.maybe("first", 1, least) - 1
    scenario.out = part.word("out", OUTS, "all")
    scenario.swept = part.truth("swept")
    scenario.prey = part.truth("prey")
    if scenario.prey and least < 3:
        raise part.refuse("prey needs three players or more, or everybody would know whom he hunts", "prey")
    scenario.goal = part.maybe("goal", 1, MOST_POINTS)
    _scores(scenario, part)
    _delivery(scenario, part, least)
    _captives(scenario, part)
    _race(scenario, part)
    _comparison(scenario, part, least)


def _scores(scenario: Scenario, part: Part) -> None:
    control, kills = part.table("control"), part.table("kills")
    if control is not None:
        scenario.control_points = control.whole("points", 1, MOST_POINTS)
        control.done()
        if not scenario.artefacts:
            raise control.refuse("there are no artefacts to control")
    if kills is not None:
        hero, veteran, fighter = (kills.whole(rank, 0, MOST_POINTS) for rank in RANKS)
        scenario.kill_points = (hero, veteran, fighter)
        scenario.spare_last = kills.truth("spare_last")
        kills.done()
    if scenario.goal and control is None and kills is None:
        raise part.refuse("goal: nobody can score; say [control] or [kills]", "goal")


def _delivery(scenario: Scenario, part: Part, least: int) -> None:
    delivery = part.table("delivery")
    if delivery is None:
        return
    if not scenario.barrels:
        raise delivery.refuse("there are no barrels to deliver")
    scenario.delivery_seat = delivery.whole("seat", 1, least) - 1
    scenario.delivery_edge = delivery.word("edge", EDGES)
    scenario.delivery_line = delivery.length("line", 0, TABLE)
    scenario.delivery_count = delivery.whole("barrels", 1, len(scenario.barrels))
    delivery.done()


def _captives(scenario: Scenario, part: Part) -> None:
    captives = part.table("captives")
    held = [
        (COUNTS[players], at) for players, seats in scenario.seatings.items() for at, seat in enumerate(seats) if seat.captives
    ]
    if captives is None:
        if held:
            why = "captives: who is held is said, but not how they come free; say [captives]"
            raise part.refuse(why, "seats", *held[0], "captives")
        return
    if not scenario.cups:
        raise captives.refuse("captives need a cup to be held under: the first one")
    if not held:
        raise captives.refuse("no seat has captives")
    scenario.glass_hits = captives.whole("hits", 1, MOST_POINTS)
    scenario.captives_within = captives.length("within", RADIUS[0], MIDDLE)
    scenario.captives_home = captives.length("home", RADIUS[0], MIDDLE)
    captives.done()


def _race(scenario: Scenario, part: Part) -> None:
    race = part.table("race")
    if race is None:
        return
    gates, cups = race.take("gates"), scenario.cups
    if not isinstance(gates, list) or not gates:
        raise race.refuse("gates are missing: pairs of cups, such as [[1, 2], [3, 4]]")
    found: list[tuple[int, int, int, int]] = []
    for gate in gates:
        pair = gate if isinstance(gate, list) else []
        if len(pair) != 2 or any(type(cup) is not int or not 1 <= cup <= len(cups) for cup in pair) or pair[0] == pair[1]:
            raise race.refuse(f"gates: {plain(gate)} must be two cups from 1 to {len(cups)}", "gates")
        one, other = cups[pair[0] - 1], cups[pair[1] - 1]
        found.append((one.x, one.y, other.x, other.y))
    scenario.gates = tuple(found)
    scenario.finish = race.length("finish", 0, TABLE)
    race.done()


def _comparison(scenario: Scenario, part: Part, least: int) -> None:
    """What decides after the last round: a word, or the number of the seat that has won then."""
    then = part.take("then", "lives")
    if type(then) is int and 1 <= then <= least:
        scenario.then, scenario.then_seat = BY_SEAT, then - 1
        return
    scenario.then = part.word("then", COMPARISONS, "lives")
    counted = {
        "points": scenario.control_points or any(scenario.kill_points),
        "captives": scenario.glass_hits,
        "gates": scenario.gates,
    }
    if not counted.get(COMPARISONS[scenario.then], True):
        raise part.refuse(f"then: nobody counts {COMPARISONS[scenario.then]} in this scenario", "then")
