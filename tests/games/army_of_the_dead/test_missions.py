"""Mission files of Army of the Dead: the ten of the box, and what is said of a designer's own."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

import graveshift
from graveshift.board.draw import svg
from graveshift.cli import main
from graveshift.games.army_of_the_dead.book import BOOK
from graveshift.games.army_of_the_dead.content.review import FLOORS
from graveshift.games.army_of_the_dead.terminal.missions import MISSIONS
from graveshift.kernel.errors import GraveshiftError
from graveshift.kernel.record import start
from graveshift.parts.batch import batch_of
from graveshift.scenario import read as scenarios_in
from graveshift.scenario import run
from graveshift.sim import Job, play
from graveshift.zombicide.content.loading import load

FOLDER = Path(graveshift.__file__).parent / "games/army_of_the_dead/data/missions"
IDS = [f"m{number}" for number in range(1, 11)]
Change = Callable[[dict[str, Any]], Any]


def plain(mission: str = "m2") -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((FOLDER / f"{mission}.yaml").read_text(encoding="utf-8"))
    return found


def own_file(folder: Path, change: Change | None = None, mission: str = "m2") -> Path:
    """A designer's file: a mission of the box under another name, changed."""
    data = plain(mission) | {"id": "my-mission"}
    if change is not None:
        change(data)
    path = folder / "my-mission.yaml"
    path.write_text(yaml.safe_dump(data, allow_unicode=True, sort_keys=False), encoding="utf-8")
    return path


@pytest.mark.parametrize("mission", IDS)
def test_the_missions_of_the_box_are_fine(mission: str) -> None:
    """AOTD-MISF-01: not a word against them, not even an odd one."""
    assert MISSIONS.review(FOLDER / f"{mission}.yaml").remarks == []


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("mission", IDS)
def test_a_mission_is_shown_and_drawn(mission: str, language: str) -> None:
    shown = MISSIONS.shown(mission, language, 100)
    found = load(BOOK).missions[mission]
    assert getattr(found.title, language) in shown
    assert all(getattr(goal.title, language).split()[0] in shown for goal in found.goals)
    drawing = MISSIONS.board(mission, language)
    picture = svg(drawing.board, drawing.marks, language, drawing.sheet)
    assert getattr(found.title, language) in picture
    floors = [floor.name for floor in drawing.board.plan.floors]
    assert [name for name in floors if f">{getattr(FLOORS[name], language)}<" not in picture] == []
    names = [drawing.board.names[drawing.board.index[place]] for place in found.starts]
    assert all(name in MISSIONS.text_map(drawing, 100) for name in names)


def test_a_designers_own_file_is_checked_shown_drawn_and_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = own_file(tmp_path)
    game = ["--game", "army-of-the-dead"]
    assert main(["mission", "check", str(path), *game]) == 0
    assert main(["mission", "show", str(path), "--language", "en", *game]) == 0
    assert main(["board", str(path), *game]) == 0
    assert "fine" in capsys.readouterr().out
    options = MISSIONS.options(str(path)) | {"seats": 1}
    assert start("army-of-the-dead", options, 3).game.view(0)["mission"] == "my-mission"


def test_a_designers_file_is_simulated_and_plays_in_scenarios(tmp_path: Path) -> None:
    """By its path, as a mission of the box by its id."""
    path = own_file(tmp_path)
    assert list(batch_of("army-of-the-dead").stranger(str(path), 1, [])) == ["my-mission"]
    story = tmp_path / "story.yaml"
    people = ("dieter", "cruz", "scott", "kate", "martin", "guzman")
    told = {"name": "Mine", "game": "army-of-the-dead", "mission": path.name, "survivors": dict.fromkeys(people)}
    story.write_text(yaml.safe_dump(told | {"expect": {"goals": {"grab": False}}}), encoding="utf-8")
    (scenario,) = scenarios_in(str(story))
    run(scenario)
    assert scenario.document["mission"]["id"] == "my-mission"


def test_a_designers_mission_plays_like_that_of_the_box() -> None:
    custom = msgspec.to_builtins(load(BOOK).missions["m2"]) | {"id": "my-mission"}
    mine = play(Job("army-of-the-dead", "my-mission", {"custom": custom, "seats": 1}, ("greedy",), 0, 5))
    same = play(Job("army-of-the-dead", "m2", {"mission": "m2", "seats": 1}, ("greedy",), 0, 5))
    assert (mine.reason, mine.decisions) == (same.reason, same.decisions)


def at(*steps: Any, value: Any) -> Change:
    """Put a value at a place of the file."""

    def change(data: dict[str, Any]) -> None:
        found: Any = data
        for step in steps[:-1]:
            found = found[step]
        found[steps[-1]] = value

    return change


