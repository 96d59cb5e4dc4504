"""Rule `train-clock` (compiled: `tick_clock` in `rules/train.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from graveshift.games.undead_or_alive.missions.words import Direction, told
from graveshift.games.undead_or_alive.rules.town import in_town
from graveshift.zombicide.content.entries import Content, Mission, MissionRule, Problem, Scene, Tables
from graveshift.zombicide.content.mission_checks import no_token, place_on, token_names
from graveshift.zombicide.content.terms import No, Place, TokenId
from graveshift.zombicide.content.tokens import ObjectiveToken


class TrainClock(MissionRule, frozen=True, kw_only=True):
    """The token steps along `route` each End Phase; the step after the last takes it off the board (UOA-M01-05)."""

    usual: ClassVar[str] = "UOA-M01-05"

    token: TokenId
    takeable: No = False
    moves: Literal[1] = 1
    """Zones in each End Phase."""
    route: tuple[Place, ...]
    leaves: Direction
    then: Literal["train-enters"] = "train-enters"

    def wrong(self, mission: Mission, box: Content) -> Iterator[Problem]:
        for place in self.route:
            yield from place_on(mission.laid_tiles(), box.tiles, "route", place)
        if self.token not in token_names(mission):
            yield "token", no_token(self.token, mission)
        token = next((t for t in mission.tokens if isinstance(t, ObjectiveToken) and t.id == self.token), None)
        if token is None:
            yield "token", told("is-no-objective", token=self.token)
        elif self.route[:1] != (token.place,):
            yield "route", told("it-begins-where-the-token-lies", place=token.place)

    def enter(self, scene: Scene, mission: Mission, tables: Tables) -> None:
        town = in_town(scene)
        town.clock_name = self.token
        town.clock_route = [str(place) for place in self.route]
