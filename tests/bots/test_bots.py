"""Bots see a view and plain questions, play the same from the same seed, and fill the seats of nobody."""

from typing import Any

import msgspec
import pytest

from graveshift.bots import Bot, BotError, Question, Seat, Seats, bot_names, make_bot, read_bots, seat_bots
from graveshift.kernel import registry
from graveshift.kernel.game import Game
from graveshift.kernel.record import Record, Table, start


def m0(seats: int = 1, seed: int = 7) -> Table:
    return start("undead-or-alive", {"mission": "m0", "seats": seats}, seed)


def played(name: str, seed: int, seats: int = 1) -> Record:
    """A whole game with one kind of bot in all seats."""
    table = m0(seats)
    seat_bots(seats, dict.fromkeys(range(seats), name), seed).play_bots(table.game)
    assert table.game.over
    return table.record()


def test_the_same_seed_plays_the_same_game() -> None:
    assert played("random", 1) == played("random", 1)
    assert played("random", 1).answers != played("random", 2).answers


def test_a_bot_leaves_the_dice_of_the_game_alone() -> None:
    table = m0()
    before = table.game.position.rng
    make_bot("random", 3).choose(Seat(table.game, 0))
    assert table.game.position.rng == before


def test_random_takes_every_option_sooner_or_later() -> None:
    game = m0().game
    bot = make_bot("random", 1)
    chosen = {bot.choose(Seat(game, 0)) for _ in range(100)}
    assert chosen == set(question(game).keys)


@pytest.mark.parametrize("name", [name for name in bot_names() if not name.startswith("planner")])
def test_every_bot_plays_any_seat_to_the_end(name: str) -> None:
    """Those that think long do so in test_planner.py, with less patience."""
    record = played(name, 5, seats=3)
    assert set(record.seats) >= {0, 1, 2}


def test_a_question_is_plain_data_without_a_way_to_the_position() -> None:
    asked = question(m0().game)
    assert msgspec.json.decode(msgspec.json.encode(asked), type=Question) == asked


def test_a_seat_gives_games_to_search_in_that_look_the_same_from_there() -> None:
    game = start("tiny-epic-zombies", {"mode": "competitive", "seats": 2}, 3).game
    assert game.decision is not None
    seat = Seat(game, game.decision.seat or 0)
    one, other = seat.determinized(1), seat.determinized(2)
    assert one.view(seat.number) == other.view(seat.number) == seat.view
    assert one.position.rng != other.position.rng
    one.decide(seat.question.keys[0])
    assert game.decision.keys == seat.question.keys


def test_every_bot_is_shown_the_set_up_before_it_plays() -> None:
    class Curious(First):
        shown: dict[str, Any] | None = None

        def begin(self, setup: dict[str, Any]) -> None:
            self.shown = setup

    curious = Curious()
    Seats(1, {0: curious}).play_bots(m0().game)
    assert curious.shown is not None
    assert curious.shown["mission"] == "m0"


def test_a_bot_that_knows_only_other_games_answers_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    module = registry.module_of("undead-or-alive")
    monkeypatch.setitem(registry._GAMES, "undead-or-alive", msgspec.structs.replace(module, bots={}))
    game = m0().game
    assert make_bot("greedy", 5).choose(Seat(game, 0)) == make_bot("random", 5).choose(Seat(game, 0))


def test_where_a_game_has_no_bot_of_a_name_its_best_one_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    module = registry.module_of("tiny-epic-zombies")
    alone = msgspec.structs.replace(module, bots={"greedy": module.bots["greedy"]})
    monkeypatch.setitem(registry._GAMES, "tiny-epic-zombies", alone)
    game = start("tiny-epic-zombies", {"mode": "solo"}, 3).game
    for _ in range(10):
        key = make_bot("greedy", 5).choose(Seat(game, 0))
        assert make_bot("planner", 5).choose(Seat(game, 0)) == key
        game.decide(key)


def test_bots_stop_where_a_person_is_asked() -> None:
    game = m0(seats=2).game
    seats = seat_bots(2, {1: "random"}, 1)
    while game.decision is not None and game.decision.seat == 0:
        game.decide(game.decision.options[0], 0)
    said: list[tuple[int, str]] = []
    count = seats.play_bots(game, lambda seat, key: said.append((seat, key)))
    assert count == len(said) > 0
    assert {seat for seat, _ in said} == {1}
    assert game.over or (game.decision is not None and game.decision.seat == 0)


class First(Bot):
    """Takes the first option and remembers who was asked."""

    def __init__(self) -> None:
        self.asked: list[int | None] = []

    def choose(self, seat: Seat) -> str:
        assert seat.view["seat"] == seat.number
        self.asked.append(seat.question.seat)
        return seat.question.keys[0]


def test_a_team_decision_is_for_people_if_there_are_any() -> None:
    """M4 asks the team which Companion waits where (UOA-CMP-02)."""
    first, second = First(), First()
    game = start("undead-or-alive", {"mission": "m4", "seats": 2}, 7).game
    assert game.decision is not None
    assert game.decision.team
    assert Seats(2, {1: second}).play_bots(game) == 0

    Seats(2, {0: first, 1: second}).play_bots(game)
    assert None in first.asked
    assert None not in second.asked


def test_a_bot_that_answers_nonsense_is_told() -> None:
    class Wild(Bot):
        def choose(self, seat: Seat) -> str:
            return "fly:moon"

    with pytest.raises(BotError, match="The bot of seat 1 answered 'fly:moon'"):
        Seats(1, {0: Wild()}).play_bots(m0().game)


def test_bots_as_people_write_them() -> None:
    assert read_bots(["2=random"], 3) == {1: "random"}
    assert read_bots(["random"], 2) == {0: "random", 1: "random"}
    assert read_bots(["1=greedy", "random"], 3) == {0: "greedy", 1: "random", 2: "random"}
    assert read_bots([], 2) == {}


@pytest.mark.parametrize(
    ("word", "said"),
    [
        (
            "2=clever",
            "--bot 2=clever: there is no bot 'clever'; there are: random, novice, greedy, "
            "planner-quick, planner, planner-deep.",
        ),
        ("3=random", "--bot 3=random: the seats of this game are 1 to 2."),
        ("x=random", "--bot x=random: the seats of this game are 1 to 2."),
        ("0=random", "--bot 0=random: the seats of this game are 1 to 2."),
    ],
)
def test_a_bot_that_cannot_be(word: str, said: str) -> None:
    with pytest.raises(BotError) as mistake:
        read_bots([word], 2)
    assert str(mistake.value) == said


def question(game: Game) -> Question:
    assert game.decision is not None
    return Seat(game, 0).question
