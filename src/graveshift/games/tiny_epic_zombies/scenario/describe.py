"""A position in the words of scenario files: everything that can be expected of it."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

from graveshift.games.tiny_epic_zombies.rules.codes import (
    ABILITY_IDS,
    ANY_TIME,
    ARSENAL,
    CARRIED,
    EXIT_1,
    MOTORCYCLE,
    MOVING,
    NO_CARD,
    PHASE_NAMES,
    ROOMS,
    SLOT_NAMES,
    SLOTS,
    TOKENS,
    UNKNOWN,
)
from graveshift.games.tiny_epic_zombies.rules.mall import adjacent_stores, entrance, is_corner, next_store
from graveshift.games.tiny_epic_zombies.rules.objectives import real_exit
from graveshift.games.tiny_epic_zombies.rules.standing import zombies_in
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.scenario.names import NONE, ROOM_NAMES, place_name
from graveshift.games.tiny_epic_zombies.telling.names import (
    EXIT_IDS,
    LETTERS,
    REWARD_IDS,
    TOKEN_IDS,
    card_ids,
    face_ids,
    human_id,
    objective_ids,
    player_ids,
    source_ids,
    symbol_ids,
)
from graveshift.games.tiny_epic_zombies.telling.view import squads_view


def describe(s: State) -> dict[str, Any]:
    """The whole position: everybody by their Player Card, the Mall, the Zombie side, decks, Objectives, the moment."""
    people: dict[str, Any] = {name: partial(human, s, name) for name in player_ids()}
    return people | {
        "zombies": rooms_in(s.zombies),
        "figures": s.figures,
        "captured": s.captured,
        "traps": rooms_in(s.traps),
        "barricade": s.barricade,
        "survivors": each(s, s.survivors),
        "collected": s.collected,
        "vehicle": place_name(s, s.vehicle),
        "vehicle-kind": "motorcycle" if s.table.mall.vehicle == MOTORCYCLE else "police-car",
        "beside": {slot: cards(s.beside[at]) for at, slot in enumerate(SLOT_NAMES)},
        "horde": Counter(dict(zip(persons(s.horde), s.markers, strict=True))),
        "hand": list(cards(s.hand)),
        "decks": decks(s),
        "objectives": {objective_ids()[one]: partial(objective, s, one) for one in s.objectives},
        "tokens": {TOKEN_IDS[token]: place_name(s, s.token_at[token]) for token in range(TOKENS)},
        "faces": {TOKEN_IDS[token]: face_of(s, token) for token in range(TOKENS)},
        "squads": squads(s),
        "rewards": [REWARD_IDS[space] for space in range(len(REWARD_IDS)) if s.rewards >> space & 1],
        "exits": tuple(EXIT_IDS[face] for face in s.exits),
        "real-exit": place_name(s, real_exit(s)),
        "sources": [word for at, word in enumerate(source_ids()) if s.sources >> at & 1],
        "phase": PHASE_NAMES[s.phase],
        "turn": turn(s),
        "revealed": card(s.revealed),
        "reveals": s.reveals,
        "finals": s.finals,
        "noise": bool(s.loud),
        "first": human_id(s, s.first),
        "rooms": {name: partial(room, s, at) for at, name in enumerate(ROOM_NAMES)},
        "stores": {name: partial(store, s, slot) for slot, name in enumerate(SLOT_NAMES)},
    }


def human(s: State, name: str) -> dict[str, Any] | str:
    """Whoever has this Player Card now; `none` if nobody has."""
    person = player_ids().index(name)
    if person not in s.person:
        return NONE
    at = s.person.index(person)
    return {
        "seat": s.table.owner[at] + 1,
        "room": ROOM_NAMES[s.room[at]],
        "wounds": s.wounds[at],
        "ammo": s.ammo[at],
        "melee": card(s.melee[at]),
        "ranged": card(s.ranged[at]),
        "backpack": list(cards(s.pack[at])),
        "tokens": [TOKEN_IDS[token] for token in range(TOKENS) if s.token_at[token] == CARRIED + at],
        "facedown": card(s.facedown[at]),
        "seen-by": [human_id(s, other) for other in range(s.table.humans) if s.seen[at] >> other & 1],
        "overrun": bool(s.overrun >> at & 1),
    }


def objective(s: State, one: int) -> dict[str, Any]:
    """Progress of the team, or of each Human."""
    sides = len(s.done)
    done = [bool(side >> one & 1) for side in s.done]
    found: dict[str, Any] = {
        "goal": s.table.goal[one],
        "progress": each(s, s.marker[one * sides : one * sides + sides]),
        "done": [human_id(s, at) for at, is_done in enumerate(done) if is_done] if s.table.competitive else done[0],
    }
    if one == ARSENAL:
        found |= {"ammo": each(s, s.ammo_cache), "ammo-goal": s.table.ammo_goal}
    return found


def decks(s: State) -> dict[str, Any]:
    return {
        "search": list(cards(s.search)),
        "supply": list(cards(s.supply)),
        "under": cards(s.under),
        "discards": list(cards(s.discards)),
        "removed": list(cards(s.removed)),
        "players": persons(s.pool),
        "aside": persons(s.aside),
        "offers": persons(s.offers),
    }


def turn(s: State) -> dict[str, Any]:
    """Where the Human Turn stands."""
    return {
        "human": human_id(s, s.active),
        "number": s.turns,
        "moves": s.moves if s.phase in (ANY_TIME, MOVING) and not s.ended else 0,
        "extra": s.extra,
        "free": s.free,
        "free-shot": bool(s.free_shot),
        "arrived": bool(s.arrived),
        "riding": bool(s.riding),
        "kills": s.kills,
        "ranged-kills": s.ranged_kills,
        "overkills": s.overkills,
        "used": rooms_in(s.used),
        "fought": rooms_in(s.fought),
        "to-add": s.to_add + s.owed,
    }


def room(s: State, at: int) -> dict[str, Any]:
    """What the map says of a Room: `neighbours` by walls, `steps` with Secret Passages, abilities, distances."""
    mall = s.table.mall
    return {
        "name": mall.names[at],
        "neighbours": [ROOM_NAMES[near] for near in mall.walls[at]],
        "steps": [ROOM_NAMES[near] for near in mall.steps[at]],
        "abilities": [ABILITY_IDS[ability] for ability in mall.abilities[at]],
        "distance": {name: partial(mall.distance, at, goal, False) for goal, name in enumerate(ROOM_NAMES)},
        "walk": {name: partial(mall.distance, at, goal, True) for goal, name in enumerate(ROOM_NAMES)},
        "humans": [human_id(s, one) for one in range(s.table.humans) if s.room[one] == at],
    }


def store(s: State, slot: int) -> dict[str, Any]:
    """What the map says of a Store."""
    mall = s.table.mall
    return {
        "face": face_ids()[mall.faces[slot]],
        "symbol": symbol_ids()[mall.symbol[slot]],
        "number": mall.number[slot],
        "entrance": ROOM_NAMES[entrance(slot)],
        "corner": is_corner(slot),
        "adjacent": [SLOT_NAMES[near] for near in adjacent_stores(slot)],
        "next": SLOT_NAMES[next_store(slot)],
        "zombies": zombies_in(s, slot),
    }


def squads(s: State) -> dict[str, str]:
    names = s.table.mall.names
    return {
        squad.id: "arrived" if squad.arrived else ROOM_NAMES[names.index(squad.room)] if squad.room else "start"
        for squad in squads_view(s)
    }


def face_of(s: State, token: int) -> str:
    """What is printed under a token, if it was ever turned."""
    face = s.token_face[token]
    if face == UNKNOWN:
        return NONE
    if token >= EXIT_1 + SLOTS:
        return source_ids()[face]
    return EXIT_IDS[face] if token >= EXIT_1 else LETTERS[face]


def each(s: State, figures: list[int]) -> Any:
    """A figure of the team, or of each Human by the Player Card of the moment; nobody has one with any other card."""
    if not s.table.competitive:
        return figures[0]
    return dict.fromkeys(player_ids(), NONE) | {human_id(s, at): figure for at, figure in enumerate(figures)}


def rooms_in(mask: int) -> list[str]:
    return [ROOM_NAMES[at] for at in range(ROOMS) if mask >> at & 1]


def card(number: int) -> str:
    return card_ids()[number] if number != NO_CARD else NONE


def cards(numbers: list[int] | tuple[int, ...]) -> tuple[str, ...]:
    return tuple(card_ids()[number] for number in numbers)


def persons(numbers: list[int]) -> list[str]:
    return [player_ids()[number] for number in numbers]
