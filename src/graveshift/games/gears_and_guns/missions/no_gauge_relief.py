"""Rule `no-gauge-relief`: nothing lowers the Gauge; for whoever reads the file."""

from __future__ import annotations

from typing import ClassVar

from graveshift.zombicide.content.vocabulary import MissionRule


class NoGaugeRelief(MissionRule, frozen=True):
    """No Objective lowers the Steam Gauge: ten Rounds at most (GG-MIS-GEN-04)."""

    needs_rules: ClassVar[tuple[str, ...]] = ("steam",)
    usual: ClassVar[str] = "GG-MIS-GEN-04"
