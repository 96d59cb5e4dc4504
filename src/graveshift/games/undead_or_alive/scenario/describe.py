"""A position in the words of scenario files: everything that can be expected of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from graveshift.board.board import FAR, NO_SIGHT
from graveshift.games.undead_or_alive.goals import LOST_TOKEN, ON_WAGON
from graveshift.games.undead_or_alive.keys import SLOT_NAMES, actor_name, card_name
from graveshift.games.undead_or_alive.scenario.names import (
    CLASSES,
    FACES,
    LEFT,
    LEVELS,
    NOISES,
    PHASES,
    TOKEN_KINDS,
    TOKEN_STATES,
    zombie_card_words,
)
from graveshift.games.undead_or_alive.town import active_tokens, exit_zone, town_of
from graveshift.games.undead_or_alive.view import ONCE_PER_TURN
from graveshift.games.undead_or_alive.words import FREE_ACTIONS
from graveshift.zombicide import codes as c
from graveshift.zombicide.budget import actions_left, free_left
from graveshift.zombicide.skills import uses
from graveshift.zombicide.state import State, card_of, is_empty

NONE = "none"


def describe(s: State) -> dict[str, Any]:
    """The whole position: survivors by name, the board, tokens, decks, the mission and the moment."""
    whole: dict[str, Any] = {}
    for actor in range(s.actors):
        whole[actor_name(s, actor)] = looking(survivor if actor < s.posse else companion, s, actor)
    return whole | {
        "zombies": lambda: zombies(s),
        "zombies-total": lambda: everywhere(s),
        "pool": {name: s.pool[kind] for kind, name in enumerate(s.tables.zombie_ids)},
        "abomination": s.tables.abomination_ids[s.abomination] if s.abomination >= 0 else NONE,
        "noise": {"zone": zone_name(s, s.noise_zone), "level": NOISES[s.noise]},
        "vade-retro": sorted(zone_name(s, zone) for zone in s.vade if zone >= 0),
        "spawn-tokens": spawn_tokens(s),
        "active-tokens": active_tokens(s),
        "objectives": objectives(s),
        "hidden-faces": [FACES[face] for face in s.faces],
        "wagon": zone_name(s, s.wagon),
        "gatling": zone_name(s, s.gatling),
        "exit": zone_name(s, exit_zone(s)),
        "bounty": bounty(s),
        "decks": decks(s),
        "goals": {goal.key: bool(s.goals >> number & 1) for number, goal in enumerate(town_of(s).goals)},
        "blasts": s.blasts,
        "train": {"state": s.train_state, "moving": bool(s.train_moving), "clock": s.clock},
        "round": s.round,
        "phase": PHASES[s.phase],
        "first-player": s.first + 1,
        "seat": s.seat + 1,
        "active": actor_name(s, s.active) if s.active >= 0 else NONE,
        "zones": {name: looking(zone_facts, s, zone) for name, zone in s.board.index.items()},
    }


def looking(look: Callable[[State, int], dict[str, Any]], s: State, which: int) -> Callable[[], dict[str, Any]]:
    """Look only when somebody asks."""
    return lambda: look(s, which)


def zone_name(s: State, zone: int) -> str:
    return s.board.names[zone] if zone >= 0 else NONE


# ---- people


def survivor(s: State, who: int) -> dict[str, Any]:
    """A player's survivor."""
    slots = s.slots[who * c.SLOTS : who * c.SLOTS + c.SLOTS]
    named = [card_name(s, card_of(value)) if value >= 0 else NONE for value in slots]
    carried = [name for name in named if name != NONE]
    town = town_of(s)
    return {
        "zone": zone_name(s, s.zone[who]),
        "seat": s.owner[who] + 1,
        "classes": classes(s, who),
        "health": s.health[who],
        "max-health": s.max_health[who],
        "wounds": s.max_health[who] - s.health[who],
        "adrenaline": s.ap[who],
        "level": LEVELS[s.level[who]],
        "laps": s.laps[who],
        "skills": [s.tables.skill_ids[skill] for skill in s.owned[who]],
        "hand": [name for name in named[: c.FAVOURITE] if name != NONE],
        "favourite": named[c.FAVOURITE],
        "backpack": [name for name in named[c.PACK_1 :] if name != NONE],
        "cards": carried,
        "slots": dict(zip(SLOT_NAMES, named, strict=True)),
        "empty": [named[slot] for slot, value in enumerate(slots) if is_empty(value)],
        "companions": [actor_name(s, mate) for mate in range(s.posse, s.actors) if s.leader[mate] == who],
        "tokens": [town.objective_ids[o] for o, holder in enumerate(s.objective_holder) if holder == who],
        "aboard": bool(s.aboard[who]),
        "left": LEFT[s.gone[who]],
        "had-turn": bool(s.taken >> who & 1),
        "actions": actions_left(s, who) if s.active == who or s.granted == who else 0,
        "free-actions": {name: free_left(s, who, kind) for kind, name in enumerate(FREE_ACTIONS)},
        "searches": s.searches[who],
        "charges": s.charges[who],
        "vade-retros": s.vades[who],
        "used": [name for name, mark in ONCE_PER_TURN.items() for _ in range(uses(s.used[who], mark))],
        "feat": s.feat[who],
        "sees": sight_facts(s, who)[0],
        "range": sight_facts(s, who)[1],
    }


