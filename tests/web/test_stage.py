"""Zombies on stage: what they do is acted out, heard and felt; it can be quickened, skipped and muted."""

from __future__ import annotations

from typing import Any

from graveshift.kernel.decision import Decision, Option
from graveshift.kernel.game import Game
from tests.server.process import ServerProcess
from tests.web.conftest import STATIC, OpenPage
from tests.web.hands import Hands
from tests.web.test_clicks import Wanted, found, placed, seated

WITNESS = """
(() => {
  window.witness = { sounds: 0, shakes: 0 };
  for (const kind of [AudioBufferSourceNode, OscillatorNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...when) { witness.sounds += 1; return start.apply(this, when); };
  }
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    if (how?.duration === 260) witness.shakes += 1;
    return animate.call(this, frames, how);
  };
})()
"""

HIDDEN = """
(() => {
  window.revealed = [];
  new MutationObserver(() => {
    const card = document.querySelector('[data-testid=reveal]');
    const place = card && document.querySelector(`path[data-zone="${card.dataset.place}"]`);
    if (!place || revealed.at(-1)?.card === card) return;
    const [a, b] = [card, place].map(one => one.getBoundingClientRect());
    const middle = (b.left + b.right) / 2;
    revealed.push({ card, place: card.dataset.place, hides: a.left < middle && middle < a.right });
  }).observe(document.body, { childList: true, subtree: true });
})()
"""
"""Of every card that is turned up: does it lie over the middle of the place that it tells of?"""


def bitten(_: Any, decision: Decision) -> Option | None:
    """Whoever ends the Turn here is bitten."""
    end = decision.option("end") if decision.kind == "action" else None
    return end if end is not None and end.preview().get("bites") and "fatal" not in end.preview() else None


def bitten_unasked(game: Game, decision: Decision) -> Option | None:
    """The same, and nobody has to choose anything before the next round."""
    end = bitten(game, decision)
    if end is None:
        return None
    twin, now = game.copy(), game.view(0)["round"]
    while (asked := twin.decision) is not None and asked.kind in ("action", "activate"):
        if twin.view(0)["round"] > now:
            return end
        twin.decide(asked.option("end") or asked.options[0])
    return end if twin.decision is None else None


def held_up(game: Game, decision: Decision) -> Option | None:
    """Ending the Turn brings a question in the middle of the Zombie Phase, when somebody has walked already."""
    end = decision.option("end") if decision.kind == "action" else None
    if end is None or "fatal" in end.preview():
        return None
    twin, before = game.copy(), game.view(0)
    twin.decide("end")
    asked, after = twin.decision, twin.view(0)
    if asked is None or asked.kind in ("activate", "action") or len(asked.options) < 2:
        return None
    return end if after["round"] == before["round"] and after["zombies"] != before["zombies"] else None


def at_the_table(open_page: OpenPage, server: ServerProcess, motion: str, wanted: Wanted = bitten) -> Hands:
    hands = seated(open_page, server, found("undead-or-alive", wanted)[0], motion=motion)
    hands.page.evaluate(WITNESS)
    return hands


def end_all(hands: Hands) -> None:
    page = hands.page
    page.click("[data-testid=end-all]")
    page.wait_for_selector("[data-testid=doubt-yes], [data-testid=ribbon], [data-testid=told-line]")
    sure = page.locator("[data-testid=doubt-yes]")
    if sure.count():
        sure.click()


def test_a_zombie_phase_is_acted_out_heard_and_felt(open_page: OpenPage, server: ServerProcess) -> None:
    hands = at_the_table(open_page, server, "no-preference")
    page = hands.page
    end_all(hands)
    page.locator("[data-testid=ribbon]").wait_for()
    assert page.locator("[data-testid=marks]").count() == 0, "nothing is foretold while it happens"
    page.wait_for_function("() => witness.sounds > 0 && witness.shakes > 0")
    speed = page.locator("[data-testid=speed]")
    before = speed.get_attribute("aria-label")
    speed.click()
    assert speed.get_attribute("aria-label") != before
    page.click("[data-testid=skip]")
    hands.wait_for("asked", "over")
    if page.locator("[data-testid=told-line]").count():
        assert page.inner_text("[data-testid=told-line]").strip()


def test_mute_is_silence(open_page: OpenPage, server: ServerProcess) -> None:
    hands = at_the_table(open_page, server, "no-preference")
    page = hands.page
    page.click("[data-testid=mute]")
    assert page.get_attribute("[data-testid=mute]", "aria-pressed") == "true"
    page.evaluate("witness.sounds = 0")
    end_all(hands)
    page.wait_for_function("() => witness.shakes > 0")
    page.click("[data-testid=skip]")
    hands.wait_for("asked", "over")
    assert page.evaluate("witness.sounds") == 0
    page.reload()
    page.wait_for_selector("[data-testid=mute][aria-pressed=true]")


def test_whoever_wants_no_motion_is_shown_the_end_at_once(open_page: OpenPage, server: ServerProcess) -> None:
    hands = at_the_table(open_page, server, "reduce", bitten_unasked)
    page, before = hands.page, hands.version
    end_all(hands)
    hands.wait_for("asked", "over", since=before + 1)
    page.locator("[data-testid=told-line]").wait_for()
    assert page.evaluate("witness.shakes") == 0
    assert page.locator("[data-testid=skip], [data-testid=ribbon]").count() == 0


