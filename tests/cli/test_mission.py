"""`graveshift mission`: list, show, and every kind of mistake that `check` finds in a designer's file."""

from pathlib import Path

import pytest

from graveshift import cli
from graveshift.cli.mission import mission_options
from graveshift.games.undead_or_alive.content import DATA, MISSIONS
from graveshift.kernel.errors import GraveshiftError
from graveshift.kernel.record import start


def box_file(name: str) -> str:
    return (DATA / "missions" / f"{name}.yaml").read_text(encoding="utf-8")


def changed(tmp_path: Path, name: str, *changes: tuple[str, str]) -> Path:
    text = box_file(name)
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = tmp_path / "mine.yaml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("name", MISSIONS)
def test_the_missions_of_the_box_are_fine(tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["mission", "check", str(changed(tmp_path, name))]) == 0
    assert "fine" in capsys.readouterr().out


MISTAKES = {
    "no YAML": ("m0", [("board:", "board: [")], "not valid YAML"),
    "an unknown field": ("m0", [("difficulty: easy", "dificulty: easy")], "Did you mean `difficulty`?"),
    "a zone that is not there": ("m0", [("zone: 3R.K", "zone: 3R.Z")], "Tile 3R has no `Z`"),
    "a tile that is not there": ("m0", [("zone: 3R.K", "zone: 7R.B")], "tile 7R, which is not on this board"),
    "a name of another cell": ("m1", [("zone: 8V.SW, cell: 10V.W", "zone: 10V.W")], "part of the Zone `8V.SW`"),
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
    assert len(rows) == 11
    assert rows[4].startswith("m4   Be Quick or Be Dead")
    assert cli.main(["mission", "show", "m4"]) == 0
    out = capsys.readouterr().out
    assert "trust: Rally all four Townsfolk" in out
    assert "rally-costs (discard_one_of plenty-of-bullets plenty-of-shells" in out
    assert "4R.SE: exit" in out
    assert "#####" in out
    assert cli.main(["mission", "show", "m4", "--language", "pl"]) == 0
    assert "Szybcy lub martwi" in capsys.readouterr().out


def test_options_for_an_id_and_for_a_file(tmp_path: Path) -> None:
    assert mission_options("M4") == {"mission": "m4"}
    path = changed(tmp_path, "m0", ("id: m0", "id: my-mission"))
    options = mission_options(str(path))
    table = start("undead-or-alive", options, 1)
    assert table.options["mission"] == "my-mission"
    with pytest.raises(GraveshiftError, match="There is no mission 'm99' and no such file"):
        mission_options("m99")
