"""What an option would bring: odds of attacks, what waits where a move leads. Nothing is changed by looking."""

from __future__ import annotations

from typing import Any, Final

from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import codes as c
from graveshift.zombicide.rules.aim import endangered
from graveshift.zombicide.rules.attacks import NO_WEAPON_MELEE, NO_WEAPON_RANGED, manner_of, read_attack
from graveshift.zombicide.rules.dice import reroll_sources
from graveshift.zombicide.rules.forecast import SHARES_ZONE, forecast
from graveshift.zombicide.rules.movement import stops_here
from graveshift.zombicide.rules.pool import Attack, prepare
from graveshift.zombicide.rules.skills import STEADY_HAND
from graveshift.zombicide.rules.state import State, survivors_in, zombies_in
from graveshift.zombicide.telling.fatal import doom, health_left, more_than_bearable, overwhelmed
from graveshift.zombicide.telling.keys import actor_name
from graveshift.zombicide.telling.odds import binomial, chance_to_hit, kills, rolls, running_dry
from graveshift.zombicide.telling.prices import price_of
from graveshift.zombicide.telling.teller import Preview, teller_of
from graveshift.zombicide.telling.verbs import verb_of
from graveshift.zombicide.telling.words import NOISES

ATTACKS: Final = (c.STRIKE, c.STRIKE_DUAL, c.SHOOT, c.SHOOT_DUAL, c.FAN, c.THROW)
ATTACKING: Final = (c.ASK_ACTION, c.ASK_LEADER, c.ASK_CHARGE_ATTACK, c.ASK_REFLEXES)


def preview_option(s: State, ask: Ask, code: int) -> dict[str, Any]:
    """Odds and consequences of an option; {} where there is nothing to foretell. What costs the game or a life stands
    first."""
    rolled = ask.kind in ATTACKING and verb_of(code) != c.THROW
    attack = attack_of(s, ask, ask.about[0], code) if rolled else None
    return doom(s, ask, code, attack) | consequences(s, ask, code, attack)


def consequences(s: State, ask: Ask, code: int, attack: Attack | None) -> dict[str, Any]:
    """What else there is to foretell: by the question, else by the name of the Action."""
    if ask.kind == c.ASK_REROLL:
        return preview_reroll(ask, code)
    if ask.kind in (c.ASK_WOUND, c.ASK_FRIENDLY_FIRE):
        return preview_wound(s, ask, code & 255)
    if ask.kind in (c.ASK_HIT_AND_RUN, c.ASK_CONTINUE) and verb_of(code) in (c.ZONE, c.SPRINT):
        return preview_arrival(s, ask.about[0], code & 255)
    if ask.kind not in ATTACKING:
        return {}
    if attack is not None:
        return preview_attack(s, attack)
    teller = teller_of(s)
    name = teller.verbs.names[verb_of(code)]
    foretell = teller.previews.get(name) or PREVIEWS.get(name)
    return foretell(s, ask, code) if foretell else {}


# ---- attacks


def attack_of(s: State, ask: Ask, who: int, code: int) -> Attack | None:
    """The attack that an option would make, ready to roll; None if it is no attack."""
    verb = verb_of(code)
    if verb in ATTACKS:
        card, mode, zone = read_attack(s, who, code)
        attack = prepare(s, who, card, mode, zone, int(ask.kind == c.ASK_CHARGE_ATTACK) | manner_of(code))
        if ask.kind == c.ASK_REFLEXES and attack.melee:
            attack.prey = list(ask.about[2:])
        return attack
    if verb == c.IMPROVISE:
        return prepare(s, who, NO_WEAPON_MELEE, c.IMPROVISED, s.zone[who], False)
    if verb == c.IMPROVISE_SHOT:
        return prepare(s, who, NO_WEAPON_RANGED, c.IMPROVISED, code & 255, False)
    return teller_of(s).attack_of(s, who, code)


