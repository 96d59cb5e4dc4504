"""What the rule-of-thumb bot sees of Army of the Dead beyond what the family shares: Sleepers, the Vault, the Truck."""

from __future__ import annotations

from typing import Final

from graveshift.board.board import FAR
from graveshift.bots.zombicide.guide import Guide
from graveshift.bots.zombicide.sight import NOWHERE, Fighter, Horde, Sight
from graveshift.bots.zombicide.weights import Weights
from graveshift.games.army_of_the_dead.content.box import SPECIALTIES
from graveshift.games.army_of_the_dead.content.script import FACES
from graveshift.games.army_of_the_dead.rules import codes as c
from graveshift.games.army_of_the_dead.rules.box import Part
from graveshift.games.army_of_the_dead.rules.city import City, is_open
from graveshift.games.army_of_the_dead.rules.personal import actor_of, card_in_slot, held_at_end, waiting
from graveshift.games.army_of_the_dead.rules.state import State
from graveshift.zombicide.rules.goals import Goal

FACE_NAMES: Final = {number: name for name, number in FACES.items()}
TRADES: Final = {bit: name for name, bit in SPECIALTIES.items()}


class Personal:
    """A Personal Objective on its slot."""

    def __init__(self, s: State, city: City, slot: int) -> None:
        card = card_in_slot(s, slot)
        self.owner = actor_of(s, card.person)
        self.face = city.personal_faces[slot]
        self.done = not waiting(s, slot) or held_at_end(s, slot)
        self.parts: list[Part] = card.parts
        self.left = [part.b - s.progress[slot * 2 + number] for number, part in enumerate(card.parts)]
        self.calls = card.calls_zeus or card.calls >= 0  # does its token bring an Abomination?


class CitySight(Sight):
    """One look at the city."""

    def __init__(self, guide: Guide, s: State, weights: Weights) -> None:
        super().__init__(guide, s, weights)
        assert isinstance(s.scene, City)
        self.state = s
        self.city = s.scene
        self.sleepers: dict[int, int] = {zone: count for zone, count in enumerate(s.sleepers) if count}
        self.truck = s.truck if s.truck >= 0 else NOWHERE
        self.seats: dict[int, int] = {}
        """Who sits in the Truck, and where."""
        if s.truck >= 0:
            self.seats = {actor: seat for actor, seat in enumerate(s.truck_seat) if seat != c.ON_FOOT}
        self.personal = [Personal(s, self.city, slot) for slot in range(len(s.personal))]
        self._unfinished = [personal for personal in self.personal if not personal.done]
        self._needed: dict[int, bool] = {}
        for dormant in self.city.dormant:
            doors = {door.door for door in self.city.forced}
            if doors and doors <= set(self.board.shut):
                self.held.add(dormant.zone)
        self.present = [0] * len(guide.kinds)
        """How many zombies of each kind are on the board."""
        for horde in self.zombies.values():
            for kind, count in enumerate(horde):
                self.present[kind] += count
        spaces = self.city.time_spaces
        self.clock = spaces - s.time if s.time >= 0 and spaces else FAR
        """Rounds until the Time token arrives; many where there is none."""

    def open_goals(self) -> list[Goal]:
        s = self.state
        return [goal for number, goal in enumerate(self.city.aims) if not s.goals >> number & 1 and is_open(s, goal)]

    def experts(self, bits: int) -> list[str]:
        """Those with one of these Specialties."""
        names = {name for bit, name in TRADES.items() if bits & bit}
        return [fighter.id for fighter in self.here if names & set(fighter.classes)]

    def holder(self, face: int) -> Fighter | None:
        """Who carries a token of a front."""
        for objective in self.objectives:
            if objective.face == face and objective.holder >= 0:
                return self.fighter(objective.holder)
        return None

    def exit_zone(self, number: int) -> int:
        """An Exit that is open, or nowhere."""
        return self.city.exit_zones[number] if self.state.open_exits >> number & 1 else NOWHERE

    def where(self, bits: int) -> int:
        """Where a zombie of these kinds stands."""
        for zone, horde in self.zombies.items():
            if any(count and bits >> kind & 1 for kind, count in enumerate(horde)):
                return zone
        return NOWHERE

    def unfinished(self) -> list[Personal]:
        return self._unfinished

    def own_unfinished(self, fighter: Fighter) -> bool:
        """Has this survivor a Personal Objective still to do?"""
        return any(personal.owner == fighter.number for personal in self.unfinished())

    def needed(self, fighter: Fighter) -> bool:
        """Is the game lost with this survivor? (AOTD-WIN-02, AOTD-WIN-03)"""
        known = self._needed.get(fighter.number)
        if known is None:
            known = self._needed[fighter.number] = self._is_needed(fighter)
        return known

    def _is_needed(self, fighter: Fighter) -> bool:
        if any(personal.owner == fighter.number for personal in self.personal) or fighter.followers or fighter.tokens:
            return True
        for loss in self.city.losses:
            if loss.a and loss.event >= 0 and self.experts(loss.a) == [fighter.id]:
                return True
        return len(self.here) <= 4

    def noise_wakes(self, zone: int) -> int:
        """Sleeper tokens that noise in a zone would wake (AOTD-NOISE-04)."""
        if not self.sleepers:
            return 0
        near = [place for place in self.board.neighbours[zone] if place in self.sleepers]
        return self.sleepers.get(zone, 0) + sum(self.sleepers[place] for place in near)


def city_of(sight: Sight) -> CitySight:
    """The same, by its own type."""
    assert isinstance(sight, CitySight)
    return sight


def blast_kills(sight: CitySight, zone: int, damage: int) -> Horde:
    """What a blast of so much damage kills in a zone; Explosives that lie there add theirs (AOTD-EXPL-03)."""
    tables = sight.guide.tables
    for place, card in zip(sight.state.laid_zone, sight.state.laid_card, strict=True):
        if place == zone:
            damage += tables.damage[card]
    horde = sight.zombies.get(zone, ())
    return tuple(count if sight.guide.tough[kind] <= damage else 0 for kind, count in enumerate(horde))
