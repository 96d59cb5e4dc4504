"""What an option would bring that only Undead or Alive has: a Charge, Holy Water, a Corpse Pile."""

from __future__ import annotations

from typing import Any, Final

from graveshift.games.undead_or_alive.rules.holy_water import can_change
from graveshift.games.undead_or_alive.rules.state import own
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import codes as c
from graveshift.zombicide.rules.pool import prepare, ready_weapons
from graveshift.zombicide.rules.skills import AMBIDEXTROUS
from graveshift.zombicide.rules.state import State, mods_of
from graveshift.zombicide.telling.keys import card_name
from graveshift.zombicide.telling.preview import preview_attack, preview_move, preview_zombies
from graveshift.zombicide.telling.teller import Preview
from graveshift.zombicide.telling.words import spawn_id


def preview_charge(s: State, ask: Ask, code: int) -> dict[str, Any]:
    """The move, and the free Melee Action at its end with each weapon at hand (UOA-CLASS-02, UOA-SKILL-17)."""
    who, zone = ask.about[0], code & 255
    singles, doubles = ready_weapons(s, who)
    attacks: dict[str, Any] = {}
    for card in singles:
        if s.tables.card_kind[card] == c.MELEE:
            pair = card in doubles and (s.tables.dual[card] or mods_of(s, who)[AMBIDEXTROUS])
            mode = c.DUAL if pair else c.SINGLE
            attacks[card_name(s, card)] = preview_attack(s, prepare(s, who, card, mode, zone, True))
    return preview_move(s, ask, code) | {"attacks": attacks}


def preview_water(s: State, ask: Ask, code: int) -> dict[str, Any]:
    """The Spawn tokens that would go or be made safe (UOA-TRAIT-07)."""
    zone = code & 255
    tokens = [t for t in range(len(s.token_kind)) if s.token_zone[t] == zone and can_change(own(s), t)]
    return {
        "moved": [spawn_id(s, t) for t in tokens if s.token_kind[t] != c.PILE],
        "destroyed": [spawn_id(s, t) for t in tokens if s.token_kind[t] == c.PILE],
    }


PREVIEWS: Final[dict[str, Preview]] = {
    "charge": preview_charge,
    "push-wagon": preview_move,
    "push-gatling": preview_move,
    "vade-retro": preview_zombies,
    "holy-water": preview_water,
    "bless-water": preview_water,
}
"""By the name of the Action."""
