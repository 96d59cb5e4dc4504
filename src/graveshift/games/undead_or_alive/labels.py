"""The words, arguments and rules of options: what each answer does, as a short sentence."""

from __future__ import annotations

from typing import Any

from graveshift.content import said
from graveshift.games.undead_or_alive.attacks import sight_row
from graveshift.games.undead_or_alive.data.phrases import Phrase
from graveshift.games.undead_or_alive.keys import (
    PLAIN,
    REROLLS,
    SLOT_NAMES,
    WITH_ACTOR,
    WITH_CARD,
    WITH_CARD_AND_ZONE,
    WITH_ZONE,
    actor_name,
    card_name,
    verb_of,
)
from graveshift.games.undead_or_alive.prices import price_of, price_words
from graveshift.games.undead_or_alive.prompts import question_of
from graveshift.games.undead_or_alive.words import (
    card_words,
    counted,
    objective_id,
    objective_name,
    options,
    slot_words,
    speech,
    survivor_name,
    zombie_name,
    zone_name,
)
from graveshift.kernel.rules import Ask
from graveshift.zombicide import codes as c
from graveshift.zombicide.budget import actions_left
from graveshift.zombicide.state import State, card_of

RARE = {
    c.PUT: "put",
    c.DROP: "discard",
    c.TAKE: "take",
    c.KIND: "kill",
    c.LEAD: "lead",
    c.HAND_TOKEN: "hand",
    c.SKILL: "skill",
    c.REROLL: "reroll",
    c.PAY_TOKEN: "pay",
    c.INVENT: "invent",
}
VERB_NAMES: dict[int, str] = {
    **{verb: name.partition(":")[0] for verb, name in PLAIN.items()},
    **WITH_ZONE,
    **WITH_ACTOR,
    **WITH_CARD,
    **WITH_CARD_AND_ZONE,
    **RARE,
}
REROLL_RULES = ("UOA-SKILL-49", "UOA-TRAIT-16", "UOA-SKILL-26", "UOA-SKILL-39", "UOA-SKILL-70")


def phrase_of(s: State, ask: Ask, code: int) -> Phrase:
    """The words of an option: those of its question first, then the common ones."""
    name = VERB_NAMES[verb_of(code)]
    return question_of(ask).options.get(name) or options()[name]


def option_rule(s: State, ask: Ask, code: int) -> str:
    """The ledger ID that allows an option."""
    verb = verb_of(code)
    if verb == c.REROLL:
        return REROLL_RULES[code & 255]
    if verb == c.MOVE and ask.kind == c.ASK_ACTION and price_of(s, ask, ask.about[0], code).extra:
        return "UOA-ACT-02"
    return phrase_of(s, ask, code).rule


def option_label(s: State, ask: Ask, code: int, language: str) -> str:
    """What an option does, as a short sentence."""
    return said(phrase_of(s, ask, code), language).format_map(option_words(s, ask, code, language))


# ---- arguments


