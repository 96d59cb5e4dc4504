"""What a seat may see, as far as the siblings share it (design: one module decides).

The games are open but for chance to come: decks are counts, hidden faces are counts, nothing has an order
(UOA-SETUP-11, UOA-COMP-13).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, Literal

import msgspec

from graveshift.content import Text
from graveshift.kernel.chance import LOST, WON
from graveshift.zombicide.rules import codes as c
from graveshift.zombicide.rules import skills as k
from graveshift.zombicide.rules.adrenaline import danger
from graveshift.zombicide.rules.budget import actions_left, free_left
from graveshift.zombicide.rules.goals import unlocked
from graveshift.zombicide.rules.spawn import order_key, starting_zone
from graveshift.zombicide.rules.state import State, card_of, is_empty, mods_of
from graveshift.zombicide.rules.tables import Tables
from graveshift.zombicide.telling import seen
from graveshift.zombicide.telling.keys import FREE_ACTIONS, SLOT_NAMES, actor_name
from graveshift.zombicide.telling.teller import teller_of
from graveshift.zombicide.telling.words import (
    LEVELS,
    NOISES,
    face_id,
    objective_id,
    spawn_id,
    spawn_kind_id,
    zone_id,
)

PHASES: Final = (
    "setup",
    "players",
    "interlude",
    "attacks",
    "moves",
    "runner-attacks",
    "runner-moves",
    "spawn",
    "end",
)
TOKEN_STATES: Final = ("inactive", "active", "safe", "removed")
GONE: Final[dict[int, Literal["exit", "train"] | None]] = {c.HERE: None, c.BY_EXIT: "exit", c.BY_TRAIN: "train"}


REMEMBERED: Final = 4096
"""Pictures of people and tokens that are kept, since most look the same from one decision to the next. Each is made of
its arguments alone, so a kept one is never out of date."""


def table_view(s: State, seat: int | None) -> seen.TableView:
    """Everything this seat, or a spectator (None), may see. Nothing is hidden from one seat and open to another."""
    teller = teller_of(s)
    acting = s.granted if s.granted >= 0 else s.active
    return seen.TableView(
        game=s.tables.book.name,
        mission=s.scene.mission_id,
        seat=seat,
        seats=s.seat_count,
        round=s.round,
        phase=teller.phases.get(s.phase) or PHASES[s.phase],
        first_player=s.first,
        active_seat=s.seat if s.phase == c.PLAYERS else None,
        active_survivor=actor_name(s, s.active) if s.active >= 0 else None,
        acting=actor_name(s, acting) if acting >= 0 else None,
        ultrared=s.scene.ultrared,
        danger=LEVELS[danger(s)],
        board=seen.BoardShape(state=s.shape, blocked=[s.board.names[zone] for zone in s.board.blocked]),
        survivors=[survivor_view(s, who) for who in range(s.posse)],
        companions=[companion_view(s, who) for who in range(s.posse, s.actors)],
        zombies=zombies_view(s),
        abomination=s.tables.abomination_ids[s.abomination] if s.abomination >= 0 else None,
        miniatures={s.tables.zombie_ids[kind]: s.pool[kind] for kind in range(s.kinds)},
        noise=seen.Noise(zone=zone_id(s, s.noise_zone), level=NOISES[s.noise]),
        spawn_tokens=spawn_view(s),
        objectives=[objective_view(s, number) for number in range(len(s.objective_zone))],
        hidden_faces=hidden_faces(s),
        exit=zone_id(s, teller.exit_zone(s)),
        decks=decks_view(s),
        goals=goals_view(s),
        result=result_view(s),
        own_mission=own_mission(s),
    )


def own_mission(s: State) -> seen.OwnMission | msgspec.UnsetType:
    """Title and story of a designer's mission, which nobody can look up; nothing for those of the box."""
    mission = s.scene.mission
    if mission is None or teller_of(s).content.missions.get(mission.id) is mission:
        return msgspec.UNSET
    return seen.OwnMission(title=words(mission.title), briefing=words(mission.briefing))


def words(text: Text) -> seen.Words:
    return seen.Words(en=text.en, pl=text.pl)


