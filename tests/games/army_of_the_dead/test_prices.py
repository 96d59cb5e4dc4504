"""What an Action is said to cost is what it takes."""

from __future__ import annotations

from pathlib import Path

import pytest

from graveshift.kernel.game import Game
from graveshift.kernel.record import start
from graveshift.scenario.document import Scenario, read_each
from graveshift.zombicide.rules.codes import ASK_ACTION, ASK_ACTIVATE
from graveshift.zombicide.rules.state import State
from graveshift.zombicide.telling.prices import price_of

SCENARIOS = Path(__file__).parent / "scenarios"


def try_all(game: Game) -> None:
    """Every option of a Turn, each on a copy of the game: it takes what it costs."""
    ask, decision, now = game.pending, game.decision, game.position
    assert ask is not None
    assert decision is not None
    assert isinstance(now, State)
    who = ask.about[0]
    for code, key in zip(ask.options, decision.keys, strict=True):
        if key == "end":
            continue
        price = price_of(now, ask, who, code).actions
        ahead = game.copy()
        ahead.answer(code)
        after = ahead.position
        assert isinstance(after, State)
        if after.active == who and after.round == now.round:
            assert after.spent[who] - now.spent[who] == price, key


@pytest.mark.parametrize("chapter", sorted(path.name for path in SCENARIOS.iterdir()))
def test_an_action_takes_what_it_is_said_to_cost(chapter: str) -> None:
    """AOTD-ROUND-03 AOTD-ACT-02 AOTD-ACT-12 AOTD-VAULT-03: the price of an option is paid, no more and no less.

    Tried where the scenarios begin, since they have every kind of Action.
    """
    for path in sorted((SCENARIOS / chapter).glob("*.yaml")):
        for scenario in read_each(path):
            assert isinstance(scenario, Scenario)
            if scenario.frame.refused is None:
                game = start("army-of-the-dead", {"scenario": scenario.document}, 1).game
                if game.pending is not None and game.pending.kind == ASK_ACTIVATE:
                    game.answer(game.pending.options[0])
                if game.pending is not None and game.pending.kind == ASK_ACTION:
                    try_all(game)
