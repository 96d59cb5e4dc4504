"""A position in the words of scenario files: everything that can be expected of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic

from graveshift.board.board import FAR, NO_SIGHT
from graveshift.content import Alias, Group
from graveshift.zombicide.content.box import box_of
from graveshift.zombicide.rules import codes as c
from graveshift.zombicide.rules.budget import actions_left, free_left
from graveshift.zombicide.rules.goals import LOST_TOKEN
from graveshift.zombicide.rules.skills import uses
from graveshift.zombicide.rules.state import card_of, is_empty
from graveshift.zombicide.staging.names import LEVELS, TOKEN_STATES, zombie_card_words, zones_by_name
from graveshift.zombicide.staging.people import S
from graveshift.zombicide.staging.staging import Staging
from graveshift.zombicide.telling.habits import settled
from graveshift.zombicide.telling.keys import FREE_ACTIONS, SLOT_NAMES, actor_name, card_name

NONE = "none"


class Describer(Generic[S]):
    """Says what a position is like; a game adds its own to what the family has."""

    def __init__(self, staging: Staging[S]) -> None:
        self.staging = staging
        box = box_of(staging.book)
        self.noises = {number: name for name, number in box.noises.items()}
        self.classes_by_name = box.classes

    def taken(self, s: S, token: int) -> bool:
        """Has an Objective been taken?"""
        return s.objective_zone[token] < 0 and s.objective_holder[token] != LOST_TOKEN

    def describe(self, s: S) -> dict[str, Any]:
        """The whole position: survivors by name, the board, tokens, decks, the mission and the moment."""
        whole: dict[str, Any] = {}
        if s.phase == c.SETTING_UP:  # who comes along as a companion may still be open
            whole |= dict.fromkeys(s.tables.survivor_ids, NONE)
        for actor in range(s.actors):
            whole[actor_name(s, actor)] = self.looking(self.survivor if actor < s.posse else self.companion, s, actor)
        return whole | {
            "zombies": lambda: self.zombies(s),
            "zombies-total": lambda: self.everywhere(s),
            "pool": {name: s.pool[kind] for kind, name in enumerate(s.tables.zombie_ids)},
            "abomination": s.tables.abomination_ids[s.abomination] if s.abomination >= 0 else NONE,
            "noise": {"zone": self.zone_name(s, s.noise_zone), "level": self.noises[s.noise]},
            "spawn-tokens": self.spawn_tokens(s),
            "objectives": self.objectives(s),
            "hidden-faces": [self.staging.faces[face] for face in s.faces],
            "exit": self.zone_name(s, s.board.index.get(s.scene.exit_name, -1)),
            "decks": self.decks(s),
            "goals": {key: bool(s.goals >> number & 1) for number, key in enumerate(self.staging.goal_keys(s))},
            "round": s.round,
            "phase": self.staging.phases[s.phase],
            "first-player": s.first + 1,
            "seat": s.seat + 1,
            "active": actor_name(s, s.active) if s.active >= 0 else NONE,
            "habits": {str(seat + 1): settled(s, seat) for seat in range(s.seat_count)},
            "zones": {name: self.looking(self.zone_facts, s, zone) for name, zone in zones_by_name(s).items()},
        }

    def looking(self, look: Callable[[S, int], dict[str, Any]], s: S, which: int) -> Callable[[], dict[str, Any]]:
        """Look only when somebody asks."""
        return lambda: look(s, which)

    def zone_name(self, s: S, zone: int) -> str:
        """A zone, which may go by other names too."""
        if zone < 0:
            return NONE
        return Alias(s.board.names[zone], [name for name, other in zones_by_name(s).items() if other == zone])

    # ---- people

    def survivor(self, s: S, who: int) -> dict[str, Any]:
        """A player's survivor."""
        slots = s.slots[who * c.SLOTS : who * c.SLOTS + c.SLOTS]
        named = [card_name(s, card_of(value)) if value >= 0 else NONE for value in slots]
        carried = [name for name in named if name != NONE]
        limits = self.staging.book.teller.limits
        return {
            "zone": self.zone_name(s, s.zone[who]),
            "seat": s.owner[who] + 1,
            "classes": self.classes(s, who),
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
            "tokens": [s.scene.objective_ids[o] for o, holder in enumerate(s.objective_holder) if holder == who],
            "left": self.staging.left[s.gone[who]],
            "had-turn": bool(s.taken >> who & 1),
            "actions": actions_left(s, who) if s.active == who or s.granted == who else 0,
            "free-actions": {name: free_left(s, who, kind) for kind, name in enumerate(FREE_ACTIONS)},
            "searches": s.searches[who],
            "used": [name for name, mark in limits.items() for _ in range(uses(s.used[who], mark))],
            "sees": self.sight_facts(s, who)[0],
            "range": self.sight_facts(s, who)[1],
        }

    def sight_facts(self, s: S, who: int) -> tuple[list[str], dict[str, int | str]]:
        """The zones a survivor sees, and the Range to each (Townsfolk see further inside: UOA-CLASS-22)."""
        if s.zone[who] < 0:
            return [], {}
        home = bool(s.classes[who] & s.tables.sees_home)
        rows = s.board.sight_home if home else s.board.sight
        return self.seen(s, rows[s.zone[who]])

    def companion(self, s: S, who: int) -> dict[str, Any]:
        """A companion."""
        leader = s.leader[who]
        words = {c.LONE: "lone", c.IN_SUPPLY: "waiting"}
        bags = [s.scene.objective_ids[o] for o, holder in enumerate(s.objective_holder) if holder == who]
        return {
            "zone": self.zone_name(s, s.zone[who]),
            "leader": actor_name(s, leader) if leader >= 0 else words[leader],
            "health": s.health[who],
            "classes": self.classes(s, who),
            "left": self.staging.left[s.gone[who]],
            "tokens": bags,
        }

    def classes(self, s: S, who: int) -> list[str]:
        return [name for name, bit in self.classes_by_name.items() if s.classes[who] & bit]

    # ---- the board

    def zombies(self, s: S) -> dict[str, Group]:
        """The zombies of each zone, by all its names."""
        return {name: self.group(s, zone) for name, zone in zones_by_name(s).items()}

    def group(self, s: S, zone: int) -> Group:
        counts = s.zombies[zone * s.kinds : zone * s.kinds + s.kinds]
        kinds = s.tables.zombie_ids
        return Group({name: count for name, count in zip(kinds, counts, strict=True) if count}, kinds)

    def everywhere(self, s: S) -> Group:
        total = Group({}, s.tables.zombie_ids)
        for zone in range(s.board.zones):
            total += self.group(s, zone)
        return total

    def zone_facts(self, s: S, zone: int) -> dict[str, Any]:
        """What the board says about a zone."""
        board = s.board
        sees, ranges = self.seen(s, board.sight[zone])
        distances = {name: board.distance[zone][other] for name, other in zones_by_name(s).items()}
        return {
            "street": board.street[zone],
            "indoors": board.indoors[zone],
            "balcony": board.balcony[zone],
            "neighbours": [self.zone_name(s, near) for near in board.neighbours[zone]],
            "sees": sees,
            "range": ranges,
            "distance": {name: NONE if away >= FAR else away for name, away in distances.items()},
            "survivors": [actor_name(s, actor) for actor in range(s.actors) if s.zone[actor] == zone],
        }

    def seen(self, s: S, row: list[int]) -> tuple[list[str], dict[str, int | str]]:
        """The zones in sight, and the Range to every zone."""
        names = [self.zone_name(s, zone) for zone, away in enumerate(row) if away != NO_SIGHT]
        ranges = {name: NONE if row[zone] == NO_SIGHT else row[zone] for name, zone in zones_by_name(s).items()}
        return names, ranges

    # ---- tokens, decks

    def spawn_tokens(self, s: S) -> dict[str, dict[str, str]]:
        return {
            name: {
                "kind": self.staging.token_kinds[s.token_kind[token]],
                "zone": self.zone_name(s, s.token_zone[token]),
                "state": TOKEN_STATES[s.token_state[token]],
            }
            for token, name in enumerate(s.scene.spawn_ids)
        }

    def objectives(self, s: S) -> dict[str, dict[str, Any]]:
        return {
            name: {
                "zone": self.zone_name(s, s.objective_zone[token]),
                "face": self.staging.faces[s.objective_face[token]],
                "taken": self.taken(s, token),
                "holder": actor_name(s, s.objective_holder[token]) if s.objective_holder[token] >= 0 else NONE,
            }
            for token, name in enumerate(s.scene.objective_ids)
        }

    def decks(self, s: S) -> dict[str, list[str]]:
        ids = s.tables.card_ids
        return {
            "equipment": [ids[card] for card in s.deck],
            "equipment-discards": [ids[card] for card in s.discards],
            "zombies": [zombie_card_words(s.tables, card) for card in s.zombie_deck],
            "zombie-discards": [zombie_card_words(s.tables, card) for card in s.zombie_discards],
            "abominations": [s.tables.abomination_ids[card] for card in s.abominations],
        }
