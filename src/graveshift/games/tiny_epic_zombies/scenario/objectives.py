"""Objectives of a scenario: how far they are, and their tokens where that leaves them.

What is said fixes what is left unsaid: the Part lies at the next gear, found Sources and Ingredients are off the map.
What cannot be is refused.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from graveshift.content import Misfit, number
from graveshift.games.tiny_epic_zombies.missions import cure, escape, investigate, stranded
from graveshift.games.tiny_epic_zombies.missions.escort import REWARDS, squad_owner
from graveshift.games.tiny_epic_zombies.rules.codes import (
    ARRIVED,
    ARSENAL,
    CARRIED,
    CLUE_1,
    CURE,
    ESCAPE,
    ESCORT,
    EXIT_1,
    HELICOPTER,
    INVESTIGATE,
    OFF,
    PART,
    SQUADS,
    STORE_ROOMS,
    STRANDED,
    STRANDED_1,
    TOKEN_OBJECTIVE,
    TOKENS,
    UNKNOWN,
)
from graveshift.games.tiny_epic_zombies.rules.mall import squad_way
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.scenario.given import Each, Given, ObjectiveGiven, TokenGiven
from graveshift.games.tiny_epic_zombies.scenario.names import human_of, place_of, room_of
from graveshift.games.tiny_epic_zombies.telling.names import (
    EXIT_IDS,
    LETTERS,
    REWARD_IDS,
    SQUAD_IDS,
    TOKEN_IDS,
    objective_ids,
    source_ids,
)

START: Final = "start"
EXITS: Final = range(EXIT_1, CLUE_1)


def put_objectives(s: State, given: Given) -> None:
    """Progress, what lies on the Objective cards, and the tokens where both leave them."""
    named = given.objectives if isinstance(given.objectives, dict) else {}
    objectives: dict[int, ObjectiveGiven] = {}
    for name, details in named.items():
        one = number(name, objective_ids(), "Objective", ("objectives", name))
        objectives[one] = details if isinstance(details, ObjectiveGiven) else ObjectiveGiven(progress=details or 0)
    put_squads(s, given)
    put_sources(s, given)
    s.exits = found_exits(given)
    only_in_play(s, ESCORT, "squads", bool(given.squads))
    only_in_play(s, ESCORT, "rewards", bool(given.rewards))
    only_in_play(s, ESCAPE, "exits", bool(given.exits))
    only_in_play(s, INVESTIGATE, "sources", bool(given.sources))
    for one in s.objectives:
        put_progress(s, one, objectives.get(one, ObjectiveGiven()))
    check_escort(s, given)
    check_sources(s, given)
    put_tokens(s, given)


def only_in_play(s: State, objective: int, word: str, said: bool) -> None:
    if said and objective not in s.objectives:
        raise Misfit((word,), f"`{objective_ids()[objective]}` is not in play.")


# ---- progress


def put_progress(s: State, one: int, details: ObjectiveGiven) -> None:
    """How far an Objective is; one that is done has reached its goal (TEZ-OBJ-02)."""
    at = ("objectives", objective_ids()[one])
    sides = len(s.done)
    goal = s.table.goal[one]
    progress = figures(s, details.progress, (*at, "progress"))
    if one == ARSENAL:
        s.ammo_cache = figures(s, details.ammo, (*at, "ammo"))
    done = finished(s, details, (*at, "done"))
    said = details.progress != 0
    for side in range(sides):
        if not said and one == ESCORT:
            progress[side] = min(goal, len([squad for squad in arrived(s) if owner(s, squad) == side]))
        if not said and one == INVESTIGATE:
            progress[side] = s.sources.bit_count()
        if side in done:
            s.done[side] |= 1 << one
            progress[side] = progress[side] or goal
            if one == ARSENAL:
                s.ammo_cache[side] = s.ammo_cache[side] or s.table.ammo_goal
        elif progress[side] > goal or (progress[side] == goal and one != ARSENAL):
            raise Misfit((*at, "progress"), f"{goal} is its goal: write `done` (TEZ-OBJ-02).")
    s.marker[one * sides : one * sides + sides] = progress


def figures(s: State, given: Each, at: tuple[str, ...]) -> list[int]:
    """A figure of the team, or of each Human by name (0 for those left out)."""
    if isinstance(given, int):
        return [given] * len(s.done)
    if not s.table.competitive:
        raise Misfit(at, "The team shares it; write one number.")
    found = [0] * len(s.done)
    for name, figure in given.items():
        found[human_of(s, name, (*at, name))] = figure
    return found


def finished(s: State, details: ObjectiveGiven, at: tuple[str, ...]) -> list[int]:
    """Who has completed an Objective."""
    if isinstance(details.done, bool):
        return list(range(len(s.done))) if details.done else []
    if not s.table.competitive:
        raise Misfit(at, "The team completes it together; write `done: true`.")
    return [human_of(s, name, (*at, str(place))) for place, name in enumerate(details.done)]


def made(s: State, one: int) -> int:
    """The steps of all sides together: tokens that there is one of go round for everybody."""
    sides = len(s.done)
    return sum(s.marker[one * sides : one * sides + sides])


def quiet(s: State, one: int) -> bool:
    """A team's completed Objective has no tokens any more (TEZ-OBJ-05)."""
    return not s.table.competitive and bool(s.done[0] >> one & 1)


