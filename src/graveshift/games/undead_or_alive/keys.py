"""Option keys: stable, readable names of options, such as `move:2R.NE` and `shoot:winchester@2R.NE`."""

from __future__ import annotations

from typing import Final

from graveshift.games.undead_or_alive.objectives import TOKEN_CARD
from graveshift.games.undead_or_alive.town import town_of
from graveshift.kernel.rules import Ask
from graveshift.zombicide import codes as c
from graveshift.zombicide.state import State, card_of

SLOT_NAMES: Final = ("hand1", "hand2", "favourite", "pack1", "pack2", "pack3")
REROLLS: Final = ("lucky", "plenty", "charge", "fanning", "vade-retro")

PLAIN: Final = {
    c.END: "end",
    c.SEARCH: "search",
    c.REORGANISE: "reorganise",
    c.NOISE: "make-noise",
    c.DISCARD: "discard-cards",
    c.DRINK: "drink:water",
    c.BOARD: "board-wagon",
    c.ALIGHT: "leave-wagon",
    c.IMPROVISE: "improvise",
    c.LOAD_WAGON: "load-wagon",
    c.DROP_COAL: "drop-coal",
    c.START_TRAIN: "start-train",
    c.YES: "yes",
    c.NO: "no",
    c.DONE: "done",
    c.BLOW: "blow-up-the-mine",
    c.LEAVE: "leave",
    c.LEAVE_WAGON: "leave-with-wagon",
}

WITH_ZONE: Final = {
    c.MOVE: "move",
    c.HOLY: "holy-water",
    c.BLESS: "bless-water",
    c.CHARGE: "charge",
    c.VADE: "vade-retro",
    c.PUSH_WAGON: "push-wagon",
    c.GATLING: "fire-gatling",
    c.PUSH_GATLING: "push-gatling",
    c.SPRINT: "sprint",
    c.JUMP: "jump",
    c.SHOVE: "shove",
    c.LIFESAVER: "lifesaver",
    c.TAUNT: "taunt",
    c.IMPROVISE_SHOT: "improvise-shot",
    c.ZONE: "zone",
}

WITH_ACTOR: Final = {
    c.TRADE: "trade",
    c.RALLY: "rally",
    c.BORN_LEADER: "born-leader",
    c.ACTIVATE: "activate",
    c.WHO: "who",
}

WITH_CARD: Final = {
    c.STRIKE: "melee",
    c.STRIKE_DUAL: "melee-dual",
    c.RELOAD: "reload",
    c.PAY_CARD: "pay",
    c.GIVE_CARD: "card",
}

WITH_CARD_AND_ZONE: Final = {
    c.SHOOT: "shoot",
    c.SHOOT_DUAL: "shoot-dual",
    c.FAN: "fan",
    c.THROW: "throw",
}


def verb_of(code: int) -> int:
    return code >> c.VERB << c.VERB


def actor_name(s: State, actor: int) -> str:
    return s.tables.survivor_ids[s.person[actor]]


def card_name(s: State, card: int) -> str:
    """A card's id, or the id of a mission token carried in a slot."""
    if card >= TOKEN_CARD:
        return town_of(s).objective_ids[card - TOKEN_CARD]
    return s.tables.card_ids[card]


def option_key(s: State, ask: Ask, code: int) -> str:
    """The key of an option."""
    verb = verb_of(code)
    if verb in PLAIN:
        return PLAIN[verb]
    if verb in WITH_ZONE:
        return f"{WITH_ZONE[verb]}:{s.board.names[code & 255]}"
    if verb in WITH_ACTOR:
        return f"{WITH_ACTOR[verb]}:{actor_name(s, code & 255)}"
    if verb in WITH_CARD:
        return f"{WITH_CARD[verb]}:{card_name(s, code & 255)}"
    if verb in WITH_CARD_AND_ZONE:
        return f"{WITH_CARD_AND_ZONE[verb]}:{card_name(s, code >> 8 & 255)}@{s.board.names[code & 255]}"
    return rare_key(s, ask, verb, code)


def rare_key(s: State, ask: Ask, verb: int, code: int) -> str:
    """Keys with arguments of their own."""
    if verb == c.PUT:
        return put_key(s, ask, code >> 8 & 255, code & 255)
    if verb == c.DROP:
        owner, slot = code >> 8 & 255, code & 255
        card = card_name(s, card_of(s.slots[owner * c.SLOTS + slot]))
        return f"discard:{card}:{actor_name(s, owner)}.{SLOT_NAMES[slot]}"
    if verb == c.TAKE:
        return f"take:{town_of(s).objective_ids[code & 255]}"
    if verb == c.KIND:
        return f"kill:{s.tables.zombie_ids[code & 255]}"
    if verb == c.LEAD:
        return f"lead:{actor_name(s, code >> 8 & 255)}>{actor_name(s, code & 255)}"
    if verb == c.HAND_TOKEN:
        return f"hand:{town_of(s).objective_ids[code >> 8 & 255]}>{actor_name(s, code & 255)}"
    if verb == c.SKILL:
        return f"skill:{s.tables.skill_ids[code - c.SKILL]}"
    if verb == c.REROLL:
        return f"reroll:{REROLLS[code & 255]}"
    if verb == c.PAY_TOKEN:
        return f"pay:{town_of(s).objective_ids[code & 255]}"
    if verb == c.INVENT:
        who = ask.about[0]
        return f"invent:{card_name(s, card_of(s.slots[who * c.SLOTS + (code & 255)]))}:{SLOT_NAMES[code & 255]}"
    raise AssertionError(f"no key for option {code >> c.VERB}")


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


KIND_NAMES: Final = {
    c.ASK_SETUP_COMPANION: "companion-place",
    c.ASK_SETUP_WEAPON: "starting-weapon",
    c.ASK_SETUP_SLOT: "starting-slot",
    c.ASK_SETUP_GIFT: "gift",
    c.ASK_SETUP_NOISE: "starting-noise",
    c.ASK_SETUP_START: "starting-zone",
    c.ASK_ACTIVATE: "activate",
    c.ASK_ACTION: "action",
    c.ASK_CONTINUE: "continue-move",
    c.ASK_PATH: "path",
    c.ASK_BOARD: "board-wagon",
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
    c.ASK_VADE_TOKEN: "vade-retro-token",
    c.ASK_CHARGE_ATTACK: "charge-attack",
    c.ASK_PAYMENT: "rally-payment",
    c.ASK_EXIT: "exit",
    c.ASK_REFLEXES: "combat-reflexes",
    c.ASK_LINK: "order",
    c.ASK_DISPLACED: "displaced",
    c.ASK_PREY: "prey",
    c.ASK_LEADER: "born-leader",
    c.ASK_RESCUE: "rescue",
    c.ASK_RESCUED: "rescue-consent",
    c.ASK_KEEP_DYNAMITE: "keep-dynamite",
    c.ASK_BLOW: "blow-up-the-mine",
    c.ASK_COMPANION_REWARD: "companion",
}
