"""Army of the Dead for the rule-of-thumb bot: Sleepers, the clock, Ammo Dice, Concentrated Attacks, own goals."""

from __future__ import annotations

from functools import cache
from typing import Final

from graveshift.board.board import FAR
from graveshift.bots.zombicide.city.answers import CITY_CHOOSERS
from graveshift.bots.zombicide.city.deeds import CITY_SCORERS, keeps_card
from graveshift.bots.zombicide.city.errands import JERRY_CAN, CityNeeds, errands
from graveshift.bots.zombicide.city.sight import CitySight, Personal, city_of
from graveshift.bots.zombicide.errands import LEAVE, Needs, Task
from graveshift.bots.zombicide.figures import SINGLE, Strike, expected, focus, mortal, slay, tail
from graveshift.bots.zombicide.guide import Guide
from graveshift.bots.zombicide.sight import Fighter, Horde, Sight
from graveshift.bots.zombicide.talent import Talent
from graveshift.bots.zombicide.weights import Weights
from graveshift.games.army_of_the_dead.content.box import own_tables
from graveshift.games.army_of_the_dead.rules import box as parts
from graveshift.games.army_of_the_dead.rules.city import BREAK_HELMET, ESCAPE, KILL, Goal
from graveshift.games.army_of_the_dead.rules.codes import BOLA, EXPLOSIVE, LAUNCHER
from graveshift.games.army_of_the_dead.rules.skills import SEARCH_MORE
from graveshift.games.army_of_the_dead.rules.state import State
from graveshift.zombicide.rules import state as family
from graveshift.zombicide.rules.book import Book
from graveshift.zombicide.rules.codes import MELEE
from graveshift.zombicide.rules.skills import (
    DAMAGE_MELEE,
    DAMAGE_RANGED,
    DIE_MELEE,
    DIE_RANGED,
    LUCKY,
    REAPER_MELEE,
    REAPER_RANGED,
    SIX_DIE_MELEE,
    SIX_DIE_RANGED,
    no_mods,
    with_effects,
)

TOKEN: Final = 50.0
SKILLS: Final = (
    "damage-combat",
    "free-combat-action",
    "damage-ranged",
    "damage-melee",
    "die-combat",
    "free-ranged-action",
    "free-melee-action",
    "reaper-combat",
    "reaper-ranged",
    "reaper-melee",
    "regeneration",
    "die-ranged",
    "die-melee",
    "roll-6-die-ranged",
    "roll-6-die-melee",
    "hunter-alpha",
    "slippery",
    "free-move-action",
    "hit-and-run",
    "shove",
    "lifesaver",
)


