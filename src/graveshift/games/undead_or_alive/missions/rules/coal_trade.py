"""Rule `coal-trade`: no bag is ever handed over alone (`may_hand_over` in `rules/hooks.py`)."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from graveshift.zombicide.content.vocabulary import MissionRule


class CoalTrade(MissionRule, frozen=True):
    """A bag changes hands with its carrier only (UOA-M09-08, UOA-AMB-51)."""

    with_: Literal["carrier"] = field(name="with", default="carrier")
