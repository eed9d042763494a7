"""Whoever aims asks what would come of it, and the others see the hand: beside the play, which notices nothing.

Rules of time are tested on a table of this process, with ears instead of lines; the rest over the wire.
"""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

import tiny.darts
import tiny.darts.preview
from samobranka.core.decision import Action
from samobranka.core.events import Event
from samobranka.core.game import View
from samobranka.core.table import Table
from samobranka.server import telling
from samobranka.server.aims import GLIMPSE
from samobranka.server.live import Live, Seat
from samobranka.server.tries import BURST, RATE, Tries
from samobranka.server.wire.heard import Try
from samobranka.server.wire.told import read_frame
from serving import Client, Process
from tiny.darts.play import State

# So long that whatever was due has been told.
BREATH = 3 * GLIMPSE


class Ear:
    """A listener that remembers."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.heard: list[dict[str, Any]] = []

    def send(self, frame: bytes) -> None:
        read_frame(frame)
        self.heard.append(json.loads(frame))

    def hang_up(self) -> None:
        raise AssertionError("nobody hangs up here")

    def of(self, type: str) -> list[dict[str, Any]]:
        return [frame for frame in self.heard if frame["type"] == type]

    def gestures(self) -> list[str | None]:
        return [frame["gesture"] and frame["gesture"]["action"] for frame in self.of("aims")]


class Party:
    """A table of darts with an ear at each seat, and one who watches; the first seat aims."""

    def __init__(self) -> None:
        table = Table(tiny.darts.GAME, 2, seed=1)
        self.live = Live("id", "spectator", table, [Seat(f"token {n}", "here", "normal", "", "", "") for n in range(2)])
        self.me, self.other, self.watcher = Ear(0), Ear(1), Ear(None)
        self.live.listeners |= {self.me, self.other, self.watcher}
        self.tries = Tries(self.me, self.live, 0)
        self.ask = table.decisions[0].id

    def aim(self, action: str | None, show: bool = True) -> None:
        self.tries.hear(Try(self.ask, action, show))


def at_a_table(test: Callable[[Party], Awaitable[None]]) -> Callable[[], None]:
    """The test gets a table, and time passes in it."""

    def run() -> None:
        async def play() -> None:
            await test(Party())

        asyncio.run(play())

    return run


@at_a_table
async def test_of_many_tries_at_once_only_the_newest_is_answered(party: Party) -> None:
    for x in range(20):
        party.aim(f"throw {x} 0")
    await asyncio.sleep(BREATH)
    assert [frame["action"] for frame in party.me.of("tried")] == ["throw 19 0"]


@at_a_table
async def test_no_more_than_thirty_tries_a_second_are_answered_and_the_last_one_is(party: Party) -> None:
    end = time.monotonic() + 1
    sent = 0
    while time.monotonic() < end:
        sent += 1
        party.aim(f"throw {sent % 50} {sent // 50}")
        await asyncio.sleep(0.003)
    answered = len(party.me.of("tried"))
    assert 15 <= answered <= RATE + BURST < sent
    await asyncio.sleep(BREATH)
    assert party.me.of("tried")[-1]["action"] == f"throw {sent % 50} {sent // 50}"
    assert not party.me.of("refused"), "what is too much is dropped without a word"


@at_a_table
async def test_others_see_ten_glimpses_a_second_and_always_the_last(party: Party) -> None:
    began = time.monotonic()
    last = ""
    for x in range(40):
        last = f"throw {x} 0"
        party.aim(last)
        await asyncio.sleep(0.025)
    await asyncio.sleep(BREATH)
    most = (time.monotonic() - began) / GLIMPSE + 2
    for ear in (party.other, party.watcher):
        assert 3 <= len(ear.gestures()) <= most
        assert ear.gestures()[-1] == last
    assert party.me.of("aims") == []


@at_a_table
async def test_a_hand_that_flutters_is_not_seen_more_often(party: Party) -> None:
    began = time.monotonic()
    for x in range(40):
        party.aim(f"throw {x} 0")
        await asyncio.sleep(0.015)
        party.aim(None)
        await asyncio.sleep(0.005)
    await asyncio.sleep(BREATH)
    assert 0 < len(party.other.gestures()) <= (time.monotonic() - began) / GLIMPSE + 2
    assert party.other.gestures()[-1] is None


@at_a_table
async def test_a_lowered_hand_is_seen_no_more_and_its_last_try_is_not_answered(party: Party) -> None:
    party.aim("throw 1 0")
    await asyncio.sleep(BREATH)
    party.aim("throw 2 0")
    party.aim(None)
    await asyncio.sleep(BREATH)
    assert party.other.gestures() == ["throw 1 0", None]
    assert len(party.me.of("tried")) == 1


@at_a_table
async def test_who_does_not_want_to_be_seen_is_not_seen(party: Party) -> None:
    party.aim("throw 1 0", show=False)
    await asyncio.sleep(BREATH)
    assert party.other.gestures() == []
    party.aim("throw 2 0")
    await asyncio.sleep(BREATH)
    party.aim("throw 3 0", show=False)
    await asyncio.sleep(BREATH)
    assert party.other.gestures() == ["throw 2 0", None], "who stops showing has lowered the hand"
    assert len(party.me.of("tried")) == 3


@at_a_table
async def test_what_is_in_the_list_or_not_allowed_is_not_passed_on(party: Party) -> None:
    party.aim("stop")
    await asyncio.sleep(BREATH)
    party.aim("throw 900 0")
    await asyncio.sleep(BREATH)
    assert party.other.gestures() == []
    assert [bool(frame["error"]) for frame in party.me.of("tried")] == [False, True]


@at_a_table
async def test_nobody_sees_a_secret_aim(party: Party) -> None:
    party.live.table.decisions[0].regions[0].secret = True
    party.aim("throw 1 0")
    await asyncio.sleep(BREATH)
    assert party.me.of("tried")[0]["view"]["best"] == 10
    assert party.other.gestures() == party.watcher.gestures() == []
    party.aim("slide coin-1 0 1000 50")
    await asyncio.sleep(BREATH)
    assert party.other.gestures() == ["slide coin-1 0 1000 50"]


@at_a_table
async def test_a_busy_table_answers_tries_and_a_try_never_takes_its_turn(party: Party) -> None:
    async with party.live.lock:
        party.aim("throw 1 0")
        await asyncio.sleep(BREATH)
        assert len(party.me.of("tried")) == 1
    party.aim("throw 2 0")
    assert not party.live.lock.taken
    await asyncio.sleep(BREATH)
    assert len(party.me.of("tried")) == 2


@at_a_table
async def test_whoever_comes_in_sees_the_hands_that_are_up(party: Party) -> None:
    party.aim("throw 1 0")
    await asyncio.sleep(BREATH)
    guest, mine = Ear(None), Ear(0)
    party.live.aims.greet(guest)
    party.live.aims.greet(mine)
    assert guest.gestures() == ["throw 1 0"]
    assert mine.gestures() == []


@at_a_table
async def test_a_seat_that_a_bot_plays_cannot_aim(party: Party) -> None:
    party.live.seats[0] = Seat("token 0", "bot", "normal", "", "", "")
    party.aim("throw 1 0")
    await asyncio.sleep(BREATH)
    assert party.me.of("tried")[0]["error"]["id"] == "seat-bot"


@at_a_table
async def test_who_has_been_seen_off_hears_nothing(party: Party) -> None:
    party.aim("throw 1 0")
    party.live.listeners.discard(party.me)
    await asyncio.sleep(BREATH)
    assert party.me.heard == []
    assert party.other.gestures() == []


class Guessing:
    """Darts where something is dealt anew in every imagined world, and the preview gives it away."""

    def __init__(self) -> None:
        self.worlds: list[int] = []

    def determinize(self, state: State, seat: int | None, chance: Any) -> State:
        self.worlds.append(chance.roll(1_000_000))
        world = state.copy()
        world.turn = self.worlds[-1]
        return world

    def preview(self, state: State, seat: int, action: Action) -> View:
        return {"world": state.turn}


def test_the_same_question_is_answered_from_the_same_imagined_world(monkeypatch: pytest.MonkeyPatch) -> None:
    guessing = Guessing()
    monkeypatch.setattr(tiny.darts.GAME, "determinize", guessing.determinize)
    monkeypatch.setattr(tiny.darts.preview, "preview", guessing.preview)

    async def ask(party: Party, line: Tries) -> int:
        line.hear(Try(party.ask, "throw 1 0"))
        await asyncio.sleep(0.01)
        world: int = party.me.of("tried")[-1]["view"]["world"]
        return world

    async def play() -> None:
        party = Party()
        first = await ask(party, party.tries)
        assert await ask(party, party.tries) == first != party.live.table.state.turn
        assert len(guessing.worlds) == 1, "an imagined world is kept as long as nothing happens"
        assert await ask(party, Tries(party.me, party.live, 0)) == first, "on another line too"

    asyncio.run(play())


def test_what_hardly_happens_again_is_not_kept_written() -> None:
    telling.WRITTEN_EVENTS.clear()
    for once in (True, False):
        telling.event_text(tiny.darts.GAME, Event("stopped", {"seat": 0}, once=once))
        assert len(telling.WRITTEN_EVENTS) == (0 if once else 1)


# Over the wire


@pytest.fixture(scope="module")
def board(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that has darts on its shelf."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SAMOBRANKA_GAMES", "darts=tiny.darts:GAME")
        patch.setenv("PYTHONPATH", str(Path(__file__).parent))
        process = Process(tmp_path_factory.mktemp("darts"))
    try:
        yield process
    finally:
        process.end()


class Darts:
    """A table of darts: who throws first, who waits, who watches."""

    def __init__(self, server: Process, *kinds: str, practice: bool = False) -> None:
        self.server = server
        self.made = server.make(*(kinds or ("here", "here")), game="darts", practice=practice)
        self.me, self.other, self.watcher = (server.sit(self.made, seat) for seat in (0, 1, None))
        self.question = self.me.turn()
        self.other.turn()
        self.watcher.turn()
        self.ask: int = self.question["ask"]

    def aim(self, action: str | None, **more: object) -> None:
        self.me.send(type="try", ask=self.ask, action=action, **more)

    def tried(self, action: str) -> dict[str, Any]:
        self.aim(action)
        return self.me.next("tried")

    def answer(self, client: Client, ask: int, action: str) -> Sequence[dict[str, Any]]:
        client.send(type="answer", ask=ask, action=action)
        return [each.turn() for each in (self.me, self.other, self.watcher)]

    def save(self) -> str:
        return self.server.http.get(f"/api/tables/{self.made['table']}/save", params={"token": self.made["spectator"]}).text

    def seat(self, **change: object) -> None:
        path = f"/api/tables/{self.made['table']}/seat"
        answer = self.server.http.post(path, params={"token": self.made["seats"][0]["token"]}, json=change)
        assert answer.status_code < 300, answer.text


def test_a_question_says_what_can_be_drawn_and_what_can_be_said(board: Process) -> None:
    regions = {region["verb"]: region["parts"] for region in Darts(board).question["regions"]}
    assert regions["throw"] == [
        {
            "kind": "spot",
            "name": "at",
            "box": [-95, -95, 95, 95],
            "zone": [{"shape": "circle", "x": 0, "y": 0, "radius": 95}],
            "taken": [],
            "radius": 0,
        }
    ]
    assert [part["kind"] for part in regions["slide"]] == ["piece", "direction", "number"]
    assert regions["slide"][0]["places"] == [[-50, -150], [0, -150], [50, -150]]


def test_what_would_come_of_it_is_told_and_of_what_is_not_allowed_why(board: Process) -> None:
    darts = Darts(board)
    assert darts.tried("throw 20 30") == {
        "type": "tried",
        "ask": darts.ask,
        "action": "throw 20 30",
        "view": {"best": 9, "worst": 5, "shapes": [{"shape": "circle", "x": 20, "y": 30, "radius": 15}]},
        "error": None,
    }
    for action, id in (
        ("throw 300 0", "darts-refused-choice"),
        ("throw 3", "darts-refused-choice"),
        ("slide coin-9 0 1 1", "illegal-unreadable"),
        ("fly", "illegal-unreadable"),
        ("", "illegal-unreadable"),
    ):
        tried = darts.tried(action)
        assert (tried["view"], tried["error"]["id"]) == (None, id), action


def test_a_game_without_previews_says_only_whether_it_is_allowed(server: Process) -> None:
    made = server.make("here", "here")
    clients = [server.sit(made, 0), server.sit(made, 1)]
    asked = next(client for client in clients if (turn := client.turn())["type"] == "ask")
    asked.send(type="try", ask=turn["ask"], action="conquer")
    assert asked.next("tried")["error"]["id"] == "illegal-unreadable"
    asked.send(type="hint")
    asked.send(type="try", ask=turn["ask"], action=asked.next("hint")["action"])
    assert asked.next("tried") | {"action": ""} == {
        "type": "tried",
        "ask": turn["ask"],
        "action": "",
        "view": None,
        "error": None,
    }


def test_tries_change_nothing_and_nothing_is_stored(board: Process) -> None:
    darts = Darts(board)
    darts.answer(darts.me, darts.ask, "stop")
    before = darts.save()
    darts.me, darts.other = darts.other, darts.me
    darts.ask += 1
    for x in range(10):
        assert darts.tried(f"throw {x} 0")["error"] is None
    assert darts.save() == before
    turns = darts.answer(darts.me, darts.ask, "throw 3 0")
    assert turns[0]["ask"] == darts.ask + 1, "no question was used up"


def test_an_action_in_words_is_an_answer_listed_or_not(board: Process) -> None:
    darts = Darts(board)
    turns = darts.answer(darts.me, darts.ask, "slide coin-2 0 1000 60")
    assert darts.me.view["coins"][1] == {"id": "coin-2", "kind": "coin", "x": 0, "y": 0}
    turns = darts.answer(darts.other, turns[1]["ask"], "stop")
    assert darts.me.view["stopped"] == [False, True]
    darts.me.send(type="answer", ask=turns[0]["ask"], action="slide coin-2 0 1000 60")
    assert darts.me.refused() == "darts-refused-choice"


def test_a_try_for_another_question_is_told_so_and_nobody_sees_it(board: Process) -> None:
    darts = Darts(board)
    darts.other.send(type="try", ask=darts.ask, action="throw 0 0")
    assert darts.other.next("tried")["error"]["id"] == "illegal-seat"
    turns = darts.answer(darts.me, darts.ask, "throw 0 0")
    darts.other.send(type="try", ask=darts.ask, action="throw 0 0")
    assert darts.other.next("tried")["error"]["id"] == "illegal-stale"
    darts.other.send(type="try", ask=turns[1]["ask"], action="throw 40 0")
    assert darts.me.next("aims")["gesture"]["action"] == "throw 40 0"


def test_who_watches_cannot_try(board: Process) -> None:
    darts = Darts(board)
    darts.watcher.send(type="try", ask=darts.ask, action="throw 0 0")
    assert darts.watcher.refused() == "spectator-only"


def test_the_others_see_the_gesture_until_it_is_made(board: Process) -> None:
    darts = Darts(board)
    darts.aim("slide coin-2 0 1000 60")
    for client in (darts.other, darts.watcher):
        assert client.next("aims") == {
            "type": "aims",
            "seat": 0,
            "gesture": {
                "verb": "slide",
                "action": "slide coin-2 0 1000 60",
                "parts": [
                    {"kind": "piece", "name": "coin", "piece": "coin-2", "place": [0, -150]},
                    {"kind": "direction", "name": "way", "x": 0, "y": 1000},
                    {"kind": "number", "name": "power", "value": 60, "least": 1, "most": 100},
                ],
            },
        }
    darts.me.send(type="answer", ask=darts.ask, action="slide coin-2 0 1000 60")
    assert darts.other.next("aims", "events")["type"] == "aims", "the hand is gone before the coin moves"
    assert darts.other.next("events")["events"][0]["kind"] == "slid"


def test_a_hand_goes_down_when_its_owner_leaves(board: Process) -> None:
    darts = Darts(board)
    darts.aim("throw 1 1")
    assert darts.other.next("aims")["gesture"] is not None
    darts.me.close()
    assert darts.other.next("aims") == {"type": "aims", "seat": 0, "gesture": None}


def test_a_hand_goes_down_when_its_seat_is_given_to_a_bot(board: Process) -> None:
    darts = Darts(board)
    darts.aim("throw 1 1")
    assert darts.other.next("aims")["gesture"] is not None
    darts.seat(kind="bot")
    assert darts.other.next("aims", "seats") == {"type": "aims", "seat": 0, "gesture": None}


def test_a_hand_goes_down_when_something_is_taken_back(board: Process) -> None:
    darts = Darts(board, practice=True)
    darts.answer(darts.me, darts.ask, "throw 0 0")
    darts.other.send(type="try", ask=darts.ask + 1, action="throw 50 0")
    assert darts.me.next("aims")["gesture"] is not None
    darts.me.send(type="undo")
    assert darts.me.next("aims", "table") == {"type": "aims", "seat": 1, "gesture": None}


def test_hundreds_of_tries_at_once_are_no_impatience(board: Process) -> None:
    darts = Darts(board)
    for x in range(400):
        darts.aim(f"throw {x % 90} 0")
    darts.aim("throw 7 7")
    count = 1
    while darts.me.next("tried")["action"] != "throw 7 7":
        count += 1
    assert count < 40
    darts.answer(darts.me, darts.ask, "throw 7 7")


def test_a_hint_names_an_action_that_is_in_no_list_and_draws_it(board: Process) -> None:
    darts = Darts(board)
    darts.me.send(type="hint")
    hint = darts.me.next("hint")
    assert (hint["ask"], hint["choice"], hint["why"]) == (darts.ask, None, {"id": "darts-why-middle", "facts": {}})
    assert hint["gesture"]["action"] == hint["action"]
    assert [part["kind"] for part in hint["gesture"]["parts"]] == ["spot"]
    assert darts.tried(hint["action"])["error"] is None


def test_lessons_examples_and_plays_seen_again_draw_the_gesture(board: Process) -> None:
    steps = board.get("/api/tutorial/darts")["steps"]
    drawn = [step["gesture"]["action"] for step in steps if step["gesture"]]
    assert drawn == [step["action"] for step in steps if step["action"] and step["action"] != "stop"] != []
    shown = board.get("/api/show/darts/DA-3/0")["steps"]
    assert [step["gesture"]["verb"] for step in shown] == ["slide"]

    darts = Darts(board, practice=True)
    turns = darts.answer(darts.me, darts.ask, "slide coin-2 0 1000 60")
    darts.answer(darts.other, turns[1]["ask"], "stop")
    token = darts.made["spectator"]
    again = board.get(f"/api/tables/{darts.made['table']}/replay", token=token)["steps"]
    assert [step["gesture"] and step["gesture"]["action"] for step in again] == ["slide coin-2 0 1000 60", None]
    seen = board.get(f"/api/tables/{darts.made['table']}/seen", token=token, number=0)
    assert seen["gesture"]["action"] == "slide coin-2 0 1000 60"