def goals_view(s: State) -> list[seen.Goal]:
    """The goals with what is done and what is still locked (UOA-WIN-06)."""
    return [
        seen.Goal(key=goal.key, done=s.goals >> number & 1 == 1, locked=not unlocked(s, goal), rule=goal.rule)
        for number, goal in enumerate(s.scene.goals)
    ]


# ---- people


def survivor_view(s: State, who: int) -> seen.Survivor:
    """A player's survivor with its dashboard, which lies open (UOA-SETUP-10)."""
    at = who * c.SLOTS
    free = range(len(FREE_ACTIONS)) if mods_of(s, who)[k.FREE_ANY] else ()
    return survivor_seen(
        s.tables,
        tuple(s.scene.objective_ids),
        s.person[who],
        s.owner[who],
        zone_id(s, s.zone[who]),
        s.gone[who],
        (s.health[who], s.max_health[who], s.ap[who], s.laps[who], s.level[who]),
        s.classes[who],
        tuple(s.owned[who]),
        tuple(s.slots[at : at + c.SLOTS]),
        tuple([s.person[other] for other in range(s.posse, s.actors) if s.leader[other] == who]),
        tokens_of(s, who),
        s.taken >> who & 1 == 1,
        (actions_left(s, who), s.searches[who], s.used[who]),
        tuple([free_left(s, who, kind) for kind in free]),
    )


@lru_cache(REMEMBERED)
def survivor_seen(
    tables: Tables,
    objectives: tuple[str, ...],
    person: int,
    seat: int,
    zone: str | None,
    gone: int,
    dashboard: tuple[int, int, int, int, int],
    classes: int,
    owned: tuple[int, ...],
    slots: tuple[int, ...],
    companions: tuple[int, ...],
    tokens: tuple[str, ...],
    taken: bool,
    turn: tuple[int, int, int],
    free: tuple[int, ...],
) -> seen.Survivor:
    """A survivor's picture, made of what is given alone; people, Skills and cards are numbers of the tables."""
    teller, name = tables.book.teller, tables.survivor_ids[person]
    health, max_health, adrenaline, laps, level = dashboard
    cards = [slot_view(tables, objectives, value) for value in slots]
    return seen.Survivor(
        id=name,
        name=teller.content.survivors[name].name.en,
        seat=seat,
        zone=zone,
        left=GONE.get(gone),
        health=health,
        max_health=max_health,
        adrenaline=adrenaline,
        laps=laps,
        level=LEVELS[level],
        classes=teller.class_ids[classes],
        skills=[tables.skill_ids[skill] for skill in owned],
        slots=dict(zip(SLOT_NAMES, cards, strict=True)),
        companions=[tables.survivor_ids[other] for other in companions],
        tokens=list(tokens),
        turn_taken=taken,
        turn=turn_view(*turn, free, teller.limits),
    )


def turn_view(actions: int, searches: int, used: int, free: tuple[int, ...], limits: dict[str, int]) -> seen.Turn:
    """What a survivor may still do in its current or last Turn: Actions, free Actions by type, limits used."""
    return seen.Turn(
        actions=actions,
        free={FREE_ACTIONS[kind]: count for kind, count in enumerate(free) if count > 0},
        searches=searches,
        used=[name for name, mark in limits.items() if k.uses(used, mark)] if used else [],
    )


def slot_view(tables: Tables, objectives: tuple[str, ...], value: int) -> seen.SlotCard | None:
    """A card or mission token in a slot."""
    if value < 0:
        return None
    card = card_of(value)
    name = objectives[card - c.TOKEN_CARD] if card >= c.TOKEN_CARD else tables.card_ids[card]
    return seen.SlotCard(card=name, empty=is_empty(value))


def companion_view(s: State, who: int) -> seen.Companion:
    """A companion: lone, led or not yet in the game (UOA-CMP-01)."""
    leader = s.leader[who]
    return companion_seen(
        s.tables,
        s.person[who],
        zone_id(s, s.zone[who]),
        s.gone[who],
        actor_name(s, leader) if leader >= 0 else None,
        leader == c.IN_SUPPLY,
        s.health[who],
        tokens_of(s, who),
    )


