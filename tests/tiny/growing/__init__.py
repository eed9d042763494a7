"""Growing: draw from a common deck until just enough lies on the table. What is won makes the deck of the next run larger.

Shows: a campaign, a chain of tables between which a record lies; options that its first table settles.
"""

from collections.abc import Mapping

from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.core.game import GameInfo, Option, OptionValue, View
from samobranka.core.outcome import Outcome
from samobranka.core.simple import Simple
from samobranka.core.table import Record

DRAW, STOP, KEEP = range(3)
FIRST = [1, 2, 3, 4]
PRIZES = [2, 5, 7]
TARGET = 7


class State:
    __slots__ = ("active", "deck", "ending", "goal", "grown", "lying", "prize", "runs", "seats", "turn", "won")

    def __init__(self, record: Record, seats: int) -> None:
        self.seats = seats
        self.turn = 1
        self.active = 0
        self.runs: int = record["runs"]
        self.won: int = record["won"]
        # What the campaign owns, and how it lies now: a bag, and what has been drawn.
        self.grown: list[int] = list(record["deck"])
        self.deck: list[int] = list(record["deck"])
        self.lying: list[int] = []
        self.goal = TARGET + self.runs
        self.prize = False
        self.ending = ""

    def copy(self) -> "State":
        new = State.__new__(State)
        for name in State.__slots__:
            value = getattr(self, name)
            setattr(new, name, value[:] if isinstance(value, list) else value)
        return new

    def key(self) -> tuple[object, ...]:
        values = (getattr(self, name) for name in State.__slots__)
        return tuple(tuple(sorted(value)) if isinstance(value, list) else value for value in values)


class Growing(Simple[State]):
    def __init__(self) -> None:
        pace = Option("pace", "slow", ("slow", "fast"), fixed=True)
        self.info = GameInfo("growing", "1", range(1, 4), [pace], ["draw", "stop", "keep"], minutes=2, weight=1.0)

    def start(self, options: Mapping[str, OptionValue], seats: int, chance: Chance, emit: Emit) -> State:
        return begin({"runs": 0, "won": 0, "deck": FIRST}, options, seats, emit)

    def decisions(self, state: State) -> list[Decision]:
        if state.ending:
            return []
        if state.prize:
            return [Decision(state.active, "prize", [(KEEP, card) for card in PRIZES])]
        return [Decision(state.active, "draw", [(DRAW,), (STOP,)])]

    def apply(self, state: State, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
        self.expect(state, seat, action)
        if action[0] == KEEP:
            state.grown.append(action[1])
            end(state, "won", emit)
            return
        if action[0] == DRAW:
            card = chance.draw(state.deck, "deck")
            state.lying.append(card)
            if emit is not None:
                emit(Event("drew", {"seat": seat, "card": card, "sum": sum(state.lying)}, reveals=True))
        settle(state, action[0] == STOP, emit)
        if not state.ending and not state.prize:
            state.active = (state.active + 1) % state.seats
            state.turn += state.active == 0

    def outcome(self, state: State) -> Outcome | None:
        if not state.ending:
            return None
        seats = list(range(state.seats))
        return Outcome(state.ending, [seats], seats if state.ending == "won" else [], [sum(state.lying)] * len(seats), [], [])

    def view(self, state: State, seat: int | None) -> View:
        return {
            "run": state.runs + 1,
            "active": state.active,
            "goal": state.goal,
            "sum": sum(state.lying),
            "lying": [{"id": f"lying-{at}", "kind": f"card-{card}"} for at, card in enumerate(state.lying)],
            "deck": len(state.deck),
            "owned": len(state.grown),
        }

    def eyes(self, state: State, seat: int | None) -> int | None:
        return None

    def determinize(self, state: State, seat: int | None, chance: Chance) -> State:
        return state.copy()

    def pieces(self, state: State, action: Action) -> list[str]:
        return []


def begin(record: Record, options: Mapping[str, OptionValue], seats: int, emit: Emit) -> State:
    state = State(record, seats)
    if options["pace"] == "fast":
        state.deck += [3]
    if emit is not None:
        emit(Event("began", {"run": state.runs + 1, "goal": state.goal}))
    return state


def settle(state: State, stopped: bool, emit: Emit) -> None:
    """Enough or more than enough ends it; so do an empty deck and somebody who stops."""
    lying = sum(state.lying)
    if state.goal <= lying <= state.goal + 2:
        state.prize = True
    elif lying > state.goal or stopped or not state.deck:
        end(state, "lost", emit)


def end(state: State, why: str, emit: Emit) -> None:
    state.ending = why
    if emit is not None:
        emit(Event(f"ended-{why}", {"run": state.runs + 1}))


GAME = Growing()
