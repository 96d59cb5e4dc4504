"""A scenario of a designer's mission: named by its path, carried whole by the record."""

import re
from pathlib import Path

import pytest

from graveshift.content import ContentError
from graveshift.kernel import record, replaying
from graveshift.scenario import read, run, start

GUIDE = Path(__file__).parents[2] / "docs" / "missions.md"
MISSION = next(
    text
    for text in re.findall(r"```yaml\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    if "dry-well" in text
)
SCENARIO = """\
name: The barrel is taken
game: undead-or-alive
mission: ../missions/well.yaml
survivors: {meg: {zone: 3R.K, skills: []}}
expect: {objectives: {barrel: {zone: 3R.K}}, exit: 2R.SE, goals: {water: false}}
steps:
  - meg: take barrel
    expect: {meg: {adrenaline: 5}, goals: {water: true}}
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    for folder in ("missions", "scenarios"):
        (tmp_path / folder).mkdir()
    (tmp_path / "missions" / "well.yaml").write_text(MISSION, encoding="utf-8")
    path = tmp_path / "scenarios" / "barrel.yaml"
    path.write_text(SCENARIO, encoding="utf-8")
    return path


def test_a_mission_by_its_path(file: Path) -> None:
    (scenario,) = read(str(file))
    run(scenario)
    assert scenario.document["mission"]["id"] == "dry-well"


def test_its_goals_on_another_board(file: Path) -> None:
    file.write_text(
        """\
name: The barrel is taken
game: undead-or-alive
rules-of: ../missions/well.yaml
board: {map: a b}
exit: b
objectives: [{id: barrel, zone: a}]
survivors: {meg: {zone: a, skills: []}}
steps:
  - {meg: take barrel, expect: {goals: {water: true, leave: false}}}
""",
        encoding="utf-8",
    )
    run(read(file)[0])


def test_the_record_needs_neither_file(file: Path, tmp_path: Path) -> None:
    table = start(str(file))
    table.game.decide("take:barrel")
    saved = tmp_path / "record.json"
    record.save(table.record(), saved)
    file.unlink()
    (tmp_path / "missions" / "well.yaml").unlink()
    assert replaying.resume(record.load(saved)).game.digest() == table.game.digest()


@pytest.mark.parametrize(
    ("mission", "more", "told"),
    [
        ("well.yaml", "", r"barrel.yaml, line 3: mission: There is no mission file `well.yaml`"),
        ("../missions/well.yaml", "colour: red\n", r"well.yaml, line 27: There is no field `colour` here"),
        ("m12", "", r"mission: There is no mission `m12`"),
    ],
)
def test_mistakes_name_the_right_file(file: Path, tmp_path: Path, mission: str, more: str, told: str) -> None:
    (tmp_path / "missions" / "well.yaml").write_text(MISSION + more, encoding="utf-8")
    file.write_text(SCENARIO.replace("../missions/well.yaml", mission), encoding="utf-8")
    with pytest.raises(ContentError, match=told):
        run(read(file)[0])
