"""A game in the terminal: everything a player types, and what the table says to it."""

import re
from pathlib import Path

import pytest

from graveshift.bots import seat_bots
from graveshift.cli import main
from graveshift.kernel.record import Settings, load, start
from graveshift.parts.terminal.start import Start
from graveshift.play import play_table
from graveshift.play.replaying import open_record
from graveshift.play.saving import autosaves, data_folder
from graveshift.scenario import start as start_scenario
from tests.play.evening import Evening, Typist, WildTypist, m0, play, play_on

SETUP = ("card:springfield", "who:carl")
"""Concepción's weapon, and who gets the Holy Water of M0 (UOA-M00-02)."""


# ---- a whole game


def test_a_whole_game_ends_and_is_kept(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    evening = play(m0(), WildTypist(1), save=kept)
    assert evening.code == 0
    assert re.search(r"(Defeat|Victory).*\(UOA-WIN-0\d\)", evening.text)
    game = open_record(kept).to().game
    assert game.outcome is not None


def test_a_whole_game_can_be_won_by_typing(tmp_path: Path) -> None:
    """What a good player would type, key by key, leads to the same victory."""
    for seed in range(1, 20):
        table = start("undead-or-alive", {"mission": "m0"}, seed)
        seat_bots(1, {0: "greedy"}, seed).play_bots(table.game)
        if table.game.outcome is not None and table.game.outcome.won:
            break
    kept = tmp_path / "game.json"
    evening = play(Start(options={"mission": "m0"}, seed=seed), Typist(*table.record().answers), save=kept)
    assert "Victory: the mission is accomplished. (UOA-WIN-01)" in evening.text
    assert load(kept).digests == table.record().digests


def test_a_game_saved_and_resumed_in_the_middle_is_the_same_game(tmp_path: Path) -> None:
    whole, half, rest = tmp_path / "whole.json", tmp_path / "half.json", tmp_path / "rest.json"
    play(m0(), WildTypist(1), save=whole)
    middle = len(load(whole).answers) // 2

    first_half = WildTypist(
        1,
        lambda count: (
            f"save {half}\n" if count == middle and not half.exists() else "quit\n" if count == middle else None
        ),
    )
    evening = play(m0(), first_half)
    assert f"Saved: {half}" in evening.text
    assert len(load(half).answers) == middle

    second_half = WildTypist(1)
    second_half.rng = first_half.rng
    play_on(half, second_half, save=rest)
    assert load(rest).answers == load(whole).answers
    assert load(rest).digests == load(whole).digests
    assert open_record(rest).to().game.digest() == open_record(whole).to().game.digest()
    assert len(load(half).answers) == middle, "The file that was resumed stays as it was."


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_seat_count_and_language_plays_to_the_end(language: str) -> None:
    for seats in (2, 6):
        begun = m0(seats=seats)
        begun.language = language
        assert play(begun, WildTypist(seats)).code == 0


def test_polish_speaks_polish() -> None:
    begun = m0()
    begun.language = "pl"
    evening = play(begun, Typist(*SETUP, "activate:carl", "sytuacja", "opcje", "pomoc", "mapa", "kto", "wyjdz"))
    assert "Runda 1" in evening.text
    assert "Ruch do Strefy 2R.N (1 Akcja)" in evening.text
    assert "2 Szwendaczy" in evening.after("sytuacja")
    assert "Co można wpisać" in evening.after("pomoc")
    assert "Klasa: Awanturnik" in evening.after("kto")
    assert "Gra jest zapisana" in evening.text
    for english in ("Health", "Walkers", "Situation", "Your choice", "Action)"):
        assert english not in evening.text


# ---- what is shown


def test_the_situation_has_what_a_player_needs() -> None:
    evening = play(m0(), Typist(*SETUP, "activate:carl", "situation", "quit"))
    shown = evening.after("situation")
    assert "Round 1, Player Phase. First Player: player 1. Highest Danger Level: Blue." in shown
    assert "It is the Turn of Carl." in shown
    assert "Carl, in 2R.NW: Health 3 of 3; 0 AP, Blue (Yellow at 7); Turn now; 3 Actions left; Cards:" in shown
    assert "2R.NE: 2 Walkers, 2 Zones from Carl, in sight at Range 2" in shown
    assert "2R.E: 1 Runner, 3 Zones from Carl, not in sight" in shown
    assert "Noise: Bang! in 2R.NW." in shown
    assert "Active Spawn tokens: 1 of 7" in shown
    assert "Objectives to take: 2R.B (red), 3R.K (red)." in shown
    assert "Exit: 2R.SE." in shown
    assert "Open: Take both Objectives (UOA-M00-04)" in shown
    assert "Locked until the others are done: Leave by the Exit" in shown


def test_news_carry_their_rule() -> None:
    evening = play(m0(), Typist(*SETUP, "activate:carl", "move:2R.N", "quit"))
    assert "- Carl goes to 2R.N. (UOA-ACT-01)" in evening.after("move:2R.N")


def test_options_tell_what_stands_there() -> None:
    evening = play(m0(), Typist(*SETUP, "activate:carl", "move:2R.N", "quit"))
    assert re.search(r"Move to 2R.NE \(1 Action\): 2 Walkers", evening.after("move:2R.N"))


def test_options_with_their_keys_and_rules() -> None:
    evening = play(m0(), Typist(*SETUP, "activate:carl", "options", "quit"))
    assert "Move to 2R.N (1 Action) [move:2R.N, UOA-ACT-01]" in evening.after("options")


def test_who_explains_class_skills_and_cards() -> None:
    shown = play(m0(), Typist(*SETUP, "who carl", "quit")).after("who carl")
    assert "Class: Brawler. Charge: " in shown
    assert "Skill +1 Damage: Melee: " in shown
    assert "At Yellow: +1 Action." in shown
    assert "Favorite: Pan, Melee weapon, Range 0, 1 die, hits on " in shown
    assert "Backpack 1: Holy Water, " in shown


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("holy water", "Holy Water: "),
        ("gatling gun", "Gatling Gun: Range 1–4, 5 dice, hits on 5+, Damage 2. "),
        ("furgon", "Wagon: "),
        ("improvised weapon: melee", "Improvised Weapon: Melee: Range 0, 2 dice, hits on 3+, Damage 1. "),
        ("bowler hat abomination", "Bowler Hat Abomination. Always Gets His Man: "),
        ("ladder", 'Nothing in the box is called "ladder".'),
    ],
)
def test_explain_tells_what_is_printed(name: str, told: str) -> None:
    assert told in play(m0(), Typist(f"explain {name}", "quit")).after(f"explain {name}")