def preview_attack(s: State, attack: Attack) -> dict[str, Any]:
    """Dice, odds of hits, expected kills, danger for teammates, noise (UOA-CBT-01, UOA-CBT-12, UOA-EQUIP-11).

    The odds are those of one roll with its extra dice for sixes, before any re-roll.
    """
    outcomes = rolls(attack)
    most = max(roll.hits for roll in outcomes)
    hits = [0.0] * (most + 1)
    fallen = [0.0] * s.kinds
    everybody = zombies_in(s, attack.zone)
    all_dead = 0.0
    missing = 0.0
    for roll, chance in outcomes.items():
        hits[roll.hits] += chance
        dead = kills(s, attack, roll)
        for kind in range(s.kinds):
            fallen[kind] += dead[kind] * chance
        if everybody and sum(dead) == everybody:
            all_dead += chance
        if roll.misses:
            missing += chance
    special = {"special_dice": attack.special, "runs_dry": running_dry(attack)} if attack.special else {}
    foretold = {
        "zone": s.board.names[attack.zone],
        "dice": attack.dice,
        **special,
        "accuracy": attack.accuracy,
        "bonus": attack.bonus,
        "damage": attack.damage,
        "hit_chance": chance_to_hit(attack.accuracy, attack.bonus),
        "hits": hits,
        "expected_hits": sum(count * chance for count, chance in enumerate(hits)),
        "zombies": zombies_of(s, attack.zone),
        "kills": {s.tables.zombie_ids[kind]: count for kind, count in enumerate(fallen) if count},
        "expected_kills": sum(fallen),
        "kill_all": all_dead,
        "friendly_fire": preview_friendly_fire(s, attack, missing),
        "noise": preview_noise(s, attack),
        "rerolls": [teller_of(s).rerolls[source] for source in reroll_sources(s, attack)],
    }
    return teller_of(s).foretold(s, attack, foretold)


def preview_friendly_fire(s: State, attack: Attack, missing: float) -> dict[str, Any] | None:
    """Who could be hit by a miss, and how likely at least one miss is; None where nobody is in danger."""
    victims = endangered(s, attack)
    if not victims:
        return None
    return {
        "survivors": [actor_name(s, actor) for actor in victims],
        "chance": missing,
        "damage": attack.damage,
        "avoidable": attack.mods[STEADY_HAND] > 0,
    }


def preview_noise(s: State, attack: Attack) -> dict[str, Any]:
    """How loud the attack is, where, and whether the Noise token would go there (UOA-NOISE-02, UOA-NOISE-06)."""
    return noise_at(s, s.zone[attack.who], noise_of(s, attack))


def noise_of(s: State, attack: Attack) -> int:
    if attack.mode in (c.MACHINE, c.FANNED):
        return c.BOOM
    return s.tables.noise[attack.card] if attack.card >= 0 else c.SILENT


def noise_at(s: State, zone: int, level: int) -> dict[str, Any]:
    return {
        "level": NOISES[level],
        "zone": s.board.names[zone],
        "token_moves": level > c.SILENT and level >= s.noise,
    }


def preview_throw(s: State, ask: Ask, code: int) -> dict[str, Any]:
    """Everybody in the zone dies, teammates and the thrower too (UOA-TRAIT-01, UOA-TRAIT-03, UOA-TRAIT-04)."""
    zone = code & 255
    return {
        "zone": s.board.names[zone],
        "kills": zombies_of(s, zone),
        "expected_kills": float(zombies_in(s, zone)),
        "kill_all": 1.0 if zombies_in(s, zone) else 0.0,
        "eliminated": [actor_name(s, actor) for actor in survivors_in(s, zone)],
        "noise": noise_at(s, zone, c.BOOM),
    }


def preview_reroll(ask: Ask, code: int) -> dict[str, Any]:
    """The hits that lie on the table, and the odds of a new roll (UOA-CBT-16)."""
    needed, faces = ask.about[3], ask.about[4:]
    now = sum(1 for face in faces if face >= needed)
    if verb_of(code) != c.REROLL:
        return {"hits_now": now}
    chance = chance_to_hit(needed, 0)
    odds = binomial(len(faces), chance)
    return {
        "hits_now": now,
        "hits": odds,
        "expected_hits": chance * len(faces),
        "better": sum(odds[now + 1 :]),
        "worse": sum(odds[:now]),
    }


# ---- moves and the rest


def preview_move(s: State, ask: Ask, code: int) -> dict[str, Any]:
    """The price of a move, and what waits at its end."""
    who = ask.about[0]
    price = price_of(s, ask, who, code)
    return {"actions": price.actions, "free": price.free} | preview_arrival(s, who, code & 255)


