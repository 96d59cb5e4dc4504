"""Army of the Dead's mission vocabulary: the goals, special rules and losses that a mission file may name.

`when` and `until` name events: `start`, `objective-taken:COLOUR`, `objective-activated:COLOUR`, `objectives-taken:N`,
`goal-done:KEY`, `goals-done:KEY,KEY`, `floor-reached:FLOOR`, `door-opened:any`, `vault-open`, `killed:NAME`,
`time-space:N`.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from graveshift.content import Told
from graveshift.games.army_of_the_dead.content.parts import Colour, Specialty
from graveshift.zombicide.content.terms import AtLeastOne, Count, Id, RuleId, Strict

Place = Annotated[str, msgspec.Meta(pattern=r"^([RV][1-8]\.[A-Z0-9]+|[a-z][a-z0-9-]*)$", examples=["R4.MC"])]
"""A zone of a tile."""

Event = Annotated[
    str,
    msgspec.Meta(
        pattern=r"^(start|vault-open|door-opened:any|objective-(taken|activated):(red|blue|green|yellow|purple)"
        r"|objectives-taken:[0-9]+|goals?-done:[a-z0-9,-]+|floor-reached:[a-z]+|killed:(valentine|queen|zeus)"
        r"|time-space:[0-9]+)$",
        examples=["goal-done:grab"],
    ),
]
"""Something that happens once in a mission."""

Abomination = Literal["valentine", "queen", "zeus"]


# ---- goals


class AGoal(Strict, frozen=True, kw_only=True, tag_field="id"):
    """One of the things that must be done (AOTD-WIN-01)."""

    key: Id
    title: Told
    after: tuple[Id, ...] = ()
    """Goals that must be done before this one may be attempted."""
    cite: RuleId


class TakeObjective(AGoal, frozen=True, tag="take-objective"):
    """The token of a front is taken (AOTD-ACT-15)."""

    colour: Colour


class TakeAll(AGoal, frozen=True, tag="take-all"):
    """Every token with one of these fronts is taken (AOTD-ACT-15)."""

    colours: tuple[Colour, ...]


class TakeCount(AGoal, frozen=True, tag="take-count"):
    """So many tokens of any front are taken (AOTD-ACT-15)."""

    count: AtLeastOne


class Activate(AGoal, frozen=True, tag="activate"):
    """A specialist spends an Action on a token that stays (AOTD-ACT-15, AOTD-SPEC-05)."""

    colour: Colour
    zone: Place
    specialty: Specialty


class CarryOut(AGoal, frozen=True, tag="carry-out"):
    """The carrier of a token leaves by the Exit (AOTD-M2-02)."""

    colour: Colour
    exit: Id


class Escape(AGoal, frozen=True, tag="escape"):
    """Everybody still in play has left by the Exit (AOTD-M2-09)."""

    exit: Id
    who: Literal["all-in-play"] = "all-in-play"


class Rescue(AGoal, frozen=True, tag="rescue"):
    """So many companions have left with their Leaders (AOTD-COMP-05)."""

    count: AtLeastOne
    exit: Id


class OpenTheVault(AGoal, frozen=True, tag="open-vault"):
    """The Vault is open (AOTD-VAULT-14)."""


class RepairIt(AGoal, frozen=True, kw_only=True, tag="repair"):
    """A specialist repairs something while the parts are there; they are used up (AOTD-SPEC-05)."""

    what: Literal["truck", "helicopter"]
    zone: Place | None = None
    specialty: Specialty
    needs: tuple[Colour, ...]


class TruckOut(AGoal, frozen=True, tag="truck-out"):
    """The Truck leaves by the Exit with so many aboard (AOTD-TRUCK-08)."""

    exit: Id
    min_aboard: AtLeastOne
    companions: Count = 0


class FlyOut(AGoal, frozen=True, tag="fly-out"):
    """A Pilot takes off with so many survivors, tokens and companions (AOTD-SPEC-05)."""

    zone: Place
    specialty: Specialty
    min_aboard: AtLeastOne
    needs: tuple[Colour, ...] = ()
    companions: Count = 0


class KillGoal(AGoal, frozen=True, tag="kill"):
    """An Abomination is killed (AOTD-ABOM-01)."""

    target: Abomination


class BreakTheHelmet(AGoal, frozen=True, tag="break-helmet"):
    """Helmeted Zeus is hit by an Explosive (AOTD-ZEUS-03)."""


AnyGoal = (
    TakeObjective
    | TakeAll
    | TakeCount
    | Activate
    | CarryOut
    | Escape
    | Rescue
    | OpenTheVault
    | RepairIt
    | TruckOut
    | FlyOut
    | KillGoal
    | BreakTheHelmet
)


# ---- special rules


class ARule(Strict, frozen=True, kw_only=True, tag_field="id"):
    """A special rule; it beats cards and book (AOTD-GEN-02)."""

    cite: RuleId


class ObjectiveAp(ARule, frozen=True, tag="objective-ap"):
    """Taking or activating an Objective of a front gives AP (AOTD-AP-03)."""

    colour: Colour
    ap: AtLeastOne
    to: Literal["taker", "all"]


class ObjectiveBackpack(ARule, frozen=True, tag="objective-backpack"):
    """It fills the whole Backpack of its carrier (AOTD-M2-04)."""

    colour: Colour


class ObjectiveCard(ARule, frozen=True, kw_only=True, tag="objective-card"):
    """Its taker also gets cards; `nth`: only with the n-th token of that front (AOTD-ACT-15)."""

    colour: Colour
    nth: Count = 0
    card: Id
    count: AtLeastOne


class ObjectiveTime(ARule, frozen=True, tag="objective-time"):
    """Taking it moves the Time token (AOTD-TIME-01)."""

    colour: Colour
    spaces: int
    not_below: AtLeastOne


class CarrierSpecialty(ARule, frozen=True, tag="carrier-specialty"):
    """Only such a survivor may take or receive it (AOTD-SPEC-02)."""

    colour: Colour
    specialty: Specialty


class DropOnKill(ARule, frozen=True, tag="drop-on-kill"):
    """A token is laid where an Abomination died (AOTD-ACT-15)."""

    target: Abomination
    colour: Colour


class ZeusArrives(ARule, frozen=True, tag="zeus-arrives"):
    """The Mission's Zeus replaces his Spawn token (AOTD-ZEUS-05)."""

    when: Event