def test_look_tells_a_zone() -> None:
    shown = play(m0(), Typist(*SETUP, "activate:carl", "look 2r.ne", "quit")).after("look 2r.ne")
    assert shown.startswith("2R.NE: street, 2 Zones from Carl, in sight at Range 2.\nZombies: 2 Walkers.\n")
    assert "Ways out: 2R.N (street), 2R.E (street), 3R.E (street)." in shown


def test_the_map_shows_zones_and_pieces() -> None:
    shown = play(m0(), Typist(*SETUP, "map", "quit")).after("map")
    assert "2R.balcony" in shown
    assert "2R.NE: 2 Walkers" in shown
    assert "3R.SE: Starting Spawn Zone (active)" in shown


def test_the_log_tells_the_last_events() -> None:
    shown = play(m0(), Typist(*SETUP, "log 2", "quit")).after("log 2")
    assert "The set-up is finished. (UOA-SETUP-06)" in shown
    assert "Round 1 begins" in shown
    assert "Holy Water" not in shown


def test_rules_by_id_and_by_words() -> None:
    evening = play(m0(), Typist("rule uoa-noise-4", "rules friendly fire", "rules xyzzy", "rule UOA-XXX-99", "quit"))
    assert "Noise with every use" in evening.after("rule uoa-noise-4")
    assert "UOA-CBT-12" in evening.after("rules friendly fire")
    assert 'No rule has the words "xyzzy"' in evening.after("rules xyzzy")
    assert "There is no rule 'UOA-XXX-99'." in evening.after("rule UOA-XXX-99")


