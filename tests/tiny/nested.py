"""Nested: two rows of crates. A strike hurts crates; a crate that bursts throws a splinter back, which may burst another.

Shows: an agenda of small values, on which questions to either seat nest as deep as the splinters fly; each step a value that
says what it asks and what an answer does.
"""

from collections.abc import Mapping
from typing import ClassVar

from samobranka.core.agenda import Due, Flow, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.core.game import GameInfo, OptionValue, View
from samobranka.core.outcome import Outcome
from samobranka.core.simple import Simple

ROW = [1, 2, 1, 3, 1]
AIM, HIT = range(2)

# Steps of the agenda, the next one last: (TURN, seat), or (SUFFER, whose crate is hit).
TURN, SUFFER = range(2)


class State:
    __slots__ = ("agenda", "rows", "turn")

    def __init__(self) -> None:
        self.turn = 1
        self.rows = [ROW[:], ROW[:]]
        self.agenda: list[Due] = [(TURN, 0)]

    def copy(self) -> "State":
        new = State.__new__(State)
        new.turn = self.turn
        new.rows = [row[:] for row in self.rows]
        new.agenda = self.agenda[:]
        return new

    def key(self) -> tuple[object, ...]:
        return (self.turn, tuple(map(tuple, self.rows)), tuple(self.agenda))

    def loser(self) -> int:
        """The seat without crates, or -1."""
        return next((seat for seat, row in enumerate(self.rows) if not any(row)), -1)


class Nested(Simple[State]):
    sentences: ClassVar = {
        "en": """
nested-title = Crates
nested-ask-strike = How often do you strike?
nested-ask-hit = Which crate is hit?
nested-choice-strike = { $number1 } times
nested-choice-hit = Crate { $number1 }
nested-event-hit = Crate { $place } of { $player } is hit.
nested-event-burst = Crate { $place } of { $player } bursts.
nested-refused-turn = It is not your turn.
nested-refused-choice = That is not on offer.
nested-end-crates = All crates of somebody have burst.
""",
    }

    def __init__(self) -> None:
        self.info = GameInfo("nested", "1", range(2, 3), [], ["strike", "hit"])

    def start(self, options: Mapping[str, OptionValue], seats: int, chance: Chance, emit: Emit) -> State:
        return State()

    def decisions(self, state: State) -> list[Decision]:
        asked = FLOW.ask(state, state, state.agenda[-1]) if state.agenda else None
        return [] if asked is None else [asked]

    def apply(self, state: State, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
        self.expect(state, seat, action)
        FLOW.answer(state, state, state.agenda[-1], action, chance, emit)
        FLOW.settle(state, state, state.agenda, chance, emit)

    def outcome(self, state: State) -> Outcome | None:
        loser = state.loser()
        if loser < 0:
            return None
        scores = [sum(row) for row in state.rows]
        return Outcome("crates", [[0], [1]], [1 - loser], scores, [], [])

    def view(self, state: State, seat: int | None) -> View:
        return {"turn": state.turn, "rows": [row[:] for row in state.rows], "pending": len(state.agenda)}

    def eyes(self, state: State, seat: int | None) -> int | None:
        return None

    def determinize(self, state: State, seat: int | None, chance: Chance) -> State:
        return state.copy()

    def check(self, state: State) -> list[str]:
        return ["a crate is worse than burst"] if min(min(row) for row in state.rows) < 0 else []


class Turn(Step[State, State]):
    """Whoever is on turn says how often he strikes."""

    def ask(self, s: State, who: State, due: Due) -> Decision | None:
        return Decision(due[1], "strike", [(AIM, 1), (AIM, 2)])

    def answer(self, s: State, who: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        seat = due[1]
        s.turn += 1
        s.agenda[-1:] = [(TURN, 1 - seat), *[(SUFFER, 1 - seat)] * action[1]]
        # Striking twice is rash: one's own row is hit in between.
        if action[1] == 2:
            s.agenda.insert(-1, (SUFFER, seat))


class Suffer(Step[State, State]):
    """Whoever does not own the crate picks the one to be hit."""

    def ask(self, s: State, who: State, due: Due) -> Decision | None:
        seat = due[1]
        crates: list[Action] = [(HIT, place) for place, strength in enumerate(s.rows[seat]) if strength]
        return Decision(1 - seat, "hit", crates, about=(seat,))

    def answer(self, s: State, who: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        hit(s, due[1], action[1], emit)


FLOW = Flow[State, State]({TURN: Turn("turn"), SUFFER: Suffer("suffer")})


def hit(state: State, seat: int, place: int, emit: Emit) -> None:
    """A crate that bursts throws a splinter at the other row, before anything else that is still to be done."""
    state.rows[seat][place] -= 1
    burst = state.rows[seat][place] == 0
    if emit is not None:
        emit(Event("burst" if burst else "hit", {"seat": seat, "place": place}))
    if state.loser() >= 0:
        state.agenda.clear()
    elif burst:
        state.agenda.append((SUFFER, 1 - seat))
