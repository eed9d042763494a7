"""The rulebook in a real browser: read, searched, shown, and back to a game that nobody touched."""

import re
from typing import Any

import pytest

from browser.people import new_table, page_of, rest_on, settled, sit, story

NARROW = 390


def seated(address: str, page: Any, board: str = "The board", complete: bool = True, **options: object) -> None:
    """At a table with a partner, asked which card to discard."""
    table = new_table(address, [{"kind": "here", "name": "Masha"}, {"kind": "here", "name": "Boris"}], **options)
    page.goto(f"{address}/#/table/{table['table']}?token={table['seats'][0]['token']}")
    page.get_by_role("group", name=board).wait_for()
    if complete:
        settled(page)
    page.locator(".acts").get_by_role("button", name=re.compile("at random|случайно")).click()
    page.locator(".card.lit").first.wait_for()


def open_book(page: Any) -> Any:
    page.keyboard.press("?")
    page.get_by_role("tab").first.wait_for()
    return page.get_by_role("region", name=re.compile("^(Rules|Правила)$"))


def rule(page: Any, id: str) -> Any:
    return page.locator(f'[data-rule="{id}"]')


def test_a_key_opens_the_book_and_escape_gives_the_focus_back(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    seated(address, page)
    page.get_by_role("banner").get_by_role("button", name="Rules", exact=True).focus()
    page.keyboard.press("Enter")
    search = page.get_by_role("searchbox")
    search.wait_for()
    page.wait_for_function("document.activeElement.type === 'search'")
    page.keyboard.type("wall")
    page.keyboard.press("Escape")
    assert search.input_value() == ""
    page.keyboard.press("Escape")
    search.wait_for(state="detached")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "Rules"
    page.keyboard.press("?")
    search.wait_for()
    assert page.faults == []


def test_the_place_is_remembered(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    seated(address, page)
    book = open_book(page)
    book.get_by_role("tab", name="Tokens").click()
    rule(page, "CP-70").get_by_role("button", expanded=False).click()
    rule(page, "CP-70").get_by_text("Monsters standing in the named color").wait_for()
    book.get_by_role("button", name="Close").click()
    book.wait_for(state="detached")
    open_book(page)
    assert page.get_by_role("tab", name="Tokens").get_attribute("aria-selected") == "true"
    assert rule(page, "CP-70").get_by_text("Monsters standing in the named color").is_visible()


def test_chapters_can_be_walked_with_arrows(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    seated(address, page)
    open_book(page).get_by_role("tab", name="Set-up").click()
    page.keyboard.press("ArrowRight")
    assert page.get_by_role("tab", name="The turn").get_attribute("aria-selected") == "true"
    page.keyboard.press("End")
    assert page.get_by_role("tab", name="Options").get_attribute("aria-selected") == "true"
    assert page.evaluate("document.activeElement.textContent") == "Options"


def test_searching_in_russian_forgives_endings_and_yo(address: str, chromium: Any) -> None:
    page = page_of(chromium, language="ru-RU")
    seated(address, page, "Доска")
    open_book(page)
    page.get_by_role("searchbox").fill("идет дальше стену")
    rule(page, "CP-54").wait_for()
    assert "идёт" in rule(page, "CP-54").locator("mark").all_inner_texts()
    page.get_by_role("searchbox").fill("королями гоблинов")
    rule(page, "CP-66").wait_for()
    page.get_by_role("searchbox").fill("54")
    page.get_by_text("Нашлось 1 правило").wait_for()
    assert rule(page, "CP-54").count() == 1
    page.get_by_role("searchbox").fill("жираф")
    page.get_by_text("Ни в одном правиле нет «жираф».").wait_for()
    assert page.faults == []


def test_rules_of_other_tables_are_marked(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    seated(address, page, heroic_powers=True)
    open_book(page).get_by_role("tab", name="Options").click()
    assert "not at this table" in rule(page, "CP-100").inner_text()
    assert "not at this table" not in rule(page, "CP-102").inner_text()
    rule(page, "CP-100").get_by_role("button", expanded=False).click()
    assert "Holds only with Easier Battles: on" in rule(page, "CP-100").inner_text()
    rule(page, "CP-102").get_by_role("button", expanded=False).click()
    assert "Heroic Powers: on" in rule(page, "CP-102").inner_text()


def test_show_me_steps_through_an_example_and_the_game_waits(address: str, chromium: Any) -> None:
    page = page_of(chromium, language="ru-RU")
    seated(address, page, "Доска")
    # What lies under the pointer may foretell the monsters' move.
    page.mouse.move(2, 2)
    page.locator("[data-foresight]").wait_for(state="detached")
    before = (story(page), page.locator(".card").all_inner_texts(), page.get_by_role("group", name="Доска").inner_html())
    sent: list[str] = []
    page.on("websocket", lambda _: sent.append("connected again"))
    page.on("request", lambda request: sent.extend([request.url] if request.method != "GET" else []))
    open_book(page).get_by_role("tab", name="Движение").click()
    rule(page, "CP-54").get_by_role("button", expanded=False).click()
    rule(page, "CP-54").get_by_role("button", name="Покажи").click()
    page.get_by_text("Пример CP-54, шаг 1 из 3").wait_for()
    page.get_by_text("Ваша партия ждёт.").wait_for()
    stage = page.get_by_role("region", name="Пример CP-54")
    assert stage.get_by_role("button", name=re.compile("^Тролль, .*здоровье 3")).count() == 1
    page.get_by_role("button", name="Шаг вперёд").click()
    page.get_by_text("Пример CP-54, шаг 2 из 3").wait_for()
    assert "Стена 5 рушится." in stage.get_by_role("status").inner_text()
    assert stage.get_by_role("button", name=re.compile("^Тролль, .*здоровье 2")).count() == 1
    page.get_by_role("button", name="Шаг назад").click()
    assert stage.get_by_role("button", name=re.compile("^Тролль, .*здоровье 3")).count() == 1
    page.get_by_role("button", name="Итог").click()
    page.get_by_text("Пример CP-54, шаг 3 из 3").wait_for()
    stage.get_by_role("button", name=re.compile("^Тролль")).click(force=True)
    page.get_by_role("button", name="Вернуться к партии").click()
    page.get_by_role("region", name="Правила").get_by_role("button", name="Закрыть").click()
    after = (story(page), page.locator(".card").all_inner_texts(), page.get_by_role("group", name="Доска").inner_html())
    assert after == before
    assert sent == []
    assert page.faults == []


def test_an_example_plays_by_itself_for_who_likes_motion(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"{address}/#/rules/castle_panic")
    page.get_by_role("searchbox").fill("CP-36")
    rule(page, "CP-36").get_by_role("button", name="Show me").click()
    page.get_by_text("Example CP-36, step 1 of 3").wait_for()
    page.get_by_role("button", name="Speed").click()
    page.get_by_text("Example CP-36, step 3 of 3").wait_for()
    page.get_by_role("button", name="Again").wait_for()
    assert page.faults == []


def test_a_refused_example_says_why(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    seated(address, page)
    open_book(page)
    page.get_by_role("searchbox").fill("CP-30")
    rule(page, "CP-30").get_by_role("button", name="Show me").click()
    page.get_by_text("Example CP-30, step 1 of").wait_for()
    page.get_by_role("button", name="One step on").click()
    note = page.get_by_role("region", name="Example CP-30").get_by_role("status")
    note.get_by_text("Not allowed").wait_for()
    assert "This card does not reach into the Forest." in note.inner_text()
    page.keyboard.press("Escape")
    page.get_by_role("region", name="Example CP-30").wait_for(state="detached")


def test_from_a_card_one_click_leads_to_its_rule(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    seated(address, page)
    card = page.locator(".hand .card").first
    name = card.get_attribute("aria-label")
    about = page.get_by_role("dialog", name=name)
    rest_on(page, card, about)
    assert len(about.inner_text()) > len(name) + 20
    assert about.locator(".face").bounding_box()["width"] < 60
    found = about.get_by_role("button", name=re.compile(r"Rule CP-\d+")).first
    id = found.inner_text().removeprefix("Rule ").strip()
    found.click()
    about.wait_for(state="detached")
    assert rule(page, id).get_by_role("button", expanded=True).is_visible()
    assert page.locator(".card.picked").count() == 0
    assert page.faults == []


def test_the_key_i_explains_what_is_in_focus(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    seated(address, page)
    card = page.locator(".hand .card").first
    card.focus()
    page.keyboard.press("i")
    about = page.get_by_role("dialog", name=card.get_attribute("aria-label"))
    about.wait_for()
    page.keyboard.press("Escape")
    about.wait_for(state="detached")
    assert page.evaluate("document.activeElement.className").startswith("card")


def test_who_asks_before_the_rulebook_is_there_is_answered_when_it_comes(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    held: list[Any] = []
    page.route("**/rulebook.js", lambda route: held.append(route))
    seated(address, page, complete=False)
    card = page.locator(".hand .card").first
    card.focus()
    page.keyboard.press("i")
    assert page.locator(".about").count() == 0
    held[0].continue_()
    page.get_by_role("dialog", name=card.get_attribute("aria-label")).wait_for()


def test_a_long_press_explains_and_chooses_nothing(address: str, chromium: Any) -> None:
    page = page_of(chromium, NARROW, 844)
    seated(address, page)
    box = page.locator(".hand .card").first.bounding_box()
    touch = page.context.new_cdp_session(page)
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + 30}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    about = page.locator(".about")
    about.wait_for()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    about.get_by_role("button", name="Rule").first.wait_for()
    assert page.locator(".card.picked").count() == 0
    about.get_by_role("button", name="Rule").first.click()
    page.get_by_role("dialog", name="Rules").wait_for()
    assert page.faults == []


@pytest.mark.parametrize("width", [360, NARROW])
def test_on_a_phone_the_book_is_a_sheet_and_plays_above_itself(address: str, chromium: Any, width: int) -> None:
    page = page_of(chromium, width, 844, "ru-RU")
    seated(address, page, "Доска")
    page.get_by_role("navigation").get_by_role("button", name="Правила").click()
    sheet = page.get_by_role("dialog", name="Правила")
    sheet.wait_for()
    # A field in focus would bring the keyboard up over the rules.
    assert page.evaluate("document.activeElement.tagName") == "DIALOG"
    sheet.get_by_role("tab", name="Карты").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    rule(page, "CP-36").get_by_role("button", expanded=False).click()
    rule(page, "CP-36").get_by_role("button", name="Покажи").click()
    sheet.get_by_text("Пример CP-36, шаг 1 из 3").wait_for()
    page.set_viewport_size({"width": width, "height": 640})
    keys = sheet.get_by_role("button", name="Шаг вперёд").bounding_box()
    assert keys["y"] + keys["height"] <= 640
    sheet.get_by_role("button", name="Шаг вперёд").click()
    sheet.get_by_text("Маг-тролль убит.").wait_for()
    assert sheet.evaluate("sheet => sheet.scrollWidth") <= width
    for _ in range(40):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('dialog')")
    sheet.get_by_role("button", name="Закрыть пример").click()
    sheet.get_by_role("button", name="Закрыть", exact=True).click()
    sheet.wait_for(state="detached")
    assert page.locator(".card.lit").count() > 0
    assert page.faults == []


def test_the_rulebook_has_an_address_of_its_own(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    page.goto(address)
    page.get_by_role("link", name="Rules").first.click()
    page.get_by_role("heading", name="Castle Panic").wait_for()
    page.get_by_text("Example CP-1").first.wait_for()
    page.goto(f"{address}/#/rules/castle_panic/CP-55")
    page.get_by_text("Example CP-55, step 1 of 4").wait_for()
    assert rule(page, "CP-55").get_by_role("button", expanded=True).first.is_visible()
    rule(page, "CP-56").get_by_role("button", expanded=False).click()
    page.wait_for_function("location.hash === '#/rules/castle_panic/CP-56'")
    page.reload()
    rule(page, "CP-56").get_by_role("button", expanded=True).first.wait_for()
    assert page.faults == []


def test_an_unknown_game_has_no_rules_but_says_so(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    page.goto(f"{address}/#/rules/chess")
    page.get_by_role("alert").wait_for()
    assert page.faults == []


def test_with_the_keyboard_alone_an_example_can_be_seen_and_left(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    seated(address, page)
    open_book(page).get_by_role("tab", name="Movement").click()
    rule(page, "CP-54").get_by_role("button", expanded=False).press("Enter")
    rule(page, "CP-54").get_by_role("button", name="Show me").press("Enter")
    page.get_by_text("Example CP-54, step 1 of 3").wait_for()
    page.wait_for_function("document.activeElement.innerText === 'Play'")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.get_by_text("Example CP-54, step 2 of 3").wait_for()
    page.keyboard.press("Escape")
    page.wait_for_function("document.activeElement.innerText === 'Show me'")
    page.keyboard.press("Escape")
    page.get_by_role("searchbox").wait_for(state="detached")
    assert page.faults == []


def test_a_space_of_the_board_needs_no_words(address: str, chromium: Any) -> None:
    """A lit space of the Archer ring is no Archer."""
    page = page_of(chromium)
    table = new_table(address, [{"kind": "here"}, {"kind": "here"}])
    sit(page, address, table, 0)
    page.locator(".tokens [data-piece]").first.click()
    space = page.locator('[data-piece="archer-1"]')
    space.wait_for()
    space.focus()
    page.keyboard.press("i")
    page.locator('[data-piece="tower-1"]').focus()
    page.keyboard.press("i")
    page.get_by_role("dialog", name="Tower 1").wait_for()
    assert page.get_by_role("dialog").count() == 1


def test_an_example_can_be_played_by_oneself(address: str, chromium: Any) -> None:
    """Its position is laid on a practice table: beside the table where somebody sits, else in its place."""
    page = page_of(chromium)
    page.goto(f"{address}/#/rules/castle_panic/CP-28")
    page.get_by_role("button", name="Play it yourself").click()
    page.wait_for_url("**/#/table/*")
    page.locator(".card.lit").first.click()
    page.locator(".token.lit, .tok.lit, .lit[data-piece^=t]").first.wait_for()
    seated(address, page)
    open_book(page).get_by_role("tab", name="Movement").click()
    rule(page, "CP-55").get_by_role("button", expanded=False).click()
    rule(page, "CP-55").get_by_role("button", name="Show me").click()
    with page.context.expect_page() as opened:
        page.get_by_role("button", name="Play it yourself").click()
    opened.value.get_by_role("group", name="The board").wait_for()
    page.get_by_role("button", name="Back to the game").wait_for()
    assert page.faults == []