class CityLook(CitySight):
    """One look at the city, with what the bot makes of it."""

    def __init__(self, guide: Guide, s: State, weights: Weights) -> None:
        super().__init__(guide, s, weights)
        self._errands: tuple[list[Task], CityNeeds] | None = None
        self._wanted = -1

    def errands(self) -> tuple[list[Task], Needs]:
        if self._errands is None:
            self._errands = errands(self)
        return self._errands

    def rooms(self) -> list[int]:
        """Rooms where nobody sleeps."""
        board = self.board
        busy = self.zombies.keys() | self.nests | self.sleepers.keys()
        return [zone for zone in range(board.zones) if board.searchable[zone] and zone not in busy]

    def may_search(self, fighter: Fighter, zone: int) -> bool:
        if fighter.searched and not fighter.mods[SEARCH_MORE]:
            return False
        return self.board.searchable[zone] and zone not in self.sleepers

    def meeting(self, tasks: list[Task]) -> list[int]:
        """Where the last errand is."""
        out = [task for task in tasks if task.kind == LEAVE]
        return out[0].places if out and len(out) == len(tasks) else []

    def all_leave(self, out: Task) -> bool:
        """The mission may ask that everybody leaves by an Exit."""
        for goal in self.open_goals():
            if isinstance(goal, Goal) and goal.kind == ESCAPE and self.exit_zone(goal.numbers[0]) == out.target:
                return True
        return False

    def reluctance(self, fighter: Fighter, task: Task) -> float:
        """Those without whom the game is lost leave errands to others (AOTD-WIN-02)."""
        return self.w.precious if self.needed(fighter) and (task.able is None or len(task.able) > 1) else 0.0

    def forlorn(self, fighter: Fighter, escorts: int) -> float:
        """Nobody goes alone, those without whom the game is lost least of all."""
        near = self.crowd.get(fighter.zone, 1) - 1 + escorts
        return (2.0 if self.needed(fighter) else 1.0) if not near else -float(escorts)

    def aversion(self, fighter: Fighter, zone: int) -> float:
        """To rest among Sleepers: whoever comes wakes them (AOTD-SLEEP-08)."""
        return self.w.uneasy * self.sleepers.get(zone, 0)

    def farewell(self, fighter: Fighter, zone: int) -> float:
        """Leaving Sleepers may wake them (AOTD-SLEEP-09)."""
        return 0.4 if zone in self.sleepers and "stealthy" not in fighter.classes else 0.0

    def fresh(self) -> float:
        return mean_spawn(self.guide, self.danger)

    def clamour(self, fighter: Fighter, attack: Strike, zone: int) -> float:
        """Noise wakes Sleepers here and next door (AOTD-NOISE-04)."""
        return self.w.sleepers * self.noise_wakes(zone) if attack.loud and self.sleepers else 0.0

    def misfire(self, fighter: Fighter, attack: Strike, zone: int) -> float:
        """A miss deals the Damage of the weapon to a friend (AOTD-FF-01), and may be the end of one."""
        friends = [mate for mate in self.here if mate.zone == zone and mate is not fighter]
        misses = attack.dice * (attack.accuracy - 1) / 6
        if any(mate.health > attack.damage for mate in friends):
            return self.w.misfire * attack.damage * misses
        least = min((self.loss(mate) for mate in friends), default=1.0)
        return self.w.death * least * min(1.0, misses)

    def pull(self) -> float:
        """The nearer the end of the Time track, the more a step is worth."""
        return 1.0 if self.clock > 10 else self.w.hurry if self.clock > 3 else 2 * self.w.hurry

    def loss(self, fighter: Fighter) -> float:
        """Not every death is the end."""
        return 1.0 if self.needed(fighter) else self.w.spare

    def own_figures(self) -> list[float]:
        """The Time track, against the errands left; Personal Objectives; those who fell, companions, Sleepers."""
        s = self.state
        tasks, _ = self.errands()
        pressed = work = 0.0
        if self.clock < FAR:
            pressed = max(0.0, 1.0 - self.clock / 20.0)
            work = min(2.0, len(tasks) / max(1.0, float(self.clock)))
        fallen = sum([1 for who in range(s.posse) if s.zone[who] < 0 and not s.gone[who]])
        lone = led = frail = 0
        for follower in self.followers:
            if follower.leader >= 0:
                led += 1
            elif not follower.supply and follower.zone >= 0:
                lone += 1
        for fighter in self.here:
            if fighter.health <= 1 and self.needed(fighter):
                frail += 1
        return [
            pressed,
            work,
            len(self.unfinished()) / 4.0,
            fallen / 3.0,
            frail / 3.0,
            lone / 4.0,
            led / 4.0,
            sum(self.sleepers.values()) / 10.0,
        ]

    # ---- kills that count for more

    def glory(self, fighter: Fighter, attack: Strike, horde: Horde, kills: float) -> float:
        """Kills for a Personal Objective, and Abominations that have to die."""
        value = 0.0
        for personal in self.unfinished():
            if personal.owner == fighter.number:
                value += self.own_glory(personal, attack, horde, kills)
        wanted = self.wanted()
        if wanted:
            target = focus(self.guide, attack, horde)
            if target >= 0 and wanted >> target & 1:
                value += self.w.bounty * slay(self.guide, attack, target)
            elif any(horde[kind] and wanted >> kind & 1 for kind in range(len(horde))):
                value += self.w.clear_way * kills
        return value

    def wanted(self) -> int:
        """The Abominations that somebody has to kill, as bits; asked for again and again, so kept."""
        if self._wanted < 0:
            self._wanted = self.guide.wanted(self)
        return self._wanted

    def own_glory(self, personal: Personal, attack: Strike, horde: Horde, kills: float) -> float:
        value = 0.0
        for part in personal.parts:
            if part.kind == parts.KILL_COUNT and horde[part.a]:
                soft = self.guide.tough[part.a] <= attack.damage
                value += self.w.own_kill * (min(kills, horde[part.a]) if soft else slay(self.guide, attack, part.a))
            elif part.kind == parts.KILLS_IN_ACTION and part.a != parts.BY_EXPLOSION and not attack.melee:
                if mortal(self.guide, attack, horde) >= part.b:
                    value += self.w.bounty * tail(attack.dice, attack.accuracy, part.b)
            elif part.kind == parts.COUNTER and part.a == parts.CONCENTRATED_KILLS:
                value += self.w.own_kill * tail(attack.dice, attack.accuracy, 1)
        return value


