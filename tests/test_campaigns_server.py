"""Campaigns at a server, as those who play them meet them: from run to run, in changing company."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from campaigning import ANNA, BLANK, BORIS, BOT, CLARA, Data, Ours, agreed
from playing import play_on
from samobranka import words
from samobranka.core.table import Table
from samobranka.server import botwork
from samobranka.server.botpool import job_for
from samobranka.server.wire import basics, campaigns, shelf
from serving import Client, Process
from stores import Store
from tiny.growing import DRAW, GAME

pytestmark = pytest.mark.usefixtures("tiny_shelf")


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server with the tiny games, where nothing is refused merely for being too much."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SAMOBRANKA_GAMES", "darts=tiny.darts:GAME,growing=tiny.growing:GAME")
        patch.setenv("PYTHONPATH", str(Path(__file__).parent))
        process = Process(tmp_path_factory.mktemp("campaigns"), "--limit", "loads=9999/999", "--limit", "tables=9999/999")
    try:
        yield process
    finally:
        process.end()


# From run to run


def test_five_runs_in_changing_company(store: Store) -> None:
    # The same luck each time: some run must be won.
    server = store.serve("--seed", "7")
    try:
        ours = Ours(server, ANNA, BORIS, name="Ours", pace="fast")
        ours.go_on(ours.play(seed=1))
        assert [seat["name"] for seat in ours.page["seats"]] == ["Anna", "Boris"]
        ours.play(seed=2)
        ours.run(CLARA, ANNA, BOT)
        ours.play(ours.sit()[:2], seed=3)
        ours.run(BORIS)
        ours.play(seed=4)
        ours.run(BOT, BOT)
        assert server.sit(ours.made, None).next("over")["outcome"]["reason"] in ("won", "lost")
        page = ours.page
        assert [run["number"] for run in page["runs"]] == [1, 2, 3, 4, 5]
        names = [[seat["name"] for seat in run["seats"]] for run in page["runs"]]
        assert names == [["Anna", "Boris"], ["Anna", "Boris"], ["Clara", "Anna", ""], ["Boris"], ["", ""]]
        assert (page["open"], page["dropped"], page["fixed"], page["name"]) == (None, None, {"pace": "fast"}, "Ours")
        campaign = agreed(ours.file)
        assert [run.seats for run in campaign.runs] == [2, 2, 3, 1, 2]
        assert campaign.record is not None
        won = sum(run["outcome"]["reason"] == "won" for run in page["runs"])
        assert won > 0
        facts = {"runs": 5, "won": won, "cards": 4 + won}
        assert page["progress"] == ours.line["progress"] == {"id": "growing-progress", "facts": facts}
        assert page["milestones"][0] == {"name": "first-win", "reached": True}
        assert (ours.line["runs"], ours.line["open"]) == (5, None)
        for run in page["runs"]:
            shown = server.get(f"/api/tables/{run['table']}/replay", token=run["spectator"])
            assert shown["outcome"] == run["outcome"]
            assert shown["view"]["run"] == run["number"]
    finally:
        server.end()


def test_the_next_run_is_told_to_everybody_who_is_connected(host: Process) -> None:
    ours = Ours(host, ANNA, BORIS)
    watcher = host.sit(ours.made, None)
    clients = ours.sit()
    tables = [client.next("table") for client in clients]
    assert tables[0]["campaign"] == {"campaign": ours.id, "token": ours.token, "name": "", "run": 1}
    assert watcher.next("table")["campaign"] == {"campaign": ours.id, "token": "", "name": "", "run": 1}
    ours.play(clients)
    first = ours.rematch(1)
    told = [client.next("rematch") for client in (*clients, watcher)]
    assert (first["table"], first["seat"], first["token"]) == (told[1]["table"], 1, told[1]["token"])
    assert {each["table"] for each in told} == {first["table"]}
    assert [each["seat"] for each in told] == [0, 1, None]
    # Asked again, by somebody else: the same run.
    assert ours.rematch(0)["table"] == first["table"]
    assert (ours.page["open"]["table"], ours.page["open"]["number"]) == (first["table"], 2)
    again = Client(f"{host.address.replace('http', 'ws')}/ws/{first['table']}?token={told[0]['token']}")
    assert again.next("table")["campaign"]["run"] == 2
    assert again.view["run"] == 2


def test_there_is_no_next_run_before_the_end(host: Process) -> None:
    ours = Ours(host, ANNA)
    assert ours.rematch(status=400)["error"]["id"] == "campaign-not-over"
    assert ours.refused("run", seats=[ANNA]) == "campaign-open"
    assert ours.page["open"]["table"] == ours.line["open"] == ours.made["table"]


def test_who_stayed_behind_hears_that_the_campaign_has_gone_on(host: Process) -> None:
    ours = Ours(host, ANNA, BORIS)
    ours.play()
    old = ours.made
    ours.run(CLARA)
    ours.made, new = old, ours.made
    refusal = ours.rematch(status=400)["error"]
    assert (refusal["id"], refusal["facts"]) == ("campaign-went-on", {"run": 2})
    assert ours.page["open"]["table"] == new["table"]


def test_two_who_ask_at_once_get_one_run(store: Store) -> None:
    """At one server, and at two that share a database."""
    servers = [store.serve(), store.serve("--take-over")]
    try:
        ours = Ours(servers[0], ANNA, BORIS)
        for run, ways in enumerate(("run", "rematch", "run rematch"), 2):
            ours.play()
            done, refusals = ask_at_once(ours, [server.http for server in servers], ways.split())
            assert len({each["table"] for each in done}) == 1
            # Who asks for other company may be late; who asks for the same one never is.
            assert refusals <= ({"campaign-open", "campaign-went-on"} if "run" in ways.split() else set())
            page = ours.page
            assert (len(page["runs"]), page["open"]["number"], page["open"]["table"]) == (run - 1, run, done[0]["table"])
            agreed(ours.file)
            ours.post("give-up")
            ours.run(ANNA, BORIS)
    finally:
        for server in servers:
            server.end()


def ask_at_once(ours: Ours, https: list[httpx.Client], ways: list[str]) -> tuple[list[Data], set[str]]:
    """Eight requests for the next run: the tables they got, and why others got none."""

    def ask(number: int) -> httpx.Response:
        http = https[number % 2]
        if ways[number // 2 % len(ways)] == "run":
            query = {"token": ours.token}
            return http.post(f"/api/campaigns/{ours.id}/run", params=query, json={"seats": [ANNA, BORIS]})
        query = {"token": ours.made["seats"][number // 4]["token"]}
        return http.post(f"/api/tables/{ours.made['table']}/rematch", params=query)

    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(ask, range(8)))
    done = [answer.json() for answer in answers if answer.status_code < 300]
    return done, {answer.json()["error"]["id"] for answer in answers if answer.status_code >= 300}


def test_a_server_that_did_not_hear_of_it_changes_nothing(store: Store) -> None:
    """Two that share a database: what one of them gave up, or ended, the other neither ends nor gives up."""
    servers = [store.serve(), store.serve("--take-over")]
    try:
        ours = Ours(servers[0], ANNA)
        for ended in (False, True):
            here, there = (servers[number].sit(ours.made, 0) for number in (0, 1))
            asks = [client.next("ask")["ask"] for client in (here, there)]
            if ended:
                here.send(type="answer", ask=asks[0], choice=1)
                here.next("over")
            else:
                ours.post("give-up")
            before = ours.file
            there.send(type="answer", ask=asks[1], choice=1)
            assert there.refused() == "not-stored"
            ours.server = servers[1]
            assert ours.refused("give-up") == "campaign-none-open"
            assert ours.file == before
            ours.server = servers[0]
            ours.run(ANNA)
        assert len(agreed(ours.file).runs) == 1
    finally:
        for server in servers:
            server.end()


def test_the_choice_that_ends_a_run_stays(host: Process) -> None:
    ours = Ours(host, ANNA)
    (client,) = ours.sit()
    client.send(type="answer", ask=client.next("ask")["ask"], choice=1)
    client.next("over")
    client.send(type="undo")
    assert client.refused() == "undo-run"
    assert len(agreed(ours.file).runs) == 1


def test_a_bot_plays_the_run_that_is_on_the_table() -> None:
    record = {"runs": 3, "won": 2, "deck": [1, 2, 3, 4, 5, 7]}
    table = Table(GAME, 2, None, 1, record=record)
    table.act(0, (DRAW,))
    assert botwork.laid_out(job_for("here", table, 1, "random")).state.key() == table.state.key()


# What the first run settled, and what nobody may do


def test_the_first_run_settles_what_is_fixed(host: Process) -> None:
    ours = Ours(host, ANNA, pace="fast")
    ours.play()
    before = ours.page
    assert ours.refused("run", seats=[ANNA], options={"pace": "slow"}) == "campaign-fixed"
    assert ours.page == before
    ours.run(ANNA, BORIS)
    assert ours.sit()[0].next("table")["options"] == {"pace": "fast"}


@pytest.mark.parametrize(
    ("wish", "id"),
    [
        ({"seats": []}, "option-seats"),
        ({"seats": [ANNA] * 4}, "option-seats"),
        ({"seats": [{"kind": "bot", "bot": "nobody"}]}, "bot-unknown"),
        ({"seats": [ANNA], "options": {"size": 3}}, "option-unknown"),
        ({"seats": [ANNA], "options": {"pace": "odd"}}, "option-value"),
        ({"seats": [{"kind": "ghost"}]}, "request-wrong"),
        ({"seats": "all"}, "request-wrong"),
        ({}, "request-wrong"),
    ],
)
def test_wrong_wishes_change_nothing(host: Process, wish: Data, id: str) -> None:
    ours = Ours(host, ANNA)
    ours.play()
    before = ours.page
    assert ours.refused("run", **wish) == id
    assert host.http.post("/api/campaigns", json={"game": "growing", **wish}).json()["error"]["id"] == id
    assert ours.page == before


def test_a_game_without_campaigns_has_none(host: Process) -> None:
    games = {game["id"]: game["campaign"] for game in host.get("/api/games")}
    going_on = {game for game, campaign in games.items() if campaign}
    assert going_on == {"dead_cells", "growing"}
    for game, id in (("castle_panic", "campaign-none"), ("nothing", "game-unknown")):
        assert host.http.post("/api/campaigns", json={"game": game, "seats": [ANNA]}).json()["error"]["id"] == id


def test_without_its_token_a_campaign_does_not_exist(host: Process) -> None:
    ours, other = Ours(host, ANNA), Ours(host, ANNA)
    for token in ("", "x", "\0", other.token, ours.made["seats"][0]["token"], ours.token[:-1], f"{ours.token}x"):
        for what in ("", "/save"):
            refusal = host.get(f"/api/campaigns/{ours.id}{what}", 404, token=token)
            assert refusal["error"]["id"] == "campaign-unknown"
        for what in ("run", "rename", "give-up", "anew"):
            refusal = ours.post(what, 404, token=token, seats=[ANNA], name="Mine")
            assert refusal["error"]["id"] == "campaign-unknown"
    host.get("/api/campaigns/nothing", 404, token=ours.token)
    assert host.get("/api/campaigns", tokens=f",x,{ours.made['spectator']},\0") == []
    assert (ours.page["name"], ours.page["open"]["table"]) == ("", ours.made["table"])


def test_a_name_is_cleaned_and_not_too_long(host: Process) -> None:
    ours = Ours(host, ANNA, name="  Our\n\0 tower  ")
    assert ours.page["name"] == "Our tower"
    assert ours.post("rename", name="Я" * 40 + "  ")["name"] == "Я" * 40
    assert ours.sit()[0].next("table")["campaign"]["name"] == "Я" * 40
    for name, id in (("x" * 41, "campaign-name-long"), ("x" * 2000, "request-wrong"), (3, "request-wrong")):
        assert ours.refused("rename", name=name) == id
    assert ours.line["name"] == "Я" * 40
    assert ours.post("rename", name="")["name"] == ""
    wish = {"game": "growing", "seats": [ANNA], "name": "x" * 41}
    assert host.http.post("/api/campaigns", json=wish).json()["error"]["id"] == "campaign-name-long"


def test_a_new_name_reaches_open_tables(host: Process) -> None:
    ours = Ours(host, ANNA, BORIS, name="Before")
    other = Ours(host, CLARA, name="Another")
    (stranger,) = other.sit()
    clients = [*ours.sit(), host.sit(ours.made, None)]
    assert [client.next("table")["campaign"]["name"] for client in clients] == ["Before"] * 3
    ours.post("rename", name="After")
    heard = [client.next("campaign")["campaign"] for client in clients]
    assert [each["name"] for each in heard] == ["After"] * 3
    # Who only watches gets no token with it, either.
    assert [each["token"] for each in heard] == [ours.token, ours.token, ""]
    # Other campaigns hear nothing, and who comes later finds the new name.
    other.post("rename", name="Yet another")
    assert stranger.next("campaign")["campaign"]["name"] == "Yet another"
    assert host.sit(ours.made, None).next("table")["campaign"]["name"] == "After"


def test_too_many_campaigns_at_once_are_refused(tmp_path: Path) -> None:
    server = Process(tmp_path, "--limit", "tables=3/0.001", "--limit", "loads=1/0.001")
    try:
        ours = Ours(server, ANNA)
        ours.play()
        assert ours.post("anew", 201)["campaign"] != ours.id
        ours.run(ANNA)
        for what in ("run", "anew"):
            assert ours.post(what, 429, seats=[ANNA])["error"]["id"] == "too-often-tables"
        refusal = server.http.post("/api/campaigns", json={"game": "growing", "seats": [ANNA]})
        assert (refusal.status_code, refusal.json()["error"]["id"]) == (429, "too-often-tables")
        answers = [server.http.post("/api/campaigns/load", content=ours.file).status_code for _ in range(2)]
        assert answers == [201, 429]
    finally:
        server.end()


# Given up, begun anew


def test_a_run_that_is_given_up_was_never_begun(host: Process) -> None:
    ours = Ours(host, ANNA, BORIS)
    ours.play(seed=1)
    assert ours.refused("give-up") == "campaign-none-open"
    before = json.loads(ours.file)
    first = ours.made
    ours.rematch()
    given_up = ours.rematch()
    url = f"{host.address.replace('http', 'ws')}/ws/{given_up['table']}?token={given_up['token']}"
    sitting = Client(url)
    sitting.next("ask")
    page = ours.post("give-up")
    assert (page["open"], len(page["runs"]), page["dropped"]) == (None, 1, None)
    assert [seat["name"] for seat in page["seats"]] == ["Anna", "Boris"]
    assert sitting.refused() == "campaign-given-up"
    with pytest.raises(ConnectionClosed):
        sitting.next("table")
    assert Client(url).refused() == "table-unknown"
    assert host.get("/api/tables", tokens=given_up["token"]) == []
    assert json.loads(ours.file) == before
    # And the same company may begin it once more.
    ours.made = first
    assert ours.rematch()["token"] != given_up["token"]
    assert ours.page["open"]["number"] == 2


def test_a_first_run_that_is_given_up_settles_nothing(host: Process) -> None:
    ours = Ours(host, ANNA, BORIS, pace="fast")
    assert ours.page["fixed"] == {"pace": "fast"}
    page = ours.post("give-up")
    assert (page["fixed"], page["options"], page["runs"]) == ({}, {"pace": "fast"}, [])
    assert page["progress"]["facts"]["runs"] == 0
    assert [seat["symbol"] for seat in page["seats"]] == ["fox", "owl"]
    assert agreed(ours.file).record is None
    ours.run(CLARA, pace="slow")
    assert ours.page["fixed"] == {"pace": "slow"}
    assert [seat["name"] for seat in ours.page["seats"]] == ["Clara"]


def test_begun_anew_the_old_one_stays(host: Process) -> None:
    ours = Ours(host, ANNA, BORIS, name="Ours", pace="fast")
    ours.play()
    old, file = ours.page, ours.file
    made = ours.post("anew", 201)
    page = host.get(f"/api/campaigns/{made['campaign']}", token=made["token"])
    assert (page["runs"], page["open"], page["fixed"], page["progress"]["facts"]["runs"]) == ([], None, {}, 0)
    assert (page["name"], page["options"], page["seats"]) == ("Ours", {"pace": "fast"}, old["seats"])
    assert (ours.page, ours.file) == (old, file)
    ours.id, ours.token = made["campaign"], made["token"]
    ours.run(CLARA, pace="slow")
    ours.play()
    assert [run["number"] for run in ours.page["runs"]] == [1]
    assert len(agreed(ours.file).runs) == 1


# Files


def test_a_campaign_goes_on_from_its_file(store: Store) -> None:
    server = store.serve()
    try:
        ours = Ours(server, ANNA, BORIS, name="Ours", pace="fast")
        ours.go_on(ours.play(seed=1))
        ours.play(seed=2)
        ours.run(ANNA, BORIS, CLARA)
        ours.play(seed=3, most=1)
        file = ours.file
        made = server.http.post("/api/campaigns/load", content=file).json()
        old, ours.id, ours.token, ours.made = ours.page, made["campaign"], made["token"], made["table"]
        assert json.loads(ours.file) == json.loads(file)
        page = ours.page
        for name in ("name", "game", "fixed", "options", "progress", "milestones"):
            assert page[name] == old[name]
        assert [(run["outcome"], run["turn"]) for run in page["runs"]] == [(run["outcome"], run["turn"]) for run in old["runs"]]
        for run in page["runs"]:
            shown = server.get(f"/api/tables/{run['table']}/replay", token=run["spectator"], eyes="all")
            assert (shown["outcome"], shown["view"]["run"]) == (run["outcome"], run["number"])
        ours.play(seed=4)
        ours.run(ANNA)
        ours.play(seed=5)
        assert len(agreed(ours.file).runs) == 4
    finally:
        server.end()


def test_a_file_whose_last_run_is_over_is_closed(host: Process) -> None:
    ours = Ours(host, ANNA)
    data = json.loads(ours.file)
    table = play_on(Table(GAME, 1, None, 1, record=dict(BLANK)))
    made = host.http.post("/api/campaigns/load", json={**data, "open": json.loads(table.to_json())}).json()
    assert made["table"] is None
    page = host.get(f"/api/campaigns/{made['campaign']}", token=made["token"])
    assert ([run["number"] for run in page["runs"]], page["open"]) == ([1], None)


def test_a_file_with_an_open_run_of_other_rules_says_so(host: Process) -> None:
    ours = Ours(host, ANNA)
    ours.play()
    ours.run(ANNA)
    data = json.loads(ours.file)
    data["open"]["version"] = data["runs"][0]["table"]["version"] = "0"
    made = host.http.post("/api/campaigns/load", json=data).json()
    page = host.get(f"/api/campaigns/{made['campaign']}", token=made["token"])
    assert (made["table"], page["open"], page["dropped"]["id"]) == (None, None, "save-version")
    assert (page["runs"][0]["table"], page["runs"][0]["outcome"]) == (None, data["runs"][0]["outcome"])
    ours.id, ours.token = made["campaign"], made["token"]
    assert json.loads(ours.file)["runs"] == data["runs"]
    ours.run(ANNA)
    assert (ours.page["dropped"], ours.page["open"]["number"]) == (None, 2)


def damaged() -> list[Any]:
    run = {"seats": 1, "options": {}, "outcome": {}, "turn": 1, "table": {}}
    return [
        {"record": 3}, {"record": {}}, {"record_version": "77"},
        {"record": {"runs": "1", "won": 0, "deck": [1]}}, {"record": {"runs": 1, "won": 0, "deck": "\ud800"}},
        {"fixed": {"pace": "odd"}}, {"runs": [{}]}, {"runs": [run]}, {"runs": 7}, {"game": "castle_panic"}, {"game": 4},
        {"game": "nothing"}, {"format": "samobranka-campaign-9"}, {"format": None}, {"open": {"log": 3}, "runs": [None]},
    ]  # fmt: skip


def damaged_runs() -> list[Any]:
    return [
        {"seats": 2}, {"turn": -1}, {"turn": 2**31}, {"turn": 1.5}, {"outcome": {"reason": "won"}}, {"outcome": []},
        {"table": None}, {"table": {"game": "darts"}}, {"table": {"version": 3}}, {"table": {"version": "\0"}},
        {"table": {"version": "1" * 41}}, {"table": {"record": None}}, {"table": {"options": [1]}}, {"table": {"setup": [0.5]}},
        {"table": {"setup": [True]}}, {"table": {"log": 1}}, {"table": {"log": [1]}}, {"table": {"log": [["draw", 5, []]]}},
        {"table": {"log": [["draw", 0]]}}, {"table": {"log": [["\0", 0, []]]}}, {"table": {"log": [[3, 0, []]]}},
        {"table": {"log": [["draw", 0, ["x"]]]}}, {"table": {"log": [["draw", 10**30, []]]}}, {"table": {"seats": 40}},
    ]  # fmt: skip


def test_a_damaged_file_is_refused_and_nothing_is_stored(store: Store) -> None:
    server = store.serve("--limit", "loads=9999/999")
    try:
        ours = Ours(server, ANNA)
        ours.play()
        good = json.loads(ours.file)
        (run,) = good["runs"]
        bodies: list[object] = [{**good, **change} for change in damaged()]
        for change in damaged_runs():
            table = (
                {**run["table"], **change["table"]}
                if isinstance(change.get("table"), dict)
                else change.get("table", run["table"])
            )
            bodies.append({**good, "runs": [run, {**run, **change, "table": table}]})
        texts = [json.dumps(body).encode() for body in (*bodies, [], 3, {})]
        for text in (*texts, b"", b"{", b"\xff\xfe", b"[" * 5000, ours.file.encode()[:-9]):
            answer = server.http.post("/api/campaigns/load", content=text)
            answered(answer)
            assert answer.status_code == 400, (answer.text, text[:2000])
        assert server.http.post("/api/campaigns/load", json=good).status_code == 201
        long = {**run["table"], "log": [["draw", 0, []]] * 50_001}
        answer = server.http.post("/api/campaigns/load", json={**good, "runs": [{**run, "table": long}]})
        assert (answer.status_code, answer.json()["error"]["id"]) == (400, "request-large")
        assert server.http.post("/api/campaigns/load", content=b" " * (16 * 1024 * 1024 + 1)).status_code == 413
    finally:
        server.end()


def test_a_run_that_was_made_up_is_refused_when_somebody_wants_to_see_it(host: Process) -> None:
    ours = Ours(host, ANNA)
    ours.play()
    data = json.loads(ours.file)
    data["runs"][0]["table"]["log"] = [["dance", 0, []]]
    made = host.http.post("/api/campaigns/load", json=data).json()
    (run,) = host.get(f"/api/campaigns/{made['campaign']}", token=made["token"])["runs"]
    refusal = host.get(f"/api/tables/{run['table']}/replay", 400, token=run["spectator"])
    assert refusal["error"]["id"] == "save-broken"


def test_a_table_whose_record_nobody_can_be_told_is_refused(host: Process) -> None:
    table = json.loads(Table(GAME, 1, None, 1, record=dict(BLANK)).to_json())
    for record in ({**BLANK, "more": "\ud800"}, {**BLANK, "deck": 3}, {"runs": 1}, 3):
        answer = host.http.post("/api/tables/load", content=json.dumps({**table, "record": record}))
        assert (answer.status_code, answer.json()["error"]["id"]) == (400, "save-broken")
    made = host.http.post("/api/tables/load", json=table).json()
    assert host.sit(made, 0).next("table")["campaign"] is None


SECRETS = """
from tiny.growing import GAME, Growing


