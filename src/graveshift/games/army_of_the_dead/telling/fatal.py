"""Does an option lose the game, or a life? Here a death loses it only sometimes.

(AOTD-WIN-02, AOTD-WIN-03, AOTD-COMP-08)
"""

from __future__ import annotations

from typing import Any

from graveshift.games.army_of_the_dead.rules.city import TIME_OUT, city_of
from graveshift.games.army_of_the_dead.rules.codes import ON_FOOT
from graveshift.games.army_of_the_dead.rules.escape import exits
from graveshift.games.army_of_the_dead.rules.personal import owners_down
from graveshift.games.army_of_the_dead.rules.rounds import others_waiting
from graveshift.games.army_of_the_dead.rules.skills import TO_THE_RESCUE
from graveshift.games.army_of_the_dead.rules.state import State
from graveshift.kernel.chance import LOST, GameOver
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules.aim import endangered
from graveshift.zombicide.rules.codes import ASK_ACTION, END
from graveshift.zombicide.rules.pool import Attack
from graveshift.zombicide.rules.skills import STEADY_HAND
from graveshift.zombicide.rules.state import anybody_has, survivors_in
from graveshift.zombicide.rules.wounds import eliminate
from graveshift.zombicide.telling.fatal import all_fall, one_falls, too_many_misses
from graveshift.zombicide.telling.odds import Roll, damage_of, rolls
from graveshift.zombicide.telling.preview import bites
from graveshift.zombicide.telling.teller import Loss


def loss_of(s: State, victim: int) -> Loss | None:
    """The loss that this survivor's death is; None if the game goes on (AOTD-WIN-05)."""
    twin = s.copy()
    try:
        eliminate(twin, victim, "AOTD-WIN-05")
    except GameOver:
        if twin.result == LOST:
            return Loss(twin.reason, twin.reason_rule, owners_down(twin))
    return None


def time_out(s: State, ask: Ask, code: int) -> Loss | None:
    """The last Turn of the Round ends, and the Time token comes to its last space.

    Not where somebody may still win after it: by an Exit, or by the Action that To the Rescue gives after a Wound.
    (AOTD-TIME-01, AOTD-M2-06, AOTD-SKILL-28)
    """
    if ask.kind != ASK_ACTION or code != END:
        return None
    city = city_of(s)
    if s.time < 0 or s.time + 1 < city.time_spaces or others_waiting(s, s.active):
        return None
    rescued = anybody_has(s, TO_THE_RESCUE) and (s.wounded or bites(s))
    if exits(s, s.active) or rescued:
        return None
    rules = [loss.rule for loss in city.losses if loss.kind == TIME_OUT]
    return Loss("time-out", rules[0]) if rules else None


# ---- blasts


def blast_damage(s: State, zone: int, damage: int) -> int:
    """The Damage of an explosion, with that of every Explosive that lies there (AOTD-EXPL-03)."""
    total = damage
    for place, card in zip(s.laid_zone, s.laid_card, strict=True):
        if place == zone:
            total += s.tables.damage[card]
    return total


def blown_up(s: State, zone: int, damage: int) -> list[int]:
    """Who falls by an explosion of this Damage, the user too (AOTD-EXPL-04, AOTD-EXPL-09)."""
    total = blast_damage(s, zone, damage)
    return [victim for victim in survivors_in(s, zone) if s.health[victim] <= total]


# ---- what the dice decide


def doom_of_shot(s: State, attack: Attack) -> dict[str, Any]:
    """The chance that so many dice miss that somebody falls, however they are shared (AOTD-FF-01, AOTD-FF-02)."""
    return one_falls(s, endangered(s, attack), too_many_misses(s, attack))


def doom_of_launch(s: State, attack: Attack, any_hit: float) -> dict[str, Any]:
    """A hit blows up the whole zone; without one the misses are Friendly Fire (AOTD-EXPL-06, AOTD-AMB-45)."""
    victims = blown_up(s, attack.zone, attack.damage)
    friends = endangered(s, attack)
    missed = 0.0
    if friends and not attack.mods[STEADY_HAND]:
        bear = sum((s.health[friend] - 1) // attack.damage for friend in friends) if attack.damage else attack.dice
        missed = 1 - any_hit if attack.dice > bear else 0.0
    if victims:
        return all_fall(s, victims, any_hit + missed if len(friends) == 1 else any_hit)
    return one_falls(s, friends, missed)


def doom_of_ram(s: State, attack: Attack) -> dict[str, Any]:
    """Misses of a Truck Attack hit those on foot (AOTD-TRUCK-10)."""
    victims = [actor for actor in survivors_in(s, attack.zone) if s.truck_seat[actor] == ON_FOOT]

    def falls(roll: Roll) -> bool:
        damage = damage_of(attack, roll)
        return damage > 0 and roll.misses > sum((s.health[victim] - 1) // damage for victim in victims)

    return one_falls(s, victims, sum(chance for roll, chance in rolls(attack).items() if falls(roll)))
