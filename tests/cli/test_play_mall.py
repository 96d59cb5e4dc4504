"""`graveshift play --game tiny-epic-zombies`: the menu, the options, and what is wrong with them."""

import pytest

from graveshift.content import percent
from graveshift.games.tiny_epic_zombies.content.loading import measured
from graveshift.kernel.record import Settings, load
from graveshift.play.saving import autosaves
from tests.cli.terminal import Terminal


def test_enter_starts_alone_at_once(terminal: Terminal) -> None:
    shown = terminal("--game", "tiny-epic-zombies", typed="\nquit\n")
    assert "Enter: start at once, alone with two characters (Normal)." in shown
    assert "Choose your Player Card." in shown
    (kept,) = autosaves()
    assert (load(kept).game, load(kept).options["mode"]) == ("tiny-epic-zombies", "solo")


def test_everything_can_be_chosen(terminal: Terminal) -> None:
    typed = ["2", "1", "4", "2", "3,4=random", "2", "99", "", "quit"]
    shown = terminal("--game", "tiny-epic-zombies", typed="\n".join(typed) + "\n")
    assert "1. Cooperative vs. Zombie: 3 to 5 players (TEZ-MODE-01)" in shown
    assert "Won by greedy " in shown
    (kept,) = autosaves()
    record = load(kept)
    assert (record.seed, record.options["mode"], record.options["seats"]) == (99, "coop-vs-zombie", 4)
    assert record.options["zombie_seat"] == 1
    assert record.table == Settings("until-revealed", "en", {2: "greedy", 3: "random"})


def test_a_mode_without_a_zombie_player_asks_for_the_difficulty(terminal: Terminal) -> None:
    shown = terminal("--game", "tiny-epic-zombies", typed="2\n2\n\n4\n\n\n\nquit\n")
    rates = [f"{name}: Won by greedy {won_by('greedy', name.lower())}" for name in ("Easy", "Normal", "Hard", "Epic")]
    assert all(rate in shown for rate in rates), "how hard each is, measured for two players"
    (kept,) = autosaves()
    assert (load(kept).options["mode"], load(kept).options["difficulty"]) == ("coop", "epic")


def won_by(bot: str, difficulty: str) -> str:
    """What the file of measures says of coop for two."""
    (found,) = (
        each
        for each in measured().modes
        if (each.bot, each.mode, each.seats, each.difficulty) == (bot, "coop", 2, difficulty)
    )
    return percent(found.wins / found.games)


def test_the_menu_says_what_is_no_choice(terminal: Terminal) -> None:
    shown = terminal("--game", "tiny-epic-zombies", typed="9\n2\n7\n1\n6\nq\n")
    assert "Press Enter, or type one of the choices above." in shown
    for wrong in ("7", "6"):
        assert f'"{wrong}" is not one of the choices.' in shown


def test_one_menu_leads_to_the_other(terminal: Terminal) -> None:
    shown = terminal(typed="6\n4\npl\nq\n")
    assert shown.index("Another game: Tiny Epic Zombies") < shown.index("Another game: Zombicide: Undead or Alive")
    assert "Inna gra: Tiny Epic Zombies." in shown


def test_the_command_line_sets_a_game_up(terminal: Terminal) -> None:
    terminal("--mode", "coop", "--seats", "3", "--difficulty", "hard", "--humans", "doctor, Hippie,janitor",
             "--bot", "2=greedy", "--set", "cure-order=snake", "--seed", "4", typed="quit\n")  # fmt: skip
    (kept,) = autosaves()
    options = load(kept).options
    assert (options["difficulty"], options["humans"], options["switches"]) == (
        "hard",
        ["doctor", "hippie", "janitor"],
        {"cure-order": "snake"},
    )
    assert load(kept).table.bots == {1: "greedy"}


def test_a_mode_is_for_as_few_as_it_allows(terminal: Terminal) -> None:
    shown = terminal(
        "--mode",
        "competitive-vs-zombie",
        "--zombie-seat",
        "1",
        "--bot",
        "2=random",
        "--bot",
        "3=random",
        typed="quit\n",
    )
    assert "The mall. Competitive vs. Zombie." in shown
    (kept,) = autosaves()
    assert (load(kept).options["seats"], load(kept).options["zombie_seat"]) == (3, 0)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (
            ["--game", "chess"],
            "There is no game 'chess' here; there are: undead-or-alive, gears-and-guns,",
        ),
        (
            ["--mode", "tag"],
            "There is no mode 'tag'; there are: Cooperative vs. Zombie [coop-vs-zombie], Cooperative [coop]",
        ),
        (["--mode", "solo", "--mission", "m0"], "--mission is no option of tiny-epic-zombies."),
        (["--game", "undead-or-alive", "--humans", "doctor"], "--humans is no option of undead-or-alive."),
        (["--mode", "solo", "--seats", "2"], "TEZ-MODE-06"),
        (["--mode", "coop", "--zombie-seat", "1"], "has no Zombie Player (TEZ-MODE-06)"),
        (["--mode", "solo", "--set", "cure-order"], "write NAME=VALUE, such as cure-order=snake."),
        (["--mode", "solo", "--set", "gravity=off"], "There is no switch 'gravity'"),
        (["--resume", "x.json", "--mode", "solo"], "--resume goes on with the set-up of the file"),
    ],
)
def test_what_cannot_be_played_is_one_sentence(terminal: Terminal, arguments: list[str], told: str) -> None:
    assert told in terminal(*arguments, code=2)
