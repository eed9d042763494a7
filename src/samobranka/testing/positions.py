"""What must be true of every position: each function is one claim, named for what it says."""

from itertools import pairwise
from json import dumps
from typing import Any, Final

from samobranka.core.chance import Chance, ChanceNeeded, NoChance
from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Illegal
from samobranka.core.events import Event
from samobranka.core.game import Game, only_seat
from samobranka.core.outcome import Outcome
from samobranka.core.regions import Region
from samobranka.testing.claims import claim, claim_message, claim_plain

# How many choices on, copies and imagined worlds are played.
A_FEW: Final = 3
# How many points of a region are tried, and how many worlds are dealt for each seat.
SAMPLES: Final = 5
WORLDS: Final = 2


class Position:
    """A state of a play, never changed here: what is tried is tried on copies, with luck that can be repeated."""

    def __init__(self, game: Game[Any], state: Any, seats: int, seed: str) -> None:
        self.game = game
        self.state = state
        self.seats = seats
        self.seed = seed
        self.key: tuple[object, ...] = state.key()
        self.viewers: list[int | None] = [None, *range(seats)]

    def chance(self, purpose: str = "") -> Chance:
        return Chance(f"{self.seed} {purpose}")

    @property
    def decisions(self) -> list[Decision]:
        return list(self.game.decisions(self.state))

    def untouched(self, by: str) -> None:
        claim(self.state.key() == self.key, f"{by} changed the state")


def looking_changes_nothing(p: Position) -> None:
    """Every question about a state leaves it alone."""
    game, state = p.game, p.state
    claim(isinstance(hash(p.key), int), "the key cannot be hashed")
    claim(same_questions(p.decisions, p.decisions), "decisions gives another answer the second time")
    p.untouched("decisions")
    claim(game.outcome(state) == game.outcome(state), "outcome gives another answer the second time")
    p.untouched("outcome")
    game.check(state)
    p.untouched("check")
    game.turn(state)
    p.untouched("turn")
    for viewer in p.viewers:
        seen = game.view(state, viewer)
        p.untouched("view")
        claim(game.view(state, viewer) == seen, f"the view of {who(viewer)} is another one the second time")
        game.determinize(state, viewer, p.chance("world"))
        p.untouched("determinize")


def who(viewer: int | None) -> str:
    return "the spectator" if viewer is None else f"seat {viewer}"


def same_questions(some: list[Decision], others: list[Decision]) -> bool:
    return len(some) == len(others) and all(one.same_as(two) for one, two in zip(some, others, strict=True))


def invariants_hold(p: Position) -> None:
    problems = p.game.check(p.state)
    claim(problems == [], f"game.check finds: {'; '.join(map(str, problems))}")
    claim(isinstance(p.game.turn(p.state), int), "game.turn is not a number")


def questions_make_sense(p: Position) -> None:
    """Somebody is asked until the game is over; each seat once, and only where there is a choice."""
    over = p.game.outcome(p.state) is not None
    claim(not (over and p.decisions), "the game is over and somebody is asked")
    claim(over or bool(p.decisions), "nobody is asked, yet the game is not over")
    asked = [decision.seat for decision in p.decisions]
    claim(len(set(asked)) == len(asked), f"a seat is asked twice at once: {asked}")
    for decision in p.decisions:
        name = f"the question {decision.question!r} to seat {decision.seat}"
        claim(type(decision.seat) is int and 0 <= decision.seat < p.seats, f"{name}: there is no such seat")
        claim(isinstance(decision.question, str) and bool(decision.question), f"{name} has no name")
        count = len(decision.choices)
        claim(len(set(decision.choices)) == count, f"{name} offers a choice twice")
        claim(count > 0 or bool(decision.regions), f"{name} has no answer")
        claim(count > 1 or bool(decision.regions) or decision.stop, f"{name} has only one answer: take it silently")
        claim(not decision.stop or (count == 1 and not decision.regions), f"{name} is a stop and has more than one answer")
        for action in decision.choices:
            claim_readable(p, action, name)
        for region in decision.regions:
            region_makes_sense(p, region, name)


def claim_readable(p: Position, action: Action, name: str) -> None:
    verbs = p.game.info.verbs
    whole = isinstance(action, tuple) and bool(action) and all(type(number) is int for number in action)
    claim(whole, f"{name}: the action {action!r} is no tuple of whole numbers")
    claim(0 <= action[0] < len(verbs), f"{name}: the action {action} has an unknown verb")
    claim(verbs.parse(verbs.text(action)) == action, f"{name}: the text of {action} cannot be read back")


