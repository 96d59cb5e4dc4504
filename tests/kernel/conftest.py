"""The toy game stands in the registry while a kernel test runs, and nowhere else."""

import pytest

from graveshift.kernel import registry


@pytest.fixture(autouse=True)
def _toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._GAMES, "toy", registry.GameModule(name="toy", rules="tests.kernel.toy:GAME"))
