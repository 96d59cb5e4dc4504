"""What has happened before a scenario begins: the mission's events that it names, and those that its position shows."""

from __future__ import annotations

from typing import Final

from graveshift.content import number
from graveshift.games.army_of_the_dead.rules import codes as c
from graveshift.games.army_of_the_dead.rules.city import (
    ACTIVATE,
    EXIT_OPENS,
    KILL,
    LIFT_OPENS,
    OPEN_VAULT,
    SPAWN_WAKES,
    TAKE_ALL,
    TAKE_COUNT,
    TAKE_FACE,
    ZEUS_COMES,
    Trigger,
    city_of,
    is_open,
)
from graveshift.games.army_of_the_dead.rules.events import lift_ways, open_ways
from graveshift.games.army_of_the_dead.rules.goals import is_done
from graveshift.games.army_of_the_dead.rules.state import State
from graveshift.games.army_of_the_dead.scenario.given import Given
from graveshift.zombicide.rules.codes import ON, REMOVED

TAKING: Final = (TAKE_FACE, TAKE_ALL, TAKE_COUNT)


def put_events(s: State, given: Given, faces: tuple[str, ...]) -> None:
    """Events that have come about, and what lasts of them where the scenario does not say otherwise."""
    city = city_of(s)
    for token, holder in enumerate(s.objective_holder):
        if holder >= 0:  # who carries it has taken it
            s.objectives_taken |= 1 << token
    put_vault_open(s, given, faces)
    for place, name in enumerate(given.happened):
        number(name, list(city.events), "event", ("happened", str(place)))
    put_goals(s)
    put_deeds(s)
    told = {*given.happened, *shown(s, given, faces)}
    for name, event in city.events.items():
        if name in told:
            s.happened |= 1 << event
            for trigger in city.triggers:
                if trigger.event == event:
                    put_consequence(s, given, trigger)
    if s.came & c.ANY_ZEUS:
        remove_zeus_token(s, given)


def put_vault_open(s: State, given: Given, faces: tuple[str, ...]) -> None:
    """What was taken out of the Vault shows that it is open, unless the scenario says otherwise (AOTD-VAULT-14)."""
    city = city_of(s)
    if given.vault is not None or s.vault == c.NO_VAULT or city.mission is None:
        return
    for fixed in city.mission.objectives.fixed:
        token = city.objective_ids.index(f"objective-{fixed.colour}")
        goals = [number_of_goal for number_of_goal, goal in enumerate(city.aims) if goal.kind == TAKE_FACE]
        grabbed = [one for one in goals if faces[city.aims[one].numbers[0]] == fixed.colour and s.goals >> one & 1]
        inside = s.board.index[fixed.zone] == city.vault_zone
        if inside and (grabbed or s.objectives_taken >> token & 1):
            s.vault = c.VAULT_OPEN
            s.board = s.board.opened([city.vault_door])
            s.shut = list(s.board.shut)


def put_goals(s: State) -> None:
    """Goals that a taken Objective or the open Vault shows to be done; what follows from them follows from here."""
    for number_of_goal, goal in enumerate(city_of(s).aims):
        plain = goal.kind == OPEN_VAULT or (goal.kind in TAKING and s.objectives_taken)
        if plain and is_open(s, goal) and is_done(s, number_of_goal, goal):
            s.goals |= 1 << number_of_goal


def put_deeds(s: State) -> None:
    """What done goals have left: a killed Abomination is out of the game, and what was activated stays activated.

    (AOTD-ABOM-02, AOTD-ACT-15)
    """
    city = city_of(s)
    for number_of_goal, goal in enumerate(city.aims):
        if not s.goals >> number_of_goal & 1:
            continue
        if goal.kind == KILL:
            for kind in range(c.KINDS):
                if goal.numbers[0] >> kind & 1 and not any(s.zombies[kind :: c.KINDS]):
                    bury(s, kind)
        elif goal.kind == ACTIVATE:
            for which, face in enumerate(s.objective_face):
                if face == goal.numbers[0] and not city.takeable[which]:
                    s.objectives_taken |= 1 << which


def bury(s: State, kind: int) -> None:
    """An Abomination has come and was killed; its card is out of the game, too."""
    s.came |= 1 << kind
    s.slain |= 1 << kind
    card = city_of(s).box.abomination_cards[kind]
    s.zombie_deck = [one for one in s.zombie_deck if one != card]
    s.zombie_discards = [one for one in s.zombie_discards if one != card]


def put_consequence(s: State, given: Given, trigger: Trigger) -> None:
    """Exits are open, coloured Spawn Zones awake, lifts free; Zeus has come, wherever he is now."""
    city = city_of(s)
    if trigger.effect == EXIT_OPENS and city.exit_ids[trigger.a] not in given.exits:
        s.open_exits |= 1 << trigger.a
    elif trigger.effect == SPAWN_WAKES and not said_of(s, given, trigger.a):
        s.token_state[trigger.a] = ON
    elif trigger.effect == LIFT_OPENS:
        open_ways(s, lift_ways(s, trigger.a))
    elif trigger.effect == ZEUS_COMES:
        remove_zeus_token(s, given)


def remove_zeus_token(s: State, given: Given) -> None:
    """The Zeus Spawn token leaves the game with his coming (AOTD-ZSP-05)."""
    for token, kind in enumerate(s.token_kind):
        if kind == c.ZEUS_TOKEN and not said_of(s, given, token):
            s.token_state[token], s.token_zone[token] = REMOVED, -1


def said_of(s: State, given: Given, token: int) -> bool:
    """Does the scenario say in which state a Spawn token is?"""
    ids = s.scene.spawn_ids
    for place, one in enumerate(given.spawn_tokens):
        if one.state is not None and (ids[token] == one.id if one.id is not None else place == token):
            return True
    return False


def shown(s: State, given: Given, faces: tuple[str, ...]) -> list[str]:
    """The events without which the position could not have come about."""
    city = city_of(s)
    done = {goal.key for number_of_goal, goal in enumerate(city.aims) if s.goals >> number_of_goal & 1}
    found = [f"goal-done:{key}" for key in done]
    floors = {s.board.floor_names[s.board.floor[s.zone[who]]] for who in range(s.posse) if s.zone[who] >= 0}
    found += [f"floor-reached:{floor}" for floor in floors]
    for name in city.events:
        kind, _, rest = name.partition(":")
        if (
            (kind == "goals-done" and set(rest.split(",")) <= done)
            or (kind == "objectives-taken" and s.objectives_taken.bit_count() >= int(rest))
            or (kind == "time-space" and given.time is not None and given.time >= int(rest))
        ):
            found.append(name)
    taken = {token.id for token in given.objectives if token.taken}
    for which, name in enumerate(city.objective_ids):
        activated = not city.takeable[which] and s.objectives_taken >> which & 1
        if name in taken or activated or s.objective_holder[which] >= 0:
            word = "activated" if activated else "taken"
            found.append(f"objective-{word}:{faces[s.objective_face[which]]}")
    if s.vault == c.VAULT_OPEN:
        found.append("vault-open")
    found += [f"killed:{s.tables.zombie_ids[kind]}" for kind in range(c.KINDS) if s.slain >> kind & 1]
    return found
