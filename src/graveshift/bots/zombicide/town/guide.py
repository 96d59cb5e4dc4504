"""Undead or Alive for the rule-of-thumb bot: houses, Feats, the Train, weapons that fan and come in pairs."""

from __future__ import annotations

from functools import cache
from typing import Final

from graveshift.board.board import Board
from graveshift.bots.zombicide.errands import LEAVE, Needs, Task
from graveshift.bots.zombicide.figures import SINGLE, Strike, expected
from graveshift.bots.zombicide.guide import Guide
from graveshift.bots.zombicide.sight import Fighter, Sight
from graveshift.bots.zombicide.talent import Talent
from graveshift.bots.zombicide.town.answers import TOWN_CHOOSERS
from graveshift.bots.zombicide.town.deeds import TOWN_SCORERS
from graveshift.bots.zombicide.town.errands import (
    AMMUNITION,
    DYNAMITE,
    HOLY,
    WATER,
    TownNeeds,
    errands,
    indoors_asleep,
)
from graveshift.bots.zombicide.town.feats import live_feat
from graveshift.bots.zombicide.town.sight import ABOMINATION, TownSight
from graveshift.bots.zombicide.weights import Weights
from graveshift.games.undead_or_alive.content.loading import load
from graveshift.games.undead_or_alive.rules.goals import GainBountyWeapons, GainSetAsideBounties, LeaveByTrain
from graveshift.games.undead_or_alive.rules.state import State
from graveshift.zombicide.rules import state as family
from graveshift.zombicide.rules.book import Book
from graveshift.zombicide.rules.codes import ITEM, MELEE, PISTOL, RIFLE, THROWN
from graveshift.zombicide.rules.skills import (
    AMBIDEXTROUS,
    DAMAGE_MELEE,
    DAMAGE_MELEE_WEAPON,
    DAMAGE_PISTOL,
    DAMAGE_RANGED,
    DAMAGE_RIFLE,
    DIE_MELEE,
    DIE_MELEE_WEAPON,
    DIE_PISTOL,
    DIE_RANGED,
    DIE_RIFLE,
    FANNING_DAMAGE,
    FANNING_DIE,
    FANNING_RANGE,
    FANNING_REROLL,
    FANNING_ROLL,
    LUCKY,
    MAX_RANGE,
    POINT_BLANK,
    ROLL_MELEE,
    ROLL_RANGED,
    SCAVENGER,
)

DUAL: Final = "-dual"
FANNED: Final = "fan"
TOKEN: Final = 50.0
NEEDED: Final = 12.0
SPAWN, EXTRA, ABOMINATION_CARD = 0, 1, 2
SKILLS: Final = (
    "medic",
    "free-combat-action",
    "free-melee-action",
    "free-ranged-action",
    "free-pistol-action",
    "free-rifle-action",
    "free-fanning",
    "die-combat",
    "dice-roll-combat",
    "damage-pistol",
    "damage-rifle",
    "fanning-damage",
    "die-ranged",
    "dice-roll-ranged",
    "fanning-dice-roll",
    "marksman",
    "combat-reflexes",
    "reaper-combat",
    "charge-damage",
    "free-charge",
    "zone-per-move",
    "low-profile",
    "fanning-free-reload",
    "escalation-ranged",
    "vade-retro-free-combat-action",
    "vade-retro-per-turn",
    "shove",
)


