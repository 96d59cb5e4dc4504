"""skills.yaml: every Skill of UOA-SKILL-01 to UOA-SKILL-71, the families written out member by member."""

from enum import StrEnum

from graveshift.content import Sourced, Text
from graveshift.games.undead_or_alive.data.terms import AtLeastOne, Id, RuleId, Strict, SurvivorClass


class When(StrEnum):
    """The moment at which a Skill speaks."""

    ALWAYS = "always"
    """A standing change of what the Survivor can do or has."""
    SETUP = "setup"
    OWN_TURN = "own-turn"
    """Used, or spent, in the Survivor's own Turn."""
    ATTACK_POOL = "attack-pool"
    """When the figures of an attack are put together, before the roll: dice, Range, Damage."""
    ATTACK_ROLL = "attack-roll"
    """When the dice lie on the table: re-rolls, +1 to the roll, sixes."""
    ASSIGN_HITS = "assign-hits"
    """When hits and misses are given out."""
    AFTER_KILL = "after-kill"
    """Right after an Action that eliminated a Zombie."""
    DISCARD_DYNAMITE = "discard-dynamite"
    ZOMBIE_ATTACK = "zombie-attack"
    ON_SPAWN = "on-spawn"
    EXTRA_ACTIVATION = "extra-activation"
    """When an Extra Activation card is drawn."""
    END_PHASE = "end-phase"


class Skill(Sourced, frozen=True):
    """One concrete Skill."""

    id: Id
    rule: RuleId
    name: Text
    text: Text
    when: When
    family: RuleId | None = None
    """The family rule that also governs it (UOA-SKILL-21, UOA-SKILL-32, UOA-SKILL-65)."""
    param: Id | None = None
    """Action type, Equipment type, card, Zombie kind, or the Skill shared by Brother in Arms."""
    per_turn: AtLeastOne | None = None
    """Uses in one Turn of the Survivor; none: no limit of its own."""
    per_action: AtLeastOne | None = None
    """Uses in one Action; none: no limit of its own."""
    needs_class: SurvivorClass | None = None
    """The Class Ability without which the Skill does nothing."""


class SkillFile(Strict, frozen=True):
    """The whole of skills.yaml."""

    set: Id
    skills: tuple[Skill, ...]
