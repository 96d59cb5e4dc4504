"""What is to come if nobody does anything: where zombies go and why, who can shoot how far, which token spawns next.

Everything here follows from what lies open on the table; nothing is changed by looking.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from graveshift.content import said
from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules import codes as c
from graveshift.zombicide.rules import forecast as f
from graveshift.zombicide.rules.attacks import seen_zones, sight_row
from graveshift.zombicide.rules.dice import best_damage
from graveshift.zombicide.rules.forecast import Group, forecast
from graveshift.zombicide.rules.inventory import holds
from graveshift.zombicide.rules.pool import prepare, ready_weapons
from graveshift.zombicide.rules.skills import FANNING_RANGE, MAX_RANGE, POINT_BLANK
from graveshift.zombicide.rules.spawn import next_token, order_key, starting_zone
from graveshift.zombicide.rules.state import State, mods_of
from graveshift.zombicide.telling.keys import actor_name, card_name
from graveshift.zombicide.telling.teller import teller_of
from graveshift.zombicide.telling.words import spawn_id, spawn_kind_id, zombies_counted, zone_id

REASONS: Final = {
    f.SHARES_ZONE: ("shares-zone", (cite.ZOMBIES_ACT, cite.ZOMBIE_ATTACK)),
    f.SEES_AND_HEARS: ("sees-and-hears", (cite.ZOMBIES_SEE_AND_HEAR, cite.ZOMBIE_STEP)),
    f.SEES: ("sees", (cite.ZOMBIES_SEE, cite.ZOMBIE_STEP)),
    f.HEARS: ("hears", (cite.ZOMBIES_HEAR, cite.ZOMBIE_STEP)),
    f.HUNTS: ("hunts", (cite.ZOMBIE_HUNTS, cite.ZOMBIE_STEP)),
    f.AT_NOISE: ("at-noise", (cite.ZOMBIES_HEAR, cite.NOISE_REACHED)),
    f.NO_WAY: ("no-way", (cite.NO_WAY,)),
}


def look_ahead(s: State) -> dict[str, Any]:
    """Zombies, weapons and spawns. The game hides nothing of this from any seat."""
    return {
        "zombies": [group_data(s, group) for group in forecast(s)],
        "reach": [reach_of(s, who) for who in range(s.posse) if s.zone[who] >= 0],
        "spawns": spawns(s),
    }


# ---- zombies


def group_data(s: State, group: Group) -> dict[str, Any]:
    """A group with its steps by zone, its way, the reason with its rules, and all of it as a sentence."""
    names = s.board.names
    why, rules = reason_of(s, group)
    split = splits(group)
    also = [s.tables.cites[cite.ZOMBIES_SPLIT]] if split else []
    also += [s.tables.cites[cite.SECOND_ACTION]] if group.seconds else []
    return {
        "zone": names[group.zone],
        "zombies": {s.tables.zombie_ids[kind]: count for kind, count in enumerate(group.counts) if count},
        "why": why,
        "rules": [*rules, *also],
        "goals": [names[goal] for goal in group.goals],
        "split": split,
        "steps": steps_data(s, group),
        "runners": [
            {"zone": names[second.zone], "attacks": second.attacks, "to": [names[zone] for zone in second.to]}
            for second in group.seconds
        ],
        "text": {language: sentence(s, group, language) for language in ("en", "pl")},
    }


def reason_of(s: State, group: Group) -> tuple[str, list[str]]:
    """Why a group does what it does, with the rules; why zombies are held, only the game can say."""
    if group.why == f.HELD:
        why, rule = teller_of(s).held_by(s, group.zone)
        return why, [rule]
    why, numbers = REASONS[group.why]
    return why, [s.tables.cites[number] for number in numbers]


def splits(group: Group) -> bool:
    """Does the group take more than one way?"""
    return group.why != f.HUNTS and len({step.to for step in group.steps}) > 1


def steps_data(s: State, group: Group) -> list[dict[str, Any]]:
    """Into which zones, how many of each kind at least and at most, and the way on from there."""
    names = s.board.names
    found: dict[int, dict[str, Any]] = {}
    for step in group.steps:
        into = found.setdefault(step.to, {"to": names[step.to], "path": way(s, group.zone, step), "zombies": {}})
        low, high = into["zombies"].get(s.tables.zombie_ids[step.kind], (0, 0))
        high = min(high + step.high, group.counts[step.kind])
        into["zombies"][s.tables.zombie_ids[step.kind]] = (low + step.low, high)
    return list(found.values())


def way(s: State, zone: int, step: f.Step) -> list[str]:
    """A shortest way over this step to the goal, as zones (UOA-ZACT-10)."""
    path = [zone, step.to]
    while path[-1] != step.goal:
        path.append(s.board.steps[path[-1]][step.goal][0])
    return [s.board.names[place] for place in path]


def sentence(s: State, group: Group, language: str) -> str:
    """What the group does and why, in words."""
    teller = teller_of(s)
    words = teller.speech.outlook

    def spoken(zones: Iterable[int]) -> list[str]:
        return [teller.zone_spoken(s.board.names[zone], language) for zone in dict.fromkeys(zones)]

    either = said(words["or"], language)
    also = said(words["and"], language)
    joint = also if splits(group) else either
    text = said(words[reason_of(s, group)[0]], language).format(
        zone=teller.zone_spoken(s.board.names[group.zone], language),
        zombies=", ".join(
            zombies_counted(s, kind, count, language) for kind, count in enumerate(group.counts) if count
        ),
        to=joint.join(spoken(step.to for step in group.steps)),
        goals=joint.join(spoken(group.goals)),
        wounds=teller.counted("wound", sum(group.counts), language),
    )
    if splits(group):
        text += said(words["splits"], language)
    biting = spoken(second.zone for second in group.seconds if second.attacks)
    going = spoken(zone for second in group.seconds for zone in second.to)
    if biting:
        text += said(words["then-attack"], language).format(zones=also.join(biting))
    if going:
        text += said(words["then-move"], language).format(zones=either.join(going))
    return text


# ---- weapons


def reach_of(s: State, who: int) -> dict[str, Any]:
    """What a survivor sees at which Range, and at which Ranges each weapon in hand can be used.

    (UOA-LOS-01, UOA-LOS-15, UOA-EQUIP-07)
    """
    row = sight_row(s, who)
    return {
        "survivor": actor_name(s, who),
        "zone": zone_id(s, s.zone[who]),
        "sight": {s.board.names[zone]: row[zone] for zone in seen_zones(s, who)},
        "weapons": [
            {"card": card_name(s, card), "how": how, "ranges": ranges, "kills": mortal(s, who, card)}
            for card, how, ranges in weapons_of(s, who)
        ],
    }


def weapons_of(s: State, who: int) -> list[tuple[int, str, list[int]]]:
    """Every weapon in hand with the Ranges of its attack; some classes can fan their Pistols too."""
    mods = mods_of(s, who)
    tables = s.tables
    found: list[tuple[int, str, list[int]]] = []
    for card in ready_weapons(s, who)[0]:
        kind = tables.card_kind[card]
        if kind == c.MELEE:
            found.append((card, "melee", [0]))
        elif kind != c.THROWN:
            lowest = tables.range_min[card]
            farthest = tables.range_max[card] + mods[MAX_RANGE]
            close = [0] if lowest > 0 and mods[POINT_BLANK] else []
            found.append((card, "shoot", [*close, *range(lowest, farthest + 1)]))
            if kind == c.PISTOL and s.classes[who] & tables.fans:
                found.append((card, "fan", [*close, *range(lowest, farthest + mods[FANNING_RANGE] + 1)]))
    if holds(s, who, tables.dynamite):
        farthest = tables.range_max[tables.dynamite] + mods[MAX_RANGE]
        found.append((tables.dynamite, "throw", list(range(tables.range_min[tables.dynamite], farthest + 1))))
    return found


def mortal(s: State, who: int, card: int) -> list[str]:
    """The kinds of zombies that a hit with this weapon can kill, the survivor's Skills counted; an explosion kills all.

    (UOA-CBT-04, UOA-TRAIT-01)
    """
    tables = s.tables
    if tables.card_kind[card] == c.THROWN:
        return list(tables.zombie_ids)
    damage = best_damage(prepare(s, who, card, c.SINGLE, s.zone[who], 0))
    return [tables.zombie_ids[kind] for kind in range(s.kinds) if tables.toughness[kind] <= damage]


# ---- spawns


def spawns(s: State) -> list[dict[str, Any]]:
    """The active tokens in the order of the Spawn Step; `next` is whose card comes next, `done` who has drawn.

    (UOA-SPAWN-02)
    """
    start = starting_zone(s)
    active = [token for token in range(len(s.token_kind)) if s.token_state[token] == c.ON]
    order = sorted(active, key=lambda token: order_key(s, token, start))
    spawning = s.phase == c.SPAWN
    following = next_token(s) if spawning else next(iter(order), -1)
    return [
        {
            "token": spawn_id(s, token),
            "kind": spawn_kind_id(s, token),
            "zone": zone_id(s, s.token_zone[token]),
            "order": place,
            "next": token == following,
            "done": spawning and s.spawned >> token & 1 == 1,
            "rule": s.tables.cites[cite.SPAWN_ORDER],
        }
        for place, token in enumerate(order, start=1)
    ]