class TownLook(TownSight):
    """One look at the town, with what the bot makes of it."""

    def __init__(self, guide: Guide, s: State, weights: Weights) -> None:
        super().__init__(guide, s, weights)
        self.feat = live_feat(self)
        self._errands: tuple[list[Task], TownNeeds] | None = None

    def part(self) -> None:
        self.feat = None

    def errands(self) -> tuple[list[Task], Needs]:
        if self._errands is None:
            self._errands = errands(self)
        return self._errands

    def rooms(self) -> list[int]:
        """Rooms without zombies and Spawn tokens, no mines; sleeping houses only if there is no other and one may
        wake."""
        board = self.board
        mine = board.bears("mine")
        rooms = [z for z in range(board.zones) if board.indoors[z] and z not in self.zombies and not mine[z]]
        quiet = [z for z in rooms if z not in self.nests]
        awake = [z for z in quiet if z not in self.sleeping]
        return awake if awake or self.houses_left() <= 0 else quiet

    def may_search(self, fighter: Fighter, zone: int) -> bool:
        if fighter.searched and "townsfolk" not in fighter.classes:
            return False
        return self.board.indoors[zone] or fighter.mods[SCAVENGER] > 0

    def meeting(self, tasks: list[Task]) -> list[int]:
        """At the Exit or by the Train."""
        if any(task.kind != LEAVE for task in tasks):
            return []
        if self.exit >= 0:
            return [self.exit]
        if not any(isinstance(goal, LeaveByTrain) for goal in self.town.goals):
            return []
        hunting = any(isinstance(goal, GainBountyWeapons) for goal in self.open_goals())
        if hunting and not self.state.train_moving:
            return []
        board = self.board
        cars = [zone for zone in range(board.zones) if board.train[zone] and zone not in self.zombies]
        return cars or [zone for zone in range(board.zones) if board.rail[zone] and zone not in self.nests]

    def asleep(self, task: Task) -> int:
        return indoors_asleep(self, task)

    def wakes(self, zone: int) -> int:
        return 1 if self.sleeping.get(zone) == zone else 0

    def detour(self, fighter: Fighter, zone: int) -> float:
        """The price of waking a Corpse Pile; out of the question if the posse cannot afford it."""
        if zone not in self.sleeping or self.sleeping.get(fighter.zone) == self.sleeping[zone]:
            return 0.0
        return self.w.open_house if self.houses_left() > 0 else 60.0

    def aversion(self, fighter: Fighter, zone: int) -> float:
        return 2.0 * self.detour(fighter, zone)

    def share_gain(self, mine: list[str | None], theirs: list[str | None]) -> float:
        """Ammunition for Rallies, Holy Water and Dynamite for goals in several places: two can go at once (M4)."""
        _, needs = self.errands()
        assert isinstance(needs, TownNeeds)
        gain = 0.0
        for cards, wanted in ((AMMUNITION, needs.ammo), ((HOLY,), needs.holy), ((DYNAMITE,), needs.dynamite)):
            if wanted > 1:
                for hand in (mine, theirs):
                    for card in hand:
                        if card in cards:
                            gain += 1.0
                            break
        return gain

    def hunted(self, me: Fighter) -> int | None:
        """The Abomination goes for the most adrenaline."""
        best = max(self.here, key=lambda fighter: (fighter.adrenaline, fighter is me), default=None)
        if best is None:
            return None
        return -1 if best is me else best.zone

    def again(self, kind: int) -> float:
        """One more activation of a kind in this Spawn Step, by the cards that are still in the deck."""
        if not self.danger and kind != ABOMINATION:
            return 0.0
        moved = activated(self.guide)
        gone = 0
        for card in self.s.zombie_discards:
            if moved[card] == kind:
                gone += 1
        left = moved.count(kind) - gone
        cards = len(self.s.zombie_deck)
        if cards <= self.active_tokens:
            left, cards = moved.count(kind), max(cards, 37)
        return 1.0 - float((1.0 - min(1.0, left / cards)) ** self.active_tokens)

    def fresh(self) -> float:
        return mean_spawn(self.guide, self.danger)

    def kill_worth(self, zone: int, away: int, worth: float) -> float:
        """Zombies in the Mine with the coal."""
        if self.board.bears("mine")[zone] and self.town.coal:
            worth += 2.0
        return worth

    def own_figures(self) -> list[float]:
        """The Train and its clock, Bounty Weapons and cards that goals still ask for, houses, companions."""
        s, board = self.state, self.board
        moving = left = aboard = away = called = 0.0
        cars = [zone for zone in range(board.zones) if board.train[zone]]
        count = float(max(1, len(self.here)))
        if s.train_moving:
            moving = 1.0
            left = float(len(self.town.train_boards) - 1 - s.train_state)
            for fighter in self.here:
                if board.train[fighter.zone]:
                    aboard += 1.0
                elif cars:
                    away += min(12, self.near(fighter.zone, cars))
        elif s.clock >= 0:
            called = float(len(self.town.clock_route) - s.clock)
        wanted = 0
        for goal in self.open_goals():
            if isinstance(goal, GainBountyWeapons):
                wanted += max(0, (goal.count if goal.count else s.posse) - s.bounties_gained)
            elif isinstance(goal, GainSetAsideBounties):
                wanted += max(0, goal.count - s.set_aside_gained)
        _, needs = self.errands()
        lone = led = 0
        for follower in self.followers:
            if follower.leader >= 0:
                led += 1
            elif not follower.supply and follower.zone >= 0:
                lone += 1
        return [
            moving,
            left / 5.0,
            moving * aboard / count,
            away / (8.0 * count),
            called / 5.0,
            wanted / 4.0,
            sum(needs.short_of(self).values()) / 3.0,
            1.0 if self.houses_left() <= 0 else 0.0,
            len(set(self.sleeping.values())) / 4.0,
            lone / 4.0,
            led / 4.0,
        ]

    # ---- the live Feat

    def quest(self, fighter: Fighter, zone: int, left: int) -> float:
        if self.feat is None or not self.feat.asked:
            return 0.0
        return self.feat.prize * self.feat.best(fighter, zone, left)

    def daring(self, fighter: Fighter, attack: Strike) -> float:
        if self.feat is None:
            return 0.0
        return self.feat.prize * self.feat.odds(fighter, attack, fighter.zone, max(1, fighter.actions))


