"""missions/*.yaml: one mission of this book; what it has besides those of Undead or Alive is steam."""

from typing import TYPE_CHECKING, ClassVar, Literal

from graveshift.games.gears_and_guns.content.parts import SteamClass
from graveshift.games.gears_and_guns.missions import RULES
from graveshift.games.undead_or_alive.content import mission as town
from graveshift.zombicide.content.mission import one_of
from graveshift.zombicide.content.vocabulary import MissionRule

if TYPE_CHECKING:
    AnyMissionRule = MissionRule
else:
    AnyMissionRule = one_of(RULES)


class Mission(town.Mission, frozen=True, kw_only=True):
    """One mission file."""

    prefix: ClassVar[str] = "GG"
    inherits: ClassVar[tuple[str, ...]] = ("UOA",)

    game: Literal["gears-and-guns"]  # type: ignore[assignment]
    rules: tuple[AnyMissionRule, ...] = ()
    barred_classes: tuple[SteamClass, ...] = ()  # type: ignore[assignment]
