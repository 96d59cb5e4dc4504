"""skills.yaml: every Skill of UOA-SKILL-01 to UOA-SKILL-71, the families written out member by member."""

from graveshift.content import Sourced, Text
from graveshift.games.undead_or_alive.data.terms import Id, RuleId, Strict


class Skill(Sourced, frozen=True):
    """One concrete Skill."""

    id: Id
    rule: RuleId
    name: Text
    text: Text
    family: RuleId | None = None
    """The family rule that also governs it (UOA-SKILL-21, UOA-SKILL-32, UOA-SKILL-65)."""
    param: Id | None = None
    """Action type, Equipment type, card, Zombie kind, or the Skill shared by Brother in Arms."""


class SkillFile(Strict, frozen=True):
    """The whole of skills.yaml."""

    set: Id
    skills: tuple[Skill, ...]