@cache
def activated(guide: Guide) -> list[int]:
    """For each Zombie card the kind that it activates once more; -1 for none."""
    t = guide.tables
    return [
        kind if wanted == (ABOMINATION_CARD if kind == ABOMINATION else EXTRA) else -1
        for kind, wanted in zip(t.zombie_card_type, t.zombie_card_kind, strict=True)
    ]


@cache
def mean_spawn(guide: Guide, level: int) -> float:
    """Zombies that a card brings on average."""
    t = guide.tables
    cards = range(len(t.zombie_card_ids))
    return sum(t.zombie_card_count[n][level] for n in cards if t.zombie_card_kind[n] == SPAWN) / len(cards)


class TownGuide(Guide):
    """The town and its box."""

    def __init__(self, book: Book) -> None:
        super().__init__(book)
        self.skills = SKILLS
        self.scorers = TOWN_SCORERS
        self.choosers = TOWN_CHOOSERS
        self.numbers = {card: number for number, card in enumerate(self.tables.card_ids)}

    def look(self, s: family.State, weights: Weights) -> Sight:
        assert isinstance(s, State)
        return TownLook(self, s, weights)

    def knack(self, classes: list[str]) -> bool:
        return "gunslinger" in classes

    def row(self, fighter: Fighter, board: Board, zone: int) -> list[int]:
        return board.sight_home[zone] if "townsfolk" in fighter.classes else board.sight[zone]

    def number_of(self, card: str) -> int:
        """The number of a card in the tables, -1 for a mission token carried in a slot."""
        return self.numbers.get(card, -1)

    def is_weapon(self, card: str) -> bool:
        number = self.number_of(card)
        return number >= 0 and self.tables.weapon[number] and self.tables.card_kind[number] not in (THROWN, ITEM)

    def make_strike(self, card: str, mode: str, mods: list[int]) -> Strike:
        t = self.tables
        number = self.number_of(card)
        kind = t.card_kind[number]
        made = Strike(card, mode, kind)
        dice, made.accuracy, made.damage = t.dice[number], t.accuracy[number], t.damage[number]
        bonus = 0
        made.farthest = t.range_max[number]
        made.nearest = t.range_min[number]
        if kind == MELEE:
            dice += mods[DIE_MELEE] + mods[DIE_MELEE_WEAPON]
            made.damage += mods[DAMAGE_MELEE] + mods[DAMAGE_MELEE_WEAPON]
            bonus = mods[ROLL_MELEE]
        else:
            made.farthest += mods[MAX_RANGE]
            if mods[POINT_BLANK]:
                made.nearest = 0
            if mode == FANNED:
                dice = 6 + mods[FANNING_DIE]
                made.accuracy = t.fanned_accuracy[number]
                made.damage += mods[FANNING_DAMAGE]
                made.farthest += mods[FANNING_RANGE]
                bonus += mods[FANNING_ROLL]
                made.loud = True
            dice += mods[DIE_RANGED] + (mods[DIE_PISTOL] if kind == PISTOL else mods[DIE_RIFLE] if kind == RIFLE else 0)
            extra = mods[DAMAGE_PISTOL] if kind == PISTOL else mods[DAMAGE_RIFLE] if kind == RIFLE else 0
            made.damage += mods[DAMAGE_RANGED] + extra
            bonus += mods[ROLL_RANGED]
        made.dice = dice * (2 if mode == DUAL else 1) + (2 if mode == DUAL and card == "knife" else 0)
        made.accuracy = max(1, made.accuracy - bonus)
        if mode == FANNED or t.reload[number]:
            made.pace = 0.5
        if mods[LUCKY] or (mode == FANNED and mods[FANNING_REROLL]):
            made.dice += made.dice // 3  # a second try is worth about a third more dice
        return made

    def ways(self, ready: tuple[str, ...], talent: Talent) -> list[Strike]:
        found: list[Strike] = []
        for card in dict.fromkeys(ready):
            if not self.is_weapon(card):
                continue
            attack = talent.strike(card, SINGLE)
            found.append(attack)
            if ready.count(card) > 1 and self.pairs(card, talent.mods):
                found.append(talent.strike(card, DUAL))
            if attack.kind == PISTOL and talent.knack:
                found.append(talent.strike(card, FANNED))
        return found

    def pairs(self, card: str, mods: list[int]) -> bool:
        return self.tables.dual[self.number_of(card)] or mods[AMBIDEXTROUS] > 0

    def trifle(self, hands: tuple[str, ...]) -> float:
        """A knife helps beside any other weapon."""
        return 0.1 if "knife" in hands and any(card != "knife" and self.is_weapon(card) for card in hands) else 0.0

    def weapon_worth(self, card: str, talent: Talent) -> float:
        attack = talent.strike(card, SINGLE)
        worth = expected(attack.dice, attack.accuracy, 4) * (1.0 if attack.damage < 2 else 1.6)
        if attack.kind == MELEE:
            return worth * 0.9
        if self.tables.reload[self.number_of(card)]:
            worth *= 0.75
        if talent.knack and attack.kind == PISTOL:
            fan = talent.strike(card, FANNED)
            worth = max(worth, 0.7 * expected(fan.dice, fan.accuracy, 4) * (1.0 if fan.damage < 2 else 1.6))
        return worth * (1.0 + 0.12 * attack.farthest)

    def card_worth(self, sight: Sight, fighter: Fighter, card: str, needs: Needs) -> float:
        assert isinstance(needs, TownNeeds)
        if self.number_of(card) < 0:
            return TOKEN
        if card == HOLY:
            return NEEDED if needs.holy else 3.0
        if card == WATER:
            if "faithful" in fighter.classes:
                return NEEDED if needs.holy else 3.0
            return 0.8
        if card == DYNAMITE:
            return NEEDED if needs.dynamite else 2.2
        if card in AMMUNITION:
            return NEEDED if needs.ammo else 0.9 + 0.4 * self.feeds(fighter, card)
        return 1.5 * fighter.talent.weapon_worth(card)

    def feeds(self, fighter: Fighter, card: str) -> int:
        """How many carried weapons a box of ammunition serves."""
        wanted = "bullets" if card == AMMUNITION[0] else "shells"
        cards = load(self.book).equipment
        return sum(1 for other in fighter.packed if other in cards and cards[other].ammo == wanted)
