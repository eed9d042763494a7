"""After the last move: the game in figures, and the same table once more. And why a hint is a hint."""

from pathlib import Path

import pytest

import samobranka
from playing import play_on, questions
from samobranka import words
from samobranka.bots.chair import Chair
from samobranka.bots.reasons import why
from samobranka.core.chance import Chance
from samobranka.server.figures import figures
from serving import Process


def test_a_finished_game_is_counted_by_turn_and_by_seat() -> None:
    table = play_on(samobranka.new("castle_panic", 2, seed=5), 5)
    told = figures("castle_panic", table)
    towers = next(line.values for line in told.series if line.name == "castle_panic-stat-towers")
    assert towers[0] == 6
    assert towers[-1] == len(table.view(None)["towers"])
    assert len(towers) == len(told.turns)
    slain = next(tally.seats for tally in told.tallies if tally.name == "castle_panic-stat-slain")
    assert slain == [sum(e.kind == "slain" and e.facts["seat"] == seat for e in table.events) for seat in range(2)]
    trades = sum(event.kind == "swapped" for event in table.events)
    assert next(tally.seats for tally in told.tallies if tally.name == "castle_panic-stat-swapped") == [trades, trades]
    assert sum(next(t.seats for t in told.tallies if t.name == "stat-choices")) == len(table.made)
    names = [line.name for line in told.series] + [tally.name for tally in told.tallies]
    assert all(words.bundle(language).has_message(name) for name in names for language in words.LANGUAGES)


@pytest.mark.parametrize("seed", range(4))
def test_who_race_have_a_line_each_that_ends_at_what_they_have(seed: int) -> None:
    table = play_on(samobranka.new("bad_bones", 3, options={"advanced": seed > 1}, seed=seed), seed)
    told = figures("bad_bones", table)
    assert [line.seat for line in told.series] == [0, 1, 2]
    assert {line.name for line in told.series} == {"bad_bones-stat-points"}
    assert table.outcome is not None
    assert [line.values[-1] for line in told.series] == table.outcome.scores
    together = figures("bad_bones", play_on(samobranka.new("bad_bones", 2, options={"mode": "coop"}, seed=seed), seed))
    assert {line.seat for line in together.series} == {None}


def test_a_rematch_is_one_table_and_each_seat_learns_its_own_token(tmp_path: Path) -> None:
    server = Process(tmp_path)
    try:
        made = server.make("pass", "pass")
        anna, eye = server.sit(made, 0), server.sit(made, None)
        eye.next("over")
        address = f"/api/tables/{made['table']}/rematch"
        tokens = [seat["token"] for seat in made["seats"]]
        first = server.http.post(address, params={"token": tokens[0]}).json()
        told, seen = anna.next("rematch"), eye.next("rematch")
        assert told["token"] == first["token"]
        assert seen["seat"] is None
        second = server.http.post(address, params={"token": tokens[1]}).json()
        assert second["table"] == first["table"]
        assert len({first["token"], second["token"], seen["token"], *tokens}) == 5
        assert second["token"] not in anna.bytes + eye.bytes
        assert server.http.post(address, params={"token": made["spectator"]}).status_code == 400
        assert server.get(f"/api/tables/{made['table']}/statistics", token=made["spectator"])["turns"]
        server.kill()
        again = Process(tmp_path)
        try:
            assert again.http.post(address, params={"token": tokens[0]}).json() == first
        finally:
            again.kill()
    finally:
        server.kill()


def test_there_is_no_rematch_and_no_figures_before_the_end(tmp_path: Path) -> None:
    server = Process(tmp_path)
    try:
        made = server.make("here")
        token = made["seats"][0]["token"]
        answer = server.http.post(f"/api/tables/{made['table']}/rematch", params={"token": token})
        assert (answer.status_code, answer.json()["error"]["id"]) == (400, "rematch-later")
        answer = server.http.get(f"/api/tables/{made['table']}/statistics", params={"token": token})
        assert (answer.status_code, answer.json()["error"]["id"]) == (400, "statistics-later")
    finally:
        server.kill()


@pytest.mark.parametrize("mode", ["standard", "overlord"])
def test_every_reason_can_be_said_in_every_language(mode: str) -> None:
    table = samobranka.new("castle_panic", 3, {"mode": mode, "all_for_one": True}, seed=8)
    said = set()
    for decision in questions(table, 8):
        chair = Chair(table.game, decision.seat, table.state)
        before = table.state.key()
        for action in decision.choices:
            reason = why(chair, action, Chance(1))
            if reason is not None:
                said.add(reason.id)
                for language in words.LANGUAGES:
                    sentence = words.say(reason, language)
                    assert not sentence.startswith("castle_panic-"), reason
                    assert "{" not in sentence, sentence
        assert table.state.key() == before
    assert len(said) > 8
