"""Fingers and phrases: seen by everybody, stored nowhere; and a game that asks for silence is obeyed by the server."""

import json
from pathlib import Path
from typing import Any

import pytest

from playing import questions
from samobranka import games
from samobranka.core import signals as spoken
from samobranka.core.decision import Decision
from samobranka.core.errors import SamobrankaError
from samobranka.core.table import Table
from samobranka.games.dead_cells import GAME as DEAD_CELLS
from samobranka.games.dead_cells import curtain
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.server import playing, rows, signals, telling
from samobranka.server.live import Live, Seat
from samobranka.server.wire.heard import Point, Say, read_message
from samobranka.server.wire.told import read_frame
from samobranka.testing import conform
from serving import Process
from tiny.cards import Cards


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

    def texts(self) -> list[str]:
        return [frame["text"] for frame in self.of("chat")]


def live_of(table: Table) -> Live:
    return Live("id", "watch", table, [Seat(f"token {n}", "here", "normal", "", "", "") for n in range(table.seats)])


class Fight:
    """Dead Cells for two, where the first card of a fight is to be placed; somebody watches."""

    def __init__(self) -> None:
        self.table = Table(DEAD_CELLS, 2, {}, seed=4)
        self.asked: Decision = next(decision for decision in questions(self.table, 1) if decision.question == "place")
        self.live = live_of(self.table)
        self.ears = [Ear(0), Ear(1), Ear(None)]
        self.live.listeners |= set(self.ears)

    def say(self, seat: int | None, text: str) -> None:
        _, tell = playing.say(self.live, seat, text)
        tell()

    def play_until(self, *asked: str) -> None:
        """Everybody takes the first choice until one of these is asked, told as the house tells it."""
        while self.table.decisions[0].question not in asked:
            self.choose()

    def choose(self) -> None:
        decision = self.table.decisions[0]
        _, tell = playing.act(self.live, decision.seat, decision.choices[0], decision.id)
        tell()


def refused(act: Any, *arguments: object) -> str:
    with pytest.raises(SamobrankaError) as caught:
        act(*arguments)
    return caught.value.id


def test_a_finger_and_a_phrase_are_seen_by_everybody_and_kept_nowhere() -> None:
    fight = Fight()
    foe = fight.table.view(None)["fight"]["line"][0]["id"]
    signals.tell(fight.live, 1, Point([foe]))
    signals.tell(fight.live, 0, Say("focus", [foe]))
    signals.tell(fight.live, 1, Say("yes"))
    for ear in fight.ears:
        assert [(each["seat"], each["phrase"], each["pieces"]) for each in ear.of("signal")] == [
            (1, None, [foe]),
            (0, "focus", [foe]),
            (1, "yes", []),
        ]
    assert fight.live.chat == []
    assert foe.encode() not in telling.everything(fight.live, 0).split(b'"chat"')[1].split(b'"talk"')[0]


def test_while_cards_are_placed_players_write_nothing_and_spectators_are_read_later() -> None:
    fight = Fight()
    assert refused(fight.say, 0, "I have the axe") == "talk-signals"
    fight.say(None, "he has the axe")
    assert [ear.texts() for ear in fight.ears] == [[], [], ["he has the axe"]]
    late = json.loads(telling.everything(fight.live, 1))
    assert late["talk"] == "signals"
    assert late["chat"] == []
    while spoken.talk_at(DEAD_CELLS, fight.table.state) != "open":
        assert fight.ears[0].texts() == []
        fight.choose()
    assert [ear.texts() for ear in fight.ears] == [["he has the axe"]] * 3
    assert fight.ears[0].of("events")[-1]["talk"] == "open"
    fight.say(0, "well done")
    assert fight.ears[1].texts()[-1] == "well done"


def test_the_curse_of_silence_closes_fingers_and_phrases_too() -> None:
    fight = Fight()
    fight.table.state.seals |= 1 << v.NO_TALK
    foe = fight.table.view(None)["fight"]["line"][0]["id"]
    assert refused(signals.tell, fight.live, 0, Point([foe])) == "talk-none"
    assert refused(signals.tell, fight.live, 0, Say("yes")) == "talk-none"
    assert refused(fight.say, 1, "hush") == "talk-none"


def test_with_open_hands_talk_is_never_closed() -> None:
    table = Table(DEAD_CELLS, 2, {"hands": "open"}, seed=4)
    assert {spoken.talk_at(table.game, table.state) for _ in questions(table, 1)} == {"open"}


def test_what_a_table_that_was_stored_held_back_is_still_held_back() -> None:
    fight = Fight()
    fight.say(None, "he has the axe")
    stored: Any = [{"seat": said.seat, "text": said.text, "at": said.at} for said in fight.live.chat]
    assert [line.held for line in rows.said_again(fight.table, stored)] == [True]
    while spoken.talk_at(DEAD_CELLS, fight.table.state) != "open":
        fight.choose()
    assert [line.held for line in rows.said_again(fight.table, stored)] == [False]


