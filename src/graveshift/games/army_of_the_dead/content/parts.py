"""What the files of this box have besides what every box of the family has: Specialties, Vault, Orders, the Truck."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from graveshift.content import Sourced, Text
from graveshift.zombicide.content import equipment as family
from graveshift.zombicide.content import survivors as people
from graveshift.zombicide.content import zombies as horde
from graveshift.zombicide.content.terms import AtLeastOne, Count, DieFace, Id, RuleId, Strict

Specialty = Literal["bruiser", "vault-expert", "stealthy", "pilot", "mechanic"]
"""The five Specialties (AOTD-SPEC-01)."""

Colour = Literal["red", "blue", "green", "yellow", "purple"]
"""The fronts of Objective tokens (AOTD-SETUP-16)."""


# ---- equipment.yaml


class Equipment(family.Equipment, frozen=True, kw_only=True):
    """One card; `skill` works for attacks with it, or from the Hand if it is a Skill of movement (AOTD-EQSK-01)."""

    ammo_dice: Count
    """Compulsory dice besides the regular ones (AOTD-AMMO-01)."""
    backpack: bool
    """Works from the Backpack, too (AOTD-EQ-09)."""
    skill: Id | None = None


# ---- survivors.yaml


class SpecialtyEntry(Sourced, frozen=True):
    """A Specialty as the player reads it (AOTD-SPEC-01)."""

    id: Specialty
    name: Text
    health: AtLeastOne
    text: Text
    rules: tuple[RuleId, ...]


class Survivor(people.Survivor, frozen=True, kw_only=True):
    """One ID Card with its Specialties and its two packs (AOTD-SETUP-08)."""

    specialties: tuple[Specialty, ...]
    choices: tuple[tuple[Id, ...], tuple[Id, ...]] = field(name="packs")

    @property
    def classes(self) -> tuple[Id, ...]:
        return self.specialties

    @property
    def packs(self) -> tuple[tuple[Id, ...], ...]:
        return self.choices


class SurvivorFile(people.SurvivorFile[Survivor], frozen=True, kw_only=True):
    """The whole of survivors.yaml."""

    specialties: tuple[SpecialtyEntry, ...]


# ---- zombies.yaml


class Miniatures(horde.Miniatures, frozen=True, kw_only=True):
    """Figures of each kind; Zeus comes in one version only (AOTD-ZEUS-01)."""

    shambler: Count
    alpha: Count
    valentine: Count
    queen: Count
    zeus_regular: Count
    zeus_helmeted: Count
    zeus_mounted: Count


class Zombie(horde.Zombie, frozen=True, kw_only=True):
    """One kind; an Abomination gives its adrenaline to every Survivor (AOTD-AP-02)."""

    abomination: bool
    look: Text
    description: Text | None = None
    rules: tuple[RuleId, ...] = ()


class OrderSpawn(Strict, frozen=True):
    """Zombies that an Order brings."""

    type: Id
    count: AtLeastOne


class OrderText(Strict, frozen=True):
    """What an Order makes zombies do (AOTD-ZSP-02)."""

    op: Literal["none", "activate", "advance", "wake", "noise", "draw"]
    types: tuple[Id, ...] = ()
    where: Literal["zeus-zone", "survivor-zones", "board"] = "board"
    zones: Count = 1
    tokens: Literal["nearest-to-any-survivor", "within-range-of-noise"] | None = None
    same_floor: bool = True
    range: tuple[int, int] = (0, 1)
    to: Literal["survivor-with-most-adrenaline"] | None = None
    deck: Literal["zombie"] | None = None
    zone: Literal["starting-spawn"] | None = None


class ZeusOrder(Sourced, frozen=True):
    """A card of Zeus's Orders (AOTD-ZSP-02)."""

    id: Id
    number: AtLeastOne
    title: Text
    spawn: tuple[OrderSpawn, ...]
    order: OrderText
    text: Text


class SleeperValue(Strict, frozen=True):
    """So many tokens with this number."""

    value: AtLeastOne
    count: AtLeastOne


class Sleepers(Sourced, frozen=True):
    """The Sleeper tokens (AOTD-SETUP-04)."""

    values: tuple[SleeperValue, ...]


class Constants(horde.Constants, frozen=True, kw_only=True):
    """The numbers of the rules that stand on no card."""

    clip_cost: horde.Constant[int]


class ZombieFile(horde.ZombieFile, frozen=True, kw_only=True):
    """The whole of zombies.yaml."""

    miniatures: Miniatures
    zombies: tuple[Zombie, ...]
    cards: tuple[horde.SpawnCard, ...]
    abominations: tuple[horde.Abomination, ...] = ()
    constants: Constants
    zeus_orders: tuple[ZeusOrder, ...]
    sleepers: Sleepers


# ---- vault.yaml


BonusId = Literal["shift-one", "shift-pair", "any-face", "extra-roll", "extra-die"]


class ChallengeFigures(Sourced, frozen=True):
    """What an attempt costs, and with how many dice and rolls (AOTD-VAULT-03, AOTD-VAULT-04)."""

    cost_actions: AtLeastOne
    dice: AtLeastOne
    rolls: AtLeastOne


class Bonus(Sourced, frozen=True):
    """A kind of bonus (AOTD-VAULT-09 to AOTD-VAULT-13)."""

    id: BonusId
    text: Text
    rules: tuple[RuleId, ...]


class CardBonus(Strict, frozen=True):
    """Who grants which bonus (AOTD-VAULT-08)."""

    specialty: Specialty
    bonus: BonusId


class VaultCard(Sourced, frozen=True):
    """A Vault card (AOTD-VAULT-01)."""

    id: Id
    name: Text
    bonuses: tuple[CardBonus, ...]
    description: Text


class VaultFile(Strict, frozen=True):
    """The whole of vault.yaml."""

    set: Id
    challenge: ChallengeFigures
    bonuses: tuple[Bonus, ...]
    cards: tuple[VaultCard, ...]


# ---- components.yaml


class Seats(Strict, frozen=True):
    """Seats of the Truck (AOTD-TRUCK-05)."""

    driver: Literal[1]
    gunner: Literal[1]
    passenger: AtLeastOne


class TruckAttack(Strict, frozen=True):
    """What driving into zombies rolls (AOTD-TRUCK-09)."""

    dice: AtLeastOne
    accuracy: DieFace
    damage: AtLeastOne


class MachineGun(TruckAttack, frozen=True):
    """The gun on its roof (AOTD-TRUCK-16)."""

    range: tuple[int, int]
    ammo_dice: Count


class Truck(Sourced, frozen=True):
    """The Taco Truck's card (AOTD-TRUCK-01)."""

    id: Id
    name: Text
    seats: Seats
    truck_attack: TruckAttack
    machine_gun: MachineGun
    description: Text
    look: Text


class Supply(Sourced, frozen=True):
    """A number of pieces."""

    total: AtLeastOne


class ObjectiveSupply(Sourced, frozen=True):
    """Objective tokens by their front."""

    red: Count
    blue: Count
    green: Count
    yellow: Count
    purple: Count


class SpawnSupply(Sourced, frozen=True):
    """Spawn tokens by kind."""

    starting: Count
    normal: Count
    zeus: Count
    blue: Count
    green: Count


class Components(Strict, frozen=True):
    """The whole of components.yaml."""

    set: Id
    truck: Truck
    objectives: ObjectiveSupply
    spawn_tokens: SpawnSupply
    sleepers: Supply
    elevators: Supply
    dice: Supply
