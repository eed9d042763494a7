"""Plays seen again, saves, and coming to a table with a code: a real server, asked politely and otherwise."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import samobranka
from samobranka.server import codes, replays, storage
from samobranka.server.live import Live, Seat
from serving import Process, play
from test_secrets import names_of

RECORDED = Path(__file__).parent / "castle_panic" / "recorded"


def load(server: Process, name: str) -> dict[str, Any]:
    answer = server.http.post("/api/tables/load", content=(RECORDED / f"{name}.json").read_bytes())
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def replay_of(server: Process, made: dict[str, Any], token: str, eyes: str = "", status: int = 200) -> Any:
    return server.get(f"/api/tables/{made['table']}/replay", status, token=token, eyes=eyes)


def look(server: Process, made: dict[str, Any], token: str, number: object, status: int = 200) -> Any:
    return server.get(f"/api/tables/{made['table']}/seen", status, token=token, number=number)


def plain(data: object) -> Any:
    return json.loads(json.dumps(data))


# Replays


def test_a_replay_leads_through_every_position(server: Process) -> None:
    made = load(server, "standard-won")
    assert (made["over"], made["game"]) == (True, "castle_panic")
    table = samobranka.loads((RECORDED / "standard-won.json").read_text("utf8"))
    told = replay_of(server, made, made["spectator"])
    assert (told["eyes"], told["outcome"]["reason"], len(told["steps"])) == ("watch", "slain", len(table.made))
    again, view = table.replay(0), told["view"]
    assert view == plain(again.view(None))
    for entry, step in zip(table.made, told["steps"], strict=True):
        again.repeat(entry)
        view = view | step["changes"]
        assert view == plain(again.view(None))
        assert (step["seat"], step["turn"], step["number"]) == (entry.seat, again.turn, len(again.events))
        assert step["message"]["id"].startswith("castle_panic-choice-")
    assert len(told["told"]) == len(told["events"]) == len(table.events)
    assert sum(line.get("count", 1) for line in told["log"]) == len(table.events) > 2 * len(told["log"])


def test_a_long_replay_comes_in_parts_that_fit(server: Process, monkeypatch: pytest.MonkeyPatch) -> None:
    table = samobranka.loads((RECORDED / "overlord-wins.json").read_text("utf8"))
    live = Live("long", "eyes", table, [Seat(str(seat), "here", "", "", "", "") for seat in range(table.seats)])
    line = table.made
    for eyes in ("all", "watch", "1"):
        whole = replays.fill(replays.shell(live, eyes, []), table, line)
        assert whole.last == len(whole.steps) == len(line)
        with monkeypatch.context() as few:
            few.setattr(replays, "REPLAY_PART", 7)
            begins = range(0, len(line), 7)
            parts = [replays.fill(replays.shell(live, eyes, []), table, line, since) for since in begins]
        for name in ("steps", "events", "told", "log"):
            assert [each for part in parts for each in getattr(part, name)] == getattr(whole, name)
        views = [whole.view]
        for step in whole.steps:
            views.append({**views[-1], **step.changes})
        assert [part.view for part in parts] == [views[since] for since in begins]
    made = load(server, "overlord-wins")
    address = f"/api/tables/{made['table']}/replay"
    last = server.get(address, token=made["spectator"], since=len(line) - 1)
    assert (len(last["steps"]), last["last"]) == (1, len(line))
    for wrong in (-1, len(line) + 1):
        assert server.get(address, 400, token=made["spectator"], since=wrong)["error"]["id"] == "seen-gone"


def test_a_replay_is_small_on_the_wire(server: Process) -> None:
    made = load(server, "everything-switched")
    address = f"/api/tables/{made['table']}/replay?token={made['spectator']}"
    with server.http.stream("GET", address) as answer:
        sent = sum(len(part) for part in answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert sent < 40_000


def test_when_it_is_over_any_eyes_can_be_chosen(server: Process) -> None:
    made = load(server, "overlord-wins")
    seats = [str(seat["seat"]) for seat in made["seats"]]
    seen = {eyes: replay_of(server, made, made["spectator"], eyes) for eyes in ("watch", "all", *seats)}
    assert seen["watch"]["may"] == ["all", "watch", *seats]
    hands = {eyes: type(told["view"]["overlord_hand"]) for eyes, told in seen.items()}
    overlord = next(eyes for eyes in seats if hands[eyes] is list)
    assert hands["watch"] is int
    assert hands["all"] is list
    # With everything open nothing else is different.
    assert seen["all"]["view"] == seen[overlord]["view"]
    # What the Overlord chose is in words for himself and for who sees everything.
    secret = [at for at, step in enumerate(seen["watch"]["steps"]) if step["message"] is None]
    assert secret
    assert all(seen["all"]["steps"][at]["message"] and seen[overlord]["steps"][at]["message"] for at in secret)
    for wrong in ("7", "-1", "x" * 300, "0 "):
        assert replay_of(server, made, made["spectator"], wrong, 400)["error"]["id"] == "replay-eyes"


def test_what_shows_more_is_laid_open() -> None:
    views: list[object] = [{"hand": 2, "seats": [{"a": None}, {"a": [1]}]}, {"hand": [5, 6], "seats": [{"a": [3]}, {"a": 1}]}]
    assert replays.opened(views) == {"hand": [5, 6], "seats": [{"a": [3]}, {"a": [1]}]}


def test_an_unfinished_game_is_not_replayed(server: Process) -> None:
    made = server.make("here", "here")
    assert replay_of(server, made, made["spectator"], status=400)["error"]["id"] == "replay-later"


def test_a_practice_table_is_replayed_with_the_own_eyes_only(server: Process) -> None:
    made = server.make("here", "here", "here", practice=True, mode="overlord")
    play([server.sit(made, seat) for seat in range(3)], 6)
    replays_of = [replay_of(server, made, seat["token"]) for seat in made["seats"]]
    (overlord,) = [at for at, told in enumerate(replays_of) if isinstance(told["view"]["overlord_hand"], list)]
    for at, told in enumerate(replays_of):
        assert (told["may"], told["spectator"]) == ([str(at)], "")
        for eyes in {"all", str(overlord)} - {str(at)}:
            assert replay_of(server, made, made["seats"][at]["token"], eyes, 400)["error"]["id"] == "replay-eyes"
        if at != overlord:
            for hand in hands_in(replays_of[overlord]):
                assert not names_of(hand, json.dumps([told["steps"][-1]["changes"], told["view"]]))


def hands_in(told: dict[str, Any]) -> list[list[dict[str, str]]]:
    changed = [step["changes"]["overlord_hand"] for step in told["steps"] if "overlord_hand" in step["changes"]]
    return [told["view"]["overlord_hand"], *changed]


# A moment seen again


def test_a_line_of_the_log_is_seen_again(server: Process) -> None:
    made = server.make("here", "link")
    clients = [server.sit(made, 0), server.sit(made, 1)]
    log = clients[0].next("table")["log"]
    turns = [client.turn() for client in clients]
    views: dict[int, Any] = {line["number"]: clients[0].view for line in log}
    choices = dict.fromkeys(views, 0)
    for choice in range(1, 9):
        turns = play(clients, 1, turns)
        fresh = range(max(views, default=-1) + 1, clients[0].number)
        views |= dict.fromkeys(fresh, clients[0].view)
        choices |= dict.fromkeys(fresh, choice)
    token = made["seats"][0]["token"]
    for number in views:
        told = look(server, made, token, number)
        assert (told["view"], told["choice"], told["last"]) == (views[number], choices[number], 8)
        assert number in [event["number"] for event in told["told"]]
        assert told["first"] <= told["line"]["number"] <= number < told["number"]
        assert (told["seat"] is None) == (told["message"] is None) == (told["before"] is None) == (choices[number] == 0)
    for gone in (-1, clients[0].number, 10**30):
        assert look(server, made, token, gone, 400)["error"]["id"] == "seen-gone"
    assert look(server, made, token, "x", 400)["error"]["id"] == "request-wrong"
    assert look(server, made, "x", 0, 404)["error"]["id"] == "table-unknown"


def test_what_was_taken_back_is_gone(server: Process) -> None:
    made = server.make("here", practice=True)
    client = server.sit(made, 0)
    play([client], 3)
    client.send(type="undo")
    table = client.next("table")
    for line in table["log"]:
        told = look(server, made, made["spectator"], line["number"])
        assert told["line"] == line
        assert told["first"] <= line["number"] < told["number"] <= table["number"]
    assert look(server, made, made["spectator"], table["number"], 400)["error"]["id"] == "seen-gone"


def test_nobody_sees_again_what_was_secret(server: Process) -> None:
    made = server.make("here", "here", "here", mode="overlord")
    clients = [*(server.sit(made, seat) for seat in range(3)), server.sit(made, None)]
    tables = [client.next("table") for client in clients]
    (overlord,) = [at for at, table in enumerate(tables) if isinstance(table["view"]["overlord_hand"], list)]
    turns = [client.turn() for client in clients]
    tokens = [*(seat["token"] for seat in made["seats"]), made["spectator"]]
    hands = [tables[overlord]["view"]["overlord_hand"]]
    looked = 0
    for _ in range(16):
        turns = play(clients, 1, turns)
        hands.append(clients[overlord].view["overlord_hand"])
    for number in range(clients[0].number):
        for at, token in enumerate(tokens):
            answer = server.http.get(f"/api/tables/{made['table']}/seen", params={"token": token, "number": number})
            if answer.status_code == 400:
                assert (answer.json()["error"]["id"], at != overlord) == ("seen-gone", True)
                continue
            told = answer.json()
            looked += 1
            if at == overlord:
                assert isinstance(told["view"]["overlord_hand"], list)
                continue
            for part in ("before", "view"):
                assert told[part] is None or isinstance(told[part]["overlord_hand"], int)
            # What he held after this choice is in no byte of it.
            assert not names_of(hands[told["choice"]], json.dumps({**told, "before": None}))
    assert looked > 40


# Saves


def test_a_save_is_loaded_with_who_sits_where(server: Process) -> None:
    made = server.make("here", "here")
    clients = [server.sit(made, 0), server.sit(made, 1)]
    play(clients, 5)
    text = server.http.get(f"/api/tables/{made['table']}/save", params={"token": made["seats"][0]["token"]})
    assert "attachment" in text.headers["content-disposition"]
    again = server.http.post("/api/tables/load", content=text.content).json()
    assert again["over"] is False
    for seat, change in zip(again["seats"], ({"name": "Anna"}, {"kind": "bot", "bot": "random"}), strict=True):
        path = f"/api/tables/{again['table']}/seat"
        assert server.http.post(path, params={"token": seat["token"]}, json=change).status_code == 200
    table = server.sit(again, 0).next("table")
    assert [(seat["name"], seat["kind"]) for seat in table["seats"]] == [("Anna", "here"), ("", "bot")]
    assert table["log"]


@pytest.mark.parametrize(
    ("change", "id"),
    [
        (lambda save: {**save, "version": "0"}, "save-version"),
        (lambda save: {**save, "game": "chess"}, "game-unknown"),
        (lambda save: {**save, "log": [*save["log"][:3], ["hit", 0, []]]}, "save-broken"),
        (lambda save: {**save, "seats": 10**9}, "save-broken"),
        (lambda save: {**save, "setup": [0]}, "save-broken"),
        (lambda save: {**save, "format": "samobranka-table-9"}, "save-format"),
    ],
)
def test_a_broken_save_gets_a_clear_sentence(server: Process, change: Any, id: str) -> None:
    save = json.loads((RECORDED / "coop-lost.json").read_text("utf8"))
    answer = server.http.post("/api/tables/load", json=change(save))
    assert (answer.status_code, answer.json()["error"]["id"]) == (400, id)


# Lists


def test_a_list_says_how_a_game_ended_and_who_sat_there(server: Process) -> None:
    made = load(server, "standard-lost")
    (line,) = server.get("/api/tables", tokens=made["seats"][0]["token"])
    assert (line["over"], line["yours"], line["outcome"]["reason"]) == (True, False, "towers")
    open_one = server.http.post(
        "/api/tables", json={"game": "castle_panic", "seats": [{"symbol": "fox"}, {"name": "Boris", "kind": "link"}]}
    ).json()
    (line,) = server.get("/api/tables", tokens=open_one["seats"][0]["token"])
    assert line["outcome"] is None
    assert [(seat["name"], seat["symbol"], seat["kind"]) for seat in line["seats"]] == [
        ("", "fox", "here"),
        ("Boris", "", "link"),
    ]


# Joining


def knock(server: Process, code: object, status: int = 200) -> Any:
    answer = server.http.post("/api/join", json={"code": code})
    assert answer.status_code == status, answer.text
    return answer.json()


def claim(server: Process, status: int = 200, **data: object) -> Any:
    answer = server.http.post("/api/join/seat", json=data)
    assert answer.status_code == status, answer.text
    return answer.json()


def free(door: Any) -> list[int]:
    return [seat["seat"] for seat in door["seats"] if seat["free"]]


def test_a_code_leads_to_a_free_seat(server: Process) -> None:
    made = server.make("here", "link", "link", "random")
    code = made["code"]
    host = server.sit(made, 0)
    door = knock(server, f" {code[:4].lower()}-{code[4:]} ")
    assert (door["game"], door["over"], free(door)) == ("castle_panic", False, [1, 2])
    assert not any(seat["token"] in json.dumps(door) for seat in made["seats"])
    assert made["spectator"] not in json.dumps(door)
    place = claim(server, code=code, seat=2, name="Vera\n")
    assert (place["table"], place["seat"]) == (made["table"], 2)
    # Whoever laid the table knows the link that they did not send, and it opens nothing any more.
    assert place["token"] not in [seat["token"] for seat in made["seats"]]
    assert server.sit(made, 2).refused() == "table-unknown"
    made["seats"][2]["token"] = place["token"]
    seats = host.next("seats")["seats"]
    while not seats[2]["taken"]:
        seats = host.next("seats")["seats"]
    assert seats[2]["name"] == "Vera"
    assert claim(server, 400, code=code, seat=2)["error"]["id"] == "seat-taken"
    assert free(knock(server, code)) == [1]
    # Whoever opens the link of a seat takes it.
    server.sit(made, 1).next("table")
    assert free(knock(server, code)) == []
    assert claim(server, 400, code=code, seat=1)["error"]["id"] == "seat-taken"
    assert claim(server, code=code) == {"table": made["table"], "token": made["spectator"], "seat": None}


def offer_anew(server: Process, made: dict[str, Any], seat: int, tokens: list[str], status: int = 200) -> Any:
    answer = server.http.post(f"/api/tables/{made['table']}/free", params={"token": ",".join(tokens)}, json={"seat": seat})
    assert answer.status_code == status, answer.text
    return answer.json()


def test_whoever_laid_the_table_frees_a_seat_and_its_old_link_opens_nothing(server: Process) -> None:
    made = server.make("here", "link", "link")
    tokens = [seat["token"] for seat in made["seats"]]
    host = server.sit(made, 0)
    made["seats"][1] |= claim(server, code=made["code"], seat=1, name="Troll")
    sent, tokens[1] = tokens[1], made["seats"][1]["token"]
    guest = server.sit(made, 1)
    guest.next("table")
    for some in ([tokens[1]], tokens[1:], [made["spectator"], *tokens[:2]], [tokens[0], sent, tokens[2]]):
        assert offer_anew(server, made, 1, some, 400)["error"]["id"] == "host-only"
    assert offer_anew(server, made, 3, [tokens[0], made["host"]], 400)["error"]["id"] == "host-only"
    new = offer_anew(server, made, 1, [tokens[0], made["host"]])
    assert (new["seat"], new["kind"], new["name"]) == (1, "link", "")
    assert new["token"] not in tokens
    seats = host.next("seats")["seats"]
    while seats[1]["name"] or seats[1]["taken"] or seats[1]["online"]:
        seats = host.next("seats")["seats"]
    with pytest.raises(ConnectionClosed):
        guest.next("nothing")
    assert server.sit(made, 1).refused() == "table-unknown"
    assert server.get(f"/api/tables/{made['table']}/invite", 404, token=tokens[1])["error"]["id"] == "table-unknown"
    assert claim(server, code=made["code"], seat=1, name="Vera")["token"] not in (new["token"], sent)


def test_a_freed_seat_stays_free_when_the_server_starts_again(tmp_path: Path) -> None:
    first = Process(tmp_path)
    try:
        made = first.make("here", "link")
        first.sit(made, 1).next("table")
        new = offer_anew(first, made, 1, [seat["token"] for seat in made["seats"]])
        # Who has all links may do so too; at tables from before there were keys of hosts nobody has another.
        again = offer_anew(first, made, 1, [made["seats"][0]["token"], new["token"]])
    finally:
        first.end()
    second = Process(tmp_path)
    try:
        assert free(knock(second, made["code"])) == [1]
        for gone in (made["seats"][1]["token"], new["token"]):
            assert second.get(f"/api/tables/{made['table']}/invite", 404, token=gone)["error"]["id"] == "table-unknown"
        assert second.get(f"/api/tables/{made['table']}/invite", token=again["token"])["code"] == made["code"]
    finally:
        second.end()


def test_a_bot_that_sits_in_for_somebody_is_told_from_one_that_plays(server: Process) -> None:
    made = server.make("here", "link", "link", "random", "here")

    def change(seat: int, **data: object) -> tuple[str, bool]:
        token = made["seats"][seat]["token"]
        seats = server.http.post(f"/api/tables/{made['table']}/seat", params={"token": token}, json=data).json()
        return seats[seat]["kind"], seats[seat]["taken"]

    server.sit(made, 1).next("table")
    assert change(0, kind="bot") == ("bot", True)
    assert change(0, kind="here") == ("here", False)
    assert change(1, kind="bot", bot="random") == ("bot", True)
    assert change(1, kind="link") == ("link", True)
    assert change(2, kind="bot", bot="random") == ("bot", False)
    assert change(3, kind="bot", bot="random") == ("bot", False)
    assert change(4, kind="bot", bot="random", away=False) == ("bot", False)


def test_of_many_who_ask_at_once_one_gets_the_seat(server: Process) -> None:
    made = server.make("here", "link")
    with ThreadPoolExecutor(8) as pool:
        asked = [pool.submit(server.http.post, "/api/join/seat", json={"code": made["code"], "seat": 1}) for _ in range(16)]
    assert sorted(answer.result().status_code for answer in asked) == [200] + [400] * 15


def test_seats_of_others_are_not_given_away(server: Process) -> None:
    made = server.make("here", "link", "random")
    for seat in (0, 2, 3, 32):
        assert claim(server, 400, code=made["code"], seat=seat)["error"]["id"] == "seat-taken"
    for wrong in (-1, 33, "one", 1.5, [1]):
        assert claim(server, 400, code=made["code"], seat=wrong)["error"]["id"] == "request-wrong"
    alone = server.make("here", "random")
    assert knock(server, alone["code"], 404)["error"]["id"] == "code-unknown"


@pytest.mark.parametrize("code", ["", "x", "BCDFGHJK", "\0" * 8, "BCDFGHJ\0", "%' OR 1=1", "ЫЫЫЫЫЫЫЫ", "😀" * 8, "BCDFGHJKM"])
def test_a_wrong_code_opens_nothing(server: Process, code: str) -> None:
    assert knock(server, code, 404)["error"]["id"] == "code-unknown"
    assert claim(server, 404, code=code, seat=0)["error"]["id"] == "code-unknown"


@pytest.mark.parametrize("body", [{}, {"code": None}, {"code": 7}, {"code": "x" * 41}, {"code": ["a"]}, [], "x"])
def test_what_is_no_code_is_refused(server: Process, body: object) -> None:
    for path in ("/api/join", "/api/join/seat"):
        answer = server.http.post(path, json=body)
        assert (answer.status_code, answer.json()["error"]["id"]) == (400, "request-wrong")


def test_a_code_can_be_typed_on_a_russian_keyboard() -> None:
    assert codes.cleaned("вкмн-рстх") == "BKMHPCTX"
    assert codes.cleaned(codes.new().lower())
    assert len({codes.new() for _ in range(100)}) == 100


def test_only_players_invite(server: Process) -> None:
    made = server.make("here", "link")
    path = f"/api/tables/{made['table']}/invite"
    assert server.get(path, token=made["seats"][0]["token"]) == {"code": made["code"], "spectator": made["spectator"]}
    assert server.get(path, 400, token=made["spectator"])["error"]["id"] == "spectator-only"
    assert server.get(path, 404, token="")["error"]["id"] == "table-unknown"


def test_a_finished_game_has_no_seats_to_give(server: Process) -> None:
    made = load(server, "coop-lost")
    path = f"/api/tables/{made['table']}/seat"
    server.http.post(path, params={"token": made["seats"][1]["token"]}, json={"kind": "link"})
    door = knock(server, made["code"])
    assert (door["over"], free(door)) == (True, [])
    assert claim(server, 400, code=made["code"], seat=1)["error"]["id"] == "join-over"
    assert claim(server, code=made["code"])["token"] == made["spectator"]


def test_a_taken_seat_stays_taken(tmp_path: Path) -> None:
    server = Process(tmp_path)
    try:
        made = server.make("here", "link")
        claim(server, code=made["code"], seat=1, name="Vera")
        server.end()
        server = Process(tmp_path)
        assert free(knock(server, made["code"])) == []
        assert [seat["taken"] for seat in server.sit(made, 0).next("table")["seats"]] == [False, True]
    finally:
        server.kill()


def test_tables_from_before_there_were_codes_still_open(tmp_path: Path) -> None:
    server = Process(tmp_path)
    try:
        made = server.make("here", "here")
        turns = play([server.sit(made, 0), server.sit(made, 1)], 4)
        assert turns
        number = server.sit(made, 0).next("table")["number"]
        server.end()
        asyncio.run(step_back(tmp_path))
        server = Process(tmp_path)
        assert server.sit(made, 1).next("table")["number"] == number
        assert server.get(f"/api/tables/{made['table']}/invite", token=made["seats"][0]["token"])["code"] == ""
    finally:
        server.kill()


async def step_back(folder: Path) -> None:
    """The database as the first version left it."""
    database = storage.database_at(storage.address(None, folder))
    await database.run(lambda connection: storage.move_to(connection, "0001"))
    await database.close()
