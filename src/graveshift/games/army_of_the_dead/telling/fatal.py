"""Does an option lose the game? Here a death loses it only sometimes (AOTD-WIN-02, AOTD-WIN-03, AOTD-COMP-08)."""

from __future__ import annotations

from typing import Any

from graveshift.games.army_of_the_dead.rules.city import TIME_OUT, city_of
from graveshift.games.army_of_the_dead.rules.escape import exits
from graveshift.games.army_of_the_dead.rules.rounds import others_waiting
from graveshift.games.army_of_the_dead.rules.skills import TO_THE_RESCUE
from graveshift.games.army_of_the_dead.rules.state import State
from graveshift.kernel.chance import LOST, GameOver
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules.aim import endangered
from graveshift.zombicide.rules.codes import ASK_ACTION, ASK_FRIENDLY_FIRE, ASK_WOUND, END, WHO
from graveshift.zombicide.rules.pool import Attack
from graveshift.zombicide.rules.skills import STEADY_HAND
from graveshift.zombicide.rules.state import anybody_has
from graveshift.zombicide.rules.wounds import eliminate
from graveshift.zombicide.telling.fatal import certain_loss, told
from graveshift.zombicide.telling.odds import rolls
from graveshift.zombicide.telling.preview import preview_end
from graveshift.zombicide.telling.teller import Loss


def loss_of(s: State, victim: int) -> Loss | None:
    """The loss that this survivor's death is; None if the game goes on (AOTD-WIN-05)."""
    twin = s.copy()
    try:
        eliminate(twin, victim, "AOTD-WIN-05")
    except GameOver:
        if twin.result == LOST:
            return Loss(twin.reason, twin.reason_rule)
    return None


def fatal_choice(s: State, ask: Ask, code: int) -> dict[str, Any] | None:
    """A wound or a miss for somebody whose death loses the game."""
    if ask.kind not in (ASK_WOUND, ASK_FRIENDLY_FIRE) or code < WHO:
        return None
    victim = code & 255
    return fatal_damage(s, victim, damage_of(s, ask))


def fatal_end(s: State, ask: Ask, code: int) -> dict[str, Any] | None:
    """A Turn whose end loses the game: by Zombies that nobody can stop any more, or by the clock (AOTD-ROUND-05)."""
    if ask.kind != ASK_ACTION or code != END:
        return None
    loss = certain_loss(s, ask, code) or time_out(s, ask)
    return told(s, loss, 1.0) if loss is not None else None


def time_out(s: State, ask: Ask) -> Loss | None:
    """The last Turn of the Round ends, and the Time token comes to its last space.

    Not where somebody may still win after it: by an Exit, or by the Action that To the Rescue gives after a Wound.
    (AOTD-TIME-01, AOTD-M2-06, AOTD-SKILL-28)
    """
    city = city_of(s)
    if s.time < 0 or s.time + 1 < city.time_spaces or others_waiting(s, s.active):
        return None
    rescued = anybody_has(s, TO_THE_RESCUE) and (s.wounded or preview_end(s, ask, END))
    if exits(s, s.active) or rescued:
        return None
    rules = [loss.rule for loss in city.losses if loss.kind == TIME_OUT]
    return Loss("time-out", rules[0]) if rules else None


def damage_of(s: State, ask: Ask) -> int:
    """What is to be suffered: Wounds of one Attack, or the Damage of a miss (AOTD-ABOM-06, AOTD-FF-01)."""
    return s.tables.wounds[ask.about[1]] if ask.kind == ASK_WOUND else ask.about[3]


def fatal_damage(s: State, victim: int, damage: int) -> dict[str, Any] | None:
    if s.health[victim] > damage:
        return None
    loss = loss_of(s, victim)
    return told(s, loss, 1.0) if loss is not None else None


def fatal_blast(s: State, victims: list[int], damage: int, chance: float) -> dict[str, Any] | None:
    """A blast that kills somebody whose death loses the game (AOTD-EXPL-04, AOTD-EXPL-09)."""
    for victim in victims:
        if s.health[victim] <= damage:
            loss = loss_of(s, victim)
            if loss is not None:
                return told(s, loss, chance)
    return None


def fatal_misses(s: State, attack: Attack) -> dict[str, Any] | None:
    """The chance that so many dice miss that somebody falls without whom the game is lost, however they are shared.

    (AOTD-FF-01, AOTD-FF-02)
    """
    victims = endangered(s, attack)
    if not victims or attack.mods[STEADY_HAND] or attack.damage <= 0:
        return None
    losses = {victim: loss_of(s, victim) for victim in victims}
    if any(loss is None for loss in losses.values()):
        return None  # the shooter's player may give every miss to somebody without whom the game goes on
    bear = sum((s.health[victim] - 1) // attack.damage for victim in victims)
    chance = sum(share for roll, share in rolls(attack).items() if roll.misses > bear)
    loss = losses[victims[0]]
    return told(s, loss, chance) if loss is not None else None
