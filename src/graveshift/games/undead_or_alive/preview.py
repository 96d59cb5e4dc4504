"""What an option would bring: odds of attacks, what waits where a move leads. Nothing is changed by looking."""

from __future__ import annotations

from typing import Any, Final

from graveshift.games.undead_or_alive.attacks import NO_WEAPON_MELEE, NO_WEAPON_RANGED, read_attack
from graveshift.games.undead_or_alive.holy_water import can_change
from graveshift.games.undead_or_alive.keys import actor_name, card_name, verb_of
from graveshift.games.undead_or_alive.odds import binomial, chance_to_hit, kills, rolls
from graveshift.games.undead_or_alive.prices import ATTACKS, price_of
from graveshift.games.undead_or_alive.town import town_of
from graveshift.games.undead_or_alive.words import NOISES
from graveshift.kernel.rules import Ask
from graveshift.zombicide import codes as c
from graveshift.zombicide.combat import endangered, reroll_sources
from graveshift.zombicide.movement import stops_here
from graveshift.zombicide.pool import Attack, prepare, ready_weapons
from graveshift.zombicide.skills import STEADY_HAND
from graveshift.zombicide.state import State, survivors_in, zombies_in

MOVES: Final = (c.MOVE, c.SPRINT, c.JUMP, c.CHARGE, c.PUSH_WAGON, c.PUSH_GATLING)
REROLL_NAMES: Final = ("lucky", "plenty", "charge", "fanning", "vade-retro")


def preview_option(s: State, ask: Ask, code: int) -> dict[str, Any]:
    """Odds and consequences of an option; {} where there is nothing to foretell."""
    verb = verb_of(code)
    if ask.kind == c.ASK_REROLL:
        return preview_reroll(ask, code)
    if ask.kind in (c.ASK_WOUND, c.ASK_FRIENDLY_FIRE):
        return preview_wound(s, ask, code & 255)
    if ask.kind in (c.ASK_HIT_AND_RUN, c.ASK_CONTINUE) and verb in (c.ZONE, c.SPRINT):
        return preview_arrival(s, ask.about[0], code & 255)
    if ask.kind not in (c.ASK_ACTION, c.ASK_LEADER, c.ASK_CHARGE_ATTACK, c.ASK_REFLEXES):
        return {}
    who = ask.about[0]
    if verb == c.THROW:
        return preview_dynamite(s, who, code & 255)
    attack = attack_of(s, ask, who, code)
    if attack is not None:
        return preview_attack(s, attack)
    if verb in MOVES:
        price = price_of(s, ask, who, code)
        found = {"actions": price.actions, "free": price.free} | preview_arrival(s, who, code & 255)
        return found | preview_charge(s, who, code & 255) if verb == c.CHARGE else found
    if verb == c.SEARCH:
        return preview_search(s)
    if verb in (c.HOLY, c.BLESS):
        return preview_water(s, code & 255)
    if verb in (c.VADE, c.TAUNT):
        return {"zombies": zombies_of(s, code & 255)}
    return {}


# ---- attacks


def attack_of(s: State, ask: Ask, who: int, code: int) -> Attack | None:
    """The attack that an option would make, ready to roll; None if it is no attack."""
    verb = verb_of(code)
    if verb in ATTACKS:
        card, mode, zone = read_attack(s, who, code)
        return prepare(s, who, card, mode, zone, ask.kind == c.ASK_CHARGE_ATTACK)
    if verb == c.GATLING:
        return prepare(s, who, -1, c.MACHINE, code & 255, False)
    if verb == c.IMPROVISE:
        return prepare(s, who, NO_WEAPON_MELEE, c.IMPROVISED, s.zone[who], False)
    if verb == c.IMPROVISE_SHOT:
        return prepare(s, who, NO_WEAPON_RANGED, c.IMPROVISED, code & 255, False)
    return None


def preview_attack(s: State, attack: Attack) -> dict[str, Any]:
    """Dice, odds of hits, expected kills, danger for teammates, noise (UOA-CBT-01, UOA-CBT-12, UOA-EQUIP-11).

    The odds are those of one roll with its extra dice for sixes, before any re-roll.
    """
    outcomes = rolls(attack)
    most = max(roll.hits for roll in outcomes)
    hits = [0.0] * (most + 1)
    fallen = [0.0] * c.KINDS
    everybody = zombies_in(s, attack.zone)
    all_dead = 0.0
    missing = 0.0
    for roll, chance in outcomes.items():
        hits[roll.hits] += chance
        dead = kills(s, attack, roll)
        for kind in range(c.KINDS):
            fallen[kind] += dead[kind] * chance
        if everybody and sum(dead) == everybody:
            all_dead += chance
        if roll.misses:
            missing += chance
    return {
        "zone": s.board.names[attack.zone],
        "dice": attack.dice,
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
        "rerolls": [REROLL_NAMES[source] for source in reroll_sources(s, attack)],
    }


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
    level = c.SILENT
    if attack.mode in (c.MACHINE, c.FANNED):
        level = c.BOOM
    elif attack.card >= 0:
        level = s.tables.noise[attack.card]
    return noise_at(s, s.zone[attack.who], level)


