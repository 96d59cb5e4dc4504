"""The words, arguments and rules of options: what each answer does, as a short sentence."""

from __future__ import annotations

from typing import Any

from graveshift.content import said
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules import codes as c
from graveshift.zombicide.rules.attacks import sight_row
from graveshift.zombicide.rules.budget import actions_left
from graveshift.zombicide.rules.state import State, card_of
from graveshift.zombicide.telling.fatal import due
from graveshift.zombicide.telling.keys import FREE_ACTIONS, SLOT_NAMES, actor_name, card_name, manner_names
from graveshift.zombicide.telling.phrases import Phrase
from graveshift.zombicide.telling.prices import price_of, price_words
from graveshift.zombicide.telling.prompts import question_of
from graveshift.zombicide.telling.teller import teller_of
from graveshift.zombicide.telling.verbs import verb_of
from graveshift.zombicide.telling.words import (
    card_words,
    objective_id,
    objective_name,
    skill_name,
    survivor_name,
    zombie_name,
    zone_name,
)


def phrase_of(s: State, ask: Ask, code: int) -> Phrase:
    """The words of an option: those of its question first, then the common ones."""
    teller = teller_of(s)
    name = teller.phrase_name(s, ask, code)
    return question_of(s, ask).options.get(name) or teller.options[name]


def option_rule(s: State, ask: Ask, code: int) -> str:
    """The ledger ID that allows an option."""
    verb = verb_of(code)
    if verb == c.REROLL:
        return s.tables.book.reroll_cites[code & 255]
    if verb == c.MOVE and ask.kind == c.ASK_ACTION and price_of(s, ask, ask.about[0], code).extra:
        return s.tables.cites[cite.LEAVING_COSTS]
    manners = manner_names(s, code)
    return teller_of(s).options[manners[0]].rule if manners else phrase_of(s, ask, code).rule


def option_label(s: State, ask: Ask, code: int, language: str) -> str:
    """What an option does, as a short sentence."""
    label = said(phrase_of(s, ask, code), language).format_map(option_words(s, ask, code, language))
    for manner in manner_names(s, code):
        label = said(teller_of(s).options[manner], language).format(option=label)
    return label


# ---- arguments


def option_arguments(s: State, ask: Ask, code: int) -> dict[str, Any]:
    """The typed arguments of an option: ids, names of zones, numbers."""
    verb = verb_of(code)
    verbs = teller_of(s).verbs
    low, high = code & 255, code >> 8 & 255
    found: dict[str, Any] = {"verb": verbs.names[verb]}
    if verb in verbs.with_zone:
        found["zone"] = s.board.names[low]
    elif verb in verbs.with_actor:
        found["survivor"] = actor_name(s, low)
    elif verb in verbs.with_card:
        found["card"] = card_name(s, low)
    elif verb in verbs.with_card_and_zone:
        found["card"] = card_name(s, high)
        found["zone"] = s.board.names[low]
    elif verb == c.PUT:
        found.update(put_arguments(s, ask, high, low))
    elif verb == c.DROP:
        card = card_of(s.slots[high * c.SLOTS + low])
        found.update(card=card_name(s, card), survivor=actor_name(s, high), slot=SLOT_NAMES[low])
    elif verb in (c.TAKE, c.PAY_TOKEN):
        found["objective"] = objective_id(s, low)
    elif verb == c.KIND:
        found["zombie"] = s.tables.zombie_ids[low]
    elif verb == c.LEAD:
        found.update(companion=actor_name(s, high), survivor=actor_name(s, low))
    elif verb == c.HAND_TOKEN:
        found.update(objective=objective_id(s, high), survivor=actor_name(s, low))
    elif verb == c.SKILL:
        found["skill"] = s.tables.skill_ids[code - c.SKILL]
    elif verb == c.REROLL:
        found["source"] = teller_of(s).rerolls[low]
    elif verb == c.SPEND:
        found["free"] = FREE_ACTIONS[low]
    elif verb == c.INVENT:
        card = card_of(s.slots[ask.about[0] * c.SLOTS + low])
        found.update(card=card_name(s, card), slot=SLOT_NAMES[low])
    else:
        found.update(teller_of(s).own_arguments(s, ask, code))
    manners = manner_names(s, code)
    if manners:
        found["manners"] = manners
    if ask.kind in (c.ASK_ACTION, c.ASK_LEADER) and verb != c.NO:
        price = price_of(s, ask, ask.about[0], code)
        found["actions"] = 0 if ask.kind == c.ASK_LEADER else price.actions
    return found


def put_arguments(s: State, ask: Ask, origin: int, target: int) -> dict[str, Any]:
    """From which slot of whom to which slot of whom a card goes."""
    if ask.kind == c.ASK_SETUP_SLOT:
        return {"card": card_name(s, ask.about[1]), "to": SLOT_NAMES[target], "survivor": actor_name(s, ask.about[0])}
    giver, at = holder(ask, origin)
    taker, to = holder(ask, target)
    return {
        "card": card_name(s, card_of(s.slots[giver * c.SLOTS + at])),
        "survivor": actor_name(s, giver),
        "from": SLOT_NAMES[at],
        "taker": actor_name(s, taker),
        "to": SLOT_NAMES[to],
    }


def holder(ask: Ask, slot: int) -> tuple[int, int]:
    """Whose slot this is in a rearrangement or a trade, and which; a partner's slots are numbered from SLOTS on."""
    if slot < c.SLOTS:
        return ask.about[0], slot
    return ask.about[1], slot - c.SLOTS