def region_makes_sense(p: Position, region: Region, name: str) -> None:
    """Anybody can draw it and say it; what it samples lies in it, and is near enough to itself."""
    claim_plain(region.data(), f"{name}: the parts of its region")
    claim(0 <= region.verb < len(p.game.info.verbs), f"{name}: the verb of its region is {region.verb}")
    claim(region.worth > 0, f"{name}: its region is worth {region.worth} choices")
    for action in samples_of(p, region):
        claim_readable(p, action, name)
        claim(region.contains(action), f"{name}: the region does not contain its own sample {action}")
        claim(region.near(action, action), f"{name}: the region does not call {action} near to itself")
    for nonsense in ((), (-1,), (len(p.game.info.verbs),)):
        claim(not region.contains(nonsense), f"{name}: the region contains the nonsense {nonsense}")


def samples_of(p: Position, region: Region) -> list[Action]:
    chance = p.chance(f"region {region.verb}")
    return [region.sample(chance) for _ in range(SAMPLES)]


def answers_to(p: Position, decision: Decision) -> list[Action]:
    return decision.choices + [action for region in decision.regions for action in samples_of(p, region)]


def everything_has_words(p: Position) -> None:
    for decision in p.decisions:
        claim_message(p.game.ask(p.state, decision), f"the words of the question {decision.question!r}")
        for action in answers_to(p, decision):
            claim_message(p.game.describe(p.state, decision.seat, action), f"the words of the choice {action}")
            pieces = p.game.pieces(p.state, action)
            good = isinstance(pieces, list) and all(isinstance(piece, str) for piece in pieces)
            claim(good, f"the pieces of the choice {action} are {pieces!r}, not a list of ids")
    p.untouched("ask, describe or pieces")


def views_are_plain_data(p: Position) -> None:
    for viewer in p.viewers:
        seen = p.game.view(p.state, viewer)
        claim(isinstance(seen, dict), f"the view of {who(viewer)} is no dict")
        claim_plain(seen, f"the view of {who(viewer)}")


def equal_eyes_see_the_same(p: Position) -> None:
    """What is made for one of them is sent to all."""
    for viewer in p.viewers:
        eyes = p.game.eyes(p.state, viewer)
        p.untouched("eyes")
        claim(eyes in p.viewers, f"{who(viewer)} has the eyes of nobody at this table: {eyes}")
        claim(p.game.eyes(p.state, eyes) == eyes, f"{who(viewer)} has the eyes of {who(eyes)}, who has others")
        claim(p.game.view(p.state, viewer) == p.game.view(p.state, eyes), f"{who(viewer)} does not see what {who(eyes)} sees")


def every_choice_can_be_made(p: Position) -> None:
    for decision in p.decisions:
        for action in answers_to(p, decision):
            claim(decision.allows(action), f"{action} is offered but not allowed")
            trial = p.state.copy()
            events: list[Event] = []
            try:
                p.game.apply(trial, decision.seat, action, p.chance("choice"), events.append)
            except Illegal as illegal:
                raise AssertionError(f"the choice {action} is offered and then refused ({illegal.id})") from illegal
            p.untouched(f"the choice {action}, made on a copy,")
            problems = p.game.check(trial)
            claim(problems == [], f"after the choice {action} game.check finds: {'; '.join(map(str, problems))}")
            for event in events:
                claim_event(p, event)


def claim_event(p: Position, event: Event) -> None:
    """Facts are numbers and texts; who may see it is said by seats of this table; each face can be told."""
    claim(bool(event.kind), "an event has no kind")
    for name, value in event.facts.items():
        claim(isinstance(value, (int, str)), f"the event {event.kind!r}: the fact {name} is {value!r}")
    claim_message(p.game.tell(event), f"the words of the event {event.kind!r}")
    if event.seats is None:
        claim(event.public is None, f"the event {event.kind!r} is for everybody and has a public face too")
        return
    claim(all(0 <= seat < p.seats for seat in event.seats), f"the event {event.kind!r} is for a seat that is not there")
    if event.public is not None:
        claim(event.public.seats is None, f"the public face of the event {event.kind!r} is not for everybody")
        hidden = event.facts.items() - event.public.facts.items()
        claim(bool(hidden), f"the public face of the event {event.kind!r} tells all that is secret in it")
        claim_event(p, event.public)


