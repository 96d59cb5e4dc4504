"""The rule browser in both languages, and rules opened from the table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import OpenPage
from tests.web.hands import Twin, begin, plain


def wait_for_choice(page: Any, label: str, chosen: str) -> None:
    page.get_by_label(label).locator("option:checked", has_text=chosen).wait_for(state="attached")


def test_the_rule_browser_speaks_the_language_in_use(open_page: OpenPage) -> None:
    page = open_page("/rules/UOA-NOISE-04", locale="pl-PL")
    article = page.locator("article")
    article.get_by_role("heading", name="Hałas przy każdym użyciu").wait_for()
    assert "Każda Akcja z Głośnym Ekwipunkiem robi Hałas" in plain(str(article.text_content()))
    wait_for_choice(page, "Księga", "Zombicide: Żywi lub Nieumarli")
    wait_for_choice(page, "Rozdział", "Hałas")
    page.get_by_role("button", name="EN").click()
    article.get_by_role("heading", name="Noise with every use").wait_for()
    wait_for_choice(page, "Chapter", "Noise")


def test_search_finds_polish_words_without_accents_in_all_books(open_page: OpenPage) -> None:
    page = open_page("/rules", locale="pl-PL")
    page.get_by_label("Szukaj w zasadach").fill("pozarcie zywcem")
    page.get_by_role("link", name="Koszty a Pożarcie żywcem").click()
    page.locator("article").get_by_role("heading", name="Koszty a Pożarcie żywcem").wait_for()
    wait_for_choice(page, "Księga", "Tiny Epic Zombies")


def test_the_address_of_a_game_opens_its_book(open_page: OpenPage) -> None:
    page = open_page("/rules/tiny-epic-zombies", locale="pl-PL")
    wait_for_choice(page, "Księga", "Tiny Epic Zombies")
    page.get_by_role("link", name="Karty Graczy").wait_for()
    assert "Wybierz zasadę z listy" in plain(str(page.locator("article").text_content()))


def test_a_table_in_a_rule_is_a_table(open_page: OpenPage) -> None:
    page = open_page("/rules/TEZ-REC-07", locale="pl-PL")
    page.get_by_role("cell", name="Rewolwer").wait_for()
    assert page.locator("article th").all_text_contents() == ["Rodzaj", "Fiolet", "Bursztyn", "Jadeit", "Lazur"]


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
@pytest.mark.parametrize("path", ["/rules", "/rules/TEZ-REC-08"])
def test_the_rule_browser_keeps_inside_the_screen(open_page: OpenPage, path: str, size: tuple[int, int]) -> None:
    page = open_page(path, locale="pl-PL", size=size)
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0


def test_a_rule_opened_from_the_log_is_polish_and_leads_on(open_page: OpenPage) -> None:
    page = open_page(locale="pl-PL")
    twin = Twin(1)
    moved = twin.ahead(lambda answers: any(name == "moved" for name, *_ in twin.game.journal.log))  # type: ignore[union-attr]
    begin(page, "tutorial", 1, moved)
    page.get_by_role("tab", name="Dziennik").click()
    link = page.locator(".log .rule-link").last
    link.hover()
    page.wait_for_function("link => link.title.includes(': ')", arg=link.element_handle())
    link.click()
    card = page.locator("dialog")
    card.locator(".text").first.wait_for()
    assert str(card.locator("h2").text_content()) in str(link.get_attribute("title"))
    assert "Zobacz też" in str(card.text_content()) or "s. " in str(card.text_content())


def test_the_server_refuses_in_the_language_in_use(open_page: OpenPage) -> None:
    page = open_page("/join/nowhere#nonsense", locale="pl-PL", lenient=True)
    page.get_by_text("Ten link lub klucz tu nie działa; poproś gospodarza stołu o nowy.").wait_for()
