"""The guided first game on its scripted position: no lesson is left out, and taking back rewinds it."""

from __future__ import annotations

from typing import Any

from tests.web.conftest import OpenPage
from tests.web.hands import Hands
from tests.web.test_pages import faults

CARD = "[data-testid=tutorial-card]"
NEXT = "[data-testid=tutorial-next]"


def step_of(page: Any) -> str:
    return str(page.get_attribute(CARD, "data-step"))


def learning(page: Any) -> Hands:
    page.click("[data-testid=tutorial]")
    hands = Hands(page)
    hands.wait_for("asked")
    return hands


def test_no_lesson_is_left_out_and_taking_back_rewinds(open_page: OpenPage) -> None:
    page = open_page()
    hands = learning(page)
    assert hands.kind == "activate", "the position begins with a Turn, not with questions of the set-up"
    assert step_of(page) == "welcome"
    assert faults(page) == []
    hands.click("activate:carl")
    assert step_of(page) == "welcome", "what is to be read waits, whatever is played"
    page.click(NEXT)
    assert step_of(page) == "forecast"
    page.click(NEXT)
    assert step_of(page) == "activate"
    assert page.locator("[data-testid=tutorial-early]").count() == 1, "done before it was told: told all the same"
    page.click(NEXT)
    assert step_of(page) == "fight"
    hands.click("melee:pan")
    page.wait_for_selector(f"{CARD}[data-step=adrenaline]")
    page.click("[data-testid=tutorial-back]")
    assert step_of(page) == "fight", "an earlier lesson can be read again"
    page.click(NEXT)
    assert step_of(page) == "adrenaline"
    page.click("[data-testid=undo]")
    page.wait_for_selector(f"{CARD}[data-step=fight]")


SEEN = """
(() => {
  window.seen = { steps: [], foretold: 0, shown: 0 };
  const acted = () => document.querySelector('.table').dataset.state === 'busy';
  new MutationObserver(changes => {
    for (const change of changes)
      if (change.attributeName === 'data-step') seen.steps.push([change.target.dataset.step, acted()]);
    if (!document.querySelector('[data-testid=ribbon]')) return;
    seen.shown += 1;
    if (document.querySelector('[data-testid=marks]')) seen.foretold += 1;
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
})()
"""
"""Witness to every change of the page: which lesson comes when, and whether anything is foretold while it happens."""


def test_lesson_and_forecast_keep_step_with_what_is_acted_out(open_page: OpenPage) -> None:
    page = open_page(motion="no-preference")
    hands = learning(page)
    for _ in range(2):
        page.click(NEXT)
    page.evaluate(SEEN)
    hands.click("activate:carl")
    page.wait_for_selector(f"{CARD}[data-step=fight]")
    hands.click("melee:pan")
    page.wait_for_selector(f"{CARD}[data-step=adrenaline]")
    page.click("[data-testid=end-all]")
    page.wait_for_selector("[data-testid=doubt-yes], [data-testid=ribbon]")
    if page.locator("[data-testid=doubt-yes]").count():
        page.click("[data-testid=doubt-yes]")
    page.locator("[data-testid=ribbon]").wait_for()
    page.click("[data-testid=skip]")
    hands.wait_for("asked", "over")
    seen = page.evaluate("seen")
    assert [step for step, _ in seen["steps"]][:2] == ["fight", "adrenaline"]
    assert [step for step, acted in seen["steps"] if acted] == []
    assert seen["shown"] > 0
    assert seen["foretold"] == 0


def test_a_lesson_can_be_read_before_it_is_done(open_page: OpenPage) -> None:
    page = open_page(size=(390, 844), locale="pl-PL")
    learning(page)
    for step in ("forecast", "activate"):
        page.click(NEXT)
        assert step_of(page) == step
    later = page.locator("[data-testid=tutorial-later]")
    assert later.inner_text() == "Pomiń na razie", "beside “Graj dalej” no second way on is called “dalej”"
    later.click()
    assert step_of(page) == "fight"
    assert faults(page) == []


def test_a_long_name_stays_on_one_line_where_the_next_turn_is_chosen(open_page: OpenPage) -> None:
    page = open_page()
    learning(page)
    names = page.locator('.foot [data-option^="activate:"]')
    heights = {str(one.inner_text()): one.bounding_box()["height"] for one in names.all()}
    assert len(heights) == 6
    assert len(set(heights.values())) == 1, heights


def test_an_answer_of_one_event_rewinds_too(open_page: OpenPage) -> None:
    """The note about what was taken back is as long as what is gone."""
    page = open_page()
    hands = learning(page)
    for _ in range(2):
        page.click(NEXT)
    hands.click("activate:carl")
    hands.click("melee:pan")
    for step in ("friendly", "act"):
        page.click(NEXT)
        page.wait_for_selector(f"{CARD}[data-step={step}]")
    hands.click("move:2R.N")
    page.wait_for_selector(f"{CARD}[data-step=noise]")
    page.click("[data-testid=undo]")
    page.wait_for_selector(f"{CARD}[data-step=act]")
