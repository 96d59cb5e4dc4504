"""What a seat may see, as plain data (design: one module decides).

The game is open but for chance to come, the front of the top Bounty Weapon, the Bounty Weapons set aside and the order
of everything face down. Those never enter the view: decks are counts, hidden faces are counts, the live Feat is known
by its own id (UOA-SETUP-12, UOA-COMP-13).
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from graveshift.board.ground import KIND_NAMES as ZONE_KINDS
from graveshift.games.undead_or_alive.content import load
from graveshift.games.undead_or_alive.data.terms import SurvivorClass
from graveshift.games.undead_or_alive.figures import CLASS_BITS
from graveshift.games.undead_or_alive.goals import LOST_TOKEN, ON_WAGON, unlocked
from graveshift.games.undead_or_alive.keys import SLOT_NAMES, actor_name, card_name
from graveshift.games.undead_or_alive.spawn import order_key
from graveshift.games.undead_or_alive.town import NO_TRAIN, active_tokens, exit_zone, starting_zone, town_of
from graveshift.games.undead_or_alive.words import (
    FREE_ACTIONS,
    LEVELS,
    NOISES,
    SPAWN_KINDS,
    face_id,
    feat_id,
    zone_id,
)
from graveshift.kernel.chance import LOST, WON
from graveshift.zombicide import codes as c
from graveshift.zombicide import skills as k
from graveshift.zombicide.adrenaline import danger
from graveshift.zombicide.budget import actions_left, free_left
from graveshift.zombicide.state import State, card_of, is_empty, mods_of

PHASES: Final = (
    "setup",
    "players",
    "train",
    "attacks",
    "moves",
    "runner-attacks",
    "runner-moves",
    "spawn",
    "end",
)
TOKEN_STATES: Final = ("inactive", "active", "safe", "removed")
GONE: Final = {c.HERE: None, c.BY_EXIT: "exit", c.BY_TRAIN: "train"}
ONCE_PER_TURN: Final = {
    "jump": k.USED_JUMP,
    "sprint": k.USED_SPRINT,
    "shove": k.USED_SHOVE,
    "lifesaver": k.USED_LIFESAVER,
    "taunt": k.USED_TAUNT,
    "born-leader": k.USED_LEADER,
    "improvised-weapon-melee": k.USED_IMPROVISED_MELEE,
    "improvised-weapon-ranged": k.USED_IMPROVISED_RANGED,
}
"""Skills by id, and the mark of their use in this Turn."""
CLASSES: Final = [[str(name) for name in SurvivorClass if bits & CLASS_BITS[name]] for bits in range(16)]


def seat_view(s: State, seat: int | None) -> dict[str, Any]:
    """Everything this seat, or a spectator (None), may see. Nothing is hidden from one seat and open to another."""
    town = town_of(s)
    return {
        "game": "undead-or-alive",
        "mission": town.mission_id,
        "seat": seat,
        "seats": s.seat_count,
        "round": s.round,
        "phase": PHASES[s.phase],
        "first_player": s.first,
        "active_seat": s.seat if s.phase == c.PLAYERS else None,
        "active_survivor": actor_name(s, s.active) if s.active >= 0 else None,
        "ultrared": town.ultrared,
        "danger": str(LEVELS[danger(s)]),
        "board": {"state": s.train_state, "blocked": [s.board.names[zone] for zone in s.board.blocked]},
        "survivors": [survivor_view(s, who) for who in range(s.posse)],
        "companions": [companion_view(s, who) for who in range(s.posse, s.actors)],
        "zombies": zombies_view(s),
        "abomination": s.tables.abomination_ids[s.abomination] if s.abomination >= 0 else None,
        "miniatures": {s.tables.zombie_ids[kind]: s.pool[kind] for kind in range(c.KINDS)},
        "noise": {"zone": zone_id(s, s.noise_zone), "level": str(NOISES[s.noise])},
        "vade_retro": [zone_id(s, zone) for zone in sorted(s.vade, reverse=True)],
        "spawn_tokens": spawn_view(s),
        "active_tokens": {"count": active_tokens(s), "limit": s.tables.loss_tokens},
        "objectives": [objective_view(s, number) for number in range(len(s.objective_zone))],
        "hidden_faces": hidden_faces(s),
        "machines": machines_view(s),
        "exit": zone_id(s, exit_zone(s)),
        "train": train_view(s),
        "decks": decks_view(s),
        "feat": feat_view(s),
        "goals": goals_view(s),
        "result": result_view(s),
    }


# ---- people


def survivor_view(s: State, who: int) -> dict[str, Any]:
    """A player's survivor with its dashboard, which lies open (UOA-SETUP-10)."""
    person = s.tables.survivor_ids[s.person[who]]
    at = who * c.SLOTS
    return {
        "id": person,
        "name": load().survivors[person].name.en,
        "seat": s.owner[who],
        "zone": zone_id(s, s.zone[who]),
        "left": GONE[s.gone[who]],
        "aboard": s.aboard[who] == 1,
        "health": s.health[who],
        "max_health": s.max_health[who],
        "adrenaline": s.ap[who],
        "laps": s.laps[who],
        "level": str(LEVELS[s.level[who]]),
        "classes": class_ids(s.classes[who]),
        "skills": [s.tables.skill_ids[skill] for skill in s.owned[who]],
        "slots": {SLOT_NAMES[slot]: slot_view(s, s.slots[at + slot]) for slot in range(c.SLOTS)},
        "companions": [actor_name(s, other) for other in range(s.posse, s.actors) if s.leader[other] == who],
        "tokens": [town_of(s).objective_ids[o] for o, holder in enumerate(s.objective_holder) if holder == who],
        "turn_taken": s.taken >> who & 1 == 1,
        "turn": turn_view(s, who),
    }


