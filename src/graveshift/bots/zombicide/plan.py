"""A Turn of the rule-of-thumb bot: where to go with the Actions left, and what could be done there."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from graveshift.board.board import FAR
from graveshift.bots.zombicide.danger import Danger, lift, worth_of_kill
from graveshift.bots.zombicide.errands import FOLLOW, LEAVE, NO_DEED, SEARCH, Task
from graveshift.bots.zombicide.figures import Strike, kills_of
from graveshift.bots.zombicide.roles import assign
from graveshift.bots.zombicide.sight import Fighter, Horde, Sight
from graveshift.zombicide.rules.skills import MARKSMAN, SLIPPERY

AGAIN: Final = (0.0, 1.0, 1.7, 2.2, 2.6, 2.9, 3.1)
"""Attacks from one place: each further one finds fewer targets."""

Reach = tuple[int, int]
"""Actions to get somewhere, and the first step on the way."""


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
        self.blows: dict[tuple[int, int], float] = {}
        self.reaches: dict[int, dict[int, Reach]] = {}
        self.hunts: dict[tuple[int, int], float] = {}
        self.attacks = me.attacks()
        self.farthest = max([0 if attack.melee else attack.farthest for attack in self.attacks], default=-1)
        """How far the farthest attack reaches."""
        self.armed = max([self.worth(attack) if attack.dice else 0.0 for attack in self.attacks], default=0.0)
        self.gains: dict[int, list[float]] = {}
        """For zones with zombies what each attack would gain, if it could reach it; as far as anybody has asked."""
        self.strength = self._strength()
        zones = sight.board.zones
        self.hurdles = [-1.0] * zones
        """What keeps the survivor from entering each zone, as far as anybody has asked."""
        self._away = [float(FAR) if self.task is not None else 0.0] * zones
        self._settled = 0.0 if self.task is not None else float(FAR)
        self._queue: list[tuple[float, int]] = []
        if self.task is not None:
            for place in self.task.places:
                self._away[place] = 0.0
                heappush(self._queue, (0.0, place))

    # ---- fighting

    def gains_of(self, zone: int) -> list[float]:
        """What each attack on a zone with zombies would gain."""
        known = self.gains.get(zone)
        if known is None:
            horde = self.sight.zombies[zone]
            unit = worth_of_kill(self.sight, zone)
            known = self.gains[zone] = [self.gain(attack, zone, horde, unit) for attack in self.attacks]
        return known

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
        """The best that attacks with one weapon could do from a zone with so many Actions; kept."""
        if actions <= 0 or not self.attacks:
            return 0.0
        known = self.blows.get((zone, actions))
        if known is None:
            known = self.blows[zone, actions] = self._best_attack(zone, actions)
        return known

    def _best_attack(self, zone: int, actions: int) -> float:
        row = self.sight.guide.row(self.me, self.sight.board, zone)
        best = 0.0
        again = AGAIN[min(actions, 6)] - 1.0
        attacks = self.attacks
        for target in self.sight.zombies:
            away = row[target]
            if away > self.farthest:
                continue
            gains = self.gains_of(target)
            for number in range(len(attacks)):
                attack = attacks[number]
                gain = gains[number]
                if gain > 0 and (away == 0 if attack.melee else attack.nearest <= away <= attack.farthest):
                    gain *= 1.0 + again * attack.pace
                    best = max(best, gain - self.sight.clamour(self.me, attack, zone))
        return best

    # ---- walking

    def away(self, zone: int) -> float:
        """How far a zone is from the errand, counted in zones, zombies and sleeping houses as detours.

        Worked out from the errand outwards, no further than somebody asks.
        """
        away, queue = self._away, self._queue
        board, sight, me = self.sight.board, self.sight, self.me
        while queue and away[zone] > self._settled:
            so_far, place = heappop(queue)
            if so_far > away[place]:
                continue
            self._settled = so_far
            entering = self.hurdle(place)
            for near in board.neighbours[place]:
                cost = so_far + 1.0 + entering + self.leaving(near) + sight.farewell(me, near)
                if cost < away[near]:
                    away[near] = cost
                    heappush(queue, (cost, near))
        return away[zone]

    def hurdle(self, zone: int) -> float:
        """What keeps a survivor from entering a zone, as zones of detour; asked for again and again, so kept."""
        known = self.hurdles[zone]
        if known < 0.0:
            known = self.hurdles[zone] = 0.6 * self.sight.counts[zone] + self.sight.detour(self.me, zone)
        return known

    def leaving(self, zone: int) -> float:
        """Extra Actions to leave a zone."""
        if self.me.mods[SLIPPERY]:
            return 0.0
        return float(self.sight.counts[zone])

    def reachable(self, actions: int) -> dict[int, Reach]:
        """Zones within reach: Actions spent, and the first step."""
        known = self.reaches.get(actions)
        if known is None:
            known = self.reaches[actions] = self._reachable(actions)
        return known

    def _reachable(self, actions: int) -> dict[int, Reach]:
        found: dict[int, Reach] = {self.me.zone: (0, -1)}
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
                    known = found.get(near)
                    if known is not None and known[0] <= spent:
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
        working = left > 0 and self.at_work(zone)
        return self.weighed(
            zone, left, self.stay_after(zone, left), self.stay_after(zone, left - 1) if working else 0.0
        )

    def promise(self, zone: int, left: int) -> float:
        """The same without any danger there: no place is better than that."""
        return self.weighed(zone, left, 0.0, 0.0)

    def weighed(self, zone: int, left: int, fought: float, worked: float) -> float:
        """A place, given the danger of ending there after fighting on, and after doing what the errand asks for."""
        task = self.task
        value = -self.w.step * min(self.away(zone), 30.0) * self.strength
        fighting = self.fighting(zone, left) + fought
        if task is not None and self.at_work(zone):
            if left > 0:
                fighting = max(fighting, self.fighting(zone, left - 1) + worked + task.worth)
            else:
                fighting += 0.3 * task.worth
        value += fighting
        if zone != self.me.zone and (task is None or zone not in task.places):
            value -= self.sight.aversion(self.me, zone)
        return value

    def stay_after(self, zone: int, left: int) -> float:
        """The danger of ending here with so many Actions spent on zombies."""
        return self.stay(zone, self.kills_at(zone, left))

    def stay(self, zone: int, killed: float) -> float:
        """What the danger of ending here costs; asked for again and again, so kept."""
        known = self.stays.get((zone, killed))
        if known is None:
            known = self.stays[zone, killed] = self.danger.stay(zone, killed)
        return known

    def _strength(self) -> float:
        """How much a step towards the errand counts."""
        if self.task is None or self.task.kind == LEAVE:
            return self.w.leaving * self.sight.pull() * self.sight.urgency()
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