# ---- words


def option_words(s: State, ask: Ask, code: int, language: str) -> dict[str, str]:
    """Everything that a sentence about an option may name."""
    verb = verb_of(code)
    teller = teller_of(s)
    verbs = teller.verbs
    low, high = code & 255, code >> 8 & 255
    words: dict[str, str] = {}
    if verb in verbs.with_zone:
        words["zone"] = zone_name(s, low, language)
    elif verb in verbs.with_actor:
        words["survivor"] = survivor_name(s, low, language)
        words["health"] = str(max(0, s.health[low] - due(ask, low)))
    elif verb in verbs.with_card:
        words["card"] = words["payment"] = card_words(s, low, language)
    elif verb in verbs.with_card_and_zone:
        words["card"] = card_words(s, high, language)
        words["zone"] = zone_name(s, low, language)
    elif verb == c.PUT:
        words.update(put_words(s, ask, high, low, language))
    elif verb == c.DROP:
        words["card"] = card_words(s, card_of(s.slots[high * c.SLOTS + low]), language)
        words["survivor"] = survivor_name(s, high, language)
        words["slot"] = teller.slot_words(low, language)
    elif verb in (c.TAKE, c.PAY_TOKEN):
        words["objective"] = words["payment"] = objective_name(s, low, language)
    elif verb == c.KIND:
        words["zombie"] = zombie_name(s, low, language)
        words["wasted"] = wasted(s, ask, low, language)
    elif verb == c.LEAD:
        words["companion"] = survivor_name(s, high, language)
        words["survivor"] = survivor_name(s, low, language)
    elif verb == c.HAND_TOKEN:
        words["objective"] = objective_name(s, high, language)
        words["survivor"] = survivor_name(s, low, language)
    elif verb == c.SKILL:
        words["skill"] = skill_words(s, code - c.SKILL, language)
    elif verb == c.REROLL:
        words["source"] = said(teller.speech.rerolls[teller.rerolls[low]], language)
    elif verb == c.SPEND:
        words["free"] = said(teller.speech.free_actions[FREE_ACTIONS[low]], language)
    elif verb == c.INVENT:
        words["card"] = card_words(s, card_of(s.slots[ask.about[0] * c.SLOTS + low]), language)
    else:
        words.update(teller.own_words(s, ask, code, language))
    if ask.kind in (c.ASK_KEEP, c.ASK_KEEP_DYNAMITE):
        words["new"] = card_words(s, ask.about[1], language)
    if ask.about and (ask.kind in TURN_QUESTIONS or ask.kind in teller.turn_questions):
        add_turn_words(s, ask, code, language, words)
    return words


def wasted(s: State, ask: Ask, kind: int, language: str) -> str:
    """A remark on a hit that does not kill: its damage is too low (UOA-CBT-03, UOA-AMB-101)."""
    if ask.kind == c.ASK_HIT and s.tables.toughness[kind] > ask.about[3]:
        return said(teller_of(s).speech.terms["wasted"], language)
    return ""


TURN_QUESTIONS = (c.ASK_ACTION, c.ASK_LEADER, c.ASK_CHARGE_ATTACK, c.ASK_REFLEXES)


def add_turn_words(s: State, ask: Ask, code: int, language: str, words: dict[str, str]) -> None:
    """What an Action costs, how far its target is, and what ending the Turn would waste."""
    who = ask.about[0]
    verb = verb_of(code)
    verbs = teller_of(s).verbs
    words["price"] = price_words(s, ask, who, code, language)
    words["lost"] = ""
    if verb in verbs.with_zone or verb in verbs.with_card_and_zone:
        words["range"] = str(sight_row(s, who)[code & 255])
    if verb == c.END and actions_left(s, who) > 0:
        actions = teller_of(s).counted("action", actions_left(s, who), language)
        words["lost"] = said(teller_of(s).speech.price["lost"], language).format(actions=actions)


def put_words(s: State, ask: Ask, origin: int, target: int, language: str) -> dict[str, str]:
    """A card, where it lies, where it goes, and what it is swapped with."""
    if ask.kind == c.ASK_SETUP_SLOT:
        return {"card": card_words(s, ask.about[1], language), "to": teller_of(s).slot_words(target, language)}
    giver, at = holder(ask, origin)
    taker, to = holder(ask, target)
    other = card_of(s.slots[taker * c.SLOTS + to])
    swap = ""
    if other >= 0:
        swap = said(teller_of(s).speech.price["swap"], language).format(card=card_words(s, other, language))
    return {
        "card": card_words(s, card_of(s.slots[giver * c.SLOTS + at]), language),
        "from": owned_slot(s, ask, giver, at, language),
        "to": owned_slot(s, ask, taker, to, language),
        "swap": swap,
    }


def owned_slot(s: State, ask: Ask, who: int, slot: int, language: str) -> str:
    """A slot, with its owner where two survivors trade."""
    if ask.kind != c.ASK_TRADE:
        return teller_of(s).slot_words(slot, language)
    return f"{survivor_name(s, who, language)}, {teller_of(s).slot_words(slot, language)}"


def skill_words(s: State, skill: int, language: str) -> str:
    """A skill and what it does."""
    entry = teller_of(s).content.skills[s.tables.skill_ids[skill]]
    return said(teller_of(s).speech.terms["skill"], language).format(
        name=skill_name(s, skill, language), text=said(entry.text, language)
    )
