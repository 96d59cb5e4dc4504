"""Why an answer does not fit the question that is asked now."""

from __future__ import annotations

from typing import Final

from graveshift.content import Text
from graveshift.games.undead_or_alive.keys import REROLLS, option_key, verb_of
from graveshift.games.undead_or_alive.labels import VERB_NAMES
from graveshift.games.undead_or_alive.missions import mission_cite
from graveshift.games.undead_or_alive.prompts import prompt_text, question_of
from graveshift.games.undead_or_alive.refusals.inventory import check_discard, check_put
from graveshift.games.undead_or_alive.refusals.moving import check_step
from graveshift.games.undead_or_alive.refusals.request import (
    A_REROLL,
    A_SKILL,
    A_ZOMBIE,
    Request,
    named,
    refuse,
    unknown,
)
from graveshift.games.undead_or_alive.words import zombie_name
from graveshift.zombicide import codes as c
from graveshift.zombicide.skills import LOW_PROFILE
from graveshift.zombicide.state import mods_of

ZONES: Final = {
    c.ASK_PATH: ("{zone} is not on a way of this Charge.", "UOA-CLASS-02"),
    c.ASK_SPLIT: ("{zone} is not one of the equal ways of these Zombies.", "UOA-ZACT-11"),
    c.ASK_NOISE: ("{zone} does not hold the most Survivors.", "UOA-NOISE-13"),
    c.ASK_VADE_TOKEN: ("There is no Vade Retro token in {zone}.", "UOA-CLASS-13"),
    c.ASK_SETUP_NOISE: ("{zone} is no Starting Zone.", "UOA-SETUP-17"),
    c.ASK_SETUP_START: ("{zone} is no Starting Zone with room; Survivors split evenly.", "UOA-SETUP-16"),
    c.ASK_DISPLACED: ("{zone} is not one of the nearest street Zones.", "UOA-TRAIN-09"),
}
PEOPLE: Final = {
    c.ASK_WOUND: ("{survivor} is not among those attacked.", "UOA-ZACT-03"),
    c.ASK_FRIENDLY_FIRE: ("{survivor} is not in the target Zone.", "UOA-CBT-12"),
    c.ASK_IGNORE: ("{survivor} is in no danger from these misses.", "UOA-SKILL-62"),
    c.ASK_PREY: ("{survivor} does not have the most Adrenaline.", "UOA-ZTYPE-10"),
    c.ASK_LINK: ("{survivor} has no such Skill to use now.", "UOA-SKILL-71"),
    c.ASK_RESCUE: ("{survivor} cannot be dragged out of there.", "UOA-SKILL-47"),
    c.ASK_COMPANION_REWARD: ("{survivor} is not waiting to join.", "UOA-M05-04"),
    c.ASK_SETUP_COMPANION: ("{survivor} is not one of the Companions for this place.", "UOA-CMP-02"),
    c.ASK_SETUP_GIFT: ("{survivor} does not belong to the First Player.", "UOA-M00-02"),
}


def check_answer(r: Request) -> None:
    """An answer of the right sort with the wrong content, or of the wrong sort altogether."""
    if r.verb in ("put", "discard"):
        (check_put if r.verb == "put" else check_discard)(r)
    elif r.verb not in expected(r):
        other_question(r)
    elif r.verb == "zone":
        check_zone(r)
    elif r.verb == "who":
        check_person(r)
    elif r.verb == "kill":
        check_kill(r)
    else:
        check_choice(r)


def expected(r: Request) -> set[str]:
    """The verbs that answer this question."""
    return {VERB_NAMES[verb_of(code)] for code in r.ask.options}


def keys(r: Request) -> list[str]:
    return [option_key(r.s, r.ask, code) for code in r.ask.options]


