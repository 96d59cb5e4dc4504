"""Why an answer does not fit the question that is asked now."""

from __future__ import annotations

from typing import Final

from graveshift.content import Text
from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules import codes as c
from graveshift.zombicide.rules.skills import LOW_PROFILE
from graveshift.zombicide.rules.state import mods_of
from graveshift.zombicide.telling.keys import option_key
from graveshift.zombicide.telling.labels import option_label
from graveshift.zombicide.telling.prompts import prompt_text, question_of
from graveshift.zombicide.telling.refusals.inventory import check_discard, check_put
from graveshift.zombicide.telling.refusals.moving import check_step
from graveshift.zombicide.telling.refusals.request import A_REROLL, A_SKILL, A_ZOMBIE, LANGUAGES, Request
from graveshift.zombicide.telling.verbs import verb_of
from graveshift.zombicide.telling.words import skill_name, zombie_name

ZONES: Final = {
    c.ASK_SPLIT: ("{zone} is not one of the equal ways of these Zombies.", cite.ZOMBIES_SPLIT),
    c.ASK_NOISE: ("{zone} does not hold the most Survivors.", cite.NOISE_MOST_SURVIVORS),
    c.ASK_SETUP_NOISE: ("{zone} is no Starting Zone.", cite.STARTING_NOISE),
    c.ASK_SETUP_START: ("{zone} is no Starting Zone with room; Survivors split evenly.", cite.STARTING_ZONES),
}
PEOPLE: Final = {
    c.ASK_WOUND: ("{survivor} is not among those attacked.", cite.WOUNDS_SHARED),
    c.ASK_FRIENDLY_FIRE: ("{survivor} is not in the target Zone.", cite.FRIENDLY_FIRE),
    c.ASK_IGNORE: ("{survivor} is in no danger from these misses.", cite.STEADY_HAND),
    c.ASK_PREY: ("{survivor} does not have the most Adrenaline.", cite.ZOMBIE_HUNTS),
    c.ASK_LINK: ("{survivor} has no such Skill to use now.", cite.ZOMBIE_LINK),
    c.ASK_RESCUE: ("{survivor} cannot be dragged out of there.", cite.LIFESAVER),
    c.ASK_SETUP_COMPANION: ("{survivor} is not one of the Companions for this place.", cite.COMPANION_PLACES),
}


def check_answer(r: Request) -> None:
    """An answer of the right sort with the wrong content, or of the wrong sort altogether."""
    if r.verb in ("put", "discard"):
        (check_put if r.verb == "put" else check_discard)(r)
    elif r.verb not in expected(r):
        other_question(r, r.rule)
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
    return {r.teller.verbs.names[verb_of(code)] for code in r.ask.options}


def answers(r: Request, most: int) -> Text:
    """The first answers as they are called, each with its key; a Skill without its explanation."""
    codes = r.ask.options[:most]
    told = [
        "; ".join(f"{called(r, code, lang)} ({option_key(r.s, r.ask, code)})" for code in codes) for lang in LANGUAGES
    ]
    return Text(en=told[0], pl=told[1])


def called(r: Request, code: int, language: str) -> str:
    if verb_of(code) == c.SKILL:
        return skill_name(r.s, code - c.SKILL, language)
    return option_label(r.s, r.ask, code, language)


def other_question(r: Request, *also: str) -> None:
    """Something else is to be decided first; say what, and how it is answered. `also`: the rule of such an answer."""
    rule = question_of(r.s, r.ask).rules[0]
    question = Text(en=prompt_text(r.s, r.ask, "en"), pl=prompt_text(r.s, r.ask, "pl"))
    known = answers(r, 6)
    if len(r.ask.options) > 6:
        r.refuse(
            "The question now is: {question} Answers: {keys} and others.", rule, *also, question=question, keys=known
        )
    r.refuse("The question now is: {question} Answers: {keys}.", rule, *also, question=question, keys=known)


