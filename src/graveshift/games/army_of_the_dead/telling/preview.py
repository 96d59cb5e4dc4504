"""What an option would bring: odds of attacks with Ammo Dice, Concentrated Attacks, blasts, the Vault, what waits where
a Move leads, which Sleepers wake. Nothing is changed by looking."""

from __future__ import annotations

from typing import Any, Final

from graveshift.games.army_of_the_dead.rules import codes as c
from graveshift.games.army_of_the_dead.rules.attacks import card_and_zone, thrown_damage
from graveshift.games.army_of_the_dead.rules.city import city_of
from graveshift.games.army_of_the_dead.rules.combat import first_in_line, focus, present
from graveshift.games.army_of_the_dead.rules.sleepers import is_stealthy, weapon_for, within_noise
from graveshift.games.army_of_the_dead.rules.state import State
from graveshift.games.army_of_the_dead.rules.vault import bonus_of, helpers
from graveshift.games.army_of_the_dead.telling.fatal import (
    blast_damage,
    doom_of_launch,
    doom_of_ram,
    doom_of_shot,
)
from graveshift.games.army_of_the_dead.telling.straight import faces_of, straight
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import codes as f
from graveshift.zombicide.rules.pool import Attack, prepare
from graveshift.zombicide.rules.state import survivors_in, zombies_in
from graveshift.zombicide.telling.fatal import doom, health_left
from graveshift.zombicide.telling.keys import actor_name
from graveshift.zombicide.telling.odds import binomial, chance_to_hit
from graveshift.zombicide.telling.preview import (
    consequences,
    noise_at,
    preview_attack,
    preview_end,
    preview_move,
    preview_search,
    zombies_of,
)
from graveshift.zombicide.telling.verbs import verb_of

ATTACKING: Final = (f.ASK_ACTION, f.ASK_LEADER, f.ASK_REFLEXES, c.ASK_FOLLOW_UP, c.ASK_TO_THE_RESCUE)
TURNS: Final = (f.ASK_ACTION, f.ASK_LEADER, c.ASK_TO_THE_RESCUE)


def preview(s: State, ask: Ask, code: int) -> dict[str, Any]:
    """Odds and consequences of an option; {} where there is nothing to foretell. What costs the game or a life stands
    first."""
    found = foretold(s, ask, code)
    return found if "dice" in found else doom(s, ask, code, None) | found


def foretold(s: State, ask: Ask, code: int) -> dict[str, Any]:
    verb = verb_of(code)
    if ask.kind in (f.ASK_WOUND, f.ASK_FRIENDLY_FIRE) and code >= f.WHO:
        health = health_left(s, ask, code & 255)
        return {"health": health, "eliminated": health == 0}
    if ask.kind == c.ASK_CONCENTRATE:
        return preview_focus(s, ask, code)
    if ask.kind == c.ASK_VAULT:
        return preview_dice(s, ask, code)
    if ask.kind in ATTACKING and verb in (f.STRIKE, f.SHOOT, f.THROW):
        return preview_combat(s, ask, code)
    if ask.kind in (f.ASK_HIT_AND_RUN, f.ASK_CONTINUE, f.ASK_REROLL):
        return consequences(s, ask, code, None)
    if ask.kind not in TURNS:
        return {}
    if code == f.END:
        return preview_end(s, ask, code)
    who = ask.about[0]
    if verb in (f.MOVE, f.SPRINT):
        return preview_move(s, ask, code) | preview_leaving(s, who)
    if verb == f.SEARCH:
        return preview_search(s, ask, code) | {"wakes": s.sleepers[s.zone[who]]}
    if verb == f.TAKE:
        return {"wakes": s.sleepers[s.zone[who]]}
    if verb == f.NOISE:
        return {"noise": noise(s, s.zone[who], True), "wakes": woken(s, s.zone[who])}
    if verb in (c.SLEEPERS, c.SLEEPERS_WITH):
        return preview_silencing(s, who, code)
    if verb == c.CHALLENGE:
        return preview_challenge(s)
    if verb == c.FIRE_GUN:
        zone = code & 255
        attack = prepare(s, who, c.MACHINE_GUN, f.MACHINE, zone, False)
        return told_attack(s, attack, 0) | concentrated(s, who, c.MACHINE_GUN, zone)
    if verb == c.DRIVE:
        return preview_drive(s, who, code & 255)
    return {}


def preview_leaving(s: State, who: int) -> dict[str, Any]:
    """The chance that whoever leaves wakes the Sleepers of the zone (AOTD-SLEEP-09)."""
    return {"may_wake": 1 / 6} if s.sleepers[s.zone[who]] and not is_stealthy(s, who) else {}


# ---- attacks


