"""Odds and consequences of an option, computed when somebody asks."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from graveshift.content import said
from graveshift.games.tiny_epic_zombies.actions.action import NO_PRICE
from graveshift.games.tiny_epic_zombies.rules.adding import place_for
from graveshift.games.tiny_epic_zombies.rules.codes import (
    ASK_ADD,
    ASK_BLEEDING,
    ASK_FRY_COOK,
    ASK_OVERKILL,
    ASK_TOLL,
    ASK_TURN,
    AXE,
    CAPTURE,
    CONVERT,
    COUNTER,
    CROSSBOW,
    END,
    FIGHT,
    LEFTOVERS,
    MOVE,
    OFF,
    OWN_SHOT,
    PUSH_HUMAN,
    REVOLVER,
    SHOOT,
    SKATE,
    THROW,
    TRACK,
    USE,
    VERB,
    WOUND,
    YES,
)
from graveshift.games.tiny_epic_zombies.rules.killing import shot_cost, surcharge
from graveshift.games.tiny_epic_zombies.rules.standing import zombie_at
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.rules.turn import BY_VERB
from graveshift.games.tiny_epic_zombies.telling.endings import LOSSES
from graveshift.games.tiny_epic_zombies.telling.foresight import Foresight, foresee
from graveshift.games.tiny_epic_zombies.telling.names import human_id, identify, name
from graveshift.games.tiny_epic_zombies.telling.outlook import likely_cards, look_ahead, noise_in
from graveshift.games.tiny_epic_zombies.telling.words import QUESTIONS
from graveshift.kernel.rules import Ask

DIE: Final = {"overkill": Fraction(1, 3), "blank": Fraction(1, 3), "wound-1": Fraction(1, 6), "wound-2": Fraction(1, 6)}


def preview(s: State, ask: Ask, option: int) -> dict[str, Any]:
    """What the option costs, what the die may bring, and whether it can be fatal; `fatal` stands first: it loses."""
    human = concerned(s, ask, option)
    found = price(s, ask, option, human) | roll(s, option, human)
    coming = foresee(s, ask, option, human)
    if coming is not None:
        if "die" in found or coming.wounds or option in (CAPTURE, CONVERT, WOUND):
            found["wounds"] = round(float(coming.wounds), 2)
        if coming.kills:
            found["kills"] = round(float(coming.kills), 2)
        if found or coming.eaten:
            found["eaten_alive"] = float(coming.eaten)
    return fatal(coming) | found | loudness(s, ask, option) | bites(s, ask, option) | arrival(s, ask, option)


def concerned(s: State, ask: Ask, option: int) -> int:
    """The Human whom the option may cost something."""
    if ask.kind == ASK_BLEEDING:
        return option & 255
    return ask.about[0] if QUESTIONS[ask.kind].about[:1] == ("human",) else s.active


def price(s: State, ask: Ask, option: int, human: int) -> dict[str, Any]:
    """The Ammo to pay (TEZ-KILL-14, TEZ-WA-04)."""
    verb = option >> VERB << VERB
    if verb in (SHOOT, OWN_SHOT):
        room = s.room[human] if verb == OWN_SHOT else option & 255
        cost = shot_cost(s, human, room)
        bolt = s.ranged[human] == CROSSBOW and cost > surcharge(s, human, room)
        return {"ammo": cost} | ({"ammo_saved": float(DIE["overkill"])} if bolt else {})
    action = BY_VERB[option >> VERB]
    if action is not None:
        cost = action.price(s, human, option)
        return {"ammo": cost} if cost != NO_PRICE else {}
    if verb == PUSH_HUMAN or option == COUNTER + REVOLVER or (ask.kind == ASK_FRY_COOK and option == YES):
        return {"ammo": 1}
    if ask.kind == ASK_TOLL and option == TRACK:
        return {"ammo": min(ask.about[1], s.ammo[human])}
    return {}


def roll(s: State, option: int, human: int) -> dict[str, Any]:
    """The Melee Die, where the option rolls it once; the Greaser's first of a ride is sure (TEZ-REC-09, TEZ-HUM-09)."""
    verb, argument = option >> VERB << VERB, option & 255
    if (verb in (MOVE, SKATE) and zombie_at(s, argument)) or option == FIGHT:
        return {"die": {"overkill": 1.0} if s.sure_overkill else odds()}
    if option in (THROW, COUNTER + AXE) or option == USE + LEFTOVERS:
        return {"die": odds()}
    return {}


def odds() -> dict[str, float]:
    return {face: float(chance) for face, chance in DIE.items()}


def fatal(coming: Foresight | None) -> dict[str, Any]:
    """The game may be lost at once: why, by which rule, and how likely it is."""
    if coming is None or not coming.lost:
        return {}
    rule = max(coming.lost, key=lambda one: coming.lost[one])
    loss = LOSSES[rule]
    text = {language: said(loss.text, language) for language in ("en", "pl")}
    chance = float(sum(coming.lost.values()))
    return {"fatal": {"reason": loss.reason, "rule": rule, "chance": chance, "text": text}}


def loudness(s: State, ask: Ask, option: int) -> dict[str, Any]:
    """How likely a noise is if the Turn ended in the Room that a Move leads to (TEZ-NOISE-01)."""
    if option >> VERB << VERB not in (MOVE, SKATE):
        return {}
    cards = likely_cards(s, ask.seat)
    return {"noise": noise_in(s, option & 255, cards)} if cards else {}


def bites(s: State, ask: Ask, option: int) -> dict[str, Any]:
    """Who can be Overrun after the Turn, and how likely, as far as the seat knows the card (TEZ-ADD-13)."""
    if option != END or ask.kind not in (ASK_TURN, ASK_OVERKILL):
        return {}
    chances: dict[str, float] = {}
    for card in look_ahead(s, ask.seat)["coming"]:
        for human in card["overrun"]:
            chances[human] = chances.get(human, 0.0) + card["chance"]
    return {"overrun": chances} if chances else {}


def arrival(s: State, ask: Ask, option: int) -> dict[str, Any]:
    """Where the Zombie for a Store goes, and whom it Overruns there (TEZ-ADD-02, TEZ-ADD-05, TEZ-ADD-13)."""
    if ask.kind != ASK_ADD:
        return {}
    room = place_for(s, option & 255)
    if room == OFF:
        return {"barricade": 1}
    if not s.figures:
        return {}
    place = {"room": identify(s, "room", room), "text": {word: name(s, "room", room, word) for word in ("en", "pl")}}
    if s.traps >> room & 1:
        return {"arrives": place, "trap": True}
    met = {human_id(s, human): 1.0 for human in range(s.table.humans) if s.room[human] == room}
    return {"arrives": place} | ({"overrun": met} if met else {})