class Secretive(Growing):
    room_campaign = GAME.room("campaign")

    def eyes(self, state, seat):
        return seat

    def view(self, state, seat):
        return {**super().view(state, seat), "mine": seat}


GAME = Secretive()
"""


def test_a_run_that_holds_secrets_is_saved_by_everybody_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "secretive.py").write_text(SECRETS)
    monkeypatch.setenv("PYTHONPATH", f"{Path(__file__).parent}:{tmp_path}")
    monkeypatch.setenv("SAMOBRANKA_GAMES", "growing=secretive:GAME")
    server = Process(tmp_path)
    try:
        ours = Ours(server, ANNA, BORIS)
        tokens = [seat["token"] for seat in ours.made["seats"]]
        path = f"/api/campaigns/{ours.id}/save"
        for given in ([], tokens[:1], [*tokens[:1], "x"]):
            assert server.get(path, 400, token=",".join([ours.token, *given]))["error"]["id"] == "save-secret"
        assert server.get(path, token=",".join([ours.token, *tokens]))["open"] is not None
        ours.play()
        assert len(server.get(path, token=ours.token)["runs"]) == 1
    finally:
        server.end()


# Whatever is sent


def answered(answer: httpx.Response) -> None:
    """Done, or refused with a reason that can be said in every language; never a fault of the server's."""
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        id = answer.json()["error"]["id"]
        assert all(words.bundle(language).has_message(id) for language in words.LANGUAGES), id


