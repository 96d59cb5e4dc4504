"""Gears & Guns for the rule-of-thumb bot: the town, with Full Steam weighed, Refills, the Gauge and Jets."""

from __future__ import annotations

from typing import Final

from graveshift.bots.zombicide.asked import Choice
from graveshift.bots.zombicide.errands import Needs
from graveshift.bots.zombicide.figures import Strike
from graveshift.bots.zombicide.plan import Plan
from graveshift.bots.zombicide.sight import Fighter, Sight
from graveshift.bots.zombicide.steam.answers import STEAM_CHOOSERS
from graveshift.bots.zombicide.steam.deeds import STEAM_SCORERS
from graveshift.bots.zombicide.steam.look import SteamLook, steam_of
from graveshift.bots.zombicide.tempers import named
from graveshift.bots.zombicide.town.guide import DUAL, FANNED, SKILLS, TownGuide
from graveshift.bots.zombicide.weights import Weights
from graveshift.games.gears_and_guns.rules import skills as steam
from graveshift.games.gears_and_guns.rules.codes import AT_BOTTLE, DOUBLED, FULL_STEAM
from graveshift.games.gears_and_guns.rules.inventions import inventions_of
from graveshift.games.gears_and_guns.rules.state import State
from graveshift.games.gears_and_guns.rules.tables import SteamTables
from graveshift.games.undead_or_alive.content.loading import load
from graveshift.zombicide.rules import state as family
from graveshift.zombicide.rules.book import Book
from graveshift.zombicide.rules.codes import CARD, MANNER, PACK_1, SLOTS, TURNED
from graveshift.zombicide.rules.skills import MAX_RANGE

DRY: Final = 5.0
"""What a weapon that runs dry costs where another one is at hand."""
BARE: Final = 9.0
"""... where it was the last one."""
AT_TAP: Final = 0.4
"""How much of that is left where a Nozzle fills it again at once."""
BLAST: Final = 9
"""A Bottle kills everything."""
OUT_OF_THE_QUESTION: Final = 1000.0
BEST: Final = 2
"""No figure is better than 2+ (GG-AMB-05)."""
KEPT: Final = 2_000
"""Attacks at Full Steam that are remembered at once."""
STEAM_SKILLS: Final = (
    "tough",
    "engineer",
    "full-steam-damage",
    "steam-die-combat",
    "steam-die-melee",
    "steam-die-ranged",
    "full-steam-dice-roll-combat",
    "steam-reroll",
    "free-refill",
    "super-strength",
)
"""Skills of Gears & Guns that are worth having, the best first."""
ABOVE: Final = 8
"""So many skills of the town are better still."""

HABITS: Final = {
    "m1": "arming",
    "m2": "fighting",
    "m3": "daring",
    "m4": "together",
    "m5": "together",
    "m6": "daring",
    "m8": "arming",
}
"""What won most of 40 games of each mission, by one temper from the first Turn to the last (docs/tuning.md)."""


