"""Who sits where: a seat freed again, given to a bot and back, by whoever laid the table and by nobody else."""

import json
import re
import urllib.request
from typing import Any

import samobranka
from browser.people import JSON, bar, new_table, page_of, play_out, sit, sit_together
from browser.test_replay import load

HOST_AND_GUEST = [{"kind": "here", "name": "Anna"}, {"kind": "link", "name": "Boris"}, {"kind": "bot", "name": "Vera"}]


def players(page: Any) -> Any:
    return page.get_by_role("region", name="Players")


def look_at(page: Any, name: str) -> Any:
    """The sheet of somebody's seat."""
    players(page).get_by_role("button", name=name).click()
    return page.get_by_role("dialog").get_by_role("region", name=name)


def laid(address: str, chromium: Any) -> tuple[dict[str, Any], Any, Any]:
    table = new_table(address, HOST_AND_GUEST)
    host, guest = page_of(chromium), page_of(chromium)
    sit(guest, address, table, 1)
    sit_together(host, address, table)
    host.get_by_role("group", name="The board").wait_for()
    return table, host, guest


def test_a_freed_seat_has_a_new_link_and_the_old_one_opens_nothing(address: str, chromium: Any) -> None:
    table, host, guest = laid(address, chromium)
    seat = look_at(host, "Boris")
    seat.get_by_text("At the table").wait_for()
    seat.get_by_role("button", name="Free this seat").click()
    guest.get_by_text("has freed your seat").wait_for()
    fresh = host.get_by_role("dialog").get_by_role("textbox", name="The link to this seat")
    fresh.wait_for()
    link = fresh.input_value()
    assert table["seats"][1]["token"] not in link
    host.keyboard.press("Escape")
    players(host).get_by_text("nobody has come yet").wait_for()
    guest.reload()
    guest.get_by_text("There is no such table here").wait_for()
    new = page_of(chromium)
    new.goto(link)
    new.get_by_role("group", name="The board").wait_for()
    players(host).get_by_text("nobody has come yet").wait_for(state="detached")
    assert host.faults + guest.faults + new.faults == []


def test_a_seat_is_given_to_a_bot_and_back(address: str, chromium: Any) -> None:
    _, host, guest = laid(address, chromium)
    players(guest).get_by_text("bot, normal").wait_for()
    look_at(host, "Boris").get_by_role("button", name="Let a bot play until they return").click()
    bar(guest).get_by_text("A bot plays for you.").wait_for()
    host.get_by_role("dialog").get_by_text("Away: a bot plays until they return").wait_for()
    host.get_by_role("dialog").get_by_role("button", name="They are back").click()
    bar(guest).get_by_text("A bot plays for you.").wait_for(state="detached")
    host.keyboard.press("Escape")
    bot = look_at(host, "Vera")
    bot.get_by_text("Bot, normal").wait_for()
    bot.get_by_role("combobox").select_option("Hard")
    players(guest).get_by_text("bot, hard").wait_for()
    bot.get_by_role("button", name="Give it to a friend, by link").click()
    free = host.get_by_role("dialog")
    free.get_by_text("Nobody has come yet").wait_for()
    free.get_by_role("button", name="Let a bot play here").click()
    players(guest).get_by_text("bot, hard").wait_for()
    assert host.faults + guest.faults == []


def test_a_free_seat_can_be_played_at_the_device_that_laid_the_table(address: str, chromium: Any) -> None:
    table = new_table(address, HOST_AND_GUEST[:2])
    host = page_of(chromium)
    sit_together(host, address, table)
    host.get_by_role("dialog", name="Invite").get_by_role("button", name="Close").click()
    look_at(host, "Boris").get_by_role("button", name="Play it at this device").click()
    bar(host).get_by_text(re.compile("^Anna:")).wait_for()
    host.get_by_role("button", name="Place the rest at random").click()
    for _ in range(4):
        bar(host).locator(".acts .btn").first.click()
    assert host.faults == []


def test_a_guest_sees_who_plays_and_can_change_nobody(address: str, chromium: Any) -> None:
    _, _, guest = laid(address, chromium)
    for name, kind in (("Anna", "At the table"), ("Vera", "Bot, normal")):
        seat = look_at(guest, name)
        seat.get_by_text(kind).wait_for()
        assert seat.get_by_role("button").count() == 0
        guest.keyboard.press("Escape")
    guest.get_by_role("button", name="Menu").click()
    guest.get_by_role("button", name="Who plays").click()
    assert guest.get_by_role("dialog").get_by_role("region").count() == 2


