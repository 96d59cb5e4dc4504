"""zombies.yaml: Zombies, the Zombie deck, the Abomination, machines, improvised weapons and constants."""

from typing import Generic, Literal, TypeVar

from graveshift.content import Source, Sourced, Text
from graveshift.games.undead_or_alive.data.equipment import EquipmentKind
from graveshift.games.undead_or_alive.data.terms import (
    Ammo,
    AtLeastOne,
    Count,
    DieFace,
    Id,
    NoiseLevel,
    PerLevel,
    Strict,
    ZombieKind,
)


class Miniatures(Strict, frozen=True):
    """The hard pools of figures (UOA-COMP-03)."""

    walker: Count
    runner: Count
    brute: Count
    abomination: Count
    source: Source


class Zombie(Sourced, frozen=True):
    """One kind of Zombie (UOA-CBT-18)."""

    id: ZombieKind
    name: Text
    actions: AtLeastOne
    """Actions in one Activation."""
    wounds: AtLeastOne
    """Wounds of one Attack."""
    damage_to_kill: AtLeastOne
    adrenaline: Count
    targeting_priority: AtLeastOne
    """1 is hit first by Ranged Attacks (UOA-CBT-09)."""
    also_killed_by: tuple[Id, ...] = ()
    limit_on_board: AtLeastOne | None = None


class SpawnCard(Sourced, frozen=True, tag_field="kind", tag="spawn"):
    """Zombies of one kind, more at each Danger Level (UOA-SPAWN-04)."""

    id: Id
    number: AtLeastOne
    type: ZombieKind
    counts: PerLevel


class ActivationLines(Strict, frozen=True):
    """What an Extra Activation does at each Danger Level (UOA-SPAWN-10, UOA-SPAWN-11)."""

    blue: Literal["nothing", "activate-all"]
    yellow: Literal["nothing", "activate-all"]
    orange: Literal["nothing", "activate-all"]
    red: Literal["nothing", "activate-all"]


class ExtraActivationCard(Sourced, frozen=True, tag_field="kind", tag="extra-activation"):
    """All Zombies of one kind act once more (UOA-SPAWN-10)."""

    id: Id
    number: AtLeastOne
    type: ZombieKind
    effect: ActivationLines


class AbominationLines(Strict, frozen=True):
    """What an Abomination card does (UOA-ZTYPE-07, UOA-ZTYPE-08)."""

    none_on_board: Literal["draw-abomination-and-spawn"]
    one_on_board: Literal["extra-activation-of-it"]


class AbominationCard(Sourced, frozen=True, tag_field="kind", tag="abomination"):
    """The Abomination comes, or acts once more."""

    id: Id
    number: AtLeastOne
    type: ZombieKind
    effect: AbominationLines


ZombieCard = SpawnCard | ExtraActivationCard | AbominationCard


class HuntRule(Strict, frozen=True):
    """The Abomination walks to a Survivor of its own choosing instead of the usual destination."""

    hook: Literal["zombie-move.choose-destination"]
    target: Literal["zone-of-survivor"]
    select: Literal["max-adrenaline"]
    among: Literal["player-survivors-on-board"]
    ties: Literal["players-choose"]
    ignores: tuple[Literal["line-of-sight", "noise"], ...]
    path: Literal["shortest"]
    no_path: Literal["normal-destination"]
    attacks: Literal["unchanged"]
    overridden_by: tuple[Id, ...]


class AbominationSpecial(Strict, frozen=True):
    """The special ability of an Abomination (UOA-ZTYPE-10)."""

    id: Id
    name: Text
    text: Text
    rule: HuntRule


class Abomination(Sourced, frozen=True):
    """A card of the Abomination deck (UOA-COMP-11)."""

    id: Id
    name: Text
    actions: AtLeastOne
    wounds: AtLeastOne
    damage_to_kill: AtLeastOne
    also_killed_by: tuple[Id, ...]
    adrenaline: Count
    special: AbominationSpecial
    look: Text


class GatlingFire(Strict, frozen=True):
    """The Gatling Gun's own combat figures (UOA-MACH-10)."""

    cost_actions: Count
    range: tuple[int, int]
    dice: AtLeastOne
    accuracy: DieFace
    damage: AtLeastOne
    noise: NoiseLevel
    ammo: Ammo
    dual: bool


class GatlingMove(Strict, frozen=True):
    """Moving the Gatling Gun (UOA-MACH-09)."""

    cost_actions: Count
    zones: AtLeastOne
    bonuses: Literal["none"]


class GatlingMount(Strict, frozen=True):
    """The Gatling Gun on the Wagon (UOA-MACH-13)."""

    moves_alone: bool
    fired_by: Literal["passenger"]


class GatlingGun(Sourced, frozen=True):
    """The Gatling Gun's reference card (UOA-COMP-09)."""

    id: Literal["gatling-gun"]
    name: Text
    fire: GatlingFire
    skills: tuple[Id, ...]
    move: GatlingMove
    ignores: tuple[Literal["class-abilities", "survivor-skills", "ammo-cards"], ...]
    mounted_on_wagon: GatlingMount
    description: Text