def preview_combat(s: State, ask: Ask, code: int) -> dict[str, Any]:
    """An attack with a card: dice, a sure blast, a blast that is rolled for, or a Bola."""
    who = ask.about[0]
    card, zone = card_and_zone(s, who, code)
    loud = s.tables.noise[card] > 0
    if verb_of(code) == f.THROW:
        found = preview_blast(s, zone, thrown_damage(s, who, card), 1.0)
        return found | {"noise": noise(s, s.zone[who], loud), "wakes": woken(s, s.zone[who]) if loud else 0}
    attack = prepare(s, who, card, f.SINGLE, zone, False)
    ammo = city_of(s).box.ammo_dice[card]
    kind = s.tables.card_kind[card]
    if kind not in (c.LAUNCHER, c.BOLA):
        return told_attack(s, attack, ammo) | concentrated(s, who, card, zone)
    dice = attack.dice + ammo
    accuracy = max(2, attack.accuracy)
    chance = chance_of(attack)
    any_hit = 1 - (1 - chance) ** dice
    odds: dict[str, Any] = {"dice": dice, "accuracy": accuracy, "damage": attack.damage, "hit_chance": chance}
    odds |= {"hits": binomial(dice, chance), "runs_dry": runs_dry(ammo)}
    odds |= {"noise": noise(s, s.zone[who], loud), "wakes": woken(s, s.zone[who]) if loud else 0}
    if kind == c.BOLA:
        return odds | {"zone": s.board.names[zone], "zombies": zombies_of(s, zone), "traps": any_hit}
    attack.dice = dice
    return doom_of_launch(s, attack, any_hit) | preview_blast(s, zone, attack.damage, any_hit) | odds


def told_attack(s: State, attack: Attack, ammo: int) -> dict[str, Any]:
    """The odds of a plain attack, Ammo Dice included, before any re-roll (AOTD-AMMO-01, AOTD-CBT-01)."""
    attack.dice += ammo
    attack.accuracy = max(2, attack.accuracy)
    found = preview_attack(s, attack)
    loud = found["noise"]["level"] != "silent" or attack.card == c.MACHINE_GUN
    place = s.zone[attack.who]
    found["noise"] = noise(s, place, loud)
    found |= {"runs_dry": runs_dry(ammo), "wakes": woken(s, place) if loud else 0}
    return doom_of_shot(s, attack) | found


def preview_drive(s: State, who: int, zone: int) -> dict[str, Any]:
    """What waits there, and the odds of the Truck Attack, which makes no Noise (AOTD-TRUCK-09, AOTD-TRUCK-10)."""
    if not zombies_in(s, zone):
        return {"zone": s.board.names[zone], "zombies": {}}
    attack = prepare(s, who, c.RAM, f.MACHINE, zone, False)
    found = preview_attack(s, attack) | {"noise": noise(s, s.zone[who], False)}
    on_foot = [actor for actor in survivors_in(s, zone) if s.truck_seat[actor] == c.ON_FOOT]
    if found["friendly_fire"] is not None:
        found["friendly_fire"]["survivors"] = [actor_name(s, actor) for actor in on_foot]
    return doom_of_ram(s, attack) | found


def runs_dry(ammo: int) -> float:
    """The chance that the weapon is out of ammo afterwards (AOTD-AMMO-02)."""
    return float(1 - (5 / 6) ** ammo)


def preview_silencing(s: State, who: int, code: int) -> dict[str, Any]:
    """A noisy weapon wakes whoever else sleeps near (AOTD-ACT-13)."""
    if not s.tables.noise[weapon_for(s, who, code)]:
        return {}
    here = s.zone[who]
    return {"noise": noise(s, here, True), "wakes": woken(s, here) - 1}


def noise(s: State, zone: int, loud: bool) -> dict[str, Any]:
    """There is one kind of Noise (AOTD-NOISE-01)."""
    found = noise_at(s, zone, f.SILENT)
    return found | {"level": "noisy" if loud else "silent", "token_moves": loud and s.noise_zone != zone}


def woken(s: State, zone: int) -> int:
    """Sleeper tokens that Noise here would wake; how many Shamblers they are, nobody knows (AOTD-NOISE-04)."""
    return sum(s.sleepers[near] for near in within_noise(s, zone))


def preview_blast(s: State, zone: int, damage: int, chance: float) -> dict[str, Any]:
    """Who falls by an explosion: everybody in the zone takes its Damage, and that of what lies there.

    (AOTD-EXPL-03, AOTD-EXPL-04, AOTD-EXPL-09)
    """
    total = blast_damage(s, zone, damage)
    counts = s.zombies[zone * c.KINDS : zone * c.KINDS + c.KINDS]
    fallen = [count if s.tables.toughness[kind] <= total else 0 for kind, count in enumerate(counts)]
    victims = survivors_in(s, zone)
    return {
        "zone": s.board.names[zone],
        "damage": total,
        "zombies": zombies_of(s, zone),
        "kills": {s.tables.zombie_ids[kind]: count * chance for kind, count in enumerate(fallen) if count},
        "expected_kills": sum(fallen) * chance,
        "kill_all": chance if sum(counts) and fallen == counts else 0.0,
        "eliminated": [actor_name(s, victim) for victim in victims if s.health[victim] <= total],
        "wounded": [actor_name(s, victim) for victim in victims if s.health[victim] > total],
    }