# ---- Escort the Army


def put_squads(s: State, given: Given) -> None:
    """Where the Squads are, and which rewards are gone: one for each arrival (TEZ-MIS-ESC-07)."""
    for name, place in given.squads.items():
        squad = number(name, SQUAD_IDS, "Squad", ("squads", name))
        s.squads[squad] = squad_place(s, squad, place, ("squads", name))
    for place, name in enumerate(given.rewards):
        s.rewards |= 1 << number(name, REWARD_IDS, "reward", ("rewards", str(place)))
    if not given.rewards:
        s.rewards = (1 << len(arrived(s))) - 1


def squad_place(s: State, squad: int, place: int | str, at: tuple[str, ...]) -> int:
    """Outside, in a Room (also so many steps along the arrows), or in the Courtyard (TEZ-MIS-ESC-04)."""
    if place in ("arrived", START, 0):
        return ARRIVED if place == "arrived" else OFF
    if isinstance(place, str):
        room = room_of(s, place, at)
        if room >= STORE_ROOMS:
            raise Misfit(at, "A Squad that reaches the Courtyard has `arrived` (TEZ-MIS-ESC-07).")
        return room
    way = squad_way(s.table.mall, squad)
    if place > len(way):
        raise Misfit(at, "The way is shorter; a Squad in the Courtyard has `arrived` (TEZ-MIS-ESC-07).")
    return way[place - 1]


def arrived(s: State) -> list[int]:
    return [squad for squad in range(SQUADS) if s.squads[squad] == ARRIVED]


def owner(s: State, squad: int) -> int:
    return squad_owner(s, squad) if s.table.competitive else 0


def check_escort(s: State, given: Given) -> None:
    """Progress, Squads in the Courtyard and rewards that are gone tell the same (TEZ-MIS-ESC-07, TEZ-MIS-ESC-08)."""
    if ESCORT not in s.objectives or not (made(s, ESCORT) or given.squads or given.rewards):
        return
    sides = len(s.done)
    for side in range(sides):
        came = len([squad for squad in arrived(s) if owner(s, squad) == side])
        if min(came, s.table.goal[ESCORT]) != s.marker[ESCORT * sides + side]:
            raise Misfit(
                ("objectives", objective_ids()[ESCORT]),
                "Its progress is the number of Squads that have `arrived` (TEZ-MIS-ESC-08).",
            )
    if s.rewards.bit_count() != min(len(arrived(s)), REWARDS):
        raise Misfit(("rewards",), "Each Squad that has `arrived` has taken one reward (TEZ-MIS-ESC-07).")


# ---- Investigate the Source, Escape the Mall


def put_sources(s: State, given: Given) -> None:
    """Sources found by the team; rivals never take one out (TEZ-MIS-INV-06, TEZ-CMPO-09)."""
    if given.sources and s.table.competitive:
        raise Misfit(("sources",), "In a competitive game a Source that is guessed goes back (TEZ-CMPO-09).")
    for place, name in enumerate(given.sources):
        s.sources |= 1 << number(name, source_ids(), "Source", ("sources", str(place)))


def check_sources(s: State, given: Given) -> None:
    """The team's progress is the number of Sources found (TEZ-MIS-INV-06)."""
    if INVESTIGATE not in s.objectives or s.table.competitive:
        return
    if made(s, INVESTIGATE) != s.sources.bit_count():
        raise Misfit(
            ("sources",) if given.sources else ("objectives", objective_ids()[INVESTIGATE]),
            f"{made(s, INVESTIGATE)} found: name as many `sources` (TEZ-MIS-INV-06).",
        )


def found_exits(given: Given) -> list[int]:
    """Faces of Exit Tokens in the order found; there are eight (TEZ-MIS-EXI-03)."""
    left = list(escape.FACES)
    found: list[int] = []
    for place, word in enumerate(given.exits):
        face = number(str(word), EXIT_IDS, "Exit", ("exits", str(place)))
        if face not in left:
            raise Misfit(("exits", str(place)), f"There are not so many Exit Tokens with `{word}` (TEZ-MIS-EXI-03).")
        left.remove(face)
        found.append(face)
    return found


# ---- tokens


def put_tokens(s: State, given: Given) -> None:
    """Tokens by the state of their Objectives, then as the scenario says, then what Humans carry."""
    lay_out(s)
    said: set[int] = set()
    for name, details in given.tokens.items():
        at = ("tokens", name)
        token = in_play(s, name, at)
        said.add(token)
        if isinstance(details, str):
            s.token_at[token] = place_of(s, details, at)
            continue
        s.token_at[token] = place_of(s, details.at, (*at, "at"))
        put_face(s, token, details, at)
    for human, (name, carrier) in enumerate(given.humans.items()):
        for place, word in enumerate(carrier.tokens if carrier is not None else ()):
            s.token_at[in_play(s, word, ("humans", name, "tokens", str(place)))] = CARRIED + human
    take_off_ingredients(s, said)
    take_off_exits(s, said)
    check_clues(s)


