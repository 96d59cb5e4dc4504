"""The searching player of Tiny Epic Zombies: legal, the same for any worker, from nothing but what its seat sees."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from itertools import accumulate
from typing import Any

import pytest

import graveshift.games  # noqa: F401  (announces the games)
from graveshift.bots import Bot, Seat, make_bot
from graveshift.bots.tez import MallPlanner, thinking
from graveshift.bots.tez.judging import chance
from graveshift.games.tiny_epic_zombies.rules.codes import BACKPACK, KIND
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.telling.hidden import redraw
from graveshift.kernel import registry
from graveshift.kernel.chance import WON, stream
from graveshift.kernel.game import Game
from graveshift.sim import Job, play

MODES: list[dict[str, Any]] = [
    {"mode": "coop", "seats": 2},
    {"mode": "coop-vs-zombie", "seats": 3},
    {"mode": "competitive", "seats": 2},
    {"mode": "competitive-vs-zombie", "seats": 3},
    {"mode": "solo", "seats": 1},
]
COMPILED = not (thinking.__file__ or "").endswith(".py")


class Hasty(MallPlanner):
    """Looks no further than the next Turn."""

    futures = 1
    width = 2
    turns = 0


def begun(setup: dict[str, Any], seed: int, answers: int) -> Game:
    """A game that `greedy` has played for some answers."""
    rules, position, _ = registry.begin("tiny-epic-zombies", dict(setup), stream(seed))
    game = Game(rules, position, None, False)
    played_on(game, make_bot("greedy", 1), answers)
    return game


def played_on(game: Game, bot: Bot, answers: int) -> None:
    for _ in range(answers):
        if (decision := game.decision) is not None:
            assert decision.seat is not None
            game.decide(bot.choose(Seat(game, decision.seat)), decision.seat)


def asked(game: Game) -> Seat:
    assert game.decision is not None
    assert game.decision.seat is not None
    return Seat(game, game.decision.seat)


def mode_of(setup: dict[str, Any]) -> str:
    return str(setup["mode"])


# ---- what a bot may know (TEZ-TURN-10)


@pytest.mark.parametrize("setup", MODES, ids=mode_of)
def test_worlds_that_look_the_same_are_drawn_anew_in_the_same_way(setup: dict[str, Any]) -> None:
    """Where hidden cards lie in truth leaves no trace in the worlds that a bot may search."""
    game = begun(setup, 5, 4)
    for number in range(12):
        played_on(game, make_bot("greedy", 1), 3)
        if game.decision is None:
            return
        seat = asked(game)
        twin = game.determinized(seat.number, 1_000 + number)
        assert twin.determinized(seat.number, 7).digest() == game.determinized(seat.number, 7).digest()


def test_what_a_rival_has_refused_stays_a_weapon() -> None:
    """In the middle of a segment: rivals have seen that there was a choice, and the answers since must fit again."""
    base = begun({"mode": "competitive", "seats": 2}, 5, 4).position
    assert isinstance(base, State)
    weapon = next(card for card in base.supply if KIND[card] != BACKPACK)
    now = base.copy()
    now.supply_known[0] |= 1 << weapon
    drawn = [redraw(base, now, 1, rng).supply[base.supply.index(weapon)] for rng in range(40)]
    assert all(KIND[card] != BACKPACK for card in drawn)
    assert len(set(drawn)) > 1


@pytest.mark.parametrize("setup", MODES, ids=mode_of)
def test_worlds_that_look_the_same_get_the_same_answers(setup: dict[str, Any]) -> None:
    """From the rule of thumb and from the search, also in the middle of a segment."""
    game = begun(setup, 6, 2)
    greedy, hasty = make_bot("greedy", 1), Hasty(1)
    for number in range(60):
        if game.decision is None:
            return
        seat = asked(game)
        if number % 4 == 0:
            twin = game.determinized(seat.number, 2_000 + number)
            assert twin.view(seat.number) == seat.view
            assert greedy.choose(Seat(twin, seat.number)) == greedy.choose(seat)
            assert hasty.choose(Seat(twin, seat.number)) == hasty.choose(seat)
        played_on(game, greedy, 1)


# ---- the answer


@pytest.mark.parametrize("setup", MODES, ids=mode_of)
def test_it_plays_every_mode_to_the_end(setup: dict[str, Any]) -> None:
    game = begun(setup, 3, 0)
    bot = Hasty(1)
    while (decision := game.decision) is not None:
        key = bot.choose(asked(game))
        assert key in decision.keys
        game.decide(key, decision.seat)
    assert game.over


def test_any_worker_and_any_restart_gives_the_same_answer() -> None:
    game = begun({"mode": "coop", "seats": 2}, 4, 20)
    for seed in range(8):
        seat = asked(game)
        key = Hasty(seed).choose(seat)
        assert Hasty(99).choose(Seat(game.copy(), seat.number)) == key
        assert Hasty(99).choose(Seat(pickle.loads(pickle.dumps(game)), seat.number)) == key
        played_on(game, make_bot("greedy", 1), 1)


def test_asking_changes_nothing() -> None:
    game = begun({"mode": "competitive-vs-zombie", "seats": 3}, 4, 15)
    before = game.digest()
    Hasty(1).choose(asked(game))
    assert game.digest() == before


def test_it_does_not_search_before_the_first_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Player Cards are chosen by rule of thumb: nothing is laid out yet."""
    game = begun({"mode": "coop", "seats": 2}, 4, 0)
    assert Hasty(1).choose(asked(game)) == make_bot("greedy", 1).choose(asked(game))


def test_there_are_three_levels() -> None:
    bots = registry.module_of("tiny-epic-zombies").bots
    levels = [registry.part(bots[name]) for name in ("planner-quick", "planner", "planner-deep")]
    assert [level.futures for level in levels] == sorted({level.futures for level in levels})


# ---- how it judges


def test_the_end_is_judged_by_its_result() -> None:
    """Won is 1 and lost is 0, for the Zombie Player the other way round (TEZ-END-01, TEZ-END-06)."""
    game = begun({"mode": "coop-vs-zombie", "seats": 3}, 4, 30)
    s = game.position
    assert isinstance(s, State)
    assert 0 < chance(s, 0) < 1
    assert chance(s, 0) + chance(s, 2) == pytest.approx(1)
    s.result = WON
    assert (chance(s, 0), chance(s, 2)) == (1.0, 0.0)


def test_more_done_and_more_lives_are_better() -> None:
    for setup in MODES:
        s = begun(setup, 4, 30).position
        assert isinstance(s, State)
        before = chance(s, 0)
        better = s.copy()
        better.marker[s.objectives[0] * len(s.done)] += 1
        assert chance(better, 0) > before
        worse = s.copy()
        worse.survivors = [0] * len(s.survivors)
        assert chance(worse, 0) < before


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED, reason="thousands of Turns: only where the bot is compiled")
def test_it_wins_where_the_rule_of_thumb_does_not() -> None:
    options = {"mode": "coop", "seats": 2, "difficulty": "hard"}

    def won(bot: str) -> Iterator[bool]:
        return (play(Job("tiny-epic-zombies", "coop", options, (bot,) * 2, number, 1)).won for number in range(12))

    wins = sum(won("greedy"))
    assert any(sofar > wins for sofar in accumulate(won("planner-quick"))), f"the rule of thumb has won {wins}"
