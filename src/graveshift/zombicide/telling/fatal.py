"""Does an option lose the game, or a life? Played on a copy while neither die nor card decides.

(chapter Winning and losing)
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final, NamedTuple

from graveshift.content import said
from graveshift.kernel.chance import LOST, GameOver, Script
from graveshift.kernel.errors import EngineError
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules import codes as c
from graveshift.zombicide.rules.aim import endangered
from graveshift.zombicide.rules.extra_turn import depart
from graveshift.zombicide.rules.pool import Attack, prepare
from graveshift.zombicide.rules.skills import SIX_DIE_MELEE, SIX_DIE_RANGED, STEADY_HAND
from graveshift.zombicide.rules.state import State
from graveshift.zombicide.rules.turn import perform
from graveshift.zombicide.telling.odds import damage_of, rolls
from graveshift.zombicide.telling.teller import Loss, teller_of
from graveshift.zombicide.telling.verbs import verb_of
from graveshift.zombicide.telling.words import survivor_name

STEPS: Final = (c.ASK_CONTINUE, c.ASK_HIT_AND_RUN, c.ASK_PATH, c.ASK_DISPLACED)
ELIMINATED: Final = "survivor-eliminated"
FAR_ENOUGH: Final = 100
"""Boundaries that are looked at after an option; a Round has fewer."""


def doom(s: State, ask: Ask, code: int, attack: Attack | None) -> dict[str, Any]:
    """What nobody should overlook, as the first part of a preview; {} if there is nothing, as far as is known.

    `fatal`: the option loses the game; `deadly`: somebody of the team falls, and the game goes on. Both say why, by
    which rule and with which chance (UOA-WIN-03, UOA-WIN-04).
    """
    teller = teller_of(s)
    if attack is not None:
        chance = teller.attack_fatal(s, attack, misfire(s, attack))
        victims = teller.attack_victims(s, attack)
        return all_fall(s, victims, chance) if victims else one_falls(s, endangered(s, attack), chance)
    fate = certain(s, ask, code)
    loss = (fate.loss if fate is not None else None) or teller.lost_by(s, ask, code)
    if loss is not None:
        return {"fatal": told(s, loss, 1.0)}
    return all_fall(s, list(fate.fallen), 1.0) if fate is not None else {}


def all_fall(s: State, who: list[int], chance: float) -> dict[str, Any]:
    """All of these fall: that loses the game, or it goes on without them."""
    if not who or chance <= 0:
        return {}
    for loss in [teller_of(s).loss_by_death(s, one) for one in who]:
        if loss is not None:
            return {"fatal": told(s, eliminated(s, who) if loss.reason == ELIMINATED else loss, chance)}
    return {"deadly": told(s, eliminated(s, who), chance)}


def one_falls(s: State, who: list[int], chance: float) -> dict[str, Any]:
    """At least one of these falls, and it is chosen who: the game is lost only if it is with every one of them."""
    if len(who) < 2:
        return all_fall(s, who, chance)
    if chance <= 0:
        return {}
    losses = [loss for loss in [teller_of(s).loss_by_death(s, one) for one in who] if loss is not None]
    if len(losses) == len(who):
        return {"fatal": told(s, losses[0]._replace(who=()), chance)}
    return {"deadly": told(s, eliminated(s, []), chance)}


def eliminated(s: State, who: list[int]) -> Loss:
    """The loss of a survivor (UOA-WIN-03)."""
    return Loss(ELIMINATED, s.tables.cites[cite.SURVIVOR_LOST], tuple(who))


def told(s: State, loss: Loss, chance: float) -> dict[str, Any]:
    """A loss as plain data, with a few words for people."""
    text = {language: loss_words(s, loss, language) for language in ("en", "pl")}
    return {"reason": loss.reason, "rule": loss.rule, "chance": chance, "text": text}


def loss_words(s: State, loss: Loss, language: str) -> str:
    """In a few words, with the name of whoever falls."""
    speech = teller_of(s).speech
    names = ", ".join(survivor_name(s, who, language) for who in loss.who)
    if loss.reason != ELIMINATED or not loss.who:
        named = speech.fatal_named.get(loss.reason) if loss.who else None
        return said(named or speech.fatal[loss.reason], language).format(survivors=names)
    return said(speech.terms["falls" if len(loss.who) == 1 else "all-fall"], language).format(survivors=names)


# ---- what is certain


class Fate(NamedTuple):
    """What follows whatever is rolled and answered afterwards: the game is lost, or some fall and it goes on."""

    loss: Loss | None
    fallen: tuple[int, ...]


def certain(s: State, ask: Ask, code: int) -> Fate | None:
    """What an option surely leads to; None if that is neither the loss of the game nor of a life."""
    verb = verb_of(code)
    teller = teller_of(s)
    if ask.kind in (c.ASK_WOUND, c.ASK_FRIENDLY_FIRE):
        return Fate(None, (code & 255,)) if verb == c.WHO and surely_falls(s, ask, code & 255) else None
    if verb == c.THROW:
        return Fate(None, tuple(teller.blown_up(s, ask.about[0], code)))
    if ask.kind in STEPS and verb in (c.ZONE, c.SPRINT):
        loss = teller.lost_by_entering(s, code & 255)
        return Fate(loss, ()) if loss is not None else None
    twin = unrolled(s)
    if ask.kind == c.ASK_EXIT and code != c.NO:
        return fate_of(s, twin, depart(twin, ask.about[0], code))
    if ask.kind not in (c.ASK_ACTION, c.ASK_LEADER) or code == c.NO:
        return None
    here = teller.asks(s)
    if ask.kind == c.ASK_ACTION and here is not None and here.kind == ask.kind:
        return ahead(s, twin, code)
    return None if code == c.END else fate_of(s, twin, perform(twin, ask.about[0], code))


def health_left(s: State, ask: Ask, victim: int) -> int:
    """What is left of a survivor after the wound that is to be suffered, and after those that were allotted to it
    before and have not come about (UOA-ZACT-03, GG-ARMOR-02, AOTD-AMB-68)."""
    if ask.kind == c.ASK_FRIENDLY_FIRE:
        return max(0, s.health[victim] - ask.about[3])
    return max(0, s.health[victim] - due(ask, victim) - s.tables.wounds[ask.about[1]])


def due(ask: Ask, victim: int) -> int:
    """The wounds that were allotted to somebody and have not come about yet."""
    allotted = ask.about[3:] if ask.kind == c.ASK_WOUND else ()
    return allotted[ask.options.index(c.WHO + victim)] if allotted else 0


def surely_falls(s: State, ask: Ask, victim: int) -> bool:
    """Is the wound that is to be suffered the last one?"""
    if health_left(s, ask, victim) > 0:
        return False
    return ask.kind != c.ASK_WOUND or not teller_of(s).may_withstand(s, victim, ask.about[1])


def ahead(s: State, twin: State, code: int) -> Fate | None:
    """Play on from a boundary until somebody is asked or chance decides."""
    teller = teller_of(s)
    fate = fate_of(s, twin, teller.plays(twin, code))
    for _ in range(FAR_ENOUGH):
        if twin.result or twin.chances != s.chances or twin.script is None or teller.asks(twin) is not None:
            break
        fate = fate_of(s, twin, teller.plays(twin, -1))
    return fate


def more_than_bearable(s: State, ask: Ask, code: int) -> dict[str, Any]:
    """Ending the last Turn where the team must share out more attacks than all who stand there can bear: one of them
    falls, whoever is chosen (UOA-ZACT-03, UOA-WIN-03)."""
    if ask.kind != c.ASK_ACTION:
        return {}
    twin = unrolled(s)
    shared = first_question(s, twin, code)
    if shared is None or shared.kind != c.ASK_WOUND:
        return {}
    kind, attacks = shared.about[1:3]
    victims = [option & 255 for option in shared.options]
    if any(teller_of(s).may_withstand(twin, victim, kind) for victim in victims):
        return {}
    each = s.tables.wounds[kind]
    left = [twin.health[victim] - due(shared, victim) for victim in victims]
    bearable = sum(max(0, health - 1) // each for health in left)
    return one_falls(s, victims, 1.0) if attacks > bearable else {}


def overwhelmed(s: State, who: list[int], wounds: int) -> dict[str, Any]:
    """One of these falls, whoever is chosen: they suffer more wounds than they can bear together, and nothing keeps
    them off (UOA-ZACT-03)."""
    kinds = range(len(s.tables.wounds))
    if any(teller_of(s).may_withstand(s, victim, kind) for victim in who for kind in kinds):
        return {}
    return one_falls(s, who, 1.0) if wounds > sum(s.health[victim] - 1 for victim in who) else {}


def first_question(s: State, twin: State, code: int) -> Ask | None:
    """What is asked first in the Zombie Phase that begins with the end of this Turn; None if it does not begin, or if
    chance decides before."""
    teller = teller_of(s)
    play = teller.plays(twin, code)
    for _ in range(FAR_ENOUGH):
        try:
            asked = next(play)
        except StopIteration:
            if teller.asks(twin) is not None:
                return None
            play = teller.plays(twin, -1)
        except (EngineError, GameOver):
            return None
        else:
            return asked if twin.chances == s.chances else None
    return None


def fate_of(s: State, twin: State, play: Generator[Ask, int, None]) -> Fate | None:
    """Run a copy to its next question or boundary: what it comes to before any chance event."""
    loss = None
    try:
        next(play)
        twin.script = None
    except StopIteration:
        pass
    except EngineError:
        twin.script = None
    except GameOver:
        if twin.result != LOST:
            return None
        loss = Loss(twin.reason, twin.reason_rule)
    fallen = tuple(who for who in range(s.posse) if s.health[who] > 0 and twin.health[who] <= 0)
    if twin.chances != s.chances or not (loss or fallen):
        return None
    return Fate(loss._replace(who=teller_of(s).decisive_deaths(twin) or fallen) if loss is not None else None, fallen)


def unrolled(s: State) -> State:
    """A copy whose dice are told in advance, and there are none: a roll ends the looking."""
    twin = s.copy()
    twin.script = Script([], {}, False)
    return twin


# ---- what the dice decide


def misfire(s: State, attack: Attack) -> float:
    """The chance that so many dice miss that somebody falls, however they are shared out (UOA-CBT-12, UOA-CBT-14)."""
    return too_many_misses(s, prepare(s, attack.who, attack.card, attack.mode, attack.zone, attack.manner))


def too_many_misses(s: State, attack: Attack) -> float:
    """The same of an attack with its dice ready, before any re-roll and without extra dice, which may be declined.

    (UOA-CBT-12, UOA-CBT-14, UOA-SKILL-62)
    """
    victims = endangered(s, attack)
    if not victims or attack.mods[STEADY_HAND]:
        return 0.0
    mods = attack.mods
    attack.mods = list(mods)
    attack.mods[SIX_DIE_MELEE] = attack.mods[SIX_DIE_RANGED] = 0
    falls = 0.0
    for roll, chance in rolls(attack).items():
        damage = damage_of(attack, roll)
        if damage and roll.misses > sum((s.health[victim] - 1) // damage for victim in victims):
            falls += chance
    attack.mods = mods
    return falls
