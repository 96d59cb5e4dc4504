"""What missions hang on Dynamite: the blocking Wagon, and Spawn tokens (chapter Missions)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.undead_or_alive.rules.state import State
from graveshift.games.undead_or_alive.rules.town import send_home, town_of
from graveshift.games.undead_or_alive.rules.train import blow_up_section
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules.codes import MOBILE, ON
from graveshift.zombicide.rules.spawn import starting_zone


def blow_up_wagon(s: State, zone: int) -> None:
    """M6: Dynamite in its zone removes the blocking Wagon, and the zone is open again (UOA-M06-06, UOA-M06-07)."""
    if town_of(s).wagon_blocks and s.wagon == zone:
        s.wagon = -1
        s.touched = 1
        s.board = s.board.without([])
        s.emit("wagon-destroyed", "UOA-M06-06", (zone,))


def blast_spawn(s: State, who: int, zone: int) -> Generator[Ask, int, int]:
    """M2: Dynamite in a Mobile token's zone sends it to the Starting Spawn Zone (UOA-M02-07, UOA-AMB-85)."""
    moved = 0
    for token in range(len(s.token_kind)):
        if s.token_kind[token] == MOBILE and s.token_state[token] == ON and s.token_zone[token] == zone:
            start = starting_zone(s)
            if zone == start:
                continue
            s.blasts += 1
            s.touched = 1
            moved += 1
            send_home(s, token, "UOA-M02-07")
    if moved and town_of(s).blast_flips_train:
        return (yield from blow_up_section(s, who, zone))
    return 0
