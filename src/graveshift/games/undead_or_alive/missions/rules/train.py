"""Rule `train` (compiled: `rules/train.py`; what its steps look like on the board: `missions/train_states.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final, Literal

from graveshift.games.undead_or_alive.missions.train_tiles import states_of
from graveshift.games.undead_or_alive.missions.words import Direction, told
from graveshift.games.undead_or_alive.rules.town import (
    NO_TRAIN,
    TRAIN_ENTERS_CLOCK,
    TRAIN_ENTERS_TAKEN,
    TRAIN_WAITS_ABOARD,
    TRAIN_WAITS_ACTION,
    in_town,
)
from graveshift.zombicide.content.entries import Content, Mission, MissionRule, Problem, Scene, Tables, TileFace
from graveshift.zombicide.content.mission_checks import not_laid
from graveshift.zombicide.content.terms import Face, No
from graveshift.zombicide.missions.hidden_objectives import faces_on_map

TRAINS: Final = {
    "clock-off-board": TRAIN_ENTERS_CLOCK,
    "blue-and-green-taken": TRAIN_ENTERS_TAKEN,
    "everyone-aboard": TRAIN_WAITS_ABOARD,
    "action-on-locomotive": TRAIN_WAITS_ACTION,
}
STARTS: Final = {
    "enters": ("clock-off-board", "blue-and-green-taken"),
    "waits": ("everyone-aboard", "action-on-locomotive"),
}


class Train(MissionRule, frozen=True):
    """How the Train behaves: it stands, enters, or waits and then moves every round (UOA-TRAIN-01, UOA-TRAIN-07).

    enters: railroad until `starts`, then the `entry` tile flips at the end of that Player Phase. waits: stands until
    `starts` (an Action on the locomotive at `cost` once `needs` holds). Tiles passed are attached Train side up
    (UOA-AMB-42). The tile orders of each step are in `board.train_states`.
    """

    usual: ClassVar[str] = "UOA-M09-10"

    mode: Literal["immobile", "enters", "waits"]
    entry: TileFace | None = None
    heading: Direction | None = None
    cars: Literal["attached"] | None = None
    starts: Literal["clock-off-board", "blue-and-green-taken", "everyone-aboard", "action-on-locomotive"] | None = None
    cost: Literal[1] | None = None
    needs: Literal["tender-full"] | None = None
    stops: No = False

    def wrong(self, mission: Mission, box: Content) -> Iterator[Problem]:
        if self.entry is not None and self.entry not in mission.laid_tiles():
            yield "entry", not_laid(self.entry, mission.laid_tiles())
        if self.mode != "immobile":
            yield from self._incomplete(mission)
            if self.starts is not None:
                yield from self._wrong_start(mission)
        if self.starts == "clock-off-board" and not mission.plays("train-clock"):
            yield "starts", told("a-train-called-by-a-clock")

    def _incomplete(self, mission: Mission) -> Iterator[Problem]:
        """A Train that moves says how, and the board has its steps."""
        for name in ("entry", "heading", "cars", "starts"):
            if getattr(self, name) is None:
                yield name, told("a-train-that-needs-this", mode=self.mode)
        if not states_of(mission):
            yield "mode", told("a-train-that-needs-board-train-states", mode=self.mode)

    def _wrong_start(self, mission: Mission) -> Iterator[Problem]:
        """What sets it going fits its mode, and can happen in this mission."""
        if self.starts not in STARTS[self.mode]:
            first, second = STARTS[self.mode]
            yield "starts", told("a-train-that-is-set-going", mode=self.mode, first=first, second=second)
        if self.starts == "blue-and-green-taken" and not {Face.BLUE, Face.GREEN} <= faces_on_map(mission):
            yield "starts", told("no-objectives-have-the-faces-blue-and-green")
        if self.needs == "tender-full" and not mission.plays("coal-bags"):
            yield "needs", told("a-tender-is-filled-only-with-the-rule")

    def enter(self, scene: Scene, mission: Mission, tables: Tables) -> None:
        town = in_town(scene)
        town.train_mode = TRAINS[self.starts] if self.starts is not None else NO_TRAIN
        town.train_needs_coal = self.needs == "tender-full"


def train_of(mission: Mission) -> Train | None:
    """The rule that says how the Train behaves."""
    return mission.rule(Train)


def moving_train(rule: MissionRule | None) -> bool:
    """Is this the rule of a Train that enters or waits?"""
    return isinstance(rule, Train) and rule.mode != "immobile"


def needs_moving_train(mission: Mission) -> Iterator[Problem]:
    """What is said of a rule that only a moving Train gives a meaning."""
    if not moving_train(train_of(mission)):
        yield "", told("it-needs-a-train-that-moves")
