"""The Steam Bottle on the board: placed, shot at, blown up (chapter Steam Bottle)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.gears_and_guns.rules.codes import AT_BOTTLE, PLACE_BOTTLE
from graveshift.games.gears_and_guns.rules.inventions import has_invention, take_invention
from graveshift.games.gears_and_guns.rules.state import State, own
from graveshift.games.gears_and_guns.rules.tables import steam
from graveshift.games.undead_or_alive.rules.machines import FireGatling
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import state as family
from graveshift.zombicide.rules.actions import WITH_ZONE, Action, one_action
from graveshift.zombicide.rules.attacks import seen_zones, sight_row
from graveshift.zombicide.rules.codes import BOOM, MANNER
from graveshift.zombicide.rules.hits import slay
from graveshift.zombicide.rules.noise import make_noise
from graveshift.zombicide.rules.pool import Attack
from graveshift.zombicide.rules.scene import Scene
from graveshift.zombicide.rules.state import survivors_in
from graveshift.zombicide.rules.wounds import eliminate


class PlaceBottle(Action):
    """Put a Bottle into a zone in sight at Range 0-1; nobody takes it up again (GG-BOTTLE-04, GG-BOTTLE-05)."""

    def __init__(self) -> None:
        super().__init__([(PLACE_BOTTLE, "place-bottle", WITH_ZONE)])
        self.ordinary = True

    def known(self, scene: Scene) -> bool:
        return scene.has_beside

    def offer(self, s: family.State, who: int, left: int, options: list[int]) -> None:
        assert isinstance(s, State)
        if not s.inventions or not has_invention(s, who, steam(s).bottle):
            return
        row = sight_row(s, who)
        for zone in seen_zones(s, who):
            if row[zone] <= 1:
                options.append(PLACE_BOTTLE + zone)

    def act(self, position: family.State, who: int, argument: int) -> None:
        s = own(position)
        one_action(s, who)
        take_invention(s, who, steam(s).bottle)
        s.bottles.append(argument)
        s.emit("bottle-placed", "GG-BOTTLE-04", (who, argument))


class BottleGatling(FireGatling):
    """The Gatling Gun may name a Bottle, too (GG-AMB-10)."""

    def offer(self, position: family.State, who: int, left: int, options: list[int]) -> None:
        before = len(options)
        super().offer(position, who, left, options)
        bottles = own(position).bottles
        if bottles:
            shots = [code for code in options[before:] if code & 255 in bottles]
            options += [code + (AT_BOTTLE << MANNER) for code in shots]


def carry_bottles(s: State, where: list[int]) -> None:
    """The Train takes Bottles aboard along, and removes those that it runs over, unexploded (GG-AMB-37)."""
    if s.bottles:
        s.bottles = [where[zone] for zone in s.bottles if where[zone] >= 0]


def hit_bottle(s: State, attack: Attack, hits: int) -> Generator[Ask, int, None]:
    """One hit blows the Bottle up: BOOM! there, every Actor in the zone is eliminated, all AP to the shooter.

    (GG-BOTTLE-07, GG-BOTTLE-09, GG-BOTTLE-10, GG-AMB-35)
    """
    if not hits:
        return
    zone = attack.zone
    s.bottles.remove(zone)
    s.invention_discards.append(steam(s).bottle)
    s.emit("bottle-exploded", "GG-BOTTLE-07", (attack.who, zone))
    make_noise(s, zone, BOOM, "GG-BOTTLE-09")
    for actor in survivors_in(s, zone):
        eliminate(s, actor, "GG-BOTTLE-07")
    card_kind = s.tables.card_kind[attack.card] if attack.card >= 0 else -1
    for kind in range(s.kinds):
        while s.zombies[zone * s.kinds + kind]:
            attack.kills += 1
            yield from slay(s, attack.who, zone, kind, card_kind)