def copies_are_equal_and_apart(p: Position) -> None:
    """Two copies with equal luck stay equal, and nothing that happens to them reaches the original."""
    one, two = p.state.copy(), p.state.copy()
    claim(one is not p.state, "copy returns the state itself")
    claim(one.key() == p.key, "a copy has another key")
    claim(same_questions(list(p.game.decisions(one)), p.decisions), "a copy asks something else")
    luck, other_luck = p.chance("copy"), p.chance("copy")
    for _ in range(A_FEW):
        choice = play_on(p, one, luck)
        p.untouched("a choice made on a copy")
        claim(play_on(p, two, other_luck) == choice, "equal luck gives two copies different choices")
        claim(one.key() == two.key(), "two copies with equal choices and equal luck become different")


def play_on(p: Position, state: Any, chance: Chance) -> Action:
    """Makes some choice, if anybody is asked."""
    decisions = p.game.decisions(state)
    if not decisions:
        return ()
    decision = decisions[chance.pick(len(decisions))]
    action = decision.sample(chance)
    p.game.apply(state, decision.seat, action, chance, None)
    return action


def views_stay_as_they_were(p: Position) -> None:
    """What was shown is no part of the state: it is compared later with what is shown then."""
    trial = p.state.copy()
    given = [p.game.view(trial, viewer) for viewer in p.viewers]
    before = [dumps(view) for view in given]
    luck = p.chance("view")
    for _ in range(A_FEW):
        play_on(p, trial, luck)
    for viewer, view, text in zip(p.viewers, given, before, strict=True):
        claim(dumps(view) == text, f"what {who(viewer)} was shown changes as the game goes on")


def nonsense_is_refused(p: Position) -> None:
    """A wrong seat and whatever is not on offer: Illegal, and nothing has happened."""
    open_to = {decision.seat: decision for decision in p.decisions}
    offered = [answers_to(p, decision)[0] for decision in p.decisions]
    for seat in (-1, *range(p.seats), p.seats):
        decision = open_to.get(seat)
        tries = offered + rubbish(p)
        for action in tries if decision is None else tries + twisted(p, decision):
            if decision is None or not decision.allows(action):
                claim_refused(p, seat, action)


def rubbish(p: Position) -> list[Action]:
    verbs = len(p.game.info.verbs)
    bare: list[Action] = [(verb,) for verb in range(verbs)]
    return [(), (-1,), (verbs,), (10**18, 1), (0,) * 12, *bare]


def twisted(p: Position, decision: Decision) -> list[Action]:
    """Almost right: an answer cut short, drawn out, or with a number that is wrong."""
    chance = p.chance("twisted")
    tries: list[Action] = []
    for action in (decision.sample(chance), decision.sample(chance)):
        tries += [(*action, 0), action[:-1], (*action[:-1], action[-1] + 10**6), (*action[:-1], -7)]
    return tries


def claim_refused(p: Position, seat: int, action: Action) -> None:
    trial = p.state.copy()
    chance = p.chance("refused")
    events: list[Event] = []
    name = f"{action} from seat {seat}, which is not on offer,"
    try:
        p.game.apply(trial, seat, action, chance, events.append)
    except Illegal as illegal:
        claim(bool(illegal.id), f"{name} is refused without a reason")
    except Exception as error:
        raise AssertionError(f"{name} raises {error!r} instead of Illegal") from error
    else:
        raise AssertionError(f"{name} is accepted")
    claim(trial.key() == p.key and not events and not chance.record, f"{name} is refused and changes something")


def order_of_answers_is_all_the_same(p: Position) -> None:
    """Seats that are asked at the same time, and do not touch each other's question, may answer in any order."""
    decisions = p.decisions
    chance = p.chance("order")
    for one, two in pairwise(decisions):
        first, second = (one, one.sample(chance)), (two, two.sample(chance))
        some, others = key_after(p, first, second), key_after(p, second, first)
        if some is not None and others is not None:
            claim(some == others, f"seats {one.seat} and {two.seat} answer at the same time, yet their order matters")


