"""Noise: one token, two strengths, and where it goes (chapter Noise)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules.codes import ASK_NOISE, BANG, ZONE
from graveshift.zombicide.rules.state import State, tie_seat


def make_noise(s: State, zone: int, level: int, rule: str) -> None:
    """An equal or louder noise moves the token; a weaker one is ignored (UOA-NOISE-02, UOA-NOISE-09)."""
    if level == 0:
        return
    if level < s.noise and s.tables.book.noise_ranks:
        s.emit("noise-ignored", s.tables.cites[cite.NOISE_WEAKER], (zone, level))
        return
    s.noise = level
    s.noise_zone = zone
    s.emit("noise-made", rule, (zone, level))


def most_crowded(s: State) -> list[int]:
    """The zones with the most survivors, companions included (UOA-NOISE-13)."""
    counts: dict[int, int] = {}
    for at in s.zone:
        if at >= 0:
            counts[at] = counts.get(at, 0) + 1
    if not counts:
        return []
    most = max(counts.values())
    return sorted(zone for zone, count in counts.items() if count == most)


def settle_noise(s: State, rule: str) -> Generator[Ask, int, None]:
    """The token goes, Bang! side up, to the zone with the most survivors; ties are the team's choice.

    (UOA-NOISE-11, UOA-NOISE-12, UOA-ROUND-07)
    """
    zones = most_crowded(s)
    if not zones:
        return
    target = zones[0]
    if len(zones) > 1:
        answer = yield Ask(tie_seat(s), ASK_NOISE, [ZONE + zone for zone in zones])
        target = answer - ZONE
    s.noise = BANG
    s.noise_zone = target
    s.emit("noise-moved", rule, (target, BANG))