letters = st.text(st.characters(codec=None, exclude_categories=["Cs"]), max_size=30)
scalars = st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats(allow_nan=False) | letters
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(letters, inner, max_size=4), max_leaves=12
)


def dumped(value: object) -> bytes:
    return json.dumps(value).encode()


def test_anything_is_answered(host: Process) -> None:
    ours = Ours(host, ANNA)
    ours.play()
    good = json.loads(ours.file)
    before = ours.page

    @settings(max_examples=50, deadline=None, suppress_health_check=list(HealthCheck))
    @given(name=st.sampled_from(["name", "game", "seats", "options", *good]), value=values, address=letters)
    def send(name: str, value: object, address: str) -> None:
        query, wish = {"token": address}, dumped({"game": "growing", "seats": [{}], "options": {}, name: value})
        answered(host.http.post("/api/campaigns/load", content=dumped({**good, name: value})))
        answered(host.http.post("/api/campaigns", content=wish))
        for what in ("run", "rename", "give-up", "anew"):
            answered(host.http.post(f"/api/campaigns/{ours.id}/{what}", params=query, content=wish))
        answered(host.http.post(f"/api/campaigns/{ours.id}/rename", params={"token": ours.token}, content=dumped(value)))
        answered(host.http.get("/api/campaigns", params={"tokens": address}))
        answered(host.http.get(f"/api/campaigns/{ours.id}", params=query))

    send()
    assert ours.page == before


def test_what_is_answered_is_what_the_types_say(host: Process) -> None:
    ours = Ours(host, ANNA, BORIS)
    ours.play()
    ours.rematch()
    for path, kind in (
        (f"/api/campaigns?tokens={ours.token}", list[campaigns.CampaignLine]),
        (f"/api/campaigns/{ours.id}?token={ours.token}", campaigns.CampaignPage),
        ("/api/games", list[shelf.GameInfo]),
    ):
        assert msgspec.json.decode(host.http.get(path).content, type=kind)
    page = ours.page
    for outcome in [run["outcome"] for run in page["runs"]]:
        assert msgspec.convert(outcome, basics.Outcome)
    assert msgspec.convert(page["progress"], basics.Message)
