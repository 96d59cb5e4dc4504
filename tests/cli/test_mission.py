"""`graveshift mission`: list, show, and every kind of mistake that `check` finds in a designer's file."""

import io
import json
from importlib import import_module as module
from pathlib import Path

import pytest

from graveshift import cli
from graveshift.content import percent
from graveshift.games.army_of_the_dead.book import BOOK as CITY
from graveshift.games.gears_and_guns.book import BOOK as STEAM
from graveshift.games.undead_or_alive.book import BOOK
from graveshift.games.undead_or_alive.terminal.missions import MISSIONS
from graveshift.kernel.errors import GraveshiftError
from graveshift.kernel.record import start
from graveshift.zombicide.content.loading import data, measured
from graveshift.zombicide.content.measured import MissionMeasure

BOOKS = {book.name: book for book in (BOOK, STEAM, CITY)}


def box_file(name: str) -> str:
    return (data(BOOK) / "missions" / f"{name}.yaml").read_text(encoding="utf-8")


def changed(tmp_path: Path, name: str, *changes: tuple[str, str]) -> Path:
    text = box_file(name)
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = tmp_path / "mine.yaml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("name", BOOK.missions)
def test_the_missions_of_the_box_are_fine(tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["mission", "check", str(changed(tmp_path, name))]) == 0
    assert "fine" in capsys.readouterr().out


