"""The special rules a mission file may name, one struct per entry of the mission vocabulary (UOA-PREC-01)."""

from typing import Literal

from msgspec import field

from graveshift.games.undead_or_alive.data.terms import (
    AtLeastOne,
    Count,
    Face,
    Id,
    No,
    Place,
    RuleId,
    Strict,
    SurvivorClass,
    TileFace,
    TokenId,
    Yes,
    kebab,
)

Faces = Literal["any"] | tuple[Face, ...]
"""All Objectives, or those with these faces."""

Direction = Literal["north", "east", "south", "west"]


class MissionRule(Strict, frozen=True, kw_only=True, tag_field="id", tag=kebab):
    """What every special rule has: the ledger entry it implements."""

    cite: RuleId | None = None

    @property
    def id(self) -> str:
        """The rule's name in the vocabulary."""
        return str(self.__struct_config__.tag)


# Setup


class FirstPlayerGift(MissionRule, frozen=True):
    """The first player gets this card from the Equipment deck for one own Survivor (UOA-M00-02)."""

    card: Id


class ZombiesAtSetup(MissionRule, frozen=True):
    """The `zombie` tokens of the mission stand on the board (UOA-M00-03)."""


class SplitStart(MissionRule, frozen=True):
    """The team splits the Survivors over the Starting Zones as evenly as possible (UOA-M07-02)."""

    zones: AtLeastOne


class CompanionsRandom(MissionRule, frozen=True):
    """So many random Companions stand on randomly drawn `companion` places marked `random` (UOA-M05-02, UOA-M08-02)."""

    companions: dict[SurvivorClass, AtLeastOne]
    places: AtLeastOne
    one_per_place: bool = True


class HiddenObjectives(MissionRule, frozen=True):
    """These faces are shuffled among the Red tokens, all Red side up (UOA-M04-02, UOA-M07-02)."""

    faces: tuple[Face, ...]
    per_zone: AtLeastOne = 1
    """Tokens in each Objective Zone."""


class EmptyCrate(MissionRule, frozen=True):
    """No Objective lies on the crate of this tile (UOA-M06-02, UOA-M10-02)."""

    tile: TileFace


class SetAsideBounties(MissionRule, frozen=True):
    """So many random Bounty Weapons are put aside unseen; no Feat wins them (UOA-M08-02, UOA-M08-04)."""

    count: AtLeastOne
    by_feats: No = False


class BountyDeckOpen(MissionRule, frozen=True):
    """The remaining Bounty Weapons stay in the deck for Feats (UOA-M08-05)."""

    cards: AtLeastOne
    counts_for_goal: No = False


# Objectives and Companions


class ObjectiveGives(MissionRule, frozen=True):
    """What the Survivor who takes such an Objective gains; an empty deck gives AP only (UOA-M00-05, UOA-BOUNTY-09)."""

    faces: Faces
    ap: Count
    bounty: Literal["top", "set-aside", "none"]
    companion: SurvivorClass | None = None
    """A Companion of this Class that is not on the map, led at once (UOA-M05-04)."""
    except_: Literal["coal-bag"] | None = field(default=None, name="except")


class KeepObjectives(MissionRule, frozen=True, kw_only=True):
    """Taken tokens stay with the Survivor, fill slots and trade like Equipment (UOA-M04-06, UOA-M07-04)."""

    faces: Faces
    slots: Literal[0, 1]
    trade: Yes = True
    use: Literal["rally-payment", "wagon-cargo"]


class RallyCosts(MissionRule, frozen=True):
    """A Rally also costs one of these cards or tokens (UOA-M04-04)."""

    discard_one_of: tuple[Id, ...]


class RallyLocked(MissionRule, frozen=True):
    """No Rally before the goal with this key is done (UOA-M10-04)."""

    until: Id


# Machines and Spawn tokens


class Gatling(MissionRule, frozen=True):
    """Where the Gatling Gun may go: with the Wagon, nowhere, or with the Train (UOA-M01-04, UOA-M02-06, UOA-M09-05)."""

    mode: Literal["on-wagon", "fixed", "rides-train"]


class MobileSpawnsFixed(MissionRule, frozen=True):
    """These cards do not move Mobile tokens; only Dynamite in their Zone does, without AP (UOA-M02-07, UOA-AMB-85)."""

    against: tuple[Literal["holy-water", "water"], ...] = ("holy-water", "water")
    moved_by: Literal["dynamite"] = "dynamite"


class DynamiteFlipsTrainTile(MissionRule, frozen=True):
    """That Dynamite also turns the Train tile to its railroad side (UOA-M02-08)."""

    zombies: Literal["killed-with-ap"] = "killed-with-ap"
    survivors: Literal["set-down-in-closest-street"] = "set-down-in-closest-street"


class WagonBlocksZone(MissionRule, frozen=True):
    """The Wagon's Zone cannot be entered and the Wagon not moved until Dynamite removes it (UOA-M06-06)."""

    cleared_by: Literal["dynamite"] = "dynamite"
    wagon_moves: No = False


class ZoneReopens(MissionRule, frozen=True):
    """Afterwards the blocked Zone is an ordinary one (UOA-M06-07)."""

    when: Literal["wagon-destroyed"] = "wagon-destroyed"