def test_odds_tell_what_an_option_may_bring() -> None:
    typed = ("odds shoot 2R.NE", "odds move 2R.NE", "odds shoot 2R.NW", "odds reorganise")
    evening = play(m0(), Typist(*SETUP, "activate:jimmy", "move:2R.N", *typed, "quit"))
    shot = evening.after(typed[0])
    assert "1 die, each hits with 50%; Damage 1." in shot
    assert "Kills: 0.5 on average" in shot
    assert "Noise: Bang! in 2R.N; the Noise token goes there." in shot
    assert "Zombies there: 2 Walkers." in evening.after(typed[1])
    assert "Friendly Fire: every miss hits one of Carl, Meg, " in evening.after(typed[2])
    assert "Damage 1; at least one with 50%." in evening.after(typed[2])
    assert "Nothing more is known" in evening.after(typed[3])


@pytest.mark.parametrize(
    ("language", "short", "full"),
    [
        ("en", "on average, runs dry 17%", "Depleted afterwards: 17%."),
        ("pl", "rozładuje się: 17%", "Potem Rozładowane: 17%."),
    ],
)
def test_full_steam_tells_its_risk(language: str, short: str, full: str, tmp_path: Path) -> None:
    """GG-DEP-01: one Steam die in six runs dry, said in the list of options and in the odds."""
    scene = (
        "name: Steam\ngame: gears-and-guns\nboard: {map: a}\nactive: nora\n"
        "survivors: {nora: {zone: a, hand: [saber], skills: []}}\nzombies: {a: {walker: 2}}\n"
    )
    path = tmp_path / "steam.yaml"
    path.write_text(scene)
    evening = Evening(Typist(f"language {language}", "odds melee:saber+full-steam", "quit"))
    play_table(start_scenario(path), console=evening.console)
    assert short in re.sub(r"\s+", " ", evening.after(f"language {language}"))
    assert full in evening.after("odds melee:saber+full-steam")


def test_a_move_that_wakes_a_corpse_pile_says_so() -> None:
    """UOA-SZONE-13"""
    begun = m0(mission="m4", survivors=["carl"])
    evening = play(begun, Typist("1", "1", "1", "move:9R.N", "move:7R.SE", "quit"))
    assert "wakes a Corpse Pile" not in evening.after("move:9R.N")
    assert re.search(r"Move to 9R.A \(1 Action\): wakes a Corpse Pile", evening.after("move:7R.SE"))


@pytest.mark.parametrize(
    ("language", "certain", "perhaps"),
    [
        ("en", "YOU LOSE: a Survivor is eliminated.", "YOU LOSE with 50%: a Survivor is eliminated."),
        (
            "pl",
            "PRZEGRANA: jeden z Ocalałych zostaje wyeliminowany.",
            "PRZEGRANA z szansą 50%: jeden z Ocalałych zostaje wyeliminowany.",
        ),
    ],
)
def test_what_loses_the_game_says_so(language: str, certain: str, perhaps: str) -> None:
    """UOA-WIN-03: in the list of options, and in the odds."""
    scene = (
        "name: Too near\ngame: undead-or-alive\nboard: {map: a b}\nactive: jimmy\n"
        "survivors: {jimmy: {zone: a, hand: [springfield], backpack: [dynamite]}, may: {zone: b, wounds: 2}}\n"
    )
    path = autosave_folder() / "near.yaml"
    path.write_text(scene)
    evening = Evening(Typist(f"language {language}", "odds throw:dynamite@b", "odds shoot:springfield@b", "quit"))
    play_table(start_scenario(path), console=evening.console)
    assert f"{certain.rstrip('.')}, " in evening.after(f"language {language}"), "more is said in the same line"
    assert certain in evening.after("odds throw:dynamite@b")
    assert perhaps in evening.after("odds shoot:springfield@b")


def test_every_line_is_plain_text() -> None:
    evening = play(m0(), Typist(*SETUP, "activate:carl", "situation", "who", "help", "quit"))
    assert "\x1b" not in evening.text
    assert all(line == line.strip() for line in evening.text.splitlines() if not line.startswith("Your choice"))


def test_lines_are_wrapped_unless_plain() -> None:
    evening = play(m0(), Typist(*SETUP, "situation", "who", "help", "quit"), plain=False)
    lines = [line for line in evening.text.splitlines() if str(Path("/")) not in line]
    assert max(map(len, lines)) <= 100


# ---- answers


@pytest.mark.parametrize("typed", ["move:2R.N", "MOVE:2r.n", "move 2R.N", "move n", "Move to 2R.N"])
def test_an_option_by_key_or_by_words(typed: str) -> None:
    evening = play(m0(), Typist(*SETUP, "activate:carl", typed, "quit"))
    assert "Carl goes to 2R.N." in evening.after(typed)


