"""A Turn of the rule-of-thumb bot: where to go with the Actions left, and what could be done there."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from graveshift.board.board import FAR
from graveshift.bots.zombicide.danger import Danger, lift, worth_of_kill
from graveshift.bots.zombicide.errands import FOLLOW, LEAVE, NO_DEED, SEARCH, Task
from graveshift.bots.zombicide.figures import Strike, kills_of
from graveshift.bots.zombicide.power import attacks_of
from graveshift.bots.zombicide.roles import assign
from graveshift.bots.zombicide.sight import Fighter, Horde, Sight
from graveshift.zombicide.rules.skills import MARKSMAN, SLIPPERY

AGAIN: Final = (0.0, 1.0, 1.7, 2.2, 2.6, 2.9, 3.1)
"""Attacks from one place: each further one finds fewer targets."""


class Plan:
    """Everything one survivor weighs up in its Turn."""

    def __init__(self, sight: Sight, me: Fighter) -> None:
        self.sight = sight
        self.w = sight.w
        self.me = me
        tasks, needs = sight.errands()
        self.short = needs.short_of(sight)
        self.needs = needs
        roles = assign(sight, tasks, self.short)
        self.task: Task | None = roles.tasks.get(me.id)
        self.danger = Danger(sight, me, [mate for mate in sight.here if roles.leaders.get(mate.id) == me.id])
        self.stays: dict[tuple[int, float], float] = {}
        self.hunts: dict[tuple[int, int], float] = {}
        self.attacks = attacks_of(me)
        self.gains = self._gains()
        self.away = self._away()
        self.armed = max([self.worth(attack) if attack.dice else 0.0 for attack in self.attacks], default=0.0)

    # ---- fighting

    def _gains(self) -> dict[int, list[float]]:
        """For each zone with zombies what each attack would gain, if it could reach it."""
        gains: dict[int, list[float]] = {}
        for zone, horde in self.sight.zombies.items():
            unit = worth_of_kill(self.sight, zone)
            gains[zone] = [self.gain(attack, zone, horde, unit) for attack in self.attacks]
        return gains

    def gain(self, attack: Strike, zone: int, horde: Horde, unit: float) -> float:
        """The worth of one attack on a zone: kills by what they are worth, less friends hit."""
        kills = kills_of(self.sight.guide, attack, horde)
        value = kills * unit + self.sight.glory(self.me, attack, horde, kills)
        if not attack.melee and self.friends(zone) and not self.me.mods[MARKSMAN]:
            value -= self.sight.misfire(self.me, attack, zone)
        if attack.loud:
            value -= self.w.loud
        if unit < self.w.near[0]:
            value -= lift(self.sight, self.me, max(1.0, kills)) * min(1.0, kills)
        return value

    def friends(self, zone: int) -> int:
        """Others in a zone, as it is now."""
        return self.sight.crowd.get(zone, 0) - (1 if zone == self.me.zone else 0)

    def kills_at(self, zone: int, actions: int) -> float:
        """Kills in one's own zone with so many Actions."""
        horde = self.sight.zombies.get(zone)
        if horde is None or actions <= 0:
            return 0.0
        alone = not self.friends(zone) and (zone == self.me.zone or not self.me.followers)
        best = 0.0
        for attack in self.attacks:
            if attack.nearest == 0 and not attack.blast and (attack.melee or alone):
                kills = kills_of(self.sight.guide, attack, horde)
                best = max(best, kills * (1.0 + (actions - 1) * attack.pace))
        return best

    def best_attack(self, zone: int, actions: int) -> float:
        """The best that attacks with one weapon could do from a zone with so many Actions."""
        if actions <= 0:
            return 0.0
        row = self.sight.guide.row(self.me, self.sight.board, zone)
        best = 0.0
        for target, gains in self.gains.items():
            away = row[target]
            for attack, gain in zip(self.attacks, gains, strict=True):
                if gain > 0 and (away == 0 if attack.melee else attack.nearest <= away <= attack.farthest):
                    gain *= 1.0 + (AGAIN[min(actions, 6)] - 1.0) * attack.pace
                    best = max(best, gain - self.sight.clamour(self.me, attack, zone))
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
                cost = so_far + 1.0 + entering + self.leaving(near) + self.sight.farewell(self.me, near)
                if cost < away[near]:
                    away[near] = cost
                    heappush(queue, (cost, near))
        return away

    def hurdle(self, zone: int) -> float:
        """What keeps a survivor from entering a zone, as zones of detour."""
        return 0.6 * self.sight.horde(zone) + self.sight.detour(self.me, zone)

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
        value = -self.w.step * min(self.away[zone], 30.0) * self.pull()
        fighting = self.fighting(zone, left) + self.stay(zone, self.kills_at(zone, left))
        if left > 0 and self.at_work(zone):
            assert self.task is not None
            working = self.fighting(zone, left - 1) + self.stay(zone, self.kills_at(zone, left - 1))
            fighting = max(fighting, working + self.task.worth)
        elif self.at_work(zone):
            assert self.task is not None
            fighting += 0.3 * self.task.worth
        value += fighting
        if zone != self.me.zone and (self.task is None or zone not in self.task.places):
            value -= self.sight.aversion(self.me, zone)
        return value

    def stay(self, zone: int, killed: float) -> float:
        """What the danger of ending here costs; asked for again and again, so kept."""
        known = self.stays.get((zone, killed))
        if known is None:
            known = self.stays[zone, killed] = self.danger.stay(zone, killed)
        return known

    def pull(self) -> float:
        if self.task is None or self.task.kind == LEAVE:
            return self.w.leaving * self.sight.pull()
        return self.w.following if self.task.kind in (FOLLOW, SEARCH) else self.sight.pull()

    def fighting(self, zone: int, left: int) -> float:
        """What the Actions left could do in this zone besides the errand: search and fight."""
        if left <= 0:
            return 0.0
        prize = self.hunt(zone, left)
        if self.may_search(zone):
            return max(self.search_worth(zone) + self.best_attack(zone, left - 1), self.best_attack(zone, left) + prize)
        return self.best_attack(zone, left) + prize

    def hunt(self, zone: int, left: int) -> float:
        """What an extraordinary deed is worth from here; asked for again and again, so kept."""
        known = self.hunts.get((zone, left))
        if known is None:
            known = self.hunts[zone, left] = self.sight.quest(self.me, zone, left)
        return known

    def at_work(self, zone: int) -> bool:
        task = self.task
        return task is not None and zone in task.places and task.kind not in NO_DEED

    def may_search(self, zone: int) -> bool:
        return zone not in self.sight.zombies and self.sight.may_search(self.me, zone)

    def search_worth(self, zone: int) -> float:
        return self.sight.search_worth(zone, len(self.short) > 0, self.armed)

    def worth(self, attack: Strike) -> float:
        return self.me.talent.weapon_worth(attack.card)
