"""Adrenaline, danger levels and the skills they bring (chapter Adrenaline, Danger Level and Skills)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules.codes import (
    ASK_SKILL,
    ORANGE,
    RED,
    SKILL,
)
from graveshift.zombicide.rules.skills import (
    BROTHERS,
    with_effects,
)
from graveshift.zombicide.rules.state import State
from graveshift.zombicide.rules.wounds import heal


def gain_adrenaline(s: State, who: int, points: int, rule: str) -> Generator[Ask, int, None]:
    """Gain points; each danger level reached brings its skill at once, in order.

    (UOA-ADR-01, UOA-ADR-02, UOA-ADR-03, UOA-ADR-06, UOA-ADR-08, UOA-ADR-10)
    """
    if points <= 0 or who >= s.posse:
        return
    s.emit("adrenaline", rule, (who, points))
    thresholds = s.tables.thresholds
    left = points
    while left > 0:
        position = lap_level(s, who)
        if position == RED:
            if not s.scene.ultrared:
                s.ap[who] = thresholds[2]
                return
            s.ap[who] = 0
            s.laps[who] += 1
            continue
        need = thresholds[position] - s.ap[who]
        if left < need:
            s.ap[who] += left
            return
        s.ap[who] = thresholds[position]
        left -= need
        yield from reach_level(s, who, position + 1)
        if s.scene.ultrared and position + 1 == RED:
            s.ap[who] = 0
            s.laps[who] += 1


def lap_level(s: State, who: int) -> int:
    """The danger level that the slider itself shows (UOA-ADR-03); in Ultrared mode it starts over (UOA-ULTRA-02)."""
    points = s.ap[who]
    thresholds = s.tables.thresholds
    if points < thresholds[0]:
        return 0
    if points < thresholds[1]:
        return 1
    return 2 if points < thresholds[2] else 3


def danger(s: State) -> int:
    """The highest danger level of any survivor, those who have left included (UOA-ADR-07, UOA-AMB-27)."""
    return max(s.level[: s.posse])


def reach_level(s: State, who: int, level: int) -> Generator[Ask, int, None]:
    """A danger level is reached: its skill is gained, by choice where there is one (UOA-ADR-04, UOA-ULTRA-03)."""
    if level > s.level[who]:
        s.level[who] = level
        s.emit("danger-level", s.tables.cites[cite.DANGER_LEVEL], (who, level))
    choices = skill_choices(s, who, level)
    if not choices:
        return
    skill = choices[0]
    if len(choices) > 1:
        answer = yield Ask(s.owner[who], ASK_SKILL, [SKILL + choice for choice in choices], (who, level))
        skill = answer - SKILL
    gain_skill(s, who, skill)


def skill_choices(s: State, who: int, level: int) -> list[int]:
    """The skills to choose from on reaching a level; later laps offer what is left (UOA-ULTRA-03, UOA-ULTRA-04)."""
    if s.laps[who] == 0:
        return list(s.tables.level_skills[s.person[who]][level])
    left = unselected(s, who)
    if left[level] or level < ORANGE or left[0] or left[1] or left[2] or left[3]:
        return left[level]
    return [skill for skill in range(len(s.tables.skill_ids)) if s.tables.skill_card[skill] < 0]


def unselected(s: State, who: int) -> list[list[int]]:
    """The printed skills not gained yet, by level (UOA-ULTRA-03).

    Skills were gained level by level, lap by lap; so one that is printed at two levels counts where its turn came.
    """
    left = [list(skills) for skills in s.tables.level_skills[s.person[who]]]
    level = 0
    for skill in s.owned[who]:
        for step in range(len(left)):
            rank = (level + step) % len(left)
            if skill in left[rank]:
                left[rank].remove(skill)
                level = rank + 1
                break
    return left


def gain_skill(s: State, who: int, skill: int) -> None:
    """A skill works from now on (UOA-ADR-05, UOA-ADR-06)."""
    effects = s.tables.skill_effects[skill]
    s.owned[who] = [*s.owned[who], skill]
    s.mods[who] = with_effects(s.mods[who], effects)
    if BROTHERS in effects:
        s.brothers += 1
    for effect, joined in s.tables.becomes:
        if joined & s.tables.hardy:
            for _ in range(effects.count(effect)):
                s.max_health[who] += 1
                heal(s, who, s.tables.cites[cite.CLASS_GAINED])
    update_classes(s, who)
    s.emit("skill-gained", s.tables.cites[cite.SKILL_GAINED], (who, skill))
    s.scene.skill_gained(s, who, skill)


def update_classes(s: State, who: int) -> None:
    """The classes of a survivor: printed, from skills, from the companions it leads (UOA-PREC-03, UOA-CMP-04)."""
    if who >= s.posse:
        return
    mods = s.mods[who]
    classes = s.tables.survivor_class[s.person[who]]
    for effect, joined in s.tables.becomes:
        if mods[effect]:
            classes |= joined
    for companion in range(s.posse, s.actors):
        if s.leader[companion] == who and s.tables.book.companions_lend_class:
            classes |= s.tables.survivor_class[s.person[companion]]
    s.classes[who] = classes
