"""Investigate the Source (chapter Missions)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from graveshift.games.tiny_epic_zombies.rules.codes import CLUE_1, INVESTIGATE, OFF, SOURCES, UNKNOWN
from graveshift.games.tiny_epic_zombies.rules.eaten import check_all, wound_and_check
from graveshift.games.tiny_epic_zombies.rules.objectives import advance
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.rules.track import wound
from graveshift.kernel.rules import Ask

CLUES: Final = range(CLUE_1, CLUE_1 + SOURCES)
ICONS: Final = 4


def lay_out(s: State) -> None:
    """Tokens not yet found: one on SOURCE, the others face down on the Clue icons (TEZ-MIS-INV-01, TEZ-MIS-INV-08)."""
    hidden = len(free_sources(s))
    for at, token in enumerate(CLUES):
        s.token_face[token] = UNKNOWN
        s.token_seen[token] = 0
        s.token_at[token] = s.table.mall.clues[at] if at < min(ICONS, hidden - 1) else OFF
    s.emit("clues-laid", "TEZ-MIS-INV-08", (min(ICONS, hidden - 1),))


def free_sources(s: State) -> list[int]:
    """Sources not yet found; in the competitive game none is ever taken out (TEZ-MIS-INV-04, TEZ-CMPO-09)."""
    return [source for source in range(SOURCES) if not s.sources >> source & 1]


def unplaced_sources(s: State) -> list[int]:
    """What the SOURCE token, or a Clue nobody has looked at, may still show."""
    shown = [s.token_face[token] for token in CLUES if s.token_at[token] != OFF]
    return [source for source in free_sources(s) if source not in shown]


def knows(s: State, human: int, token: int) -> bool:
    """Has this Human seen the Clue? An open one everybody has."""
    return bool(s.token_seen[token] >> human & 1)


def flip(s: State, human: int, token: int) -> None:
    """The Clue is shown to all and stays open (TEZ-MIS-INV-02); rivals look alone (TEZ-CMPO-09)."""
    if s.token_face[token] == UNKNOWN:
        s.token_face[token] = s.draw("clues", unplaced_sources(s))
    if s.table.competitive:
        s.token_seen[token] |= 1 << human
        s.emit("clue-looked-at", "TEZ-CMPO-09", (human, token))
        s.emit("clue-seen", "TEZ-CMPO-09", (human, token, s.token_face[token]))
    else:
        s.token_seen[token] = -1
        s.emit("clue-shown", "TEZ-MIS-INV-02", (human, token, s.token_face[token]))


def guess(s: State, human: int, source: int) -> Generator[Ask, int, None]:
    """Name the hidden Source; right or wrong, the Turn is over (TEZ-MIS-INV-04, TEZ-MIS-INV-05)."""
    hidden = s.draw("source", unplaced_sources(s))
    s.emit("guessed", "TEZ-MIS-INV-04", (human, source, hidden))
    s.ended = 1
    if hidden != source:
        yield from wrong(s, human)
    else:
        if not s.table.competitive:
            s.sources |= 1 << source
        advance(s, human, INVESTIGATE, "TEZ-MIS-INV-06")
    if s.table.competitive or not s.done[0] >> INVESTIGATE & 1:
        lay_out(s)


def wrong(s: State, human: int) -> Generator[Ask, int, None]:
    """All Humans take 2 Wounds; a rival alone (TEZ-MIS-INV-07, TEZ-CMPO-09)."""
    if s.table.competitive:
        yield from wound_and_check(s, human, 2, "TEZ-CMPO-09")
        return
    for other in range(s.table.humans):
        wound(s, other, 2, "TEZ-MIS-INV-07")
    yield from check_all(s)