class WagonMove(Strict, frozen=True):
    """Moving the Wagon (UOA-MACH-03, UOA-MACH-04)."""

    cost_actions: Count
    zones: AtLeastOne
    bonuses: Literal["none"]
    by: Literal["survivor-beside-it"]
    takes_along: Literal["everything-inside"]


class WagonBoarding(Strict, frozen=True):
    """Getting in or out of the Wagon (UOA-MACH-05, UOA-MACH-06)."""

    cost_actions: Count
    kind: Literal["move"]
    free_after_move_into_zone: bool
    capacity: Literal["unlimited"]


class WagonZombies(Strict, frozen=True):
    """Zombies and the Wagon (UOA-MACH-08)."""

    may_enter: bool
    may_attack_passengers: bool


class Wagon(Sourced, frozen=True):
    """The Wagon's reference card (UOA-COMP-09)."""

    id: Literal["wagon"]
    name: Text
    move: WagonMove
    board: WagonBoarding
    zombies: WagonZombies
    description: Text


class Machines(Strict, frozen=True):
    """The two machines (UOA-MACH-01)."""

    gatling_gun: GatlingGun
    wagon: Wagon


class ImprovisedWeapon(Sourced, frozen=True):
    """The free attack of an Improvised Weapon Skill (UOA-SKILL-42, UOA-SKILL-43)."""

    id: Id
    name: Text
    skill: Id
    cost_actions: Count
    uses_per_turn: AtLeastOne
    kind: EquipmentKind
    range: tuple[int, int]
    dice: AtLeastOne
    accuracy: DieFace
    damage: AtLeastOne
    noise: NoiseLevel
    ammo: Ammo
    modifiers_apply: bool
    description: Text


V = TypeVar("V")


class Constant(Sourced, Generic[V], frozen=True):
    """A number of the rules that stands on no card, with where it comes from."""

    value: V


class DangerBar(Strict, frozen=True):
    """Lowest and highest AP of each Danger Level (UOA-ADR-03)."""

    blue: tuple[int, int]
    yellow: tuple[int, int]
    orange: tuple[int, int]
    red: tuple[int, int]


class HealthByKind(Strict, frozen=True):
    """Health at setup (UOA-SETUP-19, UOA-CMP-09)."""

    default: AtLeastOne
    brawler: AtLeastOne
    companion: AtLeastOne


class AdrenalineGains(Strict, frozen=True):
    """AP for each deed (UOA-ADR-01, UOA-ADR-02)."""

    walker: Count
    runner: Count
    brute: Count
    abomination: Count
    spawn_token: Count
    objective: Count
    water: Count


class InventorySlots(Strict, frozen=True):
    """Slots of a Dashboard (UOA-INV-01)."""

    hand: Count
    favourite: Count
    backpack: Count


class SearchLimits(Strict, frozen=True):
    """Searches in one Turn (UOA-ACT-10, UOA-ACT-11)."""

    default: AtLeastOne
    townsfolk: Literal["unlimited"]


class Charge(Strict, frozen=True):
    """The Brawlers' Ability (UOA-CLASS-02)."""

    zones: tuple[int, int]
    uses_per_turn: AtLeastOne
    cost_actions: Count
    then: Literal["free-melee-action"]


class VadeRetro(Strict, frozen=True):
    """The Faithful's Ability (UOA-CLASS-08)."""

    tokens: AtLeastOne
    uses_per_turn: AtLeastOne
    cost_actions: Count
    needs: tuple[Literal["line-of-sight", "zombies-in-zone"], ...]


class Fanning(Strict, frozen=True):
    """The Gunslingers' Ability (UOA-CLASS-15)."""

    dice: AtLeastOne
    accuracy: DieFace
    accuracy_fanning_6: DieFace
    range: Literal["unchanged"]
    damage: Literal["unchanged"]
    noise: NoiseLevel
    after: Literal["reload"]


class DeckSizes(Strict, frozen=True):
    """Cards of each Equipment deck."""

    starting: AtLeastOne
    classic: AtLeastOne
    bounty: AtLeastOne


class Constants(Strict, frozen=True):
    """The numbers of the rules."""

    danger_levels: Constant[DangerBar]
    actions_blue: Constant[int]
    actions_from_yellow: Constant[int]
    skill_choices: Constant[PerLevel]
    health: Constant[HealthByKind]
    loss_active_spawn_tokens: Constant[int]
    adrenaline: Constant[AdrenalineGains]
    inventory: Constant[InventorySlots]
    searches_per_turn: Constant[SearchLimits]
    charge: Constant[Charge]
    vade_retro: Constant[VadeRetro]
    fanning: Constant[Fanning]
    reload_cost_actions: Constant[int]
    noise_at_start: Constant[NoiseLevel]
    holy_water_cost_actions: Constant[int]
    explosives_expert_threshold: Constant[int]
    accuracy_floor: Constant[int]
    die_result_cap: Constant[int]
    equipment_copies: Constant[DeckSizes]


class ZombieFile(Strict, frozen=True):
    """The whole of zombies.yaml."""

    set: Id
    miniatures: Miniatures
    zombies: tuple[Zombie, ...]
    cards: tuple[ZombieCard, ...]
    abominations: tuple[Abomination, ...]
    machines: Machines
    improvised_weapons: tuple[ImprovisedWeapon, ...]
    constants: Constants