def preview_focus(s: State, ask: Ask, code: int) -> dict[str, Any]:
    """A plain attack, or all hits together on one target (AOTD-CONC-01, AOTD-CONC-02)."""
    who, zone, _, card = ask.about
    if code == f.NO:
        return told_attack(s, armed(s, who, card, zone), ammo_of(s, card))
    target = code - f.KIND
    attack, hits, need = focused(s, who, card, zone, target)
    killed = sum(hits[need:])
    alone = sum(zombies_of(s, zone).values()) == 1
    chance = chance_of(attack)
    return {
        "zone": s.board.names[zone],
        "dice": attack.dice,
        "accuracy": attack.accuracy,
        "bonus": attack.bonus,
        "damage": attack.damage,
        "hit_chance": chance,
        "hits": hits,
        "expected_hits": chance * attack.dice,
        "hits_needed": need,
        "zombies": zombies_of(s, zone),
        "kills": {s.tables.zombie_ids[target]: killed} if killed else {},
        "expected_kills": killed,
        "kill_all": killed if alone else 0.0,
        "runs_dry": runs_dry(ammo_of(s, card)),
    }


def concentrated(s: State, who: int, card: int, zone: int) -> dict[str, Any]:
    """Whom one hit does not kill, but all hits together may, and how likely (AOTD-CONC-02, AOTD-CONC-03)."""
    attack = armed(s, who, card, zone)
    targets = present(s, attack)
    if targets and not attack.melee:
        targets = first_in_line(s, targets)
    found: dict[str, float] = {}
    for target in targets:
        if s.tables.toughness[target] > attack.damage:
            _, hits, need = focused(s, who, card, zone, target)
            found[s.tables.zombie_ids[target]] = sum(hits[need:])
    return {"concentrated": {kind: chance for kind, chance in found.items() if chance}}


def focused(s: State, who: int, card: int, zone: int, target: int) -> tuple[Attack, list[float], int]:
    """An attack with all its dice on one target, the chance of each number of hits, and how many kill it."""
    attack = armed(s, who, card, zone)
    focus(s, attack, target, s.tables.card_kind[card] if card >= 0 else -1)
    attack.dice += ammo_of(s, card)
    hits = binomial(attack.dice, chance_of(attack))
    need = -(-s.tables.toughness[target] // attack.damage) if attack.damage else attack.dice + 1
    return attack, hits, need


def chance_of(attack: Attack) -> float:
    """The chance that one die hits; a 1 never does (AOTD-EQ-05)."""
    return min(5 / 6, chance_to_hit(attack.accuracy, attack.bonus))


def armed(s: State, who: int, card: int, zone: int) -> Attack:
    """A card's attack, or that of the Machine Gun."""
    return prepare(s, who, card, f.SINGLE if card >= 0 else f.MACHINE, zone, False)


def ammo_of(s: State, card: int) -> int:
    """The Ammo Dice that are rolled along (AOTD-AMMO-01)."""
    return city_of(s).box.ammo_dice[card] if card >= 0 else 0


# ---- the Vault


def preview_challenge(s: State) -> dict[str, Any]:
    """The odds of one attempt with the best choice of dice (AOTD-VAULT-03, AOTD-VAULT-08)."""
    box = city_of(s).box
    bonuses = helpers(s)
    dice = box.challenge_dice + (bonus_of(bonuses, c.EXTRA_DIE) >= 0)
    rolls = box.challenge_rolls + (bonus_of(bonuses, c.EXTRA_ROLL) >= 0)
    chance = straight(0, dice, rolls, bonus_of(bonuses, c.ANY_FACE) >= 0)
    return {"straight": chance, "at_least": turns_dice(bonuses)}


def turns_dice(bonuses: list[tuple[int, int, int]]) -> bool:
    """Is there a bonus that the odds leave out?"""
    return bonus_of(bonuses, c.SHIFT_ONE) >= 0 or bonus_of(bonuses, c.SHIFT_PAIR) >= 0


def preview_dice(s: State, ask: Ask, code: int) -> dict[str, Any]:
    """The odds of a Straight after rolling on, or with one more die set aside (AOTD-VAULT-04, AOTD-VAULT-11)."""
    rolls, count, dice = max(ask.about[1], 1), ask.about[2], list(ask.about[3:])
    reserved, loose = dice[:count], dice[count:]
    verb = verb_of(code)
    if verb == c.RESERVE:
        loose.remove(code & 255)
        reserved.append(code & 255)
    elif verb != c.ROLL_ON:
        return {}
    helps = {verb_of(option) for option in ask.options}
    more = c.SHIFT_UP in helps or bonus_of(helpers(s), c.EXTRA_ROLL) >= 0
    return {"straight": straight(faces_of(reserved), len(loose), rolls, c.SET_FACE in helps), "at_least": more}
