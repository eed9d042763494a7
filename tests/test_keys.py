"""Links: who reads the database sits nowhere, who laid the table leads it, and nobody keeps what was given to somebody else."""

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import select, text

from samobranka.server import schema, storage
from samobranka.server.keyring import fits, locked
from serving import Process
from stores import Store


def test_what_is_stored_of_a_token_opens_nothing() -> None:
    kept = locked("token")
    assert "token" not in kept
    assert locked(kept) == kept
    assert fits(kept, "token")
    assert fits("token", "token")
    assert not fits(kept, kept)
    assert not fits("token", kept)
    assert not fits(kept, "another")
    assert len(kept) <= 64


def kept_tokens(store: Store) -> list[str]:
    async def look() -> list[str]:
        database = storage.database_at(store.url)
        try:
            return [row["token"] for row in await database.rows(select(schema.seats.c.token))]
        finally:
            await database.close()

    return asyncio.run(look())


def test_links_open_their_seats_after_a_restart_and_what_is_stored_opens_none(store: Store) -> None:
    server = store.serve()
    try:
        made = server.make("here", "link")
        tokens = [seat["token"] for seat in made["seats"]]
        server.end()
        kept = kept_tokens(store)
        assert sorted(kept) == sorted(locked(token) for token in tokens)
        server = store.serve()
        assert server.sit(made, 0).next("table")["seat"] == 0
        (line,) = server.get("/api/tables", tokens=tokens[1])
        assert (line["table"], line["token"], line["seat"]) == (made["table"], tokens[1], 1)
        for stolen in kept:
            assert server.get("/api/tables", tokens=stolen) == []
            assert server.get(f"/api/tables/{made['table']}/invite", 404, token=stolen)["error"]["id"] == "table-unknown"
        # The key of the host is the same, too.
        assert lead(server, made, seat=1, kind="bot").status_code == 200
    finally:
        server.kill()


def test_links_from_before_are_locked_away_and_open_what_they_opened(tmp_path: Path) -> None:
    store = Store(tmp_path, None)
    server = store.serve()
    try:
        made = server.make("here", "here")
        server.end()
        asyncio.run(bare(store, {locked(seat["token"]): seat["token"] for seat in made["seats"]}))
        server = store.serve()
        assert server.sit(made, 1).next("table")["seat"] == 1
        assert all(token.startswith("#") for token in kept_tokens(store))
    finally:
        server.kill()


async def bare(store: Store, tokens: dict[str, str]) -> None:
    """As the version before kept them."""
    database = storage.database_at(store.url)
    await database.run(lambda connection: storage.move_to(connection, "0005"))
    for kept, token in tokens.items():
        change = text("UPDATE seats SET token = :token WHERE token = :kept").bindparams(token=token, kept=kept)
        await database.run(lambda connection, change=change: connection.execute(change))  # type: ignore[misc]
    await database.close()


def lead(server: Process, made: dict[str, Any], **change: object) -> Any:
    path = f"/api/tables/{made['table']}/seat"
    return server.http.post(path, headers=bearer(made["seats"][0]["token"], made["host"]), json=change)


def bearer(*tokens: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {','.join(tokens)}"}


def test_who_laid_the_table_leads_it_and_nobody_else_does(server: Process) -> None:
    made, other = server.make("here", "link", "link"), server.make("here", "link")
    guest = server.http.post("/api/join/seat", json={"code": made["code"], "seat": 1, "name": "Vera"}).json()
    seats = lead(server, made, seat=1, kind="bot").json()
    assert (seats[1]["kind"], seats[1]["name"]) == ("bot", "Vera")
    path = f"/api/tables/{made['table']}/seat"
    for tokens in (
        [guest["token"]],
        [made["seats"][0]["token"], other["host"]],
        [made["spectator"], made["seats"][0]["token"]],
    ):
        answer = server.http.post(path, headers=bearer(*tokens), json={"seat": 2, "kind": "bot"})
        assert (answer.status_code, answer.json()["error"]["id"]) == (400, "host-only")
    answer = server.http.post(path, headers=bearer(made["host"]), json={"seat": 1, "kind": "bot"})
    assert answer.status_code == 404
    assert lead(server, made, seat=9, kind="bot").json()["error"]["id"] == "host-only"


def finished(server: Process) -> dict[str, Any]:
    """A table with two people, whose game is over."""
    from castle_panic.record import FOLDER

    save = (FOLDER / "standard-won.json").read_bytes()
    made: dict[str, Any] = server.http.post("/api/tables/load", content=save).json()
    assert made["over"]
    return made


def again(server: Process, made: dict[str, Any], seat: int, *more: str) -> Any:
    path = f"/api/tables/{made['table']}/rematch"
    return server.http.post(path, headers=bearer(made["seats"][seat]["token"], *more)).json()


def test_at_a_rematch_each_gets_the_same_link_whenever_they_ask(tmp_path: Path) -> None:
    server = Process(tmp_path)
    try:
        made = finished(server)
        first = again(server, made, 0, made["host"])
        second = again(server, made, 1, "no host's key")
        assert first["host"]
        assert second["host"] == ""
        assert first["token"] != second["token"]
        server.end()
        server = Process(tmp_path)
        assert [again(server, made, seat)["token"] for seat in (0, 1)] == [first["token"], second["token"]]
        # Whoever is shown out there is not let in again by asking here.
        free = f"/api/tables/{first['table']}/free"
        fresh = server.http.post(free, headers=bearer(first["token"], first["host"]), json={"seat": 1})
        assert fresh.status_code == 200, fresh.text
        assert again(server, made, 1)["error"]["id"] == "seat-taken"
        assert again(server, made, 0)["token"] == first["token"]
    finally:
        server.kill()
