"""A Turn of the rule-of-thumb bot: where to go with the Actions left, and what could be done there."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from graveshift.board.board import FAR
from graveshift.bots import greedy_weights as w
from graveshift.bots.greedy_danger import Danger, lift, worth_of_kill
from graveshift.bots.greedy_feats import live_feat
from graveshift.bots.greedy_figures import Strike, expected, mortal, weapon_worth
from graveshift.bots.greedy_power import attacks_of
from graveshift.bots.greedy_roles import assign
from graveshift.bots.greedy_sight import Fighter, Sight
from graveshift.bots.greedy_tasks import (
    CLEANSE,
    DELIVER,
    FOLLOW,
    LEAVE,
    PUSH,
    RALLY,
    SEARCH,
    TAKE,
    THROW,
    Task,
    errands,
    house_budget,
)
from graveshift.zombicide.skills import MARKSMAN, SCAVENGER, SLIPPERY

AGAIN: Final = (0.0, 1.0, 1.7, 2.2, 2.6, 2.9, 3.1)
"""Attacks from one place: each further one finds fewer targets."""
DEEDS: Final = (TAKE, RALLY, CLEANSE, THROW, PUSH, DELIVER, LEAVE)


class Plan:
    """Everything one survivor weighs up in its Turn."""

    def __init__(self, sight: Sight, me: Fighter) -> None:
        self.sight = sight
        self.me = me
        tasks, needs = errands(sight)
        self.short = needs.short_of(sight)
        self.needs = needs
        roles = assign(sight, tasks, self.short)
        self.task: Task | None = roles.tasks.get(me.id)
        self.danger = Danger(sight, me, [mate for mate in sight.here if roles.leaders.get(mate.id) == me.id])
        self.stays: dict[tuple[int, float], float] = {}
        self.mods = tuple(me.mods)
        self.feat = live_feat(sight)
        self.hunts: dict[tuple[int, int], float] = {}
        self.sleeping = sight.sleeping
        self.attacks = attacks_of(me)
        self.gains = self._gains()
        self.away = self._away()
        self.armed = max((w.dice and worth(w, self.mods, me) for w in self.attacks), default=0.0)

    # ---- fighting

    def _gains(self) -> dict[int, list[float]]:
        """For each zone with zombies what each attack would gain, if it could reach it."""
        gains: dict[int, list[float]] = {}
        for zone, horde in self.sight.zombies.items():
            unit = worth_of_kill(self.sight, zone)
            gains[zone] = [self.gain(attack, zone, horde, unit) for attack in self.attacks]
        return gains

    def gain(self, attack: Strike, zone: int, horde: tuple[int, int, int, int], unit: float) -> float:
        """The worth of one attack on a zone: kills by what they are worth, less friends hit."""
        kills = expected(attack.dice, attack.accuracy, mortal(attack, horde))
        value = kills * unit
        if not attack.melee and self.friends(zone) and not self.me.mods[MARKSMAN]:
            value -= w.MISFIRE * attack.dice * (attack.accuracy - 1) / 6
        if attack.loud:
            value -= w.LOUD
        if unit < w.NEAR[0]:
            value -= lift(self.sight, self.me, max(1.0, kills)) * min(1.0, kills)
        return value

    def friends(self, zone: int) -> int:
        """Others in a zone, as it is now."""
        return self.sight.crowd.get(zone, 0) - (1 if zone == self.me.zone else 0)

    def kills_at(self, zone: int, actions: int) -> float:
        """Kills in the own zone with so many Actions."""
        horde = self.sight.zombies.get(zone)
        if horde is None or actions <= 0:
            return 0.0
        alone = not self.friends(zone) and (zone == self.me.zone or not self.me.followers)
        best = 0.0
        for attack in self.attacks:
            if attack.nearest == 0 and (attack.melee or alone):
                kills = expected(attack.dice, attack.accuracy, mortal(attack, horde))
                best = max(best, kills * (1.0 + (actions - 1) * attack.pace))
        return best

    def best_attack(self, zone: int, actions: int) -> float:
        """The best that attacks with one weapon could do from a zone with so many Actions."""
        if actions <= 0:
            return 0.0
        board = self.sight.board
        row = board.sight_home[zone] if "townsfolk" in self.me.classes else board.sight[zone]
        best = 0.0
        for target, gains in self.gains.items():
            away = row[target]
            for attack, gain in zip(self.attacks, gains, strict=True):
                if gain > 0 and (away == 0 if attack.melee else attack.nearest <= away <= attack.farthest):
                    best = max(best, gain * (1.0 + (AGAIN[min(actions, 6)] - 1.0) * attack.pace))
        return best

    # ---- walking

    def _away(self) -> list[float]:
        """How far each zone is from the errand, counted in zones, zombies and sleeping houses as detours."""
        board = self.sight.board
        away = [float(FAR)] * board.zones
        if self.task is None:
            return [0.0] * board.zones
        queue: list[tuple[float, int]] = []
        for place in self.task.places:
            away[place] = 0.0
            heappush(queue, (0.0, place))
        while queue:
            so_far, zone = heappop(queue)
            if so_far > away[zone]:
                continue
            entering = self.hurdle(zone)
            for near in board.neighbours[zone]:
                cost = so_far + 1.0 + entering + self.leaving(near)
                if cost < away[near]:
                    away[near] = cost
                    heappush(queue, (cost, near))
        return away

    def hurdle(self, zone: int) -> float:
        """What keeps a survivor from entering a zone, as zones of detour."""
        sight = self.sight
        cost = 0.6 * sight.horde(zone)
        if zone in self.sleeping and self.sleeping.get(self.me.zone) != self.sleeping[zone]:
            cost += self.waking()
        return cost

    def waking(self) -> float:
        """The price of waking a Corpse Pile, as zones of detour; out of the question if the posse cannot afford it."""
        return w.OPEN_HOUSE if house_budget(self.sight) > 0 else 60.0

    def leaving(self, zone: int) -> float:
        """Extra Actions to leave a zone."""
        if self.me.mods[SLIPPERY]:
            return 0.0
        return float(self.sight.horde(zone))

    def reachable(self, actions: int) -> dict[int, tuple[int, int]]:
        """Zones within reach: Actions spent, and the first step."""
        found: dict[int, tuple[int, int]] = {self.me.zone: (0, -1)}
        edge = [self.me.zone]
        board = self.sight.board
        while edge:
            coming: list[int] = []
            for zone in edge:
                spent, first = found[zone]
                spent += 1 + int(self.leaving(zone))
                if spent > actions:
                    continue
                for near in board.neighbours[zone]:
                    if near in found and found[near][0] <= spent:
                        continue
                    if self.hurdle(near) >= 50.0:
                        continue
                    found[near] = (spent, first if first >= 0 else near)
                    coming.append(near)
            edge = coming
        return found

    # ---- weighing places

    def place(self, zone: int, left: int) -> float:
        """The value of being in a zone with so many Actions left to spend there."""
        value = -w.STEP * min(self.away[zone], 30.0) * self.pull()
        fighting = self.fighting(zone, left) + self.stay(zone, self.kills_at(zone, left))
        if left > 0 and self.at_work(zone):
            assert self.task is not None
            working = self.fighting(zone, left - 1) + self.stay(zone, self.kills_at(zone, left - 1))
            fighting = max(fighting, working + self.task.worth)
        elif self.at_work(zone):
            assert self.task is not None
            fighting += 0.3 * self.task.worth
        value += fighting
        if zone != self.me.zone and zone in self.sleeping and self.sleeping.get(self.me.zone) != self.sleeping[zone]:
            value -= 2.0 * self.waking() if self.task is None or zone not in self.task.places else 0.0
        return value

    def stay(self, zone: int, killed: float) -> float:
        """What the danger of ending here costs; asked for again and again, so kept."""
        known = self.stays.get((zone, killed))
        if known is None:
            known = self.stays[zone, killed] = self.danger.stay(zone, killed)
        return known

    def pull(self) -> float:
        if self.task is None or self.task.kind == LEAVE:
            return w.LEAVING
        return w.FOLLOWING if self.task.kind in (FOLLOW, SEARCH) else 1.0

    def fighting(self, zone: int, left: int) -> float:
        """What the Actions left could do in this zone besides the errand: search and fight."""
        if left <= 0:
            return 0.0
        prize = self.hunt(zone, left)
        if self.may_search(zone):
            return max(self.search_worth() + self.best_attack(zone, left - 1), self.best_attack(zone, left) + prize)
        return self.best_attack(zone, left) + prize

    def hunt(self, zone: int, left: int) -> float:
        """What the live Feat is worth from here, where a goal asks for it; asked for again and again, so kept."""
        if self.feat is None or not self.feat.asked:
            return 0.0
        known = self.hunts.get((zone, left))
        if known is None:
            known = self.hunts[zone, left] = self.feat.prize * self.feat.best(self.me, zone, left)
        return known

    def at_work(self, zone: int) -> bool:
        task = self.task
        return task is not None and zone in task.places and task.kind in DEEDS

    def may_search(self, zone: int) -> bool:
        if self.me.searched and "townsfolk" not in self.me.classes:
            return False
        if not self.sight.board.indoors[zone] and not self.me.mods[SCAVENGER]:
            return False
        return zone not in self.sight.zombies

    def search_worth(self) -> float:
        """Searching pays while a goal needs a card or the hands hold little."""
        if self.short:
            return w.SEARCH_SHORT
        return w.SEARCH_POOR if self.armed < w.ARMED else w.SEARCH_RICH


def worth(attack: Strike, mods: tuple[int, ...], me: Fighter) -> float:
    return weapon_worth(attack.card, mods, "gunslinger" in me.classes)
