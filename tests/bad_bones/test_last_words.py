"""What the story says last: who fell and why, what still stands, who won."""

import pytest

import samobranka
from playing import play_on
from samobranka.core.events import Event
from samobranka.core.outcome import Outcome
from samobranka.games.bad_bones.describe import tell
from samobranka.games.bad_bones.rules.ending import end_if_fallen, end_the_game, outcome
from samobranka.games.bad_bones.state import State


def told(state: State, reason: str | None = None) -> list[str]:
    happened: list[Event] = []
    if reason is None:
        end_if_fallen(state, happened.append)
    else:
        end_the_game(state, reason, happened.append)
    return [tell(event).id.removeprefix("bad_bones-event-") for event in happened]


def state_outcome(state: State) -> Outcome:
    found = outcome(state)
    assert found is not None
    return found


def begun(seats: int, **options: object) -> State:
    state: State = samobranka.new("bad_bones", seats=seats, options=options, seed=1).state
    return state


@pytest.mark.parametrize(("floors", "houses", "cause"), [(0, 2, "tower"), (1, 0, "village"), (1, 2, "emperor")])
def test_who_fell_and_why(floors: int, houses: int, cause: str) -> None:
    state = begun(2)
    fallen, other = state.boards
    fallen.fallen, fallen.floors, fallen.houses, other.floors = True, floors, houses, 2
    assert told(state) == ["ended-fallen", f"ruin-{cause}", "won"]


def test_the_taller_tower_decides() -> None:
    state = begun(3)
    state.boards[0].fallen = True
    low, tall = state.boards[1:]
    low.floors, low.houses, tall.floors, tall.houses = 1, 5, 4, 1
    assert told(state)[-1] == "won-taller"
    low.floors, low.houses = 4, 1
    assert told(state)[-2:] == ["won", "won"]


def test_all_at_once_leave_nobody_to_win() -> None:
    state = begun(2)
    for board in state.boards:
        board.fallen, board.floors = True, 0
    assert told(state) == ["ended-nobody", "ruin-tower", "ruin-tower"]
    assert (state_outcome(state).reason, state_outcome(state).winners) == ("nobody", [])


def test_alone() -> None:
    state = begun(1, rounds=5)
    assert told(state, "survived") == ["ended-survived", "floors-stand", "houses-stand"]
    (board,) = state.boards
    board.fallen, board.floors = True, 0
    assert told(state) == ["ended-defeat", "ruin-tower", "lasted"]


def test_overrun_after_the_last_round() -> None:
    state = begun(1, rounds=5)
    (board,) = state.boards
    state.heroic, board.fallen, board.floors = True, True, 0
    assert told(state) == ["ended-overrun", "ruin-tower", "lasted"]


def test_together() -> None:
    state = begun(2, mode="coop")
    assert told(state, "survived") == ["ended-survived", "towers-stand", "capital"]
    state.houses = 0
    assert told(state) == ["ended-defeat", "ruin-capital", "lasted"]
    state.boards[0].fallen, state.boards[0].towers = True, 0
    assert told(state)[1:] == ["ruin-towers", "ruin-capital", "lasted"]


def test_played_to_the_end_they_come_last() -> None:
    table = play_on(samobranka.new("bad_bones", seats=2, seed=3), 3)
    kinds = [event.kind for event in table.events]
    assert "ruin" in kinds[kinds.index("ended") :]
