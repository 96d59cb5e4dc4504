"""What the rule-of-thumb bot makes of steam: a Gauge that presses, Jets that scald, Nozzles to refill at."""

from __future__ import annotations

from typing import Final

from graveshift.board.board import FAR
from graveshift.bots.zombicide.errands import TAKE, Needs, Task
from graveshift.bots.zombicide.guide import Guide
from graveshift.bots.zombicide.sight import NOWHERE, Fighter, Objective, Sight
from graveshift.bots.zombicide.town.errands import train_may_come
from graveshift.bots.zombicide.town.guide import TownLook
from graveshift.bots.zombicide.weights import Weights
from graveshift.games.gears_and_guns.rules.gauge import scalds
from graveshift.games.gears_and_guns.rules.nozzles import nozzle_zones, switch_zones
from graveshift.games.gears_and_guns.rules.state import State
from graveshift.games.gears_and_guns.rules.works import works_of
from graveshift.games.undead_or_alive.rules.goals import DestroyWagon, LeaveByTrain
from graveshift.zombicide.rules.codes import COAL, FAVOURITE

REFILL: Final = "refill"
"""The errand of those whose weapons have run dry."""
VALVE: Final = "valve"
"""Turning off a Jet that stands in the way of a goal."""
WARM: Final = 8
"""A Gauge from which on somebody goes for an Objective that relieves it."""
HOT: Final = 14
"""A Gauge at which nothing is more urgent."""
PRESSED: Final = 4
"""Rounds that the Gauge leaves, from which on steps count for more."""
AT_ONCE: Final = 30.0
"""Relieving a Gauge that would be full before the Train is gone."""
ASLEEP: Final = 4
"""Zones of detour to an Objective that wakes no Corpse Pile."""
SMALL: Final = 2
"""Points of relief for which nobody wakes a Corpse Pile before the Gauge is hot."""
INVENTION: Final = 4.0
"""Searching for an Invention: each of them helps, whatever a goal needs."""
BARRED: Final = 60.0
"""As many zones of detour as no way is worth."""
SCALDED: Final = 4.0
"""A wound on the way, as zones of detour."""