def check_zone(r: Request) -> None:
    zone = r.zone(r.rest)
    if r.ask.kind in (c.ASK_CONTINUE, c.ASK_HIT_AND_RUN):
        r.who = r.ask.about[0]
        check_step(r, zone)
    sentence, rule = r.teller.no_zone.get(r.ask.kind) or ("{zone} is not one of the choices.", r.rule)
    if r.ask.kind in ZONES:
        sentence, number = ZONES[r.ask.kind]
        rule = r.cites[number]
    if "{survivor}" in sentence:  # whoever the question is about
        r.refuse(sentence, rule, zone=r.s.board.names[zone], survivor=r.called(r.ask.about[0]))
    r.refuse(sentence, rule, zone=r.s.board.names[zone])


def check_person(r: Request) -> None:
    s = r.s
    actor = r.survivor(r.rest)
    if r.ask.kind == c.ASK_FRIENDLY_FIRE:
        if actor == r.ask.about[0]:
            r.refuse("{survivor} never hits itself.", r.cites[cite.NEVER_ONESELF], survivor=r.called(actor))
        if s.zone[actor] == r.ask.about[1] and actor < s.posse and mods_of(s, actor)[LOW_PROFILE]:
            r.refuse(
                "{survivor} has Low Profile and is not hit by misses.",
                r.cites[cite.LOW_PROFILE],
                survivor=r.called(actor),
            )
    sentence, rule = r.teller.no_survivor.get(r.ask.kind) or ("{survivor} is not one of the choices.", r.rule)
    if r.ask.kind in PEOPLE:
        sentence, number = PEOPLE[r.ask.kind]
        rule = r.cites[number]
    r.refuse(sentence, rule, survivor=r.called(actor))


def check_kill(r: Request) -> None:
    """Which zombies a hit can fall: those present, weak enough, first in order (UOA-CBT-03, UOA-CBT-09)."""
    s = r.s
    kinds = {s.tables.zombie_ids[kind]: zombie_called(r, kind) for kind in range(s.kinds)}
    kind = r.one_of(A_ZOMBIE, r.rest, kinds)
    zone = r.ask.about[1]
    name = zombie_called(r, kind)
    if not s.zombies[zone * s.kinds + kind]:
        r.refuse("There is no {zombie} left in {zone}.", r.rule, zombie=name, zone=s.board.names[zone])
    if r.ask.kind == c.ASK_REAPER:
        r.refuse("This attack has killed no {zombie}.", r.cites[cite.REAPER], zombie=name)
    damage = r.ask.about[3]
    if s.tables.toughness[kind] > damage:
        r.refuse(
            "Damage {damage} is too low for the {zombie}.", r.cites[cite.DAMAGE_TOO_LOW], damage=damage, zombie=name
        )
    r.refuse(
        "Others come before the {zombie} in the Targeting Priority Order.", r.cites[cite.TARGETING_ORDER], zombie=name
    )


def zombie_called(r: Request, kind: int) -> Text:
    return Text(en=zombie_name(r.s, kind, "en"), pl=zombie_name(r.s, kind, "pl"))


def check_choice(r: Request) -> None:
    """Skills, re-rolls, payments, cards and tokens that are not on offer."""
    choices = answers(r, 8)
    if r.verb == "skill":
        skills = {name: r.teller.content.skills[name].name for name in r.s.tables.skill_ids}
        r.one_of(A_SKILL, r.rest, skills, r.cites[cite.SKILL_GAINED])
        r.refuse(
            "This Danger Level does not offer that Skill; there are: {choices}.",
            r.cites[cite.SKILL_GAINED],
            choices=choices,
        )
    if r.verb == "reroll":
        rerolls = {name: r.teller.speech.rerolls[name] for name in r.teller.rerolls}
        r.one_of(A_REROLL, r.rest, rerolls, r.cites[cite.REROLLS])
        r.refuse("That re-roll is not available for this attack, or is used up.", r.cites[cite.REROLLS])
    if r.verb == "pay":
        r.refuse(
            "That does not pay for the Rally; there are: {choices}.",
            r.teller.mission_cite(r.s, "rally-costs"),
            choices=choices,
        )
    if r.verb == "done":
        r.refuse("This cannot be left open; choose one of the answers.", question_of(r.s, r.ask).rules[0])
    r.refuse("That is not one of the choices: {choices}.", r.rule, choices=choices)
