"""The Steam Gauge: it rises, Objectives relieve it, and it loses the game when it is full (chapter Steam Gauge)."""

from __future__ import annotations

from graveshift.games.gears_and_guns.rules.state import State
from graveshift.games.gears_and_guns.rules.works import works_of
from graveshift.kernel.chance import LOST, end_game


def raise_gauge(s: State) -> None:
    """Each End Phase, immediately before it is passed on; full, it loses the game at once.

    (GG-GAUGE-03, GG-GAUGE-05, GG-ROUND-03)
    """
    works = works_of(s)
    if not works.steam_tiles:
        return
    cool = s.gauge < works.scalds_from
    s.gauge += works.gauge_step
    s.emit("gauge-raised", "GG-GAUGE-03", (s.gauge,))
    if s.gauge >= works.gauge_full:
        end_game(s, LOST, "gauge-full", "GG-GAUGE-05")
    if cool and s.gauge >= works.scalds_from:
        s.emit("gauge-scalds", "GG-GAUGE-04", (s.gauge,))


def relieve(s: State, face: int) -> None:
    """Taking such an Objective lowers it, never below 0 (GG-MIS-GEN-03, GG-GAUGE-06, GG-AMB-11)."""
    points = works_of(s).relief[face]
    if points and s.gauge >= 0:
        s.gauge = max(0, s.gauge - points)
        s.emit("gauge-lowered", "GG-MIS-GEN-03", (points, s.gauge))


def scalds(s: State) -> bool:
    """Do active Steam Jets wound now? (GG-GAUGE-04)"""
    return s.gauge >= works_of(s).scalds_from