def noise_at(s: State, zone: int, level: int) -> dict[str, Any]:
    return {
        "level": str(NOISES[level]),
        "zone": s.board.names[zone],
        "token_moves": level > c.SILENT and level >= s.noise,
    }


def preview_dynamite(s: State, who: int, zone: int) -> dict[str, Any]:
    """Everybody in the zone dies, teammates and the thrower too (UOA-TRAIT-01, UOA-TRAIT-03, UOA-TRAIT-04)."""
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


def preview_arrival(s: State, who: int, zone: int) -> dict[str, Any]:
    """What waits in a zone: zombies, a Corpse Pile, and the groups that would see the survivor there.

    (UOA-ACT-03, UOA-SZONE-13, UOA-ZACT-06)
    """
    board = s.board
    watching = [other for other in board.sees[zone] if zombies_in(s, other)]
    return {
        "zone": board.names[zone],
        "zombies": zombies_of(s, zone),
        "stops": stops_here(s, who, zone),
        "corpse_piles": [town_of(s).spawn_ids[token] for token in piles_stirred(s, zone)],
        "seen_by": [{"zone": board.names[other], "zombies": zombies_of(s, other)} for other in watching],
    }


def piles_stirred(s: State, zone: int) -> list[int]:
    """The Corpse Piles that the first survivor in this zone would wake (UOA-SZONE-13, UOA-SZONE-14)."""
    board = s.board
    building = board.building[zone]
    if building < 0 or not board.indoors[zone]:
        return []
    return [
        token
        for token in range(len(s.token_kind))
        if s.token_kind[token] == c.PILE
        and s.token_state[token] == c.OFF
        and board.building[s.token_zone[token]] == building
        and board.tile[s.token_zone[token]] == board.tile[zone]
    ]


def preview_charge(s: State, who: int, zone: int) -> dict[str, Any]:
    """The free Melee Action at the end of a Charge, with each weapon at hand (UOA-CLASS-02)."""
    singles, doubles = ready_weapons(s, who)
    attacks: dict[str, Any] = {}
    for card in singles:
        if s.tables.card_kind[card] == c.MELEE:
            mode = c.DUAL if card in doubles and s.tables.dual[card] else c.SINGLE
            attacks[card_name(s, card)] = preview_attack(s, prepare(s, who, card, mode, zone, True))
    return {"attacks": attacks}


def preview_search(s: State) -> dict[str, Any]:
    """What can be found, by elimination: cards that are neither held nor discarded (UOA-ACT-06, UOA-ACT-12)."""
    bag = s.deck or s.discards
    return {
        "cards": len(bag),
        "odds": {s.tables.card_ids[card]: bag.count(card) / len(bag) for card in sorted(set(bag))},
    }


def preview_water(s: State, zone: int) -> dict[str, Any]:
    """The Spawn tokens that would go or be made safe (UOA-TRAIT-07)."""
    tokens = [t for t in range(len(s.token_kind)) if s.token_zone[t] == zone and can_change(s, t)]
    return {
        "moved": [town_of(s).spawn_ids[t] for t in tokens if s.token_kind[t] != c.PILE],
        "destroyed": [town_of(s).spawn_ids[t] for t in tokens if s.token_kind[t] == c.PILE],
    }


def preview_wound(s: State, ask: Ask, victim: int) -> dict[str, Any]:
    """What is left of a survivor after this wound; nothing left loses the game (UOA-WIN-03)."""
    damage = ask.about[3] if ask.kind == c.ASK_FRIENDLY_FIRE else 1
    health = max(0, s.health[victim] - damage)
    return {"health": health, "eliminated": health == 0}


def zombies_of(s: State, zone: int) -> dict[str, int]:
    counts = s.zombies[zone * c.KINDS : zone * c.KINDS + c.KINDS]
    return {s.tables.zombie_ids[kind]: count for kind, count in enumerate(counts) if count}