def lay_out(s: State) -> None:
    """Stranded, Part and Clues lie where the progress has brought them."""
    if STRANDED in s.objectives:
        stranded.lay_out(s)
    if HELICOPTER in s.objectives:
        s.token_at[PART] = s.table.mall.gears[made(s, HELICOPTER) % len(s.table.mall.gears)]
    if INVESTIGATE in s.objectives:
        investigate.lay_out(s)
    for token in range(TOKENS):
        if TOKEN_OBJECTIVE[token] in s.objectives and quiet(s, TOKEN_OBJECTIVE[token]):
            s.token_at[token] = OFF


def in_play(s: State, name: str, at: tuple[str, ...]) -> int:
    """A token of an Objective that is open, or a Supply Token."""
    token = number(name, TOKEN_IDS, "token", at)
    one = TOKEN_OBJECTIVE[token]
    if one >= 0 and one not in s.objectives:
        raise Misfit(at, f"`{name}` belongs to `{objective_ids()[one]}`, which is not in play.")
    if one >= 0 and quiet(s, one):
        raise Misfit(at, f"`{objective_ids()[one]}` is completed: its tokens are off the map (TEZ-OBJ-05).")
    return token


def put_face(s: State, token: int, details: TokenGiven, at: tuple[str, ...]) -> None:
    """A face that somebody has seen."""
    if details.face is None:
        return
    if token < STRANDED_1 or token in stranded.BOTH:
        raise Misfit((*at, "face"), f"`{TOKEN_IDS[token]}` has no face that stays known.")
    names = source_ids() if token >= CLUE_1 else EXIT_IDS if token >= EXIT_1 else LETTERS
    s.token_face[token] = number(details.face, names, "face", (*at, "face"))
    s.token_seen[token] = -1
    if details.known_to is not None:
        known = [human_of(s, name, (*at, "known-to", str(place))) for place, name in enumerate(details.known_to)]
        s.token_seen[token] = sum(1 << human for human in known)


def take_off_ingredients(s: State, said: set[int]) -> None:
    """The team's found Ingredients are off the map, with the letters of the track (TEZ-MIS-CUR-03)."""
    if CURE not in s.objectives or s.table.competitive or quiet(s, CURE):
        return
    letters = s.table.cure_order[: made(s, CURE)]
    for token in take_off(s, cure.INGREDIENTS, len(letters), said, "Ingredients"):
        if s.token_face[token] in letters:
            letters.remove(s.token_face[token])
        elif s.token_face[token] != UNKNOWN:
            raise Misfit(("tokens", TOKEN_IDS[token]), "This letter is not on the track yet (TEZ-MIS-CUR-03).")
    for token in cure.INGREDIENTS:
        if s.token_at[token] == OFF and s.token_face[token] == UNKNOWN:
            s.token_face[token] = letters.pop(0)
            s.token_seen[token] = -1
    for letter, name in enumerate(LETTERS):
        if len([token for token in cure.INGREDIENTS if s.token_face[token] == letter]) > 2:
            raise Misfit(("tokens",), f"Only two Ingredients have the letter `{name}` (TEZ-REC-12).")


def take_off_exits(s: State, said: set[int]) -> None:
    """Exit Tokens that were found are on the Objective card (TEZ-MIS-EXI-02)."""
    if ESCAPE in s.objectives and not quiet(s, ESCAPE):
        tokens = take_off(s, EXITS, len(s.exits), said, "Exit Tokens")
        for token, face in zip(tokens, s.exits, strict=True):
            s.token_face[token] = face


def take_off(s: State, tokens: Iterable[int], count: int, said: set[int], words: str) -> list[int]:
    """So many tokens are off the map: those that the scenario takes off, then the first it does not speak of."""
    everything = list(tokens)
    off = [token for token in everything if s.token_at[token] == OFF]
    free = [token for token in everything if token not in off and token not in said]
    if len(off) > count or len(off) + len(free) < count:
        raise Misfit(("tokens",), f"{count} {words} have been found and are off the map; {len(off)} are.")
    off += free[: count - len(off)]
    for token in off:
        s.token_at[token] = OFF
    return off


def check_clues(s: State) -> None:
    """One token for each Source that is not found, one of them hidden on SOURCE (TEZ-MIS-INV-01, TEZ-MIS-INV-08)."""
    if INVESTIGATE not in s.objectives or quiet(s, INVESTIGATE):
        return
    lying = [token for token in investigate.CLUES if s.token_at[token] != OFF]
    free = investigate.free_sources(s)
    if len(lying) >= len(free):
        raise Misfit(("tokens",), f"{len(free)} Sources are left: at most {len(free) - 1} Clues lie on the map.")
    shown = [s.token_face[token] for token in lying if s.token_face[token] != UNKNOWN]
    for token in lying:
        face = s.token_face[token]
        if face != UNKNOWN and (face not in free or shown.count(face) > 1):
            raise Misfit(("tokens", TOKEN_IDS[token]), f"`{source_ids()[face]}` cannot lie there as well.")
