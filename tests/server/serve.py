"""A real server for the tests: `graveshift serve` with the toy game beside the real ones."""

import os
import sys
from pathlib import Path

import graveshift
from graveshift.bots.player import BOTS
from graveshift.coach.effort import DEPTHS, EFFORTS, Depth, Effort
from graveshift.kernel import registry
from tests.server.stuck import StuckBot

assert graveshift
registry.register(registry.GameModule(name="toy-cards", rules="tests.server.toy:GAME"))
BOTS["stuck"] = lambda seed: StuckBot()
# The coach looks at next to nothing here: what it says is tested in tests/coach.
EFFORTS["quick"] = Effort(first=1, most=2, options=4, shown=2, rounds=1)
DEPTHS["quick"] = Depth(curve=2, first=1, most=2, rounds=1)

if __name__ == "__main__":
    from graveshift.server.pages import PAGES
    from graveshift.server.serving import serve

    PAGES.folder = Path(os.environ.get("GRAVESHIFT_TEST_CLIENT", PAGES.folder))

    sys.exit(serve("127.0.0.1", int(sys.argv[1]), int(sys.argv[3]), Path(sys.argv[2]), open_page=False))
