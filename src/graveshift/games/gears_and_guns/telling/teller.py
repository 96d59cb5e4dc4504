"""The Teller of Gears & Guns: steam, in words."""

from __future__ import annotations

from typing import Any, Final

from graveshift.board.board import NO_SIGHT
from graveshift.games.gears_and_guns.rules import codes as g
from graveshift.games.gears_and_guns.rules.armor import can_avoid
from graveshift.games.gears_and_guns.rules.full_steam import reach
from graveshift.games.gears_and_guns.rules.gauge import scalds
from graveshift.games.gears_and_guns.rules.inventions import armor_of
from graveshift.games.gears_and_guns.rules.skills import TOUGH
from graveshift.games.gears_and_guns.rules.state import own
from graveshift.games.gears_and_guns.rules.tables import steam
from graveshift.games.gears_and_guns.telling.preview import (
    PREVIEWS,
    at_bottle,
    full_gauge,
    scalding_step,
    steam_fatal,
    steam_victims,
)
from graveshift.games.gears_and_guns.telling.refusals import CHECKS, check_steam
from graveshift.games.undead_or_alive.telling.teller import TownTeller
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import codes as c
from graveshift.zombicide.rules.attacks import manner_of
from graveshift.zombicide.rules.book import Book
from graveshift.zombicide.rules.pool import Attack
from graveshift.zombicide.rules.state import State, card_of, mods_of
from graveshift.zombicide.telling.keys import SLOT_NAMES, actor_name, card_name
from graveshift.zombicide.telling.refusals.request import Request
from graveshift.zombicide.telling.teller import Loss
from graveshift.zombicide.telling.verbs import verb_of
from graveshift.zombicide.telling.words import card_words, survivor_name

RARE: Final = {
    g.BOTTLE_REFILL: "refill-bottle",
    g.EMERGENCY: "emergency-refill",
    g.NOZZLE_REFILL: "refill-nozzle",
    g.TOOL: "toolbox",
    g.AVOID: "avoid",
    g.GIVE_INVENTION: "give",
    g.DROP_INVENTION: "drop-invention",
}
"""Verbs with arguments of their own."""


