"""missions/*.yaml: one mission of this game; its tokens, goals and rules have modules of their own."""

from typing import TYPE_CHECKING, ClassVar, Literal

from graveshift.games.undead_or_alive.content.terms import SurvivorClass
from graveshift.games.undead_or_alive.content.tokens import AnyToken, Legend, MissionBoard
from graveshift.games.undead_or_alive.missions import GOALS, RULES
from graveshift.zombicide.content.mission import one_of
from graveshift.zombicide.content.tokens import TokenMission
from graveshift.zombicide.content.vocabulary import Goal, MissionRule

if TYPE_CHECKING:
    AnyGoal = Goal
    AnyMissionRule = MissionRule
else:
    AnyGoal = one_of(GOALS)
    AnyMissionRule = one_of(RULES)


class Mission(TokenMission, frozen=True, kw_only=True):
    """One mission file."""

    prefix: ClassVar[str] = "UOA"

    game: Literal["undead-or-alive"]
    board: MissionBoard
    tokens: tuple[AnyToken, ...]
    goals: tuple[AnyGoal, ...]
    rules: tuple[AnyMissionRule, ...] = ()
    barred_classes: tuple[SurvivorClass, ...] = ()
    legend: Legend