def test_whoever_laid_the_table_frees_seats_in_the_rematch_too(address: str, chromium: Any) -> None:
    table = new_table(address, HOST_AND_GUEST[:2])
    play_out(address, table)
    host, guest = page_of(chromium), page_of(chromium)
    sit_together(host, address, table)
    sit(guest, address, table, 1)
    host.get_by_role("button", name="Play again").click()
    guest.get_by_role("button", name="Join the rematch").click()
    for page in (host, guest):
        page.wait_for_url(lambda url: table["table"] not in url)
        page.get_by_role("group", name="The board").wait_for()
    invitation = host.get_by_role("dialog", name="Invite")
    if invitation.count():
        invitation.get_by_role("button", name="Close").click()
    look_at(host, "Boris").get_by_role("button", name="Free this seat").click()
    guest.get_by_text("has freed your seat").wait_for()
    new = page_of(chromium)
    new.goto(host.get_by_role("dialog").get_by_role("textbox", name="The link to this seat").input_value())
    new.get_by_role("group", name="The board").wait_for()
    assert host.faults + guest.faults + new.faults == []


def test_where_all_sit_at_one_device_there_are_no_others_to_look_up(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    sit_together(page, address, new_table(address, [{"kind": "here"}, {"kind": "here"}]))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="My seat").wait_for()
    assert page.get_by_role("button", name="Who plays").count() == 0


def test_each_side_reads_of_the_end_as_its_own(address: str, chromium: Any) -> None:
    table = load(address, "overlord-wins")
    for seat, heading in enumerate(["Defeat", "Defeat", "Victory"]):
        page = page_of(chromium)
        page.goto(f"{address}/#/table/{table['table']}?token={table['seats'][seat]['token']}")
        page.get_by_role("heading", name=f"{heading}: all six towers have fallen.").wait_for()
        assert page.get_by_role("dialog").get_by_text("won", exact=True).count() == 1
        assert page.locator("dialog .glad").count() == (heading == "Victory")
        assert page.faults == []


def test_who_leaves_is_seen_to_be_away_and_has_the_seat_back_on_return(address: str, chromium: Any) -> None:
    table = new_table(address, [{"kind": "here", "name": "Anna"}, {"kind": "link", "name": "Boris"}])
    anna, boris, phone = page_of(chromium), page_of(chromium), page_of(chromium, 390, 844)
    # Boris' page believes that time runs faster: twenty seconds pass in two.
    boris.add_init_script("{ const now = performance.now.bind(performance); performance.now = () => now() * 10; }")
    sit(anna, address, table, 0)
    sit(boris, address, table, 1)
    players(anna).get_by_text("nobody has come yet").wait_for(state="detached")
    anna.get_by_text("Boris sits down at the table.").wait_for()
    # What stands in the address bar can be sent to anybody: who has no seat watches, who has one sits.
    phone.goto(anna.url)
    phone.get_by_text("You are watching").wait_for()
    assert all(seat["token"] not in anna.url for seat in table["seats"])
    anna.close()
    bar(boris).get_by_text("Anna is away.").wait_for()
    assert bar(boris).locator(".dots").count() == players(boris).locator(".dots").count() == 0
    boris.get_by_text("Anna has left the table.").wait_for()
    boris.get_by_role("button", name="Let a bot play on").click()
    # The server has its own clock.
    boris.get_by_text("They have only just left.").wait_for()
    boris.get_by_role("button", name="Menu").click()
    boris.get_by_role("button", name="My seat").click()
    boris.get_by_role("button", name="Open my seat on my phone too").click()
    link = boris.get_by_role("dialog").get_by_role("textbox", name="The link to my own seat").input_value()
    boris.keyboard.press("Escape")
    phone.goto(link)
    bar(phone).get_by_text("Anna is away.").wait_for()
    again = page_of(chromium)
    sit(again, address, table, 0)
    for page in (boris, phone):
        bar(page).get_by_text("Anna is away.").wait_for(state="detached")
    boris.get_by_text("Anna is back.").wait_for()
    boris.reload()
    boris.get_by_text("You are watching").wait_for(state="detached")
    players(boris).get_by_role("button", name="Anna").wait_for()
    assert boris.faults + phone.faults + again.faults == []


def test_three_at_one_device_find_their_table_whoever_is_asked(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    for asked in range(3):
        play = samobranka.new("castle_panic", seats=3, seed=5)
        while play.decisions[0].seat != asked or len(play.made) < 8:
            play.act(play.decisions[0].seat, play.decisions[0].choices[0])
        request = urllib.request.Request(f"{address}/api/tables/load", play.to_json().encode(), JSON)
        with urllib.request.urlopen(request, timeout=20) as answer:
            sit_together(page, address, json.load(answer))
        bar(page).get_by_text(re.compile(["Fox", "Bear", "Hare"][asked])).first.wait_for()
        page.get_by_role("group", name="The board").wait_for()
    assert page.faults == []
