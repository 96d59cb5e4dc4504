"""skills.yaml: every Skill of a game, the families written out member by member."""

from graveshift.content import Sourced, Text
from graveshift.zombicide.content.terms import Id, RuleId, Strict


class Skill(Sourced, frozen=True):
    """One concrete Skill."""

    id: Id
    rule: RuleId
    name: Text
    text: Text
    family: RuleId | None = None
    """The family rule that also governs it."""
    param: Id | None = None
    """Action type, Equipment type, card, Zombie kind, or a Skill that it shares."""


class SkillFile(Strict, frozen=True):
    """The whole of skills.yaml."""

    set: Id
    skills: tuple[Skill, ...]
