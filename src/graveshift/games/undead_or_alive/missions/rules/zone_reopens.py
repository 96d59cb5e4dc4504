"""Rule `zone-reopens`: what `wagon-blocks-zone` leaves behind; for whoever reads the file."""

from __future__ import annotations

from typing import Literal

from graveshift.zombicide.content.vocabulary import MissionRule


class ZoneReopens(MissionRule, frozen=True):
    """Afterwards the blocked Zone is an ordinary one (UOA-M06-07)."""

    when: Literal["wagon-destroyed"] = "wagon-destroyed"
