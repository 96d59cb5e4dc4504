"""What a mode makes of the set-up, and how long a game lasts."""

from __future__ import annotations

from typing import Any

import graveshift.games  # noqa: F401  (announces the games)
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.kernel import registry
from graveshift.kernel.chance import stream
from graveshift.kernel.game import Game

from .conftest import Given

GAME = registry.game_type("tiny-epic-zombies")


def test_the_ai_has_a_random_card_and_no_actions() -> None:
    """TEZ-COOP-02 TEZ-COOP-03 TEZ-SET-14: ability only; every Human draws one face-down card."""
    cards = set()
    for seed in range(30):
        rules, position, _ = GAME.set_up({"mode": "coop", "seats": 3}, stream(seed))
        game = Game(rules, position, None, False)
        while game.decision is not None and game.decision.kind == "player-card":
            game.decide(game.decision.options[0])
        s = game.position
        assert isinstance(s, State)
        cards.add(s.horde[0])
        assert (len(s.search), sum(number >= 0 for number in s.facedown), s.hand) == (21, 3, [])
        assert len(s.pool) == 14 - 4
        assert game.view(0)["zombie_side"]["cards"][0]["marker"] is None
    assert len(cards) > 8


def test_competitive_set_up() -> None:
    """TEZ-CVZ-01 TEZ-CVZ-02 TEZ-CVZ-03 TEZ-CMP-01 TEZ-SET-01 TEZ-AMB-60 TEZ-REC-15: own Survivors, own goals."""
    for humans, survivors in ((2, [2, 2]), (3, [1, 1, 1]), (4, [1, 1, 1, 1])):
        _, position, _ = GAME.set_up({"mode": "competitive", "seats": humans}, stream(1))
        assert isinstance(position, State)
        assert position.survivors == survivors
        assert position.table.competitive
        assert len(position.done) == humans
        _, versus, _ = GAME.set_up({"mode": "competitive-vs-zombie", "seats": humans + 1}, stream(1))
        assert isinstance(versus, State)
        assert (versus.survivors, versus.table.zombie_seat) == (survivors, humans)


def test_eaten_alive_among_rivals(given: Given) -> None:
    """TEZ-CVZ-05 TEZ-CMP-02: one's own Survivor and card go to the Zombie side; progress is kept."""
    table = given(
        "janitor",
        "doctor",
        "hippie",
        mode="competitive",
        zombies="S2",
        rooms={"janitor": "cS"},
        tracks={"janitor": (8, 9)},
        dice="wound-1",
        draws={"players": ["mallcop"]},
    )
    table.progress("discover-a-cure", 1, 0, 0)
    table.begin("janitor").do("move:S2")
    assert (table.s.survivors, table.s.collected, table.s.horde) == ([0, 1, 1], 1, [1, 6])
    assert table.step("discover-a-cure", 0) == 1


def test_competitive_goals() -> None:
    """TEZ-CMPO-01 TEZ-CMPO-02 TEZ-CMPO-03 TEZ-CMPO-04 TEZ-CMPO-05 TEZ-CMPO-07 TEZ-CMPO-08 TEZ-CMPO-09: by Humans."""

    def goals(seats: int, **more: Any) -> tuple[list[int], int]:
        _, position, _ = GAME.set_up({"mode": "competitive", "seats": seats, **more}, stream(1))
        assert isinstance(position, State)
        return position.table.goal, position.table.ammo_goal

    assert goals(2) == ([2, 2, 2, 2, 3, 1, 3, 2, 2], 5)
    assert goals(3) == ([2, 2, 1, 1, 2, 1, 2, 1, 1], 4)
    assert goals(4) == ([1, 1, 1, 1, 2, 1, 2, 1, 1], 4)
    assert goals(2, switches={"competitive-goals": "ledger"})[0][:5] == [3, 2, 2, 2, 4]


def test_solo_begins_with_two_choices() -> None:
    """TEZ-SOLO-02: each character is chosen from three, by the same seat."""
    rules, position, _ = GAME.set_up({"mode": "solo", "seats": 1}, stream(4))
    game = Game(rules, position, None, False)
    asked = []
    while game.decision is not None and game.decision.kind == "player-card":
        asked.append((game.decision.seat, len(game.decision.options)))
        game.decide(game.decision.options[0])
    assert asked == [(0, 3), (0, 3)]


def test_a_whole_game_has_24_reveals(given: Given) -> None:
    """TEZ-DECK-06 TEZ-SOLO-04 TEZ-END-03: 24 Turns with a Search, then one final Turn for each Human."""
    table = given("janitor", "doctor", survivors=[99]).begin("janitor")
    turns = 0
    while table.kind != "over":
        turns += 1
        table.end()
        table.s.zombies, table.s.figures, table.s.barricade = 0, 18, 6
        while table.kind not in ("turn", "over"):
            table.do(table.keys[0])
    assert (turns, table.s.reveals, table.outcome) == (26, 24, "TEZ-END-03")
