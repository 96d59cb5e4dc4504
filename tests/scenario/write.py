"""Writing small scenarios for the tests of the format itself."""

from pathlib import Path
from textwrap import dedent

import pytest

from graveshift.content import ContentError
from graveshift.scenario import Failure, read, run

GIVEN = """\
name: a test
game: undead-or-alive
board:
  map: |
    a b c
    d d d
  buildings: {house: [d]}
  openings: [a-d]
players: 2
survivors:
  meg: {zone: a, seat: 1, hand: [colt-saa], skills: []}
  carl: {zone: a, seat: 2, hand: [pan], skills: []}
zombies: {a: {walker: 2}, c: [brute]}
noise: {zone: a}
"""


def played(folder: Path, more: str, given: str = GIVEN) -> None:
    """Play the one scenario of a file."""
    file = folder / "scenario.yaml"
    file.write_text(dedent(given) + dedent(more), encoding="utf-8")
    (scenario,) = read(file)
    run(scenario)


def failure(folder: Path, more: str, given: str = GIVEN) -> str:
    """What a failing scenario says."""
    with pytest.raises(Failure) as caught:
        played(folder, more, given)
    return str(caught.value)


def mistake(folder: Path, more: str, given: str = GIVEN) -> ContentError:
    """What a file with a mistake says."""
    with pytest.raises(ContentError) as caught:
        played(folder, more, given)
    return caught.value
