"""What Gears & Guns hooks into the shared chapters, on top of the town of Undead or Alive."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.gears_and_guns.rules.armor import withstand
from graveshift.games.gears_and_guns.rules.bottle import carry_bottles, hit_bottle
from graveshift.games.gears_and_guns.rules.codes import AT_BOTTLE, FULL_STEAM
from graveshift.games.gears_and_guns.rules.depletion import deplete_used, free_reload, toolbox
from graveshift.games.gears_and_guns.rules.full_steam import base_figures, steam_attacks, steam_dice, steam_mods
from graveshift.games.gears_and_guns.rules.gauge import raise_gauge, relieve
from graveshift.games.gears_and_guns.rules.interrupts import notice, rummage, tempt_destiny
from graveshift.games.gears_and_guns.rules.inventions import (
    can_draw_invention,
    discard_invention,
    drops,
    find_invention,
    finds_inventions,
    hand_over,
    hand_overs,
    inventions_of,
    lent_effects,
)
from graveshift.games.gears_and_guns.rules.keeping import claim, hand_down
from graveshift.games.gears_and_guns.rules.nozzles import break_nozzles, is_action, let_steam, scald
from graveshift.games.gears_and_guns.rules.skills import REROLL_STEAM, STEAM_REROLL, TOUGH, USED_REROLL
from graveshift.games.gears_and_guns.rules.state import State, own
from graveshift.games.gears_and_guns.rules.works import Works
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import state as family
from graveshift.zombicide.rules.pool import Attack
from graveshift.zombicide.rules.scene import NO_QUESTIONS
from graveshift.zombicide.rules.skills import uses
from graveshift.zombicide.rules.state import mods_of


class SteamTown(Works):
    """The scene with steam."""

    # ---- the round

    def prepare_game(self, s: family.State) -> Generator[Ask, int, None]:
        """What was kept from the last game is taken out of the decks first, and handed out last (GG-KEEP-06)."""
        if self.handed_down:
            yield from claim(own(s))
        yield from super().prepare_game(s)
        if own(s).kept:
            yield from hand_down(own(s))

    def fresh_turn(self, s: family.State, who: int) -> None:
        """Emergency Refills, free Refills, Steam re-rolls and Destiny are counted per Turn."""
        assert isinstance(s, State)
        super().fresh_turn(s, who)
        s.steam_used[who] = 0

    def turn_begins(self, s: family.State, who: int) -> None:
        """A Turn begun in an active Steam Jet (GG-JET-04, GG-AMB-14)."""
        super().turn_begins(s, who)
        if s.board.unseen:
            scald(own(s), who, "GG-JET-04")

    def acting(self, s: family.State, who: int, code: int) -> None:
        """An Action performed in an active Steam Jet, before its effect (GG-JET-05, GG-AMB-15)."""
        if s.board.unseen and (code < 0 or is_action(own(s), code)):
            scald(own(s), who, "GG-JET-05")

    def end_phase(self, s: family.State) -> None:
        """The Gauge rises before it is passed on (GG-GAUGE-03)."""
        super().end_phase(s)
        raise_gauge(own(s))

    def redrawn(self, s: family.State, where: list[int]) -> None:
        """Bottles, Jets and the Steam Monster on the new board (GG-AMB-37, GG-AMB-38)."""
        super().redrawn(s, where)
        carry_bottles(own(s), where)
        let_steam(own(s))
        break_nozzles(own(s))

    def objective_taken(self, s: family.State, who: int, face: int) -> Generator[Ask, int, None]:
        """The Gauge falls as the Objective is taken (GG-MIS-GEN-03)."""
        relieve(own(s), face)
        yield from super().objective_taken(s, who, face)

    def can_find(self, s: family.State, who: int, drawable: bool) -> bool:
        """A Switch in a building gives Inventions or nothing (GG-INV-07, GG-AMB-17)."""
        if finds_inventions(own(s), who):
            return can_draw_invention(own(s))
        return drawable

    def search(self, s: family.State, who: int) -> Generator[Ask, int, bool]:
        """Where there is a Switch, the Invention deck takes the place of the Equipment deck (GG-INV-02)."""
        if not finds_inventions(own(s), who):
            return False
        yield from find_invention(own(s), who)
        return True

    def play_interlude(self, s: family.State) -> Generator[Ask, int, None]:
        """The Train may run over the last Zombie of a zone (GG-SKILL-10)."""
        yield from super().play_interlude(s)
        yield from rummage(own(s))

    def after_action(self, s: family.State, who: int) -> Generator[Ask, int, None]:
        """Cards that an Action has brought are drawn (GG-SKILL-10)."""
        assert isinstance(s, State)
        return self.noticed(s, super().after_action(s, who)) if s.noses else super().after_action(s, who)

    def check_goals(self, s: family.State) -> Generator[Ask, int, None]:
        """The same after what happened outside a Turn (GG-SKILL-10)."""
        assert isinstance(s, State)
        return self.noticed(s, super().check_goals(s)) if s.noses else super().check_goals(s)

    def noticed(self, s: State, then: Generator[Ask, int, None]) -> Generator[Ask, int, None]:
        """Those who hold their noses draw first."""
        yield from rummage(s)
        yield from then

    def other_effects(self, s: family.State, who: int) -> list[int]:
        """Inventions are always equipped (GG-INV-04)."""
        return lent_effects(own(s), who)

    def holds_beside(self, s: family.State, who: int) -> bool:
        assert isinstance(s, State)
        if not s.inventions:
            return False
        return len(inventions_of(s, who)) > 0

    def beside(self, s: family.State) -> list[int]:
        return own(s).inventions[:]

    def put_back(self, s: family.State, cards: list[int]) -> None:
        own(s).inventions = cards

    def more_exchanges(self, s: family.State, who: int, mate: int) -> list[int]:
        """Inventions are traded like other Equipment (GG-INV-05)."""
        assert isinstance(s, State)
        return hand_overs(s, who, mate) if s.inventions else []

    def hand_more(self, s: family.State, answer: int, rule: str) -> None:
        hand_over(own(s), answer, rule)

    def more_drops(self, s: family.State, seat: int) -> list[int]:
        """... and thrown away like other Equipment (GG-INV-05)."""
        assert isinstance(s, State)
        return drops(s, seat) if s.inventions else []

    def drop_more(self, s: family.State, answer: int, rule: str) -> None:
        discard_invention(own(s), answer >> 8 & 255, answer & 255, rule)

    def revealed(self, s: family.State, who: int, card: int, origin: int) -> Generator[Ask, int, int]:
        """Destiny (GG-SKILL-04)."""
        return (yield from tempt_destiny(own(s), who, card, origin))

    # ---- combat

    def more_attacks(
        self, s: family.State, who: int, paid: int, singles: list[int], doubles: list[int], options: list[int]
    ) -> None:
        """Full Steam, and Bottles as targets (GG-FULL-02, GG-BOTTLE-06)."""
        steam_attacks(own(s), who, paid, singles, doubles, options)

    def attack_mods(self, s: family.State, who: int, manner: int, mods: list[int]) -> list[int]:
        """Skills of Full Steam (GG-SKILL-09)."""
        return steam_mods(manner, mods)

    def arm(self, s: family.State, attack: Attack) -> None:
        """The figures of Full Steam are the base of Charges, Fanning and the like (GG-FULL-10, GG-FULL-15)."""
        if attack.card >= 0:
            base_figures(own(s), attack)
        super().arm(s, attack)
        if attack.manner & FULL_STEAM:
            steam_dice(own(s), attack)
        attack.aside = attack.manner & AT_BOTTLE != 0

    def rerolls(self, s: family.State, attack: Attack) -> list[int]:
        """Steam dice are re-rolled by what names them, in one's own Turn, once for each source (GG-SKILL-03)."""
        sources = super().rerolls(s, attack)
        if attack.special and s.active == attack.who:
            left = attack.mods[STEAM_REROLL] - uses(own(s).steam_used[attack.who], USED_REROLL)
            sources += [REROLL_STEAM] * left
        return sources

    def reroll_used(self, s: family.State, attack: Attack, source: int) -> None:
        if source == REROLL_STEAM:
            own(s).steam_used[attack.who] += USED_REROLL

    def special_dice(self, s: family.State, attack: Attack) -> None:
        """Everybody hears it (GG-FULL-02)."""
        s.emit("full-steam", "GG-FULL-05", (attack.who, attack.card, attack.special))

    def symbols(self, s: family.State, attack: Attack) -> Generator[Ask, int, int]:
        """Toolbox (GG-SKILL-15)."""
        return (yield from toolbox(own(s), attack))

    def hit_aside(self, s: family.State, attack: Attack, hits: int) -> Generator[Ask, int, None]:
        """The Bottle is the target (GG-BOTTLE-06)."""
        yield from hit_bottle(own(s), attack, hits)

    def fired(self, s: family.State, attack: Attack) -> None:
        """The free Reload comes before depletion (GG-FULL-16)."""
        free_reload(own(s), attack)

    def ran_dry(self, s: family.State, attack: Attack) -> Generator[Ask, int, None]:
        """The weapon is Depleted (GG-DEP-01)."""
        deplete_used(own(s), attack)
        yield from NO_QUESTIONS

    def stray(self, s: family.State, attack: Attack, victim: int, earlier: int) -> int:
        """Tough ignores the first Wound of each Friendly Fire; Armor does not help (GG-SKILL-16, GG-ARMOR-05)."""
        damage = super().stray(s, attack, victim, earlier)
        if earlier == 0 and victim < s.posse and mods_of(s, victim)[TOUGH]:
            s.emit("tough", "GG-SKILL-16", (victim,))
            return damage - 1
        return damage

    # ---- zombies

    def struck(
        self, s: family.State, zone: int, blows: list[tuple[int, int, int]]
    ) -> Generator[Ask, int, list[tuple[int, int, int]]]:
        """Armor, then Tough (GG-ARMOR-02, GG-SKILL-16)."""
        return (yield from withstand(own(s), blows))

    def zombies_arrived(self, s: family.State, steps: list[tuple[int, int, int, int]]) -> Generator[Ask, int, None]:
        """The Steam Monster may have come to a Nozzle (GG-NOZZLE-04)."""
        yield from super().zombies_arrived(s, steps)
        if s.abomination >= 0:
            break_nozzles(own(s))

    def abomination_came(self, s: family.State, kind: int) -> None:
        """It may be placed in a Nozzle's zone (GG-AMB-12)."""
        super().abomination_came(s, kind)
        break_nozzles(own(s))

    def zone_emptied(self, s: family.State, zone: int) -> None:
        """Zombies were pushed out of a zone: the Steam Monster may be among them (GG-AMB-12)."""
        super().zone_emptied(s, zone)
        if s.abomination >= 0:
            break_nozzles(own(s))

    def zone_cleared(self, s: family.State, zone: int) -> None:
        """Hold your nose (GG-SKILL-10)."""
        notice(own(s), zone)
