"""The example that learns gets further than somebody who answers at random."""

import runpy
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "docs" / "learn.py"


@pytest.mark.slow
def test_a_short_lesson_is_enough_to_get_further_than_random(capsys: pytest.CaptureFixture[str]) -> None:
    curve = runpy.run_path(str(EXAMPLE))["main"](60, 15)
    assert "random" in capsys.readouterr().out
    assert max(far for _, _, far in curve[2:]) > 2 * curve[0][2]


def test_it_is_about_a_hundred_lines() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 140
