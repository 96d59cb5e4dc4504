"""Option keys: stable, readable names of options, such as `move:2R.NE` and `shoot:winchester@2R.NE`."""

from __future__ import annotations

from typing import Final

from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import codes as c
from graveshift.zombicide.rules.codes import TOKEN_CARD
from graveshift.zombicide.rules.state import State, card_of
from graveshift.zombicide.telling.teller import teller_of
from graveshift.zombicide.telling.verbs import verb_of

SLOT_NAMES: Final = ("hand1", "hand2", "favourite", "pack1", "pack2", "pack3")

FREE_ACTIONS: Final = (
    "fanning",
    "vade-retro-combat",
    "dual",
    "pistol",
    "rifle",
    "melee-weapon",
    "melee",
    "ranged",
    "combat",
    "move",
    "search",
    "charge",
    "vade-retro",
    "reload",
    "fanned-reload",
)


def actor_name(s: State, actor: int) -> str:
    return s.tables.survivor_ids[s.person[actor]]


def card_name(s: State, card: int) -> str:
    """A card's id, or the id of a mission token carried in a slot."""
    if card >= TOKEN_CARD:
        return s.scene.objective_ids[card - TOKEN_CARD]
    return s.tables.card_ids[card]


def option_key(s: State, ask: Ask, code: int) -> str:
    """The key of an option."""
    verb = verb_of(code)
    verbs = teller_of(s).verbs
    if verb in verbs.plain:
        return verbs.plain[verb]
    if verb in verbs.with_zone:
        return f"{verbs.with_zone[verb]}:{s.board.names[code & 255]}{manner_key(s, code)}"
    if verb in verbs.with_actor:
        return f"{verbs.with_actor[verb]}:{actor_name(s, code & 255)}"
    if verb in verbs.with_card:
        return f"{verbs.with_card[verb]}:{card_name(s, code & 255)}{manner_key(s, code)}"
    if verb in verbs.with_card_and_zone:
        zone = s.board.names[code & 255]
        return f"{verbs.with_card_and_zone[verb]}:{card_name(s, code >> 8 & 255)}@{zone}{manner_key(s, code)}"
    return rare_key(s, ask, verb, code)


def manner_key(s: State, code: int) -> str:
    """How an attack is made, behind its key: `+full-steam`."""
    return "".join(f"+{name}" for name in manner_names(s, code))


def manner_names(s: State, code: int) -> list[str]:
    """The game's own ways in which an attack is made."""
    manner = code >> c.MANNER & 255
    return [name for bit, name in teller_of(s).manners if manner & bit] if manner else []


def rare_key(s: State, ask: Ask, verb: int, code: int) -> str:
    """Keys with arguments of their own."""
    if verb == c.PUT:
        return put_key(s, ask, code >> 8 & 255, code & 255)
    if verb == c.DROP:
        owner, slot = code >> 8 & 255, code & 255
        card = card_name(s, card_of(s.slots[owner * c.SLOTS + slot]))
        return f"discard:{card}:{actor_name(s, owner)}.{SLOT_NAMES[slot]}"
    if verb == c.TAKE:
        return f"take:{s.scene.objective_ids[code & 255]}"
    if verb == c.KIND:
        return f"kill:{s.tables.zombie_ids[code & 255]}"
    if verb == c.LEAD:
        return f"lead:{actor_name(s, code >> 8 & 255)}>{actor_name(s, code & 255)}"
    if verb == c.HAND_TOKEN:
        return f"hand:{s.scene.objective_ids[code >> 8 & 255]}>{actor_name(s, code & 255)}"
    if verb == c.SKILL:
        return f"skill:{s.tables.skill_ids[code - c.SKILL]}"
    if verb == c.REROLL:
        return f"reroll:{teller_of(s).rerolls[code & 255]}"
    if verb == c.PAY_TOKEN:
        return f"pay:{s.scene.objective_ids[code & 255]}"
    if verb == c.SPEND:
        return f"spend:{FREE_ACTIONS[code & 255]}"
    if verb == c.INVENT:
        who = ask.about[0]
        return f"invent:{card_name(s, card_of(s.slots[who * c.SLOTS + (code & 255)]))}:{SLOT_NAMES[code & 255]}"
    return teller_of(s).own_key(s, ask, code)


def put_key(s: State, ask: Ask, origin: int, target: int) -> str:
    """`put:winchester:pack1>hand1`; slots of a trade partner carry its name: `carl.hand1`."""
    who = ask.about[0]
    mate = ask.about[1] if ask.kind == c.ASK_TRADE else who
    if ask.kind == c.ASK_SETUP_SLOT:
        return f"put:{card_name(s, ask.about[1])}:{SLOT_NAMES[target]}"
    at = who * c.SLOTS + origin if origin < c.SLOTS else mate * c.SLOTS + origin - c.SLOTS
    return f"put:{card_name(s, card_of(s.slots[at]))}:{slot_name(s, mate, origin)}>{slot_name(s, mate, target)}"


def slot_name(s: State, mate: int, slot: int) -> str:
    if slot < c.SLOTS:
        return SLOT_NAMES[slot]
    return f"{actor_name(s, mate)}.{SLOT_NAMES[slot - c.SLOTS]}"


def kind_name(s: State, kind: int) -> str:
    """The name of a kind of question."""
    return teller_of(s).kinds.get(kind) or KIND_NAMES[kind]


KIND_NAMES: Final = {
    c.ASK_SETUP_COMPANION: "companion-place",
    c.ASK_SETUP_WEAPON: "starting-weapon",
    c.ASK_SETUP_SLOT: "starting-slot",
    c.ASK_SETUP_NOISE: "starting-noise",
    c.ASK_SETUP_START: "starting-zone",
    c.ASK_ACTIVATE: "activate",
    c.ASK_ACTION: "action",
    c.ASK_CONTINUE: "continue-move",
    c.ASK_ARRANGE: "rearrange",
    c.ASK_TRADE: "trade",
    c.ASK_CONSENT: "trade-consent",
    c.ASK_KEEP: "keep-card",
    c.ASK_DISCARD: "discard",
    c.ASK_REROLL: "re-roll",
    c.ASK_EXTRA_DICE: "extra-dice",
    c.ASK_HIT: "assign-hit",
    c.ASK_REAPER: "reaper",
    c.ASK_FRIENDLY_FIRE: "friendly-fire",
    c.ASK_IGNORE: "steady-hand",
    c.ASK_HIT_AND_RUN: "hit-and-run",
    c.ASK_SKILL: "skill",
    c.ASK_WOUND: "wound",
    c.ASK_SPLIT: "split-zombies",
    c.ASK_NOISE: "noise",
    c.ASK_PAYMENT: "rally-payment",
    c.ASK_EXIT: "exit",
    c.ASK_REFLEXES: "combat-reflexes",
    c.ASK_LINK: "order",
    c.ASK_PREY: "prey",
    c.ASK_LEADER: "born-leader",
    c.ASK_RESCUE: "rescue",
    c.ASK_RESCUED: "rescue-consent",
    c.ASK_KEEP_DYNAMITE: "keep-dynamite",
    c.ASK_FREE_ACTION: "free-action",
    c.ASK_COPY: "copy",
    c.ASK_HEAL: "heal",
}
