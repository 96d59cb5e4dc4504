"""What is drawn and decided before Round 1, in the order of this book (chapter Setup)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.undead_or_alive.rules.bounty import reveal_top
from graveshift.games.undead_or_alive.rules.state import State
from graveshift.games.undead_or_alive.rules.town import town_of
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules.preparation import (
    arm,
    choose_starts,
    draw_companions,
    first_noise,
    give_gifts,
    place_companions,
)


def prepare_game(s: State) -> Generator[Ask, int, None]:
    """Starting places, companions, weapons, the first Noise, the first Feat (UOA-SETUP-14 and following)."""
    draw_companions(s)
    for _ in range(town_of(s).set_aside):
        s.set_aside.append(s.draw("bounty", s.bounties))
    yield from choose_starts(s)
    yield from place_companions(s)
    for who in range(s.posse):
        yield from arm(s, who)
    yield from give_gifts(s)
    yield from first_noise(s)
    if s.bounty_top < 0 and town_of(s).feats_live:
        reveal_top(s)
    for who in range(s.posse):
        s.scene.entered(s, who, s.zone[who])
    s.emit("setup-finished", "UOA-SETUP-06", ())