FAULTS: list[tuple[str, str, Change, str]] = [
    ("m2", "board.floors[1].rows", at("board", "floors", 1, "rows", value=["R4"]), "in the box once"),
    ("m2", "board.floors", at("board", "floors", 0, "rows", value=["R4 R9 ."]), "R9"),
    ("m2", "starts[0]", at("starts", value=["V1.XX"]), "no Zone V1.XX"),
    ("m2", "sleepers[0]", at("sleepers", 0, value="R1.S"), "no Zone R1.S"),
    ("m2", "spawn_zones", at("spawn_zones", 1, "kind", value="starting"), "exactly one Starting"),
    ("m2", "objectives.shuffled", at("objectives", "shuffled", "fronts", value=["red", "yellow", "purple"]), "4 Zones"),
    ("m2", "personal[0]", at("personal", 0, value="green"), "Green Objective"),
    ("m2", "goals[0]", at("goals", 0, "colour", value="green"), "green"),
    ("m2", "goals[1].exit", at("goals", 1, "exit", value="hole"), "no Exit 'hole'"),
    ("m2", "goals[1].after", at("goals", 1, "after", value=["steal"]), "steal"),
    ("m2", "goals[1].key", at("goals", 1, "key", value="grab"), "Two goals"),
    ("m2", "vault", at("vault", "vault_zone", value="V7.GR"), "share no door"),
    ("m2", "time_track.start", at("time_track", "start", value=8), "before the last space"),
    ("m2", "rules[3].when", at("rules", 3, "when", value="goal-done:steal"), "steal"),
    ("m2", "rules[4].exit", at("rules", 4, "exit", value="hole"), "no Exit 'hole'"),
    ("m2", "gifts[0]", at("gifts", value=["teapot"]), "teapot"),
    ("m3", "goals[2].specialty", at("specialties", value=[]), "specialties"),
    ("m3", "goals[3]", at("goals", 3, "min_aboard", value=5), "4 seats"),
    ("m3", "truck", at("truck", value="R7.G1"), "in a street"),
    ("m4", "goals[0]", at("goals", 0, "count", value=3), "so many Companions"),
    ("m4", "rules[2].when", at("rules", 2, "when", value="floor-reached:roof"), "roof"),
    (
        "m6",
        "board.closed_doors[0].between",
        at("board", "closed_doors", 0, "between", value=["V8.SG", "V8.FO"]),
        "door",
    ),
    ("m6", "rules[2].doors", at("rules", 2, "doors", value=["attic"]), "attic"),
    ("m9", "rules[5].zone", at("rules", 5, "zone", value="V6.HP"), "no Elevator"),
    ("m2", "objectives.fixed[0].zone", at("board", "elevators", value=[]), "Nobody can walk"),
]


@pytest.mark.parametrize(("mission", "path", "change", "words"), FAULTS, ids=[f"{m} {p}" for m, p, _, _ in FAULTS])
def test_a_fault_is_told_with_its_place_in_both_languages(
    mission: str, path: str, change: Change, words: str, tmp_path: Path
) -> None:
    review = MISSIONS.review(own_file(tmp_path, change, mission))
    assert not review.fine
    wrong = [remark for remark in review.remarks if not remark.warning]
    found = [remark for remark in wrong if remark.path.startswith(path.partition("[")[0])]
    assert any(words in remark.reason.en and remark.reason.pl for remark in found), wrong
    assert all(remark.line for remark in found)


def test_the_first_fault_refuses_a_set_up() -> None:
    custom = plain() | {"id": "mine", "starts": ["V1.XX"]}
    with pytest.raises(GraveshiftError, match=r"V1\.XX") as raised:
        start("army-of-the-dead", {"custom": custom, "seats": 1}, 3)
    assert "nie ma Strefy" in raised.value.told("pl")


def test_a_faulty_file_is_drawn_as_far_as_it_can_be(tmp_path: Path) -> None:
    path = own_file(tmp_path, at("sleepers", 0, value="R1.S"))
    drawing = MISSIONS.board(str(path), "en")
    assert drawing.sheet.faults
    assert "R1.S" in MISSIONS.text_map(drawing, 100)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (at("spawn_zones", 0, "zone", value="V1.N"), "where the Survivors begin"),
        (at("rules", value=[]), "Nothing ever opens this Exit"),
        (at("losses", value=[]), "end of the Time track"),
    ],
)
def test_what_can_be_played_but_was_hardly_meant_is_a_warning(change: Change, words: str, tmp_path: Path) -> None:
    review = MISSIONS.review(own_file(tmp_path, change))
    assert review.fine
    assert any(remark.warning and words in remark.reason.en for remark in review.remarks)