class AbominationTokenHeld(MissionRule, frozen=True):
    """This Abomination token stays inactive, Abomination or not, until then (UOA-M06-08)."""

    token: TokenId
    until: Literal["first-companion-rallied"] = "first-companion-rallied"


class LoadWagonAction(MissionRule, frozen=True):
    """Action in the Wagon's Zone: all own Objective tokens go on the Wagon (UOA-M07-05)."""

    cost: Literal[1] = 1
    loads: Literal["all-own"] = "all-own"
    final: Yes = True


class ExitWithWagon(MissionRule, frozen=True):
    """Whoever leaves by the Exit may take the Wagon along if it is there (UOA-M07-06, UOA-AMB-48)."""

    last_needs_wagon: bool = True


class WagonOnRails(MissionRule, frozen=True):
    """The Wagon in a Zone with a rail cell at that moment loses the game (UOA-M08-09, UOA-AMB-46)."""

    when: Literal["train-enters"] = "train-enters"
    result: Literal["loss"] = "loss"


# Coal


class CoalBags(MissionRule, frozen=True):
    """So many Objective tokens on this tile are coal bags (UOA-M09-02)."""

    count: AtLeastOne
    tile: TileFace


class CoalCarriers(MissionRule, frozen=True):
    """Only a Survivor leading such Companions takes bags, one Action and one Companion each (UOA-M09-06)."""

    carrier: Literal["brawler-companion"] = "brawler-companion"
    per_carrier: Literal[1] = 1
    ap: Literal[0] = 0


class CoalBlocked(MissionRule, frozen=True):
    """No bag is taken while one of these holds (UOA-M09-07)."""

    by: tuple[Literal["zombie-in-mine", "active-abomination-token-in-mine"], ...]


class CoalTrade(MissionRule, frozen=True):
    """A bag changes hands with its carrier only (UOA-M09-08, UOA-AMB-51)."""

    with_: Literal["carrier"] = field(name="with", default="carrier")


class FillTenderAction(MissionRule, frozen=True, kw_only=True):
    """Action in the tender or a Zone linked to it: all bags of the own carriers go in (UOA-M09-09)."""

    cost: Literal[1] = 1
    from_: tuple[Literal["tender", "adjacent"], ...] = field(name="from", default=("tender", "adjacent"))
    drops: Literal["all"] = "all"
    ap_each: Count
    final: Yes = True


# Train


class Train(MissionRule, frozen=True):
    """How the Train behaves: it stands, enters, or waits and then moves every round (UOA-TRAIN-01, UOA-TRAIN-07).

    enters: railroad until `starts`, then the `entry` tile flips at the end of that Player Phase. waits: stands until
    `starts` (an Action on the locomotive at `cost` once `needs` holds). Tiles passed are attached Train side up
    (UOA-AMB-42). The tile orders of each step are in `board.train_states`.
    """

    mode: Literal["immobile", "enters", "waits"]
    entry: TileFace | None = None
    heading: Direction | None = None
    cars: Literal["attached"] | None = None
    starts: Literal["clock-off-board", "blue-and-green-taken", "everyone-aboard", "action-on-locomotive"] | None = None
    cost: Literal[1] | None = None
    needs: Literal["tender-full"] | None = None
    stops: No = False


class TrainClock(MissionRule, frozen=True, kw_only=True):
    """The token steps along `route` each End Phase; the step after the last takes it off the board (UOA-M01-05)."""

    token: TokenId
    takeable: No = False
    moves: Literal[1] = 1
    """Zones in each End Phase."""
    route: tuple[Place, ...]
    leaves: Direction
    then: Literal["train-enters"] = "train-enters"


class TrainCrushesSpawns(MissionRule, frozen=True):
    """When the Train reaches this Spawn Zone all Spawn tokens there leave the game (UOA-M03-05, UOA-AMB-91)."""

    zone: Literal["starting"] = "starting"


class TrainLeavesClean(MissionRule, frozen=True):
    """A section that leaves with a Zombie aboard loses the game (UOA-M01-07, UOA-AMB-53, UOA-AMB-82)."""

    zombies_aboard: Literal["loss"] = "loss"


class TrainGoneTooEarly(MissionRule, frozen=True):
    """The last section gone with an earlier goal open loses the game (UOA-M01-03)."""

    result: Literal["loss"] = "loss"


AnyMissionRule = (
    FirstPlayerGift
    | ZombiesAtSetup
    | SplitStart
    | CompanionsRandom
    | HiddenObjectives
    | EmptyCrate
    | SetAsideBounties
    | BountyDeckOpen
    | ObjectiveGives
    | KeepObjectives
    | RallyCosts
    | RallyLocked
    | Gatling
    | MobileSpawnsFixed
    | DynamiteFlipsTrainTile
    | WagonBlocksZone
    | ZoneReopens
    | AbominationTokenHeld
    | LoadWagonAction
    | ExitWithWagon
    | WagonOnRails
    | CoalBags
    | CoalCarriers
    | CoalBlocked
    | CoalTrade
    | FillTenderAction
    | Train
    | TrainClock
    | TrainCrushesSpawns
    | TrainLeavesClean
    | TrainGoneTooEarly
)
