"""What every process for jobs needs: importing this loads it. `crew.py` forks the processes from one that has.

Whatever fails to load is not loaded: it fails again, and is noted, where it is needed.
"""

from contextlib import suppress

from graveshift.kernel.registry import game_type, names
from graveshift.server import labour, memory

for _name in names():
    with suppress(Exception):
        game_type(_name)
memory.settle()

__all__ = ["labour"]
