"""What follows at once from something that happened: traps blow, Shamblers that could not wake make others act."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.army_of_the_dead.rules.codes import SHAMBLER
from graveshift.games.army_of_the_dead.rules.explosives import spring
from graveshift.games.army_of_the_dead.rules.state import State
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules.activation import activate


def settle(s: State) -> Generator[Ask, int, None]:
    """Traps first, then one extra Activation of all Shamblers for each Sleeper token without miniatures.

    (AOTD-SLEEP-04, AOTD-ZMOVE-10)
    """
    while s.sprung or s.owed:
        yield from spring(s)
        if s.owed:
            s.owed -= 1
            yield from activate_more(s, SHAMBLER, "AOTD-SLEEP-04")


def activate_more(s: State, kind: int, rule: str) -> Generator[Ask, int, None]:
    """A complete extra Activation of one kind, outside the normal step (AOTD-ZMOVE-10, AOTD-OUT-01)."""
    s.emit("extra-activation", rule, (kind,))
    yield from activate(s, 1 << kind)