class SteamGuide(TownGuide):
    """The town with steam."""

    def __init__(self, book: Book) -> None:
        super().__init__(book)
        self.skills = SKILLS[:ABOVE] + STEAM_SKILLS + SKILLS[ABOVE:]
        self.habits = {mission: named(temper)[0] for mission, temper in HABITS.items()}
        self.scorers = STEAM_SCORERS
        self.choosers = STEAM_CHOOSERS
        self.useless = TURNED
        self._steamed: dict[tuple[Strike, tuple[int, ...], bool, bool], Strike] = {}
        self._lent: dict[int, list[int]] = {}

    def forget(self) -> None:
        super().forget()
        self._steamed.clear()

    def look(self, s: family.State, weights: Weights) -> Sight:
        assert isinstance(s, State)
        return SteamLook(self, s, weights)

    # ---- skills that cards lend

    def skills_of(self, s: family.State, who: int) -> list[int]:
        """One's own, and those that Inventions and filled cards in hand lend (GG-EQSK-01)."""
        assert isinstance(s, State)
        at = who * SLOTS
        cards = inventions_of(s, who)
        for value in s.slots[at : at + PACK_1]:
            if value >= 0 and not value & TURNED and s.tables.card_effects[value & CARD]:
                cards.append(value & CARD)
        found = s.owned[who]
        for card in cards:
            lent = self.lent(card)
            if lent:
                found = found + lent
        return found

    def lent(self, card: int) -> list[int]:
        """The skills that a card lends."""
        known = self._lent.get(card)
        if known is None:
            names = getattr(load(self.book).equipment[self.tables.card_ids[card]], "grants", ())
            known = self._lent[card] = [self.tables.skill_ids.index(name) for name in names]
        return known

    # ---- fighting

    def in_manner(self, plan: Plan, choice: Choice, attack: Strike) -> tuple[Strike, float]:
        """Full Steam: more dice at the better figures, against the risk of running dry; a Bottle kills everybody."""
        manner = choice.code >> MANNER & 255
        price = 0.0
        if manner & FULL_STEAM:
            doubled = manner & DOUBLED != 0
            dice = self.dice_at_risk(attack, plan.me.mods, doubled)
            price = self.dryness(plan) * (1 - float((5 / 6) ** dice))
            attack = self.steamed(attack, plan.me.mods, "engineer" in plan.me.classes, doubled)
        if manner & AT_BOTTLE:
            if choice.zone in plan.sight.crowd:
                return attack, OUT_OF_THE_QUESTION
            attack = attack.copy()
            attack.blast = True
            attack.damage = BLAST
        return attack, price

    def steamed(self, attack: Strike, mods: list[int], engineer: bool, doubled: bool) -> Strike:
        """The figures of an attack at Full Steam."""
        key = (attack, tuple(mods), engineer, doubled)
        known = self._steamed.get(key)
        if known is None:
            if len(self._steamed) >= KEPT:
                self._steamed.clear()
            known = self._steamed[key] = self.make_steamed(attack, mods, engineer, doubled)
        return known

    def make_steamed(self, attack: Strike, mods: list[int], engineer: bool, doubled: bool) -> Strike:
        tables = self.steam_tables
        number = self.number_of(attack.card)
        made = attack.copy()
        made.dice += self.dice_at_risk(attack, mods, doubled)
        if engineer:
            made.dice += 2 if attack.mode == DUAL else 1
        better = tables.accuracy[number] - tables.steam_accuracy[number] if attack.mode != FANNED else 0
        made.accuracy = max(BEST, attack.accuracy - better - mods[steam.STEAM_ROLL])
        made.damage += tables.steam_damage[number] - tables.damage[number] + mods[steam.STEAM_DAMAGE]
        if not attack.melee:
            made.farthest = max(attack.farthest, tables.steam_range[number] + mods[MAX_RANGE] + mods[steam.STEAM_RANGE])
        if tables.steam_reloads[number]:
            made.pace = 1.0
        return made

    def dice_at_risk(self, attack: Strike, mods: list[int], doubled: bool) -> int:
        """The Steam dice of an attack: each may come up Depleted."""
        printed = self.steam_tables.steam_dice[self.number_of(attack.card)] * (2 if doubled else 1)
        skill = mods[steam.STEAM_DIE_MELEE] if attack.melee else mods[steam.STEAM_DIE_RANGED]
        return (printed + skill) * (2 if attack.mode == DUAL else 1)

    def dryness(self, plan: Plan) -> float:
        """What it costs if the weapon runs dry: little beside a Nozzle, much without another weapon."""
        others = [card for card in plan.me.ready if self.is_weapon(card)]
        price = DRY if len(others) > 1 else BARE
        return price * AT_TAP if plan.me.zone in steam_of(plan.sight).taps else price

    @property
    def steam_tables(self) -> SteamTables:
        tables = self.tables
        assert isinstance(tables, SteamTables)
        return tables

    # ---- cards

    def card_worth(self, sight: Sight, fighter: Fighter, card: str, needs: Needs) -> float:
        """With what Full Steam adds to a weapon."""
        worth = super().card_worth(sight, fighter, card, needs)
        number = self.number_of(card)
        return worth * 1.2 if number >= 0 and self.steam_tables.steam_dice[number] else worth