@cache
def mean_spawn(guide: Guide, level: int) -> float:
    """Zombies that a card brings on average, Alphas counting twice."""
    t = guide.tables
    cards = range(len(t.zombie_card_ids))
    return sum(t.zombie_card_count[n][level] * (1 + t.zombie_card_type[n] % 2) for n in cards) / len(cards)


class CityGuide(Guide):
    """The city and its box."""

    def __init__(self, book: Book) -> None:
        super().__init__(book)
        self.charges_strike = False
        self.hunt = "way-prey"
        self.concentrates = True
        self.runs_dry = True
        self.skills = SKILLS
        self.scorers = CITY_SCORERS
        self.choosers = CITY_CHOOSERS
        self.numbers = {card: number for number, card in enumerate(self.tables.card_ids)}

    def look(self, s: family.State, weights: Weights) -> Sight:
        assert isinstance(s, State)
        return CityLook(self, s, weights)

    def wanted(self, sight: Sight) -> int:
        """The Abominations that somebody has to kill, as bits."""
        bits = 0
        city = city_of(sight)
        for goal in sight.open_goals():
            if isinstance(goal, Goal) and goal.kind == KILL:
                bits |= goal.numbers[0]
            elif isinstance(goal, Goal) and goal.kind == BREAK_HELMET:
                bits |= 1 << city.city.zeus
        for personal in city.unfinished():
            for part in personal.parts:
                if part.kind == parts.KILLED:
                    bits |= part.a
        return bits

    def number_of(self, card: str) -> int:
        """The number of a card in the tables, -1 for a token that fills the Backpack."""
        return self.numbers.get(card, -1)

    def is_weapon(self, card: str) -> bool:
        number = self.number_of(card)
        if number < 0 or not self.tables.weapon[number]:
            return False
        return self.tables.card_kind[number] not in (EXPLOSIVE, BOLA)

    def make_strike(self, card: str, mode: str, mods: list[int]) -> Strike:
        t, box = self.tables, own_tables(self.book)
        number = self.number_of(card)
        kind = t.card_kind[number]
        made = Strike(card, mode, kind)
        own = with_effects(no_mods(), box.weapon_effects[number])
        dice, made.accuracy, made.damage = t.dice[number], t.accuracy[number], t.damage[number]
        made.nearest, made.farthest = t.range_min[number], t.range_max[number]
        made.loud = t.noise[number] > 0
        made.blast = kind == LAUNCHER
        if kind == MELEE:
            dice += mods[DIE_MELEE]
            made.damage += mods[DAMAGE_MELEE]
            more = mods[SIX_DIE_MELEE] + own[SIX_DIE_MELEE] + mods[REAPER_MELEE] + own[REAPER_MELEE]
        else:
            dice += mods[DIE_RANGED] + box.ammo_dice[number]
            made.damage += mods[DAMAGE_RANGED]
            more = mods[SIX_DIE_RANGED] + own[SIX_DIE_RANGED] + mods[REAPER_RANGED] + own[REAPER_RANGED]
        made.dice = dice
        if mods[LUCKY]:
            made.dice += dice // 3
        if more and dice > 2:
            made.dice += 1
        return made

    def ways(self, ready: tuple[str, ...], talent: Talent) -> list[Strike]:
        return [talent.strike(card, SINGLE) for card in dict.fromkeys(ready) if self.is_weapon(card)]

    def weapon_worth(self, card: str, talent: Talent) -> float:
        attack = talent.strike(card, SINGLE)
        if attack.blast:
            return 1.2 * tail(attack.dice, attack.accuracy, 1) * attack.damage / 2
        worth = expected(attack.dice, attack.accuracy, 4) * (1.0 if attack.damage < 2 else 1.7)
        worth += 0.5 * slay(self, attack, 1) if attack.damage < 2 else 0.0
        if attack.loud:
            worth *= 0.9
        return worth if attack.melee else worth * (0.85 + 0.12 * attack.farthest)

    def card_worth(self, sight: Sight, fighter: Fighter, card: str, needs: Needs) -> float:
        if self.number_of(card) < 0:
            return TOKEN
        if card == JERRY_CAN and keeps_card(sight, fighter):
            return 20.0
        kind = self.tables.card_kind[self.number_of(card)]
        if kind in (EXPLOSIVE, BOLA):
            return 2.4 if kind == EXPLOSIVE else 1.0
        if card == "ammo-clip":
            return 1.4
        return 1.5 * fighter.talent.weapon_worth(card) if self.is_weapon(card) else 0.2
