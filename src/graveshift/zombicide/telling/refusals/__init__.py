"""Why an action is not possible now: a sentence for the person who asked, and the rule.

Each `check_...` reads its request, and raises Refused with the first reason against it; it passes exactly if the action
is among the options (a property test holds it to that).
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from graveshift.content import Text
from graveshift.kernel.errors import Refused
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules.codes import ASK_ACTION, ASK_CHARGE_ATTACK, ASK_EXIT, ASK_LEADER, ASK_REFLEXES, MANNER
from graveshift.zombicide.rules.state import State
from graveshift.zombicide.telling.keys import actor_name, card_name, manner_key, option_key
from graveshift.zombicide.telling.labels import TURN_QUESTIONS
from graveshift.zombicide.telling.prompts import question_of
from graveshift.zombicide.telling.refusals import abilities, fighting, moving, things
from graveshift.zombicide.telling.refusals.answers import check_answer, expected, other_question
from graveshift.zombicide.telling.refusals.request import Request, fold, listed, refused
from graveshift.zombicide.telling.teller import Check, Teller

CHECKS: Final[dict[str, Check]] = {**fighting.CHECKS, **moving.CHECKS, **things.CHECKS, **abilities.CHECKS}
"""The reasons against every Action of the family, by its name; a game's Teller has those of its own."""


def check_of(teller: Teller, name: str) -> Check | None:
    """The reasons against an Action of this game; None if nothing is called so."""
    return teller.checks.get(name) or CHECKS.get(name) if name in teller.verbs.known else None


def explain(s: State, ask: Ask, key: str) -> Refused:
    """The sentence and the rule against a key that is not among the options."""
    request = Request(s, ask, key)
    try:
        check_known(request)
        check_spelling(request)
        check(request)
    except Refused as reason:
        return reason
    return refused(request.teller, "'{key}' is not possible now.", request.rule, {"key": key})


def check(r: Request) -> None:
    """Raise the first reason against a request; pass if nothing speaks against it."""
    action = check_of(r.teller, r.verb)
    if r.verb == "activate":
        abilities.refuse_activation(r)
    elif r.verb in ("leave", "leave-with-wagon") and r.ask.kind != ASK_EXIT:
        abilities.refuse_leaving(r)
    elif (action is not None and r.ask.kind in (ASK_ACTION, ASK_LEADER)) or (
        action is not None and r.ask.kind in (ASK_CHARGE_ATTACK, ASK_REFLEXES) and r.verb in fighting.ATTACKS
    ):
        action(r)
    elif action is not None and r.verb not in expected(r):
        other_question(r)
    else:
        check_answer(r)


def check_known(r: Request) -> None:
    """The verb must exist; a survivor's name in front is not part of a key (UOA-ROUND-03)."""
    if r.verb in r.teller.verbs.known or r.verb in r.teller.options:
        return
    s = r.s
    people = {fold(actor_name(s, actor)): actor for actor in range(s.actors)}
    actor = people.get(fold(r.verb))
    if actor is not None:
        name = r.called(actor)
        if r.ask.kind in TURN_QUESTIONS and actor == r.who and not r.rest:
            r.refuse("{survivor} is the one to act; say what to do.", r.cites[cite.TURN_BEGINS], survivor=name)
        if r.ask.kind in TURN_QUESTIONS and actor == r.who:
            r.refuse(
                "{survivor} is the one to act; leave the name out and write '{rest}'.",
                r.cites[cite.TURN_BEGINS],
                survivor=name,
                rest=r.rest,
            )
        r.refuse("{survivor} is not the one to act now.", r.cites[cite.TURN_BEGINS], survivor=name)
    rule = question_of(s, r.ask).rules[0]
    names = {verb: verb_called(r.teller, verb) for verb in sorted(r.teller.verbs.known)}
    calls = {fold(name.pl.partition(" (")[0]): verb for verb, name in names.items()} | {verb: verb for verb in names}
    found = get_close_matches(fold(r.verb), calls, n=3, cutoff=0.6)
    if not found:
        r.refuse("There is no action '{verb}'.", rule, verb=r.verb)
    near = list(dict.fromkeys(calls[name] for name in found))
    r.refuse("There is no action '{verb}'. Nearest: {near}.", rule, verb=r.verb, near=listed(near, names))


def verb_called(teller: Teller, verb: str) -> Text:
    """What the options of a verb are called, before their arguments, with the verb in brackets."""
    phrase = teller.options.get(verb)
    name = teller.content.names.actions.get(verb) or phrase
    spoken = name.pl.partition("{")[0].rstrip(" :,(") if name else ""
    return Text(en=verb, pl=f"{spoken} ({verb})" if spoken else verb)


def check_spelling(r: Request) -> None:
    """An option that was only written differently is named by its key."""
    key = written(r)
    known = {fold(option_key(r.s, r.ask, code)): option_key(r.s, r.ask, code) for code in r.ask.options}
    if fold(key) in known:
        r.refuse("That is written '{key}'.", r.rule, key=known[fold(key)])


def written(r: Request) -> str:
    """The key that this request would have, names turned into ids; the rest as it is."""
    s, verbs = r.s, r.teller.verbs
    plain = next((name for name in verbs.plain.values() if name.partition(":")[0] == r.verb), None)
    if plain is not None and (":" not in plain or not r.rest):
        return plain
    card, at, zone = r.rest.partition("@")
    try:
        manner = manner_key(s, r.manner << MANNER)
        if at:
            return f"{r.verb}:{card_name(s, r.card(card))}@{s.board.names[r.zone(zone)]}{manner}"
        if r.verb in verbs.with_zone.values():
            return f"{r.verb}:{s.board.names[r.zone(r.rest)]}"
        if r.verb in verbs.with_actor.values():
            return f"{r.verb}:{actor_name(s, r.survivor(r.rest))}"
        if r.verb in verbs.with_card.values():
            return f"{r.verb}:{card_name(s, r.card(r.rest))}{manner}"
    except Refused:
        pass
    return f"{r.verb}:{r.rest}"
