"""For all tests: what is left to the other form of the program, and that those which mostly wait begin."""

import pytest

from tests.forms import left_out

WAITING = ("tests/web/", "tests/server/")
"""A browser and a server leave the processor to others most of the time."""

collect_ignore = left_out()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not item.nodeid.startswith(WAITING))
