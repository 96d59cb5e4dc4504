"""`graveshift schema`: every mission and scenario of the repository fits, what is wrong does not."""

import json
from contextlib import redirect_stdout
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from graveshift.cli import main
from graveshift.content import drafts
from graveshift.kernel.registry import modules
from graveshift.scenario.document import with_words
from tests.scenario.test_reference import EXAMPLES
from tests.scenario.write import GIVEN
from tests.test_scenarios import FILES

of_missions = pytest.mark.parametrize("schema", ["mission", "mission --game undead-or-alive"], indirect=True)
of_scenarios = pytest.mark.parametrize("schema", ["scenario"], indirect=True)
GAMES = [module.package.rpartition(".")[2] for module in modules() if module.missions]  # with missions as files
MISSIONS = [
    file
    for game in GAMES
    for file in sorted(Path(__file__).parents[2].glob(f"src/graveshift/games/{game}/data/missions/*.yaml"))
]


@pytest.fixture
def schema(request: pytest.FixtureRequest) -> Draft202012Validator:
    return printed(request.param)


@cache
def printed(words: str) -> Draft202012Validator:
    """What `graveshift schema` prints, and that it is a schema."""
    with redirect_stdout(StringIO()) as out:
        assert main(["schema", *words.split()]) == 0
    found = json.loads(out.getvalue())
    Draft202012Validator.check_schema(found)
    return Draft202012Validator(found)


def documents(file: Path) -> list[Any]:
    return [with_words(draft.plain) for draft in drafts(file)]


@pytest.mark.parametrize("game", GAMES)
def test_every_mission_fits(game: str) -> None:
    """Each in the schema of its own game."""
    schema = printed(f"mission --game {game.replace('_', '-')}")
    files = [file for file in MISSIONS if game in file.parts]
    assert len(files) >= 10
    for file in files:
        assert [error.message for error in schema.iter_errors(documents(file)[0])] == [], file.name


def test_the_first_game_with_missions_is_meant_without_a_name() -> None:
    assert printed("mission").schema == printed("mission --game undead-or-alive").schema


@of_scenarios
def test_every_scenario_fits(schema: Draft202012Validator) -> None:
    assert len(FILES) > 50
    for file in FILES:
        for document in documents(file):
            wrong = [f"{error.json_path}: {error.message}" for error in schema.iter_errors(document)]
            assert wrong == [], f"{file.name}: {document['name']}"


@of_scenarios
def test_the_examples_of_the_reference_fit(schema: Draft202012Validator, tmp_path: Path) -> None:
    for example in EXAMPLES:
        (tmp_path / "example.yaml").write_text(example, encoding="utf-8")
        for document in documents(tmp_path / "example.yaml"):
            assert [error.message for error in schema.iter_errors(document)] == [], document["name"]


@of_missions
@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("colour", "red"),
        ("difficulty", "hardest"),
        ("minutes", "long"),
        ("title", {"de": "Kein Deutsch"}),
        ("tokens", [{"kind": "survivor-start"}]),
        ("tokens", [{"kind": "saloon", "zone": "2R.NW"}]),
        ("goals", [{"id": "dance", "key": "dance", "title": {"en": "Dance", "pl": "Taniec"}}]),
        ("board", {"rows": [[{"tile": "2R", "rotation": 45}]]}),
    ],
)
def test_a_wrong_mission_does_not_fit(schema: Draft202012Validator, key: str, value: Any) -> None:
    mission = documents(MISSIONS[0])[0]
    assert schema.is_valid(mission)
    assert not schema.is_valid(mission | {key: value})
    assert not schema.is_valid({name: part for name, part in mission.items() if name != "goals"})


WRONG = """\
phse: end
game: chess
phase: night
round: soon
dice: [7]
rules: UOA-NOISE-05
seed: lucky
players: 9
mission: 4
board: {map: a, wall: [a-b]}
board: {tiles: 1R, mine: [a]}
survivors: {meg: {colour: red}}
survivors: [meg]
companions: {jeb: {zone: 1}}
zombies: {a: walker}
noise: {zone: a, level: loud}
spawn-tokens: [{kind: parking, zone: a}]
goals: [dance]
mission-rules: [{id: gatling, mode: often}]
expect: {outcome: draw}
expect: {decision: {kind: wounds}}
expect: {events: [party]}
expect: {view: {1: axe}}
expect: {not-in-view: {1: axe}}
steps: [search]
steps: [{meg: search, dice: [0]}]
steps: [{meg: [search]}]
steps: [{meg: search, expect: {outcome: draw}}]
steps: [{undo: often}]
steps: {meg: search}
auto: 1
""".splitlines()


@pytest.mark.parametrize("schema", ["scenario", "scenario --game undead-or-alive"], indirect=True)
def test_wrong_scenarios_do_not_fit(schema: Draft202012Validator, tmp_path: Path) -> None:
    file = tmp_path / "scenario.yaml"
    file.write_text(GIVEN, encoding="utf-8")
    right = documents(file)[0]
    assert schema.is_valid(right)
    for line in WRONG:
        file.write_text(line, encoding="utf-8")
        assert not schema.is_valid(right | documents(file)[0]), line


@pytest.mark.parametrize("schema", ["scenario --game tiny-epic-zombies"], indirect=True)
def test_the_schema_of_one_game_knows_no_other(schema: Draft202012Validator, tmp_path: Path) -> None:
    file = tmp_path / "scenario.yaml"
    file.write_text(GIVEN, encoding="utf-8")
    assert not schema.is_valid(documents(file)[0])
    assert schema.is_valid({"name": "x", "game": "tiny-epic-zombies", "humans": {"hippie": {"room": "cS"}}})
    assert not schema.is_valid({"name": "x", "game": "tiny-epic-zombies", "humans": {"hippie": {"zone": "cS"}}})


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["mission", "--game", "tiny-epic-zombies"], "There are no mission files of 'tiny-epic-zombies'"),
        (["scenario", "--game", "chess"], "There is no game 'chess'"),
    ],
)
def test_mistakes_are_told(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema", *words]) == 2
    assert told in capsys.readouterr().err