class SteamTeller(TownTeller):
    """Full Steam, Depleted cards, Inventions, Bottles."""

    def __init__(self, book: Book) -> None:
        super().__init__(book, RARE)
        self.manners = [(g.FULL_STEAM, "full-steam"), (g.DOUBLED, "double-steam-dice"), (g.AT_BOTTLE, "at-bottle")]
        self.kinds = self.kinds | {
            g.ASK_ARMOR: "armor",
            g.ASK_TOOLBOX: "toolbox",
            g.ASK_DESTINY: "destiny",
            g.ASK_SIDESTEP: "sidestep",
            g.ASK_HEIR: "heir",
        }
        self.rerolls = [*self.rerolls, "steam"]
        self.reroll_habits = self.reroll_habits | {"steam": "steam-reroll"}
        self.checks = self.checks | CHECKS
        self.previews = self.previews | PREVIEWS
        self.solid = (*self.solid, "machine")
        self.no_survivor = self.no_survivor | {g.ASK_HEIR: ("{survivor} has not kept this card.", "GG-KEEP-08")}
        self.no_zone = self.no_zone | {g.ASK_SIDESTEP: ("{zone} is not next to {survivor}.", "GG-SKILL-11")}

    # ---- options about cards in slots

    def own_key(self, s: State, ask: Ask, code: int) -> str:
        verb = verb_of(code)
        name = self.verbs.names[verb]
        if verb == g.GIVE_INVENTION:
            return f"{name}:{card_name(s, code & 255)}>{actor_name(s, code >> 8 & 255)}"
        if verb == g.DROP_INVENTION:
            return f"{name}:{card_name(s, code & 255)}:{actor_name(s, code >> 8 & 255)}"
        who = ask.about[0]
        if verb == g.AVOID:
            return f"{name}:{code & 255}"
        if verb == g.EMERGENCY:
            return f"{name}:{place_key(s, who, code >> 8 & 255)}>{place_key(s, who, code & 255)}"
        return f"{name}:{place_key(s, who, code & 255)}"

    def own_arguments(self, s: State, ask: Ask, code: int) -> dict[str, Any]:
        verb = verb_of(code)
        if verb not in RARE:
            return {}
        if verb in (g.GIVE_INVENTION, g.DROP_INVENTION):
            return {"card": card_name(s, code & 255), "survivor": actor_name(s, code >> 8 & 255)}
        who = ask.about[0]
        if verb == g.AVOID:
            return {"attacks": code & 255}
        found: dict[str, Any] = {"card": card_in(s, who, code & 255), "slot": SLOT_NAMES[code & 255]}
        if verb == g.EMERGENCY:
            found |= {"source": card_in(s, who, code >> 8 & 255), "from": SLOT_NAMES[code >> 8 & 255]}
        return found

    def own_words(self, s: State, ask: Ask, code: int, language: str) -> dict[str, str]:
        verb = verb_of(code)
        if verb not in RARE:
            return {}
        if verb in (g.GIVE_INVENTION, g.DROP_INVENTION):
            return {
                "card": card_words(s, code & 255, language),
                "survivor": survivor_name(s, code >> 8 & 255, language),
            }
        who = ask.about[0]
        if verb == g.AVOID:
            return {"attacks": self.counted("attack", code & 255, language)}
        words = {
            "card": card_words(s, card_of(s.slots[who * c.SLOTS + (code & 255)]), language),
            "slot": self.slot_words(code & 255, language),
        }
        if verb == g.EMERGENCY:
            words["source"] = card_words(s, card_of(s.slots[who * c.SLOTS + (code >> 8 & 255)]), language)
        return words

    # ---- what an option would bring

    def attack_of(self, s: State, who: int, code: int) -> Attack | None:
        """The Gatling Gun may aim at a Bottle (GG-AMB-10)."""
        attack = super().attack_of(s, who, code)
        if attack is not None and manner_of(code) & g.AT_BOTTLE:
            attack.manner, attack.aside = manner_of(code), True
        return attack

    def unseen(self, r: Request, zone: int) -> str:
        """What would be seen without the Steam is hidden by a Jet (GG-JET-02)."""
        clear = r.s.board.behind_steam([])
        rows = clear.sight_home if r.s.classes[r.who] & r.s.tables.sees_home else clear.sight
        return super().unseen(r, zone) if rows[r.s.zone[r.who]][zone] == NO_SIGHT else "GG-JET-02"

    def lost_by(self, s: State, ask: Ask, code: int) -> Loss | None:
        return scalding_step(own(s), ask, code) or full_gauge(own(s), ask, code)

    def may_withstand(self, s: State, who: int, kind: int) -> bool:
        """Armor and Tough come after the Attacks were shared out (GG-ARMOR-02, GG-SKILL-16)."""
        return who < s.posse and (
            mods_of(s, who)[TOUGH] > 0 or (armor_of(own(s), who) > 0 and can_avoid(own(s), who, kind))
        )

    def attack_fatal(self, s: State, attack: Attack, misfire: float) -> float:
        return steam_fatal(own(s), attack, misfire)

    def attack_victims(self, s: State, attack: Attack) -> list[int]:
        known = steam_victims(own(s), attack)
        return known if known is not None else super().attack_victims(s, attack)

    def foretold(self, s: State, attack: Attack, found: dict[str, Any]) -> dict[str, Any]:
        return at_bottle(own(s), attack, found) if attack.aside else found

    def arrival(self, s: State, zone: int) -> dict[str, Any]:
        """With the Steam Jet that waits there, and whether it wounds (GG-JET-05)."""
        found = super().arrival(s, zone)
        return found | {"jet": {"scalds": scalds(own(s))}} if zone in s.board.unseen else found

    # ---- reasons against attacks

    def check_manner(self, r: Request, card: int) -> None:
        check_steam(r, card)

    def range_of(self, r: Request, card: int) -> tuple[str, ...]:
        """A Steam weapon may lack only the Full Steam that would lengthen its Range (GG-FULL-08)."""
        tables = steam(r.s)
        if r.manner & g.FULL_STEAM or not 0 <= card < len(tables.steam_dice) or not tables.steam_dice[card]:
            return ()
        return ("GG-FULL-08", "GG-FULL-07")

    def further(self, r: Request, card: int) -> int:
        """Full Steam lengthens the Range of Rifles (GG-FULL-07)."""
        tables, mods = steam(r.s), mods_of(own(r.s), r.who)
        return reach(tables, mods, card, r.manner) - reach(tables, mods, card, 0)


def card_in(s: State, who: int, slot: int) -> str:
    return card_name(s, card_of(s.slots[who * c.SLOTS + slot]))


def place_key(s: State, who: int, slot: int) -> str:
    """`saber.hand1`."""
    return f"{card_in(s, who, slot)}.{SLOT_NAMES[slot]}"