def test_an_option_by_number() -> None:
    evening = play(m0(), Typist("3", "1", "1", "quit"))
    assert load(autosaves()[0]).answers == ["card:springfield", "who:carl", "activate:carl"]
    assert "The Turn of Carl begins." in evening.text


def test_words_that_fit_several_options_are_asked_back() -> None:
    evening = play(m0(), Typist(*SETUP, "activate:carl", "move n", "move", "quit"))
    assert '"move" fits several options. Which one?' in evening.after("move")
    assert load(autosaves()[0]).answers[-1] == "move:2R.N"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("99", "There is no option 99; the options are 1 to 11."),
        ("0", "There is no option 0; the options are 1 to 11."),
        ("dance", "There is no action 'dance'."),
        ("search", "(UOA-ACT-07)"),
        ("move 2R.A", "(UOA-MOVE-"),
        ("1.5", "There is no action '1.5'."),
        ("-1", "Type a number from 1 to 11"),
        ("look", "Look where?"),
        ("look 9Z.X", 'There is no zone "9Z.X".'),
        ("who dracula", 'Nobody here is called "dracula".'),
        ("odds", "Which option?"),
        ("rule", "Which rule?"),
        ("why not", "Why not what?"),
        ("language de", "Type language en or language pl."),
        ("log 0", "Nothing has happened yet."),
    ],
)
def test_what_cannot_be_done_is_said_and_nothing_changes(typed: str, said: str) -> None:
    evening = play(m0(), Typist(*SETUP, "activate:carl", typed, "quit"))
    assert said in evening.after(typed)
    assert load(autosaves()[0]).answers == [*SETUP, "activate:carl"]


def test_enter_alone_asks_again() -> None:
    evening = play(m0(), Typist(*SETUP, "", "quit"))
    assert evening.text.count("Whose Turn is next?") == 2


def test_why_not() -> None:
    typed = ("why not search", "why not move 2r.a", "why not holy water 3R.E", "why not move n")
    evening = play(m0(), Typist(*SETUP, "activate:carl", *typed, "quit"))
    assert "2R.NW is in the street; only buildings can be searched. (UOA-ACT-07)" in evening.after(typed[0])
    assert "(UOA-" in evening.after(typed[1])
    assert "no Spawn token in 3R.E" in evening.after(typed[2])
    assert "You can: it is option 1, Move to 2R.N (1 Action)." in evening.after(typed[3])


# ---- taking back


def test_undo_takes_back_the_last_choice() -> None:
    evening = play(m0(), Typist(*SETUP, "activate:carl", "move:2R.N", "undo", "quit"))
    assert evening.after("undo").startswith("Taken back: Move to 2R.N (1 Action).\n")
    assert "Carl is in 2R.NW" in evening.after("undo")
    assert load(autosaves()[0]).answers == [*SETUP, "activate:carl"]


def test_what_was_taken_back_stays_in_the_log_and_in_the_record(capsys: pytest.CaptureFixture[str]) -> None:
    evening = play(m0(), Typist(*SETUP, "activate:carl", "move:2R.N", "undo", "log 1", "language pl", "log 1", "quit"))
    assert "An answer was taken back." in evening.text
    assert evening.after("log 1").startswith("- Cofnięto odpowiedzi: 1.")
    (kept,) = autosaves()
    assert load(kept).undone == [(3, 1)]
    assert "- An answer was taken back." in play_on(kept, Typist("language en", "log 1", "quit")).after("log 1")
    assert main(["replay", str(kept), "--plain", "--language", "en"]) == 0
    assert "- An answer was taken back." in capsys.readouterr().out
    assert main(["record", "show", str(kept)]) == 0
    assert "taken back: 1 (after answers 3)" in capsys.readouterr().out


def test_undo_until_something_is_revealed() -> None:
    begun = m0()
    begun.undo = "until-revealed"
    shots = (*SETUP, "activate:jimmy", "move:2R.N", "shoot:springfield@2R.NE", "undo", "quit")
    evening = play(begun, Typist(*shots))
    assert "Dice were rolled" in evening.after("undo")
    assert load(autosaves()[0]).answers[-1] == "shoot:springfield@2R.NE"


