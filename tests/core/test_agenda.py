"""What is still to be done, worked off step by step: each step a value that asks, answers and goes on."""

import pytest

from samobranka.core.agenda import Due, Flow, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.core.regions import Number, Region

COUNT, PICK, AIM, HALT = range(4)


class Pad:
    """A state: a sum, and what is due."""

    def __init__(self, *agenda: Due) -> None:
        self.sum = 0
        self.agenda: list[Due] = list(agenda)


class Counting(Step[Pad, Pad]):
    """(COUNT, by): counts, and asks nobody."""

    def go_on(self, s: Pad, who: Pad, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        s.sum += due[1]
        if emit is not None:
            emit(Event("counted", {"by": due[1]}))


class Picking(Step[Pad, Pad]):
    """(PICK, most): somebody picks how often one is counted."""

    def ask(self, s: Pad, who: Pad, due: Due) -> Decision | None:
        return Decision(0, "pick", [(0, number) for number in range(1, due[1] + 1)])

    def answer(self, s: Pad, who: Pad, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        s.agenda += [(COUNT, 1)] * action[1]


class Aiming(Step[Pad, Pad]):
    """(AIM,): a single choice beside a region is a question all the same."""

    def ask(self, s: Pad, who: Pad, due: Due) -> Decision | None:
        return Decision(0, "aim", [(0, 1)], regions=(Region(1, [Number("power", 1, 9)]),))

    def answer(self, s: Pad, who: Pad, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        s.sum += action[-1]


class Halting(Step[Pad, Pad]):
    """(HALT,): one answer, asked all the same."""

    def ask(self, s: Pad, who: Pad, due: Due) -> Decision | None:
        return Decision(0, "halt", [(0,)], stop=True)

    def answer(self, s: Pad, who: Pad, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


FLOW = Flow[Pad, Pad]({COUNT: Counting("count")}, {PICK: Picking("pick"), AIM: Aiming("aim"), HALT: Halting("halt")})
LUCK = Chance(1)


def test_it_is_worked_off_from_the_top_until_somebody_must_choose() -> None:
    pad = Pad((COUNT, 100), (PICK, 3), (COUNT, 5))
    events: list[Event] = []
    asked = FLOW.settle(pad, pad, pad.agenda, LUCK, events.append)
    assert asked is not None
    assert (asked.question, pad.sum, pad.agenda) == ("pick", 5, [(COUNT, 100), (PICK, 3)])
    assert [event.facts for event in events] == [{"by": 5}]
    FLOW.answer(pad, pad, pad.agenda[-1], (0, 2), LUCK, None)
    assert FLOW.settle(pad, pad, pad.agenda, LUCK, None) is None
    assert (pad.sum, pad.agenda) == (107, [])


def test_one_answer_is_taken_silently_but_not_beside_a_region() -> None:
    pad = Pad((AIM,), (PICK, 1))
    asked = FLOW.settle(pad, pad, pad.agenda, LUCK, None)
    assert asked is not None
    assert (asked.question, pad.sum) == ("aim", 1)


def test_a_stop_is_asked_although_it_has_one_answer() -> None:
    pad = Pad((COUNT, 7), (HALT,))
    asked = FLOW.settle(pad, pad, pad.agenda, LUCK, None)
    assert asked is not None
    assert (asked.question, asked.choices, pad.sum) == ("halt", [(0,)], 0)
    FLOW.answer(pad, pad, pad.agenda[-1], asked.choices[0], LUCK, None)
    assert FLOW.settle(pad, pad, pad.agenda, LUCK, None) is None
    assert pad.sum == 7


def test_a_stop_is_another_question() -> None:
    assert not Decision(0, "halt", [(0,)], stop=True).same_as(Decision(0, "halt", [(0,)]))
    assert Decision(0, "halt", [(0,)], stop=True).same_as(Decision(0, "halt", [(0,)], stop=True))


def test_a_step_has_a_name_and_can_be_asked_again() -> None:
    pad = Pad((PICK, 2))
    assert FLOW.name((PICK, 2)) == "pick"
    asked = FLOW.ask(pad, pad, (PICK, 2))
    assert asked is not None
    assert asked.choices == [(0, 1), (0, 2)]
    assert FLOW.ask(pad, pad, (COUNT, 1)) is None


def test_a_game_may_spare_a_question_and_may_be_over() -> None:
    class Hasty(Flow[Pad, Pad]):
        def spared(self, s: Pad, who: Pad, due: Due, decision: Decision) -> Action | None:
            return decision.choices[-1] if decision.question == "pick" else None

        def over(self, s: Pad, who: Pad, due: Due, emit: Emit) -> bool:
            return s.sum >= 3

    pad = Pad((COUNT, 9), (PICK, 3))
    flow = Hasty({COUNT: Counting("count"), PICK: Picking("pick")})
    assert flow.settle(pad, pad, pad.agenda, LUCK, None) is None
    assert (pad.sum, pad.agenda) == (3, [(COUNT, 9)])


def test_two_chapters_cannot_have_the_same_step() -> None:
    with pytest.raises(ValueError, match="two chapters have a step 1"):
        Flow({0: Counting("a"), 1: Counting("b")}, {1: Counting("c")})


@pytest.mark.parametrize("numbers", [[1], [0, 2], [-1, 0]])
def test_no_number_may_be_missing(numbers: list[int]) -> None:
    with pytest.raises(ValueError, match="not numbered from 0"):
        Flow({number: Counting("a") for number in numbers})


def test_a_step_that_cannot_do_what_is_wanted_says_so() -> None:
    mute = Flow[Pad, Pad]({COUNT: Step("mute"), PICK: Counting("count")})
    pad = Pad((COUNT,))
    with pytest.raises(NotImplementedError, match="mute has nothing to ask and does not go on"):
        mute.settle(pad, pad, pad.agenda, LUCK, None)
    with pytest.raises(NotImplementedError, match="count asks and takes no answer"):
        mute.answer(pad, pad, (PICK, 1), (0, 1), LUCK, None)
