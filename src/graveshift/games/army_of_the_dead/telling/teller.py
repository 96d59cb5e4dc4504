"""The Teller of Army of the Dead: its own words, and where its telling differs from its siblings'."""

from __future__ import annotations

from typing import Any, Final, cast

from graveshift.content import said
from graveshift.games.army_of_the_dead.content.box import Content
from graveshift.games.army_of_the_dead.content.mission import title_of
from graveshift.games.army_of_the_dead.rules import codes as c
from graveshift.games.army_of_the_dead.rules.attacks import thrown_damage
from graveshift.games.army_of_the_dead.rules.city import Forced, city_of, has_happened
from graveshift.games.army_of_the_dead.rules.personal import card_in_slot, owners_down, token_of_slot
from graveshift.games.army_of_the_dead.rules.rounds import play_on, question
from graveshift.games.army_of_the_dead.rules.skills import USED_BLOODLUST, USED_CHARGE
from graveshift.games.army_of_the_dead.rules.state import own
from graveshift.games.army_of_the_dead.rules.vault import helpers
from graveshift.games.army_of_the_dead.telling.fatal import blown_up, loss_of, time_out
from graveshift.games.army_of_the_dead.telling.refusals import CHECKS, check_seated
from graveshift.games.army_of_the_dead.telling.seeing import check_passable, unseen_rule
from graveshift.kernel.rules import Ask, Play
from graveshift.zombicide.rules import codes as f
from graveshift.zombicide.rules.book import Book
from graveshift.zombicide.rules.state import State, card_of
from graveshift.zombicide.telling.keys import SLOT_NAMES, card_name
from graveshift.zombicide.telling.refusals.request import Request
from graveshift.zombicide.telling.teller import Loss, Teller
from graveshift.zombicide.telling.verbs import verb_of
from graveshift.zombicide.telling.words import (
    card_words,
    objective_id,
    objective_name,
    zombie_name,
    zombies_counted,
    zone_name,
)

SEATS: Final = ("on-foot", "driver", "gunner", "passenger")
KINDS: Final = {
    c.ASK_SETUP_PACK: "starting-pack",
    c.ASK_TACTICIAN: "tactician",
    c.ASK_CONCENTRATE: "concentrate",
    c.ASK_TANGLE: "tangle",
    c.ASK_HUNTER: "hunter",
    c.ASK_SIDESTEP: "sidestep",
    c.ASK_FOLLOW_UP: "follow-up",
    c.ASK_TO_THE_RESCUE: "to-the-rescue",
    c.ASK_VAULT: "vault",
    c.ASK_VAULT_DIE: "vault-die",
    c.ASK_VAULT_HELP: "vault-help",
    c.ASK_ORDER_WAKE: "order-wake",
    c.ASK_ORDER_NOISE: "order-noise",
    c.ASK_BACKPACK: "backpack",
    f.ASK_SETUP_GIFT: "gift",
    f.ASK_PATH: "path",
}
RARE: Final = {
    c.PACK: "pack",
    c.ROSTER: "companion",
    c.RESERVE: "reserve",
    c.SHIFT_UP: "raise",
    c.SHIFT_DOWN: "lower",
    c.SET_FACE: "set-face",
}


def behind(s: State, forced: Forced) -> int:
    """The zone behind a closed door, seen from where it is broken open."""
    return next(zone for zone in s.board.doors[forced.door] if zone != forced.zone)


def called_by(s: State, objective: int) -> int:
    """The Abomination that comes if the token of a Personal Objective is discarded (AOTD-PO-03)."""
    position = own(s)
    slot = next(n for n in range(len(position.personal)) if token_of_slot(position, n) == objective)
    card = card_in_slot(position, slot)
    return city_of(s).zeus if card.calls_zeus else card.calls


def helper(s: State, bonus: int) -> str:
    """Who would grant a bonus at the Vault (AOTD-VAULT-08)."""
    granted = [mate for _, which, mate in helpers(own(s)) if which == bonus]
    return s.tables.survivor_ids[s.person[granted[0]]] if granted else ""