def test_undo_off_and_nothing_to_undo() -> None:
    begun = m0()
    begun.undo = "off"
    assert "does not allow taking back" in play(begun, Typist("card:pan", "undo", "quit")).after("undo")
    assert "nothing to take back" in play(m0(), Typist("undo", "quit")).after("undo")


def test_undo_goes_back_past_the_answers_of_bots() -> None:
    begun = m0(seats=2, survivors=["carl", "hanna"])
    begun.bots = {1: "random"}
    evening = play(begun, Typist("end", "undo", "quit"))
    assert evening.after("undo").startswith("Taken back: End the Turn (3 Actions lost).\n")
    assert re.search(r"the answers of bots: \d+\.", evening.after("undo"))
    assert "Carl has 3 Actions." in evening.after("undo")
    assert load(autosaves()[0]).answers == []


# ---- leaving and keeping


def test_quitting_loses_nothing_and_says_where_it_is() -> None:
    evening = play(m0(), Typist(*SETUP, "activate:carl", "quit"))
    kept = autosaves()
    assert evening.code == 0
    assert len(kept) == 1
    assert str(kept[0]) in evening.text
    assert load(kept[0]).answers == [*SETUP, "activate:carl"]


def test_the_end_of_the_input_is_like_quitting() -> None:
    evening = play(m0(), Typist(*SETUP, "activate:carl"))
    assert evening.code == 0
    assert load(autosaves()[0]).answers == [*SETUP, "activate:carl"]
    assert "Your game is kept in" in evening.text


def test_an_interruption_keeps_the_game_too() -> None:
    class Impatient(Typist):
        def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
            line = super().readline()
            if not line:
                raise KeyboardInterrupt
            return line

    evening = play(m0(), Impatient(*SETUP))
    assert evening.code == 130
    assert load(autosaves()[0]).answers == list(SETUP)


def test_a_game_is_kept_after_every_answer(tmp_path: Path) -> None:
    seen: list[int] = []
    kept = tmp_path / "game.json"

    def count(answers: int) -> str | None:
        seen.append(len(load(kept).answers) if kept.exists() else 0)
        return "quit\n" if answers == 5 else None

    play(m0(), WildTypist(1, count), save=kept)
    assert seen == [0, 1, 2, 3, 4, 5]


def test_saving_never_writes_over_something_else(tmp_path: Path) -> None:
    letter, other = tmp_path / "letter.txt", tmp_path / "other.json"
    letter.write_text("Dear aunt,")
    play(Start(options={"mission": "m0"}, seed=8), Typist("quit"), save=other)
    before = other.read_bytes()

    evening = play(m0(), Typist(f"save {letter}", f"save {other}", f"save {tmp_path}", "save", "quit"))
    assert "exists and is no record of a game" in evening.after(f"save {letter}")
    assert "is the record of another game" in evening.after(f"save {other}")
    assert "is a folder" in evening.after(f"save {tmp_path}")
    assert letter.read_text() == "Dear aunt,"
    assert other.read_bytes() == before

    play(m0(), Typist(f"save {letter} force", "quit"))
    assert load(letter).seed == 7


def test_bots_undo_and_language_are_remembered(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    begun = m0(seats=2, survivors=["carl", "hanna"])
    begun.bots, begun.undo, begun.language = {1: "random"}, "off", "pl"
    play(begun, Typist("end", "wyjdz"), save=kept)
    assert load(kept).table == Settings("off", "pl", {1: "random"})
    evening = play_on(kept, Typist("undo", "wyjdz"))
    assert "Wznowiono" in evening.text
    assert "Przy tym stole nie można cofać." in evening.after("undo")


def test_a_habit_is_set_told_and_remembered() -> None:
    evening = play(m0(), Typist("habits", "habit lucky never", "habit hit & run obvious", "quit"))
    assert "Lucky [lucky]: ask" in evening.after("habits")
    assert evening.after("habit lucky never").startswith("Lucky [lucky]: never\n")
    (kept,) = autosaves()
    assert load(kept).table.habits == {0: {"lucky": "never", "hit-and-run": "obvious"}}
    again = play_on(kept, Typist("language pl", "nawyk uderz i uciekaj pytaj", "nawyki", "wyjdz"))
    assert "Uderz i uciekaj [hit-and-run]: pytaj" in again.after("nawyk uderz i uciekaj pytaj")
    assert "Farciarz [lucky]: nigdy" in again.after("nawyki")


def test_a_habit_of_the_game_is_set_told_and_recorded() -> None:
    """UOA-AMB-101"""
    evening = play(m0(), Typist("habits", "habit obvious-choices ask", "quit"))
    assert "Choices that seem to help nobody [obvious-choices]: obvious" in evening.after("habits")
    told = evening.after("habit obvious-choices ask")
    assert told.startswith("Choices that seem to help nobody [obvious-choices]: ask\n")
    (kept,) = autosaves()
    assert load(kept).answers == ["habit:obvious-choices=ask"]
    again = play_on(kept, Typist("language pl", "nawyki", "nawyk obvious-choices oczywiste", "wyjdz"))
    assert "Wybory, które pozornie nic nie dają [obvious-choices]: pytaj" in again.after("nawyki")
    assert load(kept).answers == ["habit:obvious-choices=ask", "habit:obvious-choices=obvious"]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [("habit luck never", "There is no habit 'luck'"), ("habit lucky often", "is one of ask, never, obvious")],
)
def test_a_habit_that_is_none_is_told(typed: str, sentence: str) -> None:
    assert sentence in play(m0(), Typist(typed, "quit")).after(typed)


