"""Looking ahead to the end of one's own Turn: which Rooms to go through, and where to stand when it ends.

A plan counts fights by their mean, takes every errand on its way, and weighs the last position by the danger of the
Zombies left, by Wounds and Ammo, and by what is near.
"""

from __future__ import annotations

from typing import Final

from graveshift.bots.tez.errands import ANYWHERE, carried, delivery_worth, errands, gathering
from graveshift.bots.tez.scene import WHOLE, Goals, Scene
from graveshift.bots.tez.squads import ARRIVAL, Squads
from graveshift.bots.tez.worth import (
    DEATH,
    LAST_DEATH,
    STORED_AMMO,
    STORED_WEAPON,
    Danger,
    spare_worth,
    wants_weapons,
)
from graveshift.games.tiny_epic_zombies.rules.codes import (
    ARSENAL,
    CENTRE,
    COUNT,
    COURTYARD,
    NO_CARD,
    QUARANTINE,
    ROOMS,
    SLOTS,
    STORE_OF,
)

DEPTH: Final = 3
OVERKILL: Final = 3.0
"""The free Move that every third fight gives."""
FIGHT: Final = 0.5
"""Wounds of a fight, on average."""
CAPTURE: Final = 45.0
CAPTURE_WOUNDS: Final = 1.5
SAFE_CAPTURE: Final = 4
SAFE_SHOT: Final = 4
WASTE: Final = 1.0
"""What a shot must be worth more than its Ammo."""
FADE: Final[tuple[float, ...]] = tuple(0.87 ** (half / 2) for half in range(80))
"""What a thing is worth that lies so many half Moves away."""
RANKS: Final[tuple[float, ...]] = (1.0, 0.5, 0.3, 0.15)
"""How much the nearest good, the next one and so on count together."""
QUIET: Final = 4.0
"""Ending a Turn in the Courtyard: no noise, no Overrun."""
EXPOSED: Final[tuple[float, ...]] = (2.5, 1.0, 0.4)
"""Standing where the next Zombies come in, by the free Rooms they fill before."""
FEAR: Final = 2.0
"""How much more Wounds weigh where a death is the end."""
PATIENCE: Final = 0.97
"""What comes a Move later is worth a little less: something may come between."""
GATHERED: Final = 900.0
OURS: Final = 0.6
"""What is left of an errand that another Human of the team is nearer to."""
HEALED: Final = 1 << 30
DEPOSITED: Final = 1 << 31


class Step:
    """A position on the way: small and plain, one for each Room of a path."""

    __slots__ = ("done", "gain", "load", "room", "spare", "squads", "zombies")

    def __init__(self, room: int, zombies: int, spare: float, done: int, load: int, squads: int, gain: float) -> None:
        self.room = room
        self.zombies = zombies
        self.spare = spare
        self.done = done
        self.load = load
        self.squads = squads
        self.gain = gain