def preview_arrival(s: State, who: int, zone: int) -> dict[str, Any]:
    """What waits in a zone: zombies, what the game has there, and the groups that would see the survivor.

    (UOA-ACT-03, UOA-ZACT-06)
    """
    board = s.board
    watching = [other for other in board.sees[zone] if zombies_in(s, other)]
    return {
        "zone": board.names[zone],
        "zombies": zombies_of(s, zone),
        "stops": stops_here(s, who, zone),
        **teller_of(s).arrival(s, zone),
        "seen_by": [{"zone": board.names[other], "zombies": zombies_of(s, other)} for other in watching],
    }


def preview_search(s: State, ask: Ask, code: int) -> dict[str, Any]:
    """What can be found, by elimination: cards that are neither held nor discarded (UOA-ACT-06, UOA-ACT-12)."""
    bag = s.deck or s.discards
    return {
        "cards": len(bag),
        "odds": {s.tables.card_ids[card]: bag.count(card) / len(bag) for card in sorted(set(bag))},
    }


def preview_end(s: State, ask: Ask, code: int) -> dict[str, Any]:
    """Who can be bitten, whether that costs a life in any case, and whether it does if all end their Turns now."""
    found = bites(s)
    return more_than_bearable(s, ask, code) | found | if_all_end(s) if found else {}


def if_all_end(s: State) -> dict[str, Any]:
    """What it comes to if nobody does anything more before the Zombies attack: somewhere they, and those who come and
    bite at once, wound more often than all who stand there can bear (UOA-ZACT-02, UOA-ZACT-03, UOA-ZACT-12)."""
    for zone, (least, _) in sorted(wounds_due(s).items()):
        doomed = overwhelmed(s, survivors_in(s, zone), least)
        if doomed:
            return {"together": doomed}
    return {}


def wounds_due(s: State) -> dict[int, tuple[int, int]]:
    """The wounds at least and at most where everybody stands now, by zone (UOA-ZACT-02, UOA-ZACT-12)."""
    again = s.tables.again[0]
    wounds: dict[int, tuple[int, int]] = {}

    def bite(zone: int, kind: int, low: int, high: int) -> None:
        before, each = wounds.get(zone, (0, 0)), s.tables.wounds[kind]
        wounds[zone] = before[0] + low * each, before[1] + high * each

    for group in forecast(s):
        if group.why == SHARES_ZONE:
            for kind, count in enumerate(group.counts):
                if count:
                    bite(group.zone, kind, count, count)
        for second in group.seconds:
            for step in group.steps:
                if second.attacks and again >> step.kind & 1 and step.to == second.zone:
                    bite(step.to, step.kind, step.low, min(step.high, group.counts[step.kind]))
    return wounds


def bites(s: State) -> dict[str, Any]:
    """Who can be bitten where everybody stands now (UOA-ZACT-02, UOA-ZACT-12)."""
    found = [
        {
            "zone": s.board.names[zone],
            "survivors": [actor_name(s, actor) for actor in survivors_in(s, zone)],
            "wounds": [low, high],
        }
        for zone, (low, high) in sorted(wounds_due(s).items())
    ]
    return {"bites": found} if found else {}


def preview_wound(s: State, ask: Ask, victim: int) -> dict[str, Any]:
    """What is left of a survivor after this wound; nothing left loses the game (UOA-WIN-03)."""
    health = health_left(s, ask, victim)
    return {"health": health, "eliminated": health == 0}


def preview_zombies(s: State, ask: Ask, code: int) -> dict[str, Any]:
    """The zombies that are meant."""
    return {"zombies": zombies_of(s, code & 255)}


def zombies_of(s: State, zone: int) -> dict[str, int]:
    counts = s.zombies[zone * s.kinds : zone * s.kinds + s.kinds]
    return {s.tables.zombie_ids[kind]: count for kind, count in enumerate(counts) if count}


PREVIEWS: Final[dict[str, Preview]] = {
    "move": preview_move,
    "sprint": preview_move,
    "jump": preview_move,
    "search": preview_search,
    "end": preview_end,
    "throw": preview_throw,
    "taunt": preview_zombies,
}
"""By the name of the Action; a game's Teller may have more."""
