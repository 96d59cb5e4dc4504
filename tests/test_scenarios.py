"""Every scenario below tests/ is one test, such as `noise/silent_weapons: A pan makes no noise`."""

from pathlib import Path

import pytest

from graveshift.content import ContentError
from graveshift.scenario import Scenario, read_each, run
from graveshift.scenario.document import Frame, StepFrame

TESTS = Path(__file__).parent
FILES = sorted(file for folder in TESTS.rglob("scenarios") if folder.is_dir() for file in folder.rglob("*.yaml"))


def scenarios() -> list[object]:
    found: list[object] = []
    for file in FILES:
        place = f"{file.parent.name}/{file.stem}"
        try:
            entries = read_each(file)
        except ContentError as mistake:
            entries = [mistake]
        for entry in entries:
            name = f": {entry.frame.name}" if isinstance(entry, Scenario) else ""
            found.append(pytest.param(entry, id=f"{place}{name}"))
    return found


@pytest.mark.parametrize("scenario", scenarios())
def test_scenario(scenario: Scenario | ContentError) -> None:
    if isinstance(scenario, ContentError):
        raise scenario
    assert scenario.frame.rules, "A scenario among the tests cites the rules that it proves."
    frames: list[Frame | StepFrame] = [scenario.frame, *(step.frame for step in scenario.steps)]
    assert any(frame.expect or frame.refused or frame.dice for frame in frames), "This scenario checks nothing."
    run(scenario)