@pytest.mark.parametrize(
    "message",
    [
        Point(["I have the axe"]),
        Point(["axe"]),
        Say("I have the axe"),
        Say("focus"),
        Say("yes", ["fighter-1"]),
        Say("focus", ["I have the axe"]),
        Point(["__class__"]),
        Point(["\0"]),
    ],
    ids=str,
)
def test_a_name_is_no_way_around_closed_talk(message: Point | Say) -> None:
    fight = Fight()
    assert refused(signals.tell, fight.live, 0, message) in ("point-unknown", "phrase-unknown")
    assert all(not ear.heard for ear in fight.ears)


def test_nobody_can_point_at_what_only_he_sees() -> None:
    fight = Fight()
    own = fight.table.view(fight.asked.seat)["cards"][fight.asked.seat]["hand"]
    assert own
    for card in own:
        assert refused(signals.tell, fight.live, fight.asked.seat, Point([card["id"]])) == "point-unknown"


def test_the_pieces_of_a_question_are_told_to_the_others_unless_it_opens_a_hand() -> None:
    fight = Fight()
    step = json.loads(telling.Next(fight.live).of(1 - fight.asked.seat))
    assert step["for"][0]["pieces"] == []
    assert json.loads(telling.Next(fight.live).of(fight.asked.seat))["opens"] is True
    fight.play_until("path", "target", "loot", "assign")
    decision = fight.table.decisions[0]
    step = json.loads(telling.Next(fight.live).of(1 - decision.seat))
    meant = {piece for action in decision.choices for piece in fight.table.game.pieces(fight.table.state, action)}
    assert set(step["for"][0]["pieces"]) == meant != set()
    assert json.loads(telling.Next(fight.live).of(decision.seat))["opens"] is False


def test_a_game_that_names_no_questions_keeps_all_of_them_to_who_is_asked() -> None:
    live = live_of(Table(Cards(), 2, {}, seed=1))
    asked = live.table.decisions[0]
    assert json.loads(telling.Next(live).of(1 - asked.seat))["for"][0]["pieces"] == []
    assert spoken.opens(live.table.game, live.table.state, asked)


def test_nobody_shows_a_bot_anything() -> None:
    live = live_of(Table(games.find("castle_panic"), 2, {}, seed=1))
    asked = live.table.decisions[0].seat
    assert json.loads(telling.Next(live).of(1 - asked))["for"][0]["pieces"]
    live.seats[asked] = Seat("token", "bot", "normal", "", "", "")
    live.lit.clear()
    assert json.loads(telling.Next(live).of(1 - asked))["for"][0]["pieces"] == []


def test_conform_finds_a_question_that_opens_a_hand_and_is_not_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(curtain, "OPENS", curtain.OPENS - {"place"})
    with pytest.raises(AssertionError, match="the question 'place' is said to open no hand"):
        conform(DEAD_CELLS, 2, games=1, every=3, most=60)


def test_what_is_no_finger_and_no_phrase_is_garbage() -> None:
    wrong: list[object] = [
        {"type": "point"},
        {"type": "point", "pieces": []},
        {"type": "point", "pieces": "t1"},
        {"type": "point", "pieces": ["t1"] * 9},
        {"type": "point", "pieces": ["x" * 41]},
        {"type": "point", "pieces": [7]},
        {"type": "point", "pieces": ["t1"], "of": -1},
        {"type": "phrase"},
        {"type": "phrase", "id": 7},
        {"type": "phrase", "id": "yes", "pieces": None},
    ]
    assert [read_message(json.dumps(each).encode()) for each in wrong] == [None] * len(wrong)


def test_fingers_over_the_wire_have_a_limit_and_need_a_seat(tmp_path: Path) -> None:
    server = Process(tmp_path, "--limit", "signals=2/0.01")
    try:
        made = server.make("here", "here")
        asked, other, watcher = (server.sit(made, seat) for seat in (0, 1, None))
        assert [phrase["id"] for phrase in other.next("table")["phrases"]] == ["yes", "no", "wait"]
        piece = other.next("wait")["for"][0]["pieces"][0]
        other.send(type="point", pieces=[piece], of=0)
        other.send(type="phrase", id="wait")
        for client in (asked, other, watcher):
            assert client.next("signal") == {"type": "signal", "seat": 1, "phrase": None, "pieces": [piece], "of": 0}
            assert client.next("signal")["phrase"] == "wait"
        other.send(type="phrase", id="yes")
        assert other.refused() == "too-often-signals"
        watcher.send(type="point", pieces=[piece])
        assert watcher.refused() == "spectator-only"
        asked.send(type="point", pieces=["nothing of this table"])
        assert asked.refused() == "point-unknown"
    finally:
        server.end()