def test_a_resumed_game_tells_the_last_news_only() -> None:
    play(m0(), Typist(*SETUP, "activate:carl", "move:2R.N", "quit"))
    evening = play_on(autosaves()[0], Typist("quit"))
    assert "- Carl goes to 2R.N. (UOA-ACT-01)" in evening.text
    assert "The set-up is finished." not in evening.text
    assert "Carl, in 2R.N: Health 3 of 3" in evening.text


def test_a_scenario_is_played_resumed_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    scene = (
        "name: One Walker\ngame: undead-or-alive\nboard: {map: b a}\n"
        "survivors: {carl: {zone: a}}\nzombies: {b: {walker: 1}}\n"
    )
    path = autosave_folder() / "scene.yaml"
    path.write_text(scene)
    table = start_scenario(path)
    evening = Evening(Typist("move:b", "quit"))
    assert play_table(table, console=evening.console) == 0
    assert "b: 1 Walker, 1 Zone from Carl, in sight at Range 1" in evening.text
    (kept,) = autosaves()
    assert "b: 1 Walker, with Carl" in play_on(kept, Typist("quit")).text
    assert main(["replay", str(kept), "--plain"]) == 0
    assert capsys.readouterr().out.startswith("One Walker\n")
    assert main(["record", "show", str(kept)]) == 0
    assert "scenario: One Walker (in the record)" in capsys.readouterr().out


def autosave_folder() -> Path:
    data_folder().mkdir(parents=True, exist_ok=True)
    return data_folder()


def test_an_autosave_goes_on_in_its_own_file() -> None:
    play(m0(), Typist(*SETUP, "quit"))
    (kept,) = autosaves()
    play_on(kept, Typist("activate:carl", "quit"))
    assert autosaves() == [kept]
    assert load(kept).answers == [*SETUP, "activate:carl"]


def test_the_clock_of_the_train_is_no_objective_to_take() -> None:
    """UOA-M01-05"""
    begun = m0(mission="m1", survivors=["carl"])
    evening = play(begun, Typist("situation", "look 1R.SW", "map", "quit"))
    assert "Objectives to take: 1R.A (red), 2R.B (red), 5V.H (red), 8V.O (red).\n" in evening.after("situation")
    assert "The token that calls the Train: 1R.SW.\n" in evening.after("situation")
    assert "Tokens: Train token (blue).\n" in evening.after("look 1R.SW")
    assert "1R.SW: Train token (blue)\n" in evening.after("map")


def test_polish_counts_with_a_comma_and_calls_a_zone_active() -> None:
    begun = m0()
    begun.language = "pl"
    typed = ("szanse shoot 2R.NE", "patrz 3R.SE")
    evening = play(begun, Typist(*SETUP, "activate:jimmy", "move:2R.N", *typed, "wyjdz"))
    assert "Wyeliminowane: średnio 0,5;" in evening.after(typed[0])
    assert "średnio wyeliminowane: 0,5" in evening.text
    assert "Startowa Strefa Namnażania (aktywna), Strefa Namnażania Abominacji (nieaktywna)" in evening.after(typed[1])