def turn_view(s: State, who: int) -> dict[str, Any]:
    """What a survivor may still do in its current or last Turn: Actions, free Actions by type, limits used."""
    mods = mods_of(s, who)
    free = {name: free_left(s, who, kind) for kind, name in enumerate(FREE_ACTIONS)} if mods[k.FREE_ANY] else {}
    return {
        "actions": actions_left(s, who),
        "free": {name: count for name, count in free.items() if count > 0},
        "searches": s.searches[who],
        "charges": {"used": s.charges[who], "allowed": 1 + mods[k.CHARGE_MORE]},
        "vade_retro": {"used": s.vades[who], "allowed": 1 + mods[k.VADE_MORE]},
        "used": [name for name, mark in ONCE_PER_TURN.items() if k.uses(s.used[who], mark)],
        "feat": s.feat[who],
    }


def slot_view(s: State, value: int) -> dict[str, Any] | None:
    """A card or mission token in a slot."""
    return {"card": card_name(s, card_of(value)), "empty": is_empty(value)} if value >= 0 else None


def companion_view(s: State, who: int) -> dict[str, Any]:
    """A companion: lone, led or not yet in the game (UOA-CMP-01)."""
    person = s.tables.survivor_ids[s.person[who]]
    carried = [town_of(s).objective_ids[o] for o, holder in enumerate(s.objective_holder) if holder == who]
    return {
        "id": person,
        "name": load().survivors[person].name.en,
        "class": class_ids(s.tables.survivor_class[s.person[who]])[0],
        "zone": zone_id(s, s.zone[who]),
        "left": GONE[s.gone[who]],
        "leader": actor_name(s, s.leader[who]) if s.leader[who] >= 0 else None,
        "in_supply": s.leader[who] == c.IN_SUPPLY,
        "health": s.health[who],
        "aboard": s.aboard[who] == 1,
        "tokens": carried,
    }


def class_ids(bits: int) -> list[str]:
    return list(CLASSES[bits])


# ---- the board


def zombies_view(s: State) -> dict[str, dict[str, int]]:
    """The zombies of every zone that has any, by kind."""
    result: dict[str, dict[str, int]] = {}
    for zone in range(s.board.zones):
        counts = s.zombies[zone * c.KINDS : zone * c.KINDS + c.KINDS]
        if any(counts):
            result[s.board.names[zone]] = {s.tables.zombie_ids[kind]: n for kind, n in enumerate(counts) if n}
    return result


def spawn_view(s: State) -> list[dict[str, Any]]:
    """The Spawn tokens; `order` is the place of an active one in the coming Spawn Step (UOA-SPAWN-02)."""
    start = starting_zone(s)
    active = [token for token in range(len(s.token_kind)) if s.token_state[token] == c.ON]
    order = sorted(active, key=lambda token: order_key(s, token, start))
    return [
        {
            "id": town_of(s).spawn_ids[token],
            "kind": SPAWN_KINDS[s.token_kind[token]],
            "zone": zone_id(s, s.token_zone[token]),
            "state": TOKEN_STATES[s.token_state[token]],
            "active": s.token_state[token] == c.ON,
            "order": order.index(token) + 1 if token in order else None,
        }
        for token in range(len(s.token_kind))
    ]


