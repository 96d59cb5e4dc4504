"""Does an option lose the game? Played on a copy while neither die nor card decides (chapter Winning and losing)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from graveshift.content import said
from graveshift.kernel.chance import LOST, GameOver, Script
from graveshift.kernel.errors import EngineError
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules import codes as c
from graveshift.zombicide.rules.aim import endangered
from graveshift.zombicide.rules.extra_turn import depart
from graveshift.zombicide.rules.pool import Attack, prepare
from graveshift.zombicide.rules.rounds import play_on, question
from graveshift.zombicide.rules.skills import SIX_DIE_MELEE, SIX_DIE_RANGED, STEADY_HAND
from graveshift.zombicide.rules.state import State, survivors_in
from graveshift.zombicide.rules.turn import perform
from graveshift.zombicide.telling.odds import damage_of, rolls
from graveshift.zombicide.telling.teller import Loss, teller_of
from graveshift.zombicide.telling.verbs import verb_of
from graveshift.zombicide.telling.words import survivor_name

STEPS: Final = (c.ASK_CONTINUE, c.ASK_HIT_AND_RUN, c.ASK_PATH, c.ASK_DISPLACED)
ELIMINATED: Final = "survivor-eliminated"
FAR_ENOUGH: Final = 100
"""Boundaries that are looked at after an option; a Round has fewer."""


def fatal(s: State, ask: Ask, code: int, attack: Attack | None) -> dict[str, Any] | None:
    """Why this option loses the game, by which rule and with which chance; None if it does not, as far as is known.

    (UOA-WIN-03, UOA-WIN-04)
    """
    if attack is not None:
        chance = teller_of(s).attack_fatal(s, attack, misfire(s, attack))
        return told(s, eliminated(s, teller_of(s).attack_victims(s, attack)), chance)
    loss = certain_loss(s, ask, code) or teller_of(s).lost_by(s, ask, code)
    return told(s, loss, 1.0) if loss is not None else None


def eliminated(s: State, who: list[int]) -> Loss:
    """The loss of a survivor (UOA-WIN-03)."""
    return Loss(ELIMINATED, s.tables.cites[cite.SURVIVOR_LOST], tuple(who))


def told(s: State, loss: Loss, chance: float) -> dict[str, Any] | None:
    """A loss as plain data, with a few words for people."""
    if chance <= 0:
        return None
    text = {language: loss_words(s, loss, language) for language in ("en", "pl")}
    return {"reason": loss.reason, "rule": loss.rule, "chance": chance, "text": text}


def loss_words(s: State, loss: Loss, language: str) -> str:
    """In a few words, with the name of whoever falls."""
    speech = teller_of(s).speech
    if loss.reason != ELIMINATED or not loss.who:
        return said(speech.fatal[loss.reason], language)
    names = ", ".join(survivor_name(s, who, language) for who in loss.who)
    return said(speech.terms["falls" if len(loss.who) == 1 else "all-fall"], language).format(survivors=names)


# ---- what is certain


def certain_loss(s: State, ask: Ask, code: int) -> Loss | None:
    """The loss that follows whatever falls and whatever is answered afterwards."""
    verb = verb_of(code)
    if ask.kind in (c.ASK_WOUND, c.ASK_FRIENDLY_FIRE):
        damage = ask.about[3] if ask.kind == c.ASK_FRIENDLY_FIRE else 1
        return eliminated(s, [code & 255]) if s.health[code & 255] <= damage else None
    if verb == c.THROW:
        there = survivors_in(s, code & 255)
        return eliminated(s, there) if there else None
    if ask.kind in STEPS and verb in (c.ZONE, c.SPRINT):
        return teller_of(s).lost_by_entering(s, code & 255)
    if ask.kind == c.ASK_EXIT and code != c.NO:
        twin = unrolled(s)
        return lost(s, twin, depart(twin, ask.about[0], code))
    if ask.kind not in (c.ASK_ACTION, c.ASK_LEADER) or code == c.NO:
        return None
    here = question(s)
    if ask.kind == c.ASK_ACTION and here is not None and here.kind == ask.kind:
        return loss_ahead(s, code)
    if code == c.END:
        return None
    twin = unrolled(s)
    return lost(s, twin, perform(twin, ask.about[0], code))


def loss_ahead(s: State, code: int) -> Loss | None:
    """Play on from a boundary until somebody is asked or chance decides; lost on the way?"""
    twin = unrolled(s)
    loss = lost(s, twin, play_on(twin, code))
    for _ in range(FAR_ENOUGH):
        if loss is not None or twin.result or twin.chances != s.chances or stopped(twin):
            break
        loss = lost(s, twin, play_on(twin, -1))
    return loss


def stopped(twin: State) -> bool:
    """Does the game wait for an answer here?"""
    return twin.script is None or question(twin) is not None


def lost(s: State, twin: State, play: Generator[Ask, int, None]) -> Loss | None:
    """Run a copy to its next question or boundary: the loss that it comes to before any chance event."""
    try:
        next(play)
        twin.script = None
    except StopIteration:
        pass
    except EngineError:
        twin.script = None
    except GameOver:
        if twin.result == LOST and twin.chances == s.chances:
            fallen = [who for who in range(s.posse) if s.health[who] > 0 and twin.health[who] <= 0]
            return Loss(twin.reason, twin.reason_rule, tuple(fallen))
    return None


def unrolled(s: State) -> State:
    """A copy whose dice are told in advance, and there are none: a roll ends the looking."""
    twin = s.copy()
    twin.script = Script([], {}, False)
    return twin


# ---- what the dice decide


def misfire(s: State, attack: Attack) -> float:
    """The chance that so many dice miss that somebody falls, however the team shares the misses out.

    Before any re-roll, and without extra dice, which may be declined (UOA-CBT-12, UOA-CBT-14, UOA-SKILL-62).
    """
    victims = endangered(s, attack)
    if not victims or attack.mods[STEADY_HAND]:
        return 0.0
    plain = prepare(s, attack.who, attack.card, attack.mode, attack.zone, attack.manner)
    plain.mods = list(plain.mods)
    plain.mods[SIX_DIE_MELEE] = plain.mods[SIX_DIE_RANGED] = 0
    falls = 0.0
    for roll, chance in rolls(plain).items():
        damage = damage_of(plain, roll)
        if damage and roll.misses > sum((s.health[victim] - 1) // damage for victim in victims):
            falls += chance
    return falls