def sight_facts(s: State, who: int) -> tuple[list[str], dict[str, int | str]]:
    """The zones a survivor sees, and the Range to each (Townsfolk see further inside: UOA-CLASS-22)."""
    if s.zone[who] < 0:
        return [], {}
    home = bool(s.classes[who] & c.TOWNSFOLK)
    rows = s.board.sight_home if home else s.board.sight
    return seen(s, rows[s.zone[who]])


def companion(s: State, who: int) -> dict[str, Any]:
    """A companion."""
    leader = s.leader[who]
    words = {c.LONE: "lone", c.IN_SUPPLY: "waiting"}
    bags = [town_of(s).objective_ids[o] for o, holder in enumerate(s.objective_holder) if holder == who]
    return {
        "zone": zone_name(s, s.zone[who]),
        "leader": actor_name(s, leader) if leader >= 0 else words[leader],
        "health": s.health[who],
        "classes": classes(s, who),
        "aboard": bool(s.aboard[who]),
        "left": LEFT[s.gone[who]],
        "tokens": bags,
    }


def classes(s: State, who: int) -> list[str]:
    return [name for bit, name in CLASSES.items() if s.classes[who] & bit]


# ---- the board


def zombies(s: State) -> dict[str, Counter[str]]:
    """The zombies of each zone; merged cells are other names of their zone."""
    return {name: group(s, zone) for name, zone in s.board.index.items()}


def group(s: State, zone: int) -> Counter[str]:
    counts = s.zombies[zone * c.KINDS : zone * c.KINDS + c.KINDS]
    return Counter({name: count for name, count in zip(s.tables.zombie_ids, counts, strict=True) if count})


def everywhere(s: State) -> Counter[str]:
    total: Counter[str] = Counter()
    for zone in range(s.board.zones):
        total += group(s, zone)
    return total


def zone_facts(s: State, zone: int) -> dict[str, Any]:
    """What the board says about a zone."""
    board = s.board
    sees, ranges = seen(s, board.sight[zone])
    distances = {name: board.distance[zone][other] for name, other in board.index.items()}
    return {
        "street": board.street[zone],
        "indoors": board.indoors[zone],
        "balcony": board.balcony[zone],
        "train": board.train[zone],
        "rail": board.rail[zone],
        "mine": board.mine[zone],
        "cemetery": board.cemetery[zone],
        "neighbours": [board.names[near] for near in board.neighbours[zone]],
        "sees": sees,
        "range": ranges,
        "distance": {name: NONE if away >= FAR else away for name, away in distances.items()},
        "survivors": [actor_name(s, actor) for actor in range(s.actors) if s.zone[actor] == zone],
    }


def seen(s: State, row: list[int]) -> tuple[list[str], dict[str, int | str]]:
    """The zones in sight, and the Range to every zone."""
    names = [s.board.names[zone] for zone, away in enumerate(row) if away != NO_SIGHT]
    ranges = {name: NONE if row[zone] == NO_SIGHT else row[zone] for name, zone in s.board.index.items()}
    return names, ranges


# ---- tokens, decks


def spawn_tokens(s: State) -> dict[str, dict[str, str]]:
    return {
        name: {
            "kind": TOKEN_KINDS[s.token_kind[token]],
            "zone": zone_name(s, s.token_zone[token]),
            "state": TOKEN_STATES[s.token_state[token]],
        }
        for token, name in enumerate(town_of(s).spawn_ids)
    }


def objectives(s: State) -> dict[str, dict[str, Any]]:
    return {
        name: {
            "zone": zone_name(s, s.objective_zone[token]),
            "face": FACES[s.objective_face[token]],
            "taken": s.objective_zone[token] < 0 and s.objective_holder[token] != LOST_TOKEN,
            "loaded": s.objective_holder[token] == ON_WAGON,
            "holder": actor_name(s, s.objective_holder[token]) if s.objective_holder[token] >= 0 else NONE,
        }
        for token, name in enumerate(town_of(s).objective_ids)
    }


def bounty(s: State) -> dict[str, Any]:
    ids = s.tables.card_ids
    return {
        "top": ids[s.bounty_top] if s.bounty_top >= 0 else NONE,
        "deck": [ids[card] for card in s.bounties],
        "set-aside": [ids[card] for card in s.set_aside],
        "gained": s.bounties_gained,
        "set-aside-gained": s.set_aside_gained,
    }


def decks(s: State) -> dict[str, list[str]]:
    ids = s.tables.card_ids
    return {
        "equipment": [ids[card] for card in s.deck],
        "equipment-discards": [ids[card] for card in s.discards],
        "zombies": [zombie_card_words(card) for card in s.zombie_deck],
        "zombie-discards": [zombie_card_words(card) for card in s.zombie_discards],
        "abominations": [s.tables.abomination_ids[card] for card in s.abominations],
    }