def objective_view(s: State, number: int) -> dict[str, Any]:
    """An Objective token; a face nobody has seen is `hidden` (UOA-COMP-13)."""
    holder = s.objective_holder[number]
    return {
        "id": town_of(s).objective_ids[number],
        "zone": zone_id(s, s.objective_zone[number]),
        "face": face_id(s.objective_face[number]),
        "holder": actor_name(s, holder) if holder >= 0 else None,
        "loaded": holder == ON_WAGON,
        "taken": s.objective_zone[number] < 0 and holder != LOST_TOKEN,
    }


def hidden_faces(s: State) -> dict[str, int]:
    """How many of each face still lie face down; which is where, nobody knows."""
    return {face_id(face): s.faces.count(face) for face in sorted(set(s.faces))}


def machines_view(s: State) -> dict[str, Any]:
    passengers = [actor_name(s, actor) for actor in range(s.actors) if s.aboard[actor]]
    return {
        "wagon": {"zone": zone_id(s, s.wagon), "passengers": passengers} if s.wagon >= 0 else None,
        "gatling": {"zone": zone_id(s, s.gatling)} if s.gatling >= 0 else None,
    }


def train_view(s: State) -> dict[str, Any] | None:
    """How far the Train is (UOA-TRAIN-06); None in a mission without one."""
    town = town_of(s)
    if town.train_mode == NO_TRAIN and not town.train_boards:
        return None
    clock = town.clock_route[s.clock] if 0 <= s.clock < len(town.clock_route) else None
    return {
        "moving": s.train_moving == 1,
        "step": s.train_state,
        "steps": len(town.train_boards),
        "tiles": list(town.train_tiles[s.train_state]) if town.train_tiles else [],
        "clock": clock,
    }


# ---- decks and goals


def decks_view(s: State) -> dict[str, Any]:
    """Decks as counts, discard piles open; never an order, never what is set aside (UOA-SETUP-11)."""
    return {
        "equipment": {"cards": len(s.deck), "discards": sorted(s.tables.card_ids[card] for card in s.discards)},
        "zombies": {
            "cards": len(s.zombie_deck),
            "discards": sorted(s.tables.zombie_card_ids[card] for card in s.zombie_discards),
        },
        "bounties": {"cards": len(s.bounties) + (1 if s.bounty_top >= 0 else 0), "gained": s.bounties_gained},
        "set_aside": {"cards": len(s.set_aside), "gained": s.set_aside_gained},
        "abominations": {"cards": len(s.abominations)},
    }


def feat_view(s: State) -> dict[str, Any] | None:
    """The live Feat: its own id, never the weapon behind it (UOA-SETUP-12, UOA-BOUNTY-03)."""
    if s.bounty_top < 0:
        return None
    feat = load().equipment[s.tables.card_ids[s.bounty_top]].feat
    assert feat is not None
    return {
        "id": feat_id(s, s.bounty_top),
        "name": {"en": feat.name.en, "pl": feat.name.pl},
        "text": {"en": feat.text.en, "pl": feat.text.pl},
        "count": feat.predicate.count,
        "within": feat.predicate.within,
    }


def goals_view(s: State) -> list[dict[str, Any]]:
    """The goals with what is done and what is still locked (UOA-WIN-06)."""
    return [
        {
            "key": goal.key,
            "done": s.goals >> number & 1 == 1,
            "locked": not unlocked(s, goal),
            "rule": goal.rule,
        }
        for number, goal in enumerate(town_of(s).goals)
    ]


def result_view(s: State) -> dict[str, Any] | None:
    if s.result not in (WON, LOST):
        return None
    return {"won": s.result == WON, "reason": s.reason, "rule": s.reason_rule}


# ---- geometry, fetched once for each shape of the board


def board_data(s: State) -> dict[str, Any]:
    """The zones of the board as it lies now, with neighbours and the plan to draw it by; a Train changes it."""
    board = s.board
    return {
        "state": s.train_state,
        "zones": [
            {
                "name": board.names[zone],
                "cells": list(board.cells[zone]),
                "kind": ZONE_KINDS[board.kind[zone]],
                "indoors": board.indoors[zone],
                "rail": board.rail[zone],
                "building": board.building[zone],
                "tile": board.tile_names[board.tile[zone]] if board.tile[zone] >= 0 else None,
                "neighbours": [board.names[near] for near in board.neighbours[zone]],
            }
            for zone in range(board.zones)
        ],
        "plan": msgspec.to_builtins(board.plan),
    }