def key_after(p: Position, first: tuple[Decision, Action], second: tuple[Decision, Action]) -> tuple[object, ...] | None:
    """The key after two answers; None where luck comes in, or the first answer changes the second question."""
    trial = p.state.copy()
    try:
        p.game.apply(trial, first[0].seat, first[1], NoChance(), None)
        still = only_seat(p.game.decisions(trial), second[0].seat)
        if still is None or not still.same_as(second[0]):
            return None
        p.game.apply(trial, second[0].seat, second[1], NoChance(), None)
    except ChanceNeeded:
        return None
    key: tuple[object, ...] = trial.key()
    return key


def imagined_worlds_look_the_same(p: Position) -> None:
    """What a seat cannot know is dealt anew, and the seat cannot tell: not by its view, not by its question."""
    seen_by_all = p.game.view(p.state, None)
    outcome = p.game.outcome(p.state)
    asked = [(decision.seat, decision.question) for decision in p.decisions]
    for viewer in p.viewers:
        seen = p.game.view(p.state, viewer)
        for number in range(WORLDS):
            name = f"a world as {who(viewer)} may imagine it"
            world = p.game.determinize(p.state, viewer, p.chance(f"world {number}"))
            claim(world is not p.state, "determinize returns the state itself")
            claim(p.game.view(world, viewer) == seen, f"the view of {who(viewer)} changes when the unknown is dealt anew")
            claim(p.game.view(world, None) == seen_by_all, f"{name} looks different to the spectator")
            there = list(p.game.decisions(world))
            claim([(decision.seat, decision.question) for decision in there] == asked, f"{name} asks other seats or questions")
            if viewer is not None:
                claim(same_question(only_seat(there, viewer), only_seat(p.decisions, viewer)), f"{name} gives it other choices")
            claim(p.game.outcome(world) == outcome, f"{name} has another outcome")
            problems = p.game.check(world)
            claim(problems == [], f"{name} is broken, game.check finds: {'; '.join(map(str, problems))}")
            luck = p.chance("in the world")
            for _ in range(A_FEW):
                play_on(p, world, luck)
            p.untouched(f"a choice made in {name}")


def same_question(one: Decision | None, two: Decision | None) -> bool:
    return one is two or (one is not None and two is not None and one.same_as(two))


def outcome_makes_sense(p: Position) -> None:
    outcome = p.game.outcome(p.state)
    if outcome is None:
        return
    seats = list(range(p.seats))
    claim(bool(outcome.reason), "the outcome gives no reason")
    members = sorted(seat for team in outcome.teams for seat in team)
    claim(members == seats, f"the teams {outcome.teams} do not share out the seats")
    winners = outcome.winners
    claim(sorted(set(winners)) == sorted(winners) and set(winners) <= set(seats), f"the winners {winners} are not seats")
    for team in outcome.teams:
        claim(len(set(team) & set(winners)) in (0, len(team)), f"the team {team} wins only in part: {winners}")
    claim(set(outcome.honours) <= set(seats), f"the honours {outcome.honours} go to seats that are not there")
    claim(len(outcome.scores) == p.seats, f"there are {p.seats} seats and the scores are {outcome.scores}")
    claim_plain(outcome.data(), "the outcome")
    claim_count(outcome)


def claim_count(outcome: Outcome) -> None:
    """Where the count is told line by line, the lines of all seats add up."""
    if outcome.lines:
        totals = [0] * len(outcome.scores)
        for line in outcome.lines:
            claim(0 <= line.seat < len(totals), f"a line of the count belongs to seat {line.seat}")
            totals[line.seat] += line.points
        claim(totals == outcome.scores, f"the lines of the count give {totals}, the scores are {outcome.scores}")


CHECKS: Final = (
    ("looking changes nothing", looking_changes_nothing),
    ("invariants hold", invariants_hold),
    ("questions make sense", questions_make_sense),
    ("everything has words", everything_has_words),
    ("views are plain data", views_are_plain_data),
    ("equal eyes see the same", equal_eyes_see_the_same),
    ("every choice can be made", every_choice_can_be_made),
    ("copies are equal and apart", copies_are_equal_and_apart),
    ("views stay as they were", views_stay_as_they_were),
    ("nonsense is refused", nonsense_is_refused),
    ("the order of simultaneous answers is all the same", order_of_answers_is_all_the_same),
    ("imagined worlds look the same", imagined_worlds_look_the_same),
    ("the outcome makes sense", outcome_makes_sense),
)
