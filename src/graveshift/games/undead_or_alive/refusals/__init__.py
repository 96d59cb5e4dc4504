"""Why an action is not possible now: a sentence for the person who asked, and the rule.

Each `check_...` reads its request, and raises Refused with the first reason against it; it passes exactly if the action
is among the options (a property test holds it to that).
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from graveshift.games.undead_or_alive.keys import (
    PLAIN,
    WITH_ACTOR,
    WITH_CARD,
    WITH_ZONE,
    actor_name,
    card_name,
    option_key,
)
from graveshift.games.undead_or_alive.labels import TURN_QUESTIONS
from graveshift.games.undead_or_alive.prompts import question_of
from graveshift.games.undead_or_alive.refusals import abilities, fighting, moving, things
from graveshift.games.undead_or_alive.refusals.answers import check_answer, expected, other_question
from graveshift.games.undead_or_alive.refusals.request import VERBS, Request, fold, refuse, refused
from graveshift.kernel.errors import Refused
from graveshift.kernel.rules import Ask
from graveshift.zombicide.codes import ASK_ACTION, ASK_CHARGE_ATTACK, ASK_EXIT, ASK_LEADER, ASK_REFLEXES
from graveshift.zombicide.state import State

ATTACKS: Final[dict[str, Callable[[Request], None]]] = {
    "melee": fighting.check_melee,
    "melee-dual": fighting.check_melee_dual,
    "shoot": fighting.check_shoot,
    "shoot-dual": fighting.check_shoot_dual,
    "fan": fighting.check_fan,
    "throw": fighting.check_throw,
}
ACTIONS: Final[dict[str, Callable[[Request], None]]] = {
    **ATTACKS,
    "improvise": fighting.check_improvise,
    "improvise-shot": fighting.check_improvise_shot,
    "fire-gatling": fighting.check_fire_gatling,
    "move": moving.check_move,
    "charge": moving.check_charge,
    "sprint": moving.check_sprint,
    "jump": moving.check_jump,
    "board-wagon": moving.check_board_wagon,
    "leave-wagon": moving.check_leave_wagon,
    "push-wagon": moving.check_push_wagon,
    "push-gatling": moving.check_push_gatling,
    "search": things.check_search,
    "reorganise": things.check_reorganise,
    "trade": things.check_trade,
    "take": things.check_take,
    "make-noise": things.check_make_noise,
    "reload": things.check_reload,
    "discard-cards": things.check_discard_cards,
    "holy-water": things.check_holy_water,
    "bless-water": things.check_bless_water,
    "drink": things.check_drink,
    "rally": things.check_rally,
    "load-wagon": things.check_load_wagon,
    "drop-coal": things.check_drop_coal,
    "start-train": things.check_start_train,
    "vade-retro": abilities.check_vade_retro,
    "shove": abilities.check_shove,
    "lifesaver": abilities.check_lifesaver,
    "taunt": abilities.check_taunt,
    "born-leader": abilities.check_born_leader,
    "invent": abilities.check_invent,
    "end": abilities.check_end,
}


def explain(s: State, ask: Ask, key: str) -> Refused:
    """The sentence and the rule against a key that is not among the options."""
    request = Request(s, ask, key)
    try:
        check_known(request)
        check_spelling(request)
        check(request)
    except Refused as reason:
        return reason
    return refused("'{key}' is not possible now.", request.rule, {"key": key})


def check(r: Request) -> None:
    """Raise the first reason against a request; pass if nothing speaks against it."""
    if r.verb == "activate":
        abilities.refuse_activation(r)
    elif r.verb in ("leave", "leave-with-wagon") and r.ask.kind != ASK_EXIT:
        abilities.refuse_leaving(r)
    elif r.ask.kind in (ASK_ACTION, ASK_LEADER) and r.verb in ACTIONS:
        ACTIONS[r.verb](r)
    elif r.ask.kind in (ASK_CHARGE_ATTACK, ASK_REFLEXES) and r.verb in ATTACKS:
        ATTACKS[r.verb](r)
    elif r.verb in ACTIONS and r.verb not in expected(r):
        other_question(r)
    else:
        check_answer(r)


def check_known(r: Request) -> None:
    """The verb must exist; a survivor's name in front is not part of a key (UOA-ROUND-03)."""
    if r.verb in VERBS:
        return
    s = r.s
    people = {fold(actor_name(s, actor)): actor for actor in range(s.actors)}
    actor = people.get(fold(r.verb))
    if actor is not None:
        name = r.called(actor)
        if r.ask.kind in TURN_QUESTIONS and actor == r.who:
            refuse(
                "{survivor} is the one to act; leave the name out and write '{rest}'.",
                "UOA-ROUND-03",
                survivor=name,
                rest=r.rest,
            )
        refuse("{survivor} is not the one to act now.", "UOA-ROUND-03", survivor=name)
    near = get_close_matches(fold(r.verb), sorted(VERBS), n=3, cutoff=0.6) or sorted(expected(r))[:3]
    refuse(
        "There is no action '{verb}'. The nearest are {near}.",
        question_of(r.ask).rules[0],
        verb=r.verb,
        near=", ".join(near),
    )


def check_spelling(r: Request) -> None:
    """An option that was only written differently is named by its key."""
    key = written(r)
    known = {fold(option_key(r.s, r.ask, code)): option_key(r.s, r.ask, code) for code in r.ask.options}
    if fold(key) in known:
        refuse("That is written '{key}'.", r.rule, key=known[fold(key)])


def written(r: Request) -> str:
    """The key that this request would have, names turned into ids; the rest as it is."""
    s = r.s
    plain = next((name for name in PLAIN.values() if name.partition(":")[0] == r.verb), None)
    if plain is not None:
        return plain
    card, at, zone = r.rest.partition("@")
    try:
        if at:
            return f"{r.verb}:{card_name(s, r.card(card))}@{s.board.names[r.zone(zone)]}"
        if r.verb in WITH_ZONE.values():
            return f"{r.verb}:{s.board.names[r.zone(r.rest)]}"
        if r.verb in WITH_ACTOR.values():
            return f"{r.verb}:{actor_name(s, r.survivor(r.rest))}"
        if r.verb in WITH_CARD.values():
            return f"{r.verb}:{card_name(s, r.card(r.rest))}"
    except Refused:
        pass
    return f"{r.verb}:{r.rest}"