def test_a_card_is_turned_up_beside_the_place_that_it_tells_of(open_page: OpenPage, server: ServerProcess) -> None:
    hands = at_the_table(open_page, server, "no-preference")
    page = hands.page
    page.evaluate(HIDDEN)
    end_all(hands)
    for _ in range(20):
        page.wait_for_function(
            "() => revealed.length > 2 || document.querySelector('.table').dataset.state === 'asked'"
        )
        if page.evaluate("revealed.length") > 2:
            break
        page.locator(".foot [data-option]:enabled").first.click()
    seen = page.evaluate("revealed.map(({ place, hides }) => ({ place, hides }))")
    assert seen
    assert [one for one in seen if one["hides"]] == []


def test_whoever_wants_no_motion_is_told_what_has_happened_so_far(open_page: OpenPage, server: ServerProcess) -> None:
    hands = at_the_table(open_page, server, "reduce", held_up)
    page, before = hands.page, hands.version
    hands.opened("end").click()
    hands.wait_past(before)
    assert hands.kind not in ("activate", "action")
    assert page.inner_text("[data-testid=told-line]").startswith("So far: ")


def test_all_turns_do_not_end_where_somebody_dies_of_it_and_it_is_said_why(
    open_page: OpenPage, server: ServerProcess
) -> None:
    """The last of the Turns would lose the game (UOA-WIN-03): that one is asked about, and no is no."""
    position = {
        "game": "undead-or-alive",
        "board": {"map": "a b"},
        "survivors": {"carl": {"zone": "b"}, "meg": {"zone": "a", "wounds": 1}},
        "zombies": {"a": {"walker": 2}},
        "active": "carl",
    }
    hands = placed(open_page, server, position)
    page = hands.page
    page.click("[data-testid=end-all]")
    page.locator("[data-testid=doubt]", has_text="Meg").wait_for()
    before = hands.version
    page.locator("[data-testid=doubt] .primary").click()
    page.locator("[data-testid=doubt]").wait_for(state="detached")
    assert hands.wait_for("asked") == "asked"
    assert hands.version == before


LISTEN = """
async ({ band, sound, ambience }) => {
  const rate = 22050, from = 1, long = 4;
  let made = null;
  window.AudioContext = class extends OfflineAudioContext {
    constructor() { super(1, rate * long, rate); made = this; }
    get currentTime() { return from; }
    resume() { return Promise.resolve(); }
  };
  const instruments = await import(`${band}?${sound}${ambience}`);
  if (ambience) instruments.ambience(ambience, 0.3);
  else instruments.play(sound, 0.3);
  const heard = (await made.startRendering()).getChannelData(0).subarray(rate * from);
  const parts = Array.from({ length: 30 }, (_, n) => heard.subarray(n * rate / 10, (n + 1) * rate / 10));
  const loud = parts.map(part => Math.sqrt(part.reduce((sum, one) => sum + one * one, 0) / part.length));
  let crossings = 0;
  const audible = Math.max(...loud) / 30;
  for (let n = 1; n < heard.length; n += 1) crossings += heard[n - 1] < 0 !== heard[n] < 0 ? 1 : 0;
  return {
    loudest: Math.max(...loud),
    peak: heard.reduce((most, one) => Math.max(most, Math.abs(one)), 0),
    seconds: (loud.findLastIndex(one => one > audible) + 1) / 10,
    pitch: crossings / 2 / Math.max(0.1, (loud.findLastIndex(one => one > 1e-4) + 1) / 10),
  };
}
"""
"""What an instrument gives, reckoned by the browser without a loudspeaker: how loud, how long, and roughly how high."""


def test_every_sound_is_heard_and_like_itself(open_page: OpenPage) -> None:
    """A shot cracks, dynamite rumbles on below it, a groan is low, steam hisses; none is as loud as a page can be."""
    page = open_page("/about")
    band = next((STATIC / "assets").glob("band-*.js")).name
    wanted = ("shot", "boom", "groan", "blade", "bite", "step", "dice", "steam", "won", "lost")
    heard = {
        sound: page.evaluate(LISTEN, {"band": f"/assets/{band}", "sound": sound, "ambience": ""}) for sound in wanted
    }
    heard["wind"] = page.evaluate(LISTEN, {"band": f"/assets/{band}", "sound": "", "ambience": "wind"})
    assert all(one["loudest"] > 0.003 for one in heard.values()), heard
    assert all(one["peak"] < 0.9 for one in heard.values()), heard
    assert heard["boom"]["seconds"] > heard["shot"]["seconds"] > heard["step"]["seconds"], heard
    assert heard["boom"]["pitch"] < heard["shot"]["pitch"] < heard["blade"]["pitch"], heard
    # No groan is like another: crowds give 510 to 620.
    assert heard["groan"]["pitch"] < 800 < heard["steam"]["pitch"], heard
    assert heard["wind"]["loudest"] < heard["shot"]["loudest"] / 2, heard
    assert heard["wind"]["seconds"] == 3, heard