class AbominationArrives(ARule, frozen=True, tag="abomination-arrives"):
    """An Abomination is placed in a zone (AOTD-ABOM-02)."""

    target: Literal["valentine", "queen"]
    zone: Place
    when: Event


class AbominationDormant(ARule, frozen=True, kw_only=True, tag="abomination-dormant"):
    """It and the named zombies of its zone have no Actions before an event (AOTD-GEN-02)."""

    target: Literal["valentine", "queen"]
    with_: tuple[Id, ...] = msgspec.field(name="with", default=())
    zone: Place
    until: Event


class SpawnWakes(ARule, frozen=True, tag="spawn-wakes"):
    """A coloured Spawn Zone spawns from the next Zombie Phase on (AOTD-CSP-01)."""

    colour: Literal["blue", "green"]
    when: Event


class ExitOpens(ARule, frozen=True, tag="exit-opens"):
    """An Exit may be used from then on (AOTD-M2-09)."""

    exit: Id
    when: Event


class ForceDoors(ARule, frozen=True, tag="force-door"):
    """A specialist breaks closed doors open from a zone (AOTD-LOS-08)."""

    doors: tuple[Id, ...]
    specialty: Specialty
    cost_actions: AtLeastOne
    zone: Place
    noisy: bool


class ElevatorLocked(ARule, frozen=True, tag="elevator-locked"):
    """An elevator zone is not adjacent to the others before an event (AOTD-ELEV-01)."""

    zone: Place
    until: Event


class TruckStalled(ARule, frozen=True, tag="truck-stalled"):
    """The Truck cannot be driven before an event (AOTD-TRUCK-08)."""

    until: Event


class CompanionJoin(ARule, frozen=True, tag="companion-join"):
    """What joining a companion costs and gives (AOTD-COMP-02)."""

    cost_actions: AtLeastOne
    ap: Count


class CompanionToughness(ARule, frozen=True, tag="companion-toughness"):
    """Companions endure more than one Wound (AOTD-COMP-07)."""

    health: AtLeastOne


AnyRule = (
    ObjectiveAp
    | ObjectiveBackpack
    | ObjectiveCard
    | ObjectiveTime
    | CarrierSpecialty
    | DropOnKill
    | ZeusArrives
    | AbominationArrives
    | AbominationDormant
    | SpawnWakes
    | ExitOpens
    | ForceDoors
    | ElevatorLocked
    | TruckStalled
    | CompanionJoin
    | CompanionToughness
)


# ---- losses


class ALoss(Strict, frozen=True, kw_only=True, tag_field="id"):
    """A loss besides those of every mission (AOTD-WIN-04)."""

    cite: RuleId


class TimeOut(ALoss, frozen=True, tag="time-out"):
    """The Time token arrives on its last space (AOTD-TIME-01)."""


class SpecialistLost(ALoss, frozen=True, tag="specialist-lost"):
    """Nobody with a Specialty is left before an event (AOTD-WIN-03)."""

    specialty: Specialty
    until: Event


class CompanionLost(ALoss, frozen=True, tag="companion-lost"):
    """A companion is eliminated (AOTD-COMP-08)."""


class TooFewLeft(ALoss, frozen=True, tag="too-few-left"):
    """Fewer survivors are left than the goal needs (AOTD-WIN-03)."""

    min: AtLeastOne


AnyLoss = TimeOut | SpecialistLost | CompanionLost | TooFewLeft