@lru_cache(REMEMBERED)
def companion_seen(
    tables: Tables,
    person: int,
    zone: str | None,
    gone: int,
    leader: str | None,
    in_supply: bool,
    health: int,
    tokens: tuple[str, ...],
) -> seen.Companion:
    """A companion's picture, made of what is given alone."""
    teller, name = tables.book.teller, tables.survivor_ids[person]
    return seen.Companion(
        id=name,
        name=teller.content.survivors[name].name.en,
        kind=teller.class_ids[tables.survivor_class[person]][0],
        zone=zone,
        left=GONE.get(gone),
        leader=leader,
        in_supply=in_supply,
        health=health,
        tokens=list(tokens),
    )


def tokens_of(s: State, who: int) -> tuple[str, ...]:
    """The Objectives that somebody carries."""
    if who not in s.objective_holder:
        return ()
    return tuple([objective_id(s, number) for number, holder in enumerate(s.objective_holder) if holder == who])


# ---- the board


def zombies_view(s: State) -> dict[str, dict[str, int]]:
    """The zombies of every zone that has any, by kind."""
    result: dict[str, dict[str, int]] = {}
    for zone in range(s.board.zones):
        counts = s.zombies[zone * s.kinds : zone * s.kinds + s.kinds]
        if any(counts):
            result[s.board.names[zone]] = {s.tables.zombie_ids[kind]: n for kind, n in enumerate(counts) if n}
    return result


def spawn_view(s: State) -> list[seen.SpawnToken]:
    """The Spawn tokens; `order` is the place of an active one in the coming Spawn Step (UOA-SPAWN-02)."""
    start = starting_zone(s)
    active = [token for token in range(len(s.token_kind)) if s.token_state[token] == c.ON]
    active.sort(key=lambda token: order_key(s, token, start))
    order = {token: place for place, token in enumerate(active, start=1)}
    return [
        token_seen(
            spawn_id(s, token),
            spawn_kind_id(s, token),
            zone_id(s, s.token_zone[token]),
            s.token_state[token],
            order.get(token),
        )
        for token in range(len(s.token_kind))
    ]


@lru_cache(REMEMBERED)
def token_seen(name: str, kind: str, zone: str | None, state: int, order: int | None) -> seen.SpawnToken:
    """A Spawn token's picture, made of what is given alone."""
    return seen.SpawnToken(id=name, kind=kind, zone=zone, state=TOKEN_STATES[state], active=state == c.ON, order=order)


def objective_view(s: State, number: int) -> seen.Objective:
    """An Objective token; an unseen face is `hidden` (UOA-COMP-13)."""
    holder = s.objective_holder[number]
    return objective_seen(
        objective_id(s, number),
        zone_id(s, s.objective_zone[number]),
        face_id(s, s.objective_face[number]),
        actor_name(s, holder) if holder >= 0 else None,
        s.objective_zone[number] < 0,
    )


@lru_cache(REMEMBERED)
def objective_seen(name: str, zone: str | None, face: str, holder: str | None, taken: bool) -> seen.Objective:
    """An Objective's picture, made of what is given alone."""
    return seen.Objective(id=name, zone=zone, face=face, holder=holder, taken=taken)


def hidden_faces(s: State) -> dict[str, int]:
    """How many of each face still lie face down; which is where, nobody knows."""
    return {face_id(s, face): s.faces.count(face) for face in sorted(set(s.faces))}


# ---- decks and the end


def decks_view(s: State) -> dict[str, seen.Deck]:
    """Decks as counts, discard piles open; never an order (UOA-SETUP-11)."""
    cards, zombies = s.tables.card_ids, s.tables.zombie_card_ids
    return {
        "equipment": seen.Deck(cards=len(s.deck), discards=sorted([cards[card] for card in s.discards])),
        "zombies": seen.Deck(cards=len(s.zombie_deck), discards=sorted([zombies[card] for card in s.zombie_discards])),
        "abominations": seen.Deck(cards=len(s.abominations)),
    }


def result_view(s: State) -> seen.Result | None:
    if s.result not in (WON, LOST):
        return None
    return seen.Result(won=s.result == WON, reason=s.reason, rule=s.reason_rule)


# ---- geometry, fetched once for each shape of the board


def board_data(s: State) -> dict[str, Any]:
    """The zones of the board as it lies now, with neighbours and the plan to draw it by."""
    board = s.board
    return {
        "state": s.shape,
        "zones": [
            {
                "name": board.names[zone],
                "cells": list(board.cells[zone]),
                "kind": board.look[zone],
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