class SteamLook(TownLook):
    """One look at a town with steam."""

    def __init__(self, guide: Guide, s: State, weights: Weights) -> None:
        super().__init__(guide, s, weights)
        self.steam = s
        self.works = works_of(s)
        self.gauge = s.gauge
        self.inventions = len(s.invention_deck) + len(s.invention_discards)
        self.jets: list[int] = list(s.board.unseen)
        self.scalds = scalds(s)
        self.will_scald = len(self.jets) > 0 and s.gauge + self.works.gauge_step >= self.works.scalds_from
        self.nozzles: list[int] = nozzle_zones(s) if s.switches else []
        self.switches: list[int] = switch_zones(s) if s.switches else []
        self.taps: list[int] = []
        """The zones of Nozzles that fill cards again."""
        for number, zone in enumerate(self.nozzles):
            if s.switches[number] and not s.broken[number]:
                self.taps.append(zone)
        self._with_steam: tuple[list[Task], Needs] | None = None

    def errands(self) -> tuple[list[Task], Needs]:
        if self._with_steam is None:
            tasks, needs = super().errands()
            self._with_steam = (tasks + self.reliefs(tasks) + self.refills() + self.valves(), needs)
        return self._with_steam

    # ---- the Gauge

    def relief_of(self, objective: Objective) -> int:
        """By how much taking an Objective lowers the Gauge; one face down may be any that does."""
        if objective.face == COAL or objective.id == self.works.clock_name:
            return 0
        return max(self.works.relief) if objective.hidden else self.works.relief[objective.face]

    def reliefs(self, known: list[Task]) -> list[Task]:
        """The Objective nearest to somebody that lowers a warm Gauge, the more urgent the hotter it is; before
        everything else where it would be full before the Train is gone."""
        late = self.late()
        if (self.gauge < WARM and not late) or not any(self.works.relief) or not train_may_come(self):
            return []
        places = [one.zone for one in self.objectives if one.zone != NOWHERE and self.relief_of(one)]
        if not places:
            return []
        if self.gauge < HOT and not late and any(task.kind == TAKE and task.target in places for task in known):
            return []
        people = [fighter.zone for fighter in self.here]
        nearest = min(places, key=lambda zone: (self.near(zone, people) + self.waking(zone), zone))
        if self.waking(nearest) and self.gauge < HOT and not late and max(self.works.relief) <= SMALL:
            return []
        return [Task(TAKE, [nearest], nearest, 12.0 + (AT_ONCE if late else self.gauge - WARM), None)]

    def late(self) -> int:
        """Rounds by which the Gauge is full before the last section of the Train has left, once that is all there is
        to do (GG-GAUGE-05)."""
        if self.gauge < 0 or self.works.gauge_step <= 0:
            return 0
        if not any(isinstance(goal, LeaveByTrain) for goal in self.open_goals()):
            return 0
        # It moves before the Gauge rises: the round in which the Gauge is full is enough for its last move.
        left = -(-(self.works.gauge_full - self.gauge) // self.works.gauge_step)
        return max(0, len(self.town.train_boards) - 1 - self.state.train_state - left)

    def waking(self, zone: int) -> int:
        """A house that is still asleep, as zones of detour."""
        return ASLEEP if zone in self.sleeping else 0

    def pull(self) -> float:
        """The fewer rounds the Gauge leaves, the more a step is worth (GG-GAUGE-05)."""
        if self.gauge < 0:
            return super().pull()
        left = (self.works.gauge_full - self.gauge) / max(1, self.works.gauge_step)
        return 1.0 if left > PRESSED else self.w.hurry if left > PRESSED / 2 else 2 * self.w.hurry

    def own_figures(self) -> list[float]:
        """The town's, and how far the Gauge has risen, what still relieves it, and Inventions won."""
        full = self.gauge / self.works.gauge_full if self.gauge >= 0 else 0.0
        relief = 0
        if self.gauge >= 0:
            for objective in self.objectives:
                if objective.zone != NOWHERE:
                    relief += self.relief_of(objective)
        inventions = len(self.steam.inventions) / 4.0
        return [*super().own_figures(), full, full * full, relief / 10.0, inventions, min(3, self.late()) / 3.0]

    # ---- Inventions

    def finds_inventions(self, zone: int) -> bool:
        """Does a Search here draw an Invention, and is there one left?"""
        return zone in self.switches and self.board.indoors[zone] and self.inventions > 0

    def rooms(self) -> list[int]:
        """Where no Switch is while a goal needs a card; else those with one first."""
        rooms = super().rooms()
        shops = [zone for zone in rooms if self.finds_inventions(zone)]
        others = [zone for zone in rooms if zone not in shops]
        _, needs = self.errands()
        return (others or rooms) if needs.short_of(self) else (shops or rooms)

    def search_worth(self, zone: int, short: bool, armed: float) -> float:
        if self.finds_inventions(zone):
            return INVENTION
        return super().search_worth(zone, short, armed)

    # ---- Nozzles

    def refills(self) -> list[Task]:
        """Those who hold nothing but dry weapons go to the nearest Nozzle."""
        taps = [zone for zone in self.taps if zone not in self.zombies]
        if not taps:
            return []
        able = [fighter.id for fighter in self.here if holds_dry(fighter) and not armed(fighter)]
        return [Task(REFILL, taps, taps[0], 9.0, [name]) for name in able]

    # ---- Jets

    def valves(self) -> list[Task]:
        """Jets that hide the Wagon from everybody who could throw Dynamite at it."""
        if not self.jets or not any(isinstance(goal, DestroyWagon) for goal in self.open_goals()):
            return []
        people = [fighter.zone for fighter in self.here]
        for zone, row in enumerate(self.board.sight):
            if row[self.wagon] == 1 and self.near(zone, people) < FAR:
                return []
        clear = self.board.behind_steam([]).sight
        found: list[Task] = []
        for number, nozzle in enumerate(self.nozzles):
            if nozzle in self.jets and self.steam.switches[number] and clear[nozzle][self.wagon] == 1:
                found.append(Task(VALVE, [self.switches[number]], self.switches[number], 14.0, None))
        return found

    def hazard(self, fighter: Fighter, zone: int) -> float:
        """Whoever begins a Turn in a Jet suffers a Wound, and another one by leaving it."""
        early = super().hazard(fighter, zone)
        if not self.will_scald or zone not in self.jets:
            return early
        return early + (self.w.death if fighter.health <= 2 else 2.0 * self.w.wound)

    def detour(self, fighter: Fighter, zone: int) -> float:
        return super().detour(fighter, zone) + self.scalding(fighter, zone)

    def scalding(self, fighter: Fighter, zone: int) -> float:
        """A Jet on the way costs a Wound for the step out of it."""
        if not self.scalds or zone not in self.jets or zone == fighter.zone:
            return 0.0
        return SCALDED if fighter.health > 1 else BARRED

    def must_hold(self, fighter: Fighter) -> bool:
        return self.scalds and fighter.zone in self.jets and fighter.health <= 1


def steam_of(sight: Sight) -> SteamLook:
    """The same, by its own type."""
    assert isinstance(sight, SteamLook)
    return sight


def holds_dry(fighter: Fighter) -> bool:
    """Has a weapon in hand run dry?"""
    return any(slot <= FAVOURITE for slot in fighter.useless)


def armed(fighter: Fighter) -> bool:
    """Has this survivor a weapon at hand that works?"""
    return any(fighter.guide.is_weapon(card) for card in fighter.ready)
