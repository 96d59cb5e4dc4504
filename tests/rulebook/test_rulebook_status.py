"""Every rule is proved by a test or says why it cannot be, and the page that says so is up to date."""

from pathlib import Path

import pytest

from graveshift import rulebook
from graveshift.rulebook.status import Status, statuses
from graveshift.rulebook.text import whole_rule
from tools import rules_status


@pytest.mark.parametrize("game", rules_status.GAMES)
def test_every_rule_is_tested_or_says_why_not(game: str) -> None:
    found = rules_status.statuses(rules_status.ROOT, game)
    assert [rule for rule, status in found.items() if status.word == "not tested"] == []


@pytest.mark.parametrize("game", rules_status.GAMES)
def test_what_cannot_be_tested_is_not_tested(game: str) -> None:
    found = rules_status.statuses(rules_status.ROOT, game)
    assert [rule for rule, status in found.items() if status.untestable and status.tests] == []


def test_the_generated_files_are_up_to_date() -> None:
    stale = rules_status.out_of_date(rules_status.ROOT, rules_status.files(rules_status.ROOT))
    assert stale == [], "`python tools/rules_status.py` writes them."


def test_a_scenario_proves_its_rules_and_what_refuses_its_steps(tmp_path: Path) -> None:
    file = tmp_path / "scenarios" / "noise.yaml"
    file.parent.mkdir()
    file.write_text(
        "name: A shot\nrules: [UOA-NOISE-04]\nsteps:\n- meg: search\n  refused: UOA-ACT-07\n"
        "---\nname: A pan\nrules: [UOA-NOISE-05]\nnote: see UOA-NOISE-04\n"
    )
    assert list(rules_status.cited(file, "noise.yaml")) == [
        ("noise.yaml: A shot", "UOA-NOISE-04"),
        ("noise.yaml: A shot", "UOA-ACT-07"),
        ("noise.yaml: A pan", "UOA-NOISE-05"),
    ]


def test_a_function_proves_the_rules_that_stand_in_it(tmp_path: Path) -> None:
    file = tmp_path / "test_noise.py"
    file.write_text(
        '"""UOA-NOISE-01"""\n\n\ndef test_a_shot():\n    """UOA-NOISE-04"""\n\n\ndef other():\n    "UOA-ACT-07"\n'
    )
    assert list(rules_status.cited(file, "test_noise.py")) == [("test_noise.py::test_a_shot", "UOA-NOISE-04")]


@pytest.mark.parametrize("game", rules_status.GAMES)
def test_the_status_of_every_rule_is_shipped(game: str) -> None:
    book = rulebook.book(game)
    assert list(statuses(book.game)) == [rule.id for rule in book.rules]


def test_a_rule_is_shown_with_its_tests() -> None:
    assert "Status: tested\n  - noise/every_use: Every shot makes noise" in whole_rule(rulebook.rule("UOA-NOISE-04"))
    shown = whole_rule(rulebook.rule("UOA-SETUP-23"))
    assert "Status: not testable\n  - Survivors of other boxes" in shown
    noise = whole_rule(rulebook.rule("TEZ-NOISE-04"))
    assert "Status: tested\n  - zombie_turn/noise: Of two Zombie Cards one acts and advances" in noise
    assert "Status: not testable" in whole_rule(rulebook.rule("GG-SCOPE-07"))


def test_a_rule_without_a_test_is_called_so() -> None:
    assert Status().word == "not tested"