class CityTeller(Teller):
    """Sleepers, Zeus's Orders, the Vault, the Truck, Personal Objectives."""

    def __init__(self, book: Book) -> None:
        super().__init__(book, {c.LEAVE_TRUCK: "leave-with-truck", c.ROLL_ON: "roll"}, RARE)
        self.kinds = dict(KINDS)
        self.turn_questions = (c.ASK_FOLLOW_UP, c.ASK_TO_THE_RESCUE)
        self.kept = {c.BY_TOKEN: "keep-gift"}
        self.rerolls = ["lucky"]
        self.weapons = {c.MACHINE_GUN: "machine-gun", c.RAM: "ram"}
        self.limits = {name: self.limits[name] for name in ("sprint", "shove", "lifesaver", "born-leader")}
        self.limits |= {"charge": USED_CHARGE, "bloodlust": USED_BLOODLUST}
        self.spawn_kinds = {
            c.NORMAL_TOKEN: "normal",
            c.ZEUS_TOKEN: "zeus",
            c.BLUE_TOKEN: "blue",
            c.GREEN_TOKEN: "green",
        }
        self.faces = {c.YELLOW_FACE: "yellow", c.PURPLE_FACE: "purple"}
        self.solid = ("statue", "slot-machines")
        self.held = ("held", "AOTD-SLEEP-03")
        self.checks = CHECKS
        self.no_zone = {
            f.ASK_PATH: ("{zone} is not on a way to that Zone.", "AOTD-SKILL-09"),
            c.ASK_SIDESTEP: ("{zone} is not next to the Survivor.", "AOTD-SKILL-29"),
            c.ASK_ORDER_WAKE: ("The Sleepers in {zone} are not the nearest.", "AOTD-ZSP-02"),
        }
        self.no_survivor = {
            f.ASK_SETUP_GIFT: ("{survivor} does not belong to the First Player.", "AOTD-SETUP-03"),
            c.ASK_ORDER_NOISE: ("{survivor} does not have the most adrenaline.", "AOTD-ZSP-02"),
        }
        self.plain = {
            "noise": lambda s, n: "noise",
            "target": lambda s, n: s.tables.zombie_ids[n] if n >= 0 else None,
            "order": lambda s, n: city_of(s).box.order_ids[n],
            "exit": lambda s, n: city_of(s).exit_ids[n],
            "door": lambda s, n: city_of(s).forced[n].key,
            "personal": lambda s, n: city_of(s).box.personal_ids[n],
            "vault-card": lambda s, n: city_of(s).box.vault_ids[n],
            "seat-of-truck": lambda s, n: SEATS[n],
            "bonus": lambda s, n: self.city.vault.bonuses[n].id,
            "shamblers": lambda s, n: n,
        }
        self.words = {
            "noise": lambda s, n, lang, raw: said(self.city.names.tokens["noise"], lang),
            "target": lambda s, n, lang, raw: self.target_words(s, n, lang),
            "order": lambda s, n, lang, raw: self.order_words(n, lang),
            "exit": lambda s, n, lang, raw: zone_name(s, city_of(s).exit_zones[n], lang),
            "door": lambda s, n, lang, raw: zone_name(s, behind(s, city_of(s).forced[n]), lang),
            "personal": lambda s, n, lang, raw: said(list(self.city.personal.values())[n].title, lang),
            "vault-card": lambda s, n, lang, raw: said(self.city.vault.cards[n].name, lang),
            "seat-of-truck": lambda s, n, lang, raw: said(self.speech.terms[SEATS[n]], lang),
            "bonus": lambda s, n, lang, raw: said(self.city.vault.bonuses[n].text, lang),
            "shamblers": lambda s, n, lang, raw: zombies_counted(s, c.SHAMBLER, n, lang),
        }

    @property
    def city(self) -> Content:
        """The content by its own type."""
        return cast(Content, self.content)

    # ---- what may be lost

    def asks(self, s: State) -> Ask | None:
        return question(own(s))

    def plays(self, s: State, answer: int) -> Play:
        return play_on(own(s), answer)

    def loss_by_death(self, s: State, who: int) -> Loss | None:
        """Only some deaths lose the game (AOTD-WIN-02, AOTD-WIN-05)."""
        return loss_of(own(s), who)

    def decisive_deaths(self, s: State) -> tuple[int, ...]:
        """The owners of drawn Personal Objectives who are eliminated (AOTD-WIN-02)."""
        return owners_down(own(s))

    def lost_by(self, s: State, ask: Ask, code: int) -> Loss | None:
        return time_out(own(s), ask, code)

    def blown_up(self, s: State, who: int, code: int) -> list[int]:
        """Whoever has no more Health than the blast does Damage (AOTD-EXPL-09)."""
        return blown_up(own(s), code & 255, thrown_damage(own(s), who, code >> 8 & 255))

    # ---- words

    def target_words(self, s: State, kind: int, language: str) -> str:
        """The target of a Concentrated Attack, if there is one."""
        if kind < 0:
            return ""
        return said(self.speech.terms["concentrated"], language).format(zombie=zombie_name(s, kind, language))

    def order_words(self, order: int, language: str) -> str:
        """The title of an Order and what it says."""
        entry = self.city.zeus_orders[order]
        words = said(self.speech.terms["order"], language)
        return words.format(title=said(entry.title, language), text=said(entry.text, language))

    def phrase_name(self, s: State, ask: Ask, code: int) -> str:
        """An Objective that stays is activated; a bonus may turn two dice."""
        verb = verb_of(code)
        if verb == f.TAKE and not city_of(s).takeable[code & 255]:
            return "take-activate"
        if verb == c.SHIFT_UP and code >> 8 & 255:
            return "raise-and-lower"
        return super().phrase_name(s, ask, code)

    def own_key(self, s: State, ask: Ask, code: int) -> str:
        verb, low, high = verb_of(code), code & 255, code >> 8 & 255
        if verb == c.CLIP:
            slot = ask.about[0] * f.SLOTS + low
            return f"reload:{card_name(s, card_of(s.slots[slot]))}:{SLOT_NAMES[low]}"
        if verb in (c.GET_IN, c.CHANGE_SEAT):
            return f"{self.verbs.names[verb]}:{SEATS[low]}"
        if verb == c.FORCE_DOOR:
            return f"force-door:{city_of(s).forced[low].key}"
        if verb == c.USE_TOKEN:
            return f"use-token:{objective_id(s, low)}"
        if verb == c.PACK:
            pack = city_of(s).box.packs[s.person[ask.about[0]]][low]
            return f"pack:{'+'.join(s.tables.card_ids[card] for card in pack)}"
        if verb == c.ROSTER:
            return f"companion:{s.tables.survivor_ids[low]}"
        if verb == c.SHIFT_UP and high:
            return f"raise-and-lower:{low}:{high}"
        if verb == c.SET_FACE:
            return f"set-face:{high}>{low}"
        if verb in (c.RESERVE, c.SHIFT_UP, c.SHIFT_DOWN):
            return f"{self.verbs.names[verb]}:{low}"
        return super().own_key(s, ask, code)

    def own_arguments(self, s: State, ask: Ask, code: int) -> dict[str, Any]:
        verb, low, high = verb_of(code), code & 255, code >> 8 & 255
        if verb == c.CLIP:
            slot = ask.about[0] * f.SLOTS + low
            return {"card": card_name(s, card_of(s.slots[slot])), "slot": SLOT_NAMES[low]}
        if verb in (c.GET_IN, c.CHANGE_SEAT):
            return {"seat": SEATS[low]}
        if verb == c.FORCE_DOOR:
            return {"door": city_of(s).forced[low].key}
        if verb == c.USE_TOKEN:
            return {"objective": objective_id(s, low)}
        if verb == c.PACK:
            pack = city_of(s).box.packs[s.person[ask.about[0]]][low]
            return {"cards": [s.tables.card_ids[card] for card in pack]}
        if verb == c.ROSTER:
            return {"survivor": s.tables.survivor_ids[low]}
        if verb == c.SET_FACE:
            return {"face": high, "to": low, "helper": helper(s, c.ANY_FACE)}
        if verb == c.SHIFT_UP and high:
            return {"face": low, "other": high, "helper": helper(s, c.SHIFT_PAIR)}
        if verb in (c.SHIFT_UP, c.SHIFT_DOWN):
            return {"face": low, "helper": helper(s, c.SHIFT_ONE)}
        if verb == c.RESERVE:
            return {"face": low}
        return {}

    def own_words(self, s: State, ask: Ask, code: int, language: str) -> dict[str, str]:
        verb, low, high = verb_of(code), code & 255, code >> 8 & 255
        if verb == c.CLIP:
            return {"card": card_words(s, card_of(s.slots[ask.about[0] * f.SLOTS + low]), language)}
        if verb in (c.GET_IN, c.CHANGE_SEAT):
            return {"seat": said(self.speech.terms[SEATS[low]], language)}
        if verb == c.FORCE_DOOR:
            return {"door": zone_name(s, behind(s, city_of(s).forced[low]), language)}
        if verb == c.USE_TOKEN:
            return {
                "objective": objective_name(s, low, language),
                "called": zombie_name(s, called_by(s, low), language),
            }
        if verb == c.PACK:
            pack = city_of(s).box.packs[s.person[ask.about[0]]][low]
            return {"cards": ", ".join(card_words(s, card, language) for card in pack)}
        if verb == c.ROSTER:
            return {"survivor": said(self.content.survivors[s.tables.survivor_ids[low]].name, language)}
        if verb == c.SET_FACE:
            return {"face": str(high), "other": str(low)}
        return {"face": str(low), "other": str(high)}

    # ---- the mission

    def held_by(self, s: State, zone: int) -> tuple[str, str]:
        """They are not called yet, lie trapped, or have just woken (AOTD-GEN-02, AOTD-BOLA-02, AOTD-SLEEP-03)."""
        position = own(s)
        for dormant in city_of(s).dormant:
            if dormant.zone == zone and not has_happened(position, dormant.event):
                return self.held[0], dormant.rule
        here = slice(zone * s.kinds, zone * s.kinds + s.kinds)
        if any(position.trapped[here]) or any(position.late[here]):
            return self.held[0], "AOTD-BOLA-02"
        return self.held

    def goal_key(self, s: State, number: int) -> str:
        return city_of(s).aims[number].key

    def goal_title(self, s: State, number: int, language: str) -> str:
        """A goal's title, from the mission file; its key where there is none."""
        key = self.goal_key(s, number)
        mission = city_of(s).mission
        title = title_of(mission, key) if mission is not None else None
        return said(title, language) if title else key

    def mission_cite(self, s: State, rule: str) -> str:
        return city_of(s).rule_of.get(rule, "AOTD-GEN-02")

    def exit_zone(self, s: State) -> int:
        zones = city_of(s).exit_zones
        return zones[0] if zones else -1

    def exit_open(self, s: State) -> bool:
        return own(s).open_exits != 0

    # ---- reasons against Actions of the family

    def check_feet(self, r: Request) -> None:
        check_seated(r)

    def check_open(self, r: Request, zone: int) -> None:
        check_passable(r, zone)

    def unseen(self, r: Request, zone: int) -> str:
        return unseen_rule(r.s, r.s.zone[r.who], zone)

    def range_of(self, r: Request, card: int) -> tuple[str, ...]:
        return ("AOTD-BOLA-01",) if r.s.tables.card_ids[card] == "bola-gun" else ()