def option_arguments(s: State, ask: Ask, code: int) -> dict[str, Any]:
    """The typed arguments of an option: ids, names of zones, numbers."""
    verb = verb_of(code)
    low, high = code & 255, code >> 8 & 255
    found: dict[str, Any] = {"verb": VERB_NAMES[verb]}
    if verb in WITH_ZONE:
        found["zone"] = s.board.names[low]
    elif verb in WITH_ACTOR:
        found["survivor"] = actor_name(s, low)
    elif verb in WITH_CARD:
        found["card"] = card_name(s, low)
    elif verb in WITH_CARD_AND_ZONE:
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
        found["source"] = REROLLS[low]
    elif verb == c.INVENT:
        card = card_of(s.slots[ask.about[0] * c.SLOTS + low])
        found.update(card=card_name(s, card), slot=SLOT_NAMES[low])
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
    low, high = code & 255, code >> 8 & 255
    words: dict[str, str] = {}
    if verb in WITH_ZONE:
        words["zone"] = zone_name(s, low, language)
    elif verb in WITH_ACTOR:
        words["survivor"] = survivor_name(s, low, language)
        words["health"] = str(s.health[low])
    elif verb in WITH_CARD:
        words["card"] = words["payment"] = card_words(s, low, language)
    elif verb in WITH_CARD_AND_ZONE:
        words["card"] = card_words(s, high, language)
        words["zone"] = zone_name(s, low, language)
    elif verb == c.PUT:
        words.update(put_words(s, ask, high, low, language))
    elif verb == c.DROP:
        words["card"] = card_words(s, card_of(s.slots[high * c.SLOTS + low]), language)
        words["survivor"] = survivor_name(s, high, language)
        words["slot"] = slot_words(low, language)
    elif verb in (c.TAKE, c.PAY_TOKEN):
        words["objective"] = words["payment"] = objective_name(s, low, language)
    elif verb == c.KIND:
        words["zombie"] = zombie_name(low, language)
    elif verb == c.LEAD:
        words["companion"] = survivor_name(s, high, language)
        words["survivor"] = survivor_name(s, low, language)
    elif verb == c.HAND_TOKEN:
        words["objective"] = objective_name(s, high, language)
        words["survivor"] = survivor_name(s, low, language)
    elif verb == c.SKILL:
        words["skill"] = skill_words(s, code - c.SKILL, language)
    elif verb == c.REROLL:
        words["source"] = said(speech().rerolls[REROLLS[low]], language)
    elif verb == c.INVENT:
        words["card"] = card_words(s, card_of(s.slots[ask.about[0] * c.SLOTS + low]), language)
    if ask.kind in (c.ASK_KEEP, c.ASK_KEEP_DYNAMITE):
        words["new"] = card_words(s, ask.about[1], language)
    if ask.about and ask.kind in TURN_QUESTIONS:
        words.update(turn_words(s, ask, code, language))
    return words


TURN_QUESTIONS = (c.ASK_ACTION, c.ASK_LEADER, c.ASK_CHARGE_ATTACK, c.ASK_REFLEXES)


def turn_words(s: State, ask: Ask, code: int, language: str) -> dict[str, str]:
    """What an Action costs, how far its target is, and what ending the Turn would waste."""
    who = ask.about[0]
    verb = verb_of(code)
    words = {"price": price_words(s, ask, who, code, language), "lost": ""}
    if verb in WITH_ZONE or verb in WITH_CARD_AND_ZONE:
        words["range"] = str(sight_row(s, who)[code & 255])
    if verb == c.END and actions_left(s, who) > 0:
        actions = counted("action", actions_left(s, who), language)
        words["lost"] = said(speech().price["lost"], language).format(actions=actions)
    return words


def put_words(s: State, ask: Ask, origin: int, target: int, language: str) -> dict[str, str]:
    """A card, where it lies, where it goes, and what it is swapped with."""
    if ask.kind == c.ASK_SETUP_SLOT:
        return {"card": card_words(s, ask.about[1], language), "to": slot_words(target, language)}
    giver, at = holder(ask, origin)
    taker, to = holder(ask, target)
    other = card_of(s.slots[taker * c.SLOTS + to])
    swap = ""
    if other >= 0:
        swap = said(speech().price["swap"], language).format(card=card_words(s, other, language))
    return {
        "card": card_words(s, card_of(s.slots[giver * c.SLOTS + at]), language),
        "from": owned_slot(s, ask, giver, at, language),
        "to": owned_slot(s, ask, taker, to, language),
        "swap": swap,
    }


def owned_slot(s: State, ask: Ask, who: int, slot: int, language: str) -> str:
    """A slot, with its owner where two survivors trade."""
    if ask.kind != c.ASK_TRADE:
        return slot_words(slot, language)
    return f"{survivor_name(s, who, language)}, {slot_words(slot, language)}"


def skill_words(s: State, skill: int, language: str) -> str:
    """A skill and what it does."""
    from graveshift.games.undead_or_alive.content import load

    entry = load().skills[s.tables.skill_ids[skill]]
    return f"{said(entry.name, language)}: {said(entry.text, language)}"