def other_question(r: Request) -> None:
    """Something else is to be decided first; say what, and how it is answered."""
    rule = question_of(r.ask).rules[0]
    known = keys(r)
    question = Text(en=prompt_text(r.s, r.ask, "en"), pl=prompt_text(r.s, r.ask, "pl"))
    if len(known) > 6:
        named_keys = ", ".join(known[:6])
        refuse("The question now is: {question} Answers: {keys} and others.", rule, question=question, keys=named_keys)
    refuse("The question now is: {question} Answers: {keys}.", rule, question=question, keys=", ".join(known))


def check_zone(r: Request) -> None:
    zone = r.zone(r.rest)
    if r.ask.kind in (c.ASK_CONTINUE, c.ASK_HIT_AND_RUN):
        r.who = r.ask.about[0]
        check_step(r, zone)
    sentence, rule = ZONES.get(r.ask.kind, ("{zone} is not one of the choices.", r.rule))
    refuse(sentence, rule, zone=r.s.board.names[zone])


def check_person(r: Request) -> None:
    s = r.s
    actor = r.survivor(r.rest)
    if r.ask.kind == c.ASK_FRIENDLY_FIRE:
        if actor == r.ask.about[0]:
            refuse("{survivor} never hits itself.", "UOA-CBT-13", survivor=r.called(actor))
        if s.zone[actor] == r.ask.about[1] and actor < s.posse and mods_of(s, actor)[LOW_PROFILE]:
            refuse("{survivor} has Low Profile and is not hit by misses.", "UOA-SKILL-48", survivor=r.called(actor))
    sentence, rule = PEOPLE.get(r.ask.kind, ("{survivor} is not one of the choices.", r.rule))
    refuse(sentence, rule, survivor=r.called(actor))


def check_kill(r: Request) -> None:
    """Which zombies a hit can fall: those present, weak enough, first in order (UOA-CBT-03, UOA-CBT-09)."""
    s = r.s
    kind = named(r.rest, {name: number for number, name in enumerate(s.tables.zombie_ids)})
    if kind is None:
        unknown(A_ZOMBIE, r.rest, s.tables.zombie_ids, r.rule)
    zone = r.ask.about[1]
    name = Text(en=zombie_name(kind, "en"), pl=zombie_name(kind, "pl"))
    if not s.zombies[zone * c.KINDS + kind]:
        refuse("There is no {zombie} left in {zone}.", r.rule, zombie=name, zone=s.board.names[zone])
    if r.ask.kind == c.ASK_REAPER:
        refuse("This attack has killed no {zombie}.", "UOA-SKILL-54", zombie=name)
    damage = r.ask.about[3]
    if s.tables.toughness[kind] > damage:
        refuse("Damage {damage} is too low for the {zombie}.", "UOA-CBT-03", damage=damage, zombie=name)
    refuse("Others come before the {zombie} in the Targeting Priority Order.", "UOA-CBT-09", zombie=name)


def check_choice(r: Request) -> None:
    """Skills, re-rolls, payments, cards and tokens that are not on offer."""
    choices = ", ".join(keys(r)[:8])
    if r.verb == "skill":
        skill = named(r.rest, {name: number for number, name in enumerate(r.s.tables.skill_ids)})
        if skill is None:
            unknown(A_SKILL, r.rest, r.s.tables.skill_ids, "UOA-ADR-04")
        refuse("This Danger Level does not offer that Skill; there are: {choices}.", "UOA-ADR-04", choices=choices)
    if r.verb == "reroll":
        if named(r.rest, {name: number for number, name in enumerate(REROLLS)}) is None:
            unknown(A_REROLL, r.rest, REROLLS, "UOA-CBT-16")
        refuse("That re-roll is not available for this attack, or is used up.", "UOA-CBT-16")
    if r.verb == "pay":
        refuse(
            "That does not pay for the Rally; there are: {choices}.", mission_cite(r.s, "rally-costs"), choices=choices
        )
    if r.verb == "done":
        refuse("This cannot be left open; choose one of the answers.", question_of(r.ask).rules[0])
    refuse("That is not one of the choices: {choices}.", r.rule, choices=choices)