class Plan:
    """The Turn of one Human."""

    def __init__(self, scene: Scene, me: int, goals: Goals) -> None:
        s = scene.s
        self.scene = scene
        self.me = me
        self.side = scene.side(me)
        self.goals = goals
        self.errands = errands(scene, me, goals)
        self.danger = Danger(scene, self.side)
        self.squads = Squads(scene, me, goals)
        self.exit = gathering(scene, goals)
        self.captures = goals.has(QUARANTINE)
        self.arsenal = goals.has(ARSENAL)
        self.wounds = s.wounds[me]
        self.death = LAST_DEATH if not s.survivors[self.side] else DEATH
        self.fear = FEAR if self.death == LAST_DEATH else 1.0
        self.weapons = int(s.melee[me] != NO_CARD) + int(s.ranged[me] != NO_CARD)
        self.near = self._nearest_others()
        self.at_room: list[list[int]] = [[] for _ in range(ROOMS)]
        for at, errand in enumerate(self.errands):
            if errand.room != ANYWHERE:
                self.at_room[errand.room].append(at)
            else:
                for room in range(3 * errand.store, 3 * errand.store + 3):
                    self.at_room[room].append(at)
        self.from_room: list[list[tuple[int, float, int]] | None] = [None] * ROOMS
        self.known: dict[tuple[int, int, float, int, int, int, int], float] = {}

    def _nearest_others(self) -> list[int]:
        """How far the nearest other Human of the team is from each errand."""
        if self.scene.competitive:
            return [99] * len(self.errands)
        others = [room for at, room in enumerate(self.scene.places) if at != self.me]
        return [min([self.distance(room, at) for room in others]) for at in range(len(self.errands))]

    def distance(self, room: int, errand: int) -> int:
        entry = self.errands[errand]
        if entry.room == ANYWHERE:
            return self.scene.chart.to_store[room][entry.store]
        return self.scene.chart.far[room][entry.room]

    # ---- steps

    def now(self) -> Step:
        """Where the Human stands."""
        scene = self.scene
        spare = float(scene.spare(self.me))
        load = carried(scene, self.me)
        return Step(scene.places[self.me], scene.zombies, spare, 0, load, self.squads.now, 0.0)

    def arrive(self, step: Step, room: int) -> Step:
        """After a Move into a Room: deliveries, the fight, and the errands there."""
        after = Step(room, step.zombies, step.spare, step.done, step.load, step.squads, step.gain)
        if STORE_OF[room] == COURTYARD:
            self._enter_courtyard(after, STORE_OF[step.room] != COURTYARD)
        elif step.zombies >> room & 1:
            self._fight(after)
            self.act(after)
            return after
        self.act(after)
        if after.spare > SAFE_SHOT and after.zombies == step.zombies:
            self._shoot(after)
        return after

    def _shoot(self, step: Step) -> None:
        """After a Move into a Room without a Zombie: the shot that takes most danger away, if it pays."""
        now = self.danger.of(step.zombies)
        best, target = spare_worth(step.spare) - spare_worth(step.spare - 1) + WASTE, 0
        for room in self.scene.chart.walls[step.room]:
            bit = 1 << room
            if step.zombies & bit:
                gain = now - self.danger.of(step.zombies & ~bit)
                if gain > best:
                    best, target = gain, bit
        if target:
            step.zombies &= ~target
            step.spare -= 1

    def _enter_courtyard(self, step: Step, entered: bool) -> None:
        if step.load:
            step.gain += delivery_worth(self.scene, self.me, self.goals, step.load)
            step.load = 0
        if entered and not step.done & DEPOSITED and self.arsenal:
            step.done |= DEPOSITED
            self._deposit(step)

    def _deposit(self, step: Step) -> None:
        """A Weapon and some Ammo into the caches."""
        if self.weapons and wants_weapons(self.goals):
            step.gain += STORED_WEAPON
        count = deposit(step.spare, self.goals.ammo_missing)
        step.gain += STORED_AMMO * count
        step.spare -= count

    def _fight(self, step: Step) -> None:
        """A melee fight, or a capture of a Zombie that is alone in its Store."""
        bit = 1 << step.room
        alone = step.zombies & WHOLE[STORE_OF[step.room]] == bit
        step.zombies &= ~bit
        if alone and self.captures and step.spare >= SAFE_CAPTURE:
            step.gain += CAPTURE
            step.spare -= CAPTURE_WOUNDS
            return
        step.gain += OVERKILL
        if step.spare < 3:
            step.gain -= self.death * (1 / 3 if step.spare < 2 else 1 / 6)
        step.spare -= FIGHT

    def act(self, step: Step) -> None:
        """Errands in the Room, with a shot first if one Zombie is in the way."""
        room = step.room
        if room == CENTRE:
            if not step.done & HEALED and self.wounds:
                step.done |= HEALED
                step.spare += min(2, self.wounds)
        store = STORE_OF[room]
        if not self.at_room[room]:
            return
        here = [at for at in self.at_room[room] if not step.done >> at & 1]
        if not here:
            return
        if store != COURTYARD:
            left = step.zombies & WHOLE[store]
            if left:
                if step.spare < 3 or step.zombies >> room & 1 or left & (left - 1):
                    return
                if left.bit_length() - 1 not in self.scene.chart.walls[room]:
                    return
                if sum([self.errands[at].worth for at in here]) < 4:
                    return
                step.spare -= 1
                step.zombies &= ~left
        for at in here:
            errand = self.errands[at]
            step.done |= 1 << at
            step.gain += errand.worth
            step.load |= errand.load

    # ---- worth

    def worth(self, step: Step, moves: int, regular: int) -> float:
        """The best that can be made of so many Moves from here; Squads only use the regular ones."""
        return step.gain + PATIENCE * self._ahead(step, min(moves, DEPTH), min(regular, DEPTH))

    def _ahead(self, step: Step, moves: int, regular: int) -> float:
        if self.exit >= 0 and step.room == self.exit and self._all_gathered():
            return GATHERED
        key = (step.room, step.zombies, step.spare, step.done, step.load, step.squads, moves)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._best(step, moves, regular) if moves else self.outlook(step)
        return found

    def _best(self, step: Step, moves: int, regular: int) -> float:
        if step.spare <= 0:
            return -self.death
        gain = step.gain
        best = -1e9
        for room in self.scene.chart.steps[step.room]:
            after = self.arrive(step, room)
            value = after.gain - gain + PATIENCE * self._ahead(after, moves - 1, regular - 1)
            best = max(best, value)
        if regular > 0:
            squad = self.squads.candidate(step.squads)
            if squad >= 0:
                after = self.advance(step, squad)
                value = after.gain - gain + PATIENCE * self._ahead(after, moves - 1, regular - 1)
                best = max(best, value)
        return best

    def advance(self, step: Step, squad: int) -> Step:
        """Spend a Move on a Squad."""
        room = self.squads.landing(step.squads, squad)
        squads = self.squads.moved(step.squads, squad, room)
        zombies, gain = (step.zombies, ARRIVAL) if room < 0 else (step.zombies & ~(1 << room), 0.0)
        return Step(step.room, zombies, step.spare, step.done, step.load, squads, step.gain + gain)

    def _all_gathered(self) -> bool:
        if self.scene.competitive:
            return True
        for human, room in enumerate(self.scene.places):
            if human != self.me and room != self.exit:
                return False
        return True

    def outlook(self, step: Step) -> float:
        """The worth of a position at the end of the Turn."""
        if step.spare <= 0:
            return -self.death
        value = spare_worth(step.spare) * self.fear - self.danger.of(step.zombies) + self.near_good(step)
        value += self.squads.worth(step.squads, step.zombies)
        if STORE_OF[step.room] == COURTYARD:
            return value + QUIET
        return value - self.exposure(step)

    def exposure(self, step: Step) -> float:
        """An Overrun threatens whoever stands where the next Zombies come in."""
        if step.zombies >> step.room & 1:
            return 0.0
        store = STORE_OF[step.room]
        below = ~(step.zombies >> 3 * store) & ((1 << step.room % 3) - 1)
        return EXPOSED[COUNT[below]]

    def near_good(self, step: Step) -> float:
        """Errands still to be done, by how far they are."""
        room = step.room
        if self.exit >= 0:
            return GATHERED / 2 * FADE[2 * self.scene.chart.far[room][self.exit]]
        zombies = step.zombies
        done = step.done
        from_here = self.from_room[room]
        if from_here is None:
            from_here = self.from_room[room] = self._errands_from(room)
        values = [worth * FADE[COUNT[zombies >> shift & 7]] for bit, worth, shift in from_here if not done & bit]
        if step.load:
            worth = delivery_worth(self.scene, self.me, self.goals, step.load)
            values.append(worth * FADE[2 * self.scene.chart.to_courtyard[room]])
        if self.wounds and not step.done & HEALED:
            healed = spare_worth(step.spare + min(2, self.wounds)) - spare_worth(step.spare)
            values.append(healed * FADE[2 * self.scene.chart.far[room][CENTRE]])
        if self.captures and step.spare >= SAFE_CAPTURE:
            values.append(self._nearest_capture(step))
        values.sort(reverse=True)
        good = 0.0
        for rank in range(min(len(values), len(RANKS))):
            good += values[rank] * RANKS[rank]
        return good

    def _errands_from(self, room: int) -> list[tuple[int, float, int]]:
        """Each errand as a bit, with its worth from a Room, and where the Zombies of its Store begin."""
        found: list[tuple[int, float, int]] = []
        for at, errand in enumerate(self.errands):
            far = self.distance(room, at)
            share = 1.0 if far <= self.near[at] else OURS
            found.append((1 << at, errand.worth * share * FADE[2 * far], 3 * errand.store))
        return found

    def _nearest_capture(self, step: Step) -> float:
        """Some Zombie is alone in its Store."""
        far = self.scene.chart.far[step.room]
        nearest = 39
        for slot in range(SLOTS):
            bits = step.zombies >> 3 * slot & 7
            if COUNT[bits] == 1:
                nearest = min(nearest, far[3 * slot + bits.bit_length() - 1])
        return CAPTURE * FADE[2 * nearest]


def deposit(spare: float, missing: int) -> int:
    """How much Ammo to lay into the cache: as long as it is worth more there than on the track."""
    count = 0
    while count < missing and spare - count > 3:
        if spare_worth(spare - count) - spare_worth(spare - count - 1) > STORED_AMMO:
            break
        count += 1
    return count
