"""Rule `wagon-blocks-zone`: set-up lays the board without the zone; compiled: `blow_up_wagon` in `rules/blast.py`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from graveshift.games.undead_or_alive.missions.train_tiles import states_of
from graveshift.games.undead_or_alive.missions.words import told
from graveshift.games.undead_or_alive.rules.town import in_town
from graveshift.zombicide.content.entries import Content, Mission, MissionRule, Problem, Scene, Tables
from graveshift.zombicide.content.terms import No


class WagonBlocksZone(MissionRule, frozen=True):
    """The Wagon's Zone cannot be entered and the Wagon not moved until Dynamite removes it (UOA-M06-06)."""

    usual: ClassVar[str] = "UOA-M06-06"
    needs_tokens: ClassVar[tuple[str, ...]] = ("wagon",)

    cleared_by: Literal["dynamite"] = "dynamite"
    wagon_moves: No = False

    def wrong(self, mission: Mission, box: Content) -> Iterator[Problem]:
        if states_of(mission):
            yield "", told("it-cannot-be-played-where-train-tiles-change")

    def at_odds(self, mission: Mission) -> Iterator[Problem]:
        """A zone that the Wagon blocks has nobody in it (UOA-M06-06)."""
        blocked = {token.zone for token in mission.tokens if token.kind == "wagon"}
        for index, token in enumerate(mission.tokens):
            if token.kind in ("survivor-start", "companion") and token.zone in blocked:
                reason = told("nobody-can-stand-where-the-wagon-blocks", zone=token.zone)
                yield f"tokens[{index}] ({token.kind}).zone", reason

    def enter(self, scene: Scene, mission: Mission, tables: Tables) -> None:
        in_town(scene).wagon_blocks = True
