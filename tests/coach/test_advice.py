"""What would you do? From what a seat knows, the same anywhere, with figures and reasons that are true."""

import pytest

from graveshift.bots import Seat, make_bot
from graveshift.coach import Advice, Effort, World, advise, weigh
from graveshift.coach.advice import Inquiry, mean, share
from graveshift.coach.telling import lines, told
from graveshift.kernel.game import Game
from graveshift.kernel.record import start
from graveshift.play.commands import read_command
from tests.play.evening import Typist, m0, play

BRIEF = Effort(first=1, most=2, options=3, shown=2, rounds=1)
SETUPS = [
    ("undead-or-alive", {"mission": "m1", "seats": 2}),
    ("undead-or-alive", {"mission": "m8", "seats": 1}),
    ("gears-and-guns", {"mission": "m1", "seats": 1}),
    ("army-of-the-dead", {"mission": "m1", "seats": 1}),
    ("tiny-epic-zombies", {"mode": "coop-vs-zombie", "seats": 3}),
    ("tiny-epic-zombies", {"mode": "competitive", "seats": 2}),
]


def played(name: str, options: dict[str, object], answers: int, seed: int = 3) -> Game:
    """A game some way in, at a question with a choice."""
    game = start(name, options, seed).game
    greedy = make_bot("greedy", 1)
    count = 0
    while (decision := game.decision) is not None and (count < answers or decision.only):
        game.decide(greedy.choose(Seat(game, decision.seat or 0)), decision.seat)
        count += 1
    assert game.decision is not None
    return game


def seat_of(game: Game) -> int:
    assert game.decision is not None
    return game.decision.seat or 0


@pytest.mark.parametrize(("name", "options"), SETUPS, ids=lambda value: str(value))
def test_worlds_that_look_the_same_get_the_same_advice(name: str, options: dict[str, object]) -> None:
    """Hidden things and chance to come differ in the twin; the advice does not."""
    game = played(name, options, 40)
    seat = seat_of(game)
    twin = game.determinized(seat, 4711)
    assert advise(World(name, twin, seat), BRIEF) == advise(World(name, game, seat), BRIEF)


def test_the_game_stays_as_it_is() -> None:
    game = played("undead-or-alive", {"mission": "m1", "seats": 1}, 40)
    before = game.digest()
    advise(World("undead-or-alive", game, 0), BRIEF)
    assert game.digest() == before


def test_slices_played_anywhere_give_the_same_advice() -> None:
    """What a server's processes do piece by piece is what one process does at once."""
    game = played("undead-or-alive", {"mission": "m1", "seats": 1}, 40)
    inquiry = Inquiry(World("undead-or-alive", game, 0), BRIEF)
    while (work := inquiry.next()) is not None:
        elsewhere = World("undead-or-alive", game.determinized(0, 12), 0)
        inquiry.take(work, weigh(elsewhere, list(work.keys), work.first, work.count, BRIEF.rounds))
    assert inquiry.advice() == advise(World("undead-or-alive", game, 0), BRIEF)
    assert inquiry.done <= inquiry.total


def test_the_best_come_first_and_their_intervals_hold_them() -> None:
    game = played("undead-or-alive", {"mission": "m0", "seats": 1}, 40)
    advice = advise(World("undead-or-alive", game, 0), BRIEF)
    chances = [each.chance for each in advice.best]
    assert chances == sorted(chances, reverse=True)
    assert all(each.low <= each.chance <= each.high for each in advice.best)
    assert game.decision is not None
    assert {each.key for each in advice.best} <= set(game.decision.keys)
    assert advice.offered == len(game.decision.keys)
    assert advice.looked_at <= BRIEF.options


def test_a_step_that_loses_at_once_is_worth_nothing() -> None:
    """The last chance to win is taken, and giving it away is valued at nothing (won futures are counted, lost not)."""
    for seed in range(1, 12):
        game = start("undead-or-alive", {"mission": "m0", "seats": 1}, seed).game
        greedy, last = make_bot("greedy", 1), None
        while game.decision is not None:
            if not game.decision.only:
                last = game.fork()
            game.decide(greedy.choose(Seat(game, 0)))
        if game.outcome is not None and game.outcome.won:
            break
    assert last is not None
    advice = advise(World("undead-or-alive", last, 0), Effort(first=2, most=4, options=24, shown=3))
    assert advice.best[0].chance == 1.0


def test_a_reason_counts_what_was_played() -> None:
    """The shares that are told are those of the futures."""
    game = played("undead-or-alive", {"mission": "m1", "seats": 1}, 70)
    world = World("undead-or-alive", game, 0)
    inquiry = Inquiry(world, Effort(first=4, most=4, options=6, shown=6, rounds=1))
    while (work := inquiry.next()) is not None:
        inquiry.take(work, weigh(world, list(work.keys), work.first, work.count, 1))
    advice = inquiry.advice()
    for each in advice.best:
        assert each.chance == mean(inquiry.futures[each.key])
        if each.because is not None:
            assert each.because.mine == share(inquiry.futures[each.key], each.because.note)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_advice_is_told_in_words(language: str) -> None:
    game = played("undead-or-alive", {"mission": "m1", "seats": 1}, 60)
    world = World("undead-or-alive", game, 0)
    advice: Advice = advise(world, BRIEF)
    assert game.decision is not None
    numbers = {key: number for number, key in enumerate(game.decision.keys, start=7)}
    text = lines(world, advice, numbers, language)
    assert text[1].startswith(f"{numbers[advice.best[0].key]}. ")
    option = game.decision.option(advice.best[0].key)
    assert option is not None
    assert option.label(language).rstrip(".") in text[1]
    assert "%" in text[0]
    assert told(world, advice).options[0].key == advice.best[0].key


def test_it_is_asked_for_in_both_languages() -> None:
    for typed in ("what would you do", "What would you do?", "co byś zrobił", "Co bys zrobil?", "rada deep"):
        command = read_command(typed)
        assert command is not None
        assert command.name == "advice", typed


def test_at_the_terminal_it_answers_only_when_asked() -> None:
    evening = play(m0(), Typist("what would you do?", "quit"))
    assert evening.after("what would you do?").count("%") >= 3
    assert "Chance to win as it stands" in evening.text
    assert "Chance to win" not in play(m0(), Typist("situation", "quit")).text