MISTAKES = {
    "no YAML": ("m0", [("board:", "board: [")], "not valid YAML"),
    "a game for a week": ("m0", [("minutes: 10", "minutes: 10080")], "minutes: The number must be from 1 to 600"),
    "an unknown field": ("m0", [("difficulty: easy", "dificulty: easy")], "Did you mean `difficulty`?"),
    "a zone that is not there": ("m0", [("zone: 3R.K", "zone: 3R.Z")], "Tile 3R has no `Z`"),
    "a tile of no such form": (
        "m9",
        [("tile: 9V,", "tile: 9W,")],
        "no tile 9W in this box. Did you mean `9V`? The tiles",
    ),
    "a tile in small letters": ("m9", [("tile: 9V,", "tile: 9v,")], "Did you mean `9V`? The tiles are 1R, 1V, 2R"),
    "a tile that is not there": ("m0", [("zone: 3R.K", "zone: 7R.B")], "tile 7R, which is not on this board"),
    "a legend that does not count": ("m0", [("objectives: 2", "objectives: 3")], "legend says 3"),
    "a spawn order with a gap": ("m0", [("corpse-3R, corpse-2R]", "corpse-3R]")], "`corpse-2R` is missing"),
    "too many tokens": (
        "m0",
        [
            ("- {kind: objective, id: objective-2R,", "- {kind: objective, id: objective-2R, count: 9,"),
            ("objectives: 2", "objectives: 10"),
        ],
        "0 to 9 of kind `objective`",
    ),
    "a goal without its token": (
        "m0",
        [("  - {kind: exit, zone: 2R.SE, source: reconstructed}\n", ""), ("exit: 1, ", "")],
        "needs a token of kind `exit`",
    ),
    "a goal without its rule": (
        "m7",
        [("  - {id: load-wagon-action, cost: 1, loads: all-own, final: true, cite: UOA-M07-05}\n", "")],
        "needs the rule `load-wagon-action`",
    ),
    "a face that is nowhere": (
        "m10",
        [
            ("faces: [blue, green]\n    cite", "faces: [blue, green]\n    cite"),
            ("  - {id: hidden-objectives, faces: [blue, green], cite: UOA-M10-02}\n", ""),
        ],
        "No Objective has the face blue, green",
    ),
    "more companions than people": (
        "m2",
        [
            ("class: brawler, count: 4", "class: brawler, count: 5"),
            ("companions: {brawler: 4}}", "companions: {brawler: 5}}"),
        ],
        "The box has 4 brawler, not 5",
    ),
    "companions somebody may play": ("m2", [("barred_classes: [brawler]", "barred_classes: []")], "must be barred"),
    "nobody left to play": (
        "m0",
        [("barred_classes: []", "barred_classes: [brawler, gunslinger, townsfolk]")],
        "Only 2 Survivors are left to play",
    ),
    "two blue objectives": (
        "m4",
        [("faces: [blue, green], cite: UOA-M04-02", "faces: [blue, blue], cite: UOA-M04-02")],
        "only one blue Objective",
    ),
    "too many bounty weapons": ("m1", [("count: per-survivor", "count: 9")], "The box has 7 Bounty Weapons, not 9"),
    "a gift from another deck": ("m0", [("card: holy-water", "card: pan")], "`pan` is not in the Equipment deck"),
    "too many zombies": (
        "m0",
        [("type: runner, count: 1", "type: runner, count: 17"), ("zombies: 4", "zombies: 20")],
        "16 miniatures of kind `runner`, not 17",
    ),
    "a deck that does not count": (
        "m8",
        [("bounty-deck-open, cards: 4", "bounty-deck-open, cards: 5")],
        "4 Bounty Weapons are left in the deck, not 5",
    ),
    "tokens kept for nothing": (
        "m4",
        [("use: rally-payment", "use: wagon-cargo")],
        "Tokens kept for this need the rule `load-wagon-action`",
    ),
    "a Train that begins elsewhere": ("m1", [("    - [10V, 12V]\n", "")], "The first step is the board as it is laid"),
    "a Train that never leaves": (
        "m1",
        [("    - [10V, 12R]\n    - [10V, 12V]\n", "    - [10V, 12R]\n")],
        "At the last step the Train has left the board",
    ),
    "a Train that jumps": ("m3", [("    - [11R, 10R, 12V]\n", "")], "moves on otherwise: [11R, 10R, 12V], [12R, 11R"),
    "a Train that leaves its cars behind": (
        "m9",
        [("    - [10V, 11R, 12R]\n", "    - [11R, 12R, 10V]\n")],
        "moves on otherwise: [10V, 11R, 12R], [10V, 12V, 11R], [10V, 12V, 11V] (UOA-TRAIN-13, UOA-TRAIN-18)",
    ),
    "a Train that stays too long": (
        "m9",
        [("    - [10V, 12V, 11V]\n", "    - [10V, 12V, 11V]\n    - [10V, 12V, 11V]\n")],
        "this step is one too many",
    ),
    "a Train that goes backwards": ("m3", [("heading: east", "heading: west")], "`rotation: 180`"),
    "a Train that goes off its rails": ("m3", [("heading: east", "heading: north")], "do not lie that way"),
    "a Train that enters in the middle": (
        "m8",
        [
            (
                "{tile: 10V, rotation: 0}, {tile: 11V, rotation: 0}",
                "{tile: 11V, rotation: 0}, {tile: 10V, rotation: 0}",
            ),
            ("    - [10V, 11V, 12V]\n", "    - [11V, 10V, 12V]\n"),
        ],
        "it lies at the west end of the railroad",
    ),
    "Train tiles that nothing changes": (
        "m5",
        [("  note: Unique", "  train_states:\n    - [12R, 10R]\n    - [12V, 10R]\n  note: Unique")],
        "Nothing changes the Train tiles of this mission",
    ),
    "a blast that moves a tile": (
        "m2",
        [("    - [10R, 12V, 11V]\n", "    - [10R, 12V, 11V]\n    - [12R, 10R, 11R]\n")],
        "Dynamite turns Train tiles to their railroad side",
    ),
    "a Train set going by the wrong thing": (
        "m8",
        [("starts: blue-and-green-taken", "starts: everyone-aboard")],
        "A Train that enters is set going by clock-off-board or blue-and-green-taken",
    ),
    "a clock on a cell that is not there": ("m1", [("route: [12V.E, 12V.C", "route: [12V.E, 12V.Q")], "no `Q`"),
    "a clock that begins elsewhere": ("m1", [("route: [12V.E, 12V.C", "route: [12V.C")], "It begins where the token"),
    "a step missing after a blast": ("m2", [("    - [10R, 12V, 11V]\n", "")], "a blast leaves: [10R, 12V, 11V]"),
    "an Exit the Train runs over": (
        "m8",
        [
            ("tokens:\n", "tokens:\n  - {kind: exit, zone: 3R.N, cell: 11V.C}\n"),
            ("legend: {", "legend: {exit: 1, "),
            ("goals:\n", "goals:\n  - {key: out, id: exit, who: everyone, title: {en: Out, pl: Wyjście}}\n"),
        ],
        "The Train will run over the Exit",
    ),
    "a payment nobody can keep": (
        "m4",
        [("faces: [blue, green], slots: 0", "faces: [red], slots: 0")],
        "`objective-blue` can be paid only if",
    ),
    "a Rally locked by itself": ("m10", [("until: relics", "until: faithful")], "needs a Rally itself"),
    "a reward from nowhere": (
        "m0",
        [("ap: 5, bounty: top", "ap: 5, bounty: set-aside")],
        "It needs the rule `set-aside-bounties`",
    ),
    "more random companions than places": (
        "m8",
        [("places: 2", "places: 1"), ("  - {kind: companion", "  # {kind: companion")],
        "fewer places than Companions",
    ),
    "a Wagon needed and missing": (
        "m0",
        [("rules:\n", "rules:\n  - {id: exit-with-wagon}\n")],
        "token of kind `wagon`",
    ),
    "a token held that is none": ("m6", [("token: abomination-8V", "token: mobile-1")], "is no Abomination token"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_check_finds(tmp_path: Path, mistake: str, capsys: pytest.CaptureFixture[str]) -> None:
    name, changes, told = MISTAKES[mistake]
    path = changed(tmp_path, name, *changes)
    assert cli.main(["mission", "check", str(path)]) == 1
    out = capsys.readouterr().out
    assert told in out
    assert out.startswith(str(path))


def test_mistakes_have_lines_and_all_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = changed(tmp_path, "m0", ("zone: 3R.K", "zone: 3R.Z"), ("zone: 2R.B", "zone: 2R.Q"))
    lines = path.read_text(encoding="utf-8").splitlines()
    wrong = [number for number, line in enumerate(lines, start=1) if "2R.Q" in line or "3R.Z" in line]
    assert cli.main(["mission", "check", str(path)]) == 1
    out = capsys.readouterr().out.splitlines()
    assert len(out) == 2
    assert [f"line {number}:" in line for number, line in zip(wrong, out, strict=True)] == [True, True]


def test_mistakes_of_form_are_all_told_with_their_lines_and_one_style_of_path(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = changed(
        tmp_path,
        "m0",
        ("title: {en: Facing Zombies,", "title: {en: 7,"),
        ("minutes: 10", "minutes: 010"),
        ("exit: 1", "exits: 1"),
        ("zone: 3R.K", "zone: 3R"),
        ("who: ", "how: "),
    )
    assert cli.main(["mission", "check", str(path)]) == 1
    lines = path.read_text(encoding="utf-8").splitlines()
    wanted = [
        ("title.en", "{en: 7,", "YAML reads `7` as a number: put it in quotes"),
        ("minutes", "minutes: 010", "begins with a zero"),
        ("legend", "exits: 1", "There is no field `exits` here. Did you mean `exit`?"),
        ("tokens[5] (objective).zone", "zone: 3R,", "It looks like `2R.NW`"),
        ("goals[1] (leave)", "key: leave", "The field `who` is missing."),
        ("goals[1] (leave)", "how: ", "There is no field `how` here."),
    ]
    told = capsys.readouterr().out.splitlines()
    assert len(told) == len(wanted)
    for line, (place, written, reason) in zip(told, wanted, strict=True):
        number = next(number for number, row in enumerate(lines, start=1) if written in row)
        assert line.startswith(f"{path}, line {number}: {place}: ")
        assert reason in line


def test_a_tile_that_the_box_lacks_is_no_train_tile(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """UOA-COMP-02: the Train tiles are 10 to 12; a slip of the pen elsewhere says nothing about the Train."""
    path = changed(tmp_path, "m1", ("tile: 2R,", "tile: 22R,"))
    assert cli.main(["mission", "check", str(path)]) == 1
    told = capsys.readouterr().out
    assert "There is no tile 22R in this box. Did you mean `2R`?" in told
    assert "Train tiles" not in told


def test_one_language_is_enough(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = changed(tmp_path, "m0", ("title: {en: Facing Zombies,", "title: {"))
    assert cli.main(["mission", "check", str(path), "--language", "en"]) == 0
    assert "fine (Pierwsze spotkanie" in capsys.readouterr().out


def test_a_single_goal_is_told_as_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    second = box_file("m0").split("  - key: leave")[1].split("\nrules:")[0]
    path = changed(tmp_path, "m0", ("  - key: leave" + second, ""))
    assert cli.main(["mission", "check", str(path), "--language", "en"]) == 0
    assert "fine (Facing Zombies, 1 goal)" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("starting, zone: 3R.SE", "starting, zone: 2R.NW", "Zombies come into play right where the Survivors begin."),
        ("{kind: exit, zone: 2R.SE", "{kind: exit, zone: 2R.NW", "The Exit lies right where the Survivors begin."),
    ],
)
def test_what_was_hardly_meant_is_a_warning(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], right: str, wrong: str, told: str
) -> None:
    path = changed(tmp_path, "m0", (right, wrong))
    assert cli.main(["mission", "check", str(path)]) == 0
    first, last = capsys.readouterr().out.splitlines()
    assert f"warning: {told}" in first
    assert "fine" in last


def test_a_zone_may_be_called_by_any_of_its_cells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = changed(tmp_path, "m1", ("zone: 8V.SW, cell: 10V.W", "zone: 10V.W"))
    assert cli.main(["mission", "check", str(path)]) == 0
    assert cli.main(["sim", "--mission", str(path), "--bot", "greedy", "--games", "1"]) == 0


def test_a_folder_is_checked_file_by_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("m0", "m4"):
        (tmp_path / f"{name}.yaml").write_text(box_file(name), encoding="utf-8")
    (tmp_path / "letter.txt").write_text("Dear aunt,")
    assert cli.main(["mission", "check", str(tmp_path)]) == 0
    assert [line.rpartition(" (")[0] for line in capsys.readouterr().out.splitlines()] == [
        f"{tmp_path / 'm0.yaml'}: fine",
        f"{tmp_path / 'm4.yaml'}: fine",
    ]
    (tmp_path / "bare").mkdir()
    assert cli.main(["mission", "check", str(tmp_path / "bare")]) == 2
    assert "there is no mission file in this folder" in capsys.readouterr().err


def test_the_standard_input_is_checked_and_answered_for_a_program(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = box_file("m0").replace("zone: 3R.K", "zone: 3R.Z")
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    assert cli.main(["mission", "check", "--json", "-"]) == 1
    (answer,) = json.loads(capsys.readouterr().out)
    assert (answer["file"], answer["fine"], answer["title"]["pl"]) == ("-", False, "Pierwsze spotkanie")
    (remark,) = answer["remarks"]
    assert text.splitlines()[remark["line"] - 1].count("3R.Z") == 1
    assert (remark["path"], remark["warning"]) == ("tokens[5] (objective).zone", False)
    assert remark["reason"] == {
        "en": "Tile 3R has no `Z`. Possible: NW, N, NE, E, SE, H, K, balcony.",
        "pl": "Kafelek 3R nie ma `Z`. Możliwe: NW, N, NE, E, SE, H, K, balcony.",
    }


ISLAND = """\
format: 1
game: undead-or-alive
id: island
title: {en: The Island, pl: Wyspa}
difficulty: easy
minutes: 10
legend: {objectives: 1, exit: 1}
briefing: {en: Nobody comes ashore., pl: Nikt nie dopłynie.}
board:
  rows:
    - [{tile: 6V, rotation: 0}]
tokens:
  - {kind: survivor-start, zone: 6V.NW, source: reconstructed}
  - {kind: noise, side: bang, zone: 6V.NW, source: reconstructed}
  - {kind: starting-spawn, id: starting, zone: 6V.NE, source: reconstructed}
  - {kind: objective, id: objective-6V, zone: 6V.S, source: reconstructed}
  - {kind: exit, zone: 6V.SE, source: reconstructed}
spawn_order: [starting, corpse-6V]
goals:
  - {key: crate, id: take-all-objectives, title: {en: Take it, pl: Weźcie}}
  - {key: leave, id: exit, title: {en: Leave, pl: Wyjdźcie}, who: survivors, after: [crate]}
rules:
  - {id: objective-gives, faces: any, ap: 5, bounty: none}
"""


def test_places_nobody_can_walk_to_are_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Tile 6V alone: its southern street has no way to the northern one (UOA-WIN-04)."""
    path = tmp_path / "island.yaml"
    path.write_text(ISLAND, encoding="utf-8")
    assert cli.main(["mission", "check", str(path)]) == 1
    out = capsys.readouterr().out
    assert "Nobody can walk from the start to `6V.S`, and a goal needs this Objective" in out
    assert "Nobody can walk from the start to `6V.SE`, and everybody has to leave there" in out
    path.write_text(
        ISLAND.replace("zone: 6V.S,", "zone: 6V.N,").replace("zone: 6V.SE,", "zone: 6V.NE,"), encoding="utf-8"
    )
    assert cli.main(["mission", "check", str(path)]) == 0


def test_spawn_places_without_a_way_are_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "island.yaml"
    text = ISLAND.replace("zone: 6V.S,", "zone: 6V.N,").replace("zone: 6V.SE,", "zone: 6V.N,")
    path.write_text(text.replace("id: starting, zone: 6V.NE", "id: starting, zone: 6V.SW"), encoding="utf-8")
    assert cli.main(["mission", "check", str(path)]) == 1
    assert "Zombies from `6V.SW` have no way to the Starting Zone" in capsys.readouterr().out


def test_a_missing_file_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["mission", "check", str(tmp_path / "none.yaml")]) == 1
    assert "cannot be read" in capsys.readouterr().out


def test_list_and_show(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["mission", "list"]) == 0
    rows = capsys.readouterr().out.splitlines()
    titles = [row for row in rows if not row.startswith(" ")]
    assert len(titles) == 11
    assert titles[4].startswith("m4   Be Quick or Be Dead")
    assert cli.main(["mission", "show", "m4"]) == 0
    out = capsys.readouterr().out
    assert "trust: Gain the townsfolk’s trust: rally all four Townsfolk" in " ".join(out.split())
    assert "rally-costs (discard_one_of plenty-of-bullets plenty-of-shells" in " ".join(out.split())
    assert "4R.SE: Exit Zone [exit]" in out
    assert "#####" in out
    assert cli.main(["mission", "show", "m4", "--language", "pl"]) == 0
    assert "Szybcy lub martwi" in capsys.readouterr().out


@pytest.mark.parametrize("game", BOOKS)
def test_list_and_show_say_how_often_bots_win_the_weaker_first(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    measures = measured(BOOKS[game])["m7"]
    assert cli.main(["mission", "list", "--game", game]) == 0
    rows = capsys.readouterr().out.splitlines()
    below = rows[next(number for number, row in enumerate(rows) if row.startswith("m7 ")) + 1]
    assert below.strip() == f"Won by {', '.join(f'{each.bot} {share(each)}' for each in measures)}."
    assert cli.main(["mission", "show", "m7", "--game", game, "--columns", "100"]) == 0
    out = capsys.readouterr().out
    for each in measures:
        assert f"\nThe bot {each.bot} wins {share(each)} of {each.games} games (" in out


def test_nobody_has_counted_the_games_of_a_designers_mission(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Not even where it has the name of one in the box."""
    path = changed(tmp_path, "m7", ("minutes: ", "minutes: 1"))
    assert cli.main(["mission", "show", str(path)]) == 0
    assert "wins" not in capsys.readouterr().out.partition("\n\n")[0]


def share(measure: MissionMeasure) -> str:
    return percent(measure.wins / measure.games)


def test_show_in_polish_has_polish_headings_and_names(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["mission", "show", "m1", "--language", "pl"]) == 0
    out = capsys.readouterr().out
    for heading in ("Cele Misji", "Zasady", "Żetony", "Mapa"):
        assert f"\n{heading}\n" in out
    assert "2R.E: Furgon [wagon]" in out
    assert "#Startowa Strefa" in out, "a Zone of the map is named as the subject"
    for english in ("goals", "barred", "\ntokens", "spawn order", "min,"):
        assert english not in out


def test_a_polish_player_finds_the_rules_and_places_of_the_box(capsys: pytest.CaptureFixture[str]) -> None:
    """Special rules by the titles of the Polish book; zones and Spawn tokens by their names."""
    assert cli.main(["mission", "show", "m9", "--language", "pl"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "„Czarne złoto”: oddanie węgla [fill-tender-action (cost 1," in out
    assert "„Odjazd!”: uruchomienie Pociągu" in out
    assert "12R.wagon-E: Kartaczownica Gatlinga [gatling]" in out
    assert (
        "Kolejność Namnażania: Startowa Strefa Namnażania (9V.NW), Strefa Namnażania Abominacji (9V.G), "
        "Strefa Namnażania Stosu Zwłok (6R)" in out
    )
    assert "Ruchoma Strefa Namnażania (12R.wagon-W)" in out
    for name in ("1R.balcony", "12R.car", "10R.cabin", "corpse-6R"):
        assert name not in out


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("columns", ["60", "80"])
def test_every_mission_fits_the_terminal(
    language: str, columns: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    for mission in ("m0", "m4", "m9"):
        assert cli.main(["mission", "show", mission, "--language", language]) == 0
    assert cli.main(["mission", "list", "--language", language]) == 0
    assert [line for line in capsys.readouterr().out.splitlines() if len(line) > int(columns)] == []


def test_options_for_an_id_and_for_a_file(tmp_path: Path) -> None:
    assert MISSIONS.options("M4") == {"mission": "m4"}
    path = changed(tmp_path, "m0", ("id: m0", "id: my-mission"))
    options = MISSIONS.options(str(path))
    table = start("undead-or-alive", options, 1)
    assert table.options["mission"] == "my-mission"
    with pytest.raises(GraveshiftError, match="There is no mission 'm99' and no such file"):
        MISSIONS.options("m99")


@pytest.mark.parametrize("game", ["undead-or-alive", "gears-and-guns", "army-of-the-dead"])
def test_a_file_says_which_game_it_is_for(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(data_of(game) / "missions" / "m1.yaml")
    for command in (["mission", "check"], ["mission", "show"], ["board"]):
        assert cli.main([*command, path]) == 0, command
        assert capsys.readouterr().err == ""
    assert cli.main(["sim", "--mission", path, "--bot", "random", "--games", "1", "--json"]) == 0
    assert (f"--game {game}" in capsys.readouterr().out) == (game != "undead-or-alive")


def test_a_file_that_names_no_game_of_ours_is_read_as_the_game_it_is_nearest_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (data_of("army-of-the-dead") / "missions" / "m1.yaml").read_text(encoding="utf-8")
    path = tmp_path / "mine.yaml"
    path.write_text(text.replace("game: army-of-the-dead", "game: army-of-the-ded"), encoding="utf-8")
    assert cli.main(["mission", "check", str(path)]) == 1
    shown = capsys.readouterr().out
    assert shown.count("\n") == 1
    assert "Did you mean `army-of-the-dead`?" in shown
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    assert cli.main(["mission", "check", "-"]) == 0


def data_of(game: str) -> Path:
    return Path(str(data(module(f"graveshift.games.{game.replace('-', '_')}.book").BOOK)))
