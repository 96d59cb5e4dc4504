"""For all tests: what is left to the other form of the program, and that those which mostly wait begin."""

from pathlib import Path

import pytest

from tests.forms import left_out

WAITING = (Path(__file__).parent / "web", Path(__file__).parent / "server")
"""A browser and a server leave the processor to others most of the time."""

collect_ignore = left_out()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not any(folder in item.path.parents for folder in WAITING))
